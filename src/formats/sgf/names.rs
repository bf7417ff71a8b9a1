//! Property names: what kind of thing each says, and which a node has.

use super::tree::code;
use std::collections::HashSet;

pub const B: u16 = code(b"B");
pub const W: u16 = code(b"W");
pub const PL: u16 = code(b"PL");

/// Sets stones or the side to move.
pub const fn is_setup(code: u16) -> bool {
    code == self::code(b"AB") || code == self::code(b"AW") || code == self::code(b"AE") || code == PL
}

/// Says something about the file or the board as a whole: FF\[4\] has room for it in the root only.
pub const fn is_root_only(name: u16) -> bool {
    name == code(b"AP")
        || name == code(b"CA")
        || name == code(b"FF")
        || name == code(b"GM")
        || name == code(b"ST")
        || name == code(b"SZ")
}

/// Belongs to the root or to the game as a whole, and stays where it is when a node is divided.
pub const fn is_game_info(name: u16) -> bool {
    const NAMES: [&[u8]; 25] = [
        b"AP", b"CA", b"FF", b"GM", b"ST", b"SZ", b"AN", b"BR", b"BT", b"CP", b"DT", b"EV", b"GC", b"HA", b"KM", b"ON", b"OT",
        b"PB", b"PC", b"PW", b"RE", b"RO", b"RU", b"TM", b"WR",
    ];
    let mut at = 0;
    while at < NAMES.len() {
        if code(NAMES[at]) == name {
            return true;
        }
        at += 1;
    }
    false
}

/// Values of these hold points or numbers: no bracket or parenthesis can stand in one.
pub const fn is_strict(name: u16) -> bool {
    name == B || name == W || is_setup(name)
}

/// Values of these are read by people: a bare `]` in one is more likely a slip than its end. Long names are unknown ones.
pub fn is_free_text(name: u16) -> bool {
    const NAMES: [&[u8]; 24] = [
        b"C", b"GC", b"N", b"GN", b"PB", b"PW", b"EV", b"RO", b"PC", b"CP", b"US", b"AN", b"SO", b"ON", b"BT", b"WT", b"RU",
        b"OT", b"RE", b"BR", b"WR", b"DT", b"ID", b"TM",
    ];
    name == 0 || NAMES.iter().any(|n| code(n) == name)
}

/// FF\[4\] has room for one value of it in a node.
pub fn is_single(name: u16) -> bool {
    const NAMES: [&[u8]; 52] = [
        b"B", b"W", b"KO", b"MN", b"PL", b"C", b"DM", b"GB", b"GW", b"HO", b"N", b"UC", b"V", b"BM", b"DO", b"IT", b"TE", b"AP",
        b"CA", b"FF", b"GM", b"ST", b"SZ", b"AN", b"BR", b"BT", b"CP", b"DT", b"EV", b"GN", b"GC", b"ON", b"OT", b"PB", b"PC",
        b"PW", b"RE", b"RO", b"RU", b"SO", b"TM", b"US", b"WR", b"WT", b"HA", b"KM", b"BL", b"WL", b"OB", b"OW", b"PM", b"FG",
    ];
    NAMES.iter().any(|n| code(n) == name)
}

/// A text over several lines, which goes on in a second value or property.
pub const fn is_long_text(name: u16) -> bool {
    name == code(b"C") || name == code(b"GC")
}

/// What the open node has.
#[derive(Default)]
pub struct Marks {
    pub start: usize,
    pub moves: bool,
    pub setup: bool,
    /// Names of one and two letters seen, a bit for each.
    seen: [u64; 12],
    any_seen: bool,
    long_seen: HashSet<String>,
}

impl Marks {
    pub fn clear(&mut self, start: usize) {
        self.start = start;
        self.moves = false;
        self.setup = false;
        if self.any_seen {
            self.seen = [0; 12];
            self.any_seen = false;
        }
        if !self.long_seen.is_empty() {
            self.long_seen.clear();
        }
    }

    /// Notes a name; whether it was there already.
    pub fn repeats(&mut self, name: u16, long: impl FnOnce() -> String) -> bool {
        self.any_seen = true;
        let (low, high) = (name & 0xFF, name >> 8);
        let number = |c: u16| usize::from(c).wrapping_sub(usize::from(b'A'));
        let bit = match (number(low), high) {
            (a, 0) if name != 0 && a < 26 => a,
            (a, high) if name != 0 && a < 26 && number(high) < 26 => 26 + a * 26 + number(high),
            _ => return !self.long_seen.insert(long()),
        };
        let Some(word) = self.seen.get_mut(bit / 64) else { return false };
        let had = *word >> (bit % 64) & 1 == 1;
        *word |= 1 << (bit % 64);
        had
    }
}
