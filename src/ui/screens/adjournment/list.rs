//! All tables of the round: adjourned ones with their open step, and games that can be adjourned.

use super::{resume, say};
use crate::referee::{Found, Opened, Table, TableId, Verdict};
use crate::rules::Color;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::adjournment::AdjournmentDialog;
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{
    Button, ButtonSize, Icon, Note, Segment, StateSign, bits, bottom_bar, choice, icon, paint, place_bar, scroll_rows,
};
use crate::ui::{Cx, Go, Place};
use eframe::egui::{self, Align, Frame, Layout, Margin, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use std::collections::BTreeSet;

/// What is chosen in the list.
#[derive(Debug, Default)]
pub struct ListView {
    selection: BTreeSet<TableId>,
    shown: usize,
}

/// Columns' left edges: tick, number, Black, White, state, step, resumption, envelope.
const COLUMNS: [f32; 8] = [0.0, 34.0, 96.0, 256.0, 416.0, 540.0, 900.0, 1060.0];

/// One line of the list.
struct Line<'a> {
    table: &'a Table,
    adjourned: bool,
}

fn lines<'a>(cx: &Cx<'a>) -> Vec<Line<'a>> {
    let state = cx.model.state();
    let mut lines: Vec<Line> = state
        .rounds
        .values()
        .flat_map(|r| r.tables.values())
        .filter(|t| t.adjournment().is_some())
        .map(|table| Line { table, adjourned: true })
        .collect();
    let playable = state.current_round().filter(|r| r.started.is_some());
    lines.extend(
        playable
            .iter()
            .flat_map(|r| r.tables.values())
            .filter(|t| t.adjournment().is_none() && !t.is_finished())
            .map(|table| Line { table, adjourned: false }),
    );
    lines
}

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut ListView) {
    let l = cx.l;
    let all = lines(cx);
    view.selection.retain(|id| all.iter().any(|line| !line.adjourned && line.table.id == *id));
    let adjourned = all.iter().filter(|line| line.adjourned).count();
    let others = all.len() - adjourned;
    place_bar(ui, |ui| {
        bits::strong(ui, &l.tr("adjournment-list-title"), Type::S15, Tone::Ink);
        ui.add_space(8.0);
        let names = [
            l.tr_args("adjournment-show-all", &[("n", all.len().into())]),
            l.tr_args("adjournment-show-adjourned", &[("n", adjourned.into())]),
            l.tr_args("adjournment-show-others", &[("n", others.into())]),
        ];
        let segments = [Segment::text(&names[0]), Segment::text(&names[1]), Segment::text(&names[2])];
        choice(ui, &l.tr("adjournment-show"), &segments, &mut view.shown);
    });
    let shown: Vec<&Line> = all
        .iter()
        .filter(|line| match view.shown {
            1 => line.adjourned,
            2 => !line.adjourned,
            _ => true,
        })
        .collect();
    head(ui, cx);
    let area = ui.available_rect_before_wrap();
    let list = area.with_max_y(area.bottom() - measure::BOTTOM_BAR);
    let foot = area.with_min_y(list.bottom());
    ui.scope_builder(UiBuilder::new().max_rect(list).id_salt("adjournment-list"), |ui| {
        if shown.is_empty() {
            Frame::NONE.inner_margin(Margin::symmetric(12, 12)).show(ui, |ui| {
                bits::words(ui, &l.tr("adjournment-list-empty"), Type::S13, Tone::Dim);
            });
            return;
        }
        let height = theme::density(ui.ctx()).row().max(22.0);
        scroll_rows(ui, "adjournment-rows", height, shown.len(), |ui, range| {
            for line in shown.get(range).unwrap_or_default() {
                row(ui, cx, line, &mut view.selection, height);
            }
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(foot).id_salt("adjournment-foot"), |ui| {
        bottom_bar(ui, !view.selection.is_empty(), |ui| actions(ui, cx, view, &all));
    });
}

fn head(ui: &mut Ui, cx: &Cx) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), measure::TABLE_HEAD), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, t.bg);
    paint::bottom_line(ui.painter(), rect, t.line);
    let words = [
        "",
        "column-table",
        "column-black",
        "column-white",
        "column-state",
        "column-step",
        "column-resumption",
        "column-envelope",
    ];
    for (n, id) in words.iter().enumerate().filter(|(_, id)| !id.is_empty()) {
        let text = cx.l.tr(&format!("adjournment-{id}"));
        paint::line(ui.painter(), column(rect, n), Align::Min, &text, Type::S11.font(), t.dim);
    }
}

