use super::line::{Header, Line, Link, Record, header};
use super::{StoreError, VERSION};
use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The largest file taken for a journal, in bytes: some hundred times a long tournament.
pub(super) const MOST: u64 = 512 << 20;

/// How much of a damaged line is kept to be shown.
const SHOWN: usize = 2_000;

/// How many checksums a line is tried against when the lines before it are damaged.
const PREDECESSORS: usize = 4;

/// One place where the file is not what was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Damage {
    /// From 1, the header's line included.
    pub line: u64,
    pub kind: DamageKind,
    /// What stands there, shortened.
    #[serde(skip)]
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DamageKind {
    /// The first line is not a journal's, the records are.
    Header,
    /// A newer program wrote the file.
    Version,
    /// The line, or the one before it, was changed.
    Checksum,
    /// Not a record this program can read.
    Unreadable,
    /// One or more records before this line are missing.
    Sequence,
    /// The last write did not reach the disk whole; nothing of it had been shown as recorded.
    TornTail,
}

impl DamageKind {
    /// The word for it in `--json` answers.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            DamageKind::Header => "header",
            DamageKind::Version => "version",
            DamageKind::Checksum => "checksum",
            DamageKind::Unreadable => "unreadable",
            DamageKind::Sequence => "sequence",
            DamageKind::TornTail => "torn_tail",
        }
    }
}

impl Serialize for DamageKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// What the chain of a file says. Serialised it is the answer of `fujite verify --json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verification {
    /// Records proven by the chain.
    pub events: u64,
    pub intact: bool,
    /// The last checksum: stands for all lines up to it.
    pub head: String,
    pub damage: Vec<Damage>,
}

/// Reads the file at `path` and checks its chain. Changes nothing and takes no lock.
///
/// # Errors
/// [`StoreError`] when the file cannot be read, or is not a journal at all.
pub fn verify<E: DeserializeOwned>(path: &Path) -> Result<Verification, StoreError> {
    let mut file = File::open(path).map_err(|error| StoreError::from_io(path, 0, error))?;
    let bytes = read_all(&mut file, path)?;
    match Scan::<E>::of(&bytes, path) {
        Ok(mut scan) => {
            if let Some(tail) = &scan.tail {
                let text = shown(bytes.get(tail.start..).unwrap_or_default());
                scan.damage.push(Damage { line: tail.line, kind: DamageKind::TornTail, text });
            }
            let intact = scan.damage.is_empty();
            Ok(Verification { events: scan.records.len() as u64, intact, head: scan.head.to_string(), damage: scan.damage })
        }
        Err(StoreError::NewerVersion { .. }) => {
            let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
            let damage = vec![Damage { line: 1, kind: DamageKind::Version, text: shown(first) }];
            Ok(Verification { events: 0, intact: false, head: String::new(), damage })
        }
        Err(error) => Err(error),
    }
}

/// What a file holds, for reading alone.
#[derive(Clone, Debug)]
pub struct Reading<E> {
    /// Every record the chain proves, oldest first.
    pub records: Vec<Record<E>>,
    /// The last checksum.
    pub head: String,
    /// Where the file is not what was written; an unfinished write at its end is not counted.
    pub damage: Vec<Damage>,
}

/// Reads the records of the file at `path`. Changes nothing and takes no lock: another station may have it open.
///
/// # Errors
/// [`StoreError`] when the file cannot be read, is not a journal, or is of a newer version.
pub fn read<E: DeserializeOwned>(path: &Path) -> Result<Reading<E>, StoreError> {
    let mut file = File::open(path).map_err(|error| StoreError::from_io(path, 0, error))?;
    let bytes = read_all(&mut file, path)?;
    let scan = Scan::<E>::of(&bytes, path)?;
    Ok(Reading { head: scan.head.to_string(), records: scan.records, damage: scan.damage })
}

/// All bytes of a file that is not too large to be a journal.
pub(super) fn read_all(file: &mut File, path: &Path) -> Result<Vec<u8>, StoreError> {
    let mut bytes = Vec::new();
    file.take(MOST + 1).read_to_end(&mut bytes).map_err(|error| StoreError::from_io(path, 0, error))?;
    if bytes.len() as u64 > MOST {
        return Err(StoreError::TooLarge { path: path.to_owned(), most: MOST });
    }
    Ok(bytes)
}

