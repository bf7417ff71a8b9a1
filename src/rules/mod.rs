//! The rules core (Code 1-4, 13; Order 225 article 4): boards, moves, ko, handicap, scoring, findings.
//!
//! A library of pure values: no window, no files, no clock.
//!
//! [`Board`] holds stones and plays fast; [`Position`] is legal and knows its turn and its past; [`Setup`] is anything that
//! can stand on a board; [`Record`] is what was played, [`Replay`] what came of it; [`score`] counts.

mod audit;
mod bits;
mod board;
mod chance;
mod color;
mod count;
mod finding;
mod grid;
mod handicap;
mod hint;
mod illegal;
mod life;
mod notation;
mod point;
mod points;
mod position;
mod record;
mod replay;
mod ruleset;
mod score;
mod seen;
mod setup;
mod status;

pub use board::{Board, Played};
pub use chance::Chance;
pub use color::{Color, Sides};
pub use finding::{Detail, Finding, FindingKind, Repeats, UnknownKind};
pub use handicap::{Corner, placement, star_points};
pub use hint::{Hint, HintKind, hints};
pub use illegal::Illegal;
pub use life::Life;
pub use notation::{Notation, NotationError};
pub use point::{Point, Size, SizeError};
pub use points::{Komi, PointsError, Score};
pub use position::{Ply, Position};
pub use record::{Act, Record};
pub use replay::Replay;
pub use ruleset::{Compensation, LongCycle, Options, Preset, Repetition, RuleSet, Suicide, Tradition, UnknownName, Verdict};
pub use score::{Agreed, Difference, Outcome, ScoreSheet, SideSheet, Tally, TraditionSheet, score, tally};
pub use setup::{RowsError, Setup};
pub use status::{Suggestion, suggest};
