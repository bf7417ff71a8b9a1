//! The program: without a command, the window.

use clap::Parser;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "fujite", version, about = "A Go arbiter's station")]
struct Arguments {
    #[command(subcommand)]
    command: Option<fujite::cli::Command>,
}

fn main() -> ExitCode {
    Arguments::parse().command.map_or(ExitCode::SUCCESS, |command| command.run())
}
