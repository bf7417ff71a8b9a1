use crate::app::Action;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::station::StationDialog;
use crate::ui::keys::pressed;
use crate::ui::{Cx, Go, Place, View};
use eframe::egui::{Key, Modifiers, Ui};
use std::path::{Path, PathBuf};

const PLACES: [Key; 7] = [Key::F1, Key::F2, Key::F3, Key::F4, Key::F5, Key::F6, Key::F7];

/// Nothing is over the place: no dialog, no question, no palette.
fn free(cx: &Cx, view: &View) -> bool {
    view.dialog.is_none() && view.palette.is_none() && cx.model.pending.is_none() && cx.model.gap.is_none()
}

/// Keys that lead elsewhere, before the place sees them.
pub(super) fn before_place(ui: &mut Ui, cx: &mut Cx, view: &View) {
    if !free(cx, view) {
        return;
    }
    for (place, key) in Place::ALL.into_iter().zip(PLACES) {
        if pressed(ui, Modifiers::NONE, key) {
            cx.go(Go::To(place));
        }
    }
    if pressed(ui, Modifiers::NONE, Key::F11) {
        cx.go(Go::Wall(!view.wall));
    }
    if pressed(ui, Modifiers::SHIFT, Key::F1) {
        cx.dialog(Dialog::Station(StationDialog::Help));
    }
    if pressed(ui, Modifiers::COMMAND, Key::K) {
        cx.go(Go::Palette(String::new()));
    }
}

/// Keys a place may take first: the board has an undo of its own.
pub(super) fn after_place(ui: &mut Ui, cx: &mut Cx, view: &View) {
    if !free(cx, view) {
        return;
    }
    if !ui.ctx().text_edit_focused()
        && pressed(ui, Modifiers::COMMAND, Key::Z)
        && let Some(entry) = cx.model.history.last_counterable()
    {
        cx.dialog(Dialog::Station(StationDialog::counter(cx, entry.number)));
    }
    if let Some(action) = dropped(ui, true) {
        cx.action(action);
    }
}

/// What a file dropped on the window asks for, by its extension. A pairing file founds a tournament: only where none is open.
pub(crate) fn dropped(ui: &Ui, file_open: bool) -> Option<Action> {
    let path: PathBuf = ui.input(|i| i.raw.dropped_files.first().map(|file| file.path().to_path_buf()))?;
    let is = |wanted: &[&str]| has_extension(&path, wanted);
    if is(&["fujite"]) {
        Some(Action::Open(path))
    } else if is(&["sgf"]) && file_open {
        Some(Action::ReadRecord(path))
    } else if is(&["xml", "tour", "json", "h9", "csv", "tsv"]) && !file_open {
        Some(Action::ReadPairings(path))
    } else {
        None
    }
}

fn has_extension(path: &Path, wanted: &[&str]) -> bool {
    path.extension().is_some_and(|e| wanted.iter().any(|w| e.eq_ignore_ascii_case(w)))
}
