//! The built-in example: a small tournament with made-up names, a round in progress, laid back from the moment it is opened.

use super::Failure;
use crate::clock::{Millis, Stamp, Timestamp};
use crate::referee::Event;
use crate::store::{Journal, StoreError};
use serde::Deserialize;
use std::path::{Path, PathBuf};

const STORY: &str = include_str!("../../assets/example/zarechye.ron");

/// Events recorded together, so long before the example is opened.
#[derive(Debug, Deserialize)]
struct Happening {
    ago: Millis,
    by: String,
    events: Vec<Event>,
}

/// Writes a fresh example into `folder` and says where.
///
/// # Errors
/// When nothing can be written there.
pub fn write(folder: &Path, now: &Stamp) -> Result<PathBuf, Failure> {
    let story: Vec<Happening> = ron::from_str(STORY).map_err(|e| Failure::Example(e.to_string()))?;
    let failed = |source| Failure::Write { path: folder.to_owned(), source };
    std::fs::create_dir_all(folder).map_err(failed)?;
    let (path, mut journal) = fresh(folder)?;
    for happening in story {
        let events = happening.events.into_iter().map(|e| dated(e, now)).collect();
        journal.append(now.after(-happening.ago), &happening.by, events)?;
    }
    Ok(path)
}

/// A new file in place of the last example, beside it where another station has that one open.
fn fresh(folder: &Path) -> Result<(PathBuf, Journal<Event>), Failure> {
    let mut number = 1;
    loop {
        let name = if number == 1 { "fujite-example.fujite".to_owned() } else { format!("fujite-example-{number}.fujite") };
        let path = folder.join(name);
        let in_use = matches!(
            Journal::<Event>::open(&path),
            Ok(opened) if matches!(opened.access, crate::store::Access::ReadOnly(_))
        );
        if !in_use && path.exists() {
            std::fs::remove_file(&path).map_err(|source| Failure::Write { path: path.clone(), source })?;
        }
        match Journal::create(&path) {
            Err(StoreError::Exists { .. }) if number < 100 => number += 1,
            Err(error) => return Err(error.into()),
            Ok(journal) => return Ok((path, journal)),
        }
    }
}

/// The story's adjournment is to be resumed the next morning, whenever it is told.
fn dated(event: Event, now: &Stamp) -> Event {
    const DAY: i64 = 24 * 60 * 60 * 1_000;
    let offset = i64::from(now.offset) * 60_000;
    let midnight = (now.utc.0 + offset).div_euclid(DAY) * DAY - offset;
    let resumption = Timestamp(midnight + DAY + 10 * 60 * 60 * 1_000);
    match event {
        Event::AdjournmentOpened { table, mover, form, .. } => Event::AdjournmentOpened { table, mover, form, resumption },
        Event::EnvelopeSet { table, envelope, .. } => Event::EnvelopeSet { table, envelope, resumption },
        other => other,
    }
}
