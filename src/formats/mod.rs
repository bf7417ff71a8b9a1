//! Bytes of others: game records, boards as text, pairing programs' files.

mod opengotha;
mod pairgoth;
pub mod pairings;
mod xml;
