//! A table in words and numbers, as the list, the cards and the panel show it.

use super::signs;
use crate::clock::{Bounds, ByoYomi, Millis, SideTime, TableClock, TimeControl};
use crate::i18n::L10n;
use crate::referee::overview::{Line, Next, Status};
use crate::referee::{Player, State, Table};
use crate::rules::{Color, Sides};
use crate::ui::theme::Tone;
use crate::ui::widgets::{Marks, Pips, PlayerView, RowView, TimeText};
use crate::ui::words;

/// Under this a time that nears is amber.
const NEAR: Millis = Millis::from_mins(5);
/// From here down a live clock shows tenths.
const TENTHS: Millis = Millis::from_secs(10);

/// The row of one table.
pub fn row(l: L10n, state: &State, table: &Table, line: &Line) -> RowView {
    let players = Sides::from_fn(|side| PlayerView {
        name: state.names(table, side, Player::short_name),
        rank: table.players[side]
            .first()
            .and_then(|id| state.player(*id))
            .map_or_else(String::new, |p| words::rank_short(l, p.rank)),
    });
    let clocks = Sides::from_fn(|side| clock(l, table, line, side));
    let sign = words::sign(l, line.status);
    let (due, due_tone) = due(l, line);
    let (event, event_side) = signs::event(l, table, line);
    let warnings = line.warnings.black.max(line.warnings.white);
    let name = spoken(l, line, &players, &clocks, &sign.word, &due, &event);
    RowView {
        name,
        number: table.id.table.to_string(),
        players,
        clocks,
        state: sign,
        due,
        due_tone,
        event_side,
        event,
        marks: Marks {
            warnings,
            protest: line.protest.is_some(),
            finding: line.status == Status::OverrunPossible || line.off.is_some(),
            live: line.live,
        },
    }
}

fn spoken(
    l: L10n,
    line: &Line,
    players: &Sides<PlayerView>,
    clocks: &Sides<TimeText>,
    state: &str,
    due: &str,
    event: &str,
) -> String {
    let pair = format!("{} — {}", players.black.name, players.white.name);
    let mut parts =
        vec![l.tr_args("round-row-table", &[("table", line.id.table.0.into()), ("pair", pair.into())]), state.to_owned()];
    let (black, white) = (clocks.black.spoken(), clocks.white.spoken());
    if !black.is_empty() || !white.is_empty() {
        parts.push(l.tr_args("round-row-clocks", &[("black", black.into()), ("white", white.into())]));
    }
    match (due.is_empty(), event.is_empty()) {
        (false, _) => parts.push(l.tr_args("round-row-due", &[("due", due.into()), ("event", event.into())])),
        (true, false) => parts.push(event.to_owned()),
        (true, true) => {}
    }
    for (side, count) in line.warnings.iter().filter(|(_, count)| **count > 0) {
        parts.push(l.tr_args("round-row-warnings", &[("side", words::side_of(l, side).into()), ("count", (*count).into())]));
    }
    if line.protest.is_some() {
        parts.push(l.tr("round-row-protest"));
    }
    if let Some(by) = line.off {
        parts.push(l.tr_args("round-off", &[("by", l.hms(Millis(by.0.saturating_abs())).into())]));
    }
    if line.live {
        parts.push(l.tr("round-row-live"));
    }
    parts.join(", ")
}

/// A side's clock as it is known now.
pub fn clock(l: L10n, table: &Table, line: &Line, side: Color) -> TimeText {
    let control = &table.watch.control()[side];
    let bounds = line.bounds[side];
    match line.status {
        Status::Finished => return TimeText::Blank,
        Status::NotStarted => return TimeText::Still(l.hms(control.main)),
        _ => {}
    }
    if let TableClock::Live(clock) = table.watch.clock() {
        return live(l, control, bounds.least, clock.running() == Some(side));
    }
    // Nobody has moved yet: Black's clock alone can have run, and White's is full.
    if matches!(line.status, Status::AbsentBlack | Status::AbsentBoth) {
        let time = if side == Color::Black { bounds.least } else { bounds.most };
        return TimeText::Word { text: l.hms(main_left(time)), tone: Tone::Dim };
    }
    if line.announced {
        return TimeText::AtLeast(l.hms(main_left(bounds.least)));
    }
    observed(l, control, bounds)
}

