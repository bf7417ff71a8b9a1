use super::{side, side_of, stop_words};
use crate::clock::{Change, Millis};
use crate::i18n::{L10n, WallTime};
use crate::referee::HallStop;
use crate::referee::overview::{AlertKind, Next, Status};
use crate::ui::theme::Tone;
use crate::ui::widgets::{Icon, Sign, StateSign};

/// A table's state as its word, mark and colour.
#[must_use]
pub fn sign(l: L10n, status: Status) -> Sign {
    let (state, word) = match status {
        Status::NotStarted => (StateSign::Waiting, "status-waiting"),
        Status::AbsentBlack => (StateSign::Absent, "status-absent-black"),
        Status::AbsentWhite => (StateSign::Absent, "status-absent-white"),
        Status::AbsentBoth => (StateSign::Absent, "status-absent-both"),
        Status::Running => (StateSign::Running, "status-running"),
        Status::ByoYomiSoon => (StateSign::ByoyomiSoon, "status-byoyomi-soon"),
        Status::ByoYomi => (StateSign::Byoyomi, "status-byoyomi"),
        Status::OverrunPossible => (StateSign::Overrun, "status-overrun"),
        Status::Stopped => (StateSign::Stopped, "status-stopped"),
        Status::Adjourned => (StateSign::Adjourned, "status-adjourned"),
        Status::Counting => (StateSign::Counting, "status-counting"),
        Status::Finished => (StateSign::Finished, "status-finished"),
    };
    state.with(l.tr(word))
}

/// What comes next at a table, without its time: "бё-ёми возможно".
#[must_use]
pub fn next_text(l: L10n, next: Next, offset: i16) -> String {
    match next {
        Next::Clock { what, certain, .. } => l.tr(match (what, certain) {
            (Change::MainEnds, true) => "next-byoyomi",
            (Change::MainEnds, false) => "next-byoyomi-possible",
            (Change::PeriodEnds, true) => "next-period",
            (Change::PeriodEnds, false) => "next-period-possible",
            (Change::FlagFalls, true) => "next-flag",
            (Change::FlagFalls, false) => "next-flag-possible",
        }),
        Next::LatenessLimit => l.tr("next-lateness"),
        Next::Awaited { side: color } => l.tr_args("next-awaited", &[("side", side_of(l, color).into())]),
        Next::PauseEnds { side: color } => l.tr_args("next-pause", &[("side", side(l, color).into())]),
        Next::StoppedFor(reason) => stop_words(l, reason),
        Next::HallStands(reason) => l.tr(match reason {
            HallStop::Break => "next-hall-break",
            HallStop::Announcement => "next-hall-announcement",
            HallStop::Disturbance => "next-hall-disturbance",
        }),
        Next::Protest => l.tr("next-protest"),
        Next::AdjournmentStep(step) => l.tr_args("next-step", &[("step", step.into())]),
        Next::Resumption(at) => {
            let when = l.weekday_day_time(WallTime { utc: at, offset });
            l.tr_args("next-resumption", &[("when", when.into())])
        }
        Next::NotRead => l.tr("next-not-read"),
        Next::Nothing => String::new(),
    }
}

/// The time until it: "2:30", "сейчас".
#[must_use]
pub fn within_text(l: L10n, within: Option<Millis>) -> String {
    match within {
        Some(left) if left.0.abs() < 1_000 => l.tr("now"),
        Some(left) => l.hms(left),
        None => String::new(),
    }
}

/// An alert's mark, and what it says after the table's number: "опоздание 4:10".
#[must_use]
pub fn alert_sign(l: L10n, kind: AlertKind, within: Option<Millis>) -> Sign {
    let time = within.filter(|w| w.0.abs() >= 1_000).map(|w| l.hms(w)).unwrap_or_default();
    let (icon, tone, id) = match kind {
        AlertKind::Overrun => (Icon::Flag, Tone::Red, "alert-overrun"),
        AlertKind::LatenessPassed => (Icon::Absent, Tone::Red, "alert-lateness-passed"),
        AlertKind::Protest => (Icon::Protest, Tone::Red, "alert-protest"),
        AlertKind::Warnings => (Icon::Card, Tone::Red, "alert-warnings"),
        AlertKind::SealBroken => (Icon::Envelope, Tone::Red, "alert-seal-broken"),
        AlertKind::PauseOver => (Icon::Pause, Tone::Amber, "alert-pause-over"),
        AlertKind::Envelope => (Icon::Envelope, Tone::Violet, "alert-envelope"),
        AlertKind::FetchEnvelope => (Icon::Envelope, Tone::Amber, "alert-fetch-envelope"),
        AlertKind::Resumption => (Icon::Envelope, Tone::Violet, "alert-resumption"),
        AlertKind::Lateness => (Icon::Absent, Tone::Amber, "alert-lateness"),
        AlertKind::ByoYomi => (Icon::Soon, Tone::Amber, "alert-byoyomi"),
    };
    let timed = !matches!(kind, AlertKind::Overrun | AlertKind::Envelope | AlertKind::LatenessPassed | AlertKind::PauseOver);
    let word = l.tr(id);
    let word = if timed && !time.is_empty() { format!("{word} {time}") } else { word };
    Sign { icon, word, tone }
}
