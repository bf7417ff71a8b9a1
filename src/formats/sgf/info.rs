//! What a record says about its game, read as far as it can be and kept verbatim beside.

use super::repair::RepairKind;
use super::timing;
use super::tree::{GameTree, NodeId, Property};
use super::value;
use crate::clock::TimeControl;
use crate::rules::{Color, Komi, Sides, Size};
use std::fmt;

/// A board that this program cannot hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the board's size is given as [{written}]; boards have 1 to {} lines each way", Size::MOST)]
pub struct UnusableSize {
    /// `SZ` as written.
    pub written: String,
}

/// One side as its record names it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// `PB` or `PW`.
    pub name: Option<String>,
    /// `BR` or `WR`.
    pub rank: Option<String>,
    /// `BT` or `WT`.
    pub team: Option<String>,
}

/// A result as a record gives it (`RE`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedResult {
    /// One side won.
    Win {
        /// Which.
        winner: Color,
        /// On what it rests.
        by: Margin,
    },
    /// Equal points (`0`, `Draw`).
    Draw,
    /// No result, or suspended.
    Void,
    /// `?`: not known.
    Unknown,
    /// Some words.
    Other(String),
}

/// What a recorded win rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Margin {
    /// Points, in quarters.
    Quarters(i32),
    /// The other side resigned (`B+R`).
    Resignation,
    /// The other side ran out of time (`B+T`).
    Time,
    /// The other side lost by regulation or did not come (`B+F`).
    Forfeit,
    /// The winner is known, the margin is not (`B+`), or its word is none of FF\[4\]'s.
    Unknown,
}

/// A date of the game: the year, then month and day as far as given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    /// Of the common era.
    pub year: u16,
    /// 1 to 12.
    pub month: Option<u8>,
    /// 1 to 31; whether the month has it is not asked.
    pub day: Option<u8>,
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        [self.month, self.day].into_iter().map_while(|part| part).try_for_each(|part| write!(f, "-{part:02}"))
    }
}

/// A text and what it means, where that could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said<T> {
    /// Verbatim, its blanks at the ends taken off.
    pub written: String,
    /// `None` where it could not be read.
    pub read: Option<T>,
}

/// The game-info properties of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameInfo {
    /// Names, ranks and teams.
    pub players: Sides<Player>,
    /// `KM`.
    pub komi: Option<Said<Komi>>,
    /// `HA`: stones stated; those placed stand in the set-up.
    pub handicap: Option<Said<u8>>,
    /// `RE`.
    pub result: Option<Said<RecordedResult>>,
    /// `RU`, verbatim.
    pub rules: Option<String>,
    /// `TM`, verbatim.
    pub main_time: Option<String>,
    /// `OT`, verbatim.
    pub overtime: Option<String>,
    /// What the two say, where they say enough.
    pub control: Option<TimeControl>,
    /// `DT`; the list is empty when it could not be read.
    pub dates: Option<Said<Vec<Date>>>,
    /// `EV`.
    pub event: Option<String>,
    /// `RO`.
    pub round: Option<String>,
    /// `PC`.
    pub place: Option<String>,
    /// `GN`.
    pub game_name: Option<String>,
    /// `GC`, over several lines.
    pub comment: Option<String>,
    /// The program that wrote the file.
    pub application: Option<String>,
}

impl GameTree {
    /// The board's size: `SZ`, 19 lines without it. `9:9` and rectangles are read.
    ///
    /// # Errors
    /// [`UnusableSize`] when it names more than 52 lines.
    pub fn size(&self) -> Result<Size, UnusableSize> {
        match self.property(NodeId::ROOT, "SZ") {
            None => Ok(Size::STANDARD),
            Some(property) => parse_size(property.raw()).unwrap_or_else(|| Ok(self.smallest_size())),
        }
    }

    /// What the record says about the game: in its root, or where the main line first says it.
    pub fn info(&self) -> GameInfo {
        let holds = |node: &NodeId| self.properties(*node).any(|p| matches!(p.name(), "PB" | "PW" | "RE" | "KM" | "EV" | "DT"));
        let later = if holds(&NodeId::ROOT) { None } else { self.main_line().into_iter().find(holds) };
        let say = |name: &str| {
            let found = self.simple_text(NodeId::ROOT, name).or_else(|| later.and_then(|node| self.simple_text(node, name)));
            found.filter(|text| !text.is_empty())
        };
        let said = |name: &str| say(name);
        let player = |color| {
            let [name, rank, team] = match color {
                Color::Black => ["PB", "BR", "BT"],
                Color::White => ["PW", "WR", "WT"],
            };
            Player { name: say(name), rank: say(rank), team: say(team) }
        };
        let rules = said("RU");
        let (main_time, overtime) = (said("TM"), said("OT"));
        let control = timing::control(main_time.as_deref(), overtime.as_deref());
        GameInfo {
            players: Sides::from_fn(player),
            komi: said("KM").map(|written| Said { read: parse_komi(&written, rules.as_deref()), written }),
            handicap: said("HA").map(|written| Said { read: written.parse().ok(), written }),
            result: said("RE").map(|written| Said { read: Some(parse_result(&written)), written }),
            dates: said("DT").map(|written| Said { read: parse_dates(&written), written }),
            event: said("EV"),
            round: said("RO"),
            place: said("PC"),
            game_name: said("GN"),
            comment: self.text(NodeId::ROOT, "GC").map(Into::into),
            application: said("AP"),
            rules,
            main_time,
            overtime,
            control,
        }
    }

