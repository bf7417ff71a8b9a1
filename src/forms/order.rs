//! Papers ordered from a tournament: their data, taken from the state.

use super::{
    AdjournmentForm, ConductKind, ConductMark, Diagram, Ending, Envelope, EnvelopeSheet, Event, JournalHead, MoveMode, Pack,
    Paper, Player, ProtocolOutcome, ProtocolRow, Receipt, RestorationAct, ResumptionSheet, RoundProtocol, Rules, order_conduct,
    order_report,
};
use crate::clock::{Millis, SideTime, Stamp, TimeControl, Timestamp};
use crate::i18n::{L10n, Locale, WallTime};
use crate::referee::Event::PositionEntered as Entered;
use crate::referee::{
    Adjournment, EntryNo, History, How, Measure, MoveKind, Outcome, Player as Person, Rank, Role, Round, RoundNo, State, Step,
    Table, TableId, Who,
};
use crate::rules::{Color, Setup, Sides, Tradition};

/// A paper wanted from the tournament file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    AdjournmentForm(TableId),
    Envelope(TableId),
    EnvelopeLabel(TableId),
    ResumptionSheet(TableId),
    /// One for each side of the pair.
    Receipts(TableId),
    /// Form, envelope, resumption sheet and receipts of a table.
    TablePack(TableId),
    /// The same for every game of the round that is adjourned now, by table; the receipts at the end.
    RoundPack(RoundNo),
    RoundProtocol(RoundNo),
    /// The position entered last for a table (16.3).
    RestorationAct(TableId),
    /// The written decision on an entry of conduct (15.9); its sentences are made in this language.
    Decision(EntryNo, Locale),
    /// The chief judge's report of the tournament (14.4), in this language.
    Report(Locale),
}

impl Order {
    /// Several papers, set one after another.
    #[must_use]
    pub const fn is_pack(self) -> bool {
        matches!(self, Order::TablePack(_) | Order::RoundPack(_))
    }
}

/// The data of a paper; `None` when the state has nothing to print on it. `head` is the journal's last checksum.
#[must_use]
pub fn data(history: &History, order: Order, head: &str, now: Stamp) -> Option<Paper> {
    let state = history.state();
    match order {
        Order::AdjournmentForm(id) => Some(Paper::Adjournment(Box::new(form(state, id)?))),
        Order::Envelope(id) => Some(Paper::Envelope(Box::new(envelope(state, id)?), EnvelopeSheet::C5)),
        Order::EnvelopeLabel(id) => Some(Paper::Labels(vec![envelope(state, id)?])),
        Order::ResumptionSheet(id) => Some(Paper::Resumption(Box::new(resumption(state, id)?))),
        Order::Receipts(id) => Some(Paper::Receipts(receipts(state, id)?)),
        Order::TablePack(id) => pack(state, &[id], &format!("{}/{}", id.round, id.table)),
        Order::RoundPack(number) => {
            let tables = state.rounds.get(&number)?.tables.values();
            let adjourned: Vec<TableId> = tables.filter(|t| t.adjournment().is_some()).map(|t| t.id).collect();
            pack(state, &adjourned, &number.to_string())
        }
        Order::RestorationAct(id) => Some(Paper::Restoration(Box::new(act(history, id)?))),
        Order::Decision(entry, locale) => {
            let l = L10n::new(locale);
            Some(Paper::Decision(Box::new(order_conduct::decision(l, history, entry, event(state)?, head)?)))
        }
        Order::Report(locale) => Some(Paper::Report(Box::new(order_report::report(L10n::new(locale), history, head, now)?))),
        Order::RoundProtocol(number) => {
            let round = state.rounds.get(&number)?;
            let entry = history.entries().last().map_or(0, |e| e.number.0);
            let journal = JournalHead { entry, hash: head.to_owned() };
            Some(Paper::Protocol(Box::new(protocol(state, round, journal, now)?)))
        }
    }
}

