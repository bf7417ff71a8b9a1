//! Where readers of records differ (tests/data/disagreements.jsonl): the reading chosen for every line, and why.
//!
//! Files of others are read from the collection beside the project, or the one FUJITE_CORPUS names, where it exists; the rest are this project's own.

use fujite::formats::sgf::{self, SgfError};
use fujite::rules::Options;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// What this program makes of a file.
enum Reading {
    /// The board this reader gives.
    As(&'static str),
    /// It is read, whatever others say.
    Read,
    /// There is no game in it.
    NoGame,
    /// A game is there and no board can hold it.
    NoBoard,
}
use Reading::{As, NoBoard, NoGame, Read};

const CHOSEN: &[(&str, Reading, &str)] = &[
    ("bernds__q5Go/src/sgfs/captures.sgf", As("sabaki"), "stones taken off between moves are taken off"),
    ("bernds__q5Go/src/sgfs/connections.sgf", As("sabaki"), "stones taken off between moves are taken off"),
    ("bernds__q5Go/src/sgfs/endgame.sgf", As("sabaki"), "stones taken off between moves are taken off"),
    ("bernds__q5Go/src/sgfs/tactics.sgf", As("sabaki"), "stones taken off between moves are taken off"),
    ("gnugo-3.8/pending/nightmare.sgf", NoGame, "a list of files is no record"),
    (
        "herzbube__littlego/sgf/Illegal games/illegal-move.sgf",
        As("sabaki"),
        "a record is carried out as written, and the move named",
    ),
    ("herzbube__littlego/sgf/Illegal games/illegal-setup.sgf", As("sabaki"), "setting up captures nothing (FF[4])"),
    ("herzbube__littlego/sgf/sgfc/test.sgf", Read, "a person can read it"),
    ("crafted/utf16le_bom_ru.sgf", As("sabaki"), "a byte order mark says what the bytes are"),
    ("crafted/utf16be_bom_ru.sgf", As("sabaki"), "a byte order mark says what the bytes are"),
    ("crafted/shift_jis_5c.sgf", As("sabaki"), "characters are decoded before backslashes mean anything"),
    ("crafted/missing_semicolon.sgf", As("sabaki"), "what is meant is plain"),
    ("crafted/missing_semicolon_in_variation.sgf", As("sabaki"), "what is meant is plain"),
    ("crafted/unclosed_value.sgf", Read, "what stands before the cut is worth having"),
    ("crafted/empty.sgf", NoGame, "nothing is there"),
    ("crafted/lower_upper_52.sgf", As("sabaki"), "FF[4] has letters for 52 lines"),
    ("crafted/bad_size.sgf", Read, "the points say how large the board was"),
    ("crafted/size_53.sgf", NoBoard, "FF[4] has no letters for 53 lines"),
    ("crafted/setup_kills_nothing.sgf", As("sabaki"), "setting up captures nothing (FF[4])"),
    ("crafted/overwrite_stone.sgf", As("sabaki"), "FF[4]: the move is carried out"),
    ("crafted/handicap_no_stones.sgf", As("sabaki"), "stones that are not in the record were not placed"),
];

fn place(file: &str) -> Option<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/sgf").join(file);
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus");
    let corpus = std::env::var_os("FUJITE_CORPUS").map_or_else(beside, PathBuf::from).join("sgf").join(file);
    [own, corpus].into_iter().find(|path| path.exists())
}

#[test]
fn every_disagreement_is_read_as_chosen() {
    let text = include_str!("../data/disagreements.jsonl");
    let mut skipped = 0;
    for case in text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")) {
        let file = case["file"].as_str().expect("a file");
        let (_, reading, why) =
            CHOSEN.iter().find(|(name, ..)| *name == file).unwrap_or_else(|| panic!("{file}: no reading chosen"));
        let Some(path) = place(file) else {
            skipped += 1;
            continue;
        };
        let bytes = std::fs::read(&path).expect("a file that exists");
        let read = sgf::read(&bytes);
        if let NoGame = reading {
            assert!(matches!(read, Err(SgfError::Empty | SgfError::NoGame)), "{file}: {why}");
            continue;
        }
        let read = read.unwrap_or_else(|error| panic!("{file}: {error}; {why}"));
        let record = read.games[0].record();
        match reading {
            NoBoard => assert!(record.is_err(), "{file}: {why}"),
            As(reader) => {
                let boards = case["boards"].as_array().expect("boards");
                let board = boards.iter().find(|b| b["peers"].as_array().expect("peers").contains(&Value::from(*reader)));
                let rows: Vec<&str> =
                    board.expect("its board")["rows"].as_array().expect("rows").iter().filter_map(Value::as_str).collect();
                assert_eq!(record.expect("a record").record.replay(Options::default()).end().rows(), rows, "{file}: {why}");
            }
            Read | NoGame => assert!(record.is_ok(), "{file}: {why}"),
        }
    }
    if skipped > 0 {
        println!("{skipped} files of others skipped: FUJITE_CORPUS names no folder that has them");
    }
    assert_eq!(text.lines().count(), CHOSEN.len(), "a reading for every line, and no other");
    assert!(skipped <= 8, "the project's own files are all there");
}
