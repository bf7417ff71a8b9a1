//! Dialogs of envelopes: a line in the register, the electronic copy sealed and opened.

mod register;
mod seal;
mod unseal;

pub use register::Entry;

use crate::referee::{State, TableId};
use crate::ui::{Cx, Go};
use eframe::egui;

/// What is being entered.
#[derive(Debug)]
pub enum EnvelopeDialog {
    Register(register::Register),
    Seal(Box<seal::Seal>),
    Unseal(Box<unseal::Unseal>),
}

impl EnvelopeDialog {
    /// A line in the register, with the names the station can suggest.
    #[must_use]
    pub fn register(state: &State, table: TableId, entry: Entry, desk: &str) -> EnvelopeDialog {
        EnvelopeDialog::Register(register::Register::new(state, table, entry, desk))
    }

    /// The mover lays a second copy in, behind a screen.
    #[must_use]
    pub fn seal(table: TableId) -> EnvelopeDialog {
        EnvelopeDialog::Seal(Box::new(seal::Seal::new(table)))
    }

    /// The mover opens it.
    #[must_use]
    pub fn unseal(table: TableId) -> EnvelopeDialog {
        EnvelopeDialog::Unseal(Box::new(unseal::Unseal::new(table)))
    }
}

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut EnvelopeDialog) {
    let close = match view {
        EnvelopeDialog::Register(register) => register::show(ui, cx, register),
        EnvelopeDialog::Seal(seal) => seal::show(ui, cx, seal),
        EnvelopeDialog::Unseal(unseal) => unseal::show(ui, cx, unseal),
    };
    if close {
        cx.go(Go::CloseDialog);
    }
}
