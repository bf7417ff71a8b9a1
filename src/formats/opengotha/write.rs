use super::keys::key_of;
use crate::clock::Millis;
use crate::formats::export::Written;
use crate::formats::pairings::{
    FindingKind, Imported, ImportedByoYomi, ImportedGame, ImportedPlayer, ImportedResult, Outcome, Place, quarters_text,
    rank_text,
};
use crate::formats::xml::Element;
use crate::referee::Rank;
use std::collections::{HashMap, HashSet};

/// Rounds OpenGotha has places for.
const ROUNDS: u16 = 20;

/// Its word for a result; it has none for a game that was called off.
pub(super) fn word(result: ImportedResult) -> Option<String> {
    let word = match result.outcome {
        Outcome::Unknown => return Some("RESULT_UNKNOWN".to_owned()),
        Outcome::BlackWins => "BLACKWINS",
        Outcome::WhiteWins => "WHITEWINS",
        Outcome::Draw => "EQUAL",
        Outcome::BothWin => "BOTHWIN",
        Outcome::BothLose => "BOTHLOSE",
        Outcome::Cancelled => return None,
    };
    Some(format!("RESULT_{word}{}", if result.by_default { "_BYDEF" } else { "" }))
}

/// A file of data version 201: what the program needs to open it, with its own defaults where the station knows nothing.
pub(in crate::formats) fn write(tournament: &Imported) -> Written {
    let mut out = Written::default();
    let names = names(tournament, &mut out);
    let mut root = Element::new("Tournament").with("dataVersion", "201");
    root.add(players(tournament, &names));
    root.add(games(tournament, &names, &mut out));
    let mut byes = Element::new("ByePlayers");
    for bye in &tournament.byes {
        let key = names.get(bye.player.as_str()).map_or(bye.player.as_str(), |name| name.key.as_str());
        byes.add(Element::new("ByePlayer").with("player", key).with("roundNumber", bye.round.to_string()));
    }
    if !tournament.byes.is_empty() {
        root.add(byes);
    }
    root.add(parameters(tournament, &mut out));
    root.add(teams(tournament, &names));
    root.add(team_parameters(tournament));
    out.bytes = root.document().into_bytes();
    out
}

/// What a player is called in the file, and the key the program makes of it.
struct Name {
    given: String,
    key: String,
}

/// Two players of one key cannot both be in this program: the later one's given name gets a number.
fn names<'a>(tournament: &'a Imported, out: &mut Written) -> HashMap<&'a str, Name> {
    let mut taken = HashSet::new();
    let mut last: HashMap<String, u32> = HashMap::new();
    let mut names = HashMap::new();
    for player in &tournament.players {
        let mut given = player.given.clone();
        let own = key_of(&format!("{}{given}", player.surname));
        let mut key = own.clone();
        while key.is_empty() || !taken.insert(key.clone()) {
            let number = last.entry(own.clone()).and_modify(|number| *number += 1).or_insert(2);
            format!("{} {number}", player.given).trim().clone_into(&mut given);
            key = key_of(&format!("{}{given}", player.surname));
        }
        if given != player.given {
            out.found(FindingKind::SameName, Place::who(player.full_name().as_str()));
        }
        names.insert(player.key.as_str(), Name { given, key });
    }
    names
}

fn players(tournament: &Imported, names: &HashMap<&str, Name>) -> Element {
    let mut list = Element::new("Players");
    for player in &tournament.players {
        let given = names.get(player.key.as_str()).map_or(player.given.as_str(), |name| name.given.as_str());
        list.add(one_player(player, given));
    }
    list
}

fn one_player(player: &ImportedPlayer, given: &str) -> Element {
    let taking_part: String = (1..=ROUNDS).map(|round| if player.absent.contains(&round) { '0' } else { '1' }).collect();
    let (mut rank, mut grade) = (player.rank_text.clone(), player.grade_text.clone());
    // Another program's spelling of a rank is none here: it takes a number and K or D.
    let spelt = rank.strip_suffix(['K', 'k', 'D', 'd']).is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
    if !spelt || crate::formats::pairings::rank(&rank) != player.rank {
        rank = player.rank.map(rank_text).unwrap_or_default();
        if let Some(Rank::Pro(_)) = player.rank {
            grade = std::mem::replace(&mut rank, "9D".to_owned());
        }
    }
    let mut node = Element::new("Player")
        .with("agaExpirationDate", &player.aga_expiration)
        .with("agaId", &player.aga_id)
        .with("club", &player.club)
        .with("country", &player.country)
        .with("egfPin", &player.egf_pin)
        .with("ffgLicence", &player.ffg_licence)
        .with("ffgLicenceStatus", &player.ffg_licence_status)
        .with("firstName", given)
        .with("grade", if grade.is_empty() { rank.as_str() } else { grade.as_str() })
        .with("name", &player.surname)
        .with("participating", taking_part)
        .with("ratingOrigin", &player.rating_origin)
        .with("registeringStatus", if player.registered { "FIN" } else { "PRE" })
        .with("smmsCorrection", player.smms_correction.to_string());
    // Absent, the program takes its lowest; empty, it could not read them.
    if !rank.is_empty() {
        node = node.with("rank", rank);
    }
    if let Some(rating) = player.rating {
        node = node.with("rating", rating.to_string());
    }
    // The Russian fork's own.
    for (name, value) in [("patronymic", &player.patronymic), ("dateOfBirth", &player.born), ("rgfId", &player.rgf_id)] {
        if !value.is_empty() {
            node = node.with(name, value);
        }
    }
    node
}

