//! All tables of the round: adjourned ones with what is missing, games that can be adjourned, and the register of envelopes.

use super::{register, rows};
use crate::app::{Action, Destination};
use crate::forms::Order;
use crate::referee::{Command, RoundNo, Step, Table, TableId};
use crate::ui::Cx;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::adjournment::AdjournmentDialog;
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{Button, ButtonSize, Icon, Segment, bits, bottom_bar, choice, place_bar, scroll_rows};
use eframe::egui::{Align, Frame, Layout, Margin, Ui, UiBuilder};
use std::collections::BTreeSet;

/// What is chosen in the list.
#[derive(Debug, Default)]
pub struct ListView {
    selection: BTreeSet<TableId>,
    shown: usize,
    envelope: register::Chosen,
}

/// The segment that shows the register.
const REGISTER: usize = 3;

/// One line of the list.
pub struct Line<'a> {
    pub table: &'a Table,
    pub adjourned: bool,
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
    view.selection.retain(|id| all.iter().any(|line| line.table.id == *id));
    let adjourned = all.iter().filter(|line| line.adjourned).count();
    let others = all.len() - adjourned;
    place_bar(ui, |ui| {
        bits::strong(ui, &l.tr("adjournment-list-title"), Type::S15, Tone::Ink);
        ui.add_space(8.0);
        let envelopes = cx.model.state().envelopes().len();
        let names = [
            l.tr_args("adjournment-show-all", &[("n", all.len().into())]),
            l.tr_args("adjournment-show-adjourned", &[("n", adjourned.into())]),
            l.tr_args("adjournment-show-others", &[("n", others.into())]),
            l.tr_args("envelope-show", &[("n", envelopes.into())]),
        ];
        let segments: Vec<Segment> = names.iter().map(|name| Segment::text(name)).collect();
        choice(ui, &l.tr("adjournment-show"), &segments, &mut view.shown);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| papers(ui, cx, &all));
    });
    if view.shown == REGISTER {
        register::head(ui, cx);
    } else {
        rows::head(ui, cx);
    }
    let area = ui.available_rect_before_wrap();
    let list = area.with_max_y(area.bottom() - measure::BOTTOM_BAR);
    let foot = area.with_min_y(list.bottom());
    ui.scope_builder(UiBuilder::new().max_rect(list).id_salt("adjournment-list"), |ui| {
        if view.shown == REGISTER {
            register::rows(ui, cx, &mut view.envelope);
        } else {
            tables(ui, cx, view, &all);
        }
    });
    ui.scope_builder(UiBuilder::new().max_rect(foot).id_salt("adjournment-foot"), |ui| {
        let selecting = view.shown != REGISTER && !view.selection.is_empty();
        bottom_bar(ui, selecting, |ui| {
            if view.shown == REGISTER {
                register::actions(ui, cx, view.envelope);
            } else {
                actions(ui, cx, view, &all);
            }
        });
    });
}

fn tables(ui: &mut Ui, cx: &mut Cx, view: &mut ListView, all: &[Line]) {
    let shown: Vec<&Line> = all
        .iter()
        .filter(|line| match view.shown {
            1 => line.adjourned,
            2 => !line.adjourned,
            _ => true,
        })
        .collect();
    if shown.is_empty() {
        Frame::NONE.inner_margin(Margin::symmetric(12, 12)).show(ui, |ui| {
            bits::words(ui, &cx.l.tr("adjournment-list-empty"), Type::S13, Tone::Dim);
        });
        return;
    }
    let height = theme::density(ui.ctx()).row().max(22.0);
    scroll_rows(ui, "adjournment-rows", height, shown.len(), |ui, range| {
        for line in shown.get(range).unwrap_or_default() {
            rows::row(ui, cx, line, &mut view.selection, height);
        }
    });
}

/// The round whose adjourned games are printed together: the last one that has any.
fn round_to_print(all: &[Line]) -> Option<RoundNo> {
    all.iter().filter(|line| line.adjourned).map(|line| line.table.id.round).max()
}

