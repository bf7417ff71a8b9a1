//! Long walks of plays and takings back on small boards, where every cell is head, member and gap of chains again and again.

use super::naive::Naive;
use fujite::rules::{Board, Color, Played, Point, Size, Suicide};

/// A small generator with the same numbers every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u8) -> u8 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(bound)) as u8
    }
}

#[test]
fn long_walks_of_play_and_undo_stay_equal_to_the_naive_board() {
    for (w, h) in [(1, 3), (1, 7), (2, 2), (2, 3), (3, 3), (4, 4), (5, 3), (6, 6)] {
        for suicide in [Suicide::Forbidden, Suicide::Allowed] {
            let size = Size::new(w, h).expect("a size");
            let mut numbers = Numbers(u64::from(w) * 64 + u64::from(h));
            let mut board = Board::new(size);
            let mut naive = Naive::new(size);
            let mut past: Vec<(Naive, Played)> = Vec::new();
            // Longer and longer stretches forward, then back by a random part of them.
            for stretch in 0..160u8 {
                for _ in 0..=stretch {
                    let color = if numbers.below(2) == 0 { Color::Black } else { Color::White };
                    let before = naive.clone();
                    let played = if numbers.below(12) == 0 {
                        naive.pass();
                        Ok(board.pass(color))
                    } else {
                        let point = Point::new(numbers.below(w), numbers.below(h));
                        let played = board.play_with(color, point, suicide);
                        let expected = naive.play(color, point, suicide);
                        assert_eq!(played.map(|p| (p.captured(), p.suicided())).map_err(fujite::rules::Illegal::name), expected);
                        played
                    };
                    if let Ok(played) = played {
                        past.push((before, played));
                    }
                }
                for _ in 0..=numbers.below(stretch.saturating_add(1)) {
                    if let Some((before, played)) = past.pop() {
                        board.undo(&played);
                        naive = before;
                    }
                }
                for point in size.iter() {
                    assert_eq!((board.chain_at(point), board.liberties_at(point)), naive.chain(point), "{w}x{h} at {point:?}");
                }
            }
        }
    }
}
