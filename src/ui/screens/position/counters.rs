//! Stones on the board, taken, handed over, against the moves made: whether they add up.

use super::editor::{Editor, Number};
use super::number_field::{self, Typed};
use crate::rules::{Color, Sides};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{self, Icon, bits, paint};
use crate::ui::{Cx, words as said};
use eframe::egui::{self, Align, Frame, Margin, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

const CELL: f32 = 44.0;
const ROW: f32 = 20.0;

pub fn show(ui: &mut Ui, cx: &Cx, editor: &mut Editor) {
    let l = cx.l;
    Frame::NONE.inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 8 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        head(ui, cx);
        let tally = editor.tally();
        let prisoners = editor.setup().prisoners;
        let excess = Sides::from_fn(|side| tally.excess(side, prisoners));
        let tones = excess.map(|_, n| if n.is_some_and(|n| n != 0) { Tone::Red } else { Tone::Ink });
        let standing = tally.standing.map(|_, n| n.to_string());
        still(ui, cx, &l.tr("position-on-board"), &standing, tones);
        for (id, number) in [
            ("position-prisoners", Number::Prisoners as fn(Color) -> Number),
            ("position-penalty", Number::Penalty as fn(Color) -> Number),
        ] {
            let label = l.tr(id);
            let (rect, _) = row(ui, &label);
            for side in Color::BOTH {
                let name =
                    l.tr_args("position-number-of", &[("what", label.as_str().into()), ("side", said::side(l, side).into())]);
                let place = cell(rect, side).expand2(vec2(0.0, -0.5)).with_min_x(cell(rect, side).left() + 6.0);
                match number_field::show(ui, place, &name, Some(editor.number(number(side))), Tone::Ink) {
                    Typed::Nothing => {}
                    Typed::Number(n) => editor.set_number(number(side), n),
                    Typed::NoNumber => editor.set_number(number(side), 0),
                }
            }
        }
        ui.add_space(3.0);
        bits::divider(ui);
        ui.add_space(3.0);
        let label = l.tr("position-moves-made");
        let (rect, _) = row(ui, &label);
        let place = cell(rect, Color::White).expand2(vec2(0.0, -0.5)).with_min_x(cell(rect, Color::White).left() + 6.0);
        match number_field::show(ui, place, &label, editor.setup().moves, Tone::Ink) {
            Typed::Nothing => {}
            Typed::Number(n) => editor.set_moves(Some(n)),
            Typed::NoNumber => editor.set_moves(None),
        }
        let unknown = l.tr("position-unknown");
        let placed = Sides::from_fn(|side| tally.placed.map_or_else(|| unknown.clone(), |placed| placed[side].to_string()));
        let tone = if tally.placed.is_some() { Tone::Ink } else { Tone::Dim };
        still(ui, cx, &l.tr("position-placed"), &placed, Sides::new(tone, tone));
        agrees(ui, cx, excess);
    });
    bits::divider(ui);
}

fn head(ui: &mut Ui, cx: &Cx) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), Sense::hover());
    paint::line(ui.painter(), rect, Align::Min, &cx.l.tr("position-stones"), Type::S11.font(), t.dim);
    for side in Color::BOTH {
        let center = pos2(cell(rect, side).right() - 6.0, rect.center().y);
        paint::stone(ui.painter(), center, 11.0, side, t);
    }
}

fn row(ui: &mut Ui, label: &str) -> (Rect, egui::Response) {
    let t = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    paint::line(ui.painter(), rect, Align::Min, label, Type::S13.font(), t.ink);
    (rect, response)
}

fn cell(row: Rect, side: Color) -> Rect {
    let right = match side {
        Color::Black => row.right() - CELL,
        Color::White => row.right(),
    };
    Rect::from_min_max(pos2(right - CELL, row.top()), pos2(right, row.bottom()))
}

/// A row nobody types into, read as a whole.
fn still(ui: &mut Ui, cx: &Cx, label: &str, values: &Sides<String>, tones: Sides<Tone>) {
    let t = theme::tokens(ui);
    let (rect, response) = row(ui, label);
    for (side, value) in values.iter() {
        let font = if tones[side] == Tone::Red { Type::S13.bold() } else { Type::S13.font() };
        let inner = cell(rect, side).with_max_x(cell(rect, side).right() - 4.0);
        paint::line(ui.painter(), inner, Align::Max, value, font, t.tone(tones[side]));
    }
    let args = [("what", label.into()), ("black", values.black.as_str().into()), ("white", values.white.as_str().into())];
    let spoken = cx.l.tr_args("position-row-spoken", &args);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

fn agrees(ui: &mut Ui, cx: &Cx, excess: Sides<Option<i64>>) {
    let t = theme::tokens(ui);
    let label = cx.l.tr("position-agrees");
    let (rect, response) = row(ui, &label);
    let mut values = Sides::new(String::new(), String::new());
    for (side, n) in excess.iter() {
        let place = cell(rect, side).with_max_x(cell(rect, side).right() - 4.0);
        values[side] = match n {
            None => {
                paint::line(ui.painter(), place, Align::Max, "—", Type::S13.font(), t.dim);
                cx.l.tr("position-unknown-word")
            }
            Some(0) => {
                let mark = Rect::from_center_size(pos2(place.right() - 6.0, place.center().y), vec2(12.0, 12.0));
                widgets::icon(ui.painter(), mark, Icon::Check, t.grn);
                cx.l.tr("position-yes")
            }
            Some(n) => {
                let sign = if *n < 0 { '\u{2212}' } else { '+' };
                let text = format!("{sign}{}", n.unsigned_abs());
                paint::line(ui.painter(), place, Align::Max, &text, Type::S13.bold(), t.red);
                text
            }
        };
    }
    let args = [("what", label.into()), ("black", values.black.into()), ("white", values.white.into())];
    let spoken = cx.l.tr_args("position-row-spoken", &args);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}
