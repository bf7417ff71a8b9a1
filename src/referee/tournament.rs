use super::{PlayerId, Regulation, TableNo};
use crate::clock::Timestamp;
use crate::rules::{Komi, Sides, Size};
use serde::{Deserialize, Serialize};

/// What a tournament file begins with (Code 5.1, 5.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    pub name: String,
    /// Short name for papers' codes: "KZ26".
    pub short_name: String,
    pub place: String,
    /// Days of play as written by the organisers: "2026-11-28".
    pub first_day: String,
    pub last_day: String,
    /// Rounds announced; 0 when not said.
    pub rounds: u16,
    pub size: Size,
    /// Name of the pairing file it was made from, if any.
    pub source: Option<String>,
}

/// A person on the list of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub id: PlayerId,
    pub surname: String,
    pub given: String,
    pub patronymic: String,
    pub rank: Rank,
    pub club: String,
    pub country: String,
    /// The key the pairing program knows the player by.
    pub key: String,
}

impl Player {
    /// "Ельников Захар".
    #[must_use]
    pub fn full_name(&self) -> String {
        [self.surname.as_str(), self.given.as_str()].into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// "Ельников З."
    #[must_use]
    pub fn short_name(&self) -> String {
        match self.given.chars().next() {
            Some(initial) if !self.surname.is_empty() => format!("{} {initial}.", self.surname),
            _ => self.full_name(),
        }
    }
}

/// A Go rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rank {
    #[default]
    Unknown,
    /// 1 to 30 kyu and below.
    Kyu(u8),
    /// 1 to 9 dan.
    Dan(u8),
    /// 1 to 9 professional dan.
    Pro(u8),
}

/// Who an official is (Code 14.1-14.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    ChiefJudge,
    Judge,
    Secretary,
}

/// A member of the judges' panel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Official {
    pub name: String,
    pub role: Role,
}

/// One game of a round as the pairing program gives it (Code 11.1, 11.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    pub table: TableNo,
    /// One player a side; two or more in pair go and rengo (Code 6.3).
    pub players: Sides<Vec<PlayerId>>,
    pub handicap: u8,
    /// Points for White.
    pub komi: Komi,
}

/// Everything a new file holds before its first round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foundation {
    pub tournament: Tournament,
    pub players: Vec<Player>,
    pub officials: Vec<Official>,
    pub regulation: Regulation,
}

/// A break or a plan: when something is expected, by wall time.
pub type Appointment = Timestamp;
