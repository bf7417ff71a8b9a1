use crate::rules::{Color, Point};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::Add;

/// One thing that happened to the stones of a position since it was sure (Code 16.3, 16.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "a colour and its points, as the variants say")]
pub enum Change {
    /// Two neighbouring stones of different colours stand in each other's place: these are the right points.
    Swapped { black: Point, white: Point },
    /// A stone stands on `to` and belongs on `from`.
    Moved { color: Color, from: Point, to: Point },
    /// A stone of the other colour stands where this one belongs.
    Recolored { point: Point, should: Color },
    /// A stone is not there any more.
    Missing { color: Color, point: Point },
    /// A stone stands where none belongs.
    Extra { color: Color, point: Point },
}

impl Change {
    /// The stable names of what happened, as in the answers for machines; stones that changed places are two moved ones.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Change::Swapped { .. } | Change::Moved { .. } => "moved",
            Change::Recolored { .. } => "recolored",
            Change::Missing { .. } => "missing",
            Change::Extra { .. } => "extra",
        }
    }

    /// The points to show: where something belongs, and where something stands.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let (first, second) = match self {
            Change::Swapped { black, white } => (black, Some(white)),
            Change::Moved { from, to, .. } => (from, Some(to)),
            Change::Recolored { point, .. } | Change::Missing { point, .. } | Change::Extra { point, .. } => (point, None),
        };
        std::iter::once(first).chain(second)
    }

    /// What it costs to believe this; a move onto a point that another stone left costs 0.4 more.
    #[must_use]
    pub fn cost(self) -> Cost {
        match self {
            // One slip of a hand, though two stones stand wrong.
            Change::Swapped { black, white } => Cost(2 * moved(black, white).0 - 40),
            Change::Moved { from, to, .. } => moved(from, to),
            Change::Recolored { .. } => RECOLORED,
            Change::Missing { .. } => MISSING,
            Change::Extra { .. } => EXTRA,
        }
    }
}

/// How hard an explanation is to believe, in hundredths: 1 is a stone moved to the next point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cost(pub(super) u32);

/// A stone that fell or was taken.
pub(super) const MISSING: Cost = Cost(110);
/// A stone from nowhere is rarer than one that fell.
pub(super) const EXTRA: Cost = Cost(140);
/// A stone set up in the wrong colour: less than one taken and another put there.
pub(super) const RECOLORED: Cost = Cost(150);
/// A stone that slid to a point where another one stood.
pub(super) const CROWDED: Cost = Cost(40);
/// A move nobody wrote down: more than a stone too many, or every such stone would be taken for a move.
pub(super) const PLAYED: Cost = Cost(190);
/// Leaving the move that was named as sure for a later one of the record, and each move on the way.
pub(super) const LATER: Cost = Cost(30);
pub(super) const EACH_LATER: Cost = Cost(2);

/// A shift to the next point costs 1, each further point of the straight way 0.6. From about three and a half points on, a
/// fallen stone and a strange one are easier to believe.
pub(super) fn moved(from: Point, to: Point) -> Cost {
    let (dx, dy) = (u32::from(from.x.abs_diff(to.x)), u32::from(from.y.abs_diff(to.y)));
    let hundredths = ((dx * dx + dy * dy) * 10_000).isqrt();
    Cost(100 + hundredths.saturating_sub(100) * 60 / 100)
}

impl Cost {
    /// In hundredths of a shift to the next point.
    #[must_use]
    pub const fn in_hundredths(self) -> u32 {
        self.0
    }
}

impl Add for Cost {
    type Output = Cost;
    fn add(self, other: Cost) -> Cost {
        Cost(self.0.saturating_add(other.0))
    }
}

impl Sum for Cost {
    fn sum<I: Iterator<Item = Cost>>(costs: I) -> Cost {
        costs.fold(Cost::default(), Add::add)
    }
}

impl fmt::Display for Cost {
    /// `3.1`, `1.24`, `2.0`: at least one digit after the point.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0 / 100, self.0 % 100);
        if rest.is_multiple_of(10) { write!(f, "{whole}.{}", rest / 10) } else { write!(f, "{whole}.{rest:02}") }
    }
}
