//! The peers' side of each case, as their documentation has it done.

use crate::games::{Game, Numbers};
use crate::plain::Plain;
use crate::work::{Finished, MOST_PLAYS, MOST_TRIES};
use goban::pieces::goban::Goban;
use goban::pieces::stones::{Color, Stone};
use goban::rules::game::Game as Position;
use goban::rules::{CHINESE, GobanSizes, IllegalRules, JAPANESE, Move, Rule};
use sgf_parse::go;

fn simple_ko() -> Rule {
    JAPANESE
}

fn superko() -> Rule {
    Rule { flag_illegal: IllegalRules::KO | IllegalRules::SUPERKO | IllegalRules::SUICIDE, ..CHINESE }
}

fn replay_by(games: &[Game], rule: Rule) -> u32 {
    let mut stones = 0;
    for game in games {
        let mut position = Position::new(GobanSizes::Nineteen, rule);
        for point in game {
            if position.try_play(Move::Play(point.y, point.x)).is_err() {
                break;
            }
        }
        let (black, white) = position.goban().number_of_stones();
        stones += black + white;
    }
    stones
}

pub fn replay(games: &[Game]) -> u32 {
    replay_by(games, simple_ko())
}

pub fn replay_superko(games: &[Game]) -> u32 {
    replay_by(games, superko())
}

pub fn replay_plain(games: &[Game]) -> u32 {
    let mut moves = 0;
    for game in games {
        let mut board = Plain::default();
        for (n, point) in game.iter().enumerate() {
            moves += u32::from(board.play(crate::games::side(n), *point));
        }
    }
    moves
}

pub fn playouts(seed: u64, count: usize) -> usize {
    let mut numbers = Numbers(seed);
    let mut plays = 0;
    for _ in 0..count {
        let mut position = Position::new(GobanSizes::Nineteen, simple_ko());
        let (mut n, mut tries) = (0, 0);
        while n < MOST_PLAYS && tries < MOST_TRIES {
            let place = numbers.below(361);
            tries += 1;
            if position.try_play(Move::Play((place / 19) as u8, (place % 19) as u8)).is_ok() {
                n += 1;
                tries = 0;
            }
        }
        plays += n;
    }
    plays
}

/// Whether the peer reads the file at all; trees of depth are not for it, it goes down and up them on the stack.
pub fn reads(file: &str) -> bool {
    file.matches('(').count() < 5000 && sgf_parse::parse(file).is_ok()
}

pub fn trees<S: AsRef<str>>(files: &[S]) -> usize {
    files.iter().map(|file| sgf_parse::parse(file.as_ref()).map_or(0, |trees| trees.len())).sum()
}

pub fn final_positions<S: AsRef<str>>(files: &[S]) -> usize {
    let mut stones = 0;
    for file in files {
        let Ok(trees) = go::parse(file.as_ref()) else { continue };
        let Some(root) = trees.first() else { continue };
        let mut position = Position::new(GobanSizes::Nineteen, simple_ko());
        for node in root.main_variation() {
            if let Some(go::Prop::B(go::Move::Move(point)) | go::Prop::W(go::Move::Move(point))) = node.get_move() {
                let _ = position.try_play(Move::Play(point.y, point.x));
            }
        }
        let (black, white) = position.goban().number_of_stones();
        stones += (black + white) as usize;
    }
    stones
}

/// The peer's boards with the dead stones already off: only its counting is measured.
pub fn boards(ends: &[Finished]) -> Vec<Goban> {
    let living = |end: &Finished| {
        let mut board = end.board.clone();
        for point in &end.dead {
            let chain: Vec<_> = end.board.chain_at(*point).into_iter().map(|p| (p, None)).collect();
            board.edit(chain);
        }
        let mut goban = Goban::new((19, 19));
        for (point, color) in board.stones() {
            let color = if color == fujite::rules::Color::Black { Color::Black } else { Color::White };
            goban.push_stone(Stone { coord: (point.y, point.x), color });
        }
        goban
    };
    ends.iter().map(living).collect()
}

pub fn count(boards: &[Goban]) -> usize {
    let mut sum = 0;
    for board in boards {
        let (black, white) = board.calculate_territories();
        let (black_stones, white_stones) = board.number_of_stones();
        sum += black + white + (black_stones + white_stones) as usize;
    }
    sum
}
