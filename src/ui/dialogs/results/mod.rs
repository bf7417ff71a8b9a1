use crate::ui::Cx;
use eframe::egui;

#[derive(Debug, Default)]
pub struct ResultsDialog {}

pub fn show(_ui: &mut egui::Ui, _cx: &mut Cx, _view: &mut ResultsDialog) {}
