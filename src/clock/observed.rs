//! The clock of a table that no wire joins to the station: what can be known of it from a reading and the time since.

use super::{
    ByoYomi, Change, ClockError, GameClock, Millis, Mono, Press, RunMeter, SideTime, Stamp, Standing, TimeControl, Unfit, fits,
    next_end, spend, until_overrun,
};
use crate::rules::{Color, Sides};
use serde::{Deserialize, Serialize};

/// How far readings may be from the hall's time before it is a finding (Code 16.6).
pub const TOLERANCE: Millis = Millis::from_secs(60);

/// Where a side's time was last known, and from what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Known {
    /// The regulation's time at the start of the round.
    Announced,
    /// A referee read the clock, or it was kept here until then.
    Read(Stamp),
    /// A referee set it.
    Set(Stamp),
}

/// One side's time at a moment when it was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Anchor {
    pub time: SideTime,
    /// What the table's run meter showed then.
    pub at_run: Millis,
    pub known: Known,
}

/// What is known of a table's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableClock {
    /// The start of the round only.
    Announced,
    /// A moment since then for each side.
    Observed(Sides<Anchor>),
    /// Everything: this station is the clock, or the time-keeper's stop-watch.
    Live(GameClock),
}

/// What a side's time can be: from `least`, had it thought ever since, to `most`, had it not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bounds {
    pub least: SideTime,
    pub most: SideTime,
    /// There may be more than `most`: increments came in for an unknown number of moves.
    pub open: bool,
}

/// Whether something has happened on a clock that is not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Chance {
    No,
    Possible,
    Certain,
}

/// The next thing that can happen at a table: where to stand, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earliest {
    /// `None`: to either side alike.
    pub side: Option<Color>,
    /// From the moment asked about; negative: it may have happened that long ago.
    pub in_: Millis,
    pub what: Change,
    /// That side's time is known to run.
    pub certain: bool,
}

/// Readings that the hall's time contradicts (Code 16.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("the clock is off by {by}")]
pub struct Discrepancy {
    /// Positive: ran in the hall and is on neither side. Negative: the sides used more than ran in the hall.
    pub by: Millis,
}

/// Why a table's clock does not take what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WatchError {
    #[error("the clock is kept here")]
    RunHere,
    #[error("the clock is not kept here")]
    NotRunHere,
    #[error(transparent)]
    Clock(#[from] ClockError),
}

impl From<Unfit> for WatchError {
    fn from(unfit: Unfit) -> WatchError {
        WatchError::Clock(ClockError::Unfit(unfit))
    }
}

/// A table's clock: its control, how long it has run by the hall's time, and what is known of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watch {
    control: Sides<TimeControl>,
    meter: RunMeter,
    clock: TableClock,
}

impl Watch {
    /// Announced, not started.
    pub fn new(control: Sides<TimeControl>) -> Watch {
        Watch { control, meter: RunMeter::default(), clock: TableClock::Announced }
    }

    pub const fn control(&self) -> &Sides<TimeControl> {
        &self.control
    }

    pub const fn meter(&self) -> RunMeter {
        self.meter
    }

    pub const fn clock(&self) -> &TableClock {
        &self.clock
    }

    pub const fn is_running(&self) -> bool {
        self.meter.is_running()
    }

    /// How long the clock has run by the hall's time.
    pub fn ran(&self, now: Mono) -> Millis {
        self.meter.elapsed(now)
    }

    /// The clock goes on; `side` is to move, which matters to a live clock only. A running observed clock runs on.
    ///
    /// # Errors
    /// [`ClockError::Running`] of a live clock.
    pub fn start(&mut self, side: Color, at: Mono) -> Result<(), WatchError> {
        if let TableClock::Live(clock) = &mut self.clock {
            clock.start(side, at)?;
        }
        self.meter.start(at);
        Ok(())
    }

    /// The clock is stopped on both sides. A stopped observed clock stays stopped.
    ///
    /// # Errors
    /// [`ClockError::Stopped`] of a live clock.
    pub fn stop(&mut self, at: Mono) -> Result<(), WatchError> {
        if let TableClock::Live(clock) = &mut self.clock {
            clock.stop(at)?;
        }
        self.meter.stop(at);
        Ok(())
    }

    fn live(&mut self) -> Result<&mut GameClock, WatchError> {
        match &mut self.clock {
            TableClock::Live(clock) => Ok(clock),
            TableClock::Announced | TableClock::Observed(_) => Err(WatchError::NotRunHere),
        }
    }

    /// See [`GameClock::press`].
    ///
    /// # Errors
    /// [`WatchError::NotRunHere`], and those of the clock.
    pub fn press(&mut self, side: Color, at: Mono) -> Result<Press, WatchError> {
        Ok(self.live()?.press(side, at)?)
    }

