use super::setup;
use fujite::rules::{
    Agreed, Board, Color, Hint, HintKind, Komi, Outcome, Point, Preset, Score, ScoreSheet, Sides, hints, score, tally,
};

fn komi(text: &str) -> Komi {
    text.parse().expect("a komi")
}

/// A board on which Black has `black` and White `white` points of territory, 16 lines high.
fn split(black: usize, white: usize) -> Board {
    let wall = |points: usize| -> Vec<char> { (0..100).map(|n| if n < points { '.' } else { 'b' }).collect() };
    // Territories of exact sizes: ten rows of ten on each side, filled with own stones from the end.
    let (left, right) = (wall(black), wall(white));
    let rows: Vec<String> = (0..10)
        .map(|y| {
            let part = |cells: &[char], stone: char| -> String {
                cells[y * 10..y * 10 + 10].iter().map(|c| if *c == '.' { '.' } else { stone }).collect()
            };
            format!("{}XO{}", part(&left, 'X'), part(&right, 'O'))
        })
        .collect();
    setup(&rows.iter().map(String::as_str).collect::<Vec<_>>()).board()
}

fn japanese(agreed: &Agreed, komi_text: &str) -> ScoreSheet {
    score(agreed, &Preset::CodeJapanese.rules(), komi(komi_text))
}

#[test]
fn territory_and_prisoners_against_komi() {
    let board = split(70, 60);
    let agreed = Agreed { prisoners: Sides::new(5, 8), ..Agreed::new(&board) };
    let sheet = japanese(&agreed, "6.5");
    assert_eq!(sheet.japanese.outcome.to_string(), "B+0.5");
    assert_eq!(sheet.japanese.sides.black.total, Score::points(75));
    assert_eq!(sheet.japanese.sides.white.total.to_string(), "74.5");
}

#[test]
fn a_penalty_counts_once_deducted_or_handed_over() {
    let board = split(70, 60);
    let agreed = Agreed { prisoners: Sides::new(5, 8), ..Agreed::new(&board) };
    let deducted = Agreed { deducted: Sides::new(Score::points(2), Score::ZERO), ..agreed };
    let handed_over = Agreed { handed_over: Sides::new(2, 0), ..agreed };
    for agreed in [deducted, handed_over] {
        assert_eq!(japanese(&agreed, "6.5").japanese.outcome.to_string(), "W+1.5");
    }
    let chinese = |agreed| japanese(agreed, "6.5").chinese.outcome;
    assert_eq!(chinese(&deducted), chinese(&handed_over));
}

#[test]
fn negative_komi_is_for_black() {
    let board = split(50, 60);
    assert_eq!(japanese(&Agreed::new(&board), "-5.5").japanese.outcome.to_string(), "W+4.5");
}

#[test]
fn equal_scores_are_a_draw_unless_the_rules_say_whose() {
    let board = split(58, 50);
    assert_eq!(japanese(&Agreed::new(&board), "8").japanese.outcome, Outcome::Draw);
    assert_eq!(Outcome::Draw.to_string(), "draw");
    let equal = score(&Agreed::new(&board), &Preset::Ing.rules(), komi("0"));
    assert_eq!(equal.outcome(), Outcome::Win { winner: Color::Black, margin: Score::ZERO });
}

#[test]
fn handicap_stones_are_made_good_only_where_stones_are_counted() {
    let board = split(50, 50);
    let agreed = Agreed { handicap: 4, ..Agreed::new(&board) };
    let lead = |preset: Preset| score(&agreed, &preset.rules(), komi("0.5")).chinese.outcome.to_string();
    assert_eq!(lead(Preset::CodeChinese), "W+0.5");
    assert_eq!(lead(Preset::Chinese2002), "W+4.5");
    assert_eq!(lead(Preset::Aga), "W+3.5");
    let japanese = score(&agreed, &Preset::Chinese2002.rules(), komi("0.5")).japanese;
    assert_eq!(japanese.outcome.to_string(), "W+0.5");
}

#[test]
fn pass_stones_make_territory_agree_with_area() {
    // Black placed one stone more; White passed first and last, Black once.
    let board = setup(&[".XXO.", "..XO.", "..XO.", "..XO.", "..XO."]).board();
    let agreed = Agreed { pass_stones: Sides::new(1, 2), ..Agreed::new(&board) };
    let sheet = score(&agreed, &Preset::Aga.rules(), komi("0"));
    assert_eq!(sheet.japanese.outcome, sheet.chinese.outcome);
    let without = score(&agreed, &Preset::CodeJapanese.rules(), komi("0"));
    assert_eq!(without.japanese.outcome.to_string(), "B+4");
}

#[test]
fn one_dead_stone_names_its_chain() {
    let board = setup(&["XXXXX..", "XOOOX..", "XO.OX..", "XOOOX..", "XXXXX..", ".......", "......."]).board();
    let dead = [Point::new(1, 1)];
    let sheet = japanese(&Agreed { dead: &dead, ..Agreed::new(&board) }, "0");
    assert_eq!(sheet.dead.white.len(), 8);
    assert_eq!(sheet.japanese.sides.black.dead, 8);
    assert_eq!(sheet.japanese.outcome.to_string(), "B+41");
}

