//! Game records in SGF, bytes first.
//!
//! [`read`] takes whatever a disk or a mailbox holds: FF\[1\] to FF\[4\], any character set, broken brackets, letters around the game.
//! Nothing a person could read is refused; every repair is listed with its line and column. The trees keep all properties, known
//! or not, with their values and layout untouched, and [`write()`] gives valid FF\[4\] in UTF-8.
//!
//! Source of the format: "SGF FF\[4\]", red-bean.com/sgf.

#![warn(missing_docs)] // with the source, where there is one: a verdict is no better than what it rests on

mod characters;
mod info;
mod names;
mod parse;
mod record;
mod repair;
mod timing;
mod tree;
mod value;
mod write;

pub use info::{Date, GameInfo, Margin, Player, RecordedResult, Said, UnusableSize};
pub use record::{Line, RecordError};
pub use repair::{Place, Repair, RepairKind};
pub use timing::{Reading, control as time_control};
pub use tree::{GameTree, NodeId, Property};
pub use write::{write, write_tree};

use super::text::{self, Candidate, Evidence};
use characters::Characters;
use encoding_rs::Encoding;
use std::sync::Arc;

/// A file of one or more games.
#[derive(Clone, Debug)]
pub struct Collection {
    /// Never empty after [`read`].
    pub games: Vec<GameTree>,
    /// The character set the file was read in; where its games name different ones, the first game's.
    pub encoding: &'static Encoding,
    /// How that set was chosen.
    pub evidence: Evidence,
    /// All that was mended, in the order of the file.
    pub repairs: Vec<Repair>,
}

/// Why a file gives no game at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfError {
    /// No byte, or nothing but blanks and zeros.
    #[error("the file is empty")]
    Empty,
    /// Nothing in it begins as a game does.
    #[error("there is no game in the file")]
    NoGame,
    /// So many bytes; offsets would not fit.
    #[error("a record of {0} bytes is more than can be read (4 GB)")]
    TooLarge(usize),
}

/// Largest file, so that offsets fit 32 bits with room for what is added.
const LARGEST: usize = u32::MAX as usize / 2;

/// Reads the games of a file.
///
/// # Errors
/// [`SgfError`] only when there is no game in it.
pub fn read(bytes: &[u8]) -> Result<Collection, SgfError> {
    read_text(bytes.len(), characters::decode(bytes))
}

/// Reads the games of a file in the character set a person chose.
///
/// # Errors
/// [`SgfError`] only when there is no game in it.
pub fn read_as(bytes: &[u8], encoding: &'static Encoding) -> Result<Collection, SgfError> {
    read_text(bytes.len(), Characters::of(text::decode_as(bytes, encoding), None))
}

/// The ways the file could be read, best first, each with a piece of its text.
pub fn candidates(bytes: &[u8]) -> Vec<Candidate> {
    text::candidates(bytes, characters::declared_set(bytes).as_deref())
}

fn read_text(length: usize, characters: Characters<'_>) -> Result<Collection, SgfError> {
    let Characters { text, encoding, evidence, notes } = characters;
    if text.len() > LARGEST {
        return Err(SgfError::TooLarge(length));
    }
    if text.trim_matches(|c: char| c.is_whitespace() || c == '\0').is_empty() {
        return Err(SgfError::Empty);
    }
    let source: Arc<str> = Arc::from(text);
    let parse::Parsed { mut games, mut repairs } = parse::parse(&source);
    if games.is_empty() {
        return Err(SgfError::NoGame);
    }
    repairs.extend(notes);
    for game in &mut games {
        game.mend_root(&mut repairs);
    }
    let repairs = repair::place_all(&source, repairs);
    Ok(Collection { games, encoding, evidence, repairs })
}
