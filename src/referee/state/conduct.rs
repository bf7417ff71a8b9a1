//! What an entry of conduct does, and what is asked of them all (Code 14-17).

use super::State;
use crate::referee::{Decided, Entry, Event, IncidentEntry, Matter, Measure, Player, ProtestEntry, RulingEntry, Table, TableId};
use crate::rules::Color;

impl State {
    /// Warnings to a side in one game, with their entries, oldest first (17.2: rounds do not add up).
    pub fn warnings(&self, table: TableId, side: Color) -> impl Iterator<Item = &IncidentEntry> {
        self.incidents.iter().filter(move |i| {
            i.counts() && i.incident.table == Some(table) && i.incident.measure == Measure::Warning && i.incident.concerns(side)
        })
    }

    /// Penalty points of a side in one game: of its warnings as the regulation prices them, and of penalties by themselves; each
    /// once (3.5, 13.6).
    #[must_use]
    pub fn penalty_points(&self, table: TableId, side: Color) -> u32 {
        let each = self.regulation().map_or(0, |r| r.points_per_warning);
        let of_game =
            self.incidents.iter().filter(|i| i.counts() && i.incident.table == Some(table) && i.incident.concerns(side));
        let points = of_game.map(|i| match i.incident.measure {
            Measure::Warning => u32::from(each),
            Measure::Penalty { points } => u32::from(points),
            _ => 0,
        });
        points.fold(0, u32::saturating_add)
    }

    /// Protests of a table that nobody has decided yet.
    pub fn pending_protests(&self, table: TableId) -> impl Iterator<Item = &ProtestEntry> {
        self.protests.iter().filter(move |p| p.protest.table == table && p.is_pending())
    }

    /// A player's name for papers: a minor's surname and initial alone.
    #[must_use]
    pub fn paper_name(&self, player: &Player) -> String {
        if self.minors.contains(&player.id) { player.short_name() } else { player.full_name() }
    }

    pub(super) fn apply_conduct(&mut self, entry: &Entry) {
        let (number, at) = (entry.number, entry.at);
        match &entry.event {
            Event::IncidentEntered(incident) => {
                let incident = (**incident).clone();
                self.incidents.push(IncidentEntry { entry: number, at, by: entry.by.clone(), incident, overturned: None });
            }
            Event::IncidentOverturned { entry: measure, .. } => {
                if let Some(incident) = self.incidents.iter_mut().find(|i| i.entry == *measure) {
                    incident.overturned = Some(number);
                }
            }
            Event::ProtestLodged(protest) => self.protests.push(ProtestEntry {
                entry: number,
                at,
                by: entry.by.clone(),
                protest: (**protest).clone(),
                decisions: Vec::new(),
                appeals: Vec::new(),
            }),
            Event::ProtestDecided(decision) => {
                let table = self.protests.iter().find(|p| p.entry == decision.protest).map(|p| p.protest.table);
                let game_over = table.and_then(|id| self.table(id)).is_some_and(Table::is_finished);
                if let Some(protest) = self.protests.iter_mut().find(|p| p.entry == decision.protest) {
                    let decision = (**decision).clone();
                    protest.decisions.push(Decided { entry: number, at, by: entry.by.clone(), decision, game_over });
                }
            }
            Event::ProtestAppealed(appeal) => {
                if let Some(protest) = self.protests.iter_mut().find(|p| p.entry == appeal.protest) {
                    protest.appeals.push((at, (**appeal).clone()));
                }
            }
            Event::Ruled { table, matter, proposal, ruling } => {
                if let Matter::Overturned { entry: earlier } = matter
                    && let Some(earlier) = self.rulings.iter_mut().find(|r| r.entry == *earlier)
                {
                    earlier.overturned = Some(number);
                }
                self.rulings.push(RulingEntry {
                    entry: number,
                    at,
                    by: entry.by.clone(),
                    table: *table,
                    matter: *matter,
                    proposed: proposal.consequence,
                    consequence: ruling.consequence,
                    reason: ruling.reason.clone(),
                    overturned: None,
                });
                if let Some(table) = self.table_mut(*table) {
                    table.apply(&entry.event, at);
                }
            }
            _ => {}
        }
    }

    /// What was said on the table goes along to the result slip, whichever came first (14.9).
    pub(super) fn carry_protests(&mut self, event: &Event) {
        let table = match event {
            Event::ProtestDecided(decision) => {
                self.protests.iter().find(|p| p.entry == decision.protest).map(|p| p.protest.table)
            }
            Event::Ruled { table, .. } | Event::ResultEntered { table, .. } => Some(*table),
            _ => None,
        };
        if let Some(id) = table
            && self.goes_on_under_protest(id)
            && let Some(result) = self.table_mut(id).and_then(|t| t.result.as_mut())
        {
            result.under_protest = true;
        }
    }
}
