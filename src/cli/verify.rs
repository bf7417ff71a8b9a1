//! `fujite verify FILE`: whether a journal's chain of checksums holds, and where it does not.

use super::words::{self, Language, number};
use crate::i18n::L10n;
use crate::referee::Event;
use crate::store::{Journal, Verification};
use crate::words::damage_words;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

/// Check a tournament file's chain of checksums
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The tournament
    pub file: PathBuf,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub language: Language,
}

/// 0 when the file is intact, 1 when it is damaged, 2 when it is no journal or cannot be read. Changes nothing.
pub fn run(args: &Args) -> ExitCode {
    let verification = match Journal::<Event>::verify(&args.file) {
        Ok(verification) => verification,
        Err(error) => {
            // Nobody can be told that standard error is closed.
            let _ = writeln!(io::stderr(), "fujite: {}", words::store(args.language.l10n(), &error));
            return ExitCode::from(2);
        }
    };
    let answer = if args.json { json(&verification) } else { Ok(readable(args.language.l10n(), &verification)) };
    match answer.and_then(|text| io::stdout().write_all(text.as_bytes())) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => ExitCode::from(2),
        _ if verification.intact => ExitCode::SUCCESS,
        _ => ExitCode::from(1),
    }
}

fn json(verification: &Verification) -> io::Result<String> {
    Ok(serde_json::to_string(verification)? + "\n")
}

fn readable(l: L10n, verification: &Verification) -> String {
    let id = if verification.intact { "verify-intact" } else { "verify-damaged" };
    let mut text = l.tr_args(id, &[("records", number(verification.events)), ("head", (&verification.head).into())]) + "\n";
    for damage in &verification.damage {
        let what = damage_words(l, damage.kind);
        text += &(l.tr_args("verify-damage", &[("line", number(damage.line)), ("what", what.into())]) + "\n");
    }
    text
}
