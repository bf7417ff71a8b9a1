use super::{Point, Size};
use serde::{Deserialize, Serialize};

/// A way of naming points. The mark on a diagram is what counts; a printed coordinate names its system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Notation {
    /// `K10`: columns by letters without I from Black's left, rows by numbers from Black's side. After Z come AA, AB... again
    /// without I.
    #[default]
    Standard,
    /// `jj`: SGF's letters, column then row from the top left; small letters are 1 to 26, capitals 27 to 52.
    Sgf,
    /// `K10`: rows by letters without I from Black's side, columns by numbers from Black's left.
    RowsByLetters,
    /// `10-10`: column from the left, row from the top, both by numbers from 1.
    TopLeft,
}

/// A coordinate that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// No system of coordinates reads the text so.
    #[error("not a point: '{0}'")]
    Unreadable(String),
    /// The text names a point beyond the lines of the board.
    #[error("the board has no point '{0}'")]
    OffBoard(String),
}

/// Columns by letters.
const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";
const SGF: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Cyrillic letters that look like Latin ones.
const LOOK_ALIKES: &[(char, char)] = &[
    ('А', 'A'),
    ('В', 'B'),
    ('С', 'C'),
    ('Е', 'E'),
    ('Ё', 'E'),
    ('Н', 'H'),
    ('К', 'K'),
    ('М', 'M'),
    ('О', 'O'),
    ('Р', 'P'),
    ('Т', 'T'),
    ('У', 'Y'),
    ('Х', 'X'),
    ('Ј', 'J'),
    ('Ѕ', 'S'),
];

/// Cyrillic letters and the Latin letters on the same keys.
const SAME_KEY: &[(char, char)] = &[
    ('Й', 'Q'),
    ('Ц', 'W'),
    ('У', 'E'),
    ('К', 'R'),
    ('Е', 'T'),
    ('Н', 'Y'),
    ('Г', 'U'),
    ('Ш', 'I'),
    ('Щ', 'O'),
    ('З', 'P'),
    ('Ф', 'A'),
    ('Ы', 'S'),
    ('В', 'D'),
    ('А', 'F'),
    ('П', 'G'),
    ('Р', 'H'),
    ('О', 'J'),
    ('Л', 'K'),
    ('Д', 'L'),
    ('Я', 'Z'),
    ('Ч', 'X'),
    ('С', 'C'),
    ('М', 'V'),
    ('И', 'B'),
    ('Т', 'N'),
    ('Ь', 'M'),
];

/// How Cyrillic letters are taken.
#[derive(Clone, Copy)]
enum Keyboard {
    Looks,
    Keys,
}

impl Keyboard {
    /// The Latin letter meant, in its case.
    fn latin(self, letter: char) -> Option<char> {
        if letter.is_ascii() {
            return Some(letter);
        }
        let capital = letter.to_uppercase().next()?;
        let find = |table: &[(char, char)]| table.iter().find(|(from, _)| *from == capital).map(|(_, to)| *to);
        let latin = match self {
            Keyboard::Looks => find(LOOK_ALIKES).or_else(|| find(SAME_KEY)),
            Keyboard::Keys => find(SAME_KEY),
        }?;
        Some(if letter == capital { latin } else { latin.to_ascii_lowercase() })
    }
}

/// The name of a line by letters, counted from 0.
fn letters(line: u8) -> String {
    let letter = |n: u8| char::from(LETTERS.get(usize::from(n)).copied().unwrap_or(b'?'));
    if line < 25 { letter(line).to_string() } else { [letter(line / 25 - 1), letter(line % 25)].into_iter().collect() }
}

/// The line with this name, counted from 0.
fn line_of(name: &str) -> Option<u8> {
    let place = |b: u8| LETTERS.iter().position(|l| *l == b.to_ascii_uppercase()).and_then(|n| u8::try_from(n).ok());
    match *name.as_bytes() {
        [b] => place(b),
        [a, b] => place(a)?.checked_add(1)?.checked_mul(25)?.checked_add(place(b)?),
        _ => None,
    }
}

impl Notation {
    /// All systems.
    pub const ALL: [Notation; 4] = [Notation::Standard, Notation::Sgf, Notation::RowsByLetters, Notation::TopLeft];

    /// The label of a column, counted from 0 at the left.
    pub fn column(self, _size: Size, x: u8) -> String {
        match self {
            Notation::Standard => letters(x),
            Notation::Sgf => sgf_letter(x),
            Notation::RowsByLetters | Notation::TopLeft => (u16::from(x) + 1).to_string(),
        }
    }

