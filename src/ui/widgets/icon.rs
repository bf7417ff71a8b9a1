use super::svg_path::{self, Run};
use crate::ui::theme::Tokens;
use eframe::egui::{self, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, epaint::PathShape, pos2, vec2};
use std::sync::OnceLock;

/// One stroke, fill or circle of an icon, on a grid of 16.
enum Part {
    /// A line of the usual width, 1.5.
    Line(&'static str),
    /// A line of its own width.
    Wide(&'static str, f32),
    /// A line of dashes: path, dash, gap.
    Dash(&'static str, f32, f32),
    /// A filled convex shape without a line.
    Fill(&'static str),
    /// A filled convex shape with its line.
    Solid(&'static str),
    /// A circle: x, y, radius.
    Ring(f32, f32, f32),
    /// A circle of dashes: radius, dash, gap; in the middle.
    DashRing(f32, f32, f32),
    /// A filled circle: x, y, radius.
    Disc(f32, f32, f32),
}
use Part::{Dash, DashRing, Disc, Fill, Line, Ring, Solid, Wide};

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident => [$($part:expr),+ $(,)?],)+) => {
        /// The painted marks of the window. A mark never stands without a word (the board's instruments apart, which have names).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Icon { $($(#[$doc])* $name,)+ }

        impl Icon {
            pub const ALL: &'static [Icon] = &[$(Icon::$name),+];

            const fn parts(self) -> &'static [Part] {
                match self { $(Icon::$name => &[$($part),+],)+ }
            }
        }
    };
}

icons! {
    Clock => [Ring(8.0, 8.0, 6.2), Line("M8 4.4V8l2.6 1.8")],
    Board => [Line("M2 5.3h12M2 10.7h12M5.3 2v12M10.7 2v12"), Disc(10.7, 5.3, 2.2)],
    Envelope => [Line("M1.8 3.8h12.4v8.6H1.8zM1.8 4l6.2 5 6.2-5")],
    Card => [Line("M4 1.8h8v12.4H4zM6.2 5h3.6M6.2 7.6h3.6")],
    List => [Line("M6.5 4H14M6.5 8H14M6.5 12H14M1.8 4l1 1 1.8-2M1.8 8l1 1 1.8-2M1.8 12l1 1 1.8-2")],
    Sliders => [Line("M2 4.5h6.6M12.4 4.5H14M2 11.5h1.6M7.4 11.5H14"), Ring(10.5, 4.5, 1.9), Ring(5.5, 11.5, 1.9)],
    Journal => [Line("M3 1.8h10v12.4H3zM5.5 5h5M5.5 8h5M5.5 11h3")],
    Find => [Ring(7.0, 7.0, 4.4), Line("M10.3 10.3 14 14")],
    Play => [Solid("M4.5 3l8 5-8 5z")],
    Pause => [Fill("M4 3h2.8v10H4z"), Fill("M9.2 3H12v10H9.2z")],
    Absent => [DashRing(5.6, 2.6, 2.2)],
    Soon => [Line("M4 2h8M4 14h8M4.8 2c0 4 6.4 8 6.4 12M11.2 2c0 4-6.4 8-6.4 12")],
    Byoyomi => [Line("M4 2h8M4 14h8"), Solid("M4.8 2.5h6.4L8 8z"), Solid("M4.8 13.5h6.4L8 8z")],
    // The pennant is not convex: two pieces that overlap, and its outline.
    Flag => [Line("M3.5 14.5V1.8M3.5 2.2h9.5l-2.6 3 2.6 3H3.5z"), Fill("M3.5 2.2h9.5l-2.6 3H3.5z"), Fill("M3.5 4h5.86L13 8.2H3.5z")],
    Count => [Line("M2.5 2.5h11v11h-11zM2.5 8h11M8 2.5v11")],
    Check => [Wide("M2.5 8.5l3.6 3.6L13.5 4", 2.0)],
    Wait => [Ring(8.0, 8.0, 5.6)],
    Live => [Ring(8.0, 8.0, 5.8), Disc(8.0, 8.0, 2.8)],
    Protest => [Line("M8 1.6 14.4 8 8 14.4 1.6 8z"), Wide("M8 4.8v4M8 10.6v.9", 1.8)],
    Warning => [Line("M8 2 14.6 13.6H1.4z"), Wide("M8 6.2v3.6M8 11.2v.9", 1.7)],
    Question => [Ring(8.0, 8.0, 6.2), Line("M6 6.4C6 4 10 4 10 6.4 10 8 8 7.8 8 9.6M8 11.2v.7")],
    Cross => [Line("M4 4l8 8M12 4l-8 8")],
    Plus => [Line("M8 3v10M3 8h10")],
    Down => [Line("M4 6l4 4 4-4")],
    Up => [Line("M4 10l4-4 4 4")],
    Right => [Line("M6 4l4 4-4 4")],
    Left => [Line("M10 4 6 8l4 4")],
    Last => [Line("M3.5 3.5 8 8l-4.5 4.5M8.5 3.5 13 8l-4.5 4.5")],
    First => [Line("M12.5 3.5 8 8l4.5 4.5M7.5 3.5 3 8l4.5 4.5")],
    Undo => [Line("M6 3 2.5 6.5 6 10M2.8 6.5H10a3.5 3.5 0 0 1 0 7H6")],
    Redo => [Line("M10 3l3.5 3.5L10 10M13.2 6.5H6a3.5 3.5 0 0 0 0 7h4")],
    Hand => [Line("M8 2v12M2 8h12M8 2 6.2 4M8 2l1.8 2M8 14l-1.8-2M8 14l1.8-2M2 8l2-1.8M2 8l2 1.8M14 8l-2-1.8M14 8l-2 1.8")],
    // The pair of stones stands side by side: an icon does not know what it lies on, so the white one cannot cover the black.
    Stones => [Disc(4.4, 8.0, 3.9), Ring(11.6, 8.0, 3.2)],
    Erase => [Line("M6 13.5h8M2.5 9.5l6-6.5 4.5 4-5.8 6.5H5.5z")],
    Region => [Dash("M2.5 2.5h11v11h-11z", 2.4, 2.0)],
    Turn => [Line("M13.5 8A5.5 5.5 0 1 1 11 3.4M11 .8v2.8H13.8")],
    Mirror => [Dash("M8 1.5v13", 2.0, 1.6), Line("M6 4 2 12h4zM10 4l4 8h-4z")],
    Number => [Ring(8.0, 8.0, 6.0), Line("M6.6 6 8.2 5v6.2")],
    Print => [Line("M4.5 6V2h7v4M4.5 11.5H2V6h12v5.5h-2.5M4.5 9.5h7V14h-7z")],
    Lock => [Line("M3.5 7.5h9V14h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5")],
    Cards => [Line("M2.5 2.5h4.4v4.4H2.5zM9.1 2.5h4.4v4.4H9.1zM2.5 9.1h4.4v4.4H2.5zM9.1 9.1h4.4v4.4H9.1z")],
    Rows => [Line("M2 3.5h12M2 6.5h12M2 9.5h12M2 12.5h12")],
    Plan => [Line("M2 3l4-1 4 1.5 4-1v11l-4 1L6 13l-4 1zM6 2v11M10 3.5V14")],
    Pen => [Line("M2.5 13.5l1-3.5L11 2.5 13.5 5 6 12.5z")],
    Sheet => [Line("M3 2h7l3 3v9H3zM10 2v3h3")],
    People => [Ring(6.0, 5.2, 2.4), Line("M1.5 13.5c0-6 9-6 9 0M10.5 3a2.3 2.3 0 0 1 0 4.4M12 9c2 .6 2.6 2.4 2.6 4.5")],
    Screen => [Line("M1.8 2.8h12.4v8.4H1.8zM5 14h6M8 11.2V14")],
    Arrow => [Wide("M3 8h8M8 4.5 11.5 8 8 11.5", 2.0)],
    /// A remark: an open circle, smaller than [`Icon::Wait`].
    Remark => [Ring(8.0, 8.0, 5.2)],
}

/// A part with its path read.
struct Ready {
    runs: Vec<Run>,
    part: &'static Part,
}

fn ready(icon: Icon) -> Option<&'static [Ready]> {
    static READY: OnceLock<Vec<Vec<Ready>>> = OnceLock::new();
    let all = READY.get_or_init(|| {
        Icon::ALL.iter().map(|icon| icon.parts().iter().map(|part| Ready { runs: runs(part), part }).collect()).collect()
    });
    all.get(icon as usize).map(Vec::as_slice)
}

