//! A game's clock kept by this station (Code 9).

use super::meter::discounted;
use super::{Change, Millis, Mono, SideTime, TimeControl, Unfit, complete_move, fits, next_end, spend, until_overrun};
use crate::rules::{Color, Sides};
use serde::{Deserialize, Serialize};

/// Both sides' time, and which of them is running down since when.
///
/// It holds the times as of the last act (start, stop, press, correction); anything later is computed from the moment asked
/// about. A moment before the last act counts as that act's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameClock {
    control: Sides<TimeControl>,
    standing: Standing,
}

/// Everything about a clock but its control, as of its last act: kept so that a wrong press can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    time: Sides<SideTime>,
    turn: Turn,
    /// Thought on the move that is not made yet.
    thought: Sides<Millis>,
    /// Run on both sides together.
    ran: Millis,
}

/// Whose time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turn {
    NotStarted,
    /// Nobody's; `side` is to move.
    Stopped {
        side: Color,
    },
    Running {
        side: Color,
        since: Mono,
    },
}

/// A move or a pass made on the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Press {
    pub side: Color,
    /// Time this move took, stops left out.
    pub spent: Millis,
    /// Both times when the clock was last set going or corrected.
    pub before: Sides<SideTime>,
    /// Both times with the move made.
    pub after: Sides<SideTime>,
    /// When the side's last time ran out, if that happened before the press.
    pub flag: Option<Mono>,
    /// What [`GameClock::take_back`] needs to undo this press.
    pub previous: Standing,
}

/// What ends next on a running clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextChange {
    pub side: Color,
    /// From the moment asked about; never negative.
    pub in_: Millis,
    pub what: Change,
}

/// Why a clock does not do what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockError {
    #[error("the clock already runs")]
    Running { side: Color },
    #[error("the clock is stopped")]
    Stopped,
    #[error("the other side is to move")]
    NotToMove { side: Color },
    #[error("the clock cannot show this: {0}")]
    Unfit(#[from] Unfit),
}

impl GameClock {
    /// A clock set for the start of a game (Code 9.1), not running.
    pub fn new(control: Sides<TimeControl>) -> GameClock {
        let time = Sides::from_fn(|side| control[side].initial());
        GameClock::standing_at(control, time)
    }

    /// A clock set to times of a game in progress, not running.
    ///
    /// # Errors
    /// [`ClockError::Unfit`] when a time is none of its control.
    pub fn with_times(control: Sides<TimeControl>, times: Sides<SideTime>) -> Result<GameClock, ClockError> {
        for side in Color::BOTH {
            fits(&control[side], times[side])?;
        }
        let time = Sides::from_fn(|side| spend(&control[side], times[side], Millis::ZERO));
        Ok(GameClock::standing_at(control, time))
    }

    fn standing_at(control: Sides<TimeControl>, time: Sides<SideTime>) -> GameClock {
        GameClock { control, standing: Standing { time, turn: Turn::NotStarted, thought: Sides::default(), ran: Millis::ZERO } }
    }

    pub const fn control(&self) -> &Sides<TimeControl> {
        &self.control
    }

    /// Whose time runs, if anyone's.
    pub const fn running(&self) -> Option<Color> {
        match self.standing.turn {
            Turn::Running { side, .. } => Some(side),
            Turn::NotStarted | Turn::Stopped { .. } => None,
        }
    }

    /// Whose time runs, or will when the clock goes on; `None` before the first start.
    pub const fn to_move(&self) -> Option<Color> {
        match self.standing.turn {
            Turn::Running { side, .. } | Turn::Stopped { side } => Some(side),
            Turn::NotStarted => None,
        }
    }

    /// Sets `side`'s time going.
    ///
    /// # Errors
    /// [`ClockError::Running`] when someone's runs already.
    pub fn start(&mut self, side: Color, at: Mono) -> Result<(), ClockError> {
        if let Some(side) = self.running() {
            return Err(ClockError::Running { side });
        }
        self.standing.turn = Turn::Running { side, since: at };
        Ok(())
    }

    /// Stops both (Code 10.5, 11.5, 14.8). Returns whose time ran.
    ///
    /// # Errors
    /// [`ClockError::Stopped`] when nobody's ran.
    pub fn stop(&mut self, at: Mono) -> Result<Color, ClockError> {
        let side = self.running().ok_or(ClockError::Stopped)?;
        self.settle(at);
        self.standing.turn = Turn::Stopped { side };
        Ok(side)
    }

