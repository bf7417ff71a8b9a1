use crate::rules::{Color, Score};
use serde::{Deserialize, Serialize};

/// How a game ended (Code 13.7, 13.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    Win {
        winner: Color,
        how: How,
    },
    Draw,
    BothLose,
    /// No result: the judge decides what follows (13.9).
    NoResult,
}

/// What decided a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum How {
    /// By points; the margin when it is known.
    Points(Option<Score>),
    Resignation,
    Time,
    /// By regulation (13.7).
    Regulation,
    /// The opponent did not come (16.1).
    Absence,
}

impl Outcome {
    #[must_use]
    pub const fn win(winner: Color, how: How) -> Outcome {
        Outcome::Win { winner, how }
    }

    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            _ => None,
        }
    }
}

/// A table's result: entered, then fixed, after which protests are closed (13.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    pub outcome: Outcome,
    /// Said on the result form: the committee takes a protest only then (14.9).
    pub under_protest: bool,
    pub fixed: bool,
}
