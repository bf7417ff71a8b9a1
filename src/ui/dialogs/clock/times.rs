use super::reading::finding;
use super::sides::Faces;
use super::{Answer, field, footer, table_of};
use crate::app::Model;
use crate::clock::{ClockModel, Known, Mono, SideTime, TOLERANCE, TableClock};
use crate::i18n::WallTime;
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
            match (purpose, known(t, model.now.mono)) {
                (Purpose::RunHere, None) => Faces::empty(),
                (Purpose::RunHere, Some(times)) => Faces::filled(ClockModel::Plain, t.watch.control(), times),
                // The most there can be: a prefilled field takes nothing from a player.
                _ => Faces::filled(ClockModel::Plain, t.watch.control(), t.watch.bounds(model.now.mono).map(|_, b| b.most)),
            }
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
        let (times, refused, off) = (Cell::new(None), Cell::new(None), Cell::new(None));
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
                match (purpose, times.get()) {
                    (Purpose::Correct, Some(times)) => floors(ui, cx, table, times),
                    (Purpose::RunHere, Some(times)) if !matches!(table.watch.clock(), TableClock::Live(_)) => {
                        off.set(table.watch.consistency(times, model.now.mono, TOLERANCE).err().map(|d| d.by));
                        if let Some(by) = off.get() {
                            finding(ui, cx, by);
                        }
                    }
                    (Purpose::RunHere, None) => since(ui, cx, table),
                    _ => {}
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
                (typed.entered && purpose == Purpose::RunHere && off.get().is_none()) || by_reason
            },
            |ui| {
                let refused = refused.get().map(|id| l.tr(id));
                let main = if off.get().is_some() { "round-run-anyway" } else { main };
                (footer(ui, l, &l.tr(main), refused.as_deref()), refused.is_none())
            },
        );
        let (answer, ready) = shown.footer;
        let go = ready && (answer == Answer::Main || shown.body);
        if let (true, Some(times)) = (go, times.get()) {
            self.record(cx, times, off.get().is_some());
        }
        go || shown.close || answer == Answer::Cancel
    }

    fn record(&self, cx: &mut Cx, times: Sides<SideTime>, force: bool) {
        let table = self.table;
        let reason = self.reason.trim().to_owned();
        match self.purpose {
            Purpose::RunHere => {
                cx.command(Command::RunHere { table, times, running: self.running, force });
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

/// Both times, where nothing is left to guess: the clock has stood since they were known, or one side alone can have run.
fn known(table: &Table, now: Mono) -> Option<Sides<SideTime>> {
    let bounds = table.watch.bounds(now);
    if bounds.iter().all(|(_, b)| b.least == b.most && !b.open) {
        return Some(bounds.map(|_, b| b.most));
    }
    // Nobody has moved while Black is away.
    table.absent.black.then(|| Sides::new(bounds.black.least, bounds.white.most))
}

/// What can be known of clocks that ran on after they were last seen.
fn since(ui: &mut egui::Ui, cx: &Cx, table: &Table) {
    let l = cx.l;
    let now = cx.model.now.mono;
    if known(table, now).is_some() {
        return;
    }
    let (bounds, anchors) = (table.watch.bounds(now), table.watch.anchors(now));
    let of = |side: Color| {
        let control = &table.watch.control()[side];
        format!("{} – {}", l.side_time(control, bounds[side].least), l.side_time(control, bounds[side].most))
    };
    let when = match anchors.black.known {
        Known::Announced => l.tr("round-run-start"),
        Known::Read(stamp) | Known::Set(stamp) => l.time_seconds(WallTime::from(stamp)),
    };
    let args = [("when", when.into()), ("black", of(Color::Black).into()), ("white", of(Color::White).into())];
    bits::words(ui, &l.tr_args("round-run-known", &args), Type::S12, Tone::Amber);
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
