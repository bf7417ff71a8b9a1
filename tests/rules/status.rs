//! Suggestions of dead stones and of seki, measured on positions with known answers. They are opinions: the tests hold how often they
//! are right, not that they always are.

use super::setup;
use super::truth::{cases, list, points, text};
use fujite::rules::{Agreed, Board, Chance, HintKind, Point, Preset, hints, suggest};
use std::collections::BTreeSet;

/// Chains of a board whose status is agreed on and called right: by the number of all.
#[derive(Default)]
struct Score {
    dead_found: usize,
    dead: usize,
    falsely_dead: usize,
    living: usize,
    exact: usize,
    boards: usize,
}

fn chains(board: &Board) -> Vec<Vec<Point>> {
    let mut seen = BTreeSet::new();
    let mut out = Vec::new();
    for (point, _) in board.stones() {
        if seen.contains(&point) {
            continue;
        }
        let chain = board.chain_at(point);
        seen.extend(chain.iter().copied());
        out.push(chain);
    }
    out
}

impl Score {
    fn add(&mut self, board: &Board, stated: &[Point], suggested: &[Point]) -> usize {
        let mut wrong = 0;
        for chain in chains(board) {
            let is = stated.contains(&chain[0]);
            let said = suggested.contains(&chain[0]);
            *(if is { &mut self.dead } else { &mut self.living }) += 1;
            self.dead_found += usize::from(is && said);
            self.falsely_dead += usize::from(!is && said);
            wrong += usize::from(is != said);
        }
        self.boards += 1;
        self.exact += usize::from(wrong == 0);
        wrong
    }
}

#[test]
fn agreement_with_known_statuses_is_as_measured() {
    // At least so many dead chains found, at most so many living ones called dead, and boards without a stated seki on which one is seen.
    for (file, found, called, unstated) in [("ogs_ownership.jsonl", 45, 20, 2), ("scores.jsonl", 780, 8, 1)] {
        let mut score = Score::default();
        let (mut seki_boards, mut seki_seen, mut seki_false) = (0, 0, 0);
        for (number, case) in cases(file).iter().enumerate() {
            let board = setup(&list(case, "rows")).board();
            let said = suggest(&board, 100, &mut Chance::new(7));
            let wrong = score.add(&board, &points(case, "dead"), &said.dead);
            let seki = points(case, "seki");
            seki_boards += usize::from(!seki.is_empty());
            seki_seen += usize::from(!seki.is_empty() && said.seki.iter().any(|p| seki.contains(p)));
            seki_false += usize::from(seki.is_empty() && !said.seki.is_empty());
            if wrong > 0 || said.seki.is_empty() != seki.is_empty() {
                println!(
                    "{file} {number} {}: {wrong} chains wrong, seki {} / {}",
                    text(case, "file"),
                    said.seki.len(),
                    seki.len()
                );
            }
        }
        println!(
            "{file}: {}/{} dead chains, {}/{} falsely dead, {}/{} boards exact; seki {seki_seen}/{seki_boards}, {seki_false} false",
            score.dead_found, score.dead, score.falsely_dead, score.living, score.exact, score.boards
        );
        assert!(score.dead_found >= found, "{file}: {} dead chains found", score.dead_found);
        assert!(
            seki_seen == seki_boards && seki_false <= unstated,
            "{file}: {seki_seen} of {seki_boards} seki, {seki_false} false"
        );
        assert!(score.falsely_dead <= called, "{file}: {} living chains called dead", score.falsely_dead);
    }
}

#[test]
fn questions_on_finished_boards_are_as_few_as_measured() {
    // Where the record's own result is the territory as it stands, the players had nothing left to protect, and a point named for it
    // is a false alarm. Neutral points are real, filled or not; those asked about are on the board.
    let (mut boards, mut alarmed, mut alarms, mut dame, mut asked) = (0, 0, 0, 0, 0);
    for case in cases("scores.jsonl").iter().filter(|case| list(case, "record_matches").contains(&"japanese")) {
        let board = setup(&list(case, "rows")).board();
        let (dead, seki) = (points(case, "dead"), points(case, "seki"));
        let agreed = Agreed { dead: &dead, seki: &seki, ..Agreed::new(&board) };
        let found = hints(&agreed, &Preset::CodeJapanese.rules());
        let teire = found.iter().filter(|hint| hint.kind == HintKind::Teire).count();
        let open: usize = found.iter().filter(|hint| hint.kind != HintKind::Teire).map(|hint| hint.points.len()).sum();
        let neutral = case["neutral"].as_u64().expect("a number") as usize;
        assert!(open <= neutral, "{}: {open} of {neutral} neutral points", text(case, "file"));
        boards += 1;
        alarmed += usize::from(teire > 0);
        alarms += teire;
        dame += neutral;
        asked += open;
    }
    println!(
        "{boards} boards: {alarms} points to protect named on {alarmed} of them; {asked} of {dame} neutral points asked about"
    );
    assert!(boards >= 90, "{boards} boards");
    assert!(alarmed <= MOST_ALARMED, "{alarmed} boards with {alarms} false alarms");
}

/// Finished boards on which a point to protect may be named for nothing, as measured.
const MOST_ALARMED: usize = 16;
