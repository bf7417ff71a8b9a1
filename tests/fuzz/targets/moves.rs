//! Plays, passes and takings back, in any order: the board equals a naive one, the position keeps the rules, undo restores.
#![no_main]

#[path = "../../rules/naive.rs"]
mod naive;

use arbitrary::Arbitrary;
use fujite::rules::{Board, Color, Illegal, Options, Played, Point, Position, Repetition, Size, Suicide};
use libfuzzer_sys::fuzz_target;
use naive::Naive;

#[derive(Arbitrary, Debug)]
struct Game {
    width: u8,
    height: u8,
    suicide: bool,
    repetition: u8,
    steps: Vec<Step>,
}

#[derive(Arbitrary, Debug)]
enum Step {
    Play { black: bool, x: u8, y: u8 },
    InTurn { x: u8, y: u8 },
    Pass { black: bool },
    Undo { count: u8 },
}

/// All that can be asked of a board, against the naive one.
fn same(board: &Board, naive: &Naive) {
    for point in naive.size.iter() {
        assert_eq!((board.chain_at(point), board.liberties_at(point)), naive.chain(point));
    }
    assert_eq!(board.rows(), naive.rows());
    let mut anew = Board::new(naive.size);
    anew.edit(naive.size.iter().map(|point| (point, naive.get(point))));
    assert!(anew.same_stones(board));
}

fuzz_target!(|game: Game| {
    let lines = |n: u8| 1 + if n > 250 { n % 52 } else { n % 9 };
    let Ok(size) = Size::new(lines(game.width), lines(game.height)) else { return };
    let suicide = if game.suicide { Suicide::Allowed } else { Suicide::Forbidden };
    let repetition = Repetition::ALL[usize::from(game.repetition) % Repetition::ALL.len()];
    let at = |x: u8, y: u8| Point::new(x % (size.width() + 1), y % (size.height() + 1));
    let color = |black: bool| if black { Color::Black } else { Color::White };

    let (mut board, mut naive) = (Board::new(size), Naive::new(size));
    let mut past: Vec<(Naive, Played)> = Vec::new();
    let mut position = Position::start(size, Options { repetition, suicide });
    // Before each move of the position: stones, side to move, who made them.
    let mut stood: Vec<(Naive, Color, Option<Color>)> = vec![(Naive::new(size), Color::Black, Some(Color::White))];
    for step in game.steps.iter().take(400) {
        match *step {
            Step::Play { black, x, y } => {
                let (color, point) = (color(black), at(x, y));
                let judged = board.try_play(color, point, suicide);
                let foreseen = judged.is_ok().then(|| board.hash_after(color, point));
                let before = naive.clone();
                let expected = naive.play(color, point, suicide);
                let played = board.play_with(color, point, suicide);
                assert_eq!(judged.map_err(Illegal::name), expected.map(|_| ()));
                assert_eq!(played.map(|p| (p.captured(), p.suicided())).map_err(Illegal::name), expected);
                if let Ok(played) = played {
                    assert_eq!(foreseen, Some(board.hash()));
                    past.push((before, played));
                }
            }
            Step::Pass { black } => {
                past.push((naive.clone(), board.pass(color(black))));
                naive.pass();
                if position.pass(color(black)).is_ok() {
                    let (mut now, ..) = stood.last().expect("the start stays").clone();
                    now.pass();
                    stood.push((now, position.to_play(), None));
                }
            }
            Step::InTurn { x, y } => {
                let (color, point) = (position.to_play(), at(x, y));
                let mut after = stood.last().expect("the start stays").0.clone();
                let expected = after.play(color, point, suicide).and_then(|taken| {
                    let barred = stood.iter().any(|(earlier, to_play, maker)| {
                        earlier.stones == after.stones
                            && match repetition {
                                Repetition::None => false,
                                Repetition::Situational => *to_play == color.opponent(),
                                Repetition::Positional => true,
                                Repetition::NaturalSituational => *maker == Some(color),
                            }
                    });
                    if barred { Err("superko") } else { Ok(taken) }
                });
                let judged = position.try_play(color, point).map_err(Illegal::name);
                let played = position.play(color, point);
                assert_eq!(judged, expected.map(|_| ()));
                assert_eq!(played.map(|p| (p.captured(), p.suicided())).map_err(Illegal::name), expected);
                if expected.is_ok() {
                    stood.push((after, position.to_play(), Some(color)));
                }
            }
            Step::Undo { count } => {
                for _ in 0..count {
                    let Some((before, played)) = past.pop() else { break };
                    board.undo(&played);
                    naive = before;
                }
                for _ in 0..count {
                    assert_eq!(position.undo(), stood.len() > 1);
                    stood.truncate((stood.len() - 1).max(1));
                }
            }
        }
    }
    same(&board, &naive);
    same(position.board(), &stood.last().expect("the start stays").0);
    assert_eq!(position.moves() as usize, stood.len() - 1);
    // A game of moves in turn adds up.
    assert_eq!(position.to_setup().audit(), []);
    while position.undo() {}
    assert_eq!(position.board(), &Board::new(size));
    for (before, played) in past.iter().rev() {
        board.undo(played);
        assert_eq!(board.rows(), before.rows());
    }
    assert_eq!(board, Board::new(size));
});
