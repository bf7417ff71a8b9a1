use super::cells::{Cells, Row, cells};
use super::columns::{Column, Matching, guess};
use super::words::{is_nobody, result};
use crate::formats::pairings::{
    FindingKind, ImportError, Imported, ImportedBye, ImportedGame, ImportedPlayer, MOST, Place, Source, Unique, quarter_points,
    rank,
};
use crate::formats::splice::key_of;
use crate::formats::xml;
use crate::rules::{Color, Sides};
use std::collections::HashMap;

/// A table before it is read: its cells, what the columns are taken for, and whether its character set was guessed.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub cells: Cells,
    pub matching: Matching,
    guessed: bool,
}

impl Sheet {
    /// Cuts a file into cells and guesses its columns, for a person to look at.
    ///
    /// # Errors
    /// [`ImportError::TooLarge`].
    pub fn of(bytes: &[u8]) -> Result<Sheet, ImportError> {
        if bytes.len() > MOST {
            return Err(ImportError::TooLarge { most: MOST });
        }
        let (text, guessed) = xml::decode(bytes);
        let cells = cells(&text);
        let matching = guess(&cells);
        Ok(Sheet { cells, matching, guessed })
    }

    /// Reads it by `matching` as it now is.
    ///
    /// # Errors
    /// As [`read_as`].
    pub fn read(&self) -> Result<Imported, ImportError> {
        read_as(&self.cells, &self.matching).map(|imported| imported.finished(self.guessed))
    }
}

/// Reads a table whose columns were guessed.
pub(in crate::formats) fn read(text: &str) -> Result<Imported, ImportError> {
    let cells = cells(text);
    let matching = guess(&cells);
    read_as(&cells, &matching)
}

/// Reads a table whose columns are known.
///
/// # Errors
/// [`ImportError::Unrecognised`] when no column names one of the players, or no row holds a game.
pub fn read_as(cells: &Cells, matching: &Matching) -> Result<Imported, ImportError> {
    if !matching.is_enough() {
        return Err(ImportError::Unrecognised);
    }
    let has = |side| matching.columns.contains(&Column::Given(side));
    let mut reader = Reader {
        out: Imported::new(Source::Table),
        known: HashMap::new(),
        keys: Unique::default(),
        parted: Sides::new(has(Color::Black), has(Color::White)),
    };
    for row in cells.rows.iter().skip(usize::from(matching.headings)) {
        reader.row(row, matching);
    }
    if cells.more {
        reader.out.found(FindingKind::RowSkipped, Place::line(cells.rows.last().map_or(0, |row| row.line)));
    }
    if reader.out.players.is_empty() {
        return Err(ImportError::Unrecognised);
    }
    reader.out.rounds = reader.out.last_round();
    Ok(reader.out)
}

struct Reader {
    out: Imported,
    /// Who was met already, by name and numbers, to the place in the list.
    known: HashMap<String, usize>,
    keys: Unique,
    /// Given names have a column of their own.
    parted: Sides<bool>,
}

impl Reader {
    fn row(&mut self, row: &Row, matching: &Matching) {
        let cell = |wanted: Column| {
            let place = matching.columns.iter().position(|column| *column == wanted);
            place.and_then(|place| row.cells.get(place)).map_or("", String::as_str)
        };
        let line = Place::line(row.line);
        let (black, white) = (self.player(Color::Black, &cell), self.player(Color::White, &cell));
        let (black, white) = match (black, white) {
            (Some(black), Some(white)) => (black, white),
            (None, None) => {
                self.out.found(FindingKind::RowSkipped, line);
                return;
            }
            (Some(alone), None) | (None, Some(alone)) => {
                // A player without opponent is free; without a round as well he is only on the list.
                if !cell(Column::Round).is_empty() || !matching.columns.contains(&Column::Round) {
                    match self.round(&cell, &line) {
                        Some(round) => self.out.byes.push(ImportedBye { round, player: alone }),
                        None => self.out.found(FindingKind::RoundMissing, line),
                    }
                }
                return;
            }
        };
        let Some(round) = self.round(&cell, &line) else {
            self.out.found(FindingKind::RoundMissing, line);
            return;
        };
        let table = self.parsed(cell(Column::Table), "table", &line, |text| text.parse().ok().filter(|table| *table > 0));
        let place = Place::game(Some(round), table, &black, &white);
        if black == white {
            self.out.found(FindingKind::PlaysItself, place);
            return;
        }
        let handicap = self.parsed(cell(Column::Handicap), "handicap", &place, |text| text.parse().ok()).unwrap_or(0);
        let komi = self.parsed(cell(Column::Komi), "komi", &place, quarter_points);
        let result = self.parsed(cell(Column::Result), "result", &place, result).unwrap_or_default();
        self.out.games.push(ImportedGame {
            id: String::new(),
            round,
            table,
            black,
            white,
            handicap,
            komi,
            color_known: true,
            result,
        });
    }

