//! Effective time and category (Code 9.6, 6.8).

use super::{ByoYomi, Millis, TimeControl};
use serde::{Deserialize, Serialize};

/// Periods that count for Japanese byo-yomi, however many there are (Code 9.6).
const JAPANESE_PERIODS: i64 = 45;
/// Moves that count for Canadian byo-yomi (Code 9.6).
const CANADIAN_MOVES: u32 = 60;
/// Moves the European federation counts for an increment.
const FISCHER_MOVES: i64 = 120;

/// Category of a contest by its effective time (Code 6.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Category {
    /// From 50:00.
    Ordinary,
    /// Between the two.
    Fast,
    /// Up to 20:00.
    Blitz,
}

impl Category {
    pub fn of(effective: Millis) -> Category {
        if effective >= Millis::from_mins(50) {
            Category::Ordinary
        } else if effective > Millis::from_mins(20) {
            Category::Fast
        } else {
            Category::Blitz
        }
    }

    /// The word of the command line's answers.
    pub const fn word(self) -> &'static str {
        match self {
            Category::Ordinary => "ordinary",
            Category::Fast => "fast",
            Category::Blitz => "blitz",
        }
    }
}

/// Effective time of a control, by the Code and by the European federation's linear rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effective {
    /// By the Code; `None` where it has no rule.
    pub effective: Option<Millis>,
    /// The European figure: a part of a Canadian period counts in proportion.
    pub linear: Millis,
    /// By the Code's figure; `None` where it has no rule.
    pub category: Option<Category>,
    /// What the European figure would make it.
    pub linear_category: Category,
    /// The article that decides.
    #[serde(skip_deserializing, default = "article")]
    pub article: &'static str,
    pub notes: Vec<Note>,
}

const ARTICLE: &str = "9.6";

fn article() -> &'static str {
    ARTICLE
}

/// What a referee should know beside the figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Note {
    /// The European figure falls into another category.
    LinearDiffers { linear: Category },
    /// The Code has no rule for this control; only the European figure stands.
    OutsideCode,
    /// The limited Canadian periods end after `moves` moves, before the 60 of the rule; only time that exists counts.
    PeriodsRunOut { moves: u32 },
    /// Spare Japanese periods do not add to it.
    SparePeriodsIgnored,
}

/// Effective time of `control` (Code 9.6) and its category (Code 6.8).
///
/// A started Canadian interval counts whole: the Code takes every interval as used in full.
pub fn effective(control: &TimeControl) -> Effective {
    let main = control.main;
    let mut notes = Vec::new();
    let (by_code, linear) = match control.byoyomi {
        ByoYomi::Absolute => (Some(main), main),
        ByoYomi::Japanese { period, periods } => {
            if periods > 1 {
                notes.push(Note::SparePeriodsIgnored);
            }
            let sum = main + period.times(JAPANESE_PERIODS);
            (Some(sum), sum)
        }
        ByoYomi::Canadian { .. } => {
            let (whole, linear, moves) = canadian(control);
            if moves < CANADIAN_MOVES {
                notes.push(Note::PeriodsRunOut { moves });
            }
            (Some(main + whole), main + linear)
        }
        ByoYomi::Fischer { increment } => {
            notes.push(Note::OutsideCode);
            (None, main + increment.times(FISCHER_MOVES))
        }
    };
    let category = by_code.map(Category::of);
    let linear_category = Category::of(linear);
    if category.is_some_and(|category| category != linear_category) {
        notes.push(Note::LinearDiffers { linear: linear_category });
    }
    Effective { effective: by_code, linear, category, linear_category, article: ARTICLE, notes }
}

/// Time of the Canadian intervals that 60 moves need: whole, in proportion; and how many moves they hold, 60 at most.
fn canadian(control: &TimeControl) -> (Millis, Millis, u32) {
    let (mut whole, mut linear, mut moves) = (Millis::ZERO, Millis::ZERO, 0);
    let mut n = 0;
    while let Some(interval) = control.interval(n)
        && interval.stones > 0
        && moves < CANADIAN_MOVES
    {
        let stones = u32::from(interval.stones);
        let counted = stones.min(CANADIAN_MOVES - moves);
        whole = whole + interval.time;
        linear = linear + Millis(interval.time.times(i64::from(counted)).0 / i64::from(stones));
        moves += counted;
        n = n.saturating_add(1);
    }
    (whole, linear, moves)
}
