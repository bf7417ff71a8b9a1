//! Time as text: "main 60m, japanese 3x30s", "1h30m", "17:30".

use super::{ByoYomi, Interval, Millis, TimeControl};
use std::fmt;
use std::str::FromStr;

/// Longest length of time that is read.
const LONGEST: Millis = Millis::from_mins(999 * 60);

/// Why a time text cannot be read: where, and what would have to stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {}: expected {expected}", at + 1)]
pub struct TimeTextError {
    /// Characters before the place.
    pub at: usize,
    pub expected: Expected,
}

/// What a time text needs at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    Length,
    Unit,
    SmallerUnit,
    TwoDigits,
    Positive,
    Shorter,
    System,
    Count,
    Times,
    Slash,
    Plus,
    AllPeriods,
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Length => "a length of time, such as 60m, 1h30m or 1:30:00",
            Expected::Unit => "a unit: h, m or s",
            Expected::SmallerUnit => "a smaller unit than the one before",
            Expected::TwoDigits => "two digits from 00 to 59",
            Expected::Positive => "more than no time",
            Expected::Shorter => "less than 1000 hours",
            Expected::System => "japanese, canadian, fischer or absolute",
            Expected::Count => "a whole number from 1 to 65535",
            Expected::Times => "x and the length of a period, as in 3x30s",
            Expected::Slash => "/ and the time for these stones, as in 15/5m",
            Expected::Plus => "+ and the increment, as in 30m+10s",
            Expected::AllPeriods => "a number not below that of the periods described",
            Expected::End => "the end of the text",
        })
    }
}

/// `main 60m`; `main 60m, japanese 3x30s`; `main 60m, canadian 15/5m`, `canadian 20/5m 15/5m 10/5m...` where `...` repeats the
/// last one (a single one repeats without it, several without it are all there are), `canadian 20/5m x2` for two in all;
/// `fischer 30m+10s`. Russian words and units are understood.
impl FromStr for TimeControl {
    type Err = TimeTextError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reader = Reader::new(text);
        let control = reader.control()?;
        reader.end()?;
        Ok(control)
    }
}

/// `90m`, `1h30m`, `30s`, `9.8s`, `1:30:00`, `75:00`, `0:10`, with a sign or without.
impl FromStr for Millis {
    type Err = TimeTextError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reader = Reader::new(text);
        reader.skip_blanks();
        let negative = reader.take(|c| matches!(c, '-' | '\u{2212}'));
        if !negative {
            reader.take(|c| c == '+');
        }
        let length = reader.length()?;
        reader.end()?;
        Ok(if negative { -length } else { length })
    }
}

struct Reader {
    text: Vec<char>,
    at: usize,
}

impl Reader {
    fn new(text: &str) -> Reader {
        Reader { text: text.chars().collect(), at: 0 }
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn take(&mut self, wanted: impl Fn(char) -> bool) -> bool {
        let found = self.peek().is_some_and(wanted);
        self.at += usize::from(found);
        found
    }

    fn skip_blanks(&mut self) {
        while self.take(char::is_whitespace) {}
    }

    fn skip_separator(&mut self) {
        self.skip_blanks();
        self.take(|c| matches!(c, ',' | ';'));
        self.skip_blanks();
    }

    fn expected<T>(&self, expected: Expected) -> Result<T, TimeTextError> {
        Err(TimeTextError { at: self.at, expected })
    }

    fn end(&mut self) -> Result<(), TimeTextError> {
        self.skip_blanks();
        if self.peek().is_some() { self.expected(Expected::End) } else { Ok(()) }
    }

    /// Letters and hyphens, in lower case.
    fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(c) = self.peek().filter(|&c| c.is_alphabetic() || (c == '-' && !word.is_empty())) {
            word.extend(c.to_lowercase());
            self.at += 1;
        }
        word
    }

    fn digits(&mut self) -> Option<&[char]> {
        let start = self.at;
        while self.take(|c| c.is_ascii_digit()) {}
        self.text.get(start..self.at).filter(|digits| !digits.is_empty())
    }

    fn number(&mut self, missing: Expected) -> Result<i64, TimeTextError> {
        let at = self.at;
        let Some(digits) = self.digits() else { return self.expected(missing) };
        let number = digits
            .iter()
            .filter_map(|c| c.to_digit(10))
            .fold(0_i64, |n, digit| n.saturating_mul(10).saturating_add(i64::from(digit)));
        // Saturated or merely huge: no length and no count of the field needs it.
        if number > 1_000_000_000 { Err(TimeTextError { at, expected: Expected::Shorter }) } else { Ok(number) }
    }

    fn count(&mut self) -> Result<u16, TimeTextError> {
        let at = self.at;
        let error = TimeTextError { at, expected: Expected::Count };
        let number = self.number(Expected::Count).map_err(|_| error)?;
        u16::try_from(number).ok().filter(|&count| count > 0).ok_or(error)
    }

