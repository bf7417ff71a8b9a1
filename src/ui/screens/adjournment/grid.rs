//! The rows of the form: a label, and one cell or a cell for each side.

use crate::rules::Sides;
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::paint;
use eframe::egui::{
    self, Align, Color32, FontId, Frame, Margin, Rect, Response, Role, Sense, TextEdit, Ui, WidgetInfo, pos2, vec2,
};

/// Height of a row with its line.
pub const ROW: f32 = 25.0;
/// Where the first cell begins.
const LABEL: f32 = 136.0;

/// A row with one cell.
pub fn wide(ui: &mut Ui, label: &str) -> Rect {
    let rect = frame(ui, label, None);
    cell(ui, rect, rect.left() + LABEL, rect.right())
}

/// A row with a cell for each side; tinted when it is the one that matters now.
pub fn pair(ui: &mut Ui, label: &str, tint: Option<Color32>) -> Sides<Rect> {
    let rect = frame(ui, label, tint);
    let start = rect.left() + LABEL;
    let middle = (start + (rect.right() - start) / 2.0).round();
    Sides::new(cell(ui, rect, start, middle), cell(ui, rect, middle, rect.right()))
}

fn frame(ui: &mut Ui, label: &str, tint: Option<Color32>) -> Rect {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    if let Some(tint) = tint {
        ui.painter().rect_filled(rect, 0.0, tint);
    }
    paint::bottom_line(ui.painter(), rect, t.line);
    let words = Rect::from_min_max(pos2(rect.left() + 8.0, rect.top()), pos2(rect.left() + LABEL - 2.0, rect.bottom() - 1.0));
    paint::line(ui.painter(), words, Align::Min, label, Type::S13.font(), t.ink2);
    rect
}

fn cell(ui: &Ui, row: Rect, left: f32, right: f32) -> Rect {
    let t = theme::tokens(ui);
    ui.painter().rect_filled(Rect::from_min_size(pos2(left, row.top()), vec2(1.0, row.height())), 0.0, t.line);
    Rect::from_min_max(pos2(left + 1.0, row.top()), pos2(right, row.bottom() - 1.0))
}

/// Words in a cell; `name` says for a screen reader whose they are.
pub fn say(ui: &Ui, cell: Rect, name: &str, text: &str, tone: Tone) -> Response {
    let t = theme::tokens(ui);
    label(ui, cell, &format!("{name}: {text}"));
    paint::line(ui.painter(), cell.shrink2(vec2(8.0, 0.0)), Align::Min, text, Type::S13.font(), t.tone(tone));
    ui.interact(cell, ui.scope_id().with((name, "cell")), Sense::hover())
}

/// A name for a screen reader where words are painted.
pub fn label(ui: &Ui, rect: Rect, name: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with((name, "painted")), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    response
}

/// Words painted from the left of `rect`, with their name.
pub fn words(ui: &Ui, rect: Rect, text: &str, font: FontId, tone: Tone) -> Rect {
    label(ui, rect, text);
    paint::line(ui.painter(), rect, Align::Min, text, font, theme::tokens(ui).tone(tone))
}

/// A cell to type in; red where what stands there cannot be read.
pub fn edit(ui: &mut Ui, cell: Rect, text: &mut String, name: &str, readable: bool) -> Response {
    let t = theme::tokens(ui);
    let color = if readable { t.ink } else { t.red };
    let hovered = ui.rect_contains_pointer(cell);
    if hovered {
        ui.painter().rect_filled(cell, 0.0, t.hover);
    }
    let edit = TextEdit::singleline(text)
        .font(Type::S13.font())
        .text_color(color)
        .frame(Frame::NONE.inner_margin(Margin { left: 8, right: 4, top: 0, bottom: 0 }))
        .min_size(cell.size())
        .desired_width(cell.width())
        .align(egui::Align2::LEFT_CENTER);
    let response = ui.put(cell, edit).accessible_name(name);
    if !readable {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_invalid(egui::accesskit::Invalid::True));
        paint::focus_inside(ui.painter(), cell, 0, &theme::Tokens { acc: t.red, ..*t });
    } else if response.has_focus() {
        paint::focus_inside(ui.painter(), cell, 0, t);
    }
    response
}

/// A place for widgets inside a cell, from its left, in the middle of its height.
pub fn inside<R>(ui: &mut Ui, cell: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let room = egui::UiBuilder::new()
        .max_rect(cell.shrink2(vec2(2.0 * measure::UNIT, 0.0)))
        .layout(egui::Layout::left_to_right(Align::Center))
        .id_salt((cell.left() as i32, cell.top() as i32));
    ui.scope_builder(room, contents).inner
}
