//! The pairing file read once more: what differs, what is taken over, and what stays because a game is over or adjourned.

use super::support::{founded, import, record, stamp};
use fujite::formats::merge::{Plan, Standing, What, compare};
use fujite::formats::pairings::{Imported, ImportedGame, ImportedPlayer, ImportedResult, Outcome as Known};
use fujite::referee::{Command, Desk, Event, GameResult, History, How, Outcome, RoundNo, TableId, TableNo, decide};
use fujite::rules::Color;

/// Eight players, one round of four tables, nothing played.
fn round_of_eight() -> Imported {
    let mut it = import("opengotha-sound.xml");
    it.games.clear();
    it.byes.clear();
    let name = ["Ель", "Ива", "Бук", "Вяз", "Дуб", "Клён", "Липа", "Туя"];
    let player = |n: usize| ImportedPlayer {
        key: format!("P{n}"),
        surname: name[n].to_owned(),
        egf_pin: format!("1000000{n}"),
        registered: true,
        ..ImportedPlayer::default()
    };
    it.players = (0..8).map(player).collect();
    it.games = (0..4).map(|n| game(n as u16 + 1, 2 * n, 2 * n + 1)).collect();
    it
}

fn game(table: u16, black: usize, white: usize) -> ImportedGame {
    ImportedGame {
        round: 1,
        table: Some(table),
        black: format!("P{black}"),
        white: format!("P{white}"),
        color_known: true,
        ..ImportedGame::default()
    }
}

fn begun(imported: &Imported) -> History {
    let mut history = founded(imported, None);
    record(&mut history, Event::RoundStarted { round: RoundNo(1) });
    history
}

fn finish(history: &mut History, table: u16, outcome: Outcome) {
    let result = GameResult { outcome, under_protest: false, fixed: false };
    record(history, Event::ResultEntered { table: TableId::new(RoundNo(1), TableNo(table)), result });
}

fn names(plan: &Plan) -> Vec<(&'static str, bool)> {
    plan.changes.iter().map(|change| (change.what.name(), change.applies)).collect()
}

/// Carries the plan out; it must be possible, and after it nothing that applies may be left.
fn carry_out(history: &mut History, plan: &Plan) {
    for command in &plan.commands {
        let events = decide(history, &Desk { name: "Главная Т.".to_owned() }, command.clone(), stamp(1_000_000))
            .unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        for event in events {
            record(history, event);
        }
    }
}

fn settled(history: &mut History, now: &Imported) -> Plan {
    let plan = compare(history.state(), now);
    carry_out(history, &plan);
    let left = compare(history.state(), now);
    assert!(left.changes.iter().all(|change| !change.applies), "{:?}", left.changes);
    assert_eq!(left.commands, [], "nothing more to do");
    plan
}

#[test]
fn the_same_file_says_nothing_new() {
    let it = round_of_eight();
    assert_eq!(compare(begun(&it).state(), &it), Plan::default());
}

#[test]
fn a_swap_between_two_running_tables_is_taken_over_at_once() {
    let it = round_of_eight();
    let mut history = begun(&it);
    let mut now = it.clone();
    now.games[0].white = "P3".to_owned();
    now.games[1].white = "P1".to_owned();
    let plan = settled(&mut history, &now);
    assert_eq!(names(&plan), [("pair_changed", true), ("pair_changed", true)]);
    assert!(plan.changes.iter().all(|change| change.standing == Some(Standing::Running)));
    let table = history.state().table(TableId::new(RoundNo(1), TableNo(1))).unwrap();
    assert!(table.watch.is_running(), "the new pair plays at once");
}

