//! The bars of the round: filters, search and view above; the chosen tables, the round's own acts and the order below.

use super::filter::Filter;
use super::{CardOrder, Hall, RoundView, hand_over, signs};
use crate::clock::Millis;
use crate::i18n::WallTime;
use crate::referee::{Command, Round};
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::clock::ClockDialog;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{
    Button, ButtonSize, Chip, Icon, SearchBox, Segment, Select, Sign, bars, bits, choice, select_item, sign,
};
use crate::ui::{Cx, words};
use eframe::egui::{self, Popup, PopupCloseBehavior, Rect, UiBuilder, pos2, vec2};

const SWITCH: f32 = 50.0;
const SEARCH: f32 = 112.0;
const SEARCH_WIDE: f32 = 180.0;
const ORDER: f32 = 170.0;
const GAP: f32 = 4.0;

/// 40 high: what is shown.
pub fn place(ui: &mut egui::Ui, cx: &Cx, view: &mut RoundView, hall: Hall) {
    bars::place_bar(ui, |ui| {
        // Chips begin 8 from the edge, closer than other bars: there are many of them.
        let room = ui.max_rect().expand2(vec2(4.0, 0.0));
        let wide = room.width() > 1500.0;
        let search = if wide { SEARCH_WIDE } else { SEARCH };
        let order = if view.cards { ORDER + 8.0 } else { 0.0 };
        let right = room.with_min_x(room.right() - SWITCH - 8.0 - search - order);
        let chips_room = room.with_max_x(right.left() - 8.0);
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(chips_room).layout(layout).id_salt("chips"), |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            chips(ui, cx, view, hall);
        });
        ui.scope_builder(UiBuilder::new().max_rect(right).layout(layout).id_salt("search"), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            if view.cards {
                card_order(ui, cx, view);
            }
            let id = egui::Id::unique("round search");
            let name = cx.l.tr("round-search");
            let response = ui.add(SearchBox::new(&mut view.search, &name).width(search).id(id));
            if std::mem::take(&mut view.focus_search) {
                response.request_focus();
            }
            if response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter)) {
                view.cursor = view.order.shown().first().copied();
                view.take_keyboard = true;
                view.open = view.cursor;
            }
            let mut which = usize::from(view.cards);
            let (rows, cards) = (cx.l.tr("round-view-table"), cx.l.tr("round-view-cards"));
            let segments = [Segment::mark(Icon::Rows, &rows), Segment::mark(Icon::Cards, &cards)];
            if choice(ui, &cx.l.tr("round-view"), &segments, &mut which) {
                view.cards = which == 1;
            }
        });
    });
}

fn card_order(ui: &mut egui::Ui, cx: &Cx, view: &mut RoundView) {
    let (hall, urgency) = (cx.l.tr("round-order-hall"), cx.l.tr("round-order-urgency"));
    let now = if view.card_order == CardOrder::Urgency { &urgency } else { &hall };
    Select::new(&cx.l.tr("round-order"), now).bar().width(ORDER).show(ui, |ui| {
        for (order, words) in [(CardOrder::Hall, &hall), (CardOrder::Urgency, &urgency)] {
            if select_item(ui, view.card_order == order, words, "").clicked() {
                view.card_order = order;
            }
        }
    });
}

