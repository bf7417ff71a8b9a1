use crate::rules::{Point, Size};
use eframe::egui::{Pos2, Rect, Vec2, vec2};

/// From the edge of the wood to the first line, in cells: room for coordinates.
const MARGIN: f32 = 1.32;
/// The same without coordinates.
const MARGIN_BARE: f32 = 0.75;
/// From the edge of the wood to the middle of a coordinate, in cells.
const COORDINATE: f32 = 0.46;

/// Where the points of a drawn board are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    size: Size,
    origin: Pos2,
    /// Between two lines, in points.
    unit: f32,
    margin: f32,
}

impl Geometry {
    /// The largest board that fits into `room`.
    pub fn fit(size: Size, room: Vec2, coordinates: bool) -> Geometry {
        let margin = if coordinates { MARGIN } else { MARGIN_BARE };
        let cells = |lines: u8| f32::from(lines - 1) + 2.0 * margin;
        let unit = (room.x / cells(size.width())).min(room.y / cells(size.height())).max(1.0);
        Geometry { size, origin: Pos2::ZERO, unit, margin }
    }

    /// The same board with its wood at `origin`.
    #[must_use]
    pub fn at(self, origin: Pos2) -> Geometry {
        Geometry { origin, ..self }
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    pub const fn unit(&self) -> f32 {
        self.unit
    }

    /// The wood.
    pub fn wood(&self) -> Rect {
        let cells = |lines: u8| f32::from(lines - 1) + 2.0 * self.margin;
        Rect::from_min_size(self.origin, vec2(cells(self.size.width()), cells(self.size.height())) * self.unit)
    }

    /// Where a point is drawn.
    pub fn pos(&self, point: Point) -> Pos2 {
        self.origin + vec2(f32::from(point.x) + self.margin, f32::from(point.y) + self.margin) * self.unit
    }

    /// The square round a point that belongs to it.
    pub fn cell(&self, point: Point) -> Rect {
        Rect::from_center_size(self.pos(point), Vec2::splat(self.unit))
    }

    /// The point nearest to a place on the wood, within half a cell.
    pub fn point(&self, pos: Pos2) -> Option<Point> {
        let cells = (pos - self.origin) / self.unit - Vec2::splat(self.margin);
        let (x, y) = (cells.x.round(), cells.y.round());
        let inside = |v: f32, lines: u8| v >= 0.0 && v < f32::from(lines);
        (inside(x, self.size.width()) && inside(y, self.size.height())).then_some(Point::new(x as u8, y as u8))
    }

    /// Heights of the coordinates above and below, and distances of those left and right.
    pub(super) fn coordinate_rows(&self) -> [f32; 2] {
        let wood = self.wood();
        [wood.top() + COORDINATE * self.unit, wood.bottom() - COORDINATE * self.unit]
    }

    pub(super) fn coordinate_columns(&self) -> [f32; 2] {
        let wood = self.wood();
        [wood.left() + COORDINATE * self.unit, wood.right() - COORDINATE * self.unit]
    }

    /// The corner points of the region between two points.
    pub(super) fn region(&self, a: Point, b: Point) -> Rect {
        self.cell(a).union(self.cell(b))
    }

    /// The star points, where this size has any.
    pub(super) fn stars(&self) -> Vec<Point> {
        let (w, h) = (self.size.width(), self.size.height());
        if w < 9 || h < 9 {
            return match (w, h) {
                (5..=8, 5..=8) if w % 2 == 1 && w == h => vec![Point::new(w / 2, h / 2)],
                _ => Vec::new(),
            };
        }
        let lines = |n: u8| {
            let edge = if n < 13 { 2 } else { 3 };
            let mut at = vec![edge, n - 1 - edge];
            if n % 2 == 1 {
                at.push(n / 2);
            }
            at
        };
        let (xs, ys) = (lines(w), lines(h));
        let sides = w >= 15 && h >= 15;
        xs.iter()
            .flat_map(|x| ys.iter().map(move |y| Point::new(*x, *y)))
            // Small boards have the corners and the middle, not the sides.
            .filter(|p| sides || (p.x * 2 + 1 == w) == (p.y * 2 + 1 == h))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::pos2;

    fn board(width: u8, height: u8) -> Geometry {
        let size = Size::new(width, height).unwrap_or(Size::STANDARD);
        Geometry::fit(size, vec2(640.0, 640.0), true).at(pos2(10.0, 20.0))
    }

    #[test]
    fn a_standard_board_of_640_has_the_cell_of_the_style_sheet() {
        assert!((board(19, 19).unit() - 640.0 / 20.64).abs() < 1e-4);
    }

    #[test]
    fn every_point_is_found_where_it_is_drawn_on_every_size() {
        for (w, h) in [(1, 1), (2, 7), (9, 9), (13, 13), (19, 19), (25, 25), (52, 52), (52, 1), (3, 52)] {
            let board = board(w, h);
            for point in board.size().iter() {
                assert_eq!(board.point(board.pos(point)), Some(point), "{w}x{h}");
                assert!(board.wood().contains(board.pos(point)));
            }
        }
    }

    #[test]
    fn the_margin_belongs_to_no_point() {
        let board = board(19, 19);
        assert_eq!(board.point(board.wood().min), None);
        assert_eq!(board.point(board.wood().max), None);
    }

    #[test]
    fn stars_are_the_usual_ones() {
        assert_eq!(board(19, 19).stars().len(), 9);
        assert_eq!(board(13, 13).stars().len(), 5);
        assert_eq!(board(9, 9).stars().len(), 5);
        assert_eq!(board(2, 2).stars().len(), 0);
        assert_eq!(board(14, 14).stars().len(), 4);
    }
}
