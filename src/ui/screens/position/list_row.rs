//! A line of a list that lights its points, and the title over such a list.

use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{self, Icon, bits, paint};
use eframe::egui::{Align, Layout, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// Points stand in a column of their own.
const LEAD: f32 = 60.0;

pub fn title(ui: &mut Ui, text: &str, right: &str) {
    bits::row(ui, 20.0, |ui| {
        bits::heading(ui, text);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            bits::words(ui, right, Type::S12, Tone::Dim);
        });
    });
    ui.add_space(3.0);
}

/// A line of a list that lights its points: a mark, what it is about, what is wrong.
pub struct ListRow<'a> {
    pub icon: Icon,
    pub tone: Tone,
    pub lead: &'a str,
    pub text: &'a str,
    pub on: bool,
}

impl ListRow<'_> {
    pub fn show(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let width = ui.available_width();
        let galley = ui.painter().layout(self.text.to_owned(), Type::S13.font(), t.ink, width - 20.0 - LEAD - 4.0);
        let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y.max(16.0) + 4.0), Sense::click());
        let spoken = format!("{}: {}", self.lead, self.text);
        response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, self.on, &spoken));
        let painter = ui.painter();
        if self.on || response.hovered() {
            let fill = if self.on { t.accbg } else { t.hover };
            painter.rect_filled(rect.expand2(vec2(6.0, 0.0)), f32::from(measure::RADIUS_SIGN), fill);
        }
        let first = Rect::from_min_size(rect.min, vec2(width, 20.0));
        let mark = Rect::from_center_size(pos2(rect.left() + 6.0, first.center().y), vec2(12.0, 12.0));
        widgets::icon(painter, mark, self.icon, t.tone(self.tone));
        let lead = Rect::from_min_size(first.min + vec2(20.0, 0.0), vec2(LEAD, 20.0));
        paint::line(painter, lead, Align::Min, self.lead, Type::S13.bold(), t.ink);
        painter.galley(rect.min + vec2(20.0 + LEAD, 2.0), galley, t.ink);
        if response.has_focus() {
            paint::focus_inside(painter, rect.expand2(vec2(6.0, 0.0)), measure::RADIUS_SIGN, t);
        }
        response
    }
}
