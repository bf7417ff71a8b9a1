//! `fujite import PAIRINGS`: what a pairing program's file holds and what is wrong with it; with `-o`, a tournament made of it;
//! with `--update`, what it has changed since, table by table.

use super::update;
use super::words::{self, Language, number};
use crate::clock::ByoYomi;
use crate::formats::founding::{self, Completion};
use crate::formats::pairings::{self, ImportError, Imported, Summary};
use crate::formats::presets;
use crate::formats::sheet::{Column, Sheet, UnknownColumn};
use crate::i18n::L10n;
use crate::platform::{HallClock, SystemTimeSource, files};
use crate::referee::{Event, Regulation, RoundNo};
use crate::store::{Journal, StoreError};
use serde::Serialize;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Periods of Japanese byo-yomi when neither the file, the command nor the preset says.
const PERIODS: u16 = 3;

/// Read a pairing program's file; make a tournament of it, or take over what it has changed since
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// OpenGotha's or MacMahon's .xml, Pairgoth's .tour, the federation's JSON, an h9 table, a table of games
    pub pairings: PathBuf,
    /// The tournament to make; must not exist
    #[arg(short, long, value_name = "FILE.fujite", conflicts_with = "update")]
    pub output: Option<PathBuf>,
    /// The tournament to compare with: shows what changed, table by table
    #[arg(long, value_name = "FILE.fujite")]
    pub update: Option<PathBuf>,
    /// Take the changes over; finished and adjourned games stay
    #[arg(long, requires = "update")]
    pub apply: bool,
    /// The regulation to start from, for what the file does not say
    #[arg(long, value_name = "NAME", default_value = presets::DEFAULT)]
    pub preset: String,
    /// The last round to take in, the one to referee; without it everything in the file as it is
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub round: Option<u16>,
    /// Japanese byo-yomi periods in all, where the file has no such number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub periods: Option<u16>,
    /// The chief judge's name; without it the director of the file
    #[arg(long, value_name = "NAME")]
    pub chief_judge: Option<String>,
    /// What the columns of a table hold, from the left: table,black,white,result... and - for the others
    #[arg(long, value_name = "C,C...", value_delimiter = ',', allow_hyphen_values = true)]
    pub columns: Vec<String>,
    /// The first row of a table holds headings
    #[arg(long, requires = "columns")]
    pub headings: bool,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub language: Language,
}

/// The answer for machines.
#[derive(Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    summary: &'a Summary,
    /// Of a table: what its columns were taken for.
    #[serde(skip_serializing_if = "Option::is_none")]
    columns: Option<Vec<String>>,
}

/// Why nothing was imported.
#[derive(Debug)]
pub(super) enum Failure {
    Unreadable { path: PathBuf, source: io::Error },
    Foreign { path: PathBuf, source: ImportError },
    UnknownPreset { name: String },
    UnknownColumn(UnknownColumn),
    NoRound { wanted: u16, last: u16 },
    Store(StoreError),
    Refused(update::Refused),
    Output(io::Error),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

impl Failure {
    fn words(&self, l: L10n) -> String {
        match self {
            Failure::Unreadable { path, source } => words::file_error(l, "failure-read", path, source),
            Failure::Foreign { path, source } => words::foreign(l, path, source),
            Failure::UnknownPreset { name } => {
                let known = presets::names().collect::<Vec<_>>().join(", ");
                l.tr_args("import-unknown-preset", &[("name", name.into()), ("known", known.into())])
            }
            Failure::UnknownColumn(UnknownColumn { word }) => {
                let known = Column::all().map(Column::name).collect::<Vec<_>>().join(", ");
                l.tr_args("import-unknown-column", &[("word", word.into()), ("known", known.into())])
            }
            Failure::NoRound { wanted, last } => {
                l.tr_args("import-no-round", &[("wanted", number(wanted)), ("last", number(last))])
            }
            Failure::Store(error) => words::store(l, error),
            Failure::Refused(refused) => refused.words(l),
            Failure::Output(error) => l.tr_args("export-output", &[("reason", words::system(l, error).into())]),
        }
    }
}

/// 0 when all is in order, 1 with findings, 2 when nothing can be imported or written.
pub fn run(args: &Args) -> ExitCode {
    let done = if let Some(file) = &args.update { update::run(args, file) } else { import(args) };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(failure) => {
            // Nobody can be told that standard error is closed.
            let _ = writeln!(io::stderr(), "fujite: {}", failure.words(args.language.l10n()));
            ExitCode::from(2)
        }
    }
}

