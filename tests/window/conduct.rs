//! Conduct at the window, by accessible name: an entry in three gestures, the second warning and its ruling, protests, and what
//! a counter-entry leaves.

use super::support::{Hall, LARGE, ROUND, SMALL, hall, table};
use eframe::egui::{Key, Modifiers};
use fujite::app::{Action, SettingsChange};
use fujite::clock::Millis;
use fujite::i18n::Locale;
use fujite::referee::{Command, How, Level, Measure, Outcome, Who};
use fujite::rules::Color;
use fujite::ui::dialogs::Dialog;
use fujite::ui::dialogs::conduct::ConductDialog;

fn playing(locale: Locale, size: [f32; 2]) -> Hall {
    let mut h = hall(locale, size);
    h.command(Command::StartRound { round: ROUND });
    h.pass(Millis::from_mins(20));
    h.press(Key::F4);
    h
}

fn open(h: &mut Hall, dialog: ConductDialog) {
    h.window.state_mut().view.dialog = Some(Box::new(Dialog::Conduct(dialog)));
    h.settle();
}

fn dialog_is_open(h: &Hall) -> bool {
    h.window.state().view.dialog.is_some()
}

fn warn(h: &mut Hall, matter: &str) {
    open(h, ConductDialog::entry(Some(table(2)), None, Measure::Warning));
    h.click("Чёрные: Брусникин Ю.");
    h.click(matter);
}

#[test]
fn an_entry_takes_three_gestures_at_a_table() {
    let mut h = playing(Locale::Ru, SMALL);
    open(&mut h, ConductDialog::entry(Some(table(2)), None, Measure::Remark));
    h.click("Чёрные: Брусникин Ю.");
    h.click("15.1 телефон");
    h.click("Записать замечание");
    assert!(!dialog_is_open(&h));
    let state = h.state();
    let [entry] = state.incidents.as_slice() else { panic!("one entry: {:?}", state.incidents) };
    assert_eq!((entry.incident.table, &entry.incident.who), (Some(table(2)), &Who::Side(Color::Black)));
    assert_eq!((entry.incident.measure, entry.incident.article.0.as_str()), (Measure::Remark, "15.1"));
    assert!(h.says("Брусникин Ю., Замечание, телефон"));
}

#[test]
fn a_person_is_found_by_table_or_name_and_the_matter_by_a_word_in_either_language() {
    let mut h = playing(Locale::Ru, SMALL);
    h.click("Запись");
    h.type_text("2");
    h.press(Key::Enter);
    h.click("Белые: Лозовой К.");
    h.type_into("Слово или номер статьи", "advice");
    h.press(Key::Enter);
    h.type_into("Что было", "показал ход соседу");
    h.press_with(Modifiers::COMMAND, Key::Enter);
    let entry = h.state().incidents.first().expect("an entry");
    assert_eq!((entry.incident.matter.as_str(), entry.incident.article.0.as_str()), ("advice", "15.6"));
    assert_eq!(entry.incident.note, "показал ход соседу");
    assert_eq!(entry.incident.who, Who::Side(Color::White));
}

#[test]
fn a_warning_without_an_article_is_not_recorded() {
    let mut h = playing(Locale::Ru, SMALL);
    open(&mut h, ConductDialog::entry(Some(table(2)), Some(Color::Black), Measure::Warning));
    h.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(dialog_is_open(&h));
    assert!(h.state().incidents.is_empty());
    h.press(Key::Escape);
    assert!(!dialog_is_open(&h));
}

#[test]
fn the_second_warning_leads_to_the_ruling_and_the_loss_is_declared() {
    let mut h = playing(Locale::Ru, SMALL);
    warn(&mut h, "15.1 телефон");
    h.click("Записать предупреждение");
    warn(&mut h, "15.4 разговор, помехи");
    assert!(h.says("предлагается поражение по регламенту"));
    h.click("К решению: второе предупреждение");
    assert_eq!(h.state().incidents.len(), 1, "nothing is recorded before the ruling");
    h.click("Объявить: поражение чёрных");
    assert!(!dialog_is_open(&h));
    let result = h.state().table(table(2)).and_then(|t| t.result).expect("a result");
    assert_eq!(result.outcome, Outcome::win(Color::White, How::Regulation));
    assert_eq!(h.state().incidents.len(), 2);
    assert!(h.says("по предупреждениям"));
}

#[test]
fn a_second_warning_can_be_ruled_to_be_no_loss_with_a_reason() {
    let mut h = playing(Locale::Ru, SMALL);
    warn(&mut h, "15.1 телефон");
    h.click("Записать предупреждение");
    warn(&mut h, "15.1 телефон");
    h.click("К решению: второе предупреждение");
    h.click("Предупреждение без поражения");
    h.type_into("Обоснование", "звонил врач, игрок предупредил судью");
    h.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(!dialog_is_open(&h));
    assert!(h.state().table(table(2)).is_some_and(|t| t.result.is_none()));
    assert_eq!(h.state().incidents.len(), 2);
}

