//! Time (Code 9, 10.6, 13.1, 16.5-16.7): controls, clocks of three kinds, effective time, corrections.
//!
//! Pure values; whoever calls says what time it is. A clock is never advanced by ticks: what it shows is computed from the
//! moment it was started, so a late frame or a missed one changes nothing.

mod control;
mod correct;
mod device;
mod effective;
mod game;
mod meter;
mod observed;
mod spend;
mod text;
mod time;

pub use control::{ByoYomi, ControlError, Interval, SideTime, TimeControl, Unfit, fits};
pub use correct::{
    BothFlags, Cut, Limit, WrongStart, after_arrivals, both_absent_deduction, both_flags, cut, cut_floor, forfeit_limit,
    is_forfeit, may_stop_for_captures, record_is_due, wrong_start,
};
pub use device::{ClockModel, Face, FaceError, Hands, Stage, face_of, read_face, start_hands};
pub use effective::{Category, Effective, Note, effective};
pub use game::{ClockError, GameClock, NextChange, Press, Standing, Turn};
pub use meter::RunMeter;
pub use observed::{Anchor, Bounds, Chance, Discrepancy, Earliest, Known, TOLERANCE, TableClock, Watch, WatchError};
pub use spend::{Change, complete_move, next_end, spend, until_overrun};
pub use text::{Expected, TimeTextError};
pub use time::{Millis, Mono, Stamp, Timestamp};