    /// A table of one round need not say which.
    fn round<'a>(&mut self, cell: &impl Fn(Column) -> &'a str, line: &Place) -> Option<u16> {
        match cell(Column::Round) {
            "" => Some(1),
            text => self.parsed(text, "round", line, |text| text.parse().ok().filter(|round| *round > 0)),
        }
    }

    fn parsed<T>(&mut self, value: &str, name: &'static str, place: &Place, parse: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        if value.is_empty() {
            return None;
        }
        self.out.parsed(value, name, place, parse)
    }

    /// The key of the player on that side, entered when met for the first time; `None` where nobody sits.
    fn player<'a>(&mut self, side: Color, cell: &impl Fn(Column) -> &'a str) -> Option<String> {
        let written = cell(Column::Name(side));
        let own = cell(Column::Key(side));
        if is_nobody(written) && own.is_empty() {
            return None;
        }
        let (name, in_name) = name_and_rank(written);
        let parted = cell(Column::Given(side));
        let (surname, given) = if self.parted[side] { (name, parted) } else { split(name) };
        let pin = cell(Column::Pin(side));
        // A key of the program is surest; otherwise the name, and the number where two share it.
        let identity = if own.is_empty() { format!("{}|{pin}", key_of(&format!("{surname}{given}"))) } else { format!("={own}") };
        if let Some(player) = self.known.get(&identity).and_then(|place| self.out.players.get(*place)) {
            return Some(player.key.clone());
        }
        let wanted = if own.is_empty() { key_of(&format!("{surname}{given}")) } else { own.to_owned() };
        let key = self.keys.give(&wanted);
        let rank_text = if cell(Column::Rank(side)).is_empty() { in_name } else { cell(Column::Rank(side)) };
        let who = Place::who(&key);
        let strength = self.parsed(rank_text, "rank", &who, rank);
        let rating = self.parsed(cell(Column::Rating(side)), "rating", &who, |text| text.parse().ok());
        let place = self.out.players.len();
        self.known.insert(identity, place);
        self.out.players.push(ImportedPlayer {
            key: key.clone(),
            surname: surname.to_owned(),
            given: given.to_owned(),
            club: cell(Column::Club(side)).to_owned(),
            country: cell(Column::Country(side)).to_owned(),
            rank: strength,
            rank_text: rank_text.to_owned(),
            rating,
            egf_pin: pin.to_owned(),
            registered: true,
            ..ImportedPlayer::default()
        });
        Some(key)
    }
}

/// "Ельников Захар (2д)" or "Ельников Захар [2k]".
fn name_and_rank(text: &str) -> (&str, &str) {
    let cut = text.trim().trim_end_matches([')', ']']);
    if cut.len() < text.trim().len()
        && let Some((name, inside)) = cut.rsplit_once(['(', '['])
        && rank(inside).is_some()
    {
        return (name.trim(), inside.trim());
    }
    (text.trim(), "")
}

/// Surname and given name: parted by a comma, or the first word is the surname.
fn split(name: &str) -> (&str, &str) {
    let (surname, given) = name.split_once(',').or_else(|| name.split_once(char::is_whitespace)).unwrap_or((name, ""));
    (surname.trim(), given.trim())
}
