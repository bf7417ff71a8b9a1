//! Results at speed (13.8): one field, shown back in words before Enter.

use super::latest::{self, Latest};
use super::parse::{Flaw, Line, parse};
use super::{ResultsView, cells};
use crate::referee::{Command, Event, How, Outcome, Player, Round, Table, TableId, TableNo};
use crate::rules::Color;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::conduct::dialog_open;
use crate::ui::dialogs::results::ResultsDialog;
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{Button, ButtonSize, Icon, bars, bits, key_cap, paint, stone_dot};
use crate::ui::{Cx, words};
use eframe::egui::{
    self, Align, Align2, Frame, Id, Key, Layout, Margin, Modifiers, Rect, RichText, Stroke, StrokeKind, TextEdit, Ui, UiBuilder,
    pos2, vec2,
};

const LEFT: f32 = 560.0;

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut ResultsView, round: &Round) {
    let all = ui.available_rect_before_wrap();
    let left = all.with_max_x(all.left() + LEFT.min(all.width() * 0.5));
    let right = all.with_min_x(left.right());
    let t = theme::tokens(ui);
    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("results-entry"), |ui| {
        ui.set_clip_rect(left.intersect(ui.clip_rect()));
        entry(ui, cx, view, round);
    });
    let edge = Rect::from_min_max(pos2(right.left() - 1.0, right.top()), pos2(right.left(), right.bottom()));
    ui.painter().rect_filled(edge, 0.0, t.edge);
    let typed = parse(&view.line).table;
    ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("results-cells"), |ui| {
        bars::scroll(ui, "results-grid", |ui| {
            Frame::NONE.inner_margin(Margin::symmetric(14, 10)).show(ui, |ui| {
                if let Some(table) = cells::show(ui, cx, round, typed) {
                    view.line = format!("{} ", table.table);
                    view.take_keyboard = true;
                }
            });
        });
    });
}

/// What the line would do, and why not.
struct Meant<'a> {
    table: Option<&'a Table>,
    /// In words, under the names.
    words: String,
    /// What is noticed; it hinders nothing.
    note: String,
    flaw: String,
    ready: Option<(TableId, Outcome, bool)>,
    /// There is a result already: the first Enter only asks.
    replaces: bool,
}

fn meant<'a>(cx: &Cx, round: &'a Round, line: Line) -> Meant<'a> {
    let l = cx.l;
    let mut meant =
        Meant { table: None, words: String::new(), note: String::new(), flaw: String::new(), ready: None, replaces: false };
    if let Some(flaw) = line.flaw {
        meant.flaw = match flaw {
            Flaw::Letter(letter) => l.tr_args("results-flaw-letter", &[("letter", letter.to_string().into())]),
            Flaw::Contradiction => l.tr("results-flaw-contradiction"),
            Flaw::Margin => l.tr("results-flaw-margin"),
            Flaw::Table => l.tr("results-flaw-table"),
        };
    }
    let Some(number) = line.table else { return meant };
    let Some(table) = round.tables.get(&TableNo(number)) else {
        meant.flaw = l.tr_args("results-no-table", &[("table", words::number(number))]);
        return meant;
    };
    meant.table = Some(table);
    if table.is_fixed() {
        meant.flaw = l.tr("results-fixed-already");
    } else if round.started.is_none() {
        meant.flaw = l.tr("results-not-started");
    }
    let Some(outcome) = line.outcome else { return meant };
    meant.words = words::outcome_words(l, outcome);
    if line.under_protest {
        meant.words = format!("{}, {}", meant.words, l.tr("results-under-protest"));
    }
    if !meant.flaw.is_empty() {
        return meant;
    }
    meant.replaces = table.result.is_some();
    meant.note = if let Some(result) = table.result {
        l.tr_args("results-replaces", &[("result", words::outcome_short(l, result.outcome).into())])
    } else if table.adjournment().is_some() {
        l.tr("results-is-adjourned")
    } else if fraction_differs(table, outcome) {
        l.tr_args("results-odd-margin", &[("komi", l.quarters(i64::from(table.komi.in_quarters())).into())])
    } else {
        String::new()
    };
    meant.ready = Some((table.id, outcome, line.under_protest));
    meant
}

/// Whole points and the komi cannot make this margin.
fn fraction_differs(table: &Table, outcome: Outcome) -> bool {
    let Outcome::Win { how: How::Points(Some(margin)), winner } = outcome else { return false };
    let for_white = match winner {
        Color::White => margin.in_quarters(),
        Color::Black => -margin.in_quarters(),
    };
    (for_white - table.komi.in_quarters()).rem_euclid(4) != 0
}

