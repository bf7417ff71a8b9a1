//! What a pairing program changes in rounds that stand already.

use super::State;
use crate::clock::Stamp;
use crate::referee::{Pairing, Player, PlayerId, RoundNo, Table, TableId, TableNo};

impl State {
    pub(super) fn enter_players(&mut self, players: &[Player]) {
        let Some(foundation) = &mut self.foundation else { return };
        for player in players {
            match foundation.players.iter_mut().find(|known| known.id == player.id) {
                Some(known) => known.clone_from(player),
                None => foundation.players.push(player.clone()),
            }
        }
    }

    pub(super) fn change_pairings(
        &mut self,
        number: RoundNo,
        removed: &[TableNo],
        set: &[Pairing],
        byes: &[PlayerId],
        at: Stamp,
    ) {
        let Some(foundation) = &self.foundation else { return };
        let Some(round) = self.rounds.get_mut(&number) else { return };
        let mut lifted: Vec<Table> =
            removed.iter().chain(set.iter().map(|p| &p.table)).filter_map(|table| round.tables.remove(table)).collect();
        let goes_on = round.started.is_some() && round.stopped.is_none();
        for pairing in set {
            let id = TableId::new(number, pairing.table);
            // The same two players keep their clock and everything else, whatever the table.
            let table = if let Some(place) = lifted.iter().position(|table| table.has_pair_of(pairing)) {
                let mut table = lifted.swap_remove(place);
                table.id = id;
                table.players.clone_from(&pairing.players);
                table.handicap = pairing.handicap;
                table.komi = pairing.komi;
                table
            } else {
                let mut table = Table::new(id, pairing, &foundation.regulation);
                if goes_on {
                    table.start(foundation.regulation.first_clock(pairing.handicap), at.mono);
                }
                table
            };
            round.tables.insert(pairing.table, table);
        }
        round.byes = byes.to_vec();
    }
}

impl Table {
    /// Whether the same players sit at it, on whichever side.
    #[must_use]
    pub fn has_pair_of(&self, pairing: &Pairing) -> bool {
        let (own, other) = (&self.players, &pairing.players);
        own == other || (own.black == other.white && own.white == other.black)
    }
}
