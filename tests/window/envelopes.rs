//! Envelopes at the window: the register, the whole round put off, packs of papers, and the second copy nobody can read.

use super::adjournment::{adjournment, at_table, begin, go, mark, open, point, put_off};
use super::support::{Hall, LARGE, ROUND, SMALL, hall, table};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use fujite::app::{Action, Destination, Notice};
use fujite::clock::Millis;
use fujite::forms::Order;
use fujite::i18n::Locale;
use fujite::referee::{Command, Found, Step, Verdict, Whereabouts};
use fujite::rules::{Color, Notation, Size};
use fujite::ui::Place;
use std::path::Path;
use std::time::{Duration, Instant};

const PASSPHRASE: &str = "журавль над Заречьем";

/// The hall at table 5, with a regulation that has the second copy.
fn electronic(size: [f32; 2]) -> Hall {
    let mut hall = hall(Locale::Ru, size);
    let mut regulation = hall.state().regulation().expect("a regulation").clone();
    regulation.electronic_copy = true;
    hall.command(Command::SetRegulation { regulation: Box::new(regulation), reason: "п. 7 Регламента".into() });
    begin(hall)
}

/// Work off the frame thread is waited for.
fn until(hall: &mut Hall, what: &str, done: impl Fn(&Hall) -> bool) {
    let start = Instant::now();
    while !done(hall) {
        assert!(start.elapsed() < Duration::from_secs(120), "{what} does not come");
        std::thread::sleep(Duration::from_millis(20));
        hall.settle();
    }
}

/// Table 5 up to the stopped clock, and the second copy of R1 laid in.
fn seal(hall: &mut Hall, picture: Option<&str>) {
    hall.click("Отложить партию…");
    hall.click("Объявить откладывание: стол 5");
    hall.click("Белые заполнили свою часть");
    hall.click("Ход решён: остановить часы");
    hall.click("Электронный конверт…");
    assert!(hall.says("Экран — только для чёрных"));
    assert!(!hall.says("Ваш ход: R1"), "nothing is asked before the mover is alone");
    hall.click("Я у экрана один");
    hall.click("Ваш ход: R1, пусто");
    hall.type_into("Пароль, не короче 10 знаков", PASSPHRASE);
    hall.click("Запечатать");
    assert!(hall.shows("Запечатать"), "the passphrase is typed twice");
    hall.type_into("Пароль ещё раз", PASSPHRASE);
    if let Some(name) = picture {
        hall.picture(name);
    }
    hall.click("Запечатать");
    until(hall, "the sealed copy", |hall| adjournment(hall).electronic.is_some());
}

/// Every file under a folder.
fn files(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the station") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

/// Every way the move R1 is written: by letters, by numbers, as SGF and as the journal would.
fn spellings() -> Vec<String> {
    let at = point("R1");
    let mut all: Vec<String> = Notation::ALL.iter().map(|n| n.format(Size::STANDARD, at)).collect();
    all.extend(["R1", "r1", "R-1", "Р1", "qs", "QS", "[qs]", "point 16 18", "Marked((", "Marked(("].map(String::from));
    all.extend([format!("(x:{},y:{})", at.x, at.y), format!("x: {}, y: {}", at.x, at.y), PASSPHRASE.to_owned()]);
    all.sort();
    all.dedup();
    all.retain(|s| s.chars().count() > 1);
    all
}

/// Where a word stands by itself, not inside a longer one.
fn holds(text: &str, wanted: &str) -> bool {
    let edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '+' && c != '/');
    text.match_indices(wanted).any(|(at, found)| {
        let whole = wanted.chars().next().is_none_or(|c| !c.is_alphanumeric());
        whole || (edge(text[..at].chars().next_back()) && edge(text[at + found.len()..].chars().next()))
    })
}

/// The steps from the completed form to the keeper.
fn hand_over(hall: &mut Hall) {
    for name in [
        "Форма дополнена и сверена",
        "Чёрные подписали",
        "Белые подписали",
        "Ход помечен в форме",
        "Конверт запечатан",
        "Конверт надписан",
        "Конверт сдан на хранение",
    ] {
        hall.click(name);
    }
}

