use super::{Line, Next, SOON, Status};
use crate::clock::Millis;
use crate::referee::TableId;

/// Something that needs the referee, most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alert {
    pub table: TableId,
    pub kind: AlertKind,
    pub within: Option<Millis>,
    /// The game is adjourned: what is to be done is done there.
    pub adjourned: bool,
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
        (_, Next::LatenessLimit | Next::Awaited { .. }) if line.within.is_some_and(|w| w < Millis::ZERO) => {
            AlertKind::LatenessPassed
        }
        (_, Next::LatenessLimit | Next::Awaited { .. }) if soon(line.within) => AlertKind::Lateness,
        (_, Next::PauseEnds { .. }) if line.within.is_some_and(|w| w < Millis::ZERO) => AlertKind::PauseOver,
        (_, Next::AdjournmentStep(_)) => AlertKind::Envelope,
        (_, Next::Resumption(_)) if line.within.is_some_and(|w| w < Millis::from_mins(60)) => AlertKind::Resumption,
        (Status::ByoYomiSoon, _) if line.within.is_some_and(|w| w < Millis::from_mins(1)) => AlertKind::ByoYomi,
        _ => return None,
    };
    Some(Alert { table: line.id, kind, within: line.within, adjourned: line.status == Status::Adjourned })
}
