use super::sides::Faces;
use super::{Answer, field, footer, table_of};
use crate::app::Model;
use crate::clock::{ClockModel, SideTime};
use crate::referee::{Basis, Command, Consequence, Ruling, Table, TableId, propose};
use crate::rules::{Color, Sides};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Dialog as Window, Note, RadioRow, bits};
use crate::ui::{Cx, Go, words};
use eframe::egui;
use std::cell::Cell;

/// What two times are set for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// This laptop becomes the table's clock.
    RunHere,
    /// Time added or cut by the referee (16.7).
    Correct,
    /// Another clock is put on the table (16.6).
    Replace,
}

/// Both times of a table, set by the referee.
#[derive(Debug)]
pub struct TimesDialog {
    table: TableId,
    purpose: Purpose,
    faces: Faces,
    running: Option<Color>,
    reason: String,
}

impl TimesDialog {
    pub fn new(model: &Model, id: TableId, purpose: Purpose) -> TimesDialog {
        let table = model.state().table(id);
        let faces = table.map_or_else(Faces::empty, |t| {
            // The most there can be: a prefilled field takes nothing from a player.
            let times = t.watch.bounds(model.now.mono).map(|_, b| b.most);
            Faces::filled(ClockModel::Plain, t.watch.control(), times)
        });
        let running = table.and_then(Table::running_side).or(Some(Color::Black));
        TimesDialog { table: id, purpose, faces, running, reason: String::new() }
    }

    pub(super) fn show(&mut self, ctx: &egui::Context, cx: &mut Cx) -> bool {
        let l = cx.l;
        let model = cx.model;
        let Some(table) = table_of(cx, self.table) else { return true };
        let (title, main, about) = match self.purpose {
            Purpose::RunHere => ("round-run-title", "round-run-do", "round-run-means"),
            Purpose::Correct => ("round-correct-title", "round-correct-do", "round-correct-means"),
            Purpose::Replace => ("round-replace-title", "round-replace-do", "round-replace-means"),
        };
        let title = l.tr_args(title, &[("table", words::number(self.table.table.0))]);
        let (purpose, faces) = (self.purpose, &mut self.faces);
        let (running, reason) = (&mut self.running, &mut self.reason);
        // The body is drawn first, and the footer goes by what it found.
        let (times, refused) = (Cell::new(None), Cell::new(None));
        let shown = Window::new("times", &title).width(640.0).show(
            ctx,
            |_| {},
            |ui| {
                if let Some(article) = article(purpose) {
                    bits::article(ui, &words::article(l, article));
                }
            },
            |ui| {
                bits::words(ui, &l.tr(about), Type::S12, Tone::Ink2);
                let typed = faces.show(ui, l, model.state(), table, ClockModel::Plain);
                times.set(typed.both());
                if let (Purpose::Correct, Some(times)) = (purpose, times.get()) {
                    floors(ui, cx, table, times);
                }
                let by_reason = if purpose == Purpose::RunHere {
                    who_runs(ui, cx, running);
                    false
                } else {
                    field(ui, reason, &l.tr("reason"))
                };
                refused.set(match times.get() {
                    None => Some("round-reading-missing"),
                    Some(_) if purpose != Purpose::RunHere && reason.trim().is_empty() => Some("refusal-reason-missing"),
                    Some(_) => None,
                });
                (typed.entered && purpose == Purpose::RunHere) || by_reason
            },
            |ui| {
                let refused = refused.get().map(|id| l.tr(id));
                (footer(ui, l, &l.tr(main), refused.as_deref()), refused.is_none())
            },
        );
        let (answer, ready) = shown.footer;
        let go = ready && (answer == Answer::Main || shown.body);
        if let (true, Some(times)) = (go, times.get()) {
            self.record(cx, times);
        }
        go || shown.close || answer == Answer::Cancel
    }

    fn record(&self, cx: &mut Cx, times: Sides<SideTime>) {
        let table = self.table;
        let reason = self.reason.trim().to_owned();
        match self.purpose {
            Purpose::RunHere => {
                cx.command(Command::RunHere { table, times, running: self.running });
                cx.go(Go::TimeKeeper(Some(table)));
            }
            Purpose::Correct => {
                let consequence = Consequence::Clocks { times, running: None };
                cx.command(Command::Correct { table, times, ruling: Ruling { consequence, reason } });
            }
            Purpose::Replace => cx.command(Command::ReplaceClock { table, times, reason }),
        }
    }
}

const fn article(purpose: Purpose) -> Option<&'static str> {
    match purpose {
        Purpose::RunHere => None,
        Purpose::Correct => Some("16.7"),
        Purpose::Replace => Some("16.6"),
    }
}

fn who_runs(ui: &mut egui::Ui, cx: &Cx, running: &mut Option<Color>) {
    let l = cx.l;
    bits::label(ui, &l.tr("round-run-whose"));
    ui.spacing_mut().item_spacing.y = 0.0;
    for side in [Some(Color::Black), Some(Color::White), None] {
        let text = side.map_or_else(|| l.tr("round-run-nobody"), |s| words::side_capital(l, s));
        if (RadioRow { text: &text, note: "", on: *running == side, refused: None }).show(ui).clicked() {
            *running = side;
        }
    }
}

/// What 16.7 leaves a side at least, as soon as a cut goes below it.
pub fn floors(ui: &mut egui::Ui, cx: &Cx, table: &Table, times: Sides<SideTime>) {
    let l = cx.l;
    let proposal = propose::correction(table, times, cx.model.now.mono);
    let (Basis::Correction { floor: Some(floor) }, Consequence::Clocks { times: held, .. }) =
        (proposal.basis, proposal.consequence)
    else {
        return;
    };
    let article = words::article(l, "16.7");
    let title = l.tr_args("round-correct-floor", &[("floor", l.hms(floor).into()), ("article", article.into())]);
    let side = |side: Color| l.side_time(&table.watch.control()[side], held[side]);
    let text = l.tr_args("round-correct-proposed", &[("black", side(Color::Black).into()), ("white", side(Color::White).into())]);
    Note::new(Tone::Amber).title(&title).text(&text).outlined().show(ui);
}
