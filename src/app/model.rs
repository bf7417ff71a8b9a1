use super::{Failure, Settings};
use crate::clock::{Millis, Stamp};
use crate::formats::pairings::Imported;
use crate::forms::{Order, Picture};
use crate::i18n::{L10n, Locale};
use crate::referee::overview::Overview;
use crate::referee::{Command, EvidenceFile, History, Proposal, Refusal, State, TableId};
use crate::store::{MirrorStatus, OpenReport, ReadOnlyReason, StoreError, Verification};
use std::path::PathBuf;
use std::sync::Arc;

/// Everything a screen may read.
#[derive(Debug, Default)]
pub struct Model {
    pub file: Option<OpenFile>,
    pub history: History,
    /// The tables of the round being refereed, brought to `now` before every frame.
    pub overview: Overview,
    pub now: Stamp,
    pub settings: Settings,
    /// The system's language, when the settings follow it.
    pub system_locale: Locale,
    /// A proposal waits for the referee's ruling.
    pub pending: Option<Pending>,
    /// What the last action met.
    pub notice: Option<Notice>,
    /// Time the machine did not see, to be judged.
    pub gap: Option<GapQuestion>,
    /// A pairing file was read; what it lacks is asked for.
    pub importing: Option<Importing>,
    /// The game record read last, for the position workplace.
    pub record: Option<Arc<LoadedRecord>>,
    /// The file weighed last as evidence.
    pub evidence: Option<Evidence>,
    /// Papers being made.
    pub printing: Vec<Order>,
    /// A picture for the clipboard, and which one it is: the window takes each once.
    pub picture: Option<(u64, Arc<Picture>)>,
    /// The pack of papers being made, and how far it is.
    pub pack: Option<Pack>,
    /// The table whose electronic envelope is being sealed or opened.
    pub sealing: Option<TableId>,
}

/// A pack of papers on the press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pack {
    pub order: Order,
    pub done: usize,
    pub all: usize,
}

impl Model {
    #[must_use]
    pub fn state(&self) -> &State {
        self.history.state()
    }

    #[must_use]
    pub fn l10n(&self) -> L10n {
        L10n::new(self.settings.locale.unwrap_or(self.system_locale))
    }

    #[must_use]
    pub fn is_read_only(&self) -> bool {
        matches!(self.file, Some(OpenFile { access: Access::ReadOnly(_), .. }))
    }
}

/// The tournament file in hand.
#[derive(Debug)]
pub struct OpenFile {
    pub path: PathBuf,
    pub access: Access,
    pub report: OpenReport,
    /// The journal's head value, for papers (see `verify`).
    pub head: String,
    pub mirror: Option<(PathBuf, MirrorStatus)>,
    /// The last reading of the whole file since it was opened.
    pub check: FileCheck,
    /// The built-in example: not for a real tournament.
    pub example: bool,
}

/// The whole file read again while it is open.
#[derive(Debug, Default)]
pub enum FileCheck {
    #[default]
    NotAsked,
    Running,
    Done {
        at: Stamp,
        result: Result<Verification, StoreError>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    Writable,
    ReadOnly(ReadOnlyReason),
}

/// A command that leads to a ruling, and what is proposed.
#[derive(Clone, Debug)]
pub struct Pending {
    pub command: Command,
    pub proposal: Proposal,
    /// The click that asked for it: the moment of the fact, however long the ruling takes.
    pub at: Stamp,
    /// Entries the journal had then.
    pub seen: usize,
    /// Something was recorded for the table in between: this proposal is not the one that was read first.
    pub anew: bool,
    /// The last ruling differed and gave no reason.
    pub reason_needed: bool,
}

/// What the last action met: shown in words until the next one.
#[derive(Debug)]
pub enum Notice {
    Refused(Refusal),
    Failed(Failure),
    /// A paper was saved here.
    Printed(PathBuf),
    /// The pack of papers was stopped: nothing was saved.
    PackStopped,
    /// The last write had not reached the disk when the file was opened: from this line on it was cut off and kept beside.
    Torn {
        line: u64,
        saved: Option<PathBuf>,
    },
    /// The machine's clock was set; tournament time does not follow it.
    ClockSet {
        by: Millis,
    },
    /// A tournament was made; so many games of the file have no table.
    Created {
        left_out: usize,
    },
}

/// Time that passed while the station did not see it (DESIGN "Time").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GapQuestion {
    pub kind: GapWhy,
    /// `from` is when the station last saw the hall; otherwise it is the last entry, and the station may have run on after it.
    pub seen: bool,
    pub from: Stamp,
    pub to: Stamp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GapWhy {
    /// The machine slept.
    Slept,
    /// The station was closed or killed while clocks ran.
    StationClosed,
}

impl GapQuestion {
    #[must_use]
    pub fn length(&self) -> Millis {
        self.to.mono - self.from.mono
    }
}

#[derive(Debug)]
pub struct Importing {
    pub path: PathBuf,
    pub imported: Imported,
    /// Where the tournament's file would go.
    pub suggested: PathBuf,
}

/// A file that proves something, weighed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// Tells one weighing from the next.
    pub serial: u64,
    pub file: EvidenceFile,
}

/// A game record as read from disk.
#[derive(Debug)]
pub struct LoadedRecord {
    /// Tells one reading of a file from the next.
    pub serial: u64,
    pub name: String,
    pub collection: crate::formats::sgf::Collection,
}
