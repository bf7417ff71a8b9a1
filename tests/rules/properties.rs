//! What holds for every game: the fast board equals a naive one, undo restores, symmetries and the two traditions agree.

use super::naive::Naive;
use fujite::rules::{
    Agreed, Board, Color, Detail, Illegal, Komi, Options, Point, Position, Preset, Record, Repetition, RuleSet, Score, Setup,
    Sides, Size, Suicide, score, tally,
};
use proptest::prelude::*;

/// Mostly small boards, where captures and kos are thick; also rectangles, 19 lines and more.
fn sizes() -> impl Strategy<Value = Size> {
    prop_oneof![
        6 => (1u8..=6, 1u8..=6),
        2 => (7u8..=13, 7u8..=13),
        1 => (18u8..=26, 18u8..=26),
        1 => (50u8..=52, 50u8..=52),
    ]
    .prop_map(|(w, h)| Size::new(w, h).expect("1 to 52"))
}

/// A game in the raw: a colour or a pass, and a place anywhere, sometimes off the board.
fn games(most: usize) -> impl Strategy<Value = (Size, Vec<(Color, Option<Point>)>)> {
    sizes().prop_flat_map(move |size| {
        let point = (0..=size.width(), 0..=size.height()).prop_map(|(x, y)| Point::new(x, y));
        let place = prop_oneof![19 => point.prop_map(Some), 1 => Just(None)];
        let color = any::<bool>().prop_map(|black| if black { Color::Black } else { Color::White });
        (Just(size), prop::collection::vec((color, place), 0..most))
    })
}

fn suicides() -> impl Strategy<Value = Suicide> {
    prop_oneof![Just(Suicide::Forbidden), Just(Suicide::Allowed)]
}

fn options() -> impl Strategy<Value = Options> {
    (prop::sample::select(Repetition::ALL.to_vec()), suicides()).prop_map(|(repetition, suicide)| Options { repetition, suicide })
}

/// Rows, ko, hash, and each stone's chain with its liberties.
type Portrait = (Vec<String>, Option<(Point, Color)>, u64, Vec<(Vec<Point>, Vec<Point>)>);

