//! Every table of the round as a number: what is entered, what is missing.

use crate::referee::{Round, State, Table, TableId};
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{Icon, bits, icon, paint};
use crate::ui::{Cx, words};
use eframe::egui::{Align, Color32, CornerRadius, Layout, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

const COLUMNS: usize = 15;
const HEIGHT: f32 = 25.0;
const GAP: f32 = 4.0;

/// What the grid says of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    Missing,
    Entered,
    Fixed,
    Adjourned,
    /// A protest waits for its decision.
    Protest,
}

pub fn cell(state: &State, table: &Table) -> Cell {
    if state.pending_protests(table.id).next().is_some() {
        return Cell::Protest;
    }
    match table.result {
        Some(result) if result.fixed => Cell::Fixed,
        Some(_) => Cell::Entered,
        None if table.adjournment().is_some() => Cell::Adjourned,
        None => Cell::Missing,
    }
}

/// How far the round is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub all: usize,
    pub entered: usize,
    pub adjourned: usize,
    /// Without a result, though a later table has one.
    pub skipped: Vec<u16>,
}

pub fn progress(round: &Round) -> Progress {
    let mut progress = Progress { all: round.tables.len(), ..Progress::default() };
    let last = round.tables.values().filter(|t| t.is_finished()).map(|t| t.id.table).next_back();
    for table in round.tables.values() {
        if table.is_finished() {
            progress.entered += 1;
        } else if table.adjournment().is_some() {
            progress.adjourned += 1;
        } else if last.is_some_and(|last| table.id.table < last) {
            progress.skipped.push(table.id.table.0);
        }
    }
    progress
}

/// The head, the grid, the bar. Returns the table clicked.
pub fn show(ui: &mut Ui, cx: &Cx, round: &Round, typed: Option<u16>) -> Option<TableId> {
    let l = cx.l;
    let state = cx.model.state();
    let progress = progress(round);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let left = progress.all - progress.entered;
        bits::strong(ui, &l.tr_args("results-left", &[("count", left.into())]), Type::S15, Tone::Ink);
        bits::words(ui, &l.tr_args("results-of", &[("count", progress.all.into())]), Type::S13, Tone::Dim);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (kind, id) in [
                (Cell::Adjourned, "results-cell-adjourned"),
                (Cell::Protest, "results-cell-protest"),
                (Cell::Missing, "results-cell-missing"),
                (Cell::Fixed, "results-cell-fixed"),
                (Cell::Entered, "results-cell-entered"),
            ] {
                ui.spacing_mut().item_spacing.x = 10.0;
                legend(ui, kind, &l.tr(id));
            }
        });
    });
    ui.add_space(8.0);
    let width = ((ui.available_width() - GAP * (COLUMNS - 1) as f32) / COLUMNS as f32).max(20.0);
    let rows = round.tables.len().div_ceil(COLUMNS);
    let (whole, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), (rows as f32 * (HEIGHT + GAP) - GAP).max(0.0)), Sense::hover());
    let mut clicked = None;
    for (at, table) in round.tables.values().enumerate() {
        let min =
            pos2(whole.left() + (at % COLUMNS) as f32 * (width + GAP), whole.top() + (at / COLUMNS) as f32 * (HEIGHT + GAP));
        let rect = Rect::from_min_size(min, vec2(width, HEIGHT));
        let response = ui.interact(rect, ui.scope_id().with(("cell", table.id.table.0)), Sense::click());
        let what = cell(state, table);
        let spoken = match table.result {
            Some(result) => words::outcome_short(l, result.outcome),
            None => cell_words(cx, what),
        };
        let spoken = format!("{}: {spoken}", words::table_title(l, table.id));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spoken));
        if response.clicked() {
            clicked = Some(table.id);
        }
        if ui.is_rect_visible(rect) {
            paint_cell(ui, rect, &table.id.table.to_string(), what, typed == Some(table.id.table.0), response.hovered());
            if response.has_focus() {
                paint::focus_ring(ui.painter(), rect, measure::RADIUS_SIGN, theme::tokens(ui));
            }
        }
        response.on_hover_text(spoken);
    }
    ui.add_space(12.0);
    bar(ui, cx, &progress);
    clicked
}

