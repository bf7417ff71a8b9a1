//! A finished board taken apart: living and dead stones, territory, neutral points.

use super::{Agreed, Color, Point, Sides, Size};

/// What a finished board consists of. Points are in rows from the top left.
#[derive(Default)]
pub(super) struct Count {
    /// Regions that touch one colour (Code 3.3), eyes in seki included.
    pub territory: Sides<Vec<Point>>,
    pub seki_eyes: Sides<Vec<Point>>,
    pub neutral: Vec<Point>,
    pub dead: Sides<Vec<Point>>,
    pub living: Sides<u32>,
}

/// The largest board with an edge around it.
const CELLS: usize = (Size::MOST as usize + 2) * (Size::MOST as usize + 2);

// The mark of a cell, and what a region touches.
const EMPTY: u8 = 0;
const BLACK: u8 = 1;
const WHITE: u8 = 2;
const EDGE: u8 = 4;
/// In seki, or next to it.
const SEKI: u8 = 8;
/// An empty point already in a region; with BLACK or WHITE, its owner.
const REGION: u8 = 16;

/// The board with an edge around it, and room to walk through it.
struct Cells {
    stride: usize,
    marks: [u8; CELLS],
    walk: [u16; CELLS],
}

impl Cells {
    fn cell(&self, point: Point) -> usize {
        (usize::from(point.y) + 1) * self.stride + usize::from(point.x) + 1
    }

    /// Paints everything connected to `start` that is marked like it. How many cells, now the first of `walk`; and the
    /// marks around them.
    fn spread(&mut self, start: usize, paint: u8) -> (usize, u8) {
        let wanted = self.marks[start];
        if wanted == paint {
            return (0, 0);
        }
        self.marks[start] = paint;
        self.walk[0] = start as u16;
        let (mut next, mut end, mut around) = (0, 1, 0);
        while next < end {
            let cell = usize::from(self.walk[next]);
            next += 1;
            for neighbour in [cell - self.stride, cell - 1, cell + 1, cell + self.stride] {
                let mark = self.marks[neighbour];
                if mark == wanted {
                    self.marks[neighbour] = paint;
                    self.walk[end] = neighbour as u16;
                    end += 1;
                } else {
                    around |= mark;
                }
            }
        }
        (end, around)
    }
}

impl Count {
    pub fn of(agreed: &Agreed) -> Count {
        let board = agreed.board;
        let size = board.size();
        let mut cells = Cells { stride: usize::from(size.width()) + 2, marks: [EDGE; CELLS], walk: [0; CELLS] };
        for (y, row) in cells.marks.chunks_exact_mut(cells.stride).skip(1).take(usize::from(size.height())).enumerate() {
            board.read_row(y as u8, row.iter_mut().skip(1), [EMPTY, BLACK, WHITE]);
        }
        for point in agreed.dead.iter().filter(|point| size.contains(**point)) {
            let cell = cells.cell(*point);
            if matches!(cells.marks[cell], BLACK | WHITE) {
                cells.spread(cell, EMPTY);
            }
        }
        let marked = || agreed.seki.iter().filter(|point| size.contains(**point));
        for point in marked() {
            let cell = cells.cell(*point);
            if matches!(cells.marks[cell], BLACK | WHITE) {
                cells.spread(cell, cells.marks[cell] | SEKI);
            }
        }
        let (width, stride) = (usize::from(size.width()), cells.stride);
        let rows = (1..=usize::from(size.height())).map(|y| y * stride);
        for start in rows.flat_map(|row| row + 1..=row + width) {
            if cells.marks[start] == EMPTY {
                let (count, around) = cells.spread(start, REGION);
                let owner = around & (BLACK | WHITE | SEKI);
                for cell in cells.walk.iter().take(count) {
                    cells.marks[usize::from(*cell)] = REGION | owner;
                }
            }
        }
        for point in marked() {
            let cell = cells.cell(*point);
            if cells.marks[cell] & REGION != 0 {
                cells.spread(cell, cells.marks[cell] | SEKI);
            }
        }
        let mut count = Count::default();
        for (y, row) in cells.marks.chunks_exact(cells.stride).skip(1).take(usize::from(size.height())).enumerate() {
            for (x, mark) in row.iter().skip(1).take(usize::from(size.width())).enumerate() {
                match *mark & (REGION | BLACK | WHITE) {
                    BLACK => count.living.black += 1,
                    WHITE => count.living.white += 1,
                    _ => count.note(*mark, Point { x: x as u8, y: y as u8 }),
                }
            }
        }
        if !agreed.dead.is_empty() {
            for (point, color) in board.stones().filter(|(point, _)| cells.marks[cells.cell(*point)] & REGION != 0) {
                count.dead[color].push(point);
            }
        }
        count
    }

    /// Enters an empty point by the mark of its region.
    fn note(&mut self, mark: u8, point: Point) {
        let owner = match mark & (BLACK | WHITE) {
            BLACK => Color::Black,
            WHITE => Color::White,
            _ => return self.neutral.push(point),
        };
        self.territory[owner].push(point);
        if mark & SEKI != 0 {
            self.seki_eyes[owner].push(point);
        }
    }
}
