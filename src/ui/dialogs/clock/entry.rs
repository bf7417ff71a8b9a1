//! What is typed of a clock's face, and the time it means.

use crate::clock::{ByoYomi, ClockModel, Face, FaceError, Hands, Millis, SideTime, Stage, TimeControl, face_of, read_face};

/// One side's clock as it is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideEntry {
    pub face: String,
    pub in_byoyomi: bool,
    /// Periods left, or the number of the Canadian period from 1.
    pub periods: String,
    pub stones: String,
}

/// Why what is typed means no time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Nothing is typed yet.
    Empty,
    /// No number that a clock shows.
    Unreadable,
    Periods,
    Stones,
    Face(FaceError),
}

impl SideEntry {
    /// What a clock of that model shows for `time`; empty where it cannot show it.
    pub fn from_time(model: ClockModel, control: &TimeControl, time: SideTime) -> SideEntry {
        let Ok((face, stage)) = face_of(model, control, time) else { return SideEntry::default() };
        let face = match face {
            Face::Hands(hands) => format!("{}:{:02}", hands.hour, hands.minute),
            Face::Digits(left) => whole(left),
        };
        match stage {
            Stage::Main => SideEntry { face, ..SideEntry::default() },
            Stage::Japanese { periods } => SideEntry {
                face,
                in_byoyomi: true,
                periods: periods.map_or_else(String::new, |p| p.to_string()),
                stones: String::new(),
            },
            Stage::Canadian { interval, stones } => {
                SideEntry { face, in_byoyomi: true, periods: interval.saturating_add(1).to_string(), stones: stones.to_string() }
            }
        }
    }

    /// The time meant.
    ///
    /// # Errors
    /// [`Wrong`] says what is missing or cannot be.
    pub fn time(&self, model: ClockModel, control: &TimeControl) -> Result<SideTime, Wrong> {
        if self.face.trim().is_empty() {
            return Err(Wrong::Empty);
        }
        let face = match model {
            ClockModel::Mechanical => Face::Hands(hands(&self.face).ok_or(Wrong::Unreadable)?),
            ClockModel::Summed | ClockModel::Plain => Face::Digits(digits(&self.face).ok_or(Wrong::Unreadable)?),
        };
        let number = |text: &str| text.trim().parse::<u16>().ok().filter(|n| *n > 0);
        let stage = match (&control.byoyomi, self.in_byoyomi) {
            (ByoYomi::Japanese { .. }, true) if model == ClockModel::Summed => Stage::Japanese { periods: None },
            (ByoYomi::Japanese { .. }, true) => Stage::Japanese { periods: Some(number(&self.periods).ok_or(Wrong::Periods)?) },
            (ByoYomi::Canadian { .. }, true) => {
                let interval = match self.periods.trim() {
                    "" => 1,
                    text => number(text).ok_or(Wrong::Periods)?,
                };
                Stage::Canadian { interval: interval - 1, stones: number(&self.stones).ok_or(Wrong::Stones)? }
            }
            _ => Stage::Main,
        };
        read_face(model, control, face, stage).map_err(Wrong::Face)
    }
}

fn whole(left: Millis) -> String {
    let seconds = left.at_least_zero().secs();
    match (seconds / 3_600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// A digital face: `1:02:30`, `3:50`, or the digits alone, `350`; also a length with units, `50m`.
pub fn digits(text: &str) -> Option<Millis> {
    let text = text.trim();
    let parts: Vec<&str> = text.split([':', '.', ' ']).collect();
    let number = |part: &str| (part.len() <= 3 && !part.is_empty()).then(|| part.parse::<u32>().ok()).flatten().map(i64::from);
    let (hours, minutes, seconds) = match parts.as_slice() {
        [alone] if alone.bytes().all(|b| b.is_ascii_digit()) && alone.len() <= 6 => {
            let all: i64 = alone.parse().ok()?;
            (all / 10_000, all / 100 % 100, all % 100)
        }
        [minutes, seconds] => (0, number(minutes)?, number(seconds)?),
        [hours, minutes, seconds] => (number(hours)?, number(minutes)?, number(seconds)?),
        _ => return text.parse().ok().filter(|left| *left >= Millis::ZERO),
    };
    (seconds < 60 || (hours == 0 && minutes == 0)).then(|| Millis::from_secs(hours * 3_600 + minutes * 60 + seconds))
}

/// The hands of a mechanical clock: `4:45`, or `445`.
pub fn hands(text: &str) -> Option<Hands> {
    let text = text.trim();
    let (hour, minute) = match text.split_once([':', '.', ' ']) {
        Some((hour, minute)) => (hour.parse().ok()?, minute.parse().ok()?),
        None if text.bytes().all(|b| b.is_ascii_digit()) && text.len() >= 3 => {
            let (hour, minute) = text.split_at_checked(text.len() - 2)?;
            (hour.parse().ok()?, minute.parse().ok()?)
        }
        None => return None,
    };
    (hour <= 12 && minute < 60).then_some(Hands { hour, minute, second: 0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control() -> TimeControl {
        TimeControl { main: Millis::from_mins(30), byoyomi: ByoYomi::Japanese { period: Millis::from_secs(20), periods: 3 } }
    }

    #[test]
    fn a_face_is_read_with_colons_or_as_digits() {
        let secs = |n| Some(Millis::from_secs(n));
        assert_eq!(digits("3:50"), secs(230));
        assert_eq!(digits("350"), secs(230));
        assert_eq!(digits("10230"), secs(3_750));
        assert_eq!(digits("1:02:30"), secs(3_750));
        assert_eq!(digits("45"), secs(45));
        assert_eq!(digits("90"), secs(90));
        assert_eq!(digits("0"), secs(0));
        assert_eq!(digits("378"), None);
        assert_eq!(digits("ab"), None);
    }

    #[test]
    fn a_sum_of_periods_is_taken_apart() {
        let entry = SideEntry { face: "50".to_owned(), in_byoyomi: true, ..SideEntry::default() };
        let time = entry.time(ClockModel::Summed, &control());
        assert_eq!(time, Ok(SideTime::Japanese { periods: 3, left: Millis::from_secs(10) }));
        assert_eq!(entry.time(ClockModel::Plain, &control()), Err(Wrong::Periods));
    }

    #[test]
    fn hands_before_six_are_what_is_left() {
        let entry = SideEntry { face: "545".to_owned(), ..SideEntry::default() };
        assert_eq!(entry.time(ClockModel::Mechanical, &control()), Ok(SideTime::Main { left: Millis::from_mins(15) }));
    }

    #[test]
    fn a_time_comes_back_as_it_was_shown() {
        let time = SideTime::Japanese { periods: 2, left: Millis::from_secs(12) };
        for model in [ClockModel::Summed, ClockModel::Plain] {
            assert_eq!(SideEntry::from_time(model, &control(), time).time(model, &control()), Ok(time));
        }
    }
}
