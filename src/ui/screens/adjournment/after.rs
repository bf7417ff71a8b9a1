//! The open table is not adjourned: what became of its last adjournment, and the way to a new one.

use super::say;
use crate::referee::{Found, Opened, Table, Verdict};
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::adjournment::AdjournmentDialog;
use crate::ui::theme::Tone;
use crate::ui::widgets::{Button, Icon, Note, bits};
use crate::ui::{Cx, Go, Place};
use eframe::egui::{Frame, Margin, Ui};

/// Shows it.
pub fn show(ui: &mut Ui, cx: &mut Cx, table: &Table) {
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
        Found::TwoMarks => l.tr("adjournment-found-two"),
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
