//! A diagram as an SVG file: the shapes of the paper's drawing, in millimetres, on white.

use super::drawing::{Drawing, Ink, Shape};
use super::values::Diagram;
use std::fmt::Write as _;

const MM_IN_PT: f64 = 25.4 / 72.0;
/// The height of a capital, in the size of the letters.
const CAPITAL: f64 = 0.698;

/// The diagram in a square of `side` mm. The same diagram gives the same text.
#[must_use]
pub fn svg(diagram: &Diagram, side: f64) -> String {
    let drawing = Drawing::new(diagram, side);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}mm\" height=\"{side}mm\" viewBox=\"0 0 {side} {side}\" \
         font-family=\"'IBM Plex Sans', sans-serif\">\n<rect width=\"{side}\" height=\"{side}\" fill=\"white\"/>\n"
    );
    for shape in &drawing.shapes {
        // Writing to a string cannot fail.
        let _ = write_shape(&mut out, shape);
    }
    out.push_str("</svg>\n");
    out
}

fn write_shape(out: &mut String, shape: &Shape) -> std::fmt::Result {
    let pt = |width: f64| (width * MM_IN_PT * 1_000.0).round() / 1_000.0;
    match shape {
        Shape::Lines { width, lines } => {
            let path: Vec<String> = lines.iter().map(|[x1, y1, x2, y2]| format!("M{x1} {y1}L{x2} {y2}")).collect();
            let width = pt(*width);
            writeln!(out, "<path d=\"{}\" stroke=\"black\" stroke-width=\"{width}\" stroke-linecap=\"square\"/>", path.concat())
        }
        Shape::Disc { x, y, radius, fill, rim } => {
            write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{}\"", ink(*fill))?;
            if *rim > 0.0 {
                write!(out, " stroke=\"black\" stroke-width=\"{}\"", pt(*rim))?;
            }
            out.push_str("/>\n");
            Ok(())
        }
        Shape::Ring { x, y, radius, width, ink: color } => {
            let (color, width) = (ink(*color), pt(*width));
            writeln!(
                out,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\"/>"
            )
        }
        Shape::Square { x, y, side, rim } => square(out, *x, *y, *side, *rim, "white"),
        Shape::Frame { x, y, side, rim } => square(out, *x, *y, *side, *rim, "none"),
        Shape::Text { x, y, size, text } => letters(out, *x, *y, *size, text, Ink::Black, 400),
        Shape::Letter { x, y, size, text, ink } => letters(out, *x, *y, *size, text, *ink, 600),
    }
}

const fn ink(ink: Ink) -> &'static str {
    match ink {
        Ink::Black => "black",
        Ink::White => "white",
    }
}

fn square(out: &mut String, x: f64, y: f64, side: f64, rim: f64, fill: &str) -> std::fmt::Result {
    let round = |n: f64| (n * 1_000.0).round() / 1_000.0;
    let (left, top, rim) = (round(x - side / 2.0), round(y - side / 2.0), round(rim * MM_IN_PT));
    let place = format!("x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\"");
    writeln!(out, "<rect {place} fill=\"{fill}\" stroke=\"black\" stroke-width=\"{rim}\"/>")
}

fn letters(out: &mut String, x: f64, y: f64, size: f64, text: &str, color: Ink, weight: u16) -> std::fmt::Result {
    let size = (size * MM_IN_PT * 1_000.0).round() / 1_000.0;
    let base = ((y + size * CAPITAL / 2.0) * 1_000.0).round() / 1_000.0;
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let style = format!("font-size=\"{size}\" font-weight=\"{weight}\" text-anchor=\"middle\" fill=\"{}\"", ink(color));
    writeln!(out, "<text x=\"{x}\" y=\"{base}\" {style}>{text}</text>")
}
