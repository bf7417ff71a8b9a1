use super::Cx;
use eframe::egui;

pub fn show(_ctx: &egui::Context, _cx: &mut Cx) {}