fn shown(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes.get(..SHOWN).unwrap_or(bytes)).into_owned()
}

/// The end of a file that a write never finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tail {
    pub line: u64,
    /// Where it begins, in bytes.
    pub start: usize,
    /// Whole records in it: the beginning of a batch.
    pub records: u64,
}

/// Everything a file's bytes say.
#[derive(Debug)]
pub(super) struct Scan<E> {
    /// Proven by the chain.
    pub records: Vec<Record<E>>,
    /// Readable, but not proven.
    pub doubtful: Vec<Record<E>>,
    pub damage: Vec<Damage>,
    pub tail: Option<Tail>,
    /// Length without the tail.
    pub sound_len: usize,
    /// The last line is whole, only its line break is missing.
    pub lacks_break: bool,
    pub head: Link,
    pub last_seq: u64,
}

/// A readable line whose checksum does not fit; the next line may tell more.
struct Pending<E> {
    line: u64,
    text: String,
    record: Record<E>,
    /// Its checksum as it would have been, from each possible predecessor.
    computed: Vec<Link>,
    /// Its number is higher than the place allows.
    ahead: bool,
}

struct Scanner<E> {
    scan: Scan<E>,
    /// What the next line may be chained to.
    before: Vec<Link>,
    pending: Option<Pending<E>>,
    /// Numbers the next record may have.
    expected: Vec<u64>,
    /// The batch not yet closed: its first line, where it begins, how many records were there before, and the state to return to.
    batch: Option<Batch>,
}

#[derive(Clone, Copy)]
struct Batch {
    line: u64,
    start: usize,
    records: usize,
    head: Link,
    last_seq: u64,
}

impl<E: DeserializeOwned> Scan<E> {
    pub(super) fn of(bytes: &[u8], path: &Path) -> Result<Scan<E>, StoreError> {
        if header().as_bytes().starts_with(bytes) && bytes.len() < header().len() {
            return Err(StoreError::Unfinished { path: path.to_owned() });
        }
        let mut scanner = Scanner {
            scan: Scan {
                records: Vec::new(),
                doubtful: Vec::new(),
                damage: Vec::new(),
                tail: None,
                sound_len: 0,
                lacks_break: false,
                head: Link::seed(),
                last_seq: 0,
            },
            before: vec![Link::seed()],
            pending: None,
            expected: vec![1],
            batch: None,
        };
        let mut start = 0;
        for (index, piece) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
            let line = index as u64 + 1;
            let (content, terminated) = match piece.strip_suffix(b"\n") {
                Some(content) => (content, true),
                None => (piece, false),
            };
            if line == 1 {
                match Header::read(content) {
                    Header::Sound => {}
                    Header::Newer(found) => {
                        return Err(StoreError::NewerVersion { path: path.to_owned(), found, known: VERSION });
                    }
                    Header::Bad => {
                        scanner.scan.damage.push(Damage { line, kind: DamageKind::Header, text: shown(content) });
                    }
                }
            } else {
                scanner.line(line, start, content, terminated);
            }
            start += piece.len();
        }
        let scan = scanner.finish(bytes.len());
        let header_bad = scan.damage.first().is_some_and(|damage| damage.kind == DamageKind::Header);
        if header_bad && scan.records.is_empty() {
            return Err(StoreError::NotAJournal { path: path.to_owned() });
        }
        Ok(scan)
    }
}

impl<E: DeserializeOwned> Scanner<E> {
    fn line(&mut self, line: u64, start: usize, content: &[u8], terminated: bool) {
        let split = Line::split(content);
        let proven = split.filter(|split| self.before.iter().any(|before| before.after(split.covered) == split.link));
        if let Some(split) = proven {
            self.settle_pending(Some(split.covered), split.link);
            self.scan.lacks_break = !terminated;
            self.proven(line, start, &split, content);
            return;
        }
        if !terminated {
            let batch = self.batch.take();
            self.settle_pending(None, Link::seed());
            self.cut(batch, Tail { line, start, records: 0 });
            return;
        }
        // A line that is there to its line break was written whole and changed later: it ends a batch, whatever its mark says.
        self.batch = None;
        self.settle_pending(None, Link::seed());
        let text = shown(content);
        let Some(split) = split else {
            self.scan.damage.push(Damage { line, kind: DamageKind::Unreadable, text });
            self.expect_one_lost();
            return;
        };
        self.scan.head = split.link;
        let computed: Vec<Link> = self.before.iter().map(|before| before.after(split.covered)).collect();
        self.before = [split.link].into_iter().chain(computed.iter().copied()).take(PREDECESSORS).collect();
        let most_expected = self.expected.iter().max().copied().unwrap_or(1);
        self.expect_one_lost();
        if let Some(record) = split.record::<E>() {
            let ahead = record.seq > most_expected;
            self.expected.push(record.seq.saturating_add(1));
            self.pending = Some(Pending { line, text, record, computed, ahead });
        } else {
            self.scan.damage.push(Damage { line, kind: DamageKind::Checksum, text });
        }
    }

