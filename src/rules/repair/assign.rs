//! Who became whom: the cheapest ways to pair the stones that vanished with those that appeared, each of which may also stay
//! alone. The best pairing by the Hungarian method with potentials, the next ones by Murty's partition of what is left.

/// Beyond any sum of costs: this pair cannot be.
const NEVER: i32 = 10_000_000;

/// A table of costs: `rows` that must each find a column or stay alone, `cols` that may be left over.
#[derive(Clone, Debug)]
pub(super) struct Table {
    rows: usize,
    cols: usize,
    /// Row by row; `cols` real columns, then one for each row that stays alone.
    cost: Vec<i32>,
    /// What every column left over costs together, should no pair take one.
    base: i32,
}

/// One pairing: the column of each row, and what all of it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pairing {
    pub cost: i32,
    pub partner: Vec<Option<usize>>,
}

impl Table {
    /// `pair` gives the cost of a pair, where it can be one; a row alone costs `row_alone`, a column alone `col_alone`.
    pub fn new(rows: usize, cols: usize, row_alone: i32, col_alone: i32, pair: impl Fn(usize, usize) -> Option<i32>) -> Table {
        let width = cols + rows;
        let mut cost = vec![NEVER; rows * width];
        for row in 0..rows {
            for col in 0..cols {
                if let (Some(place), Some(found)) = (cost.get_mut(row * width + col), pair(row, col)) {
                    // A column taken is not left over.
                    *place = found - col_alone;
                }
            }
            if let Some(place) = cost.get_mut(row * width + cols + row) {
                *place = row_alone;
            }
        }
        let base = col_alone.saturating_mul(i32::try_from(cols).unwrap_or(i32::MAX));
        Table { rows, cols, cost, base }
    }

    fn width(&self) -> usize {
        self.cols + self.rows
    }

    fn at(&self, row: usize, col: usize) -> i32 {
        self.cost.get(row * self.width() + col).copied().unwrap_or(NEVER)
    }

    fn forbid(&mut self, row: usize, col: usize) {
        let place = row * self.width() + col;
        if let Some(cost) = self.cost.get_mut(place) {
            *cost = NEVER;
        }
    }

    /// Leaves a row this column only.
    fn force(&mut self, row: usize, col: usize) {
        for other in (0..self.width()).filter(|other| *other != col) {
            self.forbid(row, other);
        }
    }

    /// The `count` cheapest pairings, cheapest first.
    pub fn best(&self, count: usize) -> Vec<Pairing> {
        let mut found = Vec::new();
        let mut open: Vec<Node> =
            self.solve().map(|answer| Node { table: self.clone(), answer, settled: 0 }).into_iter().collect();
        while found.len() < count {
            let Some(next) = open.iter().enumerate().min_by_key(|(_, node)| node.answer.0).map(|(n, _)| n) else { break };
            let Node { mut table, answer: (cost, columns), settled } = open.swap_remove(next);
            let partner = columns.iter().map(|col| Some(*col).filter(|col| *col < self.cols)).collect();
            found.push(Pairing { cost: cost + self.base, partner });
            if found.len() == count {
                break;
            }
            // Every other pairing differs first in exactly one of the rows not settled yet.
            for (row, col) in columns.iter().enumerate().skip(settled) {
                let mut other = table.clone();
                other.forbid(row, *col);
                if let Some(answer) = other.solve() {
                    open.push(Node { table: other, answer, settled: row });
                }
                table.force(row, *col);
            }
        }
        found
    }

    /// The cheapest columns for all rows; `None` when some row has none left.
    fn solve(&self) -> Option<(i32, Vec<usize>)> {
        let (rows, width) = (self.rows, self.width());
        // Columns from 1; column 0 holds the row being placed.
        let mut row_potential = vec![0i32; rows + 1];
        let mut potential = vec![0i32; width + 1];
        let mut owner = vec![0usize; width + 1];
        for row in 1..=rows {
            let mut at = 0;
            let mut least = vec![i32::MAX; width + 1];
            let mut came_from = vec![0usize; width + 1];
            let mut done = vec![false; width + 1];
            *owner.get_mut(0)? = row;
            loop {
                *done.get_mut(at)? = true;
                let holder = *owner.get(at)?;
                let (mut step, mut next) = (i32::MAX, 0);
                for col in 1..=width {
                    if *done.get(col)? {
                        continue;
                    }
                    let reduced = self.at(holder - 1, col - 1) - row_potential.get(holder)? - potential.get(col)?;
                    if reduced < *least.get(col)? {
                        *least.get_mut(col)? = reduced;
                        *came_from.get_mut(col)? = at;
                    }
                    if *least.get(col)? < step {
                        (step, next) = (*least.get(col)?, col);
                    }
                }
                for col in 0..=width {
                    if *done.get(col)? {
                        *row_potential.get_mut(*owner.get(col)?)? += step;
                        *potential.get_mut(col)? -= step;
                    } else {
                        *least.get_mut(col)? -= step;
                    }
                }
                at = next;
                if *owner.get(at)? == 0 {
                    break;
                }
            }
            while at != 0 {
                let before = *came_from.get(at)?;
                *owner.get_mut(at)? = *owner.get(before)?;
                at = before;
            }
        }
        let mut columns = vec![usize::MAX; rows];
        for (col, row) in owner.iter().enumerate().skip(1).filter(|(_, row)| **row > 0) {
            *columns.get_mut(row - 1)? = col - 1;
        }
        let mut sum = 0i32;
        for (row, col) in columns.iter().enumerate() {
            let cost = self.at(row, *col);
            if cost >= NEVER {
                return None;
            }
            sum += cost;
        }
        Some((sum, columns))
    }
}

/// A part of all pairings with its best one; the first `settled` rows are fixed.
struct Node {
    table: Table,
    answer: (i32, Vec<usize>),
    settled: usize,
}
