//! The words of a table's state and of what comes next at it.

use crate::clock::{Change, Millis};
use crate::i18n::{L10n, WallTime};
use crate::referee::overview::{Line, Next, Status};
use crate::referee::{HallStop, StopReason, Table};
use crate::rules::Color;
use crate::ui::widgets::{Sign, StateSign};
use crate::ui::words;

/// The sign of a state: word, mark and colour.
pub fn status(l: L10n, status: Status) -> Sign {
    let (sign, id) = match status {
        Status::NotStarted => (StateSign::Waiting, "round-state-waiting"),
        Status::AbsentBlack => (StateSign::Absent, "round-state-absent-black"),
        Status::AbsentWhite => (StateSign::Absent, "round-state-absent-white"),
        Status::AbsentBoth => (StateSign::Absent, "round-state-absent-both"),
        Status::Running => (StateSign::Running, "round-state-running"),
        Status::ByoYomiSoon => (StateSign::ByoyomiSoon, "round-state-soon"),
        Status::ByoYomi => (StateSign::Byoyomi, "round-state-byoyomi"),
        Status::OverrunPossible => (StateSign::Overrun, "round-state-overrun"),
        Status::Stopped => (StateSign::Stopped, "round-state-stopped"),
        Status::Adjourned => (StateSign::Adjourned, "round-state-adjourned"),
        Status::Counting => (StateSign::Counting, "round-state-counting"),
        Status::Finished => (StateSign::Finished, "round-state-finished"),
    };
    sign.with(l.tr(id))
}

/// What comes next at a table, and whose clock it is about.
pub fn event(l: L10n, table: &Table, line: &Line) -> (String, Option<Color>) {
    match line.next {
        Next::Clock { side, what, certain } => {
            let over = line.within.is_none_or(|w| w <= Millis::ZERO);
            let id = match (what, certain, over) {
                (Change::MainEnds, _, true) => "round-event-in-byoyomi",
                (Change::MainEnds, true, false) => "round-event-byoyomi-begins",
                (Change::MainEnds, false, false) => "round-event-byoyomi-possible",
                (Change::PeriodEnds, true, _) => "round-event-period-ends",
                (Change::PeriodEnds, false, _) => "round-event-in-byoyomi",
                (Change::FlagFalls, true, true) => "round-event-flag-fell",
                (Change::FlagFalls, false, true) => "round-event-flag-check",
                (Change::FlagFalls, true, false) if line.status == Status::ByoYomi => "round-event-last-period",
                (Change::FlagFalls, _, false) => "round-event-flag-possible",
            };
            (l.tr(id), side)
        }
        Next::LatenessLimit => {
            let side = match (table.absent.black, table.absent.white) {
                (true, false) => Some(Color::Black),
                (false, true) => Some(Color::White),
                _ => None,
            };
            let passed = line.within.is_some_and(|w| w < Millis::ZERO);
            (l.tr(if passed { "round-event-lateness-passed" } else { "round-event-lateness" }), side)
        }
        Next::PauseEnds { side } => (l.tr("round-event-pause"), Some(side)),
        Next::StoppedFor(StopReason::GameEnd) => (l.tr("round-event-counting"), None),
        Next::StoppedFor(reason) => {
            let reason_words = stop_reason(l, reason);
            let article = words::article(l, reason.article());
            (format!("{reason_words}, {article}"), table.stopped.and_then(|s| s.by))
        }
        Next::Protest => (l.tr("round-event-protest"), None),
        Next::AdjournmentStep(step) => (l.tr_args("round-event-envelope-step", &[("step", step.into())]), None),
        Next::Resumption(at) => {
            let offset = table.adjournment().map_or(0, |a| a.announced.offset);
            let when = l.weekday_day_time(WallTime { utc: at, offset });
            (l.tr_args("round-event-resumption", &[("when", when.into())]), None)
        }
        Next::NotRead => (l.tr("round-event-not-read"), None),
        Next::Nothing => (table.result.map_or_else(String::new, |r| words::outcome(l, r.outcome)), None),
    }
}

/// Why a clock was stopped, short.
pub fn stop_reason(l: L10n, reason: StopReason) -> String {
    l.tr(match reason {
        StopReason::Captures => "round-stop-captures",
        StopReason::ByoYomiSetting => "round-stop-setting",
        StopReason::Toilet => "round-stop-toilet",
        StopReason::Announcement => "round-stop-announcement",
        StopReason::Equipment => "round-stop-equipment",
        StopReason::Protest => "round-stop-protest",
        StopReason::Disturbed => "round-stop-disturbed",
        StopReason::TimeClaim => "round-stop-time",
        StopReason::GameEnd => "round-stop-end",
        StopReason::Adjournment => "round-stop-adjournment",
        StopReason::Judge => "round-stop-judge",
        StopReason::ByoYomiPause => "round-stop-pause",
        StopReason::Record => "round-stop-record",
        StopReason::None => "round-stop-none",
    })
}

/// Why the whole hall was stopped.
pub fn hall_stop(l: L10n, reason: HallStop) -> String {
    l.tr(match reason {
        HallStop::Break => "round-hall-break",
        HallStop::Announcement => "round-hall-announcement",
        HallStop::Disturbance => "round-hall-disturbance",
    })
}
