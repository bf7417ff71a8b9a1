//! The chief judge's report's data, taken from the journal.

use super::JournalHead;
use super::order::{event, official, rules};
use super::report::{ArticleLine, ChiefReport, CorrectionLine, IncidentLine, OtherNumbers, ProtestLine, RoundLine, RulingLine};
use super::wording::{matter_words, outcome_short, ruling_words};
use crate::clock::Stamp;
use crate::i18n::{L10n, WallTime};
use crate::referee::{
    Consequence, Entry, EntryNo, Event, History, How, IncidentEntry, Level, Matter, Measure, Outcome, Role, Round, State,
    TableId, Who,
};
use crate::rules::Color;
use std::collections::BTreeMap;

pub(super) fn report(l: L10n, history: &History, head: &str, now: Stamp) -> Option<ChiefReport> {
    let state = history.state();
    let foundation = state.foundation.as_ref()?;
    let regulation = &foundation.regulation;
    let tournament = &foundation.tournament;
    let mut groups = vec![(String::new(), regulation.control.clone())];
    groups.extend(regulation.groups.iter().map(|g| (g.name.clone(), g.control.clone())));
    let days = [tournament.first_day.as_str(), tournament.last_day.as_str()];
    let days = if days[0] == days[1] { days[0].to_owned() } else { days.join(" – ") };
    let names = |role: Role| foundation.officials.iter().filter(move |o| o.role == role).map(|o| o.name.clone());
    let committee = state.committee.clone().unwrap_or_default();
    let decisions = state.protests.iter().flat_map(|p| &p.decisions);
    Some(ChiefReport {
        event: event(state)?,
        place: tournament.place.clone(),
        days: days.trim_matches([' ', '–']).to_owned(),
        printed: now.into(),
        journal: JournalHead { entry: history.entries().last().map_or(0, |e| e.number.0), hash: head.to_owned() },
        players: foundation.players.len(),
        rules: rules(state)?.text(l),
        komi: l.quarters(regulation.komi.in_quarters().into()),
        groups,
        rounds: state.rounds.values().map(|r| round_line(state, r)).collect(),
        articles: articles(l, state),
        corrections: corrections(l, history),
        other: other(history),
        rulings: rulings(l, state),
        protests: protests(l, state),
        incidents: incidents(l, history),
        judges: [Role::ChiefJudge, Role::Judge, Role::Secretary].into_iter().flat_map(names).collect(),
        committee: committee.members,
        reserves: committee.reserves,
        replaced: decisions.map(|d| d.decision.conflicted.len()).sum(),
        chief_judge: official(state, Role::ChiefJudge),
    })
}

fn seat(id: TableId) -> String {
    format!("{} · {}", id.round, id.table)
}

fn round_line(state: &State, round: &Round) -> RoundLine {
    let mut line = RoundLine { round: round.number.0, start: round.started.map(Into::into), ..RoundLine::default() };
    for table in round.tables.values() {
        line.games += 1;
        line.adjourned += usize::from(!table.adjournments.is_empty());
        let count = match table.result.map(|r| r.outcome) {
            Some(Outcome::Win { winner, how }) => {
                match how {
                    How::Absence => line.absences += 1,
                    How::Time => line.by_time += 1,
                    How::Regulation => line.by_regulation += 1,
                    How::Points(_) | How::Resignation => {}
                }
                if winner == Color::Black { &mut line.black } else { &mut line.white }
            }
            Some(Outcome::Draw) => &mut line.draws,
            Some(Outcome::BothLose) => &mut line.both_lose,
            Some(Outcome::NoResult) | None => &mut line.none,
        };
        *count += 1;
    }
    let here = |table: Option<TableId>| table.is_some_and(|t| t.round == round.number);
    for entry in state.incidents.iter().filter(|i| i.counts() && here(i.incident.table)) {
        match entry.incident.measure {
            Measure::Remark => line.remarks += 1,
            Measure::Warning => line.warnings += 1,
            _ => {}
        }
    }
    line.protests = state.protests.iter().filter(|p| here(Some(p.protest.table))).count();
    line
}

/// "11.4" before "11.10".
fn clause(article: &str) -> Vec<u32> {
    article.split(['.', '/']).map(|n| n.trim().parse().unwrap_or(u32::MAX)).collect()
}

