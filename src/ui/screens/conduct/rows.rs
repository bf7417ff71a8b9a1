//! The log's lines, taken from the journal: remarks, warnings, losses, protests, with what was taken back.

use crate::i18n::{L10n, WallTime};
use crate::referee::{
    Consequence, Entry, EntryNo, Event, History, How, Incident, Matter, Measure, Outcome, Player, PlayerId, Protest, Role,
    RoundNo, State, TableId, Who,
};
use crate::rules::Color;
use crate::ui::words;
use std::collections::BTreeMap;

/// What a line is, for its mark, its word and the filters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Remark,
    /// The how-manieth of its side in its game; zero where it does not count (taken back, no side).
    Warning(u8),
    Loss,
    Protest {
        pending: bool,
    },
    Removal,
    Exclusion,
    Note,
}

/// What the chips filter by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    Remarks,
    Warnings,
    Losses,
    Protests,
}

impl Class {
    pub const ALL: [Class; 4] = [Class::Remarks, Class::Warnings, Class::Losses, Class::Protests];
}

impl Kind {
    pub fn class(self) -> Option<Class> {
        match self {
            Kind::Remark => Some(Class::Remarks),
            Kind::Warning(_) => Some(Class::Warnings),
            Kind::Loss | Kind::Removal | Kind::Exclusion => Some(Class::Losses),
            Kind::Protest { .. } => Some(Class::Protests),
            Kind::Note => None,
        }
    }

    pub fn words(self, l: L10n) -> String {
        l.tr(match self {
            Kind::Remark => "conduct-kind-remark",
            Kind::Warning(_) => "conduct-kind-warning",
            Kind::Loss => "conduct-kind-loss",
            Kind::Protest { .. } => "conduct-kind-protest",
            Kind::Removal => "conduct-kind-removal",
            Kind::Exclusion => "conduct-kind-exclusion",
            Kind::Note => "conduct-kind-note",
        })
    }
}

/// Whom a line is about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    Side(TableId, Color),
    Both(TableId),
    Player(PlayerId),
    Other(Visitor),
}

/// People without a seat.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Visitor {
    Spectator(String),
    Coach(String),
    Judge(String),
}

/// One line.
#[derive(Clone, Debug)]
pub struct Row {
    pub entry: EntryNo,
    pub round: Option<RoundNo>,
    pub table: Option<TableId>,
    pub at: WallTime,
    pub time: String,
    pub subject: Subject,
    pub who: String,
    pub kind: Kind,
    pub what: String,
    /// For what, as short as the list has it.
    pub matter: String,
    /// The same whole: the catalogue's words and the judge's.
    pub full: String,
    pub article: String,
    pub by: String,
    /// The counter-entry that took it back.
    pub struck: Option<EntryNo>,
    /// Everything it says, in small letters, to find it by typing.
    found_by: String,
    /// The whole line as it is read aloud.
    pub spoken: String,
}

impl Row {
    /// Whether every word typed is somewhere in it.
    pub fn matches(&self, query: &str) -> bool {
        query.split_whitespace().all(|word| self.found_by.contains(word))
    }
}

/// All lines, newest first.
pub fn rows(l: L10n, history: &History) -> Vec<Row> {
    let state = history.state();
    let mut round: Option<RoundNo> = None;
    let mut warned: BTreeMap<(TableId, Color), u8> = BTreeMap::new();
    let mut rows = Vec::new();
    for entry in history.entries() {
        let struck = history.countered_by(entry.number);
        if let Event::RoundStarted { round: started } = entry.event
            && struck.is_none()
        {
            round = Some(started);
        }
        let Some(facts) = facts(l, state, entry) else { continue };
        let mut kind = facts.kind;
        if let (Kind::Warning(_), None) = (kind, struck) {
            let sides: &[Color] = match &facts.subject {
                Subject::Side(_, side) => std::slice::from_ref(side),
                Subject::Both(_) => &Color::BOTH,
                _ => &[],
            };
            for side in sides {
                if let Some(table) = facts.table {
                    let count = warned.entry((table, *side)).or_default();
                    *count = count.saturating_add(1);
                    kind = Kind::Warning(*count);
                }
            }
        }
        rows.push(row(l, state, entry, Facts { kind, ..facts }, round, struck));
    }
    rows.reverse();
    rows
}

