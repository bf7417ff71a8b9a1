//! The one gate between a wish and a fact: checks a command against the state and says which events follow. Pure.

use super::{
    Check, Command, Consequence, Event, Found, GameResult, History, How, Incident, Matter, MoveKind, Outcome, Pairing, PlayerId,
    Proposal, Refusal, Regulation, Role, Round, RoundNo, Ruling, State, Step, StopReason, Table, TableId, Verdict, Who, propose,
};
use crate::clock::{self, Millis, SideTime, Stamp, TableClock};
use crate::rules::{Color, Sides};
use std::collections::BTreeSet;

type Events = Result<Vec<Event>, Refusal>;

/// Who sits at the desk: the name every entry carries, and what he may decide (14.5, 17.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk {
    pub name: String,
}

/// Decides a command.
///
/// # Errors
/// A [`Refusal`] says what the rules or the state of things do not allow, or carries the proposal the referee has to rule on;
/// nothing has happened then.
pub fn decide(history: &History, desk: &Desk, command: Command, now: Stamp) -> Events {
    let state = history.state();
    match command {
        Command::Found(foundation) => match state.foundation {
            Some(_) => Err(Refusal::AlreadyFounded),
            None => Ok(vec![Event::Founded(foundation)]),
        },
        Command::SetRegulation { regulation, reason } => {
            founded(state)?;
            Ok(vec![Event::RegulationSet { regulation, reason }])
        }
        Command::SetOfficials(officials) => {
            founded(state)?;
            Ok(vec![Event::OfficialsSet(officials)])
        }
        Command::PairRound { round, pairings, byes } => pair_round(state, round, pairings, byes),
        Command::PlanRound { round, start } => {
            let found = round_of(state, round)?;
            if found.started.is_some() {
                return Err(Refusal::RoundStarted(round));
            }
            Ok(vec![Event::RoundPlanned { round, start }])
        }
        Command::StartRound { round } => {
            if round_of(state, round)?.started.is_some() {
                return Err(Refusal::RoundStarted(round));
            }
            Ok(vec![Event::RoundStarted { round }])
        }
        Command::StopAll { round, reason, until } => {
            let found = round_of(state, round)?;
            if found.started.is_none() {
                return Err(Refusal::RoundNotStarted(round));
            }
            if found.stopped.is_some() {
                return Err(Refusal::RoundIsStopped(round));
            }
            Ok(vec![Event::RoundStopped { round, reason, until }])
        }
        Command::ContinueAll { round } => {
            if round_of(state, round)?.stopped.is_none() {
                return Err(Refusal::RoundIsRunning(round));
            }
            Ok(vec![Event::RoundContinued { round }])
        }
        Command::JudgeGap { from, to, went_on } => Ok(vec![Event::GapJudged { from, to, went_on }]),

        Command::MarkAbsent { table, absent } => {
            playing(state, table)?;
            started(state, table.round)?;
            Ok(vec![Event::AbsenceMarked { table, absent }])
        }
        Command::Arrive { table, side, ruling } => arrive(state, table, side, ruling, now),
        Command::NobodyCame { table, ruling } => {
            let found = playing(state, table)?;
            if !found.absent.black && !found.absent.white {
                return Err(Refusal::SomebodyCame);
            }
            let proposal =
                propose::nobody_came(found, regulation(state)?, now.mono).map_err(|left| Refusal::LimitNotReached { left })?;
            Ok(vec![ruled(table, Matter::NobodyCame, proposal, ruling)?])
        }
        Command::WrongColour { table, white_stones, ruling } => {
            let found = playing(state, table)?;
            let elapsed = found.run_time(now.mono);
            let proposal = propose::wrong_colour(found, regulation(state)?, white_stones, elapsed);
            Ok(vec![ruled(table, Matter::WrongColour, proposal, ruling)?])
        }
        Command::TakeReading { table, reading, device, force } => {
            let found = playing(state, table)?;
            fit(found, reading)?;
            if matches!(found.watch.clock(), TableClock::Live(_)) {
                return Err(Refusal::ClockRunning);
            }
            if !force && let Err(off) = found.watch.consistency(reading, now.mono, clock::TOLERANCE) {
                return Err(Refusal::ReadingImpossible { by: off.by });
            }
            Ok(vec![Event::ReadingTaken { table, reading, device }])
        }
        Command::RunHere { table, times, running } => {
            let found = playing(state, table)?;
            started(state, table.round)?;
            not_adjourned(found)?;
            fit(found, times)?;
            Ok(vec![Event::RunHere { table, times, running }])
        }
        Command::Press { table, side } => {
            let found = playing(state, table)?;
            let TableClock::Live(clock) = found.watch.clock() else { return Err(Refusal::NotRunHere) };
            match clock.running() {
                None => Err(Refusal::ClockStopped),
                Some(running) if running != side => Err(Refusal::OtherSideRuns),
                Some(_) => Ok(vec![Event::Pressed { table, side }]),
            }
        }
        Command::TakeBackPress { table } => {
            let found = playing(state, table)?;
            if found.presses.is_empty() { Err(Refusal::NoPress) } else { Ok(vec![Event::PressTakenBack { table }]) }
        }
        Command::HandBack { table } => {
            let found = playing(state, table)?;
            match found.watch.clock() {
                TableClock::Live(_) => Ok(vec![Event::HandedBack { table }]),
                _ => Err(Refusal::NotRunHere),
            }
        }
        Command::Stop { table, reason, by, ruling } => stop(state, table, reason, by, ruling),
        Command::Continue { table, running } => {
            let found = playing(state, table)?;
            not_adjourned(found)?;
            if round_of(state, table.round)?.stopped.is_some() {
                return Err(Refusal::HallStopped);
            }
            if found.watch.is_running() {
                return Err(Refusal::ClockRunning);
            }
            started(state, table.round)?;
            Ok(vec![Event::Continued { table, running }])
        }
        Command::TakePause { table, side } => {
            let found = playing(state, table)?;
            if found.pause_taken[side] {
                return Err(Refusal::PauseTaken);
            }
            if !found.watch.is_running() {
                return Err(Refusal::ClockStopped);
            }
            Ok(vec![Event::PauseTaken { table, side }])
        }
        Command::Correct { table, times, ruling } => {
            let found = playing(state, table)?;
            fit(found, times)?;
            let proposal = propose::correction(found, times, now.mono);
            Ok(vec![ruled(table, Matter::Correction, proposal, Some(ruling))?])
        }
        Command::ReplaceClock { table, times, reason } => {
            let found = playing(state, table)?;
            fit(found, times)?;
            required(&reason)?;
            Ok(vec![Event::ClockReplaced { table, times, reason }])
        }
        Command::Overrun { table, side, ruling } => {
            playing(state, table)?;
            Ok(vec![ruled(table, Matter::Overrun { side }, propose::overrun(side), ruling)?])
        }
        Command::BothOverrun { table, ruling } => {
            let found = playing(state, table)?;
            let fell = found.watch.bounds(now.mono).map(|_, b| b.most);
            let proposal = propose::both_overrun(found, regulation(state)?, fell);
            Ok(vec![ruled(table, Matter::BothOverrun, proposal, ruling)?])
        }

        Command::EnterPosition { table, position } => {
            let found = table_of(state, table)?;
            if found.is_fixed() {
                return Err(Refusal::ResultFixed);
            }
            Ok(vec![Event::PositionEntered { table, position }])
        }

        Command::Adjourn { table, mover, resumption, form } => {
            let found = playing(state, table)?;
            started(state, table.round)?;
            not_adjourned(found)?;
            if !regulation(state)?.adjournment {
                return Err(Refusal::NoAdjournmentInRegulation);
            }
            Ok(vec![Event::AdjournmentOpened { table, mover, resumption, form }])
        }
        Command::FillForm { table, form } => {
            let adjournment = adjourned(state, table)?;
            if adjournment.signed.black.is_some() || adjournment.signed.white.is_some() {
                return Err(Refusal::FormSigned);
            }
            Ok(vec![Event::FormFilled { table, form }])
        }
        Command::ChooseMoveKind { table, kind } => choose_kind(state, table, kind),
        Command::DoStep { table, step } => do_step(state, table, step),
        Command::SignForm { table, side } => {
            let found = playing(state, table)?;
            let adjournment = adjourned(state, table)?;
            if found.watch.is_running() {
                return Err(Refusal::ClocksMustStop);
            }
            if adjournment.signed[side].is_some() {
                return Err(Refusal::StepDone(Step::Signed));
            }
            Ok(vec![Event::FormSigned { table, side }])
        }
        Command::SetEnvelope { table, envelope, resumption } => {
            adjourned(state, table)?;
            Ok(vec![Event::EnvelopeSet { table, envelope, resumption }])
        }
        Command::CancelAdjournment { table, reason } => {
            if adjourned(state, table)?.opened.is_some() {
                return Err(Refusal::AlreadyOpened);
            }
            required(&reason)?;
            Ok(vec![Event::AdjournmentCancelled { table, reason }])
        }
        Command::DoCheck { table, check } => {
            adjourned(state, table)?;
            Ok(vec![Event::Checked { table, check }])
        }
        Command::BeginChecking { table } => {
            let adjournment = adjourned(state, table)?;
            let open: Vec<Check> = adjournment
                .open_checks()
                .into_iter()
                .filter(|c| matches!(c, Check::Board | Check::Prisoners | Check::Clocks))
                .collect();
            if open.is_empty() { Ok(vec![Event::CheckingBegun { table }]) } else { Err(Refusal::ChecksOpen(open)) }
        }
        Command::OpenEnvelope { table, found, coordinate, ruling } => open_envelope(state, table, found, coordinate, ruling, now),
        Command::FormWrong { table, ruling } => {
            adjourned(state, table)?;
            Ok(vec![ruled(table, Matter::FormWrong, propose::form_wrong(), ruling)?])
        }

        Command::EnterIncident { incident, ruling } => enter_incident(state, desk, incident, ruling),
        Command::DeclareLoss { table, side, ruling } => {
            playing(state, table)?;
            let proposal = propose::loss(side);
            let event = ruled(table, Matter::Loss { side }, proposal.clone(), ruling)?;
            match &event {
                // A loss without warnings always says why (17.1).
                Event::Ruled { ruling, .. } if ruling.reason.trim().is_empty() => Err(Refusal::ReasonNeeded(Box::new(proposal))),
                _ => Ok(vec![event]),
            }
        }
        Command::LodgeProtest(protest) => {
            let table = table_of(state, protest.table)?;
            if table.is_fixed() {
                return Err(Refusal::ResultFixed);
            }
            Ok(vec![Event::ProtestLodged(protest)])
        }
        Command::DecideProtest(decision) => {
            let protest =
                state.protests.iter().find(|p| p.entry == decision.protest).ok_or(Refusal::NotAProtest(decision.protest))?;
            if protest.decisions.last().is_some_and(|d| d.level >= decision.level) {
                return Err(Refusal::ProtestDecided);
            }
            if decision.level >= super::Level::ChiefJudge {
                chief_only(state, desk)?;
            }
            required(&decision.decision)?;
            Ok(vec![Event::ProtestDecided(decision)])
        }

        Command::EnterResult { table, outcome, under_protest } => {
            let found = table_of(state, table)?;
            if found.is_fixed() {
                return Err(Refusal::ResultFixed);
            }
            started(state, table.round)?;
            let under_protest = under_protest
                || state.protests.iter().any(|p| p.protest.table == table && p.decisions.last().is_some_and(|d| d.under_protest));
            Ok(vec![Event::ResultEntered { table, result: GameResult { outcome, under_protest, fixed: false } }])
        }
        Command::FixResult { table } => {
            let found = table_of(state, table)?;
            let result = found.result.ok_or(Refusal::NoResult)?;
            if result.fixed {
                return Err(Refusal::ResultFixed);
            }
            if let Some(open) = state.pending_protests(table).next() {
                return Err(Refusal::ProtestOpen(open.entry));
            }
            Ok(vec![Event::ResultFixed { table }])
        }

        Command::Counter { entry, reason } => {
            history.may_counter(entry)?;
            required(&reason)?;
            Ok(vec![Event::Countered { entry, reason }])
        }
    }
}

