//! The only place where the machine's clocks are read.

use crate::clock::{Millis, Timestamp};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime};

/// The machine's clocks.
pub trait TimeSource {
    /// Time since some fixed moment; never goes back. Whether it runs while the machine sleeps is the system's affair: on Linux it
    /// does not, on Windows it does.
    fn monotonic(&self) -> Millis;
    /// Wall time; anybody may set it.
    fn utc(&self) -> Timestamp;
    /// Minutes east of UTC in force here now.
    fn offset_minutes(&self) -> i16;
    /// Like [`TimeSource::monotonic`], but sure to run while the machine sleeps; `None` where the system has no such clock.
    fn with_sleep(&self) -> Option<Millis> {
        None
    }
}

/// The clocks of this machine.
impl<T: TimeSource + ?Sized> TimeSource for Box<T> {
    fn monotonic(&self) -> Millis {
        (**self).monotonic()
    }

    fn utc(&self) -> Timestamp {
        (**self).utc()
    }

    fn offset_minutes(&self) -> i16 {
        (**self).offset_minutes()
    }

    fn with_sleep(&self) -> Option<Millis> {
        (**self).with_sleep()
    }
}

#[derive(Clone, Copy, Debug)]
pub struct SystemTimeSource {
    start: Instant,
}

#[expect(clippy::disallowed_methods, reason = "this is the place the ban sends everyone to")]
impl SystemTimeSource {
    #[must_use]
    pub fn new() -> SystemTimeSource {
        SystemTimeSource { start: Instant::now() }
    }

    fn instant() -> Instant {
        Instant::now()
    }

    fn wall() -> SystemTime {
        SystemTime::now()
    }
}

impl Default for SystemTimeSource {
    fn default() -> Self {
        SystemTimeSource::new()
    }
}

impl TimeSource for SystemTimeSource {
    fn monotonic(&self) -> Millis {
        Millis(i64::try_from(Self::instant().duration_since(self.start).as_millis()).unwrap_or(i64::MAX))
    }

    fn utc(&self) -> Timestamp {
        let ms = |length: std::time::Duration| i64::try_from(length.as_millis()).unwrap_or(i64::MAX);
        Timestamp(match Self::wall().duration_since(SystemTime::UNIX_EPOCH) {
            Ok(after) => ms(after),
            Err(before) => -ms(before.duration()),
        })
    }

    fn offset_minutes(&self) -> i16 {
        use chrono::{Local, Offset, TimeZone};
        let now = chrono::DateTime::from_timestamp_millis(self.utc().0).unwrap_or_default().naive_utc();
        i16::try_from(Local.offset_from_utc_datetime(&now).fix().local_minus_utc() / 60).unwrap_or(0)
    }

    fn with_sleep(&self) -> Option<Millis> {
        if !cfg!(target_os = "linux") {
            return None;
        }
        // Linux counts the sleep into the time since boot, in hundredths: "12345.67 ...".
        let text = std::fs::read_to_string("/proc/uptime").ok()?;
        let (secs, hundredths) = text.split_whitespace().next()?.split_once('.')?;
        Some(Millis::from_secs(secs.parse().ok()?) + Millis(hundredths.parse::<i64>().ok()?.saturating_mul(10)))
    }
}

/// Clocks moved by hand, for tests and demonstrations. Copies share the same hands.
#[derive(Clone, Debug)]
pub struct ManualTime {
    hands: Arc<Mutex<Hands>>,
}

#[derive(Clone, Copy, Debug)]
struct Hands {
    monotonic: Millis,
    asleep: Millis,
    utc: Timestamp,
    offset: i16,
}

impl ManualTime {
    #[must_use]
    pub fn new(utc: Timestamp, offset_minutes: i16) -> ManualTime {
        let hands = Hands { monotonic: Millis::ZERO, asleep: Millis::ZERO, utc, offset: offset_minutes };
        ManualTime { hands: Arc::new(Mutex::new(hands)) }
    }

    fn with<T>(&self, act: impl FnOnce(&mut Hands) -> T) -> T {
        act(&mut self.hands.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Time passes.
    pub fn advance(&self, by: Millis) {
        self.with(|hands| {
            hands.monotonic = hands.monotonic + by;
            hands.utc = Timestamp(hands.utc.0.saturating_add(by.0));
        });
    }

    /// The machine sleeps, as Linux does: only wall time passes.
    pub fn sleep(&self, by: Millis) {
        self.with(|hands| {
            hands.asleep = hands.asleep + by;
            hands.utc = Timestamp(hands.utc.0.saturating_add(by.0));
        });
    }

    /// Somebody sets the machine's clock.
    pub fn set_utc(&self, utc: Timestamp) {
        self.with(|hands| hands.utc = utc);
    }

    /// The hall's offset changes: summer time, or another city.
    pub fn set_offset(&self, minutes: i16) {
        self.with(|hands| hands.offset = minutes);
    }
}

impl TimeSource for ManualTime {
    fn monotonic(&self) -> Millis {
        self.with(|hands| hands.monotonic)
    }

    fn utc(&self) -> Timestamp {
        self.with(|hands| hands.utc)
    }

    fn offset_minutes(&self) -> i16 {
        self.with(|hands| hands.offset)
    }

    fn with_sleep(&self) -> Option<Millis> {
        self.with(|hands| Some(hands.monotonic + hands.asleep))
    }
}
