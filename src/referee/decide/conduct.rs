//! Conduct's part of the gate: incidents, losses, what the chief judge overturns, protests on their way up (14-17).

use super::guards::{chief_only, founded, playing, required, ruled, table_of};
use super::{Desk, Events};
use crate::clock::Stamp;
use crate::referee::{
    Appeal, Basis, Committee, Consequence, EntryNo, Event, Incident, Level, Matter, Measure, Proposal, ProtestDecision,
    ProtestEntry, QUORUM, Refusal, Role, Ruling, State, Table, TableId, Who, propose,
};
use std::collections::BTreeSet;

pub(super) fn enter_incident(state: &State, desk: &Desk, incident: Box<Incident>, ruling: Option<Ruling>) -> Events {
    founded(state)?;
    if let Some(id) = incident.table {
        table_of(state, id)?;
    } else if matches!(incident.who, Who::Side(_) | Who::BothSides) {
        return Err(Refusal::TableNeeded);
    }
    if let Who::Player(id) = incident.who
        && state.player(id).is_none()
    {
        return Err(Refusal::NoPlayer(id));
    }
    if incident.measure.needs_chief() {
        chief_only(state, desk)?;
    }
    match incident.measure {
        Measure::Warning | Measure::Penalty { .. } if incident.article.0.trim().is_empty() => {
            return Err(Refusal::ArticleMissing);
        }
        Measure::Penalty { points: 0 } => return Err(Refusal::PenaltyEmpty),
        // Points come off a game's score; once the result is fixed there is none to take them from (13.8).
        Measure::Penalty { .. } => {
            let table = incident.table.ok_or(Refusal::TableNeeded)?;
            if table_of(state, table)?.is_fixed() {
                return Err(Refusal::ResultFixed);
            }
        }
        _ => {}
    }
    let table = incident.table;
    // 13.8: after the result a warning decides the game no more; it is kept as what it is.
    match (propose::incident(state, &incident), table) {
        (Some((side, proposal)), Some(id)) => {
            let event = ruled(id, Matter::Warning { side }, proposal, ruling)?;
            Ok(vec![Event::IncidentEntered(incident), event])
        }
        _ => Ok(vec![Event::IncidentEntered(incident)]),
    }
}

/// A loss without warnings always says why (17.1, 17.2).
pub(super) fn declare_loss(
    state: &State,
    desk: &Desk,
    table: TableId,
    matter: Matter,
    proposal: Proposal,
    ruling: Option<Ruling>,
) -> Events {
    playing(state, table)?;
    uncontradicted(state, desk, table, ruling.as_ref())?;
    let event = ruled(table, matter, proposal.clone(), ruling)?;
    match &event {
        Event::Ruled { ruling, .. } if ruling.reason.trim().is_empty() => Err(Refusal::ReasonNeeded(Box::new(proposal))),
        _ => Ok(vec![event]),
    }
}

/// Two judges do not decide one thing in two ways: where nothing has happened at the table since another judge ruled, a
/// different ruling is the chief judge's (14.5).
pub(super) fn uncontradicted(state: &State, desk: &Desk, table: TableId, ruling: Option<&Ruling>) -> Result<(), Refusal> {
    let Some(ruling) = ruling else { return Ok(()) };
    let last = table_of(state, table)?.entries.last();
    let Some(earlier) = state.rulings.last().filter(|r| Some(&r.entry) == last) else { return Ok(()) };
    let same = earlier.consequence == ruling.consequence || earlier.by == desk.name;
    if same || earlier.matter == Matter::Correction || chief_only(state, desk).is_ok() {
        return Ok(());
    }
    Err(Refusal::RuledAlready { entry: earlier.entry, by: earlier.by.clone() })
}

pub(super) fn overturn(state: &State, desk: &Desk, entry: EntryNo, consequence: Option<Consequence>, reason: String) -> Events {
    chief_only(state, desk)?;
    required(&reason)?;
    if let Some(incident) = state.incidents.iter().find(|i| i.entry == entry) {
        if incident.incident.measure == Measure::Note || consequence.is_some() {
            return Err(Refusal::NotARuling(entry));
        }
        return match incident.overturned {
            Some(by) => Err(Refusal::AlreadyOverturned { entry, by }),
            None => Ok(vec![Event::IncidentOverturned { entry, reason }]),
        };
    }
    let (Some(earlier), Some(consequence)) = (state.rulings.iter().find(|r| r.entry == entry), consequence) else {
        return Err(Refusal::NotARuling(entry));
    };
    if let Some(by) = earlier.overturned {
        return Err(Refusal::AlreadyOverturned { entry, by });
    }
    if consequence == earlier.consequence {
        return Err(Refusal::SameRuling);
    }
    if table_of(state, earlier.table)?.is_fixed() {
        return Err(Refusal::ResultFixed);
    }
    let proposal = Proposal::new(&["14.5"], Basis::Overturned { entry }, earlier.consequence);
    let ruling = Ruling { consequence, reason };
    Ok(vec![ruled(earlier.table, Matter::Overturned { entry }, proposal, Some(ruling))?])
}