/// The place of a column in a row.
fn column(row: Rect, n: usize) -> Rect {
    let left = COLUMNS.get(n).copied().unwrap_or(0.0);
    let right = COLUMNS.get(n + 1).copied().unwrap_or(row.width());
    let squeeze = (row.width() / 1180.0).min(1.0);
    let at = |x: f32| row.left() + 8.0 + x * squeeze;
    Rect::from_min_max(pos2(at(left), row.top()), pos2(at(right).min(row.right()) - 8.0, row.bottom()))
}

fn row(ui: &mut Ui, cx: &mut Cx, line: &Line, selection: &mut BTreeSet<TableId>, height: f32) {
    let l = cx.l;
    let t = theme::tokens(ui);
    let state = cx.model.state();
    let table = line.table;
    let id = table.id;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let names = crate::rules::Sides::from_fn(|side| say::name(state, table, side));
    let sign = match (line.adjourned, table.watch.is_running()) {
        (true, _) => StateSign::Adjourned.with(l.tr("adjournment-sign-adjourned")),
        (_, true) => StateSign::Running.with(l.tr("adjournment-sign-running")),
        _ => StateSign::Stopped.with(l.tr("adjournment-sign-stopped")),
    };
    let (step, when, envelope) = match table.adjournment() {
        None => (String::new(), String::new(), String::new()),
        Some(adjournment) => {
            let step = match adjournment.open_steps().next() {
                Some(step) => format!("{}. {}", step.number(), say::step(l, step, adjournment)),
                None if adjournment.checks.is_empty() => l.tr("adjournment-waits"),
                None => l.tr("adjournment-being-resumed"),
            };
            let envelope = match adjournment.envelope.number {
                0 => String::new(),
                n => l.tr_args("adjournment-envelope-no", &[("n", n.into())]),
            };
            (step, resume::appointment(cx, adjournment), envelope)
        }
    };
    let current = state.current_round().map(|r| r.number) == Some(id.round);
    let number = if current { id.table.to_string() } else { format!("{}–{}", id.round, id.table) };
    let title = l.tr_args("adjournment-table", &[("table", number.as_str().into())]);
    let spoken = [title.as_str(), &names.black, &names.white, &sign.word, &step, &when, &envelope]
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
    sign.paint(painter, cell(4), Type::S13, t);
    paint::line(painter, cell(5), Align::Min, &step, Type::S13.font(), t.ink2);
    paint::line(painter, cell(6), Align::Min, &when, Type::S13.font(), t.ink);
    paint::line(painter, cell(7), Align::Min, &envelope, Type::S13.font(), t.ink2);
    painter.rect_filled(Rect::from_min_max(pos2(rect.left(), rect.bottom() - 1.0), rect.max), 0.0, t.hair);
    if response.has_focus() {
        paint::focus_inside(painter, rect, 0, t);
    }
    if !line.adjourned {
        let place = Rect::from_center_size(pos2(rect.left() + 20.0, rect.center().y), vec2(24.0, height));
        let tick = ui.interact(place, ui.scope_id().with((id.round.0, id.table.0, "tick")), Sense::click());
        let on = selection.contains(&id);
        let name = l.tr_args("adjournment-choose", &[("table", id.table.0.into())]);
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
    if response.clicked() {
        cx.go(Go::Table(Some(id)));
    }
}

fn actions(ui: &mut Ui, cx: &mut Cx, view: &ListView, all: &[Line]) {
    let l = cx.l;
    let allowed = cx.model.state().regulation().is_some_and(|r| r.adjournment);
    let refused = super::frozen(cx).or_else(|| (!allowed).then(|| l.tr("adjournment-not-in-regulation")));
    let chosen = view.selection.len();
    let reason = refused.clone().or_else(|| (chosen == 0).then(|| l.tr("adjournment-choose-first")));
    let text = l.tr_args("adjournment-put-off-chosen", &[("n", chosen.into())]);
    if ui.add(Button::new(&text).main().size(ButtonSize::Bar).disabled(reason.as_deref())).clicked() {
        let tables = view.selection.iter().copied();
        cx.dialog(Dialog::Adjournment(AdjournmentDialog::announce(cx.model.state(), tables)));
    }
    let others: Vec<TableId> = all.iter().filter(|line| !line.adjourned).map(|line| line.table.id).collect();
    let reason = refused.or_else(|| others.is_empty().then(|| l.tr("adjournment-list-empty")));
    let text = l.tr_args("adjournment-put-off-all", &[("n", others.len().into())]);
    if ui.add(Button::new(&text).size(ButtonSize::Bar).disabled(reason.as_deref())).clicked() {
        cx.dialog(Dialog::Adjournment(AdjournmentDialog::announce(cx.model.state(), others)));
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        bits::words(ui, &l.tr("adjournment-list-hint"), Type::S12, Tone::Dim);
    });
}