struct Facts {
    kind: Kind,
    subject: Subject,
    table: Option<TableId>,
    matter: String,
    full: String,
    article: String,
    by: String,
}

fn facts(l: L10n, state: &State, entry: &Entry) -> Option<Facts> {
    match &entry.event {
        Event::IncidentEntered(incident) => Some(incident_facts(l, state, entry, incident)),
        Event::ProtestLodged(protest) => Some(protest_facts(l, state, entry, protest)),
        Event::Ruled { table, matter, proposal, ruling } => {
            let Consequence::End(outcome) = ruling.consequence else { return None };
            let loser = match outcome {
                Outcome::Win { how: How::Resignation | How::Points(_), .. } | Outcome::Draw | Outcome::NoResult => return None,
                Outcome::Win { winner, .. } => Some(winner.opponent()),
                Outcome::BothLose => None,
            };
            let what = l.tr(match matter {
                Matter::Arrival { .. } | Matter::NobodyCame | Matter::AbsentAtResumption { .. } => "conduct-loss-lateness",
                Matter::WrongColour => "conduct-loss-colour",
                Matter::Warning { .. } => "conduct-loss-warnings",
                Matter::Loss { .. } => "conduct-loss-direct",
                Matter::SealedMove | Matter::Coordinate | Matter::FormWrong => "conduct-loss-sealed",
                Matter::Overrun { .. } | Matter::BothOverrun => "conduct-loss-time",
                Matter::Correction | Matter::StoppedWithoutReason { .. } => "conduct-loss-ruling",
            });
            let reason = ruling.reason.trim();
            Some(Facts {
                kind: Kind::Loss,
                subject: loser.map_or(Subject::Both(*table), |side| Subject::Side(*table, side)),
                table: Some(*table),
                full: if reason.is_empty() { what.clone() } else { format!("{what}: {reason}") },
                matter: what,
                article: proposal.articles.first().map(|a| words::article(l, &a.0)).unwrap_or_default(),
                by: desk_short(l, state, &entry.by),
            })
        }
        _ => None,
    }
}

fn incident_facts(l: L10n, state: &State, entry: &Entry, incident: &Incident) -> Facts {
    let subject = match (&incident.who, incident.table) {
        (Who::Side(side), Some(table)) => Subject::Side(table, *side),
        (Who::BothSides, Some(table)) => Subject::Both(table),
        (Who::Player(id), _) => Subject::Player(*id),
        (Who::Spectator(name), _) => Subject::Other(Visitor::Spectator(name.clone())),
        (Who::Coach(name), _) => Subject::Other(Visitor::Coach(name.clone())),
        // A side without its table cannot be recorded; an old file may still hold one.
        (Who::Judge(name), _) => Subject::Other(Visitor::Judge(name.clone())),
        (Who::Side(_) | Who::BothSides, None) => Subject::Other(Visitor::Spectator(String::new())),
    };
    let catalogue = words::matter_words(l, &incident.matter);
    let note = incident.note.trim();
    let (matter, full) = match (catalogue.is_empty(), note.is_empty()) {
        (_, true) => (catalogue.clone(), catalogue),
        (true, false) => (note.to_owned(), note.to_owned()),
        (false, false) => (note.to_owned(), format!("{catalogue}: {note}")),
    };
    Facts {
        kind: match incident.measure {
            Measure::Remark => Kind::Remark,
            Measure::Warning => Kind::Warning(0),
            Measure::Removal => Kind::Removal,
            Measure::Exclusion => Kind::Exclusion,
            Measure::Note => Kind::Note,
        },
        subject,
        table: incident.table,
        matter,
        full,
        article: if incident.article.0.is_empty() { String::new() } else { words::article(l, &incident.article.0) },
        by: desk_short(l, state, &entry.by),
    }
}

