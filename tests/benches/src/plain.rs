//! A board as one would write it in an afternoon: an array of stones, floods where liberties are asked for. What the station's
//! own board is measured against beside the peers.

use fujite::rules::{Color, Point};

const STRIDE: usize = 21;
const EMPTY: u8 = 0;
const EDGE: u8 = 3;

#[derive(Clone)]
pub struct Plain {
    stones: [u8; STRIDE * STRIDE],
    ko: usize,
    mark: [u32; STRIDE * STRIDE],
    round: u32,
    stack: Vec<usize>,
    chain: Vec<usize>,
}

impl Default for Plain {
    fn default() -> Plain {
        let mut stones = [EDGE; STRIDE * STRIDE];
        for y in 1..20 {
            stones[y * STRIDE + 1..y * STRIDE + 20].fill(EMPTY);
        }
        let mark = [0; STRIDE * STRIDE];
        Plain { stones, ko: 0, mark, round: 0, stack: Vec::with_capacity(361), chain: Vec::with_capacity(361) }
    }
}

const fn around(cell: usize) -> [usize; 4] {
    [cell - STRIDE, cell - 1, cell + 1, cell + STRIDE]
}

impl Plain {
    /// Whether the chain at `start` has a liberty; its stones so far in `chain`.
    fn lives(&mut self, start: usize) -> bool {
        self.round += 1;
        self.stack.clear();
        self.chain.clear();
        let color = self.stones[start];
        self.mark[start] = self.round;
        self.stack.push(start);
        while let Some(cell) = self.stack.pop() {
            self.chain.push(cell);
            for q in around(cell) {
                if self.stones[q] == EMPTY {
                    return true;
                }
                if self.stones[q] == color && self.mark[q] != self.round {
                    self.mark[q] = self.round;
                    self.stack.push(q);
                }
            }
        }
        false
    }

    /// Plays by simple ko, suicide forbidden; whether it was legal.
    pub fn play(&mut self, color: Color, point: Point) -> bool {
        let own = if color == Color::Black { 1 } else { 2 };
        let cell = (usize::from(point.y) + 1) * STRIDE + usize::from(point.x) + 1;
        if self.stones[cell] != EMPTY || cell == self.ko {
            return false;
        }
        self.stones[cell] = own;
        let (mut taken, mut last) = (0, 0);
        for q in around(cell) {
            if self.stones[q] == 3 - own && !self.lives(q) {
                taken += self.chain.len();
                last = q;
                for at in std::mem::take(&mut self.chain) {
                    self.stones[at] = EMPTY;
                }
            }
        }
        if taken == 0 && !self.lives(cell) {
            self.stones[cell] = EMPTY;
            return false;
        }
        let alone = around(cell).iter().all(|q| self.stones[*q] != own);
        let open = around(cell).iter().filter(|q| self.stones[**q] == EMPTY).count();
        self.ko = if taken == 1 && alone && open == 1 { last } else { 0 };
        true
    }
}
