use super::grid::{EMPTY, Grid, Trace};
use super::{Color, Illegal, Point, Sides, Size, Suicide};

/// Boards of up to 21 lines each way: 19 by 19 and what is common.
type Small = Grid<512, 22>;
/// Boards of up to 52 lines each way.
type Large = Grid<4096, 54>;

/// Stones on a board, kept ready for play: captures, suicide and the simple ko (Code 2.2, 2.3) in constant time but for
/// the stones that join or leave. Nothing is allocated by [`play`](Self::play), [`pass`](Self::pass) and [`undo`](Self::undo).
///
/// The board knows neither whose turn it is nor what stood before: [`Position`](super::Position) does.
#[derive(Clone, Debug)]
pub struct Board {
    size: Size,
    grid: Cells,
}

#[derive(Clone, Debug)]
enum Cells {
    Small(Box<Small>),
    Large(Box<Large>),
}

/// The grid of either kind, and the same expression for it.
macro_rules! on {
    ($cells:expr, $grid:ident, $Grid:ident => $body:expr) => {
        match $cells {
            Cells::Small($grid) => {
                type $Grid = Small;
                $body
            }
            Cells::Large($grid) => {
                type $Grid = Large;
                $body
            }
        }
    };
}

/// What a play or pass did, and the means to take it back with [`Board::undo`].
#[derive(Clone, Copy, Debug)]
#[must_use = "the captured stones are the mover's prisoners"]
pub struct Played {
    trace: Trace,
    ko: Option<Point>,
}

impl Played {
    /// Stones of the opponent taken off the board: prisoners of the mover.
    pub fn captured(&self) -> u32 {
        u32::from(self.trace.captured)
    }

    /// Stones of the mover taken off the board, where suicide is carried out.
    pub fn suicided(&self) -> u32 {
        u32::from(self.trace.suicided)
    }

    /// The point at which the opponent may not retake at once (Code 2.3).
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }
}

const fn code(color: Color) -> u8 {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}

const fn stone_code(stone: Option<Color>) -> u8 {
    match stone {
        Some(color) => code(color),
        None => EMPTY,
    }
}

const fn color_of(stone: u8) -> Option<Color> {
    match stone {
        0 => Some(Color::Black),
        1 => Some(Color::White),
        _ => None,
    }
}

impl Board {
    /// An empty board.
    pub fn new(size: Size) -> Board {
        let (width, height) = (size.width(), size.height());
        let grid = if width <= 21 && height <= 21 {
            Cells::Small(Box::new(Small::new(width, height)))
        } else {
            Cells::Large(Box::new(Large::new(width, height)))
        };
        Board { size, grid }
    }

    /// The lines of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The stone at a point; `None` also off the board.
    #[inline]
    pub fn get(&self, point: Point) -> Option<Color> {
        if !self.size.contains(point) {
            return None;
        }
        on!(&self.grid, grid, G => color_of(grid.stone(G::cell(point.x, point.y))))
    }

    /// The point of a simple ko, and the side that may not play there now (Code 2.3).
    pub fn ko(&self) -> Option<(Point, Color)> {
        on!(&self.grid, grid, G => {
            let (cell, side) = grid.ko();
            (cell != 0).then(|| G::xy(cell)).zip(color_of(side)).map(|((x, y), side)| (Point { x, y }, side))
        })
    }

    /// States the ko of a set-up position. Off the board: no ko.
    pub fn set_ko(&mut self, ko: Option<(Point, Color)>) {
        let ko = ko.filter(|(point, _)| self.size.contains(*point));
        on!(&mut self.grid, grid, G => match ko {
            Some((point, side)) => grid.set_ko(G::cell(point.x, point.y), code(side)),
            None => grid.set_ko(0, EMPTY),
        });
    }

