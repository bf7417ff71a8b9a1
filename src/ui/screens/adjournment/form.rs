//! The form (12.3): what the table knows is filled in, the rest is typed; the position and what the rules core says of it.

use super::board::Picture;
use super::draft::{self, Draft, Stage};
use super::{findings, frozen, grid, say};
use crate::clock::ByoYomi;
use crate::forms::order;
use crate::i18n::WallTime;
use crate::referee::{Adjournment, Command, Form, MoveKind, Step, Table, takes_copy};
use crate::rules::{Illegal, Point, Sides, Tradition};
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::envelope::EnvelopeDialog;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{
    Button, ButtonSize, Field, Icon, Mark, MarkKind, Preview, Segment, bits, card, check, choice, icon, paint, scroll,
    select_item, stone_dot,
};
use crate::ui::words;
use crate::ui::{Cx, Go, Place};
use eframe::egui::{
    self, Align, Frame, Layout, Margin, Popup, PopupCloseBehavior, Rect, Sense, Stroke, Ui, UiBuilder, pos2, vec2,
};

/// The part with the rows; the board takes the rest.
const ROWS: f32 = 430.0;

pub fn show(
    ui: &mut Ui,
    cx: &mut Cx,
    table: &Table,
    adjournment: &Adjournment,
    draft: &mut Draft,
    open_move: &mut Option<String>,
    lit: &mut Vec<Point>,
) {
    let t = theme::tokens(ui);
    let area = ui.max_rect();
    ui.painter().rect_filled(area, 0.0, t.bg);
    let sheet = area.shrink2(vec2(12.0, 10.0));
    ui.painter().rect(sheet, 4.0, t.card, Stroke::new(1.0, t.line), egui::StrokeKind::Inside);
    let inner = sheet.shrink(1.0);
    let title = Rect::from_min_size(inner.min, vec2(inner.width(), 37.0));
    ui.painter().rect_filled(Rect::from_min_max(title.left_bottom() - vec2(0.0, 1.0), title.right_bottom()), 0.0, t.edge);
    heading(ui, cx, title.shrink2(vec2(12.0, 0.0)), adjournment);

    let split = inner.left() + ROWS;
    let left = Rect::from_min_max(title.left_bottom(), pos2(split, inner.bottom()));
    let right = Rect::from_min_max(pos2(split, title.bottom()), inner.max);
    ui.painter().rect_filled(Rect::from_min_size(right.min, vec2(1.0, right.height())), 0.0, t.line);

    let form = draft.form();
    let read = ReadOnly {
        form: adjournment.signed.black.is_some() || adjournment.signed.white.is_some() || cx.model.is_read_only(),
        all: cx.model.is_read_only(),
    };
    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("rows"), |ui| {
        scroll(ui, "form-rows", |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            rows(ui, cx, table, adjournment, draft, read);
            Frame::NONE.inner_margin(Margin { left: 12, right: 12, top: 10, bottom: 10 }).show(ui, |ui| {
                move_kind(ui, cx, table, adjournment, draft, open_move, read);
                electronic(ui, cx, table, adjournment);
                appointment(ui, cx, table, adjournment, draft, read);
            });
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(right.shrink(10.0)).id_salt("position"), |ui| {
        scroll(ui, "form-position", |ui| {
            let shown = form.as_ref().unwrap_or(&adjournment.form);
            position(ui, cx, table, adjournment, draft, shown, open_move, lit, read);
        });
    });
}

/// What may not be typed into any more.
#[derive(Clone, Copy, Debug)]
struct ReadOnly {
    /// The form, once somebody signed it.
    form: bool,
    /// Everything.
    all: bool,
}

fn heading(ui: &mut Ui, cx: &Cx, rect: Rect, adjournment: &Adjournment) {
    let row = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)).id_salt("heading");
    ui.scope_builder(row, |ui| {
        bits::strong(ui, &cx.l.tr("adjournment-form-title"), Type::S15, Tone::Ink);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let who = say::of_side(cx.l, "adjournment-form-who", adjournment.mover);
            bits::words(ui, &who, Type::S12, Tone::Ink2);
        });
    });
}

