//! `fujite import` and `fujite verify` as scripts see them.
use super::fujite;
use assert_cmd::Command;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

fn given(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pairings").join(name)
}

fn answer(command: &mut Command, code: i32) -> Value {
    serde_json::from_slice(&command.arg("--json").assert().code(code).get_output().stdout).unwrap()
}

fn complaint(command: &mut Command) -> String {
    String::from_utf8(command.assert().code(2).stdout("").get_output().stderr.clone()).unwrap()
}

#[test]
fn a_sound_file_becomes_a_tournament_that_verifies() {
    let folder = tempfile::tempdir().unwrap();
    let made = folder.path().join("hall.fujite");
    let imported = answer(fujite().arg("import").arg(given("opengotha-sound.xml")).arg("-o").arg(&made), 0);
    assert_eq!(imported, json!({"players": 4, "rounds": 3, "games": 3, "findings": []}));
    let verified = answer(fujite().arg("verify").arg(&made), 0);
    assert_eq!((&verified["intact"], &verified["damage"]), (&json!(true), &json!([])));
    assert!(verified["events"].as_u64().unwrap() >= 2);
    assert_eq!(verified["head"].as_str().unwrap().len(), 32);
}

#[test]
fn findings_are_told_by_the_exit_code() {
    let imported = answer(fujite().arg("import").arg(given("opengotha-dangling-bye.xml")), 1);
    assert_eq!(imported["findings"], json!([{"kind": "dangling_bye", "where": "round 1, UNKNOWNPLAYER"}]));
}

#[test]
fn periods_the_file_does_not_have_are_taken_aloud() {
    let folder = tempfile::tempdir().unwrap();
    let file = given("opengotha-japanese-without-periods.xml");
    let silent = fujite().arg("import").arg(&file).arg("-o").arg(folder.path().join("a.fujite")).assert().code(1);
    assert!(String::from_utf8_lossy(&silent.get_output().stderr).contains("--periods"));
    let told = fujite().args(["import", "--periods", "5", "-o"]).arg(folder.path().join("b.fujite")).arg(&file).assert();
    assert!(told.get_output().stderr.is_empty());
    assert!(fs::read_to_string(folder.path().join("b.fujite")).unwrap().contains("periods:5"));
}

#[test]
fn bad_input_is_named_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let made = folder.path().join("hall.fujite");
    let message = complaint(fujite().arg("import").arg(given("opengotha-entities.xml")).arg("-o").arg(&made));
    assert!(message.contains("entities"), "{message}");
    let message = complaint(fujite().args(["import", "--preset", "none", "-o"]).arg(&made).arg(given("opengotha-sound.xml")));
    assert!(message.contains("code-2008"), "the presets there are: {message}");
    let message = complaint(fujite().args(["import", "--round", "99", "-o"]).arg(&made).arg(given("opengotha-sound.xml")));
    assert!(message.contains("its last is 2"), "{message}");
    complaint(fujite().args(["import", "--round", "0", "-o"]).arg(&made).arg(given("opengotha-sound.xml")));
    let elsewhere = folder.path().join("no folder/hall.fujite");
    let message = complaint(fujite().arg("import").arg(given("opengotha-sound.xml")).arg("-o").arg(&elsewhere));
    assert!(message.contains("no folder does not exist"), "{message}");
    complaint(fujite().arg("import").arg(folder.path().join("missing.xml")).arg("-o").arg(&made));
    assert!(!made.exists());
    fs::write(&made, "precious").unwrap();
    complaint(fujite().arg("import").arg(given("opengotha-sound.xml")).arg("-o").arg(&made));
    assert_eq!(fs::read_to_string(&made).unwrap(), "precious");
    complaint(fujite().arg("verify").arg(&made));
}

#[test]
fn a_damaged_tournament_is_told_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let made = folder.path().join("hall.fujite");
    fujite().arg("import").arg(given("opengotha-sound.xml")).arg("-o").arg(&made).assert().code(0);
    let text = fs::read_to_string(&made).unwrap().replacen("Zarechye", "Zarechie", 1);
    fs::write(&made, text).unwrap();
    let verified = answer(fujite().arg("verify").arg(&made), 1);
    assert_eq!((&verified["intact"], &verified["damage"]), (&json!(false), &json!([{"line": 2, "kind": "checksum"}])));
}
