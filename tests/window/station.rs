//! Start, palette, journal and regulation, by accessible name.

use super::support::{LARGE, ROUND, SMALL, empty_hall, hall, table};
use eframe::egui::{Key, Modifiers};
use fujite::app::Action;
use fujite::clock::Millis;
use fujite::i18n::Locale;
use fujite::referee::Command;
use fujite::ui::Place;

#[test]
fn the_example_opens_from_the_start() {
    let mut hall = empty_hall(Locale::Ru, SMALL);
    assert!(hall.shows("Открыть турнир"));
    hall.picture("start-ru-light");
    hall.click("Открыть пример");
    assert!(hall.state().foundation.is_some());
}

#[test]
fn a_file_that_is_none_is_said_so_and_nothing_opens() {
    let mut hall = empty_hall(Locale::En, SMALL);
    let path = hall.folder.path().join("letter.fujite");
    std::fs::write(&path, "Dear colleagues").expect("a file");
    hall.act(Action::Open(path));
    assert!(hall.says("It was left alone."));
    hall.picture("start-failure-en-light");
    assert!(hall.state().foundation.is_none());
}

const PAIRINGS: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<Tournament dataVersion="201" externalIPAddress="" fullVersionNumber="3.49" runningMode="SAL" saveDT="20261128">
<Players>
<Player agaExpirationDate="" agaId="" club="Zar" country="RU" egfPin="" ffgLicence="" ffgLicenceStatus="" firstName="Anna" grade="1D" name="Anisova" participating="11111111111111111111" rank="1D" rating="2100" ratingOrigin="FFG" registeringStatus="FIN" smmsCorrection="0"/>
<Player agaExpirationDate="" agaId="" club="Zar" country="RU" egfPin="" ffgLicence="" ffgLicenceStatus="" firstName="Boris" grade="2D" name="Borov" participating="11111111111111111111" rank="2D" rating="2200" ratingOrigin="FFG" registeringStatus="FIN" smmsCorrection="0"/>
</Players>
<Games>
<Game blackPlayer="ANISOVAANNA" handicap="0" knownColor="true" result="RESULT_UNKNOWN" roundNumber="1" tableNumber="1" whitePlayer="BOROVBORIS"/>
</Games>
<TournamentParameterSet>
<GeneralParameterSet basicTime="60" beginDate="2026-11-28" canByoYomiTime="300" complementaryTimeSystem="STDBYOYOMI" director="Berestov" endDate="2026-11-29" fischerTime="10" komi="6.5" location="Zarechye" name="Zarechye Cup" nbMovesCanTime="15" numberOfRounds="5" shortName="zar" size="19" stdByoYomiTime="30"/>
</TournamentParameterSet>
</Tournament>
"#;

#[test]
fn a_tournament_is_made_from_a_pairing_file_and_what_it_lacks_is_asked() {
    let mut hall = empty_hall(Locale::Ru, SMALL);
    let path = hall.folder.path().join("cup.xml");
    std::fs::write(&path, PAIRINGS).expect("a pairing file");
    hall.type_into("Файл жеребьёвки", &path.display().to_string());
    hall.click("Прочитать");
    assert!(hall.shows("Чего нет в файле"));
    hall.picture("wizard-ru-light");
    hall.click("Создать турнир");
    assert!(hall.state().foundation.is_none(), "the number of periods is asked for first");
    hall.type_into("Периодов бё-ёми", "3");
    hall.picture("wizard-ready-ru-light");
    hall.click("Создать турнир");
    assert_eq!(hall.state().foundation.as_ref().map(|f| f.players.len()), Some(2));
    assert!(hall.shows("Тур"));
}

#[test]
fn the_palette_finds_an_act_at_a_table_in_either_layout() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    hall.press_with(Modifiers::COMMAND, Key::K);
    hall.type_text("17 ghtlegh");
    assert!(hall.says("Предупреждение чёрным:"));
    hall.picture("palette-ru-light");
    hall.press(Key::Escape);
    assert!(hall.window.state().view.palette.is_none());
}

#[test]
fn a_table_opens_by_number_and_enter() {
    let mut hall = hall(Locale::En, SMALL);
    hall.press_with(Modifiers::COMMAND, Key::K);
    hall.type_text("12");
    hall.press(Key::Enter);
    assert_eq!(hall.window.state().view.table, Some(table(12)));
}

#[test]
fn a_player_is_found_by_the_first_letters_of_the_name() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.press_with(Modifiers::COMMAND, Key::K);
    hall.type_text("черемух");
    assert!(hall.says("Черёмухин"));
    hall.press(Key::Enter);
    let open = hall.window.state().view.table.expect("a table is open");
    let found = hall.state().table(open).expect("the table");
    let names: Vec<String> = fujite::rules::Color::BOTH
        .into_iter()
        .map(|c| hall.state().names(found, c, fujite::referee::Player::full_name))
        .collect();
    assert!(names.iter().any(|n| n.starts_with("Черёмухин")), "{names:?}");
}

#[test]
fn the_journal_shows_what_was_taken_back_with_its_reason() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    hall.pass(Millis::from_mins(5));
    hall.command(Command::MarkAbsent { table: table(7), absent: fujite::rules::Sides::new(true, false) });
    hall.press(Key::F7);
    hall.click("не пришли чёрные");
    hall.click("Взять назад запись 4");
    hall.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(hall.says("взята назад записью 5"));
    assert!(hall.shows("Цепочка цела"));
    hall.picture("journal-ru-light");
    hall.dark();
    hall.picture("journal-ru-dark");
    hall.type_into("Слово, стол, номер", "старт");
    assert!(!hall.says("не пришли чёрные"));
}

#[test]
fn a_limit_beyond_the_hour_is_marked_and_the_regulation_is_recorded_with_a_reason() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.press(Key::F6);
    assert_eq!(hall.window.state().view.place, Place::Regulation);
    hall.picture("regulation-ru-light");
    hall.type_into("Предел опоздания", "75:00");
    assert!(hall.says("Кодекс не допускает предел опоздания больше 60 минут."));
    hall.picture("regulation-conflict-ru-light");
    hall.click("Поставить 1:00:00");
    hall.type_into("Обоснование правки", "решение организаторов");
    hall.click("Записать Регламент");
    assert_eq!(hall.state().regulation().and_then(|r| r.lateness_limit), Some(Millis::from_mins(60)));
}

#[test]
fn tables_get_a_control_of_their_own_and_the_round_starts_by_it() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.press(Key::F6);
    hall.click("Добавить группу столов");
    hall.type_into("Название группы 1", "Фора");
    hall.type_into("Первый стол группы 1", "21");
    assert!(hall.says("Номера столов: от первого до последнего."));
    hall.type_into("Последний стол группы 1", "24");
    hall.type_into("Контроль группы 1", "");
    hall.press_with(Modifiers::COMMAND, Key::A);
    hall.type_text("main 40m");
    assert!(!hall.says("Номера столов: от первого до последнего."));
    hall.picture("regulation-groups-ru-light");
    hall.type_into("Обоснование правки", "форовые столы короче");
    hall.click("Записать Регламент");
    hall.command(Command::StartRound { round: ROUND });
    let main = |n: u16| hall.state().table(table(n)).map(|t| t.watch.control().black.main);
    assert_eq!(main(21), Some(Millis::from_mins(40)));
    assert_ne!(main(20), main(21));
}

#[test]
fn the_regulation_fits_a_large_english_window_in_the_dark() {
    let mut hall = hall(Locale::En, LARGE);
    hall.dark();
    hall.press(Key::F6);
    assert!(hall.shows("Effective time and category"));
    hall.picture("regulation-en-dark");
}
