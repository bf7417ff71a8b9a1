use crate::clock::Millis;
use crate::formats::pairings::{
    FindingKind, ImportError, Imported, ImportedBye, ImportedByoYomi, ImportedGame, ImportedPlayer, ImportedResult, ImportedTime,
    Outcome, Place, Schedule, Source, Unique, date,
};
use serde_json::Value;
use std::collections::HashMap;

/// The tournament itself, which the site's answers wrap.
fn unwrapped(root: &Value) -> &Value {
    let inner = root.get("data").unwrap_or(root);
    inner.get("tournament").unwrap_or(inner)
}

/// Whether it is a file of this kind: games name `player1`, or a member nobody else has is there.
pub(in crate::formats) fn is(root: &Value) -> bool {
    let root = unwrapped(root);
    let games = root.get("games").and_then(Value::as_array);
    let first = games.and_then(|games| games.first());
    first.is_some_and(|game| game.get("player1").is_some() || game.get("player2").is_some())
        || ["timing", "komi_4", "roundCount"].iter().any(|name| root.get(*name).is_some())
}

pub(in crate::formats) fn read(root: &Value) -> Result<Imported, ImportError> {
    let root = unwrapped(root);
    if !is(root) || !root.is_object() {
        return Err(ImportError::Unrecognised);
    }
    let id = root.get("id").and_then(Value::as_i64);
    let mut reader = Reader { out: Imported::new(Source::Federation { id }), keys: HashMap::new(), given: Unique::default() };
    reader.header(root);
    reader.players(root);
    for node in root.get("games").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default() {
        reader.game(node);
    }
    Ok(reader.out)
}

/// Text or number as text; empty when absent or null.
fn text(node: &Value, name: &str) -> String {
    match node.get(name) {
        Some(Value::String(text)) => text.trim().to_owned(),
        Some(value @ (Value::Number(_) | Value::Bool(_))) => value.to_string(),
        _ => String::new(),
    }
}

struct Reader {
    out: Imported,
    /// Places in the list of players.
    keys: HashMap<String, usize>,
    given: Unique,
}

impl Reader {
    fn parsed<T>(&mut self, node: &Value, name: &'static str, place: &Place, parse: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        self.out.parsed(&text(node, name), name, place, parse)
    }

    fn number<T: std::str::FromStr>(&mut self, node: &Value, name: &'static str, place: &Place) -> Option<T> {
        self.parsed(node, name, place, |text| text.parse().ok())
    }

    fn header(&mut self, root: &Value) {
        let nowhere = Place::default();
        self.out.name = text(root, "name");
        self.out.location = text(root, "location");
        self.out.begin = self.parsed(root, "startDate", &nowhere, date);
        self.out.end = self.parsed(root, "endDate", &nowhere, date);
        self.out.rounds = self.number(root, "roundCount", &nowhere).unwrap_or(0);
        let komi = |text: &str| text.parse().ok().filter(|komi: &i32| komi.abs() <= 40_000);
        self.out.komi = self.parsed(root, "komi_4", &nowhere, komi);
        if let Some(timing) = root.get("timing").filter(|timing| timing.is_object()) {
            self.out.control = self.control(timing);
        }
        if let Some(schedule) = root.get("schedule").filter(|schedule| schedule.is_object()) {
            let rounds = schedule.get("rounds").and_then(Value::as_array);
            let texts = rounds.map(|rounds| rounds.iter().map(|round| round.as_str().unwrap_or_default().to_owned()).collect());
            self.out.schedule =
                Schedule { zone: text(schedule, "tz"), offset: text(schedule, "tz_offset"), rounds: texts.unwrap_or_default() };
        }
    }

    fn control(&mut self, timing: &Value) -> Option<ImportedTime> {
        let nowhere = Place::default();
        let main = Millis::from_secs(self.number::<u32>(timing, "base", &nowhere)?.into());
        let mut seconds = |name| {
            let length = self.number::<u32>(timing, name, &nowhere).map(|secs| Millis::from_secs(secs.into()));
            length.filter(|length| length.is_positive())
        };
        let kind = text(timing, "boyomi_type");
        let after = match kind.as_str() {
            "abs" => Some(ImportedByoYomi::Absolute),
            "jap" => {
                let period = seconds("boyomi");
                let periods = self.number(timing, "boyomi_periods", &nowhere).filter(|periods| *periods > 0);
                if periods.is_none() {
                    self.out.found(FindingKind::PeriodsUnknown, Place::field("boyomi_periods", ""));
                }
                period.map(|period| ImportedByoYomi::Japanese { period, periods })
            }
            "can" => {
                let interval = seconds("boyomi");
                let stones = self.number(timing, "boyomi_moves", &nowhere).filter(|stones| *stones > 0);
                interval.zip(stones).map(|(interval, stones)| ImportedByoYomi::Canadian { stones, interval })
            }
            "fischer" => {
                let increment = seconds("boyomi").or_else(|| seconds("bonus")).unwrap_or(Millis::ZERO);
                Some(ImportedByoYomi::Fischer { increment })
            }
            _ => None,
        };
        if after.is_none() {
            self.out.found(FindingKind::BadValue, Place::field("boyomi_type", &kind));
        }
        after.map(|after| ImportedTime { main, after })
    }

