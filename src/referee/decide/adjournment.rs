//! Adjournment and resumption (Code 12).

use super::Events;
use super::guards::{adjourned, playing, regulation, required, round_of, ruled, table_of};
use crate::clock::{Millis, Stamp};
use crate::referee::{
    Adjournment, Check, Consequence, CustodyAct, Event, Found, Matter, MoveKind, Refusal, Ruling, Sealed, State, Step, TableId,
    Verdict, Whereabouts, propose, takes_copy,
};

pub(super) fn choose_kind(state: &State, id: TableId, kind: MoveKind) -> Events {
    let adjournment = adjourned(state, id)?;
    if adjournment.steps.contains_key(&Step::Enveloped) {
        return Err(Refusal::StepDone(Step::Enveloped));
    }
    if let MoveKind::Open(point) = kind {
        let form = &adjournment.form.position;
        if !form.size().contains(point) {
            return Err(Refusal::OffBoard(point));
        }
        let options = table_of(state, id)?.options;
        let played = match adjournment.position(options) {
            Some(mut position) => position.play(adjournment.mover, point),
            None => form.board().play_with(adjournment.mover, point, options.suicide),
        };
        match played {
            Ok(played) if played.captured() > 0 => {
                return Err(Refusal::OpenMoveCaptures { captures: played.captured() });
            }
            Ok(_) => {}
            Err(illegal) => return Err(Refusal::OpenMoveForbidden(illegal)),
        }
    }
    Ok(vec![Event::MoveKindChosen { table: id, kind }])
}

pub(super) fn do_step(state: &State, id: TableId, step: Step) -> Events {
    let table = playing(state, id)?;
    let adjournment = adjourned(state, id)?;
    if !step.applies(adjournment.kind) || step == Step::Signed {
        return Err(Refusal::StepNotHere(step));
    }
    if adjournment.steps.contains_key(&step) {
        return Err(Refusal::StepDone(step));
    }
    // The hall may take the steps in its own order; only the clock cannot run while the form is completed.
    if step > Step::MoveDecided && table.watch.is_running() {
        return Err(Refusal::ClocksMustStop);
    }
    Ok(vec![Event::StepDone { table: id, step }])
}

pub(super) fn open_envelope(
    state: &State,
    id: TableId,
    found: Found,
    coordinate: String,
    ruling: Option<Ruling>,
    now: Stamp,
) -> Events {
    let table = playing(state, id)?;
    let adjournment = may_open(state, id, found, now)?;
    let options = table.options;
    if let Found::Marked(point) = found
        && !adjournment.form.position.size().contains(point)
    {
        return Err(Refusal::OffBoard(point));
    }
    let verdict = propose::verdict(table, options, found);
    let in_doubt = propose::coordinate(table, options, found, &coordinate);
    let opened = Event::EnvelopeOpened { table: id, found, coordinate, verdict };
    if let Some(proposal) = in_doubt {
        let event = ruled(id, Matter::Coordinate, proposal, ruling)?;
        let plays = matches!(&event, Event::Ruled { ruling, .. } if ruling.consequence == Consequence::PlayOn);
        return Ok([Some(opened), Some(event), plays.then_some(Event::Resumed { table: id })].into_iter().flatten().collect());
    }
    match propose::sealed_move(table, options, found) {
        None => Ok(vec![opened, Event::Resumed { table: id }]),
        Some(proposal) => {
            let event = ruled(id, Matter::SealedMove, proposal, ruling)?;
            debug_assert!(!matches!(verdict, Verdict::Valid { .. }));
            Ok(vec![opened, event])
        }
    }
}

/// The adjournment, if its envelope may be opened now (12.4): everything checked, the minute over, the right side there.
fn may_open(state: &State, id: TableId, found: Found, now: Stamp) -> Result<&Adjournment, Refusal> {
    let adjournment = adjourned(state, id)?;
    let regulation = regulation(state)?;
    if adjournment.opened.is_some() {
        return Err(Refusal::AlreadyOpened);
    }
    let (mover_check, opponent_check) = (Check::present(adjournment.mover), Check::present(adjournment.replies()));
    let open: Vec<Check> = adjournment
        .open_checks()
        .into_iter()
        .filter(|c| *c != mover_check && (*c != opponent_check || regulation.opened_before_opponent))
        // An envelope that is not there cannot be whole.
        .filter(|c| *c != Check::EnvelopeIntact || !found.is_without_envelope())
        .collect();
    if !open.is_empty() {
        return Err(Refusal::ChecksOpen(open));
    }
    let needed = regulation.checking_time();
    let checked = adjournment.checking_since.map_or(Millis::ZERO, |since| now.mono - since.mono);
    if checked < needed {
        return Err(Refusal::MinuteNotOver { left: needed - checked });
    }
    Ok(adjournment)
}

