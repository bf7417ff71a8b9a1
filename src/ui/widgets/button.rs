use super::icon::{Icon, icon};
use super::paint;
use crate::ui::theme::{self, Tokens, Type, measure};
use eframe::egui::{
    self, Align, Color32, CornerRadius, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Widget, WidgetInfo, vec2,
};

/// Where a button stands decides its height and letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ButtonSize {
    /// 28 high, letters of 13.
    #[default]
    Normal,
    /// 34 high, letters of 13: the time-keeper's, hit without looking.
    Keeper,
    /// 26 high, letters of 12: the panel of a table.
    Panel,
    /// 24 high, letters of 12: bars.
    Bar,
    /// 36 by 36: the board's instruments.
    Instrument,
}

impl ButtonSize {
    const fn height(self) -> f32 {
        match self {
            ButtonSize::Normal => measure::BUTTON,
            ButtonSize::Keeper => measure::BUTTON_KEEPER,
            ButtonSize::Panel => measure::BUTTON_PANEL,
            ButtonSize::Bar => measure::BUTTON_BAR,
            ButtonSize::Instrument => measure::INSTRUMENT,
        }
    }

    const fn padding(self) -> f32 {
        match self {
            ButtonSize::Normal => 10.0,
            ButtonSize::Keeper => 14.0,
            ButtonSize::Panel | ButtonSize::Bar | ButtonSize::Instrument => 8.0,
        }
    }

    const fn letters(self) -> Type {
        match self {
            ButtonSize::Normal | ButtonSize::Keeper => Type::S13,
            ButtonSize::Panel | ButtonSize::Bar | ButtonSize::Instrument => Type::S12,
        }
    }

