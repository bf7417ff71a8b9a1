//! Article 12 at the window: a game is put off, its form filled and signed, its envelope kept, and next day resumed.

use super::support::{Hall, LARGE, ROUND, SMALL, hall, table};
use eframe::egui::Key;
use fujite::app::Action;
use fujite::clock::{Millis, SideTime};
use fujite::forms;
use fujite::forms::{Order, order};
use fujite::i18n::Locale;
use fujite::referee::{
    Adjournment, Command, EnteredPosition, Event, Found, How, MoveKind, Outcome, PositionSource, RoundNo, State, Step, TableId,
    TableNo, Verdict,
};
use fujite::rules::{Color, Point, Setup, Sides};
use fujite::ui::Place;

const HOUR: Millis = Millis::from_mins(60);

/// A ko: White took at E4, and Black may not take back at D4. R1 takes one stone.
fn entered() -> EnteredPosition {
    let mut setup = Setup::empty(fujite::rules::Size::STANDARD);
    let at = |name: &str| fujite::rules::Notation::Standard.parse(setup_size(), name).expect("a point");
    for name in ["D5", "C4", "D3"] {
        setup.set(at(name), Some(Color::White));
    }
    for name in ["E5", "F4", "E3"] {
        setup.set(at(name), Some(Color::Black));
    }
    // White's stone on E4 took Black's on D4: the hole is at D4, enclosed by White.
    setup.set(at("E4"), Some(Color::White));
    // One white stone in the corner with a single liberty left: R1 takes it.
    for (name, color) in [("S1", Color::White), ("T1", Color::Black), ("S2", Color::Black)] {
        setup.set(at(name), Some(color));
    }
    setup.ko = Some(at("D4"));
    setup.prisoners = Sides::new(0, 1);
    setup.to_play = Color::Black;
    setup.moves = None;
    EnteredPosition {
        setup,
        last_move: Some(at("E4")),
        source: PositionSource::SetUp,
        agreed: Sides::new(true, true),
        note: String::new(),
        disturbance: None,
        clocks: None,
    }
}

fn setup_size() -> fujite::rules::Size {
    fujite::rules::Size::STANDARD
}

pub(super) fn point(name: &str) -> Point {
    fujite::rules::Notation::Standard.parse(setup_size(), name).expect("a point")
}

/// The hall, ten minutes into the round, with the ko on table 5 and its place on the window.
pub(super) fn at_table(locale: Locale, size: [f32; 2]) -> Hall {
    begin(hall(locale, size))
}

pub(super) fn begin(mut hall: Hall) -> Hall {
    hall.command(Command::StartRound { round: ROUND });
    hall.pass(Millis::from_mins(10));
    hall.command(Command::EnterPosition { table: table(5), position: Box::new(entered()) });
    go(&mut hall, Some(table(5)));
    hall
}

pub(super) fn go(hall: &mut Hall, table: Option<TableId>) {
    let view = &mut hall.window.state_mut().view;
    view.place = Place::Adjournment;
    view.table = table;
    hall.settle();
}

pub(super) fn adjournment(hall: &Hall) -> &Adjournment {
    hall.state().table(table(5)).and_then(|t| t.adjournments.last()).expect("an adjournment")
}

/// Steps 1 to 9 by the main button.
pub(super) fn put_off(hall: &mut Hall) {
    hall.click("Отложить партию…");
    hall.click("Объявить откладывание: стол 5");
    hall.click("Белые заполнили свою часть");
    hall.click("Ход решён: остановить часы");
    hall.click("Форма дополнена и сверена");
    hall.click("Чёрные подписали");
    hall.click("Белые подписали");
    hall.click("Ход помечен в форме");
    hall.click("Конверт запечатан");
    hall.click("Конверт надписан");
    hall.click("Конверт сдан на хранение");
}

/// Next morning, up to the open envelope.
pub(super) fn open(hall: &mut Hall) {
    hall.pass(HOUR.times(17));
    if hall.state().table(table(5)).is_some() && hall.shows("К возобновлению") {
        hall.click("К возобновлению");
    }
    hall.click("Оба игрока за столом");
    hall.click("Позиция сверена с формой");
    hall.click("Пленники сверены");
    hall.click("Часы поставлены по форме");
    hall.click("Дать время на проверку");
    hall.pass(Millis::from_secs(61));
    hall.click("Конверт вскрыт");
}

