//! The log of conduct for other programs: a table (CSV, RFC 4180, UTF-8), and the journal's own entries (RON). Both hold what was
//! taken back and what was overturned, and say so; neither goes into a pairing program's file.

use crate::referee::{
    Consequence, Entry, Event, History, Incident, Level, Matter, Measure, Outcome, Player, State, TableId, Who,
};
use crate::rules::Color;
use chrono::{DateTime, FixedOffset, SecondsFormat};

const HEAD: &str = "entry,time,round,table,kind,who,name,article,matter,note,by,standing,related";

/// One line an entry, names of kinds in English whatever the language of the window.
#[must_use]
pub fn csv(history: &History) -> String {
    let mut text = format!("{HEAD}\r\n");
    for entry in history.entries() {
        let Some(line) = line(history, entry) else { continue };
        let fields: Vec<String> = line.iter().map(|field| quoted(field)).collect();
        text.push_str(&fields.join(","));
        text.push_str("\r\n");
    }
    text
}

/// The entries themselves, readable and whole.
#[must_use]
pub fn ron(history: &History) -> String {
    let entries: Vec<&Entry> = history.entries().iter().filter(|e| belongs(history, &e.event)).collect();
    ::ron::ser::to_string_pretty(&entries, ::ron::ser::PrettyConfig::default()).unwrap_or_default()
}

/// A field with a comma, a quote or a line end stands in quotes, its quotes doubled.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.to_owned() }
}

fn belongs(history: &History, event: &Event) -> bool {
    match event {
        Event::Countered { entry, .. } => history.entry(*entry).is_some_and(|e| belongs(history, &e.event)),
        Event::Ruled { ruling, matter, .. } => {
            matches!(ruling.consequence, Consequence::End(_))
                || matches!(matter, Matter::Overturned { .. } | Matter::Warning { .. })
        }
        Event::IncidentEntered(_)
        | Event::IncidentOverturned { .. }
        | Event::ProtestLodged(_)
        | Event::ProtestDecided(_)
        | Event::ProtestAppealed(_)
        | Event::CommitteeSet(_) => true,
        _ => false,
    }
}

fn line(history: &History, entry: &Entry) -> Option<[String; 13]> {
    if !belongs(history, &entry.event) {
        return None;
    }
    let state = history.state();
    let mut related = String::new();
    let mut table = entry.event.table();
    let (kind, who, name, article, matter, note) = match &entry.event {
        Event::IncidentEntered(incident) => {
            let (who, name) = person(state, incident);
            (measure(incident.measure), who, name, incident.article.0.clone(), incident.matter.clone(), incident.note.clone())
        }
        Event::IncidentOverturned { entry: target, reason } => {
            related = target.to_string();
            ("overturned".into(), "", String::new(), "14.5".into(), String::new(), reason.clone())
        }
        Event::ProtestLodged(protest) => {
            let name = names(state, protest.table, protest.by);
            ("protest".into(), side(protest.by), name, protest.article.0.clone(), String::new(), protest.against.clone())
        }
        Event::ProtestDecided(decision) => {
            related = decision.protest.to_string();
            table = protested(state, decision.protest);
            let verdict = if decision.upheld { "upheld" } else { "rejected" };
            let kind = format!("decision {} {verdict}", level(decision.level));
            (kind, "", String::new(), "14.5".into(), String::new(), decision.decision.clone())
        }
        Event::ProtestAppealed(appeal) => {
            related = appeal.protest.to_string();
            table = protested(state, appeal.protest);
            (
                format!("appeal {}", level(appeal.to)),
                "",
                appeal.through.clone(),
                "14.9".into(),
                String::new(),
                appeal.grounds.clone(),
            )
        }
        Event::CommitteeSet(committee) => {
            let names = committee.members.iter().chain(&committee.reserves).cloned().collect::<Vec<_>>().join("; ");
            ("committee".into(), "", names, "5.6".into(), String::new(), String::new())
        }
        Event::Ruled { proposal, ruling, matter, .. } => {
            if let Matter::Overturned { entry } | Matter::Protest { entry } = matter {
                related = entry.to_string();
            }
            let article = proposal.articles.first().map(|a| a.0.clone()).unwrap_or_default();
            let (kind, loser) = outcome(ruling.consequence);
            let name = loser.zip(table).map(|(side, id)| names(state, id, side)).unwrap_or_default();
            (kind.into(), loser.map_or("", side), name, article, String::new(), ruling.reason.clone())
        }
        Event::Countered { entry: target, reason } => {
            related = target.to_string();
            ("countered".into(), "", String::new(), String::new(), String::new(), reason.clone())
        }
        _ => return None,
    };
    let overturned = state.incidents.iter().any(|i| i.entry == entry.number && !i.counts())
        || state.rulings.iter().any(|r| r.entry == entry.number && r.overturned.is_some());
    let standing = match (history.countered_by(entry.number), overturned) {
        (Some(_), _) => "taken back",
        (None, true) => "overturned",
        (None, false) => "counts",
    };
    Some([
        entry.number.to_string(),
        time(entry),
        table.map(|t| t.round.to_string()).unwrap_or_default(),
        table.map(|t| t.table.to_string()).unwrap_or_default(),
        kind,
        who.to_owned(),
        name,
        article,
        matter,
        note,
        entry.by.clone(),
        standing.to_owned(),
        related,
    ])
}

