//! Bytes of others: game records, pairing programs' files, boards as text; presets of the regulation.

pub mod board_text;
pub mod conduct_log;
pub mod export;
mod federation;
pub mod founding;
pub mod h9;
mod json;
pub mod latin;
mod macmahon;
pub mod merge;
mod opengotha;
mod pairgoth;
pub mod pairings;
pub mod presets;
pub mod record_findings;
pub mod rulesets;
pub mod sgf;
pub mod sheet;
mod splice;
mod standing;
pub mod text;
mod xml;