fn entry(ui: &mut Ui, cx: &mut Cx, view: &mut ResultsView, round: &Round) {
    // Whoever types here types results: the field has the keyboard whenever nothing else wants it.
    if !dialog_open(ui) && ui.memory(|memory| memory.focused().is_none()) {
        view.take_keyboard = true;
    }
    one_line_a_frame(ui, view);
    let last = last_result(cx, round);
    let undo = last.as_ref().is_some_and(|last| last.undo)
        && view.line.is_empty()
        && !dialog_open(ui)
        && ui.input_mut(|i| i.consume_key(Modifiers::COMMAND, Key::Z));
    let t = theme::tokens(ui);
    let head = Frame::NONE.fill(t.bg).inner_margin(Margin { left: 16, right: 16, top: 14, bottom: 10 });
    let (entered, meant) = head
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let answer = ui
                .horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    let entered = field(ui, cx, view);
                    // Read after the field took this frame's keys: what Enter records is what stands in the line.
                    let meant = meant(cx, round, parse(&view.line));
                    ui.vertical(|ui| shown_back(ui, cx, &meant));
                    (entered, meant)
                })
                .inner;
            ui.add_space(10.0);
            legend(ui, cx);
            answer
        })
        .inner;
    bits::divider(ui);
    if entered {
        enter(cx, view, &meant);
    }
    drop(meant);
    below(ui, cx, round, last.as_ref(), undo);
}

/// Leaves this frame the keys up to the first Enter. What was typed behind it belongs to the next line: a slow frame in which two
/// results arrive at once loses neither.
fn one_line_a_frame(ui: &Ui, view: &mut ResultsView) {
    let held = &mut view.held;
    if dialog_open(ui) {
        // The line's result asks for a ruling: nobody saw that when typing on.
        held.clear();
        return;
    }
    let more = ui.input_mut(|input| {
        input.events.splice(0..0, held.drain(..));
        let enter = |event: &egui::Event| matches!(event, egui::Event::Key { key: Key::Enter, pressed: true, .. });
        if let Some(at) = input.events.iter().position(enter) {
            held.extend(input.events.drain(at + 1..));
        }
        !held.is_empty()
    });
    if more {
        ui.ctx().request_repaint();
    }
}

/// The large field; whether Enter was pressed in it.
fn field(ui: &mut Ui, cx: &Cx, view: &mut ResultsView) -> bool {
    let t = theme::tokens(ui);
    let name = cx.l.tr("results-field");
    let id = Id::unique("results-line");
    let (rect, _) = ui.allocate_exact_size(vec2(248.0, 56.0), egui::Sense::hover());
    let back = ui.painter().add(egui::Shape::Noop);
    let hint = RichText::new(cx.l.tr("results-field-hint")).font(Type::S32.font()).color(t.edge);
    let before = view.line.clone();
    let edit = TextEdit::singleline(&mut view.line)
        .id(id)
        .font(Type::S32.font())
        .text_color(t.ink)
        .hint_text(hint)
        .frame(Frame::NONE.inner_margin(Margin::symmetric(14, 0)))
        .min_size(rect.size())
        .desired_width(rect.width())
        .align(Align2::LEFT_CENTER);
    let response = ui.put(rect, edit).accessible_name(&name);
    if view.line != before {
        view.sure = false;
    }
    let focused = response.has_focus();
    let stroke = Stroke::new(if focused { measure::FOCUS_WIDTH } else { 1.0 }, if focused { t.acc } else { t.ctl });
    ui.painter()
        .set(back, egui::epaint::RectShape::new(rect, f32::from(measure::RADIUS_CONTROL), t.card, stroke, StrokeKind::Inside));
    let entered = response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
    if response.lost_focus() && ui.input(|i| i.key_pressed(Key::Escape)) {
        view.line.clear();
    }
    if entered || std::mem::take(&mut view.take_keyboard) {
        ui.memory_mut(|memory| memory.request_focus(id));
        place_cursor(ui, id, view.line.chars().count());
    }
    entered
}

/// Typing goes on behind what a click on a table put into the field.
fn place_cursor(ui: &Ui, id: Id, at: usize) {
    use egui::text::{CCursor, CCursorRange};
    let mut state = egui::text_edit::TextEditState::load(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(at))));
    state.store(ui.ctx(), id);
}

fn shown_back(ui: &mut Ui, cx: &Cx, meant: &Meant) {
    ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
    let l = cx.l;
    ui.add_space(6.0);
    if let Some(table) = meant.table {
        let winner = meant.ready.and_then(|(_, outcome, _)| outcome.winner());
        ui.horizontal(|ui| {
            bits::strong(ui, &table.id.table.to_string(), Type::S15, Tone::Ink);
            for side in Color::BOTH {
                stone_dot(ui, side, 13.0, &words::side(l, side));
                let name = cx.model.state().names(table, side, Player::short_name);
                let size = Type::S15;
                if winner == Some(side) {
                    bits::strong(ui, &name, size, Tone::Ink);
                } else {
                    bits::words(ui, &name, size, Tone::Ink);
                }
            }
        });
    }
    if !meant.flaw.is_empty() {
        bits::strong(ui, &meant.flaw, Type::S13, Tone::Red);
    } else if !meant.words.is_empty() {
        bits::strong(ui, &meant.words, Type::S15, Tone::Ink);
    }
    if !meant.note.is_empty() {
        bits::words(ui, &meant.note, Type::S12, Tone::Amber);
    }
}