    fn times_sign(&mut self) -> bool {
        self.take(|c| matches!(c, 'x' | 'X' | '\u{d7}' | '*' | 'х' | 'Х'))
    }

    fn control(&mut self) -> Result<TimeControl, TimeTextError> {
        self.skip_blanks();
        let start = self.at;
        match self.word().as_str() {
            "" | "main" | "основной" | "основное" | "абсолют" | "absolute" => {}
            "fischer" | "фишер" => return self.fischer(),
            _ => return Err(TimeTextError { at: start, expected: Expected::Length }),
        }
        self.skip_blanks();
        let start = self.at;
        let main = self.length()?;
        self.skip_separator();
        let at = self.at;
        let byoyomi = match self.word().as_str() {
            "" | "absolute" | "абсолют" => ByoYomi::Absolute,
            "japanese" | "japan" | "byo-yomi" | "byoyomi" | "японское" | "японский" => self.japanese()?,
            "canadian" | "канадское" | "канадский" => self.canadian()?,
            "fischer" | "фишер" => {
                self.skip_blanks();
                self.take(|c| c == '+');
                ByoYomi::Fischer { increment: self.length()? }
            }
            _ => return Err(TimeTextError { at, expected: Expected::System }),
        };
        if !main.is_positive() && matches!(byoyomi, ByoYomi::Absolute | ByoYomi::Fischer { .. }) {
            return Err(TimeTextError { at: start, expected: Expected::Positive });
        }
        Ok(TimeControl { main, byoyomi })
    }

    fn fischer(&mut self) -> Result<TimeControl, TimeTextError> {
        let main = self.positive_length()?;
        self.skip_blanks();
        if !self.take(|c| c == '+') {
            return self.expected(Expected::Plus);
        }
        self.skip_blanks();
        let increment = self.length()?;
        Ok(TimeControl { main, byoyomi: ByoYomi::Fischer { increment } })
    }

    fn japanese(&mut self) -> Result<ByoYomi, TimeTextError> {
        self.skip_blanks();
        let start = self.at;
        // "3x30s", or a single period: "30s".
        let counted = self.digits().is_some() && {
            self.skip_blanks();
            self.times_sign()
        };
        self.at = start;
        let periods = if counted { self.count()? } else { 1 };
        if counted {
            self.skip_blanks();
            if !self.times_sign() {
                return self.expected(Expected::Times);
            }
        }
        Ok(ByoYomi::Japanese { period: self.positive_length()?, periods })
    }

