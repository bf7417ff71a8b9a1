//! The board editor by itself: setting up, playing, steps back, records.

use fujite::app::LoadedRecord;
use fujite::formats::sgf;
use fujite::referee::PositionSource;
use fujite::rules::{Color, FindingKind, Illegal, Notation, Options, Point, Repetition, Setup, Sides, Size, Suicide};
use fujite::ui::screens::position::editor::{Editor, Number};
use fujite::ui::screens::position::game::Game;
use fujite::ui::screens::position::region::Region;
use std::sync::Arc;

const OPTIONS: Options = Options { repetition: Repetition::Situational, suicide: Suicide::Forbidden };

fn at(name: &str) -> Point {
    Notation::Standard.parse(Size::STANDARD, name).expect("a point of a 19 by 19 board")
}

fn editor() -> Editor {
    Editor::new(Size::STANDARD, OPTIONS)
}

fn game(text: &str) -> Game {
    let collection = sgf::read(text.as_bytes()).expect("a record");
    Game::open(Arc::new(LoadedRecord { serial: 1, name: "test.sgf".to_owned(), collection }), 0, OPTIONS).expect("a board")
}

fn set(editor: &mut Editor, black: &str, white: &str) {
    let stones: Vec<_> = [(black, Color::Black), (white, Color::White)]
        .iter()
        .flat_map(|(names, color)| names.split_whitespace().map(|name| (at(name), Some(*color))))
        .collect();
    editor.set(&stones);
}

#[test]
fn stones_set_by_hand_capture_nothing() {
    let mut editor = editor();
    set(&mut editor, "A2 B1", "A1");
    assert_eq!(editor.setup().get(at("A1")), Some(Color::White));
    let stifled = editor.findings().iter().any(|f| f.kind == FindingKind::ChainWithoutLiberties);
    assert!(stifled, "the chain without liberties is found, not taken off");
    assert!(!editor.findings().iter().any(|f| f.kind == FindingKind::StoneCount), "nobody said how many moves led here");
}

#[test]
fn a_play_captures_and_counts_prisoners() {
    let mut editor = editor();
    set(&mut editor, "A2", "A1");
    assert_eq!(editor.outlook(Color::Black, at("B1")).captures, vec![at("A1")]);
    assert_eq!(editor.play(at("B1")), Ok(1));
    assert_eq!(editor.setup().get(at("A1")), None);
    assert_eq!(editor.number(Number::Prisoners(Color::Black)), 1);
    assert_eq!(editor.side_to_move(), Color::White);
    assert_eq!(editor.last_move(), Some(at("B1")));
}

#[test]
fn a_play_against_the_rules_changes_nothing_and_says_why() {
    let mut editor = editor();
    set(&mut editor, "D4", "A2 B1");
    let before = editor.setup().clone();
    assert_eq!(editor.play(at("D4")), Err(Illegal::Occupied));
    assert_eq!(editor.play(at("A1")), Err(Illegal::Suicide));
    assert_eq!(editor.outlook(Color::Black, at("A1")).illegal, Some(Illegal::Suicide));
    assert_eq!(*editor.setup(), before);
}

#[test]
fn a_ko_is_refused_at_once_and_allowed_after_an_exchange() {
    let mut editor = editor();
    set(&mut editor, "C3 D4 D2", "E4 E2 F3 D3");
    assert_eq!(editor.play(at("E3")), Ok(1));
    assert_eq!(editor.setup().ko, Some(at("D3")));
    assert_eq!(editor.play(at("D3")), Err(Illegal::Ko));
    editor.play(at("Q16")).expect("a threat");
    editor.play(at("Q4")).expect("an answer");
    assert_eq!(editor.play(at("D3")), Ok(1));
}

#[test]
fn as_recorded_overrides_the_rules_and_flags_the_move() {
    let mut editor = editor();
    set(&mut editor, "D4", "A2 B1");
    assert_eq!(editor.play_as_recorded(Color::Black, at("A1")), Some(Illegal::Suicide));
    assert_eq!(editor.number(Number::Prisoners(Color::White)), 1, "a suicide gives the stone to the opponent");
    assert_eq!(editor.play_as_recorded(Color::Black, at("Q4")), Some(Illegal::OutOfTurn));
    assert_eq!(editor.play_as_recorded(Color::White, at("Q16")), None);
    let kinds: Vec<_> = editor.findings().iter().map(|f| (f.kind, f.at_move)).collect();
    assert!(kinds.contains(&(FindingKind::IllegalMove, Some(1))));
    assert!(kinds.contains(&(FindingKind::OutOfTurn, Some(2))));
}

