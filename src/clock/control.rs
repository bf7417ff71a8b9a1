use super::Millis;
use serde::{Deserialize, Serialize};

/// How much time a side has for its game (Code 9.1-9.4).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    /// Main time ("основной контроль").
    pub main: Millis,
    pub byoyomi: ByoYomi,
}

/// What follows the main time (Code 9.2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ByoYomi {
    /// Nothing: an overrun loses ("absolute").
    Absolute,
    /// `periods` in all, each of `period` for one move; all but the last are spare (Code 9.3, 9.5).
    Japanese { period: Millis, periods: u16 },
    /// Series of stones, each within its interval (Code 9.4). `intervals` is never empty; the last one repeats when `limit` is
    /// `None`, otherwise exactly `limit` intervals exist in all.
    Canadian { intervals: Vec<Interval>, limit: Option<u16> },
    /// `increment` added after each move. Outside the Code.
    Fischer { increment: Millis },
}

/// One Canadian period: `stones` to play within `time`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Interval {
    pub stones: u16,
    pub time: Millis,
}

/// Where one side's time stands: what its clock shows, or what a referee read off it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SideTime {
    /// In main time, `left` of it remaining.
    Main { left: Millis },
    /// In Japanese byo-yomi: `periods` still there, the current one included, `left` of the current one.
    Japanese { periods: u16, left: Millis },
    /// In Canadian byo-yomi: in interval number `interval` (from 0), `stones` still to play in it within `left`.
    Canadian { interval: u16, stones: u16, left: Millis },
    /// All time is used up (Code 9.2, 9.5).
    Overrun,
}

/// Why a time control cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    #[error("the main time is negative")]
    NegativeMain,
    #[error("there is no time at all")]
    NoTime,
    #[error("a byo-yomi period or its increment has no length")]
    EmptyPeriod,
    #[error("there are no byo-yomi periods")]
    NoPeriods,
    #[error("a Canadian period asks for no stones")]
    NoStones,
    #[error("more Canadian periods are described than exist")]
    PeriodsBeyondLimit,
}

/// Why a time is none that a control can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    #[error("the time left is negative")]
    Negative,
    #[error("this byo-yomi is not the one of the control")]
    OtherByoYomi,
    #[error("in byo-yomi, but without a period")]
    NoPeriods,
    #[error("in Canadian byo-yomi, but without stones to play")]
    NoStones,
}

impl TimeControl {
    /// Whether it can be played at all.
    ///
    /// # Errors
    /// The first thing that is missing: see [`ControlError`].
    pub fn check(&self) -> Result<(), ControlError> {
        if self.main < Millis::ZERO {
            return Err(ControlError::NegativeMain);
        }
        match &self.byoyomi {
            ByoYomi::Absolute | ByoYomi::Fischer { .. } if !self.main.is_positive() => Err(ControlError::NoTime),
            ByoYomi::Fischer { increment } if *increment < Millis::ZERO => Err(ControlError::EmptyPeriod),
            ByoYomi::Japanese { periods: 0, .. } | ByoYomi::Canadian { limit: Some(0), .. } => Err(ControlError::NoPeriods),
            ByoYomi::Japanese { period, .. } if !period.is_positive() => Err(ControlError::EmptyPeriod),
            ByoYomi::Canadian { intervals, limit } => {
                if intervals.is_empty() {
                    Err(ControlError::NoPeriods)
                } else if intervals.iter().any(|interval| interval.stones == 0) {
                    Err(ControlError::NoStones)
                } else if intervals.iter().any(|interval| !interval.time.is_positive()) {
                    Err(ControlError::EmptyPeriod)
                } else if limit.is_some_and(|limit| usize::from(limit) < intervals.len()) {
                    Err(ControlError::PeriodsBeyondLimit)
                } else {
                    Ok(())
                }
            }
            ByoYomi::Absolute | ByoYomi::Japanese { .. } | ByoYomi::Fischer { .. } => Ok(()),
        }
    }

    /// Whether byo-yomi follows the main time (Code 9.2). An increment is none.
    pub fn has_byoyomi(&self) -> bool {
        matches!(self.byoyomi, ByoYomi::Japanese { .. } | ByoYomi::Canadian { .. })
    }

    /// Canadian interval number `n` (from 0), while it exists.
    pub(super) fn interval(&self, n: u16) -> Option<Interval> {
        match &self.byoyomi {
            ByoYomi::Canadian { limit: Some(limit), .. } if n >= *limit => None,
            ByoYomi::Canadian { intervals, .. } => intervals.get(usize::from(n)).or(intervals.last()).copied(),
            _ => None,
        }
    }
}

impl SideTime {
    /// In Japanese or Canadian byo-yomi.
    pub const fn in_byoyomi(self) -> bool {
        matches!(self, SideTime::Japanese { .. } | SideTime::Canadian { .. })
    }

    pub const fn is_overrun(self) -> bool {
        matches!(self, SideTime::Overrun)
    }

    /// What remains of the main time or of the current period; zero after an overrun.
    pub const fn left(self) -> Millis {
        match self {
            SideTime::Main { left } | SideTime::Japanese { left, .. } | SideTime::Canadian { left, .. } => left,
            SideTime::Overrun => Millis::ZERO,
        }
    }
}

/// Whether `time` is one a side under `control` can have. More than the control gives is allowed: a referee may add time, and
/// periods may be bought (Code 9.4, 9.5).
///
/// # Errors
/// See [`Unfit`].
pub fn fits(control: &TimeControl, time: SideTime) -> Result<(), Unfit> {
    if time.left() < Millis::ZERO {
        return Err(Unfit::Negative);
    }
    match (time, &control.byoyomi) {
        (SideTime::Main { .. } | SideTime::Overrun, _) => Ok(()),
        (SideTime::Japanese { periods, .. }, ByoYomi::Japanese { .. }) => {
            if periods == 0 {
                Err(Unfit::NoPeriods)
            } else {
                Ok(())
            }
        }
        (SideTime::Canadian { stones, left, .. }, ByoYomi::Canadian { .. }) => {
            // No stones and no time: the last period was played to its end.
            if stones == 0 && left.is_positive() { Err(Unfit::NoStones) } else { Ok(()) }
        }
        (SideTime::Japanese { .. } | SideTime::Canadian { .. }, _) => Err(Unfit::OtherByoYomi),
    }
}
