use super::{setup, sgf};
use fujite::rules::{Color, Detail, Finding, FindingKind, Illegal, Options, Point, Record, Repetition, Setup, Sides, Size};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

fn kinds(findings: &[Finding]) -> Vec<FindingKind> {
    findings.iter().map(|finding| finding.kind).collect()
}

fn board(lines: u8) -> Setup {
    Setup::empty(Size::square(lines).expect("a size"))
}

/// A record on an empty board: `B ee`, `W` for a pass.
fn record(lines: u8, moves: &str) -> Record {
    let mut record = Record::new(board(lines));
    for text in moves.split(", ") {
        let color = super::side(&text[..1]);
        match text.get(2..) {
            Some(letters) => record.play(color, sgf(letters)),
            None => record.pass(color),
        }
    }
    record
}

#[test]
fn names_of_kinds_are_stable_and_read_back() {
    for kind in FindingKind::ALL {
        assert_eq!(kind.name().parse(), Ok(kind));
        assert_eq!(serde_json::to_string(&kind).expect("a name"), format!("\"{}\"", kind.name()));
    }
}

#[test]
fn an_empty_board_and_a_plain_game_have_no_findings() {
    assert_eq!(board(19).audit(), []);
    let replay = record(9, "B ee, W cc, B gg, W, B").replay(Options::default());
    assert_eq!(replay.findings(), []);
    assert_eq!(replay.end().audit(), []);
}

#[test]
fn all_faults_of_a_set_up_are_found_at_once() {
    let mut start = setup(&["OX...", "X....", ".....", "...XO", "...XX"]);
    start.ko = Some(Point::new(2, 2));
    start.moves = Some(7);
    start.to_play = BLACK;
    let found = start.audit();
    assert_eq!(
        kinds(&found),
        [
            FindingKind::ChainWithoutLiberties,
            FindingKind::ImpossibleKo,
            FindingKind::WrongSideToMove,
            FindingKind::StoneCount,
            FindingKind::StoneCount
        ]
    );
    assert_eq!(found[0].points, [Point::new(0, 0)]);
    assert_eq!(found[1].points, [Point::new(2, 2)]);
    assert_eq!(found[2].detail, Detail::Turn { stated: BLACK, expected: WHITE });
    assert_eq!(found[3].detail, Detail::Counts { side: BLACK, found: 5, placed: 4 });
    assert_eq!(found[4].detail, Detail::Counts { side: WHITE, found: 2, placed: 3 });
}

#[test]
fn a_real_ko_is_possible_and_a_false_one_is_not() {
    let mut real = setup(&[".XO..", "X.XO.", ".XO..", ".....", "....."]);
    real.to_play = WHITE;
    // Black has just taken at the third point of the row; the taken stone stood at the second.
    real.set(Point::new(1, 1), None);
    real.ko = Some(Point::new(1, 1));
    assert_eq!(kinds(&real.audit()), [FindingKind::ImpossibleKo], "nobody has a prisoner");
    real.prisoners.black = 1;
    assert_eq!(real.audit(), []);
    let mut for_the_taker = real.clone();
    for_the_taker.to_play = BLACK;
    assert_eq!(kinds(&for_the_taker.audit()), [FindingKind::ImpossibleKo]);
    let mut off_the_board = real.clone();
    off_the_board.ko = Some(Point::new(9, 9));
    assert_eq!(kinds(&off_the_board.audit()), [FindingKind::ImpossibleKo]);
    let mut two_loose_stones = real;
    two_loose_stones.set(Point::new(0, 0), Some(WHITE));
    two_loose_stones.set(Point::new(0, 2), Some(WHITE));
    assert!(kinds(&two_loose_stones.audit()).contains(&FindingKind::ImpossibleKo));
}

#[test]
fn stones_moves_passes_and_handicap_add_up() {
    let mut start = board(9);
    start.handicap = 2;
    start.to_play = WHITE;
    for point in ["gc", "cg", "ee"] {
        start.set(sgf(point), Some(BLACK));
    }
    start.set(sgf("dd"), Some(WHITE));
    // Two handicap stones, White once, Black once; then White passed and Black's answer was taken off.
    start.moves = Some(4);
    start.passes = Sides::new(0, 1);
    start.prisoners = Sides::new(0, 1);
    assert_eq!(start.audit(), []);
    start.prisoners = Sides::default();
    assert_eq!(kinds(&start.audit()), [FindingKind::StoneCount]);
    start.moves = None;
    assert_eq!(start.audit(), [], "without the number of moves nothing can be said");
}