/// A line in the register of envelopes.
pub(super) fn register(state: &State, id: TableId, act: CustodyAct) -> Events {
    let adjournment = adjourned(state, id)?;
    if adjournment.opened.is_some() {
        return Err(Refusal::AlreadyOpened);
    }
    let named = |name: &str| if name.trim().is_empty() { Err(Refusal::NameMissing) } else { Ok(()) };
    match &act {
        CustodyAct::HandedOver { by, to, .. } => {
            named(by)?;
            named(to)?;
            if playing(state, id)?.watch.is_running() {
                return Err(Refusal::ClocksMustStop);
            }
        }
        CustodyAct::TakenOut { by } => {
            named(by)?;
            if adjournment.whereabouts() != Whereabouts::Kept {
                return Err(Refusal::EnvelopeNotKept);
            }
        }
        CustodyAct::SealBroken { note } => required(note)?,
    }
    Ok(vec![Event::EnvelopeRegistered { table: id, act }])
}

/// The mover's second copy: laid in once the move is decided and before the envelope is handed over.
pub(super) fn seal_electronically(state: &State, id: TableId, sealed: Box<Sealed>) -> Events {
    let adjournment = adjourned(state, id)?;
    let regulation = regulation(state)?;
    if !regulation.electronic_copy {
        return Err(Refusal::NoElectronicInRegulation);
    }
    if !takes_copy(regulation, adjournment) {
        return Err(Refusal::ElectronicNotNow);
    }
    Ok(vec![Event::ElectronicSealed { table: id, sealed }])
}

/// The second copy is opened no sooner than the envelope; where there is no envelope, in its place.
pub(super) fn open_electronically(state: &State, id: TableId, found: Found, now: Stamp) -> Events {
    let adjournment = adjourned(state, id)?;
    match &adjournment.electronic {
        None => return Err(Refusal::NoElectronic),
        Some(copy) if copy.opened.is_some() => return Err(Refusal::ElectronicOpened),
        Some(_) => {}
    }
    may_open(state, id, Found::Lost, now)?;
    if let Found::Marked(point) = found
        && !adjournment.form.position.size().contains(point)
    {
        return Err(Refusal::OffBoard(point));
    }
    Ok(vec![Event::ElectronicOpened { table: id, found }])
}

/// The side that must reply has not come to the resumption: its clock runs (the Code is silent; practice has it so).
pub(super) fn start_absent_clock(state: &State, id: TableId, now: Stamp) -> Events {
    let adjournment = adjourned(state, id)?;
    let side = adjournment.replies();
    if adjournment.opened.is_some() {
        return Err(Refusal::AlreadyOpened);
    }
    let open: Vec<Step> = adjournment.open_steps().collect();
    if !open.is_empty() {
        return Err(Refusal::EnvelopeIncomplete(open));
    }
    if adjournment.checks.contains_key(&Check::present(side)) {
        return Err(Refusal::NotAbsent(side));
    }
    let left = Millis(adjournment.resumption.0 - now.utc.0);
    if left.is_positive() {
        return Err(Refusal::ResumptionNotYet { left });
    }
    if adjournment.waiting.is_some() {
        return Err(Refusal::ClockRunning);
    }
    if round_of(state, id.round)?.stopped.is_some() {
        return Err(Refusal::HallStopped);
    }
    Ok(vec![Event::AbsentClockStarted { table: id, side }])
}

/// It has not come within the limit, or its time is used up (16.1, 13.1).
pub(super) fn absent_at_resumption(state: &State, id: TableId, ruling: Option<Ruling>, now: Stamp) -> Events {
    let table = playing(state, id)?;
    let side = adjourned(state, id)?.replies();
    let awaited = propose::awaited(table, regulation(state)?, now.mono).ok_or(Refusal::NotAwaited(side))?;
    let proposal = propose::absent_at_resumption(awaited).map_err(|left| Refusal::LimitNotReached { left })?;
    Ok(vec![ruled(id, Matter::AbsentAtResumption { side }, proposal, ruling)?])
}
