//! Showing a paper in the system's viewer.

use std::path::{Path, PathBuf};

/// The system has no viewer for the file, or none that starts.
#[derive(Debug, thiserror::Error)]
#[error("no program here shows {}: {source}", path.display())]
pub struct OpenError {
    pub path: PathBuf,
    source: opener::OpenError,
}

/// Opens `path` with the program the system keeps for its kind. Does not wait for it to close.
///
/// # Errors
/// [`OpenError`]: the file is there all the same, and can be opened by hand.
pub fn show(path: &Path) -> Result<(), OpenError> {
    opener::open(path).map_err(|source| OpenError { path: path.to_owned(), source })
}
