//! `fujite export` and `fujite import --update` as scripts see them.
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

fn said(command: &mut Command, code: i32) -> String {
    let assert = command.assert().code(code);
    let output = assert.get_output();
    String::from_utf8([output.stdout.clone(), output.stderr.clone()].concat()).unwrap()
}

/// A tournament made of a file, in a folder of its own.
fn made(name: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.fujite");
    let _ = fujite().arg("import").arg(given(name)).arg("-o").arg(&file).assert();
    assert!(file.exists());
    (folder, file)
}

#[test]
fn every_kind_is_written_and_reads_back() {
    let (folder, file) = made("opengotha-sound.xml");
    for (kind, players) in [("opengotha", 4), ("pairgoth", 4), ("federation", 4), ("h9", 4), ("csv", 4)] {
        let out = folder.path().join(format!("out.{kind}"));
        let written = fujite().args(["export", "--as", kind]).arg(&file).arg("-o").arg(&out).arg("--json").output().unwrap();
        assert!(matches!(written.status.code(), Some(0 | 1)), "{kind}: {}", String::from_utf8_lossy(&written.stderr));
        let written: Value = serde_json::from_slice(&written.stdout).unwrap();
        assert_eq!(
            (written["format"].as_str(), written["games"].as_u64(), &written["backup"]),
            (Some(kind), Some(3), &Value::Null)
        );
        let back = fujite().arg("import").arg(&out).arg("--json").output().unwrap();
        let back: Value = serde_json::from_slice(&back.stdout).unwrap();
        assert_eq!(back["players"].as_u64(), Some(players), "{kind}");
    }
    let out = folder.path().join("out.ron");
    assert_eq!(answer(fujite().args(["export", "--as", "ron"]).arg(&file).arg("-o").arg(&out), 0)["findings"], json!([]));
    assert!(fs::read_to_string(out).unwrap().contains("Made-up Open"));
}

#[test]
fn results_go_into_the_original_with_a_copy_beside() {
    let (folder, file) = made("opengotha-sound.xml");
    let original = folder.path().join("pairing.xml");
    let before = fs::read_to_string(given("opengotha-sound.xml")).unwrap().replace("RESULT_BLACKWINS", "RESULT_UNKNOWN");
    fs::write(&original, &before).unwrap();
    let done = answer(fujite().args(["export", "--as", "opengotha"]).arg(&file).arg("--into").arg(&original), 0);
    assert_eq!(done["results"], json!(1));
    let backup = PathBuf::from(done["backup"].as_str().unwrap());
    assert_eq!(
        (backup.file_name().unwrap().to_str().unwrap(), fs::read_to_string(&backup).unwrap()),
        ("pairing.xml.bak", before)
    );
    assert_eq!(fs::read(&original).unwrap(), fs::read(given("opengotha-sound.xml")).unwrap());
    let again = answer(fujite().args(["export", "--as", "opengotha"]).arg(&file).arg("--into").arg(&original), 0);
    assert_eq!((&again["results"], &again["backup"]), (&json!(0), &Value::Null), "the same bytes need no copy");
    let other = folder.path().join("other.xml");
    answer(fujite().args(["export", "--as", "opengotha"]).arg(&file).arg("--into").arg(&original).arg("-o").arg(&other), 0);
    assert_eq!(fs::read(&other).unwrap(), fs::read(&original).unwrap());
}

#[test]
fn what_cannot_be_written_touches_nothing_and_is_said_in_the_language_asked_for() {
    let (folder, file) = made("opengotha-sound.xml");
    let original = folder.path().join("pairing.tour");
    fs::write(&original, "{\"name\": 1}").unwrap();
    let russian = said(fujite().args(["export", "--lang", "ru", "--as", "pairgoth"]).arg(&file).arg("--into").arg(&original), 2);
    assert!(russian.contains("другой программы") && !russian.contains("it is a file"), "{russian}");
    let english = said(fujite().args(["export", "--as", "pairgoth"]).arg(&file).arg("--into").arg(&original), 2);
    assert!(english.contains("another program"), "{english}");
    assert_eq!(fs::read_to_string(&original).unwrap(), "{\"name\": 1}");
    let over = said(fujite().args(["export", "--as", "csv"]).arg(&file).arg("-o").arg(&file), 2);
    assert!(over.contains("tournament itself"), "{over}");
    answer(fujite().arg("verify").arg(&file), 0);
    said(fujite().args(["export", "--as", "csv", "-o", "x.csv"]).arg(folder.path().join("none.fujite")), 2);
    said(fujite().args(["export", "--as", "paper"]).arg(&file).args(["-o", "x"]), 2);
}