/// The filters that fit, the others under the last chip.
fn chips(ui: &mut egui::Ui, cx: &Cx, view: &mut RoundView, hall: Hall) {
    let l = cx.l;
    let chips: Vec<(Filter, String, usize)> = Filter::ALL
        .iter()
        .map(|filter| (*filter, l.tr(filter.key()), hall.lines().iter().filter(|line| filter.takes(line)).count()))
        .collect();
    let more = l.tr("round-filter-more");
    let room = ui.available_width();
    let width = |ui: &egui::Ui, i: usize| {
        chips.get(i).map_or(0.0, |(filter, name, count)| chip(*filter, name, *count, false).width(ui) + GAP)
    };
    let all: f32 = (0..chips.len()).map(|i| width(ui, i)).sum::<f32>() + GAP;
    let fit = if all <= room {
        chips.len()
    } else {
        let more_width = Chip::new(&more).tight().menu().width(ui) + GAP;
        let mut used = more_width;
        (0..chips.len())
            .take_while(|i| {
                used += width(ui, *i);
                used <= room
            })
            .count()
    };
    for (filter, name, count) in chips.iter().take(fit) {
        if *filter == Filter::Warned {
            ui.add_space(GAP);
        }
        if ui.add(chip(*filter, name, *count, view.filter == *filter)).clicked() {
            view.filter = if view.filter == *filter { Filter::All } else { *filter };
        }
    }
    if fit < chips.len() {
        let hidden = chips.iter().skip(fit).any(|(filter, ..)| *filter == view.filter);
        let response = ui.add(Chip::new(&more).tight().menu().on(hidden));
        Popup::menu(&response).width(200.0).gap(2.0).close_behavior(PopupCloseBehavior::CloseOnClick).show(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (filter, name, count) in chips.iter().skip(fit) {
                if select_item(ui, view.filter == *filter, name, &count.to_string()).clicked() {
                    view.filter = *filter;
                }
            }
        });
    }
}

fn chip(filter: Filter, name: &str, count: usize, on: bool) -> Chip<'_> {
    let chip = if filter.is_mark_alone() { Chip::new("").name(name) } else { Chip::new(name) };
    let chip = chip.count(count).on(on).tight();
    match filter.mark() {
        Some((icon, tone)) => chip.icon(icon, tone),
        None if filter == Filter::Warned => chip.warning_card(),
        None => chip,
    }
}

/// 34 high: what is done with the chosen tables, or with the round; at the right the order.
pub fn bottom(ui: &mut egui::Ui, cx: &mut Cx, view: &mut RoundView, hall: Hall) {
    let selecting = !view.selection.is_empty();
    bars::bottom_bar(ui, selecting, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let room = ui.max_rect().with_max_x(ui.max_rect().right() + 4.0);
        let resort = cx.l.tr("round-resort");
        let moving = view.order.moving();
        let would_move = if moving > 0 { cx.l.tr_args("round-would-move", &[("count", moving.into())]) } else { String::new() };
        // Painted from the right edge, so that nothing at the left pushes it.
        let right = ui
            .scope_builder(
                UiBuilder::new().max_rect(room).layout(egui::Layout::right_to_left(egui::Align::Center)).id_salt("order"),
                |ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    if ui.add(Button::new(&resort).hint("Ctrl R").size(ButtonSize::Bar)).clicked() {
                        view.order.resort();
                    }
                    if !would_move.is_empty() {
                        bits::words(ui, &would_move, Type::S12, Tone::Ink2);
                    }
                    ui.min_rect().left()
                },
            )
            .inner;
        let left = Rect::from_min_max(room.min, pos2(right - 12.0, room.bottom()));
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(left).layout(layout).id_salt("acts"), |ui| {
            ui.set_clip_rect(left.expand(3.0).intersect(ui.clip_rect()));
            ui.spacing_mut().item_spacing.x = 8.0;
            if selecting { chosen(ui, cx, view) } else { round_acts(ui, cx, view, hall.round) }
        });
    });
}

fn chosen(ui: &mut egui::Ui, cx: &mut Cx, view: &mut RoundView) {
    let l = cx.l;
    let tables = view.chosen();
    let count = l.tr_args("round-chosen", &[("count", tables.len().into())]);
    bits::strong(ui, &count, Type::S13, Tone::Ink);
    let mut numbers: Vec<String> = tables.iter().take(4).map(|t| t.table.to_string()).collect();
    if tables.len() > 4 {
        numbers.push("…".to_owned());
    }
    bits::words(ui, &numbers.join(", "), Type::S13, Tone::Ink);
    let bar = |ui: &mut egui::Ui, id: &str| ui.add(Button::new(&l.tr(id)).size(ButtonSize::Bar)).clicked();
    if bar(ui, "round-act-stop") {
        cx.dialog(Dialog::Clock(ClockDialog::stop(tables.clone())));
    }
    if bar(ui, "round-act-readings-short") {
        cx.dialog(Dialog::Clock(ClockDialog::readings(cx.model, &tables)));
    }
    if bar(ui, "round-act-adjourn") {
        hand_over::adjourn(cx, &tables);
    }
    if bar(ui, "round-act-absent") {
        cx.dialog(Dialog::Clock(ClockDialog::absent(cx.model, tables.clone())));
    }
    if ui.add(Button::new(&l.tr("round-clear")).hint("Esc").quiet().size(ButtonSize::Bar)).clicked() {
        view.selection.clear();
    }
}

