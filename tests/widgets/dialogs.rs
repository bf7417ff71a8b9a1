//! Dialogs and the palette.

use super::*;

fn ruling<'a>() -> Harness<'a, (bool, u32)> {
    window((true, 0), |ui, (open, behind)| {
        if ui.add(Button::new("Позади")).clicked() {
            *behind += 1;
        }
        if *open {
            let ctx = ui.ctx().clone();
            let mut reason = String::new();
            let shown = Dialog::new("ruling", "Второе предупреждение").show(
                &ctx,
                |_| (),
                |_| (),
                |ui| drop(ui.add(Field::new(&mut reason, "Обоснование"))),
                |ui| drop(ui.add(Button::new("Записать решение").main())),
            );
            if shown.close {
                *open = false;
            }
        }
    })
}

#[test]
fn escape_closes_a_dialog() {
    let mut harness = ruling();
    harness.run();
    assert!(harness.query_by_label("Записать решение").is_some());
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!harness.state().0);
    assert!(harness.query_by_label("Записать решение").is_none());
}

#[test]
fn nothing_behind_a_dialog_can_be_clicked_and_a_slip_does_not_close_it() {
    let mut harness = ruling();
    harness.run();
    harness.get_by_label("Позади").click();
    harness.run();
    assert_eq!(*harness.state(), (true, 0));
}

#[test]
fn the_keyboard_stays_inside() {
    let mut harness = ruling();
    harness.run();
    for _ in 0..6 {
        harness.key_press(Key::Tab);
        harness.run();
        assert!(!harness.get_by_label("Позади").is_focused());
    }
}

#[test]
fn the_palette_is_typed_in_at_once() {
    let mut harness = window(String::new(), |ui, query| {
        let ctx = ui.ctx().clone();
        Palette { hint: "Стол, имя, действие", found: "" }.show(&ctx, query, |_| (), |_| ());
    });
    harness.run();
    harness.event(Event::Text("17".into()));
    harness.run();
    assert_eq!(harness.state(), "17");
}