fn founded(state: &State) -> Result<(), Refusal> {
    state.foundation.as_ref().map(|_| ()).ok_or(Refusal::NotFounded)
}

fn regulation(state: &State) -> Result<&Regulation, Refusal> {
    state.regulation().ok_or(Refusal::NotFounded)
}

fn round_of(state: &State, number: RoundNo) -> Result<&Round, Refusal> {
    state.rounds.get(&number).ok_or(Refusal::NoRound(number))
}

fn started(state: &State, number: RoundNo) -> Result<Stamp, Refusal> {
    round_of(state, number)?.started.ok_or(Refusal::RoundNotStarted(number))
}

fn table_of(state: &State, id: TableId) -> Result<&Table, Refusal> {
    state.table(id).ok_or(Refusal::NoTable(id))
}

/// The table of a game that is not finished.
fn playing(state: &State, id: TableId) -> Result<&Table, Refusal> {
    let table = table_of(state, id)?;
    match table.result {
        None => Ok(table),
        Some(result) if result.fixed => Err(Refusal::ResultFixed),
        Some(_) => Err(Refusal::GameFinished),
    }
}

fn adjourned(state: &State, id: TableId) -> Result<&super::Adjournment, Refusal> {
    playing(state, id)?.adjournment().ok_or(Refusal::NotAdjourned)
}

