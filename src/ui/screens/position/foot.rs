//! Under the board: steps through the record, a typed coordinate, whose turn it is; what the last act met.

use super::editor::Editor;
use super::{PositionView, words};
use crate::rules::{Notation, Point};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Field, Icon, bits, paint, sign};
use crate::ui::{Cx, words as said};
use eframe::egui::{self, Align, Id, Key, Layout, vec2};

pub fn show(ui: &mut egui::Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    let room = ui.max_rect().shrink2(vec2(8.0, 0.0));
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(egui::UiBuilder::new().max_rect(room).layout(layout), |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
        steps(ui, cx, view, editor);
        coordinate(ui, cx, view, editor);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| match message(view, editor) {
            Some(text) => warn(ui, text),
            None => turn(ui, cx, view, editor),
        });
    });
}

/// What the last act met, or what the move looked at would meet; it goes with the next change.
fn message<'a>(view: &'a PositionView, editor: &Editor) -> Option<&'a str> {
    view.message.as_ref().filter(|m| m.revision + 1 >= editor.revision()).map(|m| m.text.as_str())
}

fn warn(ui: &mut egui::Ui, text: &str) {
    let t = theme::tokens(ui);
    let rect = ui.available_rect_before_wrap();
    let (icon, words) = rect.split_left_right_at_x(rect.left() + 22.0);
    let mark = egui::Rect::from_center_size(icon.center(), vec2(13.0, 13.0));
    crate::ui::widgets::icon(ui.painter(), mark, Icon::Warning, t.red);
    let galley = paint::elided(ui.painter(), text, Type::S12.font(), t.red, words.width());
    let response = ui.interact(words, ui.scope_id().with("message"), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(egui::accesskit::Live::Polite));
    let place = egui::Align2::LEFT_CENTER.align_size_within_rect(galley.size(), words);
    ui.painter().galley(place.min, galley, t.red);
    response.on_hover_text(text);
}

fn steps(ui: &mut egui::Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    let (at, moves) = editor.record().map_or((0, 0), |(game, at)| (at, game.moves()));
    let touched = editor.is_touched();
    let none = cx.l.tr(if editor.record().is_some() { "position-no-further" } else { "position-no-record-short" });
    let back = (at == 0 && !touched).then_some(none.as_str());
    let forth = (at >= moves && !touched).then_some(none.as_str());
    let mut to = None;
    let button = |icon, id: &str, refused: Option<&str>, ui: &mut egui::Ui| {
        let name = cx.l.tr(id);
        ui.add(Button::mark(icon, &name).size(ButtonSize::Bar).disabled(refused)).clicked()
    };
    if button(Icon::First, "position-first", back, ui) {
        to = Some(0);
    }
    if button(Icon::Left, "position-back", back, ui) {
        to = Some(at.saturating_sub(1));
    }
    let name = cx.l.tr("position-jump");
    let id = Id::unique("position jump");
    if !ui.memory(|m| m.has_focus(id)) {
        view.jump = if editor.record().is_some() { at.to_string() } else { String::new() };
    }
    bits::words(ui, &cx.l.tr("position-move-word"), Type::S12, Tone::Ink2);
    let hint = if editor.record().is_some() { at.to_string() } else { String::new() };
    let field = ui.add(Field::new(&mut view.jump, &name).bar().width(44.0).id(id).hint(&hint));
    if field.gained_focus() {
        // The number is typed anew, not edited.
        view.jump.clear();
    }
    if field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
        to = view.jump.trim().parse().ok().or(to);
    }
    if editor.record().is_some() {
        bits::words(ui, &cx.l.tr_args("position-of-moves", &[("moves", said::number(moves))]), Type::S12, Tone::Dim);
    }
    if button(Icon::Right, "position-forth", forth, ui) {
        to = Some(at.saturating_add(1));
    }
    if button(Icon::Last, "position-last", forth, ui) {
        to = Some(u32::MAX);
    }
    if let Some(to) = to {
        editor.go_to(to);
        view.drop_handles();
    }
}

/// A typed point: the cursor goes there, and the record to the first move there.
fn coordinate(ui: &mut egui::Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    let size = editor.size();
    let name = cx.l.tr("position-coordinate");
    let id = Id::unique("position coordinate");
    if std::mem::take(&mut view.focus_point) {
        ui.memory_mut(|m| m.request_focus(id));
    }
    let read: Option<Point> = Notation::Standard.parse(size, &view.point).ok();
    let wrong = !view.point.trim().is_empty() && read.is_none();
    let field = ui.add(Field::new(&mut view.point, &name).bar().width(92.0).id(id).hint(&cx.l.tr("position-coordinate-hint")));
    let t = theme::tokens(ui);
    let room = field.rect.shrink2(vec2(8.0, 0.0));
    if let Some(point) = read {
        paint::line(ui.painter(), room, Align::Max, &words::point(size, point), Type::S12.font(), t.dim);
    } else if wrong {
        let mark = egui::Rect::from_center_size(egui::pos2(room.right() - 6.0, room.center().y), vec2(12.0, 12.0));
        crate::ui::widgets::icon(ui.painter(), mark, Icon::Question, t.amb);
    }
    if field.lost_focus()
        && ui.input(|i| i.key_pressed(Key::Enter))
        && let Some(point) = read
    {
        view.cursor = Some(point);
        if editor.record().is_some() && editor.go_to_point(point).is_none() {
            let text = cx.l.tr_args("position-never-there", &[("point", words::point(size, point).into())]);
            view.say(text, editor.revision());
        }
        view.point.clear();
    }
}

/// From the right edge to the left: last move, ko, side to move, pass.
fn turn(ui: &mut egui::Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    let size = editor.size();
    let l = cx.l;
    let last = match editor.last_move() {
        Some(point) => l.tr_args("position-last-move", &[("point", words::point(size, point).into())]),
        None => l.tr("position-last-move-none"),
    };
    bits::words(ui, &last, Type::S12, Tone::Dim);
    let ko = editor.setup().ko;
    let text = match ko {
        Some(point) => l.tr_args("position-ko-at", &[("point", words::point(size, point).into())]),
        None => l.tr("position-ko-none"),
    };
    if ui.add(Button::new(&text).size(ButtonSize::Bar).quiet()).clicked() {
        match (ko, view.cursor) {
            (Some(_), _) => editor.set_ko(None),
            (None, Some(cursor)) => editor.set_ko(Some(cursor)),
            (None, None) => view.say(l.tr("position-ko-needs-cursor"), editor.revision()),
        }
    }
    if ui.add(Button::new(&l.tr("position-pass")).size(ButtonSize::Bar).quiet()).clicked() {
        editor.pass();
    }
    let side = editor.side_to_move();
    let text = l.tr_args("position-turn-of", &[("side", said::side_of(l, side).into())]);
    let name = l.tr_args("position-turn-switch", &[("side", said::side_of(l, side.opponent()).into())]);
    let switch = ui.add(Button::new(&text).size(ButtonSize::Bar).quiet());
    if switch.clicked() {
        editor.set_to_play(side.opponent());
    }
    switch.on_hover_text(&name);
    sign::stone_dot(ui, side, 12.0, &said::side(l, side));
}
