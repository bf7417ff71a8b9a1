//! A rectangle of points.

use crate::rules::{Point, Size};

/// The points between two corners, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    least: Point,
    most: Point,
}

impl Region {
    /// Between two points, whichever corners they are.
    #[must_use]
    pub fn between(a: Point, b: Point) -> Region {
        Region { least: Point::new(a.x.min(b.x), a.y.min(b.y)), most: Point::new(a.x.max(b.x), a.y.max(b.y)) }
    }

    #[must_use]
    pub const fn whole(size: Size) -> Region {
        Region { least: Point::new(0, 0), most: Point::new(size.width() - 1, size.height() - 1) }
    }

    #[must_use]
    pub const fn left(self) -> u8 {
        self.least.x
    }

    #[must_use]
    pub const fn right(self) -> u8 {
        self.most.x
    }

    #[must_use]
    pub const fn top(self) -> u8 {
        self.least.y
    }

    #[must_use]
    pub const fn bottom(self) -> u8 {
        self.most.y
    }

    #[must_use]
    pub const fn corners(self) -> (Point, Point) {
        (self.least, self.most)
    }

    #[must_use]
    pub const fn is_square(self) -> bool {
        self.most.x - self.least.x == self.most.y - self.least.y
    }

    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        self.least.x <= point.x && point.x <= self.most.x && self.least.y <= point.y && point.y <= self.most.y
    }

    /// Row by row from the top left.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (self.least.y..=self.most.y).flat_map(move |y| (self.least.x..=self.most.x).map(move |x| Point::new(x, y)))
    }

    /// So many points to the right and down; `None` when that leaves the board.
    #[must_use]
    pub fn moved(self, dx: i16, dy: i16, size: Size) -> Option<Region> {
        let shift = |p: Point| {
            let x = u8::try_from(i16::from(p.x).checked_add(dx)?).ok()?;
            let y = u8::try_from(i16::from(p.y).checked_add(dy)?).ok()?;
            Some(Point::new(x, y)).filter(|p| size.contains(*p))
        };
        Some(Region { least: shift(self.least)?, most: shift(self.most)? })
    }
}
