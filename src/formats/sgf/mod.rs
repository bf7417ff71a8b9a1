//! Game records in SGF, bytes first.
//!
//! [`read`] takes whatever a disk or a mailbox holds: FF\[1\] to FF\[4\], any character set, broken brackets, letters around the game.
//! Nothing a person could read is refused; every repair is listed with its line and column. The trees keep all properties, known
//! or not, with their values untouched, and [`write()`] gives valid FF\[4\] in UTF-8.
//!
//! Source of the format: "SGF FF\[4\]", red-bean.com/sgf.

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

use super::text::{self, Candidate, Decoded, Evidence};
use encoding_rs::Encoding;
use std::sync::Arc;

/// A file of one or more games.
#[derive(Clone, Debug)]
pub struct Collection {
    /// Never empty after [`read`].
    pub games: Vec<GameTree>,
    /// The character set the file was read in.
    pub encoding: &'static Encoding,
    /// How that set was chosen.
    pub evidence: Evidence,
    /// All that was mended, in the order of the file.
    pub repairs: Vec<Repair>,
}

/// Why a file gives no game at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfError {
    #[error("the file is empty")]
    Empty,
    #[error("there is no game in the file")]
    NoGame,
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
    let declared = declared_set(bytes);
    read_decoded(bytes, text::decode(bytes, declared.as_deref()), declared)
}

/// Reads the games of a file in the character set a person chose.
///
/// # Errors
/// [`SgfError`] only when there is no game in it.
pub fn read_as(bytes: &[u8], encoding: &'static Encoding) -> Result<Collection, SgfError> {
    read_decoded(bytes, text::decode_as(bytes, encoding), None)
}

/// The ways the file could be read, best first, each with a piece of its text.
pub fn candidates(bytes: &[u8]) -> Vec<Candidate> {
    text::candidates(bytes, declared_set(bytes).as_deref())
}

fn read_decoded(bytes: &[u8], decoded: Decoded<'_>, declared: Option<String>) -> Result<Collection, SgfError> {
    if decoded.text.len() > LARGEST {
        return Err(SgfError::TooLarge(bytes.len()));
    }
    if decoded.text.trim_matches(|c: char| c.is_whitespace() || c == '\0').is_empty() {
        return Err(SgfError::Empty);
    }
    let source: Arc<str> = Arc::from(decoded.text);
    let parse::Parsed { mut games, mut repairs } = parse::parse(&source);
    if games.is_empty() {
        return Err(SgfError::NoGame);
    }
    let read_as = decoded.encoding.name();
    if let Some(declared) = declared.filter(|_| decoded.declaration_refused) {
        repairs.push((0, RepairKind::WrongCharacterSet { declared, read_as }));
    } else if decoded.evidence == Evidence::Detected && decoded.encoding != encoding_rs::UTF_8 {
        repairs.push((0, RepairKind::GuessedCharacterSet { read_as }));
    }
    if decoded.damaged {
        repairs.push((source.find('\u{fffd}').unwrap_or_default(), RepairKind::DamagedCharacters));
    }
    for game in &mut games {
        game.mend_root(&mut repairs);
    }
    let repairs = repair::place_all(&source, repairs);
    Ok(Collection { games, encoding: decoded.encoding, evidence: decoded.evidence, repairs })
}

/// The character set that a file names in its first `CA`; looked for in the bytes, for the text is not to be had without it.
fn declared_set(bytes: &[u8]) -> Option<String> {
    let head = bytes.get(..64 * 1024).unwrap_or(bytes);
    let mut from = 0;
    while let Some(found) = head.get(from..)?.windows(2).position(|w| w == b"CA") {
        let at = from + found;
        from = at + 2;
        let before = at.checked_sub(1).and_then(|b| head.get(b));
        if before.is_some_and(u8::is_ascii_alphanumeric) {
            continue;
        }
        let rest = head.get(at + 2..)?.trim_ascii_start();
        if let Some(value) = rest.strip_prefix(b"[") {
            let end = value.iter().position(|b| *b == b']')?;
            let name = std::str::from_utf8(value.get(..end)?).ok()?.trim();
            return (!name.is_empty() && name.len() < 40).then(|| name.to_owned());
        }
    }
    None
}