    const fn mark(self) -> f32 {
        match self {
            ButtonSize::Instrument => 18.0,
            ButtonSize::Normal | ButtonSize::Keeper | ButtonSize::Panel | ButtonSize::Bar => 13.0,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Kind {
    #[default]
    Ordinary,
    Main,
    Danger,
    Quiet,
}

/// A button that says what will happen.
///
/// What cannot be done now stays visible: [`Button::disabled`] takes the reason, which is shown under the pointer, when Tab
/// reaches the button, and told to a screen reader.
#[derive(Debug)]
#[must_use = "add it to a Ui"]
pub struct Button<'a> {
    text: &'a str,
    name: Option<&'a str>,
    icon: Option<Icon>,
    hint: &'a str,
    kind: Kind,
    size: ButtonSize,
    width: Option<f32>,
    toggled: Option<bool>,
    disabled: Option<&'a str>,
    radius: CornerRadius,
    role: Role,
}

impl<'a> Button<'a> {
    pub fn new(text: &'a str) -> Self {
        Button {
            text,
            name: None,
            icon: None,
            hint: "",
            kind: Kind::Ordinary,
            size: ButtonSize::Normal,
            width: None,
            toggled: None,
            disabled: None,
            radius: CornerRadius::same(measure::RADIUS_CONTROL),
            role: Role::Button,
        }
    }

    /// A button of a mark alone; its name is shown under the pointer.
    pub fn mark(icon: Icon, name: &'a str) -> Self {
        Button { icon: Some(icon), name: Some(name), ..Button::new("") }
    }

    /// One of the board's instruments.
    pub fn instrument(icon: Icon, name: &'a str) -> Self {
        Button { size: ButtonSize::Instrument, kind: Kind::Quiet, ..Button::mark(icon, name) }
    }

    /// The one button a screen is about.
    pub fn main(self) -> Self {
        Button { kind: Kind::Main, ..self }
    }

    /// Outlined red; never the default.
    pub fn danger(self) -> Self {
        Button { kind: Kind::Danger, ..self }
    }

    /// Without a frame.
    pub fn quiet(self) -> Self {
        Button { kind: Kind::Quiet, ..self }
    }

    /// A switch, on or off.
    pub fn toggled(self, on: bool) -> Self {
        Button { toggled: Some(on), ..self }
    }

    pub fn size(self, size: ButtonSize) -> Self {
        Button { size, ..self }
    }

    /// The key or the article, at the right, smaller.
    pub fn hint(self, hint: &'a str) -> Self {
        Button { hint, ..self }
    }

    pub fn icon(self, icon: Icon) -> Self {
        Button { icon: Some(icon), ..self }
    }

    /// A width of its own; the text then stands left and the hint right.
    pub fn width(self, width: f32) -> Self {
        Button { width: Some(width), ..self }
    }

    /// Why it cannot be done now, with the article; `None` when it can.
    pub fn disabled(self, reason: Option<&'a str>) -> Self {
        Button { disabled: reason, ..self }
    }

    /// The accessible name, where it is not the text.
    pub fn name(self, name: &'a str) -> Self {
        Button { name: Some(name), ..self }
    }

    pub(super) fn joined(self, radius: CornerRadius) -> Self {
        Button { radius, role: Role::RadioButton, ..self }
    }

    fn letters(&self) -> FontId {
        let size = self.size.letters();
        if self.kind == Kind::Main { size.bold() } else { size.font() }
    }

    fn hint_letters(&self) -> FontId {
        if self.kind == Kind::Main { Type::S11.bold() } else { Type::S11.font() }
    }

    fn measure(&self, ui: &Ui) -> Measured {
        let text = paint::width(ui.painter(), self.text, self.letters());
        let hint = paint::width(ui.painter(), self.hint, self.hint_letters());
        let parts = [self.icon.map_or(0.0, |_| self.size.mark()), text, hint];
        let shown = parts.iter().filter(|w| **w > 0.0).count();
        let hint_gap = if self.hint.is_empty() { 0.0 } else { HINT_GAP };
        let content = parts.iter().sum::<f32>() + GAP * shown.saturating_sub(1) as f32 + hint_gap;
        let alone = self.text.is_empty() && self.hint.is_empty();
        let padding = if alone { 6.0 } else { self.size.padding() };
        let whole = if self.size == ButtonSize::Instrument { measure::INSTRUMENT } else { (content + padding * 2.0).ceil() };
        Measured { content, padding, alone, whole }
    }

    fn face(&self, response: &Response, t: &Tokens) -> Face {
        let held = response.is_pointer_button_down_on();
        let over = response.hovered();
        if self.disabled.is_some() {
            return Face { fill: Color32::TRANSPARENT, border: t.line, text: t.dim, hint: t.dim };
        }
        if self.toggled == Some(true) {
            return Face { fill: t.accbg, border: t.acc, text: t.ink, hint: t.ink2 };
        }
        let surface = match (held, over) {
            (true, _) => t.accbg,
            (_, true) => t.hover,
            _ => t.card,
        };
        match self.kind {
            Kind::Ordinary => Face { fill: surface, border: t.ctl, text: t.ink, hint: t.dim },
            Kind::Main => {
                let fill = if held || over { t.acc.lerp_to_gamma(t.ink, 0.15) } else { t.acc };
                Face { fill, border: fill, text: t.onacc, hint: t.onacc }
            }
            Kind::Danger => {
                let fill = if held || over { t.redbg } else { t.card };
                Face { fill, border: t.red, text: t.red, hint: t.red }
            }
            Kind::Quiet => {
                let fill = if held || over { surface } else { Color32::TRANSPARENT };
                Face { fill, border: Color32::TRANSPARENT, text: t.ink, hint: t.dim }
            }
        }
    }
}

/// Lengths of a button, in points.
struct Measured {
    content: f32,
    padding: f32,
    /// A mark without words.
    alone: bool,
    whole: f32,
}

struct Face {
    fill: Color32,
    border: Color32,
    text: Color32,
    hint: Color32,
}

const GAP: f32 = 6.0;
/// Before the hint, in addition to the gap.
const HINT_GAP: f32 = 2.0;

impl Widget for Button<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let letters = self.letters();
        let hint_font = self.hint_letters();
        let Measured { content, padding, alone, whole } = self.measure(ui);
        let size = vec2(self.width.unwrap_or(whole), self.size.height());

        let sense = if self.disabled.is_some() { Sense::focusable_noninteractive() } else { Sense::click() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let name = self.name.unwrap_or(self.text);
        let enabled = self.disabled.is_none() && ui.is_enabled();
        response.widget_info(|| WidgetInfo { selected: self.toggled, ..WidgetInfo::labeled(self.role, enabled, name) });
        ui.ctx().accesskit_node_builder(response.id, |node| {
            if !self.hint.is_empty() {
                node.set_keyboard_shortcut(self.hint);
            }
            if let Some(reason) = self.disabled {
                node.set_description(reason);
            }
        });

        if ui.is_rect_visible(rect) {
            let face = self.face(&response, t);
            let painter = ui.painter();
            painter.rect(rect, self.radius, face.fill, Stroke::new(1.0, face.border), StrokeKind::Inside);
            let mut inner = rect.shrink2(vec2(padding, 0.0));
            if self.width.is_none() || alone {
                inner = Rect::from_center_size(rect.center(), vec2(content.min(rect.width()), rect.height()));
            }
            if let Some(mark) = self.icon {
                let side = self.size.mark();
                let square = Rect::from_center_size(egui::pos2(inner.left() + side / 2.0, rect.center().y), vec2(side, side));
                icon(painter, square, mark, face.text);
                inner.min.x += side + GAP;
            }
            let hint_place = paint::line(painter, inner, Align::Max, self.hint, hint_font, face.hint);
            if !self.hint.is_empty() {
                inner.max.x = hint_place.left() - GAP;
            }
            paint::line(painter, inner.expand2(vec2(1.0, 0.0)), Align::Min, self.text, letters, face.text);
            if response.has_focus() {
                paint::focus_ring(painter, rect, measure::RADIUS_CONTROL, t);
            }
        }
        match self.disabled {
            Some(reason) => {
                // Tab shows the reason as the pointer does.
                if response.has_focus() && !response.hovered() {
                    response.show_tooltip_text(reason);
                }
                response.on_hover_text(reason)
            }
            None if alone => {
                response.on_hover_text(if self.hint.is_empty() { name.to_owned() } else { format!("{name}  {}", self.hint) })
            }
            None => response,
        }
    }
}

/// One of the ways [`choice`] offers.
#[derive(Clone, Copy, Debug)]
pub struct Segment<'a> {
    pub text: &'a str,
    /// A mark instead of the text, which is then the name alone.
    pub icon: Option<Icon>,
}

