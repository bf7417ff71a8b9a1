use crate::store::StoreError;
use std::path::PathBuf;

/// Why something outside the rules did not work. Each says what was kept; the window adds what to do.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{path}: cannot be read: {source}")]
    Read { path: PathBuf, source: std::io::Error },
    #[error("{path}: cannot be written: {source}")]
    Write { path: PathBuf, source: std::io::Error },
    #[error("{path}: {source}")]
    Pairings { path: PathBuf, source: crate::formats::pairings::ImportError },
    #[error("{path}: {source}")]
    Record { path: PathBuf, source: crate::formats::sgf::SgfError },
    #[error("the built-in example cannot be read: {0}")]
    Example(String),
    #[error("the paper could not be made: {0}")]
    Paper(String),
    #[error("there is nothing yet to put on this paper")]
    NothingToPrint,
    /// The move was not sealed; nothing was recorded.
    #[error("the move was not sealed: {0}")]
    Seal(#[from] crate::seal::SealError),
    /// The electronic envelope stays closed.
    #[error("the electronic envelope did not open: {0}")]
    Unseal(#[from] crate::seal::OpenError),
    #[error("the paper is saved at {path}, but no viewer could be started")]
    Viewer { path: PathBuf },
    #[error("no file dialog on this system; type the path")]
    NoDialog,
    #[error("this file is open for reading only")]
    ReadOnly,
    #[error("no folder for files of this program was found")]
    NoFolder,
}
