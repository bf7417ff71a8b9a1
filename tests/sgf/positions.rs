//! Where records end.

use super::{corpus, crafted, one, read, root};
use fujite::formats::board_text;
use fujite::formats::sgf::{self, SgfError};
use fujite::rules::{Color, Options, Point, Size};
use serde_json::Value;
use std::path::Path;

/// Where the truth table's case goes wrong, if it does.
fn differs(case: &Value, bytes: &[u8]) -> Option<String> {
    let collection = match sgf::read(bytes) {
        Ok(collection) => collection,
        Err(error) => return Some(error.to_string()),
    };
    let line = match collection.games.first()?.record() {
        Ok(line) => line,
        Err(error) => return Some(error.to_string()),
    };
    let end = line.record.replay(Options::default()).end();
    let rows: Vec<String> = serde_json::from_value(case["rows"].clone()).ok()?;
    if end.rows() != rows {
        return Some(format!("rows\n{}\ninstead of\n{}", end.rows().join("\n"), rows.join("\n")));
    }
    let taken = (case["white_captured"].as_u64(), case["black_captured"].as_u64());
    let ours = (Some(u64::from(end.prisoners.black)), Some(u64::from(end.prisoners.white)));
    if taken.0.is_some() && taken != ours {
        return Some(format!("prisoners {ours:?} instead of {taken:?}"));
    }
    let moves = case["moves"].as_array()?;
    if case["setup_midgame"] == false && line.record.moves() as usize != moves.len() {
        return Some(format!("{} moves instead of {}", line.record.moves(), moves.len()));
    }
    None
}

fn cases(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

#[test]
fn crafted_records_end_in_the_known_positions() {
    let mut seen = 0;
    for case in cases(&root().join("tests/data/sgf/crafted.jsonl")) {
        let name = case["file"].as_str().expect("a file name").trim_start_matches("crafted/").to_owned();
        assert_eq!(differs(&case, &crafted(&name)), None, "{name}");
        seen += 1;
    }
    assert_eq!(seen, 50);
}

#[test]
fn real_records_end_in_the_known_positions() {
    let Some(corpus) = corpus() else { return };
    let truth = corpus.join("../../truth/positions.jsonl");
    if !truth.is_file() {
        println!("skipped: no table at {}", truth.display());
        return;
    }
    let mut wrong = Vec::new();
    let all = cases(&truth);
    for case in &all {
        let name = case["file"].as_str().expect("a file name");
        let bytes = std::fs::read(corpus.join(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
        if let Some(how) = differs(case, &bytes) {
            wrong.push(format!("{name}: {how}"));
        }
    }
    assert!(all.len() > 250);
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
}

/// Files on which other readers disagree; ours follows FF[4] where it speaks, a patient person elsewhere.
#[test]
fn disagreements_between_readers_are_decided_knowingly() {
    let end = |name: &str| {
        let line = read(&crafted(name)).games[0].record().expect("a record");
        line.record.replay(Options::default()).end()
    };
    // A file cut within a value keeps all that was whole.
    assert_eq!(end("unclosed_value.sgf").count().black, 1);
    // FF[4]: a move is carried out whatever stands there.
    assert_eq!(end("overwrite_stone.sgf").get(Point::new(4, 4)), Some(Color::White));
    // FF[4]: setting up takes nothing off.
    assert_eq!(end("setup_kills_nothing.sgf").get(Point::new(0, 0)), Some(Color::White));
    // FF[4]: HA places no stones.
    assert_eq!(end("handicap_no_stones.sgf").count().black, 1);
    // The characters are decoded before backslashes are looked for.
    assert_eq!(end("shift_jis_5c.sgf").count().black, 2);
    // Missing semicolons are seen.
    assert_eq!(end("missing_semicolon.sgf").count().white, 1);
    assert_eq!(end("missing_semicolon_in_variation.sgf").count().white, 1);
    assert_eq!(end("lower_upper_52.sgf").size(), Size::square(52).expect("a size"));
    // A size that is no number is guessed; one that no board has is refused.
    assert_eq!(end("bad_size.sgf").size(), Size::STANDARD);
    assert!(read(&crafted("size_53.sgf")).games[0].record().is_err());
    assert_eq!(sgf::read(&crafted("empty.sgf")).err(), Some(SgfError::Empty));
}

#[test]
fn the_side_to_move_follows_the_record() {
    let to_play = |text: &str| one(text).record().expect("a record").record.setup.to_play;
    assert_eq!(to_play("(;AB[aa][bb]AW[cc]PL[B];B[dd])"), Color::Black);
    assert_eq!(to_play("(;AB[aa][bb]AW[cc]PL[W])"), Color::White);
    assert_eq!(to_play("(;AB[aa][bb]AW[cc];B[dd])"), Color::Black);
    assert_eq!(to_play("(;HA[2]AB[dp][pd];W[dd])"), Color::White);
    assert_eq!(to_play("(;HA[2]AB[dp][pd])"), Color::White);
    assert_eq!(to_play("(;W[dd])"), Color::Black);
}

#[test]
fn a_board_text_reads_back_as_written() {
    let text = "# a remark\n. X O\n. . .\nO X .\nto play: white\nprisoners: black 3, white 5\n";
    let setup = board_text::read(text).expect("a board");
    assert_eq!((setup.prisoners.black, setup.prisoners.white, setup.to_play), (3, 5, Color::White));
    assert_eq!(setup.rows(), [".XO", "...", "OX."]);
    assert_eq!(board_text::read(&board_text::write(&setup)).expect("a board"), setup);
    for (text, part) in [
        ("", "no row"),
        ("X..\nX.\n", "line 2"),
        ("X..\nhello\n", "line 2"),
        ("X..\nto play: red\n", "line 2"),
        ("X..\n\nX..\n", "line 3"),
        ("...\nko: K10\n", "line 2"),
    ] {
        let error = board_text::read(text).expect_err("wrong").to_string();
        assert!(error.contains(part), "{text:?}: {error}");
    }
}
