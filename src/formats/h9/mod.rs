//! The results table of the European database ("h9"): a line a player, Latin letters, games by the opponents' places.

mod read;
mod write;

pub(super) use read::{is, read};
pub(super) use write::write;
