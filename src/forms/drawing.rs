//! Where the lines, stones and letters of a diagram go, in millimetres.

use super::values::Diagram;
use crate::rules::{Color, Notation, Point, Size, star_points};
use serde::Serialize;

/// No cell is larger than this on paper, however few lines a board has.
const LARGEST_CELL: f64 = 11.0;
/// From the outermost line to the edge of the drawing, in cells.
const MARGIN: f64 = 1.32;
/// From the outermost line to the middle of a coordinate, in cells.
const COORDINATE: f64 = 0.88;
const STONE: f64 = 0.475;
const MM_IN_PT: f64 = 25.4 / 72.0;

/// A piece of a drawing. Lengths in millimetres, line widths and letters in points.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Shape {
    /// Straight lines, each from (x1, y1) to (x2, y2).
    Lines { width: f64, lines: Vec<[f64; 4]> },
    /// A disc with a black rim (none when `rim` is 0).
    Disc { x: f64, y: f64, radius: f64, fill: Ink, rim: f64 },
    /// A circle of ink without filling.
    Ring { x: f64, y: f64, radius: f64, width: f64, ink: Ink },
    /// A white square with a black rim, by its middle.
    Square { x: f64, y: f64, side: f64, rim: f64 },
    /// A square of a black rim alone, by its middle.
    Frame { x: f64, y: f64, side: f64, rim: f64 },
    /// Letters by their middle.
    Text { x: f64, y: f64, size: f64, text: String },
    /// A bold letter on a point, by its middle.
    Letter { x: f64, y: f64, size: f64, text: String, ink: Ink },
}

/// Papers know two inks: they are photocopied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ink {
    Black,
    White,
}

/// A diagram laid out on paper.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Drawing {
    /// The side of the square the drawing is centred in, mm.
    pub side: f64,
    /// One cell, mm.
    pub cell: f64,
    /// The vertical lines of the board, mm from the left.
    pub columns: Vec<f64>,
    pub shapes: Vec<Shape>,
}

/// Thousandths of a millimetre are enough, and keep the same drawing the same text.
fn mm(length: f64) -> f64 {
    (length * 1_000.0).round() / 1_000.0
}

/// One cell of a board drawn into a square of `side` mm.
pub fn cell(size: Size, side: f64) -> f64 {
    (side / (f64::from(size.width().max(size.height())) + 2.0 * MARGIN - 1.0)).min(LARGEST_CELL)
}

impl Drawing {
    /// Draws `diagram` in the middle of a square of `side` mm.
    pub fn new(diagram: &Diagram, side: f64) -> Drawing {
        let size = diagram.size();
        let (w, h) = (size.width(), size.height());
        let u = cell(size, side);
        let left = (side - f64::from(w - 1) * u) / 2.0;
        let top = (side - f64::from(h - 1) * u) / 2.0;
        let x = |column: u8| mm(left + f64::from(column) * u);
        let y = |row: u8| mm(top + f64::from(row) * u);
        let mut shapes = Vec::with_capacity(size.points() + 128);

        let upright = |c: u8| [x(c), y(0), x(c), y(h - 1)];
        let across = |r: u8| [x(0), y(r), x(w - 1), y(r)];
        let (mut inner, mut edge) = (Vec::new(), Vec::new());
        for column in 0..w {
            (if column == 0 || column == w - 1 { &mut edge } else { &mut inner }).push(upright(column));
        }
        for row in 0..h {
            (if row == 0 || row == h - 1 { &mut edge } else { &mut inner }).push(across(row));
        }
        shapes.push(Shape::Lines { width: 0.45, lines: inner });
        shapes.push(Shape::Lines { width: 0.9, lines: edge });

        for Point { x: column, y: row } in star_points(size) {
            shapes.push(Shape::Disc { x: x(column), y: y(row), radius: mm(0.11 * u), fill: Ink::Black, rim: 0.0 });
        }
        for point in size.iter() {
            if let Some(color) = diagram.stone(point) {
                let rim = 0.8;
                let fill = match color {
                    Color::Black => Ink::Black,
                    Color::White => Ink::White,
                };
                // The rim lies half outside its circle: the stone keeps its size.
                let radius = mm(STONE * u - rim * MM_IN_PT / 2.0);
                shapes.push(Shape::Disc { x: x(point.x), y: y(point.y), radius, fill, rim });
            }
        }
        if let Some(last) = diagram.last().filter(|last| !diagram.letters().iter().any(|(point, _)| point == last)) {
            let ink = if diagram.stone(last) == Some(Color::Black) { Ink::White } else { Ink::Black };
            let width = mm(0.09 * u / MM_IN_PT);
            shapes.push(Shape::Ring { x: x(last.x), y: y(last.y), radius: mm(0.18 * u), width, ink });
        }
        if let Some(ko) = diagram.ko() {
            shapes.push(Shape::Square { x: x(ko.x), y: y(ko.y), side: mm(0.47 * u), rim: 0.8 });
        }

        for (point, letter) in diagram.letters() {
            let (x, y) = (x(point.x), y(point.y));
            if diagram.stone(*point).is_none() {
                shapes.push(Shape::Square { x, y, side: mm(0.86 * u), rim: 0.0 });
            }
            shapes.push(Shape::Frame { x, y, side: mm(1.08 * u), rim: 1.25 });
            let ink = if diagram.stone(*point) == Some(Color::Black) { Ink::White } else { Ink::Black };
            shapes.push(Shape::Letter { x, y, size: mm((0.7 * u / MM_IN_PT).min(13.0)), text: letter.clone(), ink });
        }

        let letters = (0.38 * u / MM_IN_PT).clamp(6.5, 10.0);
        let reach = COORDINATE * u;
        for c in 0..w {
            for row in [y(0) - reach, y(h - 1) + reach] {
                shapes.push(Shape::Text { x: x(c), y: mm(row), size: mm(letters), text: Notation::Standard.column(size, c) });
            }
        }
        for row in 0..h {
            for at in [x(0) - reach, x(w - 1) + reach] {
                shapes.push(Shape::Text { x: mm(at), y: y(row), size: mm(letters), text: Notation::Standard.row(size, row) });
            }
        }
        Drawing { side, cell: mm(u), columns: (0..w).map(x).collect(), shapes }
    }
}
