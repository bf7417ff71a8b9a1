//! The frame of the window and what is not one table's, by accessible name.

use super::support::{LARGE, ROUND, SMALL, hall, table};
use eframe::egui::{Key, Modifiers};
use fujite::clock::Millis;
use fujite::i18n::Locale;
use fujite::referee::{Article, Causes, Command, Incident, Measure, Outcome, Who};
use fujite::rules::{Color, Sides};

fn warning(number: u16, side: Color) -> Command {
    Command::EnterIncident {
        incident: Box::new(Incident {
            table: Some(table(number)),
            who: Who::Side(side),
            measure: Measure::Warning,
            article: Article::new("15.1"),
            matter: "phone".to_owned(),
            note: "Звонок, вышел ответить, часы шли".to_owned(),
            causes: Causes::default(),
        }),
        ruling: None,
    }
}

#[test]
fn the_rail_leads_to_every_place_by_name_and_by_key() {
    let mut hall = hall(Locale::Ru, SMALL);
    for (name, key) in [("Позиция", Key::F2), ("Журнал", Key::F7), ("Регламент", Key::F6), ("Тур", Key::F1)]
    {
        hall.press(key);
        let by_key = hall.window.state().view.place;
        hall.press(Key::F4);
        hall.click(name);
        assert_eq!(hall.window.state().view.place, by_key, "{name}");
    }
}

#[test]
fn the_second_warning_proposes_the_loss_and_is_overruled_with_a_reason() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    hall.pass(Millis::from_mins(20));
    hall.command(warning(17, Color::Black));
    hall.pass(Millis::from_mins(3));
    hall.command(warning(17, Color::Black));
    assert!(hall.shows("Второе предупреждение"));
    assert!(hall.says("поражение чёрных по регламенту"));
    hall.picture("ruling-ru-light");
    hall.click("Предупреждение без поражения");
    hall.click("Записать предупреждение");
    assert!(hall.state().table(table(17)).is_some_and(|t| t.result.is_none()));
    assert!(hall.window.state().app.model.pending.is_some(), "no reason, no record");
    hall.type_into("Обоснование", "Звонил врач ребёнка, судья был предупреждён.");
    hall.picture("ruling-reason-ru-light");
    hall.click("Записать предупреждение");
    assert!(hall.window.state().app.model.pending.is_none());
    assert_eq!(hall.state().warnings(table(17), Color::Black).count(), 2);
    assert!(hall.state().table(table(17)).is_some_and(|t| t.result.is_none()));
}

#[test]
fn a_late_loss_is_confirmed_with_one_key() {
    let mut hall = hall(Locale::En, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    hall.command(Command::MarkAbsent { table: table(3), absent: Sides::new(false, true) });
    hall.pass(Millis::from_mins(31));
    hall.command(Command::Arrive { table: table(3), side: Color::White, ruling: None });
    assert!(hall.says("White was 31:00 late, beyond the limit of 30:00."));
    hall.picture("ruling-lateness-en-light");
    hall.press_with(Modifiers::COMMAND, Key::Enter);
    let result = hall.state().table(table(3)).and_then(|t| t.result).map(|r| r.outcome);
    assert!(matches!(result, Some(Outcome::Win { winner: Color::Black, .. })), "{result:?}");
}

#[test]
fn leaving_a_proposal_records_nothing() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    let before = hall.window.state().app.model.history.entries().len();
    hall.command(Command::Overrun { table: table(5), side: Color::White, ruling: None });
    hall.press(Key::Escape);
    assert!(hall.window.state().app.model.pending.is_none());
    assert_eq!(hall.window.state().app.model.history.entries().len(), before);
}

#[test]
fn a_refusal_is_said_in_words_with_what_to_do_until_the_next_act() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StopAll { round: ROUND, reason: fujite::referee::HallStop::Break, until: None });
    assert!(hall.says("Сначала дайте старт тура."));
    hall.picture("refusal-ru-light");
    hall.command(Command::StartRound { round: ROUND });
    assert!(!hall.says("Сначала дайте старт тура."));
}

#[test]
fn ctrl_z_names_the_entry_and_takes_it_back_with_a_reason() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    hall.press_with(Modifiers::COMMAND, Key::Z);
    assert!(hall.shows("Взять назад запись 3"));
    hall.picture("counter-ru-light");
    hall.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(hall.state().rounds.get(&ROUND).is_some_and(|r| r.started.is_none()));
}

#[test]
fn time_the_machine_slept_is_asked_about_with_both_answers_shown() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    hall.pass(Millis::from_mins(10));
    hall.time.sleep(Millis::from_mins(7));
    hall.settle();
    assert!(hall.says("Часы шли за 24 столами."));
    hall.picture("gap-ru-light");
    hall.click("Зал стоял");
    let ran = hall.state().table(table(1)).map(|t| t.run_time(hall.window.state().app.model.now.mono));
    assert_eq!(ran, Some(Millis::from_mins(10)));
}

#[test]
fn what_needs_the_referee_stands_in_the_bar_and_leads_to_its_table() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    for (number, absent) in
        [(2, (true, false)), (4, (false, true)), (6, (true, true)), (8, (true, false)), (9, (true, false)), (10, (false, true))]
    {
        hall.command(Command::MarkAbsent { table: table(number), absent: Sides::new(absent.0, absent.1) });
    }
    hall.pass(Millis::from_mins(26));
    hall.picture("shell-ru-light");
    hall.click("4 опоздание 4:00");
    assert_eq!(hall.window.state().view.table, Some(table(4)));
    hall.dark();
    hall.picture("shell-ru-dark");
}

#[test]
fn the_keys_are_listed_on_shift_f1_and_settings_change_at_once() {
    let mut hall = hall(Locale::Ru, LARGE);
    hall.press_with(Modifiers::SHIFT, Key::F1);
    assert!(hall.says("взять запись назад"));
    hall.picture("help-ru-light");
    hall.press(Key::Escape);
    hall.click("Кубок Заречья, Тур 1");
    hall.click("Язык, тема, строки…");
    hall.picture("settings-ru-light");
    hall.click("English");
    assert!(hall.shows("Round"));
}
