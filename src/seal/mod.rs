//! The electronic envelope: a second copy of a sealed move (Code 12.3) that only its mover's passphrase opens.
//!
//! What leaves here is text that tells nothing of the move: its length is the same for every move, and its key is costly to
//! guess. With it goes a commitment, printed on papers, that no other content of the envelope would give. Passphrase and move
//! are wiped from memory when they are done with, and are written as "…" wherever they might be logged.

mod envelope;
mod secret;

pub use envelope::{Occasion, OpenError, SealError, open, seal};
pub use secret::{LEAST_LETTERS, Passphrase, SealedMove, Secret};
