//! The commands `replay`, `check` and `score` of the built program: answers, exit codes, messages.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Output;

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn crafted(name: &str) -> String {
    data("sgf/crafted").join(name).display().to_string()
}

fn fujite(args: &[&str]) -> Output {
    super::fujite().args(args).output().expect("the program runs")
}

/// The exit code and the object printed.
fn json(args: &[&str]) -> (i32, Value) {
    let output = fujite(&[args, &["--json"]].concat());
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    let object = serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{args:?}: {e}: {error}"));
    (output.status.code().expect("an exit code"), object)
}

fn file(folder: &tempfile::TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    std::fs::write(&path, text).expect("a file is written");
    path.display().to_string()
}

#[test]
fn replay_answers_by_its_contract() {
    let (code, answer) = json(&["replay", &crafted("setup_midgame.sgf")]);
    assert_eq!(code, 1);
    assert_eq!(answer["size"], serde_json::json!([9, 9]));
    assert_eq!(answer["moves"], 3);
    assert_eq!(answer["to_play"], "black");
    assert_eq!(answer["rows"][4], ".....O...");
    assert_eq!(answer["prisoners"], serde_json::json!({ "black": 0, "white": 0 }));
    assert_eq!(answer["ko"], Value::Null);
    assert_eq!(answer["findings"][0]["kind"], "setup_midgame");
}

#[test]
fn replay_names_an_illegal_move_with_its_reason_and_carries_it_out() {
    let (code, answer) = json(&["replay", &crafted("overwrite_stone.sgf")]);
    let finding = &answer["findings"][0];
    assert_eq!(code, 1);
    assert_eq!((&finding["kind"], &finding["move"], &finding["point"]), (&"illegal_move".into(), &2.into(), &"E5".into()));
    assert_eq!(finding["reason"], "occupied");
    assert_eq!(answer["rows"][4], "....O....");
    let suicide = crafted("suicide_multi.sgf");
    assert_eq!(json(&["replay", &suicide]).1["findings"][0]["reason"], "suicide");
    let (code, allowed) = json(&["replay", &suicide, "--suicide", "allowed"]);
    assert_eq!((code, allowed["findings"].as_array().map(Vec::len)), (0, Some(0)));
}

#[test]
fn replay_stops_at_a_move_and_chooses_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, "two.sgf", "(;SZ[5];B[aa];W[bb])(;SZ[5];B[cc];W[cd];B[dd])");
    let (code, answer) = json(&["replay", &path, "--game", "2", "--move", "1"]);
    assert_eq!((code, &answer["moves"], &answer["total_moves"]), (0, &1.into(), &3.into()));
    assert_eq!(answer["rows"][2], "..X..");
    assert_eq!(answer["to_play"], "white");
    for (args, part) in [(["--game", "3"], "has 2"), (["--move", "9"], "has 2"), (["--game", "0"], "has 2")] {
        let output = fujite(&["replay", &path, args[0], args[1]]);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(part), "{args:?}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn the_text_of_replay_is_a_board_text_that_score_reads() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = fujite(&["replay", &crafted("ff3_long_names.sgf")]);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(text.contains("# 1:3: property GaMe read as GM"), "{text}");
    let path = file(&folder, "board.txt", &text);
    assert_eq!(json(&["score", &path]).0, 0);
}

#[test]
fn check_lists_findings_and_repairs() {
    let (code, answer) = json(&["check", &crafted("junk_before.sgf")]);
    assert_eq!(code, 1);
    assert_eq!((&answer["repairs"][1]["line"], &answer["repairs"][1]["column"]), (&5.into(), &1.into()));
    assert_eq!(answer["findings"], serde_json::json!([]));
    assert_eq!(json(&["check", &crafted("cp1251_declared.sgf")]).0, 0);
    let (code, answer) = json(&["check", &crafted("setup_kills_nothing.sgf")]);
    assert_eq!((code, &answer["findings"][0]["kind"]), (1, &"chain_without_liberties".into()));
    assert_eq!(answer["findings"][0]["points"], serde_json::json!(["A9"]));
}

