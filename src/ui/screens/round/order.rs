//! The order of the list. Nothing jumps: it changes when asked, or when nobody is at the list.

use crate::clock::{Millis, Mono};
use crate::referee::TableId;
use crate::referee::overview::Line;

/// The list rests this long after the pointer has left it before it sorts itself.
const REST: Millis = Millis::from_secs(5);

/// What the list is sorted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SortBy {
    /// What can happen soonest first.
    #[default]
    Urgency,
    Number,
    Black,
    White,
    State,
}

/// What an order was made of: it need not be made again while neither changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Of {
    /// The overview's serial number.
    pub lines: u64,
    /// Filter, search and column.
    pub asked: u64,
}

/// The tables as they stand in the list now.
#[derive(Debug, Default)]
pub struct Order {
    shown: Vec<TableId>,
    /// What was asked for when it was sorted: another filter or search sorts at once.
    asked: Option<u64>,
    /// As the lines would stand now, and which lines those were.
    wanted: Vec<TableId>,
    of: Option<Of>,
    /// The difference between the two has not been counted yet.
    uncounted: bool,
    busy_until: Option<Mono>,
    resort: bool,
    moving: usize,
}

impl Order {
    pub fn shown(&self) -> &[TableId] {
        &self.shown
    }

    /// How many tables would change their place if the list were sorted now.
    pub const fn moving(&self) -> usize {
        self.moving
    }

    /// Somebody is at the list: it keeps its order.
    pub fn touch(&mut self, now: Mono) {
        self.busy_until = Some(now + REST);
    }

    /// The next list offered is taken as it comes.
    pub fn resort(&mut self) {
        self.resort = true;
    }

    /// Whether the order wanted is of these lines and this question already.
    pub fn is_of(&self, of: Of) -> bool {
        self.of == Some(of)
    }

    /// What the list would be, sorted now.
    pub fn offer(&mut self, wanted: Vec<TableId>, of: Of) {
        self.wanted = wanted;
        self.of = Some(of);
        self.uncounted = true;
    }

    /// Takes what was offered: at once when what is asked for has changed, when the list rests or when that was asked for;
    /// otherwise the order stays and only the difference is counted.
    pub fn settle(&mut self, now: Mono) {
        let asked = self.of.map(|of| of.asked);
        let resort = std::mem::take(&mut self.resort);
        let rests = self.busy_until.is_none_or(|until| now >= until);
        let same_tables = self.asked == asked && self.shown.len() == self.wanted.len();
        if resort || rests || !same_tables {
            self.shown.clone_from(&self.wanted);
            self.asked = asked;
            self.moving = 0;
            self.uncounted = false;
        } else if std::mem::take(&mut self.uncounted) {
            self.moving = if self.shown == self.wanted { 0 } else { moved(&self.shown, &self.wanted) };
        }
    }
}

/// How many have to be taken out and put elsewhere to make `to` of `from`: all but the longest run that keeps its order.
fn moved(from: &[TableId], to: &[TableId]) -> usize {
    let mut places: Vec<(TableId, usize)> = to.iter().copied().zip(0..).collect();
    places.sort_unstable();
    let mut tails: Vec<usize> = Vec::new();
    for id in from {
        let Ok(found) = places.binary_search_by_key(id, |p| p.0) else { continue };
        let Some((_, place)) = places.get(found) else { continue };
        let at = tails.partition_point(|tail| tail < place);
        match tails.get_mut(at) {
            Some(tail) => *tail = *place,
            None => tails.push(*place),
        }
    }
    from.len().saturating_sub(tails.len())
}

/// The lines in the order asked for.
pub fn sorted(lines: &[&Line], by: SortBy, name: impl Fn(&Line, crate::rules::Color) -> String) -> Vec<TableId> {
    use crate::rules::Color;
    let mut lines: Vec<&Line> = lines.to_vec();
    match by {
        SortBy::Urgency => lines.sort_by_key(|line| (line.urgency, line.id)),
        SortBy::Number => lines.sort_by_key(|line| line.id),
        SortBy::Black => lines.sort_by_cached_key(|line| (name(line, Color::Black), line.id)),
        SortBy::White => lines.sort_by_cached_key(|line| (name(line, Color::White), line.id)),
        SortBy::State => lines.sort_by_key(|line| (line.status, line.id)),
    }
    lines.into_iter().map(|line| line.id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::{RoundNo, TableNo};

    fn ids(numbers: &[u16]) -> Vec<TableId> {
        numbers.iter().map(|n| TableId::new(RoundNo(1), TableNo(*n))).collect()
    }

    #[test]
    fn one_table_that_comes_first_moves_alone() {
        assert_eq!(moved(&ids(&[1, 2, 3, 4, 5]), &ids(&[5, 1, 2, 3, 4])), 1);
        assert_eq!(moved(&ids(&[1, 2, 3, 4, 5]), &ids(&[5, 4, 3, 2, 1])), 4);
        assert_eq!(moved(&ids(&[1, 2, 3]), &ids(&[1, 2, 3])), 0);
    }

    fn offer(order: &mut Order, numbers: &[u16], asked: u64, at: Mono) {
        let lines = u64::try_from(at.0).expect("a moment after the start");
        order.offer(ids(numbers), Of { lines, asked });
        order.settle(at);
    }

    #[test]
    fn the_order_stays_while_somebody_is_at_the_list() {
        let mut order = Order::default();
        offer(&mut order, &[1, 2, 3], 7, Mono(0));
        order.touch(Mono(1_000));
        offer(&mut order, &[3, 1, 2], 7, Mono(1_500));
        assert_eq!((order.shown(), order.moving()), (ids(&[1, 2, 3]).as_slice(), 1));
        // Nothing new is offered: that the pointer has left is enough.
        order.settle(Mono(6_000));
        assert_eq!((order.shown(), order.moving()), (ids(&[3, 1, 2]).as_slice(), 0));
    }

    #[test]
    fn asking_sorts_at_once() {
        let mut order = Order::default();
        offer(&mut order, &[1, 2, 3], 7, Mono(0));
        order.touch(Mono(1_000));
        order.resort();
        offer(&mut order, &[3, 1, 2], 7, Mono(1_001));
        assert_eq!(order.shown(), ids(&[3, 1, 2]));
        offer(&mut order, &[3, 1], 8, Mono(1_002));
        assert_eq!(order.shown(), ids(&[3, 1]));
    }
}
