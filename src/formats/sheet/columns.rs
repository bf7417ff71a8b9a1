use super::cells::Cells;
use super::words::{heading, result};
use crate::formats::pairings::rank;
use crate::rules::Color;
use std::fmt;
use std::str::FromStr;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    Round,
    Table,
    /// The whole name, or the surname where the given name has a column of its own.
    Name(Color),
    Given(Color),
    Rank(Color),
    Rating(Color),
    Club(Color),
    Country(Color),
    /// The number in the European database.
    Pin(Color),
    /// The key of the program the table came from.
    Key(Color),
    Handicap,
    Komi,
    Result,
    /// Nothing that is read.
    Ignored,
}

impl Column {
    /// Its word on the command line; of a player's data with the side before it.
    #[must_use]
    pub fn name(self) -> String {
        let of = |side: Color, what: &str| {
            let side = if side == Color::Black { "black" } else { "white" };
            if what.is_empty() { side.to_owned() } else { format!("{side}_{what}") }
        };
        match self {
            Column::Round => "round".to_owned(),
            Column::Table => "table".to_owned(),
            Column::Name(side) => of(side, ""),
            Column::Given(side) => of(side, "given"),
            Column::Rank(side) => of(side, "rank"),
            Column::Rating(side) => of(side, "rating"),
            Column::Club(side) => of(side, "club"),
            Column::Country(side) => of(side, "country"),
            Column::Pin(side) => of(side, "pin"),
            Column::Key(side) => of(side, "key"),
            Column::Handicap => "handicap".to_owned(),
            Column::Komi => "komi".to_owned(),
            Column::Result => "result".to_owned(),
            Column::Ignored => "-".to_owned(),
        }
    }

    /// Every column there is.
    pub fn all() -> impl Iterator<Item = Column> {
        let of_side = |side| {
            [
                Column::Name(side),
                Column::Given(side),
                Column::Rank(side),
                Column::Rating(side),
                Column::Club(side),
                Column::Country(side),
                Column::Pin(side),
                Column::Key(side),
            ]
        };
        let others = [Column::Round, Column::Table, Column::Handicap, Column::Komi, Column::Result, Column::Ignored];
        of_side(Color::Black).into_iter().chain(of_side(Color::White)).chain(others)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// A word that names no column.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{word:?} is no column; there are {}", Column::all().map(Column::name).collect::<Vec<_>>().join(", "))]
pub struct UnknownColumn {
    pub word: String,
}

impl FromStr for Column {
    type Err = UnknownColumn;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        Column::all().find(|column| column.name() == text).ok_or_else(|| UnknownColumn { word: text.to_owned() })
    }
}

/// Which column holds what, and whether the first row is headings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Matching {
    pub columns: Vec<Column>,
    pub headings: bool,
}

impl Matching {
    /// Games can be read only when both players are there.
    #[must_use]
    pub fn is_enough(&self) -> bool {
        [Color::Black, Color::White].iter().all(|side| self.columns.contains(&Column::Name(*side)))
    }

    /// The same with a person's own columns: the guess stays for those not told.
    #[must_use]
    pub fn told(mut self, columns: &[Column]) -> Matching {
        for (place, column) in columns.iter().enumerate() {
            match self.columns.get_mut(place) {
                Some(guessed) => *guessed = *column,
                None => self.columns.push(*column),
            }
        }
        // What was told stands once; a guess that says the same elsewhere gives way.
        for column in self.columns.iter_mut().skip(columns.len()) {
            if columns.contains(column) {
                *column = Column::Ignored;
            }
        }
        self
    }
}

/// Guesses what the columns hold: by the headings where the first row has any, otherwise by what stands in them.
#[must_use]
pub fn guess(cells: &Cells) -> Matching {
    by_headings(cells).unwrap_or_else(|| by_contents(cells))
}

fn by_headings(cells: &Cells) -> Option<Matching> {
    let first = cells.rows.first()?;
    let mut columns = vec![Column::Ignored; cells.width()];
    // A heading without a side belongs to the player before it.
    let mut side = None;
    let mut known = 0;
    for (column, text) in columns.iter_mut().zip(&first.cells) {
        let Some(found) = heading(text, side) else { continue };
        if let Column::Name(named) = found {
            side = Some(named);
        }
        *column = found;
        known += 1;
    }
    let matching = Matching { columns: once(columns), headings: true };
    (known >= 2 && matching.is_enough()).then_some(matching)
}

/// Of columns that say the same the first counts.
fn once(mut columns: Vec<Column>) -> Vec<Column> {
    for place in 0..columns.len() {
        let (before, rest) = columns.split_at_mut(place);
        if let Some(column) = rest.first_mut()
            && before.contains(column)
        {
            *column = Column::Ignored;
        }
    }
    columns
}

fn by_contents(cells: &Cells) -> Matching {
    let width = cells.width();
    let mut columns = vec![Column::Ignored; width];
    let share = |place: usize, is: &dyn Fn(&str) -> bool| {
        let filled: Vec<&str> = cells
            .rows
            .iter()
            .filter_map(|row| row.cells.get(place))
            .map(String::as_str)
            .filter(|cell| !cell.is_empty())
            .collect();
        !filled.is_empty() && filled.iter().filter(|cell| is(cell)).count() * 10 >= filled.len() * 8
    };
    let is_name =
        |cell: &str| cell.chars().filter(|c| c.is_alphabetic()).count() > 1 && rank(cell).is_none() && result(cell).is_none();
    let is_result = |cell: &str| result(cell).is_some() && cell.parse::<u32>().is_err();
    let (mut side, mut numbered, mut settled) = (None, false, false);
    for (place, column) in columns.iter_mut().enumerate() {
        if share(place, &|cell| rank(cell).is_some()) {
            if let Some(side) = side {
                *column = Column::Rank(side);
            }
        } else if share(place, &is_result) && !settled {
            settled = true;
            *column = Column::Result;
        } else if share(place, &is_name) {
            side = match side {
                None => Some(Color::Black),
                Some(_) => Some(Color::White),
            };
            if let Some(side) = side {
                *column = Column::Name(side);
            }
        } else if share(place, &|cell| cell.parse::<u16>().is_ok_and(|number| number > 0)) && !numbered && side.is_none() {
            numbered = true;
            *column = Column::Table;
        }
    }
    let matching = Matching { columns: once(columns), headings: false };
    // Two columns of words are any text; with a table's number or a result they are games.
    if numbered || settled { matching } else { Matching { columns: vec![Column::Ignored; width], headings: false } }
}
