//! The referee's room: rulings by their articles, the fold, counter-entries. Times m:ss, main time 60 minutes unless said.

use super::hall::{Hall, ROUND, TABLE, loss_of, main_left, ms};
use fujite::clock::{ClockModel, Millis, SideTime};
use fujite::referee::{
    Article, Basis, Causes, Command, Consequence, Effect, EntryNo, Event, How, Incident, Level, Measure, Outcome, Pairing,
    PlayerId, Protest, ProtestDecision, Refusal, Role, RoundNo, Ruling, StopReason, TableId, TableNo, Who, overview,
};
use fujite::rules::Color::{Black, White};
use fujite::rules::{Komi, Sides};

// 10.6 and 16.1

#[test]
fn both_absent_halves_the_time_since_the_start_and_black_s_clock_runs() {
    let mut hall = Hall::started("main 60m, japanese 3x30s");
    hall.absent(true, true);
    hall.wait("20:00");
    let proposal = hall.arrive(Black);
    assert_eq!(proposal.articles[0], Article::new("10.6"));
    assert_eq!(
        proposal.consequence,
        Consequence::Clocks { times: Sides::new(main_left("50:00"), main_left("50:00")), running: Some(Black) }
    );
    assert!(hall.table().watch.is_running());
}

#[test]
fn the_halving_rounds_the_deduction_down_to_a_second() {
    let mut hall = Hall::started("main 60m");
    hall.absent(true, true);
    hall.wait("7:25");
    let proposal = hall.arrive(White);
    assert_eq!(proposal.basis, Basis::BothAbsent { elapsed: ms("7:25"), deduction: ms("3:42") });
    assert_eq!(hall.most(), Sides::new(main_left("56:18"), main_left("56:18")));
}

#[test]
fn the_halving_happens_once() {
    let mut hall = Hall::started("main 60m");
    hall.absent(true, true);
    hall.wait("20:00");
    hall.arrive(White);
    hall.wait("8:00");
    let proposal = hall.arrive(Black);
    assert_eq!(
        proposal.consequence,
        Consequence::Clocks { times: Sides::new(main_left("42:00"), main_left("50:00")), running: Some(Black) }
    );
}

#[test]
fn black_later_than_the_limit_loses_whatever_his_clock_reads() {
    let mut hall = Hall::started("main 60m");
    hall.absent(true, true);
    hall.wait("20:00");
    hall.arrive(White);
    hall.wait("11:00");
    let proposal = hall.proposal(Command::Arrive { table: TABLE, side: Black, ruling: None });
    assert_eq!(proposal.consequence, loss_of(Black, How::Absence));
    assert_eq!(proposal.articles, [Article::new("16.1")]);
}

#[test]
fn exactly_at_the_limit_still_plays() {
    for (main, limit, over) in [("60m", "30:00", "30:01"), ("150m", "60:00", "60:01")] {
        for (at, loses) in [(limit, false), (over, true)] {
            let mut hall = Hall::started(&format!("main {main}"));
            hall.absent(true, false);
            hall.wait(at);
            let proposal = hall.proposal(Command::Arrive { table: TABLE, side: Black, ruling: None });
            assert_eq!(proposal.consequence == loss_of(Black, How::Absence), loses, "main {main}, arrival at {at}");
        }
    }
}

#[test]
fn a_regulation_above_an_hour_changes_nothing_and_is_flagged() {
    let mut hall = Hall::with("main 150m", |r| r.lateness_limit = Some(Millis::from_mins(90)));
    hall.must(Command::StartRound { round: ROUND });
    hall.absent(true, false);
    hall.wait("60:01");
    let proposal = hall.proposal(Command::Arrive { table: TABLE, side: Black, ruling: None });
    assert_eq!(proposal.consequence, loss_of(Black, How::Absence));
    let regulation = hall.history.state().regulation().unwrap();
    assert_eq!(regulation.conflicts(), [fujite::referee::Conflict::LatenessAboveHour]);
}

#[test]
fn one_side_late_pays_with_its_own_clock() {
    let mut hall = Hall::started("main 60m");
    hall.absent(true, false);
    hall.wait("20:00");
    hall.arrive(Black);
    assert_eq!(hall.most(), Sides::new(main_left("40:00"), main_left("60:00")));
}

#[test]
fn white_late_in_time_needs_no_ruling() {
    let mut hall = Hall::started("main 60m");
    hall.absent(false, true);
    hall.wait("5:00");
    hall.must(Command::Arrive { table: TABLE, side: White, ruling: None });
    assert_eq!(hall.table().absent, Sides::new(false, false));
}

