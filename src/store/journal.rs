use super::line::{Link, Record, header, wall_text, write_record};
use super::lock::{self, Lock};
use super::mirror::Mirror;
use super::scan::{Damage, MOST, Scan, Tail, Verification, read_all};
use super::{StoreError, scan};
use crate::clock::{Stamp, Timestamp};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// A journal open for writing. It alone may write: the lock is held until it is dropped.
#[derive(Debug)]
pub struct Journal<E> {
    file: File,
    path: PathBuf,
    /// Bytes known to be safe on the disk; the file has no others.
    len: u64,
    head: Link,
    last_seq: u64,
    last_stamp: Option<Stamp>,
    /// A failed write could not be taken back.
    broken: bool,
    mirror: Option<Mirror>,
    _lock: Lock,
    events: PhantomData<fn() -> E>,
}

/// What opening a file gave.
#[derive(Debug)]
pub struct Opened<E> {
    pub access: Access<E>,
    /// All records the chain proves, in order.
    pub records: Vec<Record<E>>,
    /// Records that can be read but not proven: their line was changed, or the one before it is lost.
    pub doubtful: Vec<Record<E>>,
    pub report: OpenReport,
    /// When a station with this file open last left word, see [`Journal::beat`].
    pub last_beat: Option<Timestamp>,
}

#[derive(Debug)]
pub enum Access<E> {
    Writable(Journal<E>),
    ReadOnly(ReadOnly<E>),
}

/// What opening found out of order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenReport {
    pub torn: Option<Torn>,
    pub damage: Vec<Damage>,
    /// The file system knows no locks: nothing keeps a second station from writing.
    pub unlocked: bool,
}

impl OpenReport {
    /// Nothing to tell the referee.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.torn.is_none() && self.damage.is_empty() && !self.unlocked
    }
}

/// An unfinished write at the end of the file, left by a crash. Nothing of it had been shown as recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Torn {
    /// Its first line, from 1.
    pub line: u64,
    pub bytes: u64,
    /// Whole records among it: the beginning of a batch.
    pub records: u64,
    /// Where the cut bytes are kept; `None` while they still stand in the file, because it is read-only.
    pub saved: Option<PathBuf>,
}

/// A journal that may be looked at.
#[derive(Debug)]
pub struct ReadOnly<E> {
    reason: ReadOnlyReason,
    path: PathBuf,
    /// The journal it becomes when the referee accepts the damage.
    waiting: Option<Waiting<E>>,
}

#[derive(Debug)]
struct Waiting<E> {
    journal: Journal<E>,
    tail: Option<Vec<u8>>,
    lacks_break: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReadOnlyReason {
    /// Another station holds the lock.
    OpenElsewhere,
    /// Until the referee has seen the report and accepts it.
    Damaged,
    /// The file, its folder or its disk cannot be written.
    NotPermitted,
}

impl<E> ReadOnly<E> {
    #[must_use]
    pub fn reason(&self) -> ReadOnlyReason {
        self.reason
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Goes on after the last line of a damaged file. The damage stays in the file and is reported at every opening.
    ///
    /// # Errors
    /// [`StoreError::NotDamaged`] when it is read-only for another reason; else what kept the torn end from being cut off.
    pub fn accept_damage(self) -> Result<Journal<E>, StoreError> {
        let Some(Waiting { mut journal, tail, lacks_break }) = self.waiting else {
            return Err(StoreError::NotDamaged { path: self.path });
        };
        if let Some(tail) = tail {
            journal.cut(&tail)?;
        }
        if lacks_break {
            journal.end_line()?;
        }
        Ok(journal)
    }
}

impl<E> Journal<E> {
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The last checksum, 32 hexadecimal digits: stands for the whole file, and is printed on papers.
    #[must_use]
    pub fn head(&self) -> String {
        self.head.to_string()
    }

    /// The number of the last record, 0 when there is none.
    #[must_use]
    pub fn last_seq(&self) -> u64 {
        self.last_seq
    }

    /// The moment of the last record: where the hall's clock goes on.
    #[must_use]
    pub fn last_stamp(&self) -> Option<Stamp> {
        self.last_stamp
    }

