//! Points, opponents' points and places, for the formats that list them; numbers for those that know players by number.

use super::pairings::{Imported, Outcome};
use crate::referee::Rank;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// A player's line in a table of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// Index in the list of players.
    pub player: usize,
    /// From 1.
    pub place: u32,
    /// In half points: a win or a bye is 2.
    pub points: u32,
    /// Sum of the opponents' points, in half points.
    pub sos: u32,
    /// Sum of the points of the opponents won against; a draw counts half of them.
    pub sodos: u32,
}

/// Everybody's standing, best first: points, then opponents' points, then rating.
pub(super) fn standings(tournament: &Imported) -> Vec<Standing> {
    let index: HashMap<&str, usize> = tournament.players.iter().enumerate().map(|(i, p)| (p.key.as_str(), i)).collect();
    let mut points = vec![0_u32; tournament.players.len()];
    let games: Vec<_> = tournament
        .games
        .iter()
        .filter_map(|game| {
            Some((*index.get(game.black.as_str())?, *index.get(game.white.as_str())?, halves(game.result.outcome)))
        })
        .collect();
    let mut add = |player: usize, half: u32| {
        if let Some(sum) = points.get_mut(player) {
            *sum = sum.saturating_add(half);
        }
    };
    for (black, white, (for_black, for_white)) in &games {
        add(*black, *for_black);
        add(*white, *for_white);
    }
    for bye in &tournament.byes {
        if let Some(player) = index.get(bye.player.as_str()) {
            add(*player, 2);
        }
    }
    let of = |player: usize| points.get(player).copied().unwrap_or(0);
    let mut sums = vec![(0_u32, 0_u32); tournament.players.len()];
    for (black, white, (for_black, for_white)) in &games {
        for (own, other, half) in [(*black, *white, *for_black), (*white, *black, *for_white)] {
            if let Some((sos, sodos)) = sums.get_mut(own) {
                *sos = sos.saturating_add(of(other));
                *sodos = sodos.saturating_add(of(other) * half / 2);
            }
        }
    }
    let mut order: Vec<usize> = (0..tournament.players.len()).collect();
    let rating =
        |player: usize| tournament.players.get(player).map_or(i32::MIN, |p| p.rating.unwrap_or_else(|| rating_of(p.rank)));
    let sum = |player: usize| sums.get(player).copied().unwrap_or_default();
    order.sort_by_key(|player| (Reverse(of(*player)), Reverse(sum(*player)), Reverse(rating(*player))));
    let line = |(player, place)| {
        let (sos, sodos) = sum(player);
        Standing { player, place, points: of(player), sos, sodos }
    };
    order.into_iter().zip(1..).map(line).collect()
}

/// Half points of Black and White.
const fn halves(outcome: Outcome) -> (u32, u32) {
    match outcome {
        Outcome::BlackWins => (2, 0),
        Outcome::WhiteWins => (0, 2),
        Outcome::Draw => (1, 1),
        Outcome::BothWin => (2, 2),
        Outcome::BothLose | Outcome::Unknown | Outcome::Cancelled => (0, 0),
    }
}

/// The rating in the middle of a rank on the European scale: first dan is 2100.
pub(super) fn rating_of(rank: Option<Rank>) -> i32 {
    match rank {
        Some(Rank::Kyu(number)) => 2100 - 100 * i32::from(number.min(30)),
        Some(Rank::Dan(number)) => 2000 + 100 * i32::from(number.min(9)),
        // Professional ranks lie close together, above the seventh dan.
        Some(Rank::Pro(number)) => 2670 + 30 * i32::from(number.min(9)),
        Some(Rank::Unknown) | None => -900,
    }
}

/// Whole numbers from 1 for all: a text that is such a number keeps it, where nobody before has it.
pub(super) fn whole_numbers<'a>(texts: impl Iterator<Item = &'a str> + Clone) -> Vec<u32> {
    let mut taken = HashSet::new();
    let own: Vec<Option<u32>> = texts
        .map(|text| {
            text.parse::<u32>().ok().filter(|number| (1..=i32::MAX.unsigned_abs()).contains(number) && taken.insert(*number))
        })
        .collect();
    let mut free = (1..).filter(|number| !taken.contains(number));
    own.into_iter().map(|number| number.or_else(|| free.next()).unwrap_or_default()).collect()
}
