//! Envelopes of adjourned games: their register, the second copy, a coordinate beside the mark, the form before signing.

use super::adjournment::{adjourned, check_all, ko_position, open, position, put_off, seal};
use super::hall::{Hall, ROUND, TABLE, loss_of, main_left, ms};
use fujite::clock::{Millis, SideTime};
use fujite::referee::form_audit::{FormFinding, audit, doubts};
use fujite::referee::overview::{AlertKind, Overview, envelope_alerts};
use fujite::referee::{
    ClockDuty, Command, Consequence, CustodyAct, Event, Form, Found, How, Outcome, Refusal, RoundNo, Ruling, Sealed, Step,
    Verdict, Whereabouts,
};
use fujite::rules::Color::{Black, White};
use fujite::rules::{Point, Sides};

fn hand_over(by: &str, to: &str) -> Command {
    let act = CustodyAct::HandedOver { by: by.into(), to: to.into(), place: "сейф".into() };
    Command::RegisterEnvelope { table: TABLE, act }
}

fn take_out() -> Command {
    Command::RegisterEnvelope { table: TABLE, act: CustodyAct::TakenOut { by: "судья".into() } }
}

/// A hall whose regulation has the second copy.
fn electronic() -> Hall {
    let mut hall = Hall::with("main 60m", |r| r.electronic_copy = true);
    hall.must(Command::StartRound { round: ROUND });
    put_off(hall, ko_position(), Black)
}

fn copy() -> Command {
    let sealed = Sealed { text: "зашифровано".into(), commitment: "0123456789abcdef".repeat(4) };
    Command::SealElectronically { table: TABLE, sealed: Box::new(sealed) }
}

fn whereabouts(hall: &Hall) -> Whereabouts {
    hall.table().adjournments[0].whereabouts()
}

#[test]
fn the_register_follows_an_envelope_from_hand_to_hand() {
    let mut hall = adjourned(ko_position(), Black);
    assert_eq!(hall.ask(take_out()), Err(Refusal::EnvelopeNotKept));
    assert_eq!(hall.ask(hand_over("Игрок1", "главный")), Err(Refusal::ClocksMustStop));
    for step in [Step::OpponentFills, Step::MoveDecided, Step::Completed, Step::Marked, Step::Enveloped, Step::Inscribed] {
        hall.must(Command::DoStep { table: TABLE, step });
    }
    assert_eq!(whereabouts(&hall), Whereabouts::Sealed);
    assert_eq!(hall.ask(hand_over("Игрок1", " ")), Err(Refusal::NameMissing));
    hall.must(hand_over("Игрок1", "судья"));
    hall.must(hand_over("судья", "главный"));
    let found = hall.table().adjournment().unwrap();
    assert_eq!((found.envelope.keeper.as_str(), found.envelope.place.as_str()), ("главный", "сейф"));
    assert!(found.steps.contains_key(&Step::Kept), "handing it over is the ninth step");
    assert_eq!(whereabouts(&hall), Whereabouts::Kept);
    hall.must(take_out());
    assert_eq!(whereabouts(&hall), Whereabouts::TakenOut);
    assert_eq!(hall.ask(take_out()), Err(Refusal::EnvelopeNotKept));
    hall.must(hand_over("судья", "главный"));
    assert_eq!(whereabouts(&hall), Whereabouts::Kept, "and back again");
    let all = hall.history.state().envelopes();
    assert_eq!((all.len(), all[0].adjournment.custody.len()), (1, 4));
}

