//! The log as a list: one painted row a line.

use super::rows::{Kind, Row, Subject};
use crate::rules::Color;
use crate::ui::theme::{self, Tokens, Tone, Type, measure};
use crate::ui::widgets::{Icon, icon, paint};
use eframe::egui::{Align, Painter, Rangef, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

pub const ROW: f32 = 28.0;
pub const GROUP: f32 = 26.0;

/// Where the columns stand in a row that begins at `left`.
struct Columns {
    time: Rangef,
    table: Rangef,
    who: Rangef,
    what: Rangef,
    matter: Rangef,
    article: Rangef,
    by: Rangef,
}

const GAP: f32 = 8.0;

impl Columns {
    fn of(rect: Rect) -> Columns {
        let mut x = rect.left() + 12.0;
        let mut next = |width: f32| {
            let range = Rangef::new(x, x + width);
            x += width + GAP;
            range
        };
        let room = (rect.width() - 24.0 - (64.0 + 48.0 + 180.0 + 132.0 + 72.0 + 150.0) - GAP * 6.0).max(60.0);
        Columns {
            time: next(64.0),
            table: next(48.0),
            who: next(180.0),
            what: next(132.0),
            matter: next(room),
            article: next(72.0),
            by: next(150.0),
        }
    }
}

/// The head, 22 high. `words` in the order of the columns.
pub fn head(ui: &mut Ui, words: [&str; 7]) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), measure::TABLE_HEAD), Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, t.bg);
    paint::bottom_line(painter, rect, t.edge);
    let c = Columns::of(rect);
    let table = Rangef::new(c.table.min, c.table.max - 8.0);
    let places = [c.time, table, c.who, c.what, c.matter, c.article, c.by];
    for (at, (word, range)) in words.into_iter().zip(places).enumerate() {
        let align = if at == 1 { Align::Max } else { Align::Min };
        paint::line(painter, Rect::from_x_y_ranges(range, rect.y_range()), align, word, Type::S11.font(), t.ink2);
    }
}

/// The line over the entries of one round.
pub fn group(ui: &mut Ui, title: &str, note: &str) {
    let t = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), GROUP), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, title));
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, t.bg);
    paint::bottom_line(painter, rect, t.line);
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let place = paint::line(painter, inner, Align::Min, title, Type::S12.bold(), t.ink);
    paint::line(painter, inner.with_min_x(place.right() + 8.0), Align::Min, note, Type::S12.font(), t.dim);
}

/// One line; the id follows the entry, not the place in the list.
pub fn row(ui: &mut Ui, row: &Row, open: bool) -> Response {
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), ROW));
    let response = ui.interact(rect, ui.scope_id().with(("entry", row.entry.0)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Row, ui.is_enabled(), &row.spoken));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_selected(open));
    if ui.is_rect_visible(rect) {
        let t = theme::tokens(ui);
        let fill = match (open, response.hovered()) {
            (true, _) => Some(t.accbg),
            (_, true) => Some(t.hover),
            _ => None,
        };
        if let Some(fill) = fill {
            ui.painter().rect_filled(rect, 0.0, fill);
        }
        if open {
            ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(3.0, rect.height())), 0.0, t.acc);
        }
        paint_row(ui.painter(), rect, row, t);
        if response.has_focus() {
            paint::focus_inside(ui.painter(), rect, 0, t);
        }
    }
    response
}

fn paint_row(painter: &Painter, rect: Rect, row: &Row, t: &Tokens) {
    paint::bottom_line(painter, rect, t.line);
    let c = Columns::of(rect);
    let cell = |range: Rangef| Rect::from_x_y_ranges(range, rect.y_range());
    let struck = row.struck.or(row.overturned).is_some();
    let ink = |tone: Tone| if struck { t.dim } else { t.tone(tone) };
    let put = |range: Rangef, align: Align, text: &str, bold: bool, size: Type, tone: Tone| {
        let font = if bold { size.bold() } else { size.font() };
        let place = paint::line(painter, cell(range), align, text, font, ink(tone));
        if struck && !text.is_empty() {
            painter.hline(place.x_range(), place.center().y + 0.5, Stroke::new(1.0, t.dim));
        }
    };
    put(c.time, Align::Min, &row.time, false, Type::S13, Tone::Dim);
    let number = row.table.map_or_else(|| "—".to_owned(), |table| table.table.to_string());
    put(Rangef::new(c.table.min, c.table.max - 8.0), Align::Max, &number, true, Type::S13, Tone::Ink);
    subject_mark(painter, pos2(c.who.min + 5.5, rect.center().y), &row.subject, t);
    put(Rangef::new(c.who.min + 15.0, c.who.max), Align::Min, &row.who, false, Type::S13, Tone::Ink);
    let took = kind_mark(painter, pos2(c.what.min, rect.center().y), row.kind, struck, t);
    put(Rangef::new(c.what.min + took + 4.0, c.what.max), Align::Min, &row.what, false, Type::S13, Tone::Ink);
    put(c.matter, Align::Min, &row.matter, false, Type::S13, Tone::Ink2);
    put(c.article, Align::Min, &row.article, false, Type::S13, Tone::Dim);
    let pending = row.kind == Kind::Protest { pending: true };
    // Who took a line back is not struck itself.
    let (font, tone) = if pending { (Type::S12.bold(), Tone::Red) } else { (Type::S12.font(), Tone::Dim) };
    paint::line(painter, cell(c.by), Align::Min, &row.by, font, t.tone(tone));
}

fn subject_mark(painter: &Painter, center: eframe::egui::Pos2, subject: &Subject, t: &Tokens) {
    match subject {
        Subject::Side(_, side) => paint::stone(painter, center, 11.0, *side, t),
        Subject::Both(_) => {
            paint::stone(painter, center - vec2(2.5, 0.0), 8.0, Color::Black, t);
            paint::stone(painter, center + vec2(2.5, 0.0), 8.0, Color::White, t);
        }
        Subject::Player(_) | Subject::Other(_) => {
            icon(painter, Rect::from_center_size(center, vec2(12.0, 12.0)), Icon::People, t.dim);
        }
    }
}

/// Paints the mark of a kind from its left edge; returns the width it took.
pub fn kind_mark(painter: &Painter, left: eframe::egui::Pos2, kind: Kind, struck: bool, t: &Tokens) -> f32 {
    let (which, side, tone) = match kind {
        Kind::Warning(n) => {
            let number = if n == 0 { String::new() } else { n.to_string() };
            paint::warning_card(painter, pos2(left.x + 5.5, left.y), 15.0, &number);
            return 11.0;
        }
        Kind::Remark => (Icon::Remark, 12.0, Tone::Ink2),
        Kind::Penalty => (Icon::Count, 12.0, Tone::Red),
        Kind::Overturned => (Icon::Undo, 12.0, Tone::Ink2),
        Kind::Loss | Kind::Removal | Kind::Exclusion => (Icon::Cross, 14.0, Tone::Red),
        Kind::Protest { .. } => (Icon::Protest, 14.0, Tone::Red),
        Kind::Note => (Icon::Pen, 12.0, Tone::Ink2),
    };
    let color = if struck { t.dim } else { t.tone(tone) };
    icon(painter, Rect::from_center_size(pos2(left.x + side / 2.0, left.y), vec2(side, side)), which, color);
    side
}
