//! The adjournment form (Code 12.1-12.4): what the opponent, the judge and the mover fill in when a game is put off.

use super::check::{self, Check, Digest, Kind};
use super::drawing::{Drawing, cell};
use super::envelope::Envelope;
use super::values::{Diagram, Event, MoveMode, Player, Rules, grade, point_name, shortened, side, side_of, stone};
use crate::clock::{ByoYomi, Millis, SideTime, TimeControl};
use crate::i18n::{L10n, WallTime};
use crate::rules::{Color, Komi, Notation, Point, Sides, Size};
use serde_json::{Value as Json, json};

/// The open part of an adjourned game. The sealed move is not among it: it exists in ink, inside the envelope, only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdjournmentForm {
    pub event: Event,
    /// The day of the round.
    pub date: WallTime,
    pub round: u16,
    pub table: u32,
    /// Which adjournment of this game it is, from 1.
    pub adjournment: u16,
    /// The envelope's number in the tournament.
    pub envelope: u16,
    pub players: Sides<Player>,
    /// In pair go, the partner whose move it is.
    pub mover: Option<String>,
    pub rules: Rules,
    /// Handicap stones, 0 for none.
    pub handicap: u8,
    /// Komi for White.
    pub komi: Komi,
    pub control: TimeControl,
    pub diagram: Diagram,
    /// Moves made.
    pub moves: u32,
    pub to_play: Color,
    /// When the clock was stopped.
    pub stopped: WallTime,
    /// When the adjournment was announced (Code 12.1).
    pub announced: Option<WallTime>,
    pub resumption: Option<WallTime>,
    /// Where play is resumed, when it is not the same hall: "зал 1".
    pub place: Option<String>,
    /// Stones each side has taken, the move to come not counted.
    pub prisoners: Sides<u32>,
    /// Penalty stones each side has received.
    pub penalties: Sides<u32>,
    /// Time used.
    pub spent: Sides<Millis>,
    pub left: Sides<SideTime>,
    /// Whether the side has had its pause of three minutes (Code 15.9).
    pub pause_taken: Sides<bool>,
    pub warnings: Sides<u8>,
    pub mode: MoveMode,
    /// Surname and initials.
    pub judge: String,
}

/// The diagram's square, mm. A board whose cells would be under 4 mm in it goes alone onto a second page.
const DIAGRAM: f64 = 150.0;
const DIAGRAM_ALONE: f64 = 190.0;
const SMALLEST_CELL: f64 = 4.0;
/// Where the diagram's square begins on the page, mm from the left.
const DIAGRAM_LEFT: f64 = 10.0;
/// The middle of an A4 page: a sheet that is folded a second time is folded near here.
const PAGE_MIDDLE: f64 = 105.0;

impl AdjournmentForm {
    /// The check value of form, envelope and resumption sheet.
    pub fn check(&self) -> Check {
        let mut digest = Digest::new("adjournment");
        digest.line("event", &self.event.name);
        digest.line("reference", self.reference());
        digest.line("envelope", self.envelope);
        digest.line("date", self.date.utc.0.div_euclid(60_000));
        for (color, player) in self.players.iter() {
            digest.line(stone(color), player.names());
        }
        digest.line("mover", self.mover.as_deref().unwrap_or_default());
        digest.line("rules", self.rules.digest());
        digest.line("handicap", self.handicap);
        digest.line("komi", self.komi.in_quarters());
        digest.line("control", control_digest(&self.control));
        digest.line("moves", self.moves);
        digest.line("to-play", stone(self.to_play));
        digest.line("stopped", self.stopped.utc.0.div_euclid(1_000));
        digest.line("announced", minute(self.announced));
        digest.line("resumption", minute(self.resumption));
        digest.line("place", self.place.as_deref().unwrap_or_default());
        for color in Color::BOTH {
            digest.line("prisoners", self.prisoners[color]);
            digest.line("penalties", self.penalties[color]);
            digest.line("spent", self.spent[color].secs());
            digest.line("left", left_digest(self.left[color]));
            digest.line("pause", self.pause_taken[color]);
            digest.line("warnings", self.warnings[color]);
        }
        digest.line("mode", if self.mode == MoveMode::Sealed { "sealed" } else { "open" });
        digest.line("judge", &self.judge);
        digest.line("board", self.diagram.rows().join("/"));
        let named = |point: Option<Point>| point.map_or(String::new(), |p| point_name(self.diagram.size(), p));
        digest.line("last", named(self.diagram.last()));
        digest.line("ko", named(self.diagram.ko()));
        digest.check()
    }