/// The pack for the whole round, and how far it is.
fn papers(ui: &mut Ui, cx: &mut Cx, all: &[Line]) {
    let l = cx.l;
    if let Some(pack) = cx.model.pack {
        if ui.add(Button::new(&l.tr("envelope-pack-cancel")).size(ButtonSize::Bar)).clicked() {
            cx.action(Action::CancelPrinting);
        }
        let text = l.tr_args("envelope-pack-progress", &[("done", pack.done.into()), ("all", pack.all.into())]);
        bits::words(ui, &text, Type::S12, Tone::Ink2);
        return;
    }
    let round = round_to_print(all);
    let busy = round.is_some_and(|r| cx.model.printing.contains(&Order::RoundPack(r))).then(|| l.tr("adjournment-printing"));
    let reason = busy.or_else(|| round.is_none().then(|| l.tr("envelope-pack-nothing")));
    let text = l.tr("envelope-pack-round");
    if ui.add(Button::new(&text).icon(Icon::Print).size(ButtonSize::Bar).disabled(reason.as_deref())).clicked()
        && let Some(round) = round
    {
        cx.action(Action::Print { paper: Order::RoundPack(round), to: Destination::Viewer });
    }
}

fn actions(ui: &mut Ui, cx: &mut Cx, view: &ListView, all: &[Line]) {
    let l = cx.l;
    let allowed = cx.model.state().regulation().is_some_and(|r| r.adjournment);
    let refused = super::frozen(cx).or_else(|| (!allowed).then(|| l.tr("adjournment-not-in-regulation")));
    let is_chosen = |line: &&Line| view.selection.contains(&line.table.id);
    let playing: Vec<TableId> = all.iter().filter(|line| !line.adjourned).filter(is_chosen).map(|line| line.table.id).collect();
    let reason = refused.clone().or_else(|| playing.is_empty().then(|| l.tr("adjournment-choose-first")));
    let text = l.tr_args("adjournment-put-off-chosen", &[("n", playing.len().into())]);
    if ui.add(Button::new(&text).main().size(ButtonSize::Bar).disabled(reason.as_deref())).clicked() {
        cx.dialog(Dialog::Adjournment(AdjournmentDialog::announce(cx.model.state(), playing)));
    }
    let others: Vec<TableId> = all.iter().filter(|line| !line.adjourned).map(|line| line.table.id).collect();
    let reason = refused.or_else(|| others.is_empty().then(|| l.tr("adjournment-list-empty")));
    let text = l.tr_args("adjournment-put-off-all", &[("n", others.len().into())]);
    if ui.add(Button::new(&text).size(ButtonSize::Bar).disabled(reason.as_deref())).clicked() {
        cx.dialog(Dialog::Adjournment(AdjournmentDialog::announce(cx.model.state(), others)));
    }
    let chosen: Vec<&Line> = all.iter().filter(|line| line.adjourned).filter(is_chosen).collect();
    if chosen.is_empty() {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            bits::words(ui, &l.tr("adjournment-list-hint"), Type::S12, Tone::Dim);
        });
    } else {
        next_step(ui, cx, &chosen);
    }
}

/// The hall does a step at many tables at once: it is recorded for all that were chosen, where it is the next one of all.
fn next_step(ui: &mut Ui, cx: &mut Cx, chosen: &[&Line]) {
    let l = cx.l;
    let steps: BTreeSet<Option<Step>> =
        chosen.iter().map(|line| line.table.adjournment().and_then(|a| a.open_steps().next())).collect();
    let step = match steps.iter().next() {
        Some(Some(step)) if steps.len() == 1 && *step != Step::Signed => Some(*step),
        _ => None,
    };
    let reason = super::frozen(cx).or_else(|| step.is_none().then(|| l.tr("envelope-round-steps-differ")));
    let number = step.map_or_else(|| "—".to_owned(), |s| s.number().to_string());
    let text = l.tr_args("envelope-round-step", &[("n", number.into()), ("count", chosen.len().into())]);
    if ui.add(Button::new(&text).size(ButtonSize::Bar).disabled(reason.as_deref())).clicked()
        && let Some(step) = step
    {
        for line in chosen {
            cx.command(Command::DoStep { table: line.table.id, step });
        }
    }
}
