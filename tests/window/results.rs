//! Results at the window: typed without a mouse, undone, counted on the board, fixed, corrected after the fixing.

use super::support::{Hall, LARGE, ROUND, SMALL, hall, table};
use eframe::egui::{Event, Key, Modifiers};
use fujite::clock::Millis;
use fujite::i18n::Locale;
use fujite::referee::{Article, Command, EnteredPosition, GameResult, How, Level, Outcome, PositionSource, Protest, StopReason};
use fujite::rules::{Color, Score, Setup, Sides};
use fujite::ui::dialogs::Dialog;
use fujite::ui::dialogs::results::ResultsDialog;

fn playing(locale: Locale, size: [f32; 2]) -> Hall {
    let mut h = hall(locale, size);
    h.command(Command::StartRound { round: ROUND });
    h.pass(Millis::from_mins(80));
    h.press(Key::F5);
    h
}

fn result(h: &Hall, n: u16) -> Option<GameResult> {
    h.state().table(table(n)).and_then(|t| t.result)
}

fn outcome(h: &Hall, n: u16) -> Option<Outcome> {
    result(h, n).map(|r| r.outcome)
}

/// Types a line and Enter, touching nothing else.
fn enter(h: &mut Hall, line: &str) {
    h.type_text(line);
    h.press(Key::Enter);
}

#[test]
fn results_are_entered_by_the_keyboard_alone_in_either_layout() {
    let mut h = playing(Locale::Ru, SMALL);
    enter(&mut h, "2 б 4,5");
    enter(&mut h, "3 ч с");
    enter(&mut h, "4 w t");
    enter(&mut h, "5 =");
    enter(&mut h, "6 0");
    enter(&mut h, "7 b n");
    enter(&mut h, "");
    let points = |quarters| How::Points(Some(Score::quarters(quarters)));
    assert_eq!(outcome(&h, 2), Some(Outcome::win(Color::White, points(18))));
    assert_eq!(outcome(&h, 3), Some(Outcome::win(Color::Black, How::Resignation)));
    assert_eq!(outcome(&h, 4), Some(Outcome::win(Color::White, How::Time)));
    assert_eq!(outcome(&h, 5), Some(Outcome::Draw));
    assert_eq!(outcome(&h, 6), Some(Outcome::BothLose));
    assert_eq!(outcome(&h, 7), None, "\"n\" means nothing in English");
}

/// A key as the system sends it, down and up.
fn key(key: Key) -> [Event; 2] {
    [true, false].map(|pressed| Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers: Modifiers::NONE })
}

#[test]
fn what_one_slow_frame_brings_is_recorded_whole() {
    let mut h = playing(Locale::Ru, SMALL);
    h.type_text("2 ч");
    let typed = |text: &str| text.chars().map(|c| Event::Text(c.to_string())).collect::<Vec<_>>();
    // The end of one line, its Enter, and two lines more, before the window could draw.
    let mut events = typed(" с");
    events.extend(key(Key::Enter));
    events.extend(typed("3 б 4,5"));
    events.extend(key(Key::Enter));
    events.extend(typed("4 ="));
    events.extend(key(Key::Enter));
    h.in_one_frame(events);
    assert_eq!(outcome(&h, 2), Some(Outcome::win(Color::Black, How::Resignation)));
    assert_eq!(outcome(&h, 3), Some(Outcome::win(Color::White, How::Points(Some(Score::quarters(18))))));
    assert_eq!(outcome(&h, 4), Some(Outcome::Draw));
}

#[test]
fn a_line_is_shown_back_in_words_before_enter() {
    let mut h = playing(Locale::Ru, SMALL);
    h.type_text("2 б 4,5 п");
    assert!(h.says("победа белых, разница 4,5, под протестом"));
    assert!(h.says("Лозовой К."));
    assert_eq!(outcome(&h, 2), None);
    h.press(Key::Enter);
    assert!(result(&h, 2).is_some_and(|r| r.under_protest));
    assert!(h.says("Стол 2: Б+4,5"));
}

