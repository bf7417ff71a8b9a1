use super::Events;
use super::guards::{playing, regulation, ruled, started};
use crate::clock::Stamp;
use crate::referee::{Consequence, Event, Incident, Matter, Refusal, Ruling, State, StopReason, TableId, Who, propose};
use crate::rules::Color;

pub(super) fn arrive(state: &State, id: TableId, side: Color, ruling: Option<Ruling>, now: Stamp) -> Events {
    let table = playing(state, id)?;
    started(state, id.round)?;
    if !table.absent[side] {
        return Err(Refusal::NotAbsent(side));
    }
    let proposal = propose::arrival(table, regulation(state)?, side, now.mono);
    // Coming in time changes a clock only as it ran: there is nothing to rule on.
    if proposal.consequence == Consequence::PlayOn && ruling.is_none() {
        let accepted = proposal.accept();
        return Ok(vec![ruled(id, Matter::Arrival { side }, proposal, Some(accepted))?]);
    }
    Ok(vec![ruled(id, Matter::Arrival { side }, proposal, ruling)?])
}

pub(super) fn stop(state: &State, id: TableId, reason: StopReason, by: Option<Color>, ruling: Option<Ruling>) -> Events {
    let table = playing(state, id)?;
    if !table.watch.is_running() {
        return Err(Refusal::ClockStopped);
    }
    let stopped = Event::Stopped { table: id, reason, by };
    match (reason, by) {
        (StopReason::None, Some(side)) => {
            // 17.4 would count it as resigning; the misunderstanding is asked about first and is what is proposed.
            let proposal = propose::stopped_without_reason(side);
            let event = ruled(id, Matter::StoppedWithoutReason { side }, proposal, ruling)?;
            let misunderstood = matches!(&event, Event::Ruled { ruling, .. } if ruling.consequence == Consequence::PlayOn);
            let remark = Incident {
                table: Some(id),
                who: Who::Side(side),
                measure: crate::referee::Measure::Remark,
                article: crate::referee::Article::new("17.4"),
                matter: "clock-stopped".to_owned(),
                note: String::new(),
                causes: crate::referee::Causes::default(),
            };
            let remark = misunderstood.then(|| Event::IncidentEntered(Box::new(remark)));
            Ok([Some(stopped), remark, Some(event)].into_iter().flatten().collect())
        }
        _ => Ok(vec![stopped]),
    }
}
