//! The keys of the round (STYLE "Keys").

use super::filter::Filter;
use super::{Hall, RoundView};
use crate::clock::Millis;
use crate::referee::{TableId, TableNo};
use crate::ui::{Cx, Go, keys};
use eframe::egui::{self, Key, Modifiers};

/// Digits typed further apart than this begin another number.
const DIGITS_BELONG: Millis = Millis(1_500);

/// Whether keys are for the screen: no dialog, palette or menu is over it.
pub fn free(ui: &egui::Ui) -> bool {
    ui.memory(|m| m.top_modal_layer().is_none()) && !egui::Popup::is_any_open(ui.ctx())
}

pub(super) fn keys(ui: &egui::Ui, cx: &mut Cx, view: &mut RoundView, hall: Hall) {
    if !free(ui) {
        return;
    }
    if keys::pressed(ui, Modifiers::COMMAND, Key::F) {
        view.focus_search = true;
    }
    if keys::pressed(ui, Modifiers::COMMAND, Key::R) {
        view.order.resort();
    }
    if ui.ctx().text_edit_focused() {
        return;
    }
    while let Some(digit) = keys::digit(ui) {
        jump(ui, cx, view, hall, digit);
    }
    if view.jump.until < cx.model.now.mono {
        view.jump.digits.clear();
    }
    if keys::letter(ui, Key::Escape) {
        back(cx, view);
    }
    // A button that has the keyboard keeps its own keys.
    let focused = ui.memory(egui::Memory::focused);
    if focused.is_some() && focused != view.cursor_widget {
        return;
    }
    let page = 20;
    for (key, by) in [
        (Key::ArrowDown, 1),
        (Key::ArrowUp, -1),
        (Key::PageDown, page),
        (Key::PageUp, -page),
        (Key::Home, isize::MIN),
        (Key::End, isize::MAX),
    ] {
        if keys::letter(ui, key) {
            step(ui, cx, view, by, false);
        }
        if keys::pressed(ui, Modifiers::SHIFT, key) {
            step(ui, cx, view, by, true);
        }
    }
    if let Some(cursor) = view.cursor {
        if keys::letter(ui, Key::Space) || keys::pressed(ui, Modifiers::COMMAND, Key::Space) {
            view.toggle(cx.table, cursor);
        }
        if keys::letter(ui, Key::Enter) {
            cx.go(Go::Table(Some(cursor)));
        }
    }
}

fn step(ui: &egui::Ui, cx: &mut Cx, view: &mut RoundView, by: isize, extend: bool) {
    let shown = view.order.shown();
    let Some(last) = shown.len().checked_sub(1) else { return };
    let place = |id: Option<TableId>| id.and_then(|id| shown.iter().position(|shown| *shown == id));
    let at = match place(view.cursor.or(cx.table)) {
        Some(at) => at.saturating_add_signed(by).min(last),
        None if by < 0 => last,
        None => 0,
    };
    let Some(id) = shown.get(at).copied() else { return };
    if extend {
        let from = view.cursor;
        view.anchor = view.anchor.or(from);
        view.select_to(cx.table, id);
    }
    view.cursor = Some(id);
    view.scroll_to = Some(id);
    view.take_keyboard = true;
    view.order.touch(cx.model.now.mono);
    // The arrow was ours: egui must not carry the keyboard to another widget with it.
    ui.memory_mut(|m| m.move_focus(egui::FocusDirection::None));
}

/// A digit goes to the table whose number is typed so far, or to the one that digit alone names.
fn jump(ui: &egui::Ui, cx: &mut Cx, view: &mut RoundView, hall: Hall, digit: u8) {
    let now = cx.model.now.mono;
    let mut typed = if view.jump.until < now { String::new() } else { std::mem::take(&mut view.jump.digits) };
    typed.push(char::from(b'0' + digit.min(9)));
    let there = |text: &str| text.parse().ok().map(TableNo).filter(|no| hall.round.tables.contains_key(no));
    if there(&typed).is_none() && !hall.round.tables.keys().any(|no| no.to_string().starts_with(&typed)) {
        typed = digit.to_string();
    }
    view.jump.until = now + DIGITS_BELONG;
    if let Some(no) = there(&typed) {
        let id = TableId::new(hall.round.number, no);
        // A table the filter hides is still gone to.
        if !view.order.shown().contains(&id) {
            view.filter = Filter::All;
            view.search.clear();
        }
        view.cursor = Some(id);
        view.scroll_to = Some(id);
        view.anchor = Some(id);
        cx.go(Go::Table(Some(id)));
        view.order.touch(now);
    }
    view.jump.digits = typed;
    ui.ctx().request_repaint_after(std::time::Duration::from_millis(DIGITS_BELONG.0.unsigned_abs()));
}

/// Esc: one level back.
fn back(cx: &mut Cx, view: &mut RoundView) {
    if !view.selection.is_empty() {
        view.selection.clear();
    } else if !view.search.is_empty() {
        view.search.clear();
    } else if view.filter != Filter::All {
        view.filter = Filter::All;
    } else if cx.table.is_some() {
        cx.go(Go::Table(None));
    }
}