#[test]
fn a_result_that_is_there_is_replaced_only_by_a_second_enter() {
    let mut h = playing(Locale::Ru, SMALL);
    enter(&mut h, "2 ч");
    h.type_text("2 б");
    assert!(h.says("Введено Ч+: Enter ещё раз — заменить"));
    h.press(Key::Enter);
    assert_eq!(outcome(&h, 2).and_then(Outcome::winner), Some(Color::Black));
    h.press(Key::Enter);
    assert_eq!(outcome(&h, 2).and_then(Outcome::winner), Some(Color::White));
}

#[test]
fn what_cannot_be_is_said_and_not_entered() {
    let mut h = playing(Locale::Ru, SMALL);
    enter(&mut h, "99 ч");
    assert!(h.says("Стола 99 в этом туре нет"));
    h.press(Key::Escape);
    h.type_text("2 ч 4");
    assert!(h.says("При коми 6,5 такой разницы не бывает: проверьте"));
    assert!(h.state().table(table(2)).is_some_and(|t| t.result.is_none()));
}

#[test]
fn the_last_result_is_undone_by_a_counter_entry() {
    let mut h = playing(Locale::Ru, SMALL);
    enter(&mut h, "2 ч с");
    enter(&mut h, "3 ч с");
    h.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(outcome(&h, 3), None);
    assert!(outcome(&h, 2).is_some());
    h.click("Вернуть: стол 2");
    assert_eq!(outcome(&h, 2), None);
    assert!(h.says("взята назад"), "the old entry stays readable");
}

#[test]
fn the_grid_says_what_is_missing_and_puts_the_number_into_the_line() {
    let mut h = playing(Locale::Ru, SMALL);
    enter(&mut h, "1 ч с");
    enter(&mut h, "4 ч с");
    assert!(h.says("Осталось ввести 22"));
    assert!(h.says("2 из 24 · пропущены по порядку: 2, 3"));
    h.click("Стол 2: нет");
    enter(&mut h, "б в");
    assert_eq!(outcome(&h, 2), Some(Outcome::win(Color::White, How::Time)));
}

fn protest(h: &mut Hall, n: u16) {
    h.command(Command::LodgeProtest(Box::new(Protest {
        table: table(n),
        by: Color::White,
        against: "счёт".to_owned(),
        article: Article::new("13.3"),
        level: Level::Judge,
    })));
}

#[test]
fn fixing_takes_all_but_those_a_protest_holds() {
    let mut h = playing(Locale::Ru, SMALL);
    for line in ["1 ч с", "2 ч с", "3 ч с"] {
        enter(&mut h, line);
    }
    protest(&mut h, 2);
    h.click("Закрепить все");
    assert!(h.says("Протест ещё не решён: столы 2"));
    h.click("Закрепить 2 результата");
    let fixed = |h: &Hall, n| result(h, n).is_some_and(|r| r.fixed);
    assert!(fixed(&h, 1) && fixed(&h, 3) && !fixed(&h, 2));
}

#[test]
fn a_fixed_result_is_corrected_through_a_counter_entry_of_its_fixing() {
    let mut h = playing(Locale::Ru, SMALL);
    enter(&mut h, "2 ч с");
    h.window.state_mut().view.dialog = Some(Box::new(Dialog::Results(ResultsDialog::for_table(table(2)))));
    h.settle();
    h.click("Закрепить");
    assert!(result(&h, 2).is_some_and(|r| r.fixed));
    h.click("Таблица тура");
    h.click("Стол 2,");
    h.type_into("Почему закрепление ошибочно", "перепутан победитель");
    h.click("Снять закрепление");
    assert!(result(&h, 2).is_some_and(|r| !r.fixed));
    h.click("Белые победили");
    h.click("Заменить на Б+сд.");
    assert_eq!(outcome(&h, 2), Some(Outcome::win(Color::White, How::Resignation)));
    assert!(h.window.state().view.dialog.is_none());
}

