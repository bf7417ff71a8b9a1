use serde::{Deserialize, Serialize};
use std::ops::{Add, Neg, Sub};

/// A length of time in whole milliseconds; negative when it runs backwards. Arithmetic saturates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    pub const ZERO: Millis = Millis(0);

    #[must_use]
    pub const fn from_secs(seconds: i64) -> Millis {
        Millis(seconds.saturating_mul(1_000))
    }

    #[must_use]
    pub const fn from_mins(minutes: i64) -> Millis {
        Millis(minutes.saturating_mul(60_000))
    }

    /// Whole seconds, rounded towards zero.
    #[must_use]
    pub const fn secs(self) -> i64 {
        self.0 / 1_000
    }

    /// Itself, or zero when negative.
    #[must_use]
    pub fn at_least_zero(self) -> Millis {
        self.max(Millis::ZERO)
    }

    #[must_use]
    pub const fn times(self, n: i64) -> Millis {
        Millis(self.0.saturating_mul(n))
    }

    #[must_use]
    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Millis;
    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

impl Neg for Millis {
    type Output = Millis;
    fn neg(self) -> Millis {
        Millis(self.0.saturating_neg())
    }
}

impl std::iter::Sum for Millis {
    fn sum<I: Iterator<Item = Millis>>(iter: I) -> Millis {
        iter.fold(Millis::ZERO, Add::add)
    }
}

/// A moment on the tournament's own steady clock, in milliseconds. It advances with the machine's monotonic clock while the
/// station runs and by wall time across restarts; changes of the machine's clock do not move it. Only differences mean anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mono(pub i64);

impl Sub for Mono {
    type Output = Millis;
    fn sub(self, earlier: Mono) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Millis> for Mono {
    type Output = Mono;
    fn add(self, length: Millis) -> Mono {
        Mono(self.0.saturating_add(length.0))
    }
}

/// Wall time: milliseconds since 1970-01-01 00:00 UTC. Never used to measure a clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

/// One moment, both ways: `mono` to measure with, `utc` and the hall's offset from it to write on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    pub mono: Mono,
    pub utc: Timestamp,
    /// Minutes east of UTC in force in the hall at that moment.
    pub offset: i16,
}

impl Stamp {
    /// The moment `length` later on both clocks.
    #[must_use]
    pub fn after(self, length: Millis) -> Stamp {
        Stamp { mono: self.mono + length, utc: Timestamp(self.utc.0.saturating_add(length.0)), offset: self.offset }
    }
}
