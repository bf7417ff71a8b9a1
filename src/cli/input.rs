//! Files that commands take, with errors a person can act on.

use super::words;
use crate::formats::board_text::{self, BoardTextError};
use crate::formats::sgf::{self, Collection, GameTree, RecordError, SgfError};
use crate::formats::text;
use crate::i18n::L10n;
use crate::platform::files;
use crate::rules::{Notation, OtherSize, Point, Setup, Size};
use crate::words::{board_text_unreadable, file, number, record_unreadable, record_unusable, said};
use std::path::{Path, PathBuf};

/// Why a command's input cannot be used.
#[derive(Debug)]
pub enum InputError {
    Unreadable { path: PathBuf, error: std::io::Error },
    Sgf { path: PathBuf, error: SgfError },
    Record { path: PathBuf, error: RecordError },
    Board { path: PathBuf, error: BoardTextError },
    NoSuchGame { path: PathBuf, wanted: usize, games: usize },
    NoSuchMove { path: PathBuf, wanted: u32, moves: u32 },
    NoPoint { text: String, size: Size },
    NoStone { point: String },
    Points(String),
    Sizes(OtherSize),
}

impl From<OtherSize> for InputError {
    fn from(error: OtherSize) -> InputError {
        InputError::Sizes(error)
    }
}

impl InputError {
    /// What happened, in the language asked for.
    pub fn words(&self, l: L10n) -> String {
        let because = |path: &Path, reason: String| said(l, "failure-record", &[file(path), ("reason", reason.into())]).line();
        match self {
            InputError::Unreadable { path, error } => words::file_error(l, "failure-read", path, error),
            InputError::Sgf { path, error } => because(path, record_unreadable(l, error)),
            InputError::Record { path, error } => because(path, record_unusable(l, error)),
            InputError::Board { path, error } => because(path, board_text_unreadable(l, error)),
            InputError::NoSuchGame { path, wanted, games } => {
                l.tr_args("input-no-game", &[file(path), ("wanted", number(wanted)), ("games", number(games))])
            }
            InputError::NoSuchMove { path, wanted, moves } => {
                l.tr_args("input-no-move", &[file(path), ("wanted", number(wanted)), ("moves", number(moves))])
            }
            InputError::NoPoint { text, size } => l.tr_args(
                "input-no-point",
                &[("text", text.into()), ("width", number(size.width())), ("height", number(size.height()))],
            ),
            InputError::NoStone { point } => l.tr_args("input-no-stone", &[("point", point.into())]),
            InputError::Points(text) => l.tr_args("input-points", &[("text", text.into())]),
            InputError::Sizes(OtherSize(sure, now)) => {
                let by = |size: &Size| format!("{}×{}", size.width(), size.height());
                l.tr_args("input-sizes", &[("sure", by(sure).into()), ("now", by(now).into())])
            }
        }
    }
}

/// Far more than any collection of records; a device that never ends does not fill the memory.
const MOST: u64 = 1 << 30;

/// A file, whole.
pub fn bytes(path: &Path) -> Result<Vec<u8>, InputError> {
    files::read_bounded(path, MOST).map_err(|error| InputError::Unreadable { path: path.to_owned(), error })
}

/// The games of a file.
pub fn collection(path: &Path) -> Result<Collection, InputError> {
    sgf::read(&bytes(path)?).map_err(|error| InputError::Sgf { path: path.to_owned(), error })
}

/// Game number `wanted` of a file, from 1.
pub fn game<'a>(collection: &'a Collection, wanted: usize, path: &Path) -> Result<&'a GameTree, InputError> {
    let games = collection.games.len();
    let found = wanted.checked_sub(1).and_then(|n| collection.games.get(n));
    found.ok_or_else(|| InputError::NoSuchGame { path: path.to_owned(), wanted, games })
}

/// A record, or a board as text: whichever the file holds.
pub enum Source {
    Record(Box<Collection>),
    Board(Box<Setup>),
}

/// Reads either kind of file; the content decides, not the name.
pub fn source(path: &Path) -> Result<Source, InputError> {
    let bytes = bytes(path)?;
    let record = |error: SgfError| InputError::Sgf { path: path.to_owned(), error };
    match sgf::read(&bytes) {
        Ok(collection) => Ok(Source::Record(Box::new(collection))),
        Err(error @ (SgfError::Empty | SgfError::TooLarge(_))) => Err(record(error)),
        Err(error) => match board_text::read(&text::decode(&bytes, None).text) {
            Ok(setup) => Ok(Source::Board(Box::new(setup))),
            // A file without a single row is more likely a spoilt record.
            Err(BoardTextError::NoRows) => Err(record(error)),
            Err(error) if path.extension().is_some_and(|e| e.eq_ignore_ascii_case("sgf")) => {
                let _ = error;
                Err(record(SgfError::NoGame))
            }
            Err(error) => Err(InputError::Board { path: path.to_owned(), error }),
        },
    }
}

/// Points as a person types them: `D4,K10`, SGF letters `dd` too.
pub fn points(words: &[String], size: Size) -> Result<Vec<Point>, InputError> {
    words.iter().map(|word| point(word.trim(), size)).collect()
}

fn point(word: &str, size: Size) -> Result<Point, InputError> {
    let notation = if word.chars().any(|c| c.is_ascii_digit()) { Notation::Standard } else { Notation::Sgf };
    notation.parse(size, word).map_err(|_| InputError::NoPoint { text: word.to_owned(), size })
}
