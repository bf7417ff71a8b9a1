//! Keys by their place on the keyboard, so that the us and ru layouts agree: the key that prints R prints К as well.

use eframe::egui::{Event, Key, Modifiers, Ui};

/// Whether `key` was pressed this frame with exactly these modifiers; taken, so that nobody else sees it.
///
/// The place on the keyboard decides; where the system does not tell it, the letter does.
pub fn pressed(ui: &Ui, modifiers: Modifiers, key: Key) -> bool {
    ui.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| !is(event, modifiers, key));
        before > input.events.len()
    })
}

/// Whether a letter shortcut was pressed: no modifiers, and no text field has the focus.
pub fn letter(ui: &Ui, key: Key) -> bool {
    !ui.ctx().text_edit_focused() && pressed(ui, Modifiers::NONE, key)
}

/// The digit pressed outside text fields: the start of a table number.
pub fn digit(ui: &Ui) -> Option<u8> {
    const DIGITS: [Key; 10] =
        [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    (0..).zip(DIGITS).find_map(|(value, key)| letter(ui, key).then_some(value))
}

fn is(event: &Event, wanted: Modifiers, place: Key) -> bool {
    match event {
        Event::Key { key, physical_key, pressed: true, modifiers, .. } => {
            physical_key.unwrap_or(*key) == place && modifiers.matches_exact(wanted)
        }
        _ => false,
    }
}