/// The name a paper is saved under: the same in every language, so that scripts and file systems agree on it.
#[must_use]
pub fn file_name(order: Order) -> String {
    let at = |kind: &str, id: TableId| format!("{kind}-round-{}-table-{}.pdf", id.round, id.table);
    match order {
        Order::AdjournmentForm(id) => at("adjournment-form", id),
        Order::Envelope(id) => at("envelope", id),
        Order::EnvelopeLabel(id) => at("envelope-label", id),
        Order::ResumptionSheet(id) => at("resumption", id),
        Order::Receipts(id) => at("receipts", id),
        Order::TablePack(id) => at("pack", id),
        Order::RoundPack(round) => format!("pack-round-{round}.pdf"),
        Order::RestorationAct(id) => at("restoration-act", id),
        Order::Decision(entry, _) => format!("decision-entry-{entry}.pdf"),
        Order::Report(_) => "chief-judge-report.pdf".to_owned(),
        Order::RoundProtocol(round) => format!("protocol-round-{round}.pdf"),
    }
}

/// The commitment papers carry of a table's electronic envelope.
fn commitment(state: &State, id: TableId) -> Option<String> {
    state.table(id)?.adjournments.last()?.electronic.as_ref().map(|e| e.sealed.printed())
}

fn envelope(state: &State, id: TableId) -> Option<Envelope> {
    Some(Envelope { commitment: commitment(state, id), ..form(state, id)?.envelope() })
}

fn resumption(state: &State, id: TableId) -> Option<ResumptionSheet> {
    let (form, chief_judge) = (form(state, id)?, official(state, Role::ChiefJudge));
    Some(ResumptionSheet { form, judge: None, chief_judge, commitment: commitment(state, id) })
}

fn receipts(state: &State, id: TableId) -> Option<Vec<Receipt>> {
    let form = form(state, id)?;
    let kept = &state.table(id)?.adjournments.last()?.envelope;
    let receipt = |side| Receipt {
        form: form.clone(),
        side,
        keeper: kept.keeper.clone(),
        kept_at: kept.place.clone(),
        commitment: commitment(state, id),
    };
    Some(Color::BOTH.map(receipt).to_vec())
}

/// Every paper of these tables on A4; `None` where there are none.
fn pack(state: &State, tables: &[TableId], of: &str) -> Option<Paper> {
    let mut papers = Vec::new();
    let mut all_receipts = Vec::new();
    for id in tables {
        papers.push(Paper::Adjournment(Box::new(form(state, *id)?)));
        papers.push(Paper::Envelope(Box::new(envelope(state, *id)?), EnvelopeSheet::FoldedA4));
        papers.push(Paper::Resumption(Box::new(resumption(state, *id)?)));
        all_receipts.extend(receipts(state, *id)?);
    }
    if papers.is_empty() {
        return None;
    }
    papers.push(Paper::Receipts(all_receipts));
    Some(Paper::Pack(Box::new(Pack { reference: format!("{}/{of}", event(state)?.code), papers })))
}

fn form(state: &State, id: TableId) -> Option<AdjournmentForm> {
    let foundation = state.foundation.as_ref()?;
    let round = state.rounds.get(&id.round)?;
    let table = round.tables.get(&id.table)?;
    let adjournment = table.adjournments.last()?;
    let offset = adjournment.announced.offset;
    let setup = &adjournment.form.position;
    let control = foundation.regulation.control_for(id.table).clone();
    let mover = adjournment.mover;
    let pair = table.players[mover].len() > 1;
    Some(AdjournmentForm {
        event: event(state)?,
        date: round.started.unwrap_or(adjournment.announced).into(),
        round: id.round.0,
        table: id.table.0.into(),
        adjournment: adjournment.number,
        envelope: u16::try_from(adjournment.envelope.number).unwrap_or(u16::MAX),
        players: Sides::from_fn(|side| player(state, table, side)),
        mover: (pair && !adjournment.envelope.sealed_by.is_empty()).then(|| adjournment.envelope.sealed_by.clone()),
        rules: rules(state)?,
        handicap: table.handicap,
        komi: table.komi,
        spent: adjournment.form.times.map(|_, time| spent(&control, time)),
        control,
        diagram: diagram(setup, adjournment)?,
        moves: setup.moves.unwrap_or(0),
        to_play: mover,
        stopped: stopped(table, adjournment).into(),
        announced: Some(adjournment.announced.into()),
        resumption: Some(at(adjournment.resumption, offset)),
        place: None,
        prisoners: setup.prisoners,
        // The position counts what a side paid; the paper, what it received.
        penalties: Sides::from_fn(|side| setup.penalty[side.opponent()]),
        left: adjournment.form.times,
        pause_taken: adjournment.form.pause_taken,
        warnings: Sides::from_fn(|side| u8::try_from(state.warnings(id, side).count()).unwrap_or(u8::MAX)),
        mode: match adjournment.kind {
            MoveKind::Sealed => MoveMode::Sealed,
            MoveKind::Open(_) => MoveMode::Open,
        },
        judge: official(state, Role::ChiefJudge),
    })
}

