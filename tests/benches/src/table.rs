//! The table: ours beside the peer's, medians of paired runs.

use crate::games::{Game, Material, long_record};
use crate::{peers, work};
use fujite::rules::Repetition;
use rustix::time::{ClockId, clock_gettime};
use std::hint::black_box;

/// Pairs of runs for each case.
const PAIRS: usize = 15;

/// Seconds on the processor: a busy machine takes longer by the clock on the wall, the longer run the more.
fn seconds<T>(run: impl FnOnce() -> T) -> f64 {
    let now = || {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
    };
    let start = now();
    black_box(run());
    now() - start
}

fn median(mut of: Vec<f64>) -> f64 {
    of.sort_by(f64::total_cmp);
    of[of.len() / 2]
}

/// One line of the table. `amount` is what a run gets done, in `unit`.
struct Case<'a> {
    name: &'a str,
    amount: f64,
    unit: &'a str,
    peer: &'a str,
    target: &'a str,
}

impl Case<'_> {
    /// Runs the two in turn; `repeat` times ours for once the peer's, so that both take time enough to be measured.
    fn run<A, B>(&self, repeat: usize, ours: impl Fn() -> A, theirs: impl Fn() -> B) {
        let (mut mine, mut peers, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
        black_box((ours(), theirs()));
        for _ in 0..PAIRS {
            let one = seconds(|| (0..repeat).for_each(|_| drop(black_box(ours())))) / repeat as f64;
            let other = seconds(&theirs);
            mine.push(one);
            peers.push(other);
            ratios.push(other / one);
        }
        let rate = |seconds: f64| self.amount / seconds;
        println!(
            "| {:<44} | {:>9.2} {:<9} | {:<24} | {:>9.2} | {:>6.2} | {:<7} |",
            self.name,
            rate(median(mine)),
            self.unit,
            self.peer,
            rate(median(peers)),
            median(ratios),
            self.target
        );
    }
}

/// Measures everything and prints the table.
pub fn print(allocator: &str) {
    let material = Material::find();
    let games = material.games.as_slice();
    let moves = games.iter().map(Vec::len).sum::<usize>() as f64 / 1e6;
    println!(
        "Allocator: {allocator}. {} games with {} moves, {}. Medians of {PAIRS} pairs of runs.\n",
        games.len(),
        games.iter().map(Vec::len).sum::<usize>(),
        if material.real { "real records" } else { "generated" }
    );
    println!("| {:<44} | {:>19} | {:<24} | {:>9} | {:>6} | {:<7} |", "case", "ours", "beside", "theirs", "ratio", "target");
    println!("|{}|{}|{}|{}|{}|{}|", "-".repeat(46), "-".repeat(21), "-".repeat(26), "-".repeat(11), "-".repeat(8), "-".repeat(9));
    boards(games, moves);
    records(&material);
    let ends = work::finished(games);
    let theirs = peers::boards(&ends);
    assert_eq!(work::count(&ends) > 0, peers::count(&theirs) > 0);
    Case {
        name: "area and territory, dead stones named",
        amount: ends.len() as f64 / 1e3,
        unit: "k boards/s",
        peer: "goban",
        target: ">= 20",
    }
    .run(20, || work::count(&ends), || peers::count(&theirs));
    // The peer walks a record's length on the stack.
    let long =
        std::thread::Builder::new().stack_size(2 << 30).spawn(|| {
            let text = [long_record(100_000)];
            assert_eq!(work::trees(&text), 100_000);
            Case { name: "a record of 100,000 nodes to a tree", amount: 1.0, unit: "/s", peer: "sgf-parse", target: ">= 20" }
                .run(10, || work::trees(&text), || peers::trees(&text));
        });
    long.expect("a thread").join().expect("measured");
}

fn boards(games: &[Game], moves: f64) {
    assert_eq!(work::replay(games), peers::replay(games), "the same stones stand at the end");
    assert_eq!(work::replay(games), work::replay_positions(games, Repetition::None));
    let simple = || work::replay_positions(games, Repetition::None);
    let case = |name, peer, target| Case { name, amount: moves, unit: "M moves/s", peer, target };
    case("replay, board, simple ko", "goban", ">= 7").run(10, || work::replay(games), || peers::replay(games));
    case("replay, board, simple ko", "a plain array board", ">= 1.25").run(
        1,
        || work::replay(games),
        || peers::replay_plain(games),
    );
    case("replay, position, simple ko", "goban", ">= 7").run(10, simple, || peers::replay(games));
    let superko = || work::replay_positions(games, Repetition::Situational);
    case("replay, position, situational superko", "goban, superko", "").run(10, superko, || peers::replay_superko(games));
    case("replay, position, situational superko", "our position, simple ko", ">= 0.80").run(1, superko, simple);
    let (seed, playouts) = (19, 100);
    let plays = work::playouts(seed, playouts);
    assert_eq!(plays, peers::playouts(seed, playouts), "the same playouts");
    Case {
        name: "random legal playouts, 19 lines",
        amount: plays as f64 / 1e6,
        unit: "M moves/s",
        peer: "goban",
        target: ">= 7",
    }
    .run(10, || work::playouts(seed, playouts), || peers::playouts(seed, playouts));
}

fn records(material: &Material) {
    let all: Vec<&String> = material.files.iter().filter(|file| peers::reads(file)).collect();
    let bytes = all.iter().map(|file| file.len()).sum::<usize>() as f64 / 1e6;
    Case { name: "all records to lossless trees", amount: bytes, unit: "MB/s", peer: "sgf-parse", target: "" }.run(
        10,
        || work::trees(&all),
        || peers::trees(&all),
    );
    // Whole games from an empty board, which the peers can finish too.
    let games: Vec<String> = material.games.iter().map(|game| crate::games::text_of(game)).collect();
    let bytes = games.iter().map(String::len).sum::<usize>() as f64 / 1e6;
    Case { name: "games to lossless trees", amount: bytes, unit: "MB/s", peer: "sgf-parse", target: ">= 13" }.run(
        10,
        || work::trees(&games),
        || peers::trees(&games),
    );
    assert_eq!(work::final_boards(&games), peers::final_positions(&games), "the same stones stand at the end");
    assert_eq!(work::final_positions(&games), peers::final_positions(&games), "the same stones stand at the end");
    let count = games.len() as f64 / 1e3;
    Case {
        name: "a record's bytes to its final board",
        amount: count,
        unit: "k files/s",
        peer: "sgf-parse, goban",
        target: ">= 16",
    }
    .run(10, || work::final_boards(&games), || peers::final_positions(&games));
    Case {
        name: "the same with every finding of a replay",
        amount: count,
        unit: "k files/s",
        peer: "sgf-parse, goban",
        target: "",
    }
    .run(10, || work::final_positions(&games), || peers::final_positions(&games));
}
