//! A clock that the hall contradicts stays marked; all clocks standing; warnings whose ruling was taken back.

use super::hall::{Hall, ROUND, TABLE, loss_of, main_left, ms};
use fujite::clock::ClockModel;
use fujite::referee::overview::{self, AlertKind, Next};
use fujite::referee::{
    Article, Causes, Command, Consequence, HallStop, How, Incident, Matter, Measure, Outcome, Refusal, Ruling, Who,
};
use fujite::rules::{Color, Sides};

fn read(hall: &mut Hall, black: &str, white: &str, force: bool) -> Result<(), Refusal> {
    let reading = Sides::new(main_left(black), main_left(white));
    hall.ask(Command::TakeReading { table: TABLE, reading, device: ClockModel::Plain, force })
}

fn line(hall: &Hall) -> overview::Line {
    let state = hall.history.state();
    let (regulation, round) = (state.regulation().unwrap(), &state.rounds[&ROUND]);
    overview::line(state, regulation, round, hall.table(), hall.now)
}

#[test]
fn a_discrepancy_is_marked_until_the_clock_is_set() {
    let mut hall = Hall::started("main 60m, japanese 3x30s");
    hall.wait("20:00");
    assert!(matches!(read(&mut hall, "55:00", "59:00", false), Err(Refusal::ReadingImpossible { .. })));
    read(&mut hall, "55:00", "59:00", true).unwrap();
    assert_eq!(line(&hall).off, Some(ms("14:00")), "fourteen minutes are on neither clock");
    assert_eq!(hall.table().clock_off().map(|off| off.entry), Some(hall.last()));
    hall.wait("5:00");
    read(&mut hall, "50:00", "59:00", false).unwrap();
    assert_eq!(line(&hall).off, Some(ms("14:00")), "a later reading that agrees settles nothing");
    let times = Sides::new(main_left("43:00"), main_left("52:00"));
    let ruling = Ruling { consequence: Consequence::Clocks { times, running: None }, reason: "часы отстали".into() };
    hall.must(Command::Correct { table: TABLE, times, ruling });
    assert_eq!(line(&hall).off, None);
    assert_eq!(hall.table().off.len(), 1, "the journal's line still says it");
}

#[test]
fn a_discrepancy_goes_with_the_reading_that_was_taken_back() {
    let mut hall = Hall::started("main 60m, japanese 3x30s");
    hall.wait("20:00");
    read(&mut hall, "55:00", "59:00", true).unwrap();
    let entry = hall.last();
    hall.must(Command::Counter { entry, reason: "не тот стол".into() });
    assert_eq!(hall.table().clock_off(), None);
}

#[test]
fn a_clock_taken_over_is_held_against_the_hall_like_a_reading() {
    let mut hall = Hall::started("main 90m, japanese 3x30s");
    hall.wait("20:00");
    let here = |times, force| Command::RunHere { table: TABLE, times, running: Some(Color::Black), force };
    let absurd = Sides::new(main_left("0:08"), main_left("1:30:00"));
    assert_eq!(hall.ask(here(absurd, false)), Err(Refusal::ReadingImpossible { by: ms("20:00") - ms("1:29:52") }));
    hall.must(here(absurd, true));
    assert!(line(&hall).off.is_some());
    let mut hall = Hall::started("main 90m, japanese 3x30s");
    hall.wait("20:00");
    hall.must(here(Sides::new(main_left("1:20:00"), main_left("1:20:00")), false));
    assert_eq!(line(&hall).off, None);
}

#[test]
fn a_break_is_called_a_break_and_goes_on_together() {
    let mut hall = Hall::started("main 60m, japanese 3x30s");
    hall.wait("10:00");
    for reason in [HallStop::Break, HallStop::Announcement, HallStop::Disturbance] {
        hall.must(Command::StopAll { round: ROUND, reason, until: None });
        assert_eq!(line(&hall).next, Next::HallStands(reason));
        hall.wait("1:00");
        hall.must(Command::ContinueAll { round: ROUND });
        assert!(hall.table().watch.is_running());
    }
    assert_eq!(hall.table().run_time(hall.now.mono), ms("10:00"));
}

#[test]
fn lateness_does_not_grow_while_all_clocks_stand() {
    let mut hall = Hall::started("main 60m, japanese 3x30s");
    hall.absent(true, false);
    hall.wait("10:00");
    let before = line(&hall).within;
    hall.must(Command::StopAll { round: ROUND, reason: HallStop::Break, until: None });
    hall.wait("15:00");
    assert_eq!(line(&hall).within, before);
}

fn warn(hall: &mut Hall) -> Result<(), Refusal> {
    let incident = Box::new(Incident {
        table: Some(TABLE),
        who: Who::Side(Color::White),
        measure: Measure::Warning,
        article: Article::new("15.5"),
        matter: String::new(),
        note: String::new(),
        causes: Causes::default(),
    });
    match hall.ask(Command::EnterIncident { incident: incident.clone(), ruling: None }) {
        Err(Refusal::RulingNeeded(proposal)) => hall.ask(Command::EnterIncident { incident, ruling: Some(proposal.accept()) }),
        other => other,
    }
}

#[test]
fn warnings_whose_loss_was_taken_back_wait_for_a_ruling() {
    let mut hall = Hall::started("main 60m, japanese 3x30s");
    warn(&mut hall).unwrap();
    assert_eq!(line(&hall).unruled, None);
    warn(&mut hall).unwrap();
    assert_eq!(hall.table().result.map(|r| r.outcome), Some(Outcome::win(Color::Black, How::Regulation)));
    assert_eq!(line(&hall).unruled, None);
    let entry = hall.last();
    hall.must(Command::Counter { entry, reason: "рано".into() });
    assert_eq!(line(&hall).unruled, Some(Color::White));
    let alerts = overview::alerts(&[line(&hall)]);
    assert!(alerts.iter().any(|a| a.kind == AlertKind::Warnings && a.table == TABLE), "{alerts:?}");
    let proposal = hall.proposal(Command::RuleOnWarnings { table: TABLE, ruling: None });
    assert_eq!(proposal.consequence, loss_of(Color::White, How::Regulation));
    let ruling =
        Ruling { consequence: Consequence::PlayOn, reason: "предупреждение было спорным".into() };
    hall.must(Command::RuleOnWarnings { table: TABLE, ruling: Some(ruling) });
    assert_eq!((line(&hall).unruled, hall.table().result), (None, None));
    assert_eq!(hall.ask(Command::RuleOnWarnings { table: TABLE, ruling: None }), Err(Refusal::NothingToRule));
    let matter = hall.history.state().rulings.last().map(|r| r.matter);
    assert_eq!(matter, Some(Matter::Warning { side: Color::White }));
}