fn articles(l: L10n, state: &State) -> Vec<ArticleLine> {
    let mut by: BTreeMap<Vec<u32>, (ArticleLine, Vec<String>)> = BTreeMap::new();
    for entry in state.incidents.iter().filter(|i| i.counts() && i.incident.measure != Measure::Note) {
        let article = entry.incident.article.0.clone();
        let empty = || {
            let line = ArticleLine { article: article.clone(), about: String::new(), remarks: 0, warnings: 0, other: 0 };
            (line, Vec::new())
        };
        let (line, about) = by.entry(clause(&article)).or_insert_with(empty);
        match entry.incident.measure {
            Measure::Remark => line.remarks += 1,
            Measure::Warning => line.warnings += 1,
            _ => line.other += 1,
        }
        let words = matter_words(l, &entry.incident.matter);
        if !words.is_empty() && !about.contains(&words) {
            about.push(words);
        }
    }
    by.into_values().map(|(line, about)| ArticleLine { about: about.join(", "), ..line }).collect()
}

/// Results entered and then entered otherwise, by whatever way: a new entry, a counter-entry, a ruling.
fn corrections(l: L10n, history: &History) -> Vec<CorrectionLine> {
    let mut last: BTreeMap<TableId, Outcome> = BTreeMap::new();
    let mut why: BTreeMap<TableId, String> = BTreeMap::new();
    let mut lines = Vec::new();
    for entry in history.entries() {
        let (table, outcome, reason) = match &entry.event {
            Event::ResultEntered { table, result } => (*table, result.outcome, String::new()),
            Event::Ruled { table, ruling, matter: Matter::Overturned { .. } | Matter::Protest { .. }, .. } => {
                let Consequence::End(outcome) = ruling.consequence else {
                    // The game goes on: there is no result any more to be corrected.
                    last.remove(table);
                    continue;
                };
                (*table, outcome, ruling.reason.clone())
            }
            Event::Ruled { table, ruling, .. } => {
                if let Consequence::End(outcome) = ruling.consequence {
                    last.insert(*table, outcome);
                }
                continue;
            }
            Event::Countered { entry: target, reason } => {
                if let Some(Event::ResultEntered { table, .. }) = history.entry(*target).map(|e| &e.event) {
                    why.insert(*table, reason.clone());
                }
                continue;
            }
            _ => continue,
        };
        let was = last.insert(table, outcome);
        let reason = why.remove(&table).unwrap_or(reason);
        if let Some(was) = was.filter(|was| *was != outcome) {
            lines.push(CorrectionLine {
                table: seat(table),
                was: outcome_short(l, was),
                is: outcome_short(l, outcome),
                why: reason,
                by: entry.by.clone(),
                at: entry.at.into(),
            });
        }
    }
    lines
}

fn other(history: &History) -> OtherNumbers {
    let counts = |e: &&Entry| history.countered_by(e.number).is_none();
    let count = |which: fn(&Event) -> bool| history.entries().iter().filter(counts).filter(|e| which(&e.event)).count();
    OtherNumbers {
        resumed: count(|e| matches!(e, Event::Resumed { .. })),
        time_corrections: count(|e| matches!(e, Event::Ruled { matter: Matter::Correction, .. })),
        clocks_replaced: count(|e| matches!(e, Event::ClockReplaced { .. })),
        countered: count(|e| matches!(e, Event::Countered { .. })),
    }
}

fn rulings(l: L10n, state: &State) -> Vec<RulingLine> {
    let told = state.rulings.iter().filter(|r| {
        // Coming in time and setting a clock are no rulings anybody asks about a month later.
        !matches!(r.matter, Matter::Correction | Matter::Arrival { .. }) || r.proposed != r.consequence
    });
    told.map(|ruling| {
        let article = match ruling.matter {
            Matter::Arrival { .. } | Matter::NobodyCame => "16.1",
            Matter::WrongColour => "16.2",
            Matter::Warning { .. } | Matter::Loss { .. } | Matter::LossOfBoth => "17.2",
            Matter::SealedMove | Matter::Coordinate | Matter::FormWrong | Matter::AbsentAtResumption { .. } => "12.4",
            Matter::Overrun { .. } => "13.1",
            Matter::BothOverrun => "16.5",
            Matter::Correction => "16.7",
            Matter::StoppedWithoutReason { .. } => "17.4",
            Matter::Overturned { .. } => "14.5",
            Matter::Protest { .. } => "14.7",
        };
        let appealed = state.protests.iter().filter(|p| p.protest.table == ruling.table && p.at.mono >= ruling.at.mono);
        let further = match (ruling.overturned, appealed.flat_map(|p| &p.decisions).next_back()) {
            (Some(_), _) => l.tr("conduct-overturned"),
            (None, Some(decided)) => {
                let verdict = l.tr(if decided.decision.upheld { "conduct-upheld" } else { "conduct-rejected" });
                format!("{}: {verdict}", level(l, decided.decision.level))
            }
            (None, None) => "—".to_owned(),
        };
        RulingLine {
            table: seat(ruling.table),
            article: article.to_owned(),
            // What a committee decided nobody had proposed.
            proposed: match ruling.matter {
                Matter::Protest { .. } => "—".to_owned(),
                _ => ruling_words(l, ruling.proposed),
            },
            ruled: ruling_words(l, ruling.consequence),
            reason: ruling.reason.clone(),
            further,
        }
    })
    .collect()
}