    /// See [`GameClock::take_back`].
    ///
    /// # Errors
    /// [`WatchError::NotRunHere`].
    pub fn take_back(&mut self, previous: Standing, at: Mono) -> Result<(), WatchError> {
        self.live()?.take_back(previous, at);
        self.follow_live(at);
        Ok(())
    }

    /// The referee has read both sides of the table's own clock.
    ///
    /// # Errors
    /// [`WatchError::RunHere`] when this station is the clock: hand it over first. [`ClockError::Unfit`] when a time is none of
    /// its control.
    pub fn read(&mut self, reading: Sides<SideTime>, taken: Stamp) -> Result<(), WatchError> {
        if matches!(self.clock, TableClock::Live(_)) {
            return Err(WatchError::RunHere);
        }
        self.anchor(reading, Known::Read(taken), taken.mono)
    }

    /// The referee sets one side (Code 16.6, 16.7); what is known of the other stays.
    ///
    /// # Errors
    /// [`ClockError::Unfit`] when the time is none of the side's control.
    pub fn set(&mut self, side: Color, time: SideTime, at: Stamp) -> Result<(), WatchError> {
        if let TableClock::Live(clock) = &mut self.clock {
            clock.set(side, time, at.mono)?;
            return Ok(());
        }
        fits(&self.control[side], time)?;
        let time = spend(&self.control[side], time, Millis::ZERO);
        let mut anchors = self.anchors(at.mono);
        anchors[side] = Anchor { time, at_run: self.ran(at.mono), known: Known::Set(at) };
        self.clock = TableClock::Observed(anchors);
        Ok(())
    }

    /// The referee sets both sides (Code 10.6, 16.2, 16.6); both or, on an error, neither.
    ///
    /// # Errors
    /// [`ClockError::Unfit`] when a time is none of its control.
    pub fn set_both(&mut self, times: Sides<SideTime>, at: Stamp) -> Result<(), WatchError> {
        for side in Color::BOTH {
            fits(&self.control[side], times[side])?;
        }
        if let TableClock::Live(clock) = &mut self.clock {
            for side in Color::BOTH {
                clock.set(side, times[side], at.mono)?;
            }
            return Ok(());
        }
        self.anchor(times, Known::Set(at), at.mono)
    }

    fn anchor(&mut self, times: Sides<SideTime>, known: Known, at: Mono) -> Result<(), WatchError> {
        for side in Color::BOTH {
            fits(&self.control[side], times[side])?;
        }
        let at_run = self.ran(at);
        let control = &self.control;
        let anchors = times.map(|side, time| Anchor { time: spend(&control[side], time, Millis::ZERO), at_run, known });
        self.clock = TableClock::Observed(anchors);
        Ok(())
    }

    /// From `now` on this station keeps the table's clock, with the control and the times of `clock`. The table runs if it does.
    pub fn run_here(&mut self, clock: GameClock, now: Mono) {
        self.control = clock.control().clone();
        self.clock = TableClock::Live(clock);
        self.follow_live(now);
    }

    fn follow_live(&mut self, now: Mono) {
        if let TableClock::Live(clock) = &self.clock {
            if clock.running().is_some() {
                self.meter.start(now);
            } else {
                self.meter.stop(now);
            }
        }
    }

    /// From `at` on the table has a clock of its own again, set to what was shown here.
    ///
    /// # Errors
    /// [`WatchError::NotRunHere`].
    pub fn hand_over(&mut self, at: Stamp) -> Result<(), WatchError> {
        self.live()?;
        let anchors = self.anchors(at.mono).map(|_, anchor| Anchor { known: Known::Read(at), ..anchor });
        self.clock = TableClock::Observed(anchors);
        Ok(())
    }

    /// Takes the time between `from` and `to` out of what runs: the hall stood still then.
    pub fn discount(&mut self, from: Mono, to: Mono) {
        self.meter.discount(from, to);
        if let TableClock::Live(clock) = &mut self.clock {
            clock.discount(from, to);
        }
    }

    /// Where each side was last known. A live clock is known at `now`.
    pub fn anchors(&self, now: Mono) -> Sides<Anchor> {
        match &self.clock {
            TableClock::Announced => Sides::from_fn(|side| Anchor {
                time: self.control[side].initial(),
                at_run: Millis::ZERO,
                known: Known::Announced,
            }),
            TableClock::Observed(anchors) => *anchors,
            TableClock::Live(clock) => {
                let (at_run, stamp) = (self.ran(now), Stamp { mono: now, ..Stamp::default() });
                clock.at(now).map(|_, time| Anchor { time, at_run, known: Known::Read(stamp) })
            }
        }
    }

