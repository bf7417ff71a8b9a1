//! The engine under [`Board`](super::Board): chains kept as rings of stones with counted pseudo-liberties.
//!
//! A pseudo-liberty is one pair of a stone and an empty point next to it, so one point may count up to four times. A chain
//! has none exactly when it has no liberty, and one play changes four counters: nothing is searched for while playing.
//! Arrays are padded by an edge, and every index is masked by the (power of two) length, which proves it in bounds.

mod edit;

use super::Suicide;
use super::illegal::Illegal;

pub(super) const EMPTY: u8 = 2;
const EDGE: u8 = 3;
/// No point: an edge cell, whose counters collect what would be counted for empty points and the edge.
const NOWHERE: u16 = 0;

/// A random-looking number for each stone: a position's hash is the exclusive or of its stones' numbers.
static KEYS: [[u64; 2]; 4096] = keys();

#[expect(clippy::large_stack_arrays, reason = "worked out while compiling")]
const fn keys() -> [[u64; 2]; 4096] {
    let mut table = [[0; 2]; 4096];
    let mut state: u64 = 0x6675_6a69_7465;
    let mut at = 0;
    while at < 8192 {
        // splitmix64 (Steele, Lea, Flood 2014)
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        table[at / 2][at % 2] = z ^ (z >> 31);
        at += 1;
    }
    table
}

/// What a play changed: enough to report it and to take it back exactly.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trace {
    pub point: u16,
    pub color: u8,
    /// Stones of the opponent taken off.
    pub captured: u16,
    /// Own stones taken off.
    pub suicided: u16,
    /// The point a simple ko closes now, or 0.
    pub ko: u16,
    pub taken: [u16; 4],
    pub takes: u8,
    merges: u8,
    merged: [(u16, u16); 4],
    ko_before: u16,
    ko_side_before: u8,
    // What a head that stood here once had, for the undoing of its merges.
    next_before: u16,
    size_before: u16,
    libs_before: u16,
    hash_before: u64,
}

/// A board of up to `S - 1` lines each way in arrays of `N` cells, `S` cells from row to row.
#[derive(Clone, Debug)]
pub(super) struct Grid<const N: usize, const S: usize> {
    stone: [u8; N],
    /// The chain of a stone: the place of one of its stones. [`NOWHERE`] for empty points.
    head: [u16; N],
    /// The next stone in the ring of a chain. Kept as it was when a chain is taken off, so that it can come back.
    next: [u16; N],
    /// Pseudo-liberties, at the head.
    libs: [u16; N],
    /// Stones of the chain, at the head.
    size: [u16; N],
    hash: u64,
    ko: u16,
    ko_side: u8,
}

impl<const N: usize, const S: usize> Grid<N, S> {
    pub fn new(width: u8, height: u8) -> Self {
        const { assert!(N.is_power_of_two() && S * S <= N + S) }
        let mut grid = Grid {
            stone: [EDGE; N],
            head: [NOWHERE; N],
            next: [0; N],
            libs: [0; N],
            size: [0; N],
            hash: 0,
            ko: NOWHERE,
            ko_side: EMPTY,
        };
        for y in 0..height {
            let first = Self::i(Self::cell(0, y));
            if let Some(row) = grid.stone.get_mut(first..first + usize::from(width)) {
                row.fill(EMPTY);
            }
        }
        grid
    }

    #[inline]
    pub fn cell(x: u8, y: u8) -> u16 {
        (u16::from(y) + 1) * S as u16 + u16::from(x) + 1
    }

    #[inline]
    pub fn xy(cell: u16) -> (u8, u8) {
        let (row, column) = (cell / S as u16, cell % S as u16);
        (column.saturating_sub(1) as u8, row.saturating_sub(1) as u8)
    }

    #[inline]
    fn i(cell: u16) -> usize {
        usize::from(cell) & (N - 1)
    }

