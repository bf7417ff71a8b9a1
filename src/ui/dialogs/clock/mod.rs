//! Dialogs of clocks and of the round: they collect facts, show what those will mean, and ask for one thing to be recorded.

mod absence;
pub mod entry;
mod hall;
mod reading;
pub mod sides;
mod stop;
pub mod times;

pub use absence::{AbsentDialog, WrongColourDialog};
pub use hall::{PlanDialog, StopAllDialog};
pub use reading::ReadingDialog;
pub use stop::{ContinueDialog, SideAct, SideDialog, StopDialog};
pub use times::{Purpose, TimesDialog};

use super::parts::{Answer, footer};
use crate::app::Model;
use crate::referee::{Round, RoundNo, StopReason, Table, TableId};
use crate::ui::widgets::{Field, bits};
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
    };
    if done {
        cx.go(Go::CloseDialog);
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
