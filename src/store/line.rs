use super::StoreError;
use crate::clock::{Stamp, Timestamp};
use crate::referee::{Entry, EntryNo, Event};
use chrono::{DateTime, FixedOffset, Utc};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The journal version this program writes, and the newest it reads.
pub const VERSION: u32 = 1;

const NAME: &str = "fujite-journal";

/// One event as the journal keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record<E> {
    /// From 1, without gaps in a sound file.
    pub seq: u64,
    /// When it was written down; never before the record before it.
    pub at: Stamp,
    /// The moment it is about, where that is earlier: the referee clicked then, and ruled later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Stamp>,
    /// The hall's time of day for a person who reads the file, `2026-11-29 22:48:18.123 +03:00`. Made from `at`, never read back.
    pub wall: String,
    /// Who was acting at the station.
    pub by: String,
    pub event: E,
}

impl From<Record<Event>> for Entry {
    fn from(record: Record<Event>) -> Entry {
        let at = record.about.unwrap_or(record.at);
        Entry { number: EntryNo(record.seq), at, recorded: record.at, by: record.by, event: record.event }
    }
}

/// A checksum in the chain: of the line, and through the one before it of all lines up to here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link([u8; 16]);

impl Link {
    /// What the first record is chained to. It depends on the version only, so a damaged header condemns no record.
    pub(super) fn seed() -> Link {
        Link::digest(&[], format!("{NAME} {VERSION}\t=").as_bytes())
    }

    fn digest(before: &[u8], covered: &[u8]) -> Link {
        let mut hasher = blake3::Hasher::new();
        hasher.update(before).update(covered);
        let mut short = [0; 16];
        hasher.finalize_xof().fill(&mut short);
        Link(short)
    }

    pub(super) fn after(self, covered: &[u8]) -> Link {
        Link::digest(&self.0, covered)
    }

    fn parse(hex: &[u8]) -> Option<Link> {
        if hex.iter().any(u8::is_ascii_uppercase) {
            return None;
        }
        let number = u128::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok()?;
        Some(Link(number.to_be_bytes()))
    }
}

impl std::fmt::Display for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

/// A line taken apart, nothing of it proven yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    /// What the checksum covers: the text, the tab and the mark.
    pub covered: &'a [u8],
    pub text: &'a [u8],
    /// Whether it ends a batch.
    pub closes: bool,
    pub link: Link,
}

impl<'a> Line<'a> {
    /// `None` when the bytes do not end like a line of a journal. `bytes` come without the line break.
    pub(super) fn split(bytes: &'a [u8]) -> Option<Line<'a>> {
        let (covered, hex) = bytes.split_at_checked(bytes.len().checked_sub(32)?)?;
        let (text, closes) = match covered {
            [text @ .., b'\t', b'='] => (text, true),
            [text @ .., b'\t', b'+'] => (text, false),
            _ => return None,
        };
        Some(Line { covered, text, closes, link: Link::parse(hex)? })
    }

    pub(super) fn record<E: DeserializeOwned>(&self) -> Option<Record<E>> {
        ron::de::from_bytes(self.text).ok()
    }
}

/// The header of this version, with its line break.
pub(super) fn header() -> String {
    format!("{NAME} {VERSION}\t={}\n", Link::seed())
}

/// What a file's first line says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Header {
    Sound,
    Newer(u32),
    Bad,
}

impl Header {
    /// `bytes` come without the line break. A number too large is believed only when the line's own checksum bears it out: one
    /// flipped bit must not make a tournament unreadable.
    pub(super) fn read(bytes: &[u8]) -> Header {
        let Some(line) = Line::split(bytes) else { return Header::Bad };
        if Link::digest(&[], line.covered) != line.link {
            return Header::Bad;
        }
        let version = std::str::from_utf8(line.text).ok().and_then(|text| text.strip_prefix(NAME)?.trim_start().parse().ok());
        match version {
            Some(VERSION) => Header::Sound,
            Some(newer) if newer > VERSION => Header::Newer(newer),
            _ => Header::Bad,
        }
    }
}

/// Adds `record`'s line to `out` and gives the new head of the chain.
pub(super) fn write_record<E: Serialize + DeserializeOwned>(
    out: &mut String,
    before: Link,
    record: &Record<E>,
    closes: bool,
) -> Result<Link, StoreError> {
    let start = out.len();
    let text = ron::to_string(record).map_err(|error| StoreError::Encode { reason: error.to_string() })?;
    if text.contains('\n') {
        return Err(StoreError::Encode { reason: "its text has a line break".to_owned() });
    }
    // What cannot be read back must not be called recorded.
    if let Err(error) = ron::from_str::<Record<E>>(&text) {
        return Err(StoreError::Encode { reason: error.to_string() });
    }
    out.push_str(&text);
    out.push('\t');
    out.push(if closes { '=' } else { '+' });
    let link = before.after(out.get(start..).unwrap_or_default().as_bytes());
    out.push_str(&link.to_string());
    out.push('\n');
    Ok(link)
}

/// The moment as a person in the hall would write it, with its offset from UTC.
pub(super) fn wall_text(at: Stamp) -> String {
    let Timestamp(ms) = at.utc;
    let offset = FixedOffset::east_opt(i32::from(at.offset) * 60);
    match (DateTime::<Utc>::from_timestamp_millis(ms), offset) {
        (Some(utc), Some(offset)) => utc.with_timezone(&offset).format("%Y-%m-%d %H:%M:%S%.3f %:z").to_string(),
        _ => format!("{ms} ms"),
    }
}