    #[inline]
    fn around(cell: u16) -> [u16; 4] {
        let s = S as u16;
        [cell.wrapping_sub(s), cell.wrapping_sub(1), cell.wrapping_add(1), cell.wrapping_add(s)]
    }

    #[inline]
    fn key(cell: u16, color: u8) -> u64 {
        KEYS[usize::from(cell) & 4095][usize::from(color) & 1]
    }

    #[inline]
    pub fn stone(&self, cell: u16) -> u8 {
        self.stone[Self::i(cell)]
    }

    /// How many stones of a colour stand on it.
    pub fn count(&self, color: u8) -> u32 {
        self.stone.iter().map(|stone| u32::from(*stone == color)).sum()
    }

    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The point of a simple ko and the side that may not play there; 0 when there is none.
    #[inline]
    pub fn ko(&self) -> (u16, u8) {
        (self.ko, self.ko_side)
    }

    pub fn set_ko(&mut self, cell: u16, side: u8) {
        (self.ko, self.ko_side) = (cell, side);
    }

    /// Whether `color` may play at `cell`, repetition of whole positions aside.
    pub fn check(&self, color: u8, cell: u16, suicide: Suicide) -> Result<(), Illegal> {
        if self.stone(cell) != EMPTY {
            return Err(Illegal::Occupied);
        }
        if cell == self.ko && color == self.ko_side {
            return Err(Illegal::Ko);
        }
        let around = Self::around(cell);
        for q in around {
            let stone = self.stone(q);
            // An empty neighbour, a friend with a liberty left, or an enemy without one.
            let fine = match stone {
                EMPTY => true,
                EDGE => false,
                _ => (self.left_after(around, q) == 0) != (stone == color),
            };
            if fine {
                return Ok(());
            }
        }
        if suicide == Suicide::Allowed { Ok(()) } else { Err(Illegal::Suicide) }
    }

    /// The pseudo-liberties the chain at `q` keeps when the point these four surround is filled.
    fn left_after(&self, around: [u16; 4], q: u16) -> u16 {
        let head = self.head[Self::i(q)];
        let shared = around.iter().filter(|r| self.head[Self::i(**r)] == head).count() as u16;
        self.libs[Self::i(head)].wrapping_sub(shared)
    }

    /// The hash after a play that [`check`](Self::check) allows.
    pub fn hash_after(&self, color: u8, cell: u16) -> u64 {
        let around = Self::around(cell);
        let mut hash = self.hash ^ Self::key(cell, color);
        let (mut done, mut lives, mut takes) = ([NOWHERE; 4], false, false);
        for (k, q) in around.into_iter().enumerate() {
            let (stone, head) = (self.stone(q), self.head[Self::i(q)]);
            let left = stone < EMPTY && self.left_after(around, q) > 0;
            lives |= stone == EMPTY || (stone == color && left);
            if stone == color ^ 1 && !left && !done.contains(&head) {
                takes = true;
                done[k] = head;
                hash ^= self.chain_key(head, stone);
            }
        }
        if !lives && !takes {
            hash = self.hash;
            for (k, q) in around.into_iter().enumerate() {
                let head = self.head[Self::i(q)];
                if self.stone(q) == color && !done.contains(&head) {
                    done[k] = head;
                    hash ^= self.chain_key(head, color);
                }
            }
        }
        hash
    }

    fn chain_key(&self, head: u16, color: u8) -> u64 {
        self.ring(head).fold(0, |hash, q| hash ^ Self::key(q, color))
    }

