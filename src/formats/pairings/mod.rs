//! A tournament as another program wrote it: what its file says, with a list of everything that is not in order.
//!
//! Neutral between the programs: OpenGotha, Pairgoth and others are read into [`Imported`]. Nothing is guessed; what a format
//! does not hold is `None`, and what is wrong in the file is kept where it can be and named in [`Imported::findings`].

mod check;
mod finding;
mod flaw;
mod unique;
mod value;

pub use crate::referee::origin::{
    ImportedBye, ImportedByoYomi, ImportedGame, ImportedPlayer, ImportedResult, ImportedTeam, ImportedTime, Outcome, Schedule,
    Source, TeamBoard,
};
pub use finding::{Finding, FindingKind, Place};
pub use flaw::Flaw;
pub(super) use unique::Unique;
pub(super) use value::{date, number_of_quarters, quarter_points, quarters_text, rank, rank_text};

use super::{federation, h9, macmahon, opengotha, pairgoth, sheet, xml};
use crate::referee::Origin;
use serde::Serialize;

/// The largest file read, in bytes: some fifty times a congress.
pub const MOST: usize = 32 << 20;

/// Values of a JSON file; ten congresses have half of that.
const MOST_VALUES: usize = 1_000_000;

/// A tournament of another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    pub source: Source,
    pub name: String,
    pub short_name: String,
    pub location: String,
    pub director: String,
    /// Two letters, as the program writes them.
    pub country: String,
    pub schedule: Schedule,
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
            country: String::new(),
            schedule: Schedule::default(),
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

    /// What `value` is by `parse`; a value that is there and means nothing is a finding.
    pub(super) fn parsed<T>(
        &mut self,
        value: &str,
        name: &'static str,
        place: &Place,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let parsed = parse(value);
        if parsed.is_none() && !value.is_empty() {
            self.found(FindingKind::BadValue, place.clone().with_field(name, value));
        }
        parsed
    }
}

impl Imported {
    /// What of it goes into the journal, to be written back one day.
    #[must_use]
    pub fn origin(&self) -> Origin {
        Origin {
            source: self.source.clone(),
            director: self.director.clone(),
            country: self.country.clone(),
            schedule: self.schedule.clone(),
            players: self.players.clone(),
            games: self.games.clone(),
            byes: self.byes.clone(),
            teams: self.teams.clone(),
        }
    }

    /// The last round any game or bye belongs to, announced or not.
    #[must_use]
    pub fn last_round(&self) -> u16 {
        let games = self.games.iter().map(|game| game.round);
        games.chain(self.byes.iter().map(|bye| bye.round)).max().unwrap_or(0)
    }
}

/// Why a file gives no tournament at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ImportError {
    #[error("larger than {most} bytes: not a tournament file")]
    TooLarge { most: usize },
    #[error("not a tournament file this program knows (OpenGotha, MacMahon, Pairgoth, federation JSON, h9, table of games)")]
    Unrecognised,
    #[error("line {line}, column {column}: {flaw}")]
    Malformed { line: u32, column: u32, flaw: Flaw },
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
        Some(b'<') => read_xml(bytes),
        Some(b'{' | b'[') => read_json(bytes),
        Some(_) => read_text(bytes),
        None => Err(ImportError::Unrecognised),
    }
}

fn read_xml(bytes: &[u8]) -> Result<Imported, ImportError> {
    let (text, guessed) = xml::decode(bytes);
    xml::parse(&text, |document| {
        let root = document.root_element();
        let read = if opengotha::is(root) { opengotha::read } else { macmahon::read };
        read(root).map(|imported| imported.finished(guessed))
    })?
}

fn read_json(bytes: &[u8]) -> Result<Imported, ImportError> {
    let (json, guessed) = xml::decode(bytes);
    // Each value takes many times its letters: a file of nothing but commas is refused before it is taken apart.
    if json.bytes().filter(|byte| b",[{:".contains(byte)).count() > MOST_VALUES {
        return Err(ImportError::Malformed { line: 1, column: 1, flaw: Flaw::TooMany });
    }
    let root: serde_json::Value = serde_json::from_str(&json).map_err(|error| {
        let place = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let flaw = if error.is_eof() { Flaw::Unfinished } else { Flaw::Syntax };
        ImportError::Malformed { line: place(error.line()), column: place(error.column()), flaw }
    })?;
    let read = if federation::is(&root) { federation::read } else { pairgoth::read };
    read(&root).map(|imported| imported.finished(guessed))
}

fn read_text(bytes: &[u8]) -> Result<Imported, ImportError> {
    let (text, guessed) = xml::decode(bytes);
    let read = if h9::is(&text) { h9::read } else { sheet::read };
    read(&text).map(|imported| imported.finished(guessed))
}

impl Imported {
    /// The last look at what was read: how its bytes were understood, and what no single entry shows.
    pub(super) fn finished(mut self, guessed: bool) -> Imported {
        if guessed {
            self.findings.insert(0, Finding { kind: FindingKind::EncodingGuessed, place: Place::default() });
        }
        self.check();
        self
    }
}
