//! What the rules would have happen: pure figures from the state, before anybody rules.

use super::{Basis, Check, Consequence, Found, How, Outcome, Proposal, Regulation, Table, Verdict};
use super::{BothAbsent, BothFlags, Incident, Matter, Measure, RulingEntry, State, ladder};
use crate::clock::{self, Millis, Mono, SideTime, WrongStart};
use crate::rules::{Color, Options, Sides};

fn loses(side: Color, how: How) -> Consequence {
    Consequence::End(Outcome::win(side.opponent(), how))
}

fn main_left(time: SideTime) -> Millis {
    match time {
        SideTime::Main { left } => left,
        _ => Millis::ZERO,
    }
}

/// The limit of lateness at a table (16.1); `None` when main time is zero and the regulation names no limit.
#[must_use]
pub fn lateness_limit(table: &Table, regulation: &Regulation) -> Option<clock::Limit> {
    clock::forfeit_limit(table.watch.control().black.main, regulation.lateness_limit)
}

/// A side that was absent has come (10.6, 16.1).
#[must_use]
pub fn arrival(table: &Table, regulation: &Regulation, side: Color, now: Mono) -> Proposal {
    let elapsed = table.run_time(now);
    let main = table.watch.control().as_ref().map(|_, c| c.main);
    if let Some(limit) = lateness_limit(table, regulation)
        && clock::is_forfeit(elapsed, limit.limit)
    {
        let basis = Basis::LateBeyond { side, elapsed, limit: limit.limit };
        return Proposal::new(&["16.1"], basis, loses(side, How::Absence));
    }
    let both = table.absent.black && table.absent.white;
    if both && regulation.both_absent == BothAbsent::Half {
        let deduction = clock::both_absent_deduction(elapsed);
        let times = main.map(|_, m| SideTime::Main { left: (m - deduction).at_least_zero() });
        let consequence = Consequence::Clocks { times, running: Some(Color::Black) };
        return Proposal::new(&["10.6"], Basis::BothAbsent { elapsed, deduction }, consequence);
    }
    let limit = lateness_limit(table, regulation).map_or(main[side], |l| l.limit);
    let basis = Basis::LateWithin { side, elapsed, limit };
    // Black's clock alone has run since the start, or since the first arrival settled both times.
    let black_ran = table.absent.black && side == Color::Black;
    let consequence = match table.first_arrival {
        Some(first) if black_ran => {
            let left = (main_left(first.times.black) - (elapsed - first.ran)).at_least_zero();
            Consequence::Clocks { times: Sides::new(SideTime::Main { left }, first.times.white), running: Some(Color::Black) }
        }
        None if black_ran => Consequence::Clocks {
            times: Sides::new(
                SideTime::Main { left: (main.black - elapsed).at_least_zero() },
                SideTime::Main { left: main.white },
            ),
            running: Some(Color::Black),
        },
        _ => Consequence::PlayOn,
    };
    Proposal::new(&["10.6", "16.1"], basis, consequence)
}

/// Nobody has come to the table; `Err` with the time left while the limit is not passed (16.1).
///
/// # Errors
/// The time left until the limit is passed.
pub fn nobody_came(table: &Table, regulation: &Regulation, now: Mono) -> Result<Proposal, Millis> {
    let elapsed = table.run_time(now);
    let limit = lateness_limit(table, regulation).map_or(Millis::ZERO, |l| l.limit);
    if !clock::is_forfeit(elapsed, limit) {
        return Err(limit - elapsed);
    }
    let consequence = match (table.absent.black, table.absent.white) {
        (true, false) => loses(Color::Black, How::Absence),
        (false, true) => loses(Color::White, How::Absence),
        _ => Consequence::End(Outcome::BothLose),
    };
    Ok(Proposal::new(&["16.1"], Basis::NobodyCame { elapsed, limit }, consequence))
}

/// Colours or handicap were wrong (16.2).
#[must_use]
pub fn wrong_colour(table: &Table, regulation: &Regulation, white_stones: u8, elapsed: Millis) -> Proposal {
    let basis = Basis::WrongColour { white_stones, elapsed };
    let needed = u32::from(regulation.wrong_colour_stones);
    let consequence = match clock::wrong_start(u32::from(white_stones), needed, elapsed) {
        WrongStart::Stands => Consequence::PlayOn,
        WrongStart::Restart { deduction } => Consequence::Restart {
            times: table.watch.control().as_ref().map(|_, c| SideTime::Main { left: (c.main - deduction).at_least_zero() }),
        },
    };
    Proposal::new(&["16.2"], basis, consequence)
}

/// All time of a side is used up (9.2, 9.5, 13.1).
#[must_use]
pub fn overrun(side: Color) -> Proposal {
    Proposal::new(&["13.1", "9.5"], Basis::Overrun { side }, loses(side, How::Time))
}

