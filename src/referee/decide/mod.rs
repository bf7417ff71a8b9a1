//! The one gate between a wish and a fact: checks a command against the state and says which events follow. Pure.

mod adjournment;
mod clocks;
mod conduct;
mod guards;
mod pairing;

use super::{Check, Command, Consequence, Event, GameResult, History, How, Matter, Outcome, Refusal, Ruling, propose};
use crate::clock::{self, Stamp, TableClock};
use crate::rules::Color;
use adjournment::{
    absent_at_resumption, choose_kind, do_step, open_electronically, open_envelope, register, seal_electronically,
    start_absent_clock,
};
use clocks::{arrive, stop};
use guards::{adjourned, fit, founded, not_adjourned, playing, regulation, required, round_of, ruled, started, table_of};
use pairing::{change_pairings, pair_round, take_results};

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
        Command::ReadOrigin(origin) => {
            founded(state)?;
            Ok(vec![Event::OriginRead(origin)])
        }
        Command::EnterPlayers(players) => {
            founded(state)?;
            Ok(vec![Event::PlayersEntered(players)])
        }
        Command::PairRound { round, pairings, byes } => pair_round(state, round, pairings, byes),
        Command::ChangePairings { round, removed, set, byes } => change_pairings(state, round, removed, set, byes),
        Command::TakeResults { round, results } => take_results(state, round, results),
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
        Command::SetWallNotice { text } => {
            founded(state)?;
            Ok(vec![Event::WallNoticeSet { text: text.trim().to_owned() }])
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
            conduct::uncontradicted(state, desk, table, ruling.as_ref())?;
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
        Command::RunHere { table, times, running, force } => {
            let found = playing(state, table)?;
            started(state, table.round)?;
            not_adjourned(found)?;
            fit(found, times)?;
            let kept_here = matches!(found.watch.clock(), TableClock::Live(_));
            if !force
                && !kept_here
                && let Err(off) = found.watch.consistency(times, now.mono, clock::TOLERANCE)
            {
                return Err(Refusal::ReadingImpossible { by: off.by });
            }
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
            conduct::uncontradicted(state, desk, table, ruling.as_ref())?;
            Ok(vec![ruled(table, Matter::Overrun { side }, propose::overrun(side), ruling)?])
        }
        Command::BothOverrun { table, ruling } => {
            let found = playing(state, table)?;
            let fell = found.watch.bounds(now.mono).map(|_, b| b.most);
            let proposal = propose::both_overrun(found, regulation(state)?, fell);
            conduct::uncontradicted(state, desk, table, ruling.as_ref())?;
            Ok(vec![ruled(table, Matter::BothOverrun, proposal, ruling)?])
        }

        Command::EnterPosition { table, position } => {
            let found = table_of(state, table)?;
            if found.is_fixed() {
                return Err(Refusal::ResultFixed);
            }
            let Some(clocks) = position.clocks else { return Ok(vec![Event::PositionEntered { table, position }]) };
            let found = playing(state, table)?;
            fit(found, clocks.set)?;
            let proposal = propose::correction(found, clocks.set, now.mono);
            let consequence = Consequence::Clocks { times: clocks.set, running: None };
            let ruling = Ruling { consequence, reason: position.note.clone() };
            let set = ruled(table, Matter::Correction, proposal, Some(ruling))?;
            Ok(vec![Event::PositionEntered { table, position }, set])
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
                return Err(Refusal::StepDone(super::Step::Signed));
            }
            Ok(vec![Event::FormSigned { table, side }])
        }
        Command::SetEnvelope { table, envelope, resumption } => {
            adjourned(state, table)?;
            Ok(vec![Event::EnvelopeSet { table, envelope, resumption }])
        }
        Command::RegisterEnvelope { table, act } => register(state, table, act),
        Command::SealElectronically { table, sealed } => seal_electronically(state, table, sealed),
        Command::OpenElectronically { table, found } => open_electronically(state, table, found, now),
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
        Command::StartAbsentClock { table } => start_absent_clock(state, table, now),
        Command::AbsentAtResumption { table, ruling } => absent_at_resumption(state, table, ruling, now),
        Command::OpenEnvelope { table, found, coordinate, ruling } => open_envelope(state, table, found, coordinate, ruling, now),
        Command::FormWrong { table, ruling } => {
            adjourned(state, table)?;
            Ok(vec![ruled(table, Matter::FormWrong, propose::form_wrong(), ruling)?])
        }

        Command::EnterIncident { incident, ruling } => conduct::enter_incident(state, desk, incident, ruling),
        Command::RuleOnWarnings { table, ruling } => {
            let found = playing(state, table)?;
            let (side, proposal) = propose::unruled_warnings(state, found).ok_or(Refusal::NothingToRule)?;
            Ok(vec![ruled(table, Matter::Warning { side }, proposal, ruling)?])
        }
        Command::DeclareLoss { table, side, ruling } => {
            conduct::declare_loss(state, desk, table, Matter::Loss { side }, propose::loss(side), ruling)
        }
        Command::DeclareLossOfBoth { table, ruling } => {
            conduct::declare_loss(state, desk, table, Matter::LossOfBoth, propose::loss_of_both(), ruling)
        }
        Command::Overturn { entry, consequence, reason } => conduct::overturn(state, desk, entry, consequence, reason),
        Command::LodgeProtest(protest) => {
            if table_of(state, protest.table)?.is_fixed() {
                return Err(Refusal::ResultFixed);
            }
            Ok(vec![Event::ProtestLodged(protest)])
        }
        Command::DecideProtest { decision, game } => conduct::decide_protest(state, desk, decision, game),
        Command::AppealProtest(appeal) => conduct::appeal(state, appeal, now),
        Command::SetCommittee(committee) => conduct::set_committee(state, committee),
        Command::SetMinors(minors) => {
            founded(state)?;
            match minors.iter().find(|id| state.player(**id).is_none()) {
                Some(stranger) => Err(Refusal::NoPlayer(*stranger)),
                None => Ok(vec![Event::MinorsSet(minors)]),
            }
        }
        Command::AnnounceResults => conduct::announce(state, desk),

        Command::EnterResult { table, outcome, under_protest } => {
            let found = table_of(state, table)?;
            if found.is_fixed() {
                return Err(Refusal::ResultFixed);
            }
            started(state, table.round)?;
            let under_protest = under_protest || state.goes_on_under_protest(table);
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

/// The outcome of resigning (11.7).
#[must_use]
pub const fn resignation(side: Color) -> Outcome {
    Outcome::win(side.opponent(), How::Resignation)
}