#[test]
fn a_play_that_brings_an_earlier_position_back_is_refused_though_no_ko_forbids_it() {
    // On a single line of four points Black's fifth play would repeat the position after the first.
    let mut editor = Editor::new(Size::new(4, 1).expect("a small board"), OPTIONS);
    for x in [1, 3, 0, 2] {
        editor.play(Point::new(x, 0)).expect("nothing has stood before");
    }
    assert_eq!(editor.setup().ko, None);
    assert_eq!(editor.play(Point::new(1, 0)), Err(Illegal::Superko { repeats: 1 }));
}

#[test]
fn a_ko_the_referee_lifts_may_be_retaken() {
    let mut editor = editor();
    set(&mut editor, "C3 D4 D2", "E4 E2 F3 D3");
    assert_eq!(editor.play(at("E3")), Ok(1));
    editor.set_ko(None);
    assert_eq!(editor.play(at("D3")), Ok(1));
}

#[test]
fn every_step_can_be_taken_back_and_done_again() {
    let mut editor = editor();
    let mut seen = vec![editor.setup().clone()];
    for (n, point) in Size::STANDARD.iter().enumerate().step_by(3) {
        if n % 2 == 0 {
            editor.play(point).expect("far from every other stone");
        } else {
            editor.set(&[(point, Some(Color::White))]);
        }
        seen.push(editor.setup().clone());
    }
    for earlier in seen.iter().rev().skip(1) {
        assert!(editor.undo());
        assert_eq!(editor.setup(), earlier);
    }
    assert!(!editor.undo());
    for later in seen.iter().skip(1) {
        assert!(editor.redo());
        assert_eq!(editor.setup(), later);
    }
    assert!(!editor.redo());
}

#[test]
fn a_new_step_ends_the_way_forward() {
    let mut editor = editor();
    editor.play(at("D4")).expect("an empty board");
    editor.undo();
    editor.play(at("Q16")).expect("an empty board");
    assert!(!editor.can_redo());
}

const GAME: &str = "(;GM[1]FF[4]SZ[19]PB[Клевер]PW[Лещинский];B[pd];W[dd](;B[pq];W[dp])(;B[dp];W[pp];B[pd]))";

#[test]
fn a_record_opens_at_its_end_and_steps_without_counting_as_change() {
    let mut editor = editor();
    editor.open_game(game(GAME));
    assert_eq!(editor.moves_made(), 4);
    editor.go_to(1);
    assert_eq!(editor.setup().stones().collect::<Vec<_>>(), vec![(at("Q16"), Color::Black)]);
    assert_eq!(editor.last_move(), Some(at("Q16")));
    assert_eq!(editor.source(), PositionSource::Record { name: "test.sgf".to_owned(), moves: 1, edited: false });
    editor.go_to(99);
    assert_eq!(editor.record().map(|(_, n)| n), Some(4));
    assert!(editor.undo(), "opening is the only step");
    assert!(!editor.can_undo());
}

#[test]
fn a_typed_point_leads_to_the_first_move_there() {
    let mut editor = editor();
    editor.open_game(game(GAME));
    assert_eq!(editor.go_to_point(at("D16")), Some(2));
    assert_eq!(editor.go_to_point(at("D16")), Some(2), "the only one");
    assert_eq!(editor.go_to_point(at("K10")), None);
}

#[test]
fn a_variation_is_offered_where_the_record_forks() {
    let mut editor = editor();
    let main = game(GAME);
    assert!(main.variations(1).is_empty());
    let ways = main.variations(2);
    assert_eq!(ways.iter().map(|w| w.point).collect::<Vec<_>>(), vec![Some(at("Q3")), Some(at("D4"))]);
    let other = main.through(ways[1].node, OPTIONS).expect("a board");
    editor.open_game(main);
    editor.go_to(2);
    editor.follow(other);
    assert_eq!(editor.record().map(|(game, n)| (game.moves(), n)), Some((5, 2)));
    editor.go_to(5);
    let occupied = editor.findings().iter().any(|f| f.kind == FindingKind::IllegalMove && f.at_move == Some(5));
    assert!(occupied, "a stone on a stone is kept as recorded and found");
}