#[test]
fn nobody_by_the_limit_is_the_loss_of_both() {
    let mut hall = Hall::started("main 60m");
    hall.absent(true, true);
    hall.wait("30:00");
    assert_eq!(
        hall.ask(Command::NobodyCame { table: TABLE, ruling: None }),
        Err(Refusal::LimitNotReached { left: Millis::ZERO })
    );
    hall.wait("0:01");
    let proposal = hall.proposal(Command::NobodyCame { table: TABLE, ruling: None });
    assert_eq!(proposal.consequence, Consequence::End(Outcome::BothLose));
}

#[test]
fn overruling_needs_a_reason_and_keeps_both() {
    let mut hall = Hall::started("main 60m");
    hall.absent(true, false);
    hall.wait("31:00");
    let play_on = Ruling { consequence: Consequence::PlayOn, reason: String::new() };
    let refused = hall.ask(Command::Arrive { table: TABLE, side: Black, ruling: Some(play_on.clone()) });
    assert!(matches!(refused, Err(Refusal::ReasonNeeded(_))));
    let ruling = Ruling { reason: "автобус оргкомитета опоздал".into(), ..play_on };
    hall.must(Command::Arrive { table: TABLE, side: Black, ruling: Some(ruling.clone()) });
    assert!(!hall.table().is_finished());
    let Event::Ruled { proposal, ruling: kept, .. } = &hall.history.entries().last().unwrap().event else { panic!() };
    assert_eq!(proposal.consequence, loss_of(Black, How::Absence));
    assert_eq!(**kept, ruling);
}

// 10.5

#[test]
fn a_break_costs_nobody_a_second() {
    let mut hall = Hall::started("main 60m");
    hall.wait("10:00");
    hall.must(Command::StopAll { round: ROUND, reason: fujite::referee::HallStop::Break, until: None });
    hall.wait("15:00");
    assert_eq!(hall.table().run_time(hall.now.mono), ms("10:00"));
    assert_eq!(
        hall.ask(Command::Continue { table: TABLE, running: None }),
        Err(Refusal::HallStopped),
        "one table cannot go on while the hall stands"
    );
    hall.must(Command::ContinueAll { round: ROUND });
    hall.wait("1:00");
    assert_eq!(hall.table().run_time(hall.now.mono), ms("11:00"));
}

#[test]
fn a_table_stopped_for_its_own_reason_stays_stopped_after_the_break() {
    let mut hall = Hall::started("main 60m");
    hall.must(Command::Stop { table: TABLE, reason: StopReason::Protest, by: Some(Black), ruling: None });
    hall.wait("1:00");
    hall.must(Command::StopAll { round: ROUND, reason: fujite::referee::HallStop::Break, until: None });
    hall.must(Command::ContinueAll { round: ROUND });
    assert!(!hall.table().watch.is_running());
    assert_eq!(hall.table().stopped.unwrap().reason, StopReason::Protest);
}

#[test]
fn time_the_hall_stood_still_is_given_back() {
    let mut hall = Hall::started("main 60m");
    hall.wait("10:00");
    let from = hall.now.mono;
    hall.wait("5:00");
    hall.must(Command::JudgeGap { from, to: hall.now.mono, went_on: false });
    assert_eq!(hall.table().run_time(hall.now.mono), ms("10:00"));
    let from = hall.now.mono;
    hall.wait("5:00");
    hall.must(Command::JudgeGap { from, to: hall.now.mono, went_on: true });
    assert_eq!(hall.table().run_time(hall.now.mono), ms("15:00"));
}

// 16.2

#[test]
fn wrong_colour_restarts_until_three_white_stones_were_placed() {
    let mut hall = Hall::started("main 60m");
    hall.wait("8:00");
    let proposal = hall.proposal(Command::WrongColour { table: TABLE, white_stones: 2, ruling: None });
    let times = Sides::new(main_left("56:00"), main_left("56:00"));
    assert_eq!(proposal.consequence, Consequence::Restart { times });
    let proposal = hall.proposal(Command::WrongColour { table: TABLE, white_stones: 3, ruling: None });
    assert_eq!(proposal.consequence, Consequence::PlayOn);
}

// Readings and live clocks

