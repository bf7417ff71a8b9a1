//! From a pairing program's file to a tournament of ours: what the file lacks is asked for, nothing is dropped silently.

use super::export::taken;
use super::pairings::{Imported, ImportedBye, ImportedByoYomi, ImportedGame, ImportedPlayer, Outcome as Known};
use crate::clock::{ByoYomi, Interval, TimeControl};
use crate::referee::{
    Event, Foundation, GameResult, Official, Origin, Pairing, Player, PlayerId, Rank, Regulation, Role, RoundNo, TableNo,
    Tournament,
};
use crate::rules::{Komi, Sides, Size};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What the file does not say and the referee completes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// What the file does not settle: lateness, warnings, rules... The file's own time and komi win over it.
    pub regulation: Regulation,
    /// Japanese byo-yomi periods in all; OpenGotha's files have no such number.
    pub periods: u16,
    /// The last round to take in, the one to referee; later ones are left to a later import. One that is finished in the file is
    /// refereed anew, without its results. `None` takes everything as it is.
    pub round: Option<RoundNo>,
    pub chief_judge: String,
    pub file_name: String,
}

/// A tournament ready to be recorded.
#[derive(Clone, Debug)]
pub struct Founding {
    pub foundation: Foundation,
    pub origin: Origin,
    pub rounds: Vec<PairedRound>,
    /// Games that could not be taken, each with its reason.
    pub left_out: Vec<LeftOut>,
}

#[derive(Clone, Debug)]
pub struct PairedRound {
    pub round: RoundNo,
    pub pairings: Vec<Pairing>,
    pub byes: Vec<PlayerId>,
    pub results: Vec<(TableNo, GameResult)>,
}

/// A game of the file that has no table here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    pub round: u16,
    pub black: String,
    pub white: String,
    pub why: WhyLeftOut,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyLeftOut {
    /// A player of it sits at another table of the round.
    PlayerTwice,
    UnknownPlayer,
}

/// Whether the file names a Japanese byo-yomi without its number of periods.
#[must_use]
pub fn asks_periods(imported: &Imported) -> bool {
    imported.control.as_ref().is_some_and(|c| matches!(c.after, ImportedByoYomi::Japanese { periods: None, .. }))
}

/// The round a referee most likely means: the first one with a game that has no result, else the first.
#[must_use]
pub fn likely_round(imported: &Imported) -> RoundNo {
    let open = imported.games.iter().filter(|g| g.result.outcome == Known::Unknown).map(|g| g.round).min();
    RoundNo(open.or_else(|| imported.games.iter().map(|g| g.round).min()).unwrap_or(1))
}

/// Makes the tournament.
#[must_use]
pub fn found(imported: &Imported, completion: &Completion) -> Founding {
    let mut regulation = completion.regulation.clone();
    if let Some(control) = &imported.control {
        regulation.control = TimeControl {
            main: control.main,
            byoyomi: match control.after {
                ImportedByoYomi::Absolute => ByoYomi::Absolute,
                ImportedByoYomi::Japanese { period, periods } => {
                    ByoYomi::Japanese { period, periods: periods.unwrap_or(completion.periods).max(1) }
                }
                ImportedByoYomi::Canadian { stones, interval } => {
                    ByoYomi::Canadian { intervals: vec![Interval { stones: stones.max(1), time: interval }], limit: None }
                }
                ImportedByoYomi::Fischer { increment } => ByoYomi::Fischer { increment },
            },
        };
    }
    if let Some(komi) = imported.komi {
        regulation.komi = Komi::quarters(komi);
    }
    let players: Vec<Player> = imported.players.iter().zip(1u32..).map(|(p, number)| player(p, PlayerId(number))).collect();
    let ids: HashMap<&str, PlayerId> = players.iter().map(|p| (p.key.as_str(), p.id)).collect();

    let mut left_out = Vec::new();
    let mut by_round = by_round(imported);
    let last = completion.round.map_or_else(|| imported.last_round().max(1), |round| round.0);
    by_round.retain(|round, _| *round <= last);
    by_round.entry(last).or_default();
    let rounds = by_round
        .into_iter()
        .map(|(number, listed)| {
            let mut round = pair(number, &listed, &ids, regulation.komi, &mut left_out);
            // A round still under way may be corrected; what lies before it is closed.
            for (_, result) in round.results.iter_mut().filter(|_| number == last) {
                result.fixed = false;
            }
            if completion.round == Some(round.round) && round.results.len() == round.pairings.len() {
                round.results.clear();
            }
            round
        })
        .collect();

    let date = |d: &Option<super::pairings::Date>| d.as_ref().map(ToString::to_string).unwrap_or_default();
    let name = if imported.name.is_empty() { completion.file_name.clone() } else { imported.name.clone() };
    let mut officials = Vec::new();
    if !completion.chief_judge.trim().is_empty() {
        officials.push(Official { name: completion.chief_judge.trim().to_owned(), role: Role::ChiefJudge });
    }
    let tournament = Tournament {
        name,
        short_name: imported.short_name.clone(),
        place: imported.location.clone(),
        first_day: date(&imported.begin),
        last_day: date(&imported.end),
        rounds: imported.rounds,
        size: Size::square(imported.size).unwrap_or(Size::STANDARD),
        source: Some(completion.file_name.clone()),
    };
    let foundation = Foundation { tournament, players, officials, regulation };
    Founding { foundation, origin: imported.origin(), rounds, left_out }
}

