use serde::{Deserialize, Serialize};

/// Why a play is against the rules (Code 2.1-2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum Illegal {
    /// A stone stands there (Code 2.1).
    #[error("a stone stands on the point")]
    Occupied,
    /// The stone or its chain would have no liberty, and nothing is captured (Code 2.2).
    #[error("the chain would have no liberty")]
    Suicide,
    /// The position before the opponent's last move would come back (Code 2.3).
    #[error("the ko may not be retaken at once")]
    Ko,
    /// An earlier position would come back, under the regulation's rule of repetition (Code 1.3, 2.3).
    #[error("the position after move {repeats} would come back")]
    Superko {
        /// The move after which the position stood before; 0 is the start.
        repeats: u32,
    },
    /// No such point on this board.
    #[error("the point is not on the board")]
    OffBoard,
    /// It is the other side's turn (Code 2.1).
    #[error("it is the other side's turn")]
    OutOfTurn,
}

impl Illegal {
    /// The stable name, as in the answers for machines.
    pub const fn name(self) -> &'static str {
        match self {
            Illegal::Occupied => "occupied",
            Illegal::Suicide => "suicide",
            Illegal::Ko => "ko",
            Illegal::Superko { .. } => "superko",
            Illegal::OffBoard => "off_board",
            Illegal::OutOfTurn => "out_of_turn",
        }
    }
}