#[test]
fn a_reading_that_cannot_be_is_a_finding_with_its_size() {
    let mut hall = Hall::started("main 60m, japanese 3x30s");
    hall.wait("12:00");
    let read = |black, white, force| Command::TakeReading {
        table: TABLE,
        reading: Sides::new(main_left(black), main_left(white)),
        device: ClockModel::Summed,
        force,
    };
    assert_eq!(hall.ask(read("57:00", "53:00", false)), Err(Refusal::ReadingImpossible { by: ms("2:00") }));
    hall.must(read("55:00", "53:00", false));
    hall.must(read("57:00", "53:00", true));
}

#[test]
fn a_table_run_here_counts_periods_and_takes_a_press_back() {
    let mut hall = Hall::started("main 60m, japanese 3x30s");
    let times = Sides::new(main_left("0:10"), main_left("20:00"));
    hall.must(Command::RunHere { table: TABLE, times, running: Some(Black), force: true });
    hall.wait("0:35");
    assert_eq!(hall.most().black, SideTime::Japanese { periods: 3, left: ms("0:05") });
    assert_eq!(hall.ask(Command::Press { table: TABLE, side: White }), Err(Refusal::OtherSideRuns));
    hall.must(Command::Press { table: TABLE, side: Black });
    assert_eq!(hall.most().black, SideTime::Japanese { periods: 3, left: ms("0:30") });
    hall.wait("0:07");
    hall.must(Command::TakeBackPress { table: TABLE });
    assert_eq!(hall.most(), Sides::new(SideTime::Japanese { periods: 2, left: ms("0:28") }, main_left("20:00")));
    assert_eq!(hall.ask(Command::TakeBackPress { table: TABLE }), Err(Refusal::NoPress));
}

#[test]
fn a_correction_cannot_cut_below_the_floor_of_16_7() {
    let mut hall = Hall::started("main 60m, japanese 3x30s");
    let times = Sides::new(main_left("25:00"), main_left("40:00"));
    hall.must(Command::RunHere { table: TABLE, times, running: None, force: true });
    let wish = Sides::new(main_left("5:00"), main_left("40:00"));
    let keep = Ruling { consequence: Consequence::PlayOn, reason: String::new() };
    let Err(Refusal::ReasonNeeded(proposal)) = hall.ask(Command::Correct { table: TABLE, times: wish, ruling: keep }) else {
        panic!()
    };
    let held = Consequence::Clocks { times: Sides::new(main_left("10:00"), main_left("40:00")), running: None };
    assert_eq!((proposal.consequence, proposal.basis), (held, Basis::Correction { floor: Some(ms("10:00")) }));
    hall.must(Command::Correct { table: TABLE, times: wish, ruling: proposal.accept() });
    assert_eq!(hall.most().black, main_left("10:00"));
}

// 17.4

#[test]
fn a_clock_stopped_without_reason_is_asked_about_as_a_misunderstanding_first() {
    let mut hall = Hall::started("main 60m");
    let stop = |ruling| Command::Stop { table: TABLE, reason: StopReason::None, by: Some(Black), ruling };
    let proposal = hall.proposal(stop(None));
    assert_eq!(proposal.consequence, Consequence::PlayOn);
    assert_eq!(proposal.articles[0], Article::new("17.4"));
    hall.must(stop(Some(proposal.accept())));
    let remark = &hall.history.state().incidents[0].incident;
    assert_eq!((remark.measure, &remark.article), (Measure::Remark, &Article::new("17.4")));
}

#[test]
fn a_stop_ruled_as_resigning_ends_the_game_and_is_no_remark() {
    let mut hall = Hall::started("main 60m");
    let ruling = Ruling { consequence: loss_of(Black, How::Resignation), reason: "сказал, что сдаётся".into() };
    hall.must(Command::Stop { table: TABLE, reason: StopReason::None, by: Some(Black), ruling: Some(ruling) });
    assert_eq!(hall.table().result.unwrap().outcome.winner(), Some(White));
    assert!(hall.history.state().incidents.is_empty());
}

// 17.2

fn warning(who: Who) -> Command {
    incident(who, Measure::Warning, "15.1")
}

fn incident(who: Who, measure: Measure, article: &str) -> Command {
    let incident = Incident {
        table: Some(TABLE),
        who,
        measure,
        article: Article::new(article),
        matter: "phone".into(),
        note: String::new(),
        causes: Causes::default(),
    };
    Command::EnterIncident { incident: Box::new(incident), ruling: None }
}

fn with(command: Command, given: Ruling) -> Command {
    match command {
        Command::EnterIncident { incident, .. } => Command::EnterIncident { incident, ruling: Some(given) },
        other => other,
    }
}

