//! Fujite: a Go arbiter's station.
//!
//! One window, one file, one referee. The file is the tournament's journal: everything the referee did, in order, never
//! rewritten; what the screen shows is a fold over it.
//!
//! ```text
//! rules, clock  <-  referee  <-  formats, forms, store  <-  app  <-  ui  <-  main
//! (pure)            (pure)        (bytes and files)         (effects)  (egui)
//! ```
//!
//! `a <- b`: b uses a, never the reverse. [`i18n`] serves forms, app and ui. [`platform`] (time source, dialogs, directories,
//! viewer) depends on nothing of ours; only app, ui's shell and main call it. The pure modules see std and serde's derives
//! only. [`words`] says of files what window and command line both say. [`seal`] (bytes) locks sealed moves for app and ui. `tests/architecture.rs` reads the `use` paths and holds the rule.
//!
//! An article number alone, in docstrings and on screen, means the Go Code of the Russian Go Federation, edition of
//! 01.01.2008 ("Code 16.1"); "Order 225" is ministry order no. 225 of 29.03.2010.

#[cfg(feature = "window")]
pub mod app;
pub mod cli;
pub mod clock;
pub mod formats;
#[cfg(feature = "paper")]
pub mod forms;
pub mod i18n;
pub mod platform;
pub mod referee;
pub mod rules;
#[cfg(feature = "window")]
pub mod seal;
pub mod store;
#[cfg(feature = "window")]
pub mod ui;
pub mod words;
