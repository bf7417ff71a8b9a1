//! Words with a frame, a weight or an action: badges, key caps, headings, links.

use super::paint;
use crate::ui::theme::{self, Tone, Type, measure};
use eframe::egui::{self, Align, Color32, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

/// Text of a size and tone.
pub fn words(ui: &mut Ui, text: &str, size: Type, tone: Tone) -> Response {
    let color = theme::tokens(ui).tone(tone);
    ui.label(RichText::new(text).font(size.font()).color(color))
}

/// The same, bold.
pub fn strong(ui: &mut Ui, text: &str, size: Type, tone: Tone) -> Response {
    let color = theme::tokens(ui).tone(tone);
    ui.label(RichText::new(text).font(size.bold()).color(color))
}

/// A label over or before a control: 11, dim.
pub fn label(ui: &mut Ui, text: &str) -> Response {
    words(ui, text, Type::S11, Tone::Dim)
}

/// The heading of a section, for the eye and for a screen reader.
pub fn heading(ui: &mut Ui, text: &str) -> Response {
    let response = strong(ui, text, Type::S13, Tone::Ink);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Heading);
        node.set_label(text);
    });
    response
}

/// The number of an article in a thin frame ("п. 16.1"). A click on it asks for the text of the article.
pub fn article(ui: &mut Ui, text: &str) -> Response {
    let t = theme::tokens(ui);
    let width = paint::width(ui.painter(), text, Type::S11.font()).ceil() + 10.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, 18.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Link, ui.is_enabled(), text));
    let painter = ui.painter();
    let (border, ink) = if response.hovered() { (t.acc, t.acc) } else { (t.edge, t.ink2) };
    painter.rect(rect, f32::from(measure::RADIUS_SIGN), Color32::TRANSPARENT, Stroke::new(1.0, border), StrokeKind::Inside);
    paint::line(painter, rect, Align::Center, text, Type::S11.font(), ink);
    if response.has_focus() {
        paint::focus_ring(painter, rect, measure::RADIUS_SIGN, t);
    }
    response
}

/// A key of the keyboard.
pub fn key_cap(ui: &mut Ui, key: &str) -> Response {
    let t = theme::tokens(ui);
    let width = (paint::width(ui.painter(), key, Type::S11.font()).ceil() + 10.0).max(18.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 18.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, key));
    let painter = ui.painter();
    painter.rect(rect, f32::from(measure::RADIUS_SIGN), t.card, Stroke::new(1.0, t.edge), StrokeKind::Inside);
    paint::line(painter, rect, Align::Center, key, Type::S11.font(), t.ink2);
    response
}

/// Words that lead somewhere: in the colour of actions, underlined under the pointer.
pub fn link(ui: &mut Ui, text: &str, size: Type) -> Response {
    let t = theme::tokens(ui);
    let galley = ui.painter().layout_no_wrap(text.to_owned(), size.font(), t.acc);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x, size.line().max(galley.size().y)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Link, ui.is_enabled(), text));
    let painter = ui.painter();
    let place = egui::Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect);
    painter.galley(place.min, galley, t.acc);
    if response.hovered() {
        painter.hline(rect.x_range(), rect.center().y + size.px() * 0.5, Stroke::new(1.0, t.acc));
    }
    if response.has_focus() {
        paint::focus_ring(painter, rect, measure::RADIUS_SIGN, t);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// A divider across the room there is.
pub fn divider(ui: &mut Ui) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, t.line);
}

/// Rows one under the other without space between: rulings, steps, entries of a list.
pub fn stack<R>(ui: &mut Ui, rows: impl FnOnce(&mut Ui) -> R) -> R {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        rows(ui)
    })
    .inner
}

/// A row of a known height across the room there is, everything in the middle of it: egui alone would centre each thing on
/// what came before it.
pub fn row<R>(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = egui::Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), layout, |ui| {
        ui.set_min_height(height);
        contents(ui)
    })
    .inner
}
