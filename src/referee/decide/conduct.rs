use super::Events;
use super::guards::{chief_only, founded, ruled, table_of};
use crate::referee::{Desk, Event, Incident, Matter, Measure, Refusal, Ruling, State, Who, propose};

pub(super) fn enter_incident(state: &State, desk: &Desk, incident: Box<Incident>, ruling: Option<Ruling>) -> Events {
    founded(state)?;
    if let Some(id) = incident.table {
        table_of(state, id)?;
    } else if matches!(incident.who, Who::Side(_) | Who::BothSides) {
        return Err(Refusal::TableNeeded);
    }
    if incident.measure.needs_chief() {
        chief_only(state, desk)?;
    }
    if incident.measure == Measure::Warning && incident.article.0.trim().is_empty() {
        return Err(Refusal::ArticleMissing);
    }
    let table = incident.table;
    // 13.8: after the result is fixed a warning can no longer decide the game; it is kept as what it is.
    match (propose::incident(state, &incident), table) {
        (Some((side, proposal)), Some(id)) => {
            let event = ruled(id, Matter::Warning { side }, proposal, ruling)?;
            Ok(vec![Event::IncidentEntered(incident), event])
        }
        _ => Ok(vec![Event::IncidentEntered(incident)]),
    }
}
