//! The written decision's data, taken from the entry it is about and the game as it stood then (14.5, 15.9, 17.1).

use super::wording::{matter_words, outcome_words, ruling_words};
use super::{
    Attachment, Cause, Decider, Effects, Event as Heading, Filing, GameAtHand, JournalHead, Passage, Subject, WrittenDecision,
};
use crate::i18n::{L10n, WallTime};
use crate::referee::{
    Article, CameOf, Causes, Consequence, Entry, EntryNo, Event, History, Incident, Level, Measure, ProtestEntry, Role, State,
    TableId, Who,
};
use crate::rules::{Color, Sides};

/// The decision written on `number`; `None` when that entry decides nothing about anybody.
pub(super) fn decision(l: L10n, history: &History, number: EntryNo, heading: Heading, hash: &str) -> Option<WrittenDecision> {
    let state = history.state();
    let entry = history.entry(number)?;
    let mut paper = match &entry.event {
        Event::IncidentEntered(incident) => of_incident(l, history, entry, incident),
        Event::Ruled { table, proposal, ruling, .. } => of_ruling(l, history, entry, *table, |paper| {
            paper.first_ruling = passage(&ruling_words(l, proposal.consequence), &proposal.articles);
            paper.ruling = passage(&ruling_words(l, ruling.consequence), &proposal.articles);
            paper.grounds.clone_from(&ruling.reason);
            if let Consequence::End(outcome) = ruling.consequence {
                paper.effects.result = outcome_words(l, outcome);
            }
        }),
        Event::ProtestLodged(_) => of_protest(l, history, state.protests.iter().find(|p| p.entry == number)?),
        _ => return None,
    };
    paper.event = heading;
    paper.place = state.foundation.as_ref().map(|f| f.tournament.place.clone()).filter(|p| !p.is_empty());
    paper.number = running_number(history, number);
    // What the entry itself hangs in is proven by the chain up to the last one.
    paper.journal = JournalHead { entry: history.entries().last().map_or(0, |e| e.number.0), hash: hash.to_owned() };
    Some(paper)
}

/// Which decision of the tournament it is, counting everything a decision can be written on.
fn running_number(history: &History, number: EntryNo) -> u16 {
    let decides = |e: &&Entry| matches!(e.event, Event::IncidentEntered(_) | Event::Ruled { .. } | Event::ProtestLodged(_));
    let before = history.entries().iter().filter(|e| e.number <= number).filter(decides).count();
    u16::try_from(before).unwrap_or(u16::MAX)
}

fn passage(text: &str, articles: &[Article]) -> Passage {
    Passage { text: text.to_owned(), articles: articles.iter().map(|a| a.0.as_str()).collect::<Vec<_>>().join(", ") }
}

fn decider(state: &State, by: &str) -> Decider {
    if state.role_of(by) == Some(Role::ChiefJudge) { Decider::ChiefJudge } else { Decider::Judge }
}

const fn decider_of(level: Level) -> Decider {
    match level {
        Level::Judge => Decider::Judge,
        Level::ChiefJudge => Decider::ChiefJudge,
        Level::Committee => Decider::AppealsCommittee,
        Level::Organisers => Decider::Organisers,
        Level::Presidium => Decider::Presidium,
    }
}

/// Where an appeal against a decision of this level goes (14.5).
fn appeal_line(l: L10n, state: &State, level: Level) -> String {
    let Some(above) = level.above() else { return l.tr("paper-decision-final") };
    let to = l.tr(match above {
        Level::Judge | Level::ChiefJudge => "level-chief",
        Level::Committee => "level-committee",
        Level::Organisers => "level-organisers",
        Level::Presidium => "level-presidium",
    });
    match state.regulation().and_then(|r| r.appeal_deadline).filter(|_| above < Level::Presidium) {
        Some(limit) => l.tr_args("paper-decision-appeal-within", &[("to", to.into()), ("limit", l.hms(limit).into())]),
        None => to,
    }
}

