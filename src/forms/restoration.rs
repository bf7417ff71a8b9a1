//! The act of a position put back (Code 16.3, 16.4, 16.7): what stood on the board and what stands now, what was put right and by
//! what it is confirmed, the clocks, and the signatures without which they are not started.

use super::adjournment::merge;
use super::check::{self, Check, Digest, Kind};
use super::drawing::Drawing;
use super::values::{Diagram, Event, Player, grade, point_name, shortened, side_of, stone};
use crate::clock::{Millis, TimeControl};
use crate::i18n::{L10n, WallTime};
use crate::referee::{ClocksSet, PositionSource};
use crate::rules::{Change, Color, Point, Sides, Size};
use serde_json::{Value as Json, json};

/// A position entered for a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestorationAct {
    pub event: Event,
    pub date: WallTime,
    pub round: u16,
    pub table: u32,
    /// Which act of this table, from 1.
    pub number: u32,
    /// The journal's entry that holds the position.
    pub entry: u64,
    pub players: Sides<Player>,
    /// When it was entered.
    pub entered: WallTime,
    /// When the clocks were stopped, where they still stand.
    pub stopped: Option<WallTime>,
    /// What stood on the board, where it had been disturbed.
    pub found: Option<Diagram>,
    /// What was put right, and what confirms it.
    pub changes: Vec<Change>,
    pub basis: PositionSource,
    pub restored: Diagram,
    pub moves: Option<u32>,
    pub to_play: Color,
    pub prisoners: Sides<u32>,
    pub control: TimeControl,
    pub clocks: Option<ClocksSet>,
    /// What a cut had to leave (16.7).
    pub floor: Millis,
    pub agreed: Sides<bool>,
    /// The referee's words.
    pub note: String,
    /// Surname and initials.
    pub judge: String,
}

/// The diagrams' squares, mm.
const DIAGRAM: f64 = 92.0;
/// Rows the table of changes has room for.
const MOST_ROWS: usize = 9;
/// Letters of the changes, in the order of the alphabet; none looks like another or like a coordinate.
const LETTERS: [&str; 9] = ["а", "б", "в", "г", "д", "е", "ж", "и", "к"];
const LATIN: [&str; 9] = ["a", "b", "c", "d", "e", "f", "g", "h", "k"];

impl RestorationAct {
    fn reference(&self) -> String {
        format!("{}/{}/{}/{}", self.event.code, self.round, self.table, self.number)
    }

    pub(super) fn title(&self, l: L10n) -> String {
        format!("{} {}", l.tr("paper-restoration-blank"), self.reference())
    }

    /// What the act says, in twelve digits.
    fn check(&self) -> Check {
        let mut digest = Digest::new("restoration");
        digest.line("reference", self.reference());
        for row in self.restored.rows() {
            digest.line("row", row);
        }
        for row in self.found.iter().flat_map(Diagram::rows) {
            digest.line("found", row);
        }
        digest.line("prisoners", format!("{} {}", self.prisoners.black, self.prisoners.white));
        digest.line("agreed", format!("{} {}", self.agreed.black, self.agreed.white));
        digest.line("note", &self.note);
        digest.check()
    }

    pub(super) fn values(&self, l: L10n) -> Json {
        let (check, size) = (self.check(), self.restored.size());
        let person = |color: Color| {
            let player = &self.players[color];
            json!({ "name": player.names(), "grade": grade(player.rank, l), "signed": player.signed() })
        };
        let letters = self.letters(l);
        let marked = |diagram: &Diagram, place: fn(Change) -> Point| {
            let marks = self.changes.iter().zip(&letters).map(|(change, letter)| (place(*change), (*letter).to_owned()));
            Drawing::new(&diagram.clone().with_letters(marks.collect()), DIAGRAM)
        };
        let count = |diagram: &Diagram| {
            let on_board = |color: Color| size.iter().filter(|point| diagram.stone(*point) == Some(color)).count();
            let args = [("black", on_board(Color::Black).into()), ("white", on_board(Color::White).into())];
            l.tr_args("paper-caption-count", &args)
        };
        let confirmed = source(&self.basis, l);
        let rows: Vec<Json> =
            self.changes.iter().zip(&letters).map(|(change, letter)| row(*change, letter, size, &confirmed, l)).collect();
        let left_out = self.changes.len().saturating_sub(rows.len());
        let again = matches!(self.basis, PositionSource::PlayedAgain { .. });
        let mut data = blank(l);
        let values = json!({
            "heading": l.tr_args("paper-restoration-title", &[("number", self.number.into())]),
            "event": self.event.name,
            "line": l.tr_args("paper-restoration-line", &[("round", self.round.into())]),
            "table": l.tr_args("paper-resumption-table", &[("table", self.table.into())]),
            "date": l.weekday_date(self.date),
            "check": check.to_string(),
            "entry": l.tr_args("paper-restoration-entry", &[("entry", self.entry.to_string().into())]),
            "qr": check::qr(&check::payload(Kind::Restoration, &self.reference(), check.digits())),
            "black": person(Color::Black),
            "white": person(Color::White),
            "entered": l.time(self.entered),
            "stopped": self.stopped.map(|at| l.time_seconds(at)),
            "prisoners": format!("{} · {}", self.prisoners.black, self.prisoners.white),
            "source": confirmed,
            "found": self.found.as_ref().map(|found| json!({
                "diagram": marked(found, stands),
                "count": count(found),
            })),
            "restored": json!({
                "diagram": marked(&self.restored, belongs),
                "count": count(&self.restored),
                "to_play": side_of(self.to_play, l),
                "moves": self.moves.map(|n| l.tr_args("paper-restoration-after", &[("move", n.into())])),
            }),
            "changes": l.tr_args("paper-restoration-changes", &[("n", self.changes.len().into())]),
            "rows": rows,
            "left_out": (left_out > 0).then(|| l.tr_args("paper-restoration-left-out", &[("n", left_out.into())])),
            "clocks": self.clocks.map(|clocks| self.clock_rows(clocks, l)),
            "floor": l.tr_args("paper-restoration-floor", &[("floor", l.hms(self.floor).into())]),
            "how": if again { "again" } else if self.found.is_some() { "before" } else { "" },
            "agreed": { "black": self.agreed.black, "white": self.agreed.white },
            "note": self.note,
            "judge": shortened(&self.judge),
        });
        merge(&mut data, values);
        data
    }

