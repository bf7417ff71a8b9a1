//! Files that commands take, with errors a person can act on.

use crate::formats::board_text::{self, BoardTextError};
use crate::formats::sgf::{self, Collection, GameTree, RecordError, SgfError};
use crate::formats::text;
use crate::platform::files;
use crate::rules::{Notation, OtherSize, Point, Setup, Size};
use std::path::{Path, PathBuf};

/// Why a command's input cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    #[error("{}: cannot be read: {error}", path.display())]
    Unreadable { path: PathBuf, error: std::io::Error },
    #[error("{}: {error}", path.display())]
    Sgf { path: PathBuf, error: SgfError },
    #[error("{}: {error}", path.display())]
    Record { path: PathBuf, error: RecordError },
    #[error("{}: {error}", path.display())]
    Board { path: PathBuf, error: BoardTextError },
    #[error("{}: there is no game {wanted}; the file has {games}", path.display())]
    NoSuchGame { path: PathBuf, wanted: usize, games: usize },
    #[error("{}: there is no move {wanted}; the record has {moves}", path.display())]
    NoSuchMove { path: PathBuf, wanted: u32, moves: u32 },
    #[error("`{text}` is no point of a board of {} by {}; points are written like D4", size.width(), size.height())]
    NoPoint { text: String, size: Size },
    #[error("there is no stone at {point}")]
    NoStone { point: String },
    #[error("`{0}` is no number of points")]
    Points(String),
    #[error("{0}; nothing was compared")]
    Sizes(#[from] OtherSize),
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
