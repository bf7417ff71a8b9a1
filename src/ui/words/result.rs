use super::{side, side_of};
use crate::i18n::L10n;
use crate::referee::{How, Outcome};
use crate::rules::Color;

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
            &[("side", side_of(l, winner).into()), ("points", l.quarters(i64::from(margin.in_quarters())).into())],
        ),
        How::Points(None) => l.tr_args("outcome-win", &[("side", side_of(l, winner).into())]),
        How::Resignation => l.tr_args("outcome-resigned", &[("side", side(l, loser).into())]),
        How::Time => l.tr_args("outcome-time", &[("side", side_of(l, loser).into())]),
        How::Regulation => l.tr_args("outcome-regulation", &[("side", side_of(l, loser).into())]),
        How::Absence => l.tr_args("outcome-absence", &[("side", side_of(l, loser).into())]),
    }
}
