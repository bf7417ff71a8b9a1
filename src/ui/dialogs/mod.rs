//! Dialogs: one at a time, each holding all it needs; Esc leaves nothing behind.

pub mod adjournment;
pub mod clock;
pub mod conduct;
pub mod envelope;
pub mod parts;
pub mod position;
pub mod results;
pub mod ruling;
pub mod station;

use super::Cx;
use eframe::egui;

/// The dialog that is open, with what was typed into it so far.
#[derive(Debug)]
pub enum Dialog {
    Clock(clock::ClockDialog),
    Position(position::PositionDialog),
    Adjournment(adjournment::AdjournmentDialog),
    Envelope(envelope::EnvelopeDialog),
    Conduct(conduct::ConductDialog),
    Results(results::ResultsDialog),
    Station(station::StationDialog),
}

/// Shows the proposal that waits for a ruling, else the question about lost time, else the dialog opened from a screen.
pub fn show(ui: &mut egui::Ui, cx: &mut Cx, dialog: &mut Option<Box<Dialog>>, ruling: &mut ruling::RulingView) {
    if cx.model.pending.is_some() {
        ruling::show(ui, cx, ruling);
        return;
    }
    ruling.reset();
    if cx.model.gap.is_some() {
        station::gap(ui, cx);
        return;
    }
    match dialog.as_deref_mut() {
        Some(Dialog::Clock(d)) => clock::show(ui, cx, d),
        Some(Dialog::Position(d)) => position::show(ui, cx, d),
        Some(Dialog::Adjournment(d)) => adjournment::show(ui, cx, d),
        Some(Dialog::Envelope(d)) => envelope::show(ui, cx, d),
        Some(Dialog::Conduct(d)) => conduct::show(ui, cx, d),
        Some(Dialog::Results(d)) => results::show(ui, cx, d),
        Some(Dialog::Station(d)) => station::show(ui, cx, d),
        None => {}
    }
}