#[test]
fn eyes_in_seki_have_both_readings() {
    let board = setup(&[".X.O.OX..", "XXOOOOX..", "OOXXXXX..", ".OOOX....", "O..OX....", "OOOOX...."]).board();
    let seki = [Point::new(1, 0), Point::new(3, 0)];
    let agreed = Agreed { seki: &seki, ..Agreed::new(&board) };
    let result = |preset: Preset| score(&agreed, &preset.rules(), komi("0"));
    assert_eq!(result(Preset::CodeJapanese).japanese.sides.map(|_, s| s.territory), Sides::new(19, 4));
    let literal_1989 = result(Preset::Japanese1989);
    assert_eq!(literal_1989.japanese.sides.map(|_, s| s.territory), Sides::new(18, 3));
    assert_eq!(literal_1989.seki_eyes, Sides::new(vec![Point::new(0, 0)], vec![Point::new(4, 0)]));
    // The eyes themselves may be marked instead of the stones.
    let eyes = [Point::new(0, 0), Point::new(4, 0)];
    let by_eyes = score(&Agreed { seki: &eyes, ..agreed }, &Preset::Japanese1989.rules(), komi("0"));
    assert_eq!(by_eyes, literal_1989);
    // Where stones are counted an eye counts always.
    assert_eq!(literal_1989.chinese.outcome.to_string(), "B+11");
}

#[test]
fn points_are_read_in_any_language_and_kept_to_the_quarter() {
    for (text, quarters) in [
        ("6.5", 26),
        ("6,5", 26),
        (" 6½ ", 26),
        ("-5.5", -22),
        ("−5,5", -22),
        ("+0.75", 3),
        ("7.00", 28),
        (".25", 1),
        ("0", 0),
        ("-0", 0),
        ("007", 28),
    ] {
        assert_eq!(text.parse(), Ok(Komi::quarters(quarters)), "{text}");
    }
    for text in ["", "-", ".", "6.5.5", "six", "6.3", "1e3", "99999", "6,5,", "٦"] {
        assert!(text.parse::<Komi>().is_err(), "{text}");
    }
    for quarters in -50..50 {
        let komi = Komi::quarters(quarters);
        assert_eq!(komi.to_string().parse(), Ok(komi));
    }
    assert_eq!([Komi::quarters(26), Komi::quarters(-1), Komi::quarters(28)].map(|k| k.to_string()), ["6.5", "-0.25", "7"]);
}

fn asked(rows: &[&str]) -> Vec<Hint> {
    let board = setup(rows).board();
    hints(&Agreed::new(&board), &Preset::CodeJapanese.rules())
}

#[test]
fn unfilled_neutral_points_are_asked_about_by_who_can_fill_them() {
    let open = asked(&[".X.O.", ".X.O.", ".X.O.", ".X.O.", ".X.O."]);
    assert_eq!((open[0].kind, open[0].side, open[0].points.len()), (HintKind::Dame, None, 5));
    assert_eq!(asked(&["XXXOO", "X.XO.", "XXXOO", "X.XO.", "XXXOO"]), [], "nothing is left");
    // A stone of White at the neutral point of the top row would be in atari.
    let one_sided = asked(&["XX.XO", ".XOXO", "XXXXO", "XXOOO", "XXO.."]);
    let found: Vec<_> = one_sided.iter().filter(|hint| hint.kind == HintKind::OneSidedDame).collect();
    assert_eq!(found.len(), 1, "{one_sided:?}");
    assert_eq!((found[0].side, &found[0].points), (Some(Color::Black), &vec![Point::new(2, 0)]));
    assert_eq!(asked(&["....", "....", "...."]), [], "an empty board");
}

#[test]
fn a_chain_left_in_atari_by_filling_has_to_be_protected() {
    // Once the neutral point at D2 is filled, the black stone above it has one liberty, in Black's territory.
    let hint = |kind, side, x, y| Hint { kind, side, points: vec![Point::new(x, y)] };
    let found = asked(&["..XOO.", "...XO.", "..X.O.", "..XOO."]);
    assert_eq!(found, [hint(HintKind::Dame, None, 3, 2), hint(HintKind::Teire, Some(Color::Black), 2, 1)]);
    // Protected, only the neutral point is left.
    assert_eq!(asked(&["..XOO.", "..XXO.", "..X.O.", "..XOO."]), [hint(HintKind::Dame, None, 3, 2)]);
}

#[test]
fn white_owes_the_last_pass_where_the_rules_say_so() {
    let board = split(50, 50);
    let agreed = Agreed { passed_last: Some(Color::Black), ..Agreed::new(&board) };
    let owed = Hint { kind: HintKind::LastPass, side: Some(Color::White), points: Vec::new() };
    assert!(hints(&agreed, &Preset::Aga.rules()).contains(&owed));
    assert!(!hints(&agreed, &Preset::CodeChinese.rules()).contains(&owed));
    assert!(!hints(&Agreed { passed_last: Some(Color::White), ..agreed }, &Preset::Aga.rules()).contains(&owed));
}

#[test]
fn the_difference_of_the_traditions_is_the_sum_of_its_terms() {
    let board = setup(&[".X.O.OX..", "XXOOOOX..", "OOXXXXX..", ".OOOX....", "O..OX....", "OOOOX...."]).board();
    let seki = [Point::new(1, 0), Point::new(3, 0)];
    let agreed = Agreed {
        seki: &seki,
        prisoners: Sides::new(3, 1),
        pass_stones: Sides::new(2, 1),
        handicap: 3,
        deducted: Sides::new(Score::points(2), Score::ZERO),
        ..Agreed::new(&board)
    };
    for preset in Preset::ALL {
        let sheet = score(&agreed, &preset.rules(), komi("6.5"));
        assert_eq!(sheet.difference(), sheet.explained.total(), "{}", preset.name());
        let numbers = tally(&agreed, &preset.rules(), komi("6.5"));
        assert_eq!((numbers.japanese, numbers.chinese, numbers.difference), (sheet.japanese, sheet.chinese, sheet.explained));
        assert_eq!((numbers.outcome(), numbers.neutral as usize), (sheet.outcome(), sheet.neutral.len()));
    }
}