/// A sheet on a table with nothing decided yet; the game stands on it as it stood before the entry.
fn sheet(history: &History, entry: &Entry, table: Option<TableId>) -> WrittenDecision {
    WrittenDecision {
        event: Heading { name: String::new(), code: String::new() },
        place: None,
        at: WallTime::from(entry.at),
        number: 0,
        subject: Subject::Incident,
        by: decider(history.state(), &entry.by),
        game: table.and_then(|id| game(&history.before(entry.number), entry, id)),
        protest: None,
        happened: Passage::default(),
        said: Sides::default(),
        evidence: Passage::default(),
        cause: None,
        motive: String::new(),
        first_ruling: Passage::default(),
        ruling: Passage::default(),
        grounds: String::new(),
        effects: Effects::default(),
        under_protest: Sides::default(),
        attachments: Vec::new(),
        signers: vec![entry.by.clone()],
        journal: JournalHead { entry: 0, hash: String::new() },
    }
}

fn game(before: &State, entry: &Entry, id: TableId) -> Option<GameAtHand> {
    let table = before.table(id)?;
    let bounds = table.watch.bounds(entry.at.mono);
    let exact = Color::BOTH.into_iter().all(|side| bounds[side].least == bounds[side].most);
    let setup = table.position.as_ref().map(|p| &p.setup);
    Some(GameAtHand {
        round: id.round.0,
        table: id.table.0.into(),
        players: Sides::from_fn(|side| super::order::player(before, table, side)),
        control: table.watch.control().black.clone(),
        stopped: table.stopped.map(|s| WallTime::from(s.since)),
        clocks: exact.then(|| bounds.map(|_, b| b.least.left())),
        moves: setup.and_then(|s| s.moves),
        to_play: table.running_side().or(setup.map(|s| s.to_play)).unwrap_or(Color::Black),
    })
}

fn of_ruling(
    l: L10n,
    history: &History,
    entry: &Entry,
    table: TableId,
    fill: impl FnOnce(&mut WrittenDecision),
) -> WrittenDecision {
    let mut paper = sheet(history, entry, Some(table));
    fill(&mut paper);
    let level = if paper.by == Decider::ChiefJudge { Level::ChiefJudge } else { Level::Judge };
    paper.effects.appeal = appeal_line(l, history.state(), level);
    // A ruling that came of an entry just before it: that is what happened.
    let cause = history.entries().iter().rev().find(|e| e.number < entry.number);
    if let Some(Entry { event: Event::IncidentEntered(incident), .. }) = cause
        && incident.table == Some(table)
    {
        tell(l, history.state(), &mut paper, incident);
    }
    overturned(l, history, entry.number, &mut paper);
    paper
}

fn of_incident(l: L10n, history: &History, entry: &Entry, incident: &Incident) -> WrittenDecision {
    let state = history.state();
    let mut paper = sheet(history, entry, incident.table);
    tell(l, state, &mut paper, incident);
    let measure = measure(l, history, entry, incident);
    let words = incident.causes.decision.trim();
    let text = if words.is_empty() { measure.clone() } else { format!("{measure}. {}", capital(words)) };
    let articles = if incident.measure.needs_chief() { "17.3" } else { "17.2" };
    paper.ruling = Passage { text, articles: articles.to_owned() };
    if matches!(incident.measure, Measure::Warning | Measure::Penalty { .. }) {
        paper.effects.warnings = measure;
    }
    // The loss that came of this warning is recorded right after it.
    let next = history.entries().iter().find(|e| e.number > entry.number);
    if let Some(Entry { event: Event::Ruled { table, proposal, ruling, .. }, .. }) = next
        && incident.table == Some(*table)
    {
        paper.first_ruling = passage(&ruling_words(l, proposal.consequence), &proposal.articles);
        paper.grounds.clone_from(&ruling.reason);
        if let Consequence::End(outcome) = ruling.consequence {
            paper.effects.result = outcome_words(l, outcome);
            paper.ruling.text = format!("{}. {}", paper.ruling.text, capital(&outcome_words(l, outcome)));
        }
    }
    let level = if paper.by == Decider::ChiefJudge { Level::ChiefJudge } else { Level::Judge };
    paper.effects.appeal = appeal_line(l, state, level);
    overturned(l, history, entry.number, &mut paper);
    paper
}

