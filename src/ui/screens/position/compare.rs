//! Two positions over one another: what differs, point by point, and how it can have come about.

use super::editor::Editor;
use super::list_row::{ListRow, title};
use super::repair_list::{self, Repairs};
use super::source::{Offer, Source};
use super::{PositionView, words};
use crate::rules::{Discrepancy, Setup, compare};
use crate::ui::Cx;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{self, Field, Icon, Select, bits, select_item};
use eframe::egui::Ui;

/// The two positions that are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    pub right: Setup,
    pub now: Setup,
}

/// What is chosen to be compared; `None` where there is nothing to compare with, or both are one.
pub fn pair(cx: &Cx, view: &PositionView, editor: &Editor) -> Option<Pair> {
    if view.right == view.now && (view.right != Source::Record || view.right_move.trim() == view.now_move.trim()) {
        return None;
    }
    // A record just being looked through agrees with itself.
    let looking = view.right == Source::Record && view.now == Source::Board && view.right_move.trim().is_empty();
    if looking && !editor.is_touched() {
        return None;
    }
    let right = view.right.setup(cx, view, editor, &view.right_move)?;
    let now = view.now.setup(cx, view, editor, &view.now_move)?;
    Some(Pair { right, now })
}

/// What differs; points the board does not have are left out.
pub fn discrepancies(cx: &Cx, view: &PositionView, editor: &Editor) -> Vec<Discrepancy> {
    let Some(pair) = pair(cx, view, editor) else { return Vec::new() };
    let mut found = compare(&pair.right, &pair.now);
    found.retain(|d| d.point().is_none_or(|at| editor.size().contains(at)));
    found
}

pub fn show(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    let l = cx.l;
    title(ui, &l.tr("position-compare"), "");
    let offers = Source::offers(cx, view, editor);
    let is_offered = |source: Source| offers.iter().any(|offer| offer.source == source);
    if !is_offered(view.now) {
        view.now = Source::Board;
    }
    if !is_offered(view.right) || (view.right == Source::Board && view.now == Source::Board) {
        view.right = offers.iter().map(|offer| offer.source).find(|s| *s != Source::Board).unwrap_or_default();
    }
    if offers.len() < 2 {
        view.repairs = Repairs::default();
        bits::words(ui, &l.tr("position-nothing-to-compare"), Type::S12, Tone::Dim);
        return;
    }
    let at = editor.record().map(|(_, at)| at);
    let side = |ui: &mut Ui, source: &mut Source, typed: &mut String, ids: [&str; 3]| {
        chooser(ui, cx, &offers, source, typed, at, ids);
    };
    side(ui, &mut view.right, &mut view.right_move, ["position-right", "position-right-name", "position-against-move"]);
    side(ui, &mut view.now, &mut view.now_move, ["position-now", "position-now-name", "position-now-move"]);
    ui.add_space(4.0);
    let found = discrepancies(cx, view, editor);
    if found.is_empty() {
        view.repairs = Repairs::default();
        bits::row(ui, 20.0, |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            widgets::mark(ui, Icon::Check, 12.0, Tone::Green, "");
            bits::words(ui, &l.tr("position-board-agrees"), Type::S13, Tone::Ink);
        });
        return;
    }
    repair_list::show(ui, cx, view, editor);
    let count = u32::try_from(found.len()).unwrap_or(u32::MAX);
    bits::words(ui, &l.tr_args("position-differences", &[("n", count.into())]), Type::S12, Tone::Dim);
    ui.add_space(2.0);
    for discrepancy in found {
        let (lead, text) = words::discrepancy(l, editor.size(), discrepancy);
        let (icon, tone) = match discrepancy {
            Discrepancy::Extra { .. } => (Icon::Plus, Tone::Amber),
            Discrepancy::Missing { .. } | Discrepancy::WrongColor { .. } => (Icon::Cross, Tone::Red),
            _ => (Icon::Warning, Tone::Amber),
        };
        let at = discrepancy.point();
        let on = at.is_some() && view.difference == at;
        let row = ListRow { icon, tone, lead: &lead, text: &text, on }.show(ui);
        if row.clicked() {
            view.difference = if on { None } else { at };
        }
        if row.hovered() || row.has_focus() || on {
            view.lit.extend(at);
        }
    }
}

/// "Right: record, move 118".
fn chooser(
    ui: &mut Ui,
    cx: &Cx,
    offers: &[Offer],
    source: &mut Source,
    typed: &mut String,
    at: Option<u32>,
    [label, name, move_name]: [&str; 3],
) {
    let l = cx.l;
    let text = offers.iter().find(|offer| offer.source == *source).map_or("", |offer| &offer.words);
    bits::row(ui, 28.0, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        bits::label(ui, &l.tr(label));
        let with_move = *source == Source::Record;
        let room = ui.available_width() - if with_move { 104.0 } else { 0.0 };
        Select::new(&l.tr(name), text).bar().width(room).show(ui, |ui| {
            for offer in offers {
                if select_item(ui, offer.source == *source, &offer.words, "").clicked() {
                    *source = offer.source;
                }
            }
        });
        if with_move {
            bits::label(ui, &l.tr("position-move-word"));
            let hint = at.map_or_else(String::new, |n| n.to_string());
            ui.add(Field::new(typed, &l.tr(move_name)).bar().width(60.0).hint(&hint));
        }
    });
}