#[test]
fn the_second_copy_is_sealed_and_nothing_the_station_wrote_or_shows_tells_the_move() {
    let mut hall = electronic(SMALL);
    seal(&mut hall, Some("electronic-envelope"));
    hand_over(&mut hall);
    let head = "голова";
    let model = &hall.window.state().app.model;
    let orders = [
        Order::AdjournmentForm(table(5)),
        Order::Envelope(table(5)),
        Order::EnvelopeLabel(table(5)),
        Order::ResumptionSheet(table(5)),
        Order::Receipts(table(5)),
        Order::TablePack(table(5)),
        Order::RoundProtocol(ROUND),
    ];
    let press = fujite::forms::Press::new();
    let commitment = adjournment(&hall).electronic.as_ref().expect("the copy").sealed.printed();
    let mut written: Vec<(String, String)> = Vec::new();
    for order in orders {
        let paper = fujite::forms::order::data(&model.history, order, head, model.now).expect("a paper");
        let pdf = press.print(&paper, model.l10n()).expect("set").pdf().expect("a PDF");
        let Some(words) = crate::forms::words(&pdf) else { return };
        written.push((format!("{order:?}"), words));
    }
    // The diagram's own coordinates are on every form; the move is not among what is said of the game.
    for (name, words) in written.iter().skip(1).take(4) {
        assert!(name.contains("Label") || words.contains(&commitment), "{name} carries the commitment:\n{words}");
    }
    let mut paths = Vec::new();
    files(hall.folder.path(), &mut paths);
    for path in paths {
        let bytes = std::fs::read(&path).expect("a file of the station");
        written.push((path.display().to_string(), String::from_utf8_lossy(&bytes).into_owned()));
    }
    assert!(written.iter().any(|(name, _)| name.ends_with("cup.fujite")), "the journal is among them");
    // What any screen says, and what the wall shows.
    hall.window.state_mut().view.wall = true;
    for place in Place::ALL {
        hall.window.state_mut().view.place = place;
        hall.settle();
        let nodes = hall.window.query_all(egui_kittest::kittest::By::new());
        let texts: Vec<String> = nodes
            // A board names each of its points, with what stands there: that is the position, not the move.
            .filter(|n| !matches!(n.accesskit_node().role(), Role::GridCell | Role::Cell | Role::Button))
            .filter_map(|n| n.accesskit_node().label().or_else(|| n.accesskit_node().value()))
            .collect();
        written.push((format!("{place:?}"), texts.join("\n")));
    }
    written.push(("log".into(), format!("{:?}", hall.window.state().app)));
    written.push(("model".into(), format!("{:?}", hall.window.state().app.model)));
    for (name, text) in &written {
        for wanted in spellings() {
            assert!(!holds(text, &wanted), "{name} holds {wanted:?}");
        }
    }
}

#[test]
fn a_lost_envelope_is_replaced_by_the_second_copy() {
    let mut hall = electronic(SMALL);
    seal(&mut hall, None);
    hand_over(&mut hall);
    hall.pass(Millis::from_mins(17 * 60));
    if hall.shows("К возобновлению") {
        hall.click("К возобновлению");
    }
    for name in [
        "Оба игрока за столом",
        "Позиция сверена с формой",
        "Пленники сверены",
        "Часы поставлены по форме",
        "Дать время на проверку",
    ] {
        hall.click(name);
    }
    hall.pass(Millis::from_secs(61));
    hall.click("Конверта нет…");
    hall.click("Вскрыть электронный конверт…");
    hall.type_into("Пароль электронного конверта", "журавль в небе");
    hall.click("Вскрыть");
    until(&mut hall, "an answer", |hall| hall.window.state().app.model.sealing.is_none());
    assert!(matches!(&hall.window.state().app.model.notice, Some(Notice::Failed(_))), "another passphrase does not open it");
    assert!(adjournment(&hall).electronic.as_ref().expect("the copy").opened.is_none());
    hall.click("Вскрыть электронный конверт…");
    hall.type_into("Пароль электронного конверта", PASSPHRASE);
    hall.click("Вскрыть");
    until(&mut hall, "the opened copy", |hall| adjournment(hall).electronic.as_ref().is_some_and(|e| e.opened.is_some()));
    assert!(hall.says("в нём R1") && hall.says("Ход R1 годен"));
    hall.picture("electronic-replaces");
    hall.click("Играть R1: пойдут часы белых");
    let found = hall.state().table(table(5)).expect("table 5");
    assert_eq!(found.adjournments[0].opened.map(|o| (o.found, o.verdict)), Some((Found::Lost, Verdict::Valid { captures: 1 })));
    assert_eq!(found.position.as_ref().expect("a position").setup.get(point("R1")), Some(Color::Black));
}

#[test]
fn the_register_is_kept_from_the_window() {
    let mut hall = at_table(Locale::Ru, SMALL);
    put_off(&mut hall);
    go(&mut hall, None);
    hall.click("Конверты 1");
    hall.click("Конверт № 1, тур 1, стол 5");
    hall.click("Сдать…");
    hall.type_into("Где будет лежать", "сейф 2");
    hall.picture("register-hand-over");
    hall.click("Записать: конверт сдан");
    let kept = adjournment(&hall);
    assert_eq!(kept.envelope.place, "сейф 2");
    assert_eq!(kept.envelope.keeper, "Берестов Антон", "the desk receives it");
    assert!(hall.says("сейф 2"));
    hall.click("Взять…");
    hall.click("Записать: конверт взят");
    assert_eq!(adjournment(&hall).whereabouts(), Whereabouts::TakenOut);
    hall.click("Печать нарушена…");
    hall.click("Записать: печать нарушена");
    assert!(adjournment(&hall).broken_seal().is_none(), "it has to be said what is seen");
    hall.type_into("Что видно и кто заметил", "клапан надорван");
    hall.click("Записать: печать нарушена");
    assert!(adjournment(&hall).broken_seal().is_some());
    assert!(hall.says("печать конверта нарушена"), "it is on the attention list");
    hall.picture("register");
}

