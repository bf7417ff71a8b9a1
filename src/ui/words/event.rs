use super::{
    article, check_words, clocks_text, consequence_text, level_words, matter_words, measure_words, number, outcome_short, point,
    side, side_of, whom,
};
use crate::clock::{Millis, Timestamp};
use crate::i18n::{L10n, WallTime};
use crate::referee::{
    CustodyAct, Entry, Event, EventKind, Found, HallStop, Incident, Measure, MoveKind, PositionSource, Proposal, Ruling, State,
    Step, StopReason, Verdict,
};

/// "Часы".
#[must_use]
pub fn kind_words(l: L10n, kind: EventKind) -> String {
    l.tr(match kind {
        EventKind::Tournament => "kind-tournament",
        EventKind::Clock => "kind-clock",
        EventKind::Position => "kind-position",
        EventKind::Adjournment => "kind-adjournment",
        EventKind::Conduct => "kind-conduct",
        EventKind::Result => "kind-result",
        EventKind::Correction => "kind-correction",
    })
}

/// An entry in one line: "показания: чёрные 3:50, белые 16:40".
#[must_use]
pub fn event_text(l: L10n, state: &State, entry: &Entry) -> String {
    let when = |at: Timestamp| l.weekday_day_time(WallTime { utc: at, offset: entry.at.offset });
    match &entry.event {
        Event::Founded(foundation) => l.tr_args(
            "event-founded",
            &[("name", (&foundation.tournament.name).into()), ("players", foundation.players.len().into())],
        ),
        Event::RegulationSet { reason, .. } => l.tr_args("event-regulation", &[("reason", reason.into())]),
        Event::OfficialsSet(officials) => l.tr_args("event-officials", &[("count", officials.len().into())]),
        Event::RoundPaired { round, pairings, .. } => {
            l.tr_args("event-paired", &[("round", number(round)), ("tables", pairings.len().into())])
        }
        Event::OriginRead(origin) => {
            l.tr_args("event-origin", &[("players", origin.players.len().into()), ("games", origin.games.len().into())])
        }
        Event::PlayersEntered(players) => l.tr_args("event-players-entered", &[("count", players.len().into())]),
        Event::PairingsChanged { round, removed, set, .. } => l.tr_args(
            "event-pairings-changed",
            &[("round", number(round)), ("set", set.len().into()), ("removed", removed.len().into())],
        ),
        Event::RoundTaken { round, results } => {
            l.tr_args("event-taken", &[("round", number(round)), ("count", results.len().into())])
        }
        Event::RoundPlanned { round, start } => {
            l.tr_args("event-planned", &[("round", number(round)), ("when", when(*start).into())])
        }
        Event::RoundStarted { round } => l.tr_args("event-started", &[("round", number(round))]),
        Event::RoundStopped { reason, until, .. } => {
            let text = l.tr(match reason {
                HallStop::Break => "event-stopped-break",
                HallStop::Announcement => "event-stopped-announcement",
                HallStop::Disturbance => "event-stopped-disturbance",
            });
            match until {
                Some(until) => {
                    let time = l.time(WallTime { utc: *until, offset: entry.at.offset });
                    l.tr_args("event-until", &[("what", text.into()), ("time", time.into())])
                }
                None => text,
            }
        }
        Event::RoundContinued { .. } => l.tr("event-continued-all"),
        Event::WallNoticeSet { text } if text.is_empty() => l.tr("event-wall-cleared"),
        Event::WallNoticeSet { text } => l.tr_args("event-wall-notice", &[("text", text.into())]),
        Event::GapJudged { from, to, went_on } => {
            let id = if *went_on { "event-gap-went-on" } else { "event-gap-stood" };
            l.tr_args(id, &[("length", l.hms(*to - *from).into())])
        }
        Event::IncidentEntered(incident) => incident_text(l, state, incident),
        Event::ProtestLodged(protest) => l.tr_args(
            "event-protest",
            &[
                ("side", side_of(l, protest.by).into()),
                ("article", article(l, &protest.article.0).into()),
                ("against", (&protest.against).into()),
            ],
        ),
        Event::ProtestDecided(decision) => l.tr_args(
            if decision.upheld { "event-protest-upheld" } else { "event-protest-rejected" },
            &[("level", level_words(l, decision.level).into()), ("decision", (&decision.decision).into())],
        ),
        Event::ProtestAppealed(appeal) => l.tr_args(
            "event-appealed",
            &[
                ("entry", number(appeal.protest)),
                ("level", level_words(l, appeal.to).into()),
                ("grounds", (&appeal.grounds).into()),
            ],
        ),
        Event::CommitteeSet(committee) => l.tr_args(
            "event-committee",
            &[("members", committee.members.join(", ").into()), ("reserves", committee.reserves.join(", ").into())],
        ),
        Event::IncidentOverturned { entry, reason } => {
            l.tr_args("event-overturned", &[("entry", number(entry)), ("reason", reason.into())])
        }
        Event::MinorsSet(minors) => l.tr_args("event-minors", &[("count", minors.len().into())]),
        Event::ResultsAnnounced => l.tr("event-announced"),
        Event::Countered { entry, reason } => {
            l.tr_args("event-countered", &[("entry", number(entry)), ("reason", reason.into())])
        }
        event => with_off(l, state, entry, table_text(l, state, event, entry.at.offset)),
    }
}

