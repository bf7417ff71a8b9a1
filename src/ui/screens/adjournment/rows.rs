//! A row of the round's list: whose game, what the clock does and must do, the next step and who does it, what is missing.

use super::list::Line;
use super::{resume, say, steps};
use crate::referee::{Adjournment, ClockDuty, Table, TableId, form_audit};
use crate::rules::{Color, Sides};
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{Icon, StateSign, icon, paint};
use crate::ui::{Cx, Go};
use eframe::egui::{self, Align, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use std::collections::BTreeSet;

/// Columns' left edges: tick, number, Black, White, clock, step, missing, resumption, envelope.
const COLUMNS: [f32; 9] = [0.0, 34.0, 90.0, 210.0, 330.0, 478.0, 836.0, 1020.0, 1132.0];
const WIDTH: f32 = 1190.0;
const HEADS: [&str; 9] = [
    "",
    "adjournment-column-table",
    "adjournment-column-black",
    "adjournment-column-white",
    "envelope-column-clock",
    "adjournment-column-step",
    "envelope-column-lacking",
    "adjournment-column-resumption",
    "adjournment-column-envelope",
];

pub fn head(ui: &mut Ui, cx: &Cx) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), measure::TABLE_HEAD), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, t.bg);
    paint::bottom_line(ui.painter(), rect, t.line);
    for (n, id) in HEADS.iter().enumerate().filter(|(_, id)| !id.is_empty()) {
        paint::line(ui.painter(), column(rect, n), Align::Min, &cx.l.tr(id), Type::S11.font(), t.dim);
    }
}

/// The place of a column in a row.
fn column(row: Rect, n: usize) -> Rect {
    let left = COLUMNS.get(n).copied().unwrap_or(0.0);
    let right = COLUMNS.get(n + 1).copied().unwrap_or(WIDTH);
    let squeeze = (row.width() / WIDTH).min(1.5);
    let at = |x: f32| row.left() + 8.0 + x * squeeze;
    Rect::from_min_max(pos2(at(left), row.top()), pos2(at(right).min(row.right()) - 8.0, row.bottom()))
}

/// What the clock does, against what it has to do.
fn clock(cx: &Cx, table: &Table, adjournment: Option<&Adjournment>) -> (String, Icon, Tone) {
    let l = cx.l;
    let running = table.watch.is_running();
    let Some(duty) = adjournment.map(Adjournment::duty) else {
        return if running {
            (l.tr("adjournment-sign-running"), Icon::Play, Tone::Ink2)
        } else {
            (l.tr("adjournment-sign-stopped"), Icon::Pause, Tone::Ink2)
        };
    };
    let (text, mark) = match (duty, running) {
        (ClockDuty::Run(side), true) => (say::of_side(l, "envelope-clock-run-yes", side), Icon::Play),
        (ClockDuty::Run(side), false) => (say::of_side(l, "envelope-clock-run-no", side), Icon::Warning),
        (ClockDuty::Stand, false) => (l.tr("envelope-clock-stand-yes"), Icon::Pause),
        (ClockDuty::Stand, true) => (l.tr("envelope-clock-stand-no"), Icon::Warning),
    };
    (text, mark, if duty.is_met(running) { Tone::Ink2 } else { Tone::Red })
}

/// The next step and who does it; what is missing, what is in doubt.
fn progress(cx: &Cx, table: &Table, adjournment: &Adjournment) -> (String, String, Tone) {
    let l = cx.l;
    let step = match adjournment.open_steps().next() {
        Some(step) => {
            let who = format!("{}. {}", step.number(), say::step_by(l, step, adjournment));
            l.tr_args("envelope-by-whom", &[("who", who.into()), ("step", say::step(l, step, adjournment).into())])
        }
        None if adjournment.checks.is_empty() => l.tr("adjournment-waits"),
        None => l.tr("adjournment-being-resumed"),
    };
    let lacking = steps::missing(cx, table, adjournment).len();
    let doubts = form_audit::doubts(table, &adjournment.form, cx.model.now.mono);
    let signed = adjournment.signed.black.is_some() && adjournment.signed.white.is_some();
    let mut parts = Vec::new();
    if lacking > 0 {
        parts.push(l.tr_args("envelope-round-lacking", &[("n", lacking.into())]));
    }
    if doubts > 0 && !signed {
        parts.push(l.tr_args("envelope-round-doubts", &[("n", doubts.into())]));
    }
    if parts.is_empty() {
        return (step, l.tr("envelope-round-complete"), Tone::Green);
    }
    (step, parts.join(" · "), if doubts > 0 && !signed { Tone::Amber } else { Tone::Ink2 })
}

