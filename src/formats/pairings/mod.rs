//! A tournament as another program wrote it: what its file says, with a list of everything that is not in order.
//!
//! Neutral between the programs: OpenGotha, Pairgoth and others are read into [`Imported`]. Nothing is guessed; what a format
//! does not hold is `None`, and what is wrong in the file is kept where it can be and named in [`Imported::findings`].

mod check;
mod finding;
mod value;

pub use finding::{Finding, FindingKind, Place};
pub(super) use value::{date, quarter_points, rank};

use super::{opengotha, pairgoth};
use crate::clock::Millis;
use crate::referee::Rank;
use serde::Serialize;
use std::collections::BTreeSet;

/// The largest file read, in bytes: some fifty times a congress.
pub const MOST: usize = 32 << 20;

/// A tournament of another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    pub source: Source,
    pub name: String,
    pub short_name: String,
    pub location: String,
    pub director: String,
    pub begin: Option<Date>,
    pub end: Option<Date>,
    /// Lines of the board, 1 to 52; 19 when the file does not say.
    pub size: u8,
    /// Points for White, in quarter points: 26 is 6.5.
    pub komi: Option<i32>,
    pub control: Option<ImportedTime>,
    /// As announced; games of later rounds are kept and named.
    pub rounds: u16,
    pub players: Vec<ImportedPlayer>,
    /// Only games whose two players are known.
    pub games: Vec<ImportedGame>,
    pub byes: Vec<ImportedBye>,
    pub teams: Vec<ImportedTeam>,
    pub findings: Vec<Finding>,
}

/// Which program's file it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// `version` as the file says: the data version, or the full version of newer programs.
    OpenGotha {
        version: Option<String>,
    },
    Pairgoth,
}

/// A day, not checked against the calendar beyond its ranges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Date {
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
}

impl std::fmt::Display for Date {
    /// `2024-07-06`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A time control, as far as the format has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportedTime {
    pub main: Millis,
    pub after: ImportedByoYomi,
}

/// What follows the main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportedByoYomi {
    Absolute,
    /// `periods` is `None` where the format has no such number: ask.
    Japanese {
        period: Millis,
        periods: Option<u16>,
    },
    Canadian {
        stones: u16,
        interval: Millis,
    },
    Fischer {
        increment: Millis,
    },
}

/// A player, with every number other programs know it by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportedPlayer {
    /// Unique in the file; games, byes and teams refer to it.
    pub key: String,
    pub surname: String,
    pub given: String,
    pub patronymic: String,
    pub club: String,
    pub country: String,
    pub rank: Option<Rank>,
    /// The rank as written, for writing it back.
    pub rank_text: String,
    pub grade_text: String,
    pub rating: Option<i32>,
    pub rating_origin: String,
    pub egf_pin: String,
    pub ffg_licence: String,
    pub ffg_licence_status: String,
    pub aga_id: String,
    pub aga_expiration: String,
    pub rgf_id: String,
    pub born: String,
    /// Half or whole points added to a `McMahon` score, as written.
    pub smms_correction: i32,
    /// Registration is final, not preliminary.
    pub registered: bool,
    /// Announced rounds the player does not take part in.
    pub absent: BTreeSet<u16>,
}

impl ImportedPlayer {
    /// Surname and given name.
    #[must_use]
    pub fn full_name(&self) -> String {
        format!("{} {}", self.surname, self.given).trim().to_owned()
    }
}

/// A pair at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedGame {
    pub round: u16,
    /// `None` when the file gives none.
    pub table: Option<u16>,
    /// The key of a player.
    pub black: String,
    /// The key of a player.
    pub white: String,
    pub handicap: u8,
    /// Whether colours are given; otherwise they are chosen at the board (Code 11.2).
    pub color_known: bool,
    pub result: ImportedResult,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImportedResult {
    pub outcome: Outcome,
    /// Without playing.
    pub by_default: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outcome {
    #[default]
    Unknown,
    BlackWins,
    WhiteWins,
    Draw,
    BothWin,
    BothLose,
    /// Called off: nobody scores.
    Cancelled,
}

/// A player without an opponent in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedBye {
    pub round: u16,
    /// The key of a player.
    pub player: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedTeam {
    pub number: u16,
    pub name: String,
    pub boards: Vec<TeamBoard>,
}

/// Who sits at a team's board in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamBoard {
    pub round: u16,
    /// From 1.
    pub board: u16,
    /// The key of a player.
    pub player: String,
}

/// The answer of `fujite import --json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    pub players: usize,
    pub rounds: u16,
    pub games: usize,
    pub findings: Vec<SummaryFinding>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SummaryFinding {
    pub kind: &'static str,
    #[serde(rename = "where")]
    pub place: String,
}

impl Imported {
    pub(super) fn new(source: Source) -> Imported {
        Imported {
            source,
            name: String::new(),
            short_name: String::new(),
            location: String::new(),
            director: String::new(),
            begin: None,
            end: None,
            size: 19,
            komi: None,
            control: None,
            rounds: 0,
            players: Vec::new(),
            games: Vec::new(),
            byes: Vec::new(),
            teams: Vec::new(),
            findings: Vec::new(),
        }
    }

    #[must_use]
    pub fn summary(&self) -> Summary {
        let findings = self.findings.iter();
        Summary {
            players: self.players.len(),
            rounds: self.rounds,
            games: self.games.len(),
            findings: findings
                .map(|finding| SummaryFinding { kind: finding.kind.as_str(), place: finding.place.to_string() })
                .collect(),
        }
    }

    pub(super) fn found(&mut self, kind: FindingKind, place: Place) {
        self.findings.push(Finding { kind, place });
    }
}

/// Why a file gives no tournament at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ImportError {
    #[error("larger than {most} bytes: not a tournament file")]
    TooLarge { most: usize },
    #[error("not a tournament file this program knows (OpenGotha XML, Pairgoth .tour)")]
    Unrecognised,
    #[error("line {line}, column {column}: {what}")]
    Malformed { line: u32, column: u32, what: String },
    /// Entity declarations are the way to a file that grows without end; tournament files have none.
    #[error("the file declares entities of its own; they are not read")]
    Entities,
}

/// Reads a tournament, telling the program that wrote it by the content.
///
/// # Errors
/// [`ImportError`] when nothing can be read; everything less is a [`Finding`].
pub fn read(bytes: &[u8]) -> Result<Imported, ImportError> {
    if bytes.len() > MOST {
        return Err(ImportError::TooLarge { most: MOST });
    }
    // Enough to see the first sign of life behind a byte order mark of UTF-8 or UTF-16.
    let first = bytes.iter().find(|byte| byte.is_ascii_graphic());
    match first {
        Some(b'<') => opengotha::read(bytes),
        Some(b'{') => pairgoth::read(bytes),
        _ => Err(ImportError::Unrecognised),
    }
}
