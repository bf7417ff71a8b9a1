//! What every dialog's foot has in common.

use crate::i18n::L10n;
use crate::ui::keys::pressed;
use crate::ui::widgets::Button;
use eframe::egui::{Align, Key, Layout, Modifiers, Ui};

/// What was chosen at the foot of a dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    None,
    /// The main button, or Ctrl+Enter.
    Main,
    /// The way out.
    Cancel,
}

/// The main button, which says what will happen, and the way out. `refused` says why it cannot be done now.
pub fn footer(ui: &mut Ui, l: L10n, main: &str, refused: Option<&str>) -> Answer {
    let clicked = ui.add(Button::new(main).main().hint("Ctrl Enter").disabled(refused)).clicked();
    let keyed = pressed(ui, Modifiers::COMMAND, Key::Enter) && refused.is_none();
    let out = ui
        .with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add(Button::new(&l.tr("cancel")).quiet().hint("Esc")).clicked()
        })
        .inner;
    if clicked || keyed {
        Answer::Main
    } else if out {
        Answer::Cancel
    } else {
        Answer::None
    }
}

/// Only a way out, for what acts at once.
pub fn close_footer(ui: &mut Ui, l: L10n) -> bool {
    ui.add(Button::new(&l.tr("close")).hint("Esc")).clicked()
}