#[test]
fn a_broken_seal_and_an_envelope_to_fetch_are_on_the_attention_list() {
    let mut hall = adjourned(ko_position(), Black);
    seal(&mut hall);
    let alerts = |hall: &Hall, current| {
        envelope_alerts(hall.history.state(), current, hall.now).iter().map(|a| a.kind).collect::<Vec<_>>()
    };
    assert!(alerts(&hall, ROUND).is_empty());
    hall.wait("23:29:00");
    assert!(alerts(&hall, ROUND).is_empty(), "31 minutes before, nothing is urgent yet");
    assert_eq!(alerts(&hall, RoundNo(2)), [AlertKind::Resumption], "a game left from an earlier round is not forgotten");
    hall.wait("0:01:30");
    assert_eq!(alerts(&hall, ROUND), [AlertKind::FetchEnvelope]);
    let mut overview = Overview::default();
    overview.refresh(&hall.history, hall.now);
    let kinds: Vec<_> = overview.alerts().iter().filter(|a| a.table == TABLE).map(|a| a.kind).collect();
    assert_eq!(kinds, [AlertKind::FetchEnvelope], "to fetch it comes first; the resumption is not named twice");
    hall.must(take_out());
    assert!(alerts(&hall, ROUND).is_empty());
    hall.must(Command::RegisterEnvelope {
        table: TABLE, act: CustodyAct::SealBroken { note: "клапан надорван".into() }
    });
    assert_eq!(alerts(&hall, ROUND), [AlertKind::SealBroken]);
    check_all(&mut hall);
    hall.wait("1:00");
    hall.must(open(Found::Pass, None));
    assert!(alerts(&hall, ROUND).is_empty(), "an opened envelope has no seal to lose");
}

#[test]
fn the_clock_has_to_run_for_the_mover_until_the_move_is_decided() {
    let mut hall = adjourned(ko_position(), Black);
    let duty = |hall: &Hall| hall.table().adjournment().unwrap().duty();
    assert_eq!(duty(&hall), ClockDuty::Run(Black));
    assert!(duty(&hall).is_met(true) && !duty(&hall).is_met(false));
    hall.must(Command::DoStep { table: TABLE, step: Step::MoveDecided });
    assert_eq!(duty(&hall), ClockDuty::Stand);
    assert!(duty(&hall).is_met(hall.table().watch.is_running()));
}

#[test]
fn a_coordinate_beside_the_mark_that_names_another_point_is_put_to_the_referee() {
    let asked = |coordinate: &str, ruling| Command::OpenEnvelope {
        table: TABLE,
        found: Found::Marked(Point::new(4, 4)),
        coordinate: coordinate.into(),
        ruling,
    };
    let ready = || {
        let mut hall = adjourned(ko_position(), Black);
        seal(&mut hall);
        check_all(&mut hall);
        hall.wait("1:00");
        hall
    };
    // E1 is the lower right corner of five lines: (4, 4).
    ready().must(asked("e1", None));
    ready().must(asked("", None));
    let mut hall = ready();
    let proposal = hall.proposal(asked("E5", None));
    assert_eq!(proposal.consequence, Consequence::PlayOn, "the mark is the move");
    hall.must(asked("E5", Some(proposal.accept())));
    assert_eq!(hall.table().position.as_ref().unwrap().setup.get(Point::new(4, 4)), Some(Black));
    assert_eq!(hall.table().position.as_ref().unwrap().setup.to_play, White);

    let mut hall = ready();
    let lost = Ruling { consequence: loss_of(Black, How::Regulation), reason: "обе отметки уверенные".into() };
    hall.must(asked("E5", Some(lost)));
    assert_eq!(hall.table().result.unwrap().outcome, Outcome::win(White, How::Regulation));
    assert!(!hall.history.entries().iter().any(|e| matches!(e.event, Event::Resumed { .. })));
}

#[test]
fn a_second_copy_is_laid_in_between_the_clock_s_stop_and_the_handing_over() {
    let mut hall = adjourned(ko_position(), Black);
    assert_eq!(hall.ask(copy()), Err(Refusal::NoElectronicInRegulation));
    let mut hall = electronic();
    assert_eq!(hall.ask(copy()), Err(Refusal::ElectronicNotNow), "the move is not decided");
    hall.must(Command::DoStep { table: TABLE, step: Step::MoveDecided });
    hall.must(copy());
    assert_eq!(hall.ask(copy()), Err(Refusal::ElectronicNotNow), "once");
    let entry = hall.last();
    hall.must(Command::Counter { entry, reason: "другой ход".into() });
    hall.must(hand_over("Игрок1", "главный"));
    assert_eq!(hall.ask(copy()), Err(Refusal::ElectronicNotNow), "the paper is out of hand");
}

