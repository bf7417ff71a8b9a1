//! Setting up: stones put down and taken off without playing.

use super::{EMPTY, Grid, NOWHERE};

impl<const N: usize, const S: usize> Grid<N, S> {
    /// Changes points at will, without captures, and lifts the ko. Chains without liberties stand.
    pub fn edit(&mut self, changes: &[(u16, u8)]) {
        self.ko = NOWHERE;
        if changes.len() > Self::FEW_CHANGES {
            for (cell, stone) in changes {
                self.lay(*cell, *stone);
            }
            let all: Vec<u16> = (0..N as u16).filter(|q| self.stone(*q) < EMPTY).collect();
            self.head = [NOWHERE; N];
            self.chain_anew(&all);
            return;
        }
        for (cell, stone) in changes {
            // Only the chains at and around the point can change.
            let mut near = Vec::new();
            for q in Self::around(*cell).into_iter().chain([*cell]) {
                let head = self.head[Self::i(q)];
                if head != NOWHERE {
                    near.extend(self.ring(head));
                    for q in &near {
                        self.head[Self::i(*q)] = NOWHERE;
                    }
                }
            }
            self.lay(*cell, *stone);
            near.push(*cell);
            self.chain_anew(&near);
        }
    }

    /// Up to so many changes are worked out one by one, more by chaining the whole board anew.
    const FEW_CHANGES: usize = 4;

    fn lay(&mut self, cell: u16, stone: u8) {
        let before = self.stone(cell);
        if before < EMPTY {
            self.hash ^= Self::key(cell, before);
        }
        if stone < EMPTY {
            self.hash ^= Self::key(cell, stone);
        }
        self.stone[Self::i(cell)] = stone;
    }

    /// Chains these stones, which belong to no chain, among themselves.
    fn chain_anew(&mut self, stones: &[u16]) {
        let mut waiting = Vec::new();
        for seed in stones.iter().copied() {
            let color = self.stone(seed);
            if color >= EMPTY || self.head[Self::i(seed)] != NOWHERE {
                continue;
            }
            let at = Self::i(seed);
            (self.head[at], self.next[at], self.libs[at], self.size[at]) = (seed, seed, 0, 0);
            waiting.push(seed);
            while let Some(q) = waiting.pop() {
                self.size[at] += 1;
                if q != seed {
                    (self.next[Self::i(q)], self.next[at]) = (self.next[at], q);
                }
                for r in Self::around(q) {
                    if self.stone(r) == color && self.head[Self::i(r)] == NOWHERE {
                        self.head[Self::i(r)] = seed;
                        waiting.push(r);
                    }
                    self.libs[at] += u16::from(self.stone(r) == EMPTY);
                }
            }
        }
    }
}
