//! What a pairing program's file said, kept so that it can be written back: everything of it that the station itself has no
//! use for. Players and games carry the keys the other program knows them by.

use super::Rank;
use crate::clock::Millis;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The pairing file as it was last read. What the station knows itself (name, days, regulation, results) wins over it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    pub source: Source,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub director: String,
    /// Two letters, as the program writes them.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub country: String,
    /// When rounds begin, as written: "2026-11-28 10:00"; a round without a time is empty.
    #[serde(default, skip_serializing_if = "Schedule::is_empty")]
    pub schedule: Schedule,
    pub players: Vec<ImportedPlayer>,
    pub games: Vec<ImportedGame>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<ImportedBye>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<ImportedTeam>,
}

/// Which program's file it was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// `version` as the file says: the data version, or the full version of newer programs.
    OpenGotha {
        version: Option<String>,
    },
    Pairgoth,
    /// `MacMahon` 3.9.
    MacMahon {
        version: Option<String>,
    },
    /// The Russian federation's site; `id` is the tournament's number there.
    Federation {
        id: Option<i64>,
    },
    /// The results table of the European database.
    H9,
    /// A table of games: CSV, TSV, or pasted.
    #[default]
    Table,
}

/// Times of rounds, as a federation's file has them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Schedule {
    /// The name of the time zone: "Europe/Moscow".
    pub zone: String,
    /// "+03:00".
    pub offset: String,
    /// One entry a round, from the first.
    pub rounds: Vec<String>,
}

impl Schedule {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.zone.is_empty() && self.offset.is_empty() && self.rounds.is_empty()
    }
}

/// A time control, as far as the format has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedTime {
    pub main: Millis,
    pub after: ImportedByoYomi,
}

/// What follows the main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ImportedByoYomi {
    Absolute,
    /// `periods` is `None` where the format has no such number: ask.
    Japanese {
        period: Millis,
        periods: Option<u16>,
    },
    Canadian {
        stones: u16,
        interval: Millis,
    },
    Fischer {
        increment: Millis,
    },
}

/// A player, with every number other programs know it by.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ImportedPlayer {
    /// Unique in the file; games, byes and teams refer to it.
    pub key: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub surname: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub given: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub patronymic: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub club: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub country: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<Rank>,
    /// The rank as written, for writing it back.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rank_text: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub grade_text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rating_origin: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub egf_pin: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub ffg_licence: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub ffg_licence_status: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub aga_id: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub aga_expiration: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rgf_id: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub born: String,
    /// Half or whole points added to a `McMahon` score, as written.
    #[serde(skip_serializing_if = "is_zero")]
    pub smms_correction: i32,
    /// Registration is final, not preliminary.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub registered: bool,
    /// Announced rounds the player does not take part in.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub absent: BTreeSet<u16>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_zero(number: &i32) -> bool {
    *number == 0
}

impl ImportedPlayer {
    /// Surname and given name.
    #[must_use]
    pub fn full_name(&self) -> String {
        format!("{} {}", self.surname, self.given).trim().to_owned()
    }
}

/// A pair at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedGame {
    /// The game's own number in the file, where it has one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    pub round: u16,
    /// `None` when the file gives none.
    pub table: Option<u16>,
    /// The key of a player.
    pub black: String,
    /// The key of a player.
    pub white: String,
    pub handicap: u8,
    /// Points for White in this game, in quarter points, where the file says it game by game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub komi: Option<i32>,
    /// Whether colours are given; otherwise they are chosen at the board (Code 11.2).
    pub color_known: bool,
    pub result: ImportedResult,
}

/// What the file says of a game's end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ImportedResult {
    pub outcome: Outcome,
    /// Without playing.
    pub by_default: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    #[default]
    Unknown,
    BlackWins,
    WhiteWins,
    Draw,
    BothWin,
    BothLose,
    /// Called off: nobody scores.
    Cancelled,
}

impl Outcome {
    #[must_use]
    pub const fn is_known(self) -> bool {
        !matches!(self, Outcome::Unknown)
    }

    /// The same with the sides exchanged.
    #[must_use]
    pub const fn swapped(self) -> Outcome {
        match self {
            Outcome::BlackWins => Outcome::WhiteWins,
            Outcome::WhiteWins => Outcome::BlackWins,
            other => other,
        }
    }
}

/// A player without an opponent in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ImportedBye {
    pub round: u16,
    /// The key of a player.
    pub player: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedTeam {
    pub number: u16,
    pub name: String,
    pub boards: Vec<TeamBoard>,
}

/// Who sits at a team's board in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TeamBoard {
    pub round: u16,
    /// From 1.
    pub board: u16,
    /// The key of a player.
    pub player: String,
}
