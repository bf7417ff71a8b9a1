//! What the rules core and the clocks say of a form before anybody signs it.

use super::say;
use crate::clock::{Millis, Mono, TOLERANCE};
use crate::i18n::L10n;
use crate::referee::{Form, Table};
use crate::rules::{Color, Detail, FindingKind, Notation, Point};
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
    fn good(text: String) -> Line {
        Line { agrees: true, text, points: Vec::new() }
    }

    fn doubt(text: String, points: Vec<Point>) -> Line {
        Line { agrees: false, text, points }
    }

    pub const fn icon(&self) -> Icon {
        if self.agrees { Icon::Check } else { Icon::Warning }
    }

    pub const fn tone(&self) -> Tone {
        if self.agrees { Tone::Green } else { Tone::Amber }
    }
}

/// All lines, stones first, then times.
pub fn of(l: L10n, table: &Table, form: &Form, mono: Mono) -> Vec<Line> {
    let setup = &form.position;
    let found = setup.audit();
    let mut lines = Vec::new();
    let of_kind = |kind: FindingKind| found.iter().filter(move |f| f.kind == kind);

    let mut counts = of_kind(FindingKind::StoneCount).peekable();
    match setup.moves {
        None => lines.push(Line::doubt(l.tr("adjournment-find-moves-unknown"), Vec::new())),
        Some(moves) if counts.peek().is_none() => {
            let first = setup.first_side();
            let of = |side: Color| if side == first { moves.div_ceil(2) } else { moves / 2 };
            let on_board = setup.count();
            let args = [
                ("black", of(Color::Black).into()),
                ("white", of(Color::White).into()),
                ("blackboard", on_board.black.into()),
                ("whiteboard", on_board.white.into()),
            ];
            let id =
                if of(Color::Black) == of(Color::White) { "adjournment-find-stones-even" } else { "adjournment-find-stones" };
            lines.push(Line::good(l.tr_args(id, &args)));
        }
        Some(_) => {
            for finding in counts {
                if let Detail::Counts { side, found, placed } = finding.detail {
                    let args = [("side", say::key(side).into()), ("found", found.into()), ("placed", placed.into())];
                    lines.push(Line::doubt(l.tr_args("adjournment-find-count", &args), Vec::new()));
                }
            }
        }
    }
    lines.push(times(l, table, form, mono));
    let mut stifled = of_kind(FindingKind::ChainWithoutLiberties).peekable();
    if stifled.peek().is_none() {
        lines.push(Line::good(l.tr("adjournment-find-chains")));
    }
    for finding in stifled {
        let at = finding.points.first().map(|p| Notation::Standard.format(setup.size(), *p)).unwrap_or_default();
        lines.push(Line::doubt(l.tr_args("adjournment-find-stifled", &[("point", at.into())]), finding.points.clone()));
    }
    if let Some(point) = setup.ko {
        let id =
            if of_kind(FindingKind::ImpossibleKo).next().is_some() { "adjournment-find-no-ko" } else { "adjournment-find-ko" };
        let args = [("side", say::key(setup.to_play).into()), ("point", Notation::Standard.format(setup.size(), point).into())];
        lines.push(Line::doubt(l.tr_args(id, &args), vec![point]));
    }
    for finding in &found {
        match finding.detail {
            Detail::Turn { expected, .. } => {
                let args = [("side", say::key(expected).into())];
                lines.push(Line::doubt(l.tr_args("adjournment-find-turn", &args), Vec::new()));
            }
            Detail::Handicap { stated, standing } => {
                let args = [("stated", stated.into()), ("standing", standing.into())];
                lines.push(Line::doubt(l.tr_args("adjournment-find-handicap", &args), finding.points.clone()));
            }
            _ => {}
        }
    }
    lines
}

/// The times of the form against the time the clocks have run (16.6).
fn times(l: L10n, table: &Table, form: &Form, mono: Mono) -> Line {
    let ran = ("ran", l.hms(table.run_time(mono)).into());
    match table.watch.consistency(form.times, mono, TOLERANCE) {
        Ok(()) => Line::good(l.tr_args("adjournment-find-times", &[ran])),
        Err(off) => {
            let id = if off.by > Millis::ZERO { "adjournment-find-times-lost" } else { "adjournment-find-times-more" };
            let by = if off.by > Millis::ZERO { off.by } else { -off.by };
            Line::doubt(l.tr_args(id, &[ran, ("by", l.hms(by).into())]), Vec::new())
        }
    }
}
