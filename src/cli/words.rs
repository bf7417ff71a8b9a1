//! The language of the commands, and what only they say of files.

use crate::formats::export::SpliceError;
use crate::i18n::{L10n, Locale};
use crate::words::{file, import_error, said, store_failure};
pub use crate::words::{finding_words as finding, left_out_words as left_out, number, system};
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
        self.lang.as_deref().map_or_else(system_language, |tag| L10n::new(Locale::from_tag(tag)))
    }
}

/// The language a command speaks when it is not told one.
pub fn system_language() -> L10n {
    L10n::new(sys_locale::get_locale().map_or(Locale::En, |tag| Locale::from_tag(&tag)))
}

/// A file that could not be read or written.
pub fn file_error(l: L10n, id: &str, path: &Path, error: &io::Error) -> String {
    said(l, id, &[file(path), ("reason", system(l, error).into())]).line()
}

/// A pairing program's file that gives no tournament.
pub fn foreign(l: L10n, path: &Path, error: &crate::formats::pairings::ImportError) -> String {
    said(l, "failure-pairings", &[file(path), ("reason", import_error(l, error).into())]).line()
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
pub fn store(l: L10n, error: &crate::store::StoreError) -> String {
    store_failure(l, error).line()
}
