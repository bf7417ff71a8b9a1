//! `fujite import --update FILE PAIRINGS`: what the pairing program has changed since, and with `--apply` taking it over.

use super::import::{Args, Failure, print, read};
use super::words::{self, number};
use crate::formats::merge::{self, Change, Plan, What};
use crate::i18n::{L10n, Value};
use crate::platform::{HallClock, SystemTimeSource};
use crate::referee::{Desk, Entry, EntryNo, Event, GameResult, History, Outcome, Refusal, Role, decide};
use crate::rules::Color;
use crate::store::{self, Access, Journal, Record};
use serde_json::{Map, json};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The changes were found, but could not be taken over.
#[derive(Debug)]
pub enum Refused {
    /// The rules or the state of things; nothing was recorded.
    ByRules(Box<Refusal>),
    ReadOnly(PathBuf),
    NoTournament(PathBuf),
}

impl Refused {
    pub fn words(&self, l: L10n) -> String {
        let path = |path: &Path| ("path", Value::from(path.display().to_string()));
        match self {
            // What stands in the way is in the list of changes; the kind of refusal is for whoever reports it.
            Refused::ByRules(refusal) => {
                let kind = format!("{refusal:?}");
                let kind = kind.split(['(', ' ', '{']).next().unwrap_or_default().to_owned();
                l.tr_args("update-refused", &[("kind", kind.into())])
            }
            Refused::ReadOnly(at) => l.tr_args("update-read-only", &[path(at)]),
            Refused::NoTournament(at) => l.tr_args("export-no-tournament", &[path(at)]),
        }
    }
}

/// True when nothing differs, or everything that differs was taken over.
pub(super) fn run(args: &Args, file: &Path) -> Result<bool, Failure> {
    let l = args.language.l10n();
    let (imported, _) = read(args)?;
    let history = history(store::read::<Event>(file)?.records);
    if history.state().foundation.is_none() {
        return Err(Failure::Refused(Refused::NoTournament(file.to_owned())));
    }
    let plan = merge::compare(history.state(), &imported);
    let applied = args.apply && !plan.commands.is_empty();
    if applied {
        apply(file, &plan)?;
    }
    let left = plan.changes.iter().filter(|change| !applied || !change.applies).count();
    let text = if args.json { as_json(&plan, applied, &imported) } else { as_text(l, &plan, applied) };
    print(&text)?;
    Ok(left == 0)
}

fn history(records: Vec<Record<Event>>) -> History {
    History::from_entries(records.into_iter().map(Entry::from).collect())
}

/// Decides every command on the state the ones before it leave, then records all of it at once or nothing.
fn apply(file: &Path, plan: &Plan) -> Result<(), Failure> {
    let opened = Journal::<Event>::open(file)?;
    let last = opened.records.last().map(|record| record.at);
    let mut history = history(opened.records);
    let Access::Writable(mut journal) = opened.access else {
        return Err(Failure::Refused(Refused::ReadOnly(file.to_owned())));
    };
    let now = HallClock::resume(SystemTimeSource::new(), last).now();
    let officials = history.state().foundation.iter().flat_map(|foundation| &foundation.officials);
    let chief = officials.into_iter().find(|official| official.role == Role::ChiefJudge);
    let desk = Desk { name: chief.map(|official| official.name.clone()).unwrap_or_default() };
    let mut number = journal.last_seq();
    let mut events = Vec::new();
    for command in &plan.commands {
        let decided = decide(&history, &desk, command.clone(), now)
            .map_err(|refusal| Failure::Refused(Refused::ByRules(Box::new(refusal))))?;
        for event in decided {
            number = number.saturating_add(1);
            history.push(Entry { number: EntryNo(number), at: now, recorded: now, by: desk.name.clone(), event: event.clone() });
            events.push(event);
        }
    }
    journal.append(now, &desk.name, events)?;
    Ok(())
}

fn as_json(plan: &Plan, applied: bool, imported: &crate::formats::pairings::Imported) -> String {
    let changes: Vec<_> = plan.changes.iter().map(change_json).collect();
    let findings = imported.summary().findings;
    json!({ "changes": changes, "applied": applied, "findings": findings }).to_string() + "\n"
}

fn change_json(change: &Change) -> serde_json::Value {
    let mut map = Map::new();
    map.insert("kind".into(), json!(change.what.name()));
    let (round, table) = change.what.place();
    map.insert("round".into(), json!(round.map(|round| round.0)));
    map.insert("table".into(), json!(table.map(|table| table.0)));
    map.insert("standing".into(), json!(change.standing.map(merge::Standing::name)));
    map.insert("applies".into(), json!(change.applies));
    for (name, value) in details(&change.what) {
        map.insert(name.into(), value);
    }
    map.into()
}

