//! The log's lines, taken from the journal: remarks, warnings, losses, protests, with what was taken back.

use crate::i18n::{L10n, WallTime};
use crate::referee::{
    Consequence, Entry, EntryNo, Event, History, How, Incident, Matter, Measure, Outcome, Player, PlayerId, Protest,
    ProtestEntry, Role, RoundNo, State, TableId, Who,
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
    Penalty,
    Removal,
    Exclusion,
    Note,
    /// The chief judge overturned a ruling or took a measure off.
    Overturned,
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
            Kind::Warning(_) | Kind::Penalty => Some(Class::Warnings),
            Kind::Loss | Kind::Removal | Kind::Exclusion => Some(Class::Losses),
            Kind::Protest { .. } => Some(Class::Protests),
            Kind::Note | Kind::Overturned => None,
        }
    }

    pub fn words(self, l: L10n) -> String {
        l.tr(match self {
            Kind::Remark => "conduct-kind-remark",
            Kind::Warning(_) => "conduct-kind-warning",
            Kind::Loss => "conduct-kind-loss",
            Kind::Protest { .. } => "conduct-kind-protest",
            Kind::Penalty => "conduct-kind-penalty",
            Kind::Overturned => "conduct-kind-overturned",
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
    Team(String),
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
    /// The chief judge's entry that overturned it (14.5).
    pub overturned: Option<EntryNo>,
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

/// The lines of a journal, oldest first; it grows as the journal does, and is made anew only when an entry changes older lines.
#[derive(Debug, Default)]
pub struct Log {
    pub rows: Vec<Row>,
    /// Entries of the journal taken in.
    taken: usize,
    round: Option<RoundNo>,
    warned: BTreeMap<(TableId, Color), u8>,
}

impl Log {
    #[must_use]
    pub fn of(l: L10n, history: &History) -> Log {
        let mut log = Log::default();
        log.take_in(l, history);
        log
    }

    /// Brings it up to date with a journal that has grown since.
    pub fn grow(&mut self, l: L10n, history: &History) {
        let new = history.entries().get(self.taken..);
        if new.is_none_or(|new| new.iter().any(|e| changes_older_lines(&e.event))) {
            *self = Log::default();
        }
        self.take_in(l, history);
    }

    fn take_in(&mut self, l: L10n, history: &History) {
        let state = history.state();
        let overturned = overturned(state);
        for entry in history.entries().iter().skip(self.taken) {
            let struck = history.countered_by(entry.number);
            let over = overturned.get(&entry.number).copied();
            if let Event::RoundStarted { round: started } = entry.event
                && struck.is_none()
            {
                self.round = Some(started);
            }
            let Some(facts) = facts(l, state, entry) else { continue };
            let mut kind = facts.kind;
            if let (Kind::Warning(_), None) = (kind, struck.or(over)) {
                let sides: &[Color] = match &facts.subject {
                    Subject::Side(_, side) => std::slice::from_ref(side),
                    Subject::Both(_) => &Color::BOTH,
                    _ => &[],
                };
                for side in sides {
                    if let Some(table) = facts.table {
                        let count = self.warned.entry((table, *side)).or_default();
                        *count = count.saturating_add(1);
                        kind = Kind::Warning(*count);
                    }
                }
            }
            self.rows.push(row(l, state, entry, Facts { kind, ..facts }, self.round, (struck, over)));
        }
        self.taken = history.entries().len();
    }
}

/// Whether an entry changes what older lines say: strikes them, decides them, renames their people.
fn changes_older_lines(event: &Event) -> bool {
    matches!(
        event,
        Event::Countered { .. }
            | Event::IncidentOverturned { .. }
            | Event::Ruled { matter: Matter::Overturned { .. }, .. }
            | Event::ProtestDecided(_)
            | Event::ProtestAppealed(_)
            | Event::OfficialsSet(_)
            | Event::Founded(_)
    )
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
        Event::IncidentOverturned { entry: measure, reason } => {
            let target = state.incidents.iter().find(|i| i.entry == *measure)?;
            let of = incident_facts(l, state, entry, &target.incident);
            Some(Facts {
                kind: Kind::Overturned,
                matter: reason.clone(),
                full: reason.clone(),
                article: words::article(l, "14.5"),
                ..of
            })
        }
        Event::Ruled { table, matter: Matter::Overturned { entry: earlier }, ruling, .. } => {
            let subject = match state.rulings.iter().find(|r| r.entry == *earlier).map(|r| r.matter) {
                Some(Matter::Loss { side } | Matter::Warning { side } | Matter::Overrun { side }) => Subject::Side(*table, side),
                _ => Subject::Both(*table),
            };
            let what = words::consequence_text(l, state, *table, None, ruling.consequence);
            Some(Facts {
                kind: Kind::Overturned,
                subject,
                table: Some(*table),
                full: format!("{what}: {}", ruling.reason),
                matter: format!("{what}: {}", ruling.reason),
                article: words::article(l, "14.5"),
                by: desk_short(l, state, &entry.by),
            })
        }
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
                Matter::Loss { .. } | Matter::LossOfBoth => "conduct-loss-direct",
                Matter::Overturned { .. } => "conduct-loss-overturned",
                Matter::Protest { .. } => "conduct-loss-protest",
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
        (Who::Team(name), _) => Subject::Other(Visitor::Team(name.clone())),
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
            Measure::Penalty { .. } => Kind::Penalty,
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
    let found = state.protests.iter().find(|p| p.entry == entry.number);
    let decided = found.and_then(|p| p.decisions.last());
    let pending = found.is_some_and(ProtestEntry::is_pending);
    let level = found.map_or(protest.level, ProtestEntry::level);
    let by = match decided {
        Some(decided) if !pending => words::level_words(l, decided.decision.level),
        Some(_) => l.tr_args("conduct-awaits-level", &[("level", words::level_words(l, level).into())]),
        None => l.tr("conduct-awaits"),
    };
    let matter = match decided {
        Some(decision) => {
            let id = if decision.decision.upheld { "conduct-upheld" } else { "conduct-rejected" };
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

fn row(
    l: L10n,
    state: &State,
    entry: &Entry,
    facts: Facts,
    current: Option<RoundNo>,
    (struck, overturned): (Option<EntryNo>, Option<EntryNo>),
) -> Row {
    let at = WallTime::from(entry.at);
    let who = subject_short(l, state, &facts.subject);
    let what = facts.kind.words(l);
    let table = facts.table.map(|t| words::table_title(l, t)).unwrap_or_default();
    let by = match (struck, overturned) {
        (Some(_), _) => l.tr("conduct-taken-back"),
        (None, Some(_)) => l.tr("conduct-overturned"),
        (None, None) => facts.by,
    };
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
        overturned,
        found_by,
        spoken,
    }
}

/// The chief judge's entries by what they overturned.
fn overturned(state: &State) -> BTreeMap<EntryNo, EntryNo> {
    let rulings = state.rulings.iter().filter_map(|r| Some((r.entry, r.overturned?)));
    rulings.chain(state.incidents.iter().filter_map(|i| Some((i.entry, i.overturned?)))).collect()
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
                Visitor::Team(name) => ("conduct-team", name),
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
