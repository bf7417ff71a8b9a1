//! Article 12: adjournment, resumption, what the envelope decides. Times m:ss, main time 60 minutes unless said.

use super::hall::{Hall, ROUND, TABLE, loss_of, main_left, ms};
use fujite::clock::{SideTime, Timestamp};
use fujite::referee::{
    Article, Check, Command, Consequence, Form, Found, How, MoveKind, Outcome, Refusal, Ruling, Step, Verdict, overview,
};
use fujite::rules::Color::{Black, White};
use fujite::rules::{Color, Illegal, Point, Setup, Sides};

pub(super) fn position(rows: &[&str], to_play: Color) -> Setup {
    let mut setup = Setup::from_rows(rows).unwrap();
    setup.to_play = to_play;
    setup
}

/// White has just taken one stone at the ko: Black may not retake at (1, 1).
pub(super) fn ko_position() -> Setup {
    let mut board = position(&[".XO..", "XO.O.", ".XO..", ".....", "....."], Black);
    board.ko = Some(Point::new(2, 1));
    board
}

pub(super) fn adjourned(setup: Setup, mover: Color) -> Hall {
    put_off(Hall::started("main 60m, japanese 3x30s"), setup, mover)
}

pub(super) fn put_off(mut hall: Hall, setup: Setup, mover: Color) -> Hall {
    hall.wait("10:00");
    let form = Form {
        position: setup,
        last_move: None,
        times: Sides::new(main_left("55:00"), main_left("55:00")),
        pause_taken: Sides::default(),
        notes: String::new(),
    };
    let resumption = Timestamp(hall.now.utc.0 + 86_400_000);
    hall.must(Command::Adjourn { table: TABLE, mover, resumption, form: Box::new(form) });
    hall
}

pub(super) fn seal(hall: &mut Hall) {
    for step in [Step::OpponentFills, Step::MoveDecided, Step::Completed] {
        hall.must(Command::DoStep { table: TABLE, step });
    }
    for side in [Black, White] {
        hall.must(Command::SignForm { table: TABLE, side });
    }
    for step in [Step::Marked, Step::Enveloped, Step::Inscribed, Step::Kept] {
        hall.must(Command::DoStep { table: TABLE, step });
    }
}

pub(super) fn check_all(hall: &mut Hall) {
    for check in Check::ALL {
        hall.must(Command::DoCheck { table: TABLE, check });
    }
    hall.must(Command::BeginChecking { table: TABLE });
}

pub(super) fn open(found: Found, ruling: Option<Ruling>) -> Command {
    Command::OpenEnvelope { table: TABLE, found, coordinate: String::new(), ruling }
}

#[test]
fn the_clock_runs_until_the_move_is_decided_and_signatures_wait_for_it() {
    let mut hall = adjourned(ko_position(), Black);
    assert_eq!(hall.ask(Command::SignForm { table: TABLE, side: White }), Err(Refusal::ClocksMustStop));
    hall.must(Command::DoStep { table: TABLE, step: Step::MoveDecided });
    assert!(!hall.table().watch.is_running());
    hall.must(Command::SignForm { table: TABLE, side: White });
    let form = hall.table().adjournment().unwrap().form.clone();
    assert_eq!(hall.ask(Command::FillForm { table: TABLE, form: Box::new(form) }), Err(Refusal::FormSigned));
}

#[test]
fn nine_steps_complete_a_sealed_adjournment_without_the_open_one() {
    let mut hall = adjourned(ko_position(), Black);
    seal(&mut hall);
    assert!(hall.table().adjournment().unwrap().is_complete());
    assert_eq!(hall.ask(Command::DoStep { table: TABLE, step: Step::OpenChecked }), Err(Refusal::StepNotHere(Step::OpenChecked)));
}

#[test]
fn an_open_move_that_captures_is_refused() {
    let captures = position(&["OX...", "X....", ".....", ".....", "....."], Black);
    let mut board = captures.clone();
    board.set(Point::new(1, 0), None);
    let mut hall = adjourned(board, Black);
    let kind = MoveKind::Open(Point::new(1, 0));
    assert_eq!(hall.ask(Command::ChooseMoveKind { table: TABLE, kind }), Err(Refusal::OpenMoveCaptures { captures: 1 }));
    hall.must(Command::ChooseMoveKind { table: TABLE, kind: MoveKind::Open(Point::new(4, 4)) });
}

