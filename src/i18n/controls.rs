use super::{L10n, Locale};
use crate::clock::{ByoYomi, Interval, SideTime, TimeControl};

/// The Canadian interval number `index` (from 0); the last one repeats.
fn interval(intervals: &[Interval], index: u16) -> Option<&Interval> {
    intervals.get(usize::from(index)).or(intervals.last())
}

impl L10n {
    /// A time control as it is typed, in the words of the window; [`TimeControl`] reads it back.
    pub fn control_text(self, control: &TimeControl) -> String {
        let text = control.to_string();
        if self.locale != Locale::Ru {
            return text;
        }
        let words = [("main", "основное"), ("japanese", "японское"), ("canadian", "канадское"), ("fischer", "фишер")];
        let text = words.iter().fold(text, |text, (word, here)| text.replace(word, here));
        // What Latin letters are left stand behind numbers.
        text.replace('h', "ч").replace('m', "м").replace('s', "с")
    }

    /// A time control as a regulation words it: "90 мин, бё-ёми 5 × 60 с".
    pub fn time_control(self, control: &TimeControl) -> String {
        let main = self.length(control.main);
        match &control.byoyomi {
            ByoYomi::Absolute => self.tr_args("control-absolute", &[("main", main.into())]),
            ByoYomi::Japanese { period, periods } => self.tr_args(
                "control-japanese",
                &[("main", main.into()), ("periods", (*periods).into()), ("period", self.length(*period).into())],
            ),
            ByoYomi::Canadian { intervals, limit } => {
                let series = intervals
                    .iter()
                    .map(|Interval { stones, time }| {
                        let time = self.length(*time);
                        self.tr_args("control-interval", &[("stones", (*stones).into()), ("time", time.into())])
                    })
                    .collect::<Vec<_>>()
                    .join(", ");
                match limit {
                    None => self.tr_args("control-canadian", &[("main", main.into()), ("series", series.into())]),
                    Some(limit) => self.tr_args(
                        "control-canadian-limited",
                        &[("main", main.into()), ("series", series.into()), ("limit", (*limit).into())],
                    ),
                }
            }
            ByoYomi::Fischer { increment } => {
                self.tr_args("control-fischer", &[("main", main.into()), ("increment", self.length(*increment).into())])
            }
        }
    }

    /// Where a side stands in its byo-yomi: "не начато, 5 периодов", "2-й из 5, 0:41", "2-й из 4: камней ещё 7 из 15, 2:41".
    pub fn byoyomi_state(self, control: &TimeControl, time: SideTime) -> String {
        match (time, &control.byoyomi) {
            (SideTime::Overrun, _) => self.tr("time-overrun"),
            (SideTime::Main { .. }, ByoYomi::Absolute) => self.tr("byoyomi-none"),
            (SideTime::Main { .. }, ByoYomi::Fischer { increment }) => {
                self.tr_args("byoyomi-increment", &[("increment", self.length(*increment).into())])
            }
            (SideTime::Main { .. }, ByoYomi::Japanese { periods, .. }) => {
                self.tr_args("byoyomi-not-begun", &[("periods", (*periods).into())])
            }
            (SideTime::Main { .. }, ByoYomi::Canadian { limit: Some(limit), .. }) => {
                self.tr_args("byoyomi-not-begun", &[("periods", (*limit).into())])
            }
            (SideTime::Main { .. }, ByoYomi::Canadian { limit: None, .. }) => self.tr("byoyomi-not-begun-endless"),
            (SideTime::Japanese { periods, left }, byoyomi) => {
                let total = match byoyomi {
                    ByoYomi::Japanese { periods: total, .. } => (*total).max(periods),
                    _ => periods,
                };
                self.tr_args(
                    "byoyomi-japanese",
                    &[
                        ("period", (total - periods).saturating_add(1).into()),
                        ("periods", total.into()),
                        ("left", self.hms(left).into()),
                    ],
                )
            }
            (SideTime::Canadian { interval: index, stones, left }, byoyomi) => {
                let (of, limit) = match byoyomi {
                    ByoYomi::Canadian { intervals, limit } => (interval(intervals, index).map(|i| i.stones), *limit),
                    _ => (None, None),
                };
                let args = [
                    ("period", index.saturating_add(1).into()),
                    ("periods", limit.unwrap_or_default().into()),
                    ("stones", stones.into()),
                    ("of", of.unwrap_or(stones).into()),
                    ("left", self.hms(left).into()),
                ];
                self.tr_args(if limit.is_some() { "byoyomi-canadian-limited" } else { "byoyomi-canadian" }, &args)
            }
        }
    }

    /// A side's time in one phrase: main time as the clock shows it, byo-yomi with its period and stones.
    pub fn side_time(self, control: &TimeControl, time: SideTime) -> String {
        match time {
            SideTime::Main { left } => self.hms(left),
            other => self.byoyomi_state(control, other),
        }
    }
}
