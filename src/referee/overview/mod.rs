//! What the hall looks like at a moment: a state for every table, what comes next, what needs the referee.

mod alerts;
mod kept;

pub use alerts::{Alert, AlertKind, alerts, attention, envelope_alerts};
pub use kept::Overview;

use super::{EntryNo, HallStop, Regulation, Round, State, StopReason, Table, TableId, propose};
use crate::clock::{Bounds, Change, Earliest, Millis, SideTime, Stamp, TableClock, Timestamp};
use crate::rules::{Color, Sides};

/// A table's state, one word each on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    NotStarted,
    AbsentBlack,
    AbsentWhite,
    AbsentBoth,
    Running,
    /// Main time can end in under five minutes.
    ByoYomiSoon,
    ByoYomi,
    /// A side may have used up all its time, or has.
    OverrunPossible,
    Stopped,
    Adjourned,
    /// Two passes: dame, counting (13.2).
    Counting,
    Finished,
}

/// What happens next at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A clock's main time or period ends, as far as the station can know.
    Clock {
        side: Option<Color>,
        what: Change,
        certain: bool,
    },
    /// The limit of lateness (16.1).
    LatenessLimit,
    /// The pause of 15.9 ends.
    PauseEnds {
        side: Color,
    },
    /// A stopped clock, for this long, with its reason.
    StoppedFor(StopReason),
    /// All clocks of the hall stand, for this long, with their reason (10.5).
    HallStands(HallStop),
    /// A protest waits for its decision.
    Protest,
    /// An adjournment's next open step, 1 to 9.
    AdjournmentStep(usize),
    /// An adjourned game's absent side is waited for: its clock runs, to the limit of lateness or the end of its time (16.1, 13.1).
    Awaited {
        side: Color,
    },
    /// An envelope waits for its resumption.
    Resumption(Timestamp),
    /// Nothing is known but the start.
    NotRead,
    Nothing,
}

/// One line of the overview.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub id: TableId,
    pub status: Status,
    pub next: Next,
    /// Time until `next`, or since, when `next` says so; `None` where no time is known.
    pub within: Option<Millis>,
    pub bounds: Sides<Bounds>,
    /// This station is the table's clock.
    pub live: bool,
    /// Whose clock runs, where this station is the clock.
    pub running: Option<Color>,
    pub announced: bool,
    pub warnings: Sides<u8>,
    pub protest: Option<EntryNo>,
    /// Warnings of this side are enough for the loss, and nobody has ruled on them (17.2).
    pub unruled: Option<Color>,
    /// The clock is off by so much (16.6).
    pub off: Option<Millis>,
    /// Order of urgency: the smaller the sooner.
    pub urgency: i64,
}

/// Main time that can end within this makes a table "soon".
pub const SOON: Millis = Millis::from_mins(5);

/// The line of one table.
#[must_use]
pub fn line(state: &State, regulation: &Regulation, round: &Round, table: &Table, now: Stamp) -> Line {
    let protest = state.pending_protests(table.id).next().map(|p| p.entry);
    let live = matches!(table.watch.clock(), TableClock::Live(_));
    let mut line = Line {
        id: table.id,
        status: Status::NotStarted,
        next: Next::Nothing,
        within: None,
        bounds: table.bounds(now.mono),
        live,
        running: if live { table.running_side() } else { None },
        announced: matches!(table.watch.clock(), TableClock::Announced) && !table.form_is_complete(),
        warnings: Sides::from_fn(|side| u8::try_from(state.warnings(table.id, side).count()).unwrap_or(u8::MAX)),
        protest,
        unruled: propose::unruled_warnings(state, table).map(|(side, _)| side),
        off: table.clock_off().filter(|_| !table.is_finished()).map(|o| o.by),
        urgency: 0,
    };
    line.bring_to(regulation, round, table, now);
    line
}

impl Line {
    /// Brings what changes with time alone to `now`; what only an entry can change stays.
    fn bring_to(&mut self, regulation: &Regulation, round: &Round, table: &Table, now: Stamp) {
        let protest = self.protest.is_some();
        self.bounds = table.bounds(now.mono);
        let earliest = table.watch.earliest_event(now.mono);
        self.status = status(round, table, earliest, self.bounds);
        (self.next, self.within) = next(regulation, table, self.status, earliest, protest, now);
        self.urgency = urgency(self.status, self.within, protest);
    }
}