    /// After a line that gave no number: the next record may count it or not.
    fn expect_one_lost(&mut self) {
        let least = self.expected.iter().min().copied().unwrap_or(1);
        let most = self.expected.iter().max().copied().unwrap_or(1);
        self.expected = vec![least, most.saturating_add(1)];
        self.expected.dedup();
    }

    fn proven(&mut self, line: u64, start: usize, split: &Line<'_>, content: &[u8]) {
        let before = Batch { line, start, records: self.scan.records.len(), head: self.scan.head, last_seq: self.scan.last_seq };
        self.before = vec![split.link];
        self.scan.head = split.link;
        if let Some(record) = split.record::<E>() {
            if !self.expected.contains(&record.seq) {
                self.scan.damage.push(Damage { line, kind: DamageKind::Sequence, text: shown(content) });
            }
            self.expected = vec![record.seq.saturating_add(1)];
            self.scan.last_seq = self.scan.last_seq.max(record.seq);
            self.scan.records.push(record);
        } else {
            self.scan.damage.push(Damage { line, kind: DamageKind::Unreadable, text: shown(content) });
            self.expect_one_lost();
            self.scan.last_seq = self.scan.last_seq.saturating_add(1);
        }
        if split.closes {
            self.batch = None;
        } else if self.batch.is_none() {
            self.batch = Some(before);
        }
    }

    /// Judges the line before, now that the next one (`next`, with checksum `link`) is known, or that there is none to tell.
    fn settle_pending(&mut self, next: Option<&[u8]>, link: Link) {
        let Some(pending) = self.pending.take() else { return };
        // The next line was chained to the checksum this text gives: only the checksum's own digits were damaged.
        let text_sound = next.is_some_and(|covered| pending.computed.iter().any(|own| own.after(covered) == link));
        let kind = if pending.ahead && !text_sound { DamageKind::Sequence } else { DamageKind::Checksum };
        self.scan.damage.push(Damage { line: pending.line, kind, text: pending.text });
        self.scan.last_seq = self.scan.last_seq.max(if text_sound || kind == DamageKind::Sequence {
            pending.record.seq
        } else {
            self.scan.last_seq.saturating_add(1)
        });
        if text_sound {
            self.scan.records.push(pending.record);
        } else {
            self.scan.doubtful.push(pending.record);
        }
    }

    /// Takes an unfinished write off the end: from the beginning of its batch, if that is known.
    fn cut(&mut self, batch: Option<Batch>, mut tail: Tail) {
        if let Some(batch) = batch {
            tail.line = batch.line;
            tail.start = batch.start;
            tail.records = self.scan.records.len().saturating_sub(batch.records) as u64;
            self.scan.records.truncate(batch.records);
            self.scan.head = batch.head;
            self.scan.last_seq = batch.last_seq;
            let first_line = batch.line;
            self.scan.damage.retain(|damage| damage.line < first_line);
        }
        self.scan.tail = Some(tail);
    }

    fn finish(mut self, len: usize) -> Scan<E> {
        self.settle_pending(None, Link::seed());
        if let Some(batch) = self.batch.take() {
            self.cut(Some(batch), Tail { line: batch.line, start: batch.start, records: 0 });
        }
        self.scan.sound_len = self.scan.tail.map_or(len, |tail| tail.start);
        if self.scan.tail.is_some() {
            self.scan.lacks_break = false;
        }
        self.scan.damage.sort_by_key(|damage| damage.line);
        self.scan
    }
}
