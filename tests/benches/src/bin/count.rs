//! One case by name, on generated games, for an instrument that counts instructions. Prints how much was done; only
//! `measured` counts.

use fujite::rules::Repetition;
use fujite_benches::games::{Material, long_record};
use fujite_benches::work;
use std::hint::black_box;

#[inline(never)]
fn measured<T>(run: impl FnOnce() -> T) -> T {
    black_box(run())
}

fn main() {
    let name = std::env::args().nth(1).unwrap_or_default();
    let material = Material::generated();
    let games = material.games.as_slice();
    let moves = games.iter().map(Vec::len).sum::<usize>();
    let bytes = material.files.iter().map(String::len).sum::<usize>();
    let amount = match name.as_str() {
        "replay" => {
            measured(|| work::replay(games));
            moves
        }
        "position" => {
            measured(|| work::replay_positions(games, Repetition::None));
            moves
        }
        "superko" => {
            measured(|| work::replay_positions(games, Repetition::Situational));
            moves
        }
        "playouts" => measured(|| work::playouts(19, 40)),
        "trees" => {
            measured(|| work::trees(&material.files));
            bytes
        }
        "final" => {
            measured(|| work::final_boards(&material.files));
            bytes
        }
        "score" => {
            let ends = work::finished(games);
            measured(|| work::count(&ends));
            ends.len()
        }
        "long" => {
            let text = [long_record(100_000)];
            measured(|| work::trees(&text))
        }
        _ => {
            eprintln!("count: replay, position, superko, playouts, trees, final, score or long");
            std::process::exit(2);
        }
    };
    println!("{amount}");
}
