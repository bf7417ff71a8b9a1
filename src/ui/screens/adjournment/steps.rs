//! The nine steps (12.3): what is done, what is next, what is missing; one main button is the next step.

use super::draft::Draft;
use super::{Mode, frozen, grid, say, when};
use crate::i18n::WallTime;
use crate::referee::{Adjournment, Command, MoveKind, Step, Table, TableId, form_audit};
use crate::rules::Color;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, Icon, bits, icon, paint, scroll, select_item};
use crate::ui::words;
use crate::ui::{Cx, keys};
use eframe::egui::{
    self, Align, Color32, Key, Layout, Modifiers, Popup, PopupCloseBehavior, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    pos2, vec2,
};

const STEP: f32 = 46.0;
const FOOT: f32 = 49.0;
const MISSING_LINE: f32 = 19.0;

/// What the main button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Record,
    Step(Step),
    Sign(Color),
    Resume,
}

pub fn show(
    ui: &mut Ui,
    cx: &mut Cx,
    table: &Table,
    adjournment: &Adjournment,
    draft: &Draft,
    mode: &mut Option<(TableId, Mode)>,
) {
    let t = theme::tokens(ui);
    let area = ui.max_rect();
    ui.painter().rect_filled(area, 0.0, t.panel);
    ui.painter().rect_filled(Rect::from_min_size(area.min, vec2(1.0, area.height())), 0.0, t.edge);
    let area = area.with_min_x(area.left() + 1.0);

    let missing = missing(cx, table, adjournment);
    let box_height = if missing.is_empty() { 0.0 } else { 34.0 + MISSING_LINE * missing.len() as f32 };
    let foot = Rect::from_min_max(pos2(area.left(), area.bottom() - FOOT), area.max);
    let lacking = Rect::from_min_max(pos2(area.left(), foot.top() - box_height), pos2(area.right(), foot.top()));
    let top = Rect::from_min_max(area.min, pos2(area.right(), lacking.top()));

    ui.scope_builder(UiBuilder::new().max_rect(top).id_salt("list"), |ui| {
        scroll(ui, "adjournment-steps", |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            title(ui, cx, adjournment);
            let next = adjournment.open_steps().next();
            for step in Step::ALL {
                row(ui, cx, adjournment, step, next == Some(step));
            }
            clocks(ui, cx, table);
        });
    });
    if box_height > 0.0 {
        ui.painter().rect_filled(lacking, 0.0, t.ambbg);
        let heading = cx.l.tr_args("adjournment-missing", &[("n", missing.len().into())]);
        let first = Rect::from_min_size(lacking.min + vec2(12.0, 8.0), vec2(lacking.width() - 24.0, 20.0));
        grid::words(ui, first, &heading, Type::S13.bold(), Tone::Ink);
        for (n, (mark, text)) in missing.iter().enumerate() {
            let line = first.translate(vec2(0.0, 21.0 + MISSING_LINE * n as f32));
            let square = Rect::from_center_size(pos2(line.left() + 6.0, line.center().y), vec2(12.0, 12.0));
            icon(ui.painter(), square, *mark, t.amb);
            grid::words(ui, line.with_min_x(line.left() + 20.0), text, Type::S13.font(), Tone::Ink);
        }
    }
    paint::top_line(ui.painter(), foot, t.line);
    let inside =
        UiBuilder::new().max_rect(foot.shrink2(vec2(12.0, 0.0))).layout(Layout::left_to_right(Align::Center)).id_salt("foot");
    ui.scope_builder(inside, |ui| buttons(ui, cx, table, adjournment, draft, mode));
}

