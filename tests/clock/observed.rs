//! What a reading of a clock in the hall tells later on.
use fujite::clock::*;
use fujite::rules::{Color, Sides};

fn ms(text: &str) -> Millis {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn both(text: &str) -> Sides<TimeControl> {
    let control: TimeControl = text.parse().unwrap();
    Sides::new(control.clone(), control)
}

fn main(text: &str) -> SideTime {
    SideTime::Main { left: ms(text) }
}

fn mains(black: &str, white: &str) -> Sides<SideTime> {
    Sides::new(main(black), main(white))
}

fn at(text: &str) -> Mono {
    Mono(77_000) + ms(text)
}

fn stamp(text: &str) -> Stamp {
    Stamp { mono: at(text), ..Stamp::default() }
}

fn bounds(least: SideTime, most: SideTime) -> Bounds {
    Bounds { least, most, open: false }
}

/// A table of which nothing is known but the start at 0:00.
fn started(text: &str) -> Watch {
    let mut watch = Watch::new(both(text));
    watch.start(Color::Black, at("0:00")).unwrap();
    watch
}

/// Read 20 minutes after the start.
fn read(text: &str, reading: Sides<SideTime>) -> Watch {
    let mut watch = started(text);
    watch.read(reading, stamp("20m")).unwrap();
    watch
}

const JAPANESE: &str = "main 60m, japanese 3x30s";

#[test]
fn readings_that_use_the_time_of_the_hall_are_consistent_16_6() {
    let watch = started(JAPANESE);
    assert_eq!(watch.consistency(mains("55:00", "53:00"), at("12m"), TOLERANCE), Ok(()));
    assert_eq!(watch.consistency(mains("54:30", "53:00"), at("12m"), TOLERANCE), Ok(()), "within the tolerance");
}

#[test]
fn time_on_neither_side_is_a_finding_of_its_size_16_6() {
    let watch = started(JAPANESE);
    let found = watch.consistency(mains("57:00", "53:00"), at("12m"), TOLERANCE);
    assert_eq!(found, Err(Discrepancy { by: ms("2m") }));
}

#[test]
fn more_time_used_than_the_hall_had_is_a_finding_16_6() {
    let watch = started(JAPANESE);
    let found = watch.consistency(mains("50:00", "53:00"), at("12m"), TOLERANCE);
    assert_eq!(found, Err(Discrepancy { by: ms("-5m") }));
    let in_byoyomi = Sides::new(SideTime::Japanese { periods: 2, left: ms("30s") }, main("60m"));
    let found = watch.consistency(in_byoyomi, at("50m"), TOLERANCE);
    assert_eq!(found, Err(Discrepancy { by: ms("-10m30s") }), "a lost period counts whole");
    assert_eq!(watch.consistency(in_byoyomi, at("70m"), TOLERANCE), Ok(()), "moves in byo-yomi took some");
}

#[test]
fn time_that_comes_back_is_a_finding_even_if_the_sum_is_right_16_6() {
    let watch = read(JAPANESE, mains("30:00", "50:00"));
    let found = watch.consistency(mains("40:00", "30:00"), at("30m"), TOLERANCE);
    assert_eq!(found, Err(Discrepancy { by: ms("10m") }));
}

#[test]
fn recorded_stops_do_not_count_as_used_16_6() {
    let mut watch = started(JAPANESE);
    watch.stop(at("5m")).unwrap();
    watch.start(Color::White, at("8m")).unwrap();
    assert_eq!(watch.consistency(mains("55:00", "56:00"), at("12m"), Millis::ZERO), Ok(()));
}

#[test]
fn the_time_since_bounds_both_sides() {
    let watch = read(JAPANESE, mains("20:00", "3:00"));
    let now = at("22m30s");
    assert_eq!(watch.bounds(now).black, bounds(main("17:30"), main("20:00")));
    assert_eq!(watch.bounds(now).white, bounds(main("0:30"), main("3:00")));
    assert_eq!(watch.main_sum(now), Some(ms("20:30")));
    assert_eq!(watch.byoyomi(now), Sides::new(Chance::No, Chance::No));
    let earliest = Earliest { side: Some(Color::White), in_: ms("30s"), what: Change::MainEnds, certain: false };
    assert_eq!(watch.earliest_event(now), Some(earliest));
}

#[test]
fn byoyomi_becomes_possible_at_the_earliest_moment() {
    let watch = read(JAPANESE, mains("20:00", "3:00"));
    assert_eq!(watch.byoyomi(at("22m59.999s")).white, Chance::No);
    assert_eq!(watch.byoyomi(at("23m")), Sides::new(Chance::No, Chance::Possible));
    assert_eq!(watch.main_sum(at("23m")), None);
    assert_eq!(watch.overrun(at("24m29.999s")).white, Chance::No);
    assert_eq!(watch.overrun(at("24m30s")).white, Chance::Possible);
    assert_eq!(watch.earliest_event(at("24m")).unwrap().in_, ms("-1m"), "it may have happened a minute ago");
}

#[test]
fn the_bounds_do_not_move_during_a_recorded_stop() {
    let mut watch = read(JAPANESE, mains("20:00", "3:00"));
    watch.stop(at("21m")).unwrap();
    let stopped = watch.bounds(at("21m"));
    assert_eq!(watch.bounds(at("22m30s")), stopped);
    assert_eq!(watch.earliest_event(at("22m")), None);
    watch.start(Color::Black, at("22m30s")).unwrap();
    assert_eq!(watch.bounds(at("24m")).white, bounds(main("0:30"), main("3:00")));
}

#[test]
fn before_any_reading_the_start_bounds_both_sides() {
    let watch = started(JAPANESE);
    let now = at("25m");
    assert_eq!(watch.bounds(now).white, bounds(main("35:00"), main("60:00")));
    assert_eq!(watch.main_sum(now), Some(ms("95m")));
    let earliest = watch.earliest_event(now).unwrap();
    assert_eq!((earliest.side, earliest.in_, earliest.what), (None, ms("35m"), Change::MainEnds));
}

#[test]
fn a_side_read_in_byoyomi_may_have_had_its_period_anew() {
    let watch = read(JAPANESE, Sides::new(SideTime::Japanese { periods: 2, left: ms("8s") }, main("3m")));
    let full = SideTime::Japanese { periods: 2, left: ms("30s") };
    let least = SideTime::Japanese { periods: 1, left: ms("28s") };
    assert_eq!(watch.bounds(at("20m10s")).black, bounds(least, full));
    assert_eq!(watch.byoyomi(at("20m10s")).black, Chance::Certain);
    assert_eq!(watch.bounds(at("21m")).black, bounds(SideTime::Overrun, full));
    assert_eq!(watch.overrun(at("21m")).black, Chance::Possible);
}

#[test]
fn a_side_read_in_canadian_byoyomi_may_be_in_its_next_period() {
    let reading = SideTime::Canadian { interval: 0, stones: 4, left: ms("1m") };
    let watch = read("main 60m, canadian 15/5m", Sides::new(reading, main("9m")));
    let fresh = SideTime::Canadian { interval: 1, stones: 15, left: ms("5m") };
    assert_eq!(watch.bounds(at("20m")).black, bounds(reading, reading));
    assert_eq!(watch.bounds(at("22m")).black, bounds(SideTime::Overrun, fresh));
}

#[test]
fn increments_leave_the_upper_bound_open() {
    let watch = started("fischer 30m+10s");
    assert!(watch.bounds(at("1m")).black.open);
    assert_eq!(watch.main_sum(at("1m")), None);
    assert_eq!(watch.byoyomi(at("31m")).black, Chance::No, "an increment is no byo-yomi");
    assert_eq!(watch.overrun(at("31m")).black, Chance::Possible);
}

#[test]
fn a_correction_of_one_side_leaves_what_is_known_of_the_other_16_7() {
    let mut watch = read(JAPANESE, mains("20:00", "30:00"));
    watch.set(Color::Black, main("10:00"), stamp("25m")).unwrap();
    assert_eq!(watch.bounds(at("26m")).black, bounds(main("9:00"), main("10:00")));
    assert_eq!(watch.bounds(at("26m")).white, bounds(main("24:00"), main("30:00")));
}

#[test]
fn both_times_after_a_common_absence_are_known_10_6() {
    let mut watch = started(JAPANESE);
    watch.set_both(mains("50:00", "50:00"), stamp("20m")).unwrap();
    assert_eq!(watch.main_sum(at("24m")), Some(ms("96m")));
    assert_eq!(watch.consistency(mains("46:00", "50:00"), at("24m"), Millis::ZERO), Ok(()));
}

#[test]
fn a_live_clock_is_known_and_takes_no_reading() {
    let mut watch = started(JAPANESE);
    let mut clock = GameClock::with_times(both(JAPANESE), mains("20:00", "1:00")).unwrap();
    clock.start(Color::White, at("30m")).unwrap();
    watch.run_here(clock, at("30m"));
    assert_eq!(watch.read(mains("1m", "1m"), stamp("30m")), Err(WatchError::RunHere));
    assert_eq!(watch.bounds(at("30m30s")).white, bounds(main("0:30"), main("0:30")));
    let earliest = Earliest { side: Some(Color::White), in_: ms("30s"), what: Change::MainEnds, certain: true };
    assert_eq!(watch.earliest_event(at("30m30s")), Some(earliest));
    watch.press(Color::White, at("30m40s")).unwrap();
    watch.hand_over(stamp("31m")).unwrap();
    assert_eq!(watch.bounds(at("31m")).black, bounds(main("19:40"), main("19:40")));
    assert_eq!(watch.bounds(at("31m10s")).white, bounds(main("0:10"), main("0:20")));
    assert_eq!(watch.ran(at("31m")), ms("31m"));
    assert_eq!(watch.press(Color::Black, at("32m")), Err(WatchError::NotRunHere));
}

#[test]
fn a_live_overrun_is_certain_and_says_since_when_13_1() {
    let mut watch = Watch::new(both("main 60m"));
    let clock = GameClock::with_times(both("main 60m"), mains("1:00", "5:00")).unwrap();
    watch.run_here(clock, at("0s"));
    assert!(!watch.is_running());
    watch.start(Color::Black, at("0s")).unwrap();
    assert_eq!(watch.overrun(at("1m5s")), Sides::new(Chance::Certain, Chance::No));
    let earliest = watch.earliest_event(at("1m5s")).unwrap();
    assert_eq!((earliest.in_, earliest.what, earliest.certain), (ms("-5s"), Change::FlagFalls, true));
}

#[test]
fn a_gap_in_which_the_hall_stood_still_moves_no_bound() {
    let mut watch = read(JAPANESE, mains("20:00", "3:00"));
    watch.discount(at("21m"), at("5h"));
    assert_eq!(watch.bounds(at("5h")).white, bounds(main("2:00"), main("3:00")));
}