fn act(history: &History, id: TableId) -> Option<RestorationAct> {
    let state = history.state();
    let table = state.table(id)?;
    let position = table.position.as_ref()?;
    let entries = history.entries().iter().filter(|e| matches!(&e.event, Entered { table, .. } if *table == id));
    let (number, entry) = entries.enumerate().last()?;
    let control = table.watch.control().black.clone();
    let disturbance = position.disturbance.as_ref();
    Some(RestorationAct {
        event: event(state)?,
        date: entry.at.into(),
        round: id.round.0,
        table: id.table.0.into(),
        number: u32::try_from(number + 1).unwrap_or(u32::MAX),
        entry: entry.number.0,
        players: Sides::from_fn(|side| player(state, table, side)),
        entered: entry.at.into(),
        stopped: table.stopped.map(|stopped| stopped.since.into()),
        found: disturbance.map(|d| Diagram::of(&d.found, None)),
        changes: disturbance.map(|d| d.changes.clone()).unwrap_or_default(),
        basis: disturbance.map_or_else(|| position.source.clone(), |d| d.basis.clone()),
        restored: Diagram::of(&position.setup, position.last_move),
        moves: position.setup.moves,
        to_play: position.setup.to_play,
        prisoners: position.setup.prisoners,
        floor: crate::clock::cut_floor(&control),
        control,
        clocks: position.clocks,
        agreed: position.agreed,
        note: position.note.clone(),
        judge: official(state, Role::ChiefJudge),
    })
}

/// Main time used; byo-yomi has its own line on the form.
#[must_use]
pub fn spent(control: &TimeControl, left: SideTime) -> Millis {
    match left {
        SideTime::Main { left } => (control.main - left).at_least_zero(),
        SideTime::Japanese { .. } | SideTime::Canadian { .. } | SideTime::Overrun => control.main,
    }
}

/// When the clock was stopped for this adjournment (12.3).
fn stopped(table: &Table, adjournment: &Adjournment) -> Stamp {
    let decided = adjournment.steps.get(&Step::MoveDecided).copied();
    decided.or(table.stopped.map(|s| s.since)).unwrap_or(adjournment.announced)
}

fn diagram(setup: &Setup, adjournment: &Adjournment) -> Option<Diagram> {
    let size = setup.size();
    let stones = size.iter().map(|point| setup.get(point)).collect();
    let on_board = |point: &_| size.contains(*point);
    Diagram::new(size, stones, adjournment.form.last_move.filter(on_board), setup.ko.filter(on_board)).ok()
}

pub(super) fn event(state: &State) -> Option<Event> {
    let tournament = &state.foundation.as_ref()?.tournament;
    Some(Event { name: tournament.name.clone(), code: tournament.short_name.clone() })
}

pub(super) fn rules(state: &State) -> Option<Rules> {
    let regulation = state.regulation()?;
    Some(match (regulation.rules.as_str(), regulation.rule_set().tradition) {
        ("code-japanese" | "japanese-1989", _) => Rules::Japanese,
        ("code-chinese" | "chinese-2002", _) => Rules::Chinese,
        (name, _) if !name.is_empty() => Rules::Other(name.to_owned()),
        (_, Tradition::Japanese) => Rules::Japanese,
        (_, Tradition::Chinese) => Rules::Chinese,
    })
}

