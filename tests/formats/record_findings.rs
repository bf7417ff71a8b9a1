//! What is wrong with a record as a whole: in every line of it, and in what it says of itself.

use fujite::formats::record_findings::{Checked, RecordFinding, Turn, check};
use fujite::formats::sgf;
use fujite::rules::{Detail, Options};

fn checked(text: &str) -> Checked {
    let collection = sgf::read(text.as_bytes()).expect("a record");
    check(&collection.games[0], Options::default()).expect("a board")
}

fn names(checked: &Checked) -> Vec<&'static str> {
    checked.findings.iter().map(|placed| placed.finding.name()).collect()
}

#[test]
fn findings_of_variations_name_their_path_and_stand_once() {
    // The fault of move 2 is shared by all lines; each variation has one of its own.
    let found = checked("(;SZ[9];B[ee];W[ee](;B[cc];W[gg])(;B[dd](;W[dd])(;W[ff];B[ff])))");
    assert_eq!(names(&found), ["illegal_move"; 3]);
    let turn = |after_move, choice| Turn { after_move, choice };
    let paths: Vec<Vec<Turn>> = found.findings.iter().map(|placed| placed.variation.clone()).collect();
    assert_eq!(paths, [vec![], vec![turn(2, 2)], vec![turn(2, 2), turn(3, 2)]]);
    assert_eq!((found.moves, found.unwalked), (4, 0));
}

#[test]
fn stones_set_in_a_variation_belong_to_it() {
    let found = checked("(;SZ[9];B[ee];AE[ee](;W[cc])(;AW[gg];W[cc]))");
    assert_eq!(names(&found), ["setup_midgame", "setup_midgame"]);
    assert_eq!(found.findings[1].variation.len(), 1);
}

#[test]
fn problems_side_by_side_are_each_looked_at() {
    let found = checked("(;SZ[9](;AB[aa];W[ee])(;AW[aa]AB[ab][ba];B[ee]))");
    assert_eq!(names(&found), ["chain_without_liberties"]);
    assert_eq!(found.findings[0].variation, [Turn { after_move: 0, choice: 2 }]);
}

#[test]
fn a_margin_that_komi_cannot_give_is_named() {
    let says = |properties: &str| names(&checked(&format!("(;SZ[9]{properties};B[ee];W[cc])")));
    assert_eq!(says("KM[6.5]RE[B+3]"), ["result_impossible"]);
    assert_eq!(says("KM[6.5]RE[0]"), ["result_impossible"]);
    assert_eq!(says("KM[0]RE[W+999]"), ["result_impossible"]);
    for fine in ["KM[6.5]RE[B+3.5]", "KM[6.5]RE[B+R]", "KM[6]RE[0]", "KM[7.5]RE[W+0.25]", "RE[B+3]", "KM[6.5]RE[?]"] {
        assert_eq!(says(fine), Vec::<&str>::new(), "{fine}");
    }
}

#[test]
fn a_result_that_no_count_of_the_position_gives_is_named() {
    let game = |result: &str| format!("(;SZ[5]KM[0.5]RE[{result}]AB[ca][cb][cc][cd][ce]AW[da][db][dc][dd][de];B[];W[])");
    // Black holds two columns, White one.
    assert_eq!(names(&checked(&game("B+4.5"))), Vec::<&str>::new());
    let found = checked(&game("W+7.5"));
    assert_eq!(names(&found), ["result_differs"]);
    match &found.findings[0].finding {
        RecordFinding::ResultDiffers { written, counted } => {
            assert_eq!(written, "W+7.5");
            assert!(counted.iter().any(|outcome| outcome.to_string() == "B+4.5"), "{counted:?}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_handicap_and_stones_that_disagree_are_shown_with_both() {
    let found = checked("(;SZ[9]HA[0]AB[gc][cg];W[ee])");
    let RecordFinding::Board(finding) = &found.findings[0].finding else { panic!("{found:?}") };
    assert_eq!(finding.detail, Detail::Handicap { stated: 0, standing: 2 });
    assert_eq!(names(&checked("(;SZ[9]HA[3]AB[gc][cg];W[ee])")), ["handicap_mismatch"]);
    assert_eq!(names(&checked("(;SZ[9]HA[2]AB[gc][cg];W[ee])")), Vec::<&str>::new());
    assert_eq!(names(&checked("(;SZ[9]AB[gc][cg];W[ee])")), Vec::<&str>::new(), "nothing stated");
}

#[test]
fn a_tree_that_branches_at_every_node_is_walked_only_so_far() {
    let depth = 1500;
    let text = format!("(;SZ[19]{}{}", "(;B[aa])(;B[]".repeat(depth), ")".repeat(depth + 1));
    let found = checked(&text);
    assert!(found.unwalked > 0 && found.unwalked < depth, "{}", found.unwalked);
}
