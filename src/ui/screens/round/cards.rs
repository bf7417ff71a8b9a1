//! The tables as cards, in the order of the hall or by urgency; only the visible rows made.

use super::{Hall, RoundView, list, nothing, row};
use crate::referee::overview::Status;
use crate::ui::Cx;
use crate::ui::theme::measure;
use crate::ui::widgets::{Look, TableCard, bars};
use eframe::egui::{self, Rect, pos2, vec2};

const GAP: f32 = 6.0;
const LEFT: f32 = 8.0;
const RIGHT: f32 = 14.0;

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut RoundView, hall: Hall) {
    let shown = view.order.shown().to_vec();
    if shown.is_empty() {
        nothing(ui, &cx.l.tr("round-none-found"));
        return;
    }
    let room = (ui.available_width() - LEFT - RIGHT).max(measure::CARD_WIDTH);
    let across = (((room + GAP) / (measure::CARD_WIDTH + GAP)).floor() as usize).max(1);
    let width = ((room - GAP * (across - 1) as f32) / across as f32).floor();
    let pitch = measure::CARD_HEIGHT + GAP;
    let rows = shown.len().div_ceil(across);
    let wanted = view.scroll_to.and_then(|id| shown.iter().position(|s| *s == id)).map(|at| at / across);
    let mut clicked = None;
    let mut cursor_widget = None;
    ui.add_space(2.0);
    bars::scroll_rows(ui, "round-cards", pitch, rows, |ui, range| {
        let corner = ui.max_rect().min;
        let at = |row: usize, column: usize| {
            let y = corner.y + (row as f32 - range.start as f32) * pitch + GAP;
            pos2(corner.x + LEFT + column as f32 * (width + GAP), y)
        };
        if let Some(wanted) = wanted {
            ui.scroll_to_rect(Rect::from_min_size(at(wanted, 0), vec2(1.0, pitch)), None);
        }
        for i in range.clone() {
            for (column, id) in shown.iter().skip(i * across).take(across).enumerate() {
                let (Some(table), Some(line)) = (hall.state.table(*id), hall.line(*id)) else { continue };
                let row = row::row(cx.l, hall.state, table, line);
                let look = Look { selected: view.selection.contains(id), open: cx.table == Some(*id) };
                let place = Rect::from_min_size(at(i, column), vec2(width, measure::CARD_HEIGHT));
                let card = TableCard::new(&row).look(look).width(width).finished(line.status == Status::Finished);
                let inside = egui::UiBuilder::new().max_rect(place).id_salt(("card", id.table.0));
                let response = ui.scope_builder(inside, |ui| card.show(ui)).inner;
                if list::focus(ui, view, *id, &response) {
                    cursor_widget = Some(response.id);
                }
                if response.clicked() {
                    clicked = Some(*id);
                }
            }
        }
        ui.allocate_space(vec2(room, range.len() as f32 * pitch));
    });
    view.cursor_widget = cursor_widget;
    if let Some(id) = clicked {
        let modifiers = ui.input(|i| i.modifiers);
        view.click(cx, id, modifiers);
    }
}