pub(super) fn player(state: &State, table: &Table, side: Color) -> Player {
    let mut people = table.players[side].iter().map(|id| state.player(*id));
    let name = |person: Option<&Person>| person.map(|p| state.paper_name(p)).unwrap_or_default();
    let first = people.next().flatten();
    Player { name: name(first), rank: first.map_or(Rank::Unknown, |p| p.rank), partner: people.next().map(name) }
}

pub(super) fn official(state: &State, role: Role) -> String {
    let officials = state.foundation.iter().flat_map(|f| &f.officials);
    officials.filter(|o| o.role == role).map(|o| o.name.clone()).next().unwrap_or_default()
}

fn at(utc: Timestamp, offset: i16) -> WallTime {
    WallTime { utc, offset }
}

fn protocol(state: &State, round: &Round, journal: JournalHead, now: Stamp) -> Option<RoundProtocol> {
    let foundation = state.foundation.as_ref()?;
    let planned = round.planned.map(|utc| at(utc, now.offset));
    let start: Option<WallTime> = round.started.map(Into::into);
    Some(RoundProtocol {
        event: event(state)?,
        date: start.or(planned).unwrap_or_else(|| now.into()),
        round: round.number.0,
        group: None,
        control: foundation.regulation.control.clone(),
        category: crate::clock::effective(&foundation.regulation.control).category,
        start,
        rows: round.tables.values().map(|table| row(state, table)).collect(),
        journal,
        printed: now.into(),
        hall_judge: official(state, Role::Judge),
        chief_judge: official(state, Role::ChiefJudge),
    })
}

fn row(state: &State, table: &Table) -> ProtocolRow {
    ProtocolRow {
        table: table.id.table.0.into(),
        players: Sides::from_fn(|side| player(state, table, side)),
        outcome: outcome(table),
        marks: marks(state, table.id),
        note: String::new(),
        under_protest: table.result.is_some_and(|r| r.under_protest),
    }
}

fn outcome(table: &Table) -> ProtocolOutcome {
    match table.result.map(|r| r.outcome) {
        None if table.adjournment().is_some() => ProtocolOutcome::Adjourned,
        None | Some(Outcome::NoResult) => ProtocolOutcome::NotEntered,
        Some(Outcome::Draw) => ProtocolOutcome::Draw,
        Some(Outcome::BothLose) => ProtocolOutcome::BothLose(Ending::Regulation),
        Some(Outcome::Win { winner, how }) => ProtocolOutcome::Win { winner, by: ending(how) },
    }
}

fn ending(how: How) -> Ending {
    match how {
        How::Points(Some(margin)) => Ending::Points(margin),
        How::Points(None) => Ending::Counted,
        How::Resignation => Ending::Resignation,
        How::Time => Ending::Time,
        How::Regulation | How::Absence => Ending::Regulation,
    }
}

/// Remarks and warnings of a game in the order they were given; an entry on both sides is a mark of each (17.2).
fn marks(state: &State, id: TableId) -> Vec<ConductMark> {
    let mut warnings = Sides::new(0u8, 0u8);
    let mut marks = Vec::new();
    for entry in state.incidents.iter().filter(|e| e.counts() && e.incident.table == Some(id)) {
        let incident = &entry.incident;
        if !matches!(incident.who, Who::Side(_) | Who::BothSides) {
            continue;
        }
        for side in Color::BOTH.into_iter().filter(|side| incident.concerns(*side)) {
            let kind = match incident.measure {
                Measure::Remark => ConductKind::Remark,
                Measure::Warning => {
                    warnings[side] = warnings[side].saturating_add(1);
                    ConductKind::Warning(warnings[side])
                }
                Measure::Penalty { .. } | Measure::Removal | Measure::Exclusion | Measure::Note => continue,
            };
            marks.push(ConductMark { side, kind, article: incident.article.0.clone() });
        }
    }
    marks
}