#[test]
fn handicap_stated_and_stones_placed_are_compared() {
    let mut start = board(19);
    start.handicap = 3;
    start.to_play = WHITE;
    for point in ["pd", "dp"] {
        start.set(sgf(point), Some(BLACK));
    }
    let found = start.audit();
    assert_eq!(kinds(&found), [FindingKind::HandicapMismatch]);
    assert_eq!(found[0].detail, Detail::Handicap { stated: 3, standing: 2 });
    start.set(sgf("pp"), Some(BLACK));
    assert_eq!(start.audit(), []);
}

#[test]
fn a_handicap_without_stones_places_none() {
    // Readers differ: one adds the stones itself. What is not in the record did not happen; the difference is shown.
    let mut start = board(19);
    (start.handicap, start.to_play) = (2, WHITE);
    let mut record = Record::new(start);
    record.play(WHITE, sgf("qc"));
    record.play(BLACK, sgf("dc"));
    let replay = record.replay(Options::default());
    assert_eq!(kinds(replay.findings()), [FindingKind::HandicapMismatch]);
    assert_eq!(replay.end().count(), Sides::new(1, 1));
}

#[test]
fn a_stone_on_a_stone_replaces_it_and_is_named() {
    // Readers differ: stop, skip, or carry out. SGF's text asks to carry it out.
    let replay = record(9, "B ee, W cc, B gg, W ee").replay(Options::default());
    assert_eq!(replay.end().get(sgf("ee")), Some(WHITE));
    let found = replay.findings();
    assert_eq!(kinds(found), [FindingKind::IllegalMove]);
    assert_eq!((found[0].at_move, found[0].detail), (Some(4), Detail::Reason(Illegal::Occupied)));
    assert_eq!(found[0].points, [sgf("ee")]);
    assert_eq!(replay.end().prisoners, Sides::default());
    assert_eq!(replay.end().audit(), [], "stones and moves are not compared any more");
}

#[test]
fn setting_up_captures_nothing() {
    // Readers differ: one takes chains without liberties off. The set-up stays as it is and is named.
    let mut start = board(9);
    start.moves = None;
    start.set(sgf("aa"), Some(WHITE));
    start.set(sgf("ba"), Some(BLACK));
    start.set(sgf("ab"), Some(BLACK));
    let replay = Record::new(start.clone()).replay(Options::default());
    assert_eq!(replay.end().rows(), start.rows());
    assert_eq!(kinds(replay.findings()), [FindingKind::ChainWithoutLiberties]);
}

#[test]
fn stones_set_between_moves_are_carried_out_and_named() {
    // Readers differ: one does not take stones off. All changes are carried out.
    let mut record = record(9, "B ee, W dd");
    record.edit(vec![(sgf("ee"), None), (sgf("gg"), Some(WHITE))], Some(WHITE));
    record.play(WHITE, sgf("ff"));
    let replay = record.replay(Options::default());
    assert_eq!(kinds(replay.findings()), [FindingKind::SetupMidgame]);
    assert_eq!(replay.findings()[0].at_move, Some(2));
    assert_eq!(replay.findings()[0].points, [sgf("ee"), sgf("gg")]);
    assert_eq!(replay.at(1).count(), Sides::new(1, 0));
    assert_eq!(replay.at(2).count(), Sides::new(0, 2), "as the third move finds it");
    assert_eq!(replay.end().count(), Sides::new(0, 3));
}

#[test]
fn moves_out_of_turn_after_the_end_and_off_the_board_are_named() {
    let replay = record(9, "B ee, B cc, W gg, B, W, B dd, W ss").replay(Options::default());
    assert_eq!(kinds(replay.findings()), [FindingKind::OutOfTurn, FindingKind::MoveAfterEnd, FindingKind::IllegalMove]);
    assert_eq!(replay.findings().iter().filter_map(|f| f.at_move).collect::<Vec<_>>(), [2, 6, 7]);
    assert_eq!(replay.findings()[2].detail, Detail::Reason(Illegal::OffBoard));
    assert_eq!(replay.moves(), 7);
    assert_eq!(replay.findings_at(6).count(), 1);
}