fn runs(part: &Part) -> Vec<Run> {
    match part {
        Line(path) | Wide(path, _) | Dash(path, ..) | Fill(path) | Solid(path) => svg_path::parse(path).unwrap_or_default(),
        Ring(..) | DashRing(..) | Disc(..) => Vec::new(),
    }
}

/// Paints an icon into a square.
pub fn icon(painter: &Painter, rect: Rect, icon: Icon, color: Color32) {
    let scale = rect.width() / 16.0;
    let at = |p: Pos2| rect.min + p.to_vec2() * scale;
    let line = Stroke::new(1.5 * scale, color);
    for Ready { runs, part } in ready(icon).unwrap_or_default() {
        match **part {
            Ring(x, y, r) => {
                painter.circle_stroke(at(pos2(x, y)), r * scale, line);
            }
            Disc(x, y, r) => {
                painter.circle_filled(at(pos2(x, y)), r * scale, color);
            }
            DashRing(r, dash, gap) => dashed_circle(painter, rect.center(), r * scale, line, dash * scale, gap * scale),
            Line(_) | Wide(..) | Dash(..) | Fill(_) | Solid(_) => {}
        }
        for run in runs {
            let points: Vec<Pos2> = run.points.iter().map(|p| at(*p)).collect();
            match **part {
                Fill(_) => {
                    painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
                }
                Solid(_) => {
                    painter.add(Shape::convex_polygon(points, color, line));
                }
                Dash(_, dash, gap) => {
                    let mut whole = points;
                    if run.closed {
                        whole.extend(whole.first().copied());
                    }
                    painter.extend(Shape::dashed_line(&whole, line, dash * scale, gap * scale));
                }
                Wide(_, width) => {
                    painter.add(path(points, run.closed, Stroke::new(width * scale, color)));
                }
                Line(_) | Ring(..) | DashRing(..) | Disc(..) => {
                    painter.add(path(points, run.closed, line));
                }
            }
        }
    }
}