fn title(ui: &mut Ui, cx: &Cx, adjournment: &Adjournment) {
    let l = cx.l;
    let line = |ui: &mut Ui, height: f32, left: &dyn Fn(&mut Ui), number: &str| {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let inside =
            UiBuilder::new().max_rect(rect.shrink2(vec2(12.0, 0.0))).layout(Layout::left_to_right(Align::Center)).id_salt(number);
        ui.scope_builder(inside, |ui| {
            left(ui);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| bits::article(ui, &words::article(l, number)));
        });
    };
    line(
        ui,
        32.0,
        &|ui| {
            bits::heading(ui, &l.tr("adjournment-nine-steps"));
        },
        "12.3",
    );
    let announced = l.tr_args(
        "adjournment-announced",
        &[
            ("time", l.time(WallTime::from(adjournment.announced)).into()),
            ("until", when::say(l, adjournment.resumption, cx.model.now).into()),
        ],
    );
    line(
        ui,
        25.0,
        &|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 16.0), Sense::hover());
            icon(ui.painter(), Rect::from_center_size(rect.center(), vec2(12.0, 12.0)), Icon::Check, theme::tokens(ui).grn);
            bits::words(ui, &announced, Type::S12, Tone::Ink2);
        },
        "12.1",
    );
    bits::divider(ui);
}

/// One step: its number or tick, what it is, who does it, when it was done.
fn row(ui: &mut Ui, cx: &Cx, adjournment: &Adjournment, step: Step, now: bool) {
    let l = cx.l;
    let t = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), STEP), Sense::hover());
    let applies = step.applies(adjournment.kind);
    let done = adjournment.steps.get(&step).copied();
    let what = say::step(l, step, adjournment);
    let who = say::step_by(l, step, adjournment);
    let signed = [adjournment.signed.black, adjournment.signed.white].into_iter().flatten().count();
    let right = match (done, step) {
        (Some(at), Step::MoveDecided) => l.time_seconds(WallTime::from(at)),
        (Some(at), _) => l.time(WallTime::from(at)),
        (None, Step::Signed) if signed > 0 => l.tr_args("adjournment-signed-of", &[("n", signed.into())]),
        (None, _) => String::new(),
    };
    let state = match (applies, done.is_some(), now) {
        (false, _, _) => l.tr("adjournment-step-not-needed"),
        (_, true, _) => l.tr("adjournment-step-done"),
        (_, _, true) => l.tr("adjournment-step-next"),
        _ => l.tr("adjournment-step-open"),
    };
    let spoken = format!("{} {what}, {who}: {state} {right}", step.number());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ListItem, true, spoken.trim()));

    let painter = ui.painter();
    if now {
        painter.rect_filled(rect, 0.0, t.viobg);
    }
    let circle = Rect::from_min_size(rect.min + vec2(12.0, 4.0), vec2(22.0, 22.0));
    let number = |color: Color32| {
        painter.text(circle.center(), egui::Align2::CENTER_CENTER, step.number(), Type::S12.bold(), color);
    };
    if done.is_some() {
        painter.circle_filled(circle.center(), 11.0, t.grn);
        icon(painter, circle.shrink(5.0), Icon::Check, t.card);
    } else if now {
        painter.circle_filled(circle.center(), 11.0, t.vio);
        number(t.card);
    } else if applies {
        painter.rect_stroke(circle, 11.0, Stroke::new(1.5, t.ctl), StrokeKind::Inside);
        number(t.ink);
    } else {
        let ring: Vec<_> = (0..=48u8)
            .map(|n| circle.center() + egui::Vec2::angled(f32::from(n) / 48.0 * std::f32::consts::TAU) * 10.25)
            .collect();
        painter.extend(egui::Shape::dashed_line(&ring, Stroke::new(1.5, t.ctl), 3.0, 3.0));
        number(t.dim);
    }
    let tone = match (applies, done.is_some() || now) {
        (false, _) => t.dim,
        (_, true) => t.ink,
        _ => t.ink2,
    };
    let words = Rect::from_min_max(pos2(rect.left() + 48.0, rect.top() + 3.0), pos2(rect.right() - 12.0, rect.top() + 25.0));
    let (font, color) = match (done.is_some(), now) {
        (_, true) => (Type::S12.bold(), t.vio),
        _ => (Type::S12.font(), t.dim),
    };
    let time = paint::line(painter, words, Align::Max, &right, font, color);
    let room = if right.is_empty() { words } else { words.with_max_x(time.left() - 8.0) };
    paint::line(painter, room, Align::Min, &what, if now { Type::S13.bold() } else { Type::S13.font() }, tone);
    let second = Rect::from_min_max(pos2(words.left(), rect.top() + 25.0), pos2(words.right(), rect.top() + 41.0));
    paint::line(painter, second, Align::Min, &who, Type::S12.font(), t.dim);
    paint::bottom_line(painter, rect, t.line);
}

