use crate::clock::ByoYomi;
use crate::formats::pairings::{
    Imported, ImportedBye, ImportedByoYomi, ImportedGame, ImportedPlayer, ImportedResult, ImportedTime, Outcome as Known, Source,
    date, rank_text,
};
use crate::referee::{
    Foundation, GameResult, How, Origin, Outcome, Player, PlayerId, Rank, Regulation, Role, RoundNo, State, Table,
};
use crate::rules::{Color, Komi};
use std::collections::{BTreeSet, HashMap};

/// The tournament as it stands here, in the neutral form all formats are written from: what the pairing file said, and over it
/// what the station knows better. `None` before the founding.
#[must_use]
pub fn gather(state: &State) -> Option<Imported> {
    let foundation = state.foundation.as_ref()?;
    let nothing = Origin::default();
    let origin = state.origin.as_ref().unwrap_or(&nothing);
    let tournament = &foundation.tournament;
    let mut out = Imported::new(if state.origin.is_some() { origin.source.clone() } else { Source::Table });
    out.name.clone_from(&tournament.name);
    out.short_name.clone_from(&tournament.short_name);
    out.location.clone_from(&tournament.place);
    out.director.clone_from(&origin.director);
    if out.director.is_empty() {
        let chief = foundation.officials.iter().find(|official| official.role == Role::ChiefJudge);
        out.director = chief.map(|official| official.name.clone()).unwrap_or_default();
    }
    out.country.clone_from(&origin.country);
    out.schedule.clone_from(&origin.schedule);
    out.begin = date(&tournament.first_day);
    out.end = date(&tournament.last_day);
    out.size = tournament.size.width();
    out.komi = Some(foundation.regulation.komi.in_quarters());
    out.control = control(&foundation.regulation);
    out.rounds = tournament.rounds;
    out.teams.clone_from(&origin.teams);
    out.players = players(foundation, origin);
    let keys: HashMap<PlayerId, &str> = foundation.players.iter().map(|p| (p.id, p.key.as_str())).collect();
    games(state, origin, &keys, &mut out);
    Some(out)
}

/// The control as a pairing file has it: one for all, and of Canadian periods the first.
fn control(regulation: &Regulation) -> Option<ImportedTime> {
    let control = &regulation.control;
    let after = match &control.byoyomi {
        ByoYomi::Absolute => ImportedByoYomi::Absolute,
        ByoYomi::Japanese { period, periods } => ImportedByoYomi::Japanese { period: *period, periods: Some(*periods) },
        ByoYomi::Canadian { intervals, .. } => {
            let first = intervals.first()?;
            ImportedByoYomi::Canadian { stones: first.stones, interval: first.time }
        }
        ByoYomi::Fischer { increment } => ImportedByoYomi::Fischer { increment: *increment },
    };
    Some(ImportedTime { main: control.main, after })
}

/// What the station may have corrected wins over what the file said.
fn players(foundation: &Foundation, origin: &Origin) -> Vec<ImportedPlayer> {
    let known: HashMap<&str, &ImportedPlayer> = origin.players.iter().map(|p| (p.key.as_str(), p)).collect();
    let one = |player: &Player| {
        let mut out = known.get(player.key.as_str()).map_or_else(
            || ImportedPlayer { key: player.key.clone(), registered: true, ..ImportedPlayer::default() },
            |known| (*known).clone(),
        );
        out.surname.clone_from(&player.surname);
        out.given.clone_from(&player.given);
        out.patronymic.clone_from(&player.patronymic);
        out.club.clone_from(&player.club);
        out.country.clone_from(&player.country);
        if out.rank.unwrap_or_default() != player.rank {
            out.rank = (player.rank != Rank::Unknown).then_some(player.rank);
            out.rank_text = rank_text(player.rank);
        }
        out
    };
    foundation.players.iter().map(one).collect()
}

