//! A suggestion of dead stones and of seki: an opinion from playouts and from the shape, for the players to agree with or not.

use super::bits::Bits;
use super::count::{Count, stones};
use super::{Agreed, Board, Chance, Color, Life, Point, Sides, Size, Suicide};

/// An opinion on a finished position. It changes nothing and decides nothing: the players agree on dead stones (Code 13.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// Stones that look dead, whole chains, row by row.
    pub dead: Vec<Point>,
    /// Stones of groups that look alive only because neither side can play between them, row by row.
    pub seki: Vec<Point>,
    /// For every point, row by row: in how many of the last playouts it ended as Black's, less those in which it was White's.
    pub leaning: Vec<i32>,
}

/// Suggests dead stones and seki.
///
/// From unconditional life where that says something, and from `playouts` games played to the end at random, neither side filling
/// its own eyes. Good for finished games, where it is mostly right; wrong where a read-out sequence decides (a large eye, a ko, a
/// shortage of liberties). The same board, number and seed give the same suggestion. At most 10,000 playouts are made.
pub fn suggest(board: &Board, playouts: u32, chance: &mut Chance) -> Suggestion {
    let life = Life::of(board, Suicide::Forbidden);
    let playouts = playouts.min(MOST_PLAYOUTS);
    // What is clearly dead stands in the way of judging the rest: it is taken off for the second half.
    let early = played_out(board, &life, playouts / 2, chance);
    let locked = seki(board, &life);
    let clear = dead_stones(board, &life, &locked, &early, CLEARLY_LOST * (playouts / 2).cast_signed());
    let mut cleared = board.clone();
    cleared.edit(clear.iter().map(|point| (*point, None)));
    let certain = life;
    let life = Life::of(&cleared, Suicide::Forbidden);
    let leaning = played_out(&cleared, &life, playouts - playouts / 2, chance);
    let mut dead = dead_stones(&cleared, &life, &locked, &leaning, LOST * (playouts - playouts / 2).cast_signed());
    dead.extend(clear);
    dead.retain(|point| !certain.is_alive(*point));
    dead.sort_unstable_by_key(|p| (p.y, p.x));
    cleared.edit(dead.iter().map(|point| (*point, None)));
    let seki = seki(&cleared, &life).points().collect();
    Suggestion { dead, seki, leaning }
}

/// For every point, in how many playouts it ended as Black's, less those in which it was White's.
fn played_out(board: &Board, life: &Life, playouts: u32, chance: &mut Chance) -> Vec<i32> {
    let mut leaning = vec![0i32; board.size().points()];
    let mut playout = Playout::new(board, life);
    for number in 0..playouts {
        let first = if number % 2 == 0 { Color::Black } else { Color::White };
        playout.run(board, first, chance);
        for (sum, owner) in leaning.iter_mut().zip(playout.owners(life)) {
            *sum += owner;
        }
    }
    leaning
}

/// A bound for a slip of the caller.
const MOST_PLAYOUTS: u32 = 10_000;

/// A chain looks dead when its points end as the opponent's by so many playouts in a hundred more than as its own.
const LOST: i32 = 20;

/// And clearly so from here on.
const CLEARLY_LOST: i32 = 35;

/// Chains that end as the opponent's points; `limit` in hundredths of a playout.
fn dead_stones(board: &Board, life: &Life, locked: &Bits, leaning: &[i32], limit: i32) -> Vec<Point> {
    let size = board.size();
    let stones = stones(board);
    let mut dead = Bits::none(size);
    for side in Color::BOTH {
        for chain in stones[side].parts() {
            let Some(first) = chain.points().next() else { continue };
            let held = life.holder(first) == Some(side.opponent());
            let safe = life.is_alive(first) || locked.has(first);
            if held || (hundredths(size, &chain, side, leaning) < -limit && !safe) {
                dead = dead.or(&chain);
            }
        }
    }
    dead.points().collect()
}

/// By how many hundredths of a playout the points of a chain ended as its side's, on the whole.
fn hundredths(size: Size, chain: &Bits, side: Color, leaning: &[i32]) -> i32 {
    let sum: i64 = chain.points().filter_map(|p| leaning.get(size.index(p))).map(|n| i64::from(*n)).sum();
    let mean = sum * 100 / i64::from(chain.count().max(1));
    let mean = i32::try_from(mean).unwrap_or(0);
    if side == Color::Black { mean } else { -mean }
}

/// One random game, and the room for it.
struct Playout {
    board: Board,
    /// Points where a stone may be put; in no order.
    free: Vec<Point>,
    /// Points that unconditional life settles: nobody plays there.
    open: Bits,
    size: Size,
}

