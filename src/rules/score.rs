//! Counting a finished game (Code 3, 13.3-13.7; Order 225, 4).

use super::bits::Bits;
use super::count::Count;
use super::{Board, Color, Komi, Point, RuleSet, Score, Sides, Tradition};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What the players agreed on at the end of a game, and what the table shows.
#[derive(Clone, Copy, Debug)]
pub struct Agreed<'a> {
    /// The board with all stones on it.
    pub board: &'a Board,
    /// Dead stones (Code 3.2). One stone names its chain; empty points do not count.
    pub dead: &'a [Point],
    /// Stones of groups in seki, as the referee marks them. One stone names its chain; an empty point names its region.
    pub seki: &'a [Point],
    /// Prisoners in the lid of each side: `black` counts white stones taken in play. Neither dead stones still on the board
    /// nor penalty stones.
    pub prisoners: Sides<u32>,
    /// Penalty stones each side handed over: `black` counts those Black paid (Code 3.5, 13.6).
    pub handed_over: Sides<u32>,
    /// Penalty points taken from each side at the end instead; never the same penalty in both.
    pub deducted: Sides<Score>,
    /// Stones each side handed over for passing, under rules that ask for them.
    pub pass_stones: Sides<u32>,
    /// The side that passed last, where it is known; rules may ask White to.
    pub passed_last: Option<Color>,
    /// Handicap stones (Code 1.4).
    pub handicap: u8,
}

impl<'a> Agreed<'a> {
    /// A board without dead stones, prisoners or penalties.
    pub fn new(board: &'a Board) -> Agreed<'a> {
        Agreed {
            board,
            dead: &[],
            seki: &[],
            prisoners: Sides::default(),
            handed_over: Sides::default(),
            deducted: Sides::default(),
            pass_stones: Sides::default(),
            passed_last: None,
            handicap: 0,
        }
    }
}

/// Who won by how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// The margin may be zero where the rules give equal scores to one side.
    Win {
        /// The side with more points, or the one that ties go to.
        winner: Color,
        /// By how much; never negative.
        margin: Score,
    },
    /// Equal scores: a draw is proposed (Code 13.7).
    Draw,
}

impl fmt::Display for Outcome {
    /// `B+3.5`, `W+1`, `draw`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win { winner: Color::Black, margin } => write!(f, "B+{margin}"),
            Outcome::Win { winner: Color::White, margin } => write!(f, "W+{margin}"),
            Outcome::Draw => f.write_str("draw"),
        }
    }
}

/// The terms of one side's count. A term that a tradition does not count is zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SideSheet {
    /// Points of territory (Code 3.3), without eyes in seki where they do not count.
    pub territory: u32,
    /// Stones taken in play (Japanese tradition).
    pub prisoners: u32,
    /// The opponent's dead stones taken off at the end (Japanese tradition).
    pub dead: u32,
    /// Own living stones (Chinese tradition).
    pub stones: u32,
    /// Penalty stones received from the opponent; they count once in either tradition.
    pub penalty_received: u32,
    /// Stones received for the opponent's passes (Japanese tradition, where the rules ask for them).
    pub pass_stones: u32,
    /// Penalty points taken off at the end.
    pub penalty_deducted: Score,
    /// Komi: White's, and zero for Black.
    pub komi: Score,
    /// Compensation for handicap stones (Chinese tradition): White's.
    pub compensation: Score,
    /// The sum of all terms.
    pub total: Score,
}

/// The count by one tradition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TraditionSheet {
    /// Each side's terms.
    pub sides: Sides<SideSheet>,
    /// Who won, komi and all terms included.
    pub outcome: Outcome,
}

/// The count by both traditions, numbers only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tally {
    /// The count by Code 13.4.
    pub japanese: TraditionSheet,
    /// The count by Code 13.5.
    pub chinese: TraditionSheet,
    /// The tradition that decides.
    pub tradition: Tradition,
    /// Empty points of nobody.
    pub neutral: u32,
    /// Why the two traditions differ.
    pub difference: Difference,
}

impl Tally {
    /// The result by the tradition that decides.
    pub const fn outcome(&self) -> Outcome {
        match self.tradition {
            Tradition::Japanese => self.japanese.outcome,
            Tradition::Chinese => self.chinese.outcome,
        }
    }
}

/// Black's lead by the Chinese count over his lead by the Japanese one, in its terms.
///
/// A stone put on the board stands, or is a prisoner, or is dead: the Chinese count gives its owner a point for the first, the
/// Japanese one gives the opponent a point for the others. So what differs is the number of stones each side has placed:
/// its moves without its passes, and the handicap. Eyes in seki, compensation and pass stones may come on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Difference {
    /// Stones each side has placed as this count sees them: living, dead, and taken by the opponent.
    pub placed: Sides<u32>,
    /// Eyes in seki of each side that only the Chinese count takes in.
    pub seki_eyes: Sides<u32>,
    /// Stones received for passes by each side, which only the Japanese count takes in.
    pub pass_stones: Sides<u32>,
    /// White's compensation for handicap stones, which only the Chinese count takes in.
    pub compensation: Score,
}