pub(super) fn decide_protest(
    state: &State,
    desk: &Desk,
    mut decision: Box<ProtestDecision>,
    game: Option<Consequence>,
) -> Events {
    let entry = decision.protest;
    let protest = state.protests.iter().find(|p| p.entry == entry).ok_or(Refusal::NotAProtest(entry))?;
    if protest.decisions.last().is_some_and(|d| d.decision.level >= decision.level) {
        return Err(Refusal::ProtestDecided);
    }
    if decision.level >= Level::ChiefJudge {
        chief_only(state, desk)?;
    }
    required(&decision.decision)?;
    let table = protest.protest.table;
    decision.sat = Vec::new();
    if decision.level >= Level::Committee {
        if decision.level == Level::Committee {
            takes(state, protest)?;
        }
        let sitting = state.committee.as_ref().map(|c| c.sitting(&decision.conflicted));
        match (decision.level, sitting) {
            (Level::Committee, None) => return Err(Refusal::NoCommittee),
            (Level::Committee, Some(sitting)) if !sitting.is_quorate() => {
                return Err(Refusal::CommitteeSmall { sits: sitting.sits.len() });
            }
            (Level::Committee | Level::Organisers, Some(sitting)) => decision.sat = sitting.sits,
            _ => {}
        }
    } else if game.is_some() && table_of(state, table)?.is_fixed() {
        return Err(Refusal::ResultFixed);
    }
    let decided = Event::ProtestDecided(decision);
    let Some(consequence) = game else { return Ok(vec![decided]) };
    let proposal = Proposal::new(&["14.7"], Basis::Protest { entry }, consequence);
    let accepted = proposal.accept();
    Ok(vec![decided, ruled(table, Matter::Protest { entry }, proposal, Some(accepted))?])
}

/// Whether the committee takes a protest: a game that went on has to have gone on under protest (14.9).
fn takes(state: &State, protest: &ProtestEntry) -> Result<(), Refusal> {
    let went_on = protest.decisions.last().is_some_and(|d| !d.game_over);
    let said = state.table(protest.protest.table).and_then(|t| t.result).is_some_and(|r| r.under_protest);
    if went_on && !said && !protest.under_protest() { Err(Refusal::NotUnderProtest) } else { Ok(()) }
}

pub(super) fn appeal(state: &State, appeal: Box<Appeal>, now: Stamp) -> Events {
    let entry = appeal.protest;
    let protest = state.protests.iter().find(|p| p.entry == entry).ok_or(Refusal::NotAProtest(entry))?;
    let last = protest.decisions.last().filter(|_| !protest.is_pending()).ok_or(Refusal::NothingToAppeal(entry))?;
    if appeal.to <= last.decision.level {
        return Err(Refusal::ProtestDecided);
    }
    if last.decision.level == Level::Committee && last.decision.effect.pairing_only {
        return Err(Refusal::AppealFinal);
    }
    required(&appeal.grounds)?;
    // The presidium hears it after the tournament: no deadline of the regulation runs for it (5.6, 14.7).
    if appeal.to < Level::Presidium
        && let Some(deadline) = state.regulation().and_then(|r| r.appeal_deadline)
    {
        let late = now.mono - last.at.mono - deadline;
        if late.is_positive() {
            return Err(Refusal::AppealLate { late });
        }
    }
    if appeal.to == Level::Committee {
        takes(state, protest)?;
    }
    Ok(vec![Event::ProtestAppealed(appeal)])
}

pub(super) fn set_committee(state: &State, committee: Committee) -> Events {
    let foundation = state.foundation.as_ref().ok_or(Refusal::NotFounded)?;
    if committee.members.len() < QUORUM {
        return Err(Refusal::CommitteeShort { has: committee.members.len() });
    }
    let mut names = BTreeSet::new();
    for name in committee.members.iter().chain(&committee.reserves) {
        required(name)?;
        if foundation.officials.iter().any(|o| o.name == *name && o.role != Role::Secretary) {
            return Err(Refusal::JudgeInCommittee(name.clone()));
        }
        if !names.insert(name) {
            return Err(Refusal::MemberTwice(name.clone()));
        }
    }
    Ok(vec![Event::CommitteeSet(committee)])
}

/// The results of the tournament are the chief judge's to announce, and not while places or prizes wait for a protest (14.7).
pub(super) fn announce(state: &State, desk: &Desk) -> Events {
    founded(state)?;
    chief_only(state, desk)?;
    if state.announced.is_some() {
        return Err(Refusal::AlreadyAnnounced);
    }
    if let Some(entry) = state.results_held_by() {
        return Err(Refusal::ResultsHeld(entry));
    }
    let tables = state.rounds.values().flat_map(|r| r.tables.values());
    match tables.filter(|t: &&Table| !t.is_fixed()).count() {
        0 => Ok(vec![Event::ResultsAnnounced]),
        open => Err(Refusal::GamesOpen { open }),
    }
}
