//! Time controls and lengths of time as people write them.
use fujite::clock::*;
use proptest::prelude::*;

fn interval(stones: u16, time: &str) -> Interval {
    Interval { stones, time: time.parse().unwrap() }
}

fn control(main: i64, byoyomi: ByoYomi) -> TimeControl {
    TimeControl { main: Millis::from_mins(main), byoyomi }
}

#[test]
fn controls_are_read_as_regulations_write_them() {
    let canadian = |intervals: &[Interval], limit| ByoYomi::Canadian { intervals: intervals.to_vec(), limit };
    let japanese = |periods, seconds| ByoYomi::Japanese { period: Millis::from_secs(seconds), periods };
    let fischer = control(30, ByoYomi::Fischer { increment: Millis::from_secs(10) });
    let three = [interval(20, "5m"), interval(15, "5m"), interval(10, "5m")];
    let rows = [
        ("main 60m", control(60, ByoYomi::Absolute)),
        ("60m", control(60, ByoYomi::Absolute)),
        ("main 60m, absolute", control(60, ByoYomi::Absolute)),
        ("main 60m, japanese 3x30s", control(60, japanese(3, 30))),
        ("  MAIN 1h ,Japanese  3 x 0:30 ", control(60, japanese(3, 30))),
        ("main 60 min, japanese 30 sec", control(60, japanese(1, 30))),
        ("основное 60 мин, японское 3х30с", control(60, japanese(3, 30))),
        ("main 60m, japanese 3×30s", control(60, japanese(3, 30))),
        ("main 60m, canadian 15/5m", control(60, canadian(&[interval(15, "5m")], None))),
        ("main 60m, canadian 15/5m...", control(60, canadian(&[interval(15, "5m")], None))),
        ("main 30m, canadian 20/5m 15/5m 10/5m...", control(30, canadian(&three, None))),
        ("main 30m, canadian 20/5m, 15/5m, 10/5m…", control(30, canadian(&three, None))),
        ("main 30m, canadian 20/5m 15/5m 10/5m", control(30, canadian(&three, Some(3)))),
        ("main 30m, canadian 20/5m 15/5m 10/5m x5", control(30, canadian(&three, Some(5)))),
        ("main 38m, canadian 20/5m x2", control(38, canadian(&[interval(20, "5m")], Some(2)))),
        ("fischer 30m+10s", fischer.clone()),
        ("Fischer 30m + 10s", fischer.clone()),
        ("main 30m, fischer 10s", fischer),
        ("main 0m, japanese 3x30s", control(0, japanese(3, 30))),
    ];
    for (text, wanted) in rows {
        assert_eq!(text.parse(), Ok(wanted), "{text}");
    }
}

#[test]
fn a_control_that_cannot_be_read_is_told_where_and_what_is_expected() {
    let rows = [
        ("", 0, Expected::Length),
        ("main", 4, Expected::Length),
        ("chess 60m", 0, Expected::Length),
        ("main 60", 7, Expected::Unit),
        ("main 60m, swiss 3x30s", 10, Expected::System),
        ("main 60m, japanese", 18, Expected::Length),
        ("main 60m, japanese 0x30s", 19, Expected::Count),
        ("main 60m, japanese 70000x30s", 19, Expected::Count),
        ("main 60m, japanese 3x0s", 21, Expected::Positive),
        ("main 60m, japanese 3x30s 5", 25, Expected::End),
        ("main 60m, canadian 15", 21, Expected::Slash),
        ("main 60m, canadian 15/5", 23, Expected::Unit),
        ("main 60m, canadian 0/5m", 19, Expected::Count),
        ("main 60m, canadian 20/5m x0", 26, Expected::Count),
        ("main 60m, canadian 20/5m 15/5m x1", 32, Expected::AllPeriods),
        ("fischer 30m", 11, Expected::Plus),
        ("main 0m", 5, Expected::Positive),
        ("main 1:75:00", 7, Expected::TwoDigits),
        ("main 1:5", 7, Expected::TwoDigits),
        ("main 99999999999999999999m", 5, Expected::Shorter),
        ("main 1000h", 5, Expected::Shorter),
        ("main 5m1h", 8, Expected::SmallerUnit),
        ("main -5m", 5, Expected::Length),
        ("основное 60", 11, Expected::Unit),
    ];
    for (text, at, expected) in rows {
        assert_eq!(text.parse::<TimeControl>(), Err(TimeTextError { at, expected }), "{text}");
    }
}

#[test]
fn the_message_counts_characters_from_one() {
    let error = "main 60".parse::<TimeControl>().unwrap_err();
    assert_eq!(error.to_string(), "character 8: expected a unit: h, m or s");
}