fn live(l: L10n, control: &TimeControl, time: SideTime, running: bool) -> TimeText {
    match time {
        SideTime::Main { left } => TimeText::Live { text: face(left, running), tone: Tone::Ink, pips: None },
        SideTime::Japanese { periods, left } => {
            let total = match control.byoyomi {
                ByoYomi::Japanese { periods: total, .. } => total.max(periods),
                _ => periods,
            };
            let small = |n: u16| u8::try_from(n).unwrap_or(u8::MAX);
            let pips = (total <= u16::from(Pips::MOST)).then(|| Pips { left: small(periods), total: small(total) });
            TimeText::Live { text: byoyomi_face(left, running), tone: Tone::Red, pips }
        }
        SideTime::Canadian { stones, left, .. } => {
            TimeText::Live { text: format!("{stones} / {}", byoyomi_face(left, running)), tone: Tone::Red, pips: None }
        }
        SideTime::Overrun => TimeText::Word { text: l.tr("round-clock-overrun"), tone: Tone::Red },
    }
}

/// Main time on a clock kept here.
pub fn face(left: Millis, running: bool) -> String {
    if running || left >= TENTHS { left.face() } else { format!("0:{:02}", left.secs()) }
}

/// A period kept here: whole seconds below a minute, tenths in the last ten of a running one.
pub fn byoyomi_face(left: Millis, running: bool) -> String {
    if left >= Millis::from_mins(1) || (running && left < TENTHS) { left.face() } else { left.secs().to_string() }
}

fn observed(l: L10n, control: &TimeControl, bounds: Bounds) -> TimeText {
    let word = |id: &str| TimeText::Word { text: l.tr(id), tone: Tone::Red };
    match bounds.most {
        SideTime::Overrun => word("round-clock-overrun"),
        SideTime::Japanese { .. } | SideTime::Canadian { .. } => word("round-clock-byoyomi"),
        SideTime::Main { left: high } => {
            let low = main_left(bounds.least);
            if bounds.open {
                TimeText::AtLeast(l.hms(low))
            } else if low.secs() == high.secs() && (bounds.least == bounds.most || !control.has_byoyomi()) {
                TimeText::Still(l.hms(high))
            } else {
                TimeText::Observed { low: l.hms(low), high: l.hms(high) }
            }
        }
    }
}

/// What is left of the main time; zero after it.
pub const fn main_left(time: SideTime) -> Millis {
    match time {
        SideTime::Main { left } => left,
        _ => Millis::ZERO,
    }
}

/// In how long the next event comes, or since when it is there, and how urgent that is.
pub fn due(l: L10n, line: &Line) -> (String, Tone) {
    let Some(within) = line.within else { return (String::new(), Tone::Ink) };
    let near = if within < NEAR { Tone::Amber } else { Tone::Ink };
    match line.next {
        Next::Nothing => (String::new(), Tone::Ink),
        Next::Protest => (l.hms(within), Tone::Red),
        Next::StoppedFor(_) | Next::HallStands(_) => {
            (l.hms(within), if line.status == Status::Counting { Tone::Ink } else { Tone::Amber })
        }
        // The hour is said in the event's words; a count-down of a night says nothing.
        Next::Resumption(_) if within >= Millis::from_mins(60) => (String::new(), Tone::Ink),
        Next::NotRead => (l.tr("now"), Tone::Amber),
        Next::Clock { certain: true, .. } if line.live && line.status == Status::ByoYomi && within.is_positive() => {
            (byoyomi_face(within, true), Tone::Red)
        }
        _ if within <= Millis::ZERO => (l.tr("now"), Tone::Red),
        _ => (l.hms(within), near),
    }
}