impl Playout {
    fn new(board: &Board, life: &Life) -> Playout {
        let size = board.size();
        let mut open = Bits::none(size);
        size.iter().filter(|point| life.holder(*point).is_none()).for_each(|point| open.insert(point));
        Playout { board: board.clone(), free: Vec::with_capacity(size.points()), open, size }
    }

    /// Plays at random until both sides pass, or for three times as many moves as there are points.
    fn run(&mut self, start: &Board, first: Color, chance: &mut Chance) {
        self.board.clone_from(start);
        self.board.set_ko(None);
        self.free.clear();
        self.free.extend(self.size.iter().filter(|point| start.get(*point).is_none() && self.open.has(*point)));
        let (mut side, mut passes) = (first, 0);
        for _ in 0..self.size.points() * 3 {
            passes = if self.step(side, chance) { 0 } else { passes + 1 };
            if passes == 2 {
                break;
            }
            side = side.opponent();
        }
    }

    /// One move of a side, anywhere but in its own eyes; whether there was one.
    fn step(&mut self, side: Color, chance: &mut Chance) -> bool {
        let mut untried = self.free.len();
        while untried > 0 {
            let pick = chance.below(untried as u32) as usize;
            let Some(point) = self.free.get(pick).copied() else { return false };
            if !self.is_eye(side, point)
                && let Ok(played) = self.board.play(side, point)
            {
                self.free.swap_remove(pick);
                if played.captured() > 0 {
                    self.free.extend(self.board.captured(&played).filter(|p| self.open.has(*p)));
                }
                return true;
            }
            untried -= 1;
            self.free.swap(pick, untried);
        }
        false
    }

    /// Whether all neighbours are the side's own, and the corners around too but for one (none at the edge).
    fn is_eye(&self, side: Color, point: Point) -> bool {
        if self.size.neighbours(point).any(|p| self.board.get(p) != Some(side)) {
            return false;
        }
        let Point { x, y } = point;
        let (mut foreign, mut edge) = (0, false);
        for (dx, dy) in [(-1, -1), (1, -1), (-1, 1), (1, 1)] {
            let corner = x.checked_add_signed(dx).zip(y.checked_add_signed(dy)).map(|(x, y)| Point { x, y });
            match corner.filter(|p| self.size.contains(*p)) {
                Some(corner) => foreign += u32::from(self.board.get(corner) == Some(side.opponent())),
                None => edge = true,
            }
        }
        foreign + u32::from(edge) < 2
    }

    /// Whose each point is at the end: 1 Black's, -1 White's, 0 nobody's.
    fn owners<'a>(&'a self, life: &'a Life) -> impl Iterator<Item = i32> + 'a {
        let value = |side: Color| if side == Color::Black { 1 } else { -1 };
        self.size.iter().map(move |point| {
            if let Some(side) = life.holder(point).or_else(|| self.board.get(point)) {
                value(side)
            } else {
                let mut near = self.size.neighbours(point).filter_map(|p| self.board.get(p));
                let first = near.next();
                first.filter(|first| near.all(|side| side == *first)).map_or(0, value)
            }
        })
    }
}

/// Stones of groups around neutral areas where either side, whatever it plays, puts its own chain in atari: nobody can begin.
fn seki(board: &Board, life: &Life) -> Bits {
    let count = Count::of(&Agreed::new(board));
    let mut board = board.clone();
    let mut found = Bits::none(board.size());
    for area in count.neutral.parts().filter(|area| area.count() <= MOST_SHARED) {
        if area.points().all(|point| Color::BOTH.into_iter().all(|side| is_stuck(&mut board, side, point))) {
            // Chains around one area of territory hold together.
            let group = |side: Color| area.beside(&count.living[side]).spread(&count.living[side].or(&count.territory[side]));
            let groups = Sides::from_fn(group);
            // Who has room for two eyes lives without the other's help.
            if Color::BOTH.into_iter().all(|side| groups[side].and(&count.territory[side]).count() <= MOST_EYES) {
                found = Color::BOTH.into_iter().fold(found, |all, side| all.or(&groups[side].and(&count.living[side])));
            }
        }
    }
    let mut alive = Bits::none(board.size());
    found.points().filter(|point| life.is_alive(*point)).for_each(|point| alive.insert(point));
    found.without(&alive.spread(&found))
}

/// Whether the side cannot play there, or puts a chain of its own in atari by it for nothing.
fn is_stuck(board: &mut Board, side: Color, point: Point) -> bool {
    let Ok(played) = board.play(side, point) else { return true };
    let stuck = played.captured() == 0 && board.liberties_at(point).len() < 2 && board.chain_at(point).len() > 1;
    board.undo(&played);
    stuck
}

/// A group with more points of its own is no group in seki. Those met have one at most; a large eye, or two false ones, may be more.
const MOST_EYES: u32 = 6;

/// A neutral area of more points leaves room to play.
const MOST_SHARED: u32 = 3;
