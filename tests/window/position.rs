//! The position workplace walked by accessible name: a record opened, stepped through, stones edited, findings seen, the
//! position entered for a table.

use super::support::{Hall, LARGE, SMALL, hall, table};
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use fujite::app::Action;
use fujite::i18n::Locale;
use fujite::referee::PositionSource;
use fujite::rules::{Point, Sides};
use fujite::ui::Place;
use std::path::PathBuf;

/// Two corner fights; move 9 takes two stones, move 12 is on a stone.
const GAME: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Клевер Тит]PW[Лещинский Борис]
;B[pd];W[dd];B[pq];W[dp];B[ab];W[aa];B[bb];W[ba];B[ca];W[qn];B[fq];W[fq](;B[cn];W[jd])(;B[qp];W[pn]))
(;GM[1]FF[4]SZ[19]PB[Аистов]PW[Юркин];B[qd])";

fn at_position(locale: Locale, size: [f32; 2]) -> Hall {
    let mut hall = hall(locale, size);
    hall.window.state_mut().view.table = Some(table(7));
    hall.window.state_mut().view.place = Place::Position;
    hall.settle();
    hall
}

fn record(hall: &Hall, text: &str) -> PathBuf {
    let path = hall.folder.path().join("game.sgf");
    std::fs::write(&path, text).expect("a file in the temporary folder");
    path
}

fn with_record(locale: Locale, size: [f32; 2]) -> Hall {
    let mut hall = at_position(locale, size);
    let path = record(&hall, GAME);
    hall.act(Action::ReadRecord(path));
    hall
}

#[test]
fn step_six_in_russian() {
    let mut hall = at_position(Locale::Ru, SMALL);
    hall.picture("position-ru-empty");
    let path = record(&hall, GAME);

    hall.press_with(Modifiers::CTRL, Key::O);
    assert!(hall.shows("Открыть запись партии"));
    hall.type_into("Путь к записи", &path.display().to_string());
    hall.picture("position-ru-open");
    hall.click("Открыть запись");
    assert!(hall.says("запись game.sgf, ход 14"), "the record opens at its end");
    assert!(hall.says("ход 12, белые F3, ход 12: пункт занят"), "the illegal move is flagged in the list");

    hall.press(Key::OpenBracket);
    assert!(hall.says("запись game.sgf, ход 13"));
    hall.press(Key::Home);
    assert!(hall.says("запись game.sgf, ход 0"));
    hall.click("Перейти к ходу");
    hall.type_text("9");
    hall.press(Key::Enter);
    assert!(hall.says("запись game.sgf, ход 9"));
    assert!(hall.says("взято пленников, чёрные"));
    assert!(hall.says("C19, чёрный камень, цепь 1, дамэ 3, последний ход"));

    // A point typed on the Russian layout: the first move there.
    hall.click("Пункт: найти первый ход в нём");
    hall.type_text("д16");
    hall.press(Key::Enter);
    assert!(!hall.says("запись game.sgf, ход 9") || hall.says("Хода L16 в записи нет"));
    hall.click("Пункт: найти первый ход в нём");
    hall.type_text("d16");
    hall.press(Key::Enter);
    assert!(hall.says("запись game.sgf, ход 2"));
    hall.press(Key::End);

    // A stone knocked off: it no longer adds up, and the comparison names the point.
    hall.click("Стирать");
    hall.click_point("Q16, чёрный камень");
    assert!(hall.says("с правкой"));
    assert!(hall.says("Q16: нет чёрного камня"));
    hall.click("Ставить: слева чёрный, справа белый");
    hall.click_point("K10, пусто");
    assert!(hall.says("K10: лишний чёрный камень"));
    hall.click("Q16: нет чёрного камня");
    hall.picture("position-ru-edited");
    hall.dark();
    hall.picture("position-ru-edited-dark");
    hall.press_with(Modifiers::CTRL, Key::Z);
    hall.press_with(Modifiers::CTRL, Key::Z);
    assert!(!hall.says("с правкой"));
    assert!(hall.shows("доска совпадает") || hall.says("запись game.sgf, ход 14"));

    hall.click("Записать позицию…");
    hall.click("Чёрные согласны");
    hall.click("Белые согласны");
    hall.type_into("Примечание", "по записи секунданта");
    hall.picture("position-ru-enter");
    hall.click("Записать позицию стола 7");
    let position = hall.state().table(table(7)).and_then(|t| t.position.clone()).expect("the position is in the journal");
    assert_eq!(position.source, PositionSource::Record { name: "game.sgf".to_owned(), moves: 14, edited: false });
    assert_eq!(position.agreed, Sides::new(true, true));
    assert_eq!(position.note, "по записи секунданта");
    assert!(hall.says("Введена в журнал. Согласны: чёрные, белые."));
    hall.picture("position-ru-entered");
}

