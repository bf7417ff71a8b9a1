use crate::rules::{Color, Point};
use crate::ui::theme::Tone;

/// Something drawn at a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub at: Point,
    pub kind: MarkKind,
}

/// What is drawn there. Tones keep their meaning: accent for what moved, red for what is missing or forbidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// A ring in the stone played last.
    LastMove,
    /// A square where the ko forbids.
    Ko,
    /// A small square of the owner's colour.
    Territory(Color),
    /// A small cross on a point that is nobody's.
    Dame,
    /// A cross on a dead stone (ink), or on what is missing (red).
    Cross(Tone),
    /// The number of a move, or a letter.
    Text(String),
    /// A stone that is not there: where it was, or should be.
    Ghost { color: Color, tone: Tone },
    /// A ring round a stone.
    Ring(Tone),
    /// From the mark's point to another.
    Arrow { to: Point, tone: Tone },
    /// A dashed rectangle between two points.
    Region { to: Point, tone: Tone },
}

impl Mark {
    pub const fn new(at: Point, kind: MarkKind) -> Mark {
        Mark { at, kind }
    }
}
