use super::{FindingKind, Imported, Place};
use std::collections::HashSet;

impl Imported {
    /// Looks for what no single entry shows: tables and players twice in a round, rounds nobody announced.
    pub(in crate::formats) fn check(&mut self) {
        let mut findings = Vec::new();
        let mut tables = HashSet::new();
        let mut seated = HashSet::new();
        for game in &self.games {
            let place = || Place::game(Some(game.round), game.table, &game.black, &game.white);
            match game.table {
                Some(table) if !tables.insert((game.round, table)) => findings.push((FindingKind::TableTwice, place())),
                Some(_) => {}
                None => findings.push((FindingKind::TableMissing, place())),
            }
            if game.round > self.rounds {
                findings.push((FindingKind::RoundBeyond, place()));
            }
            for player in [&game.black, &game.white] {
                if !seated.insert((game.round, player.as_str())) {
                    let place = Place { table: game.table, ..Place::who(player).in_round(Some(game.round)) };
                    findings.push((FindingKind::TwiceInRound, place));
                }
            }
        }
        for bye in &self.byes {
            if !seated.insert((bye.round, bye.player.as_str())) {
                findings.push((FindingKind::TwiceInRound, Place::who(&bye.player).in_round(Some(bye.round))));
            }
        }
        for (kind, place) in findings {
            self.found(kind, place);
        }
    }
}
