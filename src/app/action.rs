use super::{TableDensity, ThemeChoice};
use crate::formats::founding::Completion;
use crate::forms::{Diagram, Order};
use crate::i18n::Locale;
use crate::referee::{Command, EntryNo, Ruling, TableId};
use crate::seal::{Passphrase, Secret};
use std::path::PathBuf;

/// What a screen asks of the station.
#[derive(Clone, Debug)]
pub enum Action {
    /// Something to record, through the referee's gate.
    Do(Command),
    /// Answers the proposal that waits.
    Rule(Ruling),
    /// Leaves the proposal unanswered; nothing is recorded.
    DropPending,
    /// Takes an entry back by a counter-entry.
    Counter {
        entry: EntryNo,
        reason: String,
    },
    /// What happened to the time the machine did not see.
    AnswerGap {
        went_on: bool,
    },
    DismissNotice,

    Open(PathBuf),
    OpenExample,
    /// Reads a pairing file; what it lacks is then asked for.
    ReadPairings(PathBuf),
    /// Makes the tournament file from the pairings read.
    CreateTournament {
        completion: Box<Completion>,
        path: PathBuf,
    },
    DropImport,
    /// Reads a game record for the position workplace.
    ReadRecord(PathBuf),
    CloseFile,
    /// Accepts what could be read of a damaged file and goes on writing.
    AcceptDamage,
    /// Reads the open file again from its first line and checks the chain.
    VerifyFile,
    /// Keeps a second copy of every entry here; `None` ends it.
    SetMirror(Option<PathBuf>),

    /// Opens the system's file dialog; the path comes back as the action it is for.
    Browse(Browse),
    Print {
        paper: Order,
        to: Destination,
    },
    /// Stops the pack of papers being made; nothing of it is saved.
    CancelPrinting,
    /// Locks the mover's second copy and records it (12.3).
    SealMove {
        table: TableId,
        secret: Secret,
    },
    /// Opens the second copy by its passphrase, and records what it held (12.4).
    UnsealMove {
        table: TableId,
        passphrase: Passphrase,
    },
    /// Weighs a file that proves something, for the entry being made.
    TakeEvidence(PathBuf),
    /// Saves the log of conduct beside the papers.
    ExportConduct(ConductExport),
    /// Makes a diagram of a position.
    ExportDiagram(Box<DiagramExport>),
    ChangeSettings(SettingsChange),
}

/// A diagram wanted, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagramExport {
    pub diagram: Diagram,
    /// A line of words under the board.
    pub caption: Option<String>,
    pub to: DiagramTo,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramTo {
    File(DiagramFormat, PathBuf),
    /// As a picture.
    Clipboard,
}

/// What a diagram is saved as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DiagramFormat {
    #[default]
    Pdf,
    Png,
    Svg,
}

impl DiagramFormat {
    pub const ALL: [DiagramFormat; 3] = [DiagramFormat::Pdf, DiagramFormat::Png, DiagramFormat::Svg];

    /// The ending of its files.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            DiagramFormat::Pdf => "pdf",
            DiagramFormat::Png => "png",
            DiagramFormat::Svg => "svg",
        }
    }
}

/// A form the log of conduct leaves the station in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConductExport {
    /// A table for spreadsheets.
    Csv,
    /// The journal's own entries, whole.
    Ron,
}

/// What a file is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browse {
    Tournament,
    Pairings,
    Record,
    Mirror,
    /// Where a new tournament's file is to be written.
    NewTournament,
    Evidence,
}

/// Where a paper goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    /// Saved in the papers' folder and shown in the system's viewer, from which it is printed.
    Viewer,
    File(PathBuf),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsChange {
    Locale(Locale),
    Theme(ThemeChoice),
    Density(TableDensity),
    /// Who sits at the desk.
    Desk(String),
    /// Papers that players fill in are worded in both languages.
    BilingualPapers(bool),
}
