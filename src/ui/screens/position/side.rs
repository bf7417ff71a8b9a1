//! What is wrong, what differs, and the decision.

use super::editor::Editor;
use super::{Against, PositionView, open_entered, table, words};
use crate::rules::{Color, FindingKind, Point, Setup};
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::clock::ClockDialog;
use crate::ui::dialogs::position::PositionDialog;
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{self, Button, Field, Icon, Select, bars, bits, paint, select_item};
use crate::ui::{Cx, Go, words as said};
use eframe::egui::{self, Align, Frame, Layout, Margin, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// Room for the decision, always at the bottom.
const DECISION: f32 = 148.0;
/// Points stand in a column of their own.
const LEAD: f32 = 60.0;

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
                compare(ui, cx, view, editor);
            });
        });
    });
    let foot = all.with_min_y(lists.bottom());
    ui.scope_builder(egui::UiBuilder::new().max_rect(foot).id_salt("position-decision"), |ui| decision(ui, cx, view, editor));
}

fn title(ui: &mut Ui, text: &str, right: &str) {
    bits::row(ui, 20.0, |ui| {
        bits::heading(ui, text);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            bits::words(ui, right, Type::S12, Tone::Dim);
        });
    });
    ui.add_space(3.0);
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
        let row = Row { icon, tone, lead: &lead, text: &text, on: view.finding == Some(n) }.show(ui);
        if row.clicked() {
            view.finding = if view.finding == Some(n) { None } else { Some(n) };
        }
        if row.hovered() || row.has_focus() || view.finding == Some(n) {
            view.lit.extend(finding.points.iter().filter(|p| editor.size().contains(**p)));
        }
    }
}

/// A line of a list that lights its points: a mark, what it is about, what is wrong.
struct Row<'a> {
    icon: Icon,
    tone: Tone,
    lead: &'a str,
    text: &'a str,
    on: bool,
}

impl Row<'_> {
    fn show(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let width = ui.available_width();
        let galley = ui.painter().layout(self.text.to_owned(), Type::S13.font(), t.ink, width - 20.0 - LEAD - 4.0);
        let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y.max(16.0) + 4.0), Sense::click());
        let spoken = format!("{}: {}", self.lead, self.text);
        response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, self.on, &spoken));
        let painter = ui.painter();
        if self.on || response.hovered() {
            let fill = if self.on { t.accbg } else { t.hover };
            painter.rect_filled(rect.expand2(vec2(6.0, 0.0)), f32::from(measure::RADIUS_SIGN), fill);
        }
        let first = Rect::from_min_size(rect.min, vec2(width, 20.0));
        let mark = Rect::from_center_size(pos2(rect.left() + 6.0, first.center().y), vec2(12.0, 12.0));
        widgets::icon(painter, mark, self.icon, t.tone(self.tone));
        let lead = Rect::from_min_size(first.min + vec2(20.0, 0.0), vec2(LEAD, 20.0));
        paint::line(painter, lead, Align::Min, self.lead, Type::S13.bold(), t.ink);
        painter.galley(rect.min + vec2(20.0 + LEAD, 2.0), galley, t.ink);
        if response.has_focus() {
            paint::focus_inside(painter, rect.expand2(vec2(6.0, 0.0)), measure::RADIUS_SIGN, t);
        }
        response
    }
}

/// The position the board is held against.
fn right_one(cx: &Cx, view: &PositionView, editor: &Editor) -> Option<Setup> {
    match view.against {
        Against::Record => editor.record().map(|(game, at)| game.replay().at(view.against_move.trim().parse().unwrap_or(at))),
        Against::Table => table(cx)?.position.as_ref().map(|p| p.setup.clone()),
        Against::Form => table(cx)?.adjournments.last().map(|a| a.form.position.clone()),
    }
}

/// The points where the board differs from it: point, what stands, what should.
pub fn differences(cx: &Cx, view: &PositionView, editor: &Editor) -> Vec<(Point, Option<Color>, Option<Color>)> {
    // A record just being looked through agrees with itself.
    if view.against == Against::Record && view.against_move.trim().is_empty() && !editor.is_touched() {
        return Vec::new();
    }
    let Some(right) = right_one(cx, view, editor) else { return Vec::new() };
    let mut found = editor.setup().differences(&right);
    found.retain(|(at, ..)| editor.size().contains(*at));
    found
}

fn compare(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &Editor) {
    let l = cx.l;
    title(ui, &l.tr("position-compare"), "");
    let table = table(cx);
    let at = editor.record().map(|(_, at)| at);
    let offers: Vec<(Against, String)> = [
        at.map(|_| (Against::Record, l.tr("position-against-record"))),
        table.and_then(|t| t.position.as_ref()).map(|_| (Against::Table, l.tr("position-against-table"))),
        table.and_then(|t| t.adjournments.last()).map(|_| (Against::Form, l.tr("position-against-form"))),
    ]
    .into_iter()
    .flatten()
    .collect();
    if !offers.iter().any(|(against, _)| *against == view.against) {
        view.against = offers.first().map_or(Against::Record, |(against, _)| *against);
    }
    if offers.is_empty() {
        bits::words(ui, &l.tr("position-nothing-to-compare"), Type::S12, Tone::Dim);
        return;
    }
    let text = offers.iter().find(|(against, _)| *against == view.against).map_or("", |(_, text)| text);
    bits::row(ui, 28.0, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        bits::label(ui, &l.tr("position-right"));
        let with_move = view.against == Against::Record;
        let room = ui.available_width() - if with_move { 104.0 } else { 0.0 };
        Select::new(&l.tr("position-right-name"), text).bar().width(room).show(ui, |ui| {
            for (against, text) in &offers {
                if select_item(ui, *against == view.against, text, "").clicked() {
                    view.against = *against;
                }
            }
        });
        if with_move {
            bits::label(ui, &l.tr("position-move-word"));
            let hint = at.map_or_else(String::new, |n| n.to_string());
            ui.add(Field::new(&mut view.against_move, &l.tr("position-against-move")).bar().width(60.0).hint(&hint));
        }
    });
    ui.add_space(4.0);
    let found = differences(cx, view, editor);
    if found.is_empty() {
        bits::row(ui, 20.0, |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let agrees = l.tr("position-board-agrees");
            widgets::mark(ui, Icon::Check, 12.0, Tone::Green, "");
            bits::words(ui, &agrees, Type::S13, Tone::Ink);
        });
        return;
    }
    let count = u32::try_from(found.len()).unwrap_or(u32::MAX);
    bits::words(ui, &l.tr_args("position-differences", &[("n", count.into())]), Type::S12, Tone::Dim);
    ui.add_space(2.0);
    for (at, here, there) in found {
        let lead = words::point(editor.size(), at);
        let text = words::difference(l, here, there);
        let (icon, tone) = if there.is_none() { (Icon::Plus, Tone::Amber) } else { (Icon::Cross, Tone::Red) };
        let row = Row { icon, tone, lead: &lead, text: &text, on: view.difference == Some(at) }.show(ui);
        if row.clicked() {
            view.difference = if view.difference == Some(at) { None } else { Some(at) };
        }
        if row.hovered() || row.has_focus() || view.difference == Some(at) {
            view.lit.push(at);
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
            let dialog = PositionDialog::enter(cx.table, editor.setup().clone(), editor.last_move(), editor.source());
            cx.dialog(Dialog::Position(dialog));
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
