//! Rule sets as data: what ships equals the presets in the code, and a federation can add its own.

use fujite::formats::rulesets;
use fujite::rules::{Komi, Preset, RuleSet};

#[test]
fn the_files_that_ship_equal_the_presets() {
    for preset in Preset::ALL {
        let read = rulesets::read(rulesets::text(preset)).unwrap_or_else(|error| panic!("{}: {error}", preset.name()));
        assert_eq!(read, preset.rules(), "{}", preset.name());
        let written = rulesets::write(&read).expect("plain data");
        assert_eq!(rulesets::read(&written), Ok(read));
    }
}

#[test]
fn options_left_out_are_the_codes_and_a_slip_of_the_pen_is_named_with_its_place() {
    let own = rulesets::read("// A club's own.\n(komi: \"0.5\", compensation: Stones)").expect("a rule set");
    assert_eq!(own, RuleSet { komi: Komi::quarters(2), compensation: fujite::rules::Compensation::Stones, ..RuleSet::default() });
    let error = rulesets::read("(\n    komy: \"0.5\",\n)").expect_err("no such option");
    assert_eq!(error.line, 2);
    assert!(error.message.contains("komy"), "{error}");
    assert!(rulesets::read("(komi: \"6.3\")").is_err(), "komi goes by quarters");
}
