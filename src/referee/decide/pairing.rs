use super::Events;
use super::guards::{founded, not_adjourned, playing, round_of};
use crate::referee::{Event, GameResult, Outcome, Pairing, PlayerId, Refusal, RoundNo, State, TableId, TableNo};
use crate::rules::Sides;
use std::collections::BTreeSet;

pub(super) fn pair_round(state: &State, round: RoundNo, pairings: Vec<Pairing>, byes: Vec<PlayerId>) -> Events {
    founded(state)?;
    if state.rounds.contains_key(&round) {
        return Err(Refusal::RoundExists(round));
    }
    seated_once(state, round, pairings.iter().map(|p| (p.table, &p.players)))?;
    Ok(vec![Event::RoundPaired { round, pairings, byes }])
}

/// No table and no player twice, and every player known.
fn seated_once<'a>(
    state: &State,
    round: RoundNo,
    seats: impl Iterator<Item = (TableNo, &'a Sides<Vec<PlayerId>>)>,
) -> Result<(), Refusal> {
    let (mut tables, mut seated) = (BTreeSet::new(), BTreeSet::new());
    for (table, players) in seats {
        if !tables.insert(table) {
            return Err(Refusal::TableTwice(TableId::new(round, table)));
        }
        for player in players.black.iter().chain(&players.white) {
            if state.player(*player).is_none() {
                return Err(Refusal::NoPlayer(*player));
            }
            if !seated.insert(*player) {
                return Err(Refusal::PlayerTwice(*player));
            }
        }
    }
    Ok(())
}

pub(super) fn change_pairings(
    state: &State,
    number: RoundNo,
    removed: Vec<TableNo>,
    set: Vec<Pairing>,
    byes: Vec<PlayerId>,
) -> Events {
    let round = round_of(state, number)?;
    let new = |table: &TableNo| !round.tables.contains_key(table);
    let changed: BTreeSet<TableNo> = removed.iter().copied().chain(set.iter().map(|p| p.table)).collect();
    // A table that is not there may be set, but not taken out.
    for table in changed.iter().filter(|table| removed.contains(table) || !new(table)) {
        not_adjourned(playing(state, TableId::new(number, *table))?)?;
    }
    let kept = round.tables.values().filter(|t| !changed.contains(&t.id.table)).map(|t| (t.id.table, &t.players));
    seated_once(state, number, kept.chain(set.iter().map(|p| (p.table, &p.players))))?;
    Ok(vec![Event::PairingsChanged { round: number, removed, set, byes }])
}

pub(super) fn take_results(state: &State, round: RoundNo, results: Vec<(TableNo, Outcome)>) -> Events {
    for (table, _) in &results {
        playing(state, TableId::new(round, *table))?;
    }
    let entered = |(table, outcome)| (table, GameResult { outcome, under_protest: false, fixed: false });
    Ok(vec![Event::RoundTaken { round, results: results.into_iter().map(entered).collect() }])
}