/// Clicks the point on the opened diagram.
pub(super) fn mark(hall: &mut Hall, name: &str) {
    hall.click(&format!("{name}, пусто"));
}

#[test]
fn nine_steps_are_recorded_by_the_main_button_alone() {
    let mut hall = at_table(Locale::Ru, SMALL);
    put_off(&mut hall);
    let found = adjournment(&hall);
    assert!(found.is_complete());
    assert_eq!(found.steps.len(), 8, "an open move is not checked where the move is sealed");
    assert_eq!(found.envelope.number, 1);
    assert_eq!(found.form.position, entered().setup);
    assert!(!hall.state().table(table(5)).expect("table 5").watch.is_running());
    assert!(hall.shows("К возобновлению"));
}

#[test]
fn the_form_is_typed_checked_and_recorded_before_anybody_signs() {
    let mut hall = at_table(Locale::Ru, SMALL);
    hall.click("Отложить партию…");
    hall.click("Объявить откладывание: стол 5");
    hall.click("Белые заполнили свою часть");
    hall.click("Ход решён: остановить часы");
    assert!(hall.says("время не сходится"), "both clocks at their most add up to more than can be left");
    hall.type_into("Кто хранит", "Берестов Антон");
    assert!(hall.shows("Записать форму"), "what is typed comes before the next step");
    hall.click("Записать форму");
    assert_eq!(adjournment(&hall).envelope.keeper, "Берестов Антон");
    hall.type_into("Ходов сделано", "14");
    hall.click("Записать форму");
    assert_eq!(adjournment(&hall).form.position.moves, Some(14));
    assert!(hall.says("камней на доске и в пленных"), "fourteen moves do not make these stones");
    hall.click("Форма дополнена и сверена");
    hall.click("Чёрные подписали");
    assert!(adjournment(&hall).signed.black.is_some());
}

#[test]
fn an_open_move_that_takes_stones_is_refused_with_12_2() {
    let mut hall = at_table(Locale::Ru, SMALL);
    hall.click("Отложить партию…");
    hall.click("Объявить откладывание: стол 5");
    hall.click("Открытый");
    hall.type_into("Пункт открытого хода", "r1");
    assert!(hall.says("Открытый ход снимает 1 камень"));
    assert!(hall.says("12.2"));
    hall.click("Записать открытый ход");
    assert_eq!(adjournment(&hall).kind, MoveKind::Sealed, "nothing was recorded");
    hall.click("K10, пусто");
    hall.click("Записать открытый ход");
    assert_eq!(adjournment(&hall).kind, MoveKind::Open(point("K10")));
}

#[test]
fn a_forbidden_ko_in_the_envelope_is_a_proposed_loss_of_the_mover() {
    let mut hall = at_table(Locale::Ru, SMALL);
    put_off(&mut hall);
    open(&mut hall);
    mark(&mut hall, "D4");
    hall.type_into("координата на бланке", "d4");
    assert!(hall.says("совпадает с отметкой"));
    assert!(hall.says("Ход запрещён: ко"));
    assert!(hall.says("поражение чёрных"));
    hall.picture("ko-in-the-envelope");
    assert!(hall.state().table(table(5)).expect("table 5").result.is_none(), "nothing before the button");
    hall.click("Объявить: поражение чёрных");
    let result = hall.state().table(table(5)).and_then(|t| t.result).expect("a result");
    assert_eq!(result.outcome, Outcome::win(Color::White, How::Regulation));
    assert!(!result.fixed);
}

#[test]
fn a_ruling_against_the_proposal_needs_its_grounds() {
    let mut hall = at_table(Locale::Ru, SMALL);
    put_off(&mut hall);
    open(&mut hall);
    mark(&mut hall, "D4");
    hall.click("Игра продолжается");
    hall.click("Объявить: игра продолжается");
    assert!(adjournment(&hall).opened.is_none(), "no grounds, no ruling");
    hall.type_into("Обоснование — обязательно, если решение иное", "Ко не указано в форме.");
    hall.click("Объявить: игра продолжается");
    let found = hall.state().table(table(5)).expect("table 5");
    assert!(found.result.is_none());
    assert!(found.watch.is_running(), "Black thinks again");
}