#[test]
fn an_illegal_move_out_of_turn_is_named_by_its_reason_only() {
    let replay = record(9, "B ee, B ee").replay(Options::default());
    assert_eq!(kinds(replay.findings()), [FindingKind::IllegalMove]);
}

/// Three kos in a ring: after six captures the position comes back.
fn triple_ko() -> Record {
    let rows = ["OOOOOOO", "OXO.O.O", "X.XOXOX", "XXXXXXX", "OOOOOOO", ".......", "......."];
    let mut record = Record::new(setup(&rows));
    for (n, point) in ["db", "bc", "fb", "dc", "bb", "fc", "db"].into_iter().enumerate() {
        record.play(if n % 2 == 0 { BLACK } else { WHITE }, sgf(point));
    }
    record
}

#[test]
fn a_long_repetition_is_reported_under_every_rule_with_what_each_would_say() {
    for rule in Repetition::ALL {
        let replay = triple_ko().replay(Options { repetition: rule, ..Options::default() });
        let repeats: Vec<_> = replay
            .findings()
            .iter()
            .filter_map(|f| match f.detail {
                Detail::Repeats(repeats) => Some((f.at_move, repeats)),
                _ => None,
            })
            .collect();
        assert_eq!(repeats.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [Some(6), Some(7)]);
        let (_, first) = repeats[0];
        assert_eq!((first.earlier, first.cycle, first.taken), (0, 6, Sides::new(3, 3)));
        assert_eq!(Repetition::ALL.map(|r| first.forbidden_by(r)), [false, true, true, true]);
        let illegal = replay.findings().iter().filter(|f| f.kind == FindingKind::IllegalMove).count();
        assert_eq!(illegal, if rule == Repetition::None { 0 } else { 2 });
        assert_eq!(replay.end().prisoners, Sides::new(4, 3), "carried out as recorded");
    }
}

#[test]
fn a_set_up_is_written_as_rows_and_read_back() {
    let mut start = setup(&["XO.", "..X"]);
    start.to_play = WHITE;
    start.ko = Some(Point::new(2, 0));
    start.prisoners = Sides::new(3, 1);
    start.penalty = Sides::new(0, 2);
    start.moves = Some(40);
    start.handicap = 2;
    let text = serde_json::to_string(&start).expect("text");
    assert!(text.contains(r#""rows":["XO.","..X"]"#), "{text}");
    assert_eq!(serde_json::from_str::<Setup>(&text).expect("a set-up"), start);
    let plain = serde_json::to_string(&setup(&["."])).expect("text");
    assert_eq!(plain, r#"{"rows":["."],"to_play":"Black"}"#);
    for broken in
        [r#"{"rows":[],"to_play":"Black"}"#, r#"{"rows":["..","."],"to_play":"Black"}"#, r#"{"rows":["?"],"to_play":"Black"}"#]
    {
        assert!(serde_json::from_str::<Setup>(broken).is_err(), "{broken}");
    }
}

#[test]
fn differences_of_two_boards_name_each_point() {
    let (here, there) = (setup(&["X.", ".O"]), setup(&["XO", ".X"]));
    let found = here.differences(&there);
    assert_eq!(found, [(Point::new(1, 0), None, Some(WHITE)), (Point::new(1, 1), Some(WHITE), Some(BLACK))]);
}

#[test]
fn stepping_through_a_long_record_is_the_same_from_anywhere() {
    let mut record = Record::new(board(5));
    let mut seed = 1u32;
    for n in 0..3000 {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let point = Point::new((seed >> 20) as u8 % 5, (seed >> 10) as u8 % 5);
        record.play(if n % 2 == 0 { BLACK } else { WHITE }, point);
    }
    let replay = record.replay(Options::default());
    for n in [0, 1, 127, 128, 129, 1500, 2999, 3000] {
        let cut = Record { acts: record.acts[..n as usize].to_vec(), ..record.clone() };
        assert_eq!(replay.at(n), cut.replay(Options::default()).end(), "move {n}");
    }
    assert_eq!(replay.at(9999), replay.end());
}