    /// Leaves word that the station is alive at `now`, in the file's time of change: no byte is written and nothing waits for the
    /// disk. It outlives a killed process; after a power cut it may be gone, or be an earlier one.
    pub fn beat(&self, now: Timestamp) {
        let since = u64::try_from(now.0).ok().map(Duration::from_millis);
        if let Some(at) = since.and_then(|ms| SystemTime::UNIX_EPOCH.checked_add(ms + BEAT_MARK)) {
            // A file system that refuses tells nothing later, and that is what will be said.
            let _ = self.file.set_modified(at);
        }
    }

    /// Begins, replaces or ends the copy on a second disk.
    pub fn set_mirror(&mut self, mirror: Option<Mirror>) {
        if let Some(mirror) = &mirror {
            mirror.grown_to(self.len);
        }
        self.mirror = mirror;
    }

    #[must_use]
    pub fn mirror(&self) -> Option<&Mirror> {
        self.mirror.as_ref()
    }

    fn error(&self, source: io::Error) -> StoreError {
        StoreError::from_io(&self.path, self.last_seq, source)
    }

    /// Saves the torn end beside the file, then cuts it off. Gives the place of the saved bytes.
    fn cut(&mut self, tail: &[u8]) -> Result<PathBuf, StoreError> {
        let saved = keep_beside(&self.path, tail, "torn").map_err(|error| self.error(error))?;
        self.file.set_len(self.len).and_then(|()| self.file.sync_all()).map_err(|error| self.error(error))?;
        Ok(saved)
    }

    /// Gives a whole last line the line break it lacks.
    fn end_line(&mut self) -> Result<(), StoreError> {
        self.write(b"\n")
    }

    /// Writes at the end and waits for the disk, or leaves the file as it was.
    fn write(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        if self.broken {
            return Err(StoreError::Broken { path: self.path.clone(), kept: self.last_seq });
        }
        self.check_unchanged()?;
        let written = (|| {
            self.file.seek(SeekFrom::Start(self.len))?;
            self.file.write_all(bytes)?;
            self.file.sync_data()
        })();
        match written {
            Ok(()) => {
                self.len += bytes.len() as u64;
                Ok(())
            }
            Err(error) => {
                self.broken = self.file.set_len(self.len).and_then(|()| self.file.sync_all()).is_err();
                Err(self.error(error))
            }
        }
    }

    /// A handle stays writable when its file is deleted or replaced; what is written then is lost without an error.
    fn check_unchanged(&self) -> Result<(), StoreError> {
        let named = match self.path.metadata() {
            Ok(named) => named,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(StoreError::Vanished { path: self.path.clone(), kept: self.last_seq });
            }
            Err(error) => return Err(self.error(error)),
        };
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            let held = self.file.metadata().map_err(|error| self.error(error))?;
            if (named.dev(), named.ino()) != (held.dev(), held.ino()) {
                return Err(StoreError::Vanished { path: self.path.clone(), kept: self.last_seq });
            }
        }
        if named.len() == self.len {
            Ok(())
        } else {
            Err(StoreError::ChangedOutside { path: self.path.clone(), kept: self.last_seq })
        }
    }
}

impl<E: Serialize + DeserializeOwned> Journal<E> {
    /// Makes a new file with no record.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when something stands at `path`; else what the system said.
    pub fn create(path: &Path) -> Result<Journal<E>, StoreError> {
        Journal::recreate(path, &[])
    }

