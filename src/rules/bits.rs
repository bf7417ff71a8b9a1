use super::{Point, Size};

/// A set of points of one board: a word for each row, a bit for each column. All of it lies on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bits {
    rows: [u64; Bits::ROWS],
    /// Rows in use.
    height: u8,
}

impl Bits {
    const ROWS: usize = Size::MOST as usize;

    /// No point of a board of this size.
    pub fn none(size: Size) -> Bits {
        Bits { rows: [0; Bits::ROWS], height: size.height() }
    }

    /// The rows in use.
    fn words(&self) -> &[u64] {
        self.rows.get(..usize::from(self.height)).unwrap_or(&self.rows)
    }

    /// Replaces a row; the columns beyond the board must be clear.
    pub fn set_row(&mut self, y: u8, word: u64) {
        if let Some(row) = self.rows.get_mut(usize::from(y)) {
            *row = word;
        }
    }

    pub fn insert(&mut self, point: Point) {
        if let Some(row) = self.rows.get_mut(usize::from(point.y)) {
            *row |= 1 << (point.x & 63);
        }
    }

    pub fn has(&self, point: Point) -> bool {
        self.rows.get(usize::from(point.y)).is_some_and(|row| row >> (point.x & 63) & 1 == 1)
    }

    pub fn count(&self) -> u32 {
        self.words().iter().map(|row| row.count_ones()).sum()
    }

    fn zip(&self, other: &Bits, f: impl Fn(u64, u64) -> u64) -> Bits {
        let mut out = *self;
        for (row, other) in out.rows.iter_mut().zip(other.words()) {
            *row = f(*row, *other);
        }
        out
    }

    /// The points in both.
    pub fn and(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a & b)
    }

    /// The points in either.
    pub fn or(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a | b)
    }

    /// The points of this set that are not in the other.
    pub fn without(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a & !b)
    }

    /// The points of `within` next to a point of this set.
    pub fn beside(&self, within: &Bits) -> Bits {
        let mut out = *within;
        let (mut above, rows) = (0, self.words());
        for (y, (row, out)) in rows.iter().zip(&mut out.rows).enumerate() {
            let below = rows.get(y + 1).copied().unwrap_or(0);
            *out &= above | below | row << 1 | row >> 1;
            above = *row;
        }
        out
    }

    /// The points of this set that are in `within`, and all that is connected to them within it.
    pub fn spread(&self, within: &Bits) -> Bits {
        let mut out = self.zip(within, fill);
        loop {
            let mut grew = false;
            let mut near = 0;
            for (row, mask) in out.rows.iter_mut().zip(within.words()) {
                near = join(row, near, *mask, &mut grew);
            }
            near = 0;
            for (row, mask) in out.rows.iter_mut().zip(within.words()).rev() {
                near = join(row, near, *mask, &mut grew);
            }
            if !grew {
                return out;
            }
        }
    }

    /// The points, row by row from the top left.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.words().iter().zip(0u8..).flat_map(|(row, y)| {
            let mut left = *row;
            std::iter::from_fn(move || {
                let x = (left != 0).then(|| left.trailing_zeros() as u8)?;
                left &= left - 1;
                Some(Point { x, y })
            })
        })
    }

    /// The connected parts of this set, by their first points.
    pub fn parts(&self) -> impl Iterator<Item = Bits> {
        let mut left = *self;
        std::iter::from_fn(move || {
            let first = left.points().next()?;
            let mut seed = Bits { rows: [0; Bits::ROWS], height: left.height };
            seed.insert(first);
            let part = seed.spread(&left);
            left = left.without(&part);
            Some(part)
        })
    }
}

/// Adds to a row what is connected to `near`, the row beside it. The row as it is then.
#[inline]
fn join(row: &mut u64, near: u64, mask: u64, grew: &mut bool) -> u64 {
    if near & mask & !*row != 0 {
        *row = fill(*row | near, mask);
        *grew = true;
    }
    *row
}

/// The runs of `mask` that hold a seed. Adding the seeds carries through each run from its lowest seed upwards; the mirrored
/// words do the same downwards.
#[inline]
const fn fill(seeds: u64, mask: u64) -> u64 {
    let seeds = seeds & mask;
    if seeds == 0 {
        return 0;
    }
    let upwards = ((mask.wrapping_add(seeds) ^ mask) | seeds) & mask;
    let (seeds, mask) = (upwards.reverse_bits(), mask.reverse_bits());
    (((mask.wrapping_add(seeds) ^ mask) | seeds) & mask).reverse_bits()
}