#[test]
fn russian_messages_hold_no_english_reasons() {
    let folder = tempfile::tempdir().unwrap();
    let english: Vec<String> =
        ["opengotha-unclosed.xml", "opengotha-entities.xml", "missing.xml"].iter().map(|s| (*s).to_owned()).collect();
    for name in english {
        let text = said(fujite().args(["import", "--lang", "ru"]).arg(given(&name)), 2);
        let words = text.replace(&given(&name).display().to_string(), "").replace("fujite", "");
        let foreign: Vec<&str> = words
            .split(|c: char| !c.is_alphabetic())
            .filter(|word| {
                word.len() > 2
                    && word.is_ascii()
                    && !["OpenGotha", "Pairgoth", "xml", "XML", "tour", "MacMahon", "CSV", "JSON"].contains(word)
            })
            .collect();
        assert_eq!(foreign, Vec::<&str>::new(), "{text}");
    }
    fs::write(folder.path().join("broken.tour"), "{\n \"players\": [,]\n}").unwrap();
    let text = said(fujite().args(["import", "--lang", "ru"]).arg(folder.path().join("broken.tour")), 2);
    assert!(text.contains("строка 2") && text.contains("синтаксис"), "{text}");
}

#[test]
fn an_update_is_shown_first_and_taken_over_when_asked() {
    let (folder, file) = made("opengotha-sound.xml");
    let same = answer(fujite().arg("import").arg("--update").arg(&file).arg(given("opengotha-sound.xml")), 0);
    assert_eq!((&same["changes"], &same["applied"]), (&json!([]), &json!(false)));
    let text = fs::read_to_string(given("opengotha-sound.xml")).unwrap();
    let changed = folder.path().join("pairing.xml");
    fs::write(&changed, text.replacen("</Games>", "<Game blackPlayer=\"BIRCHBOB\" whitePlayer=\"CEDARCAT\" roundNumber=\"3\" tableNumber=\"1\" handicap=\"0\" result=\"RESULT_UNKNOWN\"/></Games>", 1)).unwrap();
    let before = fs::read(&file).unwrap();
    let dry = answer(fujite().arg("import").arg("--update").arg(&file).arg(&changed), 1);
    assert_eq!(dry["changes"][0]["kind"], json!("round_new"));
    assert_eq!(fs::read(&file).unwrap(), before, "shown only");
    let russian = said(fujite().args(["import", "--lang", "ru", "--update"]).arg(&file).arg(&changed), 1);
    assert!(russian.contains("новая жеребьёвка") && russian.contains("--apply"), "{russian}");
    let applied = answer(fujite().arg("import").arg("--apply").arg("--update").arg(&file).arg(&changed), 0);
    assert_eq!(applied["applied"], json!(true));
    answer(fujite().arg("import").arg("--update").arg(&file).arg(&changed), 0);
    answer(fujite().arg("verify").arg(&file), 0);
}

#[test]
fn columns_of_a_table_are_shown_and_can_be_told() {
    let shown = answer(fujite().arg("import").arg(given("sheet-bare.csv")), 0);
    assert_eq!(shown["columns"], json!(["table", "black", "black_rank", "white", "white_rank", "result"]));
    let told = |columns: &str, code| answer(fujite().args(["import", "--columns", columns]).arg(given("sheet-bare.csv")), code);
    let turned = told("table,white,white_rank,black,black_rank,result", 0);
    assert_eq!((&turned["games"], &turned["columns"][1]), (&json!(2), &json!("white")));
    let fewer = told("-,white,-,black,-,-", 1);
    assert_eq!(fewer["findings"][0]["kind"], json!("table_missing"));
    let bad = said(fujite().args(["import", "--columns", "blue"]).arg(given("sheet-bare.csv")), 2);
    assert!(bad.contains("black_rank"), "{bad}");
}
