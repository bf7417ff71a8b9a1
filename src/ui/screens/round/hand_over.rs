//! Where the acts on a table lead that belong to other places.

use crate::referee::TableId;
use crate::rules::Color;
use crate::ui::Cx;
use crate::ui::dialogs::{Dialog, adjournment, conduct, results};

pub fn adjourn(cx: &mut Cx, tables: &[TableId]) {
    let announce = adjournment::AdjournmentDialog::announce(cx.model.state(), tables.iter().copied());
    cx.dialog(Dialog::Adjournment(announce));
}

pub fn remark(cx: &mut Cx, _table: TableId, _side: Option<Color>) {
    cx.dialog(Dialog::Conduct(conduct::ConductDialog::default()));
}

pub fn warning(cx: &mut Cx, _table: TableId, _side: Option<Color>) {
    cx.dialog(Dialog::Conduct(conduct::ConductDialog::default()));
}

pub fn protest(cx: &mut Cx, _table: TableId) {
    cx.dialog(Dialog::Conduct(conduct::ConductDialog::default()));
}

pub fn result(cx: &mut Cx, _table: TableId) {
    cx.dialog(Dialog::Results(results::ResultsDialog::default()));
}
