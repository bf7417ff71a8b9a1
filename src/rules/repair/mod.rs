//! What happened to a disturbed board: from a position that is sure and the stones that stand now, the smallest explanations in
//! moved, swapped, recoloured, missing and extra stones, and in moves made since (Code 16.3, 16.4).
//!
//! Nothing here decides: the referee takes one explanation, or none.

mod assign;
mod change;

pub use change::{Change, Cost};

use super::{Color, FindingKind, Options, Ply, Point, Record, Replay, Setup, Size};
use assign::Table;
use change::{CROWDED, EACH_LATER, EXTRA, LATER, MISSING, PLAYED, RECOLORED, moved};

/// One way to explain the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Of all changes and moves together.
    pub cost: Cost,
    /// What was played between the sure position and the disturbance.
    pub since: Since,
    /// What happened to the stones, in the order of the kinds.
    pub changes: Vec<Change>,
    /// The position to put back: the sure one, after what was played since.
    pub restored: Setup,
}

/// What was played after the position that is sure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Since {
    /// No move.
    Nothing,
    /// The moves of the record up to this one.
    Recorded(u32),
    /// Moves nobody wrote down, after the last one of the record where there is one.
    Played(Vec<Ply>),
}

/// The two boards have different lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the sure position has {} by {} lines, the board {} by {}", .0.width(), .0.height(), .1.width(), .1.height())]
pub struct OtherSize(pub Size, pub Size);

/// Explanations offered.
const MOST: usize = 7;
/// Kept while parts of the board are put together.
const KEPT: usize = 24;
/// Further above the cheapest one nobody would believe an explanation.
const TOO_DEAR: Cost = Cost(600);
/// Stones that appeared, up to which they are tried as moves.
const MOST_PLAYED: usize = 12;
/// Explanations offered that have moves nobody wrote down: every strange stone could be one.
const MOST_AS_MOVES: usize = 2;
/// Later positions of a record that are looked at closely: those with the fewest differences.
const MOST_LATER: usize = 8;

/// The smallest explanations of the board as it stands `now`, the easiest to believe first; one without changes when nothing
/// differs. Stones alone are compared.
///
/// # Errors
/// [`OtherSize`] when the boards have different lines.
pub fn repair(sure: &Setup, now: &Setup, options: Options) -> Result<Vec<Explanation>, OtherSize> {
    same_size(sure, now)?;
    let base = Base { cost: Cost::default(), since: Since::Nothing, setup: sure.clone() };
    Ok(explain(&[base], sure, now, options))
}

/// The same where the sure position is that after move `sure` of a record: its later moves may explain the board too.
///
/// # Errors
/// [`OtherSize`] when the boards have different lines.
pub fn repair_record(replay: &Replay, sure: u32, now: &Setup) -> Result<Vec<Explanation>, OtherSize> {
    let start = replay.at(sure);
    same_size(&start, now)?;
    let mut later: Vec<(usize, u32, Setup)> = (sure.saturating_add(1)..=replay.moves())
        .map(|n| {
            let setup = replay.at(n);
            (setup.differences(now).len(), n, setup)
        })
        .collect();
    later.sort_by_key(|(differences, n, _)| (*differences, *n));
    later.truncate(MOST_LATER);
    let mut bases = vec![Base { cost: Cost::default(), since: Since::Nothing, setup: start }];
    bases.extend(later.into_iter().map(|(_, n, setup)| Base {
        cost: Cost(LATER.0 + EACH_LATER.0.saturating_mul(n - sure)),
        since: Since::Recorded(n),
        setup,
    }));
    Ok(explain(&bases, &replay.end(), now, replay.options()))
}

fn same_size(sure: &Setup, now: &Setup) -> Result<(), OtherSize> {
    if sure.size() == now.size() { Ok(()) } else { Err(OtherSize(sure.size(), now.size())) }
}

/// A position the board may have been in when it was disturbed.
struct Base {
    cost: Cost,
    since: Since,
    setup: Setup,
}

