//! The positions a game has gone through, by hash.

use super::{Color, Repetition};

/// One position that stood.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stood {
    pub hash: u64,
    pub to_play: Color,
    /// The side that made it by a play; `None` after a pass.
    pub maker: Option<Color>,
    /// The last one before with the same hash, counted from 1; 0 for none.
    before: u32,
}

/// Positions in the order they stood, with a table to find equal ones; [`pop`](Self::pop) takes the last away.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    stood: Vec<Stood>,
    /// Open addressing, linear probing: numbers of positions from 1, 0 for a free slot. At most half full.
    slots: Vec<u32>,
}

impl Seen {
    /// Room for a common game.
    const SLOTS: usize = 1024;

    pub fn new() -> Seen {
        Seen { stood: Vec::with_capacity(Self::SLOTS / 2), slots: vec![0; Self::SLOTS] }
    }

    pub fn push(&mut self, hash: u64, to_play: Color, maker: Option<Color>) {
        if self.stood.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let before = self.enter(hash, self.stood.len() as u32 + 1);
        self.stood.push(Stood { hash, to_play, maker, before });
    }

    /// Forgets the last position.
    pub fn pop(&mut self) {
        if let Some(last) = self.stood.pop() {
            // What was entered last frees its slot or hands it back: nothing later can have probed past it.
            let slot = self.slot(last.hash, Some(self.stood.len() as u32 + 1));
            if let Some(place) = self.slots.get_mut(slot) {
                *place = last.before;
            }
        }
    }

    /// Earlier positions with this hash, the latest first: index and position.
    pub fn find(&self, hash: u64) -> impl Iterator<Item = (usize, &Stood)> {
        let mut at = self.slots.get(self.slot(hash, None)).copied().unwrap_or(0);
        std::iter::from_fn(move || {
            let index = (at as usize).checked_sub(1)?;
            let stood = self.stood.get(index)?;
            at = stood.before;
            Some((index, stood))
        })
    }

    /// Puts a number where its hash belongs; the number it covers.
    fn enter(&mut self, hash: u64, number: u32) -> u32 {
        let slot = self.slot(hash, None);
        self.slots.get_mut(slot).map_or(0, |place| std::mem::replace(place, number))
    }

    /// The slot that holds the hash (or this number), or the free one where it belongs.
    fn slot(&self, hash: u64, number: Option<u32>) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            let held = self.slots[slot & mask];
            if held == 0 || number == Some(held) {
                return slot;
            }
            if number.is_none() && self.stood.get(held as usize - 1).is_some_and(|stood| stood.hash == hash) {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }

    #[cold]
    fn grow(&mut self) {
        self.slots = vec![0; self.slots.len() * 2];
        for number in 1..=self.stood.len() as u32 {
            if let Some(hash) = self.stood.get(number as usize - 1).map(|stood| stood.hash) {
                self.enter(hash, number);
            }
        }
    }
}

impl Stood {
    /// Whether making this position again is forbidden when `maker` plays and `to_play` is next.
    pub fn bars(&self, rule: Repetition, maker: Color, to_play: Color) -> bool {
        match rule {
            Repetition::None => false,
            Repetition::Situational => self.to_play == to_play,
            Repetition::Positional => true,
            Repetition::NaturalSituational => self.maker == Some(maker),
        }
    }
}

/// Points from which a stone has ever gone. Only a play on one of them can bring an earlier position back: the stone it
/// puts there stood there then and has gone since.
#[derive(Clone, Debug)]
pub(super) struct Vacated([u64; 52]);

impl Vacated {
    pub const fn new() -> Vacated {
        Vacated([0; 52])
    }

    pub fn note(&mut self, point: super::Point) {
        if let Some(row) = self.0.get_mut(usize::from(point.y)) {
            *row |= 1 << (point.x & 63);
        }
    }

    #[inline]
    pub fn has(&self, point: super::Point) -> bool {
        self.0.get(usize::from(point.y)).is_some_and(|row| row >> (point.x & 63) & 1 == 1)
    }
}