#[test]
fn colours_and_handicap_change_without_touching_the_clock() {
    let it = round_of_eight();
    let mut history = begun(&it);
    let before = history.state().table(TableId::new(RoundNo(1), TableNo(1))).unwrap().watch.clone();
    let mut now = it.clone();
    let first = &mut now.games[0];
    std::mem::swap(&mut first.black, &mut first.white);
    first.handicap = 3;
    let plan = settled(&mut history, &now);
    assert_eq!(names(&plan), [("colours_changed", true), ("handicap_changed", true)]);
    let table = history.state().table(TableId::new(RoundNo(1), TableNo(1))).unwrap();
    assert_eq!((table.handicap, &table.watch), (3, &before));
}

#[test]
fn a_pair_that_moves_takes_its_clock_along() {
    let it = round_of_eight();
    let mut history = begun(&it);
    let mut now = it.clone();
    now.games[0].table = Some(9);
    let plan = settled(&mut history, &now);
    assert_eq!(names(&plan), [("table_moved", true)]);
    assert!(history.state().table(TableId::new(RoundNo(1), TableNo(1))).is_none());
    assert!(history.state().table(TableId::new(RoundNo(1), TableNo(9))).unwrap().watch.is_running());
}

#[test]
fn finished_games_stay_and_so_does_what_would_need_their_players() {
    let it = round_of_eight();
    let mut history = begun(&it);
    finish(&mut history, 1, Outcome::win(Color::Black, How::Resignation));
    let mut now = it.clone();
    now.games[0].white = "P3".to_owned();
    now.games[1].white = "P1".to_owned();
    now.games[2].handicap = 2;
    let plan = settled(&mut history, &now);
    assert_eq!(names(&plan), [("pair_changed", false), ("pair_changed", false), ("handicap_changed", true)]);
    assert_eq!(plan.changes[0].standing, Some(Standing::Finished));
    let state = history.state();
    assert!(state.table(TableId::new(RoundNo(1), TableNo(1))).unwrap().result.is_some());
    assert_eq!(state.table(TableId::new(RoundNo(1), TableNo(3))).unwrap().handicap, 2);
}

#[test]
fn tables_come_and_go() {
    let it = round_of_eight();
    let mut history = begun(&it);
    finish(&mut history, 4, Outcome::Draw);
    let mut now = it.clone();
    now.games.remove(3);
    now.games.remove(2);
    now.games.push(game(7, 5, 4));
    let plan = settled(&mut history, &now);
    assert_eq!(names(&plan), [("table_moved", true), ("table_gone", false)]);
    let mut fewer = now.clone();
    fewer.games.retain(|game| game.table != Some(7));
    assert_eq!(names(&settled(&mut history, &fewer)), [("table_gone", false), ("table_gone", true)]);
    assert_eq!(names(&settled(&mut history, &now)), [("table_new", true), ("table_gone", false)]);
}

#[test]
fn results_come_in_where_games_are_open_and_differ_where_they_are_not() {
    let it = round_of_eight();
    let mut history = begun(&it);
    finish(&mut history, 2, Outcome::win(Color::Black, How::Time));
    let mut now = it.clone();
    let white = ImportedResult { outcome: Known::WhiteWins, by_default: false };
    now.games[0].result = white;
    now.games[1].result = white;
    let plan = settled(&mut history, &now);
    assert_eq!(names(&plan), [("result_new", true), ("result_differs", false)]);
    let table = history.state().table(TableId::new(RoundNo(1), TableNo(1))).unwrap();
    assert!(!table.watch.is_running() && table.result.unwrap().outcome.winner() == Some(Color::White));
    // The station's own word for the same winner is no difference.
    let mut same = now.clone();
    same.games[1].result = ImportedResult { outcome: Known::BlackWins, by_default: false };
    assert_eq!(names(&compare(history.state(), &same)), []);
}

