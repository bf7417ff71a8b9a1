use super::{
    Adjournment, Check, Consequence, Entry, EntryNo, Event, Found, Foundation, GameResult, IncidentEntry, Matter, Measure,
    MoveKind, Opened, Pairing, Player, PlayerId, ProtestEntry, Regulation, Role, RoundNo, Step, StopReason, StoppedClock, Table,
    TableId, TableNo, Verdict,
};
use super::{Appointment, HallStop};
use crate::clock::{GameClock, Mono, SideTime, Stamp};
use crate::rules::{Color, Options, Point, Setup, Sides};
use std::collections::BTreeMap;

/// Everything the journal says, folded. Made only by applying entries in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    pub foundation: Option<Foundation>,
    pub rounds: BTreeMap<RoundNo, Round>,
    pub incidents: Vec<IncidentEntry>,
    pub protests: Vec<ProtestEntry>,
}

/// One round (Code 10.1).
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub number: RoundNo,
    pub planned: Option<Appointment>,
    pub started: Option<Stamp>,
    /// All clocks of the hall are stopped (10.5).
    pub stopped: Option<RoundStop>,
    pub tables: BTreeMap<TableNo, Table>,
    pub byes: Vec<PlayerId>,
}

/// A break or another stop of the whole hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundStop {
    pub reason: HallStop,
    pub since: Stamp,
    pub until: Option<Appointment>,
}

impl Round {
    /// Every game of the round has its result (10.3).
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.tables.values().all(Table::is_finished)
    }
}

impl State {
    #[must_use]
    pub fn regulation(&self) -> Option<&Regulation> {
        self.foundation.as_ref().map(|f| &f.regulation)
    }

