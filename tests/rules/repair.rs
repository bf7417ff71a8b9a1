//! Explanations of disturbed boards: cases with known answers, and random disturbances of real games.

use super::setup;
use fujite::rules::{
    Chance, Change, Color, Cost, Notation, Options, OtherSize, Point, Record, Setup, Since, Size, repair, repair_record,
};
use std::time::{Duration, Instant};

const SURE: [&str; 9] =
    ["...O.....", ".XXO.....", "..X.O....", "......O..", "....X....", ".XX......", ".XOO..X..", "..O......", "........."];

fn at(name: &str) -> Point {
    Notation::Standard.parse(Size::square(9).expect("nine lines"), name).expect("a point of a 9 by 9 board")
}

/// The position with `(point, stone)` changed.
fn changed(stones: &[(&str, Option<Color>)]) -> (Setup, Setup) {
    let sure = setup(&SURE);
    let mut now = sure.clone();
    stones.iter().for_each(|(name, stone)| now.set(at(name), *stone));
    (sure, now)
}

fn best(stones: &[(&str, Option<Color>)]) -> (Cost, Vec<Change>) {
    let (sure, now) = changed(stones);
    let first = repair(&sure, &now, Options::default()).expect("equal boards").into_iter().next().expect("an explanation");
    assert_eq!(first.restored, sure, "the sure position is put back");
    (first.cost, first.changes)
}

const BLACK: Option<Color> = Some(Color::Black);
const WHITE: Option<Color> = Some(Color::White);

#[test]
fn each_kind_of_change_by_itself() {
    assert_eq!(best(&[]), (Cost::default(), Vec::new()));
    let moved = Change::Moved { color: Color::Black, from: at("E5"), to: at("F5") };
    let (cost, changes) = best(&[("E5", None), ("F5", BLACK)]);
    assert_eq!((cost.to_string().as_str(), changes), ("1.0", vec![moved]));
    let (cost, changes) = best(&[("E5", None)]);
    assert_eq!((cost.to_string().as_str(), changes), ("1.1", vec![Change::Missing { color: Color::Black, point: at("E5") }]));
    let (cost, changes) = best(&[("H2", WHITE)]);
    assert_eq!((cost.to_string().as_str(), changes), ("1.4", vec![Change::Extra { color: Color::White, point: at("H2") }]));
    let (cost, changes) = best(&[("E5", WHITE)]);
    assert_eq!((cost.to_string().as_str(), changes), ("1.5", vec![Change::Recolored { point: at("E5"), should: Color::Black }]));
    let (cost, changes) = best(&[("C3", BLACK), ("B3", WHITE)]);
    let swapped = Change::Swapped { black: at("B3"), white: at("C3") };
    assert_eq!((cost.to_string().as_str(), changes), ("1.6", vec![swapped]));
}

#[test]
fn a_far_stone_is_another_stone() {
    let (_, changes) = best(&[("B8", None), ("H2", BLACK)]);
    let missing = Change::Missing { color: Color::Black, point: at("B8") };
    assert_eq!(changes, vec![missing, Change::Extra { color: Color::Black, point: at("H2") }]);
}

#[test]
fn two_shifts_take_the_shorter_ways() {
    let (_, changes) = best(&[("C4", None), ("G3", None), ("D5", BLACK), ("G2", BLACK)]);
    let a = Change::Moved { color: Color::Black, from: at("C4"), to: at("D5") };
    assert_eq!(changes, vec![a, Change::Moved { color: Color::Black, from: at("G3"), to: at("G2") }]);
}

#[test]
fn candidates_come_cheapest_first_and_each_once() {
    let (sure, now) = changed(&[("E5", None), ("F5", BLACK), ("C8", None)]);
    let found = repair(&sure, &now, Options::default()).expect("equal boards");
    assert!(found.len() >= 3);
    assert!(found.is_sorted_by_key(|e| e.cost));
    for (n, explanation) in found.iter().enumerate() {
        assert!(explanation.changes.iter().map(|c| c.cost()).sum::<Cost>() <= explanation.cost);
        let same = |e: &fujite::rules::Explanation| e.changes == explanation.changes && e.restored == explanation.restored;
        assert_eq!(found.iter().position(same), Some(n));
    }
}