#[test]
fn the_next_round_comes_with_its_late_player() {
    let it = round_of_eight();
    let mut history = begun(&it);
    let mut now = it.clone();
    now.players.push(ImportedPlayer { key: "P8".to_owned(), surname: "Рябина".to_owned(), ..ImportedPlayer::default() });
    now.players[0].club = "Заречье".to_owned();
    now.games.push(ImportedGame { round: 2, ..game(1, 8, 0) });
    let plan = settled(&mut history, &now);
    assert_eq!(names(&plan), [("player_changed", true), ("player_new", true), ("round_new", true)]);
    assert_eq!(history.state().rounds[&RoundNo(2)].tables.len(), 1);
    assert!(matches!(plan.commands[0], Command::ReadOrigin(_)));
}

#[test]
fn a_corrected_name_is_the_same_player_by_the_number() {
    let it = round_of_eight();
    let mut history = begun(&it);
    let mut now = it.clone();
    now.players[0].key = "NEW".to_owned();
    now.players[0].surname = "Елина".to_owned();
    now.games[0].black = "NEW".to_owned();
    let plan = settled(&mut history, &now);
    assert_eq!(names(&plan), [("player_changed", true)]);
    let gone = {
        let mut gone = it.clone();
        gone.players.pop();
        gone.games.pop();
        gone
    };
    let plan = compare(begun(&it).state(), &gone);
    assert_eq!(names(&plan), [("player_gone", false), ("table_gone", true)]);
    let without = {
        let mut without = it.clone();
        without.games.clear();
        without
    };
    assert!(matches!(compare(begun(&it).state(), &without).changes[0].what, What::RoundGone { .. }));
}

#[test]
fn what_a_changed_pairing_may_not_touch_is_refused() {
    use fujite::referee::Refusal;
    let it = round_of_eight();
    let mut history = begun(&it);
    finish(&mut history, 1, Outcome::Draw);
    let round = RoundNo(1);
    let pairings = |history: &History| -> Vec<fujite::referee::Pairing> {
        let table = |t: &fujite::referee::Table| fujite::referee::Pairing {
            table: t.id.table,
            players: t.players.clone(),
            handicap: t.handicap,
            komi: t.komi,
        };
        history.state().rounds[&round].tables.values().map(table).collect()
    };
    let now = pairings(&history);
    let change = |removed: Vec<u16>, set: Vec<fujite::referee::Pairing>| {
        let removed = removed.into_iter().map(TableNo).collect();
        let command = Command::ChangePairings { round, removed, set, byes: Vec::new() };
        decide(&history, &Desk { name: String::new() }, command, stamp(2_000_000))
    };
    assert_eq!(change(vec![1], vec![]), Err(Refusal::GameFinished));
    assert_eq!(change(vec![9], vec![]), Err(Refusal::NoTable(TableId::new(round, TableNo(9)))));
    let mut twice = now[1].clone();
    twice.players.white = now[2].players.white.clone();
    assert_eq!(change(vec![], vec![twice]), Err(Refusal::PlayerTwice(now[2].players.white[0])));
    let results = Command::TakeResults { round, results: vec![(TableNo(1), Outcome::BothLose)] };
    assert_eq!(decide(&history, &Desk { name: String::new() }, results, stamp(1)), Err(Refusal::GameFinished));
}

#[test]
fn a_change_can_be_taken_back_until_the_new_pair_has_entries() {
    let it = round_of_eight();
    let mut history = begun(&it);
    let before = history.state().clone();
    let mut now = it.clone();
    now.games[0].handicap = 4;
    settled(&mut history, &now);
    let entry = history.entries().iter().rev().find(|e| matches!(e.event, Event::PairingsChanged { .. })).unwrap().number;
    assert_eq!(history.may_counter(entry), Ok(()));
    record(&mut history, Event::Countered { entry, reason: "ошибка".to_owned() });
    assert_eq!(history.state().rounds, before.rounds);
    settled(&mut history, &now);
    let entry = history.entries().iter().rev().find(|e| matches!(e.event, Event::PairingsChanged { .. })).unwrap().number;
    finish(&mut history, 1, Outcome::Draw);
    assert!(history.may_counter(entry).is_err());
}
