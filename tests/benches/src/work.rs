//! The station's side of each case. Every function gives a number that its peer's must equal.

use crate::games::{Game, Numbers, side};
use fujite::formats::sgf::{self, GameTree};
use fujite::rules::{Act, Agreed, Board, Color, Komi, Options, Point, Position, Preset, Repetition, Size, Suicide, tally};

/// Stones on the board at the end, all games together.
pub fn replay(games: &[Game]) -> u32 {
    let empty = Board::new(Size::STANDARD);
    let mut board = empty.clone();
    let mut stones = 0;
    for game in games {
        board.clone_from(&empty);
        for (n, point) in game.iter().enumerate() {
            match board.play(side(n), *point) {
                Ok(played) => stones += 1 - played.captured() as i32,
                Err(illegal) => unreachable!("{illegal}"),
            }
        }
    }
    stones as u32
}

/// The same on positions that know their past, by this rule of repetition.
pub fn replay_positions(games: &[Game], repetition: Repetition) -> u32 {
    let mut stones = 0;
    for game in games {
        let mut position = Position::start(Size::STANDARD, Options { repetition, suicide: Suicide::Forbidden });
        for (n, point) in game.iter().enumerate() {
            // A game of the collection may break the rule; then it ends there.
            if position.play(side(n), *point).is_err() {
                break;
            }
        }
        let taken = position.prisoners();
        stones += position.moves() - taken.black - taken.white;
    }
    stones
}

/// Plays in a random playout at most, and tries for one of them.
pub const MOST_PLAYS: usize = 600;
pub const MOST_TRIES: u32 = 3000;

/// Legal plays in `count` random playouts.
pub fn playouts(seed: u64, count: usize) -> usize {
    let mut numbers = Numbers(seed);
    let empty = Board::new(Size::STANDARD);
    let mut board = empty.clone();
    let mut plays = 0;
    for _ in 0..count {
        board.clone_from(&empty);
        let (mut n, mut tries) = (0, 0);
        while n < MOST_PLAYS && tries < MOST_TRIES {
            let place = numbers.below(361);
            let point = Point::new((place % 19) as u8, (place / 19) as u8);
            tries += 1;
            if board.play(side(n), point).is_ok() {
                n += 1;
                tries = 0;
            }
        }
        plays += n;
    }
    plays
}

/// Nodes of all trees.
pub fn trees<S: AsRef<str>>(files: &[S]) -> usize {
    let read = |file: &S| sgf::read(file.as_ref().as_bytes()).map_or(0, |c| c.games.iter().map(GameTree::len).sum());
    files.iter().map(read).sum()
}

/// Stones at the end of each file's first game, carried out on a board as recorded.
pub fn final_boards<S: AsRef<str>>(files: &[S]) -> usize {
    let mut stones = 0;
    for file in files {
        let Ok(collection) = sgf::read(file.as_ref().as_bytes()) else { continue };
        let Some(Ok(line)) = collection.games.first().map(GameTree::record) else { continue };
        let mut board = line.record.setup.board();
        for act in &line.record.acts {
            if let Act::Move { color, point: Some(point) } = act {
                let _ = board.play(*color, *point);
            }
        }
        let count = board.count();
        stones += (count.black + count.white) as usize;
    }
    stones
}

/// The same by a replay that finds everything wrong with the record, and its last position set up.
pub fn final_positions<S: AsRef<str>>(files: &[S]) -> usize {
    let mut stones = 0;
    for file in files {
        let Ok(collection) = sgf::read(file.as_ref().as_bytes()) else { continue };
        let Some(Ok(line)) = collection.games.first().map(GameTree::record) else { continue };
        let replay = line.record.replay(Options { repetition: Repetition::None, ..Options::default() });
        stones += replay.end().stones().count();
    }
    stones
}

/// A finished board and one stone of each of its dead chains.
pub struct Finished {
    pub board: Board,
    pub dead: Vec<Point>,
}

/// The ends of games, all chains of two liberties or less called dead.
pub fn finished(games: &[Game]) -> Vec<Finished> {
    let end = |game: &Game| {
        let mut board = Board::new(Size::STANDARD);
        for (n, point) in game.iter().enumerate() {
            let _ = board.play(side(n), *point);
        }
        let mut dead: Vec<Point> = Vec::new();
        for (point, _) in board.stones() {
            if board.liberties_at(point).len() <= 2 && board.chain_at(point).first() == Some(&point) {
                dead.push(point);
            }
        }
        Finished { board, dead }
    };
    games.iter().map(end).collect()
}

/// Black's and White's area, added up.
pub fn count(ends: &[Finished]) -> usize {
    let rules = Preset::CodeChinese.rules();
    let mut sum = 0;
    for Finished { board, dead } in ends {
        let tally = tally(&Agreed { dead, ..Agreed::new(board) }, &rules, Komi::quarters(0));
        for side in Color::BOTH {
            sum += (tally.chinese.sides[side].territory + tally.chinese.sides[side].stones) as usize;
        }
    }
    sum
}
