use crate::clock::Millis;
use crate::formats::export::Written;
use crate::formats::pairings::{
    FindingKind, Imported, ImportedByoYomi, ImportedGame, ImportedPlayer, ImportedResult, Outcome, Place, number_of_quarters,
};
use crate::formats::standing::{rating_of, whole_numbers};
use crate::referee::Rank;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashMap};

/// Its letter for a result.
#[expect(clippy::unnecessary_wraps, reason = "one shape for all programs; others lack some results")]
pub(super) fn letter(result: ImportedResult) -> Option<char> {
    Some(match result.outcome {
        Outcome::Unknown => '?',
        Outcome::BlackWins => 'b',
        Outcome::WhiteWins => 'w',
        Outcome::Draw => '=',
        Outcome::BothWin => '#',
        Outcome::BothLose => '0',
        Outcome::Cancelled => 'X',
    })
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct File<'a> {
    r#type: &'static str,
    name: &'a str,
    short_name: &'a str,
    start_date: String,
    end_date: String,
    #[serde(skip_serializing_if = "str::is_empty")]
    director: &'a str,
    country: &'a str,
    location: &'a str,
    online: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    komi: Option<f64>,
    goban_size: u8,
    time_system: Value,
    rounds: u16,
    pairing: Value,
    players: Vec<Player<'a>>,
    games: Vec<Vec<Game>>,
}

#[derive(Serialize)]
struct Player<'a> {
    id: u32,
    name: &'a str,
    firstname: &'a str,
    rating: i32,
    rank: i8,
    country: &'a str,
    club: &'a str,
    r#final: bool,
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    skip: &'a BTreeSet<u16>,
    #[serde(rename = "mmsCorrection", skip_serializing_if = "Option::is_none")]
    correction: Option<i32>,
    #[serde(skip_serializing_if = "str::is_empty")]
    egf: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    ffg: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    aga: &'a str,
}

#[derive(Serialize)]
struct Game {
    id: u32,
    t: u16,
    w: u32,
    b: u32,
    h: u8,
    r: char,
}

/// A file with everything the program insists on.
pub(in crate::formats) fn write(tournament: &Imported) -> Written {
    let mut out = Written::default();
    let ids = whole_numbers(tournament.players.iter().map(|player| player.key.as_str()));
    let ids: HashMap<&str, u32> = tournament.players.iter().map(|player| player.key.as_str()).zip(ids).collect();
    let day = |out: &mut Written, one: Option<crate::formats::pairings::Date>, other, field| {
        one.or(other).map_or_else(
            || {
                out.found(FindingKind::DayAssumed, Place::field(field, "1970-01-01"));
                "1970-01-01".to_owned()
            },
            |day: crate::formats::pairings::Date| day.to_string(),
        )
    };
    let file = File {
        r#type: "INDIVIDUAL",
        name: &tournament.name,
        short_name: &tournament.short_name,
        start_date: day(&mut out, tournament.begin, tournament.end, "startDate"),
        end_date: day(&mut out, tournament.end, tournament.begin, "endDate"),
        director: &tournament.director,
        country: &tournament.country,
        location: &tournament.location,
        online: false,
        komi: tournament.komi.map(number_of_quarters),
        goban_size: tournament.size,
        time_system: time(tournament),
        rounds: tournament.rounds.max(1),
        // The program fills in the rest with its own defaults.
        pairing: json!({ "type": "MAC_MAHON" }),
        players: tournament.players.iter().filter_map(|player| one_player(player, &ids, &mut out)).collect(),
        games: games(tournament, &ids, &mut out),
    };
    // Text, numbers and lists only: it can always be written.
    let text = serde_json::to_string_pretty(&file).unwrap_or_default();
    out.bytes = (text + "\n").into_bytes();
    out
}

fn time(tournament: &Imported) -> Value {
    let seconds = |time: Millis| time.0 / 1000;
    let Some(control) = tournament.control else { return json!({ "type": "SUDDEN_DEATH", "mainTime": 3600 }) };
    let main = seconds(control.main);
    match control.after {
        ImportedByoYomi::Absolute => json!({ "type": "SUDDEN_DEATH", "mainTime": main }),
        ImportedByoYomi::Japanese { period, periods } => {
            json!({ "type": "JAPANESE", "mainTime": main, "byoyomi": seconds(period), "periods": periods.unwrap_or(1) })
        }
        ImportedByoYomi::Canadian { stones, interval } => {
            json!({ "type": "CANADIAN", "mainTime": main, "byoyomi": seconds(interval), "stones": stones })
        }
        ImportedByoYomi::Fischer { increment } => {
            json!({ "type": "FISCHER", "mainTime": main, "increment": seconds(increment), "maxTime": 0 })
        }
    }
}

fn one_player<'a>(player: &'a ImportedPlayer, ids: &HashMap<&str, u32>, out: &mut Written) -> Option<Player<'a>> {
    let rank = match player.rank {
        Some(Rank::Kyu(number)) => -i8::try_from(number.min(30)).unwrap_or(30),
        Some(Rank::Dan(number)) => i8::try_from(number.min(9)).unwrap_or(9) - 1,
        // Its highest; it knows no professionals.
        Some(Rank::Pro(_)) => 8,
        Some(Rank::Unknown) | None => {
            out.found(FindingKind::RankAssumed, Place::who(&player.full_name()));
            -30
        }
    };
    Some(Player {
        id: *ids.get(player.key.as_str())?,
        name: &player.surname,
        firstname: &player.given,
        rating: player.rating.unwrap_or_else(|| rating_of(player.rank)),
        rank,
        country: &player.country,
        club: &player.club,
        r#final: player.registered,
        skip: &player.absent,
        correction: (player.smms_correction != 0).then_some(player.smms_correction),
        egf: &player.egf_pin,
        ffg: &player.ffg_licence,
        aga: &player.aga_id,
    })
}

fn games(tournament: &Imported, ids: &HashMap<&str, u32>, out: &mut Written) -> Vec<Vec<Game>> {
    let mut rounds: Vec<Vec<Game>> = (0..tournament.last_round()).map(|_| Vec::new()).collect();
    let numbers =
        whole_numbers(tournament.games.iter().map(|game| game.id.as_str()).chain(std::iter::repeat_n("", tournament.byes.len())));
    let mut numbers = numbers.into_iter();
    let mut place = |round: u16, make: &dyn Fn(u32) -> Option<Game>| {
        let number = numbers.next().unwrap_or_default();
        let list = usize::from(round).checked_sub(1).and_then(|index| rounds.get_mut(index));
        if let (Some(list), Some(game)) = (list, make(number)) {
            list.push(game);
        }
    };
    for game in &tournament.games {
        if game.result.by_default {
            out.found(FindingKind::DefaultNotHeld, at(game));
        }
        place(game.round, &|id| {
            let (b, w) = (*ids.get(game.black.as_str())?, *ids.get(game.white.as_str())?);
            Some(Game { id, t: game.table.unwrap_or(0), w, b, h: game.handicap, r: letter(game.result)? })
        });
    }
    for bye in &tournament.byes {
        place(bye.round, &|id| Some(Game { id, t: 0, w: *ids.get(bye.player.as_str())?, b: 0, h: 0, r: 'w' }));
    }
    rounds
}

fn at(game: &ImportedGame) -> Place {
    Place::game(Some(game.round), game.table, &game.black, &game.white)
}
