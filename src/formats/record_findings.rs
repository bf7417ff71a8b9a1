//! Everything that is wrong with a game record: what the rules core finds in each of its lines, and what its own words about the
//! game contradict.

use super::sgf::{GameInfo, GameTree, Line, Margin, NodeId, RecordError, RecordedResult, Repair};
use crate::rules::{
    Act, Agreed, Chance, Color, Detail, Finding, FindingKind, Komi, Options, Outcome, Preset, Replay, Score, Size, suggest, tally,
};
use std::collections::HashSet;

/// One thing wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFinding {
    /// Against the rules, or against itself, on the board.
    Board(Finding),
    /// The recorded margin cannot come of whole points and this komi, or the board has not so many points.
    ResultImpossible {
        /// `RE` as written.
        written: String,
        komi: Komi,
    },
    /// The game ended by passes, and no count of the last position gives the recorded result: neither tradition, neither with all
    /// stones living nor with those taken off that look dead. Other dead stones may have been agreed on.
    ResultDiffers {
        /// `RE` as written.
        written: String,
        /// What the counts give.
        counted: Vec<Outcome>,
    },
}

impl RecordFinding {
    /// The stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            RecordFinding::Board(finding) => finding.kind.name(),
            RecordFinding::ResultImpossible { .. } => "result_impossible",
            RecordFinding::ResultDiffers { .. } => "result_differs",
        }
    }
}

/// Where a line of play leaves the main line, and each line it leaves after that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The moves made up to there.
    pub after_move: u32,
    /// Which of the continuations, from 1; the first is the main one.
    pub choice: u32,
}

/// A finding and the line it stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Empty for the main line.
    pub variation: Vec<Turn>,
    pub finding: RecordFinding,
}

/// What was found in a game.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The board's size.
    pub size: Size,
    /// Moves of the main line, passes included.
    pub moves: u32,
    /// The main line's first, then those of each variation in the file's order; each once, in the first line that has it.
    pub findings: Vec<Placed>,
    /// What of all lines was no point of the board or written oddly.
    pub repairs: Vec<Repair>,
    /// Lines left out because walking them all would take too long; 0 for any record of a game.
    pub unwalked: usize,
}

/// Nodes walked over all lines of a game: a bound for trees whose every node branches.
const MOST_STEPS: usize = 1_000_000;

/// Checks every line of a game.
///
/// # Errors
/// [`RecordError`] when no board can hold the main line. Other lines that no board can hold are counted as left out.
pub fn check(tree: &GameTree, options: Options) -> Result<Checked, RecordError> {
    let line = tree.record()?;
    let replay = line.record.replay(options);
    let mut checked =
        Checked { size: line.record.setup.size(), moves: replay.moves(), findings: Vec::new(), repairs: Vec::new(), unwalked: 0 };
    let info = tree.info();
    let at_start: Vec<Finding> = replay.findings().iter().filter(|f| f.at_move.is_none()).cloned().collect();
    let found = replay.findings().iter().cloned().map(RecordFinding::Board);
    let found = found.chain(handicap(&info, &replay).map(RecordFinding::Board)).chain(result(&info, &line, &replay));
    checked.findings.extend(found.map(|finding| Placed { variation: Vec::new(), finding }));
    let main = tree.main_line();
    let mut seen: HashSet<NodeId> = main.iter().copied().collect();
    checked.repairs = line.repairs;
    let mut steps = main.len();
    for leaf in tree.leaves().filter(|leaf| Some(leaf) != main.last()) {
        if steps > MOST_STEPS {
            checked.unwalked += 1;
            continue;
        }
        let path = tree.path_to(leaf);
        steps += path.len();
        let Ok(line) = tree.line(&path) else {
            checked.unwalked += 1;
            continue;
        };
        let replay = line.record.replay(options);
        let variation = turns(tree, &path, &line);
        for finding in of_its_own(&line, &replay, &seen, &at_start) {
            checked.findings.push(Placed { variation: variation.clone(), finding: RecordFinding::Board(finding.clone()) });
        }
        checked.repairs.extend(line.repairs);
        seen.extend(path);
    }
    // Lines share their beginnings, and what is written oddly there.
    checked.repairs.sort_by(|a, b| (a.place, a.kind.code()).cmp(&(b.place, b.kind.code())));
    checked.repairs.dedup();
    Ok(checked)
}

/// The moves among the first acts of a line.
fn moves_in(line: &Line, acts: usize) -> u32 {
    line.record.acts.iter().take(acts).filter(|act| matches!(act, Act::Move { .. })).count() as u32
}

