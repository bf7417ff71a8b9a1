use super::Cx;

pub fn show(_ctx: &egui::Context, _cx: &mut Cx) {}
