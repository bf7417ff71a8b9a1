use super::{illegal_words, outcome_words, point, side, side_of, side_time, side_to};
use crate::clock::SideTime;
use crate::i18n::{L10n, WallTime};
use crate::referee::{Basis, Conflict, Consequence, EntryNo, History, Matter, Outcome, State, TableId};
use crate::rules::{Color, Sides};

/// "чёрные 3:50, белые 16:40".
#[must_use]
pub fn clocks_text(l: L10n, state: &State, table: impl Into<Option<TableId>>, times: Sides<SideTime>) -> String {
    let table = table.into();
    let time = |color| side_time(l, state, table, color, times[color]);
    l.tr_args("clocks", &[("black", time(Color::Black).into()), ("white", time(Color::White).into())])
}

/// What a ruling does: "поражение чёрных по регламенту (неявка)". `matter` chooses the words for playing on.
#[must_use]
pub fn consequence_text(
    l: L10n,
    state: &State,
    table: impl Into<Option<TableId>>,
    matter: Option<Matter>,
    consequence: Consequence,
) -> String {
    let table = table.into();
    match consequence {
        Consequence::PlayOn => l.tr(match matter {
            Some(Matter::Warning { .. }) => "consequence-warning-only",
            Some(Matter::WrongColour) => "consequence-stands",
            Some(Matter::FormWrong) => "consequence-resume",
            Some(Matter::SealedMove) => "consequence-resume-form",
            Some(Matter::Coordinate) => "consequence-mark-holds",
            Some(Matter::AbsentAtResumption { .. }) => "consequence-wait",
            Some(Matter::StoppedWithoutReason { .. }) => "consequence-misunderstanding",
            _ => "consequence-play-on",
        }),
        Consequence::Clocks { times, running } => {
            let clocks = clocks_text(l, state, table, times);
            match running {
                Some(color) => {
                    l.tr_args("consequence-clocks-run", &[("clocks", clocks.into()), ("side", side_of(l, color).into())])
                }
                None => l.tr_args("consequence-clocks", &[("clocks", clocks.into())]),
            }
        }
        Consequence::End(Outcome::NoResult) if matches!(matter, Some(Matter::BothOverrun)) => l.tr("consequence-judge-rules"),
        Consequence::End(outcome) => outcome_words(l, outcome),
        Consequence::Restart { times } => {
            l.tr_args("consequence-restart", &[("clocks", clocks_text(l, state, table, times).into())])
        }
    }
}

/// What the main button of a ruling says will happen.
#[must_use]
pub fn main_button(l: L10n, consequence: Consequence, matter: Option<Matter>) -> String {
    match consequence {
        Consequence::End(Outcome::Win { winner, .. }) => {
            l.tr_args("rule-loss", &[("side", side_of(l, winner.opponent()).into())])
        }
        Consequence::End(Outcome::BothLose) => l.tr("rule-both-lose"),
        Consequence::End(Outcome::Draw) => l.tr("rule-draw"),
        Consequence::End(Outcome::NoResult) => l.tr("rule-no-result"),
        Consequence::Clocks { .. } => l.tr("rule-clocks"),
        Consequence::Restart { .. } => l.tr("rule-restart"),
        Consequence::PlayOn => l.tr(match matter {
            Some(Matter::Warning { .. }) => "rule-warning-only",
            Some(Matter::AbsentAtResumption { .. }) => "rule-wait",
            _ => "rule-play-on",
        }),
    }
}

