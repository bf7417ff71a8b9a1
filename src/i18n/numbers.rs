use super::{L10n, Locale};

/// The minus of print, as wide as a plus. A hyphen is easily overlooked before a komi.
const MINUS: char = '\u{2212}';

impl L10n {
    /// What stands between units and tenths.
    pub const fn decimal_mark(self) -> char {
        match self.locale {
            Locale::Ru => ',',
            Locale::En => '.',
        }
    }

    /// A number of quarter points: 26 is "6,5", 15 is "3,75", 28 is "7".
    pub fn quarters(self, quarters: i64) -> String {
        let sign = if quarters < 0 { MINUS.to_string() } else { String::new() };
        let size = quarters.unsigned_abs();
        let fraction = match size % 4 {
            1 => "25",
            2 => "5",
            3 => "75",
            _ => return format!("{sign}{}", size / 4),
        };
        format!("{sign}{}{}{fraction}", size / 4, self.decimal_mark())
    }

    /// The same with its sign always written: "+6,5", "−0,5"; nothing is "0".
    pub fn signed_quarters(self, quarters: i64) -> String {
        let text = self.quarters(quarters);
        if quarters > 0 { format!("+{text}") } else { text }
    }
}