#[test]
fn the_second_warning_to_a_side_in_a_game_proposes_its_loss() {
    let mut hall = Hall::started("main 60m");
    hall.must(incident(Who::Side(Black), Measure::Remark, "15.5"));
    hall.must(warning(Who::Side(Black)));
    hall.must(warning(Who::Side(White)));
    let proposal = hall.proposal(warning(Who::Side(Black)));
    assert_eq!(proposal.consequence, loss_of(Black, How::Regulation));
    assert!(matches!(proposal.basis, Basis::Warnings { side: Black, count: 2, .. }));
    hall.must(with(warning(Who::Side(Black)), proposal.accept()));
    assert_eq!(hall.table().result.unwrap().outcome, Outcome::win(White, How::Regulation));
}

#[test]
fn second_warnings_to_both_lose_for_both() {
    let mut hall = Hall::started("main 60m");
    hall.must(warning(Who::BothSides));
    let proposal = hall.proposal(warning(Who::BothSides));
    assert_eq!(proposal.consequence, Consequence::End(Outcome::BothLose));
}

#[test]
fn warnings_of_different_rounds_do_not_add_up() {
    let mut hall = Hall::started("main 60m");
    hall.must(warning(Who::Side(Black)));
    let pair = Pairing {
        table: TableNo(1),
        players: Sides::new(vec![PlayerId(1)], vec![PlayerId(3)]),
        handicap: 0,
        komi: Komi::quarters(26),
    };
    hall.must(Command::PairRound { round: RoundNo(2), pairings: vec![pair], byes: vec![] });
    let Command::EnterIncident { mut incident, .. } = warning(Who::Side(Black)) else { panic!() };
    incident.table = Some(TableId::new(RoundNo(2), TableNo(1)));
    hall.must(Command::EnterIncident { incident, ruling: None });
}

#[test]
fn a_warning_after_the_game_is_kept_and_decides_nothing() {
    let mut hall = Hall::started("main 60m");
    hall.must(warning(Who::Side(Black)));
    hall.must(Command::EnterResult { table: TABLE, outcome: Outcome::win(Black, How::Resignation), under_protest: false });
    hall.must(warning(Who::Side(Black)));
    assert_eq!(hall.table().result.unwrap().outcome.winner(), Some(Black));
}

#[test]
fn a_judge_cannot_exclude_a_player_and_the_chief_judge_can() {
    let mut hall = Hall::started("main 60m");
    hall.desk = "судья";
    let exclusion = incident(Who::Side(Black), Measure::Exclusion, "15.6");
    assert_eq!(hall.ask(exclusion.clone()), Err(Refusal::ChiefOnly { has: Some(Role::Judge) }));
    hall.desk = "главный";
    hall.must(exclusion);
}

#[test]
fn a_loss_without_warnings_always_gives_its_reason() {
    let mut hall = Hall::started("main 60m");
    let proposal = hall.proposal(Command::DeclareLoss { table: TABLE, side: White, ruling: None });
    let bare = hall.ask(Command::DeclareLoss { table: TABLE, side: White, ruling: Some(proposal.accept()) });
    assert!(matches!(bare, Err(Refusal::ReasonNeeded(_))));
    let ruling = Ruling { reason: "подсказка программы".into(), ..proposal.accept() };
    hall.must(Command::DeclareLoss { table: TABLE, side: White, ruling: Some(ruling) });
    assert_eq!(hall.table().result.unwrap().outcome.winner(), Some(Black));
}

// 13.8, 14.9

fn protest() -> Command {
    Command::LodgeProtest(Box::new(Protest {
        table: TABLE,
        by: Black,
        against: "ход после часов".into(),
        article: Article::new("11.4"),
        level: Level::Judge,
    }))
}

#[test]
fn a_protest_holds_the_result_open_and_is_refused_once_it_is_fixed() {
    let mut hall = Hall::started("main 60m");
    hall.must(protest());
    let entry = hall.last();
    hall.must(Command::EnterResult { table: TABLE, outcome: Outcome::win(White, How::Resignation), under_protest: false });
    assert_eq!(hall.ask(Command::FixResult { table: TABLE }), Err(Refusal::ProtestOpen(entry)));
    let decision = ProtestDecision {
        protest: entry,
        level: Level::ChiefJudge,
        upheld: false,
        decision: "ход сделан вовремя".into(),
        under_protest: true,
        conflicted: vec![],
        sat: vec![],
        effect: Effect::default(),
    };
    hall.must(Command::DecideProtest { decision: Box::new(decision.clone()), game: None });
    assert!(hall.table().result.unwrap().under_protest, "said on the result form (14.9)");
    assert_eq!(hall.ask(Command::DecideProtest { decision: Box::new(decision), game: None }), Err(Refusal::ProtestDecided));
    hall.must(Command::FixResult { table: TABLE });
    assert_eq!(hall.ask(protest()), Err(Refusal::ResultFixed));
}