    /// Makes a new file of records there are already: "save a copy as", and the way out when the first file is lost.
    ///
    /// # Errors
    /// As [`Journal::create`]; [`StoreError::Encode`] when a record has no text that reads back.
    pub fn recreate(path: &Path, records: &[Record<E>]) -> Result<Journal<E>, StoreError> {
        let mut text = header();
        let mut head = Link::seed();
        for record in records {
            head = write_record(&mut text, head, record, true)?;
        }
        let io = |error| StoreError::from_io(path, 0, error);
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
            // The file is not missing, it was to be made: what is not there is its folder.
            return Err(StoreError::Missing { path: folder.to_owned() });
        }
        let mut file = OpenOptions::new().create_new(true).read(true).write(true).open(path).map_err(io)?;
        let made = (|| {
            let Some(lock) = lock::take(&file, path).map_err(io)? else {
                return Err(StoreError::OpenElsewhere { path: path.to_owned() });
            };
            file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(io)?;
            sync_folder(path).map_err(io)?;
            Ok((lock, path.canonicalize().map_err(io)?))
        })();
        let (lock, path) = match made {
            Ok(made) => made,
            Err(error) => {
                // The half-made file is ours: nobody else could have made it. If it cannot go, opening will say `Unfinished`.
                let _ = std::fs::remove_file(path);
                return Err(error);
            }
        };
        let last = records.last();
        Ok(Journal {
            file,
            path,
            len: text.len() as u64,
            head,
            last_seq: last.map_or(0, |record| record.seq),
            last_stamp: last.map(|record| record.at),
            broken: false,
            mirror: None,
            _lock: lock,
            events: PhantomData,
        })
    }

    /// Opens a file, reads all of it, and puts right what a crash left at its end.
    ///
    /// It comes back read-only when another station has it open, when it is damaged elsewhere than at its end, or when it cannot
    /// be written.
    ///
    /// # Errors
    /// [`StoreError`] when it cannot be read at all: missing, not a journal, or of a newer version.
    pub fn open(path: &Path) -> Result<Opened<E>, StoreError> {
        let io = |error| StoreError::from_io(path, 0, error);
        let path = &path.canonicalize().map_err(io)?;
        let (mut file, mut reason) = match OpenOptions::new().read(true).write(true).open(path) {
            Ok(file) => (file, None),
            Err(error) if matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem) => {
                (File::open(path).map_err(io)?, Some(ReadOnlyReason::NotPermitted))
            }
            Err(error) => return Err(io(error)),
        };
        let lock = if reason.is_none() { lock::take(&file, path).map_err(io)? } else { None };
        if lock.is_none() {
            reason = reason.or(Some(ReadOnlyReason::OpenElsewhere));
        }
        let last_beat = last_beat(&file);
        let bytes = read_all(&mut file, path)?;
        let Scan { records, doubtful, damage, tail, sound_len, lacks_break, head, last_seq } = Scan::of(&bytes, path)?;
        let mut report = OpenReport {
            torn: tail.map(|Tail { line, start, records }| Torn {
                line,
                bytes: bytes.len().saturating_sub(start) as u64,
                records,
                saved: None,
            }),
            damage,
            unlocked: matches!(lock, Some(Lock::Unsupported)),
        };
        let read_only = |reason, waiting| Access::ReadOnly(ReadOnly { reason, path: path.clone(), waiting });
        let access = match (reason, lock) {
            (None, Some(lock)) => {
                let last_stamp = records.iter().chain(&doubtful).max_by_key(|record| record.seq).map(|record| record.at);
                let mut journal = Journal {
                    file,
                    path: path.clone(),
                    len: sound_len as u64,
                    head,
                    last_seq,
                    last_stamp,
                    broken: false,
                    mirror: None,
                    _lock: lock,
                    events: PhantomData,
                };
                let cut_off = tail.and_then(|tail| bytes.get(tail.start..));
                if report.damage.is_empty() {
                    match journal.mend_end(cut_off, lacks_break) {
                        Ok(saved) => {
                            if let Some(torn) = &mut report.torn {
                                torn.saved = saved;
                            }
                            Access::Writable(journal)
                        }
                        Err(_) => read_only(ReadOnlyReason::NotPermitted, None),
                    }
                } else {
                    let tail = cut_off.map(<[u8]>::to_vec);
                    read_only(ReadOnlyReason::Damaged, Some(Waiting { journal, tail, lacks_break }))
                }
            }
            (reason, _) => read_only(reason.unwrap_or(ReadOnlyReason::OpenElsewhere), None),
        };
        Ok(Opened { access, records, doubtful, report, last_beat })
    }

    fn mend_end(&mut self, tail: Option<&[u8]>, lacks_break: bool) -> Result<Option<PathBuf>, StoreError> {
        let saved = tail.map(|tail| self.cut(tail)).transpose()?;
        if lacks_break {
            self.end_line()?;
        }
        Ok(saved)
    }

    /// Records `events`, all of one moment and one hand: when this returns, all are on the disk. On an error none is, and file and
    /// memory are as before.
    ///
    /// # Errors
    /// [`StoreError`] saying what happened and up to which record all is safe.
    pub fn append(&mut self, at: Stamp, by: &str, events: Vec<E>) -> Result<Vec<Record<E>>, StoreError> {
        self.append_about(at, at, by, events)
    }

    /// Records at `at` events of an earlier moment, `about`: what was ruled on is a fact of the click, not of the ruling.
    ///
    /// # Errors
    /// As [`Journal::append`].
    pub fn append_about(&mut self, at: Stamp, about: Stamp, by: &str, events: Vec<E>) -> Result<Vec<Record<E>>, StoreError> {
        let about = (about != at).then_some(about);
        let (mut text, mut head) = (String::new(), self.head);
        let mut records = Vec::with_capacity(events.len());
        let count = events.len();
        let mut seq = self.last_seq;
        for event in events {
            // Only a forged file comes near the last number.
            let full = || StoreError::TooLarge { path: self.path.clone(), most: MOST };
            seq = seq.checked_add(1).ok_or_else(full)?;
            let record = Record { seq, at, about, wall: wall_text(at), by: by.to_owned(), event };
            head = write_record(&mut text, head, &record, records.len() + 1 == count)?;
            records.push(record);
        }
        let Some(last) = records.last() else { return Ok(records) };
        if self.len + text.len() as u64 > MOST {
            return Err(StoreError::TooLarge { path: self.path.clone(), most: MOST });
        }
        self.write(text.as_bytes())?;
        self.head = head;
        self.last_seq = last.seq;
        self.last_stamp = Some(at);
        if let Some(mirror) = &self.mirror {
            mirror.grown_to(self.len);
        }
        Ok(records)
    }

    /// Checks the chain of the file at `path`, see [`scan::verify`].
    ///
    /// # Errors
    /// As there.
    pub fn verify(path: &Path) -> Result<Verification, StoreError> {
        scan::verify::<E>(path)
    }
}

