//! Adjournment (Code 12): the round's list, and for the open table the nine steps beside the form, then the resumption.

mod after;
mod board;
mod draft;
mod findings;
mod form;
mod grid;
mod head;
mod list;
mod register;
mod resume;
mod rows;
mod ruling;
mod say;
mod steps;
pub mod when;

pub use board::Picture;
pub use draft::{blank, known};
pub use say::{key as side_key, name as side_name};

use crate::referee::{Table, TableId};
use crate::rules::Point;
use crate::ui::Cx;
use crate::ui::theme;
use eframe::egui::{self, Rect, UiBuilder, pos2};

/// Where the cursors of this place stand, and what is typed and not recorded.
#[derive(Debug, Default)]
pub struct AdjournmentView {
    draft: Option<draft::Draft>,
    /// An open move is being entered for the form in hand.
    open_move: Option<String>,
    /// Points lit by the finding under the pointer.
    lit: Vec<Point>,
    resume: resume::ResumeView,
    /// Form or resumption, chosen against what the state suggests.
    mode: Option<(TableId, Mode)>,
    list: list::ListView,
}

/// The two sheets of an adjournment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Form,
    Resumption,
}

/// Shows the place: the open table, or all tables where none is open.
pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut AdjournmentView) {
    let table = cx.table.and_then(|id| cx.model.state().table(id));
    let t = theme::tokens(ui);
    ui.spacing_mut().item_spacing = egui::vec2(8.0, 0.0);
    ui.painter().rect_filled(ui.max_rect(), 0.0, t.panel);
    match table {
        None => list::show(ui, cx, &mut view.list),
        Some(table) => one(ui, cx, view, table),
    }
}

fn one(ui: &mut egui::Ui, cx: &mut Cx, view: &mut AdjournmentView, table: &Table) {
    let Some(adjournment) = table.adjournment() else {
        head::bar(ui, cx, table, None, |_, _| {});
        after::show(ui, cx, table);
        return;
    };
    let suggested = if adjournment.is_complete() && (!adjournment.checks.is_empty() || is_near(cx, adjournment.resumption)) {
        Mode::Resumption
    } else {
        Mode::Form
    };
    let mode = view.mode.filter(|(id, _)| *id == table.id).map_or(suggested, |(_, mode)| mode);
    let mut chosen = None;
    head::bar(ui, cx, table, Some((adjournment, mode)), |_, other| chosen = Some(other));
    if let Some(other) = chosen {
        view.mode = Some((table.id, other));
    }
    let area = ui.available_rect_before_wrap();
    match mode {
        Mode::Form => {
            let offset = cx.model.now.offset;
            let fresh = view.draft.as_ref().is_some_and(|d| d.rests_on(table.id, adjournment, offset));
            if !fresh {
                view.draft = Some(draft::Draft::new(table.id, adjournment, offset));
                view.open_move = None;
            }
            let Some(draft) = &mut view.draft else { return };
            let guide = area.right() - 492.0;
            let left = Rect::from_min_max(area.min, pos2(guide, area.bottom()));
            let right = Rect::from_min_max(pos2(guide, area.top()), area.max);
            let mut inner = ui.new_child(UiBuilder::new().max_rect(left).id_salt("form"));
            form::show(&mut inner, cx, table, adjournment, draft, &mut view.open_move, &mut view.lit);
            let mut inner = ui.new_child(UiBuilder::new().max_rect(right).id_salt("steps"));
            steps::show(&mut inner, cx, table, adjournment, draft, &mut view.mode);
        }
        Mode::Resumption => resume::show(ui, cx, &mut view.resume, table, adjournment, area),
    }
}

/// Whether a resumption is less than two hours away, or past.
fn is_near(cx: &Cx, resumption: crate::clock::Timestamp) -> bool {
    const SOON: i64 = 2 * 60 * 60 * 1_000;
    resumption.0.saturating_sub(cx.model.now.utc.0) < SOON
}

/// Why nothing can be recorded now, if so.
fn frozen(cx: &Cx) -> Option<String> {
    cx.model.is_read_only().then(|| cx.l.tr("adjournment-read-only"))
}
