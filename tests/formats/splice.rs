//! Results written into the pairing program's own file: nothing else of it changes.

use super::support::{bytes, corpus, founded, record};
use fujite::formats::export::{Kind, SpliceError, gather, splice};
use fujite::formats::pairings::{self, FindingKind, Outcome as Known};
use fujite::referee::{Event, GameResult, How, Outcome, RoundNo, TableNo};
use fujite::rules::Color;
use std::fs;

/// Enters results at tables of a round, over whatever came with the file.
fn entered(name: &str, results: &[(u16, u16, Outcome)]) -> fujite::referee::History {
    let imported = pairings::read(&bytes(name)).unwrap();
    let mut history = founded(&imported, None);
    for (round, table, outcome) in results {
        let result = GameResult { outcome: *outcome, under_protest: false, fixed: false };
        record(&mut history, Event::RoundTaken { round: RoundNo(*round), results: vec![(TableNo(*table), result)] });
    }
    history
}

fn kind_of(name: &str) -> Kind {
    if name.ends_with(".tour") { Kind::Pairgoth } else { Kind::OpenGotha }
}

/// The places where two texts differ, as pieces of the new one.
fn changed_lines(before: &[u8], after: &[u8]) -> Vec<String> {
    let (before, after) = (String::from_utf8_lossy(before).into_owned(), String::from_utf8_lossy(after).into_owned());
    let (before, after): (Vec<&str>, Vec<&str>) = (before.split_inclusive('\n').collect(), after.split_inclusive('\n').collect());
    assert_eq!(before.len(), after.len(), "lines came or went");
    before.iter().zip(&after).filter(|(a, b)| a != b).map(|(_, b)| b.trim().to_owned()).collect()
}

#[test]
fn nothing_new_means_the_same_bytes() {
    for path in corpus() {
        let before = fs::read(&path).unwrap();
        let imported = pairings::read(&before).unwrap();
        let history = founded(&imported, None);
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let written = splice(kind_of(&name), &before, &gather(history.state()).unwrap()).unwrap();
        assert!(written.bytes == before, "{name}");
        assert_eq!(written.results, 0, "{name}");
        assert_eq!(written.findings, [], "{name}");
    }
}

#[test]
fn every_result_of_a_real_file_can_be_put_back() {
    for path in corpus() {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let whole = fs::read(&path).unwrap();
        let imported = pairings::read(&whole).unwrap();
        let history = founded(&imported, None);
        // The same file before any game was played.
        let text = String::from_utf8(whole.clone()).unwrap();
        let blank = ["RESULT_WHITEWINS_BYDEF", "RESULT_BLACKWINS_BYDEF", "RESULT_WHITEWINS", "RESULT_BLACKWINS"]
            .iter()
            .fold(text, |text, word| text.replace(&format!("\"{word}\""), "\"RESULT_UNKNOWN\""))
            .replace("\"r\": \"w\"", "\"r\": \"?\"")
            .replace("\"r\": \"b\"", "\"r\": \"?\"");
        let written = splice(kind_of(&name), blank.as_bytes(), &gather(history.state()).unwrap()).unwrap();
        assert!(written.bytes == whole, "{name}");
        assert_eq!(written.results, imported.games.iter().filter(|game| game.result.outcome.is_known()).count(), "{name}");
    }
}

#[test]
fn only_the_results_of_opengotha_change() {
    let before = bytes("opengotha-sound.xml");
    let history = entered("opengotha-sound.xml", &[(1, 1, Outcome::BothLose), (2, 1, Outcome::win(Color::Black, How::Time))]);
    let written = splice(Kind::OpenGotha, &before, &gather(history.state()).unwrap()).unwrap();
    let lines = changed_lines(&before, &written.bytes);
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].contains("result=\"RESULT_BOTHLOSE\"") && lines[1].contains("result=\"RESULT_BLACKWINS\""), "{lines:?}");
    assert!(written.findings.iter().all(|finding| finding.kind == FindingKind::ResultReplaced));
    assert_eq!(written.results, 2);
}

#[test]
fn marks_character_sets_and_line_feeds_stay() {
    for (name, table) in [
        ("opengotha-bom-linefeed-in-pin.xml", 1),
        ("opengotha-latin-1-folded-keys.xml", 1),
        ("opengotha-utf-16.xml", 1),
        ("opengotha-wrong-encoding.xml", 1),
    ] {
        let before = bytes(name);
        let imported = pairings::read(&before).unwrap();
        if imported.games.is_empty() {
            continue;
        }
        let history = entered(name, &[(imported.games[0].round, table, Outcome::Draw)]);
        let written = splice(Kind::OpenGotha, &before, &gather(history.state()).unwrap()).unwrap();
        let after = pairings::read(&written.bytes).unwrap();
        assert_eq!(after.games[0].result.outcome, Known::Draw, "{name}");
        assert_eq!(after.players, imported.players, "{name}");
        let common = before.iter().zip(&written.bytes).take_while(|(a, b)| a == b).count();
        let tail = before.iter().rev().zip(written.bytes.iter().rev()).take_while(|(a, b)| a == b).count();
        assert!(common + tail + 64 > before.len(), "{name}: only the word changed");
    }
}