fn games(state: &State, origin: &Origin, keys: &HashMap<PlayerId, &str>, out: &mut Imported) {
    let mut there: HashMap<(u16, [&str; 2]), usize> = HashMap::new();
    for (index, game) in origin.games.iter().enumerate() {
        there.entry((game.round, pair(&game.black, &game.white))).or_insert(index);
    }
    let mut used = BTreeSet::new();
    let usual = state.regulation().map_or(Komi::default(), |regulation| regulation.komi);
    for round in state.rounds.values() {
        for table in round.tables.values() {
            let key = |ids: &[PlayerId]| ids.first().and_then(|id| keys.get(id).copied());
            let (Some(black), Some(white)) = (key(&table.players.black), key(&table.players.white)) else { continue };
            let known = there.get(&(round.number.0, pair(black, white))).copied();
            used.extend(known);
            let known = known.and_then(|index| origin.games.get(index));
            out.games.push(game(table, known, black, white, usual));
        }
        let byes = round.byes.iter().filter_map(|id| keys.get(id));
        out.byes.extend(byes.map(|key| ImportedBye { round: round.number.0, player: (*key).to_owned() }));
    }
    // What has no table here goes back as it came: rounds not taken, and games that could not be seated because a player of theirs
    // sits elsewhere. Games taken out since stay out.
    let mut times: HashMap<(u16, &str), u32> = HashMap::new();
    for game in &origin.games {
        for key in [&game.black, &game.white] {
            *times.entry((game.round, key)).or_insert(0) += 1;
        }
    }
    let doubled = |game: &ImportedGame| [&game.black, &game.white].iter().any(|key| times.get(&(game.round, *key)) > Some(&1));
    let rest = origin
        .games
        .iter()
        .enumerate()
        .filter(|(index, game)| !used.contains(index) && (!state.rounds.contains_key(&RoundNo(game.round)) || doubled(game)));
    out.games.extend(rest.map(|(_, game)| game.clone()));
    let later = origin.byes.iter().filter(|bye| !state.rounds.contains_key(&RoundNo(bye.round)));
    out.byes.extend(later.cloned());
    out.games.sort_by_key(|game| (game.round, game.table.unwrap_or(u16::MAX)));
}

/// Two keys, whichever side they are on.
fn pair<'a>(one: &'a str, other: &'a str) -> [&'a str; 2] {
    if one <= other { [one, other] } else { [other, one] }
}

fn game(table: &Table, known: Option<&ImportedGame>, black: &str, white: &str, usual: Komi) -> ImportedGame {
    let mut out = known.cloned().unwrap_or_else(|| ImportedGame { color_known: true, ..ImportedGame::default() });
    // The file's result is about its own sides.
    let there = if out.black == white && !out.black.is_empty() { swapped(out.result) } else { out.result };
    out.round = table.id.round.0;
    out.table = Some(table.id.table.0);
    black.clone_into(&mut out.black);
    white.clone_into(&mut out.white);
    out.handicap = table.handicap;
    if out.komi.is_some() || table.komi != usual {
        out.komi = Some(table.komi.in_quarters());
    }
    out.result = match table.result {
        // The words of the file say more (both win, called off): they stay as long as the station means the same.
        Some(result) if taken(there).is_some_and(|outcome| same(outcome, result.outcome)) => there,
        Some(result) => given(table, &result),
        None => ImportedResult::default(),
    };
    out
}

fn swapped(result: ImportedResult) -> ImportedResult {
    ImportedResult { outcome: result.outcome.swapped(), ..result }
}

/// A result of a pairing file as the station records it; `None` while there is none.
pub(in crate::formats) fn taken(result: ImportedResult) -> Option<Outcome> {
    let how = if result.by_default { How::Absence } else { How::Points(None) };
    Some(match result.outcome {
        Known::Unknown => return None,
        Known::BlackWins => Outcome::win(Color::Black, how),
        Known::WhiteWins => Outcome::win(Color::White, how),
        Known::Draw => Outcome::Draw,
        Known::BothLose => Outcome::BothLose,
        Known::BothWin | Known::Cancelled => Outcome::NoResult,
    })
}

/// Whether two outcomes are one for a pairing program: who won, and whether it was played.
pub(in crate::formats) fn same(one: Outcome, other: Outcome) -> bool {
    let absent = |outcome| matches!(outcome, Outcome::Win { how: How::Absence, .. });
    match (one, other) {
        (Outcome::Win { winner: a, .. }, Outcome::Win { winner: b, .. }) => a == b && absent(one) == absent(other),
        (one, other) => one == other,
    }
}

fn given(table: &Table, result: &GameResult) -> ImportedResult {
    let (outcome, by_default) = match result.outcome {
        Outcome::Win { winner: Color::Black, how } => (Known::BlackWins, how == How::Absence),
        Outcome::Win { winner: Color::White, how } => (Known::WhiteWins, how == How::Absence),
        Outcome::Draw => (Known::Draw, false),
        // Nobody came: a game without play for both.
        Outcome::BothLose => (Known::BothLose, table.absent.black && table.absent.white),
        Outcome::NoResult => (Known::Cancelled, false),
    };
    ImportedResult { outcome, by_default }
}