fn not_adjourned(table: &Table) -> Result<(), Refusal> {
    if table.adjournment().is_some() { Err(Refusal::AlreadyAdjourned) } else { Ok(()) }
}

fn required(text: &str) -> Result<(), Refusal> {
    if text.trim().is_empty() { Err(Refusal::ReasonMissing) } else { Ok(()) }
}

fn chief_only(state: &State, desk: &Desk) -> Result<(), Refusal> {
    match state.role_of(&desk.name) {
        Some(Role::ChiefJudge) => Ok(()),
        has => Err(Refusal::ChiefOnly { has }),
    }
}

fn fit(table: &Table, times: Sides<SideTime>) -> Result<(), Refusal> {
    for (side, time) in times.iter() {
        clock::fits(&table.watch.control()[side], *time).map_err(|_| Refusal::ReadingOutOfRange)?;
    }
    Ok(())
}

/// The ruling as an event, once it is there and gives its reason where it differs.
fn ruled(table: TableId, matter: Matter, proposal: Proposal, ruling: Option<Ruling>) -> Result<Event, Refusal> {
    let Some(ruling) = ruling else { return Err(Refusal::RulingNeeded(Box::new(proposal))) };
    if ruling.consequence != proposal.consequence && ruling.reason.trim().is_empty() {
        return Err(Refusal::ReasonNeeded(Box::new(proposal)));
    }
    Ok(Event::Ruled { table, matter, proposal: Box::new(proposal), ruling: Box::new(ruling) })
}