    fn letters(&self, l: L10n) -> Vec<&'static str> {
        let all = if l.tr("paper-restoration-alphabet") == "cyrillic" { LETTERS } else { LATIN };
        all.into_iter().take(self.changes.len().min(MOST_ROWS)).collect()
    }

    /// Reading, correction and what is set, each of both sides.
    fn clock_rows(&self, clocks: ClocksSet, l: L10n) -> Json {
        let both = |text: &dyn Fn(Color) -> String| json!([text(Color::Black), text(Color::White)]);
        let difference = |color: Color| {
            let change = clocks.set[color].left() - clocks.before[color].left();
            match change.0 {
                0 => l.tr("paper-restoration-no-change"),
                n if n > 0 => format!("+ {}", l.hms(change)),
                _ => format!("\u{2212} {}", l.hms(Millis::ZERO - change)),
            }
        };
        json!([
            both(&|color| l.side_time(&self.control, clocks.before[color])),
            both(&difference),
            both(&|color| l.side_time(&self.control, clocks.set[color])),
        ])
    }
}

/// Where a stone stood, or lacked.
const fn stands(change: Change) -> Point {
    match change {
        Change::Moved { to, .. } => to,
        Change::Swapped { black: point, .. }
        | Change::Recolored { point, .. }
        | Change::Missing { point, .. }
        | Change::Extra { point, .. } => point,
    }
}

/// Where it stands now, or stood.
const fn belongs(change: Change) -> Point {
    match change {
        Change::Moved { from, .. } => from,
        Change::Swapped { black: point, .. }
        | Change::Recolored { point, .. }
        | Change::Missing { point, .. }
        | Change::Extra { point, .. } => point,
    }
}

fn row(change: Change, letter: &str, size: Size, confirmed: &str, l: L10n) -> Json {
    let at = |point| point_name(size, point);
    let nothing = l.tr("paper-restoration-empty");
    let of = |color: Color| {
        l.tr(match color {
            Color::Black => "paper-restoration-one-black",
            Color::White => "paper-restoration-one-white",
        })
    };
    let (id, color, put_right) = match change {
        Change::Swapped { black, white } => ("swapped", Color::Black, format!("{} ↔ {}", at(white), at(black))),
        Change::Moved { color, from, to } => ("moved", color, format!("{} → {}", at(to), at(from))),
        Change::Recolored { point, should } => {
            ("recolored", should, format!("{}: {} → {}", at(point), of(should.opponent()), of(should)))
        }
        Change::Missing { color, point } => ("missing", color, format!("{nothing} → {}", at(point))),
        Change::Extra { color, point } => ("extra", color, format!("{} → {nothing}", at(point))),
    };
    json!({
        "letter": letter,
        "stone": stone(color),
        "what": l.tr(&format!("paper-restoration-{id}")),
        "change": put_right,
        "confirmed": confirmed,
    })
}

/// Where the position comes from: "запись game.sgf, ход 118".
fn source(source: &PositionSource, l: L10n) -> String {
    match source {
        PositionSource::Record { name, moves, edited } => {
            let id = if *edited { "paper-restoration-record-edited" } else { "paper-restoration-record" };
            l.tr_args(id, &[("name", name.into()), ("move", (*moves).into())])
        }
        PositionSource::SetUp => l.tr("paper-restoration-set-up"),
        PositionSource::Form => l.tr("paper-restoration-form"),
        PositionSource::PlayedAgain { moves, doubtful } => {
            let args = [("moves", (*moves).into()), ("doubtful", doubtful.len().into())];
            l.tr_args("paper-restoration-again", &args)
        }
    }
}

/// The act without values: the words that stand on any.
pub(super) fn blank(l: L10n) -> Json {
    let words: serde_json::Map<String, Json> =
        WORDS.iter().map(|id| ((*id).to_owned(), json!(l.tr(&format!("paper-restoration-word-{id}"))))).collect();
    json!({
        "heading": l.tr("paper-restoration-blank"),
        "w": words,
        "restored": { "diagram": Drawing::new(&Diagram::empty(Size::STANDARD), DIAGRAM) },
    })
}

/// The fixed words, in the files as `paper-restoration-word-...`.
const WORDS: [&str; 32] = [
    "entered",
    "stopped",
    "source",
    "prisoners",
    "found",
    "restored",
    "changes",
    "letters",
    "what",
    "put-right",
    "confirmed",
    "black-agrees",
    "white-agrees",
    "clocks",
    "reading",
    "correction",
    "set",
    "how",
    "before",
    "last",
    "lost",
    "spectator",
    "again",
    "decision",
    "consent",
    "until",
    "black",
    "white",
    "judge",
    "started",
    "objections",
    "foot",
];
