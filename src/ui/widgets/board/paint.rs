use super::geometry::Geometry;
use super::mark::{Mark, MarkKind};
use crate::rules::{Color, Point};
use crate::ui::theme::{Tokens, Tone, regular, semibold};
use crate::ui::widgets::icon::dashed_circle;
use crate::ui::widgets::paint::outlined_arrow;
use eframe::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

const BLACK: Color32 = Color32::from_rgb(0x1D, 0x1E, 0x21);
const BLACK_SHINE: Color32 = Color32::from_rgb(0x39, 0x3B, 0x3F);
const WHITE_EDGE: Color32 = Color32::from_rgb(0x6D, 0x68, 0x5C);
const WHITE_BODY: Color32 = Color32::from_rgb(0xDD, 0xD8, 0xCB);
const WHITE_TOP: Color32 = Color32::from_rgb(0xFA, 0xF8, 0xF2);
const SHADOW: Color32 = Color32::from_black_alpha(56);
const KO: Color32 = Color32::from_rgb(0x8E, 0x1C, 0x14);
const INK: Color32 = Color32::from_rgb(0x1A, 0x1B, 0x1D);
const CURSOR: Color32 = Color32::from_rgb(0x12, 0x40, 0x6F);

/// The radius of a stone, in cells.
const STONE: f32 = 0.475;

/// A tone on wood, which is light in both themes.
const fn on_wood(tone: Tone) -> Color32 {
    match tone {
        Tone::Ink => INK,
        Tone::Ink2 | Tone::Dim => Color32::from_rgb(0x4C, 0x4F, 0x54),
        Tone::Accent => CURSOR,
        Tone::Red => Color32::from_rgb(0xAF, 0x23, 0x1B),
        Tone::Amber => Color32::from_rgb(0x6B, 0x43, 0x00),
        Tone::Green => Color32::from_rgb(0x1F, 0x55, 0x30),
        Tone::Violet => Color32::from_rgb(0x4D, 0x31, 0x80),
    }
}

/// Wood, lines and stars.
pub fn wood(painter: &Painter, g: &Geometry, t: &Tokens) {
    let wood = g.wood();
    painter.rect_filled(wood, if wood.width() > 300.0 { 4.0 } else { 2.0 }, t.wood);
    let size = g.size();
    let (right, bottom) = (size.width() - 1, size.height() - 1);
    let thin = (g.unit() / 30.0).max(1.0);
    let line = |a: Point, b: Point, edge: bool| {
        let width = if edge { thin * 1.6 } else { thin };
        // Square ends: corners are closed.
        let cap = (g.pos(b) - g.pos(a)).normalized() * (width / 2.0);
        painter.line_segment([g.pos(a) - cap, g.pos(b) + cap], Stroke::new(width, t.wood_line));
    };
    for y in 0..=bottom {
        line(Point::new(0, y), Point::new(right, y), y == 0 || y == bottom);
    }
    for x in 0..=right {
        line(Point::new(x, 0), Point::new(x, bottom), x == 0 || x == right);
    }
    for star in g.stars() {
        painter.circle_filled(g.pos(star), (0.11 * g.unit()).max(1.5), t.wood_line);
    }
}

/// Coordinates on all four sides, from the words given for columns and rows.
pub fn coordinates(painter: &Painter, g: &Geometry, columns: &[String], rows: &[String], t: &Tokens) {
    let font = regular((0.38 * g.unit()).max(9.0).min(g.unit() * 0.9));
    let put = |pos: Pos2, text: &str| {
        painter.text(pos, Align2::CENTER_CENTER, text, font.clone(), t.wood_text);
    };
    for (x, label) in (0..g.size().width()).zip(columns) {
        for y in g.coordinate_rows() {
            put(pos2(g.pos(Point::new(x, 0)).x, y), label);
        }
    }
    for (y, label) in (0..g.size().height()).zip(rows) {
        for x in g.coordinate_columns() {
            put(pos2(x, g.pos(Point::new(0, y)).y), label);
        }
    }
}

/// All stones: shadows first, so that none falls on a neighbour. Only filled circles, which egui paints from its atlas.
pub fn stones(painter: &Painter, g: &Geometry, stones: &[Option<Color>], faded: &[Point]) {
    let u = g.unit();
    let standing = || g.size().iter().zip(stones).filter_map(|(point, stone)| stone.map(|color| (point, color)));
    let opacity = |point: Point| if faded.contains(&point) { 0.45 } else { 1.0 };
    let disc = |center: Pos2, radius: f32, color: Color32, opacity: f32| {
        let color = if opacity < 1.0 { color.gamma_multiply(opacity) } else { color };
        Shape::circle_filled(center, radius, color)
    };
    painter.extend(standing().map(|(point, _)| disc(g.pos(point) + vec2(0.05, 0.07) * u, STONE * u, SHADOW, opacity(point))));
    painter.extend(standing().flat_map(|(point, color)| {
        let (at, opacity) = (g.pos(point), opacity(point));
        let discs = match color {
            Color::Black => [Some((Vec2::ZERO, STONE * u, BLACK)), Some((vec2(-0.13, -0.15), 0.16 * u, BLACK_SHINE)), None],
            Color::White => {
                let edge = (u / 40.0).max(0.8);
                let body = STONE * u - 0.3 - edge / 2.0;
                [
                    Some((Vec2::ZERO, body + edge, WHITE_EDGE)),
                    Some((Vec2::ZERO, body, WHITE_BODY)),
                    Some((vec2(-0.035, -0.045), (0.41 * u).min(body), WHITE_TOP)),
                ]
            }
        };
        discs.into_iter().flatten().map(move |(shift, radius, color)| disc(at + shift * u, radius, color, opacity))
    }));
}