fn legend(ui: &mut Ui, cx: &Cx) {
    let l = cx.l;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 4.0);
        for id in ["black", "white", "draw", "both", "resignation", "time", "regulation", "absence", "protest"] {
            // Key and meaning stay on one line.
            let (key, text) = (l.tr(&format!("results-key-{id}")), l.tr(&format!("results-key-{id}-means")));
            let width = paint::width(ui.painter(), &text, Type::S12.font()).ceil() + 23.0;
            ui.allocate_ui(vec2(width, 18.0), |ui| {
                bits::row(ui, 18.0, |ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    key_cap(ui, &key);
                    bits::words(ui, &text, Type::S12, Tone::Ink2);
                });
            });
        }
    });
}

fn enter(cx: &mut Cx, view: &mut ResultsView, meant: &Meant) {
    let Some((table, outcome, under_protest)) = meant.ready else { return };
    if meant.replaces && !view.sure {
        view.sure = true;
        return;
    }
    cx.command(Command::EnterResult { table, outcome, under_protest });
    view.line.clear();
    view.sure = false;
}

/// The last result entered in this round that still holds.
struct Last {
    entry: crate::referee::EntryNo,
    table: TableId,
    /// It can be taken back now.
    undo: bool,
}

fn last_result(cx: &Cx, round: &Round) -> Option<Last> {
    let history = &cx.model.history;
    history.entries().iter().rev().find_map(|entry| match &entry.event {
        Event::ResultEntered { table, .. } if table.round == round.number && history.countered_by(entry.number).is_none() => {
            Some(Last { entry: entry.number, table: *table, undo: history.may_counter(entry.number).is_ok() })
        }
        _ => None,
    })
}

fn below(ui: &mut Ui, cx: &mut Cx, round: &Round, last: Option<&Last>, undo_key: bool) {
    let l = cx.l;
    let words = ["results-col-time", "results-col-table", "results-col-pair", "results-col-how"].map(|id| l.tr(id));
    latest::head(ui, words.each_ref().map(String::as_str));
    let foot = 92.0;
    let most = (((ui.available_height() - foot - 44.0) / latest::ROW).floor().max(1.0)) as usize;
    let rows: Vec<Latest> = latest::latest(l, &cx.model.history, round, most);
    for row in &rows {
        if latest::row(ui, l, &cx.model.history, row).clicked() {
            cx.dialog(Dialog::Results(ResultsDialog::for_table(row.table)));
        }
    }
    let mut undo = undo_key;
    Frame::NONE.inner_margin(Margin::symmetric(16, 10)).show(ui, |ui| {
        ui.horizontal(|ui| {
            let text = match last {
                Some(last) => l.tr_args("results-undo", &[("table", words::number(last.table.table))]),
                None => l.tr("results-undo-nothing"),
            };
            let none = l.tr("results-nothing-entered");
            let cannot = l.tr("results-undo-cannot");
            let refused = match last {
                None => Some(none.as_str()),
                Some(last) if !last.undo => Some(cannot.as_str()),
                Some(_) => None,
            };
            let button = Button::new(&text).icon(Icon::Undo).hint("Ctrl Z").size(ButtonSize::Bar).disabled(refused);
            undo |= ui.add(button).clicked();
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                bits::words(ui, &l.tr("results-layouts"), Type::S12, Tone::Dim);
            });
        });
    });
    if let Some(last) = last.filter(|last| undo && last.undo) {
        cx.command(Command::Counter { entry: last.entry, reason: l.tr("results-undo-reason") });
    }
    fixing(ui, cx, round);
}

/// At the foot: how many results wait to be fixed (13.8).
fn fixing(ui: &mut Ui, cx: &mut Cx, round: &Round) {
    let l = cx.l;
    let waits = super::fixable(cx.model.state(), round).len();
    let held = super::held(cx.model.state(), round).len();
    let place = ui.available_rect_before_wrap();
    let room =
        Rect::from_min_max(pos2(place.left() + 16.0, place.bottom() - 68.0), pos2(place.right() - 16.0, place.bottom() - 12.0));
    if waits == 0 && held == 0 {
        return;
    }
    let t = theme::tokens(ui);
    ui.painter().rect_filled(room, f32::from(measure::RADIUS_CONTROL), t.bg);
    let inner =
        UiBuilder::new().max_rect(room.shrink2(vec2(12.0, 8.0))).layout(Layout::left_to_right(Align::Center)).id_salt("fix");
    ui.scope_builder(inner, |ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            bits::strong(ui, &l.tr_args("results-waits", &[("count", waits.into())]), Type::S13, Tone::Ink);
            let note = if held > 0 { l.tr_args("results-held", &[("count", held.into())]) } else { l.tr("results-fixing-means") };
            bits::words(ui, &note, Type::S12, Tone::Ink2);
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = l.tr("results-fix-all");
            let none = l.tr("results-fix-none");
            let refused = (waits == 0).then_some(none.as_str());
            if ui.add(Button::new(&text).size(ButtonSize::Bar).icon(Icon::Lock).disabled(refused)).clicked() {
                cx.dialog(Dialog::Results(ResultsDialog::fix_round(round.number)));
            }
        });
    });
}