#[test]
fn a_move_made_since_explains_the_stone_and_what_it_took() {
    let sure = setup(&["OX...", "O....", "X....", "....."]);
    let now = setup(&[".X...", ".X...", "X....", "....."]);
    let found = repair(&sure, &now, Options::default()).expect("equal boards");
    let played = found.iter().find(|e| matches!(e.since, Since::Played(_))).expect("a move explains it");
    assert!(played.changes.is_empty());
    assert_eq!((played.restored.rows(), played.restored.prisoners.black, played.restored.to_play), (now.rows(), 2, Color::White));
    assert_eq!(found.first(), Some(played), "cheaper than one stone too many and two fallen");
}

#[test]
fn later_moves_of_the_record_explain_before_any_disturbance() {
    let mut record = Record::new(Setup::empty(Size::square(9).expect("nine lines")));
    for (n, name) in ["C3", "G7", "G3", "C7", "E5", "F3", "F4"].iter().enumerate() {
        record.play(if n % 2 == 0 { Color::Black } else { Color::White }, at(name));
    }
    let replay = record.replay(Options::default());
    let mut now = replay.at(6);
    now.set(at("C3"), None);
    now.set(at("C4"), BLACK);
    let found = repair_record(&replay, 4, &now).expect("equal boards");
    let first = found.first().expect("an explanation");
    assert_eq!(first.since, Since::Recorded(6));
    assert_eq!(first.changes, vec![Change::Moved { color: Color::Black, from: at("C3"), to: at("C4") }]);
    assert_eq!(first.restored, replay.at(6));
    // What stands is exactly the sure move: nothing later is looked for.
    assert_eq!(repair_record(&replay, 4, &replay.at(4)).expect("equal boards").first().map(|e| &e.since), Some(&Since::Nothing));
}

#[test]
fn boards_of_other_lines_cannot_be_held_against_each_other() {
    let (nine, small) = (setup(&SURE), setup(&["...", "...", "..."]));
    assert_eq!(repair(&nine, &small, Options::default()), Err(OtherSize(nine.size(), small.size())));
}

#[test]
fn a_swept_board_still_has_an_answer() {
    let sure = real_games(1)[0].replay(Options::default()).at(150);
    let mut now = sure.clone();
    for at in sure.size().iter() {
        now.set(at, sure.get(Point::new(18 - at.x, at.y)));
    }
    let found = repair(&sure, &now, Options::default()).expect("equal boards");
    let first = found.first().expect("an explanation");
    assert_eq!(put_back(&now, &first.changes), sure);
}

/// The board after the changes are undone.
fn put_back(now: &Setup, changes: &[Change]) -> Setup {
    let mut board = now.clone();
    for change in changes {
        match *change {
            Change::Moved { to: point, .. } | Change::Extra { point, .. } => board.set(point, None),
            _ => {}
        }
    }
    for change in changes {
        match *change {
            Change::Moved { color, from: point, .. }
            | Change::Missing { color, point }
            | Change::Recolored { point, should: color } => {
                board.set(point, Some(color));
            }
            Change::Swapped { black, white } => {
                board.set(black, BLACK);
                board.set(white, WHITE);
            }
            Change::Extra { .. } => {}
        }
    }
    board
}

/// Games played by people, long enough to have a middle.
fn real_games(count: usize) -> Vec<Record> {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/bulk19.jsonl")).expect("the games");
    let games = text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).expect("a game"));
    let whole = |game: &serde_json::Value| {
        game["setup"].as_array().is_some_and(Vec::is_empty) && game["moves"].as_array().is_some_and(|moves| moves.len() > 170)
    };
    let record = |game: serde_json::Value| {
        let mut record = Record::new(Setup::empty(Size::STANDARD));
        for ply in game["moves"].as_array().expect("moves") {
            let (side, point) = ply.as_str().expect("a move").split_at(1);
            match point {
                "" => record.pass(super::side(side)),
                point => record.play(super::side(side), super::sgf(point)),
            }
        }
        record
    };
    games.filter(whole).take(count).map(record).collect()
}

