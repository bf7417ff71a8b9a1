//! A disturbed board explained and put back, two players' records made one, moves changed in the middle, the game played again,
//! diagrams for others: by accessible name.

use super::support::{Hall, LARGE, SMALL, hall, table};
use eframe::egui::{Event, Key, Modifiers};
use fujite::app::Action;
use fujite::clock::{Millis, SideTime};
use fujite::i18n::Locale;
use fujite::referee::{Command, EnteredPosition, PositionSource};
use fujite::rules::{Change, Color, Notation, Point, Sides, Size};
use fujite::ui::Place;
use std::time::{Duration, Instant};

const GAME: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Клевер Тит]PW[Лещинский Борис]
;B[pd];W[dd];B[pq];W[dp];B[ab];W[aa];B[bb];W[ba];B[ca];W[qn];B[fq];W[jj];B[cn];W[jd])";

fn at(name: &str) -> Point {
    Notation::Standard.parse(Size::STANDARD, name).expect("a point of a 19 by 19 board")
}

fn at_position(locale: Locale, size: [f32; 2]) -> Hall {
    let mut hall = hall(locale, size);
    hall.window.state_mut().view.table = Some(table(7));
    hall.window.state_mut().view.place = Place::Position;
    hall.settle();
    hall
}

fn open(hall: &mut Hall, name: &str, text: &str) {
    let path = hall.folder.path().join(name);
    std::fs::write(&path, text).expect("a file in the temporary folder");
    hall.act(Action::ReadRecord(path));
}

fn with_record(locale: Locale, size: [f32; 2]) -> Hall {
    let mut hall = at_position(locale, size);
    open(&mut hall, "game.sgf", GAME);
    hall
}

fn paste(hall: &mut Hall, text: &str) {
    hall.window.event(Event::Paste(text.to_owned()));
    hall.settle();
}

fn entered(hall: &Hall) -> EnteredPosition {
    hall.state().table(table(7)).and_then(|t| t.position.clone()).expect("the position is in the journal")
}

/// One stone off, one moved to the next point.
fn disturb(hall: &mut Hall) {
    hall.click("Стирать");
    hall.click_point("Q16, чёрный камень");
    hall.click_point("D4, белый камень");
    hall.click("Ставить: слева чёрный, справа белый");
    hall.press(Key::X);
    hall.click_point("E4, пусто");
    hall.press(Key::X);
}

#[test]
fn a_disturbed_board_is_explained_and_put_back_with_one_click() {
    let mut hall = with_record(Locale::Ru, SMALL);
    disturb(&mut hall);
    assert!(hall.says("1 сдвиг, 1 упал"), "the smallest explanation comes first");
    assert!(hall.says("цена 2,1"));
    assert!(hall.says("E4 → D4; вернуть чёрный Q16"));
    assert!(hall.says("Q16: нет чёрного камня"));
    assert!(hall.says("E4: лишний белый камень"));
    hall.picture("position-ru-repair");
    hall.click("Восстановить так");
    assert!(hall.says("запись game.sgf, ход 14"));
    assert!(!hall.says("с правкой"), "the board is the record's again");
    assert!(hall.says("D4, белый камень") && hall.says("Q16, чёрный камень"));

    // What stood is one step back.
    hall.press_with(Modifiers::CTRL, Key::Z);
    assert!(hall.says("E4, белый камень"));
    hall.press_with(Modifiers::CTRL | Modifiers::SHIFT, Key::Z);

    hall.click("Записать позицию…");
    assert!(hall.says("Исправлено 2 камня"));
    hall.click("Чёрные согласны");
    hall.type_into("Примечание", "задели рукавом");
    hall.picture("position-ru-repair-enter");
    hall.click("Записать позицию стола 7");
    let position = entered(&hall);
    let disturbance = position.disturbance.expect("what stood goes to the journal with the position");
    let moved = Change::Moved { color: Color::White, from: at("D4"), to: at("E4") };
    assert_eq!(disturbance.changes, vec![moved, Change::Missing { color: Color::Black, point: at("Q16") }]);
    assert_eq!(disturbance.found.get(at("E4")), Some(Color::White));
    assert_eq!(position.setup.get(at("D4")), Some(Color::White));
    assert_eq!(position.agreed, Sides::new(true, false));
    assert!(hall.shows("Акт"), "and to paper");
}