    /// The label of a row, counted from 0 at the top.
    pub fn row(self, size: Size, y: u8) -> String {
        let from_below = size.height().saturating_sub(1).saturating_sub(y);
        match self {
            Notation::Standard => (u16::from(from_below) + 1).to_string(),
            Notation::Sgf => sgf_letter(y),
            Notation::RowsByLetters => letters(from_below),
            Notation::TopLeft => (u16::from(y) + 1).to_string(),
        }
    }

    /// The name of a point.
    pub fn format(self, size: Size, point: Point) -> String {
        let (column, row) = (self.column(size, point.x), self.row(size, point.y));
        match self {
            Notation::Standard | Notation::Sgf => column + &row,
            Notation::RowsByLetters => row + &column,
            Notation::TopLeft => format!("{column}-{row}"),
        }
    }

    /// The point a person typed, on a Latin or a Russian keyboard: the first of [`readings`](Self::readings).
    ///
    /// # Errors
    /// [`NotationError`] when nothing on this board can be meant.
    pub fn parse(self, size: Size, text: &str) -> Result<Point, NotationError> {
        let points = self.readings_anywhere(size, text);
        match points.iter().find(|point| size.contains(**point)) {
            Some(point) => Ok(*point),
            None if points.is_empty() => Err(NotationError::Unreadable(text.trim().to_owned())),
            None => Err(NotationError::OffBoard(text.trim().to_owned())),
        }
    }

    /// All points a person can have meant, the likeliest first. Cyrillic letters that look like Latin ones are taken for
    /// them ("к10" is K10); any other stands for the Latin letter on its key ("л10" is K10 too); last comes the same key
    /// for the look-alikes ("к10" as R10). Letter and number may come in either order.
    pub fn readings(self, size: Size, text: &str) -> Vec<Point> {
        let mut points = self.readings_anywhere(size, text);
        points.retain(|point| size.contains(*point));
        points
    }

    fn readings_anywhere(self, size: Size, text: &str) -> Vec<Point> {
        let mut points = Vec::new();
        for keyboard in [Keyboard::Looks, Keyboard::Keys] {
            if let Some(point) = self.read(size, text, keyboard).filter(|p| !points.contains(p)) {
                points.push(point);
            }
        }
        points
    }

    /// One reading; it may lie off the board.
    fn read(self, size: Size, text: &str, keyboard: Keyboard) -> Option<Point> {
        let latin: String = text.trim().chars().map(|c| keyboard.latin(c)).collect::<Option<_>>()?;
        let height = size.height();
        match self {
            Notation::Standard => {
                let (name, number) = letter_and_number(&latin)?;
                Some(Point { x: line_of(name)?, y: below(height, number) })
            }
            Notation::RowsByLetters => {
                let (name, number) = letter_and_number(&latin)?;
                Some(Point { x: number.checked_sub(1)?, y: below(height, line_of(name)?.checked_add(1)?) })
            }
            Notation::Sgf => {
                let capitals_are_small = size.width() <= 26 && height <= 26;
                let place = |b: u8| {
                    let b = if capitals_are_small { b.to_ascii_lowercase() } else { b };
                    SGF.iter().position(|l| *l == b).and_then(|n| u8::try_from(n).ok())
                };
                match *latin.as_bytes() {
                    [a, b] => Some(Point { x: place(a)?, y: place(b)? }),
                    _ => None,
                }
            }
            Notation::TopLeft => {
                let separator = |c: char| matches!(c, '-' | ' ' | ',' | '.' | '/' | ';' | ':');
                let mut parts = latin.split(separator).filter(|part| !part.is_empty());
                let (column, row) = (parts.next()?, parts.next()?);
                let line = |part: &str| number(part)?.checked_sub(1);
                parts.next().is_none().then_some(Point { x: line(column)?, y: line(row)? })
            }
        }
    }
}

fn sgf_letter(n: u8) -> String {
    char::from(SGF.get(usize::from(n)).copied().unwrap_or(b'?')).to_string()
}

/// Letters and digits apart, in either order, with spaces or a hyphen between.
fn letter_and_number(text: &str) -> Option<(&str, u8)> {
    let letters_first = text.starts_with(|c: char| c.is_ascii_alphabetic());
    let end = text.find(|c: char| c.is_ascii_alphabetic() != letters_first)?;
    let (head, tail) = text.split_at(end);
    let (name, digits) = if letters_first { (head, tail) } else { (tail, head) };
    let trimmed = digits.trim_matches([' ', '-', '\u{a0}']);
    Some((name, number(trimmed)?))
}

fn number(digits: &str) -> Option<u8> {
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) { None } else { digits.parse().ok() }
}

/// The row with this number from below; one off the board for numbers beyond it.
fn below(height: u8, number: u8) -> u8 {
    if number == 0 { u8::MAX } else { height.checked_sub(number).unwrap_or(u8::MAX) }
}