fn round_acts(ui: &mut egui::Ui, cx: &mut Cx, view: &RoundView, round: &Round) {
    let l = cx.l;
    let now = cx.model.now;
    if !view.jump.digits.is_empty() {
        let words = l.tr_args("round-jump", &[("number", view.jump.digits.as_str().into())]);
        bits::strong(ui, &words, Type::S13, Tone::Ink);
    }
    let number = round.number;
    if round.started.is_none() {
        let when = match round.planned {
            Some(at) => {
                let time = l.time(WallTime { utc: at, offset: now.offset });
                l.tr_args("round-planned", &[("time", time.into())])
            }
            None => l.tr("round-not-planned"),
        };
        bits::words(ui, &when, Type::S13, Tone::Ink);
        if ui.add(Button::new(&l.tr("round-act-plan")).size(ButtonSize::Bar)).clicked() {
            cx.dialog(Dialog::Clock(ClockDialog::plan(cx.model, round)));
        }
        if ui.add(main(&l.tr("round-act-start"), &words::article(l, "10.3"))).clicked() {
            cx.command(Command::StartRound { round: number });
        }
        bits::words(ui, &who_starts(cx, round), Type::S12, Tone::Ink2);
    } else if let Some(stop) = round.stopped {
        let word = signs::hall_stop(l, stop.reason);
        sign::sign(ui, &Sign { icon: Icon::Pause, word, tone: Tone::Accent });
        if let Some(until) = stop.until {
            let left = Millis(until.0 - now.utc.0).at_least_zero();
            let time = l.time(WallTime { utc: until, offset: now.offset });
            let words = l.tr_args("round-until", &[("time", time.into()), ("left", l.hms(left).into())]);
            bits::words(ui, &words, Type::S13, Tone::Ink);
        } else {
            let since = l.hms(now.mono - stop.since.mono);
            bits::words(ui, &l.tr_args("round-standing", &[("since", since.into())]), Type::S13, Tone::Ink);
        }
        if ui.add(main(&l.tr("round-act-continue-all"), &words::article(l, "10.5"))).clicked() {
            cx.command(Command::ContinueAll { round: number });
        }
    } else {
        bits::words(ui, &l.tr("round-hint"), Type::S12, Tone::Dim);
        let refused = round.is_finished().then(|| l.tr("round-all-finished"));
        let article = words::article(l, "10.5");
        let stop_all = l.tr("round-act-stop-all");
        let button = Button::new(&stop_all).hint(&article).size(ButtonSize::Bar).disabled(refused.as_deref());
        if ui.add(button).clicked() {
            cx.dialog(Dialog::Clock(ClockDialog::stop_all(number)));
        }
    }
}

fn main<'a>(text: &'a str, article: &'a str) -> Button<'a> {
    Button::new(text).hint(article).main().size(ButtonSize::Bar)
}

/// Whose clocks the start sets going (10.3).
fn who_starts(cx: &Cx, round: &Round) -> String {
    let by_white = cx.model.state().regulation().is_some_and(|r| !r.black_clock_in_handicap);
    let games = round.tables.values().filter(|t| !t.is_finished());
    let (white, black): (Vec<_>, Vec<_>) = games.partition(|t| by_white && t.handicap > 1);
    if white.is_empty() {
        cx.l.tr_args("round-starts-black", &[("count", black.len().into())])
    } else {
        cx.l.tr_args("round-starts-both", &[("black", black.len().into()), ("white", white.len().into())])
    }
}
