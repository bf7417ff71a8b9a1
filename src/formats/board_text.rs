//! A board as a few lines of text (`BOARD.txt`): rows of `X`, `O` and `.`, the top row first, with lines like
//! `to play: black`, `prisoners: black 3, white 5`, `ko: D4`, `penalty: black 1, white 0` before or after.
//!
//! `prisoners: black 3` are white stones that Black took. Blanks between points are allowed. Blank lines and lines that begin
//! with `#` are passed over; any other line is an error.
//!
//! Boards as other programs print them are read too: with numbers of rows at either side and letters of columns above and
//! below, the last stone in brackets, or between bars with `$$` before each line (where `B`, `#` and odd digits are black, `W`,
//! `@` and even digits white).

use crate::rules::{Color, Notation, Setup, Sides};
use std::fmt::Write as _;

/// What is wrong with a board text, and in which line (from 1).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardTextError {
    #[error("there is no row of points in the file")]
    NoRows,
    #[error("line {line}: the row has {has} points, the one above has {wanted}")]
    Uneven { line: usize, has: usize, wanted: usize },
    #[error("line {line}: `{text}` is neither a row of X, O and . nor a line like `to play: black`")]
    Line { line: usize, text: String },
    #[error("line {line}: rows of points must follow each other")]
    Parted { line: usize },
    #[error("a board has 1 to 52 lines each way")]
    Size,
    #[error("line {line}: `{text}` is no point of this board")]
    Point { line: usize, text: String },
}

/// Reads a board text.
///
/// # Errors
/// [`BoardTextError`] with the line.
pub fn read(text: &str) -> Result<Setup, BoardTextError> {
    let mut rows: Vec<String> = Vec::new();
    let mut words: Vec<(usize, &str, &str)> = Vec::new();
    let mut last_row = 0;
    for (line, content) in text.trim_start_matches('\u{feff}').lines().enumerate().map(|(n, l)| (n + 1, l.trim())) {
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        if let Some((name, value)) = content.split_once(':') {
            words.push((line, name.trim(), value.trim()));
        } else if is_frame(content) {
            // The edge of a printed board lies around its rows: they still follow each other.
            last_row += usize::from(last_row > 0);
        } else if let Some(row) = row(content) {
            let wanted = rows.first().map_or(row.len(), String::len);
            if row.len() != wanted {
                return Err(BoardTextError::Uneven { line, has: row.len(), wanted });
            }
            if !rows.is_empty() && last_row + 1 != line {
                return Err(BoardTextError::Parted { line });
            }
            last_row = line;
            rows.push(row);
        } else {
            return Err(BoardTextError::Line { line, text: content.chars().take(60).collect() });
        }
    }
    if rows.is_empty() {
        return Err(BoardTextError::NoRows);
    }
    let mut setup = Setup::from_rows(&rows).map_err(|_| BoardTextError::Size)?;
    for (line, name, value) in words {
        let unknown = || BoardTextError::Line { line, text: format!("{name}: {value}").chars().take(60).collect() };
        match name.to_lowercase().as_str() {
            "to play" | "to move" => setup.to_play = color(value).ok_or_else(unknown)?,
            "prisoners" => setup.prisoners = counts(value).ok_or_else(unknown)?,
            "penalty" | "penalties" => setup.penalty = counts(value).ok_or_else(unknown)?,
            "passes" => setup.passes = counts(value).ok_or_else(unknown)?,
            "moves" => setup.moves = Some(value.parse().map_err(|_| unknown())?),
            "handicap" => setup.handicap = value.parse().map_err(|_| unknown())?,
            "ko" if matches!(value.to_lowercase().as_str(), "" | "-" | "none") => setup.ko = None,
            "ko" => {
                let point = Notation::Standard.parse(setup.size(), value);
                setup.ko = Some(point.map_err(|_| BoardTextError::Point { line, text: value.chars().take(20).collect() })?);
            }
            _ => return Err(unknown()),
        }
    }
    Ok(setup)
}

