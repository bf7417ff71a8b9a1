//! The round (F1): every table of the hall, the most urgent first, and the panel of the table in hand.

mod bar;
mod cards;
mod filter;
pub mod hand_over;
pub mod keyboard;
mod list;
mod order;
pub mod panel;
pub mod row;
pub mod signs;

use crate::clock::Mono;
use crate::referee::overview::{Line, Overview};
use crate::referee::{Player, Round, State, TableId};
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{bars, bits};
use crate::ui::{Cx, Go};
use eframe::egui::{self, Rect, UiBuilder, pos2, vec2};
use filter::Filter;
use order::{Order, SortBy};
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Where the round's cursors stand.
#[derive(Debug, Default)]
pub struct RoundView {
    /// What is typed into the search box.
    pub search: String,
    filter: Filter,
    cards: bool,
    sort: SortBy,
    card_order: CardOrder,
    order: Order,
    selection: BTreeSet<TableId>,
    /// Where a range chosen with Shift begins.
    anchor: Option<TableId>,
    cursor: Option<TableId>,
    /// The widget of the cursor's row while it has the keyboard.
    cursor_widget: Option<egui::Id>,
    take_keyboard: bool,
    scroll_to: Option<TableId>,
    jump: Jump,
    focus_search: bool,
    /// Enter in the search box: the first table found is opened.
    open: Option<TableId>,
}

/// How the cards stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum CardOrder {
    /// As the tables do in the hall.
    #[default]
    Hall,
    Urgency,
}

/// A table number being typed.
#[derive(Debug, Default)]
struct Jump {
    digits: String,
    until: Mono,
}

/// Everything the parts of the screen read.
#[derive(Clone, Copy)]
struct Hall<'a> {
    state: &'a State,
    round: &'a Round,
    overview: &'a Overview,
}

impl Hall<'_> {
    fn lines(&self) -> &[Line] {
        self.overview.lines()
    }

    fn line(&self, id: TableId) -> Option<&Line> {
        self.overview.line(id)
    }
}

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut RoundView) {
    let model = cx.model;
    let state = model.state();
    let Some(round) = state.current_round() else {
        nothing(ui, &cx.l.tr("round-none"));
        return;
    };
    let hall = Hall { state, round, overview: &model.overview };
    view.forget_strangers(round, cx.table);

    keyboard::keys(ui, cx, view, hall);
    view.sort(cx, hall);

    let all = ui.available_rect_before_wrap();
    ui.painter().rect_filled(all, 0.0, theme::tokens(ui).panel);
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    bar::place(ui, cx, view, hall);
    let panel_width = measure::panel(ui.ctx().content_rect().width());
    let rest = Rect::from_min_max(pos2(all.left(), all.top() + measure::PLACE_BAR), all.max);
    let left = rest.with_max_x(rest.right() - panel_width);
    let side = rest.with_min_x(left.right());
    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("round-left"), |ui| {
        let room = left.with_max_y(left.bottom() - measure::BOTTOM_BAR);
        ui.scope_builder(UiBuilder::new().max_rect(room).id_salt("round-tables"), |ui| {
            ui.set_clip_rect(room.intersect(ui.clip_rect()));
            if ui.rect_contains_pointer(room) {
                view.order.touch(cx.model.now.mono);
            }
            if view.cards { cards::show(ui, cx, view, hall) } else { list::show(ui, cx, view, hall) }
        });
        let foot = left.with_min_y(room.bottom());
        ui.scope_builder(UiBuilder::new().max_rect(foot).id_salt("round-foot"), |ui| bar::bottom(ui, cx, view, hall));
    });
    bars::side_panel(ui, side, "round-panel", |ui| match cx.table {
        Some(table) => panel::show(ui, cx, table),
        None => {
            bits::words(ui, &cx.l.tr("round-no-table"), Type::S12, Tone::Dim);
        }
    });
    // A table the filter hid a moment ago comes into the list with the next frame.
    view.scroll_to = view.scroll_to.filter(|id| round.tables.contains_key(&id.table) && !view.order.shown().contains(id));
    if let Some(table) = view.open.take() {
        cx.go(Go::Table(Some(table)));
    }
}

/// A place with nothing in it says why.
fn nothing(ui: &mut egui::Ui, text: &str) {
    ui.centered_and_justified(|ui| bits::words(ui, text, Type::S13, Tone::Dim));
}

impl RoundView {
    /// Tables of another round are no longer chosen; a table opened elsewhere takes the cursor along.
    fn forget_strangers(&mut self, round: &Round, open: Option<TableId>) {
        let here = |id: &TableId| id.round == round.number && round.tables.contains_key(&id.table);
        self.selection.retain(here);
        self.cursor = self.cursor.filter(here).or(open.filter(here));
        self.anchor = self.anchor.filter(here);
    }

    fn sort(&mut self, cx: &Cx, hall: Hall) {
        let by = match (self.cards, self.card_order) {
            (true, CardOrder::Hall) => SortBy::Number,
            (true, CardOrder::Urgency) => SortBy::Urgency,
            (false, _) => self.sort,
        };
        let mut asked = DefaultHasher::new();
        (hall.round.number, self.filter, &self.search, by, self.cards).hash(&mut asked);
        let of = order::Of { lines: hall.overview.serial(), asked: asked.finish() };
        if self.order.is_of(of) {
            self.order.settle(cx.model.now.mono);
            return;
        }
        let wanted: Vec<&Line> = hall
            .lines()
            .iter()
            .filter(|line| self.filter.takes(line))
            .filter(|line| {
                self.search.trim().is_empty()
                    || hall.state.table(line.id).is_some_and(|t| filter::found(hall.state, t, &self.search))
            })
            .collect();
        let sorted = order::sorted(&wanted, by, |line, side| {
            hall.state.table(line.id).map_or_else(String::new, |t| hall.state.names(t, side, Player::short_name))
        });
        self.order.offer(sorted, of);
        self.order.settle(cx.model.now.mono);
    }

    /// A click on a table: alone it opens; with Ctrl it joins or leaves the selection, with Shift everything between.
    fn click(&mut self, cx: &mut Cx, id: TableId, modifiers: egui::Modifiers) {
        self.cursor = Some(id);
        if modifiers.shift {
            self.select_to(cx.table, id);
        } else if modifiers.command {
            self.toggle(cx.table, id);
        } else {
            self.selection.clear();
            self.anchor = Some(id);
            cx.go(Go::Table(Some(id)));
        }
    }

    /// The first table chosen takes the open one along: it is the one in hand.
    fn toggle(&mut self, open: Option<TableId>, id: TableId) {
        if self.selection.is_empty()
            && let Some(open) = open.filter(|o| *o != id && o.round == id.round)
        {
            self.selection.insert(open);
        }
        if !self.selection.remove(&id) {
            self.selection.insert(id);
        }
        self.anchor = Some(id);
    }

    fn select_to(&mut self, open: Option<TableId>, id: TableId) {
        let from = self.anchor.or(open).unwrap_or(id);
        let place = |id: TableId| self.order.shown().iter().position(|shown| *shown == id);
        let (Some(a), Some(b)) = (place(from), place(id)) else { return };
        let range = self.order.shown().get(a.min(b)..=a.max(b)).unwrap_or_default();
        self.selection.extend(range.iter().copied());
        self.anchor = Some(from);
    }

    /// The tables an act is for: the chosen ones.
    fn chosen(&self) -> Vec<TableId> {
        self.selection.iter().copied().collect()
    }
}
