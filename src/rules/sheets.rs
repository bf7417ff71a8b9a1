//! The two players' records of one game side by side: where they agree, where each has a move the other left out or wrote
//! otherwise, and one record made of both by choice.

use super::Ply;

/// One line of the two records side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetRow {
    /// Both have the move.
    Both(Ply),
    /// Each has another one.
    Differ {
        /// The first record's.
        first: Ply,
        /// The second record's.
        second: Ply,
    },
    /// Only the first has it.
    First(Ply),
    /// Only the second has it.
    Second(Ply),
}

/// What is taken of a line in which the records differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// What the first record has.
    First,
    /// What the second record has.
    Second,
    /// No move: neither was made.
    Neither,
}

/// Two records line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheets {
    rows: Vec<SheetRow>,
    /// What was chosen for each row; rows that agree need nothing.
    choices: Vec<Option<Choice>>,
}

/// A move that one record leaves out costs less than one that both have differently, but not half of it.
const LEFT_OUT: u32 = 2;
const OTHER_POINT: u32 = 3;
/// The same point under another colour: the colours slipped after a move left out.
const OTHER_COLOR: u32 = 1;
/// Beyond so many pairs of moves the lines are taken one by one: such records are of no one game.
const MOST_PAIRS: usize = 4_000_000;

impl Sheets {
    /// The fewest differences between two records.
    #[must_use]
    pub fn align(first: &[Ply], second: &[Ply]) -> Sheets {
        let head = first.iter().zip(second).take_while(|(a, b)| a == b).count();
        let (a, b) = (first.get(head..).unwrap_or_default(), second.get(head..).unwrap_or_default());
        let tail = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
        let (a, same) = a.split_at(a.len() - tail);
        let b = b.get(..b.len() - tail).unwrap_or_default();
        let mut rows: Vec<SheetRow> = first.iter().take(head).copied().map(SheetRow::Both).collect();
        rows.extend(if a.len().saturating_mul(b.len()) > MOST_PAIRS { one_by_one(a, b) } else { aligned(a, b) });
        rows.extend(same.iter().copied().map(SheetRow::Both));
        let choices = vec![None; rows.len()];
        Sheets { rows, choices }
    }

    /// The lines, in the order of play.
    #[must_use]
    pub fn rows(&self) -> &[SheetRow] {
        &self.rows
    }

    /// What was chosen for a row.
    #[must_use]
    pub fn choice(&self, row: usize) -> Option<Choice> {
        self.choices.get(row).copied().flatten()
    }

    /// Chooses for a row in which the records differ; elsewhere nothing happens.
    pub fn choose(&mut self, row: usize, choice: Option<Choice>) {
        if self.differs(row)
            && let Some(place) = self.choices.get_mut(row)
        {
            *place = choice;
        }
    }

    /// Whether the records differ in a row.
    #[must_use]
    pub fn differs(&self, row: usize) -> bool {
        self.rows.get(row).is_some_and(|row| !matches!(row, SheetRow::Both(_)))
    }

    /// The rows in which the records differ.
    pub fn differences(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.rows.len()).filter(|row| self.differs(*row))
    }

    /// The first difference nothing was chosen for.
    #[must_use]
    pub fn undecided(&self) -> Option<usize> {
        self.differences().find(|row| self.choice(*row).is_none())
    }

    /// The moves of both records up to the first undecided difference, the chosen ones where they differ.
    #[must_use]
    pub fn merged(&self) -> Vec<Ply> {
        let decided = self.undecided().unwrap_or(self.rows.len());
        let rows = self.rows.iter().zip(&self.choices).take(decided);
        rows.filter_map(|(row, choice)| row.taken(*choice)).collect()
    }
}

impl SheetRow {
    /// The move of the first record.
    #[must_use]
    pub const fn first(self) -> Option<Ply> {
        match self {
            SheetRow::Both(ply) | SheetRow::First(ply) | SheetRow::Differ { first: ply, .. } => Some(ply),
            SheetRow::Second(_) => None,
        }
    }

    /// The move of the second record.
    #[must_use]
    pub const fn second(self) -> Option<Ply> {
        match self {
            SheetRow::Both(ply) | SheetRow::Second(ply) | SheetRow::Differ { second: ply, .. } => Some(ply),
            SheetRow::First(_) => None,
        }
    }

    fn taken(self, choice: Option<Choice>) -> Option<Ply> {
        match (self, choice) {
            (SheetRow::Both(ply), _) => Some(ply),
            (_, Some(Choice::First)) => self.first(),
            (_, Some(Choice::Second)) => self.second(),
            (_, Some(Choice::Neither) | None) => None,
        }
    }
}

const fn pair_cost(a: Ply, b: Ply) -> Option<u32> {
    let same_point = match (a.point, b.point) {
        (Some(a), Some(b)) => a.x == b.x && a.y == b.y,
        (None, None) => true,
        _ => false,
    };
    match (same_point, a.color as u8 == b.color as u8) {
        (true, true) => Some(0),
        (true, false) => Some(OTHER_COLOR),
        (false, true) => Some(OTHER_POINT),
        (false, false) => None,
    }
}

fn one_by_one(a: &[Ply], b: &[Ply]) -> Vec<SheetRow> {
    let row = |n: usize| match (a.get(n).copied(), b.get(n).copied()) {
        (Some(a), Some(b)) if a == b => Some(SheetRow::Both(a)),
        (Some(first), Some(second)) => Some(SheetRow::Differ { first, second }),
        (Some(ply), None) => Some(SheetRow::First(ply)),
        (None, Some(ply)) => Some(SheetRow::Second(ply)),
        (None, None) => None,
    };
    (0..a.len().max(b.len())).filter_map(row).collect()
}

/// The cheapest alignment, from the last lines to the first.
fn aligned(a: &[Ply], b: &[Ply]) -> Vec<SheetRow> {
    let width = b.len() + 1;
    let mut cost = vec![0u32; (a.len() + 1) * width];
    let at = |cost: &[u32], i: usize, j: usize| cost.get(i * width + j).copied().unwrap_or(u32::MAX / 2);
    for i in (0..=a.len()).rev() {
        for j in (0..=b.len()).rev() {
            let pair = a.get(i).zip(b.get(j)).and_then(|(a, b)| pair_cost(*a, *b)).map(|c| c + at(&cost, i + 1, j + 1));
            let first = (i < a.len()).then(|| LEFT_OUT + at(&cost, i + 1, j));
            let second = (j < b.len()).then(|| LEFT_OUT + at(&cost, i, j + 1));
            if let Some(least) = [pair, first, second].into_iter().flatten().min()
                && let Some(place) = cost.get_mut(i * width + j)
            {
                *place = least;
            }
        }
    }
    let mut rows = Vec::with_capacity(a.len().max(b.len()));
    let (mut i, mut j) = (0, 0);
    loop {
        let here = at(&cost, i, j);
        match (a.get(i).copied(), b.get(j).copied()) {
            (Some(first), Some(second)) if pair_cost(first, second).is_some_and(|c| c + at(&cost, i + 1, j + 1) == here) => {
                rows.push(if first == second { SheetRow::Both(first) } else { SheetRow::Differ { first, second } });
                (i, j) = (i + 1, j + 1);
            }
            (Some(ply), _) if LEFT_OUT + at(&cost, i + 1, j) == here => {
                rows.push(SheetRow::First(ply));
                i += 1;
            }
            (_, Some(ply)) => {
                rows.push(SheetRow::Second(ply));
                j += 1;
            }
            (Some(ply), None) => {
                rows.push(SheetRow::First(ply));
                i += 1;
            }
            (None, None) => return rows,
        }
    }
}
