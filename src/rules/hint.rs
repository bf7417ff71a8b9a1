//! What the players may have left undone before counting (Code 13.2).

use super::bits::Bits;
use super::count::Count;
use super::{Agreed, Board, Color, Point, RuleSet, Sides};
use serde::{Deserialize, Serialize};

/// What a [`Hint`] is about. The names are stable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HintKind {
    /// A neutral area that either side can fill.
    Dame,
    /// A neutral point that only one side can fill without losing its stones there.
    OneSidedDame,
    /// A point at which a side has to protect once the neutral points are filled: a chain stands in atari then, or a cut takes
    /// one.
    Teire,
    /// The rules ask White to pass last, and Black did: White owes one more pass and its stone.
    LastPass,
}

impl HintKind {
    /// The stable name.
    pub const fn name(self) -> &'static str {
        match self {
            HintKind::Dame => "dame",
            HintKind::OneSidedDame => "one_sided_dame",
            HintKind::Teire => "teire",
            HintKind::LastPass => "last_pass",
        }
    }
}

/// A question to the players before counting: "this looks like an unfilled dame: filled?" It looks so and need not be so; nothing is
/// changed by it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hint {
    /// What it asks about.
    pub kind: HintKind,
    /// The side that can fill, has to protect, or owes; `None` where either side can fill.
    pub side: Option<Color>,
    /// The points to fill or to protect; none for a pass.
    pub points: Vec<Point>,
}

/// What the players may have left undone (Code 13.2), in the order of the kinds. By what they agreed on: neutral points and
/// territory depend on the dead stones and on the marks of seki.
///
/// The reading is shallow on purpose: a chain left in atari once the neutral points are filled, and a cut that one answer does not
/// meet. Deeper threats are not seen, and some that are named can be met.
pub fn hints(agreed: &Agreed, rules: &RuleSet) -> Vec<Hint> {
    let count = Count::of(agreed);
    let mut hints = dame(agreed.board, &count);
    hints.extend(teire(agreed.board, &count));
    hints.sort_by_key(|hint| hint.kind);
    if rules.white_passes_last && agreed.passed_last == Some(Color::Black) {
        hints.push(Hint { kind: HintKind::LastPass, side: Some(Color::White), points: Vec::new() });
    }
    hints
}

/// Neutral areas between living groups, without those that touch stones in seki. An empty board has none.
fn open_dame(count: &Count) -> Bits {
    let stones = count.living.black.or(&count.living.white);
    let shared = stones.beside(&count.neutral).spread(&count.neutral);
    shared.without(&count.seki.beside(&shared).spread(&shared))
}

fn dame(board: &Board, count: &Count) -> Vec<Hint> {
    let mut hints = Vec::new();
    let mut board = board.clone();
    for area in open_dame(count).parts() {
        let mut shared = Vec::new();
        for point in area.points() {
            let can = Sides::from_fn(|side| can_fill(&mut board, side, point));
            match (can.black, can.white) {
                (true, false) | (false, true) => {
                    let side = if can.black { Color::Black } else { Color::White };
                    hints.push(Hint { kind: HintKind::OneSidedDame, side: Some(side), points: vec![point] });
                }
                _ => shared.push(point),
            }
        }
        if !shared.is_empty() {
            hints.push(Hint { kind: HintKind::Dame, side: None, points: shared });
        }
    }
    hints
}

/// Whether a stone there can be played and does not stand in atari then.
fn can_fill(board: &mut Board, side: Color, point: Point) -> bool {
    let Ok(played) = board.play(side, point) else { return false };
    let stays = board.liberties_at(point).len() > 1;
    board.undo(&played);
    stays
}

/// Points at which a side has to protect: the neutral points are filled by the opponent, who then may cut.
fn teire(board: &Board, count: &Count) -> Vec<Hint> {
    let mut hints: Vec<Hint> = Vec::new();
    for side in Color::BOTH {
        let mut filled = filled_by(board, side.opponent(), count);
        let mut points = Vec::new();
        // Chains left with one liberty, which is in their own territory: the neutral points are gone.
        let mut seen = Bits::none(board.size());
        for point in count.living[side].points().filter(|p| filled.get(*p) == Some(side)) {
            if seen.has(point) {
                continue;
            }
            filled.chain_at(point).into_iter().for_each(|stone| seen.insert(stone));
            if let [last] = filled.liberties_at(point)[..] {
                points.push(last);
            }
        }
        // Cuts within the territory.
        for point in count.territory[side].points() {
            if filled.get(point).is_none() && !points.contains(&point) && cuts(&mut filled, side.opponent(), point) {
                points.push(point);
            }
        }
        points.sort_unstable_by_key(|p| (p.y, p.x));
        points.dedup();
        hints.extend(points.into_iter().map(|point| Hint { kind: HintKind::Teire, side: Some(side), points: vec![point] }));
    }
    hints
}

/// The board after this side has filled the neutral points it can fill for nothing: without taking or giving stones.
fn filled_by(board: &Board, side: Color, count: &Count) -> Board {
    let mut filled = board.clone();
    for point in open_dame(count).points() {
        if let Ok(played) = filled.play(side, point)
            && (played.captured() > 0 || filled.liberties_at(point).len() < 2)
        {
            filled.undo(&played);
        }
    }
    filled
}

/// Whether a play of the attacker there takes something, or puts chains in atari of which no single answer saves all.
fn cuts(board: &mut Board, attacker: Color, point: Point) -> bool {
    // Only a stone that touches a chain with two liberties can give atari.
    let defender = attacker.opponent();
    let near: Vec<Point> = board.size().neighbours(point).filter(|p| board.get(*p) == Some(defender)).collect();
    if near.iter().all(|p| board.liberties_at(*p).len() > 2) {
        return false;
    }
    let Ok(played) = board.play(attacker, point) else { return false };
    let in_atari = |board: &Board| -> Vec<Point> {
        near.iter().copied().filter(|p| board.get(*p) == Some(defender) && board.liberties_at(*p).len() == 1).collect()
    };
    let threatened = in_atari(board);
    // A stone that is in atari itself is taken at once.
    let threat = !threatened.is_empty() && board.liberties_at(point).len() > 1;
    let works = played.captured() > 0
        || threat
            && !answers(board, attacker, &threatened).into_iter().any(|answer| {
                let Ok(reply) = board.play(defender, answer) else { return false };
                let saved = in_atari(board).is_empty() && board.liberties_at(answer).len() > 1;
                board.undo(&reply);
                saved
            });
    board.undo(&played);
    works
}

/// The defender's answers to an atari: out at a last liberty, or taking stones of the attacker around.
fn answers(board: &Board, attacker: Color, threatened: &[Point]) -> Vec<Point> {
    let mut answers: Vec<Point> = threatened.iter().flat_map(|p| board.liberties_at(*p)).collect();
    for stone in threatened.iter().flat_map(|p| board.chain_at(*p)) {
        for beside in board.size().neighbours(stone).filter(|p| board.get(*p) == Some(attacker)) {
            if let [last] = board.liberties_at(beside)[..] {
                answers.push(last);
            }
        }
    }
    answers
}
