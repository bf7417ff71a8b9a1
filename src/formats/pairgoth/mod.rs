//! Pairgoth's `.tour` files: JSON, one object; the answers of its programming interface have the same members.

mod read;
mod splice;
mod write;

pub(super) use read::read;
pub(super) use splice::splice;
pub(super) use write::write;