fn pair_round(state: &State, round: RoundNo, pairings: Vec<Pairing>, byes: Vec<PlayerId>) -> Events {
    founded(state)?;
    if state.rounds.contains_key(&round) {
        return Err(Refusal::RoundExists(round));
    }
    let (mut tables, mut players) = (BTreeSet::new(), BTreeSet::new());
    for pairing in &pairings {
        if !tables.insert(pairing.table) {
            return Err(Refusal::TableTwice(TableId::new(round, pairing.table)));
        }
        for player in pairing.players.black.iter().chain(&pairing.players.white) {
            if state.player(*player).is_none() {
                return Err(Refusal::NoPlayer(*player));
            }
            if !players.insert(*player) {
                return Err(Refusal::PlayerTwice(*player));
            }
        }
    }
    Ok(vec![Event::RoundPaired { round, pairings, byes }])
}

fn arrive(state: &State, id: TableId, side: Color, ruling: Option<Ruling>, now: Stamp) -> Events {
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

fn stop(state: &State, id: TableId, reason: StopReason, by: Option<Color>, ruling: Option<Ruling>) -> Events {
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
                measure: super::Measure::Remark,
                article: super::Article::new("17.4"),
                matter: "clock-stopped".to_owned(),
                note: String::new(),
                causes: super::Causes::default(),
            };
            let remark = misunderstood.then(|| Event::IncidentEntered(Box::new(remark)));
            Ok([Some(stopped), remark, Some(event)].into_iter().flatten().collect())
        }
        _ => Ok(vec![stopped]),
    }
}

fn choose_kind(state: &State, id: TableId, kind: MoveKind) -> Events {
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

fn do_step(state: &State, id: TableId, step: Step) -> Events {
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

fn open_envelope(state: &State, id: TableId, found: Found, coordinate: String, ruling: Option<Ruling>, now: Stamp) -> Events {
    let table = playing(state, id)?;
    let adjournment = adjourned(state, id)?;
    let regulation = regulation(state)?;
    if adjournment.opened.is_some() {
        return Err(Refusal::AlreadyOpened);
    }
    let opponent_check = match adjournment.mover {
        Color::Black => Check::WhitePresent,
        Color::White => Check::BlackPresent,
    };
    let mover_check = match adjournment.mover {
        Color::Black => Check::BlackPresent,
        Color::White => Check::WhitePresent,
    };
    let open: Vec<Check> = adjournment
        .open_checks()
        .into_iter()
        .filter(|c| *c != mover_check && (*c != opponent_check || regulation.opened_before_opponent))
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

fn enter_incident(state: &State, desk: &Desk, incident: Box<Incident>, ruling: Option<Ruling>) -> Events {
    founded(state)?;
    if let Some(id) = incident.table {
        table_of(state, id)?;
    } else if matches!(incident.who, Who::Side(_) | Who::BothSides) {
        return Err(Refusal::TableNeeded);
    }
    if incident.measure.needs_chief() {
        chief_only(state, desk)?;
    }
    if incident.measure == super::Measure::Warning && incident.article.0.trim().is_empty() {
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

/// The outcome of resigning (11.7).
#[must_use]
pub const fn resignation(side: Color) -> Outcome {
    Outcome::win(side.opponent(), How::Resignation)
}
