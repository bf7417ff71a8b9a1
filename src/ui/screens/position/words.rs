//! Words for what stands on the board and what is wrong with it.

use crate::i18n::L10n;
use crate::referee::PositionSource;
use crate::rules::{
    Board, Change, Color, Cost, Detail, Discrepancy, Explanation, Finding, FindingKind, Notation, Point, Setup, Since, Size,
};
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

/// What a discrepancy is about, short, and what is wrong.
pub fn discrepancy(l: L10n, size: Size, discrepancy: Discrepancy) -> (String, String) {
    let at = |p: Point| point(size, p);
    let stone = |color, black: &str, white: &str| l.tr(if color == Color::Black { black } else { white });
    let numbers = |id: &str, side, should: u32, found: u32| {
        l.tr_args(id, &[("side", words::side_of(l, side).into()), ("should", number(should)), ("found", number(found))])
    };
    match discrepancy {
        Discrepancy::Missing { point, color } => (at(point), stone(color, "position-missing-black", "position-missing-white")),
        Discrepancy::Extra { point, color } => (at(point), stone(color, "position-extra-black", "position-extra-white")),
        Discrepancy::WrongColor { point, should } => {
            (at(point), stone(should, "position-white-for-black", "position-black-for-white"))
        }
        Discrepancy::Prisoners { side, should, found } => {
            (l.tr("position-lead-count"), numbers("position-other-prisoners", side, should, found))
        }
        Discrepancy::Penalty { side, should, found } => {
            (l.tr("position-lead-count"), numbers("position-other-penalty", side, should, found))
        }
        Discrepancy::Turn { should } => {
            (l.tr("position-lead-turn"), l.tr_args("position-other-turn", &[("side", words::side_of(l, should).into())]))
        }
        Discrepancy::Ko { should: Some(ko), .. } => (at(ko), l.tr("position-ko-missing")),
        Discrepancy::Ko { found: Some(ko), .. } => (at(ko), l.tr("position-ko-extra")),
        Discrepancy::Ko { .. } => (l.tr("position-lead-turn"), l.tr("position-ko-none")),
    }
}

/// What happened to the stones, in short: "2 сдвига, 1 упал".
pub fn explanation(l: L10n, size: Size, explanation: &Explanation) -> String {
    let count = |wanted: fn(&Change) -> bool| explanation.changes.iter().filter(|change| wanted(change)).count();
    let kinds: [(&str, usize); 5] = [
        ("position-sum-moved", count(|c| matches!(c, Change::Moved { .. }))),
        ("position-sum-swapped", count(|c| matches!(c, Change::Swapped { .. }))),
        ("position-sum-recolored", count(|c| matches!(c, Change::Recolored { .. }))),
        ("position-sum-missing", count(|c| matches!(c, Change::Missing { .. }))),
        ("position-sum-extra", count(|c| matches!(c, Change::Extra { .. }))),
    ];
    let mut parts: Vec<String> = match &explanation.since {
        Since::Nothing => Vec::new(),
        Since::Recorded(n) => vec![l.tr_args("position-sum-recorded", &[("n", number(n))])],
        Since::Played(plies) => {
            let points: Vec<String> = plies.iter().filter_map(|ply| ply.point).map(|p| point(size, p)).collect();
            vec![l.tr_args("position-sum-played", &[("points", points.join(", ").into())])]
        }
    };
    let some = kinds.into_iter().filter(|(_, n)| *n > 0);
    parts.extend(some.map(|(id, n)| l.tr_args(id, &[("n", u32::try_from(n).unwrap_or(u32::MAX).into())])));
    if parts.is_empty() { l.tr("position-board-agrees") } else { parts.join(", ") }
}

/// What puts the stones back: "Q3 → P3; вернуть белый R4".
#[must_use]
pub fn changes(l: L10n, size: Size, changes: &[Change]) -> String {
    let at = |p: Point| point(size, p);
    let one = |id: &str, color: Color, p: Point| {
        let side = l.tr(match color {
            Color::Black => "position-one-black",
            Color::White => "position-one-white",
        });
        l.tr_args(id, &[("side", side.into()), ("point", at(p).into())])
    };
    let put_back = |change: &Change| match *change {
        Change::Moved { from, to, .. } => format!("{} → {}", at(to), at(from)),
        Change::Swapped { black, white } => {
            l.tr_args("position-back-swap", &[("black", at(black).into()), ("white", at(white).into())])
        }
        Change::Recolored { point, should } => one("position-back-recolor", should, point),
        Change::Missing { color, point } => one("position-back-return", color, point),
        Change::Extra { color, point } => one("position-back-remove", color, point),
    };
    changes.iter().map(put_back).collect::<Vec<_>>().join("; ")
}

/// "3,1".
pub fn cost(l: L10n, cost: Cost) -> String {
    cost.to_string().replace('.', &l.decimal_mark().to_string())
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
        PositionSource::PlayedAgain { moves, doubtful } => {
            let doubtful = u32::try_from(doubtful.len()).unwrap_or(u32::MAX);
            l.tr_args("position-source-again", &[("moves", number(moves)), ("doubtful", doubtful.into())])
        }
    }
}