/// A 19 by 19 board: Black at the left, White at the right, a white stone alone among the black ones.
fn finished() -> EnteredPosition {
    let rows: Vec<String> = (0..19)
        .map(|y| {
            let mut row: Vec<char> = "........XO.........".chars().collect();
            if y == 9 {
                row[3] = 'O';
            }
            row.into_iter().collect()
        })
        .collect();
    let mut setup = Setup::from_rows(&rows).expect("rows");
    setup.prisoners = Sides::new(3, 5);
    EnteredPosition {
        setup,
        last_move: None,
        source: PositionSource::SetUp,
        agreed: Sides::default(),
        note: String::new(),
        disturbance: None,
        clocks: None,
    }
}

fn counting(locale: Locale, size: [f32; 2]) -> Hall {
    let mut h = playing(locale, size);
    h.press(Key::F1);
    h.command(Command::EnterPosition { table: table(2), position: Box::new(finished()) });
    h.command(Command::Stop { table: table(2), reason: StopReason::GameEnd, by: None, ruling: None });
    h.window.state_mut().view.table = Some(table(2));
    h.press(Key::F5);
    h
}

#[test]
fn dead_stones_marked_on_the_board_count_in_both_traditions() {
    let mut h = counting(Locale::Ru, SMALL);
    assert!(h.says("Территория: 0, 171, 0, 171"), "while the stone lives, Black has nothing");
    h.click("D10 белые");
    assert!(h.says("белые D10"));
    // Black: 8 columns of 19 and a dead stone; White: 9 columns of 19 and the komi.
    assert!(h.says("Итого: 156, 182,5, 171, 196,5"), "both traditions");
    h.click("Записать Б+26,5");
    assert_eq!(outcome(&h, 2), Some(Outcome::win(Color::White, How::Points(Some(Score::quarters(106))))));
    let position = h.state().table(table(2)).and_then(|t| t.position.clone()).expect("a position");
    assert!(position.note.contains("D10"), "what was dead stays on record: {}", position.note);
}

#[test]
fn without_a_position_a_result_is_entered_as_a_number() {
    let mut h = playing(Locale::En, SMALL);
    h.window.state_mut().view.table = Some(table(3));
    h.settle();
    h.click("Counting");
    h.click("Enter as a number");
    h.click("White won");
    h.type_into("Margin, points", "0.5");
    h.click("Record W+0.5");
    assert_eq!(outcome(&h, 3), Some(Outcome::win(Color::White, How::Points(Some(Score::quarters(2))))));
}

#[test]
fn pictures_of_results() {
    if std::env::var_os("FUJITE_PICTURES").is_none() {
        return;
    }
    for (locale, tag, size, dark) in
        [(Locale::Ru, "ru", SMALL, false), (Locale::En, "en", SMALL, true), (Locale::Ru, "ru-large", LARGE, true)]
    {
        let mut h = playing(locale, size);
        if dark {
            h.dark();
        }
        for line in ["1 ч с", "2 б 6,5", "3 ч в", "5 =", "6 б 0,5 п", "8 ч 11,5", "9 ч р", "12 б н"] {
            enter(&mut h, line);
        }
        protest(&mut h, 8);
        h.type_text("13 б 4,5");
        h.picture(&format!("results-entry-{tag}"));
        h.click(if locale == Locale::Ru { "Таблица тура" } else { "Round table" });
        h.picture(&format!("results-table-{tag}"));
        h.window.state_mut().view.dialog = Some(Box::new(Dialog::Results(ResultsDialog::for_table(table(8)))));
        h.picture(&format!("results-dialog-{tag}"));
        h.window.state_mut().view.dialog = Some(Box::new(Dialog::Results(ResultsDialog::fix_round(ROUND))));
        h.picture(&format!("results-fix-{tag}"));
        let mut h = counting(locale, size);
        if dark {
            h.dark();
        }
        h.click(if locale == Locale::Ru { "D10 белые" } else { "D10 White" });
        h.picture(&format!("results-counting-{tag}"));
    }
}
