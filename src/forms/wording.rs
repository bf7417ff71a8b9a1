//! Words for outcomes and rulings, the same on papers and in the window.

use super::values::side;
use crate::i18n::L10n;
use crate::referee::{Consequence, How, Outcome};
use crate::rules::{Color, Sides};

/// "чёрных": whose.
fn whose(l: L10n, color: Color) -> String {
    l.tr(match color {
        Color::Black => "black-of",
        Color::White => "white-of",
    })
}

/// "Ч+3,5", "Б+сд.", "ничья": as results stand in lists.
#[must_use]
pub fn outcome_short(l: L10n, outcome: Outcome) -> String {
    match outcome {
        Outcome::Win { winner, how } => {
            let letter = l.tr(match winner {
                Color::Black => "result-black-letter",
                Color::White => "result-white-letter",
            });
            let how = match how {
                How::Points(Some(margin)) => l.quarters(i64::from(margin.in_quarters())),
                How::Points(None) => String::new(),
                How::Resignation => l.tr("result-short-resignation"),
                How::Time => l.tr("result-short-time"),
                How::Regulation => l.tr("result-short-regulation"),
                How::Absence => l.tr("result-short-absence"),
            };
            format!("{letter}+{how}")
        }
        Outcome::Draw => l.tr("result-draw"),
        Outcome::BothLose => l.tr("result-both-lose"),
        Outcome::NoResult => l.tr("result-none"),
    }
}

/// The same in words: "победа белых, 3,5 очка"; a loss by ruling names who lost.
#[must_use]
pub fn outcome_words(l: L10n, outcome: Outcome) -> String {
    let Outcome::Win { winner, how } = outcome else {
        return l.tr(match outcome {
            Outcome::Draw => "outcome-draw",
            Outcome::BothLose => "outcome-both-lose",
            _ => "outcome-none",
        });
    };
    let loser = winner.opponent();
    match how {
        How::Points(Some(margin)) => l.tr_args(
            "outcome-points",
            &[("side", whose(l, winner).into()), ("points", l.quarters(i64::from(margin.in_quarters())).into())],
        ),
        How::Points(None) => l.tr_args("outcome-win", &[("side", whose(l, winner).into())]),
        How::Resignation => l.tr_args("outcome-resigned", &[("side", side(loser, l).into())]),
        How::Time => l.tr_args("outcome-time", &[("side", whose(l, loser).into())]),
        How::Regulation => l.tr_args("outcome-regulation", &[("side", whose(l, loser).into())]),
        How::Absence => l.tr_args("outcome-absence", &[("side", whose(l, loser).into())]),
    }
}

/// What a ruling does, in few words: "поражение чёрных по регламенту", "часы: чёрные 3:50, белые 16:40".
#[must_use]
pub fn ruling_words(l: L10n, consequence: Consequence) -> String {
    let clocks = |times: Sides<crate::clock::SideTime>| {
        let shown = times.map(|_, time| l.hms(time.left()));
        l.tr_args("clocks", &[("black", shown.black.into()), ("white", shown.white.into())])
    };
    match consequence {
        Consequence::PlayOn => l.tr("consequence-play-on"),
        Consequence::Clocks { times, .. } => l.tr_args("consequence-clocks", &[("clocks", clocks(times).into())]),
        Consequence::End(outcome) => outcome_words(l, outcome),
        Consequence::Restart { times } => l.tr_args("consequence-restart", &[("clocks", clocks(times).into())]),
    }
}

/// The words of a catalogue line; empty where the catalogue has none of that name.
#[must_use]
pub fn matter_words(l: L10n, matter: &str) -> String {
    let id = format!("matter-{matter}");
    if !matter.is_empty() && l.has(&id) { l.tr(&id) } else { String::new() }
}
