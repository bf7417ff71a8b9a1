//! The command line, as scripts call it.

mod export;
#[cfg(all(feature = "paper", feature = "window"))]
mod form;
mod import_verify;
mod record;
mod repair;
mod time;
