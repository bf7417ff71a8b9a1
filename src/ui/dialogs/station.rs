use crate::ui::Cx;
use eframe::egui;

#[derive(Debug, Default)]
pub struct StationDialog {}

pub fn show(_ui: &mut egui::Ui, _cx: &mut Cx, _view: &mut StationDialog) {}

pub fn gap(_ui: &mut egui::Ui, _cx: &mut Cx) {}
