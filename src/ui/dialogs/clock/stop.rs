use super::{Answer, footer, for_tables, table_of};
use crate::app::Model;
use crate::i18n::L10n;
use crate::referee::{Command, Player, StopReason, Table, TableId};
use crate::rules::Color;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Dialog as Window, RadioRow, bits};
use crate::ui::{Cx, words};
use eframe::egui;
use std::cell::Cell;

/// Why a clock is stopped, and who stopped it (11.5, 17.4).
#[derive(Debug)]
pub struct StopDialog {
    tables: Vec<TableId>,
    reason: StopReason,
    by: Option<Color>,
}

impl StopDialog {
    pub fn new(tables: Vec<TableId>, reason: StopReason) -> StopDialog {
        StopDialog { tables, reason, by: None }
    }

    pub(super) fn show(&mut self, ctx: &egui::Context, cx: &mut Cx) -> bool {
        let l = cx.l;
        let title = l.tr_args("round-stop-title", &[("tables", for_tables(l, &self.tables).into())]);
        let several = self.tables.len() > 1;
        let shown = Window::new("stop", &title).width(560.0).show(
            ctx,
            |_| {},
            |_| {},
            |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                bits::label(ui, &l.tr("round-stop-why"));
                let single = l.tr("round-stop-one-by-one");
                for reason in StopReason::ALL {
                    let text = words::stop_words(l, reason);
                    let note = words::article(l, reason.article());
                    // 17.4 is about one player and ends in a ruling: not for several tables at once.
                    let refused = (several && reason == StopReason::None).then_some(single.as_str());
                    if (RadioRow { text: &text, note: &note, on: self.reason == reason, refused }).show(ui).clicked() {
                        self.reason = reason;
                    }
                }
                ui.add_space(8.0);
                bits::label(ui, &l.tr("round-stop-who"));
                for by in [None, Some(Color::Black), Some(Color::White)] {
                    let text = by.map_or_else(|| l.tr("round-stop-judge"), |s| words::side_capital(l, s));
                    if (RadioRow { text: &text, note: "", on: self.by == by, refused: None }).show(ui).clicked() {
                        self.by = by;
                    }
                }
                if self.reason == StopReason::None && self.by.is_some() {
                    let text = l.tr_args("round-stop-misunderstanding", &[("article", words::article(l, "17.4").into())]);
                    bits::words(ui, &text, Type::S12, Tone::Amber);
                }
            },
            |ui| footer(ui, l, &l.tr("round-stop-do"), None),
        );
        if shown.footer == Answer::Main {
            for table in &self.tables {
                let running = table_of(cx, *table).is_some_and(|t| t.watch.is_running());
                // Of several tables those that stand already are left alone.
                if running || !several {
                    cx.command(Command::Stop { table: *table, reason: self.reason, by: self.by, ruling: None });
                }
            }
        }
        shown.close || shown.footer != Answer::None
    }
}

/// A stopped clock goes on.
#[derive(Debug)]
pub struct ContinueDialog {
    table: TableId,
    running: Option<Color>,
}

impl ContinueDialog {
    pub fn new(model: &Model, table: TableId) -> ContinueDialog {
        let stopped = model.state().table(table).and_then(|t| t.stopped);
        ContinueDialog { table, running: stopped.and_then(|s| s.running) }
    }

    pub(super) fn show(&mut self, ctx: &egui::Context, cx: &mut Cx) -> bool {
        let l = cx.l;
        let Some(table) = table_of(cx, self.table) else { return true };
        let title = l.tr_args("round-continue-title", &[("table", words::number(self.table.table.0))]);
        let live = matches!(table.watch.clock(), crate::clock::TableClock::Live(_));
        let shown = Window::new("continue", &title).width(460.0).show(
            ctx,
            |_| {},
            |_| {},
            |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                bits::label(ui, &l.tr("round-run-whose"));
                whose(ui, cx, table, &mut self.running);
                let unsaid = l.tr("round-continue-unsaid");
                let refused = live.then(|| l.tr("round-continue-say"));
                let row = RadioRow { text: &unsaid, note: "", on: self.running.is_none(), refused: refused.as_deref() };
                if row.show(ui).clicked() {
                    self.running = None;
                }
            },
            |ui| footer(ui, l, &l.tr("round-continue-do"), None),
        );
        if shown.footer == Answer::Main {
            cx.command(Command::Continue { table: self.table, running: self.running });
        }
        shown.close || shown.footer != Answer::None
    }
}

fn whose(ui: &mut egui::Ui, cx: &Cx, table: &Table, running: &mut Option<Color>) {
    for side in Color::BOTH {
        let text = with_name(cx, table, side);
        if (RadioRow { text: &text, note: "", on: *running == Some(side), refused: None }).show(ui).clicked() {
            *running = Some(side);
        }
    }
}

/// "Чёрные, Ельников Захар".
pub(super) fn with_name(cx: &Cx, table: &Table, side: Color) -> String {
    let name = cx.model.state().names(table, side, Player::full_name);
    format!("{}, {name}", words::side_capital(cx.l, side))
}

/// An act that needs a side alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideAct {
    /// The pause before the first byo-yomi, once a side (15.9).
    Pause,
    /// All its time is used up (13.1).
    Overrun,
}

#[derive(Debug)]
pub struct SideDialog {
    table: TableId,
    act: SideAct,
    side: Option<Color>,
}

impl SideDialog {
    pub fn new(table: TableId, act: SideAct) -> SideDialog {
        SideDialog { table, act, side: None }
    }

    fn words(&self, l: L10n) -> (String, String, &'static str) {
        let table = words::number(self.table.table.0);
        match self.act {
            SideAct::Pause => (l.tr_args("round-pause-title", &[("table", table)]), l.tr("round-pause-do"), "15.9"),
            SideAct::Overrun => (l.tr_args("round-overrun-title", &[("table", table)]), l.tr("round-overrun-do"), "13.1"),
        }
    }

    pub(super) fn show(&mut self, ctx: &egui::Context, cx: &mut Cx) -> bool {
        let l = cx.l;
        let Some(table) = table_of(cx, self.table) else { return true };
        let (title, main, article) = self.words(l);
        let (act, chosen) = (self.act, Cell::new(self.side));
        let shown = Window::new("side", &title).width(460.0).show(
            ctx,
            |_| {},
            |ui| {
                bits::article(ui, &words::article(l, article));
            },
            |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                bits::label(ui, &l.tr("round-side-whose"));
                let taken = l.tr("round-refused-pause-taken");
                for side in Color::BOTH {
                    let text = with_name(cx, table, side);
                    let refused = (act == SideAct::Pause && table.pause_taken[side]).then_some(taken.as_str());
                    if (RadioRow { text: &text, note: "", on: chosen.get() == Some(side), refused }).show(ui).clicked() {
                        chosen.set(Some(side));
                    }
                }
            },
            |ui| {
                let missing = chosen.get().is_none().then(|| l.tr("round-side-missing"));
                footer(ui, l, &main, missing.as_deref())
            },
        );
        self.side = chosen.get();
        if let (Answer::Main, Some(side)) = (shown.footer, self.side) {
            let table = self.table;
            cx.command(match self.act {
                SideAct::Pause => Command::TakePause { table, side },
                SideAct::Overrun => Command::Overrun { table, side, ruling: None },
            });
        }
        shown.close || shown.footer != Answer::None
    }
}