/// Writes a board text that [`read`] reads back to the same set-up; a ko beside the board, which no text can name, is left out.
pub fn write(setup: &Setup) -> String {
    let mut out = String::new();
    for row in setup.rows() {
        out.push_str(&row);
        out.push('\n');
    }
    let side = match setup.to_play {
        Color::Black => "black",
        Color::White => "white",
    };
    // Writing to a string cannot fail.
    let _ = writeln!(out, "to play: {side}");
    let _ = writeln!(out, "prisoners: black {}, white {}", setup.prisoners.black, setup.prisoners.white);
    if setup.penalty != Sides::default() {
        let _ = writeln!(out, "penalty: black {}, white {}", setup.penalty.black, setup.penalty.white);
    }
    if let Some(ko) = setup.ko.filter(|point| setup.size().contains(*point)) {
        let _ = writeln!(out, "ko: {}", Notation::Standard.format(setup.size(), ko));
    }
    if let Some(moves) = setup.moves {
        let _ = writeln!(out, "moves: {moves}");
    }
    if setup.passes != Sides::default() {
        let _ = writeln!(out, "passes: black {}, white {}", setup.passes.black, setup.passes.white);
    }
    if setup.handicap > 0 {
        let _ = writeln!(out, "handicap: {}", setup.handicap);
    }
    out
}

/// Letters of columns, an edge, or the caption of a diagram: they belong to a printed board and are no row.
fn is_frame(line: &str) -> bool {
    let names: Vec<&str> = line.split_whitespace().collect();
    let one_letter = |name: &&str| name.len() == 1 && name.bytes().all(|b| b.is_ascii_alphabetic());
    let columns =
        names.len() > 1 && names.iter().all(one_letter) && names.first().is_some_and(|name| name.eq_ignore_ascii_case("a"));
    let edge = |line: &str| line.contains('-') && line.chars().all(|c| matches!(c, '-' | '+' | ' ' | '|'));
    match line.strip_prefix("$$") {
        Some(rest) => edge(rest.trim()) || bars(rest).is_none() && !rest.trim().is_empty(),
        None => columns || edge(line),
    }
}

/// What stands between the bars of a line of a diagram; one bar may lie beyond the part that is shown.
fn bars(rest: &str) -> Option<&str> {
    let rest = rest.trim();
    let inner = rest.strip_prefix('|').unwrap_or(rest);
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    let is_row = inner.split_whitespace().all(|sign| sign.chars().count() == 1) && inner.contains(' ');
    is_row.then_some(inner)
}

/// A line of nothing but points, without its blanks, in `X`, `O` and `.`.
fn row(line: &str) -> Option<String> {
    if let Some(rest) = line.strip_prefix("$$") {
        return bars(rest)?.chars().filter(|c| !c.is_whitespace()).map(diagram_sign).collect();
    }
    // Numbers of rows at either side; the last stone stands in brackets.
    let plain = line.trim_matches(|c: char| c.is_ascii_digit() || c.is_whitespace()).replace(['(', ')'], " ");
    plain
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| match c {
            'X' | 'x' => Some('X'),
            'O' | 'o' => Some('O'),
            '.' | '+' | ',' => Some('.'),
            _ => None,
        })
        .collect()
}

/// A sign of a diagram with `$$`.
fn diagram_sign(sign: char) -> Option<char> {
    match sign {
        'X' | 'B' | '#' | 'Y' | 'Z' | '1' | '3' | '5' | '7' | '9' => Some('X'),
        'O' | 'W' | '@' | 'P' | 'Q' | '2' | '4' | '6' | '8' | '0' => Some('O'),
        '.' | ',' | '_' | 'C' | 'S' | 'T' | 'M' => Some('.'),
        letter if letter.is_ascii_lowercase() => Some('.'),
        _ => None,
    }
}

fn color(word: &str) -> Option<Color> {
    match word.to_lowercase().as_str() {
        "black" | "b" | "x" => Some(Color::Black),
        "white" | "w" | "o" => Some(Color::White),
        _ => None,
    }
}

/// `black 3, white 5`; a side left out has none.
fn counts(text: &str) -> Option<Sides<u32>> {
    let mut counts = Sides::default();
    for part in text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
        let (side, number) = part.split_once(|c: char| c.is_whitespace() || c == '=')?;
        counts[color(side)?] = number.trim().parse().ok()?;
    }
    Some(counts)
}
