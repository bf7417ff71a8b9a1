//! Appointments as they are typed and shown.

use crate::clock::{Stamp, Timestamp};
use crate::i18n::{L10n, WallTime};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// "30.11.2026 10:00": the same in every language, as it is typed.
pub fn write(at: Timestamp, offset: i16) -> String {
    let ((year, month, day), (hour, minute, _)) = WallTime { utc: at, offset }.parts();
    format!("{day:02}.{month:02}.{year} {hour:02}:{minute:02}")
}

/// Reads what [`write`] writes; a date as "2026-11-30" too.
pub fn read(text: &str, offset: i16) -> Option<Timestamp> {
    let (date, time) = text.trim().split_once([' ', ','])?;
    let date = if let Some((year, rest)) = date.split_once('-') {
        let (month, day) = rest.split_once('-')?;
        (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
    } else {
        let (day, rest) = date.split_once('.')?;
        let (month, year) = rest.split_once('.')?;
        (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
    };
    let (hour, minute) = time.trim().split_once(':')?;
    WallTime::local(date, (hour.parse().ok()?, minute.parse().ok()?, 0), offset).map(|at| at.utc)
}

/// The next morning at ten, the usual hour.
pub fn next_morning(now: Stamp) -> Timestamp {
    let offset = i64::from(now.offset) * MINUTE;
    let midnight = (now.utc.0 + offset).div_euclid(DAY) * DAY;
    Timestamp(midnight + DAY + 10 * 60 * MINUTE - offset)
}

/// "10:00" today, "tomorrow, 10:00", else with its day.
pub fn say(l: L10n, at: Timestamp, now: Stamp) -> String {
    let day = |utc: Timestamp| (utc.0 + i64::from(now.offset) * MINUTE).div_euclid(DAY);
    let wall = WallTime { utc: at, offset: now.offset };
    match day(at) - day(now.utc) {
        0 => l.time(wall),
        1 => l.tr_args("adjournment-tomorrow", &[("time", l.time(wall).into())]),
        _ => l.weekday_day_time(wall),
    }
}
