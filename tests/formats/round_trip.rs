//! Import, export, import: the same players, pairs and results; and what is written satisfies the programs it is for.

use super::support::{corpus, findings, founded, free, import, people, played};
use fujite::formats::export::{Kind, gather, write};
use fujite::formats::pairings::{
    self, FindingKind, Imported, ImportedBye, ImportedGame, ImportedPlayer, ImportedResult, Outcome,
};
use fujite::referee::{Rank, RoundNo};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::fs;

const LOSSLESS: [Kind; 3] = [Kind::OpenGotha, Kind::Pairgoth, Kind::Csv];

/// Through the station and out again.
fn exported(imported: &Imported, kind: Kind) -> (Vec<u8>, Imported) {
    let history = founded(imported, None);
    let gathered = gather(history.state()).unwrap();
    let bytes = write(kind, &gathered).bytes;
    let back =
        pairings::read(&bytes).unwrap_or_else(|error| panic!("{}: {error}\n{}", kind.name(), String::from_utf8_lossy(&bytes)));
    (bytes, back)
}

/// By-default wins are wins for a program that does not tell them apart.
fn leveled(games: Vec<super::support::Played>, kind: Kind) -> Vec<super::support::Played> {
    let plain = |mut game: super::support::Played| {
        if kind == Kind::Pairgoth {
            game.6 = false;
        }
        if kind != Kind::OpenGotha && kind != Kind::Federation {
            game.4 = true;
        }
        game
    };
    games.into_iter().map(plain).collect()
}

fn same(name: &str, before: &Imported, kind: Kind) {
    let (bytes, after) = exported(before, kind);
    let context = || format!("{name} as {}", kind.name());
    assert_eq!(people(&after), people(before), "{}", context());
    assert_eq!(leveled(played(&after), kind), leveled(played(before), kind), "{}", context());
    assert_eq!(free(&after), free(before), "{}", context());
    let again = write(kind, &gather(founded(&after, None).state()).unwrap()).bytes;
    if kind != Kind::Csv {
        assert_eq!(String::from_utf8_lossy(&again), String::from_utf8_lossy(&bytes), "{}: the second time", context());
    }
}

#[test]
fn real_files_come_through_every_format_that_holds_them() {
    for path in corpus() {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let before = pairings::read(&fs::read(&path).unwrap()).unwrap();
        for kind in LOSSLESS {
            same(&name, &before, kind);
        }
    }
}

#[test]
fn small_files_of_every_program_come_through() {
    let names = [
        "opengotha-sound.xml",
        "opengotha-bye.xml",
        "opengotha-russian-fork.xml",
        "opengotha-empty-games.xml",
        "pairgoth-sound.tour",
        "macmahon-sound.xml",
        "h9-sound.h9",
        "sheet-headings.tsv",
        "sheet-bare.csv",
    ];
    for name in names {
        for kind in LOSSLESS {
            same(name, &import(name), kind);
        }
    }
}

#[test]
fn the_federations_file_keeps_its_own_things() {
    let before = import("federation-sound.json");
    let (_, after) = exported(&before, Kind::Federation);
    assert_eq!(played(&after), played(&before));
    assert_eq!(free(&after), free(&before));
    assert_eq!(
        (after.source.clone(), after.schedule.clone(), after.control),
        (before.source.clone(), before.schedule.clone(), before.control)
    );
    assert_eq!(
        after.games.iter().map(|game| game.komi).collect::<Vec<_>>(),
        before.games.iter().map(|game| game.komi).collect::<Vec<_>>()
    );
    let who =
        |it: &Imported| it.players.iter().map(|p| (p.key.clone(), p.rgf_id.clone(), p.patronymic.clone())).collect::<Vec<_>>();
    assert_eq!(who(&after), who(&before));
}

#[test]
fn numbers_teams_and_the_rest_come_back_to_opengotha() {
    let before = import("opengotha-russian-fork.xml");
    let (_, after) = exported(&before, Kind::OpenGotha);
    assert_eq!(after.players, before.players);
    let before = import("opengotha-teams.xml");
    let (_, after) = exported(&before, Kind::OpenGotha);
    assert_eq!(after.teams, before.teams);
    let before = import("opengotha-bom-linefeed-in-pin.xml");
    let (_, after) = exported(&before, Kind::OpenGotha);
    assert_eq!((after.players[0].egf_pin.as_str(), findings(&after)), ("12345678", vec![]));
}