/// Both flags are down and nobody saw the order (16.5). `fell` is what each side was in when its flag fell.
#[must_use]
pub fn both_overrun(table: &Table, regulation: &Regulation, fell: Sides<SideTime>) -> Proposal {
    let by_code = regulation.both_flags == BothFlags::ByCode;
    let (both_in_byoyomi, consequence) = match clock::both_flags(table.watch.control(), fell) {
        clock::BothFlags::PlayOn { fresh } if by_code => (true, Consequence::Clocks { times: fresh, running: None }),
        clock::BothFlags::PlayOn { .. } => (true, Consequence::End(Outcome::NoResult)),
        clock::BothFlags::RefereeRules => (false, Consequence::End(Outcome::NoResult)),
    };
    Proposal::new(&["16.5", "13.1"], Basis::BothOverrun { both_in_byoyomi }, consequence)
}

/// What the incident leads to beyond itself (17.2): the loss for too many warnings, per side concerned.
#[must_use]
pub fn incident(state: &State, incident: &Incident) -> Option<(Color, Proposal)> {
    let table = incident.table?;
    let needed = state.regulation()?.warnings_to_loss;
    if incident.measure != Measure::Warning || state.table(table)?.is_finished() {
        return None;
    }
    let over = |side: Color| {
        let count = ladder::next_number(state, table, side);
        let basis = match (ladder::first(state, incident, side), needed) {
            (Some(first), Some(needed)) if count >= needed => Basis::Warnings { side, count, first },
            (Some(first), _) => Basis::Repeated { side, count, first },
            // A ladder whose first rung loses has no earlier entry to point at.
            (None, _) => Basis::WithoutWarning { side },
        };
        ladder::loses(state, incident, side).then_some((side, basis))
    };
    match (over(Color::Black), over(Color::White)) {
        (Some((side, basis)), Some(_)) => Some((side, Proposal::new(&["17.2"], basis, Consequence::End(Outcome::BothLose)))),
        (Some((side, basis)), None) | (None, Some((side, basis))) => {
            Some((side, Proposal::new(&["17.2"], basis, loses(side, How::Regulation))))
        }
        (None, None) => None,
    }
}

/// Warnings enough for the loss that nobody has ruled on (17.2): the ruling on the last of them was taken back.
#[must_use]
pub fn unruled_warnings(state: &State, table: &Table) -> Option<(Color, Proposal)> {
    let needed = state.regulation()?.warnings_to_loss?;
    if table.is_finished() {
        return None;
    }
    Color::BOTH.into_iter().find_map(|side| {
        let warnings: Vec<_> = state.warnings(table.id, side).map(|w| w.entry).collect();
        let (first, last) = (*warnings.first()?, *warnings.last()?);
        let count = u8::try_from(warnings.len()).unwrap_or(u8::MAX);
        let of_warnings = |r: &RulingEntry| r.table == table.id && matches!(r.matter, Matter::Warning { .. });
        let ruled = state.rulings.iter().any(|r| of_warnings(r) && r.entry > last);
        (count >= needed && !ruled)
            .then(|| (side, Proposal::new(&["17.2"], Basis::Warnings { side, count, first }, loses(side, How::Regulation))))
    })
}

/// A loss without warnings (17.2).
#[must_use]
pub fn loss(side: Color) -> Proposal {
    Proposal::new(&["17.2", "13.7"], Basis::WithoutWarning { side }, loses(side, How::Regulation))
}

/// A loss of both without warnings (17.2).
#[must_use]
pub fn loss_of_both() -> Proposal {
    Proposal::new(&["17.2", "13.7"], Basis::BothWithoutWarning, Consequence::End(Outcome::BothLose))
}

/// A clock stopped without any reason the Code names: it counts as resigning, unless it was a misunderstanding (17.4).
#[must_use]
pub fn stopped_without_reason(side: Color) -> Proposal {
    Proposal::new(&["17.4", "11.5"], Basis::StoppedWithoutReason { side }, Consequence::PlayOn)
}

/// What the rules core says of the move found in the envelope (12.4).
#[must_use]
pub fn verdict(table: &Table, options: Options, found: Found) -> Verdict {
    let Some(adjournment) = table.adjournment() else { return Verdict::NoMove };
    if adjournment.copies_differ(found) {
        return Verdict::CopiesDiffer;
    }
    let found = adjournment.counted(found);
    let point = match found {
        Found::Marked(point) => point,
        Found::Pass => return Verdict::Valid { captures: 0 },
        Found::Unmarked | Found::TwoMarks | Found::Unclear => return Verdict::NoMove,
        Found::Resignation => return Verdict::Resigned,
        Found::Lost | Found::Damaged => return Verdict::NoEnvelope,
    };
    let played = match adjournment.position(options) {
        Some(mut position) => position.play(adjournment.mover, point),
        // A board the rules cannot hold: what can be said of the point itself is said.
        None => adjournment.form.position.board().play_with(adjournment.mover, point, options.suicide),
    };
    match played {
        Ok(played) => Verdict::Valid { captures: played.captured() },
        Err(illegal) => Verdict::Forbidden(illegal),
    }
}

