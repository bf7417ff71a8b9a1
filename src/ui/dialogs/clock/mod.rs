//! Dialogs of clocks and of the round: they collect facts, show what those will mean, and ask for one thing to be recorded.

mod absence;
pub mod entry;
mod hall;
mod reading;
mod sides;
mod stop;
mod times;

pub use absence::{AbsentDialog, WrongColourDialog};
pub use hall::{PlanDialog, StopAllDialog};
pub use reading::ReadingDialog;
pub use stop::{ContinueDialog, SideAct, SideDialog, StopDialog};
pub use times::{Purpose, TimesDialog};

use crate::app::{Action, Model};
use crate::referee::{EntryNo, Round, RoundNo, StopReason, Table, TableId};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog as Window, Field, Note, bits};
use crate::ui::{Cx, Go, words};
use eframe::egui;

/// One of the dialogs, with what was typed into it so far.
#[derive(Debug)]
pub enum ClockDialog {
    Reading(ReadingDialog),
    /// Run here, correct (16.7), replace the clock (16.6).
    Times(TimesDialog),
    Stop(StopDialog),
    Continue(ContinueDialog),
    /// An act that asks for a side alone: the pause (15.9), an overrun (13.1).
    Side(SideDialog),
    StopAll(StopAllDialog),
    Plan(PlanDialog),
    Absent(AbsentDialog),
    WrongColour(WrongColourDialog),
    TakeBack(TakeBackDialog),
}

/// Taking an entry back by a counter-entry.
#[derive(Debug)]
pub struct TakeBackDialog {
    entry: EntryNo,
    reason: String,
}

impl ClockDialog {
    /// Readings of one table, or of several one after the other.
    pub fn readings(model: &Model, tables: &[TableId]) -> ClockDialog {
        ClockDialog::Reading(ReadingDialog::new(model, tables))
    }

    pub fn run_here(model: &Model, table: TableId) -> ClockDialog {
        ClockDialog::Times(TimesDialog::new(model, table, Purpose::RunHere))
    }

    pub fn correct(model: &Model, table: TableId) -> ClockDialog {
        ClockDialog::Times(TimesDialog::new(model, table, Purpose::Correct))
    }

    pub fn replace(model: &Model, table: TableId) -> ClockDialog {
        ClockDialog::Times(TimesDialog::new(model, table, Purpose::Replace))
    }

    pub fn stop(tables: Vec<TableId>) -> ClockDialog {
        ClockDialog::stop_for(tables, StopReason::Judge)
    }

    /// With a reason chosen already.
    pub fn stop_for(tables: Vec<TableId>, reason: StopReason) -> ClockDialog {
        ClockDialog::Stop(StopDialog::new(tables, reason))
    }

    pub fn go_on(model: &Model, table: TableId) -> ClockDialog {
        ClockDialog::Continue(ContinueDialog::new(model, table))
    }

    pub fn side(table: TableId, act: SideAct) -> ClockDialog {
        ClockDialog::Side(SideDialog::new(table, act))
    }

    pub fn stop_all(round: RoundNo) -> ClockDialog {
        ClockDialog::StopAll(StopAllDialog::new(round))
    }

    pub fn plan(model: &Model, round: &Round) -> ClockDialog {
        ClockDialog::Plan(PlanDialog::new(model, round))
    }

    pub fn absent(model: &Model, tables: Vec<TableId>) -> ClockDialog {
        ClockDialog::Absent(AbsentDialog::new(model, tables))
    }

    pub fn wrong_colour(table: TableId) -> ClockDialog {
        ClockDialog::WrongColour(WrongColourDialog::new(table))
    }

    pub fn take_back(entry: EntryNo) -> ClockDialog {
        ClockDialog::TakeBack(TakeBackDialog { entry, reason: String::new() })
    }
}

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut ClockDialog) {
    let ctx = ui.ctx().clone();
    let done = match view {
        ClockDialog::Reading(d) => d.show(&ctx, cx),
        ClockDialog::Times(d) => d.show(&ctx, cx),
        ClockDialog::Stop(d) => d.show(&ctx, cx),
        ClockDialog::Continue(d) => d.show(&ctx, cx),
        ClockDialog::Side(d) => d.show(&ctx, cx),
        ClockDialog::StopAll(d) => d.show(&ctx, cx),
        ClockDialog::Plan(d) => d.show(&ctx, cx),
        ClockDialog::Absent(d) => d.show(&ctx, cx),
        ClockDialog::WrongColour(d) => d.show(&ctx, cx),
        ClockDialog::TakeBack(d) => d.show(&ctx, cx),
    };
    if done {
        cx.go(Go::CloseDialog);
    }
}

impl TakeBackDialog {
    fn show(&mut self, ctx: &egui::Context, cx: &mut Cx) -> bool {
        let l = cx.l;
        let history = &cx.model.history;
        let Some(entry) = history.entry(self.entry) else { return true };
        let refused = history.may_counter(self.entry).err().map(|r| words::refusal(l, cx.model.state(), &r).what);
        let what = words::event_text(l, cx.model.state(), entry);
        let title = l.tr("round-take-back");
        let asked = refused.clone().or_else(|| self.reason.trim().is_empty().then(|| l.tr("round-reason-missing")));
        let number = self.entry;
        let shown = Window::new("take-back", &title).width(460.0).show(
            ctx,
            |_| {},
            |_| {},
            |ui| {
                bits::words(ui, &what, Type::S13, Tone::Ink);
                bits::words(ui, &l.tr("round-take-back-means"), Type::S12, Tone::Ink2);
                if let Some(refused) = &refused {
                    Note::new(Tone::Amber).text(refused).show(ui);
                }
                field(ui, &mut self.reason, &l.tr("round-reason"))
            },
            |ui| buttons(ui, cx.l, &l.tr("round-take-back-do"), asked.as_deref()),
        );
        let go = shown.footer == Footer::Main || (shown.body && asked.is_none());
        if go {
            cx.action(Action::Counter { entry: number, reason: self.reason.trim().to_owned() });
        }
        go || shown.close || shown.footer == Footer::Cancel
    }
}

/// What the footer said this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Footer {
    Main,
    Cancel,
    Quiet,
}

/// The button that records, and the way out.
fn buttons(ui: &mut egui::Ui, l: crate::i18n::L10n, main: &str, refused: Option<&str>) -> Footer {
    let pressed = ui.add(Button::new(main).main().disabled(refused)).clicked();
    let cancelled = ui.add(Button::new(&l.tr("round-cancel")).hint("Esc").quiet()).clicked();
    match (pressed, cancelled) {
        (true, _) => Footer::Main,
        (_, true) => Footer::Cancel,
        _ => Footer::Quiet,
    }
}

/// A labelled field; whether Enter was pressed in it.
fn field(ui: &mut egui::Ui, text: &mut String, name: &str) -> bool {
    bits::label(ui, name);
    let response = ui.add(Field::new(text, name));
    entered(ui, &response)
}

/// Whether Enter was pressed in this field.
fn entered(ui: &egui::Ui, response: &egui::Response) -> bool {
    response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter))
}

/// "стол 247", "3 стола".
fn for_tables(l: crate::i18n::L10n, tables: &[TableId]) -> String {
    match tables {
        [one] => l.tr_args("round-for-table", &[("table", words::number(one.table.0))]),
        many => l.tr_args("round-for-chosen", &[("count", many.len().into())]),
    }
}

fn table_of<'a>(cx: &Cx<'a>, id: TableId) -> Option<&'a Table> {
    cx.model.state().table(id)
}
