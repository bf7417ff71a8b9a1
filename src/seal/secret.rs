use crate::referee::Found;
use crate::rules::Point;
use std::fmt;
use zeroize::{Zeroize, Zeroizing};

/// A passphrase shorter than this is not taken: a move is one of a few hundred, so all that protects it is the passphrase.
pub const LEAST_LETTERS: usize = 10;

/// Room for every passphrase, taken at once: a text that grows leaves its old letters behind.
const ROOM: usize = 512;
/// The most letters a passphrase has.
const MOST_LETTERS: usize = 120;

/// What opens an electronic envelope. Wiped when dropped.
pub struct Passphrase(Zeroizing<String>);

impl Passphrase {
    #[must_use]
    pub fn new() -> Passphrase {
        Passphrase(Zeroizing::new(String::with_capacity(ROOM)))
    }

    /// Adds a letter; what cannot be typed again is left out.
    pub fn push(&mut self, letter: char) {
        if !letter.is_control() && self.letters() < MOST_LETTERS {
            self.0.push(letter);
        }
    }

    /// Takes the last letter back.
    pub fn pop(&mut self) {
        // The byte stays behind the end: it is written over.
        if let Some(letter) = self.0.pop() {
            for _ in 0..letter.len_utf8() {
                self.0.push('\0');
            }
            let length = self.0.len() - letter.len_utf8();
            self.0.truncate(length);
        }
    }

    pub fn clear(&mut self) {
        self.0.zeroize();
    }

    #[must_use]
    pub fn letters(&self) -> usize {
        self.0.chars().count()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    #[must_use]
    pub fn is_long_enough(&self) -> bool {
        self.letters() >= LEAST_LETTERS
    }

    /// The same letters.
    #[must_use]
    pub fn agrees_with(&self, other: &Passphrase) -> bool {
        *self.0 == *other.0
    }

    /// The letters, to be moved into the cipher and wiped there.
    pub(super) fn expose(&self) -> &str {
        &self.0
    }
}

impl Default for Passphrase {
    fn default() -> Self {
        Passphrase::new()
    }
}

impl Clone for Passphrase {
    fn clone(&self) -> Passphrase {
        let mut copy = Passphrase::new();
        copy.0.push_str(&self.0);
        copy
    }
}

impl fmt::Debug for Passphrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// A move that must not be seen. Wiped when dropped.
#[derive(Clone, PartialEq, Eq)]
pub struct SealedMove {
    pass: u8,
    column: u8,
    row: u8,
}

impl SealedMove {
    #[must_use]
    pub const fn play(point: Point) -> SealedMove {
        SealedMove { pass: 0, column: point.x, row: point.y }
    }

    #[must_use]
    pub const fn pass() -> SealedMove {
        SealedMove { pass: 1, column: 0, row: 0 }
    }

    /// `None` for a pass.
    #[must_use]
    pub const fn point(&self) -> Option<Point> {
        if self.pass == 0 { Some(Point { x: self.column, y: self.row }) } else { None }
    }

    /// As it is recorded once the envelope may be opened.
    #[must_use]
    pub fn found(&self) -> Found {
        self.point().map_or(Found::Pass, Found::Marked)
    }
}

impl Drop for SealedMove {
    fn drop(&mut self) {
        self.pass.zeroize();
        self.column.zeroize();
        self.row.zeroize();
    }
}

impl fmt::Debug for SealedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// A move on its way into its envelope.
#[derive(Clone, Debug)]
pub struct Secret {
    pub sealed: SealedMove,
    pub passphrase: Passphrase,
}