impl<'a> Segment<'a> {
    pub const fn text(text: &'a str) -> Self {
        Segment { text, icon: None }
    }

    pub const fn mark(icon: Icon, name: &'a str) -> Self {
        Segment { text: name, icon: Some(icon) }
    }
}

/// Joined buttons of which one is on. Returns whether the choice changed.
pub fn choice(ui: &mut Ui, name: &str, segments: &[Segment<'_>], selected: &mut usize) -> bool {
    let before = *selected;
    let last = segments.len().saturating_sub(1);
    let buttons: Vec<Button<'_>> = segments
        .iter()
        .enumerate()
        .map(|(i, segment)| {
            let round = |here: bool| if here { measure::RADIUS_CONTROL } else { 0 };
            let (first, end) = (round(i == 0), round(i == last));
            let radius = CornerRadius { nw: first, sw: first, ne: end, se: end };
            let button = match segment.icon {
                Some(mark) => Button::mark(mark, segment.text),
                None => Button::new(segment.text),
            };
            button.size(ButtonSize::Bar).toggled(i == *selected).joined(radius)
        })
        .collect();
    // Borders of neighbours lie on each other.
    let width = buttons.iter().map(|button| button.measure(ui).whole).sum::<f32>() - last as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(width, measure::BUTTON_BAR), Sense::hover());
    let group = egui::UiBuilder::new()
        .max_rect(rect)
        .layout(egui::Layout::left_to_right(Align::Center))
        .accessibility_role(Role::RadioGroup)
        .accessibility_label(name);
    ui.scope_builder(group, |ui| {
        ui.spacing_mut().item_spacing.x = -1.0;
        for (i, button) in buttons.into_iter().enumerate() {
            if ui.add(button).clicked() {
                *selected = i;
            }
        }
    });
    before != *selected
}
