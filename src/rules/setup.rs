use super::{Board, Color, Finding, Point, Sides, Size, SizeError, audit};
use serde::{Deserialize, Serialize};

/// Anything a referee can put on a board, legal or not. It never refuses; [`audit`](Self::audit) says what is wrong with it.
///
/// Serialized as text rows, so that a journal line can be read by a person.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SetupText", into = "SetupText")]
pub struct Setup {
    size: Size,
    /// Row by row from the top left.
    stones: Vec<Option<Color>>,
    /// The side to move (part of the position: Code 1.3).
    pub to_play: Color,
    /// The point at which `to_play` may not retake at once (Code 2.3).
    pub ko: Option<Point>,
    /// Prisoners in the lid of each side: `black` counts the white stones taken off by Black.
    pub prisoners: Sides<u32>,
    /// Penalty stones each side has handed over (Code 3.5): `black` counts those Black paid.
    pub penalty: Sides<u32>,
    /// Moves made since the start of the game, passes included; `None` when nobody knows, or when stones were set by hand.
    pub moves: Option<u32>,
    /// Passes of each side among `moves`.
    pub passes: Sides<u32>,
    /// Handicap stones placed before the first move (Code 1.4). From 2 on White moves first.
    pub handicap: u8,
}

/// The text of a board cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RowsError {
    /// No rows, or more rows or columns than a board can have.
    #[error("the board has no rows, or too many: {0}")]
    Size(#[from] SizeError),
    /// A row is longer or shorter than the first.
    #[error("row {row} has {found} points instead of {wanted}")]
    Uneven {
        /// Counted from 1 at the top.
        row: usize,
        /// Points in this row.
        found: usize,
        /// Points in the first row.
        wanted: usize,
    },
    /// A sign that is neither a stone nor an empty point.
    #[error("row {row}: '{sign}' is neither X, O nor a dot")]
    Sign {
        /// Counted from 1 at the top.
        row: usize,
        /// As written.
        sign: char,
    },
}

impl Setup {
    /// An empty board before the first move: Black plays.
    pub fn empty(size: Size) -> Setup {
        Setup {
            size,
            stones: vec![None; size.points()],
            to_play: Color::Black,
            ko: None,
            prisoners: Sides::default(),
            penalty: Sides::default(),
            moves: Some(0),
            passes: Sides::default(),
            handicap: 0,
        }
    }

    /// Reads rows, top row first: `X` or `#` black, `O` white, `.`, `+`, `-` or `_` empty; small letters and the Cyrillic
    /// letters of the same look too. Spaces do not count. Black plays; how many moves led there is unknown.
    ///
    /// # Errors
    /// [`RowsError`] for no or too many rows, rows of different lengths, or another sign.
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Setup, RowsError> {
        let mut stones = Vec::new();
        let mut wanted = 0;
        for (row, text) in rows.iter().enumerate() {
            let before = stones.len();
            for sign in text.as_ref().chars().filter(|c| !c.is_whitespace()) {
                stones.push(stone_of(sign).map_err(|NoSuchSign| RowsError::Sign { row: row + 1, sign })?);
            }
            let found = stones.len() - before;
            if row == 0 {
                wanted = found;
            } else if found != wanted {
                return Err(RowsError::Uneven { row: row + 1, found, wanted });
            }
        }
        let clip = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        let size = Size::new(clip(wanted), clip(rows.len()))?;
        Ok(Setup { stones, moves: None, ..Setup::empty(size) })
    }

    /// The stones of a board, with its ko; Black plays unless the ko says otherwise.
    pub fn from_board(board: &Board) -> Setup {
        let mut setup = Setup { moves: None, ..Setup::empty(board.size()) };
        for (point, color) in board.stones() {
            setup.set(point, Some(color));
        }
        if let Some((point, side)) = board.ko() {
            (setup.ko, setup.to_play) = (Some(point), side);
        }
        setup
    }

    /// The rows as text, top row first: `X` black, `O` white, `.` empty.
    pub fn rows(&self) -> Vec<String> {
        self.stones.chunks(usize::from(self.size.width())).map(|row| row.iter().map(|stone| sign_of(*stone)).collect()).collect()
    }

