//! The place bar: whose board it is, what a click means, how a position comes and goes.

use super::clipboard::{self, Copied};
use super::editor::Editor;
use super::{Mode, PositionView, pair, table, words};
use crate::rules::Color;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::position::PositionDialog;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Icon, Segment, Select, bars, bits, choice, select_item, sign};
use crate::ui::{Cx, words as said};
use eframe::egui::{self, Align, Layout, vec2};

pub fn place(ui: &mut egui::Ui, cx: &mut Cx, view: &mut PositionView, editor: &mut Editor) {
    bars::place_bar(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
            acts(ui, cx, view, editor);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| whose(ui, cx, editor));
        });
    });
}

/// From the right edge to the left.
fn acts(ui: &mut egui::Ui, cx: &mut Cx, view: &mut PositionView, editor: &Editor) {
    let diagram = cx.l.tr("position-diagram");
    if ui.add(Button::new(&diagram).icon(Icon::Print).size(ButtonSize::Bar)).clicked() {
        let caption = words::source_words(cx.l, &editor.source());
        let dialog = PositionDialog::diagram(cx, editor.setup(), editor.last_move(), caption, editor.moves_made());
        cx.dialog(Dialog::Position(dialog));
    }
    let copy = cx.l.tr("position-copy");
    Select::new(&copy, &copy).bar().show(ui, |ui| {
        for (what, id, note) in [(Copied::Sgf, "position-copy-sgf", "Ctrl C"), (Copied::Text, "position-copy-text", "")] {
            if select_item(ui, false, &cx.l.tr(id), note).clicked() {
                clipboard::copy(ui, editor, what);
            }
        }
    });
    if ui.add(Button::new(&cx.l.tr("position-paste")).size(ButtonSize::Bar).hint("Ctrl V")).clicked() {
        clipboard::ask(ui);
    }
    if ui.add(Button::new(&cx.l.tr("position-open")).size(ButtonSize::Bar).hint("Ctrl O")).clicked() {
        cx.dialog(Dialog::Position(PositionDialog::open_record()));
    }
    ui.add_space(8.0);
    let modes = [Mode::SetUp, Mode::Play, Mode::AsRecorded];
    let mut at = modes.iter().position(|mode| *mode == view.mode).unwrap_or(0);
    let names = [cx.l.tr("position-mode-set"), cx.l.tr("position-mode-play"), cx.l.tr("position-mode-recorded")];
    let segments = names.each_ref().map(|name| Segment::text(name));
    if choice(ui, &cx.l.tr("position-mode"), &segments, &mut at)
        && let Some(mode) = modes.get(at)
    {
        view.mode = *mode;
        view.drop_handles();
    }
    ui.add_space(8.0);
}

fn whose(ui: &mut egui::Ui, cx: &Cx, editor: &Editor) {
    ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
    let room = ui.max_rect();
    ui.set_clip_rect(room.intersect(ui.clip_rect()));
    match table(cx) {
        Some(table) => {
            bits::strong(ui, &said::table_title(cx.l, table.id), Type::S15, Tone::Ink);
            for side in Color::BOTH {
                ui.add_space(6.0);
                let (name, rank) = pair(cx, table, side);
                sign::stone_dot(ui, side, 12.0, &said::side(cx.l, side));
                bits::words(ui, &name, Type::S13, Tone::Ink);
                bits::words(ui, &rank, Type::S13, Tone::Dim);
            }
        }
        None => {
            bits::strong(ui, &cx.l.tr("position-no-table"), Type::S15, Tone::Ink);
        }
    }
    ui.add_space(8.0);
    let source = words::source_words(cx.l, &editor.source());
    let label = egui::Label::new(egui::RichText::new(&source).font(Type::S13.font()).color(crate::ui::theme::tokens(ui).dim));
    ui.add(label.truncate());
}