    fn canadian(&mut self) -> Result<ByoYomi, TimeTextError> {
        let mut intervals = Vec::new();
        loop {
            self.skip_blanks();
            let stones = self.count()?;
            self.skip_blanks();
            if !self.take(|c| c == '/') {
                return self.expected(Expected::Slash);
            }
            intervals.push(Interval { stones, time: self.positive_length()? });
            self.skip_separator();
            if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
                break;
            }
        }
        let described = u16::try_from(intervals.len()).unwrap_or(u16::MAX);
        let limit = if self.dots() {
            None
        } else if self.times_sign() {
            self.skip_blanks();
            let at = self.at;
            let limit = self.count()?;
            if limit < described {
                return Err(TimeTextError { at, expected: Expected::AllPeriods });
            }
            Some(limit)
        } else {
            (described > 1).then_some(described)
        };
        Ok(ByoYomi::Canadian { intervals, limit })
    }

    fn dots(&mut self) -> bool {
        if self.take(|c| c == '\u{2026}') {
            return true;
        }
        let found = self.text.get(self.at..).is_some_and(|rest| rest.starts_with(&['.', '.', '.']));
        self.at += if found { 3 } else { 0 };
        found
    }

    fn positive_length(&mut self) -> Result<Millis, TimeTextError> {
        self.skip_blanks();
        let at = self.at;
        let length = self.length()?;
        if length.is_positive() { Ok(length) } else { Err(TimeTextError { at, expected: Expected::Positive }) }
    }

    /// A length in units or with colons; never negative.
    fn length(&mut self) -> Result<Millis, TimeTextError> {
        self.skip_blanks();
        let start = self.at;
        let first = self.number(Expected::Length)?;
        let length = if self.peek() == Some(':') { self.colons(first)? } else { self.units(first)? };
        if length > LONGEST { Err(TimeTextError { at: start, expected: Expected::Shorter }) } else { Ok(length) }
    }

    fn colons(&mut self, first: i64) -> Result<Millis, TimeTextError> {
        let mut parts = [first, 0, 0];
        let mut count = 1;
        for part in parts.iter_mut().skip(1) {
            if !self.take(|c| c == ':') {
                break;
            }
            let at = self.at;
            let digits = self.digits().map_or(0, <[char]>::len);
            self.at = at;
            let number = self.number(Expected::TwoDigits)?;
            if digits != 2 || number > 59 {
                return Err(TimeTextError { at, expected: Expected::TwoDigits });
            }
            *part = number;
            count += 1;
        }
        let [a, b, c] = parts;
        let seconds = if count == 3 { a * 3_600 + b * 60 + c } else { a * 60 + b };
        Ok(Millis::from_secs(seconds) + self.fraction())
    }

    /// Hours, minutes, seconds, each at most once and in that order.
    fn units(&mut self, first: i64) -> Result<Millis, TimeTextError> {
        let mut number = first;
        let mut largest = Millis(i64::MAX);
        let mut length = Millis::ZERO;
        loop {
            let fraction = self.fraction();
            let blanks = self.at;
            self.skip_blanks();
            let at = self.at;
            let unit = match self.word().as_str() {
                "h" | "hr" | "hour" | "hours" | "ч" | "час" | "часа" | "часов" => Millis::from_mins(60),
                "m" | "min" | "minute" | "minutes" | "м" | "мин" | "минут" | "минуты" | "минута" => {
                    Millis::from_mins(1)
                }
                "s" | "sec" | "second" | "seconds" | "с" | "сек" | "секунд" | "секунды" | "секунда" => {
                    Millis::from_secs(1)
                }
                "" => return Err(TimeTextError { at: blanks, expected: Expected::Unit }),
                _ => return Err(TimeTextError { at, expected: Expected::Unit }),
            };
            if unit >= largest || (fraction.is_positive() && unit != Millis::from_secs(1)) {
                return Err(TimeTextError { at, expected: Expected::SmallerUnit });
            }
            largest = unit;
            length = length + unit.times(number) + fraction;
            if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
                return Ok(length);
            }
            number = self.number(Expected::Length)?;
        }
    }

    /// Thousandths of a second after a point, if a digit follows it; further digits are dropped.
    fn fraction(&mut self) -> Millis {
        let follows = self.text.get(self.at + 1).is_some_and(char::is_ascii_digit);
        if !follows || !self.take(|c| c == '.') {
            return Millis::ZERO;
        }
        let digits = self.digits().unwrap_or_default().iter().filter_map(|c| c.to_digit(10));
        Millis(digits.chain([0, 0, 0]).take(3).fold(0, |n, digit| n * 10 + i64::from(digit)))
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let main = self.main;
        match &self.byoyomi {
            ByoYomi::Absolute => write!(f, "main {main}"),
            ByoYomi::Japanese { period, periods } => write!(f, "main {main}, japanese {periods}x{period}"),
            ByoYomi::Fischer { increment } => write!(f, "fischer {main}+{increment}"),
            ByoYomi::Canadian { intervals, limit } => {
                write!(f, "main {main}, canadian")?;
                for Interval { stones, time } in intervals {
                    write!(f, " {stones}/{time}")?;
                }
                match (limit, intervals.len()) {
                    (None, 0 | 1) => Ok(()),
                    (None, _) => f.write_str("..."),
                    (Some(limit), described) if described > 1 && usize::from(*limit) == described => Ok(()),
                    (Some(limit), _) => write!(f, " x{limit}"),
                }
            }
        }
    }
}

/// In units: `90m`, `2h30m`, `30s`, `1.5s`, `-5m`. Whole minutes stay minutes up to two hours, as regulations write them.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.0.unsigned_abs();
        let (millis, seconds) = (all % 1_000, all / 1_000);
        if self.0 < 0 {
            f.write_str("-")?;
        }
        if all != 0 && all.is_multiple_of(60_000) && all <= 120 * 60_000 {
            return write!(f, "{}m", all / 60_000);
        }
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        if hours > 0 {
            write!(f, "{hours}h")?;
        }
        if minutes > 0 {
            write!(f, "{minutes}m")?;
        }
        if millis > 0 {
            let fraction = format!("{millis:03}");
            write!(f, "{seconds}.{}s", fraction.trim_end_matches('0'))
        } else if seconds > 0 || all == 0 {
            write!(f, "{seconds}s")
        } else {
            Ok(())
        }
    }
}

impl Millis {
    /// As a clock shows it: `1:02:30`, `17:30`, below ten seconds `9.8`. Rounded down, so it never shows more than there is.
    #[must_use]
    pub fn face(self) -> String {
        let sign = if self.0 < 0 { "-" } else { "" };
        let all = self.0.unsigned_abs();
        let (hours, minutes, seconds) = (all / 3_600_000, all / 60_000 % 60, all / 1_000 % 60);
        if hours > 0 {
            format!("{sign}{hours}:{minutes:02}:{seconds:02}")
        } else if all >= 10_000 {
            format!("{sign}{minutes}:{seconds:02}")
        } else {
            format!("{sign}{seconds}.{}", all / 100 % 10)
        }
    }
}