    /// The lines of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The stone at a point; `None` also off the board.
    pub fn get(&self, point: Point) -> Option<Color> {
        if self.size.contains(point) { self.stones.get(self.size.index(point)).copied().flatten() } else { None }
    }

    /// Puts down or takes off a stone. Nothing is captured. Off the board nothing happens.
    pub fn set(&mut self, point: Point, stone: Option<Color>) {
        if self.size.contains(point)
            && let Some(place) = self.stones.get_mut(self.size.index(point))
        {
            *place = stone;
        }
    }

    /// The stones, row by row from the top left.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> + '_ {
        let rows = self.stones.chunks(usize::from(self.size.width()));
        (0u8..)
            .zip(rows)
            .flat_map(|(y, row)| (0u8..).zip(row).filter_map(move |(x, stone)| stone.map(|color| (Point { x, y }, color))))
    }

    /// How many stones of each colour stand on the board.
    pub fn count(&self) -> Sides<u32> {
        let of = |side: Color| self.stones.iter().filter(|stone| **stone == Some(side)).count() as u32;
        Sides::from_fn(of)
    }

    /// The same stones on a board to play on, chains without liberties included, with the ko.
    pub fn board(&self) -> Board {
        let mut board = Board::new(self.size);
        // Most games begin on an empty board.
        if self.stones.iter().any(Option::is_some) {
            board.edit(self.stones().map(|(point, color)| (point, Some(color))));
        }
        board.set_ko(self.ko.map(|point| (point, self.to_play)));
        board
    }

    /// Everything that cannot be in it, at once: chains without liberties, impossible ko, wrong side to move, stones that do
    /// not add up.
    pub fn audit(&self) -> Vec<Finding> {
        audit::audit(self)
    }

    /// The points at which two boards differ: point, here, there. Points only one board has count as empty on the other.
    pub fn differences(&self, other: &Setup) -> Vec<(Point, Option<Color>, Option<Color>)> {
        let width = self.size.width().max(other.size.width());
        let height = self.size.height().max(other.size.height());
        let points = (0..height).flat_map(|y| (0..width).map(move |x| Point { x, y }));
        points.map(|p| (p, self.get(p), other.get(p))).filter(|(_, here, there)| here != there).collect()
    }

    /// The side that moves first with this handicap (Code 1.4).
    pub fn first_side(&self) -> Color {
        if self.handicap >= 2 { Color::White } else { Color::Black }
    }
}

/// Not a sign of a board's text.
struct NoSuchSign;

fn stone_of(sign: char) -> Result<Option<Color>, NoSuchSign> {
    match sign {
        'X' | 'x' | '#' | 'Х' | 'х' | '●' => Ok(Some(Color::Black)),
        'O' | 'o' | '0' | 'О' | 'о' | '○' => Ok(Some(Color::White)),
        '.' | '+' | '-' | '_' | ',' | '·' => Ok(None),
        _ => Err(NoSuchSign),
    }
}

fn sign_of(stone: Option<Color>) -> char {
    match stone {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    }
}

/// How a set-up is written down.
#[derive(Serialize, Deserialize)]
struct SetupText {
    rows: Vec<String>,
    to_play: Color,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ko: Option<Point>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    prisoners: Sides<u32>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    penalty: Sides<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moves: Option<u32>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    passes: Sides<u32>,
    #[serde(default, skip_serializing_if = "is_zero")]
    handicap: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_nothing(sides: &Sides<u32>) -> bool {
    *sides == Sides::default()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl From<Setup> for SetupText {
    fn from(setup: Setup) -> Self {
        SetupText {
            rows: setup.rows(),
            to_play: setup.to_play,
            ko: setup.ko,
            prisoners: setup.prisoners,
            penalty: setup.penalty,
            moves: setup.moves,
            passes: setup.passes,
            handicap: setup.handicap,
        }
    }
}

impl TryFrom<SetupText> for Setup {
    type Error = RowsError;
    fn try_from(text: SetupText) -> Result<Self, RowsError> {
        let SetupText { rows, to_play, ko, prisoners, penalty, moves, passes, handicap } = text;
        Ok(Setup { to_play, ko, prisoners, penalty, moves, passes, handicap, ..Setup::from_rows(&rows)? })
    }
}