#[test]
fn a_file_for_opengotha_has_what_the_program_insists_on() {
    let (bytes, _) = exported(&import("sheet-headings.tsv"), Kind::OpenGotha);
    let text = String::from_utf8(bytes).unwrap();
    let document = roxmltree::Document::parse(&text).unwrap();
    for set in
        ["GeneralParameterSet", "HandicapParameterSet", "PlacementParameterSet", "PairingParameterSet", "TeamGeneralParameterSet"]
    {
        assert!(document.descendants().any(|node| node.has_tag_name(set)), "{set}");
    }
    let nodes = |name: &'static str| document.descendants().filter(move |node| node.has_tag_name(name));
    let mut keys = BTreeSet::new();
    for player in nodes("Player") {
        let of = |name| player.attribute(name).unwrap_or_default();
        assert_eq!(of("participating").len(), 20);
        assert!(["FIN", "PRE"].contains(&of("registeringStatus")));
        if let Some(rating) = player.attribute("rating") {
            rating.parse::<i32>().unwrap();
        }
        if let Some(rank) = player.attribute("rank") {
            let (number, letter) = rank.split_at(rank.len() - 1);
            assert!(number.parse::<u8>().unwrap() > 0 && ["K", "D", "k", "d"].contains(&letter), "{rank}");
        }
        let key: String = format!("{}{}", of("name"), of("firstName")).replace(' ', "").to_uppercase();
        assert!(keys.insert(key), "two players of one key");
    }
    for game in nodes("Game") {
        for side in ["blackPlayer", "whitePlayer"] {
            assert!(keys.contains(game.attribute(side).unwrap()), "an unknown player loses the game");
        }
        for number in ["roundNumber", "tableNumber", "handicap"] {
            game.attribute(number).unwrap().parse::<u16>().unwrap();
        }
    }
    for bye in nodes("ByePlayer").filter(|bye| bye.attribute("player").is_some()) {
        assert!(keys.contains(bye.attribute("player").unwrap()));
    }
}

#[test]
fn a_file_for_pairgoth_has_what_the_program_insists_on() {
    let (bytes, _) = exported(&import("opengotha-sound.xml"), Kind::Pairgoth);
    let file: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
    for text in ["type", "name", "shortName", "startDate", "endDate", "country", "location"] {
        assert!(file[text].is_string(), "{text}");
    }
    assert!(
        file["rounds"].as_u64().unwrap() > 0
            && file["pairing"]["type"] == "MAC_MAHON"
            && file["timeSystem"]["type"] == "CANADIAN"
    );
    let mut ids = BTreeSet::new();
    for player in file["players"].as_array().unwrap() {
        for text in ["name", "firstname", "country", "club"] {
            assert!(player[text].is_string(), "{text}");
        }
        let rank = player["rank"].as_i64().unwrap();
        assert!((-30..=8).contains(&rank) && player["rating"].is_i64());
        assert!(player["id"].as_u64().unwrap() > 0 && ids.insert(player["id"].as_u64().unwrap()));
    }
    let mut games = BTreeSet::new();
    for game in file["games"].as_array().unwrap().iter().flat_map(|round| round.as_array().unwrap()) {
        assert!(games.insert(game["id"].as_u64().unwrap()));
        assert!(ids.contains(&game["b"].as_u64().unwrap()) && ids.contains(&game["w"].as_u64().unwrap()));
        assert!(["?", "w", "b", "=", "X", "#", "0"].contains(&game["r"].as_str().unwrap()));
    }
}