fn games(tournament: &Imported, names: &HashMap<&str, Name>, out: &mut Written) -> Element {
    let mut list = Element::new("Games");
    for game in &tournament.games {
        list.add(one_game(game, names, out));
    }
    list
}

fn one_game(game: &ImportedGame, names: &HashMap<&str, Name>, out: &mut Written) -> Element {
    let key = |own: &str| names.get(own).map_or_else(|| own.to_owned(), |name| name.key.clone());
    let result = word(game.result).unwrap_or_else(|| {
        out.found(FindingKind::ResultNotHeld, Place::game(Some(game.round), game.table, &game.black, &game.white));
        "RESULT_UNKNOWN".to_owned()
    });
    let mut node = Element::new("Game")
        .with("blackPlayer", key(&game.black))
        .with("handicap", game.handicap.to_string())
        .with("knownColor", game.color_known.to_string())
        .with("result", result)
        .with("roundNumber", game.round.to_string());
    if !game.color_known {
        node = node.with("strKnownColor", "false");
    }
    if let Some(table) = game.table {
        node = node.with("tableNumber", table.to_string());
    }
    node.with("whitePlayer", key(&game.white))
}

fn parameters(tournament: &Imported, out: &mut Written) -> Element {
    let mut set = Element::new("TournamentParameterSet");
    set.add(general(tournament, out));
    // Absent, these sets stop the program from opening the file. The values are its defaults.
    set.add(
        Element::new("HandicapParameterSet")
            .with("hdBasedOnMMS", "true")
            .with("hdCeiling", "9")
            .with("hdCorrection", "1")
            .with("hdNoHdRankThreshold", "1D"),
    );
    let mut placement = Element::new("PlacementParameterSet");
    placement.add(criteria(["MMS", "SOSM", "SOSOSM", "NULL", "NULL", "NULL"]));
    set.add(placement);
    set.add(Element::new("PairingParameterSet").with("paiStandardNX1Factor", "0.5"));
    set
}

fn criteria(names: [&str; 6]) -> Element {
    let mut list = Element::new("PlacementCriteria");
    for (number, name) in (1..).zip(names) {
        list.add(Element::new("PlacementCriterion").with("name", name).with("number", number.to_string()));
    }
    list
}

fn general(tournament: &Imported, out: &mut Written) -> Element {
    let mut node = Element::new("GeneralParameterSet")
        .with("name", &tournament.name)
        .with("shortName", &tournament.short_name)
        .with("location", &tournament.location)
        .with("director", &tournament.director)
        .with("numberOfRounds", tournament.rounds.to_string())
        .with("size", tournament.size.to_string());
    for (name, day) in [("beginDate", tournament.begin), ("endDate", tournament.end)] {
        if let Some(day) = day {
            node = node.with(name, day.to_string());
        }
    }
    if let Some(komi) = tournament.komi {
        node = node.with("komi", quarters_text(komi));
    }
    let Some(control) = tournament.control else { return node };
    let (minutes, seconds) = (control.main.0 / Millis::from_mins(1).0, |time: Millis| (time.0 / 1000).to_string());
    if control.main != Millis::from_mins(minutes) {
        out.found(FindingKind::TimeRounded, Place::field("basicTime", &minutes.to_string()));
    }
    node = node.with("basicTime", minutes.to_string());
    match control.after {
        ImportedByoYomi::Absolute => node.with("complementaryTimeSystem", "SUDDENDEATH"),
        ImportedByoYomi::Japanese { period, .. } => {
            node.with("complementaryTimeSystem", "STDBYOYOMI").with("stdByoYomiTime", seconds(period))
        }
        ImportedByoYomi::Canadian { stones, interval } => node
            .with("complementaryTimeSystem", "CANBYOYOMI")
            .with("canByoYomiTime", seconds(interval))
            .with("nbMovesCanTime", stones.to_string()),
        ImportedByoYomi::Fischer { increment } => {
            node.with("complementaryTimeSystem", "FISCHER").with("fischerTime", seconds(increment))
        }
    }
}

fn teams(tournament: &Imported, names: &HashMap<&str, Name>) -> Element {
    let mut list = Element::new("Teams");
    for team in &tournament.teams {
        let mut node = Element::new("Team").with("teamName", &team.name).with("teamNumber", team.number.to_string());
        for board in &team.boards {
            let key = names.get(board.player.as_str()).map_or(board.player.as_str(), |name| name.key.as_str());
            node.add(
                Element::new("Board")
                    .with("boardNumber", board.board.to_string())
                    .with("player", key)
                    .with("roundNumber", board.round.to_string()),
            );
        }
        list.add(node);
    }
    list
}

fn team_parameters(tournament: &Imported) -> Element {
    let boards = tournament.teams.iter().flat_map(|team| &team.boards).map(|board| board.board).max().unwrap_or(4);
    let mut set = Element::new("TeamTournamentParameterSet");
    set.add(Element::new("TeamGeneralParameterSet").with("teamSize", boards.to_string()));
    let mut placement = Element::new("TeamPlacementParameterSet");
    placement.add(criteria(["TEAMP", "BDW", "BDW3U", "BDW2U", "BDW1U", "MNR"]));
    set.add(placement);
    set
}