#[test]
fn a_game_without_a_result_attribute_gets_one() {
    let text = String::from_utf8(bytes("opengotha-sound.xml")).unwrap();
    let before = text.replacen(" result=\"RESULT_BLACKWINS\"", "", 1);
    assert_ne!(text, before);
    let history = founded(&pairings::read(text.as_bytes()).unwrap(), None);
    let written = splice(Kind::OpenGotha, before.as_bytes(), &gather(history.state()).unwrap()).unwrap();
    assert_eq!((written.results, written.findings.len()), (1, 0));
    let after = pairings::read(&written.bytes).unwrap();
    assert_eq!(after.games, pairings::read(text.as_bytes()).unwrap().games);
}

#[test]
fn only_the_results_of_pairgoth_change() {
    let before = bytes("pairgoth-sound.tour");
    let history = entered("pairgoth-sound.tour", &[(2, 1, Outcome::win(Color::White, How::Points(None)))]);
    let written = splice(Kind::Pairgoth, &before, &gather(history.state()).unwrap()).unwrap();
    assert_eq!((written.results, changed_lines(&before, &written.bytes).len()), (1, 1));
    assert_eq!(pairings::read(&written.bytes).unwrap().games[1].result.outcome, Known::WhiteWins);
}

#[test]
fn colours_the_other_way_round_do_not_turn_the_winner() {
    let text = String::from_utf8(bytes("opengotha-sound.xml")).unwrap();
    let imported = pairings::read(text.as_bytes()).unwrap();
    let (black, white) = (&imported.games[0].black, &imported.games[0].white);
    let turned = text
        .replacen(&format!("blackPlayer=\"{black}\""), "blackPlayer=\"@\"", 1)
        .replacen(&format!("whitePlayer=\"{white}\""), &format!("whitePlayer=\"{black}\""), 1)
        .replacen("blackPlayer=\"@\"", &format!("blackPlayer=\"{white}\""), 1)
        .replacen("RESULT_BLACKWINS", "RESULT_UNKNOWN", 1);
    let history = founded(&imported, None);
    let written = splice(Kind::OpenGotha, turned.as_bytes(), &gather(history.state()).unwrap()).unwrap();
    assert_eq!(written.findings.iter().map(|f| f.kind).collect::<Vec<_>>(), [FindingKind::ColoursDiffer]);
    let after = pairings::read(&written.bytes).unwrap();
    assert_eq!((&after.games[0].white, after.games[0].result.outcome), (black, Known::WhiteWins));
}

#[test]
fn what_is_only_there_or_only_here_is_told() {
    let text = String::from_utf8(bytes("opengotha-sound.xml")).unwrap();
    let imported = pairings::read(text.as_bytes()).unwrap();
    let mut fewer = imported.clone();
    fewer.games.remove(0);
    let gathered = gather(founded(&fewer, None).state()).unwrap();
    let written = splice(Kind::OpenGotha, text.as_bytes(), &gathered).unwrap();
    assert_eq!(written.findings.iter().map(|f| f.kind).collect::<Vec<_>>(), [FindingKind::GameOnlyInFile]);
    let history = founded(&imported, Some(1));
    let mut gathered = gather(history.state()).unwrap();
    let written = splice(Kind::OpenGotha, text.as_bytes(), &gathered).unwrap();
    assert!(written.findings.iter().all(|f| f.kind == FindingKind::ResultOnlyInFile) && written.bytes == text.as_bytes());
    gathered.games[0].round = 9;
    let kinds: Vec<_> = splice(Kind::OpenGotha, text.as_bytes(), &gathered).unwrap().findings.iter().map(|f| f.kind).collect();
    assert!(kinds.contains(&FindingKind::GameNotInFile));
}

#[test]
fn a_file_that_cannot_be_written_back_is_refused() {
    let gathered = gather(founded(&pairings::read(&bytes("opengotha-sound.xml")).unwrap(), None).state()).unwrap();
    let refused = |kind, bytes: &[u8]| splice(kind, bytes, &gathered).unwrap_err();
    assert_eq!(refused(Kind::OpenGotha, &bytes("macmahon-sound.xml")), SpliceError::OtherProgram { wanted: Kind::OpenGotha });
    assert_eq!(refused(Kind::Pairgoth, b"{\"name\":1}"), SpliceError::OtherProgram { wanted: Kind::Pairgoth });
    assert_eq!(refused(Kind::H9, &bytes("h9-sound.h9")), SpliceError::NotThisKind { kind: Kind::H9 });
    assert_eq!(refused(Kind::OpenGotha, &bytes("pairgoth-sound.tour")), SpliceError::OtherProgram { wanted: Kind::OpenGotha });
    assert!(matches!(refused(Kind::OpenGotha, &bytes("opengotha-entities.xml")), SpliceError::Import(_)));
    let mut damaged = bytes("opengotha-sound.xml");
    let place = damaged.iter().position(|byte| *byte == b'M').unwrap();
    damaged.splice(place..place, "Ёжики".bytes().chain([0xff]));
    assert_eq!(refused(Kind::OpenGotha, &damaged), SpliceError::Damaged);
}
