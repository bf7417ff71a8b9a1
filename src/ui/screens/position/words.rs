//! Words for what stands on the board and what is wrong with it.

use crate::i18n::L10n;
use crate::referee::PositionSource;
use crate::rules::{Board, Color, Detail, Finding, FindingKind, Notation, Point, Setup, Size};
use crate::ui::words::{self, number};

pub fn point(size: Size, at: Point) -> String {
    Notation::Standard.format(size, at)
}

/// "K10, белый камень, цепь 3, дамэ 2": what a screen reader says of a point.
pub fn point_name(l: L10n, board: &Board, setup: &Setup, last_move: Option<Point>, at: Point) -> String {
    let name = point(board.size(), at);
    let mut said = match board.get(at) {
        Some(color) => {
            let stone = l.tr(match color {
                Color::Black => "position-black-stone",
                Color::White => "position-white-stone",
            });
            let (chain, liberties) = (board.chain_at(at).len(), board.liberties_at(at).len());
            let args =
                [("point", name.into()), ("stone", stone.into()), ("chain", number(chain)), ("liberties", number(liberties))];
            l.tr_args("position-point-stone", &args)
        }
        None => l.tr_args("position-point-empty", &[("point", name.into())]),
    };
    for (holds, id) in [(last_move == Some(at), "position-point-last"), (setup.ko == Some(at), "position-point-ko")] {
        if holds {
            said.push_str(", ");
            said.push_str(&l.tr(id));
        }
    }
    said
}

/// What a finding is about, short, and what is wrong.
pub fn finding(l: L10n, size: Size, finding: &Finding) -> (String, String) {
    let at_move = || finding.at_move.map_or_else(String::new, |n| l.tr_args("position-at-move", &[("move", number(n))]));
    let lead = match (finding.points.first(), finding.kind) {
        (Some(at), kind) if kind != FindingKind::HandicapMismatch => point(size, *at),
        (_, FindingKind::StoneCount) => l.tr("position-lead-count"),
        (_, FindingKind::HandicapMismatch) => l.tr("position-lead-handicap"),
        _ => l.tr("position-lead-turn"),
    };
    let text = match (finding.kind, finding.detail) {
        (FindingKind::IllegalMove, Detail::Reason(reason)) => {
            l.tr_args("position-illegal-move", &[("at", at_move().into()), ("reason", words::illegal_words(l, reason).into())])
        }
        (FindingKind::OutOfTurn, Detail::Side(side)) => {
            l.tr_args("position-out-of-turn", &[("at", at_move().into()), ("side", words::side(l, side).into())])
        }
        (FindingKind::Repetition, Detail::Repeats(repeats)) => {
            l.tr_args("position-repetition", &[("at", at_move().into()), ("earlier", number(repeats.earlier))])
        }
        (FindingKind::StoneCount, Detail::Counts { side, found, placed }) => {
            let id = if found > placed { "position-count-more" } else { "position-count-less" };
            l.tr_args(id, &[("side", words::side_of(l, side).into()), ("n", found.abs_diff(placed).into())])
        }
        (FindingKind::HandicapMismatch, Detail::Handicap { stated, standing }) => {
            l.tr_args("position-handicap-mismatch", &[("stated", number(stated)), ("standing", number(standing))])
        }
        (FindingKind::WrongSideToMove, Detail::Turn { expected, .. }) => {
            l.tr_args("position-wrong-side", &[("side", words::side_of(l, expected).into())])
        }
        (FindingKind::ChainWithoutLiberties, Detail::Side(side)) => {
            let stones = u32::try_from(finding.points.len()).unwrap_or(u32::MAX);
            l.tr_args("position-no-liberties", &[("side", words::side_of(l, side).into()), ("n", stones.into())])
        }
        (FindingKind::SetupMidgame, _) => l.tr_args("position-setup-midgame", &[("at", at_move().into())]),
        (FindingKind::MoveAfterEnd, _) => l.tr_args("position-move-after-end", &[("at", at_move().into())]),
        (FindingKind::ImpossibleKo, _) => l.tr("position-impossible-ko"),
        (kind, _) => kind.name().to_owned(),
    };
    (lead, text)
}

/// What is different at a point: `here` stands on the board, `there` should.
pub fn difference(l: L10n, here: Option<Color>, there: Option<Color>) -> String {
    l.tr(match (there, here) {
        (Some(Color::Black), None) => "position-missing-black",
        (Some(Color::White), None) => "position-missing-white",
        (None, Some(Color::Black)) => "position-extra-black",
        (None, Some(Color::White)) => "position-extra-white",
        (Some(Color::Black), _) => "position-white-for-black",
        (Some(Color::White), _) => "position-black-for-white",
        (None, None) => "position-same",
    })
}

/// Where a position comes from: "запись game.sgf, ход 118, с правкой".
#[must_use]
pub fn source_words(l: L10n, source: &PositionSource) -> String {
    match source {
        PositionSource::Record { name, moves, edited } => {
            let id = if *edited { "position-source-record-edited" } else { "position-source-record" };
            l.tr_args(id, &[("name", name.clone().into()), ("move", number(moves))])
        }
        PositionSource::SetUp => l.tr("position-source-set-up"),
        PositionSource::Form => l.tr("position-source-form"),
    }
}
