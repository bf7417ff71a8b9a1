use crate::app::Failure;
use crate::i18n::L10n;
use crate::seal::{OpenError, SealError};
use crate::store::MirrorFailure;
use crate::words::{Said, file, import_error, record_unreadable, said, store_failure, system};

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