#[test]
fn leaving_the_ruling_keeps_what_was_typed_and_records_nothing() {
    let mut h = playing(Locale::Ru, SMALL);
    warn(&mut h, "15.1 телефон");
    h.click("Записать предупреждение");
    warn(&mut h, "15.1 телефон");
    h.type_into("Что было", "звонок");
    h.click("К решению: второе предупреждение");
    h.press(Key::Escape);
    assert!(dialog_is_open(&h), "the entry is still there");
    assert!(h.says("звонок"));
    assert_eq!(h.state().incidents.len(), 1);
}

#[test]
fn a_wrong_warning_is_struck_by_a_counter_entry_and_counts_for_nothing() {
    let mut h = playing(Locale::Ru, SMALL);
    warn(&mut h, "15.1 телефон");
    h.click("Записать предупреждение");
    h.click("Взять назад");
    h.type_into("Обоснование", ": звонил зритель");
    h.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(h.state().incidents.is_empty());
    assert!(h.says("взята назад"));
    assert!(h.says("звонил зритель"), "why stays readable");
    warn(&mut h, "15.1 телефон");
    h.click("Записать предупреждение");
    assert_eq!(h.state().warnings(table(2), Color::Black).count(), 1);
}

#[test]
fn a_protest_is_lodged_decided_and_the_game_goes_on_under_protest() {
    let mut h = playing(Locale::Ru, SMALL);
    open(&mut h, ConductDialog::protest(table(2)));
    h.click("Белые: Лозовой К.");
    h.type_into("Против чего", "ход после часов");
    h.click("Принять протест");
    assert_eq!(h.state().pending_protests(table(2)).count(), 1);
    assert!(h.state().table(table(2)).is_some_and(|t| t.stopped.is_some()), "15.9: the clock stands");
    assert!(h.says("ждёт решения"));
    h.click("Решить протест");
    h.click("Отклонить");
    h.type_into("Что решено", "ход сделан вовремя");
    h.click("Партия продолжается под протестом, п. 14.9");
    h.click("Записать: протест отклонён");
    let protest = h.state().protests.first().expect("a protest");
    let decision = protest.decisions.first().expect("a decision");
    assert_eq!((decision.level, decision.upheld, decision.under_protest), (Level::ChiefJudge, false, true));
}

#[test]
fn a_protest_after_the_fixing_is_refused_and_kept_as_a_note() {
    let mut h = playing(Locale::Ru, SMALL);
    let outcome = Outcome::win(Color::Black, How::Resignation);
    h.command(Command::EnterResult { table: table(2), outcome, under_protest: false });
    h.command(Command::FixResult { table: table(2) });
    open(&mut h, ConductDialog::protest(table(2)));
    h.click("Белые: Лозовой К.");
    h.type_into("Против чего", "счёт");
    h.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(h.state().protests.is_empty(), "13.8");
    h.click("Сохранить заметкой");
    let entry = h.state().incidents.first().expect("a note");
    assert_eq!((entry.incident.measure, entry.incident.article.0.as_str()), (Measure::Note, "13.8"));
}

#[test]
fn the_powers_of_the_chief_judge_are_closed_to_a_judge() {
    let mut h = playing(Locale::Ru, SMALL);
    h.act(Action::ChangeSettings(SettingsChange::Desk("Мятлева Ольга".to_owned())));
    open(&mut h, ConductDialog::entry(Some(table(2)), Some(Color::Black), Measure::Remark));
    h.click("Исключение из турнира");
    h.click("15.1 телефон");
    h.press_with(Modifiers::COMMAND, Key::Enter);
    let entry = h.state().incidents.first().expect("the remark");
    assert_eq!(entry.incident.measure, Measure::Remark);
}

#[test]
fn a_loss_without_warning_asks_for_its_reason() {
    let mut h = playing(Locale::Ru, SMALL);
    open(&mut h, ConductDialog::loss(table(2)));
    h.click("Белые: Лозовой К.");
    h.type_into("Что было", "сбил камни с доски");
    h.click("К решению: поражение");
    h.type_into("Обоснование", "грубое нарушение");
    h.press_with(Modifiers::COMMAND, Key::Enter);
    let result = h.state().table(table(2)).and_then(|t| t.result).expect("a result");
    assert_eq!(result.outcome, Outcome::win(Color::Black, How::Regulation));
    assert_eq!(h.state().incidents.first().map(|i| i.incident.note.as_str()), Some("сбил камни с доски"));
}

