use super::{Article, EntryNo, Outcome};
use crate::clock::{Millis, SideTime};
use crate::rules::{Color, Illegal, Point, Score, Sides};
use serde::{Deserialize, Serialize};

/// What the rules would have happen, shown to the referee before anything is recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The articles it stands on, the deciding one first.
    pub articles: Vec<Article>,
    pub basis: Basis,
    pub consequence: Consequence,
}

/// What the referee decided, and why where it differs from the proposal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    pub consequence: Consequence,
    pub reason: String,
}

/// What a ruling does to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Consequence {
    /// Nothing changes: the game goes on as it stands.
    PlayOn,
    /// The clocks are set; `running` says whose then runs.
    Clocks { times: Sides<SideTime>, running: Option<Color> },
    /// The game is over with this outcome, not yet fixed (13.8).
    End(Outcome),
    /// The game begins again with these times (16.2).
    Restart { times: Sides<SideTime> },
}

/// The facts a proposal follows from, for the words on screen and paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Basis {
    /// 10.6: both were absent, one has come.
    BothAbsent { elapsed: Millis, deduction: Millis },
    /// 16.1: late, but within the limit.
    LateWithin { side: Color, elapsed: Millis, limit: Millis },
    /// 16.1: later than the limit.
    LateBeyond { side: Color, elapsed: Millis, limit: Millis },
    /// 16.1: nobody came.
    NobodyCame { elapsed: Millis, limit: Millis },
    /// 16.2: wrong colour or handicap.
    WrongColour { white_stones: u8, elapsed: Millis },
    /// 17.2: so many warnings to a side in this game.
    Warnings { side: Color, count: u8, first: EntryNo },
    /// 17.2, 5.5: so many breaches of one matter, whose own ladder ends in a loss.
    Repeated { side: Color, count: u8, first: EntryNo },
    /// 17.2: a loss of both without warnings.
    BothWithoutWarning,
    /// 14.5: the chief judge decides otherwise than this entry.
    Overturned { entry: EntryNo },
    /// 14.7: the decision on the protest this entry lodged.
    Protest { entry: EntryNo },
    /// 17.2: a loss without warnings.
    WithoutWarning { side: Color },
    /// 12.4: the move found is forbidden.
    ForbiddenMove { side: Color, reason: Illegal },
    /// 12.4: no move, or none that can be read.
    NoMove { side: Color },
    /// The Code is silent on a resignation in the envelope.
    ResignedInEnvelope { side: Color },
    /// The Code is silent on an envelope that is not there, or not whole.
    EnvelopeGone { side: Color, damaged: bool },
    /// The mark and the written coordinate name different points; the mark is the move.
    CoordinateDiffers { side: Color, marked: Point },
    /// The paper and the electronic copy hold different moves.
    CopiesDiffer { side: Color },
    /// 16.1 at the resumption: not there for so long; `other_absent` as well.
    AbsentAtResumption { side: Color, elapsed: Millis, limit: Millis, other_absent: bool },
    /// 12.4: what the form says cannot be reconciled.
    FormWrong,
    /// 9.2, 9.5, 13.1: all time used up.
    Overrun { side: Color },
    /// 16.5: both flags down.
    BothOverrun { both_in_byoyomi: bool },
    /// 16.7: time corrected; the floor that held, if one did.
    Correction { floor: Option<Millis> },
    /// 17.4: the clock stopped without a reason the Code names.
    StoppedWithoutReason { side: Color },
    /// 11.7.
    Resigned { side: Color },
    /// 13.6: counted.
    Counted { difference: Score },
}

impl Proposal {
    #[must_use]
    pub fn new(articles: &[&str], basis: Basis, consequence: Consequence) -> Proposal {
        Proposal { articles: articles.iter().map(|a| Article::new(a)).collect(), basis, consequence }
    }

    /// The ruling that follows the proposal.
    #[must_use]
    pub fn accept(&self) -> Ruling {
        Ruling { consequence: self.consequence, reason: String::new() }
    }
}
