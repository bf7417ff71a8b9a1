//! What the rules core and the clocks say of a form before anybody signs it, in words.

use super::say;
use crate::clock::{Mono, TOLERANCE};
use crate::i18n::L10n;
use crate::referee::form_audit::{FormFinding, audit};
use crate::referee::{Form, Table};
use crate::rules::{Color, Point, Size};
use crate::ui::theme::Tone;
use crate::ui::widgets::Icon;

/// One line: it agrees, or it is to be looked at. Nothing is changed by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub agrees: bool,
    pub text: String,
    /// To be lit on the board.
    pub points: Vec<Point>,
}

impl Line {
    pub const fn icon(&self) -> Icon {
        if self.agrees { Icon::Check } else { Icon::Warning }
    }

    pub const fn tone(&self) -> Tone {
        if self.agrees { Tone::Green } else { Tone::Amber }
    }
}

/// The most points a line names.
const NAMED: usize = 6;

/// All lines, stones first, then times.
pub fn of(l: L10n, table: &Table, form: &Form, mono: Mono) -> Vec<Line> {
    let line = |finding: &FormFinding| Line {
        agrees: !finding.is_doubt(),
        text: words(l, form, finding),
        points: finding.points().to_vec(),
    };
    audit(table, form, mono).iter().map(line).collect()
}

fn words(l: L10n, form: &Form, finding: &FormFinding) -> String {
    let size = form.position.size();
    let side = |color: Color| ("side", say::key(color).into());
    let named = |points: &[Point]| names(size, points);
    match finding {
        FormFinding::MovesUnknown => l.tr("adjournment-find-moves-unknown"),
        FormFinding::StonesAgree { moves, standing } => {
            let args = [
                ("black", moves.black.into()),
                ("white", moves.white.into()),
                ("blackboard", standing.black.into()),
                ("whiteboard", standing.white.into()),
            ];
            let even = moves.black == moves.white;
            l.tr_args(if even { "adjournment-find-stones-even" } else { "adjournment-find-stones" }, &args)
        }
        FormFinding::Stones { side: color, found, placed, taken, should } => {
            let args = [side(*color), ("found", (*found).into()), ("placed", (*placed).into()), ("taken", (*taken).into())];
            match should {
                None => l.tr_args("adjournment-find-count", &args),
                Some(should) => {
                    let [a, b, c, d] = args;
                    l.tr_args("envelope-find-should", &[a, b, c, d, ("should", (*should).into())])
                }
            }
        }
        FormFinding::TimesAgree { ran } => {
            l.tr_args("adjournment-find-times", &[("ran", l.hms(*ran).into()), ("within", l.hms(TOLERANCE).into())])
        }
        FormFinding::TimeMissing { ran, by } => {
            l.tr_args("adjournment-find-times-lost", &[("ran", l.hms(*ran).into()), ("by", l.hms(*by).into())])
        }
        FormFinding::TimeTooMuch { ran, by } => {
            l.tr_args("adjournment-find-times-more", &[("ran", l.hms(*ran).into()), ("by", l.hms(*by).into())])
        }
        FormFinding::TimeOutside(color) => l.tr_args("envelope-find-outside", &[side(*color)]),
        FormFinding::ChainsBreathe => l.tr("adjournment-find-chains"),
        FormFinding::Stifled(points) => {
            let first = points.first().map(|p| say::point(size, *p)).unwrap_or_default();
            l.tr_args("adjournment-find-stifled", &[("point", first.into())])
        }
        FormFinding::Ko(point) => {
            l.tr_args("adjournment-find-ko", &[side(form.position.to_play), ("point", say::point(size, *point).into())])
        }
        FormFinding::KoImpossible(point) => l.tr_args("adjournment-find-no-ko", &[("point", say::point(size, *point).into())]),
        FormFinding::Turn { expected } => l.tr_args("adjournment-find-turn", &[side(*expected)]),
        FormFinding::Handicap { stated, standing, .. } => {
            l.tr_args("adjournment-find-handicap", &[("stated", (*stated).into()), ("standing", (*standing).into())])
        }
        FormFinding::LastMove(point) => {
            l.tr_args("envelope-find-last", &[side(form.position.to_play.opponent()), ("point", say::point(size, *point).into())])
        }
        FormFinding::BoardDiffers(points) => {
            l.tr_args("envelope-find-board", &[("n", points.len().into()), ("points", named(points).into())])
        }
    }
}

fn names(size: Size, points: &[Point]) -> String {
    let mut text = points.iter().take(NAMED).map(|p| say::point(size, *p)).collect::<Vec<_>>().join(", ");
    if points.len() > NAMED {
        text.push('…');
    }
    text
}