#[test]
fn a_file_for_the_federation_has_what_the_site_insists_on() {
    let (bytes, _) = exported(&import("opengotha-sound.xml"), Kind::Federation);
    let file: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
    assert!(file["name"].is_string() && file["startDate"].is_string() && file["endDate"].is_string());
    assert_eq!((file["category"].as_str(), file["komi_4"].as_i64()), (Some("NOT_SET"), Some(26)));
    assert_eq!(file["timing"], serde_json::json!({"base": 3600, "boyomi_type": "can", "boyomi": 300, "boyomi_moves": 15}));
    for player in file["players"].as_array().unwrap() {
        for number in ["id", "rating", "mm0_4", "mmF_4", "sos_4", "sodos_4", "place"] {
            assert!(player[number].is_i64(), "{number}");
        }
        assert!(player["firstName"].is_string() && player["lastName"].is_string());
    }
    for game in file["games"].as_array().unwrap() {
        for number in ["round", "board", "komi_4", "handicap"] {
            assert!(game[number].is_i64(), "{number}");
        }
        assert!(["UNKNOWN", "PLAYER_1_BLACK"].contains(&game["color"].as_str().unwrap()));
    }
}

#[test]
fn an_h9_table_is_latin_sorted_and_keeps_the_pin() {
    let mut before = import("federation-sound.json");
    before.players[0].egf_pin = "12345678".to_owned();
    for (player, rank) in before.players.iter_mut().zip([Rank::Dan(2), Rank::Kyu(3), Rank::Kyu(10)]) {
        player.rank = Some(rank);
    }
    let (bytes, after) = exported(&before, Kind::H9);
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.is_ascii());
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with(';')).collect();
    assert_eq!(lines.len(), 3);
    let words: Vec<&str> = lines[0].split_whitespace().collect();
    assert_eq!(words[..3], ["1", "Iantareva", "Anna"]);
    assert!(lines[0].ends_with("|12345678"));
    assert!(lines[0].contains(" 3+/w3") || lines[0].contains(" 2+/w3"), "{}", lines[0]);
    assert!(lines[0].contains(" 0+"), "not played, but won: {}", lines[0]);
    assert!(text.contains("; EV[Kubok Zarechia]") && text.contains("; KM[6.5]") && text.contains("; DT[2026-11-28,2026-11-29]"));
    assert_eq!(after.players.iter().find(|p| p.surname == "Iantareva").unwrap().egf_pin, "12345678");
}

#[test]
fn what_a_format_cannot_hold_is_told() {
    let mut tournament = import("opengotha-sound.xml");
    tournament.games[0].result = ImportedResult { outcome: Outcome::Cancelled, by_default: false };
    tournament.players[1] = ImportedPlayer { key: tournament.players[1].key.clone(), ..tournament.players[0].clone() };
    tournament.players[2].rank = None;
    tournament.begin = None;
    tournament.end = None;
    let kinds = |kind| write(kind, &tournament).findings.iter().map(|finding| finding.kind).collect::<BTreeSet<_>>();
    assert_eq!(kinds(Kind::OpenGotha), BTreeSet::from([FindingKind::SameName, FindingKind::ResultNotHeld]));
    let pairgoth = kinds(Kind::Pairgoth);
    assert!(pairgoth.contains(&FindingKind::DayAssumed) && pairgoth.contains(&FindingKind::RankAssumed));
    assert!(kinds(Kind::H9).contains(&FindingKind::RankAssumed));
}

#[test]
fn the_journals_notation_reads_back() {
    let history = founded(&import("opengotha-sound.xml"), None);
    let text = String::from_utf8(write(Kind::Ron, &gather(history.state()).unwrap()).bytes).unwrap();
    let value: ron::Value = ron::from_str(&text).unwrap();
    assert!(matches!(value, ron::Value::Map(_)), "{text}");
}

#[test]
fn results_that_stand_here_are_the_ones_written() {
    let before = import("opengotha-sound.xml");
    // The round chosen is finished in the file: it is refereed anew.
    let history = founded(&before, Some(2));
    assert!(history.state().rounds[&RoundNo(2)].tables.values().all(|table| table.result.is_none()));
    let gathered = gather(history.state()).unwrap();
    let outcomes =
        |it: &Imported, round| it.games.iter().filter(|g| g.round == round).map(|g| g.result.outcome).collect::<Vec<_>>();
    assert_eq!(outcomes(&gathered, 2), [Outcome::Unknown]);
    assert_eq!(outcomes(&gathered, 1), outcomes(&before, 1));
    // One that is not finished keeps what it has, and later rounds go back as they came.
    let history = founded(&before, Some(1));
    assert_eq!(played(&gather(history.state()).unwrap()), played(&before));
}