#[test]
fn enter_takes_the_explanation_looked_at_and_another_can_be_looked_at_first() {
    let mut hall = with_record(Locale::En, LARGE);
    hall.click("Erase");
    hall.click_point("Q16, black stone");
    assert!(hall.says("1 fallen"));
    hall.click("explanation 1: 1 fallen");
    hall.window.ctx.memory_mut(|m| {
        if let Some(id) = m.focused() {
            m.surrender_focus(id);
        }
    });
    hall.press(Key::Enter);
    assert!(hall.says("Q16, black stone"));
    assert!(hall.says("the board agrees") || hall.says("record game.sgf, move 14"));
}

#[test]
fn two_sources_are_laid_over_one_another_without_touching_the_board() {
    let mut hall = with_record(Locale::Ru, SMALL);
    hall.click("Что стоит сейчас");
    hall.click("запись");
    hall.type_into("Ход записи для сравнения", "12");
    assert!(hall.says("C6: лишний чёрный камень"), "move 13 is not yet in the position after move 12");
    assert!(hall.says("K16: лишний белый камень"));
    hall.picture("position-ru-compare-record");
    hall.click_point("A1, пусто");
    assert!(hall.says("Показана другая позиция"));
    assert!(!hall.says("с правкой"));
}

#[test]
fn two_players_records_are_aligned_and_merged_by_choice() {
    let mut hall = with_record(Locale::Ru, SMALL);
    hall.click("Считать запись бланком чёрных");
    // White wrote another tenth move, and left the thirteenth out.
    open(&mut hall, "white.sgf", &GAME.replace("W[qn]", "W[rn]").replace(";B[cn]", ""));
    hall.click("Считать запись бланком белых");
    assert!(hall.says("2 расхождения"));
    assert!(hall.says("строка 10: бланки расходятся, у чёрных R6, у белых S6"));
    assert!(hall.says("строка 13: бланки расходятся, у чёрных C6, у белых пропуск"));
    hall.picture("position-ru-sheets");
    assert!(hall.says("Строка 10: бланки расходятся."), "the first difference is in hand");
    hall.click("взять S6");
    hall.click("взять C6");
    assert!(hall.says("Все расхождения решены."));
    hall.click("Собрать запись");
    assert!(hall.says("запись по двум бланкам, ход 14"));
    assert!(hall.says("S6, белый камень") && hall.says("C6, чёрный камень"));

    // Either player's last position can be held against the board.
    hall.click("Верная позиция");
    hall.click("бланк чёрных");
    assert!(hall.says("1 сдвиг"));
    assert!(hall.says("S6: лишний белый камень"));
    hall.picture("position-ru-sheet-against-board");
}

#[test]
fn a_move_changed_in_the_middle_names_the_first_impossible_one() {
    let mut hall = with_record(Locale::Ru, SMALL);
    hall.click("Перейти к ходу");
    hall.type_text("3");
    hall.press(Key::Enter);
    hall.type_into("Пункт для правки хода", "д16");
    hall.click("Заменить ход 3");
    assert!(hall.says("Пункт для правки хода"));
    // "д" on the Russian layout is L: L16.
    assert!(hall.says("L16, чёрный камень"));
    assert!(hall.says("Все следующие ходы остались возможны."));
    assert!(hall.says("запись game.sgf, ход 3, с правкой"));

    hall.type_into("Пункт для правки хода", "K10");
    hall.click("Вставить ход 4");
    assert!(hall.says("Первый ставший невозможным: ход 13 (K10), пункт занят."));
    assert!(hall.says("С хода 5"), "from there on the turn is off");
    hall.picture("position-ru-amend");
    hall.click("К ходу 13");
    assert!(hall.says("запись game.sgf, ход 13, с правкой"));

    hall.click("Удалить ход 13");
    assert!(hall.says("запись game.sgf, ход 12, с правкой"));
    hall.press_with(Modifiers::CTRL, Key::Z);
    assert!(hall.says("запись game.sgf, ход 13, с правкой"), "a changed move is a step like any other");
}