pub fn row(ui: &mut Ui, cx: &mut Cx, line: &Line, selection: &mut BTreeSet<TableId>, height: f32) {
    let l = cx.l;
    let t = theme::tokens(ui);
    let state = cx.model.state();
    let table = line.table;
    let id = table.id;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let names = Sides::from_fn(|side| say::name(state, table, side));
    let adjournment = table.adjournment();
    let (clock_text, clock_icon, clock_tone) = clock(cx, table, adjournment);
    let (step, lacking, lacking_tone) =
        adjournment.map_or_else(|| (String::new(), String::new(), Tone::Ink2), |a| progress(cx, table, a));
    let when = adjournment.map(|a| resume::appointment(cx, a)).unwrap_or_default();
    let envelope = match adjournment.map_or(0, |a| a.envelope.number) {
        0 => String::new(),
        n => l.tr_args("adjournment-envelope-no", &[("n", n.into())]),
    };
    let current = state.current_round().map(|r| r.number) == Some(id.round);
    let number = if current { id.table.to_string() } else { format!("{}–{}", id.round, id.table) };
    let title = l.tr_args("adjournment-table", &[("table", number.as_str().into())]);
    let adjourned = adjournment.map(|_| StateSign::Adjourned.with(l.tr("adjournment-sign-adjourned")).word).unwrap_or_default();
    let spoken = [title.as_str(), &names.black, &names.white, &adjourned, &clock_text, &step, &lacking, &when, &envelope]
        .into_iter()
        .filter(|s| !s.is_empty())
        .collect::<Vec<_>>()
        .join(", ");
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Row, true, selection.contains(&id), &spoken));
    let painter = ui.painter();
    if selection.contains(&id) {
        painter.rect_filled(rect, 0.0, t.sel);
    } else if response.hovered() {
        painter.rect_filled(rect, 0.0, t.hover);
    }
    let cell = |n: usize| column(rect, n);
    paint::line(painter, cell(1).with_max_x(cell(1).left() + 40.0), Align::Max, &number, Type::S13.bold(), t.ink);
    for (n, side) in [(2, Color::Black), (3, Color::White)] {
        let room = cell(n);
        paint::stone(painter, pos2(room.left() + 6.0, room.center().y), 12.0, side, t);
        paint::line(painter, room.with_min_x(room.left() + 16.0), Align::Min, &names[side], Type::S13.font(), t.ink);
    }
    let place = cell(4);
    let square = Rect::from_center_size(pos2(place.left() + 6.0, place.center().y), vec2(12.0, 12.0));
    icon(painter, square, clock_icon, t.tone(clock_tone));
    paint::line(painter, place.with_min_x(place.left() + 18.0), Align::Min, &clock_text, Type::S13.font(), t.tone(clock_tone));
    paint::line(painter, cell(5), Align::Min, &step, Type::S13.font(), t.ink2);
    paint::line(painter, cell(6), Align::Min, &lacking, Type::S13.font(), t.tone(lacking_tone));
    paint::line(painter, cell(7), Align::Min, &when, Type::S13.font(), t.ink);
    paint::line(painter, cell(8), Align::Min, &envelope, Type::S13.font(), t.ink2);
    painter.rect_filled(Rect::from_min_max(pos2(rect.left(), rect.bottom() - 1.0), rect.max), 0.0, t.hair);
    if response.has_focus() {
        paint::focus_inside(painter, rect, 0, t);
    }
    tick(ui, cx, id, rect, selection);
    if response.clicked() {
        cx.go(Go::Table(Some(id)));
    }
}

/// The box that chooses the table, to put its game off or to record its next step with others.
fn tick(ui: &mut Ui, cx: &Cx, id: TableId, row: Rect, selection: &mut BTreeSet<TableId>) {
    let t = theme::tokens(ui);
    let place = Rect::from_center_size(pos2(row.left() + 20.0, row.center().y), vec2(24.0, row.height()));
    let tick = ui.interact(place, ui.scope_id().with((id.round.0, id.table.0, "tick")), Sense::click());
    let on = selection.contains(&id);
    let name = cx.l.tr_args("adjournment-choose", &[("table", id.table.0.into())]);
    tick.widget_info(|| egui::WidgetInfo::selected(egui::Role::CheckBox, true, on, &name));
    let square = Rect::from_center_size(place.center(), vec2(14.0, 14.0));
    let (fill, border) = if on { (t.acc, t.acc) } else { (t.card, t.ctl) };
    ui.painter().rect(square, 3.0, fill, Stroke::new(1.5, border), StrokeKind::Inside);
    if on {
        icon(ui.painter(), square.shrink(2.0), Icon::Check, t.onacc);
    }
    if tick.has_focus() {
        paint::focus_ring(ui.painter(), square, 3, t);
    }
    if tick.clicked() && !selection.remove(&id) {
        selection.insert(id);
    }
}
