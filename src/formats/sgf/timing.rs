//! Time in records: `TM` and `OT`, free texts by custom, and the readings beside the moves.

use super::tree::{GameTree, NodeId};
use super::value;
use crate::clock::{ByoYomi, Interval, Millis, SideTime, TimeControl};
use crate::rules::{Color, Sides};

/// What a node says of the clocks after its move (`BL`, `WL`, `OB`, `OW`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Time left: of the main time, or of the current period.
    pub left: Option<Millis>,
    /// Stones or periods left, as the control has it; absent in main time.
    pub overtime: Option<u16>,
}

impl Reading {
    /// The reading under `control`, when the two fit together. Of Canadian time only controls whose intervals are alike tell
    /// which interval is meant; the first is taken.
    pub fn side_time(self, control: &TimeControl) -> Option<SideTime> {
        let left = self.left?;
        match (self.overtime, &control.byoyomi) {
            (None | Some(0), ByoYomi::Absolute | ByoYomi::Fischer { .. }) | (None, _) => Some(SideTime::Main { left }),
            (Some(periods), ByoYomi::Japanese { period, periods: all }) if periods <= *all && left <= *period => {
                Some(SideTime::Japanese { periods, left })
            }
            (Some(stones), ByoYomi::Canadian { intervals, .. }) => match intervals.as_slice() {
                [one] if stones <= one.stones && left <= one.time => Some(SideTime::Canadian { interval: 0, stones, left }),
                _ => None,
            },
            _ => None,
        }
    }
}

impl GameTree {
    /// Both sides' readings in `node`.
    pub fn readings(&self, node: NodeId) -> Sides<Reading> {
        Sides::from_fn(|color| {
            let (left, overtime) = match color {
                Color::Black => ("BL", "OB"),
                Color::White => ("WL", "OW"),
            };
            Reading {
                left: self.property(node, left).and_then(|p| value::parse_thousandths(p.raw())).map(Millis),
                overtime: self.property(node, overtime).and_then(|p| p.raw().trim().parse().ok()),
            }
        })
    }
}

/// The control that `TM` and `OT` describe; `None` when they do not say enough (the number of periods, say): then the texts
/// themselves are shown.
pub fn control(main: Option<&str>, overtime: Option<&str>) -> Option<TimeControl> {
    let mut words = Words::of(main?)?;
    let first = words.take_time()?;
    let byoyomi = match (words.rest().is_empty(), overtime.map(str::trim).filter(|o| !o.is_empty())) {
        (true, None) => ByoYomi::Absolute,
        (true, Some(overtime)) => Words::of(overtime)?.byoyomi()?,
        (false, None) => words.byoyomi()?,
        (false, Some(_)) => return None,
    };
    let control = TimeControl { main: first, byoyomi };
    is_usable(&control).then_some(control)
}

/// Lengths from here on are slips of the pen: a thousand hours.
const TOO_LONG: Millis = Millis::from_mins(1000 * 60);

/// Whether a game can be played with it, in lengths that somebody meant.
fn is_usable(control: &TimeControl) -> bool {
    let period = match &control.byoyomi {
        ByoYomi::Absolute => Millis::ZERO,
        ByoYomi::Japanese { period: time, .. } | ByoYomi::Fischer { increment: time } => *time,
        ByoYomi::Canadian { intervals, .. } => intervals.iter().map(|interval| interval.time).max().unwrap_or_default(),
    };
    control.check().is_ok() && control.main.max(period) < TOO_LONG
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// A bare whole number: a count, or seconds.
    Number(u16),
    /// A length of time with a unit or colons, or a number with decimals (seconds).
    Time(Millis),
    /// A number of stones or moves.
    Stones(u16),
    Times,
    Slash,
    Plus,
    Open,
    Close,
}

impl Word {
    fn time(self) -> Option<Millis> {
        match self {
            Word::Number(seconds) => Some(Millis::from_secs(i64::from(seconds))),
            Word::Time(time) => Some(time),
            _ => None,
        }
        .filter(|t| t.0 >= 0)
    }
}

/// A text about time in its few meaningful words.
struct Words {
    list: Vec<Word>,
    from: usize,
    canadian: bool,
    fischer: bool,
    none: bool,
}