/// What tells a beat from any other change of the file: a part of a millisecond that file systems keep and nobody else writes.
const BEAT_MARK: Duration = Duration::from_nanos(424_200);

/// The last beat left in the file's time of change, if that is what stands there.
fn last_beat(file: &File) -> Option<Timestamp> {
    let at = file.metadata().ok()?.modified().ok()?.duration_since(SystemTime::UNIX_EPOCH).ok()?;
    let ms = at.checked_sub(BEAT_MARK).filter(|ms| ms.subsec_nanos().is_multiple_of(1_000_000))?;
    Some(Timestamp(i64::try_from(ms.as_millis()).ok()?))
}

/// Keeps `bytes` beside `path` as `NAME.torn`, or `NAME.torn-2`... when there is one already, with `ending` for "torn". Older
/// copies are never touched.
///
/// # Errors
/// What the system says.
pub fn keep_beside(path: &Path, bytes: &[u8], ending: &str) -> io::Result<PathBuf> {
    let name = path.file_name().unwrap_or_default();
    for number in 1.. {
        let mut own = name.to_owned();
        own.push(if number == 1 { format!(".{ending}") } else { format!(".{ending}-{number}") });
        let own = path.with_file_name(own);
        match OpenOptions::new().create_new(true).write(true).open(&own) {
            Ok(mut file) => {
                file.write_all(bytes)?;
                file.sync_all()?;
                return Ok(own);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Makes a new file's name as lasting as its bytes.
fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(windows) {
        return Ok(()); // a folder cannot be opened there, and the name is journaled with the file
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match File::open(folder)?.sync_all() {
        // Some network file systems refuse; the file itself is safe.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
        other => other,
    }
}
