//! `fujite import PAIRINGS`: what a pairing program's file holds and what is wrong with it; with `-o`, a tournament made of it.

use crate::clock::ByoYomi;
use crate::formats::founding::{self, Completion, LeftOut};
use crate::formats::pairings::{self, ImportError, Imported};
use crate::formats::presets;
use crate::platform::{HallClock, SystemTimeSource, files};
use crate::referee::{Event, Regulation, RoundNo};
use crate::store::{Journal, StoreError};
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Periods of Japanese byo-yomi when neither the file, the command nor the preset says.
const PERIODS: u16 = 3;

/// Read a pairing program's file; make a tournament of it
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// OpenGotha's .xml or Pairgoth's .tour
    pub pairings: PathBuf,
    /// The tournament to make; must not exist
    #[arg(short, long, value_name = "FILE.fujite")]
    pub output: Option<PathBuf>,
    /// The regulation to start from, for what the file does not say
    #[arg(long, value_name = "NAME", default_value = presets::DEFAULT)]
    pub preset: String,
    /// The round to referee; without it the first one with a game that has no result
    #[arg(long, value_name = "N")]
    pub round: Option<u16>,
    /// Japanese byo-yomi periods in all, where the file has no such number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub periods: Option<u16>,
    /// The chief judge's name; without it the director of the file
    #[arg(long, value_name = "NAME")]
    pub chief_judge: Option<String>,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
}

/// Why nothing was imported.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("{}: {source}", path.display())]
    Unreadable { path: PathBuf, source: io::Error },
    #[error("{}: {source}", path.display())]
    Foreign { path: PathBuf, source: ImportError },
    #[error("no preset is called {name:?}; there are {}", presets::names().collect::<Vec<_>>().join(", "))]
    UnknownPreset { name: String },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Output(io::Error),
}

/// 0 when all is in order, 1 with findings, 2 when nothing can be imported or written.
pub fn run(args: &Args) -> ExitCode {
    match import(args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(failure) => {
            // Nobody can be told that standard error is closed.
            let _ = writeln!(io::stderr(), "fujite: {failure}");
            ExitCode::from(2)
        }
    }
}

fn import(args: &Args) -> Result<bool, Failure> {
    let path = &args.pairings;
    let regulation = presets::by_name(&args.preset).ok_or_else(|| Failure::UnknownPreset { name: args.preset.clone() })?;
    let most = u64::try_from(pairings::MOST).unwrap_or(u64::MAX);
    let bytes = files::read_bounded(path, most).map_err(|source| Failure::Unreadable { path: path.clone(), source })?;
    let imported = pairings::read(&bytes).map_err(|source| Failure::Foreign { path: path.clone(), source })?;
    let mut notes = String::new();
    if let Some(output) = &args.output {
        make(args, &imported, regulation, output, &mut notes)?;
    }
    let summary = imported.summary();
    let text = if args.json {
        serde_json::to_string(&summary).map(|text| text + "\n").map_err(|error| Failure::Output(error.into()))?
    } else {
        let mut text = format!("{} players, {} rounds, {} games\n", summary.players, summary.rounds, summary.games);
        for finding in &summary.findings {
            let _ = writeln!(text, "{}: {}", finding.kind, finding.place);
        }
        text
    };
    io::stdout().write_all(text.as_bytes()).map_err(Failure::Output)?;
    let _ = io::stderr().write_all(notes.as_bytes());
    Ok(summary.findings.is_empty() && notes.is_empty())
}

/// Makes the tournament's file. What had to be assumed or left out goes to `notes`.
fn make(args: &Args, imported: &Imported, regulation: Regulation, output: &Path, notes: &mut String) -> Result<(), Failure> {
    let periods = args.periods.unwrap_or(match &regulation.control.byoyomi {
        ByoYomi::Japanese { periods, .. } => *periods,
        _ => PERIODS,
    });
    if founding::asks_periods(imported) && args.periods.is_none() {
        let _ = writeln!(notes, "fujite: {periods} byo-yomi periods taken; the file has no such number (--periods)");
    }
    let chief_judge = args.chief_judge.clone().unwrap_or_else(|| imported.director.clone());
    let completion = Completion {
        regulation,
        periods,
        round: args.round.map_or_else(|| founding::likely_round(imported), RoundNo),
        chief_judge: chief_judge.clone(),
        file_name: args.pairings.file_name().unwrap_or_default().to_string_lossy().into_owned(),
    };
    let founded = founding::found(imported, &completion);
    for LeftOut { round, black, white, why } in &founded.left_out {
        let _ = writeln!(notes, "fujite: left out: round {round}, {black} - {white} ({why:?})");
    }
    let now = HallClock::resume(SystemTimeSource::new(), None).now();
    let mut journal = Journal::<Event>::create(output)?;
    if let Err(error) = journal.append(now, &chief_judge, founded.into_events()) {
        // It was made a moment ago and holds nothing.
        drop(journal);
        let _ = std::fs::remove_file(output);
        return Err(error.into());
    }
    Ok(())
}