/// `last`: the position after which nothing is written down.
fn explain(bases: &[Base], last: &Setup, now: &Setup, options: Options) -> Vec<Explanation> {
    let mut found: Vec<(bool, Explanation)> = Vec::new();
    let mut take = |base: &Base, count: usize| {
        let stifled = base.setup.audit().iter().any(|finding| finding.kind == FindingKind::ChainWithoutLiberties);
        let explained = Difference::between(&base.setup, now).explained(base, count);
        found.extend(explained.into_iter().map(|explanation| (stifled, explanation)));
    };
    for (n, base) in bases.iter().enumerate() {
        take(base, if n == 0 { KEPT } else { 2 });
    }
    for base in played_since(last, now, options) {
        take(&base, 1);
    }
    // Among equals: one that leaves no chain without liberties, then fewer changes, then shorter shifts.
    found.sort_by(|(a_stifled, a), (b_stifled, b)| {
        let key = |stifled: &bool, e: &Explanation| (e.cost, *stifled, e.changes.len(), longest_shift(&e.changes));
        key(a_stifled, a).cmp(&key(b_stifled, b)).then_with(|| a.changes.cmp(&b.changes))
    });
    let least = found.first().map_or_else(Cost::default, |(_, e)| e.cost);
    let mut offered: Vec<Explanation> = Vec::new();
    for (_, explanation) in found {
        let same = |e: &Explanation| e.changes == explanation.changes && e.restored.rows() == explanation.restored.rows();
        if offered.len() == MOST || explanation.cost > least + TOO_DEAR {
            break;
        }
        let played = |e: &Explanation| matches!(e.since, Since::Played(_));
        let enough = played(&explanation) && offered.iter().filter(|e| played(e)).count() == MOST_AS_MOVES;
        if !enough && !offered.iter().any(same) {
            offered.push(explanation);
        }
    }
    offered
}

fn longest_shift(changes: &[Change]) -> Cost {
    let shift = |change: &Change| matches!(change, Change::Moved { .. }).then(|| change.cost());
    changes.iter().filter_map(shift).max().unwrap_or_default()
}

/// One or two moves after the last sure position, at points where stones appeared, by the rules and in turn.
fn played_since(last: &Setup, now: &Setup, options: Options) -> Vec<Base> {
    let appeared = Difference::between(last, now).appeared;
    if appeared.is_empty() || appeared.len() > MOST_PLAYED {
        return Vec::new();
    }
    let mut found: Vec<(Vec<Ply>, Setup)> = Vec::new();
    let mut line = vec![(Vec::new(), last.clone())];
    for _ in 0..2 {
        let mut next = Vec::new();
        for (plies, setup) in line {
            let side = setup.to_play;
            for (point, _) in appeared.iter().filter(|(point, color)| *color == side && setup.get(*point).is_none()) {
                let mut record = Record::new(setup.clone());
                record.play(side, *point);
                let replay = record.replay(options);
                if replay.findings_at(1).next().is_none() {
                    let plies: Vec<Ply> = [&plies[..], &[Ply { color: side, point: Some(*point) }]].concat();
                    next.push((plies, replay.end()));
                }
            }
        }
        found.extend(next.iter().cloned());
        line = next;
    }
    let base = |(plies, setup): (Vec<Ply>, Setup)| {
        let cost = plies.iter().map(|_| PLAYED).sum();
        Base { cost, since: Since::Played(plies), setup }
    };
    found.into_iter().map(base).collect()
}

/// The stones by which two boards differ.
struct Difference {
    vanished: Vec<(Point, Color)>,
    appeared: Vec<(Point, Color)>,
}

impl Difference {
    fn between(sure: &Setup, now: &Setup) -> Difference {
        let differences = sure.differences(now);
        let vanished = differences.iter().filter_map(|(at, was, _)| was.map(|color| (*at, color))).collect();
        let appeared = differences.iter().filter_map(|(at, _, is)| is.map(|color| (*at, color))).collect();
        Difference { vanished, appeared }
    }

    /// What it costs to take one stone for the other.
    fn pair(&self, vanished: usize, appeared: usize) -> Option<Cost> {
        let ((from, was), (to, is)) = (*self.vanished.get(vanished)?, *self.appeared.get(appeared)?);
        if was != is {
            return (from == to).then_some(RECOLORED);
        }
        // Where another stone stood there is seldom room for one that slides.
        let crowded = if self.vanished.iter().any(|(point, _)| *point == to) { CROWDED } else { Cost::default() };
        // Far shifts are kept a little beyond the point where two other changes are cheaper: as a second opinion.
        Some(moved(from, to)).filter(|cost| *cost <= MISSING + EXTRA + Cost(60)).map(|cost| cost + crowded)
    }

    /// The `count` cheapest explanations from one position.
    fn explained(&self, base: &Base, count: usize) -> Vec<Explanation> {
        let mut whole: Vec<(Cost, Vec<Change>)> = vec![(Cost::default(), Vec::new())];
        for part in self.parts() {
            let ways = self.ways(&part, count);
            let mut next: Vec<(Cost, Vec<Change>)> = Vec::with_capacity(whole.len() * ways.len());
            for (cost, changes) in &whole {
                next.extend(ways.iter().map(|(more, others)| (*cost + *more, [&changes[..], others].concat())));
            }
            next.sort_by_key(|(cost, changes)| (*cost, changes.len()));
            next.truncate(count.max(1));
            whole = next;
        }
        let explanation = |(cost, mut changes): (Cost, Vec<Change>)| {
            changes.sort();
            Explanation { cost: cost + base.cost, since: base.since.clone(), changes, restored: base.setup.clone() }
        };
        whole.into_iter().map(explanation).collect()
    }

