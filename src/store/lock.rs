use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// The right to write a journal, held until dropped.
#[derive(Debug)]
pub(super) enum Lock {
    /// On the journal itself, by its open handle.
    OnFile,
    /// Windows: a locked file cannot be read by others, so a file beside the journal is locked instead.
    Beside(#[expect(dead_code, reason = "the open handle is the lock")] File),
    /// The file system knows no locks.
    Unsupported,
}

/// `Ok(None)` when another program holds it.
pub(super) fn take(journal: &File, path: &Path) -> io::Result<Option<Lock>> {
    if cfg!(windows) {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".lock");
        let beside = File::options().create(true).truncate(false).write(true).open(path.with_file_name(name))?;
        let outcome = beside.try_lock();
        judge(outcome, || Lock::Beside(beside))
    } else {
        judge(journal.try_lock(), || Lock::OnFile)
    }
}

fn judge(outcome: Result<(), TryLockError>, held: impl FnOnce() -> Lock) -> io::Result<Option<Lock>> {
    match outcome {
        Ok(()) => Ok(Some(held())),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(Some(Lock::Unsupported)),
        Err(TryLockError::Error(error)) => Err(error),
    }
}
