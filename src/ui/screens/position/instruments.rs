//! The column of instruments at the left of the board.

use super::editor::Editor;
use super::{Mode, PositionView, Tool};
use crate::ui::Cx;
use crate::ui::widgets::{Button, Icon};
use eframe::egui::{self, vec2};

pub fn show(ui: &mut egui::Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    ui.spacing_mut().item_spacing = vec2(0.0, 2.0);
    ui.add_space(8.0);
    ui.vertical_centered(|ui| {
        for (tool, icon, id) in [
            (Tool::Move, Icon::Hand, "position-tool-move"),
            (Tool::Stones, Icon::Stones, "position-tool-stones"),
            (Tool::Erase, Icon::Erase, "position-tool-erase"),
            (Tool::Region, Icon::Region, "position-tool-region"),
        ] {
            let on = view.mode == Mode::SetUp && view.tool == tool;
            if ui.add(Button::instrument(icon, &cx.l.tr(id)).toggled(on)).clicked() {
                view.mode = Mode::SetUp;
                view.tool = tool;
                view.drop_handles();
            }
        }
        ui.add_space(8.0);
        if ui.add(Button::instrument(Icon::Turn, &cx.l.tr("position-turn"))).clicked() {
            editor.turn(view.region);
        }
        if ui.add(Button::instrument(Icon::Mirror, &cx.l.tr("position-mirror"))).clicked() {
            editor.mirror(view.region);
        }
        ui.add_space(8.0);
        if ui.add(Button::instrument(Icon::People, &cx.l.tr("position-from-white")).toggled(view.from_white)).clicked() {
            view.from_white = !view.from_white;
        }
        if ui.add(Button::instrument(Icon::Number, &cx.l.tr("position-numbers")).toggled(view.numbers)).clicked() {
            view.numbers = !view.numbers;
        }
        ui.add_space(8.0);
        let (undo, redo) = (cx.l.tr("position-undo"), cx.l.tr("position-redo"));
        let nothing = cx.l.tr("position-no-step");
        let refused = |can: bool| (!can).then_some(nothing.as_str());
        if ui.add(Button::instrument(Icon::Undo, &undo).disabled(refused(editor.can_undo()))).clicked() && editor.undo() {
            view.drop_handles();
        }
        if ui.add(Button::instrument(Icon::Redo, &redo).disabled(refused(editor.can_redo()))).clicked() && editor.redo() {
            view.drop_handles();
        }
    });
}