/// What happened, what was said, what proves it, what it came of (17.1).
fn tell(l: L10n, state: &State, paper: &mut WrittenDecision, incident: &Incident) {
    let matter = matter_words(l, &incident.matter);
    let parts = [who(l, state, incident), capital(&matter), capital(incident.note.trim())];
    let text = parts.into_iter().filter(|p| !p.is_empty()).collect::<Vec<_>>().join(". ");
    paper.happened = Passage { text, articles: incident.article.0.clone() };
    let Causes { origin, motive, cause, said, positions, evidence, files, .. } = &incident.causes;
    paper.said.clone_from(said);
    let listed = files.iter().map(|f| format!("{} (blake3 {})", f.path, f.digest.get(..12).unwrap_or_default()));
    let proofs = [evidence.trim().to_owned(), positions.trim().to_owned()].into_iter().chain(listed);
    paper.evidence.text = proofs.filter(|p| !p.is_empty()).collect::<Vec<_>>().join(". ");
    paper.cause = origin.map(|origin| match origin {
        CameOf::Organisation => Cause::Organisation,
        CameOf::Rules => Cause::GapInTheRules,
        CameOf::Oversight | CameOf::Intent => Cause::Participant,
    });
    let intent = match origin {
        Some(CameOf::Oversight) => l.tr("origin-oversight"),
        Some(CameOf::Intent) => l.tr("origin-intent"),
        _ => String::new(),
    };
    let why = [capital(&intent), capital(motive.trim()), capital(cause.trim())];
    paper.motive = why.into_iter().filter(|p| !p.is_empty()).collect::<Vec<_>>().join(". ");
    if !files.is_empty() {
        paper.attachments.push(Attachment::Photo);
    }
}

fn who(l: L10n, state: &State, incident: &Incident) -> String {
    let named = |id: &str, name: &str| if name.is_empty() { l.tr(id) } else { format!("{} {name}", l.tr(id)) };
    capital(&match &incident.who {
        Who::Side(side) => super::values::side(*side, l),
        Who::BothSides => l.tr("conduct-both"),
        Who::Player(id) => state.player(*id).map_or_else(|| format!("#{id}"), |p| state.paper_name(p)),
        Who::Spectator(name) => named("conduct-spectator", name),
        Who::Coach(name) => named("conduct-coach", name),
        Who::Judge(name) => named("conduct-judge", name),
        Who::Team(name) => named("conduct-team", name),
    })
}

/// "Предупреждение, в этой партии 2-е".
fn measure(l: L10n, history: &History, entry: &Entry, incident: &Incident) -> String {
    let words = capital(&l.tr(match incident.measure {
        Measure::Remark => "measure-remark",
        Measure::Warning => "measure-warning",
        Measure::Penalty { .. } => "measure-penalty",
        Measure::Removal => "measure-removal",
        Measure::Exclusion => "measure-exclusion",
        Measure::Note => "measure-note",
    }));
    let numbered = |side| {
        let earlier = incident.table.map_or(0, |id| history.before(entry.number).warnings(id, side).count());
        l.tr_args("means-protocol", &[("n", (earlier + 1).into())])
    };
    match (incident.measure, &incident.who) {
        (Measure::Warning, Who::Side(side)) => format!("{words}: {}", numbered(*side)),
        (Measure::Penalty { points }, _) => {
            format!("{words}: {}", l.tr_args("means-penalty", &[("points", points.into())]))
        }
        _ => words,
    }
}