/// The words of an entry, with what the hall said against its times (16.6).
fn with_off(l: L10n, state: &State, entry: &Entry, what: String) -> String {
    let table = entry.event.table().and_then(|id| state.table(id));
    let Some(off) = table.and_then(|t| t.off.iter().find(|off| off.entry == entry.number)) else { return what };
    let by = l.hms(Millis(off.by.0.saturating_abs()));
    format!("{what} — {}", l.tr_args("event-off", &[("by", by.into()), ("article", article(l, "16.6").into())]))
}

/// Entries of one table.
fn table_text(l: L10n, state: &State, event: &Event, offset: i16) -> String {
    let when = |at: Timestamp| l.weekday_day_time(WallTime { utc: at, offset });
    match event {
        Event::AbsenceMarked { absent, .. } => l.tr(match (absent.black, absent.white) {
            (true, true) => "event-absent-both",
            (true, false) => "event-absent-black",
            (false, true) => "event-absent-white",
            (false, false) => "event-absent-none",
        }),
        Event::ReadingTaken { table, reading, .. } => {
            l.tr_args("event-reading", &[("clocks", clocks_text(l, state, *table, *reading).into())])
        }
        Event::RunHere { table, times, .. } => {
            l.tr_args("event-run-here", &[("clocks", clocks_text(l, state, *table, *times).into())])
        }
        Event::Pressed { side: color, .. } => l.tr_args("event-pressed", &[("side", side(l, *color).into())]),
        Event::PressTakenBack { .. } => l.tr("event-press-back"),
        Event::HandedBack { .. } => l.tr("event-handed-back"),
        Event::Stopped { reason, by, .. } => {
            let reason = stop_words(l, *reason);
            match by {
                Some(color) => l.tr_args("event-stopped-by", &[("reason", reason.into()), ("side", side(l, *color).into())]),
                None => l.tr_args("event-stopped", &[("reason", reason.into())]),
            }
        }
        Event::Continued { running, .. } => match running {
            Some(color) => l.tr_args("event-continued-side", &[("side", side_of(l, *color).into())]),
            None => l.tr("event-continued"),
        },
        Event::PauseTaken { side: color, .. } => l.tr_args("event-pause", &[("side", side(l, *color).into())]),
        Event::ClockReplaced { table, times, reason } => l.tr_args(
            "event-clock-replaced",
            &[("clocks", clocks_text(l, state, *table, *times).into()), ("reason", reason.into())],
        ),
        Event::PositionEntered { position, .. } => match &position.source {
            PositionSource::Record { name, moves, .. } => {
                l.tr_args("event-position-record", &[("name", name.into()), ("move", number(moves))])
            }
            PositionSource::SetUp => l.tr("event-position-set-up"),
            PositionSource::Form => l.tr("event-position-form"),
            PositionSource::PlayedAgain { moves, .. } => l.tr_args("event-position-played-again", &[("move", number(moves))]),
        },
        Event::AdjournmentOpened { mover, resumption, .. } => {
            l.tr_args("event-adjourned", &[("side", side_of(l, *mover).into()), ("when", when(*resumption).into())])
        }
        Event::FormFilled { .. } => l.tr("event-form-filled"),
        Event::MoveKindChosen { kind: MoveKind::Sealed, .. } => l.tr("event-sealed"),
        Event::MoveKindChosen { kind: MoveKind::Open(at), .. } => {
            l.tr_args("event-open-move", &[("point", point(state, *at).into())])
        }
        Event::StepDone { step, .. } => {
            l.tr_args("event-step", &[("n", step.number().into()), ("step", step_words(l, *step).into())])
        }
        Event::FormSigned { side: color, .. } => l.tr_args("event-signed", &[("side", side(l, *color).into())]),
        Event::EnvelopeSet { envelope, resumption, .. } if envelope.keeper.trim().is_empty() => {
            l.tr_args("event-envelope-numbered", &[("number", number(envelope.number)), ("when", when(*resumption).into())])
        }
        Event::EnvelopeSet { envelope, resumption, .. } => l.tr_args(
            "event-envelope",
            &[("number", number(envelope.number)), ("keeper", (&envelope.keeper).into()), ("when", when(*resumption).into())],
        ),
        Event::EnvelopeRegistered { act, .. } => custody_text(l, act),
        Event::ElectronicSealed { sealed, .. } => {
            l.tr_args("event-electronic-sealed", &[("commitment", sealed.printed().into())])
        }
        Event::ElectronicOpened { found, .. } => {
            l.tr_args("event-electronic-opened", &[("found", found_words(l, state, *found).into())])
        }
        Event::AdjournmentCancelled { reason, .. } => l.tr_args("event-adjournment-cancelled", &[("reason", reason.into())]),
        Event::Checked { check, .. } => l.tr_args("event-checked", &[("check", check_words(l, *check).into())]),
        Event::CheckingBegun { .. } => l.tr("event-checking"),
        Event::AbsentClockStarted { side: color, .. } => l.tr_args("event-absent-clock", &[("side", side_of(l, *color).into())]),
        Event::EnvelopeOpened { found, verdict, .. } => {
            let found = found_words(l, state, *found);
            let id = match verdict {
                Verdict::Valid { .. } => "event-opened-valid",
                Verdict::Forbidden(_) => "event-opened-forbidden",
                Verdict::NoMove | Verdict::Resigned | Verdict::CopiesDiffer => "event-opened",
                Verdict::NoEnvelope => "event-not-opened",
            };
            l.tr_args(id, &[("found", found.into())])
        }
        Event::Resumed { .. } => l.tr("event-resumed"),
        Event::Ruled { table, matter, proposal, ruling } => {
            ruled_text(l, proposal, ruling, &consequence_text(l, state, *table, Some(*matter), ruling.consequence))
        }
        Event::ResultEntered { result, .. } => {
            let id = if result.under_protest { "event-result-protest" } else { "event-result" };
            l.tr_args(id, &[("result", outcome_short(l, result.outcome).into())])
        }
        Event::ResultFixed { .. } => l.tr("event-fixed"),
        _ => String::new(),
    }
}

