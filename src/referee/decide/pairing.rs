use super::Events;
use super::guards::founded;
use crate::referee::{Event, Pairing, PlayerId, Refusal, RoundNo, State, TableId};
use std::collections::BTreeSet;

pub(super) fn pair_round(state: &State, round: RoundNo, pairings: Vec<Pairing>, byes: Vec<PlayerId>) -> Events {
    founded(state)?;
    if state.rounds.contains_key(&round) {
        return Err(Refusal::RoundExists(round));
    }
    let (mut tables, mut players) = (BTreeSet::new(), BTreeSet::new());
    for pairing in &pairings {
        if !tables.insert(pairing.table) {
            return Err(Refusal::TableTwice(TableId::new(round, pairing.table)));
        }
        for player in pairing.players.black.iter().chain(&pairing.players.white) {
            if state.player(*player).is_none() {
                return Err(Refusal::NoPlayer(*player));
            }
            if !players.insert(*player) {
                return Err(Refusal::PlayerTwice(*player));
            }
        }
    }
    Ok(vec![Event::RoundPaired { round, pairings, byes }])
}