impl Difference {
    /// The sum of the terms, Black's less White's.
    pub fn total(&self) -> Score {
        let lead = |sides: Sides<u32>| Score::from(sides.black) - Score::from(sides.white);
        lead(self.placed) + lead(self.seki_eyes) - lead(self.pass_stones) - self.compensation
    }
}

/// The whole count, by both traditions, with its points.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// The count by Code 13.4.
    pub japanese: TraditionSheet,
    /// The count by Code 13.5.
    pub chinese: TraditionSheet,
    /// The tradition that decides.
    pub tradition: Tradition,
    /// Why the two traditions differ.
    pub explained: Difference,
    /// Territory of each side by Code 3.3, row by row, eyes in seki included.
    pub territory: Sides<Vec<Point>>,
    /// The part of the territory that borders stones marked as in seki.
    pub seki_eyes: Sides<Vec<Point>>,
    /// Empty points of nobody.
    pub neutral: Vec<Point>,
    /// Stones of each side taken off as dead, row by row.
    pub dead: Sides<Vec<Point>>,
}

impl ScoreSheet {
    /// The result by the tradition that decides.
    pub const fn outcome(&self) -> Outcome {
        match self.tradition {
            Tradition::Japanese => self.japanese.outcome,
            Tradition::Chinese => self.chinese.outcome,
        }
    }

    /// Black's lead by the Chinese count over his lead by the Japanese one; [`explained`](Self::explained) has the terms.
    pub fn difference(&self) -> Score {
        let lead = |sheet: &TraditionSheet| sheet.sides.black.total - sheet.sides.white.total;
        lead(&self.chinese) - lead(&self.japanese)
    }
}

/// Counts by both traditions, numbers only: nothing is allocated.
pub fn tally(agreed: &Agreed, rules: &RuleSet, komi: Komi) -> Tally {
    tally_of(&Count::of(agreed), agreed, rules, komi)
}

/// Counts by both traditions, with the points to show. [`hints`](super::hints) asks what may have been left undone.
pub fn score(agreed: &Agreed, rules: &RuleSet, komi: Komi) -> ScoreSheet {
    let count = Count::of(agreed);
    let Tally { japanese, chinese, tradition, difference, .. } = tally_of(&count, agreed, rules, komi);
    let points = |sides: Sides<Bits>| sides.map(|_, points| points.points().collect());
    ScoreSheet {
        japanese,
        chinese,
        tradition,
        explained: difference,
        territory: points(count.territory),
        seki_eyes: points(count.seki_eyes),
        neutral: count.neutral.points().collect(),
        dead: points(count.dead),
    }
}

fn tally_of(count: &Count, agreed: &Agreed, rules: &RuleSet, komi: Komi) -> Tally {
    let size = |sides: Sides<Bits>| sides.map(|_, points| points.count());
    let (territory, eyes) = (size(count.territory), size(count.seki_eyes));
    let (living, dead) = (size(count.living), size(count.dead));
    let komi = Sides::new(Score::ZERO, komi.score());
    let compensation = Sides::new(Score::ZERO, Score::from(u32::from(rules.compensation.points(agreed.handicap))));
    let common = |side: Color| SideSheet {
        penalty_received: agreed.handed_over[side.opponent()],
        penalty_deducted: agreed.deducted[side],
        komi: komi[side],
        ..SideSheet::default()
    };
    let japanese = Sides::from_fn(|side| SideSheet {
        territory: territory[side] - if rules.seki_points { 0 } else { eyes[side] },
        prisoners: agreed.prisoners[side],
        dead: dead[side.opponent()],
        pass_stones: if rules.pass_stones { agreed.pass_stones[side.opponent()] } else { 0 },
        ..common(side)
    });
    let chinese = Sides::from_fn(|side| SideSheet {
        territory: territory[side],
        stones: living[side],
        compensation: compensation[side],
        ..common(side)
    });
    let placed = |side: Color| living[side].saturating_add(dead[side]).saturating_add(agreed.prisoners[side.opponent()]);
    let difference = Difference {
        placed: Sides::from_fn(placed),
        seki_eyes: if rules.seki_points { Sides::default() } else { eyes },
        pass_stones: japanese.map(|_, side| side.pass_stones),
        compensation: compensation.white,
    };
    Tally {
        japanese: close(japanese, rules.ties_to),
        chinese: close(chinese, rules.ties_to),
        tradition: rules.tradition,
        neutral: count.neutral.count(),
        difference,
    }
}

/// Adds the terms up and compares.
fn close(sides: Sides<SideSheet>, ties_to: Option<Color>) -> TraditionSheet {
    let sides = sides.map(|_, side| {
        let whole = [side.territory, side.prisoners, side.dead, side.stones, side.penalty_received, side.pass_stones];
        let terms: Score = whole.into_iter().map(Score::from).sum();
        SideSheet { total: terms + side.komi + side.compensation - side.penalty_deducted, ..side }
    });
    let lead = sides.black.total - sides.white.total;
    let outcome = match (lead.in_quarters().signum(), ties_to) {
        (1, _) => Outcome::Win { winner: Color::Black, margin: lead },
        (-1, _) => Outcome::Win { winner: Color::White, margin: -lead },
        (_, Some(winner)) => Outcome::Win { winner, margin: Score::ZERO },
        (_, None) => Outcome::Draw,
    };
    TraditionSheet { sides, outcome }
}
