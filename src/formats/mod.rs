//! Bytes of others: game records, pairing programs' files, boards as text; presets of the regulation.

pub mod board_text;
pub mod founding;
mod opengotha;
mod pairgoth;
pub mod pairings;
pub mod presets;
pub mod record_findings;
pub mod rulesets;
pub mod sgf;
pub mod text;
mod xml;
