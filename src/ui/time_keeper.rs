use super::Cx;
use crate::referee::TableId;

pub fn show(_ui: &mut egui::Ui, _cx: &mut Cx, _table: TableId) {}