fn rows(ui: &mut Ui, cx: &mut Cx, table: &Table, adjournment: &Adjournment, draft: &mut Draft, read: ReadOnly) {
    let l = cx.l;
    let t = theme::tokens(ui);
    let Some(regulation) = cx.model.state().regulation() else { return };
    let control = regulation.control_for(table.id.table);
    let plain = |ui: &mut Ui, id: &str, text: &str| {
        let label = l.tr(id);
        let cell = grid::wide(ui, &label);
        grid::say(ui, cell, &label, text, Tone::Ink);
    };
    let place = format!("{}, {}", table.id.round, table.id.table);
    plain(ui, "adjournment-row-table", &place);
    let tradition = match regulation.rule_set().tradition {
        Tradition::Japanese => "paper-rules-japanese",
        Tradition::Chinese => "paper-rules-chinese",
    };
    let handicap = l.tr_args("adjournment-handicap", &[("n", table.handicap.into())]);
    let komi = l.tr_args("adjournment-komi", &[("komi", l.quarters(table.komi.in_quarters().into()).into())]);
    plain(ui, "adjournment-row-rules", &format!("{} · {handicap} · {komi}", l.tr(tradition)));
    plain(ui, "adjournment-row-control", &l.time_control(control));

    let label = l.tr("adjournment-row-moves");
    let cell = grid::wide(ui, &label);
    let turn = say::of_side(l, "adjournment-turn", adjournment.mover);
    if read.form {
        let text = if draft.moves.is_empty() { l.tr("adjournment-unknown") } else { draft.moves.clone() };
        grid::say(ui, cell, &label, &format!("{text}, {turn}"), Tone::Ink);
    } else {
        let split = cell.left() + 64.0;
        let readable = draft.moves.trim().is_empty() || draft.moves.trim().parse::<u32>().is_ok();
        grid::edit(ui, cell.with_max_x(split), &mut draft.moves, &label, readable);
        grid::words(ui, cell.with_min_x(split + 4.0), &turn, Type::S13.font(), Tone::Ink2);
    }
    let label = l.tr("adjournment-row-ko");
    let cell = grid::wide(ui, &label);
    if read.form {
        let text = if draft.ko.is_empty() { l.tr("adjournment-no-ko") } else { draft.ko.clone() };
        grid::say(ui, cell, &label, &text, Tone::Ink);
    } else {
        let split = cell.left() + 64.0;
        let readable = draft.ko.trim().is_empty() || draft.point(&draft.ko).is_some();
        grid::edit(ui, cell.with_max_x(split), &mut draft.ko, &label, readable);
        if draft.ko.trim().is_empty() {
            grid::words(ui, cell.with_min_x(split + 4.0), &l.tr("adjournment-no-ko"), Type::S13.font(), Tone::Dim);
        }
    }

    let heads = grid::pair(ui, "", Some(t.bg));
    for (side, cell) in heads.iter() {
        grid::inside(ui, *cell, |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let word = say::side(l, side);
            stone_dot(ui, side, 11.0, &word);
            bits::words(ui, &word, Type::S12, Tone::Ink);
        });
    }
    numbers(ui, cx, "adjournment-row-prisoners", &mut draft.prisoners, read);
    numbers(ui, cx, "adjournment-row-penalty", &mut draft.penalty, read);

    let label = l.tr("adjournment-row-spent");
    let cells = grid::pair(ui, &label, None);
    for (side, cell) in cells.iter() {
        let text = draft.time(side).map(|time| l.hms(order::spent(control, time)));
        let name = format!("{label}, {}", say::side(l, side));
        grid::say(ui, *cell, &name, &text.unwrap_or_else(|| "—".to_owned()), Tone::Ink2);
    }
    let label = l.tr("adjournment-row-left");
    let cells = grid::pair(ui, &label, None);
    for (side, cell) in cells.iter() {
        let name = format!("{label}, {}", say::side(l, side));
        if read.form {
            grid::say(ui, *cell, &name, &draft.left[side].clone(), Tone::Ink);
        } else {
            let readable = draft::duration(&draft.left[side]).is_some();
            grid::edit(ui, *cell, &mut draft.left[side], &name, readable);
        }
    }
    byoyomi(ui, cx, table, draft, read);
    let label = l.tr("adjournment-row-pause");
    let cells = grid::pair(ui, &label, None);
    for (side, cell) in cells.iter() {
        let word = l.tr(if draft.pause[side] { "adjournment-pause-taken" } else { "adjournment-pause-not-taken" });
        let name = format!("{label}, {}", say::side(l, side));
        if read.form {
            grid::say(ui, *cell, &name, &word, Tone::Ink);
        } else if picker(ui, *cell, &name, &word) {
            draft.pause[side] = !draft.pause[side];
        }
    }
    signatures(ui, cx, table, adjournment, draft);
}