    #[must_use]
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        let players = &self.foundation.as_ref()?.players;
        // Numbers are given in order, so the place is almost always the number less one.
        let guess = (id.0 as usize).checked_sub(1).and_then(|i| players.get(i)).filter(|p| p.id == id);
        guess.or_else(|| players.iter().find(|p| p.id == id))
    }

    #[must_use]
    pub fn table(&self, id: TableId) -> Option<&Table> {
        self.rounds.get(&id.round)?.tables.get(&id.table)
    }

    fn table_mut(&mut self, id: TableId) -> Option<&mut Table> {
        self.rounds.get_mut(&id.round)?.tables.get_mut(&id.table)
    }

    /// The round being refereed: the last one that has started, or else the first one paired.
    #[must_use]
    pub fn current_round(&self) -> Option<&Round> {
        let unfinished = self.rounds.values().rev().find(|r| r.started.is_some() && !r.is_finished());
        unfinished.or_else(|| self.rounds.values().rev().find(|r| !r.is_finished())).or_else(|| self.rounds.values().next_back())
    }

    /// The role of an official, by name.
    #[must_use]
    pub fn role_of(&self, name: &str) -> Option<Role> {
        self.foundation.as_ref()?.officials.iter().find(|o| o.name == name).map(|o| o.role)
    }

    /// Names of a side: one, or several in pair go.
    #[must_use]
    pub fn names(&self, table: &Table, side: Color, name: impl Fn(&Player) -> String) -> String {
        let names: Vec<String> =
            table.players[side].iter().map(|id| self.player(*id).map_or_else(|| format!("#{id}"), &name)).collect();
        names.join(" + ")
    }

    /// Warnings to a side in one game, with their entries, oldest first (17.2: rounds do not add up).
    pub fn warnings(&self, table: TableId, side: Color) -> impl Iterator<Item = &IncidentEntry> {
        self.incidents.iter().filter(move |i| {
            i.incident.table == Some(table) && i.incident.measure == Measure::Warning && i.incident.concerns(side)
        })
    }

    /// Protests of a table that nobody has decided yet.
    pub fn pending_protests(&self, table: TableId) -> impl Iterator<Item = &ProtestEntry> {
        self.protests.iter().filter(move |p| p.protest.table == table && p.is_pending())
    }

    /// Carries one entry into the state. Total: whatever does not fit changes nothing, for the journal has it anyway.
    /// [`Event::Countered`] is [`super::History`]'s.
    pub fn apply(&mut self, entry: &Entry) {
        let at = entry.at;
        if let Some(table) = entry.event.table().and_then(|id| self.table_mut(id)) {
            table.entries.push(entry.number);
        }
        match &entry.event {
            Event::Founded(foundation) => self.foundation = Some((**foundation).clone()),
            Event::RegulationSet { regulation, .. } => {
                if let Some(foundation) = &mut self.foundation {
                    foundation.regulation = (**regulation).clone();
                }
            }
            Event::OfficialsSet(officials) => {
                if let Some(foundation) = &mut self.foundation {
                    foundation.officials.clone_from(officials);
                }
            }
            Event::RoundPaired { round, pairings, byes } => self.pair(*round, pairings, byes),
            Event::RoundTaken { round, results } => {
                for (table, result) in results {
                    if let Some(table) = self.table_mut(TableId::new(*round, *table)) {
                        table.result = Some(*result);
                    }
                }
            }
            Event::RoundPlanned { round, start } => {
                if let Some(round) = self.rounds.get_mut(round) {
                    round.planned = Some(*start);
                }
            }
            Event::RoundStarted { round } => self.start_round(*round, at),
            Event::RoundStopped { round, reason, until } => self.stop_round(*round, *reason, *until, at),
            Event::RoundContinued { round } => self.continue_round(*round, at),
            Event::GapJudged { from, to, went_on } => {
                if !went_on {
                    for table in self.rounds.values_mut().flat_map(|r| r.tables.values_mut()) {
                        table.watch.discount(*from, *to);
                    }
                }
            }
            Event::IncidentEntered(incident) => self.incidents.push(IncidentEntry {
                entry: entry.number,
                at,
                by: entry.by.clone(),
                incident: (**incident).clone(),
            }),
            Event::ProtestLodged(protest) => {
                self.protests.push(ProtestEntry {
                    entry: entry.number,
                    at,
                    by: entry.by.clone(),
                    protest: (**protest).clone(),
                    decisions: Vec::new(),
                });
            }
            Event::ProtestDecided(decision) => {
                if let Some(protest) = self.protests.iter_mut().find(|p| p.entry == decision.protest) {
                    protest.decisions.push((**decision).clone());
                    let id = protest.protest.table;
                    if decision.under_protest
                        && let Some(result) = self.table_mut(id).and_then(|t| t.result.as_mut())
                    {
                        result.under_protest = true;
                    }
                }
            }
            Event::Countered { .. } => {}
            event => {
                if let Some(id) = event.table()
                    && let Some(table) = self.table_mut(id)
                {
                    table.apply(event, at);
                }
            }
        }
    }

    fn pair(&mut self, number: RoundNo, pairings: &[Pairing], byes: &[PlayerId]) {
        let Some(foundation) = &self.foundation else { return };
        let tables = pairings
            .iter()
            .map(|p| {
                let id = TableId::new(number, p.table);
                (p.table, Table::new(id, p, &foundation.regulation))
            })
            .collect();
        self.rounds.insert(number, Round { number, planned: None, started: None, stopped: None, tables, byes: byes.to_vec() });
    }

    fn start_round(&mut self, number: RoundNo, at: Stamp) {
        let Some(foundation) = &self.foundation else { return };
        let Some(round) = self.rounds.get_mut(&number) else { return };
        round.started = Some(at);
        for table in round.tables.values_mut().filter(|t| t.result.is_none()) {
            // The regulation may have changed between pairing and start; what holds at the start is played.
            let control = foundation.regulation.control_for(table.id.table);
            table.watch = crate::clock::Watch::new(Sides::new(control.clone(), control.clone()));
            table.options = foundation.regulation.rule_set().options;
            let side =
                if table.handicap > 1 && !foundation.regulation.black_clock_in_handicap { Color::White } else { Color::Black };
            table.start(side, at.mono);
        }
    }

    fn stop_round(&mut self, number: RoundNo, reason: HallStop, until: Option<Appointment>, at: Stamp) {
        let Some(round) = self.rounds.get_mut(&number) else { return };
        round.stopped = Some(RoundStop { reason, since: at, until });
        for table in round.tables.values_mut().filter(|t| t.watch.is_running()) {
            let running = table.running_side();
            table.halt(at.mono);
            table.stopped = Some(StoppedClock { reason: StopReason::Announcement, by: None, since: at, running });
        }
    }

    fn continue_round(&mut self, number: RoundNo, at: Stamp) {
        let Some(round) = self.rounds.get_mut(&number) else { return };
        let Some(stop) = round.stopped.take() else { return };
        // Only what the hall's stop stopped goes on: a table stopped before, or for its own reason since, stays stopped.
        for table in round.tables.values_mut().filter(|t| !t.is_finished() && t.adjournment().is_none()) {
            if let Some(stopped) = table.stopped
                && stopped.reason == StopReason::Announcement
                && stopped.since == stop.since
            {
                table.stopped = None;
                table.start(stopped.running.unwrap_or(Color::Black), at.mono);
            }
        }
    }
}

