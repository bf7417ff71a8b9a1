use super::Cx;
use crate::referee::TableId;
use eframe::egui;

pub fn show(_ui: &mut egui::Ui, _cx: &mut Cx, _table: TableId) {}
