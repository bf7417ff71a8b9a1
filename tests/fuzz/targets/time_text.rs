//! Any text as a time control or a length: read or refused at a place within it; what was read is written and read the same.
#![no_main]

use fujite::clock::{Millis, TimeControl};
use fujite::formats::sgf;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let characters = text.chars().count();
    match text.parse::<TimeControl>() {
        Ok(control) => assert_eq!(control.to_string().parse(), Ok(control)),
        Err(error) => assert!(error.at <= characters, "{error}"),
    }
    match text.parse::<Millis>() {
        Ok(length) => {
            assert_eq!(length.to_string().parse(), Ok(length));
            let _ = length.face();
        }
        Err(error) => assert!(error.at <= characters, "{error}"),
    }
    // The same words where a record keeps them.
    let (main, overtime) = text.split_once('\n').map_or((text, None), |(main, overtime)| (main, Some(overtime)));
    if let Some(control) = sgf::time_control(Some(main), overtime) {
        assert_eq!(control.to_string().parse(), Ok(control));
    }
    let _ = sgf::time_control(None, Some(text));
});