fn cell_words(cx: &Cx, what: Cell) -> String {
    cx.l.tr(match what {
        Cell::Missing => "results-cell-missing",
        Cell::Entered => "results-cell-entered",
        Cell::Fixed => "results-cell-fixed",
        Cell::Adjourned => "results-cell-adjourned",
        Cell::Protest => "results-cell-protest",
    })
}

fn look(ui: &Ui, what: Cell) -> (Color32, Stroke, Color32) {
    let t = theme::tokens(ui);
    match what {
        Cell::Missing => (t.card, Stroke::new(1.0, t.edge), t.ink),
        Cell::Entered | Cell::Fixed => (t.grnbg, Stroke::NONE, t.ink2),
        Cell::Adjourned => (t.viobg, Stroke::NONE, t.vio),
        Cell::Protest => (t.card, Stroke::new(2.0, t.red), t.red),
    }
}

fn paint_cell(ui: &Ui, rect: Rect, number: &str, what: Cell, typed: bool, hovered: bool) {
    let t = theme::tokens(ui);
    let (fill, edge, ink) = look(ui, what);
    let radius = CornerRadius::same(measure::RADIUS_SIGN);
    let fill = if hovered && what == Cell::Missing { t.hover } else { fill };
    ui.painter().rect(rect, radius, fill, edge, StrokeKind::Inside);
    let bold = typed || what == Cell::Protest;
    let font = if bold { Type::S12.bold() } else { Type::S12.font() };
    paint::line(ui.painter(), rect, Align::Center, number, font, if typed { t.ink } else { ink });
    if what == Cell::Fixed {
        let corner = Rect::from_center_size(pos2(rect.right() - 6.0, rect.top() + 6.0), vec2(7.0, 7.0));
        icon(ui.painter(), corner, Icon::Check, t.grn);
    }
    if typed {
        ui.painter().rect_stroke(rect, radius, Stroke::new(2.0, t.acc), StrokeKind::Outside);
    }
}

fn legend(ui: &mut Ui, what: Cell, text: &str) {
    let width = paint::width(ui.painter(), text, Type::S12.font()).ceil();
    let (rect, response) = ui.allocate_exact_size(vec2(16.0 + 5.0 + width, 20.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let square = Rect::from_center_size(pos2(rect.left() + 8.0, rect.center().y), vec2(16.0, 16.0));
    paint_cell(ui, square, "", what, false, false);
    let words = rect.with_min_x(rect.left() + 21.0).expand2(vec2(1.0, 0.0));
    paint::line(ui.painter(), words, Align::Min, text, Type::S12.font(), theme::tokens(ui).ink);
}

fn bar(ui: &mut Ui, cx: &Cx, progress: &Progress) {
    let t = theme::tokens(ui);
    let l = cx.l;
    let mut text = l.tr_args("results-progress", &[("done", progress.entered.into()), ("all", progress.all.into())]);
    if !progress.skipped.is_empty() {
        const NAMED: usize = 6;
        let mut list = progress.skipped.iter().take(NAMED).map(u16::to_string).collect::<Vec<_>>().join(", ");
        if progress.skipped.len() > NAMED {
            let more = l.tr_args("results-more", &[("count", (progress.skipped.len() - NAMED).into())]);
            list = format!("{list} {more}");
        }
        let skipped = l.tr_args("results-skipped", &[("list", list.into())]);
        text = format!("{text} · {skipped}");
    }
    let width = paint::width(ui.painter(), &text, Type::S12.font()).ceil().min(ui.available_width() * 0.7);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &text));
    let track = Rect::from_min_max(
        pos2(rect.left(), rect.center().y - 4.0),
        pos2((rect.right() - width - 8.0).max(rect.left() + 40.0), rect.center().y + 4.0),
    );
    let share = progress.entered as f32 / progress.all.max(1) as f32;
    let painter = ui.painter();
    painter.rect_filled(track, 4.0, t.line);
    painter.rect_filled(track.with_max_x(track.left() + track.width() * share), 4.0, t.grn);
    let words = Rect::from_min_max(pos2(track.right() + 8.0, rect.top()), rect.max).expand2(vec2(1.0, 0.0));
    paint::line(painter, words, Align::Max, &text, Type::S12.font(), t.ink2);
}
