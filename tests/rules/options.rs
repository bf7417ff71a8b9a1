use super::setup;
use fujite::rules::{
    Agreed, Color, Compensation, Corner, FindingKind, Illegal, Komi, Notation, Options, Point, Position, Preset, Record,
    Repetition, Setup, Sides, Size, Suicide, placement, score, star_points,
};

#[test]
fn presets_are_found_by_their_names() {
    for preset in Preset::ALL {
        assert_eq!(preset.name().parse(), Ok(preset));
        let text = serde_json::to_string(&preset).expect("a name");
        assert_eq!(text, format!("\"{}\"", preset.name()));
        let rules = preset.rules();
        let text = serde_json::to_string(&rules).expect("options");
        assert_eq!(serde_json::from_str::<fujite::rules::RuleSet>(&text).expect("options"), rules);
    }
    assert!("japanese".parse::<Preset>().is_err());
    for rule in Repetition::ALL {
        assert_eq!(rule.name().parse(), Ok(rule));
    }
}

#[test]
fn the_code_is_the_default() {
    assert_eq!(Options::default(), Options { repetition: Repetition::Situational, suicide: Suicide::Forbidden });
    assert_eq!(Preset::CodeJapanese.rules().options, Options::default());
    assert_eq!(Preset::CodeChinese.rules().options, Options::default());
}

#[test]
fn compensation_begins_with_two_stones() {
    let at = |handicap| [Compensation::None, Compensation::Stones, Compensation::StonesLessOne].map(|c| c.points(handicap));
    assert_eq!([at(0), at(1), at(2), at(9)], [[0, 0, 0], [0, 0, 0], [0, 2, 1], [0, 9, 8]]);
}

#[test]
fn fixed_handicap_stones_stand_in_the_customary_order() {
    let names = |lines, stones, corner| -> Vec<String> {
        let size = Size::square(lines).expect("a size");
        let points = placement(size, stones, corner).expect("a placement");
        points.into_iter().map(|point| Notation::Standard.format(size, point)).collect()
    };
    assert_eq!(names(19, 2, Corner::LowerRight), ["Q16", "D4"]);
    assert_eq!(names(19, 3, Corner::LowerRight), ["Q16", "D4", "Q4"]);
    assert_eq!(names(19, 3, Corner::UpperLeft), ["Q16", "D4", "D16"]);
    assert_eq!(names(19, 5, Corner::LowerRight), ["Q16", "D4", "Q4", "D16", "K10"]);
    assert_eq!(names(19, 6, Corner::LowerRight)[4..], ["D10", "Q10"]);
    assert_eq!(names(19, 7, Corner::LowerRight)[4..], ["D10", "Q10", "K10"]);
    assert_eq!(names(19, 8, Corner::LowerRight)[4..], ["D10", "Q10", "K16", "K4"]);
    assert_eq!(names(19, 9, Corner::LowerRight)[8..], ["K10"]);
    assert_eq!(names(13, 5, Corner::LowerRight), ["K10", "D4", "K4", "D10", "G7"]);
    assert_eq!(names(9, 4, Corner::LowerRight), ["G7", "C3", "G3", "C7"]);
}

#[test]
fn every_placement_has_as_many_points_as_stones_and_no_other_boards_have_one() {
    for lines in [9, 13, 19] {
        let size = Size::square(lines).expect("a size");
        for stones in 2..=9 {
            let mut points = placement(size, stones, Corner::UpperLeft).expect("a placement");
            points.sort_unstable();
            points.dedup();
            assert_eq!(points.len(), usize::from(stones));
            assert!(points.iter().all(|point| size.contains(*point)));
        }
        assert_eq!([0, 1, 10].map(|n| placement(size, n, Corner::LowerRight)), [None, None, None]);
    }
    assert_eq!(placement(Size::square(11).expect("a size"), 2, Corner::LowerRight), None);
    assert_eq!(placement(Size::new(19, 13).expect("a size"), 2, Corner::LowerRight), None);
    assert_eq!(star_points(Size::STANDARD).len(), 9);
    for lines in 1..=52 {
        let size = Size::square(lines).expect("a size");
        assert!(star_points(size).iter().all(|point| size.contains(*point)));
    }
}

