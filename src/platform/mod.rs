//! The machine: its clocks, folders, dialogs and viewers. Depends on nothing of ours but the words for time.

#[cfg(feature = "window")]
pub mod dialogs;
pub mod dirs;
pub mod files;
pub mod hall;
#[cfg(feature = "window")]
pub mod open;
pub mod time;

pub use hall::{Gap, GapKind, HallClock, Tick};
pub use time::{ManualTime, SystemTimeSource, TimeSource};