#[test]
fn the_game_is_played_again_and_closed_with_both_consenting() {
    let mut hall = at_position(Locale::Ru, SMALL);
    let round = table(7).round;
    hall.command(Command::StartRound { round });
    hall.pass(Millis::from_mins(30));
    hall.click("Сыграть заново по памяти…");
    hall.picture("position-ru-again-readings");
    hall.click("Начать");
    hall.click_point("Q16, пусто");
    hall.click_point("D16, пусто");
    hall.click_point("Q3, пусто");
    hall.click("ход 2: не уверены");
    hall.click("ход 3: не согласны");
    hall.pass(Millis::from_secs(75));
    assert!(hall.says("1:15"), "the replay's own time");
    hall.picture("position-ru-again");
    hall.click("Закрыть…");
    assert!(hall.says("партия сыграна заново, ходов 3, 2 сомнительных"));
    hall.click("Чёрные согласны");
    hall.click("Записать позицию стола 7");
    assert!(hall.state().table(table(7)).is_some_and(|t| t.position.is_none()), "White has not consented");
    hall.click("Белые согласны");
    hall.picture("position-ru-again-close");
    hall.click("Записать позицию стола 7");
    let position = entered(&hall);
    assert_eq!(position.source, PositionSource::PlayedAgain { moves: 3, doubtful: vec![2, 3] });
    assert_eq!(position.setup.stones().count(), 3);
    let clocks = position.clocks.expect("the readings from before are set again");
    assert_eq!(clocks.before, clocks.set);
    let main = hall.state().regulation().expect("a regulation").control.main;
    assert!(matches!(clocks.set.white, SideTime::Main { left } if left == main), "White has not moved since the start");
    assert!(!hall.shows("Прервать"), "the replay is over");
}

#[test]
fn the_clocks_are_set_with_the_position_down_to_the_floor() {
    let mut hall = with_record(Locale::Ru, SMALL);
    let round = table(7).round;
    hall.command(Command::StartRound { round });
    hall.pass(Millis::from_mins(20));
    hall.click("Записать позицию…");
    hall.click("Поставить часы вместе с позицией");
    hall.picture("position-ru-enter-clocks");
    hall.click("Записать позицию стола 7");
    let position = entered(&hall);
    let clocks = position.clocks.expect("both clocks");
    let bounds = hall.state().table(table(7)).expect("the table").watch.bounds(hall.window.state().app.model.now.mono);
    assert_eq!(bounds.map(|_, b| b.most), clocks.set);
}

#[test]
fn diagrams_are_saved_as_pdf_png_and_svg() {
    let mut hall = with_record(Locale::Ru, SMALL);
    for (kind, head) in [("PDF", &b"%PDF"[..]), ("PNG", &b"\x89PNG"[..]), ("SVG", &b"<svg"[..])] {
        hall.click("Диаграмма…");
        hall.click(kind);
        if kind == "PDF" {
            hall.picture("position-ru-diagram");
        }
        hall.click("Сохранить");
        let file = hall.folder.path().join("cup.papers").join(format!("diagram-round-1-table-7-move-14.{}", kind.to_lowercase()));
        let bytes = wait(&mut hall, || std::fs::read(&file).ok());
        assert!(bytes.starts_with(head), "{kind}");
    }
    hall.click("Диаграмма…");
    hall.click("Картинку в буфер");
    wait(&mut hall, || None.or(Some(())));
    let start = Instant::now();
    while !hall.says("Диаграмма в буфере обмена") {
        assert!(start.elapsed() < Duration::from_secs(60), "the picture never came");
        std::thread::sleep(Duration::from_millis(50));
        hall.settle();
    }
}

/// Until the printing thread is done.
fn wait<T>(hall: &mut Hall, ready: impl Fn() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = ready() {
            hall.settle();
            return found;
        }
        assert!(start.elapsed() < Duration::from_secs(60), "nothing came of it");
        std::thread::sleep(Duration::from_millis(50));
        hall.settle();
    }
}

#[test]
fn boards_are_pasted_in_the_layouts_of_other_programs() {
    let boards = [
        "   A B C D E\n 5 . . . . . 5\n 4 . X O . . 4\n 3 . . + . . 3\n 2 . .(X). . 2\n 1 . . . . . 1\n   A B C D E\n",
        "$$B Corner\n$$ -----------\n$$ | . . . . . |\n$$ | . X O . . |\n$$ | . . , . . |\n$$ | . . X . . |\n$$ | . . . . . |\n$$ -----------\n",
        ".....\n.XO..\n.....\n..X..\n.....\n",
    ];
    for board in boards {
        let mut hall = at_position(Locale::En, SMALL);
        paste(&mut hall, board);
        assert!(hall.says("B4, black stone") && hall.says("C4, white stone") && hall.says("C2, black stone"), "{board}");
        assert!(hall.says("A1, empty"));
    }
}