    /// Puts the root's numbers into FF\[4\]'s form where they can be read, and notes what was odd.
    pub(super) fn mend_root(&mut self, notes: &mut Vec<(usize, RepairKind)>) {
        let odd = [self.odd_size(), self.odd_komi(), self.odd_count("HA"), self.odd_count("FF"), self.odd_count("GM")];
        for Odd { name, at, written, right } in odd.into_iter().flatten() {
            if let Some(right) = &right {
                self.set_raw(NodeId::ROOT, name, &[right]);
            }
            let kind = match (name, right) {
                ("SZ", Some(read_as)) => RepairKind::Size { written, read_as },
                (name, read_as) => RepairKind::Number { name, written, read_as },
            };
            notes.push((at, kind));
        }
    }

    fn odd_size(&self) -> Option<Odd> {
        let property = self.property(NodeId::ROOT, "SZ")?;
        let size = match parse_size(property.raw()) {
            Some(Err(_)) => return None,
            Some(Ok(size)) if is_plain_size(size, property.raw()) => return None,
            Some(Ok(size)) => size,
            None => self.smallest_size(),
        };
        Some(Odd::of("SZ", property, Some(format_size(size))))
    }

    fn odd_komi(&self) -> Option<Odd> {
        let property = self.property(NodeId::ROOT, "KM")?;
        let written = property.raw();
        let read = parse_komi(written, self.property(NodeId::ROOT, "RU").map(Property::raw));
        let thousandths = read.map(|komi| i64::from(komi.in_quarters()) * 250);
        if value::is_real(written) && thousandths.is_some() && value::parse_thousandths(written) == thousandths {
            return None;
        }
        Some(Odd::of("KM", property, read.map(|komi| komi.to_string())))
    }

    fn odd_count(&self, name: &'static str) -> Option<Odd> {
        let property = self.property(NodeId::ROOT, name)?;
        let read = property.raw().trim().parse::<u8>().ok();
        if read.is_some() && value::is_count(property.raw()) {
            return None;
        }
        // Whatever the game is called, only Go is read here.
        let read = read.or((name == "GM").then_some(1));
        Some(Odd::of(name, property, read.map(|n| n.to_string())))
    }

    /// The standard board, or the smallest square that holds every point of the record when that is not enough.
    fn smallest_size(&self) -> Size {
        let lists = ["B", "W", "AB", "AW", "AE"];
        let nodes = (0..self.len() as u32).map(NodeId);
        let most = nodes
            .flat_map(|node| self.properties(node))
            .filter(|p| lists.contains(&p.name()))
            .flat_map(Property::raw_values)
            .filter_map(value::bare_point)
            .filter(|p| (p.x, p.y) != (19, 19)) // a pass in the old spelling
            .map(|p| p.x.max(p.y) + 1)
            .max()
            .unwrap_or(1);
        Size::square(most.max(19)).unwrap_or(Size::STANDARD)
    }
}

/// A number of the root that is not in FF\[4\]'s form, and what it should be, where that can be told.
struct Odd {
    name: &'static str,
    at: usize,
    written: String,
    right: Option<String>,
}

impl Odd {
    fn of(name: &'static str, property: Property<'_>, right: Option<String>) -> Odd {
        Odd { name, at: property.offset(), written: property.raw().to_owned(), right }
    }
}

/// `19`, `9:9`, `13:9`, `19x19`. `None`: not a size at all.
fn parse_size(raw: &str) -> Option<Result<Size, UnusableSize>> {
    // More digits than a number holds are more lines than a board has.
    let lines = |text: &str| {
        let digits = text.strip_prefix('+').unwrap_or(text);
        value::is_count(digits).then(|| digits.parse().unwrap_or(u32::MAX))
    };
    let mut parts = raw.trim().split([':', 'x', 'X', '*', '×']).map(|part| lines(part.trim()));
    let width = parts.next()??;
    let height = match parts.next() {
        Some(height) => height?,
        None => width,
    };
    if parts.next().is_some() || width == 0 || height == 0 {
        return None;
    }
    let lines = |n: u32| u8::try_from(n).unwrap_or(u8::MAX);
    Some(Size::new(lines(width), lines(height)).map_err(|_| UnusableSize { written: raw.trim().to_owned() }))
}

