use crate::app::Action;
use crate::referee::TableId;
use crate::seal::Passphrase;
use crate::ui::Cx;
use crate::ui::screens::adjournment::side_name;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog, SecretField, bits};
use eframe::egui;

/// The passphrase as it is typed.
#[derive(Debug)]
pub struct Unseal {
    table: TableId,
    passphrase: Passphrase,
}

impl Unseal {
    pub fn new(table: TableId) -> Unseal {
        Unseal { table, passphrase: Passphrase::new() }
    }
}

pub(super) fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut Unseal) -> bool {
    let l = cx.l;
    let state = cx.model.state();
    let Some((table, adjournment)) = state.table(view.table).and_then(|t| Some((t, t.adjournment()?))) else { return true };
    let name = match adjournment.envelope.sealed_by.trim() {
        "" => side_name(state, table, adjournment.mover),
        sealer => sealer.to_owned(),
    };
    let missing = view.passphrase.is_empty().then(|| l.tr("envelope-unseal-passphrase"));
    let response = Dialog::new("envelope-unseal", &l.tr("envelope-unseal-title")).width(460.0).show(
        ui.ctx(),
        |_| {},
        |_| {},
        |ui| {
            bits::words(ui, &l.tr_args("envelope-unseal-lead", &[("name", name.into())]), Type::S13, Tone::Ink2);
            let name = l.tr("envelope-unseal-passphrase");
            bits::label(ui, &name);
            ui.add(SecretField::new(&mut view.passphrase, &name));
        },
        |ui| {
            let go = ui.add(Button::new(&l.tr("envelope-do-unseal")).main().disabled(missing.as_deref())).clicked();
            (go, ui.add(Button::new(&l.tr("envelope-leave")).quiet()).clicked())
        },
    );
    let (go, leave) = response.footer;
    if go {
        cx.action(Action::UnsealMove { table: view.table, passphrase: std::mem::take(&mut view.passphrase) });
    }
    go || leave || response.close
}
