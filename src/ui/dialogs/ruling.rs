use crate::ui::Cx;
use eframe::egui;

#[derive(Debug, Default)]
pub struct RulingView {}

impl RulingView {
    pub fn reset(&mut self) {}
}

pub fn show(_ui: &mut egui::Ui, _cx: &mut Cx, _view: &mut RulingView) {}
