use super::{Color, Corner, Komi};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// Which returns of an earlier position are forbidden beyond the simple ko (Code 1.3, 2.3; by the regulation).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Repetition {
    /// None: a long repetition is reported only.
    None,
    /// A position with the same side to move. The default: the side to move is part of the position (Code 1.3).
    #[default]
    Situational,
    /// A position, whoever is to move.
    Positional,
    /// A position the same side has made before by a play. A set-up position counts as made by the side not to move.
    NaturalSituational,
}

/// Whether a play that leaves its own chain without liberties may be made (Code 2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Suicide {
    /// Such a play is illegal, as in the Code and under all presets but Ing's and New Zealand's.
    #[default]
    Forbidden,
    /// Its own stones are taken off and are the opponent's prisoners.
    Allowed,
}

/// What play is legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Which returns of an earlier position are illegal.
    pub repetition: Repetition,
    /// Whether a play may take its own stones off.
    pub suicide: Suicide,
}

/// How a game is counted (Code 3.4, 13.4, 13.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tradition {
    /// Territory and prisoners.
    Japanese,
    /// Territory and living stones.
    Chinese,
}

/// What White gets for handicap stones when stones are counted; nothing in the Japanese tradition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Compensation {
    /// As in the Code and in territory counting.
    #[default]
    None,
    /// A point for each handicap stone.
    Stones,
    /// A point for each handicap stone but one.
    StonesLessOne,
}

impl Compensation {
    /// Points for White at this handicap; a handicap below 2 places no stones.
    pub const fn points(self, handicap: u8) -> u8 {
        match self {
            Compensation::Stones if handicap >= 2 => handicap,
            Compensation::StonesLessOne if handicap >= 2 => handicap - 1,
            _ => 0,
        }
    }
}

/// A set of rules: independent options.
#[expect(clippy::struct_excessive_bools, reason = "each is a yes or no of its own")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RuleSet {
    /// What play is legal.
    pub options: Options,
    /// The tradition that decides the game; both are always computed.
    pub tradition: Tradition,
    /// Whether the eyes of groups in seki count as territory in the Japanese tradition (the letter of Code 3.3) or not.
    pub seki_points: bool,
    /// What White gets for handicap stones in the Chinese tradition.
    pub compensation: Compensation,
    /// Whether a pass costs a stone handed over as a prisoner.
    pub pass_stones: bool,
    /// Whether White must make the last pass.
    pub white_passes_last: bool,
    /// The usual komi of even games; the regulation sets the real one.
    pub komi: Komi,
    /// Who wins when the points are equal; `None`: a draw is proposed (Code 13.7).
    pub ties_to: Option<Color>,
    /// Whether Black places handicap stones where he likes.
    pub free_handicap: bool,
    /// Where the third of three handicap stones goes.
    pub third_stone: Corner,
    /// What becomes of a game that goes round in a cycle which the rule of repetition does not forbid.
    pub long_cycle: LongCycle,
}

impl Default for RuleSet {
    /// The Code's own reading, Japanese tradition.
    fn default() -> RuleSet {
        Preset::CodeJapanese.rules()
    }
}

/// What becomes of a game in a cycle of moves that is legal; the players or the referee decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LongCycle {
    /// The game goes on.
    #[default]
    Continue,
    /// It may end without result (Japanese rules of 1989, article 12).
    NoResult,
    /// It may end as a draw (Chinese practice, where the cycle is not broken off).
    Draw,
}

/// What a rule set says of an earlier position that stands again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// The play is illegal.
    Illegal,
    /// The game may end without result.
    NoResult,
    /// The game may end as a draw.
    Draw,
    /// The game goes on.
    Continue,
}

impl Verdict {
    /// The stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Illegal => "illegal",
            Verdict::NoResult => "no_result",
            Verdict::Draw => "draw",
            Verdict::Continue => "continue",
        }
    }
}

/// The rule sets known by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// The Code counted by 13.4: territory and prisoners, eyes in seki by the letter of 3.3.
    CodeJapanese,
    /// The Code counted by 13.5: territory and living stones.
    CodeChinese,
    /// The rules of the Nihon Kiin of 1989: no points in seki, long cycles without result.
    #[serde(rename = "japanese-1989")]
    Japanese1989,
    /// The Chinese rules of 2002: stones and territory, a point back for each handicap stone.
    #[serde(rename = "chinese-2002")]
    Chinese2002,
    /// The rules of the American association: pass stones, White passes last.
    Aga,
    /// Ing's rules: area, suicide allowed, a tie is Black's.
    Ing,
    /// The rules of New Zealand: area, situational superko, suicide allowed.
    NewZealand,
    /// The general tournament rules of the European federation, counted as in Japan.
    Egf,
}

