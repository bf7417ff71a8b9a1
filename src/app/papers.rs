//! A paper's data, taken from the state.

use super::Paper;
use crate::clock::Stamp;
use crate::forms;
use crate::referee::History;

/// The data of a paper; `None` when the state has nothing to print on it.
#[must_use]
pub fn data(_history: &History, _paper: Paper, _head: &str, _now: Stamp) -> Option<forms::Paper> {
    None
}

/// The name a paper is saved under.
#[must_use]
pub fn file_name(_paper: Paper) -> String {
    String::new()
}