/// The findings of a line that stand in nodes no earlier line has.
fn of_its_own<'a>(line: &Line, replay: &'a Replay, seen: &HashSet<NodeId>, at_start: &[Finding]) -> Vec<&'a Finding> {
    let shared = line.nodes.iter().take_while(|node| seen.contains(node)).count();
    let before = moves_in(line, shared);
    // A change of stones names the move before it, so that changes on both sides of the fork can name the same move.
    let is_edit = |act: &&Act| matches!(act, Act::Edit { stones, .. } if !stones.is_empty());
    let shared_acts = line.record.acts.iter().take(shared).rev().take_while(|act| !matches!(act, Act::Move { .. }));
    let mut shared_edits = shared_acts.filter(is_edit).count();
    let mut is_own = |finding: &Finding| match finding.at_move {
        None => !at_start.contains(finding),
        Some(at) if finding.kind == FindingKind::SetupMidgame && at == before => {
            let own = shared_edits == 0;
            shared_edits = shared_edits.saturating_sub(1);
            own
        }
        Some(at) => at > before,
    };
    replay.findings().iter().filter(|finding| is_own(finding)).collect()
}

/// Where a line turns off.
fn turns(tree: &GameTree, path: &[NodeId], line: &Line) -> Vec<Turn> {
    let mut turns = Vec::new();
    let mut moves_at = line.nodes.iter().enumerate().peekable();
    let mut after_move = 0;
    for pair in path.windows(2) {
        let [from, to] = pair else { continue };
        while let Some((act, _)) = moves_at.next_if(|(_, node)| *node == from) {
            after_move = moves_in(line, act + 1);
        }
        let choice = tree.children(*from).position(|child| child == *to).unwrap_or(0);
        if choice > 0 {
            turns.push(Turn { after_move, choice: choice as u32 + 1 });
        }
    }
    turns
}

/// A handicap of 0 or 1 stated, and yet nothing but black stones, two or more, stand before the first move. (A larger number is
/// compared by the rules core.)
fn handicap(info: &GameInfo, replay: &Replay) -> Option<Finding> {
    let stated = info.handicap.as_ref()?.read.filter(|n| *n < 2)?;
    let setup = &replay.record().setup;
    let count = setup.count();
    let points = || setup.stones().map(|(point, _)| point).collect();
    (count.black >= 2 && count.white == 0).then(|| Finding {
        kind: FindingKind::HandicapMismatch,
        at_move: None,
        points: points(),
        detail: Detail::Handicap { stated, standing: count.black },
    })
}

/// The recorded result against komi and the last position.
fn result(info: &GameInfo, line: &Line, replay: &Replay) -> Option<RecordFinding> {
    let said = info.result.as_ref()?;
    let lead = match said.read.as_ref()? {
        RecordedResult::Win { winner: Color::Black, by: Margin::Quarters(margin) } => Score::quarters(*margin),
        RecordedResult::Win { winner: Color::White, by: Margin::Quarters(margin) } => -Score::quarters(*margin),
        RecordedResult::Draw => Score::ZERO,
        _ => return None,
    };
    let komi = info.komi.as_ref().and_then(|said| said.read)?;
    let written = said.written.clone();
    let points = lead + komi.score();
    let setup = replay.end();
    let most = setup.prisoners.black.saturating_add(setup.prisoners.white).saturating_add(setup.size().points() as u32 * 2);
    // Chinese results may be written in stones, half of the points.
    let whole = |score: Score| score.in_quarters() % 4 == 0;
    if !(whole(points) || whole(lead + lead + komi.score())) || points.abs() > Score::from(most) {
        return Some(RecordFinding::ResultImpossible { written, komi });
    }
    let passed = |act: &crate::rules::Act| matches!(act, Act::Move { point: None, .. });
    let last_two = line.record.acts.iter().rev().take(2);
    if last_two.filter(|act| passed(act)).count() < 2 {
        return None;
    }
    let board = setup.board();
    let looks_dead = suggest(&board, PLAYOUTS, &mut Chance::new(SEED)).dead;
    let mut counted: Vec<Outcome> = Vec::new();
    for dead in [&[][..], &looks_dead] {
        let agreed = Agreed { dead, prisoners: setup.prisoners, handicap: setup.handicap, ..Agreed::new(&board) };
        for preset in Preset::ALL {
            let tally = tally(&agreed, &preset.rules(), komi);
            for outcome in [tally.japanese.outcome, tally.chinese.outcome] {
                if !counted.contains(&outcome) {
                    counted.push(outcome);
                }
            }
        }
    }
    let matches = |outcome: &Outcome| match outcome {
        Outcome::Win { winner: Color::Black, margin } => *margin == lead || *margin == lead + lead,
        Outcome::Win { winner: Color::White, margin } => -*margin == lead || -*margin == lead + lead,
        Outcome::Draw => lead == Score::ZERO,
    };
    (!counted.iter().any(matches)).then_some(RecordFinding::ResultDiffers { written, counted })
}

/// Playouts for a suggestion of dead stones, and their seed: the same answer every time.
const PLAYOUTS: u32 = 200;
const SEED: u64 = 2008;
