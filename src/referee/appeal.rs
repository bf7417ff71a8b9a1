//! Protests on their way up: the committee, who sits in it, what an appeal needs (Code 5.6, 14.5-14.7, 14.9).

use super::{Consequence, EntryNo, Level, Player, Protest, ProtestDecision, State};
use crate::clock::Stamp;
use crate::rules::Color;
use serde::{Deserialize, Serialize};

/// Members the committee needs to decide (14.6).
pub const QUORUM: usize = 3;
/// Reserves elected with it (5.6).
pub const RESERVES: usize = 2;

/// The appeals committee as elected, in that order (5.6).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Committee {
    pub members: Vec<String>,
    pub reserves: Vec<String>,
}

/// Who decides one protest once conflicts of interest are set aside (14.6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sitting {
    pub sits: Vec<String>,
    /// Who stepped back, and the reserve in his place.
    pub replaced: Vec<(String, Option<String>)>,
}

impl Sitting {
    /// Below three the organisers decide together with those who remain (14.6).
    #[must_use]
    pub fn is_quorate(&self) -> bool {
        self.sits.len() >= QUORUM
    }
}

impl Committee {
    /// The sitting without those who have an interest; reserves step in in the order they were elected.
    #[must_use]
    pub fn sitting(&self, conflicted: &[String]) -> Sitting {
        let free = |name: &&String| !conflicted.contains(name);
        let mut reserves = self.reserves.iter().filter(free);
        let mut sitting = Sitting::default();
        for member in &self.members {
            if free(&member) {
                sitting.sits.push(member.clone());
                continue;
            }
            let reserve = reserves.next().cloned();
            sitting.sits.extend(reserve.clone());
            sitting.replaced.push((member.clone(), reserve));
        }
        sitting
    }
}

/// Why a member may be interested in a decision: shown to the chief judge, who decides whether it is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Interest {
    /// He plays that game.
    Party(Color),
    /// He is of a party's club.
    Club(Color),
}

/// Interests of a member that the file knows of.
#[must_use]
pub fn interest(state: &State, protest: &Protest, member: &str) -> Option<Interest> {
    let table = state.table(protest.table)?;
    let players = &state.foundation.as_ref()?.players;
    let parties = |side: Color| table.players[side].iter().filter_map(|id| state.player(*id));
    let named = |player: &&Player| player.full_name() == member;
    if let Some(side) = Color::BOTH.into_iter().find(|side| parties(*side).any(|p| named(&p))) {
        return Some(Interest::Party(side));
    }
    let club = players.iter().find(named).map(|p| p.club.trim()).filter(|club| !club.is_empty())?;
    Color::BOTH.into_iter().find(|side| parties(*side).any(|p| p.club.trim() == club)).map(Interest::Club)
}

/// A protest carried to a higher level (14.5, 14.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Appeal {
    /// The entry that lodged the protest.
    pub protest: EntryNo,
    pub to: Level,
    /// By whom in person: a captain, a coach, another representative (15.9); empty for the player.
    pub through: String,
    pub grounds: String,
    /// Places or prizes depend on it: results wait for it (14.7).
    pub prizes: bool,
}

/// What a decision changes beside the game itself (14.7).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    /// Nothing but the next round's pairing was at stake: the committee's word is final.
    pub pairing_only: bool,
    /// What changes in the pairing; empty for nothing.
    pub pairing: String,
    /// Places or prizes depend on it.
    pub prizes: bool,
    /// What remains for the presidium after the tournament; empty for nothing.
    pub presidium: String,
}

/// A decision with the entry that holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    pub entry: EntryNo,
    pub at: Stamp,
    pub by: String,
    pub decision: ProtestDecision,
    /// The game had ended by then: nobody had to go on under protest (14.9).
    pub game_over: bool,
}

/// A protest with everything that became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProtestEntry {
    pub entry: EntryNo,
    pub at: Stamp,
    pub by: String,
    pub protest: Protest,
    /// Lowest level first.
    pub decisions: Vec<Decided>,
    pub appeals: Vec<(Stamp, Appeal)>,
}

impl ProtestEntry {
    /// The level it waits at, or was last decided at.
    #[must_use]
    pub fn level(&self) -> Level {
        let appealed = self.appeals.iter().map(|(_, a)| a.to).max();
        appealed.map_or(self.protest.level, |to| to.max(self.protest.level))
    }

    /// The level it stands at has not decided it yet.
    #[must_use]
    pub fn is_pending(&self) -> bool {
        self.decisions.last().is_none_or(|d| self.appeals.last().is_some_and(|(_, a)| a.to > d.decision.level))
    }

    /// The game was declared to go on under protest (14.9).
    #[must_use]
    pub fn under_protest(&self) -> bool {
        self.decisions.iter().any(|d| d.decision.under_protest)
    }

    /// Places or prizes depend on it (14.7).
    #[must_use]
    pub fn touches_prizes(&self) -> bool {
        self.appeals.iter().any(|(_, a)| a.prizes) || self.decisions.iter().any(|d| d.decision.effect.prizes)
    }

    /// Results cannot be announced before it is settled (14.7).
    #[must_use]
    pub fn holds_results(&self) -> bool {
        let last = self.decisions.last().map(|d| &d.decision);
        let left = last.is_some_and(|d| d.level < Level::Presidium && !d.effect.presidium.trim().is_empty());
        self.touches_prizes() && (self.is_pending() || left)
    }
}

impl State {
    /// The protest that keeps the results of the tournament back (14.7).
    #[must_use]
    pub fn results_held_by(&self) -> Option<EntryNo> {
        self.protests.iter().find(|p| p.holds_results()).map(|p| p.entry)
    }

    /// A side of this table went on under protest: its result slip says so (14.9).
    #[must_use]
    pub fn goes_on_under_protest(&self, table: super::TableId) -> bool {
        self.protests.iter().any(|p| p.protest.table == table && p.under_protest())
    }
}

/// A ruling with the entry that holds it, and whether it was overturned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingEntry {
    pub entry: EntryNo,
    pub at: Stamp,
    pub by: String,
    pub table: super::TableId,
    pub matter: super::Matter,
    pub proposed: Consequence,
    pub consequence: Consequence,
    /// Why, where it was given.
    pub reason: String,
    pub overturned: Option<EntryNo>,
}