#[test]
fn a_whole_round_is_put_off_on_one_screen() {
    let mut hall = at_table(Locale::Ru, LARGE);
    go(&mut hall, None);
    hall.click("Отложить весь тур (24)…");
    hall.click("остальным чёрные");
    hall.click("Объявить откладывание: столов 24");
    assert!(hall.says("идут, ход чёрных"));
    hall.picture("round-put-off");
    for n in [3, 5] {
        hall.click(&format!("выбрать стол {n}"));
    }
    hall.click("Шаг 1 у выбранных (2)");
    hall.click("Шаг 2 у выбранных (2)");
    for n in [3, 5] {
        let found = hall.state().table(table(n)).and_then(|t| t.adjournment()).expect("adjourned");
        assert!(found.steps.contains_key(&Step::MoveDecided));
    }
    hall.click("выбрать стол 7");
    hall.click("Шаг — у выбранных (3)");
    let seven = hall.state().table(table(7)).and_then(|t| t.adjournment()).expect("adjourned");
    assert!(seven.steps.is_empty(), "tables at different steps are not done at once");
    assert!(hall.says("не хватает"));
    hall.picture("round-in-between");
    hall.command(Command::Stop { table: table(9), reason: fujite::referee::StopReason::Judge, by: None, ruling: None });
    assert!(hall.says("стоят, а думают чёрные"), "a clock that does not do what it has to is said");
}

#[test]
fn a_pack_for_the_round_is_made_off_the_frame_thread_and_can_be_stopped() {
    let mut hall = at_table(Locale::Ru, LARGE);
    go(&mut hall, None);
    for n in [3, 5, 7] {
        hall.click(&format!("выбрать стол {n}"));
    }
    hall.click("Отложить выбранные (3)…");
    hall.click("остальным чёрные");
    hall.click("Объявить откладывание: столов 3");
    let out = hall.folder.path().join("pack.pdf");
    let print = |hall: &mut Hall| {
        hall.act(Action::Print { paper: Order::RoundPack(ROUND), to: Destination::File(out.clone()) });
    };
    print(&mut hall);
    until(&mut hall, "progress", |hall| hall.window.state().app.model.pack.is_some());
    assert!(hall.says("Печатаются бумаги"));
    hall.picture("pack-progress");
    hall.click("Остановить");
    until(&mut hall, "the end", |hall| hall.window.state().app.model.printing.is_empty());
    assert!(matches!(hall.window.state().app.model.notice, Some(Notice::PackStopped)));
    assert!(!out.exists(), "nothing of a stopped pack is saved");
    print(&mut hall);
    until(&mut hall, "the pack", |hall| hall.window.state().app.model.printing.is_empty());
    let pdf = std::fs::read(&out).expect("the pack");
    if let Some(words) = crate::forms::words(&pdf) {
        let places: Vec<usize> = [3, 5, 7]
            .iter()
            .map(|n| words.find(&format!("KZ26 / 1 / {n} / 1")).unwrap_or_else(|| panic!("table {n} is not in the pack")))
            .collect();
        assert!(places.is_sorted(), "by table");
    }
    // Three tables of three sheets with empty backs, and six receipts, four on a sheet.
    let model = &hall.window.state().app.model;
    let paper = fujite::forms::order::data(&model.history, Order::RoundPack(ROUND), "", model.now).expect("a pack");
    assert_eq!(fujite::forms::Press::new().print(&paper, model.l10n()).expect("set").pages(), 3 * 6 + 2);
}

#[test]
fn a_paper_mark_that_differs_from_the_second_copy_is_an_ambiguous_move() {
    let mut hall = electronic(SMALL);
    seal(&mut hall, None);
    hand_over(&mut hall);
    open(&mut hall);
    hall.click("Вскрыть электронный конверт…");
    hall.type_into("Пароль электронного конверта", PASSPHRASE);
    hall.click("Вскрыть");
    until(&mut hall, "the opened copy", |hall| adjournment(hall).electronic.as_ref().is_some_and(|e| e.opened.is_some()));
    mark(&mut hall, "K10");
    assert!(hall.says("расходится с бумажным"));
    assert!(hall.says("поражение чёрных"));
    mark(&mut hall, "R1");
    assert!(hall.says("совпадает с бумажным"));
    hall.click("Играть R1: пойдут часы белых");
    assert!(adjournment(&hall).closed.is_some());
}

#[test]
fn a_coordinate_that_differs_from_the_mark_is_ruled_on() {
    let mut hall = at_table(Locale::Ru, SMALL);
    put_off(&mut hall);
    open(&mut hall);
    mark(&mut hall, "R1");
    hall.type_into("координата на бланке", "r2");
    assert!(hall.says("расходится: верна отметка"));
    hall.picture("coordinate-differs");
    hall.click("Объявить: игра продолжается");
    let found = hall.state().table(table(5)).expect("table 5");
    assert_eq!(found.position.as_ref().expect("a position").setup.get(point("R1")), Some(Color::Black), "the mark is the move");
    assert!(found.watch.is_running());
}