#[test]
fn unusable_input_exits_with_two_and_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let letter = file(&folder, "letter.txt", "Dear sir");
    let uneven = file(&folder, "uneven.txt", "X..\nX.\n");
    for (args, part) in [
        (vec!["replay", "/nowhere/at/all.sgf"], "cannot be read"),
        (vec!["replay", &crafted("empty.sgf")], "empty"),
        (vec!["check", &letter], "no game"),
        (vec!["check", &crafted("size_53.sgf")], "52"),
        (vec!["score", &uneven], "line 2"),
        (vec!["score", &crafted("utf8_ru.sgf"), "--dead", "Z99"], "Z99"),
        (vec!["score", &crafted("utf8_ru.sgf"), "--dead", "A1"], "no stone at A1"),
        (vec!["score", &crafted("utf8_ru.sgf"), "--komi", "much"], "komi"),
        (vec!["score", &crafted("utf8_ru.sgf"), "--rules", "house"], "house"),
        (vec!["replay", folder.path().to_str().expect("a path")], "cannot be read"),
    ] {
        let output = fujite(&args);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
        assert!(error.contains(part), "{args:?}: {error}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

/// The scoring cases whose answers independent programs agree on, through the program.
#[test]
fn score_counts_the_known_positions_in_both_traditions() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = std::fs::read_to_string(data("rules.jsonl")).expect("the table");
    let mut seen = 0;
    for case in text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")).filter(|c| c["kind"] == "score") {
        let rows: Vec<&str> = case["rows"].as_array().expect("rows").iter().filter_map(Value::as_str).collect();
        let board = file(&folder, "board.txt", &format!("{}\n", rows.join("\n")));
        let dead: Vec<&str> = case["dead"].as_array().expect("dead").iter().filter_map(Value::as_str).collect();
        let number = |name: &str| case[name].to_string();
        let mut args = vec!["score".to_owned(), board, format!("--komi={}", number("komi"))];
        args.push(format!("--prisoners-black={}", number("white_captured_in_play")));
        args.push(format!("--prisoners-white={}", number("black_captured_in_play")));
        args.push(format!("--penalty-black={}", number("penalty_black")));
        args.push(format!("--penalty-white={}", number("penalty_white")));
        if !dead.is_empty() {
            args.push(format!("--dead={}", dead.join(",")));
        }
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let (code, answer) = json(&args);
        assert_eq!(code, 0);
        for tradition in ["japanese", "chinese"] {
            let expected = case[tradition]["result"].as_str().expect("a result");
            let expected = if expected == "0" { "draw" } else { expected };
            assert_eq!(answer[tradition]["result"], expected, "{} {tradition}", case["id"]);
        }
        assert_eq!(answer["japanese"]["black"]["territory"], case["territory_black"], "{}", case["id"]);
        assert_eq!(answer["chinese"]["white"]["stones"], case["stones_white"], "{}", case["id"]);
        assert_eq!(answer["neutral"].as_array().map(Vec::len), case["neutral"].as_u64().map(|n| n as usize), "{}", case["id"]);
        seen += 1;
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn score_takes_prisoners_and_komi_from_the_record_unless_told_otherwise() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, "game.sgf", "(;SZ[3]KM[0.5];B[ab];W[aa];B[ba];W[];B[])");
    let (code, answer) = json(&["score", &path]);
    assert_eq!(code, 0);
    assert_eq!(answer["japanese"]["black"]["prisoners"], 1);
    assert_eq!((&answer["komi"], &answer["japanese"]["white"]["komi"]), (&0.5.into(), &0.5.into()));
    let (_, told) = json(&["score", &path, "--komi", "-2", "--prisoners-black", "0"]);
    assert_eq!((&told["komi"], &told["japanese"]["black"]["prisoners"]), (&(-2).into(), &0.into()));
    let output = fujite(&["score", &path]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("Japanese tradition") && text.contains("prisoners") && text.contains("result: B+"), "{text}");
}

#[test]
fn check_walks_variations_and_names_their_path() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, "lines.sgf", "(;SZ[9]KM[6.5]RE[B+3];B[ee](;W[cc])(;W[ee]B[gg]))");
    let (code, answer) = json(&["check", &path]);
    assert_eq!(code, 1);
    let findings = answer["findings"].as_array().expect("findings");
    let of = |kind: &str| findings.iter().find(|f| f["kind"] == kind).unwrap_or_else(|| panic!("no {kind} in {answer}"));
    assert_eq!(of("result_impossible")["variation"], serde_json::json!([]));
    assert_eq!(of("illegal_move")["variation"], serde_json::json!([{ "after_move": 1, "choice": 2 }]));
    assert_eq!(of("several_moves_in_node")["line"], 1);
    let text = String::from_utf8_lossy(&fujite(&["check", &path]).stdout).into_owned();
    assert!(text.contains("variation 2 after move 1, move 2 E5: illegal move: occupied"), "{text}");
}

