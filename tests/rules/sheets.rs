//! Two players' records side by side.

use fujite::rules::{Choice, Color, Notation, Ply, SheetRow, Sheets, Size};

/// Moves in turn, Black first; `-` leaves one out and keeps the turn.
fn moves(names: &str) -> Vec<Ply> {
    let ply = |(n, name): (usize, &str)| {
        let color = if n % 2 == 0 { Color::Black } else { Color::White };
        (name != "-").then(|| Ply { color, point: Some(Notation::Standard.parse(Size::STANDARD, name).expect("a point")) })
    };
    names.split_whitespace().enumerate().filter_map(ply).collect()
}

#[test]
fn equal_records_differ_nowhere() {
    let game = moves("Q16 D4 Q4 D16 C3");
    let sheets = Sheets::align(&game, &game);
    assert_eq!((sheets.differences().count(), sheets.undecided()), (0, None));
    assert_eq!(sheets.merged(), game);
}

#[test]
fn another_point_and_a_move_left_out_are_told_apart() {
    let black = moves("Q16 D4 Q4 J10 C3 B6 F15 F16");
    let white = moves("Q16 D4 Q4 R8 C3 B6 - F16");
    let mut sheets = Sheets::align(&black, &white);
    assert_eq!(sheets.differences().collect::<Vec<_>>(), vec![3, 6]);
    assert_eq!(sheets.rows()[3], SheetRow::Differ { first: black[3], second: white[3] });
    assert_eq!(sheets.rows()[6], SheetRow::First(black[6]));
    assert_eq!(sheets.merged(), black[..3], "up to the first difference nothing needs to be chosen");
    sheets.choose(3, Some(Choice::Second));
    assert_eq!(sheets.undecided(), Some(6));
    assert_eq!(sheets.merged().last(), Some(&black[5]));
    sheets.choose(6, Some(Choice::First));
    let mut wanted = black.clone();
    wanted[3] = white[3];
    assert_eq!(sheets.merged(), wanted);
    sheets.choose(6, Some(Choice::Neither));
    assert_eq!(sheets.merged().len(), 7);
    sheets.choose(0, Some(Choice::Neither));
    assert_eq!(sheets.choice(0), None, "what agrees is not chosen about");
}

#[test]
fn colours_that_slipped_after_a_move_left_out_do_not_hide_the_points() {
    let black = moves("Q16 D4 Q4 D16 C3 R10 C10");
    let white = moves("Q16 D4 D16 C3 R10 C10");
    let sheets = Sheets::align(&black, &white);
    assert_eq!(sheets.rows()[2], SheetRow::First(black[2]));
    assert_eq!(sheets.rows().len(), 7, "the same points stand in the same lines");
}

#[test]
fn one_empty_record_leaves_the_other() {
    let game = moves("Q16 D4 Q4");
    let mut sheets = Sheets::align(&game, &[]);
    assert_eq!(sheets.differences().count(), 3);
    (0..3).for_each(|row| sheets.choose(row, Some(Choice::First)));
    assert_eq!(sheets.merged(), game);
    assert!(Sheets::align(&[], &[]).rows().is_empty());
}