#[test]
fn the_envelope_waits_for_the_checks_and_the_minute() {
    let mut hall = adjourned(ko_position(), Black);
    seal(&mut hall);
    hall.wait("20:00:00");
    let found = Found::Marked(Point::new(4, 4));
    assert!(matches!(hall.ask(open(found, None)), Err(Refusal::ChecksOpen(_))));
    check_all(&mut hall);
    hall.wait("0:59");
    assert_eq!(hall.ask(open(found, None)), Err(Refusal::MinuteNotOver { left: ms("0:01") }));
    hall.wait("0:01");
    hall.must(open(found, None));
}

#[test]
fn a_valid_sealed_move_is_played_and_the_reply_s_clock_runs_from_the_form() {
    let mut hall = adjourned(ko_position(), Black);
    seal(&mut hall);
    hall.wait("20:00:00");
    check_all(&mut hall);
    hall.wait("1:00");
    hall.must(open(Found::Marked(Point::new(4, 4)), None));
    let table = hall.table();
    assert!(table.adjournment().is_none());
    let position = table.position.as_ref().unwrap();
    assert_eq!(position.setup.get(Point::new(4, 4)), Some(Black));
    assert_eq!(position.setup.to_play, White);
    assert!(table.watch.is_running());
    assert_eq!(hall.most(), Sides::new(main_left("55:00"), main_left("55:00")));
    assert_eq!(hall.ask(open(Found::Pass, None)), Err(Refusal::NotAdjourned));
}

#[test]
fn what_the_envelope_decides() {
    use Illegal::{Ko, Occupied, Suicide};
    let suicide = position(&[".O...", "O....", ".....", ".....", "....."], Black);
    let cases: [(&str, Setup, Found, Verdict); 7] = [
        ("ko", ko_position(), Found::Marked(Point::new(2, 1)), Verdict::Forbidden(Ko)),
        ("on a stone", ko_position(), Found::Marked(Point::new(0, 1)), Verdict::Forbidden(Occupied)),
        ("suicide", suicide, Found::Marked(Point::new(0, 0)), Verdict::Forbidden(Suicide)),
        ("two marks", ko_position(), Found::TwoMarks, Verdict::NoMove),
        ("unclear", ko_position(), Found::Unclear, Verdict::NoMove),
        ("no mark", ko_position(), Found::Unmarked, Verdict::NoMove),
        ("resignation", ko_position(), Found::Resignation, Verdict::Resigned),
    ];
    for (name, setup, found, verdict) in cases {
        let mut hall = adjourned(setup, Black);
        seal(&mut hall);
        check_all(&mut hall);
        hall.wait("1:00");
        let proposal = hall.proposal(open(found, None));
        let how = if found == Found::Resignation { How::Resignation } else { How::Regulation };
        assert_eq!(proposal.consequence, loss_of(Black, how), "{name}");
        hall.must(open(found, Some(proposal.accept())));
        assert_eq!(hall.table().adjournments[0].opened.unwrap().verdict, verdict, "{name}");
        assert_eq!(hall.table().result.unwrap().outcome.winner(), Some(White), "{name}");
    }
}

#[test]
fn a_sealed_pass_is_valid() {
    let mut hall = adjourned(ko_position(), Black);
    seal(&mut hall);
    check_all(&mut hall);
    hall.wait("1:00");
    hall.must(open(Found::Pass, None));
    assert_eq!(hall.table().position.as_ref().unwrap().setup.to_play, White);
}

#[test]
fn a_form_nobody_can_reconcile_proposes_the_loss_of_both() {
    let mut hall = adjourned(ko_position(), Black);
    seal(&mut hall);
    let proposal = hall.proposal(Command::FormWrong { table: TABLE, ruling: None });
    assert_eq!(proposal.consequence, Consequence::End(Outcome::BothLose));
}

// Absence at the resumption, and envelopes that are gone: the Code is silent, practice is followed.

