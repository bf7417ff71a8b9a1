//! Exact points: komi and scores in quarters. No fractions of machines.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

/// A number of points, exact to a quarter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Score(i32);

/// Points for White (Code 3.5, 13.6), exact to a quarter; negative where they are Black's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Komi(Score);

/// Not a number of points.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PointsError {
    /// Something else than digits, a sign, a point or comma and a fraction.
    #[error("not a number of points: '{0}'")]
    NotANumber(String),
    /// A fraction finer than quarters.
    #[error("points go by quarters: '{0}'")]
    TooFine(String),
    /// More than any board has: 9999 either way.
    #[error("too many points: '{0}'")]
    TooLarge(String),
}

impl Score {
    /// Nothing.
    pub const ZERO: Score = Score(0);
    /// More points than any board has: what text may say at most, either way.
    const MOST: i32 = 9999;

    /// From quarters of a point.
    pub const fn quarters(quarters: i32) -> Score {
        Score(quarters)
    }

    /// From whole points.
    pub const fn points(points: i32) -> Score {
        Score(points.saturating_mul(4))
    }

    /// In quarters of a point.
    pub const fn in_quarters(self) -> i32 {
        self.0
    }

    /// Without its sign.
    #[must_use]
    pub const fn abs(self) -> Score {
        Score(self.0.saturating_abs())
    }
}

impl Komi {
    /// From quarters of a point.
    pub const fn quarters(quarters: i32) -> Komi {
        Komi(Score(quarters))
    }

    /// In quarters of a point.
    pub const fn in_quarters(self) -> i32 {
        self.0.0
    }

    /// The same as points of White.
    pub const fn score(self) -> Score {
        self.0
    }
}

impl From<Score> for Komi {
    fn from(score: Score) -> Self {
        Komi(score)
    }
}

impl Add for Score {
    type Output = Score;
    fn add(self, other: Score) -> Score {
        Score(self.0.saturating_add(other.0))
    }
}

impl Sub for Score {
    type Output = Score;
    fn sub(self, other: Score) -> Score {
        Score(self.0.saturating_sub(other.0))
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(self.0.saturating_neg())
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        *self = *self + other;
    }
}

impl SubAssign for Score {
    fn sub_assign(&mut self, other: Score) {
        *self = *self - other;
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(terms: I) -> Score {
        terms.fold(Score::ZERO, Add::add)
    }
}

impl From<u32> for Score {
    /// Whole points; beyond half a thousand million they stay there.
    fn from(points: u32) -> Self {
        Score::points(i32::try_from(points).unwrap_or(i32::MAX))
    }
}

impl fmt::Display for Score {
    /// `6.5`, `184`, `-0.75`: a point before the fraction in every language, no trailing zeros.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.0.unsigned_abs();
        let fraction = ["", ".25", ".5", ".75"].get((all % 4) as usize).copied().unwrap_or_default();
        f.pad(&format!("{}{}{fraction}", if self.0 < 0 { "-" } else { "" }, all / 4))
    }
}

impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Score {
    type Err = PointsError;

    /// Reads `6.5`, `6,5`, `-5.5`, `−5,5`, `+0.75`, `6½`, `.5`, `7.00`; the same in every language.
    fn from_str(text: &str) -> Result<Score, PointsError> {
        let wrong = || PointsError::NotANumber(text.to_owned());
        let body = text.trim();
        let (negative, body) = match body.strip_prefix(['-', '−', '–']) {
            Some(rest) => (true, rest.trim_start()),
            None => (false, body.strip_prefix('+').unwrap_or(body)),
        };
        let plain = body.replace('¼', ".25").replace('½', ".5").replace('¾', ".75");
        let (whole, fraction) = plain.split_once(['.', ',']).unwrap_or((&plain, ""));
        let digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        if !digits(whole) || !digits(fraction) || (whole.is_empty() && fraction.is_empty()) {
            return Err(wrong());
        }
        let quarter = match fraction.trim_end_matches('0') {
            "" => 0,
            "25" => 1,
            "5" => 2,
            "75" => 3,
            _ => return Err(PointsError::TooFine(text.to_owned())),
        };
        let whole = match whole.trim_start_matches('0') {
            "" => 0,
            digits => {
                digits.parse::<i32>().ok().filter(|n| *n <= Self::MOST).ok_or_else(|| PointsError::TooLarge(text.to_owned()))?
            }
        };
        let quarters = whole * 4 + quarter;
        Ok(Score(if negative { -quarters } else { quarters }))
    }
}

impl FromStr for Komi {
    type Err = PointsError;
    fn from_str(text: &str) -> Result<Komi, PointsError> {
        text.parse().map(Komi)
    }
}

impl TryFrom<String> for Score {
    type Error = PointsError;
    fn try_from(text: String) -> Result<Score, PointsError> {
        text.parse()
    }
}

impl From<Score> for String {
    fn from(score: Score) -> String {
        score.to_string()
    }
}