fn details(what: &What) -> Vec<(&'static str, serde_json::Value)> {
    match what {
        What::PlayerNew { name } | What::PlayerGone { name } => vec![("player", json!(name))],
        What::PlayerChanged { name, now } => vec![("player", json!(name)), ("now", json!(now))],
        What::RoundNew { tables, .. } => vec![("tables", json!(tables))],
        What::RoundGone { .. } => Vec::new(),
        What::TableNew { pair, .. } | What::TableGone { pair, .. } => vec![("pair", json!(pair))],
        What::PairChanged { was, now, .. } => vec![("was", json!(was)), ("now", json!(now))],
        What::ColoursChanged { now, .. } | What::ByesChanged { now, .. } => vec![("now", json!(now))],
        What::HandicapChanged { was, now, .. } => vec![("was", json!(was)), ("now", json!(now))],
        What::TableMoved { to, pair, .. } => vec![("to", json!(to.0)), ("pair", json!(pair))],
        What::ResultNew { outcome, .. } => vec![("now", json!(short(*outcome)))],
        What::ResultDiffers { here, there, .. } => vec![("was", json!(short(*here))), ("now", json!(short(*there)))],
    }
}

/// B+, W+, draw, both lose, no result: as records write them.
fn short(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win { winner: Color::Black, .. } => "B+",
        Outcome::Win { winner: Color::White, .. } => "W+",
        Outcome::Draw => "draw",
        Outcome::BothLose => "both lose",
        Outcome::NoResult => "void",
    }
}

fn as_text(l: L10n, plan: &Plan, applied: bool) -> String {
    if plan.changes.is_empty() {
        return l.tr("update-nothing") + "\n";
    }
    let mut text = String::new();
    for change in &plan.changes {
        let (round, table) = change.what.place();
        let mut place = Vec::new();
        place.extend(round.map(|n| l.tr_args("finding-round", &[("round", number(n))])));
        place.extend(table.map(|n| l.tr_args("finding-table", &[("table", number(n))])));
        let mut line = what(l, &change.what);
        if !place.is_empty() {
            line = format!("{}: {line}", place.join(", "));
        }
        if let Some(standing) = change.standing {
            let standing = l.tr(match standing {
                merge::Standing::NotStarted => "update-not-started",
                merge::Standing::Running => "update-running",
                merge::Standing::Adjourned => "update-adjourned",
                merge::Standing::Finished => "update-finished",
            });
            let _ = write!(line, " ({standing})");
        }
        if !change.applies {
            let _ = write!(line, " — {}", l.tr("update-kept"));
        }
        let _ = writeln!(text, "{line}");
    }
    let last = if applied { "update-applied" } else { "update-dry" };
    text + &l.tr(last) + "\n"
}

fn what(l: L10n, what: &What) -> String {
    let result = |outcome: &Outcome| {
        let given = GameResult { outcome: *outcome, under_protest: false, fixed: false };
        l.tr(match given.outcome {
            Outcome::Win { winner: Color::Black, .. } => "update-black-won",
            Outcome::Win { winner: Color::White, .. } => "update-white-won",
            Outcome::Draw => "update-draw",
            Outcome::BothLose => "update-both-lost",
            Outcome::NoResult => "update-no-result",
        })
    };
    match what {
        What::PlayerNew { name } => l.tr_args("update-player-new", &[("name", name.into())]),
        What::PlayerChanged { name, now } => l.tr_args("update-player-changed", &[("name", name.into()), ("now", now.into())]),
        What::PlayerGone { name } => l.tr_args("update-player-gone", &[("name", name.into())]),
        What::RoundNew { round, tables } => {
            l.tr_args("update-round-new", &[("round", words::number(round)), ("tables", number(tables))])
        }
        What::RoundGone { .. } => l.tr("update-round-gone"),
        What::TableNew { pair, .. } => l.tr_args("update-table-new", &[("pair", pair.into())]),
        What::TableGone { pair, .. } => l.tr_args("update-table-gone", &[("pair", pair.into())]),
        What::PairChanged { was, now, .. } => l.tr_args("update-pair-changed", &[("was", was.into()), ("now", now.into())]),
        What::ColoursChanged { now, .. } => l.tr_args("update-colours-changed", &[("now", now.into())]),
        What::HandicapChanged { was, now, .. } => {
            l.tr_args("update-handicap-changed", &[("was", number(was)), ("now", number(now))])
        }
        What::TableMoved { to, pair, .. } => l.tr_args("update-table-moved", &[("pair", pair.into()), ("to", number(to))]),
        What::ByesChanged { now, .. } => l.tr_args("update-byes-changed", &[("now", now.into())]),
        What::ResultNew { outcome, .. } => l.tr_args("update-result-new", &[("result", result(outcome).into())]),
        What::ResultDiffers { here, there, .. } => {
            l.tr_args("update-result-differs", &[("here", result(here).into()), ("there", result(there).into())])
        }
    }
}
