//! What papers say, before it has a language.

use crate::i18n::L10n;
use crate::referee::Rank;
use crate::rules::{Color, Notation, Point, Setup, Size};
use serde::Serialize;

/// The tournament, as papers head and reference it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its full name.
    pub name: String,
    /// A short name for references and QR codes, best up to 12 Latin capitals and digits: "KZ26".
    pub code: String,
}

/// One side of a pair: a player, or two partners in pair go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Surname first: "Ельников Захар".
    pub name: String,
    pub rank: Rank,
    /// The second player of a pair-go side.
    pub partner: Option<String>,
}

/// Names longer than this are signed and listed as surname and initials.
const LONG_NAME: usize = 28;

impl Player {
    pub fn new(name: impl Into<String>, rank: Rank) -> Player {
        Player { name: name.into(), rank, partner: None }
    }

    /// All names of the side: "Ельников Захар", "Ельников Захар, Ивлева Анна".
    pub fn names(&self) -> String {
        match &self.partner {
            Some(partner) => format!("{}, {partner}", self.name),
            None => self.name.clone(),
        }
    }

    /// The names as they stand under a signature and in a protocol: long ones as surname and initials.
    pub fn signed(&self) -> String {
        match &self.partner {
            Some(partner) => format!("{}, {}", initials(&self.name), initials(partner)),
            None => shortened(&self.name),
        }
    }
}

/// "4 дан", "4 dan"; nothing for a player without a rank.
pub(super) fn grade(rank: Rank, l: L10n) -> Option<String> {
    worded(rank, l, ["grade-kyu", "grade-dan", "grade-pro"])
}

/// "4д", "4d".
pub(super) fn short_grade(rank: Rank, l: L10n) -> Option<String> {
    worded(rank, l, ["grade-kyu-short", "grade-dan-short", "grade-pro-short"])
}

fn worded(rank: Rank, l: L10n, [kyu, dan, pro]: [&str; 3]) -> Option<String> {
    let (id, n) = match rank {
        Rank::Unknown => return None,
        Rank::Kyu(n) => (kyu, n),
        Rank::Dan(n) => (dan, n),
        Rank::Pro(n) => (pro, n),
    };
    Some(l.tr_args(id, &[("n", n.into())]))
}

/// The name itself, or surname and initials when it is over 28 letters.
pub(super) fn shortened(name: &str) -> String {
    if name.chars().count() > LONG_NAME { initials(name) } else { name.to_owned() }
}

/// "Подберёзов-Заозёрский Всеволод Кириллович" becomes "Подберёзов-Заозёрский В. К."
fn initials(name: &str) -> String {
    let mut words = name.split_whitespace();
    let mut short = words.next().unwrap_or_default().to_owned();
    for letter in words.filter_map(|word| word.chars().next()) {
        short.push(' ');
        short.extend(letter.to_uppercase());
        short.push('.');
    }
    short
}

/// The rules a game is played by, as a paper names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rules {
    Japanese,
    Chinese,
    /// Any other set, named by the regulation.
    Other(String),
}

impl Rules {
    pub(super) fn text(&self, l: L10n) -> String {
        match self {
            Rules::Japanese => l.tr("paper-rules-japanese"),
            Rules::Chinese => l.tr("paper-rules-chinese"),
            Rules::Other(name) => name.clone(),
        }
    }

    /// The name check values know the rules by.
    pub(super) fn digest(&self) -> &str {
        match self {
            Rules::Japanese => "japanese",
            Rules::Chinese => "chinese",
            Rules::Other(name) => name,
        }
    }
}

/// How the move of an adjourned game is made (Code 12.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveMode {
    /// Marked on the form and put into the envelope.
    Sealed,
    /// Played on the board for both to see.
    Open,
}

/// A position to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    size: Size,
    stones: Vec<Option<Color>>,
    last: Option<Point>,
    ko: Option<Point>,
    letters: Vec<(Point, String)>,
}

/// What keeps a position from being drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiagramError {
    #[error("a {width} by {height} board has {expected} points, not {found}", width = .size.width(), height = .size.height(),
        expected = .size.points())]
    Points { size: Size, found: usize },
    #[error("point {0:?} lies outside the board")]
    Outside(Point),
}

impl Diagram {
    /// A board with its stones row by row from the top left, the point last played at, and the point ko forbids.
    ///
    /// # Errors
    /// [`DiagramError`] when stones or points do not fit the board.
    pub fn new(size: Size, stones: Vec<Option<Color>>, last: Option<Point>, ko: Option<Point>) -> Result<Diagram, DiagramError> {
        if stones.len() != size.points() {
            return Err(DiagramError::Points { size, found: stones.len() });
        }
        match [last, ko].into_iter().flatten().find(|point| !size.contains(*point)) {
            Some(point) => Err(DiagramError::Outside(point)),
            None => Ok(Diagram { size, stones, last, ko, letters: Vec::new() }),
        }
    }

    /// The stones of `setup` and its ko; `last` is the point last played at, left out when it is not on the board.
    pub fn of(setup: &Setup, last: Option<Point>) -> Diagram {
        let size = setup.size();
        let on_board = |point: &Point| size.contains(*point);
        Diagram {
            size,
            stones: size.iter().map(|point| setup.get(point)).collect(),
            last: last.filter(on_board),
            ko: setup.ko.filter(on_board),
            letters: Vec::new(),
        }
    }

    /// A board without stones.
    pub fn empty(size: Size) -> Diagram {
        Diagram { size, stones: vec![None; size.points()], last: None, ko: None, letters: Vec::new() }
    }

    /// The same with letters on points, framed; those outside the board are left out.
    #[must_use]
    pub fn with_letters(mut self, letters: Vec<(Point, String)>) -> Diagram {
        self.letters = letters;
        self.letters.retain(|(point, _)| self.size.contains(*point));
        self
    }

    /// Letters on points.
    pub fn letters(&self) -> &[(Point, String)] {
        &self.letters
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    /// What stands on `point`; nothing outside the board.
    pub fn stone(&self, point: Point) -> Option<Color> {
        if self.size.contains(point) { self.stones.get(self.size.index(point)).copied().flatten() } else { None }
    }

    /// The point of the last move.
    pub const fn last(&self) -> Option<Point> {
        self.last
    }

    /// The point where the side to play may not retake at once.
    pub const fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// The rows from the top: X black, O white, `.` empty.
    pub fn rows(&self) -> Vec<String> {
        let sign = |point| match self.stone(point) {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '.',
        };
        (0..self.size.height()).map(|y| (0..self.size.width()).map(|x| sign(Point { x, y })).collect()).collect()
    }
}

/// A point as papers name it: column from the left, row from the bottom.
pub(super) fn point_name(size: Size, point: Point) -> String {
    Notation::Standard.format(size, point)
}

/// A side as a template draws and words it.
#[derive(Clone, Debug, Serialize)]
pub(super) struct SideText {
    /// "black" or "white": which stone is drawn.
    pub stone: &'static str,
    pub text: String,
}

/// The name templates know a colour by.
pub(super) const fn stone(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// "чёрных", "Black".
pub(super) fn side_of(color: Color, l: L10n) -> SideText {
    let id = match color {
        Color::Black => "black-of",
        Color::White => "white-of",
    };
    SideText { stone: stone(color), text: l.tr(id) }
}

/// "чёрные", "Black".
pub(super) fn side(color: Color, l: L10n) -> String {
    match color {
        Color::Black => l.tr("black"),
        Color::White => l.tr("white"),
    }
}
