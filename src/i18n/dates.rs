use super::{L10n, Locale};
use crate::clock::{Stamp, Timestamp};
use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, NaiveTime, TimeZone, Timelike};
use serde::{Deserialize, Serialize};

/// A moment as the hall's wall clock and calendar show it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct WallTime {
    pub utc: Timestamp,
    /// Minutes east of UTC in force in the hall.
    pub offset: i16,
}

impl From<Stamp> for WallTime {
    fn from(stamp: Stamp) -> Self {
        WallTime { utc: stamp.utc, offset: stamp.offset }
    }
}

impl WallTime {
    /// The moment the hall's calendar and clock call so; `None` for a date or a time that does not exist.
    pub fn local((year, month, day): (i32, u32, u32), (hour, minute, second): (u32, u32, u32), offset: i16) -> Option<WallTime> {
        let date = NaiveDate::from_ymd_opt(year, month, day)?;
        let moment = date.and_time(NaiveTime::from_hms_opt(hour, minute, second)?);
        let utc = zone(offset)?.from_local_datetime(&moment).single()?.timestamp_millis();
        Some(WallTime { utc: Timestamp(utc), offset })
    }

    /// Year, month and day on the hall's calendar, and hour, minute, second; of 1970 when the moment is beyond any calendar.
    pub fn parts(self) -> ((i32, u32, u32), (u32, u32, u32)) {
        let moment = self.moment();
        ((moment.year(), moment.month(), moment.day()), (moment.hour(), moment.minute(), moment.second()))
    }

    fn moment(self) -> DateTime<FixedOffset> {
        let utc = DateTime::from_timestamp_millis(self.utc.0).unwrap_or_default();
        match zone(self.offset) {
            // A moment at the very edge of the calendar has no local time: it is shown as UTC.
            Some(zone) if utc.naive_utc().checked_add_offset(zone).is_some() => utc.with_timezone(&zone),
            _ => utc.fixed_offset(),
        }
    }
}

fn zone(minutes: i16) -> Option<FixedOffset> {
    FixedOffset::east_opt(i32::from(minutes) * 60)
}

const RU_WEEKDAYS: [&str; 7] = ["пн", "вт", "ср", "чт", "пт", "сб", "вс"];
const EN_WEEKDAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const EN_MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

impl L10n {
    /// "29.11.2026", "29 Nov 2026".
    pub fn date(self, at: WallTime) -> String {
        format!("{}{}{}", self.day(at), if self.locale == Locale::Ru { '.' } else { ' ' }, at.moment().year())
    }

    /// "29.11", "29 Nov".
    pub fn day(self, at: WallTime) -> String {
        let moment = at.moment();
        match self.locale {
            Locale::Ru => format!("{:02}.{:02}", moment.day(), moment.month()),
            Locale::En => {
                let month = EN_MONTHS.get(moment.month0() as usize).copied().unwrap_or_default();
                format!("{} {month}", moment.day())
            }
        }
    }

    /// "вс", "Sun".
    pub fn weekday(self, at: WallTime) -> &'static str {
        let names = match self.locale {
            Locale::Ru => RU_WEEKDAYS,
            Locale::En => EN_WEEKDAYS,
        };
        names.get(at.moment().weekday().num_days_from_monday() as usize).copied().unwrap_or_default()
    }

    /// "вс 29.11.2026", "Sun 29 Nov 2026".
    pub fn weekday_date(self, at: WallTime) -> String {
        format!("{} {}", self.weekday(at), self.date(at))
    }

    /// "пн 30.11, 10:00", "Mon 30 Nov, 10:00".
    pub fn weekday_day_time(self, at: WallTime) -> String {
        format!("{} {}, {}", self.weekday(at), self.day(at), self.time(at))
    }

    /// "пн 30.11.2026, 10:00", "Mon 30 Nov 2026, 10:00".
    pub fn weekday_date_time(self, at: WallTime) -> String {
        format!("{}, {}", self.weekday_date(at), self.time(at))
    }

    /// "14:36".
    pub fn time(self, at: WallTime) -> String {
        let moment = at.moment();
        format!("{}:{:02}", moment.hour(), moment.minute())
    }

    /// "14:38:20".
    pub fn time_seconds(self, at: WallTime) -> String {
        let moment = at.moment();
        format!("{}:{:02}:{:02}", moment.hour(), moment.minute(), moment.second())
    }
}