/// The facts a proposal follows from: "Опоздание 31:00 больше предела 30:00".
#[must_use]
pub fn basis_text(l: L10n, history: &History, basis: Basis) -> String {
    let whose = |color: Color| ("side", side_of(l, color).into());
    match basis {
        Basis::BothAbsent { elapsed, deduction } => {
            l.tr_args("basis-both-absent", &[("elapsed", l.hms(elapsed).into()), ("deduction", l.hms(deduction).into())])
        }
        Basis::LateWithin { side, elapsed, limit } => {
            l.tr_args("basis-late-within", &[whose(side), ("elapsed", l.hms(elapsed).into()), ("limit", l.hms(limit).into())])
        }
        Basis::LateBeyond { side, elapsed, limit } => {
            l.tr_args("basis-late-beyond", &[whose(side), ("elapsed", l.hms(elapsed).into()), ("limit", l.hms(limit).into())])
        }
        Basis::NobodyCame { elapsed, limit } => {
            l.tr_args("basis-nobody-came", &[("elapsed", l.hms(elapsed).into()), ("limit", l.hms(limit).into())])
        }
        Basis::WrongColour { white_stones, elapsed } => {
            l.tr_args("basis-wrong-colour", &[("stones", white_stones.into()), ("elapsed", l.hms(elapsed).into())])
        }
        Basis::Warnings { side, count, first } => l.tr_args(
            "basis-warnings",
            &[("side", side_to(l, side).into()), ("count", count.into()), ("first", moment(l, history, first).into())],
        ),
        Basis::Repeated { side, count, first } => l.tr_args(
            "basis-repeated",
            &[("side", side_to(l, side).into()), ("count", count.into()), ("first", moment(l, history, first).into())],
        ),
        Basis::BothWithoutWarning => l.tr("basis-both-without-warning"),
        Basis::Overturned { entry } => {
            l.tr_args("basis-overturned", &[("entry", super::number(entry)), ("by", by(history, entry))])
        }
        Basis::Protest { entry } => l.tr_args("basis-protest", &[("entry", super::number(entry))]),
        Basis::WithoutWarning { side } => l.tr_args("basis-without-warning", &[whose(side)]),
        Basis::ForbiddenMove { side, reason } => {
            l.tr_args("basis-forbidden-move", &[whose(side), ("reason", illegal_words(l, reason).into())])
        }
        Basis::NoMove { side } => l.tr_args("basis-no-move", &[whose(side)]),
        Basis::ResignedInEnvelope { side } => l.tr_args("basis-resigned-in-envelope", &[whose(side)]),
        Basis::EnvelopeGone { side, damaged } => {
            let id = if damaged { "basis-envelope-damaged" } else { "basis-envelope-lost" };
            l.tr_args(id, &[whose(side)])
        }
        Basis::CoordinateDiffers { side, marked } => {
            l.tr_args("basis-coordinate", &[whose(side), ("point", point(history.state(), marked).into())])
        }
        Basis::CopiesDiffer { side } => l.tr_args("basis-copies-differ", &[whose(side)]),
        Basis::AbsentAtResumption { side, elapsed, limit, other_absent } => {
            let id = if other_absent { "basis-absent-both" } else { "basis-absent-resumption" };
            l.tr_args(id, &[whose(side), ("elapsed", l.hms(elapsed).into()), ("limit", l.hms(limit).into())])
        }
        Basis::FormWrong => l.tr("basis-form-wrong"),
        Basis::Overrun { side } => l.tr_args("basis-overrun", &[whose(side)]),
        Basis::BothOverrun { both_in_byoyomi: true } => l.tr("basis-both-overrun-byoyomi"),
        Basis::BothOverrun { both_in_byoyomi: false } => l.tr("basis-both-overrun"),
        Basis::Correction { floor: Some(floor) } => l.tr_args("basis-correction-floor", &[("floor", l.hms(floor).into())]),
        Basis::Correction { floor: None } => l.tr("basis-correction"),
        Basis::StoppedWithoutReason { side } => l.tr_args("basis-stopped", &[whose(side)]),
        Basis::Resigned { side: color } => l.tr_args("basis-resigned", &[("side", side(l, color).into())]),
        Basis::Counted { difference } => {
            l.tr_args("basis-counted", &[("points", l.quarters(i64::from(difference.in_quarters())).into())])
        }
    }
}

/// Who wrote an entry.
fn by(history: &History, number: EntryNo) -> crate::i18n::Value<'static> {
    history.entry(number).map_or_else(String::new, |e| e.by.clone()).into()
}

/// When an entry was written, by the hall's clock.
fn moment(l: L10n, history: &History, number: EntryNo) -> String {
    history.entry(number).map_or_else(String::new, |e| l.time(WallTime::from(e.at)))
}

/// Where a regulation leaves the Code, and what then holds.
#[must_use]
pub fn conflict_words(l: L10n, conflict: Conflict) -> (String, String) {
    let id = match conflict {
        Conflict::LatenessAboveHour => "conflict-lateness-above-hour",
        Conflict::LatenessUnset => "conflict-lateness-unset",
        Conflict::ResumptionCheckShort => "conflict-check-short",
        Conflict::Fischer => "conflict-fischer",
    };
    (l.tr(id), l.tr(&format!("{id}-then")))
}