// Counter-entries

#[test]
fn a_counter_entry_makes_the_state_as_if_the_entry_were_not_written() {
    let mut hall = Hall::started("main 60m");
    let before = hall.history.state().clone();
    hall.must(warning(Who::Side(White)));
    let wrong = hall.last();
    hall.must(Command::Counter { entry: wrong, reason: "не тот игрок".into() });
    let mut after = hall.history.state().clone();
    after.rounds.get_mut(&ROUND).unwrap().tables.get_mut(&TableNo(1)).unwrap().entries.clear();
    let mut expected = before;
    expected.rounds.get_mut(&ROUND).unwrap().tables.get_mut(&TableNo(1)).unwrap().entries.clear();
    assert_eq!(after, expected);
    assert_eq!(hall.history.entries().len(), 5, "nothing is erased");
    assert_eq!(hall.ask(Command::Counter { entry: wrong, reason: "ещё раз".into() }), Err(Refusal::AlreadyCountered(wrong)));
}

#[test]
fn a_counter_entry_can_itself_be_taken_back() {
    let mut hall = Hall::started("main 60m");
    hall.must(warning(Who::Side(White)));
    hall.must(Command::Counter { entry: hall.last(), reason: "не тот игрок".into() });
    hall.must(Command::Counter { entry: hall.last(), reason: "всё-таки тот".into() });
    assert_eq!(hall.history.state().warnings(TABLE, White).count(), 1);
}

#[test]
fn an_entry_that_carries_later_ones_names_what_must_go_first() {
    let mut hall = Hall::started("main 60m");
    let start = hall.last();
    hall.must(Command::Stop { table: TABLE, reason: StopReason::Judge, by: None, ruling: None });
    let stop = hall.last();
    assert_eq!(
        hall.ask(Command::Counter { entry: start, reason: "рано".into() }),
        Err(Refusal::CarriesLater { entry: start, by: stop })
    );
    assert_eq!(hall.ask(Command::Counter { entry: EntryNo(1), reason: "рано".into() }), Err(Refusal::CannotCounter(EntryNo(1))));
    hall.must(Command::Counter { entry: stop, reason: "не та партия".into() });
    assert!(hall.table().watch.is_running());
    hall.must(Command::Counter { entry: start, reason: "рано".into() });
    assert_eq!(hall.history.state().rounds[&ROUND].started, None);
}

// The overview

#[test]
fn the_most_urgent_table_comes_first_and_says_why() {
    let mut hall = Hall::started("main 60m, japanese 3x30s");
    hall.wait("40:00");
    hall.must(Command::TakeReading {
        table: TABLE,
        reading: Sides::new(main_left("20:00"), main_left("60:00")),
        device: ClockModel::Plain,
        force: false,
    });
    hall.wait("17:30");
    let state = hall.history.state();
    let lines = overview::lines(state, &state.rounds[&ROUND], hall.now);
    assert_eq!(lines[0].status, overview::Status::ByoYomiSoon);
    assert_eq!(lines[0].within, Some(ms("2:30")));
    assert!(lines[0].urgency > 0);
}

#[test]
fn of_rounds_paired_at_once_the_first_with_games_open_is_refereed() {
    let mut hall = Hall::started("main 60m");
    let pair = Pairing {
        table: TableNo(1),
        players: Sides::new(vec![PlayerId(1)], vec![PlayerId(3)]),
        handicap: 0,
        komi: Komi::quarters(26),
    };
    for round in [3, 2] {
        hall.must(Command::PairRound { round: RoundNo(round), pairings: vec![pair.clone()], byes: vec![] });
    }
    let current = |hall: &Hall| hall.history.state().current_round().map(|round| round.number);
    assert_eq!(current(&hall), Some(RoundNo(1)), "the one that goes on");
    for table in hall.history.state().rounds[&RoundNo(1)].tables.keys().copied().collect::<Vec<_>>() {
        let table = TableId::new(RoundNo(1), table);
        hall.must(Command::EnterResult { table, outcome: Outcome::Draw, under_protest: false });
    }
    assert_eq!(current(&hall), Some(RoundNo(2)));
}
