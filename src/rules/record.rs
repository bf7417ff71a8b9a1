use super::{Color, Options, Point, Replay, Setup};
use serde::{Deserialize, Serialize};

/// One thing a record says happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// A move. `None` is a pass. The point may be anywhere, even off the board.
    Move {
        /// Whose move it is, in turn or not.
        color: Color,
        /// Where; `None` is a pass.
        point: Option<Point>,
    },
    /// Stones put down or taken off without playing, and perhaps a side named to move.
    Edit {
        /// Points and what stands there now; `None` is an empty point.
        stones: Vec<(Point, Option<Color>)>,
        /// The side said to move next; `None` says nothing about it.
        to_play: Option<Color>,
    },
}

/// A game as it was recorded: where it began and what was done, legal or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Where it began.
    pub setup: Setup,
    /// What was done, in order.
    pub acts: Vec<Act>,
}

impl Record {
    /// A record without moves.
    pub fn new(setup: Setup) -> Record {
        Record { setup, acts: Vec::new() }
    }

    /// Adds a stone.
    pub fn play(&mut self, color: Color, point: Point) {
        self.acts.push(Act::Move { color, point: Some(point) });
    }

    /// Adds a pass.
    pub fn pass(&mut self, color: Color) {
        self.acts.push(Act::Move { color, point: None });
    }

    /// Adds a change of stones between moves.
    pub fn edit(&mut self, stones: Vec<(Point, Option<Color>)>, to_play: Option<Color>) {
        self.acts.push(Act::Edit { stones, to_play });
    }

    /// Number of moves, passes included.
    pub fn moves(&self) -> u32 {
        self.acts.iter().filter(|act| matches!(act, Act::Move { .. })).count() as u32
    }

    /// Carries everything out as recorded and notes what is wrong by these rules.
    pub fn replay(&self, options: Options) -> Replay {
        Replay::of(self, options)
    }
}
