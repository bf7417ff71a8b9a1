//! What the station says of files and records, in the language asked for: the same words in the window and on the command line.

use crate::formats::board_text::BoardTextError;
use crate::formats::founding::{LeftOut, WhyLeftOut};
use crate::formats::pairings::{Finding, ImportError};
use crate::formats::sgf::{RecordError, SgfError};
use crate::i18n::{L10n, Value};
use crate::store::{DamageKind, StoreError};
use std::fmt::Display;
use std::path::Path;

/// A message in three parts: what happened, what can be done about it, and the article behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub what: String,
    /// May be empty.
    pub then: String,
    /// The number alone: "16.1".
    pub article: Option<&'static str>,
}

impl Said {
    /// What happened and what can be done, in one line.
    #[must_use]
    pub fn line(self) -> String {
        if self.then.is_empty() { self.what } else { format!("{} {}", self.what, self.then) }
    }
}

/// A number that is a name, not a count: written without grouping.
#[must_use]
pub fn number(n: impl Display) -> Value<'static> {
    Value::from(n.to_string())
}

/// A message, and what to do about it where there is something.
#[must_use]
pub fn said(l: L10n, id: &str, args: &[(&str, Value<'_>)]) -> Said {
    let then = format!("{id}-then");
    Said { what: l.tr_args(id, args), then: if l.has(&then) { l.tr_args(&then, args) } else { String::new() }, article: None }
}

/// The argument that names a file.
#[must_use]
pub fn file(path: &Path) -> (&'static str, Value<'static>) {
    ("path", path.display().to_string().into())
}

/// What the system says to a file, in our words; the rarest by their number, which a system's handbook goes by.
#[must_use]
pub fn system(l: L10n, error: &std::io::Error) -> String {
    use std::io::ErrorKind;
    match error.kind() {
        ErrorKind::NotFound => l.tr("system-not-found"),
        ErrorKind::PermissionDenied => l.tr("system-denied"),
        ErrorKind::IsADirectory => l.tr("system-folder"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => l.tr("system-full"),
        ErrorKind::ReadOnlyFilesystem => l.tr("system-read-only"),
        ErrorKind::FileTooLarge => l.tr("import-too-large"),
        ErrorKind::AlreadyExists => l.tr("system-exists"),
        ErrorKind::InvalidInput | ErrorKind::InvalidFilename => l.tr("system-name"),
        ErrorKind::ResourceBusy => l.tr("system-busy"),
        _ => match error.raw_os_error() {
            Some(code) => l.tr_args("system-other", &[("code", code.into())]),
            None => l.tr("system-unknown"),
        },
    }
}

/// Why a file gives no game record.
#[must_use]
pub fn record_unreadable(l: L10n, error: &SgfError) -> String {
    l.tr(match error {
        SgfError::Empty => "record-empty",
        SgfError::NoGame => "record-no-game",
        SgfError::TooLarge(_) => "record-too-large",
    })
}

/// Why a game of a record cannot be shown on a board.
#[must_use]
pub fn record_unusable(l: L10n, error: &RecordError) -> String {
    l.tr(match error {
        RecordError::Size(_) => "record-size",
        RecordError::TooManyEdits(_) => "record-too-many-stones",
    })
}

/// What is wrong with a board written in letters.
#[must_use]
pub fn board_text_unreadable(l: L10n, error: &BoardTextError) -> String {
    let at = |line: &usize| ("line", number(line));
    match error {
        BoardTextError::NoRows => l.tr("board-no-rows"),
        BoardTextError::Uneven { line, has, wanted } => {
            l.tr_args("board-uneven", &[at(line), ("has", number(has)), ("wanted", number(wanted))])
        }
        BoardTextError::Line { line, text } => l.tr_args("board-line", &[at(line), ("text", text.clone().into())]),
        BoardTextError::Parted { line } => l.tr_args("board-parted", &[at(line)]),
        BoardTextError::Size => l.tr("record-size"),
        BoardTextError::Point { line, text } => l.tr_args("board-point", &[at(line), ("text", text.clone().into())]),
    }
}

/// Why a pairing program's file gives no tournament.
#[must_use]
pub fn import_error(l: L10n, error: &ImportError) -> String {
    match error {
        ImportError::TooLarge { .. } => l.tr("import-too-large"),
        ImportError::Unrecognised => l.tr("import-unrecognised"),
        ImportError::Malformed { line, column, flaw } => {
            let what = l.tr(flaw.message());
            l.tr_args("import-malformed", &[("line", number(line)), ("column", number(column)), ("what", what.into())])
        }
        ImportError::Entities => l.tr("import-entities"),
    }
}

/// What went wrong with the tournament's file.
#[must_use]
pub fn store_failure(l: L10n, error: &StoreError) -> Said {
    let kept = |n: &u64| ("kept", number(n));
    match error {
        StoreError::Exists { path } => said(l, "store-exists", &[file(path)]),
        StoreError::Missing { path } => said(l, "store-missing", &[file(path)]),
        StoreError::NotAJournal { path } => said(l, "store-not-a-journal", &[file(path)]),
        StoreError::OpenElsewhere { path } => said(l, "store-open-elsewhere", &[file(path)]),
        StoreError::Unfinished { path } => said(l, "store-unfinished", &[file(path)]),
        StoreError::NewerVersion { path, found, known } => {
            said(l, "store-newer", &[file(path), ("found", number(found)), ("known", number(known))])
        }
        StoreError::TooLarge { path, .. } => said(l, "store-too-large", &[file(path)]),
        StoreError::Full { path, kept: n } => said(l, "store-full", &[file(path), kept(n)]),
        StoreError::Unwritable { path, kept: n } => said(l, "store-unwritable", &[file(path), kept(n)]),
        StoreError::Vanished { path, kept: n } => said(l, "store-vanished", &[file(path), kept(n)]),
        StoreError::ChangedOutside { path, kept: n } => said(l, "store-changed", &[file(path), kept(n)]),
        StoreError::Broken { path, kept: n } => said(l, "store-broken", &[file(path), kept(n)]),
        StoreError::Encode { .. } => said(l, "store-encode", &[]),
        StoreError::NotDamaged { path } => said(l, "store-not-damaged", &[file(path)]),
        StoreError::Io { path, source } => said(l, "store-io", &[file(path), ("reason", system(l, source).into())]),
    }
}

/// What is wrong at a line of the journal.
#[must_use]
pub fn damage_words(l: L10n, kind: DamageKind) -> String {
    l.tr(match kind {
        DamageKind::Header => "damage-header",
        DamageKind::Version => "damage-version",
        DamageKind::Checksum => "damage-checksum",
        DamageKind::Unreadable => "damage-unreadable",
        DamageKind::Sequence => "damage-sequence",
        DamageKind::TornTail => "damage-torn",
    })
}

/// A finding of a pairing file, with its place.
#[must_use]
pub fn finding_words(l: L10n, finding: &Finding) -> String {
    let id = finding.kind.message();
    let place = &finding.place;
    let mut parts: Vec<String> = Vec::new();
    parts.extend(place.line.map(|n| l.tr_args("finding-line", &[("line", number(n))])));
    parts.extend(place.round.map(|n| l.tr_args("finding-round", &[("round", number(n))])));
    parts.extend(place.table.map(|n| l.tr_args("finding-table", &[("table", number(n))])));
    if !place.who.is_empty() {
        parts.push(place.who.join(" – "));
    }
    // The field's name is the file's own word, for whoever looks it up there.
    match (place.field, &place.value) {
        (Some(field), Some(value)) => parts.push(format!("{field} = {value:?}")),
        (Some(field), None) => parts.push(field.to_owned()),
        (None, Some(value)) => parts.push(format!("{value:?}")),
        (None, None) => {}
    }
    if parts.is_empty() { l.tr(id) } else { format!("{} ({})", l.tr(id), parts.join(", ")) }
}

/// A game of a pairing file that got no table.
#[must_use]
pub fn left_out_words(l: L10n, game: &LeftOut) -> String {
    let id = match game.why {
        WhyLeftOut::PlayerTwice => "left-out-twice",
        WhyLeftOut::UnknownPlayer => "left-out-unknown",
    };
    let args = [("round", number(game.round)), ("black", (&game.black).into()), ("white", (&game.white).into())];
    l.tr_args(id, &args)
}
