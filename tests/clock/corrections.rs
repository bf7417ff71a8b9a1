//! Figures a referee needs at the start, for corrections and at the flag. Each test names its article.
use fujite::clock::*;
use fujite::rules::Sides;

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn ms(text: &str) -> Millis {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn main(text: &str) -> SideTime {
    SideTime::Main { left: ms(text) }
}

const HOUR: Sides<Millis> = Sides::new(Millis::from_mins(60), Millis::from_mins(60));

#[test]
fn the_first_arrival_halves_and_blacks_time_runs_on_10_6() {
    let rows = [
        // Black came, White came, now; Black's time, White's
        (Some("20:00"), None, "20:00", "50:00", "50:00"),
        (Some("28:00"), Some("20:00"), "28:00", "42:00", "50:00"),
        (Some("31:00"), Some("20:00"), "31:00", "39:00", "50:00"),
        (Some("20:00"), Some("0:00"), "20:00", "40:00", "60:00"),
        (None, None, "20:00", "40:00", "60:00"),
        (Some("7:25"), None, "7:25", "56:18", "56:18"),
        (Some("0:00"), None, "10:00", "60:00", "60:00"),
        (None, Some("20:00"), "25:00", "45:00", "50:00"),
    ];
    for (black, white, now, black_left, white_left) in rows {
        let left = after_arrivals(HOUR, Sides::new(black.map(ms), white.map(ms)), ms(now));
        assert_eq!(left, Sides::new(ms(black_left), ms(white_left)), "{black:?} {white:?} {now}");
    }
}

#[test]
fn the_deduction_is_rounded_down_to_a_second_10_6() {
    assert_eq!(both_absent_deduction(ms("7:25")), ms("3:42"));
    assert_eq!(both_absent_deduction(ms("20m")), ms("10m"));
    assert_eq!(both_absent_deduction(ms("-5s")), Millis::ZERO);
}

#[test]
fn lateness_is_lost_beyond_half_of_the_announced_main_time_16_1() {
    let limit = |main: &str, regulation: Option<&str>| forfeit_limit(ms(main), regulation.map(ms));
    let half = limit("60m", None).unwrap();
    assert!(!is_forfeit(ms("30:00"), half.limit));
    assert!(is_forfeit(ms("30:01"), half.limit));
    assert!(is_forfeit(ms("31:00"), half.limit), "although the clock may read 39:00");
    let long = limit("150m", None).unwrap();
    assert_eq!(long, Limit { limit: ms("60m"), capped: false });
    assert!(!is_forfeit(ms("60:00"), long.limit));
    assert!(is_forfeit(ms("60:01"), long.limit));
}

#[test]
fn no_regulation_extends_lateness_beyond_an_hour_16_1() {
    assert_eq!(forfeit_limit(ms("150m"), Some(ms("90m"))), Some(Limit { limit: ms("60m"), capped: true }));
    assert_eq!(forfeit_limit(ms("60m"), Some(ms("15m"))), Some(Limit { limit: ms("15m"), capped: false }));
    assert_eq!(forfeit_limit(ms("60m"), Some(ms("60m"))), Some(Limit { limit: ms("60m"), capped: false }));
}

#[test]
fn without_main_time_the_limit_must_be_given_16_1() {
    assert_eq!(forfeit_limit(Millis::ZERO, None), None);
    assert_eq!(forfeit_limit(Millis::ZERO, Some(ms("10m"))).map(|limit| limit.limit), Some(ms("10m")));
}

#[test]
fn a_wrong_colour_is_mended_before_the_third_white_stone_16_2() {
    let WrongStart::Restart { deduction } = wrong_start(2, 3, ms("8:00")) else { panic!("restart expected") };
    assert_eq!(ms("60m") - deduction, ms("56:00"));
    assert_eq!(wrong_start(3, 3, ms("8:00")), WrongStart::Stands);
}

#[test]
fn a_cut_leaves_the_floor_of_the_category_16_7() {
    let rows = [
        // control, left, cut, after, limited
        ("main 60m, japanese 3x30s", "25:00", "20m", "10:00", true),
        ("main 60m, japanese 3x30s", "8:00", "20m", "8:00", true),
        ("main 60m, japanese 3x30s", "25:00", "15m", "10:00", false),
        ("main 60m", "16:00", "5m", "15:00", true),
        ("main 30m", "7:00", "5m", "5:00", true),
        ("main 30m", "17:00", "5m", "12:00", false),
        ("main 60m, canadian 15/5m", "25:00", "20m", "10:00", true),
        ("main 60m", "20:00", "-5m", "20:00", false),
    ];
    for (text, left, amount, after, limited) in rows {
        let cut = cut(&control(text), ms(left), ms(amount));
        assert_eq!((cut.after, cut.limited), (ms(after), limited), "{text}, {left} cut {amount}");
    }
}

#[test]
fn the_record_is_due_from_five_minutes_of_main_time_11_9() {
    assert!(!record_is_due(main("4:59")));
    assert!(record_is_due(main("5:00")));
    assert!(!record_is_due(SideTime::Japanese { periods: 3, left: ms("30s") }));
    assert!(!record_is_due(SideTime::Canadian { interval: 0, stones: 15, left: ms("10m") }));
}

#[test]
fn three_prisoners_are_a_reason_to_stop_11_5() {
    assert!(!may_stop_for_captures(2));
    assert!(may_stop_for_captures(3));
}

#[test]
fn both_flags_in_byoyomi_play_on_otherwise_the_referee_rules_16_5() {
    let canadian = Sides::new(control("main 60m, canadian 15/5m"), control("main 60m, canadian 15/5m"));
    let in_period = SideTime::Canadian { interval: 2, stones: 4, left: Millis::ZERO };
    let fresh = SideTime::Canadian { interval: 2, stones: 15, left: ms("5m") };
    let play_on = BothFlags::PlayOn { fresh: Sides::new(fresh, fresh) };
    assert_eq!(both_flags(&canadian, Sides::new(in_period, in_period)), play_on);
    assert_eq!(both_flags(&canadian, Sides::new(in_period, main("0s"))), BothFlags::RefereeRules);
    let absolute = Sides::new(control("main 60m"), control("main 60m"));
    assert_eq!(both_flags(&absolute, Sides::new(main("0s"), main("0s"))), BothFlags::RefereeRules);
}

#[test]
fn hands_are_set_so_that_the_main_time_ends_at_six_9_1() {
    let hands = |hour, minute, second| Some(Hands { hour, minute, second });
    assert_eq!(start_hands(ms("75m")), hands(4, 45, 0));
    assert_eq!(start_hands(ms("60m")), hands(5, 0, 0));
    assert_eq!(start_hands(ms("6h")), hands(0, 0, 0));
    assert_eq!(start_hands(ms("7h")), hands(11, 0, 0));
    assert_eq!(start_hands(ms("12h")), None);
}

#[test]
fn hands_are_read_as_time_before_six_9_1() {
    let read = |text: &str, hour, minute, stage| {
        let face = Face::Hands(Hands { hour, minute, second: 0 });
        read_face(ClockModel::Mechanical, &control(text), face, stage)
    };
    assert_eq!(read("main 75m", 5, 40, Stage::Main), Ok(main("20m")));
    assert_eq!(read("main 75m", 6, 0, Stage::Main), Ok(SideTime::Overrun));
    assert_eq!(read("main 75m", 6, 3, Stage::Main), Err(FaceError::PastSix { by: ms("3m") }));
    assert_eq!(read("main 75m", 4, 40, Stage::Main), Ok(main("80m")), "a referee added time");
    let canadian = Stage::Canadian { interval: 0, stones: 7 };
    let left = SideTime::Canadian { interval: 0, stones: 7, left: ms("2m") };
    assert_eq!(read("main 60m, canadian 15/5m", 5, 58, canadian), Ok(left));
    let unread = Stage::Japanese { periods: Some(3) };
    assert_eq!(read("main 60m, japanese 3x30s", 5, 58, unread), Err(FaceError::NotOnHands));
    assert_eq!(read("main 75m", 13, 0, Stage::Main), Err(FaceError::OffDial));
}

#[test]
fn digits_that_sum_the_periods_are_taken_apart_9_3() {
    let control = control("main 60m, japanese 5x1m");
    let read = |model, digits: &str, periods| read_face(model, &control, Face::Digits(ms(digits)), Stage::Japanese { periods });
    let japanese = |periods, left: &str| Ok(SideTime::Japanese { periods, left: ms(left) });
    assert_eq!(read(ClockModel::Summed, "5:00", None), japanese(5, "1m"));
    assert_eq!(read(ClockModel::Summed, "4:30", None), japanese(5, "30s"));
    assert_eq!(read(ClockModel::Summed, "4:00", None), japanese(4, "1m"));
    assert_eq!(read(ClockModel::Summed, "0:01", None), japanese(1, "1s"));
    assert_eq!(read(ClockModel::Summed, "0:00", None), Ok(SideTime::Overrun));
    assert_eq!(read(ClockModel::Plain, "0:30", Some(2)), japanese(2, "30s"));
    assert_eq!(read(ClockModel::Plain, "0:30", None), Err(FaceError::PeriodsNeeded));
    assert_eq!(read(ClockModel::Mechanical, "0:30", Some(2)), Err(FaceError::OtherModel));
}
