//! The rules core (Code 1-4, 13; Order 225 article 4): boards, moves, ko, handicap, scoring, findings.
//!
//! A library of pure values: no window, no files, no clock.
//!
//! [`Board`] holds stones and plays fast; [`Position`] is legal and knows its turn and its past; [`Setup`] is anything that
//! can stand on a board; [`Record`] is what was played, [`Replay`] what came of it; [`score`] counts with all points, [`tally`] in
//! numbers only. [`Life`] is certain; [`hints`] and [`suggest`] ask and suggest, and change nothing.
//!
//! Playing, and why a move is illegal:
//!
//! ```
//! use fujite::rules::{Color, Illegal, Options, Point, Position, Size};
//! let mut game = Position::start(Size::square(9)?, Options::default());
//! game.play(Color::Black, Point::new(4, 4))?;
//! assert_eq!(game.try_play(Color::White, Point::new(4, 4)), Err(Illegal::Occupied));
//! assert_eq!(game.try_play(Color::Black, Point::new(2, 2)), Err(Illegal::OutOfTurn));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A record is carried out as it was played; what is wrong with it is named:
//!
//! ```
//! use fujite::rules::{Color, FindingKind, Options, Point, Record, Setup, Size};
//! let mut record = Record::new(Setup::empty(Size::STANDARD));
//! record.play(Color::Black, Point::new(3, 3));
//! record.play(Color::White, Point::new(3, 3));
//! let replay = record.replay(Options::default());
//! assert_eq!(replay.findings()[0].kind, FindingKind::IllegalMove);
//! assert_eq!(replay.end().get(Point::new(3, 3)), Some(Color::White));
//! ```
//!
//! Counting in both traditions:
//!
//! ```
//! use fujite::rules::{Agreed, Komi, Preset, Setup, score};
//! let board = Setup::from_rows(&[".XO.", ".XO.", ".XO."])?.board();
//! let sheet = score(&Agreed::new(&board), &Preset::CodeJapanese.rules(), Komi::quarters(2));
//! assert_eq!(sheet.japanese.outcome.to_string(), "W+0.5");
//! assert_eq!(sheet.difference(), sheet.explained.total());
//! # Ok::<(), fujite::rules::RowsError>(())
//! ```

#![warn(missing_docs)] // with the source, where there is one: a verdict is no better than what it rests on

mod amend;
mod audit;
mod bits;
mod board;
mod chance;
mod color;
mod compare;
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
mod repair;
mod replay;
mod ruleset;
mod score;
mod seen;
mod setup;
mod sheets;
mod status;

pub use amend::{Amended, Amendment, NoSuchMove};
pub use board::{Board, Played};
pub use chance::Chance;
pub use color::{Color, Sides};
pub use compare::{Discrepancy, compare};
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
pub use repair::{Change, Cost, Explanation, OtherSize, Since, repair, repair_record};
pub use replay::Replay;
pub use ruleset::{Compensation, LongCycle, Options, Preset, Repetition, RuleSet, Suicide, Tradition, UnknownName, Verdict};
pub use score::{Agreed, Difference, Outcome, ScoreSheet, SideSheet, Tally, TraditionSheet, score, tally};
pub use setup::{RowsError, Setup};
pub use sheets::{Choice, SheetRow, Sheets};
pub use status::{Suggestion, suggest};
