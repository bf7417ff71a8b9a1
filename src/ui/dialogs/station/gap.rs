use crate::app::{Action, GapQuestion, GapWhy};
use crate::clock::{Bounds, Millis, Timestamp};
use crate::i18n::{L10n, WallTime};
use crate::platform::hall::GapKind;
use crate::referee::Table;
use crate::rules::Color;
use crate::ui::keys::pressed;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog, strong, words};
use crate::ui::{Cx, words as say};
use eframe::egui::{Align, Key, Layout, Modifiers, Ui, vec2};

/// Tables shown with their times under each answer.
const SHOWN: usize = 5;

/// Asks what happened in the hall while the station saw nothing. There is no way out but an answer: running clocks wait for it.
pub fn gap(ui: &mut Ui, cx: &mut Cx) {
    let l = cx.l;
    let Some(gap) = cx.model.gap else { return };
    let state = cx.model.state();
    let mut running: Vec<&Table> =
        state.rounds.values().flat_map(|r| r.tables.values()).filter(|t| t.watch.is_running()).collect();
    let now = cx.model.now.mono;
    running.sort_by_key(|t| t.watch.earliest_event(now).map(|e| e.in_));
    let title = l.tr(match gap.kind {
        GapWhy::Machine(GapKind::Sleep) => "gap-sleep",
        GapWhy::Machine(GapKind::ClockSet) => "gap-clock-set",
        GapWhy::StationClosed => "gap-closed",
    });
    let missed = gap.length() > Millis::ZERO;
    let shown = Dialog::new("gap", &title).width(620.0).show(
        ui.ctx(),
        |_| (),
        |_| (),
        |ui| body(ui, l, gap, missed, &running, now),
        |ui| {
            let went_on = if missed { l.tr("gap-went-on") } else { l.tr("gap-understood") };
            let main =
                ui.add(Button::new(&went_on).main().hint("Ctrl Enter")).clicked() || pressed(ui, Modifiers::COMMAND, Key::Enter);
            let stood = missed && ui.add(Button::new(&l.tr("gap-stood"))).clicked();
            (main, stood)
        },
    );
    let (went_on, stood) = shown.footer;
    if went_on || stood {
        cx.action(Action::AnswerGap { went_on });
    }
}

fn body(ui: &mut Ui, l: L10n, gap: GapQuestion, missed: bool, running: &[&Table], now: crate::clock::Mono) {
    if !missed {
        words(ui, &l.tr("gap-set-back"), Type::S13, Tone::Ink);
        return;
    }
    // The tournament's clock has already been moved on: the wall's own beginning is found from its end.
    let begun = WallTime { utc: Timestamp(gap.to.utc.0 - gap.length().0), offset: gap.to.offset };
    let facts = l.tr_args(
        "gap-facts",
        &[
            ("from", l.time_seconds(begun).into()),
            ("to", l.time_seconds(WallTime::from(gap.to)).into()),
            ("length", l.hms(gap.length()).into()),
        ],
    );
    words(ui, &facts, Type::S13, Tone::Ink);
    strong(ui, &l.tr_args("gap-tables", &[("count", running.len().into())]), Type::S13, Tone::Ink);
    words(ui, &l.tr("gap-if-went-on"), Type::S12, Tone::Ink2);
    words(ui, &l.tr("gap-if-stood"), Type::S12, Tone::Ink2);
    if running.is_empty() {
        return;
    }
    row(ui, |ui| {
        cell(ui, TABLE, &l.tr("gap-column-table"), Type::S11, Tone::Dim);
        for id in ["gap-column-went-on", "gap-column-stood"] {
            for color in Color::BOTH {
                cell(ui, TIME, &l.tr_args(id, &[("side", say::side(l, color).into())]), Type::S11, Tone::Dim);
            }
        }
    });
    for table in running.iter().take(SHOWN) {
        row(ui, |ui| {
            cell(ui, TABLE, &table.id.table.to_string(), Type::S13, Tone::Ink);
            let mut stood = table.watch.clone();
            stood.discount(gap.from.mono, gap.to.mono);
            for watch in [&table.watch, &stood] {
                let bounds = watch.bounds(now);
                for color in Color::BOTH {
                    cell(ui, TIME, &range(l, &bounds[color]), Type::S13, Tone::Ink);
                }
            }
        });
    }
    if running.len() > SHOWN {
        words(ui, &l.tr_args("gap-more", &[("count", (running.len() - SHOWN).into())]), Type::S12, Tone::Dim);
    }
}

const TABLE: f32 = 40.0;
const TIME: f32 = 124.0;

fn row(ui: &mut Ui, cells: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        cells(ui);
    });
}

/// A cell of fixed width, its text at the right, so that digits stand under digits.
fn cell(ui: &mut Ui, width: f32, text: &str, size: Type, tone: Tone) {
    ui.allocate_ui_with_layout(vec2(width, size.line()), Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_width(width);
        words(ui, text, size, tone);
    });
}

/// "2:30–3:50", "19:10".
fn range(l: L10n, bounds: &Bounds) -> String {
    let (low, high) = (l.hms(bounds.least.left()), l.hms(bounds.most.left()));
    if low == high { low } else { format!("{low}–{high}") }
}