/// What the file has of a round.
#[derive(Debug, Default)]
pub(super) struct Listed<'a> {
    games: Vec<&'a ImportedGame>,
    byes: Vec<&'a ImportedBye>,
}

/// Every round the file has anything of.
pub(super) fn by_round(imported: &Imported) -> BTreeMap<u16, Listed<'_>> {
    let mut rounds: BTreeMap<u16, Listed<'_>> = BTreeMap::new();
    for game in &imported.games {
        rounds.entry(game.round).or_default().games.push(game);
    }
    for bye in &imported.byes {
        rounds.entry(bye.round).or_default().byes.push(bye);
    }
    rounds
}

/// A player of the file under our number.
pub(super) fn player(imported: &ImportedPlayer, id: PlayerId) -> Player {
    Player {
        id,
        surname: imported.surname.clone(),
        given: imported.given.clone(),
        patronymic: imported.patronymic.clone(),
        rank: imported.rank.unwrap_or(Rank::Unknown),
        club: imported.club.clone(),
        country: imported.country.clone(),
        key: imported.key.clone(),
    }
}

/// A round as the file has it, in our numbers.
pub(super) fn pair(
    number: u16,
    listed: &Listed<'_>,
    ids: &HashMap<&str, PlayerId>,
    komi: Komi,
    left_out: &mut Vec<LeftOut>,
) -> PairedRound {
    let byes = listed.byes.iter().filter_map(|b| ids.get(b.player.as_str()).copied());
    let mut round = PairedRound { round: RoundNo(number), pairings: Vec::new(), byes: byes.collect(), results: Vec::new() };
    seat(&listed.games, ids, komi, &mut round, left_out);
    round
}

/// Gives every game a table: its own where it has one nobody else has, the next free one otherwise.
fn seat(
    games: &[&ImportedGame],
    ids: &HashMap<&str, PlayerId>,
    komi: Komi,
    round: &mut PairedRound,
    left_out: &mut Vec<LeftOut>,
) {
    let (mut taken, mut seated) = (BTreeSet::new(), BTreeSet::new());
    let mut waiting = Vec::new();
    let named = games.iter().filter(|g| g.table.is_some_and(|t| t > 0));
    let unnamed = games.iter().filter(|g| g.table.is_none_or(|t| t == 0));
    for game in named.chain(unnamed) {
        let leave = |why| LeftOut { round: game.round, black: game.black.clone(), white: game.white.clone(), why };
        let (Some(black), Some(white)) = (ids.get(game.black.as_str()), ids.get(game.white.as_str())) else {
            left_out.push(leave(WhyLeftOut::UnknownPlayer));
            continue;
        };
        if black == white || seated.contains(black) || seated.contains(white) {
            left_out.push(leave(WhyLeftOut::PlayerTwice));
            continue;
        }
        seated.extend([*black, *white]);
        match game.table {
            Some(table) if table > 0 && taken.insert(table) => place(game, table, *black, *white, komi, round),
            _ => waiting.push((*game, *black, *white)),
        }
    }
    let mut next = 1;
    for (game, black, white) in waiting {
        while taken.contains(&next) {
            next += 1;
        }
        taken.insert(next);
        place(game, next, black, white, komi, round);
    }
    round.pairings.sort_by_key(|p| p.table);
}

fn place(game: &ImportedGame, table: u16, black: PlayerId, white: PlayerId, komi: Komi, round: &mut PairedRound) {
    // A handicap game carries half a point unless the organisers say otherwise (the usual setting of pairing programs).
    let usual = if game.handicap > 0 { Komi::quarters(2) } else { komi };
    let komi = game.komi.map_or(usual, Komi::quarters);
    round.pairings.push(Pairing {
        table: TableNo(table),
        players: Sides::new(vec![black], vec![white]),
        handicap: game.handicap,
        komi,
    });
    let Some(outcome) = taken(game.result) else { return };
    round.results.push((TableNo(table), GameResult { outcome, under_protest: false, fixed: true }));
}

impl Founding {
    /// The events that record it. The seating holds what pairing a round by hand is checked for: no table and no player twice.
    #[must_use]
    pub fn into_events(self) -> Vec<Event> {
        let mut events = vec![Event::Founded(Box::new(self.foundation)), Event::OriginRead(Box::new(self.origin))];
        for round in self.rounds {
            events.push(Event::RoundPaired { round: round.round, pairings: round.pairings, byes: round.byes });
            if !round.results.is_empty() {
                events.push(Event::RoundTaken { round: round.round, results: round.results });
            }
        }
        events
    }
}
