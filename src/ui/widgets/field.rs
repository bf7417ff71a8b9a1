use super::icon::{Icon, icon};
use super::paint;
use crate::ui::theme::{self, Type, measure};
use eframe::egui::{
    self, Align, Align2, Frame, Margin, Rect, Response, Shape, Stroke, StrokeKind, TextEdit, Ui, Widget, pos2, vec2,
};

/// Room for what is wrong, under a field.
const ERROR_LINE: f32 = 18.0;

/// A field for text, with its name for a screen reader.
#[must_use = "add it to a Ui"]
pub struct Field<'a> {
    text: &'a mut String,
    name: &'a str,
    hint: &'a str,
    key: &'a str,
    icon: Option<Icon>,
    bar: bool,
    large: bool,
    width: Option<f32>,
    error: Option<&'a str>,
    lines: usize,
    id: Option<egui::Id>,
    first: bool,
}

impl std::fmt::Debug for Field<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Field").field("name", &self.name).field("text", &self.text).finish_non_exhaustive()
    }
}

impl<'a> Field<'a> {
    pub fn new(text: &'a mut String, name: &'a str) -> Self {
        Field {
            text,
            name,
            hint: "",
            key: "",
            icon: None,
            bar: false,
            large: false,
            width: None,
            error: None,
            lines: 1,
            id: None,
            first: false,
        }
    }

    /// What an empty field says.
    pub fn hint(self, hint: &'a str) -> Self {
        Field { hint, ..self }
    }

    pub fn icon(self, icon: Icon) -> Self {
        Field { icon: Some(icon), ..self }
    }

    /// The key that leads here, drawn at the right while the field is empty.
    pub fn key(self, key: &'a str) -> Self {
        Field { key, ..self }
    }

    /// 24 high, letters of 12: bars.
    pub fn bar(self) -> Self {
        Field { bar: true, ..self }
    }

    /// Letters of 18 without a frame: the palette's line.
    pub(super) fn large(self) -> Self {
        Field { large: true, ..self }
    }

    /// Its width; otherwise all there is.
    pub fn width(self, width: f32) -> Self {
        Field { width: Some(width), ..self }
    }

    /// What is wrong with the text: shown below and told to a screen reader.
    pub fn error(self, error: Option<&'a str>) -> Self {
        Field { error, ..self }
    }

    /// A field of several lines.
    pub fn lines(self, lines: usize) -> Self {
        Field { lines: lines.max(1), ..self }
    }

    /// An id of its own, to give it the focus from elsewhere.
    pub fn id(self, id: egui::Id) -> Self {
        Field { id: Some(id), ..self }
    }

    /// Takes the keyboard when it comes into sight: the field a dialog is opened for.
    pub fn first(self) -> Self {
        Field { first: true, ..self }
    }

    const fn letters(&self) -> Type {
        match (self.large, self.bar) {
            (true, _) => Type::S18,
            (_, true) => Type::S12,
            _ => Type::S13,
        }
    }
}

impl Widget for Field<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let letters = self.letters();
        let height = match (self.large, self.bar) {
            (true, _) => 32.0,
            (_, true) => measure::BUTTON_BAR,
            _ => measure::BUTTON,
        };
        let height = if self.lines > 1 { self.lines as f32 * 18.0 + 12.0 } else { height };
        let width = self.width.unwrap_or_else(|| ui.available_width());
        self.body(ui, vec2(width, height), letters)
    }
}

