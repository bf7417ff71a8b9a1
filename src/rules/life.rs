//! Unconditional life. Source: D. B. Benson, "Life in the game of Go", Information Sciences 10 (1976).

use super::bits::Bits;
use super::count::{stones, whole};
use super::{Board, Color, Point, Sides, Size, Suicide};

/// Stones that cannot be taken whatever the opponent plays, even if their side always passes, and the points they hold.
///
/// A fact, not an opinion, under every rule of ko. It says nothing against other stones: most living groups of a game are not
/// alive in this strict sense.
///
/// ```
/// use fujite::rules::{Color, Life, Point, Setup, Suicide};
/// let board = Setup::from_rows(&[".X.XO", "XXXXO", "OOOOO", ".....", "....."])?.board();
/// let life = Life::of(&board, Suicide::Forbidden);
/// assert!(life.is_alive(Point::new(1, 0)));
/// assert_eq!(life.holder(Point::new(2, 0)), Some(Color::Black));
/// assert!(!life.is_alive(Point::new(0, 2)), "one eye is not enough");
/// # Ok::<(), fujite::rules::RowsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Life {
    alive: Sides<Bits>,
    held: Sides<Bits>,
}

impl Life {
    /// Works it out for both sides.
    ///
    /// Where suicide is allowed the opponent can empty an area again and build an eye in it: then not only every empty point
    /// of a vital area must be a liberty, but every point that could become one.
    pub fn of(board: &Board, suicide: Suicide) -> Life {
        let size = board.size();
        let stones = stones(board);
        let occupied = match suicide {
            Suicide::Forbidden => stones.black.or(&stones.white),
            Suicide::Allowed => Bits::none(size),
        };
        let sides = Sides::from_fn(|side| of_side(size, &stones[side], &whole(size).without(&stones[side]), &occupied));
        let (alive, held) = (sides.as_ref().map(|_, s| s.0), sides.as_ref().map(|_, s| s.1));
        Life { alive, held }
    }

    /// Whether a stone stands there that cannot be taken.
    pub fn is_alive(&self, point: Point) -> bool {
        Color::BOTH.into_iter().any(|side| self.alive[side].has(point))
    }

    /// The stones of a side that cannot be taken, row by row.
    pub fn stones(&self, side: Color) -> Vec<Point> {
        self.alive[side].points().collect()
    }

    /// The side in whose eye space the point lies: an area enclosed by stones that cannot be taken, each empty point of
    /// which is a liberty of one chain. The opponent's stones in it cannot make an eye.
    pub fn holder(&self, point: Point) -> Option<Color> {
        Color::BOTH.into_iter().find(|side| self.held[*side].has(point))
    }
}

/// An area without stones of the side, in Benson's iteration.
struct Area {
    /// Chains of the side around it.
    chains: Vec<usize>,
    /// Those of them that have every point of it that is or can become empty as a liberty.
    vital: Vec<usize>,
    points: Bits,
    stands: bool,
}

/// The living stones and the vital areas of a side. `occupied`: points that cannot become empty while the side passes.
fn of_side(size: Size, own: &Bits, rest: &Bits, occupied: &Bits) -> (Bits, Bits) {
    const NO_CHAIN: usize = usize::MAX;
    let chains: Vec<Bits> = own.parts().collect();
    let mut chain_at = vec![NO_CHAIN; size.points()];
    for (number, chain) in chains.iter().enumerate() {
        for point in chain.points() {
            if let Some(place) = chain_at.get_mut(size.index(point)) {
                *place = number;
            }
        }
    }
    let around = |point: Point| -> Vec<usize> {
        let chain = |p: Point| chain_at.get(size.index(p)).copied().unwrap_or(NO_CHAIN);
        size.neighbours(point).map(chain).filter(|chain| *chain != NO_CHAIN).collect()
    };
    let mut areas: Vec<Area> =
        rest.parts().map(|points| Area { chains: Vec::new(), vital: Vec::new(), points, stands: true }).collect();
    let mut touched: Vec<Vec<usize>> = vec![Vec::new(); chains.len()];
    let mut vital_areas = vec![0u32; chains.len()];
    for (number, area) in areas.iter_mut().enumerate() {
        area.chains = area.points.points().flat_map(around).collect();
        area.chains.sort_unstable();
        area.chains.dedup();
        for chain in &area.chains {
            touched.get_mut(*chain).into_iter().for_each(|areas| areas.push(number));
        }
        // An area without an empty point gives no liberty.
        let empty = area.points.without(occupied);
        let mut free = empty.points();
        area.vital = free.next().map_or_else(Vec::new, around);
        for point in free {
            let near = around(point);
            area.vital.retain(|chain| near.contains(chain));
            if area.vital.is_empty() {
                break;
            }
        }
        area.vital.sort_unstable();
        area.vital.dedup();
        for chain in &area.vital {
            vital_areas.get_mut(*chain).into_iter().for_each(|n| *n += 1);
        }
    }
    // A chain with fewer than two vital areas falls, the areas around it with it, and so on until nothing changes.
    let mut alive = vec![true; chains.len()];
    let mut falling: Vec<usize> = (0..chains.len()).filter(|chain| vital_areas.get(*chain).is_none_or(|n| *n < 2)).collect();
    while let Some(chain) = falling.pop() {
        match alive.get_mut(chain) {
            Some(alive) if *alive => *alive = false,
            _ => continue,
        }
        for number in touched.get(chain).into_iter().flatten() {
            let Some(area) = areas.get_mut(*number).filter(|area| area.stands) else { continue };
            area.stands = false;
            for other in &area.vital {
                if let Some(n) = vital_areas.get_mut(*other) {
                    *n -= 1;
                    if *n < 2 {
                        falling.push(*other);
                    }
                }
            }
        }
    }
    let none = Bits::none(size);
    let living = chains.iter().zip(&alive).filter(|(_, alive)| **alive).fold(none, |all, (chain, _)| all.or(chain));
    // An area of no chain encloses nothing.
    let held = |area: &&Area| area.stands && !area.vital.is_empty();
    (living, areas.iter().filter(held).fold(none, |all, area| all.or(&area.points)))
}
