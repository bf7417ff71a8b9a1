use serde::{Deserialize, Serialize};

/// The lines of a board: 1 to 52 each way, not always a square (what SGF can hold). 9, 13 and 19 are the Code's (1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Size {
    width: u8,
    height: u8,
}

/// A board of no lines, or of more than 52.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board has 1 to 52 lines each way, not {0} by {1}")]
pub struct SizeError(pub u8, pub u8);

impl Size {
    /// The standard board, 19 by 19 (Code 1.2).
    pub const STANDARD: Size = Size { width: 19, height: 19 };

    /// The largest number of lines either way.
    pub const MOST: u8 = 52;

    /// # Errors
    /// [`SizeError`] when either number is outside 1 to 52.
    pub const fn new(width: u8, height: u8) -> Result<Size, SizeError> {
        if width == 0 || height == 0 || width > Self::MOST || height > Self::MOST {
            Err(SizeError(width, height))
        } else {
            Ok(Size { width, height })
        }
    }

    /// # Errors
    /// [`SizeError`] when `lines` is outside 1 to 52.
    pub const fn square(lines: u8) -> Result<Size, SizeError> {
        Size::new(lines, lines)
    }

    /// Vertical lines.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Horizontal lines.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// Number of points.
    #[must_use]
    pub const fn points(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// Whether `point` lies on the board.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.x < self.width && point.y < self.height
    }

    /// All points, row by row from the top left.
    pub fn iter(self) -> impl Iterator<Item = Point> {
        (0..self.height).flat_map(move |y| (0..self.width).map(move |x| Point { x, y }))
    }

    /// The place of a point in a row-by-row array.
    #[must_use]
    pub const fn index(self, point: Point) -> usize {
        point.y as usize * self.width as usize + point.x as usize
    }

    /// The two to four points next to `point` along the lines.
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> {
        let Point { x, y } = point;
        [
            (y > 0).then(|| Point { x, y: y - 1 }),
            (x > 0).then(|| Point { x: x - 1, y }),
            (x + 1 < self.width).then(|| Point { x: x + 1, y }),
            (y + 1 < self.height).then(|| Point { x, y: y + 1 }),
        ]
        .into_iter()
        .flatten()
    }
}

impl TryFrom<(u8, u8)> for Size {
    type Error = SizeError;
    fn try_from((width, height): (u8, u8)) -> Result<Self, SizeError> {
        Size::new(width, height)
    }
}

impl From<Size> for (u8, u8) {
    fn from(size: Size) -> Self {
        (size.width, size.height)
    }
}

/// A crossing of lines, counted from the top left as Black sees it: `x` to the right, `y` downwards, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    /// To the right, from 0.
    pub x: u8,
    /// Downwards, from 0.
    pub y: u8,
}

impl Point {
    /// A crossing; whether a board has it, [`Size::contains`] says.
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Point {
        Point { x, y }
    }
}
