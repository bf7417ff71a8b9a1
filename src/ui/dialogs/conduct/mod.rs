//! Dialogs of conduct: an entry, a loss, a protest and what becomes of it.

mod appeal;
pub mod catalogue;
mod causes;
mod committee;
mod decide;
mod desk;
mod entry;
mod overturn;
mod person;
mod protest;
mod sent;

pub use desk::may_enter;
pub use sent::{Progress, Sent};

use crate::app::Model;
use crate::referee::{EntryNo, Measure, TableId};
use crate::rules::Color;
use crate::ui::Cx;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::bits;
use eframe::egui::{Align, Key, Layout, Modifiers, Ui, vec2};

/// The conduct dialog that is open.
#[derive(Debug)]
pub struct ConductDialog(Form);

#[derive(Debug)]
enum Form {
    Entry(Box<entry::EntryForm>),
    Protest(protest::ProtestForm),
    Decide(Box<decide::DecideForm>),
    Appeal(appeal::AppealForm),
    Overturn(overturn::OverturnForm),
    Committee(committee::CommitteeForm),
}

impl Default for ConductDialog {
    fn default() -> Self {
        ConductDialog::entry(None, None, Measure::Remark)
    }
}

impl ConductDialog {
    /// A remark, a warning, a sanction or a note; who and where as far as they are known.
    pub fn entry(table: Option<TableId>, side: Option<Color>, measure: Measure) -> ConductDialog {
        ConductDialog(Form::Entry(Box::new(entry::EntryForm::new(table, side, entry::Follows::Measure(measure)))))
    }

    /// A loss without warnings (17.2).
    pub fn loss(table: TableId) -> ConductDialog {
        ConductDialog(Form::Entry(Box::new(entry::EntryForm::new(Some(table), None, entry::Follows::Loss))))
    }

    /// A protest of a side (14.9, 15.9).
    pub fn protest(table: TableId) -> ConductDialog {
        ConductDialog(Form::Protest(protest::ProtestForm::new(table)))
    }

    /// What became of the protest that `entry` lodged.
    pub fn decide(entry: EntryNo) -> ConductDialog {
        ConductDialog(Form::Decide(Box::new(decide::DecideForm::new(entry))))
    }

    /// The same about both sides of a table.
    pub fn entry_of_both(table: TableId, measure: Measure) -> ConductDialog {
        let form = entry::EntryForm::new(Some(table), None, entry::Follows::Measure(measure)).of_both();
        ConductDialog(Form::Entry(Box::new(form)))
    }

    /// The same with the matter chosen: only the button is left.
    pub fn entry_about(table: TableId, side: Option<Color>, measure: Measure, matter: usize) -> ConductDialog {
        let form = entry::EntryForm::new(Some(table), side, entry::Follows::Measure(measure)).about(matter);
        let form = if side.is_none() { form.of_both() } else { form };
        ConductDialog(Form::Entry(Box::new(form)))
    }

    /// The protest that `entry` lodged, carried to a higher level (14.9).
    pub fn appeal(entry: EntryNo) -> ConductDialog {
        ConductDialog(Form::Appeal(appeal::AppealForm::new(entry)))
    }

    /// The chief judge decides otherwise than `entry` says (14.5).
    pub fn overturn(entry: EntryNo) -> ConductDialog {
        ConductDialog(Form::Overturn(overturn::OverturnForm::new(entry)))
    }

    /// The appeals committee (5.6).
    pub fn committee(model: &Model) -> ConductDialog {
        ConductDialog(Form::Committee(committee::CommitteeForm::new(model.state())))
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, dialog: &mut ConductDialog) {
    match &mut dialog.0 {
        Form::Entry(form) => entry::show(ui, cx, form),
        Form::Protest(form) => protest::show(ui, cx, form),
        Form::Decide(form) => decide::show(ui, cx, form),
        Form::Appeal(form) => appeal::show(ui, cx, form),
        Form::Overturn(form) => overturn::show(ui, cx, form),
        Form::Committee(form) => committee::show(ui, cx, form),
    }
}

/// Ctrl+Enter: the main button of a dialog.
pub fn recorded_by_key(ui: &Ui) -> bool {
    ui.input_mut(|i| i.consume_key(Modifiers::COMMAND, Key::Enter))
}

/// Whether a dialog lies over the place: keys of the place rest until it is gone.
pub fn dialog_open(ui: &Ui) -> bool {
    ui.memory(|memory| memory.top_modal_layer().is_some())
}

/// The width of the labels that stand before the fields.
const LABEL: f32 = 92.0;

/// A label, and what it labels beside it.
pub fn labelled<R>(ui: &mut Ui, label: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.allocate_ui_with_layout(vec2(LABEL, 28.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(LABEL);
            ui.add_space(7.0);
            bits::words(ui, label, Type::S11, Tone::Dim);
        });
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            contents(ui)
        })
        .inner
    })
    .inner
}
