//! Any position set by hand: audited, overruled, counted, written and read back.
#![no_main]

use arbitrary::Arbitrary;
use fujite::formats::{board_text, sgf};
use fujite::rules::{
    Agreed, Board, Color, FindingKind, Komi, Options, Point, Position, Preset, Score, Setup, Sides, Size, score,
};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Hand {
    width: u8,
    height: u8,
    /// Empty, black, white.
    stones: Vec<u8>,
    white_to_play: bool,
    ko: Option<(u8, u8)>,
    prisoners: (u32, u32),
    penalty: (u32, u32),
    moves: Option<u32>,
    passes: (u32, u32),
    handicap: u8,
    dead: Vec<(u8, u8)>,
    seki: Vec<(u8, u8)>,
    komi: i32,
    preset: u8,
    overrides: u16,
    tries: Vec<(u8, u8)>,
}

fuzz_target!(|hand: Hand| {
    let lines = |n: u8| 1 + if n > 250 { n % 52 } else { n % 7 };
    let Ok(size) = Size::new(lines(hand.width), lines(hand.height)) else { return };
    let mut setup = Setup::empty(size);
    for (point, stone) in size.iter().zip(&hand.stones) {
        setup.set(point, [None, Some(Color::Black), Some(Color::White)][usize::from(*stone) % 3]);
    }
    let at = |(x, y): (u8, u8)| Point::new(x % (size.width() + 1), y % (size.height() + 1));
    setup.to_play = if hand.white_to_play { Color::White } else { Color::Black };
    setup.ko = hand.ko.map(at);
    setup.prisoners = Sides::new(hand.prisoners.0, hand.prisoners.1);
    setup.penalty = Sides::new(hand.penalty.0, hand.penalty.1);
    setup.moves = hand.moves;
    setup.passes = Sides::new(hand.passes.0, hand.passes.1);
    setup.handicap = hand.handicap;

    // Written for machines and for people, it comes back the same.
    let json = serde_json::to_string(&setup).expect("a set-up is text");
    assert_eq!(serde_json::from_str::<Setup>(&json).expect("as written"), setup);
    let ron = ron::to_string(&setup).expect("a set-up is text");
    assert_eq!(ron::from_str::<Setup>(&ron).expect("as written"), setup);
    let text = board_text::write(&setup);
    let read = board_text::read(&text).expect("as written");
    let mut nameable = setup.clone();
    nameable.ko = setup.ko.filter(|ko| size.contains(*ko));
    assert_eq!(read, nameable, "{text}");
    let file = sgf::write_tree(&sgf::GameTree::from_setup(&setup));
    let collection = sgf::read(file.as_bytes()).expect("as written");
    let line = collection.games[0].record().expect("a size that was one before");
    assert_eq!((line.record.setup.rows(), line.record.setup.to_play), (setup.rows(), setup.to_play), "{file}");
    assert!(setup.differences(&line.record.setup).is_empty());

    let findings = setup.audit();
    let board = setup.board();
    assert_eq!(board.rows(), setup.rows());
    let position = Position::from_setup(&setup, Options::default());
    assert_eq!(position.is_ok(), findings.is_empty());
    let overruled: Vec<FindingKind> = FindingKind::ALL
        .into_iter()
        .enumerate()
        .filter(|(bit, _)| hand.overrides >> bit & 1 == 1)
        .map(|(_, kind)| kind)
        .collect();
    if let Ok(mut position) = Position::from_setup_with(&setup, Options::default(), &overruled) {
        assert_eq!(position.overridden().len(), findings.len());
        let before = position.to_setup();
        for point in hand.tries.iter().take(64).copied().map(at) {
            let side = position.to_play();
            let legal = position.try_play(side, point);
            assert_eq!(position.play(side, point).map(|_| ()), legal);
        }
        while position.undo() {}
        assert_eq!(position.to_setup(), before);
    }
    if hand.stones.len() > 4096 {
        return;
    }
    count(&board, &hand, at);
});

/// Every point is somebody's or nobody's, once; both traditions agree but for the stones.
fn count(board: &Board, hand: &Hand, at: impl Fn((u8, u8)) -> Point) {
    let points = |list: &[(u8, u8)]| list.iter().take(200).copied().map(&at).collect::<Vec<Point>>();
    let (dead, seki) = (points(&hand.dead), points(&hand.seki));
    let agreed = Agreed {
        dead: &dead,
        seki: &seki,
        prisoners: Sides::new(hand.prisoners.0, hand.prisoners.1),
        handed_over: Sides::new(hand.penalty.0, hand.penalty.1),
        deducted: Sides::new(Score::points(3), Score::quarters(hand.komi % 100)),
        pass_stones: Sides::new(1, 0),
        handicap: hand.handicap,
        ..Agreed::new(board)
    };
    let preset = Preset::ALL[usize::from(hand.preset) % Preset::ALL.len()];
    let sheet = score(&agreed, &preset.rules(), Komi::quarters(hand.komi));
    let living = sheet.chinese.sides.as_ref().map(|_, side| side.stones as usize);
    let all = sheet.territory.black.len() + sheet.territory.white.len() + sheet.neutral.len() + living.black + living.white;
    assert_eq!(all, board.size().points());
    for side in Color::BOTH {
        assert!(sheet.seki_eyes[side].iter().all(|p| sheet.territory[side].contains(p)));
        assert!(sheet.dead[side].iter().all(|p| board.get(*p) == Some(side)));
    }
    let _ = (sheet.outcome().to_string(), sheet.difference());
}