/// What the clock must be doing, and what it does.
fn clocks(ui: &mut Ui, cx: &Cx, table: &Table) {
    let l = cx.l;
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    let line = rect.shrink2(vec2(12.0, 0.0));
    let running = table.watch.is_running();
    let (mark, must, is) = if running {
        (Icon::Play, l.tr("adjournment-clock-runs"), l.tr("adjournment-clock-runs-until"))
    } else {
        let since = table.stopped.map(|s| l.time_seconds(WallTime::from(s.since)));
        let is = since.map(|time| l.tr_args("adjournment-clock-since", &[("time", time.into())])).unwrap_or_default();
        (Icon::Pause, l.tr("adjournment-clock-stands"), is)
    };
    icon(ui.painter(), Rect::from_center_size(pos2(line.left() + 6.5, line.center().y), vec2(13.0, 13.0)), mark, t.acc);
    let words = line.with_min_x(line.left() + 21.0);
    let first = grid::words(ui, words, &must, Type::S13.bold(), Tone::Ink);
    if !is.is_empty() {
        grid::words(ui, words.with_min_x(first.right() + 8.0), &format!("— {is}"), Type::S13.font(), Tone::Ink2);
    }
}

/// What is still to be done, each with its mark.
pub fn missing(cx: &Cx, table: &Table, adjournment: &Adjournment) -> Vec<(Icon, String)> {
    let l = cx.l;
    let mut lines = Vec::new();
    let unsigned = !adjournment.steps.contains_key(&Step::Signed);
    let doubts = form_audit::doubts(table, &adjournment.form, cx.model.now.mono);
    if unsigned && doubts > 0 && adjournment.steps.contains_key(&Step::MoveDecided) {
        lines.push((Icon::Warning, l.tr_args("envelope-sign-doubts", &[("n", doubts.into())])));
    }
    // Partners: the paper has to say which of them sealed.
    if table.players[adjournment.mover].len() > 1 && adjournment.envelope.sealed_by.trim().is_empty() {
        lines.push((Icon::People, l.tr("envelope-missing-sealer")));
    }
    for step in adjournment.open_steps() {
        match step {
            Step::Signed => {
                for side in Color::BOTH.into_iter().filter(|side| adjournment.signed[*side].is_none()) {
                    lines.push((Icon::Pen, say::of_side(l, "adjournment-missing-signature", side)));
                }
            }
            Step::Marked if adjournment.kind == MoveKind::Sealed => {
                lines.push((Icon::Lock, say::step_missing(l, step, adjournment)));
            }
            // The envelope is one thing to have, whatever is left to do with it.
            Step::Inscribed if !adjournment.steps.contains_key(&Step::Enveloped) => {}
            Step::Enveloped | Step::Inscribed => lines.push((Icon::Envelope, say::step_missing(l, step, adjournment))),
            Step::Kept => lines.push((Icon::People, say::step_missing(l, step, adjournment))),
            Step::OpponentFills | Step::MoveDecided | Step::Completed | Step::Marked | Step::OpenChecked => {
                lines.push((Icon::Sheet, say::step_missing(l, step, adjournment)));
            }
        }
    }
    lines
}

