//! The dense table: one painted row a table, only the visible ones made.

use super::order::SortBy;
use super::{Hall, RoundView, nothing, row};
use crate::referee::TableId;
use crate::ui::Cx;
use crate::ui::theme;
use crate::ui::widgets::{Column, Columns, HeadWords, Look, TableRow, bars, table_head};
use eframe::egui;

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut RoundView, hall: Hall) {
    let l = cx.l;
    let columns = Columns::new(ui.available_width(), ui.ctx().content_rect().width());
    let words = [
        "round-column-number",
        "round-column-black",
        "round-column-black-clock",
        "round-column-white-clock",
        "round-column-white",
        "round-column-state",
        "round-column-due",
        "round-column-event",
        "round-column-marks",
    ]
    .map(|id| l.tr(id));
    let [number, black, black_clock, white_clock, white, state, due, event, marks] = words.each_ref();
    let head = HeadWords { number, black, black_clock, white_clock, white, state, due, event, marks };
    let sorted = match view.sort {
        SortBy::Urgency => Column::Due,
        SortBy::Number => Column::Number,
        SortBy::Black => Column::Black,
        SortBy::White => Column::White,
        SortBy::State => Column::State,
    };
    match table_head(ui, &columns, &head, sorted) {
        Some(Column::Number) => view.sort = SortBy::Number,
        Some(Column::Black) => view.sort = SortBy::Black,
        Some(Column::White) => view.sort = SortBy::White,
        Some(Column::State) => view.sort = SortBy::State,
        Some(Column::Due | Column::Event) => view.sort = SortBy::Urgency,
        Some(Column::BlackClock | Column::WhiteClock | Column::Marks) | None => {}
    }
    let shown = view.order.shown().to_vec();
    if shown.is_empty() {
        nothing(ui, &l.tr("round-none-found"));
        return;
    }
    let height = theme::density(ui.ctx()).row();
    let wanted = view.scroll_to.and_then(|id| shown.iter().position(|s| *s == id));
    let mut clicked = None;
    let mut cursor_widget = None;
    bars::scroll_rows_to(ui, "round-list", height, shown.len(), wanted, |ui, range| {
        for id in shown.get(range).unwrap_or_default() {
            let (Some(table), Some(line)) = (hall.state.table(*id), hall.line(*id)) else { continue };
            let row = row::row(l, hall.state, table, line);
            let look = Look { selected: view.selection.contains(id), open: cx.table == Some(*id) };
            let response = TableRow::new(&row, &columns).look(look).show(ui);
            if focus(ui, view, *id, &response) {
                cursor_widget = Some(response.id);
            }
            if response.clicked() {
                clicked = Some(*id);
            }
        }
    });
    view.cursor_widget = cursor_widget;
    if let Some(id) = clicked {
        let modifiers = ui.input(|i| i.modifiers);
        view.click(cx, id, modifiers);
    }
}

/// Gives the cursor's row the keyboard when it was asked for, and keeps the arrows from carrying it away. Whether it has it.
pub(super) fn focus(ui: &egui::Ui, view: &mut RoundView, id: TableId, response: &egui::Response) -> bool {
    if view.cursor == Some(id) && view.take_keyboard {
        response.request_focus();
        view.take_keyboard = false;
    }
    if !response.has_focus() {
        return false;
    }
    // Unless the cursor has just been sent on to another row, which takes the keyboard over in its turn.
    if !view.take_keyboard {
        view.cursor = Some(id);
    }
    let arrows = egui::EventFilter { horizontal_arrows: true, vertical_arrows: true, ..egui::EventFilter::default() };
    ui.memory_mut(|m| m.set_focus_lock_filter(response.id, arrows));
    true
}
