//! What the hall looks like at a moment: a state for every table, what comes next, what needs the referee.

use super::{EntryNo, Regulation, Round, State, StopReason, Table, TableId, propose};
use crate::clock::{Bounds, Chance, Change, Earliest, Millis, Mono, Stamp, TableClock, Timestamp};
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
    /// A protest waits for its decision.
    Protest,
    /// An adjournment's next open step, 1 to 9.
    AdjournmentStep(usize),
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
    pub live: bool,
    pub announced: bool,
    pub warnings: Sides<u8>,
    pub protest: Option<EntryNo>,
    /// Order of urgency: the smaller the sooner.
    pub urgency: i64,
}

/// Main time that can end within this makes a table "soon".
pub const SOON: Millis = Millis::from_mins(5);

/// The line of one table.
#[must_use]
pub fn line(state: &State, regulation: &Regulation, round: &Round, table: &Table, now: Stamp) -> Line {
    let protest = state.pending_protests(table.id).next().map(|p| p.entry);
    let bounds = table.watch.bounds(now.mono);
    let earliest = table.watch.earliest_event(now.mono);
    let status = status(round, table, earliest, now.mono);
    let (next, within) = next(regulation, table, status, earliest, protest.is_some(), now);
    Line {
        id: table.id,
        status,
        next,
        within,
        bounds,
        live: matches!(table.watch.clock(), TableClock::Live(_)),
        announced: matches!(table.watch.clock(), TableClock::Announced),
        warnings: Sides::from_fn(|side| u8::try_from(state.warnings(table.id, side).count()).unwrap_or(u8::MAX)),
        protest,
        urgency: urgency(status, within, protest.is_some()),
    }
}

/// All lines of a round, in table order.
#[must_use]
pub fn lines(state: &State, round: &Round, now: Stamp) -> Vec<Line> {
    let Some(regulation) = state.regulation() else { return Vec::new() };
    round.tables.values().map(|t| line(state, regulation, round, t, now)).collect()
}

fn status(round: &Round, table: &Table, earliest: Option<Earliest>, now: Mono) -> Status {
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
    let overrun = table.watch.overrun(now);
    if overrun.iter().any(|(_, c)| *c != Chance::No) {
        return Status::OverrunPossible;
    }
    let byoyomi = table.watch.byoyomi(now);
    if byoyomi.iter().any(|(_, c)| *c == Chance::Certain) {
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
        Status::Adjourned => match table.adjournment().map(|a| (a.open_steps().next(), a.resumption)) {
            Some((Some(step), _)) => (Next::AdjournmentStep(step.number()), Some(Millis::ZERO)),
            Some((None, resumption)) => (Next::Resumption(resumption), Some(Millis(resumption.0 - now.utc.0))),
            None => (Next::Nothing, None),
        },
        Status::Stopped | Status::Counting => {
            if let Some((side, since)) = table.pause {
                return (Next::PauseEnds { side }, Some(regulation.byoyomi_pause - (now.mono - since)));
            }
            (table.stopped.map_or(Next::Nothing, |s| Next::StoppedFor(s.reason)), since_stop)
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

/// Something that needs the referee, most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alert {
    pub table: TableId,
    pub kind: AlertKind,
    pub within: Option<Millis>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AlertKind {
    Overrun,
    LatenessPassed,
    Protest,
    PauseOver,
    Envelope,
    Resumption,
    Lateness,
    ByoYomi,
}

/// What needs the referee in a round, from its lines (the whole list; the bar shows the first four).
#[must_use]
pub fn alerts(lines: &[Line]) -> Vec<Alert> {
    let mut found: Vec<Alert> = lines.iter().filter_map(alert).collect();
    found.sort_by_key(|a| (a.kind, a.within, a.table));
    found
}

fn alert(line: &Line) -> Option<Alert> {
    let soon = |within: Option<Millis>| within.is_some_and(|w| w < SOON);
    let kind = match (line.status, line.next) {
        (Status::OverrunPossible, _) => AlertKind::Overrun,
        (_, Next::Protest) => AlertKind::Protest,
        (_, Next::LatenessLimit) if line.within.is_some_and(|w| w < Millis::ZERO) => AlertKind::LatenessPassed,
        (_, Next::LatenessLimit) if soon(line.within) => AlertKind::Lateness,
        (_, Next::PauseEnds { .. }) if line.within.is_some_and(|w| w < Millis::ZERO) => AlertKind::PauseOver,
        (_, Next::AdjournmentStep(_)) => AlertKind::Envelope,
        (_, Next::Resumption(_)) if line.within.is_some_and(|w| w < Millis::from_mins(60)) => AlertKind::Resumption,
        (Status::ByoYomiSoon, _) if line.within.is_some_and(|w| w < Millis::from_mins(1)) => AlertKind::ByoYomi,
        _ => return None,
    };
    Some(Alert { table: line.id, kind, within: line.within })
}
