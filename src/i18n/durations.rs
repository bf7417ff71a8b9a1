use super::L10n;
use crate::clock::Millis;

/// Hours, minutes, seconds of a length rounded down to whole seconds, and the sign before it.
fn split(length: Millis) -> (&'static str, u64, u64, u64) {
    let seconds = length.0.unsigned_abs() / 1_000;
    let sign = if length.0 < 0 && seconds > 0 { "\u{2212}" } else { "" };
    (sign, seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

impl L10n {
    /// A length as a clock shows it, whole seconds rounded down (as most clocks count): "1:02:30", "17:30", "0:05".
    pub fn hms(self, length: Millis) -> String {
        match split(length) {
            (sign, 0, minutes, seconds) => format!("{sign}{minutes}:{seconds:02}"),
            (sign, hours, minutes, seconds) => format!("{sign}{hours}:{minutes:02}:{seconds:02}"),
        }
    }

    /// The same with its hours always written, for columns and papers where "17:30" could be read as a time of day: "0:17:30".
    pub fn hms_long(self, length: Millis) -> String {
        let (sign, hours, minutes, seconds) = split(length);
        format!("{sign}{hours}:{minutes:02}:{seconds:02}")
    }

    /// The last seconds of a period, with tenths rounded down: "9,8".
    pub fn tenths(self, length: Millis) -> String {
        let tenths = length.0.unsigned_abs() / 100;
        let sign = if length.0 < 0 && tenths > 0 { "\u{2212}" } else { "" };
        format!("{sign}{}{}{}", tenths / 10, self.decimal_mark(), tenths % 10)
    }

    /// A length in words of a regulation: "90 мин", "60 с" (below two minutes), "2 мин 30 с".
    pub fn length(self, length: Millis) -> String {
        let seconds = length.at_least_zero().secs();
        match (seconds / 60, seconds % 60) {
            (0 | 1, _) => self.tr_args("length-seconds", &[("seconds", seconds.into())]),
            (minutes, 0) => self.tr_args("length-minutes", &[("minutes", minutes.into())]),
            (minutes, rest) => self.tr_args("length-minutes-seconds", &[("minutes", minutes.into()), ("seconds", rest.into())]),
        }
    }
}