fn level(l: L10n, level: Level) -> String {
    l.tr(match level {
        Level::Judge => "level-judge",
        Level::ChiefJudge => "level-chief",
        Level::Committee => "level-committee",
        Level::Organisers => "level-organisers",
        Level::Presidium => "level-presidium",
    })
}

fn protests(l: L10n, state: &State) -> Vec<ProtestLine> {
    let line = |p: &crate::referee::ProtestEntry| {
        let decided: Vec<String> = p
            .decisions
            .iter()
            .map(|d| {
                let verdict = l.tr(if d.decision.upheld { "conduct-upheld" } else { "conduct-rejected" });
                let left = d.decision.effect.presidium.trim();
                let left = if left.is_empty() { String::new() } else { format!(" ({left})") };
                format!("{}: {verdict}; {}{left}", level(l, d.decision.level), d.decision.decision)
            })
            .collect();
        let decided = if p.is_pending() { [decided, vec![l.tr("conduct-awaits")]].concat() } else { decided };
        let table = state.table(p.protest.table);
        let name = table.map(|t| state.names(t, p.protest.by, |player| state.paper_name(player))).unwrap_or_default();
        ProtestLine { table: seat(p.protest.table), by: name, against: p.protest.against.clone(), decided: decided.join(" → ") }
    };
    state.protests.iter().map(line).collect()
}

fn who(l: L10n, state: &State, who: &Who, table: Option<TableId>) -> String {
    let named = |id: &str, name: &str| if name.is_empty() { l.tr(id) } else { format!("{} {name}", l.tr(id)) };
    let short = |player: &crate::referee::Player| player.short_name();
    match who {
        Who::Side(side) => table.and_then(|id| state.table(id)).map(|t| state.names(t, *side, short)).unwrap_or_default(),
        Who::BothSides => l.tr("conduct-both"),
        Who::Player(id) => state.player(*id).map_or_else(|| format!("#{id}"), short),
        Who::Spectator(name) => named("conduct-spectator", name),
        Who::Coach(name) => named("conduct-coach", name),
        Who::Judge(name) => named("conduct-judge", name),
        Who::Team(name) => named("conduct-team", name),
    }
}

/// Every incident of the journal, those taken back too: struck, for nothing is erased.
fn incidents(l: L10n, history: &History) -> Vec<IncidentLine> {
    let state = history.state();
    let overturned = |number: EntryNo| state.incidents.iter().any(|i: &IncidentEntry| i.entry == number && !i.counts());
    let line = |entry: &Entry| {
        let Event::IncidentEntered(incident) = &entry.event else { return None };
        let what = l.tr(match incident.measure {
            Measure::Remark => "conduct-kind-remark",
            Measure::Warning => "conduct-kind-warning",
            Measure::Penalty { .. } => "conduct-kind-penalty",
            Measure::Removal => "conduct-kind-removal",
            Measure::Exclusion => "conduct-kind-exclusion",
            Measure::Note => "conduct-kind-note",
        });
        let matter = matter_words(l, &incident.matter);
        let note = [matter.as_str(), incident.note.trim()].into_iter().filter(|t| !t.is_empty()).collect::<Vec<_>>().join("; ");
        Some(IncidentLine {
            at: WallTime::from(entry.at),
            table: incident.table.map(seat).unwrap_or_default(),
            who: who(l, state, &incident.who, incident.table),
            what,
            article: incident.article.0.clone(),
            note,
            by: entry.by.clone(),
            struck: history.countered_by(entry.number).is_some() || overturned(entry.number),
        })
    };
    history.entries().iter().filter_map(line).collect()
}