/// Whether a size is written as [`format_size`] writes it.
fn is_plain_size(size: Size, written: &str) -> bool {
    let number = |text: &str, lines: u8| !text.starts_with(['0', '+']) && text.parse() == Ok(lines);
    match written.split_once(':') {
        None => size.width() == size.height() && number(written, size.width()),
        Some((width, height)) => size.width() != size.height() && number(width, size.width()) && number(height, size.height()),
    }
}

pub(super) fn format_size(size: Size) -> String {
    if size.width() == size.height() { size.width().to_string() } else { format!("{}:{}", size.width(), size.height()) }
}

/// `KM`. Some servers write hundredths: whole numbers from 100 on, `650` is 6.5; under Chinese rules `375`, in stones, is twice 3.75.
fn parse_komi(written: &str, rules: Option<&str>) -> Option<Komi> {
    let mut thousandths = value::parse_thousandths(written)?;
    // Whole numbers however they are spelt, so that the number put into form means the same.
    if thousandths.abs() >= 100_000 && thousandths % 1000 == 0 {
        thousandths /= 100;
        let chinese = rules.is_some_and(|r| r.to_lowercase().contains("chin") || r.eq_ignore_ascii_case("cn"));
        if chinese && thousandths.rem_euclid(500) == 250 {
            thousandths *= 2;
        }
        // As hundredths it has to be a komi; else a second reading would divide it again.
        if thousandths.abs() >= 100_000 {
            return None;
        }
    }
    let quarters = thousandths.checked_mul(4)?;
    if quarters % 1000 != 0 {
        return None;
    }
    i32::try_from(quarters / 1000).ok().map(Komi::quarters)
}

/// `RE`, tolerant of case, language and words.
fn parse_result(written: &str) -> RecordedResult {
    let text = written.trim();
    let lower = text.to_lowercase();
    match lower.as_str() {
        "0" | "draw" | "jigo" | "tie" | "ничья" | "дзиго" => return RecordedResult::Draw,
        "void" | "no result" | "suspended" => return RecordedResult::Void,
        "?" => return RecordedResult::Unknown,
        _ => {}
    }
    let mut chars = lower.chars();
    let winner = match chars.next() {
        // A Cyrillic Б is "белые": White; В and Ч stand for Black.
        Some('b' | 'в' | 'ч') => Color::Black,
        Some('w' | 'б') => Color::White,
        _ => return RecordedResult::Other(text.to_owned()),
    };
    if chars.next() != Some('+') {
        return RecordedResult::Other(text.to_owned());
    }
    let by = match chars.as_str().trim() {
        "r" | "resign" | "resignation" | "res" | "сдался" => Margin::Resignation,
        "t" | "time" => Margin::Time,
        "f" | "forfeit" => Margin::Forfeit,
        margin => match value::parse_thousandths(margin).and_then(|n| n.checked_mul(4)) {
            Some(quarters) if quarters >= 0 && quarters % 1000 == 0 => {
                i32::try_from(quarters / 1000).map_or(Margin::Unknown, Margin::Quarters)
            }
            _ => Margin::Unknown,
        },
    };
    RecordedResult::Win { winner, by }
}

/// `DT`: `2019-02-28,03-01,02`: each date gives only what differs from the one before.
fn parse_dates(written: &str) -> Option<Vec<Date>> {
    let mut dates: Vec<Date> = Vec::new();
    for part in written.split(',') {
        let fields: Vec<&str> = part.trim().split(['-', '/', '.']).collect();
        let small = |text: &str, most: u8| text.parse::<u8>().ok().filter(|n| (1..=most).contains(n));
        let last = dates.last().copied();
        let date = match fields.as_slice() {
            [y] if y.len() == 4 => Date { year: y.parse().ok()?, month: None, day: None },
            [y, m] if y.len() == 4 => Date { year: y.parse().ok()?, month: Some(small(m, 12)?), day: None },
            [y, m, d] if y.len() == 4 => Date { year: y.parse().ok()?, month: Some(small(m, 12)?), day: Some(small(d, 31)?) },
            [m, d] => Date { year: last?.year, month: Some(small(m, 12)?), day: Some(small(d, 31)?) },
            [n] => match last? {
                Date { year, month: Some(month), day: Some(_) } => Date { year, month: Some(month), day: Some(small(n, 31)?) },
                Date { year, .. } => Date { year, month: Some(small(n, 12)?), day: None },
            },
            _ => return None,
        };
        dates.push(date);
    }
    Some(dates)
}
