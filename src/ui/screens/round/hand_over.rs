//! Where the acts on a table lead that belong to other places.

use crate::referee::{Measure, TableId};
use crate::rules::Color;
use crate::ui::Cx;
use crate::ui::dialogs::{Dialog, adjournment::AdjournmentDialog, conduct::ConductDialog, results};

pub fn adjourn(cx: &mut Cx, tables: &[TableId]) {
    cx.dialog(Dialog::Adjournment(AdjournmentDialog::announce(cx.model.state(), tables.iter().copied())));
}

pub fn remark(cx: &mut Cx, table: TableId, side: Option<Color>) {
    cx.dialog(Dialog::Conduct(ConductDialog::entry(Some(table), side, Measure::Remark)));
}

pub fn warning(cx: &mut Cx, table: TableId, side: Option<Color>) {
    cx.dialog(Dialog::Conduct(ConductDialog::entry(Some(table), side, Measure::Warning)));
}

pub fn protest(cx: &mut Cx, table: TableId) {
    cx.dialog(Dialog::Conduct(ConductDialog::protest(table)));
}

pub fn result(cx: &mut Cx, _table: TableId) {
    cx.dialog(Dialog::Results(results::ResultsDialog::default()));
}
