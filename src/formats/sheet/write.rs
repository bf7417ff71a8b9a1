use super::columns::Column;
use super::words::result_text;
use crate::formats::export::Written;
use crate::formats::pairings::{Imported, ImportedPlayer, quarters_text, rank_text};
use crate::rules::Color;
use std::collections::{HashMap, HashSet};

/// A row a game, then a row a free player, then everybody who is in none of them: nobody is lost.
pub(in crate::formats) fn write(tournament: &Imported) -> Written {
    let columns = columns();
    let mut text = String::new();
    line(&mut text, columns.iter().map(|column| column.name()));
    let players: HashMap<&str, &ImportedPlayer> = tournament.players.iter().map(|p| (p.key.as_str(), p)).collect();
    let mut met = HashSet::new();
    for game in &tournament.games {
        let sides = [(Color::Black, game.black.as_str()), (Color::White, game.white.as_str())];
        met.extend(sides.iter().map(|(_, key)| *key));
        let cell = |column: &Column| match column {
            Column::Round => game.round.to_string(),
            Column::Table => game.table.map(|table| table.to_string()).unwrap_or_default(),
            Column::Handicap => game.handicap.to_string(),
            Column::Komi => game.komi.map(quarters_text).unwrap_or_default(),
            Column::Result => result_text(game.result),
            of_player => sides.iter().find_map(|(side, key)| of(players.get(key)?, *side, *of_player)).unwrap_or_default(),
        };
        line(&mut text, columns.iter().map(cell));
    }
    let byes = tournament.byes.iter().map(|bye| (bye.round.to_string(), bye.player.as_str()));
    let byes: Vec<_> = byes.collect();
    met.extend(byes.iter().map(|(_, key)| *key));
    let rest = tournament.players.iter().map(|player| player.key.as_str()).filter(|key| !met.contains(key));
    let alone: Vec<_> = byes.iter().cloned().chain(rest.map(|key| (String::new(), key))).collect();
    for (round, key) in alone {
        let Some(player) = players.get(key) else { continue };
        let cell = |column: &Column| match column {
            Column::Round => round.clone(),
            column => of(player, Color::Black, *column).unwrap_or_default(),
        };
        line(&mut text, columns.iter().map(cell));
    }
    Written { bytes: text.into_bytes(), ..Written::default() }
}

fn columns() -> Vec<Column> {
    let of_side = |side| {
        [
            Column::Key(side),
            Column::Name(side),
            Column::Given(side),
            Column::Rank(side),
            Column::Rating(side),
            Column::Country(side),
            Column::Club(side),
            Column::Pin(side),
        ]
    };
    let mut columns = vec![Column::Round, Column::Table];
    columns.extend(of_side(Color::Black));
    columns.extend(of_side(Color::White));
    columns.extend([Column::Handicap, Column::Komi, Column::Result]);
    columns
}

/// A player's data for a column of that side.
fn of(player: &ImportedPlayer, side: Color, column: Column) -> Option<String> {
    Some(match column {
        Column::Name(own) if own == side => player.surname.clone(),
        Column::Given(own) if own == side => player.given.clone(),
        Column::Rank(own) if own == side => player.rank.map(rank_text).unwrap_or_default(),
        Column::Rating(own) if own == side => player.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        Column::Club(own) if own == side => player.club.clone(),
        Column::Country(own) if own == side => player.country.clone(),
        Column::Pin(own) if own == side => player.egf_pin.clone(),
        Column::Key(own) if own == side => player.key.clone(),
        _ => return None,
    })
}

fn line(text: &mut String, cells: impl Iterator<Item = String>) {
    for (place, cell) in cells.enumerate() {
        if place > 0 {
            text.push(',');
        }
        if cell.contains([',', '"', '\n', '\r', ';', '\t', '|']) || cell.trim() != cell {
            text.push('"');
            text.push_str(&cell.replace('"', "\"\""));
            text.push('"');
        } else {
            text.push_str(&cell);
        }
    }
    text.push_str("\r\n");
}