#[test]
fn lengths_are_read_in_units_and_with_colons() {
    let rows = [
        ("90m", 5_400_000),
        ("1h30m", 5_400_000),
        ("30s", 30_000),
        ("1:30:00", 5_400_000),
        ("75:00", 4_500_000),
        ("0:10", 10_000),
        ("9.8s", 9_800),
        ("0:09.125", 9_125),
        ("-5m", -300_000),
        ("+5m", 300_000),
        ("1ч30м", 5_400_000),
    ];
    for (text, length) in rows {
        assert_eq!(text.parse(), Ok(Millis(length)), "{text}");
    }
}

#[test]
fn a_face_never_shows_more_than_there_is() {
    let rows = [
        (3_750_000, "1:02:30"),
        (1_050_000, "17:30"),
        (1_049_999, "17:29"),
        (10_000, "0:10"),
        (9_999, "9.9"),
        (9_800, "9.8"),
        (0, "0.0"),
        (-65_000, "-1:05"),
    ];
    for (length, face) in rows {
        assert_eq!(Millis(length).face(), face);
    }
}

#[test]
fn controls_are_written_in_the_words_of_regulations() {
    for text in [
        "main 60m, japanese 3x30s",
        "main 90m",
        "main 49m59s, canadian 15/5m",
        "main 30m, canadian 20/5m 15/5m 10/5m...",
        "main 30m, canadian 20/5m 15/5m",
        "main 38m, canadian 20/5m x2",
        "fischer 30m+10s",
        "main 3h",
    ] {
        assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
    }
}

#[test]
fn a_control_that_cannot_be_played_is_found() {
    let japanese = |periods, seconds| control(60, ByoYomi::Japanese { period: Millis::from_secs(seconds), periods });
    let canadian = |intervals: &[Interval], limit| control(60, ByoYomi::Canadian { intervals: intervals.to_vec(), limit });
    assert_eq!(japanese(3, 30).check(), Ok(()));
    assert_eq!(japanese(0, 30).check(), Err(ControlError::NoPeriods));
    assert_eq!(japanese(3, 0).check(), Err(ControlError::EmptyPeriod));
    assert_eq!(canadian(&[], None).check(), Err(ControlError::NoPeriods));
    assert_eq!(canadian(&[interval(0, "5m")], None).check(), Err(ControlError::NoStones));
    assert_eq!(canadian(&[interval(5, "5m"); 2], Some(1)).check(), Err(ControlError::PeriodsBeyondLimit));
    assert_eq!(control(-1, ByoYomi::Absolute).check(), Err(ControlError::NegativeMain));
    assert_eq!(control(0, ByoYomi::Absolute).check(), Err(ControlError::NoTime));
}

fn a_length() -> impl Strategy<Value = Millis> {
    prop_oneof![(1..600_i64).prop_map(Millis::from_secs), (1..40_000_000_i64).prop_map(Millis)]
}

fn a_control() -> impl Strategy<Value = TimeControl> {
    let intervals = prop::collection::vec((1..100_u16, a_length()), 1..5);
    let byoyomi = prop_oneof![
        Just(ByoYomi::Absolute),
        (a_length(), 1..20_u16).prop_map(|(period, periods)| ByoYomi::Japanese { period, periods }),
        a_length().prop_map(|increment| ByoYomi::Fischer { increment }),
        (intervals, prop::option::of(0..5_u16)).prop_map(|(intervals, spare)| {
            let intervals: Vec<_> = intervals.into_iter().map(|(stones, time)| Interval { stones, time }).collect();
            let limit = spare.map(|spare| u16::try_from(intervals.len()).unwrap() + spare);
            ByoYomi::Canadian { intervals, limit }
        }),
    ];
    (a_length(), byoyomi).prop_map(|(main, byoyomi)| TimeControl { main, byoyomi })
}

proptest! {
    #[test]
    fn what_is_written_reads_back(control in a_control()) {
        prop_assert_eq!(control.check(), Ok(()));
        prop_assert_eq!(control.to_string().parse(), Ok(control));
    }

    #[test]
    fn a_length_reads_back(length in -3_000_000_000_i64..3_000_000_000) {
        prop_assert_eq!(Millis(length).to_string().parse(), Ok(Millis(length)));
    }

    #[test]
    fn no_text_is_too_strange(text in "\\PC{0,40}", near in "(main |fischer |, ?japanese |canadian |[0-9]{1,12}|[xhms/:.+… ]){0,9}") {
        for text in [text, near] {
            match text.parse::<TimeControl>() {
                Ok(control) => prop_assert_eq!(control.check(), Ok(()), "{}", text),
                Err(error) => prop_assert!(error.at <= text.chars().count()),
            }
        }
    }
}