#[test]
fn findings_of_a_record_appear_with_their_move() {
    let mut editor = editor();
    editor.open_game(game("(;SZ[19];B[pd];W[pd];B[dd])"));
    editor.go_to(1);
    assert!(editor.findings().is_empty());
    editor.go_to(2);
    assert_eq!(editor.findings().iter().filter(|f| f.kind == FindingKind::IllegalMove).count(), 1);
}

#[test]
fn a_stone_taken_off_by_hand_no_longer_adds_up_and_differs_from_the_record() {
    let mut editor = editor();
    editor.open_game(game(GAME));
    editor.set(&[(at("Q16"), None)]);
    let tally = editor.tally();
    assert_eq!(tally.excess(Color::Black, editor.setup().prisoners), Some(-1));
    assert_eq!(tally.excess(Color::White, editor.setup().prisoners), Some(0));
    let (record, n) = editor.record().expect("still the record's");
    assert_eq!(editor.setup().differences(&record.replay().at(n)), vec![(at("Q16"), None, Some(Color::Black))]);
    assert_eq!(editor.source(), PositionSource::Record { name: "test.sgf".to_owned(), moves: 4, edited: true });
}

#[test]
fn stepping_away_from_work_by_hand_can_be_taken_back() {
    let mut editor = editor();
    editor.open_game(game(GAME));
    editor.set(&[(at("Q16"), None)]);
    let worked = editor.setup().clone();
    editor.go_to(2);
    editor.go_to(3);
    editor.undo();
    assert_eq!(*editor.setup(), worked);
}

#[test]
fn a_region_moves_whole_or_not_at_all() {
    let mut editor = editor();
    set(&mut editor, "C3 D4", "C4");
    let region = Region::between(at("D3"), at("C4"));
    assert_eq!(editor.move_region(region, -3, 0), None, "over the edge");
    let moved = editor.move_region(region, 1, 0).expect("there is room");
    assert_eq!(moved, Region::between(at("D4"), at("E3")));
    assert_eq!(editor.setup().get(at("D4")), Some(Color::White));
    assert_eq!(editor.setup().get(at("E4")), Some(Color::Black));
    assert_eq!(editor.setup().get(at("D3")), Some(Color::Black));
    assert_eq!(editor.setup().count(), Sides::new(2, 1));
    assert!(editor.clear_region(moved));
    assert_eq!(editor.setup().count(), Sides::new(0, 0));
}

#[test]
fn four_turns_and_two_mirrors_bring_the_board_back() {
    let mut editor = editor();
    set(&mut editor, "C3 D4 K10", "C4 T19");
    let before = editor.setup().rows();
    for _ in 0..4 {
        assert!(editor.turn(None));
    }
    assert_eq!(editor.setup().rows(), before);
    editor.mirror(None);
    assert_eq!(editor.setup().get(at("A19")), Some(Color::White));
    editor.mirror(None);
    assert_eq!(editor.setup().rows(), before);
}

#[test]
fn numbers_name_the_move_that_put_each_stone_there() {
    let mut editor = editor();
    editor.open_game(game(GAME));
    editor.play(at("K10")).expect("an empty point");
    let numbers = editor.numbers();
    assert_eq!(numbers.get(&at("Q16")), Some(&1));
    assert_eq!(numbers.get(&at("K10")), Some(&5));
    editor.set(&[(at("Q16"), Some(Color::White))]);
    assert_eq!(editor.numbers().get(&at("Q16")), None);
}

#[test]
fn numbers_typed_in_are_steps_too() {
    let mut editor = editor();
    let board = Setup::from_rows(&["...", ".X.", "..."]).expect("rows");
    editor.open_board(board, None, PositionSource::SetUp);
    editor.set_moves(Some(1));
    editor.set_to_play(Color::White);
    assert!(editor.findings().is_empty());
    editor.set_number(Number::Prisoners(Color::Black), 2);
    assert!(editor.findings().iter().any(|f| f.kind == FindingKind::StoneCount));
    editor.set_number(Number::Penalty(Color::White), 1);
    assert_eq!(editor.setup().penalty.white, 1);
    editor.undo();
    editor.undo();
    assert!(editor.findings().is_empty());
}