impl Table {
    fn start(&mut self, side: Color, at: Mono) {
        // A watch that runs already keeps running: `decide` refuses a second start, an old journal may still hold one.
        let _ = self.watch.start(side, at);
    }

    fn halt(&mut self, at: Mono) {
        let _ = self.watch.stop(at);
    }

    /// Whose clock runs, where the station knows: a clock run here, or an absent side's.
    #[must_use]
    pub fn running_side(&self) -> Option<Color> {
        if !self.watch.is_running() {
            return None;
        }
        match self.watch.clock() {
            crate::clock::TableClock::Live(clock) => clock.running(),
            _ if self.absent.black => Some(Color::Black),
            _ => None,
        }
    }

    fn set_times(&mut self, times: Sides<SideTime>, at: Stamp) {
        let _ = self.watch.set_both(times, at);
    }

    fn end(&mut self, at: Stamp) {
        self.halt(at.mono);
        self.stopped = None;
        self.pause = None;
        if let Some(adjournment) = self.adjournment_mut() {
            adjournment.closed = Some(at);
        }
    }

    fn apply(&mut self, event: &Event, at: Stamp) {
        match event {
            Event::AbsenceMarked { absent, .. } => self.absent = *absent,
            Event::ReadingTaken { reading, .. } => {
                let _ = self.watch.read(*reading, at);
            }
            Event::RunHere { times, running, .. } => {
                if let Ok(mut clock) = GameClock::with_times(self.watch.control().clone(), *times) {
                    if let Some(side) = running {
                        let _ = clock.start(*side, at.mono);
                        self.stopped = None;
                    }
                    self.watch.run_here(clock, at.mono);
                    self.presses.clear();
                }
            }
            Event::Pressed { side, .. } => {
                if let Ok(press) = self.watch.press(*side, at.mono) {
                    self.presses.push(press.previous);
                }
            }
            Event::PressTakenBack { .. } => {
                if let Some(previous) = self.presses.pop() {
                    let _ = self.watch.take_back(previous, at.mono);
                }
            }
            Event::HandedBack { .. } => {
                let _ = self.watch.hand_over(at);
                self.presses.clear();
            }
            Event::Stopped { reason, by, .. } => {
                let running = self.running_side();
                self.halt(at.mono);
                self.stopped = Some(StoppedClock { reason: *reason, by: *by, since: at, running });
            }
            Event::Continued { running, .. } => {
                let side = running.or(self.stopped.and_then(|s| s.running)).unwrap_or(Color::Black);
                self.stopped = None;
                self.pause = None;
                self.start(side, at.mono);
            }
            Event::PauseTaken { side, .. } => {
                let running = self.running_side();
                self.halt(at.mono);
                self.pause_taken[*side] = true;
                self.pause = Some((*side, at.mono));
                self.stopped = Some(StoppedClock { reason: StopReason::ByoYomiPause, by: Some(*side), since: at, running });
            }
            Event::ClockReplaced { times, .. } => self.set_times(*times, at),
            Event::PositionEntered { position, .. } => self.position = Some((**position).clone()),
            Event::ResultEntered { result, .. } => {
                self.end(at);
                self.result = Some(*result);
            }
            Event::ResultFixed { .. } => {
                if let Some(result) = &mut self.result {
                    result.fixed = true;
                }
            }
            Event::Ruled { matter, ruling, .. } => self.rule(*matter, ruling.consequence, at),
            _ => self.apply_adjournment(event, at),
        }
    }