    /// A number for the stones alone: equal boards have equal hashes. Comparable between boards of one size.
    #[inline]
    pub fn hash(&self) -> u64 {
        on!(&self.grid, grid, G => {
            let grid: &G = grid;
            grid.hash()
        })
    }

    /// Whether the play is legal, repetition of whole positions aside.
    ///
    /// # Errors
    /// The first reason why not: off the board, occupied, ko, suicide.
    pub fn try_play(&self, color: Color, point: Point, suicide: Suicide) -> Result<(), Illegal> {
        if !self.size.contains(point) {
            return Err(Illegal::OffBoard);
        }
        on!(&self.grid, grid, G => grid.check(code(color), G::cell(point.x, point.y), suicide))
    }

    /// The [`hash`](Self::hash) after a play that [`try_play`](Self::try_play) allows; nothing is played.
    pub fn hash_after(&self, color: Color, point: Point) -> u64 {
        on!(&self.grid, grid, G => grid.hash_after(code(color), G::cell(point.x, point.y)))
    }

    /// Plays, with suicide forbidden.
    ///
    /// # Errors
    /// As [`try_play`](Self::try_play); the board is then as before.
    #[inline]
    pub fn play(&mut self, color: Color, point: Point) -> Result<Played, Illegal> {
        self.play_with(color, point, Suicide::Forbidden)
    }

    /// Plays under either rule of suicide.
    ///
    /// # Errors
    /// As [`try_play`](Self::try_play); the board is then as before.
    #[inline]
    pub fn play_with(&mut self, color: Color, point: Point, suicide: Suicide) -> Result<Played, Illegal> {
        self.put(color, point, suicide, true)
    }

    /// Carries out a play as a record has it: the ko is not heeded, a suicide takes its own stones off, and a stone that
    /// stands there is replaced (what SGF asks of a reader). Such a replacing cannot be taken back by [`undo`](Self::undo).
    ///
    /// # Errors
    /// [`Illegal::OffBoard`] only.
    pub fn play_as_recorded(&mut self, color: Color, point: Point) -> Result<Played, Illegal> {
        if self.get(point).is_some() {
            self.edit([(point, None)]);
        }
        self.put(color, point, Suicide::Allowed, false)
    }

    #[inline]
    fn put(&mut self, color: Color, point: Point, suicide: Suicide, heed_ko: bool) -> Result<Played, Illegal> {
        if !self.size.contains(point) {
            return Err(Illegal::OffBoard);
        }
        on!(&mut self.grid, grid, G => {
            let trace = grid.play(code(color), G::cell(point.x, point.y), suicide, heed_ko)?;
            let ko = (trace.ko != 0).then(|| G::xy(trace.ko)).map(|(x, y)| Point { x, y });
            Ok(Played { trace, ko })
        })
    }

    /// A pass by `color`: the ko is lifted.
    pub fn pass(&mut self, color: Color) -> Played {
        Played { trace: on!(&mut self.grid, grid, G => { let grid: &mut G = grid; grid.pass(code(color)) }), ko: None }
    }

    /// Takes back the last play or pass not yet taken back. Everything is as before it, the ko too.
    pub fn undo(&mut self, played: &Played) {
        on!(&mut self.grid, grid, G => { let grid: &mut G = grid; grid.undo(&played.trace) });
    }

    /// The points from which the last play took stones off.
    pub fn captured<'a>(&'a self, played: &'a Played) -> impl Iterator<Item = Point> + 'a {
        let heads = played.trace.taken.into_iter().take(usize::from(played.trace.takes));
        heads.flat_map(|head| self.points_of_ring(head))
    }

    fn points_of_ring(&self, head: u16) -> Vec<Point> {
        on!(&self.grid, grid, G => grid.ring(head).map(G::xy).map(|(x, y)| Point { x, y }).collect())
    }