/// What was done with an envelope: "конверт взят: Мятлева Ольга".
#[must_use]
pub fn custody_text(l: L10n, act: &CustodyAct) -> String {
    match act {
        CustodyAct::HandedOver { by, to, place } if place.trim().is_empty() => {
            l.tr_args("event-handed-over", &[("by", by.into()), ("to", to.into())])
        }
        CustodyAct::HandedOver { by, to, place } => {
            l.tr_args("event-handed-over-place", &[("by", by.into()), ("to", to.into()), ("place", place.into())])
        }
        CustodyAct::TakenOut { by } => l.tr_args("event-taken-out", &[("by", by.into())]),
        CustodyAct::SealBroken { note } => l.tr_args("event-seal-broken", &[("note", note.into())]),
    }
}

/// What lay in an envelope: "R16", "пас", "две отметки".
#[must_use]
pub fn found_words(l: L10n, state: &State, found: Found) -> String {
    match found {
        Found::Marked(at) => point(state, at),
        Found::Pass => l.tr("found-pass"),
        Found::Unmarked => l.tr("found-unmarked"),
        Found::TwoMarks => l.tr("found-two-marks"),
        Found::Unclear => l.tr("found-unclear"),
        Found::Resignation => l.tr("found-resignation"),
        Found::Lost => l.tr("found-lost"),
        Found::Damaged => l.tr("found-damaged"),
    }
}

