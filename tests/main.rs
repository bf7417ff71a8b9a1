//! Every test of the station, in one program: linked once, and a case is found by the noun it is about.
//!
//! `cargo test` runs all; `cargo test clock::` those of the clock; `cargo test --no-default-features` what needs no window
//! and no papers. What lies in `data` was copied, with the reading of it, from cases with known answers.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::pedantic,
    clippy::disallowed_methods,
    reason = "a test stops at the first surprise, and may touch files and clocks"
)]

mod architecture;
mod clock;
mod command;
mod formats;
#[cfg(feature = "paper")]
mod forms;
#[cfg(feature = "paper")]
mod forms_conduct;
mod i18n;
mod platform;
mod referee;
mod rules;
#[cfg(feature = "window")]
mod seal;
mod sgf;
mod store;
#[cfg(feature = "window")]
mod widgets;
#[cfg(feature = "window")]
mod window;

/// Cases of a property that failed once, tried first for ever; they lie with the other cases.
fn kept_cases(file: &'static str) -> Option<Box<dyn proptest::test_runner::FailurePersistence>> {
    Some(Box::new(proptest::test_runner::FileFailurePersistence::Direct(file)))
}
