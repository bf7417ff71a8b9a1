//! What comes next at a table, in the words of the list.

use crate::clock::{Change, Millis};
use crate::i18n::L10n;
use crate::referee::overview::{Line, Next, Status};
use crate::referee::{HallStop, StopReason, Table};
use crate::rules::Color;
use crate::ui::words;

/// What comes next at a table, and whose clock it is about.
pub fn event(l: L10n, table: &Table, line: &Line) -> (String, Option<Color>) {
    let offset = table.adjournment().map_or(0, |a| a.announced.offset);
    let general = || words::next_text(l, line.next, offset);
    match line.next {
        Next::Clock { side, what, certain } => {
            let over = line.within.is_none_or(|w| w <= Millis::ZERO);
            let words = match (what, certain, over) {
                (Change::MainEnds, _, true) | (Change::PeriodEnds, false, _) => l.tr("round-event-in-byoyomi"),
                (Change::FlagFalls, true, true) => l.tr("round-event-flag-fell"),
                (Change::FlagFalls, false, true) => l.tr("round-event-flag-check"),
                (Change::FlagFalls, true, false) if line.status == Status::ByoYomi => l.tr("round-event-last-period"),
                _ => general(),
            };
            (words, side)
        }
        Next::LatenessLimit => {
            let side = match (table.absent.black, table.absent.white) {
                (true, false) => Some(Color::Black),
                (false, true) => Some(Color::White),
                _ => None,
            };
            let passed = line.within.is_some_and(|w| w < Millis::ZERO);
            let id = if passed { "round-event-lateness-passed" } else { "round-event-lateness" };
            (l.tr_args(id, &[("article", words::article(l, "16.1").into())]), side)
        }
        Next::PauseEnds { side } | Next::Awaited { side } => (general(), Some(side)),
        Next::StoppedFor(StopReason::GameEnd) => (l.tr("round-event-counting"), None),
        Next::StoppedFor(_) => (general(), table.stopped.and_then(|s| s.by)),
        Next::Nothing => (table.result.map_or_else(String::new, |r| words::outcome_short(l, r.outcome)), None),
        Next::HallStands(_) | Next::Protest | Next::AdjournmentStep(_) | Next::Resumption(_) | Next::NotRead => (general(), None),
    }
}

/// Why the whole hall was stopped.
pub fn hall_stop(l: L10n, reason: HallStop) -> String {
    l.tr(match reason {
        HallStop::Break => "round-hall-break",
        HallStop::Announcement => "round-hall-announcement",
        HallStop::Disturbance => "round-hall-disturbance",
    })
}
