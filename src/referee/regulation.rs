use super::{MatterLadder, TableNo};
use crate::clock::{ByoYomi, ClockModel, Millis, TimeControl};
use crate::rules::{Color, Komi, Preset, RuleSet};
use serde::{Deserialize, Serialize};

/// What the rules leave to the organisers (Code 5.5), with the Code's own values as defaults of the preset `code-2008`.
#[expect(clippy::struct_excessive_bools, reason = "each is a provision of its own, not a state of one thing")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Regulation {
    /// Name of the preset it started from.
    pub preset: String,
    /// Time for a game unless a group says otherwise (9.1-9.4).
    pub control: TimeControl,
    /// Ranges of tables with a control of their own.
    #[serde(default)]
    pub groups: Vec<Group>,
    /// Name of the base rule set: a preset of the rules core (3.4).
    pub rules: String,
    pub komi: Komi,
    /// The model of clock on the tables, which decides how readings are entered (9.1).
    pub device: ClockModel,
    /// The regulation's own limit of lateness; `None` is half of the main time (16.1). Never above 60 minutes.
    pub lateness_limit: Option<Millis>,
    /// Deduction when both were absent (10.6).
    pub both_absent: BothAbsent,
    /// Black's clock is started in handicap games too (10.3).
    pub black_clock_in_handicap: bool,
    /// Warnings to one side in one game that lose it; `None` never (17.2).
    pub warnings_to_loss: Option<u8>,
    /// Penalty points of one warning, taken from the score (3.5).
    pub points_per_warning: u8,
    /// Remarks to one side in one game after which a warning is due; `None` leaves it to the judge (16.8).
    #[serde(default)]
    pub remarks_to_warning: Option<u8>,
    /// Matters with a ladder of their own.
    #[serde(default)]
    pub matters: Vec<MatterLadder>,
    /// Prisoners that allow a player to stop his clock (11.5).
    pub prisoners_to_stop: u8,
    /// The pause before a side's first byo-yomi, once; zero means none (15.9).
    pub byoyomi_pause: Millis,
    /// Short visits to the toilet may stop the clock (11.5).
    pub toilet_pause: bool,
    /// White stones on the board after which wrong colours or handicap stand (16.2).
    pub wrong_colour_stones: u8,
    /// What both flags down means when nobody saw the order (16.5).
    pub both_flags: BothFlags,
    /// Games may be adjourned (12.1).
    pub adjournment: bool,
    /// The envelope is opened only before the player who must reply (practice; 12.4 is silent).
    pub opened_before_opponent: bool,
    /// The mover may lay a second copy of the sealed move into the station, locked by a passphrase (not in the Code; off).
    #[serde(default)]
    pub electronic_copy: bool,
    /// Time to check board and clocks before resuming; at least one minute (12.4).
    pub resumption_check: Millis,
    /// How equal scores end (13.7, 13.9).
    pub equal_scores: EqualScores,
    /// Time in which an appeal may be lodged; `None` when not said.
    pub appeal_deadline: Option<Millis>,
}

/// A range of tables with its own control.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    pub name: String,
    pub first: TableNo,
    pub last: TableNo,
    pub control: TimeControl,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BothAbsent {
    /// Both lose half of the time since the start (10.6).
    Half,
    /// Nothing is deducted.
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BothFlags {
    /// Played on when both are in byo-yomi, otherwise ruled (16.5).
    ByCode,
    Ruled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EqualScores {
    Draw,
    WhiteWins,
    Replay,
}

/// Where a regulation leaves the Code (5.7), and what then holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conflict {
    /// A limit of lateness above an hour: 60 minutes hold (16.1).
    LatenessAboveHour,
    /// Main time zero and no explicit limit of lateness: the limit would be zero (16.1).
    LatenessUnset,
    /// Less than a minute to check before resuming: one minute holds (12.4).
    ResumptionCheckShort,
    /// A control outside the Code (9.2).
    Fischer,
}

impl Regulation {
    /// The control of one table.
    #[must_use]
    pub fn control_for(&self, table: TableNo) -> &TimeControl {
        self.group_of(table).map_or(&self.control, |g| &g.control)
    }

    /// The group a table belongs to.
    #[must_use]
    pub fn group_of(&self, table: TableNo) -> Option<&Group> {
        self.groups.iter().find(|g| g.first <= table && table <= g.last)
    }

    /// The side whose clock is started at the beginning (10.3).
    #[must_use]
    pub fn first_clock(&self, handicap: u8) -> Color {
        if handicap > 1 && !self.black_clock_in_handicap { Color::White } else { Color::Black }
    }

    /// The base rule set (3.4); an unknown name means the Code's own, Japanese tradition.
    #[must_use]
    pub fn rule_set(&self) -> RuleSet {
        self.rules.parse().unwrap_or(Preset::CodeJapanese).rules()
    }

    /// Time to check before a resumption, the Code's minute at least (12.4).
    #[must_use]
    pub fn checking_time(&self) -> Millis {
        self.resumption_check.max(Millis::from_mins(1))
    }

    /// Every place where this regulation leaves the Code.
    #[must_use]
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut found = Vec::new();
        if self.lateness_limit.is_some_and(|limit| limit > Millis::from_mins(60)) {
            found.push(Conflict::LatenessAboveHour);
        }
        let controls = || std::iter::once(&self.control).chain(self.groups.iter().map(|g| &g.control));
        if self.lateness_limit.is_none() && controls().any(|c| !c.main.is_positive()) {
            found.push(Conflict::LatenessUnset);
        }
        if self.resumption_check < Millis::from_mins(1) {
            found.push(Conflict::ResumptionCheckShort);
        }
        if controls().any(|c| matches!(c.byoyomi, ByoYomi::Fischer { .. })) {
            found.push(Conflict::Fischer);
        }
        found
    }
}