impl Words {
    /// `None` when some word or sign is not understood: guessing at time is worse than showing the text.
    fn of(text: &str) -> Option<Words> {
        let text = text.trim().to_lowercase();
        let mut out = Words { list: Vec::new(), from: 0, canadian: false, fischer: false, none: false };
        let mut rest = text.as_str();
        while let Some(c) = rest.chars().next() {
            let run = |keep: fn(char) -> bool| rest.find(|c| !keep(c)).unwrap_or(rest.len());
            if c.is_ascii_digit() {
                let (word, after) = rest.split_at(run(|c| c.is_ascii_digit() || c == ':' || c == '.'));
                out.list.push(number(word.trim_end_matches(['.', ':']))?);
                rest = after;
            } else if c.is_alphabetic() {
                let (word, after) = rest.split_at(run(char::is_alphabetic));
                out.word(word)?;
                rest = after;
            } else {
                match c {
                    '*' | '×' => out.list.push(Word::Times),
                    '/' => out.list.push(Word::Slash),
                    '+' => out.list.push(Word::Plus),
                    '(' => out.list.push(Word::Open),
                    ')' => out.list.push(Word::Close),
                    c if c.is_whitespace() || matches!(c, '-' | ':' | '.') => {}
                    _ => return None,
                }
                rest = rest.get(c.len_utf8()..)?;
            }
        }
        Some(out)
    }

    fn word(&mut self, word: &str) -> Option<()> {
        let unit = match word {
            "s" | "sec" | "secs" | "second" | "seconds" | "с" | "сек" | "секунд" | "секунды" => Some(1),
            "m" | "min" | "mins" | "minute" | "minutes" | "м" | "мин" | "минут" | "минуты" => Some(60),
            "h" | "hr" | "hrs" | "hour" | "hours" | "ч" | "час" | "часа" | "часов" => Some(3600),
            _ => None,
        };
        if let Some(unit) = unit {
            let last = self.list.last_mut()?;
            *last = match *last {
                Word::Number(n) => Word::Time(Millis::from_secs(i64::from(n) * unit)),
                Word::Time(t) => Word::Time(t.times(unit)),
                _ => return None,
            };
            return Some(());
        }
        match word {
            "x" | "х" => self.list.push(Word::Times),
            "stones" | "stone" | "moves" | "move" | "камней" | "ходов" => {
                // After a length of time, as in "30 seconds per move", the word says nothing new.
                let last = self.list.last_mut()?;
                if let Word::Number(n) = *last {
                    *last = Word::Stones(n);
                }
            }
            "canadian" | "канадское" => self.canadian = true,
            "fischer" | "fisher" | "increment" | "bonus" | "фишер" => self.fischer = true,
            "none" | "no" | "absolute" | "sudden" | "death" | "нет" => self.none = true,
            "byo" | "yomi" | "byoyomi" | "japanese" | "per" | "in" | "each" | "period" | "periods" | "of" | "overtime" | "бё"
            | "ёми" => {}
            _ => return None,
        }
        Some(())
    }

    fn rest(&self) -> &[Word] {
        self.list.get(self.from..).unwrap_or_default()
    }

    /// The main time at the head.
    fn take_time(&mut self) -> Option<Millis> {
        let time = self.rest().first()?.time()?;
        self.from += 1;
        if self.rest().first() == Some(&Word::Plus) {
            self.from += 1;
        }
        Some(time)
    }

    fn byoyomi(&self) -> Option<ByoYomi> {
        let words = match self.rest() {
            [Word::Open, inner @ .., Word::Close] => inner,
            words => words,
        };
        let canadian = |stones: u16, time: Millis| {
            (stones > 0 && time.is_positive())
                .then(|| ByoYomi::Canadian { intervals: vec![Interval { stones, time }], limit: None })
        };
        let japanese =
            |periods: u16, period: Millis| (periods > 0 && period.is_positive()).then_some(ByoYomi::Japanese { period, periods });
        match *words {
            [] if self.none => Some(ByoYomi::Absolute),
            [Word::Number(periods), Word::Times, period] if !self.canadian && !self.fischer => japanese(periods, period.time()?),
            [period, Word::Open, Word::Number(periods), Word::Close] if !self.canadian && !self.fischer => {
                japanese(periods, period.time()?)
            }
            [Word::Number(stones) | Word::Stones(stones), Word::Slash, time] if !self.fischer => canadian(stones, time.time()?),
            [Word::Stones(stones), time] if !self.fischer => canadian(stones, time.time()?),
            [time @ Word::Time(_), Word::Slash, Word::Number(stones) | Word::Stones(stones)] if !self.fischer => {
                canadian(stones, time.time()?)
            }
            [increment] | [Word::Plus, increment] if self.fischer => {
                increment.time().filter(|t| t.is_positive()).map(|increment| ByoYomi::Fischer { increment })
            }
            _ => None,
        }
    }
}

/// `90`, `142.7`, `5:00`, `1:30:00`.
fn number(word: &str) -> Option<Word> {
    if word.contains(':') {
        let mut seconds = 0i64;
        for part in word.split(':') {
            let part: i64 = part.parse().ok().filter(|n| *n < 100_000)?;
            seconds = seconds.checked_mul(60)?.checked_add(part)?;
        }
        return (word.matches(':').count() <= 2).then_some(Word::Time(Millis::from_secs(seconds)));
    }
    match word.parse::<u16>() {
        Ok(number) => Some(Word::Number(number)),
        Err(_) => value::parse_thousandths(word).map(|ms| Word::Time(Millis(ms))),
    }
}
