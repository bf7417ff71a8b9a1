//! `fujite time` as scripts see it.
use assert_cmd::Command;
use serde_json::{Value, json};

fn ask(text: &str) -> Value {
    let output =
        Command::cargo_bin("fujite").unwrap().args(["time", text, "--json"]).assert().code(0).get_output().stdout.clone();
    serde_json::from_slice(&output).unwrap()
}

#[test]
fn a_canadian_control_is_answered_with_article_and_category() {
    let answer = ask("main 60m, canadian 15/5m");
    let wanted =
        json!({"effective_ms": 4_800_000, "linear_ms": 4_800_000, "category": "ordinary", "article": "9.6", "notes": []});
    assert_eq!(answer, wanted);
}

#[test]
fn a_category_that_depends_on_the_rule_is_noted() {
    let answer = ask("main 25m, canadian 25/10m");
    assert_eq!(answer["effective_ms"], 3_300_000);
    assert_eq!(answer["linear_ms"], 2_940_000);
    assert_eq!(answer["notes"], json!([{"kind": "linear_differs", "category": "fast"}]));
}

#[test]
fn an_increment_has_no_category() {
    let answer = ask("fischer 30m+10s");
    assert_eq!(answer["effective_ms"], Value::Null);
    assert_eq!(answer["linear_ms"], 3_000_000);
    assert_eq!(answer["category"], Value::Null);
}

#[test]
fn without_json_the_figures_are_readable() {
    let output = Command::cargo_bin("fujite").unwrap().args(["time", "main 5m, japanese 20s"]).assert().code(0);
    let text = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    assert!(text.contains("effective  20:00 (9.6)"), "{text}");
    assert!(text.contains("category   blitz"), "{text}");
}

#[test]
fn bad_text_exits_2_and_marks_the_place() {
    let output = Command::cargo_bin("fujite").unwrap().args(["time", "main 60, japanese 3x30s"]).assert().code(2);
    let message = String::from_utf8(output.get_output().stderr.clone()).unwrap();
    assert!(message.contains("character 8: expected a unit"), "{message}");
    assert!(message.lines().any(|line| line == "         ^"), "{message}");
}