    /// The stones of the chain at a point, row by row; none for an empty point.
    pub fn chain_at(&self, point: Point) -> Vec<Point> {
        if !self.size.contains(point) {
            return Vec::new();
        }
        let head = on!(&self.grid, grid, G => grid.chain(G::cell(point.x, point.y)));
        let mut points = head.map_or_else(Vec::new, |head| self.points_of_ring(head));
        points.sort_unstable_by_key(|p| (p.y, p.x));
        points
    }

    /// The liberties of the chain at a point, row by row; none for an empty point.
    pub fn liberties_at(&self, point: Point) -> Vec<Point> {
        if !self.size.contains(point) {
            return Vec::new();
        }
        on!(&self.grid, grid, G => {
            let head = grid.chain(G::cell(point.x, point.y));
            let cells = head.map_or_else(Vec::new, |head| grid.liberties(head));
            cells.into_iter().map(G::xy).map(|(x, y)| Point { x, y }).collect()
        })
    }

    /// Whether a stone stands at the point and its chain has no liberty.
    pub fn is_stifled(&self, point: Point) -> bool {
        self.size.contains(point)
            && on!(&self.grid, grid, G => grid.chain(G::cell(point.x, point.y)).is_some_and(|head| grid.stifled(head)))
    }

    /// Puts down and takes off stones at will, without captures; lifts the ko. Points off the board are passed over.
    pub fn edit(&mut self, changes: impl IntoIterator<Item = (Point, Option<Color>)>) {
        let size = self.size;
        let changes = changes.into_iter().filter(|(point, _)| size.contains(*point));
        on!(&mut self.grid, grid, G => {
            let changes: Vec<(u16, u8)> = changes.map(|(p, stone)| (G::cell(p.x, p.y), stone_code(stone))).collect();
            grid.edit(&changes);
        });
    }

    /// Puts down or takes off one stone, as [`edit`](Self::edit).
    pub fn set(&mut self, point: Point, stone: Option<Color>) {
        self.edit([(point, stone)]);
    }

    /// The stones, row by row from the top left.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> + '_ {
        let (width, height) = (self.size.width(), self.size.height());
        let (mut x, mut y) = (0, 0);
        std::iter::from_fn(move || {
            while y < height {
                let point = Point { x, y };
                x += 1;
                if x == width {
                    (x, y) = (0, y + 1);
                }
                let stone = on!(&self.grid, grid, G => grid.stone(G::cell(point.x, point.y)));
                if let Some(color) = color_of(stone) {
                    return Some((point, color));
                }
            }
            None
        })
    }

    /// The stones along a row, a bit for each column.
    pub(super) fn row_bits(&self, y: u8) -> Sides<u64> {
        on!(&self.grid, grid, G => {
            let mut row = Sides::new(0, 0);
            for x in 0..self.size.width() {
                let stone = grid.stone(G::cell(x, y));
                row.black |= u64::from(stone == code(Color::Black)) << x;
                row.white |= u64::from(stone == code(Color::White)) << x;
            }
            row
        })
    }

    /// How many stones of each colour stand on the board.
    pub fn count(&self) -> Sides<u32> {
        Sides::from_fn(|side| on!(&self.grid, grid, G => { let grid: &G = grid; grid.count(code(side)) }))
    }

    /// The rows as text, top row first: `X` black, `O` white, `.` empty.
    pub fn rows(&self) -> Vec<String> {
        let mark = |point| match self.get(point) {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '.',
        };
        (0..self.size.height()).map(|y| (0..self.size.width()).map(|x| mark(Point { x, y })).collect()).collect()
    }

    /// Whether the same stones stand on both, the ko aside.
    pub fn same_stones(&self, other: &Board) -> bool {
        self.size == other.size && self.hash() == other.hash() && self.size.iter().all(|p| self.get(p) == other.get(p))
    }
}

impl PartialEq for Board {
    /// Equal size, stones and ko.
    fn eq(&self, other: &Board) -> bool {
        self.ko() == other.ko() && self.same_stones(other)
    }
}

impl Eq for Board {}