fn a_word() -> impl Strategy<Value = String> {
    prop::sample::select(vec![
        "Янтарёв",
        "Birch",
        "Müller",
        "O'Neil",
        "Ли",
        "de la Ель",
        "x\"y<z>&",
        "Щ, Ъ",
        "Ann;Bob|Cat",
        "山田",
    ])
    .prop_map(str::to_owned)
}

prop_compose! {
    fn a_player(number: usize)(surname in a_word(), given in a_word(), rank in prop_oneof![(1_u8..=30).prop_map(Rank::Kyu), (1_u8..=9).prop_map(Rank::Dan)], rating in -900_i32..2900, pin in prop::option::of(10_000_000_u32..99_999_999), registered in any::<bool>(), absent in prop::collection::btree_set(1_u16..=4, 0..3)) -> ImportedPlayer {
        ImportedPlayer {
            key: (number + 1).to_string(), surname: format!("{surname}{number}"), given, rank: Some(rank), rank_text: String::new(),
            rating: Some(rating), country: "RU".to_owned(), club: "Oak".to_owned(), egf_pin: pin.map(|pin| pin.to_string()).unwrap_or_default(),
            registered, absent, ..ImportedPlayer::default()
        }
    }
}

fn an_outcome() -> impl Strategy<Value = Outcome> {
    prop::sample::select(vec![
        Outcome::Unknown,
        Outcome::BlackWins,
        Outcome::WhiteWins,
        Outcome::Draw,
        Outcome::BothWin,
        Outcome::BothLose,
    ])
}

prop_compose! {
    fn a_tournament()(count in 2_usize..12)(
        players in (0..count).map(a_player).collect::<Vec<_>>(),
        rounds in prop::collection::vec((Just((0..count).collect::<Vec<_>>()).prop_shuffle(), prop::collection::vec((an_outcome(), any::<bool>(), any::<bool>(), 0_u8..=9), count)), 1..5),
    ) -> Imported {
        let mut out = import("opengotha-sound.xml");
        out.rounds = 4;
        out.games.clear();
        out.byes.clear();
        out.findings.clear();
        out.players = players;
        for (round, (order, results)) in (1_u16..).zip(&rounds) {
            let mut seats = order.chunks_exact(2);
            for (table, (pair, (outcome, by_default, color_known, handicap))) in (1_u16..).zip(seats.by_ref().zip(results)) {
                let key = |at: usize| out.players[pair[at]].key.clone();
                out.games.push(ImportedGame {
                    round, table: Some(table), black: key(0), white: key(1), handicap: *handicap, color_known: *color_known,
                    result: ImportedResult { outcome: *outcome, by_default: *by_default && outcome.is_known() }, ..ImportedGame::default()
                });
            }
            if let [free] = seats.remainder() {
                out.byes.push(ImportedBye { round, player: out.players[*free].key.clone() });
            }
        }
        out
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: crate::kept_cases("tests/data/regressions/round_trip.txt"), ..ProptestConfig::default() })]

    #[test]
    fn generated_tournaments_come_through(tournament in a_tournament()) {
        for kind in LOSSLESS {
            same("generated", &tournament, kind);
        }
    }

    #[test]
    fn generated_tournaments_come_through_the_table_of_the_database(tournament in a_tournament()) {
        let (bytes, after) = exported(&tournament, Kind::H9);
        prop_assert!(bytes.is_ascii());
        prop_assert_eq!(after.players.len(), tournament.players.len());
        // Games played and known: those by default have no opponent there.
        let counted = |it: &Imported, outcome| it.games.iter().filter(|game| !game.result.by_default && game.result.outcome == outcome).count();
        for outcome in [Outcome::Draw, Outcome::BothLose] {
            prop_assert_eq!(counted(&after, outcome), counted(&tournament, outcome));
        }
        let decided = |it: &Imported| counted(it, Outcome::BlackWins) + counted(it, Outcome::WhiteWins);
        prop_assert_eq!(decided(&after), decided(&tournament));
    }
}
