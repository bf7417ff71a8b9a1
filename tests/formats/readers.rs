//! The rarer files: `MacMahon`, the federation, h9, tables of games, answers of Pairgoth's programming interface.

use super::support::{bytes, findings, import};
use fujite::clock::Millis;
use fujite::formats::pairings::{self, FindingKind, ImportedByoYomi, Outcome, Source};
use fujite::formats::sheet::{self, Column, Sheet};
use fujite::referee::Rank;
use fujite::rules::Color;

#[test]
fn macmahon_comes_in_whole() {
    let it = import("macmahon-sound.xml");
    assert_eq!(findings(&it), []);
    assert_eq!(it.source, Source::MacMahon { version: Some("2".to_owned()) });
    assert_eq!((it.name.as_str(), it.short_name.as_str(), it.rounds), ("Made-up Open", "made-up", 2));
    assert_eq!(it.players[0].egf_pin, "12345678");
    assert_eq!((it.players[2].rating, it.players[2].registered), (None, false));
    assert_eq!(it.players[2].absent.iter().copied().collect::<Vec<_>>(), [2]);
    let first = &it.games[0];
    assert_eq!((first.black.as_str(), first.white.as_str(), first.handicap), ("2", "1", 3));
    assert_eq!(first.result.outcome, Outcome::WhiteWins, "Black's points come first");
    assert_eq!((it.games[1].result.outcome, it.games[1].result.by_default), (Outcome::Draw, true));
    assert_eq!((it.byes.len(), it.byes[0].round, it.byes[0].player.as_str()), (1, 1, "3"));
}

#[test]
fn macmahon_under_its_other_names() {
    let it = import("macmahon-lists.xml");
    assert_eq!((it.players.len(), it.games.len(), it.rounds), (2, 1, 1));
    assert_eq!(it.games[0].result.outcome, Outcome::BlackWins);
    assert_eq!(findings(&it), [("dangling_player", "round 1, table 2, 2 - 9".to_owned())]);
}

#[test]
fn the_federations_file_has_periods_schedule_and_quarters() {
    let it = import("federation-sound.json");
    assert_eq!(findings(&it), []);
    assert_eq!((it.source.clone(), it.rounds, it.komi), (Source::Federation { id: Some(4711) }, 2, Some(26)));
    let after = ImportedByoYomi::Japanese { period: Millis::from_secs(30), periods: Some(3) };
    assert_eq!(it.control.map(|control| (control.main, control.after)), Some((Millis::from_mins(45), after)));
    assert_eq!((it.schedule.zone.as_str(), it.schedule.offset.as_str()), ("Europe/Moscow", "+03:00"));
    assert_eq!(it.schedule.rounds, ["2026-11-28 10:00", "2026-11-29 10:00"]);
    assert_eq!((it.players[0].patronymic.as_str(), it.players[0].rgf_id.as_str()), ("Ивановна", "501"));
    assert_eq!((it.games[0].handicap, it.games[0].komi, it.games[0].result.outcome), (3, Some(2), Outcome::WhiteWins));
    assert_eq!((it.games[1].color_known, it.games[1].result.by_default), (false, true));
    assert_eq!((it.byes.len(), it.byes[0].player.as_str()), (1, "13"), "free, not absent");
    assert_eq!(it.players[1].absent.iter().copied().collect::<Vec<_>>(), [2]);
}

#[test]
fn an_h9_table_is_put_together_from_both_lines() {
    let it = import("h9-sound.h9");
    assert_eq!(it.source, Source::H9);
    assert_eq!((it.name.as_str(), it.country.as_str(), it.location.as_str()), ("Made-up Open", "RU", "Zarechye"));
    assert_eq!((it.komi, it.rounds), (Some(26), 2));
    assert_eq!(it.players[1].full_name(), "de Birch Bob");
    assert_eq!((it.players[0].egf_pin.as_str(), it.players[2].club.as_str()), ("12345678", ""));
    assert_eq!(it.games.len(), 2);
    let first = &it.games[0];
    assert_eq!(
        (first.black.as_str(), first.white.as_str(), first.handicap, first.result.outcome),
        ("2", "1", 3, Outcome::WhiteWins)
    );
    assert_eq!(it.games[1].result.outcome, Outcome::BlackWins);
    assert_eq!((it.byes.len(), it.byes[0].player.as_str()), (1, "2"));
    assert_eq!(findings(&it), []);
}

#[test]
fn an_h9_table_that_contradicts_itself_is_told() {
    let text = String::from_utf8(bytes("h9-sound.h9")).unwrap();
    let differ = text.replace("1-/w0", "1+/w0").replace("1-/b3", "1=/b3");
    let it = pairings::read(differ.as_bytes()).unwrap();
    assert_eq!(it.games[0].result.outcome, Outcome::Unknown);
    assert_eq!(it.games[1].result.outcome, Outcome::BothWin);
    assert_eq!(it.findings.iter().map(|f| f.kind).collect::<Vec<_>>(), [FindingKind::ResultsDiffer]);
    let alone = text.replace("1-/w0", "0-");
    let it = pairings::read(alone.as_bytes()).unwrap();
    assert_eq!((it.games.len(), it.findings[0].kind), (2, FindingKind::OneSided));
    let ghost = text.replace("3+/b0", "9+/b0");
    assert_eq!(pairings::read(ghost.as_bytes()).unwrap().findings[0].kind, FindingKind::DanglingPlayer);
}

