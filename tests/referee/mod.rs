//! What the Code says of a table, case by case, and what holds of every journal.

mod adjournment;
mod cases;
mod envelopes;
mod hall;
mod properties;
