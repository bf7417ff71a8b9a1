//! A table of games: CSV, TSV, or pasted from anywhere. Which column holds what is guessed from its heading or its contents,
//! shown, and can be said otherwise.

mod cells;
mod columns;
mod read;
mod words;
mod write;

pub use cells::{Cells, cells};
pub use columns::{Column, Matching, UnknownColumn, guess};
pub(super) use read::read;
pub use read::{Sheet, read_as};
pub(super) use write::write;
