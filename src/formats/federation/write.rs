use crate::clock::Millis;
use crate::formats::export::Written;
use crate::formats::pairings::{
    Date, FindingKind, Imported, ImportedByoYomi, ImportedGame, ImportedPlayer, ImportedResult, Outcome, Place, Source,
};
use crate::formats::standing::{Standing, rating_of, standings, whole_numbers};
use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// Its word for a result; of a game both won or that was called off it knows nothing.
fn word(result: ImportedResult) -> Option<&'static str> {
    Some(match (result.outcome, result.by_default) {
        (Outcome::Unknown, _) => "NOT_PLAYED",
        (Outcome::BlackWins, false) => "PLAYER_1_WIN",
        (Outcome::BlackWins, true) => "PLAYER_1_WIN_BYREF",
        (Outcome::WhiteWins, false) => "PLAYER_2_WIN",
        (Outcome::WhiteWins, true) => "PLAYER_2_WIN_BYREF",
        (Outcome::Draw, false) => "TIE",
        (Outcome::Draw, true) => "TIE_BYREF",
        (Outcome::BothLose, _) => "BOTH_LOST",
        (Outcome::BothWin | Outcome::Cancelled, _) => return None,
    })
}

/// A file with every member the site insists on.
pub(in crate::formats) fn write(tournament: &Imported) -> Written {
    let mut out = Written::default();
    let numbers = whole_numbers(tournament.players.iter().map(|player| player.key.as_str()));
    let ids: HashMap<&str, u32> = tournament.players.iter().map(|player| player.key.as_str()).zip(numbers).collect();
    let id = if let Source::Federation { id } = &tournament.source { *id } else { None };
    let mut day = |one: Option<Date>, other: Option<Date>, field| {
        one.or(other).map_or_else(
            || {
                out.found(FindingKind::DayAssumed, Place::field(field, "1970-01-01"));
                "1970-01-01".to_owned()
            },
            |day| day.to_string(),
        )
    };
    let (start, end) = (day(tournament.begin, tournament.end, "startDate"), day(tournament.end, tournament.begin, "endDate"));
    let lines: HashMap<usize, Standing> = standings(tournament).into_iter().map(|line| (line.player, line)).collect();
    let players: Vec<Value> = tournament
        .players
        .iter()
        .enumerate()
        .filter_map(|(index, player)| Some(one_player(player, *ids.get(player.key.as_str())?, lines.get(&index)?)))
        .collect();
    let mut games: Vec<Value> = tournament.games.iter().filter_map(|game| one_game(game, tournament, &ids, &mut out)).collect();
    games.extend(tournament.byes.iter().filter_map(|bye| {
        let player = ids.get(bye.player.as_str())?;
        Some(json!({
            "player1": player, "player2": null, "color": "UNKNOWN", "result": "PLAYER_1_WIN",
            "round": bye.round, "board": 0, "komi_4": tournament.komi.unwrap_or(26), "handicap": 0,
        }))
    }));
    let mut file = Map::new();
    let mut put = |name: &str, value: Value| drop(file.insert(name.to_owned(), value));
    put("id", json!(id.unwrap_or(0)));
    put("name", json!(tournament.name));
    put("location", json!(tournament.location));
    put("startDate", json!(start));
    put("endDate", json!(end));
    put("roundCount", json!(tournament.rounds));
    put("komi_4", json!(tournament.komi.unwrap_or(26)));
    put("category", json!("NOT_SET"));
    if let Some(timing) = timing(tournament) {
        put("timing", timing);
    }
    if !tournament.schedule.is_empty() {
        let schedule = &tournament.schedule;
        put("schedule", json!({ "tz": schedule.zone, "tz_offset": schedule.offset, "rounds": schedule.rounds }));
    }
    put("players", Value::Array(players));
    put("games", Value::Array(games));
    // Text, numbers and lists only: it can always be written.
    let text = serde_json::to_string_pretty(&Value::Object(file)).unwrap_or_default();
    out.bytes = (text + "\n").into_bytes();
    out
}

fn timing(tournament: &Imported) -> Option<Value> {
    let seconds = |time: Millis| time.0 / 1000;
    let control = tournament.control?;
    let base = seconds(control.main);
    Some(match control.after {
        ImportedByoYomi::Absolute => json!({ "base": base, "boyomi_type": "abs" }),
        ImportedByoYomi::Japanese { period, periods } => json!({
            "base": base, "boyomi_type": "jap", "boyomi": seconds(period), "boyomi_moves": 1, "boyomi_periods": periods.unwrap_or(1),
        }),
        ImportedByoYomi::Canadian { stones, interval } => {
            json!({ "base": base, "boyomi_type": "can", "boyomi": seconds(interval), "boyomi_moves": stones })
        }
        ImportedByoYomi::Fischer { increment } => json!({ "base": base, "boyomi_type": "fischer", "boyomi": seconds(increment) }),
    })
}

fn one_player(player: &ImportedPlayer, id: u32, line: &Standing) -> Value {
    // Scores are in quarters of a point; the station keeps them in halves.
    let mut node = json!({
        "id": id,
        "firstName": player.given,
        "lastName": player.surname,
        "townName": player.club,
        "rating": player.rating.unwrap_or_else(|| rating_of(player.rank)),
        "mm0_4": 0,
        "mmF_4": line.points * 2,
        "sos_4": line.sos * 2,
        "sodos_4": line.sodos * 2,
        "place": line.place,
    });
    if let Some(members) = node.as_object_mut() {
        if !player.patronymic.is_empty() {
            members.insert("patronymic".to_owned(), json!(player.patronymic));
        }
        if let Ok(number) = player.rgf_id.parse::<i64>() {
            members.insert("playerId".to_owned(), json!(number));
        }
    }
    node
}

fn one_game(game: &ImportedGame, tournament: &Imported, ids: &HashMap<&str, u32>, out: &mut Written) -> Option<Value> {
    let (black, white) = (ids.get(game.black.as_str())?, ids.get(game.white.as_str())?);
    let result = word(game.result).unwrap_or_else(|| {
        out.found(FindingKind::ResultNotHeld, Place::game(Some(game.round), game.table, &game.black, &game.white));
        "UNKNOWN"
    });
    Some(json!({
        "player1": black,
        "player2": white,
        "color": if game.color_known { "PLAYER_1_BLACK" } else { "UNKNOWN" },
        "result": result,
        "round": game.round,
        "board": game.table.unwrap_or(0),
        "komi_4": game.komi.or(tournament.komi).unwrap_or(26),
        "handicap": game.handicap,
    }))
}
