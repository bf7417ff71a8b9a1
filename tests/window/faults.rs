//! What a tester met at the window and what has to be there instead.

use super::support::{Hall, LARGE, ROUND, SMALL, empty_hall, hall, table, write_tournament};
use eframe::egui::{Key, Modifiers, accesskit};
use egui_kittest::kittest::{NodeT, Queryable};
use fujite::app::{Action, Notice};
use fujite::clock::{ClockModel, Millis, SideTime};
use fujite::i18n::Locale;
use fujite::referee::{Command, HallStop};
use fujite::rules::Sides;
use std::io::Write;

fn secs(n: i64) -> Millis {
    Millis::from_secs(n)
}

fn playing(size: [f32; 2]) -> Hall {
    let mut h = hall(Locale::Ru, size);
    h.command(Command::StartRound { round: ROUND });
    h
}

#[test]
fn a_discrepancy_stays_in_sight() {
    let mut h = playing(SMALL);
    h.pass(secs(1_200));
    h.press(Key::Num5);
    let reading = Sides::new(SideTime::Main { left: secs(3_000) }, SideTime::Main { left: secs(3_590) });
    h.command(Command::TakeReading { table: table(5), reading, device: ClockModel::Plain, force: true });
    assert!(h.says("часы расходятся с залом на"), "the row says it");
    assert!(h.says("Отметка снимется поправкой или заменой часов"), "the panel says it");
    h.press(Key::F7);
    assert!(h.says("расхождение с залом"), "the journal says it");
}

#[test]
fn a_clock_taken_over_asks_for_what_it_shows() {
    let mut h = playing(SMALL);
    h.pass(secs(1_200));
    h.press(Key::Num5);
    h.press(Key::L);
    assert!(h.says("чьи — неизвестно"), "nothing is made up of the last readings");
    h.type_text("8");
    h.press(Key::Enter);
    h.type_text("12000");
    assert!(h.says("Не сходится"));
    assert!(h.shows("Вести здесь всё равно"));
    assert!(h.state().table(table(5)).is_some_and(|t| t.off.is_empty()));
}

#[test]
fn a_break_reads_as_a_break_and_an_absence_waits_with_it() {
    let mut h = playing(SMALL);
    h.command(Command::MarkAbsent { table: table(5), absent: Sides::new(true, false) });
    h.pass(secs(600));
    h.press(Key::Num5);
    h.command(Command::StopAll { round: ROUND, reason: HallStop::Break, until: None });
    assert!(h.says("перерыв") && !h.says("объявление"));
    assert!(h.says("Часы стоят вместе со всем залом"));
    assert!(!h.says("Часы идут"));
}

#[test]
fn the_gap_begins_when_the_station_was_last_alive() {
    let mut h = playing(SMALL);
    let path = h.window.state().app.model.file.as_ref().expect("a file").path.clone();
    for _ in 0..60 {
        h.pass(secs(20));
    }
    let last = h.window.state().app.model.now;
    // Another station finds what a killed one left: the file as it lies, its times too.
    let mut again = empty_hall(Locale::Ru, SMALL);
    let copy = again.folder.path().join("cup.fujite");
    std::fs::copy(&path, &copy).expect("a copy");
    let left = std::fs::metadata(&path).and_then(|m| m.modified()).expect("a time");
    std::fs::File::options().write(true).open(&copy).and_then(|f| f.set_modified(left)).expect("the time kept");
    again.time.advance(secs(1_200 + 90));
    again.act(Action::Open(copy.clone()));
    let gap = again.window.state().app.model.gap.expect("a question");
    assert!(gap.seen);
    assert_eq!(gap.from.utc, last.utc, "not the last entry, twenty minutes before");
    assert_eq!(gap.length(), secs(90));
    assert!(again.says("Станция не видела зал с"));
    drop(again);

    // A copy made by other means has no such word, and none is made up.
    let mut plain = empty_hall(Locale::Ru, SMALL);
    let copy = plain.folder.path().join("cup.fujite");
    std::fs::copy(&path, &copy).expect("a copy");
    plain.time.advance(secs(1_200 + 90));
    plain.act(Action::Open(copy));
    let gap = plain.window.state().app.model.gap.expect("a question");
    assert!(!gap.seen);
    assert_eq!(gap.length(), secs(1_290));
    assert!(plain.says("Последняя запись") && plain.says("вернёт на часы всё время после последней записи"));
}

#[test]
fn a_torn_write_is_told_at_opening() {
    let mut h = empty_hall(Locale::Ru, LARGE);
    let path = write_tournament(h.folder.path(), &h.time);
    let mut file = std::fs::OpenOptions::new().append(true).open(&path).expect("the file");
    file.write_all(b"(seq:3,at:(mono:1").expect("half a line");
    drop(file);
    h.act(Action::Open(path));
    let notice = h.window.state().app.model.notice.as_ref();
    assert!(matches!(notice, Some(Notice::Torn { saved: Some(_), .. })), "{notice:?}");
    assert!(h.says("Последняя запись не дошла до диска") && h.says("cup.fujite.torn"));
    h.press(Key::F7);
    assert!(h.says("Обрывок сохранён: cup.fujite.torn"));
}

