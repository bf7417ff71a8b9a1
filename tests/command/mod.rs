//! The command line, as scripts call it.

mod export;
#[cfg(feature = "window")]
mod form;
mod import_verify;
mod record;
mod repair;
mod time;

/// The program, speaking English wherever the tests run.
fn fujite() -> assert_cmd::Command {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_fujite"));
    command.env("LC_ALL", "C");
    command
}
