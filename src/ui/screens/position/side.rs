//! What is wrong, what differs, and the decision.

use super::editor::Editor;
use super::list_row::{ListRow, title};
use super::{PositionView, compare, open_entered, table, words};
use crate::app::{Action, Destination};
use crate::forms::Order;
use crate::rules::FindingKind;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::clock::ClockDialog;
use crate::ui::dialogs::position::PositionDialog;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Icon, bars, bits};
use crate::ui::{Cx, Go, words as said};
use eframe::egui::{self, Align, Frame, Layout, Margin, Rect, Ui, pos2};

/// Room for the decision, always at the bottom.
const DECISION: f32 = 148.0;

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut PositionView, editor: &mut Editor) {
    let all = ui.max_rect();
    let lists = all.with_max_y(all.bottom() - DECISION);
    ui.scope_builder(egui::UiBuilder::new().max_rect(lists).id_salt("position-lists"), |ui| {
        bars::scroll(ui, "position-lists", |ui| {
            Frame::NONE.inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 6 }).show(ui, |ui| {
                ui.set_width(ui.available_width());
                findings(ui, cx, view, editor);
            });
            bits::divider(ui);
            Frame::NONE.inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 6 }).show(ui, |ui| {
                ui.set_width(ui.available_width());
                compare::show(ui, cx, view, editor);
            });
        });
    });
    let foot = all.with_min_y(lists.bottom());
    ui.scope_builder(egui::UiBuilder::new().max_rect(foot).id_salt("position-decision"), |ui| decision(ui, cx, view, editor));
}

fn findings(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &Editor) {
    let l = cx.l;
    let found = editor.findings();
    let count = u32::try_from(found.len()).unwrap_or(u32::MAX);
    let right =
        if count == 0 { l.tr("position-no-findings") } else { l.tr_args("position-findings-count", &[("n", count.into())]) };
    title(ui, &l.tr("position-findings"), &right);
    view.finding = view.finding.filter(|n| *n < found.len());
    for (n, finding) in found.iter().enumerate() {
        let (lead, text) = words::finding(l, editor.size(), finding);
        let severe = matches!(
            finding.kind,
            FindingKind::IllegalMove | FindingKind::ChainWithoutLiberties | FindingKind::ImpossibleKo | FindingKind::OutOfTurn
        );
        let (icon, tone) = if severe { (Icon::Cross, Tone::Red) } else { (Icon::Warning, Tone::Amber) };
        let row = ListRow { icon, tone, lead: &lead, text: &text, on: view.finding == Some(n) }.show(ui);
        if row.clicked() {
            view.finding = if view.finding == Some(n) { None } else { Some(n) };
        }
        if row.hovered() || row.has_focus() || view.finding == Some(n) {
            view.lit.extend(finding.points.iter().filter(|p| editor.size().contains(**p)));
        }
    }
}

fn decision(ui: &mut Ui, cx: &mut Cx, view: &mut PositionView, editor: &mut Editor) {
    let l = cx.l;
    bits::divider(ui);
    Frame::NONE.inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 10 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        bits::row(ui, 20.0, |ui| {
            bits::heading(ui, &l.tr("position-decision"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for number in ["16.7", "16.4", "16.3"] {
                    if bits::article(ui, &said::article(l, number)).clicked() {
                        cx.go(Go::Palette(number.to_owned()));
                    }
                }
            });
        });
        ui.add_space(4.0);
        let side = said::side_of(l, editor.side_to_move());
        let next = editor.moves_made().saturating_add(1);
        let text = l.tr_args("position-goes-on-from", &[("move", said::number(next)), ("side", side.into())]);
        bits::words(ui, &text, Type::S12, Tone::Ink2);
        ui.add_space(2.0);
        let held = table(cx).and_then(|t| t.position.as_ref());
        match held {
            Some(position) if position.setup == *editor.setup() => {
                let agreed = agreed(cx, position.agreed);
                bits::words(ui, &l.tr_args("position-held", &[("agreed", agreed.into())]), Type::S12, Tone::Ink2);
            }
            Some(position) => {
                bits::row(ui, 16.0, |ui| {
                    ui.spacing_mut().item_spacing.x = 6.0;
                    bits::words(ui, &l.tr("position-held-other"), Type::S12, Tone::Ink2);
                    if bits::link(ui, &l.tr("position-show-held"), Type::S12).clicked() {
                        open_entered(view, editor, position);
                    }
                });
            }
            None => {
                bits::words(ui, &l.tr("position-held-none"), Type::S12, Tone::Ink2);
            }
        }
    });
    let room = ui.max_rect();
    let foot =
        Rect::from_min_max(pos2(room.left() + 12.0, room.bottom() - 38.0), pos2(room.right() - 12.0, room.bottom() - 10.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(foot).layout(Layout::left_to_right(Align::Center)), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let read_only = l.tr("position-read-only");
        let refused = cx.model.is_read_only().then_some(read_only.as_str());
        if ui.add(Button::new(&l.tr("position-enter")).main().disabled(refused)).clicked() {
            let (setup, last_move) = (editor.setup().clone(), editor.last_move());
            let dialog = PositionDialog::enter(cx, setup, last_move, editor.source(), editor.disturbance().cloned());
            cx.dialog(Dialog::Position(dialog));
        }
        if let Some(id) = cx.table.filter(|_| table(cx).is_some_and(|t| t.position.is_some()))
            && ui.add(Button::new(&l.tr("position-act")).icon(Icon::Print)).clicked()
        {
            cx.action(Action::Print { paper: Order::RestorationAct(id), to: Destination::Viewer });
        }
        let no_table = l.tr("position-clocks-no-table");
        let id = cx.table.filter(|id| cx.model.state().table(*id).is_some_and(|t| !t.is_finished()));
        let refused = id.is_none().then_some(no_table.as_str());
        let clocks = ui.add(Button::new(&l.tr("position-clocks")).disabled(refused)).clicked();
        if let Some(id) = id.filter(|_| clocks) {
            cx.dialog(Dialog::Clock(ClockDialog::correct(cx.model, id)));
        }
    });
}

/// "чёрные, белые": who agreed.
fn agreed(cx: &Cx, agreed: crate::rules::Sides<bool>) -> String {
    let sides: Vec<String> = agreed.iter().filter(|(_, yes)| **yes).map(|(side, _)| said::side(cx.l, side)).collect();
    if sides.is_empty() { cx.l.tr("position-nobody") } else { sides.join(", ") }
}
