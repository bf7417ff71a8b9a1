use super::StoreError;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// A second copy of the journal, on a USB stick say. It has a thread of its own: a slow or missing stick never holds up the
/// first file. Each append tries again what failed before.
#[derive(Debug)]
pub struct Mirror {
    copy: PathBuf,
    grown: Sender<u64>,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    status: MirrorStatus,
    /// Lengths announced and not yet dealt with.
    waiting: usize,
}

/// How far the copy has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MirrorStatus {
    Working,
    /// The copy has the journal's first `bytes` bytes, all there were.
    UpToDate {
        bytes: u64,
    },
    Failed {
        why: MirrorFailure,
        /// What the system said.
        text: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MirrorFailure {
    /// Its folder or disk is not there.
    Missing,
    Full,
    Unwritable,
    /// Another file stands there; it was left alone.
    Differs,
    Other,
}

impl Mirror {
    /// Begins a copy of `journal` at `copy`. What stands there is gone on with if it is the beginning of the same journal, and
    /// left alone otherwise.
    ///
    /// # Errors
    /// [`StoreError::Io`] when no thread can be had. Trouble with the copy shows in [`Mirror::status`].
    pub fn start(journal: &Path, copy: PathBuf) -> Result<Mirror, StoreError> {
        let (grown, lengths) = mpsc::channel();
        let state = State { status: MirrorStatus::Working, waiting: 0 };
        let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new() });
        let worker = Worker { journal: journal.to_owned(), copy: copy.clone(), proven: None };
        let theirs = Arc::clone(&shared);
        thread::Builder::new()
            .name("mirror".to_owned())
            .spawn(move || worker.run(&lengths, &theirs))
            .map_err(|source| StoreError::Io { path: copy.clone(), source })?;
        Ok(Mirror { copy, grown, shared })
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.copy
    }

    #[must_use]
    pub fn status(&self) -> MirrorStatus {
        self.shared.lock().status.clone()
    }

    /// The status once everything announced has been dealt with, or when `at_most` has passed: for closing the station.
    #[must_use]
    pub fn settled(&self, at_most: Duration) -> MirrorStatus {
        let state = self.shared.lock();
        let waited = self.shared.changed.wait_timeout_while(state, at_most, |state| state.waiting > 0);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        state.status.clone()
    }

    /// The journal has `len` bytes now.
    pub(super) fn grown_to(&self, len: u64) {
        let mut state = self.shared.lock();
        state.waiting += 1;
        if self.grown.send(len).is_err() {
            state.waiting -= 1;
        } else {
            state.status = match &state.status {
                MirrorStatus::UpToDate { .. } => MirrorStatus::Working,
                as_before => as_before.clone(),
            };
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Worker {
    journal: PathBuf,
    copy: PathBuf,
    /// The copy's length after the last success: up to there it needs no comparing.
    proven: Option<u64>,
}

impl Worker {
    fn run(mut self, lengths: &Receiver<u64>, shared: &Shared) {
        while let Ok(mut len) = lengths.recv() {
            let mut dealt_with = 1;
            while let Ok(later) = lengths.try_recv() {
                len = later;
                dealt_with += 1;
            }
            let status = match self.bring_to(len) {
                Ok(()) => {
                    self.proven = Some(len);
                    MirrorStatus::UpToDate { bytes: len }
                }
                Err((why, text)) => {
                    self.proven = None;
                    MirrorStatus::Failed { why, text }
                }
            };
            let mut state = shared.lock();
            state.waiting = state.waiting.saturating_sub(dealt_with);
            state.status = status;
            shared.changed.notify_all();
        }
    }

    fn bring_to(&self, len: u64) -> Result<(), (MirrorFailure, String)> {
        let told = |error: io::Error| (MirrorFailure::of(&error), error.to_string());
        let mut journal = File::open(&self.journal).map_err(told)?;
        let mut copy = OpenOptions::new().create(true).truncate(false).read(true).write(true).open(&self.copy).map_err(told)?;
        let have = copy.metadata().map_err(told)?.len();
        if have > len {
            return Err((MirrorFailure::Differs, String::new()));
        }
        if self.proven != Some(have) && !same_start(&mut journal, &mut copy, have).map_err(told)? {
            return Err((MirrorFailure::Differs, String::new()));
        }
        (|| {
            journal.seek(SeekFrom::Start(have))?;
            copy.seek(SeekFrom::Start(have))?;
            let written = io::copy(&mut journal.take(len - have), &mut copy)?;
            copy.flush()?;
            copy.sync_data()?;
            if written == len - have { Ok(()) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
        })()
        .map_err(told)
    }
}

impl MirrorFailure {
    fn of(error: &io::Error) -> MirrorFailure {
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => MirrorFailure::Missing,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => MirrorFailure::Full,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => MirrorFailure::Unwritable,
            _ => MirrorFailure::Other,
        }
    }
}

/// Whether the first `len` bytes of both are the same.
fn same_start(one: &mut File, other: &mut File, len: u64) -> io::Result<bool> {
    let mut left = len;
    let (mut a, mut b) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    while left > 0 {
        let size = usize::try_from(left).unwrap_or(usize::MAX).min(a.len());
        let (a, b) = (a.split_at_mut(size).0, b.split_at_mut(size).0);
        match one.read_exact(a).and_then(|()| other.read_exact(b)) {
            Ok(()) if a == b => left -= size as u64,
            Ok(()) => return Ok(false),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(false),
            Err(error) => return Err(error),
        }
    }
    Ok(true)
}