    fn rule(&mut self, matter: Matter, consequence: Consequence, at: Stamp) {
        if let Matter::Arrival { side } = matter {
            self.absent[side] = false;
        }
        match consequence {
            Consequence::PlayOn => {
                if matches!(matter, Matter::SealedMove | Matter::FormWrong) {
                    self.resume(at, None);
                }
            }
            Consequence::Clocks { times, running } => {
                self.set_times(times, at);
                if matches!(matter, Matter::Arrival { .. }) && self.first_arrival.is_none() {
                    self.first_arrival = Some(super::FirstArrival { ran: self.watch.ran(at.mono), times });
                }
                if let Some(side) = running
                    && !self.watch.is_running()
                    && self.adjournment().is_none()
                {
                    self.stopped = None;
                    self.start(side, at.mono);
                }
            }
            Consequence::End(outcome) => {
                self.end(at);
                self.result = Some(GameResult { outcome, under_protest: false, fixed: false });
            }
            Consequence::Restart { times } => {
                self.halt(at.mono);
                self.set_times(times, at);
                self.position = None;
                self.stopped = None;
                self.start(Color::Black, at.mono);
            }
        }
    }

    fn apply_adjournment(&mut self, event: &Event, at: Stamp) {
        match event {
            Event::AdjournmentOpened { mover, resumption, form, .. } => {
                let number = u16::try_from(self.adjournments.len()).unwrap_or(u16::MAX).saturating_add(1);
                self.adjournments.push(Adjournment {
                    number,
                    announced: at,
                    resumption: *resumption,
                    mover: *mover,
                    form: (**form).clone(),
                    kind: MoveKind::Sealed,
                    steps: BTreeMap::new(),
                    signed: Sides::default(),
                    envelope: super::Envelope::default(),
                    checks: BTreeMap::new(),
                    checking_since: None,
                    opened: None,
                    closed: None,
                });
            }
            Event::EnvelopeOpened { found, verdict, .. } => {
                if let Some(adjournment) = self.adjournment_mut() {
                    adjournment.opened = Some(Opened { at, found: *found, verdict: *verdict });
                }
            }
            Event::Resumed { .. } => {
                let found = self.adjournment().and_then(|a| a.opened).map(|o| (o.found, o.verdict));
                self.resume(at, found);
            }
            Event::AdjournmentCancelled { .. } => {
                self.adjournments.pop();
                if let Some(stopped) = self.stopped.take() {
                    self.start(stopped.running.unwrap_or(Color::Black), at.mono);
                }
            }
            Event::StepDone { step, .. } => {
                if *step == Step::MoveDecided && self.watch.is_running() {
                    let running = self.running_side();
                    self.halt(at.mono);
                    self.stopped = Some(StoppedClock { reason: StopReason::Adjournment, by: None, since: at, running });
                }
                if let Some(adjournment) = self.adjournment_mut() {
                    adjournment.steps.insert(*step, at);
                }
            }
            event => {
                if let Some(adjournment) = self.adjournment_mut() {
                    adjournment.apply(event, at);
                }
            }
        }
    }

