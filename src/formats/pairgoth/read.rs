use crate::clock::Millis;
use crate::formats::pairings::{
    FindingKind, ImportError, Imported, ImportedBye, ImportedByoYomi, ImportedGame, ImportedPlayer, ImportedResult, ImportedTeam,
    ImportedTime, Outcome, Place, Source, Unique, date, quarter_points,
};
use crate::referee::Rank;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// A main time up to this may be minutes written as seconds, as happens to tournaments that came through another format.
const DOUBTFUL_MAIN: Millis = Millis::from_mins(3);

/// The player that stands for nobody in a bye.
const NOBODY: &str = "0";

pub(in crate::formats) fn read(root: &Value) -> Result<Imported, ImportError> {
    // The programming interface may answer with the tournament inside one more object.
    let root = root.get("tournament").filter(|inner| inner.is_object()).unwrap_or(root);
    if !root.get("players").is_some_and(Value::is_array) || root.get("timeSystem").is_none() && root.get("games").is_none() {
        return Err(ImportError::Unrecognised);
    }
    let mut reader = Reader { out: Imported::new(Source::Pairgoth), keys: Unique::default() };
    reader.header(root);
    reader.players(root);
    reader.games(root);
    reader.teams(root);
    Ok(reader.out)
}

/// Text or number as text, without blanks around it; empty when absent.
fn text<'a>(node: &'a Value, name: &str) -> Cow<'a, str> {
    match node.get(name) {
        Some(Value::String(text)) => Cow::Borrowed(text.trim()),
        Some(value @ Value::Number(_)) => Cow::Owned(value.to_string()),
        _ => Cow::Borrowed(""),
    }
}

fn list<'a>(node: &'a Value, name: &str) -> &'a [Value] {
    node.get(name).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