#[test]
fn a_legal_move_is_played_and_the_opponents_clock_runs() {
    let mut hall = at_table(Locale::Ru, SMALL);
    put_off(&mut hall);
    open(&mut hall);
    mark(&mut hall, "R1");
    assert!(hall.says("Ход R1 годен"));
    assert!(hall.says("Снимается 1 камень."));
    hall.picture("a-capture-in-the-envelope");
    let left = adjournment(&hall).form.times.white;
    hall.click("Играть R1: пойдут часы белых");
    let found = hall.state().table(table(5)).expect("table 5");
    assert!(found.result.is_none() && found.adjournment().is_none());
    assert!(found.watch.is_running());
    let position = &found.position.as_ref().expect("a position").setup;
    assert_eq!(position.get(point("R1")), Some(Color::Black));
    assert_eq!(position.get(point("S1")), None, "the stone was taken off");
    assert_eq!(position.prisoners.black, 1);
    assert_eq!(left, SideTime::Main { left: left.left() });
    assert!(hall.says("Партия возобновлена, идут часы белых"));
    hall.click("К туру");
    assert_eq!(hall.window.state().view.place, Place::Round);
}

#[test]
fn the_board_on_the_table_is_compared_point_by_point() {
    let mut hall = at_table(Locale::Ru, SMALL);
    put_off(&mut hall);
    hall.pass(HOUR.times(17));
    if hall.shows("К возобновлению") {
        hall.click("К возобновлению");
    }
    hall.click("Оба игрока за столом");
    mark(&mut hall, "Q16");
    assert!(hall.says("расхождений 1: Q16"));
    hall.click("Позиция сверена с формой");
    assert!(adjournment(&hall).checks.len() == 2, "a board that differs is not checked off");
    hall.picture("board-differs");
    hall.click("как в форме");
    hall.click("Позиция сверена с формой");
    assert_eq!(adjournment(&hall).checks.len(), 3);
}

#[test]
fn nothing_asks_for_the_move_and_nothing_holds_it_before_the_envelope_is_opened() {
    let mut hall = at_table(Locale::Ru, SMALL);
    put_off(&mut hall);
    assert!(!hall.shows("координата на бланке") && !hall.shows("Что в конверте"));
    assert_eq!(adjournment(&hall).kind, MoveKind::Sealed);
    open(&mut hall);
    mark(&mut hall, "R1");
    // Marked on the screen, not yet recorded: no file may know it.
    for file in std::fs::read_dir(hall.folder.path()).expect("the folder").flatten() {
        if !file.path().is_file() {
            continue;
        }
        let bytes = std::fs::read(file.path()).expect("a file of the station");
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains("EnvelopeOpened"), "{}", file.path().display());
        assert!(!text.contains("Marked((") && !text.contains("R1"), "{}", file.path().display());
    }
    hall.click("Играть R1: пойдут часы белых");
    let opened = adjournment(&hall).opened.expect("opened");
    assert_eq!(opened.found, Found::Marked(point("R1")));
    assert_eq!(opened.verdict, Verdict::Valid { captures: 1 });
    let journal = std::fs::read_to_string(hall.folder.path().join("cup.fujite")).expect("the journal");
    assert!(journal.contains("EnvelopeOpened"));
}

#[test]
fn in_english_the_same_steps_bear_english_names() {
    let mut hall = at_table(Locale::En, SMALL);
    for name in [
        "Adjourn the game…",
        "Announce the adjournment: table 5",
        "White has filled in its part",
        "Move decided: stop the clock",
        "Form completed and checked",
        "Black has signed",
        "White has signed",
        "Move marked on the form",
        "Envelope sealed",
        "Envelope inscribed",
        "Envelope handed over",
    ] {
        hall.click(name);
    }
    assert!(adjournment(&hall).is_complete());
    hall.picture("form-en");
    hall.pass(HOUR.times(17));
    if hall.shows("To the resumption") {
        hall.click("To the resumption");
    }
    for name in [
        "Both players at the table",
        "Position agrees with the form",
        "Prisoners checked",
        "Clocks set by the form",
        "Give time to check",
    ] {
        hall.click(name);
    }
    assert!(hall.says("Being checked: 1:00"));
    hall.pass(Millis::from_secs(60));
    hall.click("Envelope opened");
    hall.click("No move");
    assert!(hall.says("Black loses"));
    hall.picture("no-move-en");
    hall.click("Announce: Black loses");
    assert!(hall.state().table(table(5)).expect("table 5").is_finished());
}

