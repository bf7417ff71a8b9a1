use crate::clock::{ByoYomi, Effective, Millis, Note as TimeNote, TimeControl, effective};
use crate::i18n::L10n;
use crate::referee::Regulation;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Field, article, card, heading, paint, strong, words};
use crate::ui::{Cx, words as say};
use eframe::egui::{Align, Layout, Rect, Sense, Ui, pos2, vec2};

/// A card for the regulation's control and each group of its own, and one to try a control.
pub(super) fn show(ui: &mut Ui, cx: &Cx, regulation: Option<&Regulation>, trial: &mut String) {
    let l = cx.l;
    ui.spacing_mut().item_spacing = vec2(8.0, 7.0);
    ui.horizontal(|ui| {
        heading(ui, &l.tr("regulation-effective-title"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            article(ui, &say::article(l, "6.8"));
            article(ui, &say::article(l, "9.6"));
        });
    });
    if let Some(regulation) = regulation {
        time_card(ui, l, &l.tr("regulation-main-group"), &regulation.control);
        for group in &regulation.groups {
            let args = [("first", say::number(group.first)), ("last", say::number(group.last))];
            let title = format!("{} · {}", group.name, l.tr_args("regulation-tables", &args));
            time_card(ui, l, &title, &group.control);
        }
    }
    card(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        ui.horizontal(|ui| {
            strong(ui, &l.tr("regulation-trial"), Type::S13, Tone::Ink);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let name = l.tr("regulation-trial-name");
                ui.add(Field::new(trial, &name).hint("main 30m, canadian 25/7m").bar().width(210.0));
            });
        });
        match trial.parse::<TimeControl>() {
            Ok(control) => figures(ui, l, &control),
            Err(_) if trial.trim().is_empty() => {}
            Err(_) => {
                words(ui, &l.tr("regulation-wrong-value"), Type::S12, Tone::Red);
            }
        }
    });
}

fn time_card(ui: &mut Ui, l: L10n, title: &str, control: &TimeControl) {
    card(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
        strong(ui, title, Type::S13, Tone::Ink);
        words(ui, &l.time_control(control), Type::S12, Tone::Ink2);
        figures(ui, l, control);
    });
}

/// The effective time, its category, how it is made, the scale, and what the European federation counts.
fn figures(ui: &mut Ui, l: L10n, control: &TimeControl) {
    let time = effective(control);
    let shown = time.effective.unwrap_or(time.linear);
    ui.horizontal(|ui| {
        strong(ui, &l.hms(shown), Type::S24, Tone::Ink);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let category = time.category.unwrap_or(time.linear_category);
            strong(ui, &l.tr(&format!("category-{}", category.word())), Type::S15, Tone::Ink);
        });
    });
    words(ui, &made_of(l, control), Type::S12, Tone::Ink2);
    scale(ui, l, shown);
    let (text, tone) = european(l, &time);
    words(ui, &text, Type::S12, tone);
    for note in &time.notes {
        if let TimeNote::PeriodsRunOut { moves } = note {
            let text = l.tr_args("regulation-periods-run-out", &[("moves", (*moves).into())]);
            words(ui, &text, Type::S12, Tone::Amber);
        }
    }
}

/// "1:00:00 + 45 × 0:30".
fn made_of(l: L10n, control: &TimeControl) -> String {
    let main = l.hms(control.main);
    match &control.byoyomi {
        ByoYomi::Absolute => main,
        ByoYomi::Japanese { period, .. } => format!("{main} + 45 × {}", l.hms(*period)),
        ByoYomi::Canadian { .. } => {
            let rest = effective(control).effective.map_or(Millis::ZERO, |e| e - control.main);
            format!("{main} + {}", l.hms(rest))
        }
        ByoYomi::Fischer { increment } => format!("{main} + 120 × {}", l.hms(*increment)),
    }
}

fn european(l: L10n, time: &Effective) -> (String, Tone) {
    let linear = l.hms(time.linear);
    let other = time.notes.iter().find_map(|n| match n {
        TimeNote::LinearDiffers { linear } => Some(*linear),
        _ => None,
    });
    match (time.effective, other) {
        (None, _) => (l.tr_args("regulation-outside", &[("time", linear.into())]), Tone::Amber),
        (Some(_), Some(category)) => {
            let category = l.tr(&format!("category-{}", category.word()));
            (l.tr_args("regulation-egf-other", &[("time", linear.into()), ("category", category.into())]), Tone::Amber)
        }
        (Some(_), None) => (l.tr_args("regulation-egf-same", &[("time", linear.into())]), Tone::Dim),
    }
}

/// Minutes from 0 to 120 with the bounds of the categories; the mark stops at the end.
fn scale(ui: &mut Ui, l: L10n, time: Millis) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 46.0), Sense::hover());
    let at = |minutes: f32| rect.left() + rect.width() * (minutes.min(119.0) / 120.0);
    let painter = ui.painter();
    let bar = |from: f32, to: f32| Rect::from_min_max(pos2(from, rect.top() + 14.0), pos2(to, rect.top() + 24.0));
    painter.rect_filled(bar(rect.left(), at(20.0)), 0.0, t.line);
    painter.rect_filled(bar(at(20.0), at(50.0)), 0.0, t.edge);
    painter.rect_filled(bar(at(50.0), rect.right()), 0.0, t.ctl);
    let minutes = time.0 as f32 / 60_000.0;
    let x = at(minutes);
    painter.rect_filled(Rect::from_min_max(pos2(x - 1.5, rect.top() + 6.0), pos2(x + 1.5, rect.top() + 28.0)), 0.0, t.acc);
    painter.circle_filled(pos2(x, rect.top() + 6.0), 4.0, t.acc);
    let label = |from: f32, align: Align, id: &str| {
        let place = Rect::from_min_max(pos2(from, rect.top() + 28.0), pos2(rect.right(), rect.top() + 42.0));
        paint::line(painter, place, align, &l.tr(id), Type::S11.font(), t.dim);
    };
    label(rect.left(), Align::Min, "regulation-scale-blitz");
    label(at(20.0) + 3.0, Align::Min, "regulation-scale-fast");
    label(at(50.0) + 3.0, Align::Min, "regulation-scale-ordinary");
    label(rect.left(), Align::Max, "regulation-scale-minutes");
}
