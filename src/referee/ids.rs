use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! number {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number!(
    /// A round's number, from 1 (Code 10.1).
    RoundNo(u16)
);
number!(
    /// A table's number in its round, from 1.
    TableNo(u16)
);
number!(
    /// A player's number in this file, from 1; given once, never reused.
    PlayerId(u32)
);
number!(
    /// The sequence number of a journal entry, from 1.
    EntryNo(u64)
);

/// One table of one round: one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TableId {
    pub round: RoundNo,
    pub table: TableNo,
}

impl TableId {
    #[must_use]
    pub const fn new(round: RoundNo, table: TableNo) -> TableId {
        TableId { round, table }
    }
}

/// The number of an article or clause: "16.1" of the Code unless it begins with "225/" (Order 225).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Article(pub String);

impl Article {
    #[must_use]
    pub fn new(number: &str) -> Article {
        Article(number.to_owned())
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