/// The second copy lies in, everything is checked, the minute is over.
fn with_copy() -> Hall {
    let mut hall = electronic();
    for step in [Step::OpponentFills, Step::MoveDecided, Step::Completed] {
        hall.must(Command::DoStep { table: TABLE, step });
    }
    hall.must(copy());
    for side in [Black, White] {
        hall.must(Command::SignForm { table: TABLE, side });
    }
    for step in [Step::Marked, Step::Enveloped, Step::Inscribed, Step::Kept] {
        hall.must(Command::DoStep { table: TABLE, step });
    }
    hall
}

#[test]
fn the_second_copy_stays_closed_until_the_envelope_may_be_opened() {
    let mut hall = with_copy();
    let found = Found::Marked(Point::new(4, 4));
    let opening = || Command::OpenElectronically { table: TABLE, found };
    assert!(matches!(hall.ask(opening()), Err(Refusal::ChecksOpen(_))));
    check_all(&mut hall);
    assert!(matches!(hall.ask(opening()), Err(Refusal::MinuteNotOver { .. })));
    hall.wait("1:00");
    hall.must(opening());
    assert_eq!(hall.ask(opening()), Err(Refusal::ElectronicOpened));
    hall.must(open(found, None));
    assert!(hall.table().adjournment().is_none(), "both copies agree: the game goes on");
}

#[test]
fn a_second_copy_replaces_a_lost_envelope_and_its_move_is_played() {
    let mut hall = with_copy();
    check_all(&mut hall);
    hall.wait("1:00");
    let gone = hall.proposal(open(Found::Lost, None));
    assert_eq!(gone.consequence, Consequence::PlayOn, "without it the mover says what it sealed");
    hall.must(Command::OpenElectronically { table: TABLE, found: Found::Marked(Point::new(4, 4)) });
    hall.must(open(Found::Lost, None));
    let table = hall.table();
    assert_eq!(table.adjournments[0].opened.unwrap().verdict, Verdict::Valid { captures: 0 });
    assert_eq!(table.position.as_ref().unwrap().setup.get(Point::new(4, 4)), Some(Black));
    assert_eq!(whereabouts(&hall), Whereabouts::Gone);
}

#[test]
fn copies_that_hold_different_moves_are_an_ambiguous_move() {
    let mut hall = with_copy();
    check_all(&mut hall);
    hall.wait("1:00");
    hall.must(Command::OpenElectronically { table: TABLE, found: Found::Marked(Point::new(4, 3)) });
    let proposal = hall.proposal(open(Found::Marked(Point::new(4, 4)), None));
    assert_eq!(proposal.consequence, loss_of(Black, How::Regulation));
    hall.must(open(Found::Marked(Point::new(4, 4)), Some(proposal.accept())));
    assert_eq!(hall.table().adjournments[0].opened.unwrap().verdict, Verdict::CopiesDiffer);
}