fn next(adjournment: &Adjournment, draft: &Draft) -> Next {
    if draft.form_changed() || draft.envelope_changed() {
        return Next::Record;
    }
    match adjournment.open_steps().next() {
        Some(Step::Signed) => match (adjournment.signed.black, adjournment.signed.white) {
            (None, _) => Next::Sign(Color::Black),
            _ => Next::Sign(Color::White),
        },
        Some(step) => Next::Step(step),
        None => Next::Resume,
    }
}

fn buttons(
    ui: &mut Ui,
    cx: &mut Cx,
    table: &Table,
    adjournment: &Adjournment,
    draft: &Draft,
    mode: &mut Option<(TableId, Mode)>,
) {
    let l = cx.l;
    let next = next(adjournment, draft);
    let text = match next {
        Next::Record => l.tr("adjournment-do-record"),
        Next::Step(step) => say::step_button(l, step, adjournment),
        Next::Sign(side) => say::of_side(l, "adjournment-do-sign", side),
        Next::Resume => l.tr("adjournment-do-resume"),
    };
    let reason = frozen(cx).filter(|_| next != Next::Resume).or_else(|| {
        let unreadable = next == Next::Record && !draft.is_readable();
        unreadable.then(|| l.tr("adjournment-mend-first"))
    });
    let pressed = ui.add(Button::new(&text).main().hint("Enter").disabled(reason.as_deref())).clicked();
    let free = ui.memory(|m| m.focused().is_none()) && cx.model.pending.is_none() && !Popup::is_any_open(ui.ctx());
    let entered = free && reason.is_none() && keys::pressed(ui, Modifiers::NONE, Key::Enter);
    if pressed || entered {
        carry_out(cx, table.id, next, draft, mode);
    }
    out_of_order(ui, cx, table, adjournment, draft, mode);
}

fn carry_out(cx: &mut Cx, table: TableId, next: Next, draft: &Draft, mode: &mut Option<(TableId, Mode)>) {
    match next {
        Next::Record => {
            if draft.form_changed()
                && let Some(form) = draft.form()
            {
                cx.command(Command::FillForm { table, form: Box::new(form) });
            }
            if draft.envelope_changed()
                && let (Some(envelope), Some(resumption)) = (draft.envelope(), draft.resumption())
            {
                cx.command(Command::SetEnvelope { table, envelope, resumption });
            }
        }
        Next::Step(step) => cx.command(Command::DoStep { table, step }),
        Next::Sign(side) => cx.command(Command::SignForm { table, side }),
        Next::Resume => *mode = Some((table, Mode::Resumption)),
    }
}

/// The hall may take the steps in its own order.
fn out_of_order(
    ui: &mut Ui,
    cx: &mut Cx,
    table: &Table,
    adjournment: &Adjournment,
    draft: &Draft,
    mode: &mut Option<(TableId, Mode)>,
) {
    let l = cx.l;
    let refused = frozen(cx);
    let response = ui.add(Button::new(&l.tr("adjournment-out-of-order")).disabled(refused.as_deref()));
    if refused.is_some() {
        return;
    }
    Popup::menu(&response).gap(2.0).close_behavior(PopupCloseBehavior::CloseOnClick).show(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for step in adjournment.open_steps().filter(|s| *s != Step::Signed) {
            let text = format!("{}. {}", step.number(), say::step(l, step, adjournment));
            if select_item(ui, false, &text, "").clicked() {
                carry_out(cx, table.id, Next::Step(step), draft, mode);
            }
        }
        for side in Color::BOTH.into_iter().filter(|side| adjournment.signed[*side].is_none()) {
            if select_item(ui, false, &say::of_side(l, "adjournment-do-sign", side), "").clicked() {
                carry_out(cx, table.id, Next::Sign(side), draft, mode);
            }
        }
        if select_item(ui, false, &l.tr("adjournment-do-resume"), "").clicked() {
            carry_out(cx, table.id, Next::Resume, draft, mode);
        }
    });
}
