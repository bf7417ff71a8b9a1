//! Any bytes: read or refused, never a panic; memory in proportion; what is written reads back as the same trees.
#![no_main]

mod memory;

use fujite::formats::sgf::{self, Collection, NodeId};
use fujite::formats::{board_text, text};
use libfuzzer_sys::fuzz_target;

#[global_allocator]
static ALLOCATOR: memory::Counting = memory::Counting;

/// Bytes held for one byte read: a node, a property and a value of three characters each, the arrays half empty, beside
/// their old halves while they grow.
const PER_BYTE: usize = 160;
/// Tables of character sets and the like.
const ASIDE: usize = 64 * 1024;

/// All that a collection says, without what the writer itself puts into a root.
fn content(collection: &Collection) -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    for tree in &collection.games {
        let mut open = vec![NodeId::ROOT];
        while let Some(node) = open.pop() {
            all.push((";".to_owned(), Vec::new()));
            let kept = tree.properties(node).filter(|p| node != NodeId::ROOT || !matches!(p.name(), "FF" | "GM" | "CA" | "AP"));
            all.extend(kept.map(|p| (p.name().to_owned(), p.raw_values().map(str::to_owned).collect())));
            open.extend(tree.children(node));
        }
    }
    all
}

fuzz_target!(|bytes: &[u8]| {
    let (read, held) = memory::peak(|| sgf::read(bytes));
    assert!(held <= bytes.len() * PER_BYTE + ASIDE, "{held} bytes held for {}", bytes.len());
    let _ = text::candidates(bytes, None);
    if let Ok(text) = std::str::from_utf8(bytes) {
        if let Ok(setup) = board_text::read(text) {
            assert_eq!(board_text::read(&board_text::write(&setup)).as_ref(), Ok(&setup));
        }
    }
    let Ok(collection) = read else { return };
    assert!(collection.repairs.len() <= 2 * bytes.len() + 4);
    assert!(collection.repairs.is_sorted_by_key(|r| r.place));
    let written = sgf::write(&collection);
    let again = sgf::read(&written).expect("what is written is read");
    assert_eq!(again.games.len(), collection.games.len());
    for (one, other) in collection.games.iter().zip(&again.games) {
        assert_eq!(one.len(), other.len());
        let _ = one.info();
        for node in one.main_line() {
            let _ = one.readings(node);
        }
        if let (Ok(one), Ok(other)) = (one.record(), other.record()) {
            assert_eq!(one.record, other.record);
            if bytes.len() < 4096 {
                let replay = one.record.replay(fujite::rules::Options::default());
                assert_eq!(replay.moves(), one.record.moves());
            }
        }
    }
    assert_eq!(sgf::write(&again), written);
    // What FF[4] has no room for is listed: properties and values too many, a root's property elsewhere, words for numbers.
    let dropped = ["duplicate_property", "misplaced_property", "surplus_value", "number"];
    if !collection.repairs.iter().any(|r| dropped.contains(&r.kind.code())) {
        let (one, other) = (content(&collection), content(&again));
        assert_eq!(one, other);
    }
});
