use super::read::result;
use super::write::letter;
use crate::formats::export::{Kind, SpliceError, Written};
use crate::formats::json::{Inside, Placed, places};
use crate::formats::pairings::{Flaw, ImportError, Imported, ImportedResult, MOST};
use crate::formats::splice::{Games, Original, key_of, settle};
use std::collections::HashMap;
use std::ops::Range;

/// Writes the results into the `r` members of the file's games.
pub(in crate::formats) fn splice(bytes: &[u8], tournament: &Imported) -> Result<Written, SpliceError> {
    if bytes.len() > MOST {
        return Err(ImportError::TooLarge { most: MOST }.into());
    }
    let original = Original::of(bytes, None).ok_or(SpliceError::Damaged)?;
    let root = places(&original.text).ok_or(ImportError::Malformed { line: 1, column: 1, flaw: Flaw::Syntax })?;
    let root = root.member("tournament").unwrap_or(&root);
    let (Some(players), Some(games)) = (root.member("players"), root.member("games")) else {
        return Err(SpliceError::OtherProgram { wanted: Kind::Pairgoth });
    };
    let mut out = Written::default();
    let edits = edits(&original.text, players, games, tournament, &mut out);
    out.results = edits.len();
    out.bytes = original.with(edits).ok_or(SpliceError::Damaged)?;
    Ok(out)
}

fn edits(json: &str, players: &Placed, games: &Placed, tournament: &Imported, out: &mut Written) -> Vec<(Range<usize>, String)> {
    let text = |node: &Placed, names: [&str; 2]| {
        names.iter().find_map(|name| node.member(name)).map(|value| value.text(json)).unwrap_or_default()
    };
    // Numbers, and for tournaments that came from elsewhere the names behind them; names two players share find nobody.
    let mut numbers = HashMap::new();
    let mut names: HashMap<String, Option<String>> = HashMap::new();
    for player in players.items() {
        let (number, name) =
            (text(player, ["id", "id"]), text(player, ["name", "name"]) + &text(player, ["firstname", "firstName"]));
        names.entry(key_of(&name)).and_modify(|number| *number = None).or_insert_with(|| Some(number.clone()));
        numbers.insert(number, key_of(&name));
    }
    let mut met = Games::new(tournament, |key, name| {
        let same = numbers.get(key).is_some_and(|own| *own == key_of(name));
        if same {
            Some(key.to_owned())
        } else {
            names.get(&key_of(name)).cloned().flatten().or_else(|| numbers.contains_key(key).then(|| key.to_owned()))
        }
    });
    let rounds: Vec<(u16, &Placed)> = match &games.inside {
        Inside::Items(rounds) => (1..).zip(rounds).collect(),
        Inside::Members(rounds) => rounds.iter().filter_map(|(name, games)| Some((name.parse().ok()?, games))).collect(),
        Inside::Plain => Vec::new(),
    };
    let mut edits = Vec::new();
    for (round, game) in rounds.into_iter().flat_map(|(round, games)| games.items().into_iter().map(move |game| (round, game))) {
        let (black, white) = (text(game, ["b", "black"]), text(game, ["w", "white"]));
        if black == "0" || white == "0" {
            continue;
        }
        let table = text(game, ["t", "table"]).parse().ok();
        let standing = ["r", "result"].iter().find_map(|name| game.member(name));
        let outcome = standing.map(|value| value.text(json)).and_then(|text| result(&text)).unwrap_or_default();
        let standing_result = ImportedResult { outcome, by_default: false };
        let Some(letter) = settle(&mut met, (round, table, &black, &white), standing_result, letter, out) else { continue };
        edits.push(if let Some(value) = standing {
            (value.range.clone(), format!("\"{letter}\""))
        } else {
            let after_brace = game.range.start + 1;
            (after_brace..after_brace, format!("\"r\": \"{letter}\", "))
        });
    }
    met.tell_missing(tournament, out);
    edits
}