/// All that can be asked of a board.
fn portrait(board: &Board) -> Portrait {
    let chains = board.stones().map(|(p, _)| (board.chain_at(p), board.liberties_at(p))).collect();
    (board.rows(), board.ko(), board.hash(), chains)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 384, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_board_equals_a_naive_one((size, game) in games(160), suicide in suicides()) {
        let (mut board, mut naive) = (Board::new(size), Naive::new(size));
        for (color, point) in game {
            let Some(point) = point else {
                let _ = board.pass(color);
                naive.pass();
                continue;
            };
            let judged = board.try_play(color, point, suicide).map_err(Illegal::name);
            let foreseen = judged.is_ok().then(|| board.hash_after(color, point));
            let expected = naive.play(color, point, suicide);
            let played = board.play_with(color, point, suicide).map_err(Illegal::name);
            prop_assert_eq!(judged, expected.map(|_| ()));
            prop_assert_eq!(played.map(|played| (played.captured(), played.suicided())), expected);
            if let Some(hash) = foreseen {
                prop_assert_eq!(board.hash(), hash);
            }
            if size.points() <= 169 {
                for point in size.iter() {
                    prop_assert_eq!(board.get(point), naive.get(point));
                    prop_assert_eq!((board.chain_at(point), board.liberties_at(point)), naive.chain(point));
                }
            }
        }
        prop_assert_eq!(board.rows(), naive.rows());
        // Put down at once, the same stones make the same board.
        prop_assert!(Setup::from_board(&board).board().same_stones(&board));
    }

    #[test]
    fn edited_boards_equal_boards_set_up_at_once((size, game) in games(60), changes in prop::collection::vec((any::<u8>(), any::<u8>(), 0u8..3), 0..24), at_once in 1usize..8) {
        let (mut board, mut naive) = (Board::new(size), Naive::new(size));
        for (color, point) in game {
            if let Some(point) = point {
                let played = board.play(color, point).is_ok();
                prop_assert_eq!(played, naive.play(color, point, Suicide::Forbidden).is_ok());
            }
        }
        let changes: Vec<(Point, Option<Color>)> = changes
            .into_iter()
            .map(|(x, y, stone)| (Point::new(x % size.width(), y % size.height()), [None, Some(Color::Black), Some(Color::White)][usize::from(stone)]))
            .collect();
        for some in changes.chunks(at_once) {
            board.edit(some.iter().copied());
            for (point, stone) in some {
                naive.stones[size.index(*point)] = *stone;
            }
        }
        prop_assert_eq!(board.ko(), if changes.is_empty() { board.ko() } else { None });
        for (point, _) in changes {
            prop_assert_eq!((board.chain_at(point), board.liberties_at(point)), naive.chain(point));
        }
        let mut fresh = Board::new(size);
        fresh.edit(size.iter().map(|point| (point, naive.get(point))));
        prop_assert!(fresh.same_stones(&board));
        prop_assert_eq!(fresh.rows(), naive.rows());
    }

    #[test]
    fn undo_restores_everything((size, game) in games(120), suicide in suicides(), again in 0usize..120) {
        let mut board = Board::new(size);
        let mut past = Vec::new();
        for (color, point) in &game {
            let before = portrait(&board);
            let played = match point {
                Some(point) => board.play_with(*color, *point, suicide),
                None => Ok(board.pass(*color)),
            };
            if let Ok(played) = played {
                past.push((before, *color, *point, played));
            } else {
                prop_assert_eq!(portrait(&board), before);
            }
        }
        let end = portrait(&board);
        // Some back, the same forward, then all back.
        let keep = past.len().saturating_sub(again);
        for (before, _, _, played) in past[keep..].iter().rev() {
            board.undo(played);
            prop_assert_eq!(&portrait(&board), before);
        }
        for (_, color, point, played) in &mut past[keep..] {
            *played = match point {
                Some(point) => board.play_with(*color, *point, suicide).expect("played before"),
                None => board.pass(*color),
            };
        }
        prop_assert_eq!(portrait(&board), end);
        for (before, _, _, played) in past.iter().rev() {
            board.undo(played);
            prop_assert_eq!(&portrait(&board), before);
        }
    }

    #[test]
    fn turning_and_swapping_colours_commutes_with_play((size, game) in games(120), turn in 0u8..8, swap in any::<bool>()) {
        let (w, h) = (size.width(), size.height());
        let turned = if turn & 4 == 0 { size } else { Size::new(h, w).expect("as before") };
        let image = |p: Point| {
            let x = if turn & 1 == 0 { p.x } else { w.wrapping_sub(1).wrapping_sub(p.x) };
            let y = if turn & 2 == 0 { p.y } else { h.wrapping_sub(1).wrapping_sub(p.y) };
            if turn & 4 == 0 { Point::new(x, y) } else { Point::new(y, x) }
        };
        let other = |c: Color| if swap { c.opponent() } else { c };
        let (mut here, mut there) = (Board::new(size), Board::new(turned));
        for (color, point) in game {
            if let Some(point) = point {
                let a = here.play(color, point).map(|p| (p.captured(), p.ko().map(image)));
                let b = there.play(other(color), image(point)).map(|p| (p.captured(), p.ko()));
                prop_assert_eq!(a, b);
            }
        }
        for point in size.iter() {
            prop_assert_eq!(here.get(point).map(other), there.get(image(point)));
        }
        let count = |board: &Board| score(&Agreed::new(board), &Preset::CodeChinese.rules(), Komi::default()).chinese.sides;
        let (a, b) = (count(&here), count(&there));
        prop_assert_eq!(a.black.total, b[other(Color::Black)].total);
        prop_assert_eq!(a.white.total, b[other(Color::White)].total);
    }

    #[test]
    fn turning_and_swapping_colours_commutes_with_counting(
        (size, game) in games(160),
        turn in 0u8..8,
        swap in any::<bool>(),
        marks in prop::collection::vec((0u8..52, 0u8..52, any::<bool>()), 0..10),
        preset in prop::sample::select(Preset::ALL.to_vec()),
    ) {
        let (w, h) = (size.width(), size.height());
        let turned = if turn & 4 == 0 { size } else { Size::new(h, w).expect("as before") };
        let image = |p: Point| {
            let x = if turn & 1 == 0 { p.x } else { w - 1 - p.x };
            let y = if turn & 2 == 0 { p.y } else { h - 1 - p.y };
            if turn & 4 == 0 { Point::new(x, y) } else { Point::new(y, x) }
        };
        let other = |c: Color| if swap { c.opponent() } else { c };
        let mut here = Board::new(size);
        for (color, point) in game {
            let _ = point.map(|point| here.play(color, point));
        }
        let mut there = Board::new(turned);
        there.edit(here.stones().map(|(point, color)| (image(point), Some(other(color)))));
        // Dead and seki are named by any points, stones or empty ones.
        let named = |seki: bool| -> Vec<Point> {
            marks.iter().filter(|mark| mark.2 == seki).map(|(x, y, _)| Point::new(x % w, y % h)).collect()
        };
        let (dead, seki) = (named(false), named(true));
        let images = |points: &[Point]| -> Vec<Point> { points.iter().copied().map(image).collect() };
        let (dead_there, seki_there) = (images(&dead), images(&seki));
        let rules = RuleSet { ties_to: None, ..preset.rules() };
        let a = score(&Agreed { dead: &dead, seki: &seki, prisoners: Sides::new(3, 5), ..Agreed::new(&here) }, &rules, Komi::default());
        let prisoners = if swap { Sides::new(5, 3) } else { Sides::new(3, 5) };
        let agreed = Agreed { dead: &dead_there, seki: &seki_there, prisoners, ..Agreed::new(&there) };
        let b = score(&agreed, &rules, Komi::default());
        let sorted = |mut points: Vec<Point>| {
            points.sort_unstable();
            points
        };
        for side in Color::BOTH {
            prop_assert_eq!(a.japanese.sides[side], b.japanese.sides[other(side)]);
            prop_assert_eq!(a.chinese.sides[side], b.chinese.sides[other(side)]);
            for (mine, image_of) in [(&a.territory, &b.territory), (&a.seki_eyes, &b.seki_eyes), (&a.dead, &b.dead)] {
                // Dead stones are listed under their own colour, as the territory is under its owner's.
                prop_assert_eq!(sorted(images(&mine[side])), sorted(image_of[other(side)].clone()));
            }
        }
        prop_assert_eq!(sorted(images(&a.neutral)), sorted(b.neutral.clone()));
        prop_assert_eq!(a.difference(), a.explained.total());
        // What the numbers say, the points say.
        let numbers = tally(&agreed, &rules, Komi::default());
        prop_assert_eq!((numbers.japanese, numbers.chinese, numbers.neutral as usize), (b.japanese, b.chinese, b.neutral.len()));
    }

    #[test]
    fn traditions_differ_by_the_stones_placed((size, game) in games(160), dead in prop::collection::vec((0u8..52, 0u8..52), 0..6)) {
        let mut board = Board::new(size);
        let (mut prisoners, mut placed) = (Sides::new(0u32, 0u32), Sides::new(0u32, 0u32));
        for (color, point) in game {
            if let Some(Ok(played)) = point.map(|point| board.play(color, point)) {
                prisoners[color] += played.captured();
                placed[color] += 1;
            }
        }
        let dead: Vec<Point> = dead.into_iter().map(|(x, y)| Point::new(x % size.width(), y % size.height())).collect();
        let sheet = score(&Agreed { dead: &dead, prisoners, ..Agreed::new(&board) }, &Preset::CodeJapanese.rules(), Komi::quarters(26));
        prop_assert_eq!(sheet.difference(), Score::from(placed.black) - Score::from(placed.white));
        let owned: u32 = sheet.chinese.sides.iter().map(|(_, side)| side.territory + side.stones).sum();
        prop_assert_eq!(owned as usize + sheet.neutral.len(), size.points());
    }

    #[test]
    fn repetition_is_judged_as_by_comparing_all_boards(
        (w, h) in (1u8..=3, 1u8..=3),
        game in prop::collection::vec((0u8..=3, 0u8..3), 0..90),
        options in options(),
    ) {
        let size = Size::new(w, h).expect("small");
        let mut position = Position::start(size, options);
        let mut naive = Naive::new(size);
        // Stones, the side to move, and who made them by a play.
        let mut past = vec![(naive.stones.clone(), Color::Black, Some(Color::White))];
        for (x, y) in game {
            let color = position.to_play();
            if x == 3 {
                position.pass(color).expect("in turn");
                naive.pass();
                past.push((naive.stones.clone(), color.opponent(), None));
                continue;
            }
            let point = Point::new(x % w, y % h);
            let mut after = naive.clone();
            let mut expected = after.play(color, point, options.suicide).map(|_| ());
            let repeats = |(stones, turn, maker): &(Vec<Option<Color>>, Color, Option<Color>)| {
                *stones == after.stones
                    && match options.repetition {
                        Repetition::None => false,
                        Repetition::Situational => *turn == color.opponent(),
                        Repetition::Positional => true,
                        Repetition::NaturalSituational => *maker == Some(color),
                    }
            };
            let earlier = past.iter().rposition(repeats);
            if expected.is_ok() && earlier.is_some() {
                expected = Err("superko");
            }
            prop_assert_eq!(position.try_play(color, point).map_err(Illegal::name), expected);
            let played = position.play(color, point);
            if let (Err(Illegal::Superko { repeats }), Some(earlier)) = (played, earlier) {
                prop_assert_eq!(repeats as usize, earlier);
            }
            prop_assert_eq!(played.map(|_| ()).map_err(Illegal::name), expected);
            if expected.is_ok() {
                naive = after;
                past.push((naive.stones.clone(), color.opponent(), Some(color)));
                // There and back changes nothing.
                prop_assert!(position.undo());
                let _ = position.play(color, point);
            }
            prop_assert_eq!(position.board().rows(), naive.rows());
        }
    }

    #[test]
    fn a_record_is_carried_out_whatever_it_holds((size, game) in games(150), options in options()) {
        let mut record = Record::new(Setup::empty(size));
        let mut naive = Naive::new(size);
        let (mut prisoners, mut reasons) = (Sides::new(0u32, 0u32), Vec::new());
        let mut rows = vec![naive.rows()];
        for (index, (color, point)) in game.iter().enumerate() {
            let number = index as u32 + 1;
            match point {
                None => {
                    record.pass(*color);
                    naive.pass();
                }
                Some(point) => {
                    record.play(*color, *point);
                    let mut after = naive.clone();
                    let taken = match after.play(*color, *point, options.suicide) {
                        Ok(taken) => {
                            naive = after;
                            taken
                        }
                        Err(reason) => {
                            reasons.push((number, reason));
                            if reason == "off_board" { (0, 0) } else {
                                naive.stones[size.index(*point)] = None;
                                naive.force(*color, *point)
                            }
                        }
                    };
                    prisoners[*color] += taken.0;
                    prisoners[color.opponent()] += taken.1;
                }
            }
            rows.push(naive.rows());
        }
        let replay = record.replay(options);
        prop_assert_eq!(replay.end().prisoners, prisoners);
        for n in [0, rows.len() / 3, rows.len() / 2, rows.len() - 1] {
            prop_assert_eq!(&replay.at(n as u32).rows(), &rows[n]);
        }
        let found: Vec<_> = replay
            .findings()
            .iter()
            .filter_map(|f| match f.detail {
                Detail::Reason(reason) if reason.name() != "superko" => Some((f.at_move.unwrap_or(0), reason.name())),
                _ => None,
            })
            .collect();
        prop_assert_eq!(found, reasons);
    }
}