fn incident_text(l: L10n, state: &State, incident: &Incident) -> String {
    let matter = matter_words(l, &incident.matter);
    let about = match (matter.is_empty(), incident.note.trim()) {
        (true, note) => note.to_owned(),
        (false, "") => matter,
        (false, note) => format!("{matter}; {note}"),
    };
    let head = if let Measure::Penalty { points } = incident.measure {
        let args = [("points", points.into()), ("whom", whom(l, state, &incident.who).into())];
        l.tr_args("event-penalty", &args)
    } else if incident.measure == Measure::Note {
        measure_words(l, incident.measure)
    } else {
        format!("{} {}", measure_words(l, incident.measure), whom(l, state, &incident.who))
    };
    let head = if incident.article.0.is_empty() { head } else { format!("{head}, {}", article(l, &incident.article.0)) };
    if about.is_empty() { head } else { format!("{head}: {about}") }
}

fn ruled_text(l: L10n, proposal: &Proposal, ruling: &Ruling, what: &str) -> String {
    let by = proposal.articles.first().map(|a| article(l, &a.0)).unwrap_or_default();
    if ruling.consequence == proposal.consequence {
        l.tr_args("event-ruled", &[("what", what.into()), ("article", by.into())])
    } else {
        l.tr_args("event-ruled-against", &[("what", what.into()), ("reason", (&ruling.reason).into())])
    }
}

/// Why a clock stands: "протест".
#[must_use]
pub fn stop_words(l: L10n, reason: StopReason) -> String {
    l.tr(match reason {
        StopReason::Captures => "stop-captures",
        StopReason::ByoYomiSetting => "stop-byoyomi-setting",
        StopReason::Toilet => "stop-toilet",
        StopReason::Announcement => "stop-announcement",
        StopReason::Equipment => "stop-equipment",
        StopReason::Protest => "stop-protest",
        StopReason::Disturbed => "stop-disturbed",
        StopReason::TimeClaim => "stop-time-claim",
        StopReason::GameEnd => "stop-game-end",
        StopReason::Adjournment => "stop-adjournment",
        StopReason::Judge => "stop-judge",
        StopReason::ByoYomiPause => "stop-byoyomi-pause",
        StopReason::Record => "stop-record",
        StopReason::None => "stop-none",
    })
}

/// A step of an adjournment: "бланк подписан обеими сторонами".
#[must_use]
pub fn step_words(l: L10n, step: Step) -> String {
    l.tr(match step {
        Step::OpponentFills => "step-opponent-fills",
        Step::MoveDecided => "step-move-decided",
        Step::Completed => "step-completed",
        Step::Signed => "step-signed",
        Step::Marked => "step-marked",
        Step::OpenChecked => "step-open-checked",
        Step::Enveloped => "step-enveloped",
        Step::Inscribed => "step-inscribed",
        Step::Kept => "step-kept",
    })
}
