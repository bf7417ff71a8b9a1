//! Property values: texts, points, numbers (SGF FF\[4\], "Property value types").

use crate::rules::{Color, Point, Size};
use std::borrow::Cow;

/// A text over several lines: backslashes taken off, soft line breaks joined, every line end `\n`, other white space a blank.
pub fn text(raw: &str) -> Cow<'_, str> {
    plain(raw, true)
}

/// A text on one line.
pub fn simple_text(raw: &str) -> Cow<'_, str> {
    plain(raw, false)
}

fn plain(raw: &str, lines: bool) -> Cow<'_, str> {
    let same = |b: u8| b != b'\\' && b != b'\r' && b != b'\t' && b != 0x0B && b != 0x0C && (lines || b != b'\n');
    if raw.bytes().all(same) {
        return Cow::Borrowed(raw);
    }
    let mut out = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    // Both orders of CR and LF are one line end in FF[4].
    let twin = |c: char, next: char| matches!((c, next), ('\r', '\n') | ('\n', '\r'));
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some(end @ ('\n' | '\r')) => {
                    chars.next_if(|next| twin(end, *next));
                }
                Some(c) if c.is_whitespace() => out.push(' '),
                Some(c) => out.push(c),
                None => {}
            },
            '\n' | '\r' => {
                chars.next_if(|next| twin(c, *next));
                out.push(if lines { '\n' } else { ' ' });
            }
            '\t' | '\u{b}' | '\u{c}' => out.push(' '),
            c => out.push(c),
        }
    }
    Cow::Owned(out)
}

/// A plain text as it stands between brackets.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    for c in text.chars() {
        if matches!(c, ']' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// A letter as a line number: `a` to `z`, then `A` to `Z`.
const fn line(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    }
}

/// The letter of a line, 0 to 51; `Z` beyond.
const fn letter(line: u8) -> char {
    match line {
        0..26 => (b'a' + line) as char,
        26..52 => (b'A' + (line - 26)) as char,
        _ => 'Z',
    }
}

/// A point in SGF letters; one beyond what letters can say becomes the farthest that they can.
pub fn format_point(point: Point) -> String {
    [letter(point.x), letter(point.y)].into_iter().collect()
}

/// Two letters as a point, on whatever board.
pub fn bare_point(raw: &str) -> Option<Point> {
    match raw.as_bytes() {
        [x, y] => point_of([*x, *y]),
        _ => match raw.trim().as_bytes() {
            [x, y] => point_of([*x, *y]),
            _ => None,
        },
    }
}

/// The point that two letters name.
#[inline]
pub fn point_of([x, y]: [u8; 2]) -> Option<Point> {
    Some(Point::new(line(x)?, line(y)?))
}

/// What the value of a move says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Point(Point),
    Pass,
    /// No point, or one beside the board.
    OffBoard,
}

/// The value of `B` or `W`. Empty is a pass, and so is `tt` on boards up to 19 lines, in every version.
pub fn parse_move(raw: &str, size: Size) -> Move {
    match bare_point(raw) {
        Some(point) if size.contains(point) => Move::Point(point),
        Some(Point { x: 19, y: 19 }) if size.width() <= 19 && size.height() <= 19 => Move::Pass,
        None if raw.trim().is_empty() || raw.trim().eq_ignore_ascii_case("pass") => Move::Pass,
        _ => Move::OffBoard,
    }
}

/// The points of one value of a list: a point, or a rectangle `aa:cc`, whose corners may come in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rectangle {
    pub from: Point,
    pub to: Point,
    /// The corners were not the upper left and the lower right.
    pub turned: bool,
}

impl Rectangle {
    pub fn points(self) -> impl Iterator<Item = Point> {
        (self.from.y..=self.to.y).flat_map(move |y| (self.from.x..=self.to.x).map(move |x| Point::new(x, y)))
    }
}

/// One value of a point list; `None` when it is none or leaves the board.
pub fn parse_points(raw: &str, size: Size) -> Option<Rectangle> {
    let (one, other) = raw.split_once(':').unwrap_or((raw, raw));
    let (one, other) = (bare_point(one)?, bare_point(other)?);
    let from = Point::new(one.x.min(other.x), one.y.min(other.y));
    let to = Point::new(one.x.max(other.x), one.y.max(other.y));
    size.contains(to).then_some(Rectangle { from, to, turned: from != one })
}

/// The side a value names: `B`, `W`, and what else is met (`black`, `2`, Cyrillic letters).
pub fn parse_color(raw: &str) -> Option<Color> {
    let word = raw.trim().to_lowercase();
    match word.as_str() {
        "b" | "black" | "1" | "ч" | "черные" | "чёрные" => Some(Color::Black),
        "w" | "white" | "2" | "б" | "белые" => Some(Color::White),
        _ => None,
    }
}

/// Whether a value is a whole number as FF\[4\] writes one, without a sign.
pub fn is_count(raw: &str) -> bool {
    !raw.is_empty() && raw.bytes().all(|b| b.is_ascii_digit())
}

/// Whether a value is a real number as FF\[4\] writes one: a sign perhaps, digits, perhaps a point and more digits.
pub fn is_real(raw: &str) -> bool {
    let number = raw.strip_prefix(['-', '+']).unwrap_or(raw);
    number.split_once('.').map_or(is_count(number), |(whole, part)| is_count(whole) && is_count(part))
}

/// A decimal number as thousandths, exactly: sign, point or comma, vulgar halves and quarters (`5 1/2`, `5½`).
pub fn parse_thousandths(raw: &str) -> Option<i64> {
    let text = raw.trim();
    let (negative, text) = match text.as_bytes().first()? {
        b'-' => (true, text.get(1..)?),
        b'+' => (false, text.get(1..)?),
        _ => (false, text),
    };
    let text = text.trim();
    let (number, fraction) = [("1/2", 500), ("½", 500), ("1/4", 250), ("¼", 250), ("3/4", 750), ("¾", 750)]
        .iter()
        .find_map(|(sign, value)| text.strip_suffix(sign).map(|rest| (rest.trim(), *value)))
        .unwrap_or((text, 0));
    let whole = if number.is_empty() && fraction != 0 { 0 } else { decimal(number)? };
    let value = whole.checked_add(fraction)?;
    Some(if negative { -value } else { value })
}

fn decimal(text: &str) -> Option<i64> {
    let (whole, rest) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
    if whole.is_empty() && rest.is_empty() || !digits(whole) || !digits(rest) || whole.len() > 12 {
        return None;
    }
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let thousandths = rest.bytes().chain(*b"000").take(3).fold(0i64, |n, b| n * 10 + i64::from(b - b'0'));
    whole.checked_mul(1000)?.checked_add(thousandths)
}
