//! A ruling is on the moment of the click: how long the referee reads the proposal takes nothing from anybody.

use super::support::{Hall, ROUND, SMALL, hall, table};
use eframe::egui::{Key, Modifiers};
use fujite::app::Action;
use fujite::clock::{Millis, SideTime};
use fujite::i18n::Locale;
use fujite::referee::{Command, Consequence, Event, How, Outcome, StopReason};
use fujite::rules::{Color, Sides};

fn secs(n: i64) -> Millis {
    Millis::from_secs(n)
}

fn absent(absent: Sides<bool>) -> Hall {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    hall.press(Key::Num5);
    hall.command(Command::MarkAbsent { table: table(5), absent });
    hall
}

fn most(hall: &Hall) -> Sides<SideTime> {
    let now = hall.window.state().app.model.now.mono;
    hall.state().table(table(5)).expect("table 5").watch.bounds(now).map(|_, b| b.most)
}

fn confirm(hall: &mut Hall) {
    hall.press_with(Modifiers::COMMAND, Key::Enter);
}

#[test]
fn an_arrival_costs_what_it_cost_at_the_click() {
    let mut h = absent(Sides::new(true, true));
    h.pass(secs(20 * 60));
    h.click("Чёрные пришли");
    h.pass(secs(180));
    confirm(&mut h);
    assert!(h.window.state().app.model.pending.is_none(), "what was shown can be confirmed");
    let main = h.state().regulation().expect("founded").control.main;
    let left = SideTime::Main { left: main - secs(600) };
    assert_eq!(most(&h), Sides::new(left, left), "half of twenty minutes, not of twenty-three");
    let entry = h.window.state().app.model.history.entries().last().expect("an entry").clone();
    assert_eq!(entry.recorded.mono - entry.at.mono, secs(180));
    let clocks = h.state().table(table(5)).expect("table 5").clone();
    let path = h.window.state().app.model.file.as_ref().expect("a file").path.clone();
    h.act(Action::CloseFile);
    h.act(Action::Open(path));
    assert_eq!(h.state().table(table(5)), Some(&clocks), "the file says the same");
    h.press(Key::F7);
    assert!(h.says("записано в"), "the journal shows both moments");
}

#[test]
fn an_arrival_before_the_limit_is_no_loss_however_late_it_is_confirmed() {
    let mut h = absent(Sides::new(true, false));
    let five = h.state().table(table(5)).expect("table 5");
    let limit = fujite::referee::propose::lateness_limit(five, h.state().regulation().expect("founded")).expect("a limit").limit;
    h.pass(limit - secs(1));
    h.click("Чёрные пришли");
    h.pass(secs(3));
    confirm(&mut h);
    let five = h.state().table(table(5)).expect("table 5");
    assert_eq!((five.result, five.absent.black), (None, false));
}

#[test]
fn a_clock_stopped_without_reason_stands_from_the_click() {
    let mut h = absent(Sides::default());
    h.pass(secs(600));
    h.command(Command::Stop { table: table(5), reason: StopReason::None, by: Some(Color::White), ruling: None });
    h.pass(secs(60));
    confirm(&mut h);
    let now = h.window.state().app.model.now.mono;
    assert_eq!(h.state().table(table(5)).expect("table 5").run_time(now), secs(600));
}

#[test]
fn what_was_recorded_meanwhile_brings_another_proposal() {
    let mut h = absent(Sides::new(true, true));
    h.pass(secs(600));
    h.click("Чёрные пришли");
    let waiting = h.window.state().app.model.pending.clone();
    h.command(Command::MarkAbsent { table: table(6), absent: Sides::new(true, false) });
    h.window.state_mut().app.model.pending.clone_from(&waiting);
    h.pass(secs(60));
    confirm(&mut h);
    assert!(!h.state().table(table(5)).expect("table 5").absent.black, "another table's entry changes nothing");

    let mut h = absent(Sides::new(true, true));
    h.pass(secs(600));
    h.click("Чёрные пришли");
    let waiting = h.window.state().app.model.pending.clone();
    h.command(Command::MarkAbsent { table: table(5), absent: Sides::new(true, false) });
    h.window.state_mut().app.model.pending.clone_from(&waiting);
    h.pass(secs(60));
    confirm(&mut h);
    let pending = h.window.state().app.model.pending.clone().expect("proposed anew");
    assert!(pending.anew && pending.at.mono > waiting.expect("a proposal").at.mono);
    assert!(h.says("составлено заново"));
    confirm(&mut h);
    let entry = h.window.state().app.model.history.entries().last().expect("an entry").clone();
    assert!(matches!(entry.event, Event::Ruled { .. }));
    assert_eq!(entry.at, pending.at, "after the entry that came between");
}

#[test]
fn an_overrun_is_of_the_moment_it_was_claimed() {
    let mut h = absent(Sides::default());
    h.pass(secs(600));
    h.command(Command::Overrun { table: table(5), side: Color::White, ruling: None });
    h.pass(secs(90));
    confirm(&mut h);
    let five = h.state().table(table(5)).expect("table 5");
    assert_eq!(five.result.map(|r| Consequence::End(r.outcome)), Some(Consequence::End(Outcome::win(Color::Black, How::Time))));
    assert_eq!(five.watch.ran(h.window.state().app.model.now.mono), secs(600));
}
