use crate::app::{Action, GapQuestion, GapWhy};
use crate::clock::{Bounds, Timestamp};
use crate::i18n::{L10n, WallTime};
use crate::referee::Table;
use crate::rules::Color;
use crate::ui::keys::pressed;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog, label, strong, words};
use crate::ui::{Cx, words as say};
use eframe::egui::{Align, Grid, Key, Layout, Modifiers, Ui};

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
        GapWhy::Slept => "gap-sleep",
        GapWhy::StationClosed => "gap-closed",
    });
    let shown = Dialog::new("gap", &title).width(620.0).show(
        ui.ctx(),
        |_| (),
        |_| (),
        |ui| body(ui, l, gap, &running, now),
        |ui| {
            let main = ui.add(Button::new(&l.tr("gap-went-on")).main().hint("Ctrl Enter")).clicked()
                || pressed(ui, Modifiers::COMMAND, Key::Enter);
            let stood = ui.add(Button::new(&l.tr("gap-stood"))).clicked();
            (main, stood)
        },
    );
    let (went_on, stood) = shown.footer;
    if went_on || stood {
        cx.action(Action::AnswerGap { went_on });
    }
}

fn body(ui: &mut Ui, l: L10n, gap: GapQuestion, running: &[&Table], now: crate::clock::Mono) {
    // The tournament's clock has already been moved on: the wall's own beginning is found from its end.
    let begun = WallTime { utc: Timestamp(gap.to.utc.0 - gap.length().0), offset: gap.to.offset };
    let facts = l.tr_args(
        if gap.seen { "gap-facts" } else { "gap-facts-last" },
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
    if !gap.seen {
        words(ui, &l.tr("gap-last-warns"), Type::S12, Tone::Amber);
    }
    if running.is_empty() {
        return;
    }
    Grid::new("gap-tables").num_columns(5).spacing([18.0, 4.0]).max_col_width(112.0).show(ui, |ui| {
        label(ui, &l.tr("gap-column-table"));
        for id in ["gap-column-went-on", "gap-column-stood"] {
            for color in Color::BOTH {
                // As its figures stand below: at the right.
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    label(ui, &l.tr_args(id, &[("side", say::side(l, color).into())]));
                });
            }
        }
        ui.end_row();
        for table in running.iter().take(SHOWN) {
            strong(ui, &table.id.table.to_string(), Type::S13, Tone::Ink);
            let mut stood = table.watch.clone();
            stood.discount(gap.from.mono, gap.to.mono);
            for watch in [&table.watch, &stood] {
                let bounds = watch.bounds(now);
                for color in Color::BOTH {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        words(ui, &range(l, &bounds[color]), Type::S13, Tone::Ink);
                    });
                }
            }
            ui.end_row();
        }
    });
    if running.len() > SHOWN {
        words(ui, &l.tr_args("gap-more", &[("count", (running.len() - SHOWN).into())]), Type::S12, Tone::Dim);
    }
}

/// "2:30–3:50", "19:10".
fn range(l: L10n, bounds: &Bounds) -> String {
    let (low, high) = (l.hms(bounds.least.left()), l.hms(bounds.most.left()));
    if low == high { low } else { format!("{low}–{high}") }
}
