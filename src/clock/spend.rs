//! What thinking and moving do to one side's time (Code 9.2-9.5).

use super::{ByoYomi, Millis, SideTime, TimeControl};
use serde::{Deserialize, Serialize};

/// What ends when a side thinks on without moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Change {
    /// The main time, and byo-yomi begins (Code 9.2).
    MainEnds,
    /// A spare period (Code 9.5).
    PeriodEnds,
    /// The last of all time (Code 9.2, 9.5).
    FlagFalls,
}

impl TimeControl {
    /// Where a side stands before its first move: the main time, or byo-yomi at once when there is none.
    pub fn initial(&self) -> SideTime {
        spend(self, SideTime::Main { left: self.main }, Millis::ZERO)
    }
}

/// A side's time after it has thought for `elapsed` more without moving.
///
/// Time that reaches zero is overrun: with 0:30 left, 29.999 s keep the period and 30.000 s use it up (Code 9.3). An overrun
/// takes as many Japanese periods as it lasted. A Canadian overrun uses up all time, unless the regulation gives a limited
/// number of periods and one is left: then that one begins in full (Code 9.5).
///
/// Never negative, whatever comes in; `spend(spend(t, a), b)` is `spend(t, a + b)`. A negative `elapsed` counts as zero.
pub fn spend(control: &TimeControl, time: SideTime, elapsed: Millis) -> SideTime {
    let elapsed = elapsed.at_least_zero();
    match time {
        SideTime::Overrun => SideTime::Overrun,
        SideTime::Main { left } if elapsed < left => SideTime::Main { left: left - elapsed },
        SideTime::Main { left } => {
            let over = elapsed - left.at_least_zero();
            match control.byoyomi {
                ByoYomi::Absolute | ByoYomi::Fischer { .. } => SideTime::Overrun,
                ByoYomi::Japanese { period, periods } => think_japanese(period, periods, period, over),
                ByoYomi::Canadian { .. } => match control.interval(0) {
                    Some(first) => think_canadian(control, 0, first.stones, first.time, over),
                    None => SideTime::Overrun,
                },
            }
        }
        SideTime::Japanese { periods, left } => {
            let period = if let ByoYomi::Japanese { period, .. } = control.byoyomi { period } else { Millis::ZERO };
            think_japanese(period, periods, left, elapsed)
        }
        SideTime::Canadian { interval, stones, left } => think_canadian(control, interval, stones, left, elapsed),
    }
}

fn think_japanese(period: Millis, periods: u16, left: Millis, elapsed: Millis) -> SideTime {
    if periods > 0 && elapsed < left {
        return SideTime::Japanese { periods, left: left - elapsed };
    }
    if period <= Millis::ZERO {
        return SideTime::Overrun;
    }
    // Divided, not looped: a clock forgotten overnight has thousands of periods behind it.
    let over = elapsed - left.at_least_zero();
    let lost = (over.0 / period.0).saturating_add(1);
    match u16::try_from(i64::from(periods) - lost) {
        Ok(periods @ 1..) => SideTime::Japanese { periods, left: Millis(period.0 - over.0 % period.0) },
        _ => SideTime::Overrun,
    }
}

fn think_canadian(control: &TimeControl, interval: u16, stones: u16, left: Millis, elapsed: Millis) -> SideTime {
    if stones > 0 && elapsed < left {
        return SideTime::Canadian { interval, stones, left: left - elapsed };
    }
    let ByoYomi::Canadian { limit: Some(limit), .. } = control.byoyomi else { return SideTime::Overrun };
    if stones == 0 {
        return SideTime::Overrun;
    }
    let mut over = elapsed - left.at_least_zero();
    for next in interval.saturating_add(1)..limit {
        let Some(fresh) = control.interval(next) else { break };
        if over < fresh.time {
            return SideTime::Canadian { interval: next, stones: fresh.stones, left: fresh.time - over };
        }
        over = over - fresh.time.at_least_zero();
    }
    SideTime::Overrun
}

/// A side's time after it has made its move, or passed, in time: a Japanese period starts anew, a Canadian one has a stone fewer
/// to play and after the last one the next begins in full (Code 9.4, 9.5), an increment is added.
///
/// When the last of a limited number of Canadian periods is played to its end, no stones and no time remain; the flag falls
/// when that side's clock next runs. An overrun stays one.
pub fn complete_move(control: &TimeControl, time: SideTime) -> SideTime {
    match (time, &control.byoyomi) {
        (SideTime::Main { left }, ByoYomi::Fischer { increment }) => SideTime::Main { left: left + increment.at_least_zero() },
        (SideTime::Japanese { periods, .. }, ByoYomi::Japanese { period, .. }) => SideTime::Japanese { periods, left: *period },
        (SideTime::Canadian { interval, stones: stones @ 2.., left }, _) => {
            SideTime::Canadian { interval, stones: stones - 1, left }
        }
        (SideTime::Canadian { interval, stones: 1, .. }, _) => {
            let next = interval.saturating_add(1);
            match control.interval(next) {
                Some(fresh) => SideTime::Canadian { interval: next, stones: fresh.stones, left: fresh.time },
                None => SideTime::Canadian { interval, stones: 0, left: Millis::ZERO },
            }
        }
        _ => time,
    }
}

/// What ends next if the side thinks on, and after how long; `None` after an overrun.
pub fn next_end(control: &TimeControl, time: SideTime) -> Option<(Millis, Change)> {
    let left = time.left().at_least_zero();
    let change = match (time, spend(control, time, left)) {
        (SideTime::Overrun, _) => return None,
        (_, SideTime::Overrun) => Change::FlagFalls,
        (SideTime::Main { .. }, _) => Change::MainEnds,
        _ => Change::PeriodEnds,
    };
    Some((left, change))
}

/// How long a side can think without moving until all its time is used up; zero after an overrun.
pub fn until_overrun(control: &TimeControl, time: SideTime) -> Millis {
    let further = match (time, &control.byoyomi) {
        (SideTime::Main { .. }, ByoYomi::Japanese { period, periods }) => period.times(i64::from(*periods)),
        (SideTime::Japanese { periods, .. }, ByoYomi::Japanese { period, .. }) => {
            period.times(i64::from(periods.saturating_sub(1)))
        }
        (SideTime::Main { .. }, ByoYomi::Canadian { limit, .. }) => intervals(control, 0, limit.unwrap_or(1)),
        // Without a limit no period is spare.
        (SideTime::Canadian { interval, stones: 1.., .. }, ByoYomi::Canadian { limit: Some(limit), .. }) => {
            intervals(control, interval.saturating_add(1), *limit)
        }
        _ => Millis::ZERO,
    };
    time.left() + further
}

fn intervals(control: &TimeControl, from: u16, to: u16) -> Millis {
    (from..to).filter_map(|n| control.interval(n)).map(|interval| interval.time).sum()
}
