//! Keys by their place.

use super::*;

fn press(harness: &Harness<'_, (u32, String)>, key: Key, physical: Option<Key>, modifiers: Modifiers) {
    harness.event(Event::Key { key, physical_key: physical, pressed: true, repeat: false, modifiers });
}

fn listening<'a>() -> Harness<'a, (u32, String)> {
    window((0, String::new()), |ui, (heard, text)| {
        ui.add(Field::new(text, "поле"));
        if keys::letter(ui, Key::R) {
            *heard += 1;
        }
        if keys::pressed(ui, Modifiers::COMMAND | Modifiers::CTRL, Key::Z) {
            *heard += 10;
        }
    })
}

#[test]
fn the_place_of_a_key_decides_not_its_letter() {
    let mut harness = listening();
    // Dvorak: the key at R prints P.
    press(&harness, Key::P, Some(Key::R), Modifiers::NONE);
    press(&harness, Key::R, Some(Key::O), Modifiers::NONE);
    harness.run();
    assert_eq!(harness.state().0, 1);
}

#[test]
fn modifiers_must_be_exactly_those() {
    let mut harness = listening();
    press(&harness, Key::R, None, Modifiers::SHIFT);
    press(&harness, Key::Z, Some(Key::Z), Modifiers::CTRL | Modifiers::COMMAND);
    harness.run();
    assert_eq!(harness.state().0, 10);
}

#[test]
fn letters_do_nothing_while_a_field_is_typed_in() {
    let mut harness = listening();
    harness.get_by_label("поле").focus();
    harness.run();
    press(&harness, Key::R, Some(Key::R), Modifiers::NONE);
    harness.run();
    assert_eq!(harness.state().0, 0);
}