/// A row of numbers, one for each side.
fn numbers(ui: &mut Ui, cx: &Cx, id: &str, values: &mut Sides<String>, read: ReadOnly) {
    let label = cx.l.tr(id);
    let cells = grid::pair(ui, &label, None);
    for (side, cell) in cells.iter() {
        let name = format!("{label}, {}", say::side(cx.l, side));
        if read.form {
            grid::say(ui, *cell, &name, &values[side].clone(), Tone::Ink);
        } else {
            let readable = draft::number(&values[side]).is_some();
            grid::edit(ui, *cell, &mut values[side], &name, readable);
        }
    }
}

/// A cell that changes on a click; returns whether it was clicked.
fn picker(ui: &mut Ui, cell: Rect, name: &str, text: &str) -> bool {
    picker_response(ui, cell, name, text).clicked()
}

fn picker_response(ui: &mut Ui, cell: Rect, name: &str, text: &str) -> egui::Response {
    let t = theme::tokens(ui);
    let response = ui.interact(cell, ui.scope_id().with((name, "picker")), Sense::click());
    response.widget_info(|| egui::WidgetInfo {
        current_text_value: Some(text.to_owned()),
        ..egui::WidgetInfo::labeled(egui::Role::ComboBox, true, name)
    });
    if response.hovered() {
        ui.painter().rect_filled(cell, 0.0, t.hover);
    }
    let words = cell.shrink2(vec2(8.0, 0.0));
    paint::line(ui.painter(), words.with_max_x(words.right() - 14.0), Align::Min, text, Type::S13.font(), t.ink);
    let mark = Rect::from_center_size(pos2(words.right() - 4.0, cell.center().y), vec2(10.0, 10.0));
    icon(ui.painter(), mark, Icon::Down, t.dim);
    if response.has_focus() {
        paint::focus_inside(ui.painter(), cell, 0, t);
    }
    response
}

fn byoyomi(ui: &mut Ui, cx: &Cx, table: &Table, draft: &mut Draft, read: ReadOnly) {
    let l = cx.l;
    let label = l.tr("adjournment-row-byoyomi");
    let cells = grid::pair(ui, &label, None);
    let control = &table.watch.control().black;
    for (side, cell) in cells.iter() {
        let name = format!("{label}, {}", say::side(l, side));
        let stage = draft.stage[side];
        let text = stage_text(cx, stage, control);
        if read.form || !control.has_byoyomi() {
            let text = match draft.time(side) {
                Some(time) if stage != Stage::Main => l.byoyomi_state(control, time),
                _ => text,
            };
            grid::say(ui, *cell, &name, &text, Tone::Ink);
            continue;
        }
        let (place, stones) = match stage {
            Stage::Canadian(_) => (cell.with_max_x(cell.right() - 52.0), Some(cell.with_min_x(cell.right() - 52.0))),
            _ => (*cell, None),
        };
        let response = picker_response(ui, place, &name, &text);
        Popup::menu(&response).gap(2.0).close_behavior(PopupCloseBehavior::CloseOnClick).show(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for offered in draft::stages(control) {
                if select_item(ui, offered == stage, &stage_text(cx, offered, control), "").clicked() {
                    draft.stage[side] = offered;
                    if let (Stage::Canadian(n), ByoYomi::Canadian { intervals, .. }) = (offered, &control.byoyomi)
                        && draft.stones[side].trim().is_empty()
                    {
                        let interval = intervals.get(usize::from(n)).or(intervals.last());
                        draft.stones[side] = interval.map(|i| i.stones.to_string()).unwrap_or_default();
                    }
                }
            }
        });
        if let Some(stones) = stones {
            let name = format!("{}, {}", l.tr("adjournment-stones-left"), say::side(l, side));
            let readable = draft.stones[side].trim().parse::<u16>().is_ok();
            grid::edit(ui, stones, &mut draft.stones[side], &name, readable);
        }
    }
}

fn stage_text(cx: &Cx, stage: Stage, control: &crate::clock::TimeControl) -> String {
    let l = cx.l;
    match (stage, &control.byoyomi) {
        (Stage::Main, _) if !control.has_byoyomi() => l.tr("byoyomi-none"),
        (Stage::Main, _) => l.tr("byoyomi-not-begun-endless"),
        (Stage::Japanese(left), ByoYomi::Japanese { periods, .. }) => {
            let period = periods.saturating_sub(left).saturating_add(1);
            l.tr_args("adjournment-period-of", &[("period", period.into()), ("periods", (*periods).into())])
        }
        (Stage::Japanese(n), _) => l.tr_args("adjournment-period", &[("period", n.into())]),
        (Stage::Canadian(n), _) => l.tr_args("adjournment-period", &[("period", n.saturating_add(1).into())]),
        (Stage::Overrun, _) => l.tr("time-overrun"),
    }
}