    /// The game goes on from the form: the move in the envelope is played where there is one, and the reply's clock runs (12.4).
    fn resume(&mut self, at: Stamp, found: Option<(Found, Verdict)>) {
        let options = self.options;
        let Some(adjournment) = self.adjournment_mut() else { return };
        adjournment.closed = Some(at);
        let (form, mover) = (adjournment.form.clone(), adjournment.mover);
        let adjournment = adjournment.clone();
        let open_move = match adjournment.kind {
            MoveKind::Open(point) => Some(Found::Marked(point)),
            MoveKind::Sealed => None,
        };
        let played = found.filter(|(_, v)| matches!(v, Verdict::Valid { .. })).map(|(f, _)| f).or(open_move);
        let (setup, last_move) = after_move(&adjournment, options, played).unwrap_or((form.position.clone(), form.last_move));
        self.position = Some(super::EnteredPosition {
            setup,
            last_move,
            source: super::PositionSource::Form,
            agreed: Sides::new(true, true),
            note: String::new(),
        });
        let mut times = form.times;
        if played.is_some() {
            times[mover] = crate::clock::complete_move(&self.watch.control()[mover], times[mover]);
        }
        self.set_times(times, at);
        self.stopped = None;
        self.start(if played.is_some() { mover.opponent() } else { mover }, at.mono);
    }
}

/// The position after the move found, and that move; `None` when nothing can be played.
fn after_move(adjournment: &Adjournment, options: Options, found: Option<Found>) -> Option<(Setup, Option<Point>)> {
    let mover = adjournment.mover;
    let mut position = adjournment.position(options)?;
    match found? {
        Found::Marked(point) => {
            let _captured = position.play(mover, point).ok()?;
            Some((position.to_setup(), Some(point)))
        }
        Found::Pass => {
            position.pass(mover).ok()?;
            Some((position.to_setup(), None))
        }
        Found::Unmarked | Found::Unclear | Found::Resignation => None,
    }
}

impl Adjournment {
    fn apply(&mut self, event: &Event, at: Stamp) {
        match event {
            Event::FormFilled { form, .. } => self.form = (**form).clone(),
            Event::MoveKindChosen { kind, .. } => {
                self.kind = *kind;
                if *kind == MoveKind::Sealed {
                    self.steps.remove(&Step::OpenChecked);
                }
            }
            Event::FormSigned { side, .. } => {
                self.signed[*side] = Some(at);
                if self.signed.black.is_some() && self.signed.white.is_some() {
                    self.steps.insert(Step::Signed, at);
                }
            }
            Event::EnvelopeSet { envelope, resumption, .. } => {
                self.envelope = envelope.clone();
                self.resumption = *resumption;
            }
            Event::Checked { check, .. } => {
                self.checks.insert(*check, at);
            }
            Event::CheckingBegun { .. } => self.checking_since = Some(at),
            _ => {}
        }
    }

    /// Checks not made yet. A side's absence at the resumption runs its clock and keeps the envelope closed.
    pub fn open_checks(&self) -> Vec<Check> {
        Check::ALL.into_iter().filter(|c| !self.checks.contains_key(c)).collect()
    }
}

impl Event {
    /// The table it is about, if one.
    #[must_use]
    pub fn table(&self) -> Option<TableId> {
        match self {
            Event::AbsenceMarked { table, .. }
            | Event::ReadingTaken { table, .. }
            | Event::RunHere { table, .. }
            | Event::Pressed { table, .. }
            | Event::PressTakenBack { table }
            | Event::HandedBack { table }
            | Event::Stopped { table, .. }
            | Event::Continued { table, .. }
            | Event::PauseTaken { table, .. }
            | Event::ClockReplaced { table, .. }
            | Event::PositionEntered { table, .. }
            | Event::AdjournmentOpened { table, .. }
            | Event::FormFilled { table, .. }
            | Event::MoveKindChosen { table, .. }
            | Event::StepDone { table, .. }
            | Event::FormSigned { table, .. }
            | Event::EnvelopeSet { table, .. }
            | Event::AdjournmentCancelled { table, .. }
            | Event::Checked { table, .. }
            | Event::CheckingBegun { table }
            | Event::EnvelopeOpened { table, .. }
            | Event::Resumed { table }
            | Event::Ruled { table, .. }
            | Event::ResultEntered { table, .. }
            | Event::ResultFixed { table } => Some(*table),
            Event::IncidentEntered(incident) => incident.table,
            Event::ProtestLodged(protest) => Some(protest.table),
            _ => None,
        }
    }
}

/// What the history keeps of a countered entry.
pub type CounteredBy = BTreeMap<EntryNo, EntryNo>;
