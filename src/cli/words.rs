//! What the commands about files of others say, in the language asked for.

use crate::formats::export::SpliceError;
use crate::formats::founding::{LeftOut, WhyLeftOut};
use crate::formats::pairings::{Finding, ImportError};
use crate::i18n::{L10n, Locale, Value};
use crate::store::StoreError;
use std::io;
use std::path::Path;

/// `--lang`, shared by the commands that talk to people.
#[derive(Clone, Debug, clap::Args)]
pub struct Language {
    /// The language of messages; the system's when not given
    #[arg(long, value_parser = ["ru", "en"])]
    pub lang: Option<String>,
}

impl Language {
    pub fn l10n(&self) -> L10n {
        let tag = self.lang.clone().or_else(sys_locale::get_locale);
        L10n::new(tag.map_or(Locale::En, |tag| Locale::from_tag(&tag)))
    }
}

/// A number as it is, without grouping: rounds, tables, lines.
#[expect(clippy::needless_pass_by_value, reason = "numbers are handed as they are, by value or by reference")]
pub fn number(value: impl ToString) -> Value<'static> {
    value.to_string().into()
}

/// What the system says to a file, in our words; the rarest by their number.
pub fn system(l: L10n, error: &io::Error) -> String {
    use io::ErrorKind as E;
    match error.kind() {
        E::NotFound => l.tr("system-not-found"),
        E::PermissionDenied => l.tr("system-denied"),
        E::IsADirectory => l.tr("system-folder"),
        E::StorageFull | E::QuotaExceeded => l.tr("system-full"),
        E::ReadOnlyFilesystem => l.tr("system-read-only"),
        E::FileTooLarge => l.tr("import-too-large"),
        E::AlreadyExists => l.tr("system-exists"),
        E::InvalidInput | E::InvalidFilename => l.tr("system-name"),
        E::ResourceBusy => l.tr("system-busy"),
        _ => match error.raw_os_error() {
            Some(code) => l.tr_args("system-other", &[("code", number(code))]),
            None => l.tr("system-unknown"),
        },
    }
}

/// A file that could not be read or written.
pub fn file_error(l: L10n, id: &str, path: &Path, error: &io::Error) -> String {
    with_advice(l, id, &[("path", path.display().to_string().into()), ("reason", system(l, error).into())])
}

/// A message, and what to do about it where there is something.
pub fn with_advice(l: L10n, id: &str, args: &[(&str, Value<'_>)]) -> String {
    let then = format!("{id}-then");
    let what = l.tr_args(id, args);
    if l.has(&then) { format!("{what} {}", l.tr_args(&then, args)) } else { what }
}

pub fn import_error(l: L10n, error: &ImportError) -> String {
    match error {
        ImportError::TooLarge { .. } => l.tr("import-too-large"),
        ImportError::Malformed { line, column, flaw } => {
            let what = l.tr(flaw.message());
            l.tr_args("import-malformed", &[("line", number(line)), ("column", number(column)), ("what", what.into())])
        }
        ImportError::Entities => l.tr("import-entities"),
        ImportError::Unrecognised => l.tr("import-unrecognised"),
    }
}

pub fn splice_error(l: L10n, error: &SpliceError) -> String {
    match error {
        SpliceError::Import(error) => import_error(l, error),
        SpliceError::OtherProgram { wanted } => l.tr_args("export-other-program", &[("wanted", wanted.name().into())]),
        SpliceError::Damaged => l.tr("export-damaged"),
        SpliceError::NotThisKind { kind } => l.tr_args("export-not-this-kind", &[("kind", kind.name().into())]),
    }
}

/// The journal's troubles, with what was kept.
pub fn store(l: L10n, error: &StoreError) -> String {
    let path = |path: &Path| ("path", Value::from(path.display().to_string()));
    let (id, args) = match error {
        StoreError::Exists { path: p } => ("store-exists", vec![path(p)]),
        StoreError::Missing { path: p } => ("store-missing", vec![path(p)]),
        StoreError::NotAJournal { path: p } => ("store-not-a-journal", vec![path(p)]),
        StoreError::OpenElsewhere { path: p } => ("store-open-elsewhere", vec![path(p)]),
        StoreError::Unfinished { path: p } => ("store-unfinished", vec![path(p)]),
        StoreError::NewerVersion { path: p, found, known } => {
            ("store-newer", vec![path(p), ("found", number(found)), ("known", number(known))])
        }
        StoreError::TooLarge { path: p, .. } => ("store-too-large", vec![path(p)]),
        StoreError::Full { path: p, kept } => ("store-full", vec![path(p), ("kept", number(kept))]),
        StoreError::Unwritable { path: p, kept } => ("store-unwritable", vec![path(p), ("kept", number(kept))]),
        StoreError::Vanished { path: p, kept } => ("store-vanished", vec![path(p), ("kept", number(kept))]),
        StoreError::ChangedOutside { path: p, kept } => ("store-changed", vec![path(p), ("kept", number(kept))]),
        StoreError::Broken { path: p, kept } => ("store-broken", vec![path(p), ("kept", number(kept))]),
        StoreError::Encode { reason } => ("store-encode", vec![("reason", reason.clone().into())]),
        StoreError::NotDamaged { path: p } => ("store-not-damaged", vec![path(p)]),
        StoreError::Io { path: p, source } => ("store-io", vec![path(p), ("reason", system(l, source).into())]),
    };
    with_advice(l, id, &args)
}

/// A finding with its place. The field's name is the file's own word, for whoever looks it up there.
pub fn finding(l: L10n, finding: &Finding) -> String {
    let place = &finding.place;
    let mut parts: Vec<String> = Vec::new();
    parts.extend(place.line.map(|n| l.tr_args("finding-line", &[("line", number(n))])));
    parts.extend(place.round.map(|n| l.tr_args("finding-round", &[("round", number(n))])));
    parts.extend(place.table.map(|n| l.tr_args("finding-table", &[("table", number(n))])));
    if !place.who.is_empty() {
        parts.push(place.who.join(" – "));
    }
    match (place.field, &place.value) {
        (Some(field), Some(value)) => parts.push(format!("{field} = {value:?}")),
        (Some(field), None) => parts.push(field.to_owned()),
        (None, Some(value)) => parts.push(format!("{value:?}")),
        (None, None) => {}
    }
    let what = l.tr(finding.kind.message());
    if parts.is_empty() { what } else { format!("{what} ({})", parts.join(", ")) }
}

pub fn left_out(l: L10n, game: &LeftOut) -> String {
    let id = match game.why {
        WhyLeftOut::PlayerTwice => "left-out-twice",
        WhyLeftOut::UnknownPlayer => "left-out-unknown",
    };
    l.tr_args(id, &[("round", number(game.round)), ("black", (&game.black).into()), ("white", (&game.white).into())])
}
