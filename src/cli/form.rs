//! `fujite form FILE.fujite KIND`: a paper from a tournament file, the same the window prints.

use super::words;
use crate::clock::Stamp;
use crate::forms::{Order, order};
use crate::forms::{PaperError, Press, Tongues};
use crate::i18n::{L10n, Locale};
use crate::platform::files;
use crate::platform::hall::HallClock;
use crate::platform::time::SystemTimeSource;
use crate::referee::{Entry, EntryNo, Event, History, RoundNo, State, TableId, TableNo};
use crate::store::{self, StoreError};
use crate::words::{file, number};
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// `fujite form`.
#[derive(Clone, Debug, clap::Args)]
pub struct FormArgs {
    /// The tournament file
    pub file: PathBuf,
    /// Which paper
    #[arg(value_enum)]
    pub kind: Kind,
    /// The round; the one being played when not given
    #[arg(long, value_name = "R")]
    pub round: Option<u16>,
    /// The table; needed where several games of the round are adjourned
    #[arg(long, value_name = "T")]
    pub table: Option<u16>,
    /// The entry a decision is written on
    #[arg(long, value_name = "N")]
    pub entry: Option<u64>,
    /// The language of the paper; both: Russian, with English beside it where players fill in
    #[arg(long, default_value = "ru", value_parser = ["ru", "en", "both"])]
    pub lang: String,
    /// Where the PDF goes
    #[arg(short, long, value_name = "OUT.pdf")]
    pub output: PathBuf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Kind {
    /// The adjournment form (Code 12.1-12.4)
    Adjournment,
    /// The face of its envelope, C5
    Envelope,
    /// The envelope's label
    Label,
    /// The sheet of the resumption (Code 12.4)
    Resumption,
    /// The players' receipts of the envelope (Code 12.3)
    Receipt,
    /// Everything for one table, or for all adjourned games of the round where no table is named
    Pack,
    /// The round's protocol (Code 13.8)
    Protocol,
    /// The chief judge's report of the tournament (Code 14.4)
    Report,
    /// The written decision on an entry of conduct; name it with --entry (Code 15.9)
    Decision,
}

#[derive(Debug)]
enum FormError {
    Store(StoreError),
    NoTournament(PathBuf),
    NoRound {
        wanted: u16,
        known: Vec<u16>,
    },
    NoTable {
        table: u16,
        round: u16,
    },
    NothingAdjourned(u16),
    SeveralAdjourned {
        round: u16,
        tables: Vec<u16>,
    },
    NotAdjourned {
        table: u16,
        round: u16,
    },
    NoEntryNamed,
    NoDecision(u64),
    /// What Typst said of the template, for whoever made it.
    Paper(PaperError),
    OverAnother(PathBuf),
    Unwritable {
        path: PathBuf,
        error: io::Error,
    },
}

impl From<StoreError> for FormError {
    fn from(error: StoreError) -> FormError {
        FormError::Store(error)
    }
}

impl From<PaperError> for FormError {
    fn from(error: PaperError) -> FormError {
        FormError::Paper(error)
    }
}

impl FormError {
    /// What happened and what to do, in the language asked for.
    fn words(&self, l: L10n) -> String {
        match self {
            FormError::Store(error) => words::store(l, error),
            FormError::NoTournament(path) => l.tr_args("export-no-tournament", &[file(path)]),
            FormError::NoRound { wanted, known } => {
                l.tr_args("form-no-round", &[("wanted", number(wanted)), ("known", list(known).into())])
            }
            FormError::NoTable { table, round } => {
                l.tr_args("form-no-table", &[("table", number(table)), ("round", number(round))])
            }
            FormError::NothingAdjourned(round) => l.tr_args("form-nothing-adjourned", &[("round", number(round))]),
            FormError::SeveralAdjourned { round, tables } => {
                l.tr_args("form-several-adjourned", &[("round", number(round)), ("tables", list(tables).into())])
            }
            FormError::NotAdjourned { table, round } => {
                l.tr_args("form-not-adjourned", &[("table", number(table)), ("round", number(round))])
            }
            FormError::NoEntryNamed => l.tr("form-no-entry"),
            FormError::NoDecision(entry) => l.tr_args("form-no-decision", &[("entry", number(entry))]),
            FormError::Paper(error) => format!("{} {error}", l.tr("failure-paper")),
            FormError::OverAnother(path) => l.tr_args("form-over-another", &[file(path)]),
            FormError::Unwritable { path, error } => words::file_error(l, "failure-write", path, error),
        }
    }
}

fn list(numbers: &[u16]) -> String {
    match numbers {
        [] => "–".to_owned(),
        _ => numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// Writes the paper: 0, or 1 when the file is damaged and the paper was made from what can be proven of it; 2 when there is none.
pub fn run(args: &FormArgs) -> ExitCode {
    match print(args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            let said = words::system_language().tr_args("form-damaged", &[file(&args.file)]);
            // Nobody can be told that standard error is closed.
            let _ = writeln!(io::stderr(), "fujite: {said}");
            ExitCode::from(1)
        }
        Err(error) => {
            let _ = writeln!(io::stderr(), "fujite: {}", error.words(words::system_language()));
            ExitCode::from(2)
        }
    }
}

/// Whether the file was whole.
fn print(args: &FormArgs) -> Result<bool, FormError> {
    if !may_take_the_place_of(&args.output) {
        return Err(FormError::OverAnother(args.output.clone()));
    }
    let reading = store::read::<Event>(&args.file)?;
    let now = now(reading.records.last().map(|r| r.at));
    let entries = reading.records.into_iter().map(Entry::from).collect();
    let history = History::from_entries(entries);
    let paper = choose(history.state(), args)?;
    let data = order::data(&history, paper, &reading.head, now).ok_or_else(|| match paper {
        Order::Decision(entry, _) => FormError::NoDecision(entry.0),
        _ => FormError::NoTournament(args.file.clone()),
    })?;
    let tongues = match args.lang.as_str() {
        "both" => Tongues::both(L10n::new(Locale::Ru)),
        tag => L10n::new(Locale::from_tag(tag)).into(),
    };
    let pdf = Press::new().print(&data, tongues)?.pdf()?;
    files::write_whole(&args.output, &pdf).map_err(|error| FormError::Unwritable { path: args.output.clone(), error })?;
    Ok(reading.damage.is_empty())
}

/// A paper made again takes the place of the one before; a tournament, a record or anything else is never written over.
fn may_take_the_place_of(path: &Path) -> bool {
    let mut start = Vec::new();
    match File::open(path) {
        Ok(file) => file.take(5).read_to_end(&mut start).is_ok() && (start.is_empty() || start == b"%PDF-"),
        // What it is that cannot be opened, writing will say.
        Err(_) => true,
    }
}

fn now(last: Option<Stamp>) -> Stamp {
    HallClock::resume(SystemTimeSource::new(), last).now()
}

fn choose(state: &State, args: &FormArgs) -> Result<Order, FormError> {
    let current = state.current_round().ok_or_else(|| FormError::NoTournament(args.file.clone()))?;
    let round = match args.round {
        None => current,
        Some(wanted) => state
            .rounds
            .get(&RoundNo(wanted))
            .ok_or_else(|| FormError::NoRound { wanted, known: state.rounds.keys().map(|r| r.0).collect() })?,
    };
    let locale = Locale::from_tag(&args.lang);
    match (args.kind, args.entry) {
        (Kind::Report, _) => return Ok(Order::Report(locale)),
        (Kind::Decision, Some(entry)) => return Ok(Order::Decision(EntryNo(entry), locale)),
        (Kind::Decision, None) => return Err(FormError::NoEntryNamed),
        _ => {}
    }
    let number = round.number.0;
    if args.kind == Kind::Protocol {
        return Ok(Order::RoundProtocol(round.number));
    }
    if args.kind == Kind::Pack && args.table.is_none() {
        let any = round.tables.values().any(|t| t.adjournment().is_some());
        return if any { Ok(Order::RoundPack(round.number)) } else { Err(FormError::NothingAdjourned(number)) };
    }
    let id = if let Some(table) = args.table {
        match round.tables.get(&TableNo(table)) {
            None => return Err(FormError::NoTable { table, round: number }),
            Some(found) if found.adjournments.is_empty() => return Err(FormError::NotAdjourned { table, round: number }),
            Some(found) => found.id,
        }
    } else {
        let adjourned: Vec<TableId> = round.tables.values().filter(|t| t.adjournment().is_some()).map(|t| t.id).collect();
        match adjourned[..] {
            [] => return Err(FormError::NothingAdjourned(number)),
            [only] => only,
            _ => {
                let tables = adjourned.iter().map(|id| id.table.0).collect();
                return Err(FormError::SeveralAdjourned { round: number, tables });
            }
        }
    };
    Ok(match args.kind {
        Kind::Adjournment => Order::AdjournmentForm(id),
        Kind::Envelope => Order::Envelope(id),
        Kind::Label => Order::EnvelopeLabel(id),
        Kind::Resumption => Order::ResumptionSheet(id),
        Kind::Receipt => Order::Receipts(id),
        Kind::Pack => Order::TablePack(id),
        Kind::Protocol | Kind::Report | Kind::Decision => Order::RoundProtocol(round.number),
    })
}
