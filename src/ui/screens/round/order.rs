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

/// The tables as they stand in the list now.
#[derive(Debug, Default)]
pub struct Order {
    shown: Vec<TableId>,
    /// What was asked for when it was sorted: another filter or search sorts at once.
    asked: Option<u64>,
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

    /// Takes the sorted list in: at once when what is asked for has changed, when the list rests or when that was asked for;
    /// otherwise the order stays and only the difference is counted.
    pub fn offer(&mut self, sorted: Vec<TableId>, asked: u64, now: Mono) {
        let resort = std::mem::take(&mut self.resort);
        let rests = self.busy_until.is_none_or(|until| now >= until);
        let same_tables = self.asked == Some(asked) && self.shown.len() == sorted.len();
        if resort || rests || !same_tables {
            self.shown = sorted;
            self.asked = Some(asked);
            self.moving = 0;
            return;
        }
        self.moving = if self.shown == sorted { 0 } else { moved(&self.shown, &sorted) };
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

    #[test]
    fn the_order_stays_while_somebody_is_at_the_list() {
        let mut order = Order::default();
        order.offer(ids(&[1, 2, 3]), 7, Mono(0));
        order.touch(Mono(1_000));
        order.offer(ids(&[3, 1, 2]), 7, Mono(1_500));
        assert_eq!((order.shown(), order.moving()), (ids(&[1, 2, 3]).as_slice(), 1));
        order.offer(ids(&[3, 1, 2]), 7, Mono(6_000));
        assert_eq!((order.shown(), order.moving()), (ids(&[3, 1, 2]).as_slice(), 0));
    }

    #[test]
    fn asking_sorts_at_once() {
        let mut order = Order::default();
        order.offer(ids(&[1, 2, 3]), 7, Mono(0));
        order.touch(Mono(1_000));
        order.resort();
        order.offer(ids(&[3, 1, 2]), 7, Mono(1_001));
        assert_eq!(order.shown(), ids(&[3, 1, 2]));
        order.offer(ids(&[3, 1]), 8, Mono(1_002));
        assert_eq!(order.shown(), ids(&[3, 1]));
    }
}
