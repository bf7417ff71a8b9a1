use super::matter::About;
use crate::clock::Mono;
use crate::i18n::{L10n, WallTime};
use crate::referee::{Incident, Measure, Table};
use crate::rules::Color;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Icon, divider, heading, icon, paint, strong, words};
use crate::ui::{Cx, words as say};
use eframe::egui::{Align, Layout, Rect, Sense, Ui, pos2, vec2};

/// At the right: the ladder of warnings, or what is known of the table; who decides, and that both are kept.
pub(super) fn show(ui: &mut Ui, cx: &Cx, about: &About, table: Option<&Table>, at: Mono) {
    let (l, state) = (cx.l, cx.model.state());
    match (about.incident(), table) {
        (Some(incident), Some(table)) if incident.measure == Measure::Warning => ladder(ui, cx, incident, table),
        (_, Some(table)) => known(ui, cx, table, at),
        _ => {}
    }
    divider(ui);
    let desk = desk(cx);
    pair(ui, &l.tr("ruling-decides"), &say::desk_words(l, state, &desk));
    let above = match state.role_of(&desk) {
        Some(crate::referee::Role::ChiefJudge) => l.tr("level-committee"),
        _ => l.tr("level-chief"),
    };
    pair(ui, &l.tr("ruling-above"), &above);
    ui.add_space(4.0);
    words(ui, &l.tr("ruling-both-kept"), Type::S12, Tone::Ink2);
}

/// Who sits at the desk, as the entry will name him.
pub(super) fn desk(cx: &Cx) -> String {
    let chosen = cx.model.settings.desk.trim();
    if !chosen.is_empty() {
        return chosen.to_owned();
    }
    let foundation = cx.model.state().foundation.as_ref();
    let chief = foundation.and_then(|f| f.officials.iter().find(|o| o.role == crate::referee::Role::ChiefJudge));
    chief.map(|o| o.name.clone()).unwrap_or_default()
}

fn pair(ui: &mut Ui, name: &str, text: &str) {
    ui.horizontal(|ui| {
        words(ui, name, Type::S12, Tone::Ink2);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| words(ui, text, Type::S12, Tone::Ink));
    });
}

/// Both clocks in one line: "часы 42:10 и ≥ 19:10".
pub(super) fn clocks_now(l: L10n, table: &Table, now: Mono) -> String {
    let bounds = table.watch.bounds(now);
    let text = |color: Color| {
        let b = bounds[color];
        let (low, high) = (l.hms(b.least.left()), l.hms(b.most.left()));
        if low == high {
            low
        } else if b.open {
            format!("≥ {low}")
        } else {
            format!("{low}–{high}")
        }
    };
    l.tr_args("ruling-clocks", &[("black", text(Color::Black).into()), ("white", text(Color::White).into())])
}

fn known(ui: &mut Ui, cx: &Cx, table: &Table, at: Mono) {
    let (l, state) = (cx.l, cx.model.state());
    heading(ui, &say::table_title(l, table.id));
    for color in Color::BOTH {
        pair(ui, &say::side_capital(l, color), &state.names(table, color, crate::referee::Player::short_name));
    }
    pair(ui, &l.tr("ruling-control"), &l.time_control(&table.watch.control().black));
    pair(ui, &l.tr("ruling-ran"), &l.hms(table.run_time(at)));
    let entries = cx.model.history.entries();
    let recent = table.entries.iter().rev().take(4);
    for number in recent {
        if let Some(entry) = cx.model.history.entry(*number).filter(|_| !entries.is_empty()) {
            let line = format!("{}  {}", l.time(WallTime::from(entry.at)), say::event_text(l, state, entry));
            words(ui, &line, Type::S12, Tone::Ink2);
        }
    }
}

/// Remark, warnings so far, the one in hand, and what follows by the regulation (17.2).
fn ladder(ui: &mut Ui, cx: &Cx, incident: &Incident, table: &Table) {
    let (l, state) = (cx.l, cx.model.state());
    heading(ui, &l.tr("ladder"));
    let concerned = |i: &Incident| Color::BOTH.into_iter().any(|c| i.concerns(c) && incident.concerns(c));
    let here = || state.incidents.iter().filter(|i| i.incident.table == Some(table.id) && concerned(&i.incident));
    let when = |i: &crate::referee::IncidentEntry| {
        format!("{}, {}", l.time(WallTime::from(i.at)), say::article(l, &i.incident.article.0))
    };
    let remarks: Vec<String> = here().filter(|i| i.incident.measure == Measure::Remark).map(when).collect();
    let said = if remarks.is_empty() { l.tr("ladder-no-remark") } else { remarks.join("; ") };
    rung(ui, &Rung::Remark, &l.tr("ladder-remark"), "", &said, true);
    let mut number = 0;
    for warning in here().filter(|i| i.incident.measure == Measure::Warning) {
        number += 1;
        let title = l.tr_args("ladder-warning", &[("n", number.into())]);
        rung(ui, &Rung::Warning(number, false), &title, "", &when(warning), true);
    }
    let title = l.tr_args("ladder-warning", &[("n", (number + 1).into())]);
    rung(ui, &Rung::Warning(number + 1, true), &title, &l.tr("ladder-now"), &l.tr("ladder-proposes"), true);
    rung(ui, &Rung::Loss, &l.tr("ladder-loss"), "", &l.tr("ladder-loss-note"), false);
}

enum Rung {
    Remark,
    Warning(usize, bool),
    Loss,
}

/// A step of the ladder: its mark, a line down to the next, words.
fn rung(ui: &mut Ui, which: &Rung, title: &str, now: &str, text: &str, more: bool) {
    let t = theme::tokens(ui);
    let row = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.horizontal(|ui| {
                ui.set_min_height(24.0);
                ui.spacing_mut().item_spacing.x = 6.0;
                match which {
                    Rung::Warning(..) => strong(ui, title, Type::S13, Tone::Ink),
                    _ => words(ui, title, Type::S13, Tone::Ink),
                };
                if !now.is_empty() {
                    words(ui, now, Type::S13, Tone::Accent);
                }
            });
            words(ui, text, Type::S12, Tone::Ink2);
            ui.add_space(4.0);
        });
    });
    let rect = row.response.rect;
    let center = pos2(rect.left() + 12.0, rect.top() + 12.0);
    let painter = ui.painter();
    match which {
        Rung::Remark => icon(painter, Rect::from_center_size(center, vec2(14.0, 14.0)), Icon::Remark, t.ink2),
        Rung::Warning(n, current) => {
            paint::warning_card(painter, center, 16.0, &n.to_string());
            if *current {
                let around = Rect::from_center_size(center, vec2(12.0, 16.0));
                paint::focus_ring(painter, around.expand(2.0), 3, t);
            }
        }
        Rung::Loss => icon(painter, Rect::from_center_size(center, vec2(15.0, 15.0)), Icon::Cross, t.red),
    }
    if more {
        let line = Rect::from_min_max(pos2(center.x - 1.0, center.y + 12.0), pos2(center.x + 1.0, rect.bottom() + 2.0));
        painter.rect_filled(line, 0.0, t.edge);
    }
}
