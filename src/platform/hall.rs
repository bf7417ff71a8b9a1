use super::TimeSource;
use crate::clock::{Millis, Mono, Stamp};

/// How far wall time and monotonic time may part between two ticks before it is a [`Gap`].
const TOLERANCE: Millis = Millis::from_secs(2);

/// The tournament's own clock: makes [`Stamp`]s that go on from the journal's last one.
///
/// While the station runs it advances with the monotonic clock; over a restart by wall time, and not at all when that went back.
#[derive(Clone, Debug)]
pub struct HallClock<T> {
    source: T,
    /// The tournament's time at `source.monotonic() == started`.
    base: Mono,
    started: Millis,
    seen: Seen,
}

/// The clocks at the last tick.
#[derive(Clone, Copy, Debug)]
struct Seen {
    monotonic: Millis,
    utc: i64,
    /// Time asleep since an unknown moment, if the system tells.
    asleep: Option<Millis>,
}

/// The time now, and whether the clocks parted since the tick before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tick {
    pub now: Stamp,
    pub gap: Option<Gap>,
}

/// Wall time and monotonic time went different ways between two ticks. Stops nothing by itself: it is a question to the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    pub kind: GapKind,
    /// What the monotonic clock counted, and the tournament's clock with it.
    pub monotonic: Millis,
    /// What wall time says; negative when it went back.
    pub wall: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GapKind {
    /// The machine slept.
    Sleep,
    /// Its clock was set.
    ClockSet,
}

impl<T: TimeSource> HallClock<T> {
    /// Goes on after `last`, or begins at zero.
    pub fn resume(source: T, last: Option<Stamp>) -> HallClock<T> {
        let seen = Seen::read(&source);
        let base = last.map_or(Mono(0), |last| {
            let away = Millis(seen.utc.saturating_sub(last.utc.0)).at_least_zero();
            last.mono + away
        });
        HallClock { source, base, started: seen.monotonic, seen }
    }

    pub fn now(&self) -> Stamp {
        Stamp {
            mono: self.base + (self.source.monotonic() - self.started),
            utc: self.source.utc(),
            offset: self.source.offset_minutes(),
        }
    }

    /// The time now, compared with the tick before. Call it at least whenever the window wakes.
    pub fn tick(&mut self) -> Tick {
        let before = self.seen;
        let mut after = Seen { asleep: before.asleep, monotonic: self.source.monotonic(), utc: self.source.utc().0 };
        let monotonic = after.monotonic - before.monotonic;
        let wall = Millis(after.utc.saturating_sub(before.utc));
        let parted = wall - monotonic;
        let gap = (parted > TOLERANCE || parted < -TOLERANCE).then(|| {
            // Asking how long it slept costs a file, so only now.
            after.asleep = Seen::asleep(&self.source, after.monotonic);
            let slept = match (before.asleep, after.asleep) {
                (Some(before), Some(after)) => after - before > TOLERANCE,
                _ => parted.is_positive(),
            };
            Gap { kind: if slept { GapKind::Sleep } else { GapKind::ClockSet }, monotonic, wall }
        });
        self.seen = after;
        Tick { now: self.now(), gap }
    }

    /// Moves the tournament's time forward by `by`: the referee says the hall went on while the machine slept. Never back.
    pub fn advance(&mut self, by: Millis) {
        self.base = self.base + by.at_least_zero();
    }
}

impl Seen {
    fn read(source: &impl TimeSource) -> Seen {
        let monotonic = source.monotonic();
        Seen { monotonic, utc: source.utc().0, asleep: Seen::asleep(source, monotonic) }
    }

    fn asleep(source: &impl TimeSource, monotonic: Millis) -> Option<Millis> {
        source.with_sleep().map(|whole| whole - monotonic)
    }
}