fn protest_facts(l: L10n, state: &State, entry: &Entry, protest: &Protest) -> Facts {
    let decided = state.protests.iter().find(|p| p.entry == entry.number).and_then(|p| p.decisions.last());
    let pending = state.protests.iter().any(|p| p.entry == entry.number && p.is_pending());
    let by = match decided {
        Some(decision) => words::level_words(l, decision.level),
        None => l.tr("conduct-awaits"),
    };
    let matter = match decided {
        Some(decision) => {
            let id = if decision.upheld { "conduct-upheld" } else { "conduct-rejected" };
            format!("{}; {}", protest.against, l.tr(id))
        }
        None => protest.against.clone(),
    };
    Facts {
        kind: Kind::Protest { pending },
        subject: Subject::Side(protest.table, protest.by),
        table: Some(protest.table),
        full: protest.against.clone(),
        matter,
        article: if protest.article.0.is_empty() { String::new() } else { words::article(l, &protest.article.0) },
        by,
    }
}

fn row(l: L10n, state: &State, entry: &Entry, facts: Facts, current: Option<RoundNo>, struck: Option<EntryNo>) -> Row {
    let at = WallTime::from(entry.at);
    let who = subject_short(l, state, &facts.subject);
    let what = facts.kind.words(l);
    let table = facts.table.map(|t| words::table_title(l, t)).unwrap_or_default();
    let by = if struck.is_some() { l.tr("conduct-taken-back") } else { facts.by };
    let time = l.time(at);
    let side = match facts.subject {
        Subject::Side(_, side) => words::side(l, side),
        _ => String::new(),
    };
    let parts = [time.as_str(), &table, &side, &who, &what, &facts.full, &facts.article, &by];
    let spoken = parts.iter().filter(|s| !s.is_empty()).copied().collect::<Vec<_>>().join(", ");
    let number = facts.table.map(|t| t.table.to_string()).unwrap_or_default();
    let found_by = format!("{spoken} {number} {}", subject_full(l, state, &facts.subject)).to_lowercase();
    Row {
        entry: entry.number,
        round: facts.table.map(|t| t.round).or(current),
        table: facts.table,
        at,
        time,
        subject: facts.subject,
        who,
        kind: facts.kind,
        what,
        matter: facts.matter,
        full: facts.full,
        article: facts.article,
        by,
        struck,
        found_by,
        spoken,
    }
}

/// "Калинин Р.", "зритель".
pub fn subject_short(l: L10n, state: &State, subject: &Subject) -> String {
    subject_words(l, state, subject, Player::short_name)
}

/// "Калинин Роман", "зритель Иванов".
pub fn subject_full(l: L10n, state: &State, subject: &Subject) -> String {
    subject_words(l, state, subject, Player::full_name)
}

fn subject_words(l: L10n, state: &State, subject: &Subject, name: impl Fn(&Player) -> String + Copy) -> String {
    match subject {
        Subject::Side(table, side) => state.table(*table).map(|t| state.names(t, *side, name)).unwrap_or_default(),
        Subject::Both(_) => l.tr("conduct-both"),
        Subject::Player(id) => state.player(*id).map_or_else(|| format!("#{id}"), name),
        Subject::Other(who) => {
            let (id, name) = match who {
                Visitor::Spectator(name) => ("conduct-spectator", name),
                Visitor::Coach(name) => ("conduct-coach", name),
                Visitor::Judge(name) => ("conduct-judge", name),
            };
            if name.is_empty() { l.tr(id) } else { format!("{} {name}", l.tr(id)) }
        }
    }
}

/// "Берестов, судья": who entered it, as narrow as a column needs it.
fn desk_short(l: L10n, state: &State, name: &str) -> String {
    let Some(role) = state.role_of(name) else { return words::desk_words(l, state, name) };
    let role = match role {
        Role::ChiefJudge => l.tr("conduct-chief-short"),
        Role::Judge | Role::Secretary => words::role_words(l, role),
    };
    let surname = name.split_whitespace().next().unwrap_or(name);
    l.tr_args("conduct-by-short", &[("name", surname.into()), ("role", role.into())])
}
