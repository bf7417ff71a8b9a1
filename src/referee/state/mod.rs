mod adjournment;
mod conduct;
mod pairings;
mod table;

use super::{Appointment, HallStop};
use super::{
    Committee, Entry, EntryNo, Event, Foundation, IncidentEntry, Origin, Pairing, Player, PlayerId, ProtestEntry, Regulation,
    Role, RoundNo, RulingEntry, StopReason, StoppedClock, Table, TableId, TableNo,
};
use crate::clock::Stamp;
use crate::rules::{Color, Sides};
use std::collections::{BTreeMap, BTreeSet};

/// Everything the journal says, folded. Made only by applying entries in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    pub foundation: Option<Foundation>,
    /// The pairing file as last read.
    pub origin: Option<Origin>,
    pub rounds: BTreeMap<RoundNo, Round>,
    /// What the wall screen tells everybody; empty where nothing is.
    pub wall_notice: String,
    pub incidents: Vec<IncidentEntry>,
    pub protests: Vec<ProtestEntry>,
    /// Every ruling on a table, oldest first.
    pub rulings: Vec<RulingEntry>,
    pub committee: Option<Committee>,
    /// Players whose names are shortened on paper.
    pub minors: BTreeSet<PlayerId>,
    /// When the results of the tournament were announced.
    pub announced: Option<Stamp>,
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

    /// The round being refereed: the last one that has started and goes on, or else the first one with games open, or else the last.
    #[must_use]
    pub fn current_round(&self) -> Option<&Round> {
        let unfinished = self.rounds.values().rev().find(|r| r.started.is_some() && !r.is_finished());
        unfinished.or_else(|| self.rounds.values().find(|r| !r.is_finished())).or_else(|| self.rounds.values().next_back())
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
            Event::OriginRead(origin) => self.origin = Some((**origin).clone()),
            Event::PlayersEntered(players) => self.enter_players(players),
            Event::RoundPaired { round, pairings, byes } => self.pair(*round, pairings, byes),
            Event::PairingsChanged { round, removed, set, byes } => self.change_pairings(*round, removed, set, byes, at),
            Event::RoundTaken { round, results } => {
                for (table, result) in results {
                    if let Some(table) = self.table_mut(TableId::new(*round, *table)) {
                        table.end(at);
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
            Event::WallNoticeSet { text } => self.wall_notice.clone_from(text),
            Event::GapJudged { from, to, went_on } => {
                if !went_on {
                    for table in self.rounds.values_mut().flat_map(|r| r.tables.values_mut()) {
                        table.watch.discount(*from, *to);
                        if let Some(waiting) = table.adjournment_mut().and_then(|a| a.waiting.as_mut()) {
                            waiting.discount(*from, *to);
                        }
                    }
                }
            }
            event if event.kind() == super::EventKind::Conduct => self.apply_conduct(entry),
            Event::CommitteeSet(committee) => self.committee = Some(committee.clone()),
            Event::MinorsSet(minors) => self.minors.clone_from(minors),
            Event::ResultsAnnounced => self.announced = Some(at),
            Event::Countered { .. } => {}
            event => {
                if let Some(id) = event.table()
                    && let Some(table) = self.table_mut(id)
                {
                    table.apply(event, at);
                }
            }
        }
        self.carry_protests(&entry.event);
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
            table.start(foundation.regulation.first_clock(table.handicap), at.mono);
        }
    }

    fn stop_round(&mut self, number: RoundNo, reason: HallStop, until: Option<Appointment>, at: Stamp) {
        let Some(round) = self.rounds.get_mut(&number) else { return };
        round.stopped = Some(RoundStop { reason, since: at, until });
        for table in round.tables.values_mut() {
            if let Some(waiting) = table.adjournment_mut().and_then(|a| a.waiting.as_mut()) {
                waiting.stop(at.mono);
            }
            if !table.watch.is_running() {
                continue;
            }
            let running = table.running_side();
            table.halt(at.mono);
            table.stopped =
                Some(StoppedClock { reason: StopReason::Announcement, hall: Some(reason), by: None, since: at, running });
        }
    }

    fn continue_round(&mut self, number: RoundNo, at: Stamp) {
        let Some(round) = self.rounds.get_mut(&number) else { return };
        let Some(stop) = round.stopped.take() else { return };
        for adjournment in round.tables.values_mut().filter_map(Table::adjournment_mut) {
            adjournment.wait_on(at.mono);
        }
        // Only what the hall's stop stopped goes on: a table stopped before, or for its own reason since, stays stopped.
        for table in round.tables.values_mut().filter(|t| !t.is_finished() && t.adjournment().is_none()) {
            if let Some(stopped) = table.stopped
                && stopped.hall.is_some()
                && stopped.since == stop.since
            {
                table.stopped = None;
                table.start(stopped.running.unwrap_or(Color::Black), at.mono);
            }
        }
    }
}

/// What the history keeps of a countered entry.
pub type CounteredBy = BTreeMap<EntryNo, EntryNo>;