/// What the chief judge decided otherwise stands below what was ruled first (14.5).
fn overturned(l: L10n, history: &History, number: EntryNo, paper: &mut WrittenDecision) {
    let state = history.state();
    let by = state.rulings.iter().find(|r| r.entry == number).and_then(|r| r.overturned);
    let by = by.or_else(|| state.incidents.iter().find(|i| i.entry == number).and_then(|i| i.overturned));
    let Some(over) = by.and_then(|by| history.entry(by)) else { return };
    let (text, reason) = match &over.event {
        Event::Ruled { ruling, .. } => (ruling_words(l, ruling.consequence), ruling.reason.clone()),
        Event::IncidentOverturned { reason, .. } => (l.tr("paper-decision-taken-off"), reason.clone()),
        _ => return,
    };
    paper.first_ruling = std::mem::take(&mut paper.ruling);
    paper.ruling = Passage { text: capital(&text), articles: "14.5".to_owned() };
    paper.grounds = reason;
    paper.effects = Effects { appeal: appeal_line(l, state, Level::ChiefJudge), ..Effects::default() };
    if let Event::Ruled { ruling, .. } = &over.event
        && let Consequence::End(outcome) = ruling.consequence
    {
        paper.effects.result = outcome_words(l, outcome);
    }
    paper.by = Decider::ChiefJudge;
    paper.at = WallTime::from(over.at);
    paper.signers = vec![over.by.clone()];
}

fn of_protest(l: L10n, history: &History, protest: &ProtestEntry) -> WrittenDecision {
    let state = history.state();
    let lodged = Entry {
        number: protest.entry,
        at: protest.at,
        recorded: protest.at,
        by: protest.by.clone(),
        event: Event::ProtestLodged(Box::new(protest.protest.clone())),
    };
    let mut paper = sheet(history, &lodged, Some(protest.protest.table));
    paper.subject = Subject::Protest;
    paper.protest = Some(Filing { at: WallTime::from(protest.at), by: protest.protest.by });
    paper.happened = Passage { text: protest.protest.against.clone(), articles: protest.protest.article.0.clone() };
    let grounds: Vec<&str> = protest.appeals.iter().map(|(_, a)| a.grounds.as_str()).collect();
    paper.said[protest.protest.by] = grounds.join(". ");
    paper.under_protest[protest.protest.by] = protest.under_protest();
    let Some((last, earlier)) = protest.decisions.split_last() else {
        paper.signers = vec![String::new()];
        return paper;
    };
    let verdict = |upheld| capital(&l.tr(if upheld { "conduct-upheld" } else { "conduct-rejected" }));
    let first = earlier.iter().map(|d| format!("{}. {}", verdict(d.decision.upheld), capital(&d.decision.decision)));
    paper.first_ruling.text = first.collect::<Vec<_>>().join(" ");
    let decision = &last.decision;
    paper.at = WallTime::from(last.at);
    paper.by = decider_of(decision.level);
    paper.ruling = Passage {
        text: format!("{}. {}", verdict(decision.upheld), capital(&decision.decision)),
        articles: if decision.level >= Level::Committee { "14.6, 14.7" } else { "14.5" }.to_owned(),
    };
    let ruled = history.entries().iter().find(|e| e.number.0 == last.entry.0 + 1).map(|e| &e.event);
    if let Some(Event::Ruled { ruling, matter: crate::referee::Matter::Protest { .. }, .. }) = ruled {
        paper.effects.result = ruling_words(l, ruling.consequence);
    }
    paper.effects.pairing.clone_from(&decision.effect.pairing);
    if decision.effect.prizes {
        paper.effects.prizes = l.tr("paper-decision-prizes-wait");
    }
    paper.effects.appeal = match (decision.level, decision.effect.pairing_only, decision.effect.presidium.trim()) {
        (Level::Committee, true, _) => l.tr("paper-decision-final"),
        (_, _, "") => appeal_line(l, state, decision.level),
        (_, _, left) => left.to_owned(),
    };
    paper.signers = if decision.sat.is_empty() { vec![last.by.clone()] } else { decision.sat.clone() };
    paper
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
