//! Two positions against each other, in words a person can check on the board.

use super::{Color, Point, Setup};

/// One thing in which a position differs from the right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "`should` is right, `found` stands in the other position")]
pub enum Discrepancy {
    /// A stone that should stand there.
    Missing { point: Point, color: Color },
    /// A stone that should not.
    Extra { point: Point, color: Color },
    /// A stone of the other colour.
    WrongColor { point: Point, should: Color },
    /// Prisoners in the lid of a side.
    Prisoners { side: Color, should: u32, found: u32 },
    /// Penalty stones a side has handed over.
    Penalty { side: Color, should: u32, found: u32 },
    /// The other side is to move (part of the position: Code 1.3).
    Turn { should: Color },
    /// The point that may not be retaken at once.
    Ko { should: Option<Point>, found: Option<Point> },
}

impl Discrepancy {
    /// The point to highlight.
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Discrepancy::Missing { point, .. } | Discrepancy::Extra { point, .. } | Discrepancy::WrongColor { point, .. } => {
                Some(point)
            }
            Discrepancy::Ko { should: Some(point), .. } | Discrepancy::Ko { found: Some(point), .. } => Some(point),
            _ => None,
        }
    }
}

/// Everything in which `found` differs from the right position: stones row by row, then numbers, turn and ko. A point only one
/// board has counts as empty on the other.
#[must_use]
pub fn compare(right: &Setup, found: &Setup) -> Vec<Discrepancy> {
    let stone = |(point, should, stands): (Point, Option<Color>, Option<Color>)| match (should, stands) {
        (Some(color), None) => Some(Discrepancy::Missing { point, color }),
        (None, Some(color)) => Some(Discrepancy::Extra { point, color }),
        (Some(should), Some(_)) => Some(Discrepancy::WrongColor { point, should }),
        (None, None) => None,
    };
    let mut all: Vec<Discrepancy> = right.differences(found).into_iter().filter_map(stone).collect();
    for side in Color::BOTH {
        let (should, is) = (right.prisoners[side], found.prisoners[side]);
        if should != is {
            all.push(Discrepancy::Prisoners { side, should, found: is });
        }
    }
    for side in Color::BOTH {
        let (should, is) = (right.penalty[side], found.penalty[side]);
        if should != is {
            all.push(Discrepancy::Penalty { side, should, found: is });
        }
    }
    if right.to_play != found.to_play {
        all.push(Discrepancy::Turn { should: right.to_play });
    }
    if right.ko != found.ko {
        all.push(Discrepancy::Ko { should: right.ko, found: found.ko });
    }
    all
}