impl Field<'_> {
    fn body(self, ui: &mut Ui, size: egui::Vec2, letters: Type) -> Response {
        let t = theme::tokens(ui);
        // The error is painted, not a widget: the ids of what follows, and with them the focus, must not change as one types.
        let below = if self.error.is_some() { ERROR_LINE } else { 0.0 };
        let (whole, _) = ui.allocate_exact_size(size + vec2(0.0, below), egui::Sense::hover());
        let rect = Rect::from_min_size(whole.min, size);
        let back = ui.painter().add(Shape::Noop);
        let left = match self.icon {
            Some(_) if self.large => 24,
            Some(_) if self.bar => 24,
            Some(_) => 27,
            None if self.large => 0,
            None => 8,
        };
        let key_width = if self.key.is_empty() { 0.0 } else { paint::width(ui.painter(), self.key, Type::S11.font()) + 10.0 };
        let vertical = if self.lines > 1 { 5 } else { 0 };
        let right = if key_width > 0.0 && self.text.is_empty() { key_width + 8.0 } else { 8.0 };
        let margin = Margin { left, right: right as i8, top: vertical, bottom: vertical };
        let mut edit = if self.lines > 1 {
            TextEdit::multiline(self.text).desired_rows(self.lines)
        } else {
            TextEdit::singleline(self.text)
        };
        if let Some(id) = self.id {
            edit = edit.id(id);
        }
        let hint = egui::RichText::new(self.hint).font(letters.font()).color(t.dim);
        let align = if self.lines > 1 { Align2::LEFT_TOP } else { Align2::LEFT_CENTER };
        // The scroll area of several lines lies inside the edge.
        let inset = if self.lines > 1 { 2.0 } else { 0.0 };
        let edit = edit
            .font(letters.font())
            .text_color(t.ink)
            .hint_text(hint)
            .frame(Frame::NONE.inner_margin(margin))
            .min_size(rect.size() - vec2(0.0, inset))
            .desired_width(rect.width())
            .align(align);
        let response = if self.lines > 1 {
            // Longer text scrolls inside the field.
            ui.scope_builder(egui::UiBuilder::new().max_rect(rect.shrink(1.0)), |ui| {
                let area = egui::ScrollArea::vertical().id_salt(self.name).auto_shrink(false);
                area.min_scrolled_height(0.0).show(ui, |ui| ui.add(edit)).inner
            })
            .inner
        } else {
            ui.put(rect, edit)
        };
        let response = response.accessible_name(self.name);
        // The text lies inside: what follows stands below the error.
        ui.advance_cursor_after_rect(whole);
        if self.first && appears(ui, response.id) {
            response.request_focus();
        }
        if let Some(error) = self.error {
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_description(error);
                node.set_invalid(egui::accesskit::Invalid::True);
            });
            // A narrow field may have a long error: the line below it is free.
            let line = whole.with_min_y(rect.bottom()).with_max_x(whole.right().max(ui.max_rect().right()));
            paint::line(ui.painter(), line, Align::Min, error, Type::S12.font(), t.red);
        }
        let painter = ui.painter();
        let focused = response.has_focus();
        if !self.large {
            let border = match (self.error.is_some(), focused) {
                (true, _) => t.red,
                (_, true) => t.acc,
                _ => t.ctl,
            };
            let width = if focused { measure::FOCUS_WIDTH } else { 1.0 };
            painter.set(
                back,
                egui::epaint::RectShape::new(
                    rect,
                    f32::from(measure::RADIUS_CONTROL),
                    if ui.is_enabled() { t.card } else { t.bg },
                    Stroke::new(width, border),
                    StrokeKind::Inside,
                ),
            );
        }
        if let Some(mark) = self.icon {
            let (side, inset) = if self.large {
                (16.0, 0.0)
            } else if self.bar {
                (12.0, 8.0)
            } else {
                (13.0, 8.0)
            };
            let center = pos2(rect.left() + inset + side / 2.0, rect.center().y);
            icon(painter, Rect::from_center_size(center, vec2(side, side)), mark, t.dim);
        }
        if key_width > 0.0 && right > 8.0 {
            let cap = Rect::from_min_size(pos2(rect.right() - key_width - 5.0, rect.center().y - 8.0), vec2(key_width, 16.0));
            painter.rect(cap, f32::from(measure::RADIUS_SIGN), t.card, Stroke::new(1.0, t.edge), StrokeKind::Inside);
            let inner = cap.shrink2(vec2(4.0, 0.0)).expand2(vec2(1.0, 0.0));
            paint::line(painter, inner, Align::Center, self.key, Type::S11.font(), t.ink2);
        }
        response
    }
}

/// Whether a widget was not there in the frame before.
fn appears(ui: &Ui, id: egui::Id) -> bool {
    let now = ui.ctx().cumulative_frame_nr();
    let seen = ui.data_mut(|data| {
        let seen = data.get_temp_mut_or(id.with("seen"), u64::MAX);
        std::mem::replace(seen, now)
    });
    seen == u64::MAX || seen.saturating_add(1) < now
}

/// A field to find by typing: Esc empties it.
#[derive(Debug)]
#[must_use = "add it to a Ui"]
pub struct SearchBox<'a>(Field<'a>);

impl<'a> SearchBox<'a> {
    /// `name` is its accessible name and what it says when empty.
    pub fn new(text: &'a mut String, name: &'a str) -> Self {
        SearchBox(Field::new(text, name).hint(name).icon(Icon::Find).bar())
    }

    /// The key that leads here.
    pub fn key(self, key: &'a str) -> Self {
        SearchBox(self.0.key(key))
    }

    pub fn width(self, width: f32) -> Self {
        SearchBox(self.0.width(width))
    }

    /// An id of its own, to give it the focus from elsewhere.
    pub fn id(self, id: egui::Id) -> Self {
        SearchBox(self.0.id(id))
    }
}

impl Widget for SearchBox<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let Field { text, name, hint, key, icon, bar, large, width, error, lines, id, first } = self.0;
        let field = Field { text: &mut *text, name, hint, key, icon, bar, large, width, error, lines, id, first };
        let mut response = ui.add(field);
        if response.lost_focus() && !text.is_empty() && ui.input(|i| i.key_pressed(egui::Key::Escape)) {
            text.clear();
            response.mark_changed();
        }
        response
    }
}
