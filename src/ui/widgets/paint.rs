//! Small things painted inside larger widgets, and helpers to paint text where a layout would be too slow or too loose.

use crate::rules::Color;
use crate::ui::theme::{Tokens, measure, semibold};
use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align, Align2, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, TextFormat, pos2, vec2,
};
use std::sync::Arc;

/// A line of text cut to `width` with an ellipsis.
pub fn elided(painter: &Painter, text: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
    job.wrap = TextWrapping::truncate_at_width(width.max(0.0));
    painter.layout_job(job)
}

/// Paints one line of text in the middle of the height of `rect`, cut to its width; returns where it stands.
pub fn line(painter: &Painter, rect: Rect, align: Align, text: &str, font: FontId, color: Color32) -> Rect {
    if text.is_empty() {
        return Rect::from_min_size(rect.left_center(), vec2(0.0, 0.0));
    }
    let galley = elided(painter, text, font, color, rect.width());
    let anchor = Align2([align, Align::Center]);
    let place = anchor.align_size_within_rect(galley.size(), rect);
    painter.galley(place.min, galley, color);
    place
}

/// The width of a line of text, in points.
pub fn width(painter: &Painter, text: &str, font: FontId) -> f32 {
    if text.is_empty() { 0.0 } else { painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x }
}

/// The ring round what has the keyboard: 2 wide, 1 away from its edge.
pub fn focus_ring(painter: &Painter, rect: Rect, radius: u8, tokens: &Tokens) {
    painter.rect_stroke(
        rect.expand(measure::FOCUS_GAP),
        CornerRadius::same(radius + 1),
        Stroke::new(measure::FOCUS_WIDTH, tokens.acc),
        StrokeKind::Outside,
    );
}

/// The same inside the edge, where there is no room outside: rows and fields.
pub fn focus_inside(painter: &Painter, rect: Rect, radius: u8, tokens: &Tokens) {
    painter.rect_stroke(rect, CornerRadius::same(radius), Stroke::new(measure::FOCUS_WIDTH, tokens.acc), StrokeKind::Inside);
}

/// A stone beside a name; `size` is its diameter with the ring.
pub fn stone(painter: &Painter, center: Pos2, size: f32, color: Color, tokens: &Tokens) {
    let scale = size / 12.0;
    let (fill, ring) = match color {
        Color::Black => (Color32::from_rgb(0x0E, 0x0F, 0x10), tokens.stone_ring),
        Color::White => (Color32::from_rgb(0xFB, 0xFA, 0xF5), Color32::from_rgb(0x5F, 0x5B, 0x52)),
    };
    // Two discs: egui paints those from its atlas, sharper and cheaper than a stroked circle.
    painter.circle_filled(center, 5.85 * scale, ring);
    painter.circle_filled(center, 4.75 * scale, fill);
}

/// A yellow card with a number, or with none; `height` 16 is its usual size, three quarters of it the width.
pub fn warning_card(painter: &Painter, center: Pos2, height: f32, number: &str) {
    let scale = height / 16.0;
    let rect = Rect::from_center_size(center, vec2(10.6, 14.6) * scale);
    painter.rect(
        rect,
        CornerRadius::same(2),
        Color32::from_rgb(0xF2, 0xC2, 0x30),
        Stroke::new(1.2 * scale, Color32::from_rgb(0x6B, 0x4A, 0x00)),
        StrokeKind::Middle,
    );
    painter.text(center, Align2::CENTER_CENTER, number, semibold(10.5 * scale), Color32::from_rgb(0x2B, 0x1D, 0x00));
}

/// Periods of byo-yomi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pips {
    pub left: u8,
    pub total: u8,
}

impl Pips {
    /// More than these are written as a number by the caller, not counted by the eye.
    pub const MOST: u8 = 10;

    fn shown(self) -> u8 {
        self.total.min(Self::MOST)
    }

    /// Points from the first edge to the last.
    pub fn width(self) -> f32 {
        match self.shown() {
            0 => 0.0,
            n => f32::from(n) * 7.0 - 2.0,
        }
    }

    /// Paints them from the left; filled are the ones left.
    pub fn paint(self, painter: &Painter, left_center: Pos2, color: Color32) {
        for i in 0..self.shown() {
            let min = pos2(left_center.x + f32::from(i) * 7.0, left_center.y - 4.0);
            let rect = Rect::from_min_size(min, vec2(5.0, 8.0));
            let fill = if i < self.left { color } else { Color32::TRANSPARENT };
            painter.rect(rect, 0.0, fill, Stroke::new(1.0, color), StrokeKind::Inside);
        }
    }
}

/// A full line along the bottom of `rect`, inside it.
pub fn bottom_line(painter: &Painter, rect: Rect, color: Color32) {
    painter.rect_filled(Rect::from_min_max(pos2(rect.left(), rect.bottom() - 1.0), rect.max), 0.0, color);
}

/// A full line along the top of `rect`, inside it.
pub fn top_line(painter: &Painter, rect: Rect, color: Color32) {
    painter.rect_filled(Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + 1.0)), 0.0, color);
}

/// An arrow with a white edge, as the board's explanations use it.
pub(crate) fn outlined_arrow(painter: &Painter, from: Pos2, to: Pos2, head: f32, color: Color32) {
    let along = to - from;
    if along.length() < 1.0 {
        return;
    }
    let unit = along.normalized();
    let side = vec2(-unit.y, unit.x) * head * 0.62;
    let neck = to - unit * head;
    let tip = vec![to, neck + side, neck - side];
    let white = Color32::WHITE;
    painter.line_segment([from, neck], Stroke::new(6.5, white));
    painter.circle_filled(from, 3.25, white);
    painter.add(Shape::convex_polygon(tip.clone(), color, Stroke::new(3.0, white)));
    painter.line_segment([from, neck], Stroke::new(3.5, color));
    painter.circle_filled(from, 1.75, color);
    painter.add(Shape::convex_polygon(tip, color, Stroke::NONE));
}