fn signatures(ui: &mut Ui, cx: &mut Cx, table: &Table, adjournment: &Adjournment, draft: &Draft) {
    let l = cx.l;
    let t = theme::tokens(ui);
    let now = adjournment.open_steps().next() == Some(Step::Signed);
    let label = l.tr("adjournment-row-signatures");
    let cells = grid::pair(ui, &label, now.then_some(t.viobg));
    for (side, cell) in cells.iter() {
        let word = say::side(l, side);
        if let Some(at) = adjournment.signed[side] {
            let text = format!("{word}, {}", l.time(WallTime::from(at)));
            let square = Rect::from_center_size(pos2(cell.left() + 15.0, cell.center().y), vec2(14.0, 14.0));
            ui.painter().rect_filled(square, 3.0, t.acc);
            icon(ui.painter(), square.shrink(2.0), Icon::Check, t.onacc);
            let name = format!("{label}: {text}");
            grid::label(ui, *cell, &name);
            let words = cell.with_min_x(cell.left() + 30.0);
            paint::line(ui.painter(), words, Align::Min, &text, Type::S13.font(), t.ink);
        } else {
            grid::inside(ui, *cell, |ui| {
                let mut on = false;
                ui.add_enabled_ui(!cx.model.is_read_only() && !draft.form_changed(), |ui| {
                    if check(ui, &mut on, &word).clicked() {
                        cx.command(Command::SignForm { table: table.id, side });
                    }
                });
            });
        }
    }
}

/// Sealed or open, with the point of an open move (12.2). A sealed move has no place here.
fn move_kind(
    ui: &mut Ui,
    cx: &mut Cx,
    table: &Table,
    adjournment: &Adjournment,
    draft: &Draft,
    open_move: &mut Option<String>,
    read: ReadOnly,
) {
    let l = cx.l;
    bits::label(ui, &l.tr("adjournment-move"));
    ui.add_space(5.0);
    let recorded = match adjournment.kind {
        MoveKind::Open(point) => Some(point),
        MoveKind::Sealed => None,
    };
    ui.horizontal(|ui| {
        let mut selected = usize::from(open_move.is_some() || recorded.is_some());
        let (sealed, open) = (l.tr("adjournment-sealed"), l.tr("adjournment-open"));
        let segments = [Segment::text(&sealed), Segment::text(&open)];
        ui.add_enabled_ui(!read.all, |ui| {
            if choice(ui, &l.tr("adjournment-move"), &segments, &mut selected) {
                if selected == 1 {
                    *open_move = Some(String::new());
                } else {
                    *open_move = None;
                    if recorded.is_some() {
                        cx.command(Command::ChooseMoveKind { table: table.id, kind: MoveKind::Sealed });
                    }
                }
            }
        });
        let size = adjournment.form.position.size();
        if open_move.is_none() {
            match recorded {
                None => bits::words(ui, &l.tr("adjournment-unknown-to-station"), Type::S12, Tone::Dim),
                Some(point) => {
                    let text = l.tr_args("adjournment-open-recorded", &[("point", say::point(size, point).into())]);
                    bits::words(ui, &text, Type::S12, Tone::Ink)
                }
            };
        }
        if let Some(text) = open_move {
            ui.add(Field::new(text, &l.tr("adjournment-open-point")).hint("K10").bar().width(56.0));
            let verdict = draft.point(text).map(|point| (point, open_verdict(cx, adjournment, point)));
            let reason = match &verdict {
                None => Some(l.tr("adjournment-open-where")),
                Some((_, Err(why))) => Some(why.clone()),
                Some((_, Ok(()))) => None,
            };
            let button = l.tr("adjournment-open-record");
            if ui.add(Button::new(&button).size(ButtonSize::Bar).disabled(reason.as_deref())).clicked()
                && let Some((point, Ok(()))) = verdict
            {
                cx.command(Command::ChooseMoveKind { table: table.id, kind: MoveKind::Open(point) });
            }
        }
    });
    if let Some(text) = open_move
        && let Some(point) = draft.point(text)
        && let Err(why) = open_verdict(cx, adjournment, point)
    {
        ui.horizontal(|ui| {
            bits::words(ui, &why, Type::S12, Tone::Red);
            bits::article(ui, &words::article(l, "12.2"));
        });
    }
    if open_move.is_some() && recorded.is_some_and(|p| open_move.as_ref().is_some_and(|text| draft.point(text) == Some(p))) {
        *open_move = None;
    }
    ui.add_space(10.0);
}

