//! The frame of the window and what is not one table's, by accessible name.

use super::support::{LARGE, ROUND, SMALL, hall, table};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use fujite::app::{Action, SettingsChange};
use fujite::clock::Millis;
use fujite::i18n::Locale;
use fujite::referee::{Article, Causes, Command, Incident, Measure, Outcome, Who};
use fujite::rules::{Color, Sides};
use fujite::ui::dialogs::Dialog;
use fujite::ui::dialogs::station::StationDialog;

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
fn every_way_to_take_an_entry_back_leads_to_one_dialog() {
    let ways: [fn(&mut super::support::Hall); 4] = [
        |hall| hall.press_with(Modifiers::COMMAND, Key::Z),
        |hall| {
            hall.press(Key::F7);
            hall.click("не пришли чёрные");
            hall.click("Взять назад запись 4");
        },
        |hall| {
            hall.press(Key::Num7);
            hall.click("Взять назад: ");
        },
        |hall| {
            hall.press_with(Modifiers::COMMAND, Key::K);
            hall.type_text("взять");
            hall.press(Key::Enter);
        },
    ];
    for (n, way) in ways.into_iter().enumerate() {
        let mut hall = hall(Locale::Ru, SMALL);
        hall.command(Command::StartRound { round: ROUND });
        hall.command(Command::MarkAbsent { table: table(7), absent: Sides::new(true, false) });
        way(&mut hall);
        let dialog = hall.window.state().view.dialog.as_deref();
        assert!(
            matches!(dialog, Some(Dialog::Station(StationDialog::Counter(view))) if view.entry.0 == 4),
            "way {n}: {dialog:?}"
        );
        hall.press_with(Modifiers::COMMAND, Key::Enter);
        assert!(hall.state().table(table(7)).is_some_and(|t| !t.absent.black), "way {n}");
    }
}

#[test]
fn a_remark_in_place_of_the_second_warning_is_recorded_and_nobody_loses() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    hall.command(warning(17, Color::Black));
    hall.command(warning(17, Color::Black));
    hall.click("Вместо предупреждения — устное замечание");
    hall.type_into("Обоснование", "звук был слаб");
    hall.picture("ruling-remark-ru-light");
    hall.click("Записать замечание");
    assert!(hall.window.state().app.model.pending.is_none());
    assert_eq!(hall.state().warnings(table(17), Color::Black).count(), 1);
    let last = hall.state().incidents.last().expect("an entry");
    assert_eq!(last.incident.measure, Measure::Remark);
    assert!(last.incident.note.contains("звук был слаб"));
}

#[test]
fn a_judge_passes_the_matter_to_the_chief_judge_who_cannot_pass_it_on() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    hall.command(warning(17, Color::Black));
    hall.command(warning(17, Color::Black));
    let passing = hall.window.query_all_by_label_contains("Передать главному судье").next().expect("the choice");
    assert!(passing.accesskit_node().is_disabled(), "the chief judge decides himself");
    hall.press(Key::Escape);
    assert_eq!(hall.state().incidents.len(), 1);
    hall.act(Action::ChangeSettings(SettingsChange::Desk("Мятлева Ольга".to_owned())));
    hall.command(warning(17, Color::Black));
    hall.click("Передать главному судье");
    hall.type_into("Обоснование", "нужен второй взгляд");
    hall.press_with(Modifiers::COMMAND, Key::Enter);
    let last = hall.state().incidents.last().expect("an entry");
    assert_eq!(last.incident.measure, Measure::Note);
    assert!(last.incident.note.starts_with("Передано главному судье"), "{}", last.incident.note);
    assert!(hall.state().table(table(17)).is_some_and(|t| t.result.is_none()));
}

#[test]
fn a_long_message_opens_in_full_and_loses_nothing() {
    let mut hall = hall(Locale::Ru, SMALL);
    let name = "очень-длинное-имя-".repeat(12);
    hall.act(Action::Open(hall.folder.path().join(format!("{name}.fujite"))));
    hall.click("Целиком");
    assert!(hall.window.query_all_by_label_contains(&name).count() > 1, "the line and the whole text");
    hall.picture("notice-whole-ru-light");
}

#[test]
fn a_notice_is_typed_shown_on_the_wall_and_taken_down_through_the_journal() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.click("Кубок Заречья, Тур 1");
    hall.click("Объявление на экране…");
    hall.type_into("Текст объявления", "Обед в столовой второго этажа с 13:00");
    hall.click("Показать");
    assert_eq!(hall.state().wall_notice, "Обед в столовой второго этажа с 13:00");
    hall.window.state_mut().view.wall = true;
    hall.settle();
    assert!(hall.says("Обед в столовой второго этажа с 13:00"));
    hall.window.state_mut().view.wall = false;
    hall.press_with(Modifiers::COMMAND, Key::Z);
    hall.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(hall.state().wall_notice.is_empty());
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
