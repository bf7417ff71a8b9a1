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
    /// For every point, row by row: in how many of the playouts it ended as Black's, less those in which it was White's.
    pub leaning: Vec<i32>,
    /// Playouts carried out.
    pub playouts: u32,
}

/// Suggests dead stones and seki.
///
/// From unconditional life where that says something, and from `playouts` games played to the end at random, neither side filling
/// its own eyes. Good for finished games, where it is mostly right; wrong where a read-out sequence decides (a large eye, a ko, a
/// shortage of liberties). The same board, number and seed give the same suggestion. At most 10,000 playouts are made.
pub fn suggest(board: &Board, playouts: u32, chance: &mut Chance) -> Suggestion {
    let size = board.size();
    let life = Life::of(board, Suicide::Forbidden);
    let playouts = playouts.min(MOST_PLAYOUTS);
    let mut leaning = vec![0i32; size.points()];
    let mut playout = Playout::new(board, &life);
    for number in 0..playouts {
        let first = if number % 2 == 0 { Color::Black } else { Color::White };
        playout.run(board, first, chance);
        for (sum, owner) in leaning.iter_mut().zip(playout.owners(&life)) {
            *sum += owner;
        }
    }
    let dead = dead_stones(board, &life, &leaning, playouts);
    let seki = seki(board, &dead, &life);
    Suggestion { dead, seki, leaning, playouts }
}

/// A bound for a slip of the caller.
const MOST_PLAYOUTS: u32 = 10_000;

/// Of this many playouts in a hundred more than its own a chain must lose to look dead.
const LOST: i32 = 35;

/// Chains that mostly end as the opponent's points.
fn dead_stones(board: &Board, life: &Life, leaning: &[i32], playouts: u32) -> Vec<Point> {
    let size = board.size();
    let stones = stones(board);
    let mut dead = Bits::none(size);
    for side in Color::BOTH {
        let sign = if side == Color::Black { 1 } else { -1 };
        for chain in stones[side].parts() {
            let mut points = chain.points();
            let Some(first) = points.next() else { continue };
            let held = life.holder(first) == Some(side.opponent());
            let sum: i64 = chain.points().filter_map(|p| leaning.get(size.index(p))).map(|sum| i64::from(sum * sign)).sum();
            let limit = -i64::from(LOST) * i64::from(playouts) * i64::from(chain.count()) / 100;
            if held || (sum < limit && !life.is_alive(first)) {
                dead = dead.or(&chain);
            }
        }
    }
    dead.points().collect()
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
        self.size.iter().map(move |point| match life.holder(point).or_else(|| self.board.get(point)) {
            Some(side) => value(side),
            None => {
                let mut near = self.size.neighbours(point).filter_map(|p| self.board.get(p));
                let first = near.next();
                first.filter(|first| near.all(|side| side == *first)).map_or(0, value)
            }
        })
    }
}

/// Stones of groups that share a neutral area and have fewer than two eyes on both sides of it.
fn seki(board: &Board, dead: &[Point], life: &Life) -> Vec<Point> {
    let count = Count::of(&Agreed { dead, ..Agreed::new(board) });
    let size = board.size();
    let none = Bits::none(size);
    let groups: Sides<Vec<Bits>> = Sides::from_fn(|side| {
        // Chains around one area of territory hold together.
        let links = count.living[side].or(&count.territory[side]);
        links.parts().filter(|group| group.points().any(|p| count.living[side].has(p))).collect()
    });
    let weak = |side: Color, group: &Bits| {
        let eyes = group.and(&count.territory[side]);
        !group.points().any(|p| life.is_alive(p)) && eyes.parts().count() < 2 && eyes.count() < SMALL_EYE
    };
    let mut found = none;
    for area in count.neutral.parts() {
        let around = Sides::from_fn(|side| {
            let near = area.beside(&count.living[side]);
            groups[side].iter().filter(move |group| !group.and(&near).is_empty()).copied().collect::<Vec<Bits>>()
        });
        let both_weak = Color::BOTH.into_iter().all(|side| around[side].iter().any(|group| weak(side, group)));
        if both_weak {
            for (side, groups) in around.iter() {
                for group in groups.iter().filter(|group| weak(side, group)) {
                    found = found.or(&group.and(&count.living[side]));
                }
            }
        }
    }
    found.points().collect()
}

/// An eye space of so many points makes two eyes.
const SMALL_EYE: u32 = 4;
