//! Files of pairing programs: what is sound comes in, what is not is named.

use fujite::clock::Millis;
use fujite::formats::pairings::{self, Date, FindingKind, ImportError, Imported, ImportedByoYomi, ImportedTime, Outcome, Source};
use fujite::referee::Rank;
use proptest::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

fn bytes(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pairings").join(name)).unwrap()
}

fn import(name: &str) -> Imported {
    pairings::read(&bytes(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Kind and place of every finding, as `--json` gives them.
fn findings(imported: &Imported) -> Vec<(&'static str, String)> {
    imported.summary().findings.into_iter().map(|finding| (finding.kind, finding.place)).collect()
}

fn finding(kind: &'static str, place: &str) -> (&'static str, String) {
    (kind, place.to_owned())
}

#[test]
fn a_sound_opengotha_file_comes_in_whole() {
    let it = import("opengotha-sound.xml");
    assert_eq!(findings(&it), []);
    assert_eq!(it.source, Source::OpenGotha { version: Some("201".to_owned()) });
    assert_eq!((it.name.as_str(), it.short_name.as_str()), ("Made-up Open", "made-up"));
    assert_eq!((it.location.as_str(), it.director.as_str()), ("Zarechye", "R. Referee"));
    assert_eq!(it.begin, Some(Date { year: 2024, month: 5, day: 18 }));
    assert_eq!(it.end.map(|day| day.to_string()).as_deref(), Some("2024-05-19"));
    assert_eq!((it.size, it.komi, it.rounds), (19, Some(26), 3));
    let canadian = ImportedByoYomi::Canadian { stones: 15, interval: Millis::from_secs(300) };
    assert_eq!(it.control, Some(ImportedTime { main: Millis::from_mins(60), after: canadian }));
    let ranks: Vec<_> = it.players.iter().map(|player| player.rank.unwrap()).collect();
    assert_eq!(ranks, [Rank::Dan(1), Rank::Kyu(2), Rank::Kyu(15), Rank::Dan(3)]);
    assert_eq!(it.players[0].rating, Some(2050));
    assert_eq!(it.games.len(), 3);
    let last = &it.games[2];
    assert_eq!((last.round, last.table, last.black.as_str(), last.white.as_str()), (2, Some(1), "DUNEDAN", "AMBERANN"));
    assert_eq!((last.handicap, last.color_known), (3, false));
    assert_eq!((last.result.outcome, last.result.by_default), (Outcome::WhiteWins, true));
}

#[test]
fn every_result_value_is_read_in_both_spellings() {
    let template = String::from_utf8(bytes("opengotha-sound.xml")).unwrap();
    let words = [
        ("UNKNOWN", Outcome::Unknown),
        ("BLACKWINS", Outcome::BlackWins),
        ("WHITEWINS", Outcome::WhiteWins),
        ("EQUAL", Outcome::Draw),
        ("BOTHWIN", Outcome::BothWin),
        ("BOTHLOSE", Outcome::BothLose),
        ("BOTHLOOSE", Outcome::BothLose),
    ];
    for (word, outcome) in words {
        for (suffix, by_default) in [("", false), ("_BYDEF", true)] {
            let text = template.replace("RESULT_BLACKWINS", &format!("RESULT_{word}{suffix}"));
            let it = pairings::read(text.as_bytes()).unwrap();
            assert_eq!((it.games[0].result.outcome, it.games[0].result.by_default), (outcome, by_default), "{word}{suffix}");
            assert_eq!(findings(&it), []);
        }
    }
}

#[test]
fn a_line_feed_inside_a_pin_is_taken_off_and_named() {
    let it = import("opengotha-bom-linefeed-in-pin.xml");
    assert_eq!(it.players[0].egf_pin, "12345678");
    assert_eq!(it.source, Source::OpenGotha { version: Some("3.52.03".to_owned()) });
    assert_eq!(findings(&it).len(), 1);
    assert_eq!(it.findings[0].kind, FindingKind::CleanedText);
    assert_eq!((it.findings[0].place.who[0].as_str(), it.findings[0].place.field), ("AMBERANN", Some("egfPin")));
}

#[test]
fn dangling_references_are_left_out_and_listed() {
    let it = import("opengotha-dangling-bye.xml");
    assert_eq!((it.byes.len(), it.games.len()), (0, 2));
    assert_eq!(findings(&it), [finding("dangling_bye", "round 1, UNKNOWNPLAYER")]);
    let it = import("opengotha-dangling-player.xml");
    assert_eq!(it.games.len(), 1);
    assert_eq!(findings(&it), [finding("dangling_player", "round 1, table 2, AMBERANN - GHOST")]);
    let it = import("opengotha-teams.xml");
    assert_eq!((it.teams[0].number, it.teams[0].name.as_str(), it.teams[0].boards.len()), (7, "Trees", 1));
    assert_eq!(findings(&it), [finding("dangling_team_player", "round 1, Trees - GHOST")]);
    let it = import("pairgoth-dangling-player.tour");
    assert_eq!(findings(&it), [finding("dangling_player", "round 1, table 1, 99 - 2")]);
}

#[test]
fn byes_are_read_under_either_name_of_their_list() {
    let it = import("opengotha-bye.xml");
    assert_eq!((it.byes[0].round, it.byes[0].player.as_str()), (1, "CEDARCAT"));
    assert_eq!(findings(&it), []);
}

#[test]
fn two_players_with_one_key_both_stay() {
    let it = import("opengotha-two-players-one-key.xml");
    let keys: Vec<_> = it.players.iter().map(|player| player.key.as_str()).collect();
    assert_eq!(keys, ["AMBERANN", "BIRCHBOB", "AMBERANN#2"]);
    assert_eq!(findings(&it), [finding("duplicate_player", "AMBERANN")]);
    assert_eq!(it.games.len(), 1);
}

#[test]
fn table_numbers_twice_or_absent_keep_their_games() {
    let it = import("opengotha-table-twice.xml");
    assert_eq!(it.games.len(), 2);
    assert_eq!(findings(&it), [finding("table_twice", "round 1, table 1, CEDARCAT - DUNEDAN")]);
    let it = import("opengotha-table-absent.xml");
    assert_eq!(it.games.iter().map(|game| game.table).collect::<Vec<_>>(), [None, None]);
    assert_eq!(it.summary().findings.iter().map(|it| it.kind).collect::<Vec<_>>(), ["table_missing", "table_missing"]);
}

#[test]
fn impossible_games_are_named() {
    let it = import("opengotha-player-twice.xml");
    assert_eq!(findings(&it), [finding("twice_in_round", "round 1, table 2, AMBERANN")]);
    let it = import("opengotha-plays-himself.xml");
    assert_eq!((it.games.len(), findings(&it)), (0, vec![finding("plays_itself", "round 1, table 1, AMBERANN - AMBERANN")]));
    let it = import("opengotha-round-beyond.xml");
    assert_eq!((it.games.len(), findings(&it)), (1, vec![finding("round_beyond", "round 4, table 1, AMBERANN - BIRCHBOB")]));
    let it = import("opengotha-round-absent.xml");
    assert_eq!((it.games.len(), findings(&it)), (0, vec![finding("round_missing", "table 1, AMBERANN - BIRCHBOB")]));
}

#[test]
fn old_files_keep_their_accents_and_their_folded_keys_find_their_players() {
    let it = import("opengotha-latin-1-folded-keys.xml");
    assert_eq!(it.players[0].full_name(), "Müller Zoë");
    assert_eq!((it.games[0].black.as_str(), it.games[0].white.as_str()), ("MÜLLERZOË", "PÉREZÑUSTA"));
    assert_eq!(findings(&it), []);
}

#[test]
fn the_character_set_is_the_declared_one_or_a_guess_that_is_named() {
    let it = import("opengotha-utf-16.xml");
    assert_eq!((it.players[0].surname.as_str(), findings(&it)), ("Янтарёва", vec![]));
    let it = import("opengotha-wrong-encoding.xml");
    assert_eq!(it.players[1].full_name(), "Берёзин Борис");
    assert_eq!((it.games.len(), findings(&it)), (1, vec![finding("encoding_guessed", "")]));
    let it = import("opengotha-unknown-encoding.xml");
    assert_eq!((it.players[0].surname.as_str(), findings(&it)), ("Янтарёва", vec![finding("encoding_guessed", "")]));
}

#[test]
fn what_the_russian_fork_adds_is_read() {
    let it = import("opengotha-russian-fork.xml");
    let player = &it.players[0];
    assert_eq!((player.patronymic.as_str(), player.rgf_id.as_str(), player.born.as_str()), ("Ивановна", "777", "1990-01-02"));
    assert_eq!((it.games[0].white.as_str(), it.games[0].color_known), ("ДЕЛАБЕРЁЗАБОРИС", false));
    assert_eq!(findings(&it), []);
}

#[test]
fn a_tournament_before_its_first_round_comes_in() {
    let it = import("opengotha-empty-games.xml");
    assert_eq!((it.players.len(), it.games.len(), findings(&it)), (2, 0, vec![]));
}

#[test]
fn the_number_of_periods_is_asked_for_never_invented() {
    let it = import("opengotha-japanese-without-periods.xml");
    let after = it.control.unwrap().after;
    assert_eq!(after, ImportedByoYomi::Japanese { period: Millis::from_secs(30), periods: None });
    assert_eq!(it.findings[0].kind, FindingKind::PeriodsUnknown);
}

#[test]
fn values_without_meaning_are_taken_as_absent_and_named() {
    let it = import("opengotha-bad-values.xml");
    assert_eq!((it.komi, it.size, it.begin, it.control), (None, 19, None, None));
    assert_eq!((it.players[0].rank, it.players[0].rating), (None, None));
    assert_eq!(it.games[0].result.outcome, Outcome::Unknown);
    let mut fields: Vec<_> = it.findings.iter().map(|finding| finding.place.field.unwrap()).collect();
    fields.sort_unstable();
    assert_eq!(fields, ["beginDate", "complementaryTimeSystem", "komi", "rank", "rating", "result", "size"]);
    assert!(it.findings.iter().all(|finding| finding.kind == FindingKind::BadValue));
}

#[test]
fn a_sound_pairgoth_file_comes_in_whole() {
    let it = import("pairgoth-sound.tour");
    assert_eq!(findings(&it), []);
    assert_eq!((it.source.clone(), it.rounds, it.komi, it.size), (Source::Pairgoth, 2, Some(26), 19));
    let after = ImportedByoYomi::Japanese { period: Millis::from_secs(30), periods: Some(5) };
    assert_eq!(it.control, Some(ImportedTime { main: Millis::from_mins(60), after }));
    let ranks: Vec<_> = it.players.iter().map(|player| player.rank.unwrap()).collect();
    assert_eq!(ranks, [Rank::Dan(1), Rank::Kyu(2), Rank::Kyu(24)]);
    assert_eq!(it.players.iter().map(|player| player.registered).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(it.players[1].absent.iter().copied().collect::<Vec<_>>(), [2]);
    assert_eq!(it.players[0].egf_pin, "12345678");
    assert_eq!((it.byes.len(), it.byes[0].round, it.byes[0].player.as_str()), (1, 1, "3"));
    assert_eq!(it.games.len(), 2);
    assert_eq!((it.games[1].round, it.games[1].handicap, it.games[1].result.outcome), (2, 9, Outcome::Unknown));
}

#[test]
fn doubtful_times_of_pairgoth_are_named() {
    let it = import("pairgoth-minutes-for-seconds.tour");
    assert_eq!(it.control.unwrap().main, Millis::from_secs(60), "kept as it is");
    assert_eq!(findings(&it), [finding("main_time_doubtful", "mainTime=\"60\"")]);
    assert_eq!(findings(&import("pairgoth-max-time.tour")), [finding("max_time_ignored", "maxTime=\"3600\"")]);
}

#[test]
fn entities_and_endless_trees_are_refused() {
    assert_eq!(pairings::read(&bytes("opengotha-entities.xml")).unwrap_err(), ImportError::Entities);
    let deep = format!("<Tournament>{}", "<a>".repeat(300_000));
    assert!(matches!(pairings::read(deep.as_bytes()).unwrap_err(), ImportError::Malformed { .. }));
    let deep = format!("{{\"players\":{}", "[".repeat(300_000));
    assert!(matches!(pairings::read(deep.as_bytes()).unwrap_err(), ImportError::Malformed { .. }));
    let nothing = vec![b' '; pairings::MOST + 1];
    assert!(matches!(pairings::read(&nothing).unwrap_err(), ImportError::TooLarge { .. }));
}

#[test]
fn a_broken_file_is_refused_with_its_place() {
    let error = pairings::read(&bytes("opengotha-unclosed.xml")).unwrap_err();
    assert!(matches!(error, ImportError::Malformed { line: 7.., .. }), "{error}");
    let error = pairings::read(b"{\n \"players\": [,]\n}").unwrap_err();
    assert!(matches!(error, ImportError::Malformed { line: 2, .. }), "{error}");
}

#[test]
fn files_of_other_kinds_are_not_taken_for_tournaments() {
    for other in [&b""[..], b"(;GM[1]SZ[19])", b"<html><body/></html>", b"{\"name\":\"x\"}", b"a,b,c\n1,2,3\n"] {
        assert_eq!(pairings::read(other).unwrap_err(), ImportError::Unrecognised, "{}", String::from_utf8_lossy(other));
    }
}

#[test]
fn the_json_contract_holds() {
    let summary = serde_json::to_value(import("opengotha-dangling-bye.xml").summary()).unwrap();
    let expected = serde_json::json!({
        "players": 4, "rounds": 3, "games": 2,
        "findings": [{ "kind": "dangling_bye", "where": "round 1, UNKNOWNPLAYER" }],
    });
    assert_eq!(summary, expected);
}

/// The real files, where `FUJITE_CORPUS` names them: they belong to others and are not in this repository.
fn corpus() -> Option<PathBuf> {
    let path =
        std::env::var_os("FUJITE_CORPUS").map(|folder| PathBuf::from(folder).join("pairings")).filter(|path| path.is_dir());
    if path.is_none() {
        println!("skipped: FUJITE_CORPUS names no real files");
    }
    path
}

/// A file, and how many players, rounds, games and findings of each kind it has.
type Expected = (&'static str, usize, u16, usize, &'static [(FindingKind, usize)]);

#[test]
fn real_files_come_in_with_nothing_lost() {
    let Some(folder) = corpus() else { return };
    let expected: [Expected; 8] = [
        ("opengotha-3.52-byes.xml", 71, 5, 38, &[(FindingKind::CleanedText, 67), (FindingKind::DanglingBye, 2)]),
        ("opengotha-3.5x-a-cyrillic.xml", 38, 6, 105, &[]),
        ("opengotha-3.5x-b.xml", 60, 7, 59, &[]),
        ("opengotha-club.xml", 23, 5, 39, &[]),
        ("opengotha-large-10-rounds.xml", 760, 10, 2708, &[(FindingKind::PeriodsUnknown, 1)]),
        ("opengotha-teams.xml", 105, 6, 255, &[(FindingKind::PeriodsUnknown, 1)]),
        ("pairgoth-b.tour", 161, 5, 319, &[]),
        ("pairgoth-canadian.tour", 58, 4, 99, &[(FindingKind::MainTimeDoubtful, 1)]),
    ];
    for (name, players, rounds, games, kinds) in expected {
        let it = pairings::read(&fs::read(folder.join(name)).unwrap()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((it.players.len(), it.rounds, it.games.len()), (players, rounds, games), "{name}");
        let mut counted: Vec<(FindingKind, usize)> = Vec::new();
        for finding in &it.findings {
            match counted.iter_mut().find(|(kind, _)| *kind == finding.kind) {
                Some((_, count)) => *count += 1,
                None => counted.push((finding.kind, 1)),
            }
        }
        counted.sort_unstable();
        let mut kinds = kinds.to_vec();
        kinds.sort_unstable();
        assert_eq!(counted, kinds, "{name}: {:?}", it.findings.first());
    }
}

#[test]
fn a_congress_is_read_quickly() {
    let Some(folder) = corpus() else { return };
    let bytes = fs::read(folder.join("opengotha-large-10-rounds.xml")).unwrap();
    let start = std::time::Instant::now();
    pairings::read(&bytes).unwrap();
    let took = start.elapsed();
    println!("760 players, 2708 games: {took:?}");
    // Ten times the time allowed to a release build.
    assert!(took < Duration::from_millis(1_500), "{took:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_files_never_panic(which in 0..2_usize, cuts in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8), end in any::<prop::sample::Index>()) {
        let mut bytes = bytes(["opengotha-sound.xml", "pairgoth-sound.tour"][which]);
        for (place, byte) in cuts {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        let _ = pairings::read(&bytes);
        bytes.truncate(end.index(bytes.len()));
        let _ = pairings::read(&bytes);
    }
}