/// The second copy of a sealed move, where the regulation has one.
fn electronic(ui: &mut Ui, cx: &mut Cx, table: &Table, adjournment: &Adjournment) {
    let l = cx.l;
    if cx.model.sealing == Some(table.id) {
        bits::words(ui, &l.tr("envelope-electronic-busy"), Type::S12, Tone::Ink2);
        ui.add_space(8.0);
        return;
    }
    if let Some(copy) = &adjournment.electronic {
        let text = l.tr_args("envelope-electronic-sealed", &[("commitment", copy.sealed.printed().into())]);
        bits::words(ui, &text, Type::S12, Tone::Ink);
        ui.add_space(8.0);
        return;
    }
    let offered = cx.model.state().regulation().is_some_and(|r| r.electronic_copy) && adjournment.kind == MoveKind::Sealed;
    if !offered {
        return;
    }
    let now = cx.model.state().regulation().is_some_and(|r| takes_copy(r, adjournment));
    let refused = frozen(cx).or_else(|| (!now).then(|| l.tr("refusal-electronic-not-now")));
    let text = l.tr("envelope-electronic");
    let button = Button::new(&text).icon(Icon::Lock).size(ButtonSize::Bar).disabled(refused.as_deref());
    if ui.add(button).clicked() {
        cx.dialog(Dialog::Envelope(EnvelopeDialog::seal(table.id)));
    }
    ui.add_space(8.0);
}

/// Whether an open move may be played (12.2): legal, and it captures nothing.
fn open_verdict(cx: &Cx, adjournment: &Adjournment, point: Point) -> Result<(), String> {
    let l = cx.l;
    let options = cx.model.state().regulation().map(|r| r.rule_set().options).unwrap_or_default();
    let played = match adjournment.position(options) {
        Some(mut position) => position.play(adjournment.mover, point),
        None => adjournment.form.position.board().play_with(adjournment.mover, point, options.suicide),
    };
    let refused = |reason: Illegal| l.tr_args("adjournment-open-forbidden", &[("reason", say::illegal(l, reason).into())]);
    match played.map_err(refused)?.captured() {
        0 => Ok(()),
        n => Err(l.tr_args("adjournment-open-captures", &[("n", n.into())])),
    }
}

/// Resumption, envelope and notes.
fn appointment(ui: &mut Ui, cx: &Cx, table: &Table, adjournment: &Adjournment, draft: &mut Draft, read: ReadOnly) {
    let l = cx.l;
    let wrong = draft.resumption().is_none();
    let number_wrong = draft.envelope().is_none();
    let line = |ui: &mut Ui, id: &str, text: &mut String, hint: &str, wrong: bool| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let name = l.tr(id);
            let (rect, _) = ui.allocate_exact_size(vec2(116.0, 24.0), Sense::hover());
            paint::line(ui.painter(), rect, Align::Min, &name, Type::S11.font(), theme::tokens(ui).dim);
            ui.add_enabled(!read.all, Field::new(text, &name).hint(hint).bar().width(196.0));
            if wrong {
                bits::words(ui, &l.tr("adjournment-unreadable"), Type::S12, Tone::Red);
            }
        });
        ui.add_space(6.0);
    };
    line(ui, "adjournment-resumption", &mut draft.resumption, "30.11.2026 10:00", wrong);
    line(ui, "adjournment-envelope-number", &mut draft.number, "", number_wrong);
    line(ui, "adjournment-sealed-by", &mut draft.sealed_by, "", false);
    let partners = &table.players[adjournment.mover];
    if partners.len() > 1 && !read.all {
        ui.horizontal(|ui| {
            ui.add_space(124.0);
            for name in partners.iter().filter_map(|id| cx.model.state().player(*id)).map(crate::referee::Player::full_name) {
                if bits::link(ui, &name, Type::S12).on_hover_text(l.tr("envelope-sealer-choose")).clicked() {
                    draft.sealed_by.clone_from(&name);
                }
            }
        });
        ui.add_space(6.0);
    }
    line(ui, "adjournment-keeper", &mut draft.keeper, "", false);
    line(ui, "adjournment-place", &mut draft.place, "", false);
    ui.add_space(4.0);
    bits::label(ui, &l.tr("adjournment-notes"));
    ui.add_space(4.0);
    ui.add_enabled(!read.form, Field::new(&mut draft.notes, &l.tr("adjournment-notes")).lines(2));
}