    fn since(&self, anchor: Anchor, now: Mono) -> Millis {
        (self.ran(now) - anchor.at_run).at_least_zero()
    }

    /// What each side's time can be at `now`. The two do not reach `least` together: see [`Watch::main_sum`].
    pub fn bounds(&self, now: Mono) -> Sides<Bounds> {
        self.anchors(now).map(|side, anchor| {
            let (control, run) = (&self.control[side], self.since(anchor, now));
            let least = spend(control, anchor.time, run);
            if run.is_positive() {
                let open = matches!(control.byoyomi, ByoYomi::Fischer { .. }) && !anchor.time.is_overrun();
                Bounds { least, most: refreshed(control, anchor.time), open }
            } else {
                Bounds { least, most: anchor.time, open: false }
            }
        })
    }

    /// Whether each side has come to byo-yomi (Code 9.2).
    pub fn byoyomi(&self, now: Mono) -> Sides<Chance> {
        self.bounds(now).map(|side, bounds| {
            let past_main = |time: SideTime| self.control[side].has_byoyomi() && !matches!(time, SideTime::Main { .. });
            chance(bounds, past_main)
        })
    }

    /// Whether each side has used up all its time (Code 9.5, 13.1).
    pub fn overrun(&self, now: Mono) -> Sides<Chance> {
        self.bounds(now).map(|_, bounds| chance(bounds, SideTime::is_overrun))
    }

    /// Both main times together. Exactly one side runs, so the sum is known where the parts are not; `None` once a side can
    /// have left its main time, or when the two were last known at different moments.
    pub fn main_sum(&self, now: Mono) -> Option<Millis> {
        let anchors = self.anchors(now);
        let run = self.since(anchors.black, now);
        let fischer = self.control.iter().any(|(_, control)| matches!(control.byoyomi, ByoYomi::Fischer { .. }));
        let (SideTime::Main { left: black }, SideTime::Main { left: white }) = (anchors.black.time, anchors.white.time) else {
            return None;
        };
        let known = anchors.black.at_run == anchors.white.at_run && run < black.min(white);
        (known && !(fischer && run.is_positive())).then_some(black + white - run)
    }

    /// The first moment at which a main time or a period can end; `None` when the clock is stopped or all has ended.
    ///
    /// For an observed side in byo-yomi this is the period that was read: later ones begin at moments nobody wrote down.
    pub fn earliest_event(&self, now: Mono) -> Option<Earliest> {
        if !self.is_running() {
            return None;
        }
        if let TableClock::Live(clock) = &self.clock {
            if let Some(next) = clock.next_change(now) {
                return Some(Earliest { side: Some(next.side), in_: next.in_, what: next.what, certain: true });
            }
            let (side, fell) = clock.flag_fell(now)?;
            return Some(Earliest { side: Some(side), in_: fell - now, what: Change::FlagFalls, certain: true });
        }
        let events = self.anchors(now).map(|side, anchor| {
            let (left, what) = next_end(&self.control[side], anchor.time)?;
            Some((left - self.since(anchor, now), what))
        });
        let first = |black: (Millis, Change), white: (Millis, Change)| {
            // Of two at one moment the graver is told.
            black.0 < white.0 || (black.0 == white.0 && black.1 == Change::FlagFalls)
        };
        let (side, (in_, what)) = match (events.black, events.white) {
            (Some(black), Some(white)) if black == white => (None, black),
            (Some(black), white) if white.is_none_or(|white| first(black, white)) => (Some(Color::Black), black),
            (_, Some(white)) => (Some(Color::White), white),
            (_, None) => return None,
        };
        Some(Earliest { side, in_, what, certain: false })
    }

    /// Holds a reading against the time the clock has run since each side was last known: the two together cannot have used
    /// more, and in main time not less (Code 16.6). `tolerance` is usually [`TOLERANCE`].
    ///
    /// # Errors
    /// [`Discrepancy`] with its size, when it is above `tolerance`.
    pub fn consistency(&self, reading: Sides<SideTime>, now: Mono, tolerance: Millis) -> Result<(), Discrepancy> {
        let anchors = self.anchors(now);
        let used = Sides::from_fn(|side| used(&self.control[side], anchors[side].time, reading[side]));
        let run = anchors.map(|_, anchor| self.since(anchor, now));
        let off = |by: Millis| if by.0.saturating_abs() > tolerance.0 { Err(Discrepancy { by }) } else { Ok(()) };
        // Time never comes back to one side, even if the sum is right.
        for side in Color::BOTH {
            let least = used[side].least;
            if least < Millis::ZERO {
                off(-least)?;
            }
        }
        let most_run = run.black.max(run.white);
        let least_run = run.black.min(run.white);
        let least_used = used.black.least + used.white.least;
        if least_used > most_run {
            return off(most_run - least_used);
        }
        if used.black.exact && used.white.exact && least_used < least_run {
            return off(least_run - least_used);
        }
        Ok(())
    }
}

