//! The frame of the window: rail, bars, scrolling.

use super::icon::{Icon, icon};
use super::paint;
use crate::ui::theme::{self, Type, measure};
use eframe::egui::{
    self, Align2, Color32, CornerRadius, Frame, Id, InnerResponse, Layout, Margin, Rect, Response, Role, ScrollArea, Sense, Ui,
    Widget, WidgetInfo, pos2, vec2,
};
use std::ops::Range;

/// A place of the station on the left rail.
#[derive(Clone, Copy, Debug)]
#[must_use = "add it to a Ui"]
pub struct RailItem<'a> {
    icon: Icon,
    text: &'a str,
    key: &'a str,
    on: bool,
    counter: usize,
    counted: &'a str,
    height: f32,
}

impl<'a> RailItem<'a> {
    /// `key` is the key that leads there: F1.
    pub fn new(icon: Icon, text: &'a str, key: &'a str) -> Self {
        RailItem { icon, text, key, on: false, counter: 0, counted: "", height: measure::RAIL_ITEM }
    }

    /// Whether the station is there now.
    pub fn on(self, on: bool) -> Self {
        RailItem { on, ..self }
    }

    /// How many things wait there for the referee, and the same in words; zero shows nothing.
    pub fn counter(self, counter: usize, counted: &'a str) -> Self {
        RailItem { counter, counted, ..self }
    }

    /// 52 high: the last one.
    pub fn low(self) -> Self {
        RailItem { height: 52.0, ..self }
    }
}

impl Widget for RailItem<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let (rect, response) = ui.allocate_exact_size(vec2(measure::RAIL, self.height), Sense::click());
        let spoken = if self.counter > 0 && !self.counted.is_empty() {
            format!("{}, {}", self.text, self.counted)
        } else {
            self.text.to_owned()
        };
        response.widget_info(|| WidgetInfo::selected(Role::Tab, ui.is_enabled(), self.on, &spoken));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut(self.key));
        let painter = ui.painter();
        if self.on {
            painter.rect_filled(rect, 0.0, t.panel);
            painter.rect_filled(Rect::from_min_size(rect.min, vec2(3.0, rect.height())), 0.0, t.acc);
        } else if response.hovered() {
            painter.rect_filled(rect, 0.0, t.hover);
        }
        let ink = if self.on { t.ink } else { t.ink2 };
        let side = if self.height < measure::RAIL_ITEM { 18.0 } else { 20.0 };
        let block = side + 4.0 + 12.0;
        let top = rect.center().y - block / 2.0;
        let mark = Rect::from_min_size(pos2(rect.center().x - side / 2.0, top), vec2(side, side));
        icon(painter, mark, self.icon, ink);
        let words =
            Rect::from_min_max(pos2(rect.left() + 1.0, mark.bottom() + 4.0), pos2(rect.right() - 1.0, mark.bottom() + 16.0));
        paint::line(painter, words, egui::Align::Center, self.text, Type::S11.font(), ink);
        painter.text(rect.min + vec2(9.0, 11.0), Align2::LEFT_CENTER, self.key, Type::S10.font(), t.dim);
        if self.counter > 0 {
            let number = self.counter.to_string();
            let width = (paint::width(painter, &number, Type::S11.bold()) + 8.0).max(16.0);
            let bubble = Rect::from_min_size(rect.min + vec2(52.0, 6.0), vec2(width, 16.0));
            painter.rect_filled(bubble, CornerRadius::same(8), t.seal);
            painter.text(bubble.center(), Align2::CENTER_CENTER, number, Type::S11.bold(), t.onseal);
        }
        if response.has_focus() {
            paint::focus_inside(painter, rect, measure::RADIUS_SIGN, t);
        }
        response
    }
}

/// The bar across the top: 44 high.
pub fn top_bar<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let t = theme::tokens(ui);
    bar(ui, measure::TOP_BAR, t.panel, Line::Bottom(t.line), contents)
}

/// The bar of a place, under the top bar: 40 high.
pub fn place_bar<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let t = theme::tokens(ui);
    bar(ui, measure::PLACE_BAR, t.panel, Line::Bottom(t.line), contents)
}

/// The bar at the bottom: 34 high, always there; tinted while tables are selected.
pub fn bottom_bar<R>(ui: &mut Ui, selecting: bool, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let t = theme::tokens(ui);
    bar(ui, measure::BOTTOM_BAR, if selecting { t.accbg } else { t.panel }, Line::Top(t.edge), contents)
}

#[derive(Clone, Copy)]
enum Line {
    Top(Color32),
    Bottom(Color32),
}

fn bar<R>(ui: &mut Ui, height: f32, fill: Color32, line: Line, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, fill);
    match line {
        Line::Top(color) => paint::top_line(ui.painter(), rect, color),
        Line::Bottom(color) => paint::bottom_line(ui.painter(), rect, color),
    }
    let inside =
        egui::UiBuilder::new().max_rect(rect.shrink2(vec2(12.0, 0.0))).layout(Layout::left_to_right(egui::Align::Center));
    ui.scope_builder(inside, contents)
}

/// The panel at the right: an edge at its left, its own scroll bar.
pub fn side_panel<R>(ui: &mut Ui, rect: Rect, id: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let t = theme::tokens(ui);
    ui.painter().rect_filled(rect, 0.0, t.panel);
    ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(1.0, rect.height())), 0.0, t.edge);
    let inside = egui::UiBuilder::new().max_rect(rect).id_salt(id);
    ui.scope_builder(inside, |ui| {
        scroll(ui, id, |ui| Frame::NONE.inner_margin(Margin::symmetric(12, 10)).show(ui, contents).inner)
    })
    .inner
}

/// What may be longer than its room: scrolls down, keeps its width.
pub fn scroll<R>(ui: &mut Ui, id: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, contents).inner
}

/// Many rows of one height, of which only the visible ones are made; there is no space between them.
pub fn scroll_rows<R>(ui: &mut Ui, id: &str, row: f32, total: usize, rows: impl FnOnce(&mut Ui, Range<usize>) -> R) -> R {
    scroll_rows_to(ui, id, row, total, None, rows)
}

/// The same, brought so far that the row `to` is in sight; one that is in sight already moves nothing.
pub fn scroll_rows_to<R>(
    ui: &mut Ui,
    id: &str,
    row: f32,
    total: usize,
    to: Option<usize>,
    rows: impl FnOnce(&mut Ui, Range<usize>) -> R,
) -> R {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut area = ScrollArea::vertical().id_salt(id).auto_shrink(false);
        if let Some(to) = to {
            let now = ui.data(|data| data.get_temp::<f32>(Id::unique(("scrolled", id)))).unwrap_or(0.0);
            let (top, room) = (to as f32 * row, ui.available_height());
            if top < now || top + row > now + room {
                // In the middle: what is near it is wanted too.
                area = area.vertical_scroll_offset((top - (room - row) / 2.0).max(0.0));
            }
        }
        let shown = area.show_rows(ui, row, total, rows);
        ui.data_mut(|data| data.insert_temp(Id::unique(("scrolled", id)), shown.state.clamped_offset().y));
        shown.inner
    })
    .inner
}