/// The next day at the appointed time, Black's move in the envelope.
fn next_day() -> Hall {
    let mut hall = adjourned(ko_position(), Black);
    seal(&mut hall);
    hall.wait("24:00:00");
    hall
}

#[test]
fn the_clock_of_the_side_that_must_reply_runs_until_it_comes_and_the_game_goes_on_from_there() {
    let mut hall = next_day();
    hall.must(Command::StartAbsentClock { table: TABLE });
    hall.wait("12:30");
    for check in [Check::BlackPresent, Check::WhitePresent] {
        hall.must(Command::DoCheck { table: TABLE, check });
    }
    hall.wait("5:00");
    let control = hall.table().watch.control().clone();
    let times = hall.table().adjournment().unwrap().times(&control, hall.now.mono);
    assert_eq!(times, Sides::new(main_left("55:00"), main_left("42:30")), "nobody pays for the checks");
    for check in [Check::Board, Check::Prisoners, Check::Clocks, Check::EnvelopeIntact] {
        hall.must(Command::DoCheck { table: TABLE, check });
    }
    hall.must(Command::BeginChecking { table: TABLE });
    hall.wait("1:00");
    hall.must(open(Found::Marked(Point::new(4, 4)), None));
    assert_eq!(hall.most(), Sides::new(main_left("55:00"), main_left("42:30")));
    hall.wait("1:00");
    assert_eq!(hall.table().watch.bounds(hall.now.mono).white.least, main_left("41:30"));
}

#[test]
fn the_absent_side_s_clock_waits_for_the_hour_and_for_the_envelope() {
    let mut hall = adjourned(ko_position(), Black);
    let start = || Command::StartAbsentClock { table: TABLE };
    assert!(matches!(hall.ask(start()), Err(Refusal::EnvelopeIncomplete(_))));
    seal(&mut hall);
    assert_eq!(hall.ask(start()), Err(Refusal::ResumptionNotYet { left: ms("24:00:00") }));
    assert_eq!(hall.ask(Command::AbsentAtResumption { table: TABLE, ruling: None }), Err(Refusal::NotAwaited(White)));
    hall.wait("24:00:00");
    hall.must(start());
    assert_eq!(hall.ask(start()), Err(Refusal::ClockRunning));
    hall.must(Command::DoCheck { table: TABLE, check: Check::WhitePresent });
    assert_eq!(hall.ask(Command::AbsentAtResumption { table: TABLE, ruling: None }), Err(Refusal::NotAwaited(White)));
}

#[test]
fn past_the_limit_of_16_1_the_loss_is_proposed_and_exactly_at_it_nothing() {
    for (here, outcome) in [(true, Outcome::win(Black, How::Absence)), (false, Outcome::BothLose)] {
        let mut hall = next_day();
        if here {
            hall.must(Command::DoCheck { table: TABLE, check: Check::BlackPresent });
        }
        hall.must(Command::StartAbsentClock { table: TABLE });
        let absent = |ruling| Command::AbsentAtResumption { table: TABLE, ruling };
        hall.wait("30:00");
        assert_eq!(hall.ask(absent(None)), Err(Refusal::LimitNotReached { left: ms("0:00") }));
        hall.wait("0:01");
        let proposal = hall.proposal(absent(None));
        assert_eq!(proposal.consequence, Consequence::End(outcome));
        assert_eq!(proposal.articles[0], Article::new("16.1"));
        hall.must(absent(Some(proposal.accept())));
        assert_eq!(hall.table().result.unwrap().outcome, outcome);
    }
}

#[test]
fn a_side_in_byo_yomi_is_out_of_time_before_it_is_too_late() {
    let mut hall = Hall::started("main 60m, japanese 3x30s");
    let form = Form {
        position: ko_position(),
        last_move: None,
        times: Sides::new(main_left("5:00"), SideTime::Japanese { periods: 2, left: ms("0:10") }),
        pause_taken: Sides::default(),
        notes: String::new(),
    };
    let resumption = hall.now.utc;
    hall.must(Command::Adjourn { table: TABLE, mover: Black, resumption, form: Box::new(form) });
    seal(&mut hall);
    hall.must(Command::StartAbsentClock { table: TABLE });
    hall.wait("0:39");
    let absent = Command::AbsentAtResumption { table: TABLE, ruling: None };
    assert_eq!(hall.ask(absent.clone()), Err(Refusal::LimitNotReached { left: ms("0:01") }));
    hall.wait("0:01");
    let proposal = hall.proposal(absent);
    assert_eq!(proposal.consequence, loss_of(White, How::Time));
    assert_eq!(proposal.articles[0], Article::new("13.1"));
}

