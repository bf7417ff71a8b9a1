//! A path to a record.

use crate::app::{Action, Browse};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog as Window, PathBox, bits};
use crate::ui::{Cx, keys};
use eframe::egui::{self, Key, Modifiers};
use std::path::PathBuf;

/// A path to a record.
#[derive(Debug, Default)]
pub struct OpenRecord {
    path: String,
}

impl OpenRecord {
    /// Whether the dialog is done with.
    pub(super) fn show(&mut self, ui: &egui::Ui, cx: &mut Cx) -> bool {
        let (l, open) = (cx.l, self);
        let mut browse = keys::pressed(ui, Modifiers::CTRL, Key::O);
        let mut entered = false;
        let empty = open.path.trim().is_empty();
        let title = l.tr("position-open-title");
        let shown = Window::new("position open", &title).show(
            ui.ctx(),
            |_| {},
            |_| {},
            |ui| {
                bits::words(ui, &l.tr("position-open-lead"), Type::S12, Tone::Ink2);
                let (name, word) = (l.tr("position-path"), l.tr("position-browse"));
                let path = PathBox::new(&mut open.path, &name, &word).hint("game.sgf").first().show(ui);
                browse |= path.browse;
                entered = path.field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
            },
            |ui| {
                let missing = l.tr("position-path-missing");
                let refused = empty.then_some(missing.as_str());
                let opens = ui.add(Button::new(&l.tr("position-open-button")).main().disabled(refused)).clicked();
                (opens, ui.add(Button::new(&l.tr("position-cancel"))).clicked())
            },
        );
        let (opens, cancel) = shown.footer;
        if browse {
            cx.action(Action::Browse(Browse::Record));
            return true;
        }
        if (opens || entered) && !open.path.trim().is_empty() {
            // Paths copied from a file manager come in quotes.
            let path = open.path.trim().trim_matches('"');
            cx.action(Action::ReadRecord(PathBuf::from(path)));
            return true;
        }
        shown.close || cancel
    }
}