#[test]
fn the_form_is_audited_before_anybody_signs() {
    let hall = adjourned(ko_position(), Black);
    let table = hall.table();
    let form = |change: &dyn Fn(&mut Form)| {
        let mut form = table.adjournment().unwrap().form.clone();
        change(&mut form);
        audit(table, &form, hall.now.mono)
    };
    let has = |found: &[FormFinding], wanted: &dyn Fn(&FormFinding) -> bool| found.iter().any(wanted);

    assert!(form(&|_| ()).contains(&FormFinding::MovesUnknown));
    // Black 3 and White 4 on the board, White has taken one: eight moves, and Black is to play again.
    let complete = |form: &mut Form| {
        form.position.moves = Some(8);
        form.position.prisoners = Sides::new(0, 1);
        form.position.ko = None;
    };
    let found = form(&complete);
    assert!(has(&found, &|f| matches!(f, FormFinding::StonesAgree { .. })), "{found:?}");
    let found = form(&|form| {
        complete(form);
        form.position.prisoners = Sides::new(0, 3);
    });
    let told = FormFinding::Stones { side: Black, found: 6, placed: 4, taken: 3, should: Some(1) };
    assert!(found.contains(&told), "the figure that would agree is named: {found:?}");

    // Ten minutes have run; 55:00 and 55:00 account for all of them.
    assert!(form(&|_| ()).contains(&FormFinding::TimesAgree { ran: ms("10:00") }));
    let found = form(&|form| form.times = Sides::new(main_left("58:00"), main_left("55:00")));
    assert!(found.contains(&FormFinding::TimeMissing { ran: ms("10:00"), by: ms("3:00") }), "{found:?}");
    let found = form(&|form| form.times = Sides::new(main_left("54:00"), main_left("50:00")));
    assert!(found.contains(&FormFinding::TimeTooMuch { ran: ms("10:00"), by: ms("6:00") }), "{found:?}");
    // Canadian byo-yomi on a clock with Japanese.
    let foreign = SideTime::Canadian { interval: 0, stones: 5, left: ms("0:30") };
    let found = form(&|form| form.times = Sides::new(foreign, main_left("55:00")));
    assert!(found.contains(&FormFinding::TimeOutside(Black)), "{found:?}");

    let empty = Point::new(4, 4);
    assert!(form(&|form| form.last_move = Some(empty)).contains(&FormFinding::LastMove(empty)));
    assert!(!has(&form(&|form| form.last_move = Some(Point::new(1, 1))), &|f| matches!(f, FormFinding::LastMove(_))));
    assert_eq!(
        doubts(table, &table.adjournment().unwrap().form, hall.now.mono),
        form(&|_| ()).iter().filter(|f| f.is_doubt()).count()
    );
}

#[test]
fn stops_of_the_clock_are_not_missing_time() {
    let mut hall = Hall::started("main 60m");
    hall.wait("10:00");
    hall.must(Command::Stop { table: TABLE, reason: fujite::referee::StopReason::Judge, by: None, ruling: None });
    hall.wait("7:00");
    let form = Form {
        position: position(&["X....", ".....", ".....", ".....", "....."], White),
        last_move: None,
        times: Sides::new(main_left("53:00"), main_left("57:00")),
        pause_taken: Sides::default(),
        notes: String::new(),
    };
    let found = audit(hall.table(), &form, hall.now.mono);
    assert!(found.contains(&FormFinding::TimesAgree { ran: Millis::from_mins(10) }), "{found:?}");
}

#[test]
fn a_game_put_off_twice_has_two_envelopes_and_its_own_numbers() {
    let mut hall = adjourned(ko_position(), Black);
    seal(&mut hall);
    check_all(&mut hall);
    hall.wait("1:00");
    hall.must(open(Found::Marked(Point::new(4, 4)), None));
    let position = hall.table().position.as_ref().unwrap().setup.clone();
    let mut hall = put_off(hall, position, White);
    seal(&mut hall);
    let numbers: Vec<_> = hall.table().adjournments.iter().map(|a| (a.number, a.mover)).collect();
    assert_eq!(numbers, [(1, Black), (2, White)]);
    let whereabouts: Vec<_> = hall.history.state().envelopes().iter().map(|e| e.adjournment.whereabouts()).collect();
    assert_eq!(whereabouts, [Whereabouts::Opened, Whereabouts::Kept]);
    // What is recorded now is the second one's.
    hall.must(take_out());
    assert_eq!(hall.table().adjournments[0].custody.len(), 0);
    assert_eq!(hall.table().adjournments[1].whereabouts(), Whereabouts::TakenOut);
}
