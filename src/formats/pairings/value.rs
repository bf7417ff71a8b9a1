//! Single values, as all these programs write them.

use super::Date;
use crate::referee::Rank;

/// `2024-07-06`, or a time of day after it.
pub(in crate::formats) fn date(text: &str) -> Option<Date> {
    let day = text.trim().split(['T', ' ']).next()?;
    let mut parts = day.split('-');
    let (year, month, day) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let sound = parts.next().is_none() && (1..=12).contains(&month) && (1..=31).contains(&day);
    sound.then_some(Date { year, month, day })
}

/// `6.5` is 26. `None` for anything that is not a whole number of quarters, or beyond 10 000 points.
pub(in crate::formats) fn quarter_points(text: &str) -> Option<i32> {
    let text = text.trim();
    let (negative, digits) = match text.strip_prefix(['-', '\u{2212}']) {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    if !whole.bytes().all(|byte| byte.is_ascii_digit()) || whole.is_empty() && fraction.is_empty() {
        return None;
    }
    let quarters = match fraction.trim_end_matches('0') {
        "" => 0,
        "25" => 1,
        "5" => 2,
        "75" => 3,
        _ => return None,
    };
    let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok().filter(|whole| *whole <= 10_000)? };
    let all = whole * 4 + quarters;
    Some(if negative { -all } else { all })
}

/// `5K`, `2d`, `1p`, `3 dan`.
pub(in crate::formats) fn rank(text: &str) -> Option<Rank> {
    let text = text.trim();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, unit) = text.split_at_checked(digits)?;
    let number = number.parse().ok().filter(|number| *number > 0)?;
    match unit.trim().to_lowercase().as_str() {
        "k" | "kyu" => Some(Rank::Kyu(number)),
        "d" | "dan" => Some(Rank::Dan(number)),
        "p" | "pro" => Some(Rank::Pro(number)),
        _ => None,
    }
}

/// 26 is `6.5`.
pub(in crate::formats) fn quarters_text(quarters: i32) -> String {
    let sign = if quarters < 0 { "-" } else { "" };
    let (whole, rest) = (quarters.unsigned_abs() / 4, quarters.unsigned_abs() % 4);
    let fraction = ["0", "25", "5", "75"].get(rest as usize).copied().unwrap_or("0");
    format!("{sign}{whole}.{fraction}")
}

/// The same as a JSON number: 26 is `6.5`.
pub(in crate::formats) fn number_of_quarters(quarters: i32) -> f64 {
    f64::from(quarters) / 4.0
}

/// `5K`, `2D`, `1P`; empty when unknown.
pub(in crate::formats) fn rank_text(rank: Rank) -> String {
    match rank {
        Rank::Unknown => String::new(),
        Rank::Kyu(number) => format!("{number}K"),
        Rank::Dan(number) => format!("{number}D"),
        Rank::Pro(number) => format!("{number}P"),
    }
}
