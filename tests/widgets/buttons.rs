//! Buttons, choices and chips.

use super::*;

#[test]
fn a_button_answers_by_its_text_and_tells_its_key() {
    let mut harness = window(0, |ui, clicks| {
        if ui.add(Button::new("Снять показания").hint("R").main()).clicked() {
            *clicks += 1;
        }
    });
    let button = harness.get_by_label("Снять показания");
    assert_eq!(button.accesskit_node().data().keyboard_shortcut(), Some("R"));
    button.click();
    harness.run();
    assert_eq!(*harness.state(), 1);
}

#[test]
fn what_cannot_be_done_stays_visible_with_its_article_and_does_nothing() {
    let mut harness = window(0, |ui, clicks| {
        if ui.add(Button::new("Возобновить").disabled(Some("п. 12.9: конверт не вскрыт"))).clicked() {
            *clicks += 1;
        }
    });
    let button = harness.get_by_label("Возобновить");
    assert!(button.accesskit_node().is_disabled());
    assert_eq!(button.accesskit_node().data().description(), Some("п. 12.9: конверт не вскрыт"));
    button.click();
    harness.run();
    assert_eq!(*harness.state(), 0);
    harness.get_by_label("Возобновить").hover();
    harness.run_steps(8);
    assert!(harness.query_by_label("п. 12.9: конверт не вскрыт").is_some(), "the reason shows under the pointer");
}

#[test]
fn tab_reaches_the_reason_too() {
    let mut harness = window((), |ui, ()| {
        ui.add(Button::new("Возобновить").disabled(Some("п. 12.9")));
    });
    harness.key_press(Key::Tab);
    harness.run_steps(3);
    assert!(harness.query_by_label("п. 12.9").is_some());
}

#[test]
fn a_choice_moves_by_a_click_and_only_then() {
    let mut harness = window((0, 0), |ui, (chosen, changes)| {
        let segments = [Segment::text("Ставить"), Segment::text("Играть"), Segment::mark(Icon::Plan, "План")];
        if w::choice(ui, "Щелчок", &segments, chosen) {
            *changes += 1;
        }
    });
    harness.get_by_label("План").click();
    harness.run();
    assert_eq!(*harness.state(), (2, 1));
    harness.get_by_label("План").click();
    harness.run();
    assert_eq!(*harness.state(), (2, 1));
}

#[test]
fn a_chip_reads_its_count() {
    let harness = window((), |ui, ()| {
        ui.add(Chip::new("Бё-ёми").count(3).icon(Icon::Byoyomi, Tone::Red));
        ui.add(Chip::new("просрочка?").lead("244").tinted(Tone::Red));
    });
    harness.get_by_label("Бё-ёми 3");
    harness.get_by_label("244 просрочка?");
}