    /// The envelope this form goes into.
    pub fn envelope(&self) -> Envelope {
        Envelope {
            event: self.event.clone(),
            date: self.date,
            round: self.round,
            table: self.table,
            adjournment: self.adjournment,
            number: self.envelope,
            players: self.players.clone(),
            mover: self.mover.clone(),
            move_number: self.moves.saturating_add(1),
            to_play: self.to_play,
            mode: self.mode,
            resumption: self.resumption,
            place: self.place.clone(),
            judge: self.judge.clone(),
            check: self.check(),
            commitment: None,
        }
    }

    pub(super) fn reference(&self) -> String {
        format!("{}/{}/{}/{}", self.event.code, self.round, self.table, self.adjournment)
    }

    pub(super) fn title(&self, l: L10n) -> String {
        format!("{} {}", l.tr("paper-adjournment-title"), self.reference())
    }

    pub(super) fn values(&self, l: L10n) -> Json {
        let check = self.check();
        let reference = self.reference();
        let to_play = self.to_play;
        let size = self.diagram.size();
        let name = |color: Color| self.players[color].names();
        let grade = |color: Color| grade(self.players[color].rank, l);
        let ko = self.diagram.ko().map(|point| point_name(size, point));
        let last = self.diagram.last().map(|point| point_name(size, point));
        let both = |text: &dyn Fn(Color) -> String| json!([text(Color::Black), text(Color::White)]);
        let pause = |color: Color| {
            let id = if self.pause_taken[color] { "paper-pause-taken" } else { "paper-pause-not-taken" };
            l.tr_args(id, &[("warnings", self.warnings[color].into())])
        };
        let left = |color: Color| match self.left[color] {
            SideTime::Main { left } => l.hms_long(left),
            _ => l.hms_long(Millis::ZERO),
        };
        let mut data = frame(&self.diagram, l);
        let values = json!({
            "heading": l.tr("paper-adjournment-title"),
            "event": self.event.name,
            "line": l.tr_args("paper-adjournment-line", &[
                ("date", l.weekday_date(self.date).into()),
                ("adjournment", self.adjournment.into()),
                ("envelope", self.envelope.into()),
            ]),
            "check": check.to_string(),
            "reference": reference.replace('/', " / "),
            "qr": check::qr(&check::payload(Kind::AdjournmentForm, &reference, check.digits())),
            "common": l.tr_args("paper-common-who", &[
                ("opponent", side(to_play.opponent(), l).into()),
                ("mover", side(to_play, l).into()),
            ]),
            "round": self.round.to_string(),
            "table": self.table.to_string(),
            "black": { "name": name(Color::Black), "grade": grade(Color::Black), "signed": self.players.black.signed() },
            "white": { "name": name(Color::White), "grade": grade(Color::White), "signed": self.players.white.signed() },
            "rules": self.rules.text(l),
            "handicap": if self.handicap == 0 { l.tr("paper-none") } else { self.handicap.to_string() },
            "komi": l.quarters(self.komi.in_quarters().into()),
            "control": l.time_control(&self.control),
            "moves": self.moves.to_string(),
            "to_play": side_of(to_play, l),
            "ko": ko.clone().unwrap_or_else(|| l.tr("paper-none-ko")),
            "stopped": l.time_seconds(self.stopped),
            "announced": self.announced.map(|at| l.time(at)),
            "resumption": self.resumption.map(|at| l.weekday_day_time(at)),
            "rows": {
                "prisoners": both(&|color| self.prisoners[color].to_string()),
                "penalties": both(&|color| self.penalties[color].to_string()),
                "spent": both(&|color| l.hms_long(self.spent[color])),
                "left": both(&left),
                "byoyomi": both(&|color| l.byoyomi_state(&self.control, self.left[color])),
                "pause": both(&pause),
            },
            "judge": shortened(&self.judge),
            "move": l.tr_args("paper-move-number", &[("number", self.moves.saturating_add(1).into())]),
            "mode": match self.mode { MoveMode::Sealed => "sealed", MoveMode::Open => "open" },
            "mover": shortened(self.mover.as_deref().unwrap_or(&self.players[to_play].name)),
            "open_check": l.tr_args("paper-open-check", &[("opponent", side_of(to_play.opponent(), l).text.into())]),
            "last": last.map(|point| l.tr_args("paper-legend-last", &[
                ("number", self.moves.into()),
                ("point", point.into()),
            ])),
            "last_stone": self.diagram.last().and_then(|point| self.diagram.stone(point)).map(stone),
            "ko_legend": ko.map(|point| l.tr_args("paper-legend-ko", &[("point", point.into())])),
        });
        merge(&mut data, values);
        data
    }
}

