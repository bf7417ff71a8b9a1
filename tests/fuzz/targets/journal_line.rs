//! Any text as one record of a journal: refused or read, written and read the same, and folded without harm; any bytes as a
//! journal's file.
#![no_main]

use fujite::referee::{Entry, EntryNo, Event, History};
use fujite::store::{self, Record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // A file is slow beside the rest: one input in eight is tried as one.
    if bytes.first().is_some_and(|b| b % 8 == 0) {
        let path = std::env::temp_dir().join(format!("fuzz-{}.fujite", std::process::id()));
        std::fs::write(&path, &bytes[1..]).expect("a file");
        if let Ok(reading) = store::read::<Event>(&path) {
            let numbers: Vec<u64> = reading.records.iter().map(|r| r.seq).collect();
            assert!(numbers.is_sorted());
        }
        std::fs::remove_file(&path).expect("the same file");
    }
    let Ok(record) = ron::de::from_bytes::<Record<Event>>(bytes) else { return };
    let written = ron::to_string(&record).expect("what was read is written");
    assert_eq!(ron::from_str::<Record<Event>>(&written).expect("what was written is read"), record);
    // The event alone, before and after others of its kind.
    let mut history = History::default();
    for number in 1..=3 {
        history.push(Entry { number: EntryNo(number), at: record.at, recorded: record.at, by: record.by.clone(), event: record.event.clone() });
    }
    assert_eq!(history.entries().len(), 3);
});
