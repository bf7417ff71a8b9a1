use super::icon::{Icon, icon};
use super::paint;
use crate::ui::theme::{self, Type, measure};
use eframe::egui::{
    self, Align, InnerResponse, Popup, PopupCloseBehavior, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

/// A box to tick.
pub fn check(ui: &mut Ui, on: &mut bool, text: &str) -> Response {
    let t = theme::tokens(ui);
    let words = paint::width(ui.painter(), text, Type::S13.font());
    let (rect, mut response) = ui.allocate_exact_size(vec2(14.0 + 8.0 + words.ceil(), 20.0), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), *on, text));
    let painter = ui.painter();
    let square = Rect::from_center_size(pos2(rect.left() + 7.0, rect.center().y), vec2(14.0, 14.0));
    let (fill, border) = if *on { (t.acc, t.acc) } else { (if response.hovered() { t.hover } else { t.card }, t.ctl) };
    painter.rect(square, f32::from(measure::RADIUS_SIGN), fill, Stroke::new(1.5, border), StrokeKind::Inside);
    if *on {
        icon(painter, Rect::from_center_size(square.center(), vec2(10.0, 10.0)), Icon::Check, t.onacc);
    }
    let words = Rect::from_min_max(pos2(rect.left() + 22.0, rect.top()), pos2(rect.right() + 1.0, rect.bottom()));
    paint::line(painter, words, Align::Min, text, Type::S13.font(), t.ink);
    if response.has_focus() {
        paint::focus_ring(painter, square, measure::RADIUS_SIGN, t);
    }
    response
}

/// One of several rulings or ways, with a note at the right; `refused` says why it cannot be taken.
#[derive(Clone, Copy, Debug)]
#[must_use = "show it"]
pub struct RadioRow<'a> {
    pub text: &'a str,
    /// At the right, dim: an article, "against the proposal".
    pub note: &'a str,
    pub on: bool,
    pub refused: Option<&'a str>,
}

impl RadioRow<'_> {
    /// As wide as there is room, 26 high.
    pub fn show(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let sense = if self.refused.is_some() { Sense::focusable_noninteractive() } else { Sense::click() };
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), sense);
        let spoken = if self.note.is_empty() { self.text.to_owned() } else { format!("{}, {}", self.text, self.note) };
        let enabled = self.refused.is_none() && ui.is_enabled();
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, self.on, &spoken));
        if let Some(reason) = self.refused {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(reason));
        }
        let painter = ui.painter();
        let center = pos2(rect.left() + 7.0, rect.center().y);
        let ring = match (self.on, self.refused) {
            (true, _) => t.acc,
            (_, Some(_)) => t.line,
            _ => t.ctl,
        };
        painter.circle_filled(center, 7.0, ring);
        let inner = if self.on { 2.75 } else { 5.5 };
        painter.circle_filled(center, inner, if response.hovered() { t.hover } else { t.card });
        let ink = if self.refused.is_some() { t.dim } else { t.ink };
        let mut words = Rect::from_min_max(pos2(rect.left() + 22.0, rect.top()), rect.max);
        let note = paint::line(painter, words, Align::Max, self.note, Type::S12.font(), t.dim);
        if !self.note.is_empty() {
            words.max.x = note.left() - 8.0;
        }
        let font = if self.on { Type::S13.bold() } else { Type::S13.font() };
        paint::line(painter, words, Align::Min, self.text, font, ink);
        if response.has_focus() {
            paint::focus_inside(painter, rect.expand2(vec2(4.0, 0.0)), measure::RADIUS_CONTROL, t);
        }
        match self.refused {
            Some(reason) => response.on_hover_text(reason),
            None => response,
        }
    }
}

/// A field that opens a list.
#[derive(Clone, Copy, Debug)]
#[must_use = "show it"]
pub struct Select<'a> {
    name: &'a str,
    lead: &'a str,
    text: &'a str,
    bar: bool,
    width: Option<f32>,
}

impl<'a> Select<'a> {
    /// `text` is what is chosen now.
    pub fn new(name: &'a str, text: &'a str) -> Self {
        Select { name, lead: "", text, bar: false, width: None }
    }