    /// Groups of differences that can have to do with each other: (vanished, appeared).
    fn parts(&self) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        let mut vanished_seen = vec![false; self.vanished.len()];
        let mut appeared_seen = vec![false; self.appeared.len()];
        for first in 0..self.vanished.len() {
            let mut part = Part::default();
            let mut waiting = vec![first];
            while let Some(v) = waiting.pop() {
                if vanished_seen.get(v).copied().unwrap_or(true) {
                    continue;
                }
                vanished_seen.iter_mut().skip(v).take(1).for_each(|seen| *seen = true);
                part.vanished.push(v);
                for a in 0..self.appeared.len() {
                    if appeared_seen.get(a).copied().unwrap_or(true) || self.pair(v, a).is_none() {
                        continue;
                    }
                    appeared_seen.iter_mut().skip(a).take(1).for_each(|seen| *seen = true);
                    part.appeared.push(a);
                    waiting.extend((0..self.vanished.len()).filter(|other| self.pair(*other, a).is_some()));
                }
            }
            if !part.vanished.is_empty() {
                parts.push(part);
            }
        }
        let alone = appeared_seen.iter().enumerate().filter(|(_, seen)| !**seen);
        parts.extend(alone.map(|(a, _)| Part { vanished: Vec::new(), appeared: vec![a] }));
        parts
    }

    /// The cheapest explanations of one part.
    fn ways(&self, part: &Part, count: usize) -> Vec<(Cost, Vec<Change>)> {
        // A part of many stones has few explanations worth the time.
        let count = match part.vanished.len() + part.appeared.len() {
            0..=24 => count.min(12),
            25..=60 => count.min(3),
            _ => 1,
        };
        let signed = |cost: Cost| i32::try_from(cost.0).unwrap_or(i32::MAX);
        let pair = |row: usize, col: usize| self.pair(*part.vanished.get(row)?, *part.appeared.get(col)?).map(signed);
        let table = Table::new(part.vanished.len(), part.appeared.len(), signed(MISSING), signed(EXTRA), pair);
        let mut ways: Vec<(Cost, Vec<Change>)> = table
            .best(count)
            .into_iter()
            .map(|pairing| {
                let changes = swapped(self.changes(part, &pairing.partner));
                (self.cost(&changes), changes)
            })
            .collect();
        ways.sort_by_key(|(cost, changes)| (*cost, changes.len()));
        ways
    }

    fn cost(&self, changes: &[Change]) -> Cost {
        let crowded = |change: &Change| match change {
            Change::Moved { to, .. } if self.vanished.iter().any(|(point, _)| point == to) => CROWDED,
            _ => Cost::default(),
        };
        changes.iter().map(|change| change.cost() + crowded(change)).sum()
    }

    fn changes(&self, part: &Part, partner: &[Option<usize>]) -> Vec<Change> {
        let mut changes = Vec::with_capacity(part.vanished.len() + part.appeared.len());
        let mut taken = vec![false; part.appeared.len()];
        for (v, col) in part.vanished.iter().zip(partner) {
            let Some((from, color)) = self.vanished.get(*v).copied() else { continue };
            let to = col.and_then(|col| {
                taken.iter_mut().skip(col).take(1).for_each(|place| *place = true);
                self.appeared.get(*part.appeared.get(col)?).copied()
            });
            changes.push(match to {
                None => Change::Missing { color, point: from },
                Some((to, is)) if is == color => Change::Moved { color, from, to },
                Some(_) => Change::Recolored { point: from, should: color },
            });
        }
        let left = part.appeared.iter().zip(taken).filter(|(_, taken)| !taken);
        changes.extend(
            left.filter_map(|(a, _)| self.appeared.get(*a)).map(|(point, color)| Change::Extra { color: *color, point: *point }),
        );
        changes
    }
}

#[derive(Default)]
struct Part {
    vanished: Vec<usize>,
    appeared: Vec<usize>,
}

/// Two moves into each other's place are one change.
fn swapped(changes: Vec<Change>) -> Vec<Change> {
    let is_back = |change: &Change, a: Point, b: Point| matches!(change, Change::Moved { color: Color::White, from, to } if *from == b && *to == a);
    let mut found: Vec<(Point, Point)> = Vec::new();
    for change in &changes {
        if let Change::Moved { color: Color::Black, from, to } = change
            && changes.iter().any(|other| is_back(other, *from, *to))
        {
            found.push((*from, *to));
        }
    }
    let mut out: Vec<Change> = changes
        .into_iter()
        .filter(|change| match change {
            Change::Moved { color: Color::Black, from, to } => !found.contains(&(*from, *to)),
            Change::Moved { color: Color::White, from, to } => !found.contains(&(*to, *from)),
            _ => true,
        })
        .collect();
    out.extend(found.into_iter().map(|(black, white)| Change::Swapped { black, white }));
    out
}