/// All lines of a round, in table order.
#[must_use]
pub fn lines(state: &State, round: &Round, now: Stamp) -> Vec<Line> {
    let Some(regulation) = state.regulation() else { return Vec::new() };
    round.tables.values().map(|t| line(state, regulation, round, t, now)).collect()
}

fn status(round: &Round, table: &Table, earliest: Option<Earliest>, bounds: Sides<Bounds>) -> Status {
    if table.is_finished() {
        return Status::Finished;
    }
    if table.adjournment().is_some() {
        return Status::Adjourned;
    }
    if round.started.is_none() {
        return Status::NotStarted;
    }
    match (table.absent.black, table.absent.white) {
        (true, true) => return Status::AbsentBoth,
        (true, false) => return Status::AbsentBlack,
        (false, true) => return Status::AbsentWhite,
        (false, false) => {}
    }
    if let Some(stopped) = table.stopped {
        return if stopped.reason == StopReason::GameEnd { Status::Counting } else { Status::Stopped };
    }
    if bounds.iter().any(|(_, b)| b.least.is_overrun()) {
        return Status::OverrunPossible;
    }
    let control = table.watch.control();
    if bounds.iter().any(|(side, b)| control[side].has_byoyomi() && !matches!(b.most, SideTime::Main { .. })) {
        return Status::ByoYomi;
    }
    if earliest.is_some_and(|e| e.what == Change::MainEnds && e.in_ < SOON) {
        return Status::ByoYomiSoon;
    }
    Status::Running
}

fn next(
    regulation: &Regulation,
    table: &Table,
    status: Status,
    earliest: Option<Earliest>,
    protest: bool,
    now: Stamp,
) -> (Next, Option<Millis>) {
    let since_stop = table.stopped.map(|s| now.mono - s.since.mono);
    if protest && status != Status::Finished {
        return (Next::Protest, since_stop);
    }
    match status {
        Status::Finished if protest => (Next::Protest, None),
        Status::Finished | Status::NotStarted => (Next::Nothing, None),
        Status::AbsentBlack | Status::AbsentWhite | Status::AbsentBoth => {
            let limit = propose::lateness_limit(table, regulation).map(|l| l.limit - table.run_time(now.mono));
            (Next::LatenessLimit, limit)
        }
        Status::Adjourned if let Some(awaited) = propose::awaited(table, regulation, now.mono) => {
            (Next::Awaited { side: awaited.side }, Some(awaited.left()))
        }
        Status::Adjourned => match table.adjournment().map(|a| (a.open_steps().next(), a.resumption)) {
            Some((Some(step), _)) => (Next::AdjournmentStep(step.number()), Some(Millis::ZERO)),
            Some((None, resumption)) => (Next::Resumption(resumption), Some(Millis(resumption.0 - now.utc.0))),
            None => (Next::Nothing, None),
        },
        Status::Stopped | Status::Counting => {
            if let Some((side, since)) = table.pause {
                return (Next::PauseEnds { side }, Some(regulation.byoyomi_pause - (now.mono - since)));
            }
            let next = table.stopped.map_or(Next::Nothing, |s| s.hall.map_or(Next::StoppedFor(s.reason), Next::HallStands));
            (next, since_stop)
        }
        Status::Running | Status::ByoYomiSoon | Status::ByoYomi | Status::OverrunPossible => match earliest {
            Some(e) if e.in_ <= Millis::ZERO && matches!(table.watch.clock(), TableClock::Announced) => {
                (Next::NotRead, Some(Millis::ZERO))
            }
            Some(e) => (Next::Clock { side: e.side, what: e.what, certain: e.certain }, Some(e.in_.at_least_zero())),
            None => (Next::Nothing, None),
        },
    }
}

/// Sorted by what can happen soonest; stopped clocks and open protests between what is late and what runs.
fn urgency(status: Status, within: Option<Millis>, protest: bool) -> i64 {
    const LAST: i64 = i64::MAX / 4;
    match status {
        Status::Finished if !protest => LAST + 2,
        Status::NotStarted => LAST,
        // Stopped, the longest first, before everything that has more than a minute left.
        Status::Stopped => 0,
        Status::Counting => LAST + 1,
        Status::Adjourned => match within {
            Some(Millis(0)) => 1,
            Some(left) => left.0,
            None => LAST,
        },
        _ => within.map_or(LAST, |w| w.0),
    }
}
