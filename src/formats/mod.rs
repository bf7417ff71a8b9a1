//! Bytes of others: game records, boards as text, pairing programs' files.

pub mod board_text;
pub mod sgf;
pub mod text;
