//! Results (F5): entered at speed, counted on the board, listed, fixed (13).

mod cells;
mod counting;
mod entry;
pub mod latest;
pub mod parse;
mod round_table;
mod sheet;

use crate::app::{Action, Destination};
use crate::forms::Order;
use crate::referee::{Round, RoundNo, State, StopReason, Table, TableId};
use crate::ui::Cx;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Icon, Segment, Select, bars, bits, choice, select_item};
use crate::ui::words;
use counting::CountingView;
use eframe::egui::{self, Align, Layout, Rect, UiBuilder, pos2, vec2};

/// Where the cursors of the results stand.
#[derive(Debug, Default)]
pub struct ResultsView {
    tab: usize,
    /// The round chosen; `None` follows the current one.
    round: Option<RoundNo>,
    /// The line being typed.
    line: String,
    /// Keys that came in one frame with an Enter before them.
    held: Vec<egui::Event>,
    /// A result that would be replaced was confirmed by a first Enter.
    sure: bool,
    take_keyboard: bool,
    /// The frame the place was last shown in: the field has the keyboard on every coming back.
    seen: u64,
    counting: CountingView,
}

const ENTRY: usize = 0;
const COUNTING: usize = 1;

/// Two passes were made, and there is a position to count on (13.2).
fn waits_for_count(table: &Table) -> bool {
    let ended = table.stopped.is_some_and(|s| s.reason == StopReason::GameEnd);
    ended && table.position.is_some() && !table.is_finished()
}

/// Tables whose result can be fixed now: entered, and no protest waits (13.8).
pub fn fixable(state: &State, round: &Round) -> Vec<TableId> {
    let entered = round.tables.values().filter(|t| t.result.is_some_and(|r| !r.fixed));
    entered.map(|t| t.id).filter(|id| state.pending_protests(*id).next().is_none()).collect()
}

/// Tables whose result waits for the decision of a protest.
pub fn held(state: &State, round: &Round) -> Vec<TableId> {
    let entered = round.tables.values().filter(|t| t.result.is_some_and(|r| !r.fixed));
    entered.map(|t| t.id).filter(|id| state.pending_protests(*id).next().is_some()).collect()
}

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut ResultsView) {
    let model = cx.model;
    let state = model.state();
    let frame = ui.ctx().cumulative_frame_nr();
    if view.seen + 1 < frame {
        view.take_keyboard = true;
        // Brought here from a table whose game has just ended: it is counted.
        if cx.table.and_then(|id| state.table(id)).is_some_and(waits_for_count) {
            view.tab = COUNTING;
        }
    }
    view.seen = frame;
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let round = view.round.and_then(|number| state.rounds.get(&number)).or(state.current_round());
    let all = ui.available_rect_before_wrap();
    place(ui, cx, view, round);
    let rest = Rect::from_min_max(pos2(all.left(), all.top() + crate::ui::theme::measure::PLACE_BAR), all.max);
    ui.scope_builder(UiBuilder::new().max_rect(rest).id_salt("results"), |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let Some(round) = round else {
            ui.centered_and_justified(|ui| bits::words(ui, &cx.l.tr("conduct-no-round"), Type::S13, Tone::Dim));
            return;
        };
        match view.tab {
            ENTRY => entry::show(ui, cx, view, round),
            COUNTING => counting::show(ui, cx, &mut view.counting),
            _ => round_table::show(ui, cx, round),
        }
    });
}

fn place(ui: &mut egui::Ui, cx: &mut Cx, view: &mut ResultsView, round: Option<&Round>) {
    let l = cx.l;
    let state = cx.model.state();
    bars::place_bar(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let tabs = ["results-tab-entry", "results-tab-counting", "results-tab-table"].map(|id| l.tr(id));
        let segments = tabs.each_ref().map(|tab| Segment::text(tab));
        if choice(ui, &l.tr("results-tabs"), &segments, &mut view.tab) && view.tab == ENTRY {
            view.take_keyboard = true;
        }
        ui.add_space(8.0);
        if view.tab == COUNTING {
            counting::title(ui, cx);
        } else if state.rounds.len() > 1
            && let Some(round) = round
        {
            let name = l.tr("results-round");
            let text = l.tr_args("conduct-round", &[("round", words::number(round.number))]);
            Select::new(&name, &text).bar().show(ui, |ui| {
                for number in state.rounds.keys() {
                    let text = l.tr_args("conduct-round", &[("round", words::number(number))]);
                    if select_item(ui, *number == round.number, &text, "").clicked() {
                        view.round = Some(*number);
                    }
                }
            });
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let print = l.tr("conduct-print");
            let none = l.tr("conduct-no-round");
            let refused = round.is_none().then_some(none.as_str());
            let button = Button::new(&print).icon(Icon::Print).size(ButtonSize::Bar).disabled(refused);
            if ui.add(button).clicked()
                && let Some(round) = round
            {
                cx.action(Action::Print { paper: Order::RoundProtocol(round.number), to: Destination::Viewer });
            }
        });
    });
}