fn protested(state: &State, protest: crate::referee::EntryNo) -> Option<TableId> {
    state.protests.iter().find(|p| p.entry == protest).map(|p| p.protest.table)
}

/// The hall's time with its offset: "2026-11-28T14:19:03+03:00".
fn time(entry: &Entry) -> String {
    let utc = DateTime::from_timestamp_millis(entry.at.utc.0).unwrap_or_default();
    let hall = FixedOffset::east_opt(i32::from(entry.at.offset) * 60).map(|zone| utc.with_timezone(&zone));
    hall.map_or_else(|| utc.to_rfc3339(), |at| at.to_rfc3339_opts(SecondsFormat::Secs, false))
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn names(state: &State, table: TableId, side: Color) -> String {
    state.table(table).map(|t| state.names(t, side, Player::full_name)).unwrap_or_default()
}

fn person(state: &State, incident: &Incident) -> (&'static str, String) {
    match &incident.who {
        Who::Side(color) => (side(*color), incident.table.map(|id| names(state, id, *color)).unwrap_or_default()),
        Who::BothSides => ("both", String::new()),
        Who::Player(id) => ("player", state.player(*id).map(Player::full_name).unwrap_or_default()),
        Who::Spectator(name) => ("spectator", name.clone()),
        Who::Coach(name) => ("coach", name.clone()),
        Who::Judge(name) => ("judge", name.clone()),
        Who::Team(name) => ("team", name.clone()),
    }
}

fn measure(measure: Measure) -> String {
    match measure {
        Measure::Remark => "remark".into(),
        Measure::Warning => "warning".into(),
        Measure::Penalty { points } => format!("penalty {points}"),
        Measure::Removal => "removal".into(),
        Measure::Exclusion => "exclusion".into(),
        Measure::Note => "note".into(),
    }
}

const fn level(level: Level) -> &'static str {
    match level {
        Level::Judge => "judge",
        Level::ChiefJudge => "chief judge",
        Level::Committee => "committee",
        Level::Organisers => "organisers",
        Level::Presidium => "presidium",
    }
}

/// A ruling's kind, and who lost by it.
const fn outcome(consequence: Consequence) -> (&'static str, Option<Color>) {
    match consequence {
        Consequence::End(Outcome::Win { winner, .. }) => ("loss", Some(winner.opponent())),
        Consequence::End(Outcome::BothLose) => ("loss of both", None),
        Consequence::End(Outcome::Draw) => ("draw", None),
        Consequence::End(Outcome::NoResult) => ("no result", None),
        Consequence::PlayOn => ("played on", None),
        Consequence::Clocks { .. } => ("clocks set", None),
        Consequence::Restart { .. } => ("restarted", None),
    }
}
