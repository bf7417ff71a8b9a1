//! A finished board taken apart: living and dead stones, territory, neutral points. Nothing is allocated.

use super::bits::Bits;
use super::{Agreed, Board, Color, Point, Sides, Size};

/// What a finished board consists of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Count {
    pub living: Sides<Bits>,
    pub dead: Sides<Bits>,
    /// Regions that touch one colour (Code 3.3), eyes in seki included.
    pub territory: Sides<Bits>,
    /// The part of the territory that touches stones in seki, or is marked so itself.
    pub seki_eyes: Sides<Bits>,
    /// Living stones marked as in seki.
    pub seki: Bits,
    pub neutral: Bits,
}

/// The stones of each side.
pub(super) fn stones(board: &Board) -> Sides<Bits> {
    let size = board.size();
    let mut stones = Sides::new(Bits::none(size), Bits::none(size));
    for y in 0..size.height() {
        let row = board.row_bits(y);
        stones.black.set_row(y, row.black);
        stones.white.set_row(y, row.white);
    }
    stones
}

/// All points of a board.
pub(super) fn whole(size: Size) -> Bits {
    let mut all = Bits::none(size);
    for y in 0..size.height() {
        all.set_row(y, u64::MAX >> (64 - u32::from(size.width())));
    }
    all
}

fn set_of(size: Size, points: &[Point]) -> Bits {
    let mut set = Bits::none(size);
    for point in points.iter().filter(|point| size.contains(**point)) {
        set.insert(*point);
    }
    set
}

impl Count {
    pub fn of(agreed: &Agreed) -> Count {
        let size = agreed.board.size();
        let standing = stones(agreed.board);
        let none = Bits::none(size);
        let (dead, living) = if agreed.dead.is_empty() {
            (Sides::new(none, none), standing)
        } else {
            let named = set_of(size, agreed.dead);
            let dead = standing.map(|_, stones| named.spread(&stones));
            (dead, standing.map(|side, stones| stones.without(&dead[side])))
        };
        let empty = whole(size).without(&living.black.or(&living.white));
        let reached = living.map(|_, stones| stones.beside(&empty).spread(&empty));
        let territory = Sides::from_fn(|side| reached[side].without(&reached[side.opponent()]));
        let neutral = empty.without(&territory.black.or(&territory.white));
        let mut count = Count { living, dead, territory, seki_eyes: Sides::new(none, none), seki: none, neutral };
        if !agreed.seki.is_empty() {
            let named = set_of(size, agreed.seki);
            count.seki = Color::BOTH.into_iter().fold(none, |all, side| all.or(&named.spread(&living[side])));
            // An eye is in seki by the stones around it, or because it is named itself.
            let eyes = |territory: Bits| count.seki.beside(&territory).or(&named).spread(&territory);
            count.seki_eyes = territory.map(|_, territory| eyes(territory));
        }
        count
    }
}