/// What lies under the stones.
pub fn under(painter: &Painter, g: &Geometry, marks: &[Mark]) {
    for mark in marks {
        if let MarkKind::Region { to, tone } = mark.kind {
            let rect = g.region(mark.at, to);
            let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
            painter.extend(Shape::dashed_line(&corners, Stroke::new(1.5, on_wood(tone)), 5.0, 4.0));
        }
    }
}

/// What lies over the stones; arrows last.
pub fn over(painter: &Painter, g: &Geometry, stones: &[Option<Color>], marks: &[Mark], t: &Tokens) {
    let stone_at = |p: Point| stones.get(g.size().index(p)).copied().flatten();
    for mark in marks.iter().filter(|mark| g.size().contains(mark.at)) {
        one(painter, g, mark, stone_at(mark.at), t);
    }
    for mark in marks.iter().filter(|mark| g.size().contains(mark.at)) {
        if let MarkKind::Arrow { to, tone } = mark.kind {
            let (from, end) = (g.pos(mark.at), g.pos(to));
            let unit = (end - from).normalized();
            let u = g.unit();
            outlined_arrow(painter, from + unit * 0.02 * u, end - unit * 0.12 * u, 0.3 * u, on_wood(tone));
        }
    }
}

fn one(painter: &Painter, g: &Geometry, mark: &Mark, under: Option<Color>, t: &Tokens) {
    let (at, u) = (g.pos(mark.at), g.unit());
    let contrast = if under == Some(Color::Black) { Color32::WHITE } else { INK };
    let square = |side: f32| Rect::from_center_size(at, Vec2::splat(side * u));
    match &mark.kind {
        MarkKind::LastMove => {
            painter.circle_stroke(at, 0.22 * u, Stroke::new((u * 0.07).max(1.4), contrast));
        }
        MarkKind::Ko => {
            painter.rect_stroke(square(0.48), 0.0, Stroke::new(2.0, KO), StrokeKind::Middle);
        }
        MarkKind::Territory(color) => {
            let (fill, edge) = match color {
                Color::Black => (BLACK, Color32::BLACK),
                Color::White => (WHITE_TOP, Color32::from_rgb(0x5F, 0x5B, 0x52)),
            };
            painter.rect(square(0.3), 0.0, fill, Stroke::new(1.0, edge), StrokeKind::Middle);
        }
        MarkKind::Dame => cross(painter, at, 0.16 * u, Stroke::new(2.2, KO)),
        MarkKind::Cross(tone) => {
            let color = if *tone == Tone::Ink { contrast } else { on_wood(*tone) };
            cross(painter, at, 0.22 * u, Stroke::new(2.4, color));
        }
        MarkKind::Text(text) => {
            // On an empty point the line under the letters would spoil them.
            if under.is_none() {
                painter.circle_filled(at, 0.34 * u, t.wood);
            }
            let px = if text.chars().count() > 2 { 0.34 * u } else { 0.42 * u };
            painter.text(at, Align2::CENTER_CENTER, text, semibold(px), contrast);
        }
        MarkKind::Ghost { color, tone } => {
            let fill = match color {
                Color::Black => BLACK,
                Color::White => WHITE_TOP,
            };
            painter.circle_filled(at, STONE * u, fill.gamma_multiply(0.4));
            dashed_circle(painter, at, STONE * u, Stroke::new(2.0, on_wood(*tone)), 4.0, 3.0);
        }
        MarkKind::Ring(tone) => {
            painter.circle_stroke(at, 0.56 * u, Stroke::new(2.4, on_wood(*tone)));
        }
        MarkKind::Arrow { .. } | MarkKind::Region { .. } => {}
    }
}

fn cross(painter: &Painter, at: Pos2, arm: f32, stroke: Stroke) {
    painter.line_segment([at + vec2(-arm, -arm), at + vec2(arm, arm)], stroke);
    painter.line_segment([at + vec2(arm, -arm), at + vec2(-arm, arm)], stroke);
}

/// Four corners round the point the keyboard is at.
pub fn cursor(painter: &Painter, g: &Geometry, at: Point) {
    let (center, u) = (g.pos(at), g.unit());
    for (sx, sy) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        let corner = center + vec2(sx, sy) * 0.5 * u;
        let leg = 0.24 * u;
        let points = vec![corner - vec2(0.0, sy * leg), corner, corner - vec2(sx * leg, 0.0)];
        painter.line(points, Stroke::new(2.4, CURSOR));
    }
}

/// What a press would put there, under the pointer.
pub fn hover(painter: &Painter, g: &Geometry, at: Point, color: Option<Color>) {
    let (center, u) = (g.pos(at), g.unit());
    match color {
        Some(Color::Black) => {
            painter.circle_filled(center, STONE * u, BLACK.gamma_multiply(0.4));
        }
        Some(Color::White) => {
            painter.circle_filled(center, STONE * u, WHITE_TOP.gamma_multiply(0.55));
        }
        None => {
            painter.rect_stroke(g.cell(at).shrink(1.0), 2.0, Stroke::new(1.0, CURSOR), StrokeKind::Inside);
        }
    }
}