/// What the envelope decides (12.4); `None` when the move is simply played.
#[must_use]
pub fn sealed_move(table: &Table, options: Options, found: Found) -> Option<Proposal> {
    let side = table.adjournment()?.mover;
    let lost = loses(side, How::Regulation);
    match verdict(table, options, found) {
        Verdict::Valid { .. } => None,
        Verdict::Forbidden(reason) => {
            let article = match reason {
                crate::rules::Illegal::Suicide => "2.2",
                crate::rules::Illegal::Ko | crate::rules::Illegal::Superko { .. } => "2.3",
                _ => "2.1",
            };
            Some(Proposal::new(&["12.4", article], Basis::ForbiddenMove { side, reason }, lost))
        }
        Verdict::NoMove => Some(Proposal::new(&["12.4"], Basis::NoMove { side }, lost)),
        Verdict::CopiesDiffer => Some(Proposal::new(&["12.4"], Basis::CopiesDiffer { side }, lost)),
        // Practice: the game goes on from the form, and the mover makes the move it says it sealed.
        Verdict::NoEnvelope => {
            let basis = Basis::EnvelopeGone { side, damaged: found == Found::Damaged };
            Some(Proposal::new(&["12.4"], basis, Consequence::PlayOn))
        }
        Verdict::Resigned => Some(Proposal::new(&["11.7"], Basis::ResignedInEnvelope { side }, loses(side, How::Resignation))),
    }
}

/// A valid mark beside which another point is written: the mark is the move, unless the referee rules otherwise (12.4).
#[must_use]
pub fn coordinate(table: &Table, options: Options, found: Found, coordinate: &str) -> Option<Proposal> {
    let adjournment = table.adjournment()?;
    let Found::Marked(marked) = found else { return None };
    let valid = matches!(verdict(table, options, found), Verdict::Valid { .. });
    let basis = Basis::CoordinateDiffers { side: adjournment.mover, marked };
    (valid && super::coordinate_differs(adjournment, found, coordinate))
        .then(|| Proposal::new(&["12.4"], basis, Consequence::PlayOn))
}

/// A side that must reply and has not come to the resumption, whose clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Awaited {
    pub side: Color,
    /// How long its clock has run.
    pub elapsed: Millis,
    /// The limit of lateness; `None` where main time is zero and the regulation names none (16.1).
    pub limit: Option<Millis>,
    /// Until all its time is used up; zero after that.
    pub until_overrun: Millis,
    /// The other side is not there either.
    pub other_absent: bool,
}

impl Awaited {
    /// How long it is waited for still; negative once the limit is passed.
    #[must_use]
    pub fn left(&self) -> Millis {
        let until_late = self.limit.map(|limit| limit - self.elapsed);
        until_late.map_or(self.until_overrun, |late| late.min(self.until_overrun))
    }
}

/// Who is waited for at an adjourned game's resumption; `None` where nobody's clock was started.
#[must_use]
pub fn awaited(table: &Table, regulation: &Regulation, now: Mono) -> Option<Awaited> {
    let adjournment = table.adjournment()?;
    let side = adjournment.replies();
    let present = |side| adjournment.checks.contains_key(&Check::present(side));
    let elapsed = adjournment.waiting.filter(|_| !present(side))?.elapsed(now);
    let time = adjournment.times(table.watch.control(), now)[side];
    Some(Awaited {
        side,
        elapsed,
        limit: lateness_limit(table, regulation).map(|l| l.limit),
        until_overrun: clock::until_overrun(&table.watch.control()[side], time),
        other_absent: !present(adjournment.mover),
    })
}

/// The side waited for has used up its time (13.1) or is later than allowed (16.1); `Err` with the time left before that.
///
/// # Errors
/// The time left.
pub fn absent_at_resumption(awaited: Awaited) -> Result<Proposal, Millis> {
    let Awaited { side, elapsed, limit, until_overrun, other_absent } = awaited;
    if let Some(limit) = limit.filter(|limit| clock::is_forfeit(elapsed, *limit)) {
        let basis = Basis::AbsentAtResumption { side, elapsed, limit, other_absent };
        let consequence = if other_absent { Consequence::End(Outcome::BothLose) } else { loses(side, How::Absence) };
        return Ok(Proposal::new(&["16.1", "12.4"], basis, consequence));
    }
    if until_overrun.is_positive() { Err(awaited.left()) } else { Ok(overrun(side)) }
}

/// What the form says cannot be reconciled: both lose, unless it can be mended (12.4).
#[must_use]
pub fn form_wrong() -> Proposal {
    Proposal::new(&["12.4"], Basis::FormWrong, Consequence::End(Outcome::BothLose))
}

/// Times as the referee means to set them, held up to the floors of 16.7 where they cut a side's main time.
#[must_use]
pub fn correction(table: &Table, times: Sides<SideTime>, now: Mono) -> Proposal {
    let bounds = table.watch.bounds(now);
    let mut floor_held = None;
    let times = times.map(|side, time| {
        let (SideTime::Main { left }, SideTime::Main { left: had }) = (time, bounds[side].most) else { return time };
        if left >= had {
            return time;
        }
        let cut = clock::cut(&table.watch.control()[side], had, had - left);
        if cut.limited {
            floor_held = Some(cut.floor);
        }
        SideTime::Main { left: cut.after }
    });
    Proposal::new(&["16.7"], Basis::Correction { floor: floor_held }, Consequence::Clocks { times, running: None })
}
