use serde::{Deserialize, Serialize};

/// The colour of a stone, and the side that plays it (Code 1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Color {
    /// Black moves first in a game without handicap (Code 1.4).
    Black,
    /// White moves first once handicap stones are placed (Code 1.4).
    White,
}

impl Color {
    /// Both colours, Black first.
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Sides<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> Sides<T> {
    /// Black's value, then White's.
    pub const fn new(black: T, white: T) -> Self {
        Sides { black, white }
    }

    /// The value `f` gives each side.
    pub fn from_fn(mut f: impl FnMut(Color) -> T) -> Self {
        Sides { black: f(Color::Black), white: f(Color::White) }
    }

    /// The two values changed by `f`, each knowing its side.
    pub fn map<U>(self, mut f: impl FnMut(Color, T) -> U) -> Sides<U> {
        Sides { black: f(Color::Black, self.black), white: f(Color::White, self.white) }
    }

    /// Borrows both.
    pub const fn as_ref(&self) -> Sides<&T> {
        Sides { black: &self.black, white: &self.white }
    }

    /// Black's value, then White's.
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        [(Color::Black, &self.black), (Color::White, &self.white)].into_iter()
    }
}

impl Sides<u32> {
    /// Two counts added up for each side. A count set by hand may be anything: the sum stays at the highest number there is.
    #[must_use]
    pub fn plus(self, other: Sides<u32>) -> Sides<u32> {
        self.map(|side, count| count.saturating_add(other[side]))
    }
}

impl<T> std::ops::Index<Color> for Sides<T> {
    type Output = T;
    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> std::ops::IndexMut<Color> for Sides<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}