impl Preset {
    /// All of them, in the order they are offered.
    pub const ALL: [Preset; 8] = [
        Preset::CodeJapanese,
        Preset::CodeChinese,
        Preset::Japanese1989,
        Preset::Chinese2002,
        Preset::Aga,
        Preset::Ing,
        Preset::NewZealand,
        Preset::Egf,
    ];

    /// The stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::CodeJapanese => "code-japanese",
            Preset::CodeChinese => "code-chinese",
            Preset::Japanese1989 => "japanese-1989",
            Preset::Chinese2002 => "chinese-2002",
            Preset::Aga => "aga",
            Preset::Ing => "ing",
            Preset::NewZealand => "new-zealand",
            Preset::Egf => "egf",
        }
    }

    /// Its options. Sources: the Code of 2008; the Japanese rules of 1989; the Chinese rules of 2002; the AGA's concise
    /// rules; the Ing rules of 1996; the New Zealand Go Society's rules; the EGF's general tournament rules.
    pub const fn rules(self) -> RuleSet {
        // The Code's own reading, Japanese tradition; the others say where they differ.
        let code = RuleSet {
            options: Options { repetition: Repetition::Situational, suicide: Suicide::Forbidden },
            tradition: Tradition::Japanese,
            seki_points: true,
            compensation: Compensation::None,
            pass_stones: false,
            white_passes_last: false,
            komi: Komi::quarters(26),
            ties_to: None,
            free_handicap: false,
            third_stone: Corner::LowerRight,
            long_cycle: LongCycle::Continue,
        };
        let report_only = Options { repetition: Repetition::None, suicide: Suicide::Forbidden };
        match self {
            Preset::CodeJapanese => code,
            Preset::CodeChinese => RuleSet { tradition: Tradition::Chinese, komi: Komi::quarters(30), ..code },
            Preset::Japanese1989 | Preset::Egf => {
                RuleSet { options: report_only, seki_points: false, long_cycle: LongCycle::NoResult, ..code }
            }
            Preset::Chinese2002 => RuleSet {
                options: Options { repetition: Repetition::Positional, suicide: Suicide::Forbidden },
                tradition: Tradition::Chinese,
                seki_points: false,
                compensation: Compensation::Stones,
                komi: Komi::quarters(30),
                free_handicap: true,
                long_cycle: LongCycle::Draw,
                ..code
            },
            // By pass stones and White's last pass its territory count gives the area count's result, so eyes in seki count.
            Preset::Aga => RuleSet {
                tradition: Tradition::Chinese,
                compensation: Compensation::StonesLessOne,
                pass_stones: true,
                white_passes_last: true,
                komi: Komi::quarters(30),
                ..code
            },
            // Eight points, Black winning equal scores. Its own ko rules need a referee: repetition is reported.
            Preset::Ing => RuleSet {
                options: Options { repetition: Repetition::None, suicide: Suicide::Allowed },
                tradition: Tradition::Chinese,
                compensation: Compensation::Stones,
                komi: Komi::quarters(32),
                ties_to: Some(Color::Black),
                free_handicap: true,
                ..code
            },
            Preset::NewZealand => RuleSet {
                options: Options { repetition: Repetition::Situational, suicide: Suicide::Allowed },
                tradition: Tradition::Chinese,
                komi: Komi::quarters(28),
                free_handicap: true,
                ..code
            },
        }
    }
}

/// Not a name this version knows.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown name: {0}")]
pub struct UnknownName(pub String);

impl FromStr for Preset {
    type Err = UnknownName;
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        Self::ALL.into_iter().find(|preset| preset.name() == name).ok_or_else(|| UnknownName(name.to_owned()))
    }
}

impl Repetition {
    /// All of them, the least strict first.
    pub const ALL: [Repetition; 4] =
        [Repetition::None, Repetition::Situational, Repetition::Positional, Repetition::NaturalSituational];

    /// The stable name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Repetition::None => "none",
            Repetition::Situational => "situational",
            Repetition::Positional => "positional",
            Repetition::NaturalSituational => "natural",
        }
    }
}

impl FromStr for Repetition {
    type Err = UnknownName;
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        Self::ALL.into_iter().find(|rule| rule.name() == name).ok_or_else(|| UnknownName(name.to_owned()))
    }
}

impl FromStr for Suicide {
    type Err = UnknownName;
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        match name {
            "forbidden" => Ok(Suicide::Forbidden),
            "allowed" => Ok(Suicide::Allowed),
            _ => Err(UnknownName(name.to_owned())),
        }
    }
}
