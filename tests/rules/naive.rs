//! A board as plain as can be: floods for everything. It is what the fast board must equal.

use fujite::rules::{Color, Point, Size, Suicide};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Naive {
    pub size: Size,
    pub stones: Vec<Option<Color>>,
    /// The stones before the last move, and who made it; a pass forgets them.
    pub before: Option<(Vec<Option<Color>>, Color)>,
}

/// Stones taken from the opponent, and own stones lost.
pub type Taken = (u32, u32);

impl Naive {
    pub fn new(size: Size) -> Naive {
        Naive { size, stones: vec![None; size.points()], before: None }
    }

    pub fn get(&self, point: Point) -> Option<Color> {
        if self.size.contains(point) { self.stones[self.size.index(point)] } else { None }
    }

    /// The chain at a point and its liberties, both row by row.
    pub fn chain(&self, point: Point) -> (Vec<Point>, Vec<Point>) {
        let Some(color) = self.get(point) else { return (Vec::new(), Vec::new()) };
        let (mut chain, mut liberties) = (vec![point], Vec::new());
        let mut next = 0;
        while next < chain.len() {
            for q in self.size.neighbours(chain[next]) {
                match self.get(q) {
                    None if !liberties.contains(&q) => liberties.push(q),
                    Some(other) if other == color && !chain.contains(&q) => chain.push(q),
                    _ => {}
                }
            }
            next += 1;
        }
        chain.sort_by_key(|p| (p.y, p.x));
        liberties.sort_by_key(|p| (p.y, p.x));
        (chain, liberties)
    }

    fn remove(&mut self, chain: &[Point]) -> u32 {
        for point in chain {
            self.stones[self.size.index(*point)] = None;
        }
        chain.len() as u32
    }

    /// Puts a stone down whatever the rules say, and takes off what has no liberty.
    pub fn force(&mut self, color: Color, point: Point) -> Taken {
        let stones = self.stones.clone();
        self.stones[self.size.index(point)] = Some(color);
        let (mut captured, mut lost) = (0, 0);
        for q in self.size.neighbours(point) {
            let (chain, liberties) = self.chain(q);
            if self.get(q) == Some(color.opponent()) && liberties.is_empty() {
                captured += self.remove(&chain);
            }
        }
        let (chain, liberties) = self.chain(point);
        if liberties.is_empty() {
            lost = self.remove(&chain);
        }
        self.before = Some((stones, color));
        (captured, lost)
    }

    /// Plays by the rules; the name of the reason when it may not.
    pub fn play(&mut self, color: Color, point: Point, suicide: Suicide) -> Result<Taken, &'static str> {
        if !self.size.contains(point) {
            return Err("off_board");
        }
        if self.get(point).is_some() {
            return Err("occupied");
        }
        let mut after = self.clone();
        let taken = after.force(color, point);
        // The simple ko by its purpose: the position before the opponent's last move may not come back at once.
        if self.before.as_ref().is_some_and(|(stones, by)| *by != color && *stones == after.stones) && taken.0 == 1 {
            return Err("ko");
        }
        if taken.1 > 0 && suicide == Suicide::Forbidden {
            return Err("suicide");
        }
        *self = after;
        Ok(taken)
    }

    pub fn pass(&mut self) {
        self.before = None;
    }

    pub fn rows(&self) -> Vec<String> {
        let sign = |stone: &Option<Color>| match stone {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '.',
        };
        self.stones.chunks(usize::from(self.size.width())).map(|row| row.iter().map(sign).collect()).collect()
    }
}
