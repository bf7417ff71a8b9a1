use super::{Color, Illegal, LongCycle, Point, Repetition, RuleSet, Sides, Verdict};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// What can be wrong with a set-up or a record. The names are stable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FindingKind {
    /// A play against the rules, carried out as recorded.
    IllegalMove,
    /// A play by the side whose turn it was not, legal otherwise.
    OutOfTurn,
    /// A stone played after two passes in a row (Code 3.1).
    MoveAfterEnd,
    /// An earlier position stands again (Code 1.3, 2.3).
    Repetition,
    /// Stones put down or taken off between moves.
    SetupMidgame,
    /// The handicap stated and the stones placed disagree (Code 1.4, 16.2).
    HandicapMismatch,
    /// A chain that should have been taken off (Code 2.2).
    ChainWithoutLiberties,
    /// A point that cannot be a ko (Code 2.3).
    ImpossibleKo,
    /// By the number of moves it is the other side's turn (Code 1.4, 2.1).
    WrongSideToMove,
    /// Stones placed, on the board and taken off do not add up.
    StoneCount,
}

impl FindingKind {
    /// All kinds.
    pub const ALL: [FindingKind; 10] = [
        FindingKind::IllegalMove,
        FindingKind::OutOfTurn,
        FindingKind::MoveAfterEnd,
        FindingKind::Repetition,
        FindingKind::SetupMidgame,
        FindingKind::HandicapMismatch,
        FindingKind::ChainWithoutLiberties,
        FindingKind::ImpossibleKo,
        FindingKind::WrongSideToMove,
        FindingKind::StoneCount,
    ];

    /// The stable name, as in the answers for machines.
    pub const fn name(self) -> &'static str {
        match self {
            FindingKind::IllegalMove => "illegal_move",
            FindingKind::OutOfTurn => "out_of_turn",
            FindingKind::MoveAfterEnd => "move_after_end",
            FindingKind::Repetition => "repetition",
            FindingKind::SetupMidgame => "setup_midgame",
            FindingKind::HandicapMismatch => "handicap_mismatch",
            FindingKind::ChainWithoutLiberties => "chain_without_liberties",
            FindingKind::ImpossibleKo => "impossible_ko",
            FindingKind::WrongSideToMove => "wrong_side_to_move",
            FindingKind::StoneCount => "stone_count",
        }
    }
}

/// Not the name of a kind of finding.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such kind of finding: {0}")]
pub struct UnknownKind(pub String);

impl FromStr for FindingKind {
    type Err = UnknownKind;
    fn from_str(name: &str) -> Result<Self, UnknownKind> {
        Self::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| UnknownKind(name.to_owned()))
    }
}

/// One thing wrong, with the points to show.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Finding {
    /// What is wrong.
    pub kind: FindingKind,
    /// The move it is about, counted from 1; `None` for a position as such. A change of stones between moves names the
    /// move before it (0: before the first).
    pub at_move: Option<u32>,
    /// The points to highlight; none for a pass or a matter of numbers.
    pub points: Vec<Point>,
    /// What there is to say beyond the kind.
    pub detail: Detail,
}

/// What a finding says beyond its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Detail {
    /// The kind and the points say it all.
    None,
    /// [`FindingKind::IllegalMove`]: why.
    Reason(Illegal),
    /// [`FindingKind::ChainWithoutLiberties`]: whose chain. [`FindingKind::OutOfTurn`]: who moved.
    Side(Color),
    /// [`FindingKind::Repetition`].
    Repeats(Repeats),
    /// [`FindingKind::StoneCount`]: stones of this side that stand on the board or were taken off, and how many it can
    /// have placed, its handicap included.
    Counts {
        /// Whose stones.
        side: Color,
        /// Standing on the board or taken off.
        found: u32,
        /// By the moves without passes, and the handicap.
        placed: u32,
    },
    /// [`FindingKind::HandicapMismatch`]: the number stated, and the black stones that stand before the first move.
    Handicap {
        /// As the record or the referee states it.
        stated: u8,
        /// On the board before the first move.
        standing: u32,
    },
    /// [`FindingKind::WrongSideToMove`].
    Turn {
        /// Said to be to move.
        stated: Color,
        /// To move by the number of moves (Code 1.4, 2.1).
        expected: Color,
    },
}

/// How an earlier position came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Repeats {
    /// The move after which it stood before; 0 is the start.
    pub earlier: u32,
    /// Moves from then to now.
    pub cycle: u32,
    /// Whether the same side is to move.
    pub same_turn: bool,
    /// Whether the same side made it then too, by a play.
    pub same_maker: bool,
    /// Prisoners taken by each side in the cycle.
    pub taken: Sides<u32>,
}

impl Repeats {
    /// Whether this rule forbids the play that did it.
    pub const fn forbidden_by(self, rule: Repetition) -> bool {
        match rule {
            Repetition::None => false,
            Repetition::Situational => self.same_turn,
            Repetition::Positional => true,
            Repetition::NaturalSituational => self.same_maker,
        }
    }

    /// What a set of rules says of it. A cycle in which one side takes more than the other goes on in any case: it costs that
    /// side's opponent something each time round, as sending two stones to get one does.
    pub fn verdict(self, rules: &RuleSet) -> Verdict {
        if self.forbidden_by(rules.options.repetition) {
            return Verdict::Illegal;
        }
        match rules.long_cycle {
            LongCycle::NoResult if self.same_turn && self.taken.black == self.taken.white => Verdict::NoResult,
            LongCycle::Draw if self.same_turn && self.taken.black == self.taken.white => Verdict::Draw,
            _ => Verdict::Continue,
        }
    }
}