    /// The stones of the ring that starts at `from`; also of a chain just taken off.
    pub fn ring(&self, from: u16) -> impl Iterator<Item = u16> + '_ {
        let mut at = Some(from);
        std::iter::from_fn(move || {
            let here = at?;
            let next = self.next[Self::i(here)];
            at = (next != from).then_some(next);
            Some(here)
        })
    }

    /// The head of the chain at `cell`, if a stone stands there.
    pub fn chain(&self, cell: u16) -> Option<u16> {
        (self.stone(cell) < EMPTY).then(|| self.head[Self::i(cell)])
    }

    /// The liberties of the chain with this head, in rising order.
    pub fn liberties(&self, head: u16) -> Vec<u16> {
        let mut found: Vec<u16> = self.ring(head).flat_map(Self::around).filter(|q| self.stone(*q) == EMPTY).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Whether the chain with this head has no liberty.
    pub fn stifled(&self, head: u16) -> bool {
        self.libs[Self::i(head)] == 0
    }

    /// A play. With `heed_ko` false the ko is not looked at: the play is carried out as a record has it.
    #[inline]
    #[expect(clippy::needless_bitwise_bool, reason = "four neighbours without a branch to mispredict")]
    pub fn play(&mut self, color: u8, cell: u16, suicide: Suicide, heed_ko: bool) -> Result<Trace, Illegal> {
        let at = Self::i(cell);
        if self.stone[at] != EMPTY {
            return Err(Illegal::Occupied);
        }
        if cell == self.ko && color == self.ko_side && heed_ko {
            return Err(Illegal::Ko);
        }
        let around = Self::around(cell);
        for q in around {
            let head = Self::i(self.head[Self::i(q)]);
            self.libs[head] = self.libs[head].wrapping_sub(1);
        }
        let (mut empty, mut lives, mut takes) = (0, false, false);
        for q in around {
            let stone = self.stone(q);
            let stifled = self.libs[Self::i(self.head[Self::i(q)])] == 0;
            empty += u16::from(stone == EMPTY);
            lives |= (stone == color) & !stifled;
            takes |= (stone == color ^ 1) & stifled;
        }
        if !((empty > 0) | lives | takes) && suicide == Suicide::Forbidden {
            self.give_back(around);
            return Err(Illegal::Suicide);
        }
        let mut trace = Trace {
            point: cell,
            color,
            captured: 0,
            suicided: 0,
            ko: NOWHERE,
            taken: [NOWHERE; 4],
            takes: 0,
            merges: 0,
            merged: [(NOWHERE, NOWHERE); 4],
            ko_before: self.ko,
            ko_side_before: self.ko_side,
            next_before: self.next[at],
            size_before: self.size[at],
            libs_before: self.libs[at],
            hash_before: self.hash,
        };
        self.stone[at] = color;
        self.head[at] = cell;
        self.next[at] = cell;
        self.libs[at] = empty;
        self.size[at] = 1;
        self.hash ^= Self::key(cell, color);
        let mut chain = cell;
        for q in around {
            if self.stone(q) == color {
                let other = self.head[Self::i(q)];
                if other != chain {
                    chain = self.merge(chain, other, &mut trace);
                }
            }
        }
        if takes {
            for q in around {
                if self.stone(q) == color ^ 1 && self.stifled(self.head[Self::i(q)]) {
                    let head = self.head[Self::i(q)];
                    trace.captured += self.take_off(head, color ^ 1);
                    trace.note_taken(head);
                }
            }
            if trace.captured == 1 && self.size[Self::i(chain)] == 1 && self.libs[Self::i(chain)] == 1 {
                trace.ko = trace.taken[0];
            }
        } else if self.stifled(chain) {
            trace.suicided = self.take_off(chain, color);
            trace.note_taken(chain);
        }
        self.ko = trace.ko;
        self.ko_side = color ^ 1;
        Ok(trace)
    }

    /// A pass: only the ko changes.
    pub fn pass(&mut self, color: u8) -> Trace {
        let trace = Trace {
            point: NOWHERE,
            color,
            captured: 0,
            suicided: 0,
            ko: NOWHERE,
            taken: [NOWHERE; 4],
            takes: 0,
            merges: 0,
            merged: [(NOWHERE, NOWHERE); 4],
            ko_before: self.ko,
            ko_side_before: self.ko_side,
            next_before: 0,
            size_before: 0,
            libs_before: 0,
            hash_before: self.hash,
        };
        self.ko = NOWHERE;
        trace
    }

    /// Takes back the last play or pass; everything is as it was before it.
    pub fn undo(&mut self, trace: &Trace) {
        (self.ko, self.ko_side, self.hash) = (trace.ko_before, trace.ko_side_before, trace.hash_before);
        if trace.point == NOWHERE {
            return;
        }
        let lost = if trace.suicided > 0 { trace.color } else { trace.color ^ 1 };
        for head in trace.taken.into_iter().take(usize::from(trace.takes)).rev() {
            self.put_back(head, lost);
        }
        for (winner, loser) in trace.merged.into_iter().take(usize::from(trace.merges)).rev() {
            let (w, l) = (Self::i(winner), Self::i(loser));
            (self.next[w], self.next[l]) = (self.next[l], self.next[w]);
            self.libs[w] = self.libs[w].wrapping_sub(self.libs[l]);
            self.size[w] = self.size[w].wrapping_sub(self.size[l]);
            self.relabel(loser, loser);
        }
        let at = Self::i(trace.point);
        self.stone[at] = EMPTY;
        self.head[at] = NOWHERE;
        self.next[at] = trace.next_before;
        self.size[at] = trace.size_before;
        self.libs[at] = trace.libs_before;
        self.give_back(Self::around(trace.point));
    }

    /// One more pseudo-liberty for each neighbour of a point that became empty.
    #[inline]
    fn give_back(&mut self, around: [u16; 4]) {
        for q in around {
            let head = Self::i(self.head[Self::i(q)]);
            self.libs[head] = self.libs[head].wrapping_add(1);
        }
    }

    /// Joins two chains, the smaller into the larger; the head that stays.
    #[inline]
    fn merge(&mut self, a: u16, b: u16, trace: &mut Trace) -> u16 {
        let (winner, loser) = if self.size[Self::i(b)] >= self.size[Self::i(a)] { (b, a) } else { (a, b) };
        self.relabel(loser, winner);
        let (w, l) = (Self::i(winner), Self::i(loser));
        self.libs[w] = self.libs[w].wrapping_add(self.libs[l]);
        self.size[w] += self.size[l];
        (self.next[w], self.next[l]) = (self.next[l], self.next[w]);
        trace.merged[usize::from(trace.merges) & 3] = (winner, loser);
        trace.merges += 1;
        winner
    }

    #[inline]
    fn relabel(&mut self, ring: u16, head: u16) {
        let mut q = ring;
        loop {
            self.head[Self::i(q)] = head;
            q = self.next[Self::i(q)];
            if q == ring {
                return;
            }
        }
    }

    /// Removes a chain without liberties; how many stones it had.
    fn take_off(&mut self, head: u16, color: u8) -> u16 {
        let (mut q, mut count) = (head, 0);
        loop {
            self.stone[Self::i(q)] = EMPTY;
            self.head[Self::i(q)] = NOWHERE;
            self.hash ^= Self::key(q, color);
            self.give_back(Self::around(q));
            count += 1;
            q = self.next[Self::i(q)];
            if q == head {
                break;
            }
        }
        // Its own stones were counted for it while it went.
        self.libs[Self::i(head)] = 0;
        count
    }

    /// The reverse of [`take_off`](Self::take_off): the ring is still there.
    fn put_back(&mut self, head: u16, color: u8) {
        let mut q = head;
        loop {
            self.stone[Self::i(q)] = color;
            for r in Self::around(q) {
                let other = Self::i(self.head[Self::i(r)]);
                self.libs[other] = self.libs[other].wrapping_sub(1);
            }
            q = self.next[Self::i(q)];
            if q == head {
                break;
            }
        }
        self.relabel(head, head);
        self.libs[Self::i(head)] = 0;
    }
}

impl Trace {
    #[inline]
    fn note_taken(&mut self, head: u16) {
        self.taken[usize::from(self.takes) & 3] = head;
        self.takes += 1;
    }
}