/// The open table is not adjourned: what became of its last adjournment, and the way to a new one.
pub fn not_adjourned(ui: &mut Ui, cx: &mut Cx, table: &Table) {
    let l = cx.l;
    Frame::NONE.inner_margin(Margin::symmetric(16, 16)).show(ui, |ui| {
        ui.set_max_width(620.0);
        ui.spacing_mut().item_spacing.y = 10.0;
        if let Some(opened) = table.adjournments.last().and_then(|a| a.opened.map(|o| (a, o))) {
            let (adjournment, opened) = opened;
            resumed(ui, cx, table, adjournment, opened);
        } else {
            bits::heading(ui, &l.tr("adjournment-none-here"));
        }
        let allowed = cx.model.state().regulation().is_some_and(|r| r.adjournment);
        let started = cx.model.state().rounds.get(&table.id.round).is_some_and(|r| r.started.is_some());
        let refused = super::frozen(cx)
            .or_else(|| (!allowed).then(|| l.tr("adjournment-not-in-regulation")))
            .or_else(|| table.is_finished().then(|| l.tr("adjournment-finished")))
            .or_else(|| (!started).then(|| l.tr("adjournment-not-started")));
        let text = l.tr("adjournment-put-off");
        // After a resumption the way back to the round is the main thing.
        let button = Button::new(&text).disabled(refused.as_deref());
        let button = if table.adjournments.is_empty() { button.main() } else { button };
        if ui.add(button).clicked() {
            cx.dialog(Dialog::Adjournment(AdjournmentDialog::announce(cx.model.state(), [table.id])));
        }
    });
}

fn resumed(ui: &mut Ui, cx: &mut Cx, table: &Table, adjournment: &crate::referee::Adjournment, opened: Opened) {
    let l = cx.l;
    let size = adjournment.form.position.size();
    let what = match opened.found {
        Found::Marked(point) => l.tr_args(
            "adjournment-opened-marked",
            &[("side", say::key(adjournment.mover).into()), ("point", say::point(size, point).into())],
        ),
        Found::Pass => l.tr("adjournment-found-pass"),
        Found::Unmarked => l.tr("adjournment-found-nothing"),
        Found::Unclear => l.tr("adjournment-found-unclear"),
        Found::Resignation => l.tr("adjournment-found-resignation"),
        Found::Lost => l.tr("adjournment-verdict-lost"),
        Found::Damaged => l.tr("adjournment-verdict-damaged"),
    };
    let (tone, title) = match (table.result, opened.verdict) {
        (None, Verdict::Valid { .. }) => (Tone::Green, say::of_side(l, "adjournment-resumed", adjournment.mover.opponent())),
        (None, _) => (Tone::Amber, l.tr("adjournment-resumed-by-ruling")),
        (Some(result), _) => (Tone::Amber, say::consequence(l, crate::referee::Consequence::End(result.outcome))),
    };
    Note::new(tone).icon(Icon::Envelope).title(&title).text(&what).show(ui);
    if ui.add(Button::new(&l.tr("adjournment-to-round")).main()).clicked() {
        cx.go(Go::To(Place::Round));
    }
}
