//! Keys of the board: they work wherever the focus is, text fields apart.

use super::editor::Editor;
use super::{Mode, PositionView, Tool, board, clipboard};
use crate::app::Action;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::position::PositionDialog;
use crate::ui::{Cx, keys};
use eframe::egui::{self, Event, Key, Modifiers};

pub fn keys(ui: &egui::Ui, cx: &mut Cx, view: &mut PositionView, editor: &mut Editor) {
    let dropped = ui.input(|i| i.raw.dropped_files.first().map(|file| file.path().to_path_buf()));
    if let Some(path) = dropped {
        cx.action(Action::ReadRecord(path));
    }
    if egui::Popup::is_any_open(ui.ctx()) || ui.ctx().memory(|m| m.top_modal_layer().is_some()) {
        return;
    }
    if keys::pressed(ui, Modifiers::CTRL, Key::O) {
        cx.dialog(Dialog::Position(PositionDialog::open_record()));
    }
    if ui.ctx().text_edit_focused() {
        return;
    }
    clipboard::keys(ui, cx, view, editor);
    if keys::pressed(ui, Modifiers::CTRL, Key::Z) {
        step(view, editor.undo());
    }
    if keys::pressed(ui, Modifiers::CTRL | Modifiers::SHIFT, Key::Z) || keys::pressed(ui, Modifiers::CTRL, Key::Y) {
        step(view, editor.redo());
    }
    let mut heard = false;
    if let Some((_, at)) = editor.record() {
        for (key, to) in [
            (Key::OpenBracket, at.saturating_sub(1)),
            (Key::CloseBracket, at.saturating_add(1)),
            (Key::Home, 0),
            (Key::End, u32::MAX),
        ] {
            if keys::letter(ui, key) {
                heard = true;
                editor.go_to(to);
                view.drop_handles();
            }
        }
    }
    if keys::letter(ui, Key::X) {
        heard = true;
        match view.mode {
            Mode::SetUp => view.swapped = !view.swapped,
            Mode::Play | Mode::AsRecorded => editor.set_to_play(editor.setup().to_play.opponent()),
        }
    }
    if keys::letter(ui, Key::Delete) {
        board::delete(view, editor);
    }
    if let Some(region) = view.region.filter(|_| view.mode == Mode::SetUp && view.tool == Tool::Region) {
        // On a turned board the arrows go as they are seen.
        let way = if view.from_white { -1 } else { 1 };
        for (key, dx, dy) in [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1)] {
            if keys::pressed(ui, Modifiers::CTRL, key) {
                view.region = editor.move_region(region, dx * way, dy * way).or(Some(region));
            }
        }
    }
    let busy = view.picked.is_some() || view.region.is_some() || view.corner.is_some();
    if busy && keys::pressed(ui, Modifiers::NONE, Key::Escape) {
        view.drop_handles();
    }
    if !heard {
        typed_point(ui, view);
    }
}

/// A letter typed anywhere begins a coordinate: the field takes the keyboard at once, and the letter with it.
fn typed_point(ui: &egui::Ui, view: &mut PositionView) {
    let letter = |event: &Event| matches!(event, Event::Text(text) if text.chars().all(char::is_alphabetic));
    if ui.input(|i| i.events.iter().any(letter)) {
        view.point.clear();
        view.focus_point = true;
    }
}

fn step(view: &mut PositionView, went: bool) {
    if went {
        view.drop_handles();
        view.message = None;
    }
}
