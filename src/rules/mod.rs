//! The rules core (Code 1-4, 13; Order 225 article 4): boards, moves, ko, handicap, scoring, findings.
//!
//! A library of pure values: no window, no files, no clock.

mod color;
mod point;

pub use color::{Color, Sides};
pub use point::{Point, Size, SizeError};