#[test]
fn a_number_typed_brings_its_row_into_sight() {
    let mut h = playing(SMALL);
    h.command(Command::MarkAbsent { table: table(1), absent: Sides::new(true, false) });
    h.press(Key::Num2);
    h.press(Key::Num4);
    let row =
        h.window.query_all_by_label_contains("Стол 24,").next().or_else(|| h.window.query_all_by_label_contains("24").next());
    let row = row.expect("the row of table 24 is made");
    let bounds = row.accesskit_node().bounding_box().expect("a place");
    assert!(bounds.y1 <= f64::from(SMALL[1]) && bounds.y0 > 0.0, "{bounds:?}");
}

#[test]
fn dialogs_begin_where_one_types() {
    let mut h = hall(Locale::Ru, SMALL);
    h.press(Key::Num5);
    h.command(Command::StartRound { round: ROUND });
    h.click("Цвет, фора…");
    h.type_text("2");
    assert!(h.says("Партия начнётся заново"));
    h.press(Key::Escape);
    h.press(Key::F2);
    h.press_with(Modifiers::CTRL, Key::O);
    h.type_text("abc.sgf");
    assert!(h.shows("Путь к записи"), "the dialog is open");
    let typed = h.window.query_all_by_value("abc.sgf").next().is_some();
    assert!(typed);
}

#[test]
fn tab_goes_from_one_clock_to_the_other() {
    let mut h = playing(SMALL);
    h.press(Key::Num5);
    h.press(Key::R);
    h.type_text("100");
    h.press(Key::Tab);
    h.type_text("230");
    let white = h
        .window
        .query_all_by_label("Часы белых")
        .find(|n| n.accesskit_node().role() == accesskit::Role::TextInput)
        .and_then(|n| n.accesskit_node().value());
    assert_eq!(white.as_deref(), Some("230"));
}

#[test]
fn nothing_moves_when_somebody_is_absent() {
    let mut h = playing(SMALL);
    h.press(Key::Num5);
    let place = |h: &Hall| {
        let button = h.window.query_all_by_label_contains("Поправить…").next().expect("the button");
        button.accesskit_node().bounding_box().expect("a place")
    };
    let before = place(&h);
    h.command(Command::MarkAbsent { table: table(5), absent: Sides::new(true, false) });
    assert_eq!(place(&h), before);
}

#[test]
fn what_one_place_refused_is_not_told_in_another() {
    let mut h = playing(SMALL);
    let missing = h.folder.path().join("none.sgf");
    h.act(Action::ReadRecord(missing));
    assert!(matches!(h.window.state().app.model.notice, Some(Notice::Failed(_))));
    h.press(Key::F5);
    assert!(h.window.state().app.model.notice.is_none());
}

#[test]
fn an_adjournment_is_announced_from_the_keyboard() {
    let mut h = playing(SMALL);
    h.pass(secs(600));
    h.press(Key::Num5);
    h.click("Отложить…");
    h.click("чёрные");
    h.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(h.state().table(table(5)).is_some_and(|t| t.adjournment().is_some()));
}

#[test]
fn the_wall_begins_with_its_first_page() {
    let mut h = playing(SMALL);
    h.pass(secs(1_003));
    h.window.state_mut().view.wall = true;
    h.settle();
    assert!(h.says("столы 1–8"));
    h.pass(secs(8));
    assert!(h.says("столы 9–16"));
    h.window.state_mut().view.wall = false;
    h.pass(secs(2));
    h.window.state_mut().view.wall = true;
    h.settle();
    assert!(h.says("столы 1–8"));
}

#[test]
fn two_bounds_with_hours_are_written_whole() {
    let mut h = playing(SMALL);
    h.pass(secs(10));
    let reading = Sides::new(SideTime::Main { left: secs(5_095) }, SideTime::Main { left: secs(5_380) });
    h.command(Command::TakeReading { table: table(5), reading, device: ClockModel::Plain, force: true });
    h.pass(secs(4));
    h.command(Command::MarkAbsent { table: table(6), absent: Sides::new(true, false) });
    h.press(Key::Num5);
    assert!(h.says("1:24:51–1:24:55"));
    h.picture("faults-bounds");
    h.press(Key::Num6);
    h.picture("faults-absent");
    h.press(Key::Num7);
    h.press(Key::L);
    h.picture("faults-run");
    h.press(Key::Escape);
    let path = h.window.state().app.model.file.as_ref().expect("a file").path.clone();
    h.act(Action::CloseFile);
    h.time.advance(secs(90));
    h.act(Action::Open(path));
    h.picture("faults-gap");
}