fn chance(bounds: Bounds, holds: impl Fn(SideTime) -> bool) -> Chance {
    if holds(bounds.most) {
        Chance::Certain
    } else if holds(bounds.least) {
        Chance::Possible
    } else {
        Chance::No
    }
}

/// The best a side can have after some moves that took no time.
fn refreshed(control: &TimeControl, time: SideTime) -> SideTime {
    match (time, &control.byoyomi) {
        (SideTime::Japanese { periods, left }, ByoYomi::Japanese { period, .. }) => {
            SideTime::Japanese { periods, left: left.max(*period) }
        }
        (SideTime::Canadian { interval, left, .. }, ByoYomi::Canadian { intervals, .. }) => {
            // Past the last one described they repeat, so looking on as far as there are descriptions is enough.
            let described = u16::try_from(intervals.len()).unwrap_or(u16::MAX);
            let next = interval.saturating_add(1);
            (next..next.saturating_add(described))
                .filter_map(|n| control.interval(n).map(|fresh| (n, fresh)))
                .map(|(n, fresh)| SideTime::Canadian { interval: n, stones: fresh.stones, left: fresh.time })
                .fold(time, |best, fresh| if fresh.left() > best.left().max(left) { fresh } else { best })
        }
        _ => time,
    }
}

/// What one side used between two of its times.
struct Used {
    least: Millis,
    /// It is exactly `least`: no move refreshed anything in between.
    exact: bool,
}

fn used(control: &TimeControl, from: SideTime, to: SideTime) -> Used {
    let at_least = |least: Millis| Used { least, exact: false };
    let fischer = matches!(control.byoyomi, ByoYomi::Fischer { .. });
    match (from, to) {
        (SideTime::Main { left: from }, SideTime::Main { left: to }) if !fischer => Used { least: from - to, exact: true },
        (SideTime::Main { left: from }, SideTime::Main { left: to }) => at_least((from - to).at_least_zero()),
        (SideTime::Main { left: main }, SideTime::Japanese { periods, left }) => match control.byoyomi {
            ByoYomi::Japanese { period, periods: all } => {
                let lost = i64::from(all.saturating_sub(periods));
                at_least(main + period.times(lost) + (period - left).at_least_zero())
            }
            _ => at_least(main),
        },
        (SideTime::Main { left: main }, SideTime::Canadian { .. }) => at_least(main + used_in_interval(control, to)),
        // Canadian periods can be played to their end in no time; Japanese ones must all be thought through.
        (SideTime::Main { left }, SideTime::Overrun) if matches!(control.byoyomi, ByoYomi::Canadian { .. }) => at_least(left),
        (SideTime::Main { .. }, SideTime::Overrun) => at_least(until_overrun(control, from)),
        (SideTime::Japanese { periods, left }, SideTime::Overrun) => {
            let ByoYomi::Japanese { period, .. } = control.byoyomi else { return at_least(left) };
            at_least(left.min(period) + period.times(i64::from(periods.saturating_sub(1))))
        }
        // Back in main time: it was given some.
        (_, SideTime::Main { left }) => at_least(-left),
        (SideTime::Japanese { periods: before, left: from }, SideTime::Japanese { periods, left }) => {
            let ByoYomi::Japanese { period, .. } = control.byoyomi else { return at_least(Millis::ZERO) };
            let in_this = (period - left).at_least_zero();
            match i64::from(before) - i64::from(periods) {
                ..=0 if left <= from => at_least((from - left).min(in_this)),
                ..=0 => at_least(in_this),
                // Moves made in time cost nothing, and a period begun anew can be lost too: at least whole ones but the first.
                lost => at_least(from.min(period) + period.times(lost - 1) + in_this),
            }
        }
        (SideTime::Canadian { interval: before, left: from, .. }, SideTime::Canadian { interval, stones: 1.., left })
            if before == interval =>
        {
            at_least((from - left).at_least_zero())
        }
        (SideTime::Canadian { .. }, SideTime::Canadian { .. }) => at_least(used_in_interval(control, to)),
        _ => at_least(Millis::ZERO),
    }
}

/// Time used in the Canadian period that `time` is in; one that is played out can have taken none.
fn used_in_interval(control: &TimeControl, time: SideTime) -> Millis {
    match time {
        SideTime::Canadian { interval, stones: 1.., left } => {
            control.interval(interval).map_or(Millis::ZERO, |whole| whole.time - left).at_least_zero()
        }
        _ => Millis::ZERO,
    }
}