/// The file read, and for a table what its columns were taken for.
pub(super) fn read(args: &Args) -> Result<(Imported, Option<Vec<Column>>), Failure> {
    let path = &args.pairings;
    let most = u64::try_from(pairings::MOST).unwrap_or(u64::MAX);
    let bytes = files::read_bounded(path, most).map_err(|source| Failure::Unreadable { path: path.clone(), source })?;
    let foreign = |source| Failure::Foreign { path: path.clone(), source };
    if args.columns.is_empty() {
        let imported = pairings::read(&bytes).map_err(foreign)?;
        let columns = if imported.source == pairings::Source::Table {
            Some(Sheet::of(&bytes).map_err(foreign)?.matching.columns)
        } else {
            None
        };
        return Ok((imported, columns));
    }
    let told: Result<Vec<Column>, _> = args.columns.iter().map(|word| word.parse()).collect();
    let mut sheet = Sheet::of(&bytes).map_err(foreign)?;
    sheet.matching = sheet.matching.told(&told.map_err(Failure::UnknownColumn)?);
    sheet.matching.headings |= args.headings;
    let imported = sheet.read().map_err(foreign)?;
    Ok((imported, Some(sheet.matching.columns)))
}

fn import(args: &Args) -> Result<bool, Failure> {
    let l = args.language.l10n();
    let regulation = presets::by_name(&args.preset).ok_or_else(|| Failure::UnknownPreset { name: args.preset.clone() })?;
    let (imported, columns) = read(args)?;
    let mut notes = String::new();
    if let Some(output) = &args.output {
        make(args, &imported, regulation, output, l, &mut notes)?;
    }
    let summary = imported.summary();
    let columns = columns.map(|columns| columns.into_iter().map(Column::name).collect::<Vec<_>>());
    let text = if args.json {
        let answer = Answer { summary: &summary, columns };
        serde_json::to_string(&answer).map_err(|error| Failure::Output(error.into()))? + "\n"
    } else {
        let counted = [
            ("players", number(summary.players)),
            ("rounds", number(summary.rounds)),
            ("games", number(summary.games)),
            ("findings", number(summary.findings.len())),
        ];
        let mut text = l.tr_args("import-summary", &counted) + "\n";
        if let Some(columns) = columns {
            text += &(l.tr_args("import-columns", &[("columns", columns.join(", ").into())]) + "\n");
        }
        for finding in &imported.findings {
            let _ = writeln!(text, "{}: {}", finding.kind.as_str(), words::finding(l, finding));
        }
        text
    };
    print(&text)?;
    let _ = io::stderr().write_all(notes.as_bytes());
    Ok(summary.findings.is_empty() && notes.is_empty())
}

/// To standard output; a reader that closes the pipe early is no error.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::Output(error)),
        _ => Ok(()),
    }
}

/// Makes the tournament's file. What had to be assumed or left out goes to `notes`.
fn make(
    args: &Args,
    imported: &Imported,
    regulation: Regulation,
    output: &Path,
    l: L10n,
    notes: &mut String,
) -> Result<(), Failure> {
    let last = imported.last_round().max(1);
    if let Some(wanted) = args.round.filter(|wanted| *wanted > last) {
        return Err(Failure::NoRound { wanted, last });
    }
    let periods = args.periods.unwrap_or(match &regulation.control.byoyomi {
        ByoYomi::Japanese { periods, .. } => *periods,
        _ => PERIODS,
    });
    if founding::asks_periods(imported) && args.periods.is_none() {
        let _ = writeln!(notes, "fujite: {}", l.tr_args("import-periods-taken", &[("periods", number(periods))]));
    }
    let chief_judge = args.chief_judge.clone().unwrap_or_else(|| imported.director.clone());
    let completion = Completion {
        regulation,
        periods,
        round: args.round.map(RoundNo),
        chief_judge: chief_judge.clone(),
        file_name: args.pairings.file_name().unwrap_or_default().to_string_lossy().into_owned(),
    };
    let founded = founding::found(imported, &completion);
    for game in &founded.left_out {
        let _ = writeln!(notes, "fujite: {}", words::left_out(l, game));
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
