//! Bytes of others: game records, pairing files, boards as text; presets of the regulation.

pub mod presets;
