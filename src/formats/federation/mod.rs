//! The tournament JSON of the Russian federation's site: times in seconds, komi in quarter points, Black mostly the first player.

mod read;
mod write;

pub(super) use read::{is, read};
pub(super) use write::write;
