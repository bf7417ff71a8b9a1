//! `fujite form FILE.fujite KIND`: a paper from a tournament file, the same the window prints.

use crate::clock::Stamp;
use crate::forms::{Order, order};
use crate::forms::{PaperError, Press, Tongues};
use crate::i18n::{L10n, Locale};
use crate::platform::files;
use crate::platform::hall::HallClock;
use crate::platform::time::SystemTimeSource;
use crate::referee::{Entry, EntryNo, Event, History, RoundNo, State, TableId, TableNo};
use crate::store::{self, StoreError};
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

#[derive(Debug, thiserror::Error)]
enum FormError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{}: holds no tournament yet", .0.display())]
    NoTournament(PathBuf),
    #[error("there is no round {wanted}; the file has {}", list(known))]
    NoRound { wanted: u16, known: Vec<u16> },
    #[error("there is no table {table} in round {round}")]
    NoTable { table: u16, round: u16 },
    #[error("no game of round {0} is adjourned: the paper needs an adjournment; name another round with --round")]
    NothingAdjourned(u16),
    #[error("several games of round {round} are adjourned: choose one with --table: {}", list(tables))]
    SeveralAdjourned { round: u16, tables: Vec<u16> },
    #[error("the game at table {table} of round {round} was not adjourned")]
    NotAdjourned { table: u16, round: u16 },
    #[error("a decision is written on an entry: name it with --entry")]
    NoEntryNamed,
    #[error("entry {0} decides nothing about anybody; `fujite verify` and the journal list the entries")]
    NoDecision(u64),
    #[error("the paper could not be set: {0}")]
    Paper(#[from] PaperError),
    #[error("{}: is no paper; nothing was written: choose another name for the PDF", .0.display())]
    OverAnother(PathBuf),
    #[error("{}: cannot be written: {error}", path.display())]
    Unwritable { path: PathBuf, error: io::Error },
}

fn list(numbers: &[u16]) -> String {
    match numbers {
        [] => "none".to_owned(),
        _ => numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// Writes the paper: 0, or 1 when the file is damaged and the paper was made from what can be proven of it; 2 when there is none.
pub fn run(args: &FormArgs) -> ExitCode {
    match print(args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            let path = args.file.display();
            // Nobody can be told that standard error is closed.
            let _ = writeln!(
                io::stderr(),
                "fujite: {path}: the file is damaged; the paper holds what could be read. See `fujite verify`."
            );
            ExitCode::from(1)
        }
        Err(error) => {
            let _ = writeln!(io::stderr(), "fujite: {error}");
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
