//! The ladder of 17.2 as the regulation sets it (5.5): what a step would mean before it is taken, and what there is already.

use super::{EntryNo, Incident, IncidentEntry, Measure, Regulation, RoundNo, State, TableId, Who};
use crate::rules::Color;
use serde::{Deserialize, Serialize};

/// A step of a matter's own ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rung {
    Remark,
    Warning,
    /// So many penalty points and no warning (3.5).
    Points(u8),
    /// A loss by regulation is proposed.
    Loss,
}

/// The ladder of one matter: its first breach by a side in a game is answered by the first rung, the next by the next; the last
/// one holds from then on. The phone of the Chinese rules: a warning, then a loss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatterLadder {
    /// Name of the catalogue line.
    pub matter: String,
    pub rungs: Vec<Rung>,
}

/// What an entry would mean, before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Means {
    /// Said and noted; nothing follows (17.2).
    Spoken,
    /// Said; so many remarks in one game call for a warning (5.5, 16.8).
    WarningDue { remarks: u8 },
    /// The warning of this number in the game, for the round protocol; so many points are taken from the score (17.2, 3.5).
    Protocol { number: u8, points: u8 },
    /// So many points are taken from the score (3.5).
    Penalty { points: u8 },
    /// The warning of this number: a loss by regulation is proposed (17.2).
    LossProposed { number: u8 },
    /// The game is finished: kept, decides nothing any more (13.8).
    Kept { fixed: bool },
    /// It counts in no game: the person plays none at this table (17.2, 17.5).
    NoGame,
    /// Somebody without a seat; after this, a removal can follow (17.5).
    Visitor { again: bool },
    /// A judge or a coach: the organisers have to hear it, the presidium may (17.5).
    Organisers,
    /// A team as a whole: no game is decided by it.
    Team,
    /// The chief judge's power; the organisers or the presidium hear the rest (17.3).
    ChiefPower,
    /// Not for this desk: the chief judge alone may (17.3).
    ChiefOnly,
    /// A fact, no measure.
    Fact,
}

impl Means {
    /// The article that says so.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Means::Spoken | Means::Protocol { .. } | Means::LossProposed { .. } | Means::NoGame | Means::Team => "17.2",
            Means::WarningDue { .. } => "16.8",
            Means::Penalty { .. } => "3.5",
            Means::Kept { .. } => "13.8",
            Means::Visitor { .. } | Means::Organisers => "17.5",
            Means::ChiefPower | Means::ChiefOnly => "17.3",
            Means::Fact => "14.3",
        }
    }
}

/// What entering `incident` would mean now. `chief` says whether the chief judge sits at the desk.
#[must_use]
pub fn means(state: &State, incident: &Incident, chief: bool) -> Means {
    if incident.measure.needs_chief() {
        return if chief { Means::ChiefPower } else { Means::ChiefOnly };
    }
    if incident.measure == Measure::Note {
        return Means::Fact;
    }
    match &incident.who {
        Who::Judge(_) | Who::Coach(_) => return Means::Organisers,
        Who::Spectator(_) => return Means::Visitor { again: visitor_before(state, &incident.who) },
        Who::Team(_) => return Means::Team,
        Who::Player(_) if incident.measure == Measure::Remark => return Means::Spoken,
        Who::Player(_) => return Means::NoGame,
        Who::Side(_) | Who::BothSides => {}
    }
    let Some(table) = incident.table.and_then(|id| state.table(id)) else { return Means::NoGame };
    if table.is_finished() {
        return Means::Kept { fixed: table.is_fixed() };
    }
    let Some(regulation) = state.regulation() else { return Means::Spoken };
    // For both sides, the one that is further up decides what it means.
    let sides = || Color::BOTH.into_iter().filter(|side| incident.concerns(*side));
    match incident.measure {
        Measure::Warning => {
            let number = sides().map(|side| next_number(state, table.id, side)).max().unwrap_or(1);
            if sides().any(|side| loses(state, incident, side)) {
                Means::LossProposed { number }
            } else {
                Means::Protocol { number, points: regulation.points_per_warning }
            }
        }
        Measure::Penalty { points } => Means::Penalty { points },
        _ => {
            let remarks = sides().map(|side| count(state, table.id, side, Measure::Remark)).max().unwrap_or(0).saturating_add(1);
            match regulation.remarks_to_warning {
                Some(needed) if remarks > needed => Means::WarningDue { remarks },
                _ => Means::Spoken,
            }
        }
    }
}

