use super::Millis;
use serde::{Deserialize, Serialize};

/// How much time a side has for its game (Code 9.1-9.4).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    /// Main time ("основной контроль").
    pub main: Millis,
    pub byoyomi: ByoYomi,
}

/// What follows the main time (Code 9.2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ByoYomi {
    /// Nothing: an overrun loses ("absolute").
    Absolute,
    /// `periods` in all, each of `period` for one move; all but the last are spare (Code 9.3, 9.5).
    Japanese { period: Millis, periods: u16 },
    /// Series of stones, each within its interval (Code 9.4). `intervals` is never empty; the last one repeats when `limit` is
    /// `None`, otherwise exactly `limit` intervals exist in all.
    Canadian { intervals: Vec<Interval>, limit: Option<u16> },
    /// `increment` added after each move. Outside the Code.
    Fischer { increment: Millis },
}

/// One Canadian period: `stones` to play within `time`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Interval {
    pub stones: u16,
    pub time: Millis,
}

/// Where one side's time stands: what its clock shows, or what a referee read off it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SideTime {
    /// In main time, `left` of it remaining.
    Main { left: Millis },
    /// In Japanese byo-yomi: `periods` still there, the current one included, `left` of the current one.
    Japanese { periods: u16, left: Millis },
    /// In Canadian byo-yomi: in interval number `interval` (from 0), `stones` still to play in it within `left`.
    Canadian { interval: u16, stones: u16, left: Millis },
    /// All time is used up (Code 9.2, 9.5).
    Overrun,
}
