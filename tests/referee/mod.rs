//! What the Code says of a table, case by case, and what holds of every journal.

mod adjournment;
mod appeals;
mod cases;
mod clock_off;
mod conduct;
pub mod conduct_hall;
mod envelopes;
mod hall;
mod properties;