/// Somebody of that kind and name has an entry already; without a name nobody knows.
fn visitor_before(state: &State, who: &Who) -> bool {
    let Who::Spectator(name) = who else { return false };
    !name.is_empty() && state.incidents.iter().any(|i| i.counts() && i.incident.who == *who)
}

/// The number the next warning of a side would have in its game.
#[must_use]
pub fn next_number(state: &State, table: TableId, side: Color) -> u8 {
    u8::try_from(state.warnings(table, side).count()).unwrap_or(u8::MAX).saturating_add(1)
}

fn count(state: &State, table: TableId, side: Color, measure: Measure) -> u8 {
    let of = of_game(state, table, side).filter(|i| i.incident.measure == measure);
    u8::try_from(of.count()).unwrap_or(u8::MAX)
}

/// What counts against a side in one game, oldest first.
fn of_game(state: &State, table: TableId, side: Color) -> impl Iterator<Item = &IncidentEntry> {
    state.incidents.iter().filter(move |i| i.counts() && i.incident.table == Some(table) && i.incident.concerns(side))
}

/// Whether a warning would have a loss proposed, by their number or by the matter's own ladder.
#[must_use]
pub(super) fn loses(state: &State, incident: &Incident, side: Color) -> bool {
    let (Some(table), Some(regulation)) = (incident.table, state.regulation()) else { return false };
    if !incident.concerns(side) {
        return false;
    }
    let by_number = regulation.warnings_to_loss.is_some_and(|needed| next_number(state, table, side) >= needed);
    by_number || due(state, regulation, table, side, &incident.matter) == Some(Rung::Loss)
}

/// The rung the matter's own ladder answers the next breach with; `None` where the regulation has no ladder for it.
#[must_use]
pub fn due(state: &State, regulation: &Regulation, table: TableId, side: Color, matter: &str) -> Option<Rung> {
    let ladder = regulation.matters.iter().find(|m| m.matter == matter && !matter.is_empty())?;
    let before = breaches(state, table, side, matter).count();
    ladder.rungs.get(before).or(ladder.rungs.last()).copied()
}

/// Earlier breaches of one matter by a side in one game, whatever measure answered them.
fn breaches<'a>(state: &'a State, table: TableId, side: Color, matter: &'a str) -> impl Iterator<Item = &'a IncidentEntry> {
    of_game(state, table, side).filter(move |i| i.incident.matter == matter && i.incident.measure != Measure::Note)
}

/// The first entry a proposed loss rests on.
pub(super) fn first(state: &State, incident: &Incident, side: Color) -> Option<EntryNo> {
    let table = incident.table?;
    let warned = state.warnings(table, side).next().map(|i| i.entry);
    warned.or_else(|| breaches(state, table, side, &incident.matter).next().map(|i| i.entry))
}

/// How much of one kind there is: in the game, in the round, in the tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub game: usize,
    pub round: usize,
    pub tournament: usize,
}

/// What a person already has (17.2 counts by games; the rest is for the judge's eye).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub remarks: Counts,
    pub warnings: Counts,
    pub protests: Counts,
}

/// What these people have, seen from a game and a round.
#[must_use]
pub fn standing(state: &State, people: &[super::PlayerId], game: Option<TableId>, round: Option<RoundNo>) -> Standing {
    let mut standing = Standing::default();
    let add = |counts: &mut Counts, table: Option<TableId>| {
        counts.tournament += 1;
        counts.round += usize::from(table.is_some() && table.map(|t| t.round) == round);
        counts.game += usize::from(table.is_some() && table == game);
    };
    for entry in state.incidents.iter().filter(|i| i.counts()) {
        let counts = match entry.incident.measure {
            Measure::Remark => &mut standing.remarks,
            Measure::Warning => &mut standing.warnings,
            _ => continue,
        };
        if speaks_of(state, people, entry.incident.table, &entry.incident.who) {
            add(counts, entry.incident.table);
        }
    }
    for protest in &state.protests {
        if speaks_of(state, people, Some(protest.protest.table), &Who::Side(protest.protest.by)) {
            add(&mut standing.protests, Some(protest.protest.table));
        }
    }
    standing
}

/// Whether an entry speaks of one of these players.
fn speaks_of(state: &State, people: &[super::PlayerId], table: Option<TableId>, who: &Who) -> bool {
    let sits =
        |side: Color| table.and_then(|t| state.table(t)).is_some_and(|t| t.players[side].iter().any(|id| people.contains(id)));
    match who {
        Who::Side(side) => sits(*side),
        Who::BothSides => sits(Color::Black) || sits(Color::White),
        Who::Player(id) => people.contains(id),
        _ => false,
    }
}