/// A board disturbed by `count` changes at points of their own, and the changes.
fn disturb(sure: &Setup, count: u32, chance: &mut Chance) -> (Setup, Vec<Change>) {
    let size = sure.size();
    let all: Vec<Point> = size.iter().collect();
    let mut touched: Vec<Point> = Vec::new();
    let mut now = sure.clone();
    let mut truth: Vec<Change> = Vec::new();
    while truth.len() < count as usize {
        let point = all[chance.below(all.len() as u32) as usize];
        let near = |least: u32, most: u32| -> Vec<Point> {
            let far = |p: Point| u32::from(p.x.abs_diff(point.x)).pow(2) + u32::from(p.y.abs_diff(point.y)).pow(2);
            all.iter().copied().filter(|p| far(*p) >= least && far(*p) <= most && !touched.contains(p)).collect()
        };
        if touched.contains(&point) {
            continue;
        }
        let pick = |from: &[Point], chance: &mut Chance| from.get(chance.below(from.len() as u32) as usize).copied();
        let change = match (sure.get(point), chance.below(100)) {
            (Some(color), 0..50) => {
                // Mostly to the next point, seldom over two lines.
                let (least, most) = match chance.below(20) {
                    0..12 => (1, 1),
                    12..17 => (2, 2),
                    _ => (4, 5),
                };
                let free: Vec<Point> = near(least, most).into_iter().filter(|p| sure.get(*p).is_none()).collect();
                pick(&free, chance).map(|to| Change::Moved { color, from: point, to })
            }
            (Some(color), 50..70) => Some(Change::Missing { color, point }),
            (Some(should), 70..80) => Some(Change::Recolored { point, should }),
            (Some(Color::Black), 80..100) => {
                let others: Vec<Point> = near(1, 1).into_iter().filter(|p| sure.get(*p) == WHITE).collect();
                pick(&others, chance).map(|white| Change::Swapped { black: point, white })
            }
            (None, 0..12) => Some(Change::Extra { color: Color::BOTH[chance.below(2) as usize], point }),
            _ => None,
        };
        let Some(change) = change else { continue };
        touched.extend(change.points());
        truth.push(change);
        match change {
            Change::Moved { color, from, to } => {
                now.set(from, None);
                now.set(to, Some(color));
            }
            Change::Missing { point, .. } => now.set(point, None),
            Change::Extra { color, point } => now.set(point, Some(color)),
            Change::Recolored { point, should } => now.set(point, Some(should.opponent())),
            Change::Swapped { black, white } => {
                now.set(black, WHITE);
                now.set(white, BLACK);
            }
        }
    }
    truth.sort();
    (now, truth)
}

/// 60 disturbances from one seed: how many true ones came first, how many among the first three, and the slowest search.
fn tried(seed: u64, games: &[Record]) -> (usize, usize, Duration) {
    let mut chance = Chance::new(seed);
    let (mut first, mut among_three, mut slowest) = (0, 0, Duration::ZERO);
    for (case, game) in games.iter().enumerate() {
        let sure = game.replay(Options::default()).at(60 + chance.below(110));
        let (now, truth) = disturb(&sure, 1 + case as u32 % 8, &mut chance);
        let start = Instant::now();
        let found = repair(&sure, &now, Options::default()).expect("equal boards");
        slowest = slowest.max(start.elapsed());
        let place = found.iter().position(|e| e.since == Since::Nothing && e.changes == truth);
        first += usize::from(place == Some(0));
        among_three += usize::from(place.is_some_and(|n| n < 3));
        if place.is_none_or(|n| n >= 3) {
            println!("seed {seed}, case {case}: {place:?}, true {truth:?}, first {:?}", found.first().map(|e| &e.changes));
        }
        for explanation in found.iter().filter(|e| e.since == Since::Nothing) {
            assert_eq!(put_back(&now, &explanation.changes).rows(), sure.rows(), "every explanation leads back");
        }
    }
    (first, among_three, slowest)
}

#[test]
fn random_disturbances_of_real_games_are_found() {
    let games = real_games(60);
    let (mut first, mut among_three) = (0, 0);
    for seed in [1603, 1604, 2008, 119, 47] {
        let (a, b, slowest) = tried(seed, &games);
        println!("seed {seed}: of {} disturbances of 1 to 8 stones {a} first, {b} among three, slowest {slowest:?}", games.len());
        first += a;
        among_three += b;
    }
    assert!(first * 100 >= 5 * games.len() * 90, "first in {first} of {}", 5 * games.len());
    assert!(among_three * 100 >= 5 * games.len() * 98, "among the first three in {among_three} of {}", 5 * games.len());
}