/// What the form shows of its board, filled in or blank.
fn frame(diagram: &Diagram, l: L10n) -> Json {
    let size = diagram.size();
    let alone = cell(size, DIAGRAM) < SMALLEST_CELL;
    let drawing = Drawing::new(diagram, if alone { DIAGRAM_ALONE } else { DIAGRAM });
    let from_to = [
        ("last", Notation::Standard.column(size, size.width().saturating_sub(1)).into()),
        ("rows", size.height().into()),
        ("corner", point_name(size, Point { x: 0, y: size.height().saturating_sub(1) }).into()),
    ];
    json!({
        "size": format!("{} × {}", size.width(), size.height()),
        "coordinates": l.tr_args("paper-coordinates", &from_to),
        "second_fold": second_fold(&drawing),
        "diagram": drawing,
        "alone": alone,
    })
}

/// The sheet without values.
pub(super) fn blank(l: L10n) -> Json {
    let mut data = frame(&Diagram::empty(Size::STANDARD), l);
    let values = json!({
        "heading": l.tr("paper-adjournment-title"),
        "common": l.tr("paper-common-who-blank"),
        "move": l.tr("paper-move-blank"),
        "open_check": l.tr("paper-open-check-blank"),
    });
    merge(&mut data, values);
    data
}

/// Where a sheet that goes into a C6 envelope is folded again: between two lines, so that no point lies in the fold; mm from
/// the page's left edge.
fn second_fold(drawing: &Drawing) -> f64 {
    let between = drawing.columns.windows(2).filter_map(|pair| match pair {
        [left, right] => Some(DIAGRAM_LEFT + f64::midpoint(*left, *right)),
        _ => None,
    });
    between.min_by(|a, b| (a - PAGE_MIDDLE).abs().total_cmp(&(b - PAGE_MIDDLE).abs())).unwrap_or(PAGE_MIDDLE)
}

pub(super) fn merge(into: &mut Json, from: Json) {
    if let (Json::Object(into), Json::Object(from)) = (into, from) {
        into.extend(from);
    }
}

pub(super) fn minute(at: Option<WallTime>) -> String {
    at.map_or(String::new(), |at| at.utc.0.div_euclid(60_000).to_string())
}

pub(super) fn control_digest(control: &TimeControl) -> String {
    let main = control.main.0;
    match &control.byoyomi {
        ByoYomi::Absolute => format!("{main}"),
        ByoYomi::Japanese { period, periods } => format!("{main} japanese {periods}x{}", period.0),
        ByoYomi::Canadian { intervals, limit } => {
            let series: Vec<String> = intervals.iter().map(|i| format!("{}/{}", i.stones, i.time.0)).collect();
            format!("{main} canadian {} {}", series.join(" "), limit.map_or("-".to_owned(), |limit| limit.to_string()))
        }
        ByoYomi::Fischer { increment } => format!("{main} fischer {}", increment.0),
    }
}

fn left_digest(time: SideTime) -> String {
    match time {
        SideTime::Main { left } => format!("main {}", left.secs()),
        SideTime::Japanese { periods, left } => format!("japanese {periods} {}", left.secs()),
        SideTime::Canadian { interval, stones, left } => format!("canadian {interval} {stones} {}", left.secs()),
        SideTime::Overrun => "overrun".to_owned(),
    }
}