    /// Bold before the text: the number of an article.
    pub fn lead(self, lead: &'a str) -> Self {
        Select { lead, ..self }
    }

    /// 24 high, letters of 12.
    pub fn bar(self) -> Self {
        Select { bar: true, ..self }
    }

    /// Its width; otherwise all there is, or in a bar as much as it needs.
    pub fn width(self, width: f32) -> Self {
        Select { width: Some(width), ..self }
    }

    /// Shows the field, and the list under it while open. The list closes on a click; inside it use [`select_item`].
    pub fn show<R>(self, ui: &mut Ui, list: impl FnOnce(&mut Ui) -> R) -> InnerResponse<Option<R>> {
        let t = theme::tokens(ui);
        let letters = if self.bar { Type::S12 } else { Type::S13 };
        let lead = paint::width(ui.painter(), self.lead, letters.bold());
        let lead_gap = if lead > 0.0 { 6.0 } else { 0.0 };
        let natural = lead + lead_gap + paint::width(ui.painter(), self.text, letters.font()) + 16.0 + 17.0;
        let width = self.width.unwrap_or(if self.bar { natural.ceil() } else { ui.available_width() });
        let height = if self.bar { measure::BUTTON_BAR } else { measure::BUTTON };
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let value = [self.lead, self.text].iter().filter(|s| !s.is_empty()).copied().collect::<Vec<_>>().join(" ");
        response.widget_info(|| WidgetInfo {
            current_text_value: Some(value.clone()),
            ..WidgetInfo::labeled(Role::ComboBox, ui.is_enabled(), self.name)
        });
        let painter = ui.painter();
        let open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response));
        let fill = if response.hovered() { t.hover } else { t.card };
        let border = if open { t.acc } else { t.ctl };
        painter.rect(rect, f32::from(measure::RADIUS_CONTROL), fill, Stroke::new(1.0, border), StrokeKind::Inside);
        let mut inner = rect.shrink2(vec2(8.0, 0.0));
        icon(painter, Rect::from_center_size(pos2(inner.right() - 5.5, rect.center().y), vec2(11.0, 11.0)), Icon::Down, t.ink);
        inner.max.x -= 17.0;
        paint::line(painter, inner, Align::Min, self.lead, letters.bold(), t.ink);
        inner.min.x += lead + lead_gap;
        paint::line(painter, inner.expand2(vec2(1.0, 0.0)), Align::Min, self.text, letters.font(), t.ink);
        if response.has_focus() {
            paint::focus_ring(painter, rect, measure::RADIUS_CONTROL, t);
        }
        let popup =
            Popup::menu(&response).width(rect.width()).gap(2.0).close_behavior(PopupCloseBehavior::CloseOnClick).show(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                list(ui)
            });
        InnerResponse::new(popup.map(|p| p.inner), response)
    }
}

/// One line of a list that [`Select`] or a menu opens.
pub fn select_item(ui: &mut Ui, on: bool, text: &str, note: &str) -> Response {
    let t = theme::tokens(ui);
    let words = paint::width(ui.painter(), text, Type::S13.bold()) + paint::width(ui.painter(), note, Type::S12.font());
    let width = (words + 32.0).max(ui.available_width().min(480.0));
    let (rect, response) = ui.allocate_exact_size(vec2(width, 24.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::MenuItemRadio, ui.is_enabled(), on, text));
    let painter = ui.painter();
    let fill = match (response.hovered() || response.has_focus(), on) {
        (true, _) => t.hover,
        (_, true) => t.accbg,
        _ => egui::Color32::TRANSPARENT,
    };
    painter.rect_filled(rect, f32::from(measure::RADIUS_SIGN), fill);
    let inner = rect.shrink2(vec2(8.0, 0.0));
    paint::line(painter, inner, Align::Max, note, Type::S12.font(), t.dim);
    paint::line(painter, inner, Align::Min, text, if on { Type::S13.bold() } else { Type::S13.font() }, t.ink);
    if response.has_focus() {
        paint::focus_inside(painter, rect, measure::RADIUS_SIGN, t);
    }
    response
}
