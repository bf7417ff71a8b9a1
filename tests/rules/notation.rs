use fujite::rules::{Notation, NotationError, Point, Size};

const STANDARD: Size = Size::STANDARD;

fn k10() -> Point {
    Point::new(9, 9)
}

#[test]
fn columns_are_letters_without_i_and_rows_count_from_below() {
    let named = |x, y| Notation::Standard.format(STANDARD, Point::new(x, y));
    assert_eq!([named(0, 18), named(7, 0), named(8, 0), named(18, 0), named(9, 9)], ["A1", "H19", "J19", "T19", "K10"]);
}

#[test]
fn each_system_names_and_reads_every_point_of_every_size() {
    for (w, h) in [(1, 1), (9, 9), (19, 19), (25, 25), (26, 26), (52, 52), (52, 3), (2, 40)] {
        let size = Size::new(w, h).expect("a size");
        for notation in Notation::ALL {
            for point in size.iter() {
                let name = notation.format(size, point);
                assert_eq!(notation.parse(size, &name), Ok(point), "{notation:?} {name}");
            }
        }
    }
}

#[test]
fn wide_boards_go_on_with_two_letters_without_i() {
    let size = Size::square(52).expect("a size");
    let names: Vec<String> = [24, 25, 32, 33, 49, 50, 51].into_iter().map(|x| Notation::Standard.column(size, x)).collect();
    assert_eq!(names, ["Z", "AA", "AH", "AJ", "AZ", "BA", "BB"]);
}

#[test]
fn typed_on_either_keyboard_in_either_case_and_order() {
    // Latin; the Cyrillic letter that looks the same; the Cyrillic letter on the same key.
    for text in ["K10", "k10", "К10", "к10", "Л10", "л10", " k 10 ", "k-10", "10k", "10К"] {
        assert_eq!(Notation::Standard.parse(STANDARD, text), Ok(k10()), "{text}");
    }
    assert_eq!(Notation::Standard.parse(STANDARD, "в4"), Notation::Standard.parse(STANDARD, "B4"));
    assert_eq!(Notation::Standard.parse(STANDARD, "ф1"), Ok(Point::new(0, 18)));
    assert_eq!(Notation::Sgf.parse(STANDARD, "зв"), Notation::Sgf.parse(STANDARD, "pb"));
}

#[test]
fn a_letter_with_two_readings_offers_both() {
    let names = |text| -> Vec<String> {
        let points = Notation::Standard.readings(STANDARD, text);
        points.into_iter().map(|point| Notation::Standard.format(STANDARD, point)).collect()
    };
    assert_eq!(names("к10"), ["K10", "R10"]);
    assert_eq!(names("л10"), ["K10"]);
    assert_eq!(names("K10"), ["K10"]);
    // У is Y by its looks, which this board has not, and E by its key.
    assert_eq!(names("у5"), ["E5"]);
}

#[test]
fn other_systems_read_what_they_write() {
    assert_eq!(Notation::TopLeft.parse(STANDARD, "1-1"), Ok(Point::new(0, 0)));
    assert_eq!(Notation::TopLeft.parse(STANDARD, "16 4"), Ok(Point::new(15, 3)));
    assert_eq!(Notation::RowsByLetters.parse(STANDARD, "A19"), Ok(Point::new(18, 18)));
    assert_eq!(Notation::RowsByLetters.format(STANDARD, Point::new(3, 0)), "T4");
    assert_eq!(Notation::Sgf.format(STANDARD, Point::new(15, 3)), "pd");
}

#[test]
fn what_is_no_point_is_refused_with_its_text() {
    let unreadable = |text: &str| Err(NotationError::Unreadable(text.to_owned()));
    for text in ["", "K", "10", "I5", "K10x", "☗5", "K10K", "K999", "KK10K", "-", "K-"] {
        assert_eq!(Notation::Standard.parse(STANDARD, text), unreadable(text), "{text}");
    }
    for text in ["K0", "K20", "Z5", "AA1"] {
        assert_eq!(Notation::Standard.parse(STANDARD, text), Err(NotationError::OffBoard(text.to_owned())), "{text}");
    }
    assert_eq!(Notation::TopLeft.parse(STANDARD, "0-1"), unreadable("0-1"));
    assert_eq!(Notation::TopLeft.parse(STANDARD, "1-2-3"), unreadable("1-2-3"));
}
