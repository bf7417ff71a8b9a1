//! The pairing file read once more: what it has changed since, table by table, and the commands that take it over.
//!
//! Pure, and nothing is ever lost: finished and adjourned games stay as they are, and a change that would need them is shown but
//! not carried out.

mod people;
mod rounds;

use super::pairings::Imported;
use crate::referee::{Command, Outcome, Player, PlayerId, RoundNo, State, Table, TableId, TableNo};

/// Everything that differs, and what would be done about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    pub changes: Vec<Change>,
    /// In the order they have to be carried out; empty when the file says nothing new.
    pub commands: Vec<Command>,
}

/// One difference between the file and the station.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub what: What,
    /// How far the game is that it concerns.
    pub standing: Option<Standing>,
    /// Whether the commands take it over; otherwise it is for the referee to see.
    pub applies: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    PlayerNew {
        name: String,
    },
    /// Name, rank, club or country.
    PlayerChanged {
        name: String,
        now: String,
    },
    /// Not in the file any more; stays here.
    PlayerGone {
        name: String,
    },
    RoundNew {
        round: RoundNo,
        tables: usize,
    },
    /// The file has no games of it any more; stays here.
    RoundGone {
        round: RoundNo,
    },
    TableNew {
        table: TableId,
        pair: String,
    },
    TableGone {
        table: TableId,
        pair: String,
    },
    /// Other players at the table.
    PairChanged {
        table: TableId,
        was: String,
        now: String,
    },
    ColoursChanged {
        table: TableId,
        now: String,
    },
    HandicapChanged {
        table: TableId,
        was: u8,
        now: u8,
    },
    /// The same two players at another table.
    TableMoved {
        table: TableId,
        to: TableNo,
        pair: String,
    },
    ByesChanged {
        round: RoundNo,
        now: String,
    },
    /// Known there, open here.
    ResultNew {
        table: TableId,
        outcome: Outcome,
    },
    /// Known on both sides, and not the same.
    ResultDiffers {
        table: TableId,
        here: Outcome,
        there: Outcome,
    },
}

impl What {
    /// The word for it in `--json` answers.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            What::PlayerNew { .. } => "player_new",
            What::PlayerChanged { .. } => "player_changed",
            What::PlayerGone { .. } => "player_gone",
            What::RoundNew { .. } => "round_new",
            What::RoundGone { .. } => "round_gone",
            What::TableNew { .. } => "table_new",
            What::TableGone { .. } => "table_gone",
            What::PairChanged { .. } => "pair_changed",
            What::ColoursChanged { .. } => "colours_changed",
            What::HandicapChanged { .. } => "handicap_changed",
            What::TableMoved { .. } => "table_moved",
            What::ByesChanged { .. } => "byes_changed",
            What::ResultNew { .. } => "result_new",
            What::ResultDiffers { .. } => "result_differs",
        }
    }

    /// The round and table it is about.
    #[must_use]
    pub const fn place(&self) -> (Option<RoundNo>, Option<TableNo>) {
        match self {
            What::PlayerNew { .. } | What::PlayerChanged { .. } | What::PlayerGone { .. } => (None, None),
            What::RoundNew { round, .. } | What::RoundGone { round } | What::ByesChanged { round, .. } => (Some(*round), None),
            What::TableNew { table, .. }
            | What::TableGone { table, .. }
            | What::PairChanged { table, .. }
            | What::ColoursChanged { table, .. }
            | What::HandicapChanged { table, .. }
            | What::TableMoved { table, .. }
            | What::ResultNew { table, .. }
            | What::ResultDiffers { table, .. } => (Some(table.round), Some(table.table)),
        }
    }
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    NotStarted,
    Running,
    Adjourned,
    Finished,
}

impl Standing {
    #[must_use]
    pub fn of(state: &State, table: &Table) -> Standing {
        if table.is_finished() {
            Standing::Finished
        } else if table.adjournment().is_some() {
            Standing::Adjourned
        } else if state.rounds.get(&table.id.round).is_some_and(|round| round.started.is_some()) {
            Standing::Running
        } else {
            Standing::NotStarted
        }
    }

    /// The word for it in `--json` answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Standing::NotStarted => "not_started",
            Standing::Running => "running",
            Standing::Adjourned => "adjourned",
            Standing::Finished => "finished",
        }
    }

    /// Whether the pairing of such a game may still be changed from outside.
    const fn may_change(self) -> bool {
        matches!(self, Standing::NotStarted | Standing::Running)
    }
}

/// Compares the file with the station. Empty before the founding: then the file is imported, not merged.
#[must_use]
pub fn compare(state: &State, imported: &Imported) -> Plan {
    let mut plan = Plan::default();
    let Some(foundation) = &state.foundation else { return plan };
    let people = people::match_up(foundation, state.origin.as_ref(), imported, &mut plan);
    rounds::compare(state, foundation, imported, &people, &mut plan);
    // What the file says beyond play is kept in any case, for writing it back.
    let origin = imported.origin();
    if state.origin.as_ref() != Some(&origin) {
        plan.commands.insert(0, Command::ReadOrigin(Box::new(origin)));
    }
    plan
}

impl Plan {
    fn note(&mut self, what: What, standing: Option<Standing>, applies: bool) {
        self.changes.push(Change { what, standing, applies });
    }
}

/// The players after the merge, by number.
struct People<'a> {
    by_key: std::collections::HashMap<&'a str, PlayerId>,
    all: std::collections::HashMap<PlayerId, Player>,
}

impl People<'_> {
    fn names(&self, ids: &[PlayerId]) -> String {
        let name = |id: &PlayerId| self.all.get(id).map_or_else(|| format!("#{id}"), Player::full_name);
        ids.iter().map(name).collect::<Vec<_>>().join(" + ")
    }

    /// "Black – White".
    fn pair(&self, players: &crate::rules::Sides<Vec<PlayerId>>) -> String {
        format!("{} – {}", self.names(&players.black), self.names(&players.white))
    }
}