#[test]
fn check_reports_a_repetition_with_its_cycle_and_what_each_rule_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let setup = "SZ[7]AW[aa][ba][ca][da][ea][fa][ga][ab][cb][eb][gb][dc][fc][ae][be][ce][de][ee][fe][ge]\
                 AB[bb][ac][cc][ec][gc][ad][bd][cd][dd][ed][fd][gd]PL[B]";
    let path = file(&folder, "ring.sgf", &format!("(;{setup};B[db];W[bc];B[fb];W[dc];B[bb];W[fc];B[db])"));
    let (_, answer) = json(&["check", &path, "--repetition", "none"]);
    let found: Vec<_> = answer["findings"].as_array().expect("findings").iter().filter(|f| f["kind"] == "repetition").collect();
    assert_eq!(found.len(), 2, "{answer}");
    assert_eq!((&found[0]["move"], &found[0]["repeats"], &found[0]["cycle"]), (&6.into(), &0.into(), &6.into()));
    assert_eq!(found[0]["taken"], serde_json::json!({ "black": 3, "white": 3 }));
    let says = &found[0]["says"];
    let said = ["none", "situational", "japanese-1989", "chinese-2002"].map(|rule| says[rule].as_str().unwrap_or_default());
    assert_eq!(said, ["continue", "illegal", "no_result", "illegal"]);
}

#[test]
fn score_explains_the_difference_and_asks_about_what_is_left_without_counting_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let board = file(&folder, "board.txt", "..XOO.\n...XO.\n..X.O.\n..XOO.\n");
    let (code, answer) = json(&["score", &board]);
    assert_eq!(code, 0);
    let hints = answer["hints"].as_array().expect("hints");
    assert_eq!((&hints[0]["kind"], &hints[0]["points"]), (&"dame".into(), &serde_json::json!(["D2"])));
    assert_eq!((&hints[1]["kind"], &hints[1]["side"]), (&"teire".into(), &"black".into()));
    assert_eq!((&answer["difference"]["total"], &answer["difference"]["placed"]["white"]), (&(-2).into(), &6.into()));
    assert!(answer["suggestion"]["dead"].is_array());
    let text = String::from_utf8_lossy(&fujite(&["score", &board]).stdout).into_owned();
    assert!(text.contains("D2: looks like an unfilled dame: filled?"), "{text}");
}

#[test]
fn score_takes_a_federations_own_rules_from_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let board = file(&folder, "board.txt", ".XO.\n.XO.\n");
    let own = file(&folder, "own.ron", "(tradition: Chinese, ties_to: Some(White))");
    let (code, answer) = json(&["score", &board, "--rules", &own]);
    assert_eq!((code, &answer["result"]), (0, &"W+0".into()));
    let broken = file(&folder, "broken.ron", "(traditions: Chinese)");
    let output = fujite(&["score", &board, "--rules", &broken]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("traditions"));
}

#[test]
fn bad_input_is_told_in_the_language_of_the_system() {
    let folder = tempfile::tempdir().expect("a folder");
    let empty = folder.path().join("empty.sgf");
    std::fs::write(&empty, "").expect("a file");
    let said = |locale: &str, command: &str| {
        let mut run = super::fujite();
        run.env("LC_ALL", locale).arg(command).arg(&empty);
        String::from_utf8_lossy(&run.assert().code(2).get_output().stderr).into_owned()
    };
    for command in ["replay", "check", "score"] {
        assert!(said("ru_RU.UTF-8", command).contains("файл пуст"), "{command}: {}", said("ru_RU.UTF-8", command));
        assert!(said("en_GB.UTF-8", command).contains("the file is empty"), "{command}");
    }
    assert!(said("ru_RU.UTF-8", "verify").contains("empty.sgf"));
    assert!(!said("ru_RU.UTF-8", "verify").contains("is not"), "no English inside");
}
