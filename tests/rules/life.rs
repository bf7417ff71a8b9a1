use super::setup;
use fujite::rules::{Board, Chance, Color, Life, Point, Size, Suicide, suggest};
use proptest::prelude::*;

#[test]
fn two_eyes_live_and_one_does_not() {
    let board = setup(&[".X.X...", "XXXX...", ".......", "...OOOO", "...O..O", "...OOOO"]).board();
    let life = Life::of(&board, Suicide::Forbidden);
    assert_eq!(life.stones(Color::Black).len(), 6);
    assert_eq!(life.stones(Color::White), []);
    assert_eq!(life.holder(Point::new(0, 0)), Some(Color::Black));
    assert_eq!(life.holder(Point::new(6, 0)), None);
}

#[test]
fn chains_that_share_their_eyes_live_together_and_a_false_eye_is_none() {
    let shared = setup(&[".XO.XO", "XXO.XO", "OOOOXO"]).board();
    assert_eq!(Life::of(&shared, Suicide::Forbidden).stones(Color::Black), []);
    let together = setup(&["XX.XO", "X.XXO", "XX.XO", ".XXOO", "XXOO."]).board();
    assert_eq!(Life::of(&together, Suicide::Forbidden).stones(Color::Black).len(), 13);
}

#[test]
fn where_suicide_is_allowed_an_area_must_hold_no_room_for_an_eye() {
    // The opponent's stone fills the one point of the corner that is no liberty.
    let board = setup(&["O..X.X", "..XXXX", "..XOOO", "XXXO..", "OOOO.."]).board();
    let alive = |suicide| Life::of(&board, suicide).stones(Color::Black).len();
    assert!(alive(Suicide::Allowed) <= alive(Suicide::Forbidden));
}

/// A board after random moves, thick with stones.
fn filled(size: Size, moves: u32, seed: u64) -> Board {
    let (mut board, mut chance) = (Board::new(size), Chance::new(seed));
    for n in 0..moves {
        let color = if n % 2 == 0 { Color::Black } else { Color::White };
        let point = Point::new(chance.below(u32::from(size.width())) as u8, chance.below(u32::from(size.height())) as u8);
        // Own eyes are left, so that something lives.
        if size.neighbours(point).any(|p| board.get(p) != Some(color)) {
            let _ = board.play(color, point);
        }
    }
    board
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_alive_is_never_taken_while_its_side_passes(
        (w, h) in (2u8..=9, 2u8..=9), moves in 0u32..400, seed in any::<u64>(), allowed in any::<bool>(),
    ) {
        let size = Size::new(w, h).expect("small");
        let board = filled(size, moves, seed);
        let suicide = if allowed { Suicide::Allowed } else { Suicide::Forbidden };
        let life = Life::of(&board, suicide);
        let mut chance = Chance::new(seed ^ 1);
        for side in Color::BOTH {
            let stones = life.stones(side);
            let mut attacked = board.clone();
            for _ in 0..size.points() * 8 {
                let point = Point::new(chance.below(u32::from(w)) as u8, chance.below(u32::from(h)) as u8);
                let _ = attacked.play_with(side.opponent(), point, suicide);
                let _ = attacked.pass(side);
            }
            for stone in stones {
                prop_assert_eq!(attacked.get(stone), Some(side));
            }
        }
    }

    #[test]
    fn life_commutes_with_turning_and_swapping_colours(
        (w, h) in (2u8..=9, 2u8..=9), moves in 0u32..400, seed in any::<u64>(), turn in 0u8..8, swap in any::<bool>(),
    ) {
        let size = Size::new(w, h).expect("small");
        let board = filled(size, moves, seed);
        let image = |p: Point| {
            let x = if turn & 1 == 0 { p.x } else { w - 1 - p.x };
            let y = if turn & 2 == 0 { p.y } else { h - 1 - p.y };
            if turn & 4 == 0 { Point::new(x, y) } else { Point::new(y, x) }
        };
        let other = |c: Color| if swap { c.opponent() } else { c };
        let mut turned = Board::new(if turn & 4 == 0 { size } else { Size::new(h, w).expect("small") });
        turned.edit(board.stones().map(|(p, c)| (image(p), Some(other(c)))));
        let (here, there) = (Life::of(&board, Suicide::Forbidden), Life::of(&turned, Suicide::Forbidden));
        for point in size.iter() {
            prop_assert_eq!(here.is_alive(point), there.is_alive(image(point)));
            prop_assert_eq!(here.holder(point).map(other), there.holder(image(point)));
        }
    }

    #[test]
    fn a_suggestion_changes_nothing_names_whole_chains_and_repeats_itself(
        (w, h) in (1u8..=7, 1u8..=7), moves in 0u32..120, seed in any::<u64>(),
    ) {
        let board = filled(Size::new(w, h).expect("small"), moves, seed);
        let before = board.clone();
        let said = suggest(&board, 10, &mut Chance::new(seed));
        prop_assert_eq!(&board, &before);
        prop_assert_eq!(&said, &suggest(&board, 10, &mut Chance::new(seed)));
        let life = Life::of(&board, Suicide::Forbidden);
        for point in &said.dead {
            prop_assert!(board.get(*point).is_some() && !life.is_alive(*point) && !said.seki.contains(point));
            prop_assert!(board.chain_at(*point).iter().all(|stone| said.dead.contains(stone)));
        }
    }
}