#[test]
fn step_six_in_english() {
    let mut hall = with_record(Locale::En, LARGE);
    assert!(hall.says("record game.sgf, move 14"));
    hall.click("To the start of the record");
    hall.click("One move forward");
    assert!(hall.says("Q16, black stone, chain of 1, liberties 4, last move"));
    hall.click("Move numbers");
    hall.click("To the end of the record");
    hall.picture("position-en-large");
    hall.click("Enter the position…");
    hall.click("Enter the position of table 7");
    assert!(hall.state().table(table(7)).is_some_and(|t| t.position.is_some()));
}

#[test]
fn a_play_against_the_rules_is_refused_with_its_reason_and_can_be_forced_as_recorded() {
    let mut hall = with_record(Locale::Ru, SMALL);
    hall.click("Играть");
    hall.click_point("D16, белый камень");
    assert!(hall.says("D16: пункт занят. Ход не сделан"));
    hall.picture("position-ru-refused");
    hall.click("Как записано");
    hall.click_point("D16, белый камень");
    assert!(hall.says("D16: пункт занят. Сделан, как записано, и отмечен"));
    assert!(hall.says("D16: ход 15: пункт занят"), "the finding stays in the list");
    assert!(hall.says("D16, чёрный камень"));
}

#[test]
fn the_keyboard_alone_sets_moves_and_erases_stones() {
    let mut hall = at_position(Locale::Ru, SMALL);
    hall.type_text("k");
    hall.type_text("10");
    hall.press(Key::Enter);
    hall.window.get_by_label("Доска").focus();
    hall.settle();
    hall.press(Key::Enter);
    assert!(hall.says("K10, чёрный камень, цепь 1, дамэ 4"));
    hall.press(Key::ArrowRight);
    hall.press(Key::X);
    hall.press(Key::Enter);
    assert!(hall.says("L10, белый камень, цепь 1, дамэ 3"));
    hall.press(Key::Delete);
    assert!(hall.says("L10, пусто"));
}

#[test]
fn a_board_in_text_and_a_record_in_sgf_are_pasted() {
    let mut hall = at_position(Locale::Ru, SMALL);
    let rows = "...\n.XO\n...\nto play: white\nprisoners: black 2, white 0\n";
    hall.window.event(Event::Paste(rows.to_owned()));
    hall.settle();
    assert!(hall.says("B2, чёрный камень, цепь 1, дамэ 3"));
    assert!(hall.says("ход белых"));
    hall.window.event(Event::Paste("(;SZ[9];B[ee];W[ec])".to_owned()));
    hall.settle();
    assert!(hall.says("запись из буфера обмена, ход 2"));
    hall.window.event(Event::Paste("сегодня дождь".to_owned()));
    hall.settle();
    assert!(hall.says("В буфере не позиция"));
    assert!(hall.says("E7, белый камень"), "the board is as it was");
}

#[test]
fn another_game_of_the_file_and_another_variation_are_chosen() {
    let mut hall = with_record(Locale::Ru, SMALL);
    hall.click("Перейти к ходу");
    hall.type_text("12");
    hall.press(Key::Enter);
    hall.click("Вариант записи");
    hall.click("R4");
    hall.press(Key::CloseBracket);
    assert!(hall.says("R4, чёрный камень"));
    hall.click("Партия файла");
    hall.picture("position-ru-games");
    hall.click("Аистов — Юркин");
    assert!(hall.says("запись game.sgf, ход 1"));
}

#[test]
fn a_tables_position_opens_with_the_table_and_never_for_another() {
    let mut hall = with_record(Locale::Ru, SMALL);
    let setup = fujite::rules::Setup::from_rows(&["...", ".X.", "..."]).expect("rows");
    let position = fujite::referee::EnteredPosition {
        setup,
        last_move: Some(Point::new(1, 1)),
        source: PositionSource::SetUp,
        agreed: Sides::default(),
        note: String::new(),
        disturbance: None,
        clocks: None,
    };
    hall.command(fujite::referee::Command::EnterPosition { table: table(3), position: Box::new(position) });
    hall.window.state_mut().view.table = Some(table(3));
    hall.settle();
    assert!(hall.says("B2, чёрный камень, цепь 1, дамэ 4, последний ход"));
    hall.window.state_mut().view.table = Some(table(4));
    hall.settle();
    assert!(!hall.says("чёрный камень, цепь"), "the board is cleared for a table without a position");
}

#[test]
fn the_board_turns_to_white_with_its_coordinates() {
    let mut hall = with_record(Locale::Ru, SMALL);
    let place = |hall: &Hall| hall.window.get_by_label_contains("Q16, чёрный камень").rect().center();
    let before = place(&hall);
    hall.click("Смотреть со стороны белых");
    let after = place(&hall);
    assert!(after.x < before.x && after.y > before.y, "Q16 is lower left now");
    hall.click_point("K10, пусто");
    assert!(hall.says("K10, чёрный камень"));
    hall.picture("position-ru-from-white");
}
