//! The command line for scripts and checks: the same rules without the window.
//!
//! Every command prints text for people, or with `--json` one object for machines whose fields are never renamed. Messages about
//! input that cannot be used go to standard error. Exit codes: 0 fine, 1 findings, 2 bad input.

mod check;
mod export;
#[cfg(feature = "paper")]
mod form;
mod import;
mod input;
mod repair;
mod replay;
mod report;
mod score;
mod time;
mod update;
mod verify;
mod words;

pub use check::CheckArgs;
#[cfg(feature = "paper")]
pub use form::FormArgs;
pub use input::InputError;
pub use replay::ReplayArgs;
pub use score::ScoreArgs;
pub use time::TimeArgs;

use std::io::Write as _;
use std::process::ExitCode;

/// The commands beside the window.
#[derive(Debug, clap::Subcommand)]
pub enum Command {
    /// Play a record out and show where it stands
    Replay(ReplayArgs),
    /// List everything that is wrong with a record
    Check(CheckArgs),
    /// Count a finished position, in both traditions
    Score(ScoreArgs),
    /// Explain a disturbed board: the smallest changes from a position that is sure
    Repair(repair::RepairArgs),
    /// The effective time and category of a time control
    Time(TimeArgs),
    Import(import::Args),
    Export(export::Args),
    Verify(verify::Args),
    /// Make a paper from a tournament file, as PDF
    #[cfg(feature = "paper")]
    Form(FormArgs),
}

impl Command {
    /// Runs the command; the result goes to standard output, what is wrong with the input to standard error.
    pub fn run(&self) -> ExitCode {
        let answer = match self {
            Command::Replay(args) => replay::run(args),
            Command::Check(args) => check::run(args),
            Command::Score(args) => score::run(args),
            Command::Repair(args) => repair::run(args),
            Command::Time(args) => return time::run(args),
            Command::Import(args) => return import::run(args),
            Command::Export(args) => return export::run(args),
            Command::Verify(args) => return verify::run(args),
            #[cfg(feature = "paper")]
            Command::Form(args) => return form::run(args),
        };
        match answer {
            Ok(answer) => answer.print(),
            Err(error) => {
                // Nobody can be told that standard error is closed.
                let _ = writeln!(std::io::stderr(), "fujite: {}", error.words(words::system_language()));
                ExitCode::from(2)
            }
        }
    }
}

/// What a command says, and whether it found something.
#[derive(Debug)]
pub struct Answer {
    /// With its line end.
    pub text: String,
    pub findings: bool,
}

impl Answer {
    /// Prints the text: exit code 0, or 1 when something was found. A reader that closes the pipe early is no error.
    pub fn print(&self) -> ExitCode {
        let mut out = std::io::stdout().lock();
        let written = out.write_all(self.text.as_bytes()).and_then(|()| out.flush());
        match written {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                let _ = writeln!(std::io::stderr(), "fujite: {error}");
                ExitCode::from(2)
            }
            _ if self.findings => ExitCode::from(1),
            _ => ExitCode::SUCCESS,
        }
    }
}
