//! A tournament of ours as other programs read it: written anew, or its results written into their own file.

mod gather;

pub use gather::gather;
pub(super) use gather::{same, taken};

use super::pairings::{Finding, FindingKind, Imported, Place};
use super::{federation, h9, opengotha, pairgoth, sheet};

/// What to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    OpenGotha,
    Pairgoth,
    Federation,
    H9,
    Csv,
    /// Everything in the journal's own notation, for scripts.
    Ron,
}

impl Kind {
    pub const ALL: [Kind; 6] = [Kind::OpenGotha, Kind::Pairgoth, Kind::Federation, Kind::H9, Kind::Csv, Kind::Ron];

    /// Its word on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::OpenGotha => "opengotha",
            Kind::Pairgoth => "pairgoth",
            Kind::Federation => "federation",
            Kind::H9 => "h9",
            Kind::Csv => "csv",
            Kind::Ron => "ron",
        }
    }

    /// Whether results can be written into a file of this kind that is there already.
    #[must_use]
    pub const fn splices(self) -> bool {
        matches!(self, Kind::OpenGotha | Kind::Pairgoth)
    }
}

/// A file made, and what of the tournament it does not say as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    pub bytes: Vec<u8>,
    pub findings: Vec<Finding>,
    /// Results put into the file; for a file written anew, the games with a result.
    pub results: usize,
}

impl Written {
    pub(super) fn found(&mut self, kind: FindingKind, place: Place) {
        self.findings.push(Finding { kind, place });
    }
}

/// Why results cannot be written into a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SpliceError {
    #[error(transparent)]
    Import(#[from] super::pairings::ImportError),
    /// It reads, but was written by another program than the one asked for.
    #[error("it is no file of {}", wanted.name())]
    OtherProgram { wanted: Kind },
    /// Some bytes mean nothing in its character set: writing it again would change them.
    #[error("some of its bytes are damaged; it would not come out as it was")]
    Damaged,
    #[error("results cannot be written into a file of the kind {}", kind.name())]
    NotThisKind { kind: Kind },
}

/// Writes a file of its own.
#[must_use]
pub fn write(kind: Kind, tournament: &Imported) -> Written {
    let mut written = match kind {
        Kind::OpenGotha => opengotha::write(tournament),
        Kind::Pairgoth => pairgoth::write(tournament),
        Kind::Federation => federation::write(tournament),
        Kind::H9 => h9::write(tournament),
        Kind::Csv => sheet::write(tournament),
        Kind::Ron => ron(tournament),
    };
    written.results = tournament.games.iter().filter(|game| game.result.outcome.is_known()).count();
    written
}

/// Writes the results into `original`; every other byte of it stays.
///
/// # Errors
/// [`SpliceError`] when the file cannot be read or is not of that kind: nothing is written then.
pub fn splice(kind: Kind, original: &[u8], tournament: &Imported) -> Result<Written, SpliceError> {
    // The first sign tells XML from JSON: what is neither is no broken file of that program, but one of another.
    let begins = |sign| original.iter().find(|byte| byte.is_ascii_graphic()) == Some(&sign);
    match kind {
        Kind::OpenGotha if !begins(b'<') => Err(SpliceError::OtherProgram { wanted: kind }),
        Kind::Pairgoth if !begins(b'{') => Err(SpliceError::OtherProgram { wanted: kind }),
        Kind::OpenGotha => opengotha::splice(original, tournament),
        Kind::Pairgoth => pairgoth::splice(original, tournament),
        _ => Err(SpliceError::NotThisKind { kind }),
    }
}

/// Header, players and games in the notation of the journal.
fn ron(tournament: &Imported) -> Written {
    #[derive(serde::Serialize)]
    struct Export<'a> {
        name: &'a str,
        short_name: &'a str,
        place: &'a str,
        first_day: String,
        last_day: String,
        rounds: u16,
        size: u8,
        komi_quarters: Option<i32>,
        control: Option<super::pairings::ImportedTime>,
        pairings: crate::referee::Origin,
    }
    let day = |date: Option<super::pairings::Date>| date.map(|date| date.to_string()).unwrap_or_default();
    let export = Export {
        name: &tournament.name,
        short_name: &tournament.short_name,
        place: &tournament.location,
        first_day: day(tournament.begin),
        last_day: day(tournament.end),
        rounds: tournament.rounds,
        size: tournament.size,
        komi_quarters: tournament.komi,
        control: tournament.control,
        pairings: tournament.origin(),
    };
    // Plain data without maps of odd keys: it can always be written.
    let text = ron::ser::to_string_pretty(&export, ron::ser::PrettyConfig::new().depth_limit(3)).unwrap_or_default();
    Written { bytes: (text + "\n").into_bytes(), ..Written::default() }
}
