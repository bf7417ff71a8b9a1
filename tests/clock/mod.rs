//! Clocks, exact to the millisecond.

mod corrections;
mod game;
mod observed;
mod properties;
mod text;