#[expect(clippy::too_many_arguments, reason = "the board shows what all parts of the form say")]
fn position(
    ui: &mut Ui,
    cx: &mut Cx,
    table: &Table,
    adjournment: &Adjournment,
    draft: &mut Draft,
    form: &Form,
    open_move: &mut Option<String>,
    lit: &mut Vec<Point>,
    read: ReadOnly,
) {
    let l = cx.l;
    ui.spacing_mut().item_spacing.y = 4.0;
    // As large as leaves room for the findings below.
    let side = (ui.ctx().content_rect().height() - 350.0).max(316.0).min(ui.available_width());
    ui.set_max_width(side);
    let differs = table.position.as_ref().is_some_and(|p| !p.setup.differences(&draft.position).is_empty());
    ui.horizontal(|ui| {
        bits::label(ui, &l.tr("adjournment-position-before"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if bits::link(ui, &l.tr("adjournment-position-edit"), Type::S12).clicked() {
                cx.go(Go::To(Place::Position));
            }
            if differs
                && !read.form
                && bits::link(ui, &l.tr("adjournment-position-take"), Type::S12).clicked()
                && let Some(entered) = &table.position
            {
                draft.take_position(&entered.setup, entered.last_move);
            }
        });
    });
    let setup = &form.position;
    let mut marks: Vec<Mark> = lit.iter().map(|p| Mark::new(*p, MarkKind::Ring(Tone::Red))).collect();
    if let Some(last) = form.last_move {
        marks.push(Mark::new(last, MarkKind::LastMove));
    }
    if let Some(ko) = setup.ko {
        marks.push(Mark::new(ko, MarkKind::Ko));
    }
    let typed = open_move.as_ref().and_then(|text| draft.point(text));
    let open = typed.or(match adjournment.kind {
        MoveKind::Open(point) => Some(point),
        MoveKind::Sealed => None,
    });
    if let Some(point) = open {
        marks.push(Mark::new(point, MarkKind::Ghost { color: adjournment.mover, tone: Tone::Accent }));
    }
    let picture = Picture {
        setup,
        marks: &marks,
        cursor: None,
        preview: if open_move.is_some() { Preview::Stone(adjournment.mover) } else { Preview::Nothing },
        still: open_move.is_none(),
        prefix: "",
    };
    let shown = picture.show(ui, l, &l.tr("adjournment-position-before"), vec2(side, side));
    if let (Some((point, _)), Some(text)) = (shown.clicked, open_move.as_mut()) {
        *text = say::point(setup.size(), point);
    }
    ui.add_space(4.0);
    lit.clear();
    if setup.stones().next().is_none() {
        ui.horizontal(|ui| {
            let side = vec2(12.0, 16.0);
            let (rect, _) = ui.allocate_exact_size(side, Sense::hover());
            icon(ui.painter(), Rect::from_center_size(rect.center(), vec2(12.0, 12.0)), Icon::Warning, theme::tokens(ui).amb);
            if bits::link(ui, &l.tr("adjournment-position-none"), Type::S12).clicked() {
                cx.go(Go::To(Place::Position));
            }
        });
    }
    for line in findings::of(l, table, form, cx.model.now.mono) {
        let response = ui
            .horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 10.0;
                let (rect, _) = ui.allocate_exact_size(vec2(12.0, 16.0), Sense::hover());
                let mark = Rect::from_center_size(rect.center(), vec2(12.0, 12.0));
                icon(ui.painter(), mark, line.icon(), theme::tokens(ui).tone(line.tone()));
                bits::words(ui, &line.text, Type::S12, Tone::Ink)
            })
            .inner;
        if !line.points.is_empty() && response.contains_pointer() {
            lit.clone_from(&line.points);
        }
    }
    if !read.form
        && !table.watch.is_running()
        && let Some(known) = draft::known_exactly(table, cx.model.now).filter(|known| *known != form.times)
    {
        let text = l.tr("adjournment-take-times");
        if bits::link(ui, &text, Type::S12).clicked() {
            draft.take_times(known);
        }
    }
    ui.add_space(4.0);
    bits::label(ui, &l.tr("adjournment-coordinates"));
    if let Some(reason) = frozen(cx) {
        card(ui, |ui| bits::words(ui, &reason, Type::S12, Tone::Amber));
    }
}
