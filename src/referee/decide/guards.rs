//! What every command has to fulfil first.

use crate::clock::{self, SideTime, Stamp};
use crate::referee::{
    Adjournment, Desk, Event, Matter, Proposal, Refusal, Regulation, Role, Round, RoundNo, Ruling, State, Table, TableId,
};
use crate::rules::Sides;

pub(super) fn founded(state: &State) -> Result<(), Refusal> {
    state.foundation.as_ref().map(|_| ()).ok_or(Refusal::NotFounded)
}

pub(super) fn regulation(state: &State) -> Result<&Regulation, Refusal> {
    state.regulation().ok_or(Refusal::NotFounded)
}

pub(super) fn round_of(state: &State, number: RoundNo) -> Result<&Round, Refusal> {
    state.rounds.get(&number).ok_or(Refusal::NoRound(number))
}

pub(super) fn started(state: &State, number: RoundNo) -> Result<Stamp, Refusal> {
    round_of(state, number)?.started.ok_or(Refusal::RoundNotStarted(number))
}

pub(super) fn table_of(state: &State, id: TableId) -> Result<&Table, Refusal> {
    state.table(id).ok_or(Refusal::NoTable(id))
}

/// The table of a game that is not finished.
pub(super) fn playing(state: &State, id: TableId) -> Result<&Table, Refusal> {
    let table = table_of(state, id)?;
    match table.result {
        None => Ok(table),
        Some(result) if result.fixed => Err(Refusal::ResultFixed),
        Some(_) => Err(Refusal::GameFinished),
    }
}

pub(super) fn adjourned(state: &State, id: TableId) -> Result<&Adjournment, Refusal> {
    playing(state, id)?.adjournment().ok_or(Refusal::NotAdjourned)
}

pub(super) fn not_adjourned(table: &Table) -> Result<(), Refusal> {
    if table.adjournment().is_some() { Err(Refusal::AlreadyAdjourned) } else { Ok(()) }
}

pub(super) fn required(text: &str) -> Result<(), Refusal> {
    if text.trim().is_empty() { Err(Refusal::ReasonMissing) } else { Ok(()) }
}

pub(super) fn chief_only(state: &State, desk: &Desk) -> Result<(), Refusal> {
    match state.role_of(&desk.name) {
        Some(Role::ChiefJudge) => Ok(()),
        has => Err(Refusal::ChiefOnly { has }),
    }
}

pub(super) fn fit(table: &Table, times: Sides<SideTime>) -> Result<(), Refusal> {
    for (side, time) in times.iter() {
        clock::fits(&table.watch.control()[side], *time).map_err(|_| Refusal::ReadingOutOfRange)?;
    }
    Ok(())
}

/// The ruling as an event, once it is there and gives its reason where it differs.
pub(super) fn ruled(table: TableId, matter: Matter, proposal: Proposal, ruling: Option<Ruling>) -> Result<Event, Refusal> {
    let Some(ruling) = ruling else { return Err(Refusal::RulingNeeded(Box::new(proposal))) };
    if ruling.consequence != proposal.consequence && ruling.reason.trim().is_empty() {
        return Err(Refusal::ReasonNeeded(Box::new(proposal)));
    }
    Ok(Event::Ruled { table, matter, proposal: Box::new(proposal), ruling: Box::new(ruling) })
}
