//! Bytes of others: game records, pairing files, boards as text; presets of the regulation.

pub mod founding;
mod opengotha;
mod pairgoth;
pub mod pairings;
pub mod presets;
mod xml;
