//! What can be said of an adjournment's form before anybody signs it (12.3): stones against moves and prisoners, times against
//! the time the clocks have run, the board against the one the station knows. Nothing is changed by it.

use super::{Form, Table};
use crate::clock::{self, Millis, Mono, TOLERANCE};
use crate::rules::{Color, Detail, FindingKind, Point, Sides};

/// One thing that agrees, or is to be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormFinding {
    /// The number of moves is not written: stones cannot be checked.
    MovesUnknown,
    StonesAgree {
        moves: Sides<u32>,
        standing: Sides<u32>,
    },
    /// Stones of `side` on the board and taken off, against those it can have placed; `should` is the number of prisoners with
    /// which they would agree, where one would.
    Stones {
        side: Color,
        found: u32,
        placed: u32,
        taken: u32,
        should: Option<u32>,
    },
    TimesAgree {
        ran: Millis,
    },
    /// Of the time the clocks have run, so much is on neither clock (16.6).
    TimeMissing {
        ran: Millis,
        by: Millis,
    },
    /// The clocks say more was used than they have run (16.6).
    TimeTooMuch {
        ran: Millis,
        by: Millis,
    },
    /// The side cannot have this time under its control.
    TimeOutside(Color),
    ChainsBreathe,
    Stifled(Vec<Point>),
    /// The mover may not take back here at once (2.3).
    Ko(Point),
    KoImpossible(Point),
    Turn {
        expected: Color,
    },
    Handicap {
        stated: u8,
        standing: u32,
        points: Vec<Point>,
    },
    /// The point said to be the last move holds no stone of the side that moved last.
    LastMove(Point),
    /// The position entered for the table differs here.
    BoardDiffers(Vec<Point>),
}

impl FormFinding {
    /// To be looked at before anybody signs.
    #[must_use]
    pub const fn is_doubt(&self) -> bool {
        !matches!(
            self,
            FormFinding::StonesAgree { .. } | FormFinding::TimesAgree { .. } | FormFinding::ChainsBreathe | FormFinding::Ko(_)
        )
    }

    /// The points it is about.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        match self {
            FormFinding::Stifled(points) | FormFinding::BoardDiffers(points) | FormFinding::Handicap { points, .. } => points,
            FormFinding::Ko(point) | FormFinding::KoImpossible(point) | FormFinding::LastMove(point) => {
                std::slice::from_ref(point)
            }
            _ => &[],
        }
    }
}

/// Everything there is to say of `form`, stones first, then times, then the board.
#[must_use]
pub fn audit(table: &Table, form: &Form, now: Mono) -> Vec<FormFinding> {
    let mut found = stones(form);
    found.extend(times(table, form, now));
    found.extend(board(table, form));
    found
}

/// How many of the findings are doubts.
#[must_use]
pub fn doubts(table: &Table, form: &Form, now: Mono) -> usize {
    audit(table, form, now).iter().filter(|f| f.is_doubt()).count()
}

fn stones(form: &Form) -> Vec<FormFinding> {
    let setup = &form.position;
    let Some(moves) = setup.moves else { return vec![FormFinding::MovesUnknown] };
    let differing: Vec<FormFinding> = setup
        .audit()
        .iter()
        .filter(|f| f.kind == FindingKind::StoneCount)
        .filter_map(|f| match f.detail {
            Detail::Counts { side, found, placed } => {
                let taken = setup.prisoners[side.opponent()];
                let should = (taken + placed).checked_sub(found);
                Some(FormFinding::Stones { side, found, placed, taken, should })
            }
            _ => None,
        })
        .collect();
    if !differing.is_empty() {
        return differing;
    }
    let first = setup.first_side();
    let moves = Sides::from_fn(|side| if side == first { moves.div_ceil(2) } else { moves / 2 });
    vec![FormFinding::StonesAgree { moves, standing: setup.count() }]
}

fn times(table: &Table, form: &Form, now: Mono) -> Vec<FormFinding> {
    let control = table.watch.control();
    let outside: Vec<FormFinding> = form
        .times
        .iter()
        .filter(|(side, time)| clock::fits(&control[*side], **time).is_err())
        .map(|(side, _)| FormFinding::TimeOutside(side))
        .collect();
    if !outside.is_empty() {
        return outside;
    }
    let ran = table.run_time(now);
    vec![match table.watch.consistency(form.times, now, TOLERANCE) {
        Ok(()) => FormFinding::TimesAgree { ran },
        Err(off) if off.by > Millis::ZERO => FormFinding::TimeMissing { ran, by: off.by },
        Err(off) => FormFinding::TimeTooMuch { ran, by: -off.by },
    }]
}

fn board(table: &Table, form: &Form) -> Vec<FormFinding> {
    let setup = &form.position;
    let audit = setup.audit();
    let mut found: Vec<FormFinding> = audit
        .iter()
        .filter(|f| f.kind == FindingKind::ChainWithoutLiberties)
        .map(|f| FormFinding::Stifled(f.points.clone()))
        .collect();
    if found.is_empty() {
        found.push(FormFinding::ChainsBreathe);
    }
    if let Some(point) = setup.ko {
        let impossible = audit.iter().any(|f| f.kind == FindingKind::ImpossibleKo);
        found.push(if impossible { FormFinding::KoImpossible(point) } else { FormFinding::Ko(point) });
    }
    for finding in &audit {
        match finding.detail {
            Detail::Turn { expected, .. } => found.push(FormFinding::Turn { expected }),
            Detail::Handicap { stated, standing } => {
                found.push(FormFinding::Handicap { stated, standing, points: finding.points.clone() });
            }
            _ => {}
        }
    }
    if let Some(last) = form.last_move
        && setup.get(last) != Some(setup.to_play.opponent())
    {
        found.push(FormFinding::LastMove(last));
    }
    if let Some(entered) = &table.position
        && entered.setup.size() == setup.size()
    {
        let points: Vec<Point> = setup.differences(&entered.setup).into_iter().map(|(point, _, _)| point).collect();
        if !points.is_empty() {
            found.push(FormFinding::BoardDiffers(points));
        }
    }
    found
}
