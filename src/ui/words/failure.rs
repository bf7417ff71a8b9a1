use super::{Said, number};
use crate::app::Failure;
use crate::formats::board_text::BoardTextError;
use crate::formats::founding::{LeftOut, WhyLeftOut};
use crate::formats::pairings::{Finding, ImportError};
use crate::formats::sgf::{RecordError, SgfError};
use crate::i18n::{L10n, Value};
use crate::seal::{OpenError, SealError};
use crate::store::{DamageKind, MirrorFailure, StoreError};
use std::path::Path;

/// What did not work outside the rules: what happened, what was kept, what to do.
#[must_use]
pub fn failure(l: L10n, failure: &Failure) -> Said {
    match failure {
        Failure::Store(error) => store_failure(l, error),
        Failure::Read { path, source } => said(l, "failure-read", &[file(path), ("reason", system(l, source).into())]),
        Failure::Write { path, source } => said(l, "failure-write", &[file(path), ("reason", system(l, source).into())]),
        Failure::Pairings { path, source } => {
            said(l, "failure-pairings", &[file(path), ("reason", import_error(l, source).into())])
        }
        Failure::Record { path, source } => {
            said(l, "failure-record", &[file(path), ("reason", record_unreadable(l, source).into())])
        }
        // What the library said stands in the log, for whoever made the program or the template.
        Failure::Example(_) => said(l, "failure-example", &[]),
        Failure::Paper(_) => said(l, "failure-paper", &[]),
        Failure::NothingToPrint => said(l, "failure-nothing-to-print", &[]),
        Failure::Seal(error) => said(l, "failure-seal", &[("reason", l.tr(seal_error(error)).into())]),
        Failure::Unseal(error) => said(l, "failure-unseal", &[("reason", l.tr(open_error(error)).into())]),
        Failure::Viewer { path } => said(l, "failure-viewer", &[file(path)]),
        Failure::NoDialog => said(l, "failure-no-dialog", &[]),
        Failure::ReadOnly => said(l, "failure-read-only", &[]),
        Failure::NoFolder => said(l, "failure-no-folder", &[]),
    }
}

fn said(l: L10n, id: &str, args: &[(&str, Value<'_>)]) -> Said {
    let then = format!("{id}-then");
    Said { what: l.tr_args(id, args), then: if l.has(&then) { l.tr_args(&then, args) } else { String::new() }, article: None }
}

const fn seal_error(error: &SealError) -> &'static str {
    match error {
        SealError::ShortPassphrase => "seal-short",
        SealError::OffBoard => "seal-off-board",
        SealError::NoChance(_) => "seal-no-chance",
        SealError::Cipher(_) => "seal-cipher",
    }
}

const fn open_error(error: &OpenError) -> &'static str {
    match error {
        OpenError::WrongPassphrase => "unseal-wrong",
        OpenError::Damaged(_) => "unseal-damaged",
        OpenError::Changed => "unseal-changed",
        OpenError::Another => "unseal-another",
    }
}

fn file(path: &Path) -> (&'static str, Value<'static>) {
    ("path", path.display().to_string().into())
}

/// The commonest answers of the system in the window's language; the system's own words otherwise.
fn system(l: L10n, error: &std::io::Error) -> String {
    use std::io::ErrorKind;
    match error.kind() {
        ErrorKind::NotFound => l.tr("system-not-found"),
        ErrorKind::PermissionDenied => l.tr("system-denied"),
        ErrorKind::IsADirectory => l.tr("system-folder"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => l.tr("system-full"),
        ErrorKind::ReadOnlyFilesystem => l.tr("system-read-only"),
        ErrorKind::AlreadyExists => l.tr("system-exists"),
        ErrorKind::InvalidInput | ErrorKind::InvalidFilename => l.tr("system-name"),
        ErrorKind::ResourceBusy => l.tr("system-busy"),
        // The number is what a system's handbook goes by.
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

fn import_error(l: L10n, error: &ImportError) -> String {
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

/// Why the second copy is behind.
#[must_use]
pub fn mirror_failure_words(l: L10n, why: MirrorFailure) -> String {
    l.tr(match why {
        MirrorFailure::Missing => "mirror-missing",
        MirrorFailure::Full => "mirror-full",
        MirrorFailure::Unwritable => "mirror-unwritable",
        MirrorFailure::Differs => "mirror-differs",
        MirrorFailure::Other => "mirror-other",
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
