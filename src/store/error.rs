use std::io;
use std::path::{Path, PathBuf};

/// Why the journal could not be made, opened or written. `kept` is the number of the last record that is safe in the file; no
/// record after it was shown as recorded.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    #[error("{} exists already; nothing was changed", path.display())]
    Exists { path: PathBuf },
    #[error("{} does not exist", path.display())]
    Missing { path: PathBuf },
    #[error("{} is not a Fujite journal", path.display())]
    NotAJournal { path: PathBuf },
    #[error("{} is open in another program", path.display())]
    OpenElsewhere { path: PathBuf },
    /// The machine stopped while the file was being made.
    #[error("{} was never finished: it holds no record, and can be deleted and made anew", path.display())]
    Unfinished { path: PathBuf },
    #[error("{} is of journal version {found}; this program knows up to {known}: a newer Fujite wrote it", path.display())]
    NewerVersion { path: PathBuf, found: u32, known: u32 },
    #[error("{} is larger than a journal can be ({most} bytes)", path.display())]
    TooLarge { path: PathBuf, most: u64 },
    #[error("no room left for {}; records up to number {kept} are safe", path.display())]
    Full { path: PathBuf, kept: u64 },
    #[error("{} may not be written; records up to number {kept} are safe", path.display())]
    Unwritable { path: PathBuf, kept: u64 },
    /// The file was deleted, moved or replaced, or its disk taken out.
    #[error("{} is no longer there (it held {kept} records); save the tournament under another name", path.display())]
    Vanished { path: PathBuf, kept: u64 },
    #[error("{} was changed by another program after record number {kept}; nothing was written", path.display())]
    ChangedOutside { path: PathBuf, kept: u64 },
    /// An append failed, and what it left behind could not be taken back.
    #[error("{} can take no more records: a failed write could not be undone; records up to number {kept} are safe", path.display())]
    Broken { path: PathBuf, kept: u64 },
    /// The event has no text that reads back.
    #[error("an event cannot be written as text: {reason}")]
    Encode { reason: String },
    #[error("{} is read-only for another reason than damage", path.display())]
    NotDamaged { path: PathBuf },
    #[error("{}: {source}", path.display())]
    Io { path: PathBuf, source: io::Error },
}

impl StoreError {
    /// Names an error of the system on `path`, with `kept` records safe.
    pub(super) fn from_io(path: &Path, kept: u64, source: io::Error) -> StoreError {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                StoreError::Full { path, kept }
            }
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => StoreError::Unwritable { path, kept },
            io::ErrorKind::NotFound if kept > 0 => StoreError::Vanished { path, kept },
            io::ErrorKind::NotFound => StoreError::Missing { path },
            io::ErrorKind::AlreadyExists => StoreError::Exists { path },
            _ => StoreError::Io { path, source },
        }
    }
}
