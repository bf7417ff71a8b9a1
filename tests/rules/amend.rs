//! Moves inserted, deleted, replaced in the middle of a record; two positions held against each other.

use super::setup;
use fujite::rules::{
    Amendment, Color, Detail, Discrepancy, Illegal, NoSuchMove, Notation, Options, Ply, Point, Record, Setup, Size, compare,
};

fn nine() -> Size {
    Size::square(9).expect("nine lines")
}

fn at(name: &str) -> Point {
    Notation::Standard.parse(nine(), name).expect("a point of a 9 by 9 board")
}

fn ply(color: Color, name: &str) -> Ply {
    Ply { color, point: Some(at(name)) }
}

fn record(names: &[&str]) -> Record {
    let mut record = Record::new(Setup::empty(nine()));
    for (n, name) in names.iter().enumerate() {
        record.play(if n % 2 == 0 { Color::Black } else { Color::White }, at(name));
    }
    record
}

#[test]
fn a_replaced_move_makes_a_later_one_impossible() {
    // White's stone at A2 falls to A1 only while Black has A3.
    let game = record(&["A3", "A2", "B2", "G7", "A1", "G3", "A2"]);
    let options = Options::default();
    assert!(game.replay(options).findings().is_empty(), "A2 is taken by move 5, and filled by move 7");
    let changed =
        game.amended(Amendment::Replace { number: 1, ply: ply(Color::Black, "E5") }, options).expect("there is a move 1");
    assert_eq!(changed.record.moves(), 7);
    assert_eq!((changed.itself, changed.out_of_turn), (None, None));
    let broken = changed.impossible.expect("A2 still stands");
    assert_eq!((broken.at_move, broken.points, broken.detail), (Some(7), vec![at("A2")], Detail::Reason(Illegal::Occupied)));
}

#[test]
fn a_move_put_in_on_a_point_used_later_names_that_move() {
    let game = record(&["C3", "G7", "G3", "C7", "E5"]);
    let changed =
        game.amended(Amendment::Insert { number: 3, ply: ply(Color::Black, "E5") }, Options::default()).expect("a place");
    assert_eq!(changed.record.moves(), 6);
    assert_eq!(changed.itself, None);
    assert_eq!(changed.out_of_turn.and_then(|f| f.at_move), Some(4), "Black moves twice in a row now");
    let broken = changed.impossible.expect("E5 is taken");
    assert_eq!((broken.at_move, broken.detail), (Some(6), Detail::Reason(Illegal::Occupied)));
}

#[test]
fn a_deleted_move_leaves_the_rest_and_tells_whose_turn_slips() {
    let game = record(&["C3", "G7", "G3", "C7"]);
    let changed = game.amended(Amendment::Delete { number: 2 }, Options::default()).expect("there is a move 2");
    assert_eq!(changed.record.moves(), 3);
    assert_eq!((changed.itself, changed.impossible), (None, None));
    assert_eq!(changed.out_of_turn.and_then(|f| f.at_move), Some(2));
}

#[test]
fn what_was_wrong_before_is_not_the_changes_doing() {
    let game = record(&["C3", "C3", "G3", "C7"]);
    let changed =
        game.amended(Amendment::Replace { number: 1, ply: ply(Color::Black, "E5") }, Options::default()).expect("a move");
    assert_eq!(changed.impossible, None);
    let twice = game.amended(Amendment::Insert { number: 5, ply: ply(Color::Black, "C7") }, Options::default()).expect("the end");
    assert_eq!(twice.itself.map(|f| f.detail), Some(Detail::Reason(Illegal::Occupied)));
    assert_eq!(game.amended(Amendment::Delete { number: 5 }, Options::default()), Err(NoSuchMove { number: 5, moves: 4 }));
    assert_eq!(game.amended(Amendment::Delete { number: 0 }, Options::default()), Err(NoSuchMove { number: 0, moves: 4 }));
}

#[test]
fn positions_are_compared_stone_by_stone_and_number_by_number() {
    let right = setup(&["XO.", ".O.", "..."]);
    let mut found = setup(&["X..", ".X.", "..O"]);
    found.prisoners.white = 2;
    found.to_play = Color::White;
    found.ko = Some(Point::new(2, 0));
    let all = [
        Discrepancy::Missing { point: Point::new(1, 0), color: Color::White },
        Discrepancy::WrongColor { point: Point::new(1, 1), should: Color::White },
        Discrepancy::Extra { point: Point::new(2, 2), color: Color::White },
        Discrepancy::Prisoners { side: Color::White, should: 0, found: 2 },
        Discrepancy::Turn { should: Color::Black },
        Discrepancy::Ko { should: None, found: Some(Point::new(2, 0)) },
    ];
    assert_eq!(compare(&right, &found), all);
    assert!(compare(&right, &right).is_empty());
}
