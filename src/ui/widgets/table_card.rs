use super::icon::icon;
use super::paint;
use super::table_view::{Look, RowView};
use super::time_text::TimeText;
use crate::rules::Color;
use crate::ui::theme::{self, Tokens, Tone, Type, measure};
use eframe::egui::{
    Align, Align2, CornerRadius, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

/// A table as a card of the hall: one widget, one name. The strip at its left has the colour of its state.
#[derive(Clone, Copy, Debug)]
#[must_use = "show it"]
pub struct TableCard<'a> {
    row: &'a RowView,
    look: Look,
    width: f32,
    finished: bool,
}

impl<'a> TableCard<'a> {
    pub fn new(row: &'a RowView) -> Self {
        TableCard { row, look: Look::default(), width: measure::CARD_WIDTH, finished: false }
    }

    pub fn look(self, look: Look) -> Self {
        TableCard { look, ..self }
    }

    /// At least 200.
    pub fn width(self, width: f32) -> Self {
        TableCard { width: width.max(measure::CARD_WIDTH), ..self }
    }

    /// Nothing more will happen here: the card lies back.
    pub fn finished(self, finished: bool) -> Self {
        TableCard { finished, ..self }
    }

    /// 98 high.
    pub fn show(self, ui: &mut Ui) -> Response {
        let (_, rect) = ui.allocate_space(vec2(self.width, measure::CARD_HEIGHT));
        let response = ui.interact(rect, ui.scope_id().with(("card", &self.row.number)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::GridCell, ui.is_enabled(), &self.row.name));
        let look = self.look;
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_selected(look.selected || look.open));
        if ui.is_rect_visible(rect) {
            let t = theme::tokens(ui);
            self.paint(ui.painter(), rect, t, response.hovered());
            if response.has_focus() {
                paint::focus_ring(ui.painter(), rect, measure::RADIUS_CARD, t);
            }
        }
        response
    }

    fn paint(&self, painter: &Painter, rect: Rect, t: &Tokens, hovered: bool) {
        let row = self.row;
        let fill = match (hovered, self.look.selected, self.finished) {
            (true, ..) => t.hover,
            (_, true, _) => t.sel,
            (_, _, true) => t.panel,
            _ => t.card,
        };
        painter.rect(rect, f32::from(measure::RADIUS_CARD), fill, Stroke::new(1.0, t.line), StrokeKind::Inside);
        let strip = match row.state.tone {
            Tone::Ink | Tone::Ink2 | Tone::Dim => t.edge,
            tone => t.tone(tone),
        };
        let radius = CornerRadius { nw: measure::RADIUS_CARD, sw: measure::RADIUS_CARD, ne: 0, se: 0 };
        painter.rect_filled(Rect::from_min_size(rect.min, vec2(4.0, rect.height())), radius, strip);
        if self.look.open {
            let stroke = Stroke::new(measure::FOCUS_WIDTH, t.acc);
            painter.rect_stroke(rect, f32::from(measure::RADIUS_CARD), stroke, StrokeKind::Outside);
        }

        let (left, right) = (rect.left() + 12.0, rect.right() - 9.0);
        let line = |i: f32, height: f32| {
            Rect::from_min_max(pos2(left, rect.top() + 5.0 + i * 22.0), pos2(right, rect.top() + 5.0 + i * 22.0 + height))
        };
        let head = line(0.0, 22.0);
        let number = paint::line(painter, head, Align::Min, &row.number, Type::S15.bold(), t.ink);
        let marks = row.marks.paint(painter, pos2(number.right() + 4.0, head.center().y), t);
        let state_left = number.right() + 8.0 + marks;
        let word = Rect::from_min_max(pos2(state_left + 16.0, head.top()), head.max);
        let color = t.tone(row.state.tone);
        let word = paint::line(painter, word, Align::Max, &row.state.word, Type::S12.font(), color);
        icon(painter, Rect::from_center_size(pos2(word.left() - 10.0, head.center().y), vec2(12.0, 12.0)), row.state.icon, color);

        for (i, side) in [(1.0, Color::Black), (2.0, Color::White)] {
            let place = line(i, 22.0);
            paint::stone(painter, pos2(place.left() + 6.5, place.center().y), 13.0, side, t);
            let clock = card_clock(&row.clocks[side], painter, place, t);
            let name = Rect::from_min_max(pos2(place.left() + 20.0, place.top()), pos2(right - clock - 4.0, place.bottom()));
            let ink = if self.finished { t.ink2 } else { t.ink };
            paint::line(painter, name, Align::Min, &row.players[side].name, Type::S13.font(), ink);
        }

        let foot = Rect::from_min_max(pos2(left, rect.bottom() - 25.0), pos2(right, rect.bottom() - 3.0));
        let due = paint::line(painter, foot, Align::Max, &row.due, Type::S12.bold(), t.tone(row.due_tone));
        let mut event = foot;
        if !row.due.is_empty() {
            event.max.x = due.left() - 6.0;
        }
        if let Some(side) = row.event_side {
            paint::stone(painter, pos2(event.left() + 5.0, foot.center().y), 10.0, side, t);
            event.min.x += 14.0;
        }
        paint::line(painter, event, Align::Min, &row.event, Type::S12.font(), t.ink2);
    }
}

/// A card has room for the lower bound only.
fn card_clock(time: &TimeText, painter: &Painter, place: Rect, t: &Tokens) -> f32 {
    let at = place.right_center();
    match time {
        TimeText::Observed { low, .. } => {
            let digits = painter.text(at, Align2::RIGHT_CENTER, low, Type::S15.font(), t.ink);
            let sign = painter.text(pos2(digits.left() - 4.0, at.y), Align2::RIGHT_CENTER, "≥", Type::S13.font(), t.ink2);
            at.x - sign.left()
        }
        TimeText::Live { .. } => time.paint(painter, at, Align2::RIGHT_CENTER, Type::S18.px(), t),
        TimeText::Word { .. } => time.paint(painter, at, Align2::RIGHT_CENTER, Type::S13.px(), t),
        TimeText::Blank | TimeText::AtLeast(_) | TimeText::Still(_) => {
            time.paint(painter, at, Align2::RIGHT_CENTER, Type::S15.px(), t)
        }
    }
}
