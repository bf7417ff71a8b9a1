use super::Cx;
use crate::referee::TableId;
use eframe::egui;

#[derive(Debug, Default)]
pub struct PaletteView {
    pub query: String,
}

impl PaletteView {
    #[must_use]
    pub fn with(query: String) -> PaletteView {
        PaletteView { query }
    }
}

pub fn show(_ui: &mut egui::Ui, _cx: &mut Cx, _view: &mut Option<PaletteView>, _table: Option<TableId>) {}