    /// `side` has made its move or passed: its move is completed and the opponent's time runs (Code 2.4, 11.4).
    ///
    /// After an overrun too: whether the game is lost is the referee's ruling (Code 13.1), and until then the clock goes on.
    ///
    /// # Errors
    /// [`ClockError::Stopped`], [`ClockError::NotToMove`] with the side whose time runs.
    pub fn press(&mut self, side: Color, at: Mono) -> Result<Press, ClockError> {
        match self.running() {
            None => return Err(ClockError::Stopped),
            Some(running) if running != side => return Err(ClockError::NotToMove { side: running }),
            Some(_) => {}
        }
        let previous = self.standing;
        let flag = self.flag_fell(at).map(|(_, moment)| moment);
        let since = self.settle(at);
        let standing = &mut self.standing;
        let spent = standing.thought[side];
        standing.thought[side] = Millis::ZERO;
        standing.time[side] = complete_move(&self.control[side], standing.time[side]);
        standing.turn = Turn::Running { side: side.opponent(), since };
        Ok(Press { side, spent, before: previous.time, after: standing.time, flag, previous })
    }

    /// Both times at `now`. Changes nothing.
    pub fn at(&self, now: Mono) -> Sides<SideTime> {
        let mut time = self.standing.time;
        if let Turn::Running { side, since } = self.standing.turn {
            time[side] = spend(&self.control[side], time[side], now - since);
        }
        time
    }

    /// What ends next if the running side thinks on; `None` when stopped or overrun.
    pub fn next_change(&self, now: Mono) -> Option<NextChange> {
        let side = self.running()?;
        let (in_, what) = next_end(&self.control[side], self.at(now)[side])?;
        Some(NextChange { side, in_, what })
    }

    /// The running side and the moment its last time ran out, if that is not after `now` and not before the last act.
    pub fn flag_fell(&self, now: Mono) -> Option<(Color, Mono)> {
        let Turn::Running { side, since } = self.standing.turn else { return None };
        let time = self.standing.time[side];
        let fell = since + until_overrun(&self.control[side], time);
        (!time.is_overrun() && fell <= now).then_some((side, fell))
    }

    /// Sets a side's time, running or not (Code 16.6, 16.7).
    ///
    /// # Errors
    /// [`ClockError::Unfit`] when `time` is none of the side's control.
    pub fn set(&mut self, side: Color, time: SideTime, at: Mono) -> Result<(), ClockError> {
        fits(&self.control[side], time)?;
        self.settle(at);
        self.standing.time[side] = spend(&self.control[side], time, Millis::ZERO);
        Ok(())
    }

    /// The clock as of its last act.
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// Undoes a press, or a start, that should not have been: both times as they were in `previous`, and all that has run since
    /// is charged to the side that was to move then. Whether the clock runs stays as it is, except that an undone first start
    /// leaves it stopped.
    pub fn take_back(&mut self, previous: Standing, at: Mono) {
        let since = self.settle(at);
        let charged = (self.standing.ran - previous.ran).at_least_zero();
        let running = self.running().is_some();
        let mut standing = previous;
        match previous.turn {
            Turn::Running { side, .. } => {
                standing.time[side] = spend(&self.control[side], previous.time[side], charged);
                standing.thought[side] = previous.thought[side] + charged;
                standing.ran = self.standing.ran;
                standing.turn = if running { Turn::Running { side, since } } else { Turn::Stopped { side } };
            }
            Turn::Stopped { .. } | Turn::NotStarted => {}
        }
        self.standing = standing;
    }

    /// Time that has run on both sides together.
    pub fn ran(&self, now: Mono) -> Millis {
        match self.standing.turn {
            Turn::Running { since, .. } => self.standing.ran + (now - since).at_least_zero(),
            Turn::Stopped { .. } | Turn::NotStarted => self.standing.ran,
        }
    }

    /// Takes the time between `from` and `to` off the running side's move: the hall stood still then.
    pub fn discount(&mut self, from: Mono, to: Mono) {
        if let Turn::Running { since, .. } = &mut self.standing.turn {
            *since = discounted(*since, from, to);
        }
    }

    /// Books the running side's time up to `at`; returns the moment from which the rest counts.
    fn settle(&mut self, at: Mono) -> Mono {
        let Turn::Running { side, since } = self.standing.turn else { return at };
        let elapsed = (at - since).at_least_zero();
        let standing = &mut self.standing;
        standing.time[side] = spend(&self.control[side], standing.time[side], elapsed);
        standing.thought[side] = standing.thought[side] + elapsed;
        standing.ran = standing.ran + elapsed;
        let since = since + elapsed;
        standing.turn = Turn::Running { side, since };
        since
    }
}