fn path(points: Vec<Pos2>, closed: bool, stroke: Stroke) -> Shape {
    Shape::Path(PathShape { points, closed, fill: Color32::TRANSPARENT, stroke: stroke.into() })
}

/// A circle of dashes, of whole ones: their lengths are fitted to the circle.
pub(crate) fn dashed_circle(painter: &Painter, center: Pos2, radius: f32, stroke: Stroke, dash: f32, gap: f32) {
    const PIECES: u16 = 6;
    let count = (std::f32::consts::TAU * radius / (dash + gap)).round().max(3.0);
    let turn = std::f32::consts::TAU / count;
    let arc = turn * dash / (dash + gap);
    for i in 0..count as u16 {
        let start = f32::from(i) * turn;
        let points =
            (0..=PIECES).map(|k| center + egui::Vec2::angled(start + arc * f32::from(k) / f32::from(PIECES)) * radius).collect();
        painter.line(points, stroke);
    }
}

/// The station's mark: a sealed envelope.
pub fn logo(painter: &Painter, rect: Rect, tokens: &Tokens) {
    let scale = rect.width() / 26.0;
    let at = |x: f32, y: f32| rect.min + vec2(x, y) * scale;
    let line = Stroke::new(1.8 * scale, tokens.ink);
    let body = Rect::from_min_max(at(2.0, 5.0), at(24.0, 21.0));
    painter.rect_stroke(body, CornerRadius::same((2.0 * scale) as u8), line, StrokeKind::Middle);
    painter.line(vec![at(2.5, 6.5), at(13.0, 15.0), at(23.5, 6.5)], line);
    painter.circle_filled(at(13.0, 15.0), 5.0 * scale, tokens.seal);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_can_be_read_and_stays_on_its_grid() {
        for icon in Icon::ALL {
            for part in icon.parts() {
                let has_path = !matches!(part, Ring(..) | DashRing(..) | Disc(..));
                let runs = runs(part);
                assert_eq!(has_path, !runs.is_empty(), "{icon:?}");
                for p in runs.iter().flat_map(|run| &run.points) {
                    assert!((0.0..=16.0).contains(&p.x) && (0.0..=16.0).contains(&p.y), "{icon:?} at {p:?}");
                }
            }
        }
    }
}
