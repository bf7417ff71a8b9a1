//! The games of a round with their results, as a list.

use super::cells::{Cell, cell};
use super::latest::{how_words, paint_winner};
use crate::referee::{Player, Round, Table, TableId};
use crate::rules::Color;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::results::ResultsDialog;
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{Icon, bars, icon, paint};
use crate::ui::{Cx, words};
use eframe::egui::{Align, Rangef, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

const ROW: f32 = 28.0;

struct Columns {
    table: Rangef,
    black: Rangef,
    result: Rangef,
    white: Rangef,
    how: Rangef,
    state: Rangef,
}

fn columns(rect: Rect) -> Columns {
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let name = ((inner.width() - (40.0 + 70.0 + 130.0 + 190.0) - 5.0 * 12.0) / 2.0).max(80.0);
    let mut x = inner.left();
    let mut next = |width: f32| {
        let range = Rangef::new(x, x + width);
        x += width + 12.0;
        range
    };
    Columns { table: next(40.0), black: next(name), result: next(70.0), white: next(name), how: next(130.0), state: next(190.0) }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, round: &Round) {
    let l = cx.l;
    let t = theme::tokens(ui);
    let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), measure::TABLE_HEAD), Sense::hover());
    ui.painter().rect_filled(head, 0.0, t.bg);
    paint::bottom_line(ui.painter(), head, t.edge);
    let c = columns(head);
    for (range, align, id) in [
        (c.table, Align::Max, "results-col-table"),
        (c.black, Align::Min, "black-capital"),
        (c.result, Align::Min, "results-col-result"),
        (c.white, Align::Min, "white-capital"),
        (c.how, Align::Min, "results-col-how"),
        (c.state, Align::Min, "results-col-state"),
    ] {
        let place = Rect::from_x_y_ranges(range, head.y_range());
        paint::line(ui.painter(), place, align, &l.tr(id), Type::S11.font(), t.ink2);
    }
    let tables: Vec<&Table> = round.tables.values().collect();
    let mut open: Option<TableId> = None;
    bars::scroll_rows(ui, "results-table", ROW, tables.len(), |ui, range| {
        for table in tables.get(range).unwrap_or_default() {
            if row(ui, cx, table) {
                open = Some(table.id);
            }
        }
    });
    if let Some(table) = open {
        cx.dialog(Dialog::Results(ResultsDialog::for_table(table)));
    }
}

fn row(ui: &mut Ui, cx: &Cx, table: &Table) -> bool {
    let l = cx.l;
    let state = cx.model.state();
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), ROW));
    let response = ui.interact(rect, ui.scope_id().with(("game", table.id.table.0)), Sense::click());
    let names = |side| state.names(table, side, Player::full_name);
    let (black, white) = (names(Color::Black), names(Color::White));
    let (mark, tone, said) = state_words(cx, table);
    let result = table.result.map(|r| words::outcome_short(l, r.outcome)).unwrap_or_default();
    let spoken = [words::table_title(l, table.id), black.clone(), white.clone(), result, said.clone()];
    let spoken = spoken.into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().join(", ");
    response.widget_info(|| WidgetInfo::labeled(Role::Row, ui.is_enabled(), &spoken));
    if ui.is_rect_visible(rect) {
        let t = theme::tokens(ui);
        let painter = ui.painter();
        if response.hovered() {
            painter.rect_filled(rect, 0.0, t.hover);
        }
        paint::bottom_line(painter, rect, t.line);
        let c = columns(rect);
        let cell = |range: Rangef| Rect::from_x_y_ranges(range, rect.y_range());
        paint::line(painter, cell(c.table), Align::Max, &table.id.table.to_string(), Type::S13.bold(), t.ink);
        let winner = table.result.and_then(|r| r.outcome.winner());
        for (side, range, name) in [(Color::Black, c.black, &black), (Color::White, c.white, &white)] {
            paint::stone(painter, pos2(range.min + 5.5, rect.center().y), 11.0, side, t);
            let font = if winner == Some(side) { Type::S13.bold() } else { Type::S13.font() };
            paint::line(painter, cell(Rangef::new(range.min + 16.0, range.max)), Align::Min, name, font, t.ink);
        }
        if let Some(result) = table.result {
            paint_winner(painter, l, cell(c.result), result.outcome, t);
            paint::line(painter, cell(c.how), Align::Min, &how_words(l, result.outcome), Type::S13.font(), t.ink2);
        }
        if let Some(mark) = mark {
            let square = Rect::from_center_size(pos2(c.state.min + 6.0, rect.center().y), vec2(12.0, 12.0));
            icon(painter, square, mark, t.tone(tone));
        }
        let place = cell(Rangef::new(c.state.min + 16.0, c.state.max));
        paint::line(painter, place, Align::Min, &said, Type::S12.font(), t.tone(tone));
        if response.has_focus() {
            paint::focus_inside(painter, rect, 0, t);
        }
    }
    response.clicked()
}

/// What is still to be done with a result, as a mark and a word.
fn state_words(cx: &Cx, table: &Table) -> (Option<Icon>, Tone, String) {
    let l = cx.l;
    let under = table.result.is_some_and(|r| r.under_protest);
    match cell(cx.model.state(), table) {
        Cell::Missing => (Some(Icon::Wait), Tone::Dim, l.tr("results-cell-missing")),
        Cell::Adjourned => (Some(Icon::Envelope), Tone::Violet, l.tr("results-cell-adjourned")),
        Cell::Protest => (Some(Icon::Protest), Tone::Red, l.tr("results-protest-open")),
        Cell::Fixed if under => (Some(Icon::Lock), Tone::Ink2, l.tr("results-fixed-under-protest")),
        Cell::Fixed => (Some(Icon::Lock), Tone::Ink2, l.tr("results-cell-fixed")),
        Cell::Entered if under => (Some(Icon::Protest), Tone::Amber, l.tr("results-under-protest")),
        Cell::Entered => (Some(Icon::Check), Tone::Green, l.tr("results-cell-entered")),
    }
}
