//! The window. A screen reads the model through [`Cx`] and puts what the referee asks for into its out-trays.

pub mod cx;
pub mod dialogs;
pub mod keys;
pub mod palette;
pub mod screens;
pub mod shell;
pub mod station;
pub mod theme;
pub mod time_keeper;
pub mod view;
pub mod wall;
pub mod widgets;
pub mod words;

pub use cx::{Cx, Go};
pub use station::Station;
pub use view::{Place, View};
