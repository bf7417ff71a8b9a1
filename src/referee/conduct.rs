use super::{Article, Effect, EntryNo, PlayerId, TableId};
use crate::rules::{Color, Sides};
use serde::{Deserialize, Serialize};

/// Whom an entry is about (Code 5.1, 15, 17.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// A side of the entry's table; in a team or pair, whoever of it acted.
    Side(Color),
    BothSides,
    /// A player away from his table.
    Player(PlayerId),
    Spectator(String),
    Coach(String),
    Judge(String),
    /// A team as a whole (6.3).
    Team(String),
}

/// What a judge does about it (17.2, 17.3, 17.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Measure {
    /// Spoken (17.2).
    Remark,
    /// Entered in the round protocol (17.2).
    Warning,
    /// Points taken from the score, once; no warning (3.5, 13.6).
    Penalty { points: u8 },
    /// Out of the playing area: the chief judge's power (17.3).
    Removal,
    /// Out of the tournament: the chief judge's power (17.3).
    Exclusion,
    /// A fact written down, without a measure.
    Note,
}

impl Measure {
    /// Whether only the chief judge may take it (17.3).
    #[must_use]
    pub const fn needs_chief(self) -> bool {
        matches!(self, Measure::Removal | Measure::Exclusion)
    }
}

/// What an incident came of (17.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CameOf {
    /// Weak organisation of the tournament.
    Organisation,
    /// A gap in the rules.
    Rules,
    /// The participant, without intent.
    Oversight,
    /// The participant, on purpose.
    Intent,
}

impl CameOf {
    pub const ALL: [CameOf; 4] = [CameOf::Organisation, CameOf::Rules, CameOf::Oversight, CameOf::Intent];
}

/// A file that proves something: where it lay, and what it held when it was entered. The station does not copy it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EvidenceFile {
    pub path: String,
    /// blake3 of its bytes, in hexadecimal.
    pub digest: String,
    pub bytes: u64,
}

/// Why it came to this (17.1), as far as it was asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Causes {
    #[serde(default)]
    pub origin: Option<CameOf>,
    pub motive: String,
    pub cause: String,
    /// What each side of the table says (14.5).
    #[serde(default)]
    pub said: Sides<String>,
    /// What people without a seat say.
    pub positions: String,
    pub evidence: String,
    #[serde(default)]
    pub files: Vec<EvidenceFile>,
    /// What was decided, in plain words for the people concerned (14.5).
    #[serde(default)]
    pub decision: String,
}

/// Remark, warning or sanction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Incident {
    pub table: Option<TableId>,
    pub who: Who,
    pub measure: Measure,
    /// The article broken: "15.1".
    pub article: Article,
    /// Name of the catalogue line, or empty.
    pub matter: String,
    /// What happened, in the judge's words.
    pub note: String,
    #[serde(default)]
    pub causes: Causes,
}

impl Incident {
    /// Whether it counts against `side` of its table.
    #[must_use]
    pub fn concerns(&self, side: Color) -> bool {
        match self.who {
            Who::Side(color) => color == side,
            Who::BothSides => true,
            _ => false,
        }
    }
}

/// Where a question is decided, lowest first (14.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    Judge,
    ChiefJudge,
    Committee,
    Organisers,
    Presidium,
}

impl Level {
    pub const ALL: [Level; 5] = [Level::Judge, Level::ChiefJudge, Level::Committee, Level::Organisers, Level::Presidium];

    /// The next one up.
    #[must_use]
    pub const fn above(self) -> Option<Level> {
        match self {
            Level::Judge => Some(Level::ChiefJudge),
            Level::ChiefJudge => Some(Level::Committee),
            Level::Committee => Some(Level::Organisers),
            Level::Organisers => Some(Level::Presidium),
            Level::Presidium => None,
        }
    }
}

/// A protest as lodged (14.9, 15.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Protest {
    pub table: TableId,
    pub by: Color,
    pub against: String,
    pub article: Article,
    pub level: Level,
}

/// What became of a protest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProtestDecision {
    /// The journal entry that lodged it.
    pub protest: EntryNo,
    pub level: Level,
    pub upheld: bool,
    pub decision: String,
    /// The player goes on under protest (14.9).
    pub under_protest: bool,
    /// Members of the committee with an interest in it (14.6).
    #[serde(default)]
    pub conflicted: Vec<String>,
    /// Who of the committee decided it; filled from the committee and its conflicts.
    #[serde(default)]
    pub sat: Vec<String>,
    #[serde(default)]
    pub effect: Effect,
}

/// The catalogue: articles a judge enters most, with the name of their text. Most used first.
pub const CATALOGUE: &[(&str, &str)] = &[
    ("15.1", "phone"),
    ("15.4", "talk"),
    ("15.5", "noise"),
    ("15.5", "touching"),
    ("15.6", "advice"),
    ("11.4", "hand"),
    ("11.4", "clock-before-move"),
    ("11.4", "move-shifted"),
    ("15.5", "clock-rough"),
    ("15.2", "spectator-talk"),
    ("15.2", "spectator-touch"),
    ("15.1", "silence"),
    ("15.1", "food-smoke"),
    ("15.1", "orders"),
    ("15.3", "alcohol"),
    ("15.7", "skipping"),
    ("16.1", "lateness"),
    ("16.2", "wrong-colour"),
    ("16.3", "impossible-move"),
    ("16.4", "disturbed"),
    ("16.8", "repeated"),
    ("17.4", "clock-stopped"),
    ("11.3", "prisoners-hidden"),
    ("11.8", "no-record"),
];
