//! The board by pointer, keyboard and screen reader.

use super::*;

#[derive(Default)]
struct Seen {
    clicked: Option<Point>,
    dragged: Option<(Point, Point)>,
    cursor: Option<Point>,
    entered: Option<Point>,
}

fn name(size: Size, stones: &[Option<Color>], point: Point) -> String {
    let letter = gallery::LETTERS.chars().nth(point.x.into()).unwrap_or('?');
    let what = match stones[size.index(point)] {
        Some(Color::Black) => "чёрный камень",
        Some(Color::White) => "белый камень",
        None => "пусто",
    };
    format!("{letter}{}, {what}", size.height() - point.y)
}

fn board<'a>(size: Size) -> Harness<'a, Seen> {
    let mut stones = vec![None; size.points()];
    stones[0] = Some(Color::White);
    let (columns, rows) = gallery::labels(size);
    window(Seen::default(), move |ui, seen: &mut Seen| {
        let shown = BoardView::new(size, &stones, "Доска")
            .labels(&columns, &rows)
            .cursor(seen.cursor)
            .point_name(&|p| name(size, &stones, p))
            .fit(vec2(640.0, 640.0))
            .show(ui);
        seen.clicked = shown.clicked.map(|c| c.0).or(seen.clicked);
        seen.dragged = shown.dragged.or(seen.dragged);
        seen.cursor = shown.cursor.or(seen.cursor);
        seen.entered = shown.entered.or(seen.entered);
    })
}

#[test]
fn a_click_lands_on_the_point_under_it() {
    let mut harness = board(Size::STANDARD);
    harness.get_by_label("K10, пусто").click();
    harness.run();
    assert_eq!(harness.state().clicked, Some(Point::new(9, 9)));
}

#[test]
fn a_screen_reader_reads_points_and_presses_them() {
    let mut harness = board(Size::STANDARD);
    assert_eq!(harness.get_by_label("A19, белый камень").accesskit_node().role(), accesskit::Role::GridCell);
    harness.get_by_label("T1, пусто").click_accesskit();
    harness.run();
    assert_eq!(harness.state().clicked, Some(Point::new(18, 18)));
}

#[test]
fn a_drag_tells_where_it_began_and_where_it_ended() {
    let mut harness = board(Size::STANDARD);
    let (from, to) = (harness.get_by_label("Q3, пусто").rect().center(), harness.get_by_label("P3, пусто").rect().center());
    harness.drag_at(from);
    harness.run();
    harness.hover_at(to);
    harness.run();
    harness.drop_at(to);
    harness.run();
    assert_eq!(harness.state().dragged, Some((Point::new(15, 16), Point::new(14, 16))));
    assert_eq!(harness.state().clicked, None);
}

#[test]
fn a_slow_press_on_one_point_is_a_click() {
    let mut harness = board(Size::STANDARD);
    let at = harness.get_by_label("D4, пусто").rect().center();
    harness.drag_at(at);
    harness.run_steps(8);
    harness.drop_at(at);
    harness.run();
    assert_eq!(harness.state().clicked, Some(Point::new(3, 15)));
    assert_eq!(harness.state().dragged, None);
}

#[test]
fn a_drag_that_leaves_the_board_ends_nowhere() {
    let mut harness = board(Size::STANDARD);
    let from = harness.get_by_label("D4, пусто").rect().center();
    let out = harness.get_by_label("Доска").rect().max + vec2(40.0, 0.0);
    harness.drag_at(from);
    harness.run();
    harness.hover_at(out);
    harness.run();
    harness.drop_at(out);
    harness.run();
    assert_eq!((harness.state().clicked, harness.state().dragged), (None, None));
}

#[test]
fn the_margin_and_a_picture_take_no_clicks() {
    let mut harness = board(Size::STANDARD);
    let corner = harness.get_by_label("Доска").rect().min + vec2(4.0, 4.0);
    harness.drag_at(corner);
    harness.drop_at(corner);
    harness.run();
    assert_eq!(harness.state().clicked, None);
    let size = Size::STANDARD;
    let stones = vec![None; size.points()];
    let mut picture = window(None, move |ui, clicked| {
        let shown = BoardView::new(size, &stones, "Диаграмма").fit(vec2(300.0, 300.0)).still().show(ui);
        *clicked = shown.clicked.or(*clicked);
    });
    picture.get_by_label("Диаграмма").click();
    picture.run();
    assert_eq!(*picture.state(), None);
}

#[test]
fn arrows_walk_from_the_middle_and_stop_at_the_edge_and_enter_takes_the_point() {
    let mut harness = board(Size::square(9).unwrap());
    harness.get_by_label("Доска").focus();
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.run();
    assert_eq!(harness.state().cursor, Some(Point::new(4, 4)));
    for _ in 0..9 {
        harness.key_press(Key::ArrowLeft);
        harness.run();
    }
    harness.key_press(Key::ArrowUp);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().cursor, Some(Point::new(0, 3)));
    assert_eq!(harness.state().entered, Some(Point::new(0, 3)));
    assert_eq!(harness.state().clicked, None);
}

#[test]
fn boards_of_every_shape_are_shown() {
    for (width, height) in [(1, 1), (1, 52), (52, 1), (2, 3), (25, 25), (52, 52)] {
        let size = Size::new(width, height).unwrap();
        let stones = gallery::stones(size);
        let harness = window((), |ui, ()| {
            BoardView::new(size, &stones, "Доска").fit(vec2(640.0, 640.0)).show(ui);
        });
        let rect = harness.get_by_label("Доска").rect();
        assert!(rect.width() <= 640.5 && rect.height() <= 640.5, "{width}x{height}: {rect:?}");
    }
}
