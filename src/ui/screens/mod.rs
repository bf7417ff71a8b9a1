//! The seven places of the left rail, and the start screen of a station without a file.

pub mod adjournment;
pub mod conduct;
pub mod journal;
pub mod position;
pub mod regulation;
pub mod results;
pub mod round;
pub mod start;
