//! Time (Code 9, 10.6, 13.1, 16.5-16.7): controls, clocks of three kinds, effective time, corrections.
//!
//! Pure values; whoever calls says what time it is.

mod control;
mod time;

pub use control::{ByoYomi, Interval, SideTime, TimeControl};
pub use time::{Millis, Mono, Stamp, Timestamp};
