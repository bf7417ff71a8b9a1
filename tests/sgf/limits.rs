//! Depth, size, time and any bytes at all.

use super::read;
use fujite::formats::sgf;
use fujite::formats::{board_text, text};
use proptest::prelude::*;
use std::time::{Duration, Instant};

#[test]
fn twenty_thousand_nested_variations_need_no_stack() {
    let depth = 20_000;
    let text = format!("(;GM[1]SZ[19]{}{})", "(;B[aa];W[bb]".repeat(depth), ")".repeat(depth));
    // A thread with a small stack: recursion would end it.
    let run = std::thread::Builder::new().stack_size(128 * 1024).spawn(move || {
        let collection = read(text.as_bytes());
        let tree = &collection.games[0];
        let moves = tree.record().expect("a record").record.moves();
        let again = read(&sgf::write(&collection));
        (tree.len(), moves, again.games[0].len(), collection.repairs.len())
    });
    let counts = run.expect("a thread").join().expect("no overflow");
    assert_eq!(counts, (2 * depth + 1, 2 * depth as u32, 2 * depth + 1, 0));
}

/// The least of three runs, for a busy machine.
fn time(text: &str) -> Duration {
    let run = || {
        let start = Instant::now();
        let collection = sgf::read(text.as_bytes());
        let time = start.elapsed();
        drop(collection);
        time
    };
    run().min(run()).min(run())
}

#[test]
fn reading_takes_time_in_proportion_to_the_text() {
    // Shapes that would tempt a careless reader to look ahead again and again.
    let shapes: &[(&str, &str)] = &[
        ("(;GM[1]", ";B[aa]"),
        ("(;GM[1]", "(;B[aa])"),
        ("(;GM[1]", "(;B[aa]"),
        ("(", "("),
        ("(;C[", "] "),
        ("(;C[", "])"),
        ("(;C[", "];"),
        ("(;C[", "]a"),
        ("(;C[", "]\n"),
        ("(;C[x]", "AA[x]"),
        ("(;", "LONGNAME[x]"),
        ("(;", "B[aa]"),
        ("(;", "AB[aa]B[bb]"),
        ("(;B[", "["),
        ("", "(;"),
        ("", ";"),
        ("", "(A"),
        ("(;C[", "\\"),
        ("(;", "!"),
        ("(;", "a"),
        ("(;", " "),
    ];
    for (head, unit) in shapes {
        let text = |n: usize| format!("{head}{}", unit.repeat(n / unit.len()));
        let (short, long) = (text(40_000), text(320_000));
        // Eight times the text: linear is 8, quadratic 64. A busy machine spoils a try now and then, not five.
        let mut tries = (0..5).map(|_| (time(&short), time(&long)));
        let holds = tries.any(|(small, large)| large < small * 30 + Duration::from_millis(10));
        assert!(holds, "{head:?} {unit:?}: more than in proportion");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused_without_harm(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        if let Ok(collection) = sgf::read(&bytes) {
            prop_assert!(collection.repairs.len() <= 2 * bytes.len() + 4);
            prop_assert!(!collection.games.is_empty());
        }
        let _ = text::candidates(&bytes, None);
        let _ = board_text::read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn anything_like_a_record_survives_a_round_trip(
        pieces in proptest::collection::vec(
            prop::sample::select(vec![
                "(", ")", ";", "[", "]", "\\", "B[aa]", "W[bb]", "AB[cc][dd]", "AE[cc]", "PL[B]", "PL[W]", "C[", "x", " ", "\n", ":", "SZ[9]", "KM[6,5]",
                "HA[2]", "Black[cc]", "LONG[a]", "sz[5]", "Щ", "B", "FF[3]", "GM[1]", "[]", "!", "(;", "])", "];", "\\]",
            ]),
            0..60,
        )
    ) {
        let text = pieces.concat();
        if let Ok(collection) = sgf::read(text.as_bytes()) {
            prop_assert!(collection.repairs.len() <= 2 * text.len() + 4);
            let written = sgf::write(&collection);
            let again = sgf::read(&written).expect("what we write we read");
            prop_assert_eq!(again.games.len(), collection.games.len());
            for (one, other) in collection.games.iter().zip(&again.games) {
                prop_assert_eq!(one.len(), other.len());
                if let (Ok(one), Ok(other)) = (one.record(), other.record()) {
                    prop_assert!(one.record == other.record, "{}\n{}", text, String::from_utf8_lossy(&written));
                }
            }
            prop_assert_eq!(String::from_utf8_lossy(&sgf::write(&again)).into_owned(), String::from_utf8_lossy(&written).into_owned());
            let _ = collection.games[0].info();
        }
    }
}
