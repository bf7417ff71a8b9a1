//! Adjournment and resumption (Code 12).

use super::Events;
use super::guards::{adjourned, playing, regulation, round_of, ruled, table_of};
use crate::clock::{Millis, Stamp};
use crate::referee::{Check, Event, Found, Matter, MoveKind, Refusal, Ruling, State, Step, TableId, Verdict, propose};

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
    let options = table.options;
    let needed = regulation.checking_time();
    let checked = adjournment.checking_since.map_or(Millis::ZERO, |since| now.mono - since.mono);
    if checked < needed {
        return Err(Refusal::MinuteNotOver { left: needed - checked });
    }
    if let Found::Marked(point) = found
        && !adjournment.form.position.size().contains(point)
    {
        return Err(Refusal::OffBoard(point));
    }
    let verdict = propose::verdict(table, options, found);
    let opened = Event::EnvelopeOpened { table: id, found, coordinate, verdict };
    match propose::sealed_move(table, options, found) {
        None => Ok(vec![opened, Event::Resumed { table: id }]),
        Some(proposal) => {
            let event = ruled(id, Matter::SealedMove, proposal, ruling)?;
            debug_assert!(!matches!(verdict, Verdict::Valid { .. }));
            Ok(vec![opened, event])
        }
    }
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
