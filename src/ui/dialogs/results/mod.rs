//! Dialogs of results: the result of one table, and the fixing of a whole round.

mod fix_round;
mod table;

use crate::referee::{RoundNo, TableId};
use crate::ui::Cx;
use eframe::egui::Ui;

/// The results dialog that is open.
#[derive(Debug)]
pub struct ResultsDialog(Form);

#[derive(Debug)]
enum Form {
    Table(Box<table::TableForm>),
    FixRound(fix_round::FixForm),
}

impl ResultsDialog {
    /// The result of one table: entered, replaced, fixed, or its fixing taken back.
    pub fn for_table(table: TableId) -> ResultsDialog {
        ResultsDialog(Form::Table(Box::new(table::TableForm::new(table))))
    }

    /// Fixes every result of a round that no protest holds (13.8).
    pub fn fix_round(round: RoundNo) -> ResultsDialog {
        ResultsDialog(Form::FixRound(fix_round::FixForm::new(round)))
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, dialog: &mut ResultsDialog) {
    match &mut dialog.0 {
        Form::Table(form) => table::show(ui, cx, form),
        Form::FixRound(form) => fix_round::show(ui, cx, form),
    }
}
