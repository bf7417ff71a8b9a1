//! The window, by accessible name; and once for real, on a display.

pub mod support;

mod adjournment;
mod clocks;
mod conduct;
mod editor;
mod envelopes;
mod faults;
mod files;
mod position;
mod real;
mod restoring;
mod results;
mod resumption;
mod round;
mod rulings;
mod settings;
mod shell;
mod station;