#[test]
fn filters_and_search_narrow_the_log() {
    let mut h = playing(Locale::Ru, SMALL);
    fill(&mut h);
    h.click("Предупреждения 3");
    assert!(!h.says("Замечание, стук камнями"));
    h.click("Предупреждения 3");
    h.type_into("Кто, что, статья", "стук");
    assert!(h.says("Замечание, стук камнями"));
    assert!(!h.says("Предупреждение, телефон"));
}

#[test]
fn the_same_in_english() {
    let mut h = playing(Locale::En, SMALL);
    open(&mut h, ConductDialog::entry(Some(table(2)), Some(Color::Black), Measure::Warning));
    h.click("15.1 phone");
    h.click("Record the warning");
    open(&mut h, ConductDialog::entry(Some(table(2)), Some(Color::Black), Measure::Warning));
    h.click("15.1 phone");
    h.click("To the ruling: second warning");
    h.click("Declare: Black loses");
    assert!(h.state().table(table(2)).is_some_and(|t| t.is_finished()));
    assert!(h.says("by warnings"));
}

fn fill(h: &mut Hall) {
    use fujite::referee::{Article, Causes, Incident, Protest};
    let lines = [
        (2, Who::Side(Color::Black), Measure::Warning, "15.1", "phone", "звонил во время партии"),
        (17, Who::Side(Color::Black), Measure::Remark, "15.5", "noise", ""),
        (3, Who::Side(Color::White), Measure::Warning, "15.5", "touching", ""),
        (4, Who::Side(Color::Black), Measure::Remark, "11.4", "clock-before-move", ""),
        (9, Who::Spectator(String::new()), Measure::Remark, "15.2", "spectator-talk", "комментировал у стола 9"),
        (17, Who::Side(Color::White), Measure::Remark, "11.4", "hand", "третий раз за партию"),
        (12, Who::BothSides, Measure::Remark, "15.4", "talk", ""),
        (17, Who::Side(Color::Black), Measure::Warning, "15.4", "talk", "разговор с соседом по ходу партии"),
    ];
    for (n, who, measure, article, matter, note) in lines {
        h.pass(Millis::from_secs(140));
        let incident = Incident {
            table: Some(table(n)),
            who,
            measure,
            article: Article::new(article),
            matter: matter.to_owned(),
            note: note.to_owned(),
            causes: Causes::default(),
        };
        h.command(Command::EnterIncident { incident: Box::new(incident), ruling: None });
    }
    h.command(Command::LodgeProtest(Box::new(Protest {
        table: table(8),
        by: Color::Black,
        against: "ход белых 119 после часов".to_owned(),
        article: Article::new("14.9"),
        level: Level::Judge,
    })));
    let struck = h.state().incidents.iter().find(|i| i.incident.matter == "touching").map(|i| i.entry).expect("an entry");
    h.command(Command::Counter { entry: struck, reason: "не тот стол".to_owned() });
    let mut replaced = h.state().incidents.first().expect("an entry").incident.clone();
    replaced.table = Some(table(5));
    h.command(Command::EnterIncident { incident: Box::new(replaced), ruling: None });
}

fn warn_with(h: &mut Hall, locale: Locale) {
    open(h, ConductDialog::entry(Some(table(17)), Some(Color::Black), Measure::Warning));
    let (matter, main) = match locale {
        Locale::Ru => ("15.1 телефон", "К решению: второе предупреждение"),
        Locale::En => ("15.1 phone", "To the ruling: second warning"),
    };
    h.click(matter);
    h.click(main);
}

#[test]
fn pictures_of_conduct() {
    if std::env::var_os("FUJITE_PICTURES").is_none() {
        return;
    }
    for (locale, tag, size, dark) in
        [(Locale::Ru, "ru", SMALL, false), (Locale::En, "en", SMALL, true), (Locale::Ru, "ru-large", LARGE, true)]
    {
        let mut h = playing(locale, size);
        fill(&mut h);
        if dark {
            h.dark();
        }
        h.picture(&format!("conduct-log-{tag}"));
        open(&mut h, ConductDialog::entry(Some(table(17)), Some(Color::Black), Measure::Warning));
        h.picture(&format!("conduct-entry-{tag}"));
        open(&mut h, ConductDialog::default());
        h.picture(&format!("conduct-entry-empty-{tag}"));
        open(&mut h, ConductDialog::protest(table(17)));
        h.picture(&format!("conduct-protest-{tag}"));
        let protest = h.state().protests.first().expect("a protest").entry;
        open(&mut h, ConductDialog::decide(protest));
        h.picture(&format!("conduct-decide-{tag}"));
        warn_with(&mut h, locale);
        h.picture(&format!("conduct-ruling-{tag}"));
    }
}
