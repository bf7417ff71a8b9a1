use super::icon::{Icon, icon};
use super::paint;
use crate::ui::theme::{self, Tone, Type, measure};
use eframe::egui::{Align, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Widget, WidgetInfo, pos2, vec2};

/// A small button that filters, counts, or says what needs the referee.
#[derive(Debug)]
#[must_use = "add it to a Ui"]
pub struct Chip<'a> {
    text: &'a str,
    lead: &'a str,
    count: Option<usize>,
    mark: Mark,
    on: bool,
    tint: Option<Tone>,
    menu: bool,
    tight: bool,
    name: Option<&'a str>,
}

#[derive(Clone, Copy, Debug)]
enum Mark {
    None,
    Icon(Icon, Tone),
    /// A yellow card.
    Card,
}

impl Mark {
    const fn width(self) -> f32 {
        match self {
            Mark::None => 0.0,
            Mark::Icon(..) => 13.0,
            Mark::Card => 10.0,
        }
    }
}

impl<'a> Chip<'a> {
    pub fn new(text: &'a str) -> Self {
        Chip { text, lead: "", count: None, mark: Mark::None, on: false, tint: None, menu: false, tight: false, name: None }
    }

    /// How many there are, bold after the text; nothing to filter is dimmed.
    pub fn count(self, count: usize) -> Self {
        Chip { count: Some(count), ..self }
    }

    /// Bold before the text: the number of a table, of an article.
    pub fn lead(self, lead: &'a str) -> Self {
        Chip { lead, ..self }
    }

    pub fn icon(self, icon: Icon, tone: Tone) -> Self {
        Chip { mark: Mark::Icon(icon, tone), ..self }
    }

    /// A yellow card as its mark.
    pub fn warning_card(self) -> Self {
        Chip { mark: Mark::Card, ..self }
    }

    /// Whether its filter is on.
    pub fn on(self, on: bool) -> Self {
        Chip { on, ..self }
    }

    /// Edge and tint of a tone: what needs the referee now.
    pub fn tinted(self, tone: Tone) -> Self {
        Chip { tint: Some(tone), ..self }
    }

    /// Opens a list: an arrow at its end.
    pub fn menu(self) -> Self {
        Chip { menu: true, ..self }
    }

    /// 6 instead of 8 at the sides, for a bar of many.
    pub fn tight(self) -> Self {
        Chip { tight: true, ..self }
    }

    pub fn name(self, name: &'a str) -> Self {
        Chip { name: Some(name), ..self }
    }

    fn spoken(&self, count: &str) -> String {
        match self.name {
            Some(name) => name.to_owned(),
            None => [self.lead, self.text, count].iter().filter(|s| !s.is_empty()).copied().collect::<Vec<_>>().join(" "),
        }
    }

    /// Its width, to decide how many fit into a bar.
    pub fn width(&self, ui: &Ui) -> f32 {
        self.layout(ui).3
    }

    /// Widths of lead, text and count, and of the whole.
    fn layout(&self, ui: &Ui) -> (f32, f32, f32, f32) {
        let painter = ui.painter();
        let lead = paint::width(painter, self.lead, Type::S12.bold());
        let text = paint::width(painter, self.text, Type::S12.font());
        let count = self.count.map_or(0.0, |n| paint::width(painter, &n.to_string(), Type::S12.bold()));
        let mark = self.mark.width();
        let parts = [mark, lead, text, count, if self.menu { 10.0 } else { 0.0 }];
        let shown = parts.iter().filter(|w| **w > 0.0).count();
        let whole = parts.iter().sum::<f32>() + self.gap() * shown.saturating_sub(1) as f32 + self.padding() * 2.0;
        (lead, text, count, whole.ceil())
    }

    const fn gap(&self) -> f32 {
        if self.tight { 4.0 } else { 5.0 }
    }

    const fn padding(&self) -> f32 {
        if self.tight { 6.0 } else { 8.0 }
    }
}

impl Widget for Chip<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let (lead, text, count, whole) = self.layout(ui);
        let (rect, response) = ui.allocate_exact_size(vec2(whole, measure::BUTTON_BAR), Sense::click());
        let number = self.count.map(|n| n.to_string()).unwrap_or_default();
        let spoken = self.spoken(&number);
        let selected = (self.count.is_some() && !self.menu).then_some(self.on);
        response.widget_info(|| WidgetInfo { selected, ..WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spoken) });
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let painter = ui.painter();
        let (fill, border) = match self.tint {
            _ if self.on => (t.accbg, t.acc),
            Some(tone) => (t.tint(tone), t.tone(tone)),
            None if response.hovered() => (t.hover, t.edge),
            None => (t.card, t.edge),
        };
        painter.rect(rect, f32::from(measure::RADIUS_CONTROL), fill, Stroke::new(1.0, border), StrokeKind::Inside);
        let ink = if self.count == Some(0) { t.dim } else { t.ink };
        let mut x = rect.left() + self.padding();
        let middle = rect.center().y;
        match self.mark {
            Mark::None => {}
            Mark::Card => paint::warning_card(painter, pos2(x + 5.0, middle), 14.0, ""),
            Mark::Icon(mark, tone) => {
                let square = Rect::from_center_size(pos2(x + 6.5, middle), vec2(12.5, 12.5));
                icon(painter, square, mark, t.tone(tone));
            }
        }
        if self.mark.width() > 0.0 {
            x += self.mark.width() + self.gap();
        }
        for (part, width, font) in
            [(self.lead, lead, Type::S12.bold()), (self.text, text, Type::S12.font()), (number.as_str(), count, Type::S12.bold())]
        {
            if width > 0.0 {
                let place = Rect::from_x_y_ranges(x..=x + width + 1.0, rect.y_range());
                paint::line(painter, place, Align::Min, part, font, ink);
                x += width + self.gap();
            }
        }
        if self.menu {
            icon(painter, Rect::from_center_size(pos2(x + 5.0, middle), vec2(10.0, 10.0)), Icon::Down, t.ink);
        }
        if response.has_focus() {
            paint::focus_ring(painter, rect, measure::RADIUS_CONTROL, t);
        }
        response
    }
}
