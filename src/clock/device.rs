//! How physical clocks show a side's time, and what their faces mean (Code 9.1).

use super::{ByoYomi, Millis, SideTime, TimeControl, Unfit, fits, spend};
use serde::{Deserialize, Serialize};

const HALF_DAY: Millis = Millis::from_mins(12 * 60);
/// Where a mechanical clock's control ends.
const SIX: Millis = Millis::from_mins(6 * 60);

/// The kinds of tournament clock that differ in how they are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClockModel {
    /// Hands, set so that the main time or the Canadian interval ends at 6:00 (Code 9.1).
    Mechanical,
    /// Digits; in Japanese byo-yomi the sum of all periods left: five of a minute read 5:00 (DGT 3000, Chronos).
    Summed,
    /// Digits of the main time or the current period.
    Plain,
}

/// Hands of a mechanical clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hands {
    /// 0 to 12; 0 and 12 are the same.
    pub hour: u8,
    pub minute: u8,
    pub second: u8,
}

/// What is seen on one side of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Face {
    Hands(Hands),
    Digits(Millis),
}

/// Which time a face counts. No face says it, the referee does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    Main,
    /// `periods` left with the current one; a clock that shows their sum needs no number.
    Japanese {
        periods: Option<u16>,
    },
    /// In interval number `interval` (from 0), `stones` still to play.
    Canadian {
        interval: u16,
        stones: u16,
    },
}

/// Why a face is no time of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaceError {
    #[error("hands on a digital clock, or digits on a mechanical one")]
    OtherModel,
    #[error("the hands stand nowhere on a dial")]
    OffDial,
    #[error("the hands are {by} past six: the control has ended, say what came then")]
    PastSix { by: Millis },
    #[error("more than half a day does not fit on a dial")]
    TooLong,
    #[error("how many periods are left?")]
    PeriodsNeeded,
    #[error("a mechanical clock does not show Japanese byo-yomi")]
    NotOnHands,
    #[error("{0}")]
    Unfit(#[from] Unfit),
}

impl Hands {
    fn time(self) -> Result<Millis, FaceError> {
        if self.hour > 12 || self.minute > 59 || self.second > 59 {
            return Err(FaceError::OffDial);
        }
        let minutes = i64::from(self.hour % 12) * 60 + i64::from(self.minute);
        Ok(Millis::from_secs(minutes * 60 + i64::from(self.second)))
    }

    /// `left` before six, whole seconds.
    fn before_six(left: Millis) -> Option<Hands> {
        if left < Millis::ZERO || left >= HALF_DAY {
            return None;
        }
        let seconds = (SIX + HALF_DAY - Millis::from_secs(left.secs())).secs() % HALF_DAY.secs();
        let part = |n: i64| u8::try_from(n).ok();
        Some(Hands { hour: part(seconds / 3_600)?, minute: part(seconds / 60 % 60)?, second: part(seconds % 60)? })
    }
}

/// Where the hands are put so that `main` ends at 6:00: for 75 minutes at 4:45 (Code 9.1). `None` from half a day on.
pub fn start_hands(main: Millis) -> Option<Hands> {
    Hands::before_six(main)
}

/// The time that a face means. To be shown back to the user before it counts.
///
/// # Errors
/// [`FaceError`]: the face is not of that model, or not a time under this control.
pub fn read_face(model: ClockModel, control: &TimeControl, face: Face, stage: Stage) -> Result<SideTime, FaceError> {
    let shown = match (model, face) {
        (ClockModel::Mechanical, Face::Hands(hands)) => {
            let most = match stage {
                Stage::Main => control.main,
                Stage::Canadian { interval, .. } => control.interval(interval).map_or(control.main, |interval| interval.time),
                Stage::Japanese { .. } => return Err(FaceError::NotOnHands),
            };
            left_before_six(hands.time()?, most)?
        }
        (ClockModel::Summed | ClockModel::Plain, Face::Digits(shown)) => shown,
        _ => return Err(FaceError::OtherModel),
    };
    if shown < Millis::ZERO {
        return Err(Unfit::Negative.into());
    }
    let time = match stage {
        Stage::Main => SideTime::Main { left: shown },
        Stage::Canadian { interval, stones } => SideTime::Canadian { interval, stones, left: shown },
        Stage::Japanese { periods } => match (model, &control.byoyomi, periods) {
            (ClockModel::Summed, ByoYomi::Japanese { period, .. }, _) => split_sum(shown, *period),
            (_, _, Some(periods)) => SideTime::Japanese { periods, left: shown },
            (_, _, None) => return Err(FaceError::PeriodsNeeded),
        },
    };
    fits(control, time)?;
    Ok(spend(control, time, Millis::ZERO))
}

/// Hands shortly after six stand past the end, although the dial alone would read them as almost half a day before it. A
/// referee may have added time, so it is past six only where that is nearer than the most the control gives.
fn left_before_six(hands: Millis, most: Millis) -> Result<Millis, FaceError> {
    let left = Millis((SIX - hands).0.rem_euclid(HALF_DAY.0));
    let past = HALF_DAY - left;
    if left > most && past < left - most { Err(FaceError::PastSix { by: past }) } else { Ok(left) }
}

fn split_sum(sum: Millis, period: Millis) -> SideTime {
    if !sum.is_positive() || !period.is_positive() {
        return SideTime::Overrun;
    }
    let whole = (sum.0 - 1) / period.0;
    let periods = u16::try_from(whole.saturating_add(1)).unwrap_or(u16::MAX);
    SideTime::Japanese { periods, left: Millis(sum.0 - whole * period.0) }
}

/// What a clock of that model shows for `time`: to set it, and to show an entry back.
///
/// # Errors
/// [`FaceError`]: this model cannot show it.
pub fn face_of(model: ClockModel, control: &TimeControl, time: SideTime) -> Result<(Face, Stage), FaceError> {
    fits(control, time)?;
    let (shown, stage) = match time {
        SideTime::Main { left } => (left, Stage::Main),
        SideTime::Overrun => (Millis::ZERO, Stage::Main),
        SideTime::Canadian { interval, stones, left } => (left, Stage::Canadian { interval, stones }),
        SideTime::Japanese { periods, left } => {
            let sum = match (model, &control.byoyomi) {
                (ClockModel::Mechanical, _) => return Err(FaceError::NotOnHands),
                (ClockModel::Summed, ByoYomi::Japanese { period, .. }) => {
                    left + period.times(i64::from(periods.saturating_sub(1)))
                }
                _ => left,
            };
            (sum, Stage::Japanese { periods: Some(periods) })
        }
    };
    let face = match model {
        ClockModel::Mechanical => Face::Hands(Hands::before_six(shown).ok_or(FaceError::TooLong)?),
        ClockModel::Summed | ClockModel::Plain => Face::Digits(shown),
    };
    Ok((face, stage))
}
