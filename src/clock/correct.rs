//! Figures of the articles that change a clock or depend on it (Code 10.6, 11.5, 11.9, 16.1, 16.2, 16.5, 16.7).

use super::{ByoYomi, Category, Millis, SideTime, TimeControl, effective};
use crate::rules::{Color, Sides};
use serde::{Deserialize, Serialize};

/// No lateness beyond this is played, whatever a regulation says (Code 16.1).
const LATEST: Millis = Millis::from_mins(60);
/// Main time below which a player need not write (Code 11.9).
const RECORD_FROM: Millis = Millis::from_mins(5);
/// Prisoners for which a player may stop the clock (Code 11.5).
const MANY_PRISONERS: u32 = 3;

/// Main time a cut must leave (Code 16.7): ordinary games 15:00 without byo-yomi, 10:00 with it; all others 5:00.
pub fn cut_floor(control: &TimeControl) -> Millis {
    match effective(control).category {
        Some(Category::Ordinary) if control.has_byoyomi() => Millis::from_mins(10),
        Some(Category::Ordinary) => Millis::from_mins(15),
        _ => Millis::from_mins(5),
    }
}

/// A cut of main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cut {
    /// Main time left after it.
    pub after: Millis,
    /// What had to be left.
    pub floor: Millis,
    /// The floor took away from the cut.
    pub limited: bool,
}

/// Cuts `amount` off the main time `left`, down to the floor; a side already below it is not cut (Code 16.7). A negative amount
/// cuts nothing. Deductions for absence and restarts have no floor (Code 10.6, 16.2).
pub fn cut(control: &TimeControl, left: Millis, amount: Millis) -> Cut {
    let floor = cut_floor(control);
    let wanted = left - amount.at_least_zero();
    let after = wanted.max(floor.min(left));
    Cut { after, floor, limited: after > wanted }
}

/// What both main times lose when the first player comes `elapsed` after the start: half of it, in whole seconds rounded down
/// (Code 10.6).
pub fn both_absent_deduction(elapsed: Millis) -> Millis {
    Millis::from_secs(elapsed.at_least_zero().0 / 2_000)
}

/// Main times `now` after the start, from when each side came (`None`: not yet), until both are there (Code 10.3, 10.6).
///
/// Until the first one comes Black's time runs. With the first one both lose half of that and Black's time runs again, for as
/// long as he is away. White's absence after that costs White nothing here: its time runs from Black's first move.
pub fn after_arrivals(main: Sides<Millis>, arrived: Sides<Option<Millis>>, now: Millis) -> Sides<Millis> {
    let come = arrived.map(|_, at| at.filter(|&at| at <= now).map(Millis::at_least_zero));
    let first = match (come.black, come.white) {
        (None, None) => {
            let black = (main.black - now.at_least_zero()).at_least_zero();
            return Sides::new(black, main.white);
        }
        (Some(black), Some(white)) => black.min(white),
        (Some(one), None) | (None, Some(one)) => one,
    };
    let away = come.black.unwrap_or(now) - first;
    let deduction = both_absent_deduction(first);
    let rest = main.map(|_, main| main - deduction);
    Sides::new(rest.black - away.at_least_zero(), rest.white).map(|_, rest| rest.at_least_zero())
}

/// How late a side may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limit {
    /// Coming exactly then, a side still plays.
    pub limit: Millis,
    /// The regulation asked for more than the Code allows.
    pub capped: bool,
}

/// How late a side may come (Code 16.1): half of the *announced* main time or the regulation's own limit, never more than 60:00.
/// `None` when the main time is zero and the regulation gives no limit: there is nothing to halve.
pub fn forfeit_limit(main: Millis, regulation: Option<Millis>) -> Option<Limit> {
    match regulation {
        Some(limit) => Some(Limit { limit: limit.at_least_zero().min(LATEST), capped: limit > LATEST }),
        None if main.is_positive() => Some(Limit { limit: Millis(main.0 / 2).min(LATEST), capped: false }),
        None => None,
    }
}

/// Whether a side that is absent, or comes, `elapsed` after the start is too late (Code 16.1).
pub fn is_forfeit(elapsed: Millis, limit: Millis) -> bool {
    elapsed > limit
}

/// What becomes of a game begun with wrong colours or handicap (Code 16.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WrongStart {
    /// It counts as it is played.
    Stands,
    /// It begins again, both main times less `deduction`.
    Restart { deduction: Millis },
}

/// A wrong colour or handicap is found `elapsed` after the round's start, `white_stones_placed` white stones having been played
/// by then, captured ones too. From `needed` of them on the game stands; the Code says three (Code 16.2).
pub fn wrong_start(white_stones_placed: u32, needed: u32, elapsed: Millis) -> WrongStart {
    if white_stones_placed >= needed {
        WrongStart::Stands
    } else {
        WrongStart::Restart { deduction: both_absent_deduction(elapsed) }
    }
}

/// Whether a player must write the game: not in byo-yomi, nor with less than 5:00 of main time (Code 11.9).
pub fn record_is_due(time: SideTime) -> bool {
    matches!(time, SideTime::Main { left } if left >= RECORD_FROM)
}

/// Whether so many prisoners at once are a reason to stop the clock (Code 11.5).
pub fn may_stop_for_captures(prisoners: u32) -> bool {
    prisoners >= MANY_PRISONERS
}

/// What becomes of a game in which both flags have fallen, nobody knows which first (Code 16.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BothFlags {
    /// Both were in byo-yomi: it goes on; `fresh` is the period proposed for each.
    PlayOn { fresh: Sides<SideTime> },
    /// The referee decides by the circumstances.
    RefereeRules,
}

/// Both flags have fallen; `fell` is what each side was in when its own did (Code 13.1, 16.5).
pub fn both_flags(control: &Sides<TimeControl>, fell: Sides<SideTime>) -> BothFlags {
    let fresh = Sides::from_fn(|side: Color| fresh_period(&control[side], fell[side]));
    match (fresh.black, fresh.white) {
        (Some(black), Some(white)) => BothFlags::PlayOn { fresh: Sides::new(black, white) },
        _ => BothFlags::RefereeRules,
    }
}

/// The period that `time` is in, from its beginning.
fn fresh_period(control: &TimeControl, time: SideTime) -> Option<SideTime> {
    match (time, &control.byoyomi) {
        (SideTime::Japanese { periods, .. }, ByoYomi::Japanese { period, .. }) => {
            Some(SideTime::Japanese { periods: periods.max(1), left: *period })
        }
        (SideTime::Canadian { interval, .. }, ByoYomi::Canadian { .. }) => {
            let fresh = control.interval(interval)?;
            Some(SideTime::Canadian { interval, stones: fresh.stones, left: fresh.time })
        }
        _ => None,
    }
}
