//! The dialogs of one table's clock, by accessible name: correct, replace, pause, overrun, wrong colour.

use super::support::{Hall, ROUND, SMALL, hall, table};
use eframe::egui::{Key, accesskit};
use egui_kittest::kittest::{NodeT, Queryable};
use fujite::clock::{Millis, SideTime};
use fujite::i18n::Locale;
use fujite::referee::{Command, Consequence, Event, How, Matter, Outcome, StopReason};
use fujite::rules::{Color, Sides};

fn main_time(text: &str) -> SideTime {
    SideTime::Main { left: text.parse().expect("a length") }
}

/// Twenty minutes into the round, table 5 open.
fn at_five(locale: Locale) -> Hall {
    let mut hall = hall(locale, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    hall.pass(Millis::from_mins(20));
    hall.press(Key::Num5);
    assert_eq!(hall.window.state().view.table, Some(table(5)));
    hall
}

fn most(hall: &Hall) -> Sides<SideTime> {
    let now = hall.window.state().app.model.now.mono;
    hall.state().table(table(5)).expect("table 5").watch.bounds(now).map(|_, b| b.most)
}

fn last(hall: &Hall) -> &Event {
    &hall.window.state().app.model.history.entries().last().expect("an entry").event
}

/// Writes over what stands in the field; a column of the list may bear its name.
fn retype(hall: &mut Hall, name: &str, text: &str) {
    let field = hall.window.query_all_by_label(name).find(|n| n.accesskit_node().role() == accesskit::Role::TextInput);
    field.expect("a field").focus();
    hall.settle();
    hall.press_with(eframe::egui::Modifiers::COMMAND, Key::A);
    hall.type_text(text);
}

#[test]
fn a_correction_below_the_floor_shows_it_and_is_recorded_with_its_reason() {
    let mut hall = at_five(Locale::Ru);
    hall.click("Поправить…");
    retype(&mut hall, "Часы чёрных", "300");
    retype(&mut hall, "Часы белых", "5500");
    assert!(hall.says("Меньше 10:00 оставить нельзя"), "the floor is said before anything is recorded");
    let before = hall.window.state().app.model.history.entries().len();
    hall.click("Записать поправку");
    assert_eq!(hall.window.state().app.model.history.entries().len(), before, "no reason, no record");
    retype(&mut hall, "Часы чёрных", "1200");
    hall.type_into("Обоснование", "часы отстали");
    hall.click("Записать поправку");
    assert_eq!(most(&hall), Sides::new(main_time("12:00"), main_time("55:00")));
    assert!(matches!(last(&hall), Event::Ruled { matter: Matter::Correction, .. }));
}

#[test]
fn another_clock_is_put_on_the_table_with_its_times_and_the_reason() {
    let mut hall = at_five(Locale::Ru);
    hall.click("Заменить часы…");
    retype(&mut hall, "Часы чёрных", "4100");
    retype(&mut hall, "Часы белых", "5900");
    hall.type_into("Обоснование", "кнопка залипает");
    hall.click("Записать замену");
    assert!(matches!(last(&hall), Event::ClockReplaced { reason, .. } if reason == "кнопка залипает"));
    assert_eq!(most(&hall), Sides::new(main_time("41:00"), main_time("59:00")));
}

#[test]
fn the_pause_before_byo_yomi_is_given_once_a_side() {
    let mut hall = at_five(Locale::Ru);
    hall.click("Пауза 3 мин");
    hall.click("Дать паузу");
    assert!(!hall.state().table(table(5)).expect("table 5").pause_taken.black, "a side has to be named");
    hall.click("Чёрные, ");
    hall.click("Дать паузу");
    let five = hall.state().table(table(5)).expect("table 5");
    assert!(five.pause_taken.black && !five.watch.is_running());
    assert_eq!(five.stopped.map(|s| s.reason), Some(StopReason::ByoYomiPause));
    hall.pass(Millis::from_mins(3));
    hall.command(Command::Continue { table: table(5), running: None });
    hall.click("Пауза 3 мин");
    hall.click("Чёрные, ");
    hall.click("Дать паузу");
    assert!(hall.state().table(table(5)).expect("table 5").watch.is_running(), "Black has had his pause");
}

#[test]
fn an_overrun_leads_to_the_proposal_and_the_ruling() {
    let mut hall = at_five(Locale::En);
    hall.click("Overrun…");
    hall.click("White, ");
    hall.click("Consider the overrun");
    let pending = hall.window.state().app.model.pending.as_ref().expect("a proposal waits");
    assert_eq!(pending.proposal.consequence, Consequence::End(Outcome::win(Color::Black, How::Time)));
    hall.press_with(eframe::egui::Modifiers::COMMAND, Key::Enter);
    let result = hall.state().table(table(5)).and_then(|t| t.result).map(|r| r.outcome);
    assert_eq!(result, Some(Outcome::win(Color::Black, How::Time)));
}

#[test]
fn wrong_colours_say_what_will_follow_before_they_are_ruled_on() {
    let mut hall = at_five(Locale::Ru);
    hall.click("Цвет, фора…");
    assert!(hall.says("Сосчитайте белые камни на доске"));
    hall.type_into("Сколько белых камней поставлено", "3");
    assert!(hall.says("Партия остаётся как есть."));
    retype(&mut hall, "Сколько белых камней поставлено", "2");
    assert!(hall.says("Партия начнётся заново"));
    hall.click("Рассмотреть");
    hall.press_with(eframe::egui::Modifiers::COMMAND, Key::Enter);
    let main = hall.state().regulation().expect("founded").control.main;
    let left = SideTime::Main { left: main - Millis::from_mins(10) };
    assert_eq!(most(&hall), Sides::new(left, left), "both lose half of the twenty minutes");
}