    fn players(&mut self, root: &Value) {
        for node in root.get("players").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default() {
            let (surname, given) = (text(node, "lastName"), text(node, "firstName"));
            let place = Place::who(format!("{surname} {given}").trim());
            let own = text(node, "id");
            if own.is_empty() {
                self.out.found(FindingKind::BadValue, place.with_field("id", ""));
                continue;
            }
            if surname.is_empty() && given.is_empty() {
                self.out.found(FindingKind::NamelessPlayer, Place::field("id", &own));
            }
            let key = self.given.give(&own);
            self.keys.insert(key.clone(), self.out.players.len());
            if key != own {
                self.out.found(FindingKind::DuplicatePlayer, place.clone());
            }
            let rating = self.number(node, "rating", &place);
            self.out.players.push(ImportedPlayer {
                key,
                surname,
                given,
                patronymic: text(node, "patronymic"),
                club: text(node, "townName"),
                rating,
                rating_origin: "RGF".to_owned(),
                rgf_id: text(node, "playerId"),
                registered: true,
                ..ImportedPlayer::default()
            });
        }
    }

    fn game(&mut self, node: &Value) {
        let (first, second) = (text(node, "player1"), text(node, "player2"));
        let bare = Place::game(None, None, &first, &second);
        let round = self.number(node, "round", &bare).filter(|round| *round > 0);
        let table = self.number(node, "board", &bare).filter(|table| *table > 0);
        let place = Place::game(round, table, &first, &second);
        let Some(round) = round else {
            self.out.found(FindingKind::RoundMissing, place);
            return;
        };
        let (one, other) = (self.keys.contains_key(&first), self.keys.contains_key(&second));
        // One player alone is free in that round, or absent when nothing was played.
        if first.is_empty() != second.is_empty() {
            let player = if first.is_empty() { second } else { first };
            let free = !text(node, "result").starts_with("NOT_PLAYED");
            match (one || other, free) {
                (true, true) => self.out.byes.push(ImportedBye { round, player }),
                (true, false) => self.absent(&player, round),
                (false, _) => self.out.found(FindingKind::DanglingBye, place),
            }
            return;
        }
        if !one || !other {
            self.out.found(FindingKind::DanglingPlayer, place);
            return;
        }
        if first == second {
            self.out.found(FindingKind::PlaysItself, place);
            return;
        }
        let color = text(node, "color");
        let (black, white, turned) = if color == "PLAYER_2_BLACK" { (second, first, true) } else { (first, second, false) };
        if !["", "UNKNOWN", "PLAYER_1_BLACK", "PLAYER_2_BLACK"].contains(&color.as_str()) {
            self.out.found(FindingKind::BadValue, place.clone().with_field("color", &color));
        }
        let handicap = self.number(node, "handicap", &place).unwrap_or(0);
        let komi = self.parsed(node, "komi_4", &place, |text| text.parse().ok().filter(|komi: &i32| komi.abs() <= 40_000));
        let mut result = self.parsed(node, "result", &place, result).unwrap_or_default();
        if turned {
            result.outcome = result.outcome.swapped();
        }
        let color_known = color.ends_with("_BLACK");
        let id = text(node, "id");
        self.out.games.push(ImportedGame { id, round, table, black, white, handicap, komi, color_known, result });
    }

    fn absent(&mut self, player: &str, round: u16) {
        if let Some(player) = self.keys.get(player).and_then(|place| self.out.players.get_mut(*place)) {
            player.absent.insert(round);
        }
    }
}

fn result(text: &str) -> Option<ImportedResult> {
    let (word, by_default) = match text.strip_suffix("_BYREF") {
        Some(word) => (word, true),
        None => (text, false),
    };
    let outcome = match word {
        "" | "NOT_PLAYED" | "UNKNOWN" => Outcome::Unknown,
        "PLAYER_1_WIN" => Outcome::BlackWins,
        "PLAYER_2_WIN" => Outcome::WhiteWins,
        "TIE" => Outcome::Draw,
        "BOTH_LOST" => Outcome::BothLose,
        _ => return None,
    };
    Some(ImportedResult { outcome, by_default })
}
