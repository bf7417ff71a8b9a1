//! OpenGotha's XML, data versions up to 201 and program versions 3.5x, and what the Russian fork and other programs made of it.
//!
//! Players are known in it by a key of surname and given name, blanks taken out, in capitals; versions up to 200 folded it to
//! ASCII too. References are therefore compared by that key, and by its folded form when that finds exactly one player.

mod keys;
mod read;
mod splice;
mod write;

pub(super) use read::{is, read};
pub(super) use splice::splice;
pub(super) use write::write;