#[test]
fn a_break_of_the_hall_stops_the_absent_side_s_clock_too() {
    let mut hall = next_day();
    hall.must(Command::StartAbsentClock { table: TABLE });
    hall.wait("10:00");
    hall.must(Command::StopAll { round: ROUND, reason: fujite::referee::HallStop::Break, until: None });
    hall.wait("20:00");
    hall.must(Command::ContinueAll { round: ROUND });
    hall.wait("1:00");
    let control = hall.table().watch.control().clone();
    let times = hall.table().adjournment().unwrap().times(&control, hall.now.mono);
    assert_eq!(times.white, main_left("44:00"));
}

#[test]
fn who_is_waited_for_stands_in_the_overview_and_needs_the_referee_near_the_limit() {
    let mut hall = next_day();
    hall.must(Command::StartAbsentClock { table: TABLE });
    hall.wait("26:00");
    let state = hall.history.state();
    let lines = overview::lines(state, &state.rounds[&ROUND], hall.now);
    assert_eq!((lines[0].next, lines[0].within), (overview::Next::Awaited { side: White }, Some(ms("4:00"))));
    let alerts = overview::alerts(&lines);
    let alert = alerts.iter().find(|a| a.table == TABLE).expect("the table needs the referee");
    assert_eq!((alert.kind, alert.adjourned), (overview::AlertKind::Lateness, true));
}

#[test]
fn without_an_envelope_the_game_goes_on_from_the_form_with_the_mover_to_play() {
    for found in [Found::Lost, Found::Damaged] {
        let mut hall = adjourned(ko_position(), Black);
        seal(&mut hall);
        for check in Check::ALL.into_iter().filter(|c| *c != Check::EnvelopeIntact) {
            hall.must(Command::DoCheck { table: TABLE, check });
        }
        hall.must(Command::BeginChecking { table: TABLE });
        hall.wait("1:00");
        let marked = open(Found::Marked(Point::new(4, 4)), None);
        assert_eq!(hall.ask(marked), Err(Refusal::ChecksOpen(vec![Check::EnvelopeIntact])));
        let proposal = hall.proposal(open(found, None));
        assert_eq!(proposal.consequence, Consequence::PlayOn);
        hall.must(open(found, Some(proposal.accept())));
        let table = hall.table();
        assert_eq!(table.adjournments[0].opened.unwrap().verdict, Verdict::NoEnvelope);
        assert!(table.adjournment().is_none() && table.watch.is_running());
        let position = &table.position.as_ref().unwrap().setup;
        assert_eq!((position.to_play, position.ko), (Black, Some(Point::new(2, 1))));
        assert_eq!(hall.most(), Sides::new(main_left("55:00"), main_left("55:00")));
    }
}

#[test]
fn an_adjourned_table_shows_the_times_of_its_completed_form() {
    let mut hall = adjourned(ko_position(), Black);
    let shown = |hall: &Hall| {
        let state = hall.history.state();
        let round = state.current_round().unwrap();
        let line = overview::lines(state, round, hall.now).into_iter().find(|line| line.id == TABLE).unwrap();
        (line.announced, line.bounds.map(|_, bounds| (bounds.least, bounds.most)))
    };
    let form = (main_left("55:00"), main_left("55:00"));
    assert_ne!(shown(&hall).1, Sides::new(form, form), "the clock still runs");
    for step in [Step::OpponentFills, Step::MoveDecided, Step::Completed] {
        hall.must(Command::DoStep { table: TABLE, step });
    }
    hall.wait("3:00:00");
    assert_eq!(shown(&hall), (false, Sides::new(form, form)), "exact, not \"at least\"");
}
