//! Where the acts on a table lead that belong to other places.

use crate::referee::{Measure, TableId};
use crate::rules::Color;
use crate::ui::Cx;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::adjournment::AdjournmentDialog;
use crate::ui::dialogs::conduct::ConductDialog;
use crate::ui::dialogs::results::ResultsDialog;

/// Announces an adjournment (12.1) at the tables that play.
pub fn adjourn(cx: &mut Cx, tables: &[TableId]) {
    let state = cx.model.state();
    let play = |id: &TableId| state.table(*id).is_some_and(|t| !t.is_finished() && t.adjournment().is_none());
    cx.dialog(Dialog::Adjournment(AdjournmentDialog::announce(state, tables.iter().copied().filter(play))));
}

/// `side` where it is known whose remark it is.
pub fn remark(cx: &mut Cx, table: TableId, side: Option<Color>) {
    cx.dialog(Dialog::Conduct(ConductDialog::entry(Some(table), side, Measure::Remark)));
}

/// `side` where it is known whose warning it is.
pub fn warning(cx: &mut Cx, table: TableId, side: Option<Color>) {
    cx.dialog(Dialog::Conduct(ConductDialog::entry(Some(table), side, Measure::Warning)));
}

pub fn protest(cx: &mut Cx, table: TableId) {
    cx.dialog(Dialog::Conduct(ConductDialog::protest(table)));
}

/// The result of the game, with winner and how (13.7).
pub fn result(cx: &mut Cx, table: TableId) {
    cx.dialog(Dialog::Results(ResultsDialog::for_table(table)));
}
