use super::{Line, Next, SOON, Status};
use crate::clock::{Millis, Stamp};
use crate::referee::{FETCH, RoundNo, State, TableId, Whereabouts};

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
    /// Warnings enough for the loss, and no ruling (17.2).
    Warnings,
    /// An envelope's seal is not whole.
    SealBroken,
    PauseOver,
    Envelope,
    /// The resumption is near, and the envelope lies where it is kept.
    FetchEnvelope,
    Resumption,
    Lateness,
    ByoYomi,
}

/// What needs the referee in a round, from its lines (the whole list; the bar shows the first four).
#[must_use]
pub fn alerts(lines: &[Line]) -> Vec<Alert> {
    let mut found: Vec<Alert> = lines.iter().filter_map(alert).collect();
    found.extend(lines.iter().filter(|line| line.unruled.is_some()).map(|line| Alert {
        table: line.id,
        kind: AlertKind::Warnings,
        within: None,
        adjourned: false,
    }));
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

/// The attention list: what the lines of the round being refereed ask for, and the envelopes of every round.
#[must_use]
pub fn attention(state: &State, current: RoundNo, lines: &[Line], now: Stamp) -> Vec<Alert> {
    let envelopes = envelope_alerts(state, current, now);
    let mut all = alerts(lines);
    // To fetch the envelope is what the coming resumption asks for first.
    let fetched = |a: &Alert| envelopes.iter().any(|e| e.kind == AlertKind::FetchEnvelope && e.table == a.table);
    all.retain(|a| a.kind != AlertKind::Resumption || !fetched(a));
    all.extend(envelopes);
    all.sort_by_key(|a| (a.kind, a.within, a.table));
    all
}

/// What adjourned games of all rounds ask for beyond the lines of `current`: envelopes to fetch, broken seals, and the steps and
/// resumptions of games left from other rounds.
#[must_use]
pub fn envelope_alerts(state: &State, current: RoundNo, now: Stamp) -> Vec<Alert> {
    let mut found = Vec::new();
    for envelope in state.envelopes().into_iter().filter(|e| e.adjournment.is_open() && !e.table.is_finished()) {
        let adjournment = envelope.adjournment;
        let left = Millis(adjournment.resumption.0 - now.utc.0);
        let mut add = |kind, within| found.push(Alert { table: envelope.id(), kind, within, adjourned: true });
        if adjournment.broken_seal().is_some() {
            add(AlertKind::SealBroken, None);
        }
        if adjournment.whereabouts() == Whereabouts::Kept && left < FETCH {
            add(AlertKind::FetchEnvelope, Some(left));
        } else if envelope.id().round != current {
            if !adjournment.is_complete() {
                add(AlertKind::Envelope, Some(Millis::ZERO));
            } else if left < Millis::from_mins(60) {
                add(AlertKind::Resumption, Some(left));
            }
        }
    }
    found
}
