//! `fujite export FILE.fujite`: the tournament as other programs read it, or its results written into their own file.

use super::import::print;
use super::words::{self, Language, number};
use crate::formats::export::{self, Kind, SpliceError, Written, gather};
use crate::formats::pairings::MOST;
use crate::i18n::L10n;
use crate::platform::files;
use crate::referee::{Entry, Event, History};
use crate::store::{self, StoreError};
use serde_json::json;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Write a tournament, or its results, for another program
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The tournament
    pub file: PathBuf,
    /// The kind of file to write
    #[arg(long = "as", value_name = "KIND", value_parser = Kind::ALL.map(Kind::name))]
    pub kind: String,
    /// Write the results into this file of the pairing program, every other byte kept
    #[arg(long, value_name = "ORIGINAL")]
    pub into: Option<PathBuf>,
    /// The file to write; without it the original. What stood there is kept beside it as .bak
    #[arg(short, long, required_unless_present = "into")]
    pub output: Option<PathBuf>,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub language: Language,
}

/// Why nothing was written.
#[derive(Debug)]
enum Failure {
    Store(StoreError),
    NoTournament(PathBuf),
    Unreadable {
        path: PathBuf,
        source: io::Error,
    },
    Splice {
        path: PathBuf,
        source: SpliceError,
    },
    /// The tournament itself would be overwritten.
    OverTournament(PathBuf),
    Unwritable {
        path: PathBuf,
        source: io::Error,
    },
    Output(io::Error),
}

impl Failure {
    fn words(&self, l: L10n) -> String {
        let path = |path: &Path| ("path", path.display().to_string().into());
        match self {
            Failure::Store(error) => words::store(l, error),
            Failure::NoTournament(at) => l.tr_args("export-no-tournament", &[path(at)]),
            Failure::Unreadable { path, source } => words::file_error(l, "failure-read", path, source),
            Failure::Splice { path: at, source } => {
                l.tr_args("export-not-spliced", &[path(at), ("reason", words::splice_error(l, source).into())])
            }
            Failure::OverTournament(at) => l.tr_args("export-over-tournament", &[path(at)]),
            Failure::Unwritable { path, source } => words::file_error(l, "failure-write", path, source),
            Failure::Output(error) => l.tr_args("export-output", &[("reason", words::system(l, error).into())]),
        }
    }
}

/// 0 when all of it could be said, 1 with findings, 2 when nothing was written.
pub fn run(args: &Args) -> ExitCode {
    match write(args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(failure) => {
            // Nobody can be told that standard error is closed.
            let _ = writeln!(io::stderr(), "fujite: {}", failure.words(args.language.l10n()));
            ExitCode::from(2)
        }
    }
}

fn write(args: &Args) -> Result<bool, Failure> {
    let l = args.language.l10n();
    // The parser lets only these through.
    let kind = Kind::ALL.into_iter().find(|kind| kind.name() == args.kind).unwrap_or(Kind::Ron);
    let reading = store::read::<Event>(&args.file).map_err(Failure::Store)?;
    let whole = reading.damage.is_empty();
    let entries = reading.records.into_iter().map(Entry::from).collect();
    let history = History::from_entries(entries);
    let tournament = gather(history.state()).ok_or_else(|| Failure::NoTournament(args.file.clone()))?;
    let written = match &args.into {
        Some(original) => {
            let most = u64::try_from(MOST).unwrap_or(u64::MAX);
            let bytes =
                files::read_bounded(original, most).map_err(|source| Failure::Unreadable { path: original.clone(), source })?;
            export::splice(kind, &bytes, &tournament).map_err(|source| Failure::Splice { path: original.clone(), source })?
        }
        None => export::write(kind, &tournament),
    };
    let output = args.output.as_ref().or(args.into.as_ref()).unwrap_or(&args.file);
    if same_file(output, &args.file) {
        return Err(Failure::OverTournament(output.clone()));
    }
    let backup = put(output, &written.bytes).map_err(|source| Failure::Unwritable { path: output.clone(), source })?;
    let text = if args.json {
        let findings: Vec<_> = written
            .findings
            .iter()
            .map(|finding| json!({ "kind": finding.kind.as_str(), "where": finding.place.to_string() }))
            .collect();
        let answer = json!({
            "format": kind.name(),
            "players": tournament.players.len(),
            "games": tournament.games.len(),
            "results": written.results,
            "bytes": written.bytes.len(),
            "backup": backup.as_ref().map(|path| path.display().to_string()),
            "findings": findings,
        });
        format!("{answer}\n")
    } else {
        told(l, args, &written, output, backup.as_deref())
    };
    print(&text).map_err(|_| Failure::Output(io::ErrorKind::Other.into()))?;
    if !whole {
        let path = args.file.display().to_string();
        let _ = writeln!(io::stderr(), "fujite: {}", l.tr_args("export-file-damaged", &[("path", path.into())]));
    }
    Ok(written.findings.is_empty() && whole)
}

fn told(l: L10n, args: &Args, written: &Written, output: &Path, backup: Option<&Path>) -> String {
    let id = if args.into.is_some() { "export-spliced" } else { "export-written" };
    let path = |path: &Path| path.display().to_string();
    let mut text = l.tr_args(id, &[("path", path(output).into()), ("results", number(written.results))]) + "\n";
    if let Some(backup) = backup {
        text += &(l.tr_args("export-backup", &[("path", path(backup).into())]) + "\n");
    }
    for finding in &written.findings {
        let _ = writeln!(text, "{}: {}", finding.kind.as_str(), words::finding(l, finding));
    }
    text
}

fn same_file(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Writes whole or not at all. What stood there before is copied beside it first, unless it is the same.
fn put(output: &Path, bytes: &[u8]) -> io::Result<Option<PathBuf>> {
    let before = match std::fs::read(output) {
        Ok(before) if before == bytes => return Ok(None),
        Ok(before) => Some(before),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let backup = before.map(|before| store::keep_beside(output, &before, "bak")).transpose()?;
    files::write_whole(output, bytes)?;
    Ok(backup)
}
