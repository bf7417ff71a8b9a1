use super::{Said, number, point, role_words, side, side_of, step_words};
use crate::i18n::{L10n, Value};
use crate::referee::{Check, Refusal, State, TableId};
use crate::rules::Illegal;

/// A refusal: what stood in the way, what to do, and the article. Nothing was recorded.
#[must_use]
pub fn refusal(l: L10n, state: &State, refusal: &Refusal) -> Said {
    let (id, article, args) = parts(l, state, refusal);
    let then = format!("{id}-then");
    Said { what: l.tr_args(id, &args), then: if l.has(&then) { l.tr_args(&then, &args) } else { String::new() }, article }
}

type Parts = (&'static str, Option<&'static str>, Vec<(&'static str, Value<'static>)>);

fn parts(l: L10n, state: &State, refusal: &Refusal) -> Parts {
    let table = |id: &TableId| vec![("table", number(id.table))];
    match refusal {
        Refusal::RulingNeeded(_) => ("refusal-ruling", None, Vec::new()),
        Refusal::ReasonNeeded(_) => ("refusal-reason-needed", None, Vec::new()),
        Refusal::AlreadyFounded => ("refusal-already-founded", None, Vec::new()),
        Refusal::NotFounded => ("refusal-not-founded", None, Vec::new()),
        Refusal::NoRound(n) => ("refusal-no-round", None, vec![("round", number(n))]),
        Refusal::RoundExists(n) => ("refusal-round-exists", None, vec![("round", number(n))]),
        Refusal::RoundStarted(n) => ("refusal-round-started", Some("10.3"), vec![("round", number(n))]),
        Refusal::RoundNotStarted(n) => ("refusal-round-not-started", Some("10.3"), vec![("round", number(n))]),
        Refusal::RoundIsStopped(n) => ("refusal-round-stopped", Some("10.5"), vec![("round", number(n))]),
        Refusal::RoundIsRunning(n) => ("refusal-round-running", Some("10.5"), vec![("round", number(n))]),
        Refusal::NoTable(id) => ("refusal-no-table", None, table(id)),
        Refusal::NoPlayer(id) => ("refusal-no-player", None, vec![("player", number(id))]),
        Refusal::TableTwice(id) => ("refusal-table-twice", None, table(id)),
        Refusal::PlayerTwice(id) => {
            let name = state.player(*id).map_or_else(|| format!("#{id}"), crate::referee::Player::full_name);
            ("refusal-player-twice", None, vec![("player", name.into())])
        }
        Refusal::GameFinished => ("refusal-game-finished", Some("13.7"), Vec::new()),
        Refusal::ResultFixed => ("refusal-result-fixed", Some("13.8"), Vec::new()),
        Refusal::NoResult => ("refusal-no-result", Some("13.8"), Vec::new()),
        Refusal::ProtestOpen(entry) => ("refusal-protest-open", Some("14.9"), vec![("entry", number(entry))]),
        Refusal::NotAbsent(color) => ("refusal-not-absent", Some("10.6"), vec![("side", side(l, *color).into())]),
        Refusal::LimitNotReached { left } => ("refusal-limit", Some("16.1"), vec![("left", l.hms(*left).into())]),
        Refusal::SomebodyCame => ("refusal-somebody-came", Some("16.1"), Vec::new()),
        Refusal::ClockRunning => ("refusal-clock-running", None, Vec::new()),
        Refusal::ClockStopped => ("refusal-clock-stopped", None, Vec::new()),
        Refusal::NothingToRule => ("refusal-nothing-to-rule", Some("17.2"), Vec::new()),
        Refusal::NotRunHere => ("refusal-not-run-here", None, Vec::new()),
        Refusal::OtherSideRuns => ("refusal-other-side", None, Vec::new()),
        Refusal::NoPress => ("refusal-no-press", None, Vec::new()),
        Refusal::ReadingImpossible { by } => ("refusal-reading-impossible", Some("16.6"), vec![("by", l.hms(*by).into())]),
        Refusal::ReadingOutOfRange => ("refusal-reading-range", Some("9.1"), Vec::new()),
        Refusal::PauseTaken => ("refusal-pause-taken", Some("15.9"), Vec::new()),
        Refusal::HallStopped => ("refusal-hall-stopped", Some("10.5"), Vec::new()),
        Refusal::NoAdjournmentInRegulation => ("refusal-no-adjournment", Some("12.1"), Vec::new()),
        Refusal::AlreadyAdjourned => ("refusal-already-adjourned", Some("12.1"), Vec::new()),
        Refusal::NotAdjourned => ("refusal-not-adjourned", Some("12.1"), Vec::new()),
        Refusal::OpenMoveCaptures { captures } => ("refusal-open-captures", Some("12.2"), vec![("captures", (*captures).into())]),
        Refusal::OpenMoveForbidden(reason) => {
            ("refusal-open-forbidden", Some("12.2"), vec![("reason", illegal_words(l, *reason).into())])
        }
        Refusal::FormSigned => ("refusal-form-signed", Some("12.3"), Vec::new()),
        Refusal::StepNotHere(step) => ("refusal-step-not-here", Some("12.3"), vec![("step", step_words(l, *step).into())]),
        Refusal::StepDone(step) => ("refusal-step-done", Some("12.3"), vec![("step", step_words(l, *step).into())]),
        Refusal::ClocksMustStop => ("refusal-clocks-must-stop", Some("12.3"), Vec::new()),
        Refusal::ChecksOpen(checks) => {
            let list = checks.iter().map(|c| check_words(l, *c)).collect::<Vec<_>>().join(", ");
            ("refusal-checks-open", Some("12.4"), vec![("checks", list.into())])
        }
        Refusal::MinuteNotOver { left } => ("refusal-minute", Some("12.4"), vec![("left", l.hms(*left).into())]),
        Refusal::EnvelopeIncomplete(steps) => {
            let list = steps.iter().map(|s| step_words(l, *s)).collect::<Vec<_>>().join(", ");
            ("refusal-envelope-incomplete", Some("12.3"), vec![("steps", list.into())])
        }
        Refusal::ResumptionNotYet { left } => ("refusal-resumption-early", Some("12.4"), vec![("left", l.hms(*left).into())]),
        Refusal::NotAwaited(color) => ("refusal-not-awaited", Some("16.1"), vec![("side", side_of(l, *color).into())]),
        Refusal::AlreadyOpened => ("refusal-already-opened", Some("12.4"), Vec::new()),
        Refusal::EnvelopeNotKept => ("refusal-envelope-not-kept", Some("12.3"), Vec::new()),
        Refusal::NameMissing => ("refusal-name-missing", None, Vec::new()),
        Refusal::NoElectronicInRegulation => ("refusal-no-electronic-rule", None, Vec::new()),
        Refusal::ElectronicNotNow => ("refusal-electronic-not-now", Some("12.3"), Vec::new()),
        Refusal::NoElectronic => ("refusal-no-electronic", None, Vec::new()),
        Refusal::ElectronicOpened => ("refusal-electronic-opened", None, Vec::new()),
        Refusal::OffBoard(at) => ("refusal-off-board", None, vec![("point", point(state, *at).into())]),
        Refusal::ChiefOnly { has } => {
            let has = has.map_or_else(|| l.tr("desk-nobody"), |role| role_words(l, role));
            ("refusal-chief-only", Some("17.3"), vec![("role", has.into())])
        }
        Refusal::TableNeeded => ("refusal-table-needed", None, Vec::new()),
        Refusal::ReasonMissing => ("refusal-reason-missing", None, Vec::new()),
        Refusal::ArticleMissing => ("refusal-article-missing", Some("17.2"), Vec::new()),
        Refusal::NotAProtest(entry) => ("refusal-not-a-protest", None, vec![("entry", number(entry))]),
        Refusal::ProtestDecided => ("refusal-protest-decided", Some("14.5"), Vec::new()),
        Refusal::NothingToAppeal(entry) => ("refusal-nothing-to-appeal", Some("14.5"), vec![("entry", number(entry))]),
        Refusal::AppealFinal => ("refusal-appeal-final", Some("14.7"), Vec::new()),
        Refusal::AppealLate { late } => ("refusal-appeal-late", Some("5.5"), vec![("late", l.hms(*late).into())]),
        Refusal::NotUnderProtest => ("refusal-not-under-protest", Some("14.9"), Vec::new()),
        Refusal::NoCommittee => ("refusal-no-committee", Some("5.6"), Vec::new()),
        Refusal::CommitteeSmall { sits } => ("refusal-committee-small", Some("14.6"), vec![("sits", (*sits).into())]),
        Refusal::CommitteeShort { has } => ("refusal-committee-short", Some("5.6"), vec![("has", (*has).into())]),
        Refusal::JudgeInCommittee(name) => ("refusal-judge-in-committee", Some("5.6"), vec![("name", name.clone().into())]),
        Refusal::MemberTwice(name) => ("refusal-member-twice", Some("5.6"), vec![("name", name.clone().into())]),
        Refusal::ResultsHeld(entry) => ("refusal-results-held", Some("14.7"), vec![("entry", number(entry))]),
        Refusal::GamesOpen { open } => ("refusal-games-open", Some("13.8"), vec![("open", (*open).into())]),
        Refusal::AlreadyAnnounced => ("refusal-already-announced", Some("14.7"), Vec::new()),
        Refusal::RuledAlready { entry, by } => {
            ("refusal-ruled-already", Some("14.5"), vec![("entry", number(entry)), ("by", by.clone().into())])
        }
        Refusal::NotARuling(entry) => ("refusal-not-a-ruling", None, vec![("entry", number(entry))]),
        Refusal::AlreadyOverturned { entry, by } => {
            ("refusal-already-overturned", Some("14.5"), vec![("entry", number(entry)), ("by", number(by))])
        }
        Refusal::SameRuling => ("refusal-same-ruling", Some("14.5"), Vec::new()),
        Refusal::PenaltyEmpty => ("refusal-penalty-empty", Some("3.5"), Vec::new()),
        Refusal::NoEntry(entry) => ("refusal-no-entry", None, vec![("entry", number(entry))]),
        Refusal::CannotCounter(entry) => ("refusal-cannot-counter", None, vec![("entry", number(entry))]),
        Refusal::AlreadyCountered(entry) => ("refusal-already-countered", None, vec![("entry", number(entry))]),
        Refusal::CarriesLater { entry, by } => {
            ("refusal-carries-later", None, vec![("entry", number(entry)), ("by", number(by))])
        }
    }
}

/// Why a move is forbidden: "ко нельзя взять сразу".
#[must_use]
pub fn illegal_words(l: L10n, illegal: Illegal) -> String {
    match illegal {
        Illegal::Occupied => l.tr("illegal-occupied"),
        Illegal::Suicide => l.tr("illegal-suicide"),
        Illegal::Ko => l.tr("illegal-ko"),
        Illegal::Superko { repeats } => l.tr_args("illegal-superko", &[("move", number(repeats))]),
        Illegal::OffBoard => l.tr("illegal-off-board"),
        Illegal::OutOfTurn => l.tr("illegal-out-of-turn"),
    }
}

/// What is checked before the envelope is opened: "позиция на доске".
#[must_use]
pub fn check_words(l: L10n, check: Check) -> String {
    use crate::rules::Color;
    let present = |color| l.tr_args("check-present", &[("side", side_of(l, color).into())]);
    match check {
        Check::BlackPresent => present(Color::Black),
        Check::WhitePresent => present(Color::White),
        Check::Board => l.tr("check-board"),
        Check::Prisoners => l.tr("check-prisoners"),
        Check::Clocks => l.tr("check-clocks"),
        Check::EnvelopeIntact => l.tr("check-envelope"),
    }
}