#[test]
fn several_tables_are_put_off_at_once_and_numbered_envelopes_wait_for_them() {
    let mut hall = at_table(Locale::Ru, LARGE);
    go(&mut hall, None);
    hall.picture("list");
    hall.click("выбрать стол 3");
    hall.click("выбрать стол 5");
    hall.click("Отложить выбранные (2)…");
    assert!(hall.says("Отложить партии: 2 стола"));
    hall.picture("announce");
    hall.click("чёрные");
    hall.click("Объявить откладывание: столов 2");
    let numbers: Vec<u32> =
        [3, 5].into_iter().filter_map(|n| hall.state().table(table(n))?.adjournment().map(|a| a.envelope.number)).collect();
    assert_eq!(numbers, [1, 2]);
    assert!(hall.shows("Отложены 2"));
}

#[test]
fn an_adjournment_is_cancelled_with_a_reason_and_the_game_goes_on() {
    let mut hall = at_table(Locale::Ru, SMALL);
    hall.click("Отложить партию…");
    hall.click("Объявить откладывание: стол 5");
    hall.click("Отменить откладывание…");
    hall.click("Отменить откладывание");
    assert!(hall.state().table(table(5)).expect("table 5").adjournment().is_some(), "a reason is needed");
    hall.type_into("Причина", "Играют до конца.");
    hall.click("Отменить откладывание");
    let found = hall.state().table(table(5)).expect("table 5");
    assert!(found.adjournment().is_none() && found.watch.is_running());
}

#[test]
fn papers_say_what_the_form_says() {
    let mut hall = at_table(Locale::Ru, SMALL);
    put_off(&mut hall);
    let model = &hall.window.state().app.model;
    let data = |paper| order::data(&model.history, paper, "abc", model.now);
    let Some(forms::Paper::Adjournment(form)) = data(Order::AdjournmentForm(table(5))) else { panic!("a form") };
    let recorded = adjournment(&hall);
    assert_eq!((form.round, form.table, form.adjournment, form.envelope), (1, 5, 1, 1));
    assert_eq!(form.left, recorded.form.times);
    assert_eq!(form.prisoners, recorded.form.position.prisoners);
    assert_eq!(form.diagram.ko(), Some(point("D4")));
    assert!(
        matches!(data(Order::Envelope(table(5))), Some(forms::Paper::Envelope(envelope, _)) if envelope.check == form.check())
    );
    assert!(matches!(data(Order::EnvelopeLabel(table(5))), Some(forms::Paper::Labels(labels)) if labels.len() == 1));
    assert!(data(Order::AdjournmentForm(table(6))).is_none());
    let Some(forms::Paper::Protocol(protocol)) = data(Order::RoundProtocol(ROUND)) else { panic!("a protocol") };
    assert_eq!(protocol.rows.len(), 24);
    assert_eq!(forms::Tally::of(&protocol.rows).adjourned, 1);
    assert_eq!(order::file_name(Order::Envelope(table(5))), "envelope-round-1-table-5.pdf");
}

#[test]
fn the_example_shows_an_adjournment_in_the_middle_of_its_steps() {
    for (locale, size, dark, name) in [
        (Locale::Ru, SMALL, false, "form-ru"),
        (Locale::Ru, LARGE, true, "form-ru-large-dark"),
        (Locale::En, SMALL, true, "form-en-dark"),
    ] {
        let mut hall = super::support::empty_hall(locale, size);
        hall.act(Action::OpenExample);
        if dark {
            hall.dark();
        }
        go(&mut hall, Some(TableId::new(RoundNo(3), TableNo(5))));
        hall.picture(name);
        let five = five(hall.state());
        assert_eq!(five.open_steps().next(), Some(Step::Signed));
        assert!(five.signed.black.is_some());
    }
}

fn five(state: &State) -> &Adjournment {
    state.table(TableId::new(RoundNo(3), TableNo(5))).and_then(|t| t.adjournment()).expect("table 5 of the example is adjourned")
}

#[test]
fn enter_does_the_next_step_where_no_field_has_the_keyboard() {
    let mut hall = super::support::empty_hall(Locale::Ru, SMALL);
    hall.act(Action::OpenExample);
    go(&mut hall, Some(TableId::new(RoundNo(3), TableNo(5))));
    hall.press(Key::Enter);
    assert!(five(hall.state()).signed.white.is_some());
    let entries = hall.window.state().app.model.history.entries();
    assert!(matches!(entries.last().map(|e| &e.event), Some(Event::FormSigned { side: Color::White, .. })));
}
