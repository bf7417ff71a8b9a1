//! The window: its look ([`theme`]), the parts screens are made of ([`widgets`]), and the keys ([`keys`]).

pub mod keys;
pub mod theme;
pub mod widgets;
