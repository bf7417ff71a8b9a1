use super::{Cx, View, screens};
use crate::app::Model;
use eframe::egui;

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut View) {
    screens::round::show(ui, cx, &mut view.round);
}

pub fn schedule_repaint(_ctx: &egui::Context, _model: &Model) {}