struct Reader {
    out: Imported,
    keys: Unique,
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
        let of = |name| text(root, name).into_owned();
        self.out.name = of("name");
        self.out.short_name = of("shortName");
        self.out.location = of("location");
        self.out.director = of("director");
        self.out.country = of("country");
        self.out.begin = self.parsed(root, "startDate", &nowhere, date);
        self.out.end = self.parsed(root, "endDate", &nowhere, date);
        let size = |text: &str| text.parse().ok().filter(|size| (1..=52).contains(size));
        self.out.size = self.parsed(root, "gobanSize", &nowhere, size).unwrap_or(self.out.size);
        self.out.komi = self.parsed(root, "komi", &nowhere, quarter_points);
        self.out.rounds = self.number(root, "rounds", &nowhere).unwrap_or(0);
        if let Some(system) = root.get("timeSystem") {
            self.out.control = self.control(system);
        }
        let kind = text(root, "type");
        if !kind.is_empty() && kind != "INDIVIDUAL" {
            self.out.found(FindingKind::TeamGames, Place::field("type", &kind));
        }
    }

    /// All times are in seconds.
    fn control(&mut self, system: &Value) -> Option<ImportedTime> {
        let nowhere = Place::default();
        let main = Millis::from_secs(self.number::<u32>(system, "mainTime", &nowhere)?.into());
        if main.is_positive() && main <= DOUBTFUL_MAIN {
            self.out.found(FindingKind::MainTimeDoubtful, Place::field("mainTime", &text(system, "mainTime")));
        }
        let mut seconds = |name| {
            let length = self.number::<u32>(system, name, &nowhere).map(|secs| Millis::from_secs(secs.into()));
            length.filter(|length| length.is_positive())
        };
        let kind = text(system, "type");
        let after = match kind.as_ref() {
            "SUDDEN_DEATH" | "SUDDENDEATH" => Some(ImportedByoYomi::Absolute),
            "JAPANESE" | "STANDARD" => {
                let period = seconds("byoyomi");
                let periods = self.number(system, "periods", &nowhere).filter(|periods| *periods > 0);
                if periods.is_none() {
                    self.out.found(FindingKind::PeriodsUnknown, Place::field("periods", ""));
                }
                period.map(|period| ImportedByoYomi::Japanese { period, periods })
            }
            "CANADIAN" => {
                let interval = seconds("byoyomi");
                let stones = self.number(system, "stones", &nowhere).filter(|stones| *stones > 0);
                interval.zip(stones).map(|(interval, stones)| ImportedByoYomi::Canadian { stones, interval })
            }
            "FISCHER" => {
                let increment = seconds("increment").unwrap_or(Millis::ZERO);
                if seconds("maxTime").is_some() {
                    self.out.found(FindingKind::MaxTimeIgnored, Place::field("maxTime", &text(system, "maxTime")));
                }
                Some(ImportedByoYomi::Fischer { increment })
            }
            _ => None,
        };
        if after.is_none() {
            self.out.found(FindingKind::BadValue, Place::field("timeSystem", &kind));
        }
        after.map(|after| ImportedTime { main, after })
    }

    fn players(&mut self, root: &Value) {
        for node in list(root, "players") {
            if let Some(player) = self.player(node) {
                self.out.players.push(player);
            }
        }
    }

    fn player(&mut self, node: &Value) -> Option<ImportedPlayer> {
        let own = text(node, "id").into_owned();
        let of = |name| text(node, name).into_owned();
        let (surname, given) = (of("name"), of("firstname"));
        let place = Place::who(format!("{surname} {given}").trim());
        if own.is_empty() {
            // Nothing could refer to such a player, and it may not even be one.
            self.out.found(FindingKind::BadValue, place.with_field("id", ""));
            return None;
        }
        if surname.is_empty() && given.is_empty() {
            self.out.found(FindingKind::NamelessPlayer, Place::field("id", &own));
        }
        let key = self.keys.give(&own);
        if key != own {
            self.out.found(FindingKind::DuplicatePlayer, place.clone());
        }
        let rank_text = of("rank");
        let strength = self.parsed(node, "rank", &place, |text| {
            let number = text.parse::<i16>().ok()?;
            // 0 is first dan, -1 first kyu.
            if number < 0 { u8::try_from(-number).ok().map(Rank::Kyu) } else { u8::try_from(number + 1).ok().map(Rank::Dan) }
        });
        let rounds = self.out.rounds;
        let skipped = list(node, "skip").iter().filter_map(Value::as_u64).filter_map(|round| u16::try_from(round).ok());
        let absent: BTreeSet<u16> = skipped.filter(|round| (1..=rounds).contains(round)).collect();
        Some(ImportedPlayer {
            key,
            surname,
            given,
            club: of("club"),
            country: of("country"),
            rank: strength,
            rank_text,
            rating: self.number(node, "rating", &place),
            egf_pin: of("egf"),
            ffg_licence: of("ffg"),
            aga_id: of("aga"),
            smms_correction: self.number(node, "mmsCorrection", &place).unwrap_or(0),
            registered: node.get("final").and_then(Value::as_bool).unwrap_or(true),
            absent,
            ..ImportedPlayer::default()
        })
    }

    /// One array a round, in order; the programming interface may name rounds instead.
    fn games(&mut self, root: &Value) {
        match root.get("games") {
            Some(Value::Array(rounds)) => {
                for (index, games) in rounds.iter().enumerate() {
                    let Ok(round) = u16::try_from(index + 1) else { return };
                    self.round(round, games);
                }
            }
            Some(Value::Object(rounds)) => {
                let mut named: Vec<_> = rounds.iter().filter_map(|(name, games)| Some((name.parse().ok()?, games))).collect();
                named.sort_unstable_by_key(|(round, _)| *round);
                for (round, games) in named {
                    self.round(round, games);
                }
            }
            _ => {}
        }
    }

    fn round(&mut self, round: u16, games: &Value) {
        let games: Vec<&Value> = match games {
            Value::Array(games) => games.iter().collect(),
            Value::Object(games) => games.values().collect(),
            _ => return,
        };
        for node in games {
            if let Some(game) = self.game(round, node) {
                self.out.games.push(game);
            }
        }
    }

    fn game(&mut self, round: u16, node: &Value) -> Option<ImportedGame> {
        // Short names in files, long ones in answers of the programming interface.
        let named = |short: &'static str, long: &'static str| if node.get(short).is_some() { short } else { long };
        let (b, w, t, h, r) =
            (named("b", "black"), named("w", "white"), named("t", "table"), named("h", "handicap"), named("r", "result"));
        let (black, white) = (text(node, b).into_owned(), text(node, w).into_owned());
        let bare = Place::game(Some(round), None, &black, &white);
        let table = self.number(node, t, &bare).filter(|table| *table > 0);
        let place = Place { table, ..bare };
        if black == NOBODY || white == NOBODY {
            let player = if black == NOBODY { white } else { black };
            if self.keys.contains(&player) {
                self.out.byes.push(ImportedBye { round, player });
            } else {
                self.out.found(FindingKind::DanglingBye, place);
            }
            return None;
        }
        if !self.keys.contains(&black) || !self.keys.contains(&white) {
            self.out.found(FindingKind::DanglingPlayer, place);
            return None;
        }
        if black == white {
            self.out.found(FindingKind::PlaysItself, place);
            return None;
        }
        let handicap = self.number(node, h, &place).unwrap_or(0);
        let outcome = self.parsed(node, r, &place, result).unwrap_or_default();
        Some(ImportedGame {
            id: text(node, "id").into_owned(),
            round,
            table,
            black,
            white,
            handicap,
            komi: None,
            color_known: true,
            result: ImportedResult { outcome, by_default: false },
        })
    }

    fn teams(&mut self, root: &Value) {
        for (index, node) in list(root, "teams").iter().enumerate() {
            let number = u16::try_from(index + 1).unwrap_or(u16::MAX);
            self.out.teams.push(ImportedTeam { number, name: text(node, "name").into_owned(), boards: Vec::new() });
        }
    }
}

/// The letter of a file, or the word of the programming interface.
pub(super) fn result(text: &str) -> Option<Outcome> {
    match text {
        "?" | "" | "UNKNOWN" => Some(Outcome::Unknown),
        "b" | "BLACK" => Some(Outcome::BlackWins),
        "w" | "WHITE" => Some(Outcome::WhiteWins),
        "=" | "JIGO" => Some(Outcome::Draw),
        "#" | "BOTHWIN" => Some(Outcome::BothWin),
        "0" | "BOTHLOOSE" => Some(Outcome::BothLose),
        "X" | "CANCELLED" => Some(Outcome::Cancelled),
        _ => None,
    }
}
