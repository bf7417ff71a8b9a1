//! `fujite repair` as scripts see it.

use serde_json::{Value, json};

const GAME: &str = "(;SZ[9];B[cc];W[gg];B[gc];W[cg];B[ee];W[ed])";
const SURE: &str = ".........\n.........\n..X...X..\n.........\n....X....\n.........\n..O...O..\n.........\n.........\n";

fn answer(files: &[(&str, &str)], args: [&str; 2], code: i32) -> (Value, String) {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).expect("a file");
    }
    let run = |json: bool| {
        let mut command = super::fujite();
        command.current_dir(folder.path()).arg("repair").args(args);
        if json {
            command.arg("--json");
        }
        command.assert().code(code).get_output().clone()
    };
    let text = run(false);
    let text = String::from_utf8_lossy(if code == 2 { &text.stderr } else { &text.stdout }).into_owned();
    (serde_json::from_slice(&run(true).stdout).unwrap_or(Value::Null), text)
}

#[test]
fn a_moved_stone_by_its_contract() {
    let now = SURE.replace("....X....", ".....X...");
    let (object, text) = answer(&[("sure.txt", SURE), ("now.txt", &now)], ["sure.txt", "now.txt"], 1);
    let first = &object["candidates"][0];
    assert_eq!(first["cost"], json!(1.0));
    assert_eq!(first["changes"], json!([{ "kind": "moved", "color": "black", "from": "E5", "to": "F5" }]));
    assert_eq!(first["restored"]["rows"][4], "....X....");
    assert!(text.starts_with("1. cost 1.0\n   moved: black from E5 to F5\n"), "{text}");
}

#[test]
fn boards_that_agree_leave_nothing_to_explain() {
    let (object, _) = answer(&[("game.sgf", GAME), ("now.txt", SURE)], ["game.sgf:5", "now.txt"], 0);
    assert_eq!(object["candidates"][0]["changes"], json!([]));
    assert_eq!(object["candidates"][0]["cost"], json!(0.0));
}

#[test]
fn the_sure_move_need_not_be_the_last_one() {
    let (object, text) = answer(&[("game.sgf", GAME), ("now.txt", SURE)], ["game.sgf:3", "now.txt"], 0);
    assert_eq!(object["candidates"][0]["after_move"], json!(5));
    assert!(text.contains("after move 5 of the record"), "{text}");
    let fallen = SURE.replace("..X...X..", "..X......");
    let (object, _) = answer(&[("game.sgf", GAME), ("now.txt", &fallen)], ["game.sgf:5", "now.txt"], 1);
    assert_eq!(object["candidates"][0]["changes"], json!([{ "kind": "missing", "color": "black", "point": "G7" }]));
}

#[test]
fn stones_that_changed_places_are_two_moved_ones() {
    let sure = ".X.\n.O.\n...\n";
    let now = ".O.\n.X.\n...\n";
    let (object, _) = answer(&[("sure.txt", sure), ("now.txt", now)], ["sure.txt", "now.txt"], 1);
    let changes = json!([
        { "kind": "moved", "color": "black", "from": "B3", "to": "B2" },
        { "kind": "moved", "color": "white", "from": "B2", "to": "B3" },
    ]);
    assert_eq!(object["candidates"][0]["changes"], changes);
}

#[test]
fn input_that_cannot_be_compared_is_named() {
    let files = [("game.sgf", GAME), ("small.txt", "...\n...\n...\n")];
    assert!(answer(&files, ["game.sgf", "small.txt"], 2).1.contains("9×9"));
    assert!(answer(&files, ["game.sgf:7", "small.txt"], 2).1.contains("there is no move 7; the record has 6"));
    assert!(answer(&files, ["nowhere.txt", "small.txt"], 2).1.contains("nowhere.txt"));
}