#[test]
fn a_table_with_headings_is_matched_by_them() {
    let it = import("sheet-headings.tsv");
    assert_eq!((it.source.clone(), it.rounds, it.players.len(), it.games.len()), (Source::Table, 2, 4, 3));
    assert_eq!(findings(&it), [("encoding_guessed", String::new())]);
    assert_eq!(it.players[0].full_name(), "Янтарёва Анна");
    assert_eq!((it.players[0].rank, it.players[1].rank), (Some(Rank::Dan(2)), Some(Rank::Kyu(3))));
    assert_eq!((it.games[0].handicap, it.games[0].result.outcome), (3, Outcome::BlackWins));
    assert_eq!(it.games[1].result.outcome, Outcome::Draw);
    assert_eq!((it.byes.len(), it.byes[0].round), (1, 2));
}

#[test]
fn a_table_without_headings_is_matched_by_its_contents() {
    let it = import("sheet-bare.csv");
    assert_eq!((it.players.len(), it.games.len(), it.rounds), (4, 2, 1));
    assert_eq!(
        (it.games[1].table, it.games[1].result.outcome, it.games[1].result.by_default),
        (Some(2), Outcome::WhiteWins, true)
    );
    assert_eq!((it.players[3].full_name().as_str(), it.players[3].rank), ("Dune Dan", Some(Rank::Dan(1))));
    assert_eq!(findings(&it), []);
}

#[test]
fn a_person_may_say_what_the_columns_hold() {
    let text = b"x;Amber Ann;y;Birch Bob\n1;Cedar Cat;2;Dune Dan\n";
    let mut sheet = Sheet::of(text).unwrap();
    assert!(!sheet.matching.is_enough(), "words alone are no games");
    let told = [Column::Ignored, Column::Name(Color::White), Column::Table, Column::Name(Color::Black)];
    sheet.matching = sheet.matching.clone().told(&told);
    let it = sheet.read().unwrap();
    assert_eq!((it.players[0].full_name().as_str(), it.games[1].table), ("Birch Bob", Some(2)));
    assert_eq!(it.games[0].white, it.players[1].key);
    assert_eq!("black_pin".parse(), Ok(Column::Pin(Color::Black)));
    assert!("blue".parse::<Column>().is_err());
}

#[test]
fn surnames_and_given_names_may_have_columns_of_their_own() {
    let text = "Стол;Фамилия чёрных;Имя;Фамилия белых;Имя;Итог\n1;де ла Ель;Анна;Ива;;1:0\n";
    let it = pairings::read(text.as_bytes()).unwrap();
    let names: Vec<_> = it.players.iter().map(|p| (p.surname.as_str(), p.given.as_str())).collect();
    assert_eq!((names, it.games[0].result.outcome), (vec![("де ла Ель", "Анна"), ("Ива", "")], Outcome::BlackWins));
}

#[test]
fn every_column_has_a_word_that_reads_back() {
    for column in Column::all() {
        assert_eq!(column.name().parse(), Ok(column));
    }
}

#[test]
fn bad_rows_are_left_out_and_named() {
    let it = import("sheet-bad-rows.csv");
    assert_eq!((it.games.len(), it.games[0].result.outcome), (2, Outcome::BlackWins));
    let kinds: Vec<_> = it.findings.iter().map(|finding| finding.kind).collect();
    assert_eq!(
        kinds,
        [
            FindingKind::BadValue,
            FindingKind::RoundMissing,
            FindingKind::PlaysItself,
            FindingKind::RowSkipped,
            FindingKind::BadValue
        ]
    );
    assert_eq!((it.findings[0].place.line, it.findings[3].place.line), (Some(3), Some(5)));
}

#[test]
fn separators_and_quotes() {
    let cells = |text: &str| sheet::cells(text).rows.into_iter().map(|row| row.cells).collect::<Vec<_>>();
    assert_eq!(cells("a,\"b, \"\"c\"\"\",d\n1,2,3"), [["a", "b, \"c\"", "d"], ["1", "2", "3"]]);
    assert_eq!(cells("a;b,b\nc;d,d"), [["a", "b,b"], ["c", "d,d"]]);
    assert_eq!(cells("sep=|\na|b"), [["a", "b"]]);
    assert_eq!(cells("  one two   three\n  four   five"), [["one two", "three"], ["four", "five"]]);
    assert_eq!(cells("\u{feff}a\tb\r\n\r\nc\td"), [["a", "b"], ["c", "d"]]);
    let lines: Vec<_> = sheet::cells("a,\"b\nb\"\nc,d").rows.iter().map(|row| row.line).collect();
    assert_eq!(lines, [1, 3]);
}

#[test]
fn answers_of_pairgoths_interface_are_read_like_its_files() {
    let it = import("pairgoth-api.json");
    assert_eq!(findings(&it), []);
    assert_eq!((it.players.len(), it.games.len()), (2, 1));
    let game = &it.games[0];
    assert_eq!((game.id.as_str(), game.round, game.table, game.handicap), ("7", 1, Some(1), 4));
    assert_eq!((game.black.as_str(), game.result.outcome), ("2", Outcome::WhiteWins));
}

#[test]
fn nothing_but_signs_is_refused_in_bounded_time_and_memory() {
    let start = std::time::Instant::now();
    for sign in [",", "[", "{", "<a>", "\"", "1,", ";\n", "a\tb\n", "0+ ", "|"] {
        let text = sign.repeat((1 << 20) / sign.len());
        let _ = pairings::read(text.as_bytes());
        let _ = pairings::read(format!("{{\"players\":[{text}").as_bytes());
        let _ = pairings::read(format!("<Tournament><Players>{text}").as_bytes());
    }
    let took = start.elapsed();
    println!("thirty files of a megabyte of nothing: {took:?}");
    assert!(took.as_secs() < 120, "{took:?}");
}
