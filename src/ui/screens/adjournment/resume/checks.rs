//! What is checked before the envelope is opened (12.4), and who is not there.

use super::{ResumeView, Stage, section};
use crate::clock::Millis;
use crate::i18n::WallTime;
use crate::referee::{Adjournment, Check, Command, Table, propose};
use crate::rules::Color;
use crate::ui::Cx;
use crate::ui::screens::adjournment::{frozen, say};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Icon, Note, bits, icon, paint};
use eframe::egui::{self, Align, Layout, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// The list of 12.4: what is done, and a click for what is not.
pub(super) fn show(ui: &mut Ui, cx: &mut Cx, view: &ResumeView, table: &Table, adjournment: &Adjournment, stage: &Stage) {
    let l = cx.l;
    let setup = &adjournment.form.position;
    let id = table.id;
    let time = |check: Check| adjournment.checks.get(&check).map(|at| l.time(WallTime::from(*at)));
    section(ui, |ui| {
        ui.horizontal(|ui| {
            bits::heading(ui, &l.tr("adjournment-before-opening"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let id = if *stage == Stage::Look { "adjournment-all-done" } else { "adjournment-in-order" };
                bits::words(ui, &l.tr(id), Type::S12, Tone::Dim);
            });
        });
        let present = [(Check::BlackPresent, Color::Black), (Check::WhitePresent, Color::White)];
        let here = present.iter().filter(|(c, _)| adjournment.checks.contains_key(c)).count();
        let right = match here {
            2 => time(Check::WhitePresent).max(time(Check::BlackPresent)).unwrap_or_default(),
            _ => String::new(),
        };
        if row(ui, here == 2, here < 2, &l.tr("adjournment-check-present"), &right) {
            for (check, _) in present.into_iter().filter(|(c, _)| !adjournment.checks.contains_key(c)) {
                cx.command(Command::DoCheck { table: id, check });
            }
        }
        if here < 2 {
            ui.horizontal(|ui| {
                ui.add_space(24.0);
                for (check, side) in present {
                    if adjournment.checks.contains_key(&check) {
                        bits::words(ui, &say::of_side(l, "adjournment-is-here", side), Type::S12, Tone::Green);
                    } else if bits::link(ui, &say::of_side(l, "adjournment-only-here", side), Type::S12).clicked() {
                        cx.command(Command::DoCheck { table: id, check });
                    }
                }
            });
        }
        absence(ui, cx, table, adjournment);
        let points = setup.size().points();
        let differs = view.seen.as_ref().map_or(0, |seen| setup.differences(seen).len());
        let right = l.tr_args("adjournment-points-of", &[("n", (points - differs).into()), ("all", points.into())]);
        if row(ui, time(Check::Board).is_some(), differs == 0, &l.tr("adjournment-check-board"), &right) {
            cx.command(Command::DoCheck { table: id, check: Check::Board });
        }
        let right = l.tr_args(
            "adjournment-prisoners-of",
            &[
                ("black", setup.prisoners.black.into()),
                ("white", setup.prisoners.white.into()),
                ("paidblack", setup.penalty.white.into()),
                ("paidwhite", setup.penalty.black.into()),
            ],
        );
        if row(ui, time(Check::Prisoners).is_some(), true, &l.tr("adjournment-check-prisoners"), &right) {
            cx.command(Command::DoCheck { table: id, check: Check::Prisoners });
        }
        let control = table.watch.control();
        let times = adjournment.times(control, cx.model.now.mono);
        let left = |side: Color| l.side_time(&control[side], times[side]);
        let right =
            l.tr_args("adjournment-clocks-of", &[("black", left(Color::Black).into()), ("white", left(Color::White).into())]);
        if row(ui, time(Check::Clocks).is_some(), true, &l.tr("adjournment-check-clocks"), &right) {
            cx.command(Command::DoCheck { table: id, check: Check::Clocks });
        }
        let since = adjournment.checking_since.map(|at| l.time_seconds(WallTime::from(at))).unwrap_or_default();
        let right = match stage {
            Stage::Minute(left) => l.hms(whole(*left)),
            _ => since,
        };
        let over = matches!(stage, Stage::Open | Stage::Look);
        if row(ui, over, *stage == Stage::Begin, &l.tr("adjournment-check-minute"), &right) {
            cx.command(Command::BeginChecking { table: id });
        }
        let right = adjournment.checks.get(&Check::EnvelopeIntact).map(|at| l.time_seconds(WallTime::from(*at)));
        let text = say::of_side(l, "adjournment-check-envelope", adjournment.mover.opponent());
        if row(ui, right.is_some(), *stage == Stage::Open, &text, &right.unwrap_or_default()) {
            cx.command(Command::DoCheck { table: id, check: Check::EnvelopeIntact });
        }
    });
}

/// The side that must reply is not there: its clock can be started, and runs to the limit of 16.1 or to its end.
fn absence(ui: &mut Ui, cx: &mut Cx, table: &Table, adjournment: &Adjournment) {
    let l = cx.l;
    let (id, side) = (table.id, adjournment.replies());
    if adjournment.checks.contains_key(&Check::present(side)) || adjournment.opened.is_some() {
        return;
    }
    let now = cx.model.now;
    let frozen = frozen(cx);
    let Some(awaited) = cx.model.state().regulation().and_then(|r| propose::awaited(table, r, now.mono)) else {
        let due = adjournment.resumption.0 <= now.utc.0 && adjournment.is_complete();
        let early = (!due).then(|| l.tr("adjournment-absent-early"));
        let refused = frozen.as_deref().or(early.as_deref());
        ui.horizontal(|ui| {
            ui.add_space(24.0);
            let text = say::of_side(l, "adjournment-absent-start", side);
            if ui.add(Button::new(&text).size(ButtonSize::Bar).disabled(refused)).clicked() {
                cx.command(Command::StartAbsentClock { table: id });
            }
        });
        return;
    };
    let ran = l.hms(awaited.elapsed);
    let left = awaited.left();
    let title = say::of_side(l, "adjournment-absent-runs", side);
    let text = if left < Millis::ZERO || !awaited.until_overrun.is_positive() {
        l.tr_args("adjournment-absent-passed", &[("ran", ran.into())])
    } else {
        l.tr_args("adjournment-absent-left", &[("ran", ran.into()), ("left", l.hms(left).into())])
    };
    let over = propose::absent_at_resumption(awaited).is_ok();
    Note::new(if over { Tone::Red } else { Tone::Amber }).icon(Icon::Absent).title(&title).text(&text).outlined().show_with(
        ui,
        |ui| {
            ui.add_space(4.0);
            let early = (!over).then(|| l.tr("adjournment-absent-not-over"));
            let refused = frozen.as_deref().or(early.as_deref());
            if ui.add(Button::new(&l.tr("adjournment-absent-rule")).size(ButtonSize::Bar).disabled(refused)).clicked() {
                cx.command(Command::AbsentAtResumption { table: id, ruling: None });
            }
        },
    );
}

/// Seconds rounded up: a countdown ends at 0:00, not a second before.
pub(super) fn whole(left: Millis) -> Millis {
    Millis::from_secs((left.0.saturating_add(999)).div_euclid(1_000))
}

/// A check; returns whether it was asked for.
fn row(ui: &mut Ui, done: bool, possible: bool, text: &str, right: &str) -> bool {
    let t = theme::tokens(ui);
    let clickable = !done && possible;
    let sense = if clickable { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), sense);
    let spoken = if right.is_empty() { text.to_owned() } else { format!("{text}: {right}") };
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::CheckBox, clickable || done, done, &spoken));
    if clickable && response.hovered() {
        ui.painter().rect_filled(rect, 4.0, t.hover);
    }
    let mark = Rect::from_center_size(pos2(rect.left() + 6.0, rect.center().y), vec2(12.0, 12.0));
    if done {
        icon(ui.painter(), mark, Icon::Check, t.grn);
    } else {
        let border = if possible { t.ctl } else { t.line };
        ui.painter().rect(mark, 3.0, t.card, Stroke::new(1.5, border), StrokeKind::Inside);
    }
    let words = rect.with_min_x(rect.left() + 24.0);
    let time = paint::line(ui.painter(), words, Align::Max, right, Type::S13.font(), t.ink2);
    let ink = if done || possible { t.ink } else { t.dim };
    let end = if right.is_empty() { words.right() } else { time.left() - 8.0 };
    paint::line(ui.painter(), words.with_max_x(end), Align::Min, text, Type::S13.font(), ink);
    if response.has_focus() {
        paint::focus_inside(ui.painter(), rect.expand2(vec2(4.0, 0.0)), 4, t);
    }
    response.clicked()
}