#[test]
fn suicide_is_carried_out_where_it_is_allowed() {
    let mut start = setup(&[".XO..", "XXO..", "OO...", ".....", "....."]);
    start.set(Point::new(0, 0), None);
    let allowed = Options { repetition: Repetition::Situational, suicide: Suicide::Allowed };
    let mut position = Position::from_setup(&start, allowed).expect("legal");
    let played = position.play(Color::Black, Point::new(0, 0)).expect("allowed");
    assert_eq!((played.captured(), played.suicided()), (0, 4));
    assert_eq!(position.prisoners().white, 4);
    assert_eq!(position.board().rows()[..2], ["..O..", "..O.."]);
    let forbidden = Position::from_setup(&start, Options::default()).expect("legal");
    assert_eq!(forbidden.try_play(Color::Black, Point::new(0, 0)), Err(Illegal::Suicide));
}

#[test]
fn a_set_up_with_a_fault_becomes_a_position_only_by_a_named_override() {
    let mut start = Setup::empty(Size::STANDARD);
    start.to_play = Color::White;
    let refused = Position::from_setup(&start, Options::default()).expect_err("Black begins");
    assert_eq!(refused.iter().map(|f| f.kind).collect::<Vec<_>>(), [FindingKind::WrongSideToMove]);
    let position = Position::from_setup_with(&start, Options::default(), &[FindingKind::WrongSideToMove]).expect("overruled");
    assert_eq!(position.overridden(), refused);
    assert_eq!(position.to_play(), Color::White);
}

#[test]
fn a_chain_without_liberties_cannot_be_overruled() {
    let start = setup(&["OX", "X."]);
    assert!(Position::from_setup_with(&start, Options::default(), &FindingKind::ALL).is_err());
}

#[test]
fn a_set_up_position_counts_as_history() {
    // White takes the ko, Black retakes after a threat... with one ko only the set-up position itself can come back.
    let mut start = setup(&[".XO..", "X.XO.", ".XO..", ".....", "....."]);
    start.to_play = Color::White;
    let positional = Options { repetition: Repetition::Positional, suicide: Suicide::Forbidden };
    let mut position = Position::from_setup(&start, positional).expect("legal");
    let _ = position.play(Color::White, Point::new(1, 1)).expect("takes");
    position.pass(Color::Black).expect("in turn");
    position.pass(Color::White).expect("in turn");
    let retake = position.play(Color::Black, Point::new(2, 1)).map(|_| ());
    assert_eq!(retake, Err(Illegal::Superko { repeats: 0 }));
}

#[test]
fn play_goes_on_from_whatever_numbers_a_set_up_states() {
    let mut start = setup(&["XO.", "...", "..."]);
    (start.prisoners, start.passes, start.moves) = (Sides::new(u32::MAX, 2), Sides::new(u32::MAX, u32::MAX), Some(u32::MAX));
    let mut position = Position::from_setup_with(&start, Options::default(), &FindingKind::ALL).expect("overruled");
    let side = position.to_play();
    position.pass(side).expect("in turn");
    assert_eq!(position.play(side.opponent(), Point::new(0, 1)).map(|played| played.captured()), Ok(1));
    assert_eq!(position.prisoners(), Sides::new(u32::MAX, 3));
    assert_eq!((position.to_setup().passes, position.to_setup().moves), (Sides::new(u32::MAX, u32::MAX), Some(u32::MAX)));
    while position.undo() {}
    assert_eq!(position.to_setup(), start);
    // A record that starts there is carried out the same.
    let mut record = Record::new(start);
    record.pass(side);
    record.play(side.opponent(), Point::new(0, 1));
    assert_eq!(record.replay(Options::default()).end().prisoners, Sides::new(u32::MAX, 3));
    let agreed = Agreed { prisoners: Sides::new(u32::MAX, u32::MAX), ..Agreed::new(position.board()) };
    let sheet = score(&agreed, &Preset::CodeJapanese.rules(), Komi::quarters(i32::MAX));
    assert_eq!(
        sheet.outcome().to_string().chars().next(),
        Some('d'),
        "both totals stand at the highest number: {}",
        sheet.outcome()
    );
}
