//! The rules core against cases with known answers, against a naive board, and case by case.

mod amend;
mod findings;
mod life;
mod naive;
mod notation;
mod options;
mod properties;
mod repair;
mod scoring;
mod sheets;
mod status;
mod truth;
mod undo;

use fujite::rules::{Color, Point, Setup};

/// A point by SGF's letters, `aa` at the top left.
fn sgf(letters: &str) -> Point {
    let place = |b: u8| match b {
        b'a'..=b'z' => b - b'a',
        _ => b - b'A' + 26,
    };
    let [x, y] = letters.as_bytes() else { panic!("'{letters}' is no point") };
    Point::new(place(*x), place(*y))
}

/// The colour by its letter.
fn side(letter: &str) -> Color {
    match letter {
        "B" => Color::Black,
        "W" => Color::White,
        _ => panic!("'{letter}' is no side"),
    }
}

/// A set-up from rows.
fn setup(rows: &[&str]) -> Setup {
    Setup::from_rows(rows).expect("rows of X, O and dots")
}
