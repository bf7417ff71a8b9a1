//! Files at the window: read only, damaged, copied, checked, dropped, and a large pairing file.

use super::support::{Hall, ROUND, SMALL, empty_hall, hall, table, write_tournament};
use eframe::egui::{self, Key};
use fujite::app::{Action, FileCheck};
use fujite::clock::Millis;
use fujite::i18n::Locale;
use fujite::referee::{Command, Event as Entry};
use fujite::store::{Journal, MirrorStatus};
use fujite::ui::Place;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|e| e.to_string())
    }
}

/// A file is let fall on the window.
fn drop_file(hall: &mut Hall, path: &Path) {
    hall.window.input_mut().dropped_files.push(Arc::new(Dropped(path.to_owned())));
    hall.window.step();
    hall.settle();
}

/// Lets other threads work until it is so; ten seconds at most.
fn wait_until(hall: &mut Hall, holds: impl Fn(&Hall) -> bool) {
    for _ in 0..200 {
        hall.settle();
        if holds(hall) {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("it never came");
}

#[test]
fn a_file_another_station_writes_is_shown_and_nothing_is_recorded() {
    let mut hall = empty_hall(Locale::Ru, SMALL);
    let path = write_tournament(hall.folder.path(), &hall.time);
    let other = Journal::<Entry>::open(&path).expect("the other station");
    hall.act(Action::Open(path));
    assert!(hall.says("Только чтение."));
    assert!(hall.says("Файл открыт другой станцией"));
    hall.picture("read-only-ru-light");
    hall.command(Command::StartRound { round: ROUND });
    assert!(hall.state().rounds[&ROUND].started.is_none());
    assert!(hall.says("открыт только для чтения") || hall.says("Не получилось"));
    drop(other);
}

/// Changes a word of the journal, as a bad disk would.
fn damage(path: &Path, word: &str, other: &str) {
    let text = std::fs::read_to_string(path).expect("the journal");
    assert!(text.contains(word));
    std::fs::write(path, text.replacen(word, other, 1)).expect("a damaged journal");
}

#[test]
fn a_file_whose_founding_is_damaged_says_so_and_is_left_alone() {
    let mut hall = empty_hall(Locale::Ru, SMALL);
    let path = write_tournament(hall.folder.path(), &hall.time);
    damage(&path, "Вышгород", "Вышгорад");
    let before = std::fs::read(&path).expect("the journal");
    hall.act(Action::Open(path.clone()));
    assert!(hall.says("Сведения о турнире в файле не читаются"));
    hall.picture("founding-damaged-ru-light");
    assert_eq!(std::fs::read(&path).expect("the journal"), before);
}

#[test]
fn a_damaged_file_shows_what_can_be_read_and_goes_on_when_that_is_accepted() {
    let mut hall = empty_hall(Locale::Ru, SMALL);
    let path = write_tournament(hall.folder.path(), &hall.time);
    hall.act(Action::Open(path.clone()));
    hall.command(Command::StartRound { round: ROUND });
    hall.act(Action::CloseFile);
    damage(&path, "RoundStarted", "RoundStartad");
    hall.act(Action::Open(path));
    assert!(hall.says("Файл повреждён"));
    hall.picture("damaged-ru-light");
    hall.click("Показать");
    assert_eq!(hall.window.state().view.place, Place::Journal);
    assert!(hall.says("Повреждённых мест: 1"));
    hall.click("Принять и писать дальше");
    assert!(!hall.says("Только чтение."));
    assert!(!hall.window.state().app.model.is_read_only());
}

#[test]
fn a_second_copy_that_fails_is_said_at_the_top_and_work_goes_on() {
    let mut hall = hall(Locale::Ru, SMALL);
    let stick = hall.folder.path().join("stick");
    hall.act(Action::SetMirror(Some(stick.join("cup.fujite"))));
    hall.command(Command::StartRound { round: ROUND });
    let failed = |hall: &Hall| {
        let mirror = hall.window.state().app.model.file.as_ref().and_then(|f| f.mirror.as_ref());
        matches!(mirror, Some((_, MirrorStatus::Failed { .. })))
    };
    wait_until(&mut hall, failed);
    hall.pass(Millis::from_secs(1));
    assert!(hall.says("вторая копия отстала"));
    assert!(hall.state().rounds[&ROUND].started.is_some(), "the record does not wait for the copy");
    hall.click("вторая копия отстала");
    assert_eq!(hall.window.state().view.place, Place::Journal);
    std::fs::create_dir(&stick).expect("the stick is put in");
    hall.command(Command::MarkAbsent { table: table(3), absent: fujite::rules::Sides::new(true, false) });
    wait_until(&mut hall, |hall| !failed(hall));
    hall.pass(Millis::from_secs(1));
    assert!(!hall.says("вторая копия отстала"));
}

#[test]
fn the_open_file_is_read_again_on_asking_and_a_change_from_outside_shows() {
    let mut hall = hall(Locale::Ru, SMALL);
    hall.command(Command::StartRound { round: ROUND });
    hall.press(Key::F7);
    hall.click("Проверить файл сейчас");
    let done =
        |hall: &Hall| matches!(hall.window.state().app.model.file.as_ref().map(|f| &f.check), Some(FileCheck::Done { .. }));
    wait_until(&mut hall, done);
    assert!(hall.says("файл прочитан, записей 3, цепочка цела"));
    let path = hall.folder.path().join("cup.fujite");
    damage(&path, "Вышгород", "Вышгорад");
    hall.click("Проверить файл сейчас");
    wait_until(&mut hall, |hall| hall.says("повреждённых мест 1"));
}

#[test]
fn files_let_fall_on_the_window_open_by_their_kind() {
    let mut hall = empty_hall(Locale::Ru, SMALL);
    let path = write_tournament(hall.folder.path(), &hall.time);
    drop_file(&mut hall, &path);
    assert!(hall.state().foundation.is_some());
    let record = hall.folder.path().join("game.sgf");
    std::fs::write(&record, "(;GM[1]FF[4]SZ[19];B[pd];W[dp])").expect("a record");
    drop_file(&mut hall, &record);
    assert_eq!(hall.window.state().view.place, Place::Position);
    assert!(hall.window.state().app.model.record.is_some());
}

/// So many players who do not exist, all paired in round 1.
fn pairings(players: usize) -> String {
    let mut text =
        String::from(r#"<?xml version="1.0" encoding="UTF-8"?><Tournament dataVersion="201" fullVersionNumber="3.49"><Players>"#);
    for n in 1..=players {
        let _ = write!(
            text,
            r#"<Player club="Zar" country="RU" firstName="Given{n}" grade="5K" name="Surname{n}" participating="11111111111111111111" rank="5K" rating="1600" registeringStatus="FIN" smmsCorrection="0"/>"#
        );
    }
    text.push_str("</Players><Games>");
    for table in 1..=players / 2 {
        let (black, white) = (table * 2 - 1, table * 2);
        let _ = write!(
            text,
            r#"<Game blackPlayer="SURNAME{black}GIVEN{black}" handicap="0" knownColor="true" result="RESULT_UNKNOWN" roundNumber="1" tableNumber="{table}" whitePlayer="SURNAME{white}GIVEN{white}"/>"#
        );
    }
    text.push_str(
        r#"</Games><TournamentParameterSet><GeneralParameterSet basicTime="60" beginDate="2026-11-28" complementaryTimeSystem="STDBYOYOMI" director="Berestov" endDate="2026-11-29" komi="6.5" location="Zarechye" name="Zarechye Open" numberOfRounds="10" shortName="zar" size="19" stdByoYomiTime="30"/></TournamentParameterSet></Tournament>"#,
    );
    text
}

#[test]
fn a_tournament_of_760_players_is_made_started_and_searched_at_the_window() {
    let mut hall = empty_hall(Locale::Ru, SMALL);
    let path = hall.folder.path().join("open.xml");
    std::fs::write(&path, pairings(760)).expect("a pairing file");
    hall.type_into("Файл жеребьёвки", &path.display().to_string());
    hall.click("Прочитать");
    hall.type_into("Периодов бё-ёми", "3");
    hall.click("Создать турнир");
    assert_eq!(hall.state().foundation.as_ref().map(|f| f.players.len()), Some(760));
    assert_eq!(hall.state().rounds[&ROUND].tables.len(), 380);
    hall.click("Старт тура");
    assert!(hall.state().rounds[&ROUND].tables.values().all(|t| t.watch.is_running()));
    hall.press(Key::Num2);
    hall.press(Key::Num9);
    hall.press(Key::Num1);
    hall.pass(Millis::from_secs(2));
    assert_eq!(hall.window.state().view.table, Some(table(291)));
    hall.picture("large-ru-light");
}
