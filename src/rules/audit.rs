//! What cannot be in a set-up.

use super::{Board, Color, Detail, Finding, FindingKind, Point, Setup, Sides};

/// Every finding of a set-up, in the order of the kinds.
pub(super) fn audit(setup: &Setup) -> Vec<Finding> {
    let board = setup.board();
    let mut findings = stifled(&board);
    findings.extend(ko(setup, &board));
    findings.extend(turn(setup));
    let handicap = handicap(setup);
    findings.extend(count(setup).into_iter().filter(|f| handicap.is_none() || !is_of(f, Color::Black)));
    findings.extend(handicap);
    findings.sort_by_key(|finding| finding.kind);
    findings
}

fn finding(kind: FindingKind, points: Vec<Point>, detail: Detail) -> Finding {
    Finding { kind, at_move: None, points, detail }
}

fn is_of(finding: &Finding, color: Color) -> bool {
    matches!(finding.detail, Detail::Counts { side, .. } if side == color)
}

/// The handicap stated against the black stones that stand before the first move (Code 1.4). A set-up taken from the
/// middle of a game, or with white stones, says nothing about it.
fn handicap(setup: &Setup) -> Option<Finding> {
    let count = setup.count();
    let (stated, standing) = (setup.handicap, count.black);
    let at_start = setup.moves.unwrap_or(0) == 0 && count.white == 0;
    let differs = at_start && stated >= 2 && u32::from(stated) != standing;
    let points = || setup.stones().map(|(point, _)| point).collect();
    differs.then(|| finding(FindingKind::HandicapMismatch, points(), Detail::Handicap { stated, standing }))
}

/// Chains that should have been taken off (Code 2.2), each with all its stones.
fn stifled(board: &Board) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    for (point, color) in board.stones() {
        if board.is_stifled(point) && !findings.iter().any(|f| f.points.contains(&point)) {
            findings.push(finding(FindingKind::ChainWithoutLiberties, board.chain_at(point), Detail::Side(color)));
        }
    }
    findings
}

/// A ko point must be empty, enclosed by the opponent, and retaking must take exactly the one stone that took (Code 2.3);
/// the opponent must have a prisoner from it.
fn ko(setup: &Setup, board: &Board) -> Option<Finding> {
    let point = setup.ko?;
    let taker = setup.to_play.opponent();
    let neighbours: Vec<Point> = setup.size().neighbours(point).collect();
    let enclosed = neighbours.iter().all(|p| board.get(*p) == Some(taker));
    let loose: Vec<Point> = neighbours.iter().copied().filter(|p| board.liberties_at(*p) == [point]).collect();
    let single = matches!(loose[..], [stone] if board.chain_at(stone).len() == 1);
    let possible = setup.size().contains(point)
        && board.get(point).is_none()
        && enclosed
        && single
        && setup.prisoners[taker] > 0
        && setup.moves != Some(0);
    (!possible).then(|| finding(FindingKind::ImpossibleKo, vec![point], Detail::None))
}

/// After an even number of moves the side that began is to move (Code 1.4, 2.1).
fn turn(setup: &Setup) -> Option<Finding> {
    let first = setup.first_side();
    let expected = if setup.moves? % 2 == 0 { first } else { first.opponent() };
    let stated = setup.to_play;
    (stated != expected).then(|| finding(FindingKind::WrongSideToMove, Vec::new(), Detail::Turn { stated, expected }))
}

/// Stones placed = stones on the board + stones the opponent took. How many were placed follows from the moves, the passes
/// and the handicap.
fn count(setup: &Setup) -> Vec<Finding> {
    let Some(moves) = setup.moves else { return Vec::new() };
    let first = setup.first_side();
    let standing = setup.count();
    let turns = Sides::from_fn(|side| if side == first { moves.div_ceil(2) } else { moves / 2 });
    let mut findings = Vec::new();
    for side in Color::BOTH {
        let extra = if side == Color::Black && setup.handicap >= 2 { u32::from(setup.handicap) } else { 0 };
        let placed = turns[side].saturating_sub(setup.passes[side]).saturating_add(extra);
        let found = standing[side].saturating_add(setup.prisoners[side.opponent()]);
        if found != placed {
            findings.push(finding(FindingKind::StoneCount, Vec::new(), Detail::Counts { side, found, placed }));
        }
    }
    findings
}
