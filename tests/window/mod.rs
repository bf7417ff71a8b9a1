//! The window, by accessible name; and once for real, on a display.

pub mod support;

mod adjournment;
mod conduct;
mod editor;
mod position;
mod real;
mod results;
mod round;
mod settings;
mod shell;
mod station;
