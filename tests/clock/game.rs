//! Clocks against the Code: times, boundaries, figures. Each test names its article.
use fujite::clock::*;
use fujite::rules::{Color, Sides};

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn ms(text: &str) -> Millis {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn both(text: &str) -> Sides<TimeControl> {
    Sides::new(control(text), control(text))
}

fn main(text: &str) -> SideTime {
    SideTime::Main { left: ms(text) }
}

fn japanese(periods: u16, left: &str) -> SideTime {
    SideTime::Japanese { periods, left: ms(left) }
}

fn canadian(interval: u16, stones: u16, left: &str) -> SideTime {
    SideTime::Canadian { interval, stones, left: ms(left) }
}

fn at(text: &str) -> Mono {
    Mono(1_000_000) + ms(text)
}

#[test]
fn effective_time_and_category_9_6_6_8() {
    use Category::{Blitz, Fast, Ordinary};
    let rows = [
        ("main 60m, canadian 15/5m", "80:00", "80:00", Ordinary),
        ("main 75m, canadian 12/5m", "100:00", "100:00", Ordinary),
        ("main 25m, canadian 25/10m", "55:00", "49:00", Ordinary),
        ("main 30m, canadian 13/5m", "55:00", "53:04.615", Ordinary),
        ("main 35m, canadian 20/5m", "50:00", "50:00", Ordinary),
        ("main 60m, canadian 20/5m 20/2m 15/2m 5/6m 50/2m...", "75:00", "75:00", Ordinary),
        ("main 30m, canadian 20/5m 15/5m 10/5m...", "55:00", "52:30", Ordinary),
        ("main 38m, canadian 20/5m x2", "48:00", "48:00", Fast),
        ("main 60m, japanese 30s", "82:30", "82:30", Ordinary),
        ("main 30m, japanese 1x30s", "52:30", "52:30", Ordinary),
        ("main 30m, japanese 5x30s", "52:30", "52:30", Ordinary),
        ("main 5m, japanese 20s", "20:00", "20:00", Blitz),
        ("main 10m, japanese 20s", "25:00", "25:00", Fast),
        ("main 50m", "50:00", "50:00", Ordinary),
        ("main 49:59", "49:59", "49:59", Fast),
        ("main 20:01", "20:01", "20:01", Fast),
        ("main 20m", "20:00", "20:00", Blitz),
    ];
    for (text, by_code, linear, category) in rows {
        let figures = effective(&control(text));
        assert_eq!(figures.effective, Some(ms(by_code)), "{text}");
        assert_eq!(figures.linear, ms(linear), "{text}");
        assert_eq!(figures.category, Some(category), "{text}");
        assert_eq!(figures.article, "9.6");
    }
}

#[test]
fn effective_time_points_out_what_a_referee_should_know_9_6() {
    let notes = |text: &str| effective(&control(text)).notes;
    assert_eq!(notes("main 25m, canadian 25/10m"), [Note::LinearDiffers { linear: Category::Fast }]);
    assert_eq!(notes("main 38m, canadian 20/5m x2"), [Note::PeriodsRunOut { moves: 40 }]);
    assert_eq!(notes("main 30m, japanese 5x30s"), [Note::SparePeriodsIgnored]);
    assert_eq!(notes("main 60m, canadian 15/5m"), []);
}

#[test]
fn an_increment_is_outside_the_code_and_shows_the_european_figure() {
    let figures = effective(&control("fischer 30m+10s"));
    assert_eq!((figures.effective, figures.category), (None, None));
    assert_eq!((figures.linear, figures.linear_category), (ms("50m"), Category::Ordinary));
    assert_eq!(figures.notes, [Note::OutsideCode]);
}

#[test]
fn a_move_made_before_the_last_instant_keeps_the_period_9_3() {
    for (took, left) in [("29.999s", japanese(3, "30s")), ("30s", japanese(2, "30s")), ("65s", japanese(1, "30s"))] {
        let control = both("main 60m, japanese 3x30s");
        let times = Sides::new(japanese(3, "30s"), main("20m"));
        let mut clock = GameClock::with_times(control, times).unwrap();
        clock.start(Color::Black, at("0s")).unwrap();
        let press = clock.press(Color::Black, at(took)).unwrap();
        assert_eq!(press.after.black, left, "{took}");
        assert_eq!(press.spent, ms(took));
        assert_eq!(press.flag, None);
        assert_eq!(clock.running(), Some(Color::White));
    }
}

#[test]
fn the_last_period_is_overrun_at_its_last_instant_9_5_13_1() {
    let control = both("main 60m, japanese 3x30s");
    let times = Sides::new(main("20m"), japanese(1, "30s"));
    let mut clock = GameClock::with_times(control, times).unwrap();
    clock.start(Color::White, at("0s")).unwrap();
    assert_eq!(clock.at(at("29.999s")).white, japanese(1, "0.001s"));
    assert_eq!(clock.flag_fell(at("29.999s")), None);
    assert_eq!(clock.at(at("30s")).white, SideTime::Overrun);
    let press = clock.press(Color::White, at("31s")).unwrap();
    assert_eq!(press.after.white, SideTime::Overrun);
    assert_eq!(press.flag, Some(at("30s")), "the flag is recorded when it fell, not when the button was pressed");
}

#[test]
fn byoyomi_is_entered_in_the_middle_of_a_move_9_3() {
    let control = control("main 60m, japanese 3x30s");
    let thinking = spend(&control, main("0:10"), ms("35s"));
    assert_eq!(thinking, japanese(3, "5s"), "25 s into the first period");
    assert_eq!(complete_move(&control, thinking), japanese(3, "30s"), "three periods remain");
    assert_eq!(spend(&control, main("0:10"), ms("10s")), japanese(3, "30s"));
    assert_eq!(spend(&control, main("0:10"), ms("99.999s")), japanese(1, "0.001s"));
    assert_eq!(spend(&control, main("0:10"), ms("100s")), SideTime::Overrun);
}

#[test]
fn main_time_alone_is_overrun_at_zero_9_2() {
    let control = control("main 50m");
    assert_eq!(spend(&control, control.initial(), ms("49:59.999")), main("0.001s"));
    assert_eq!(spend(&control, control.initial(), ms("50m")), SideTime::Overrun);
}

#[test]
fn without_main_time_the_game_begins_in_byoyomi_9_2() {
    assert_eq!(control("main 0m, japanese 3x30s").initial(), japanese(3, "30s"));
    assert_eq!(control("main 0m, canadian 15/5m").initial(), canadian(0, 15, "5m"));
}

#[test]
fn a_new_canadian_period_starts_in_full_9_4_9_5() {
    let control = control("main 60m, canadian 15/5m");
    let mut time = spend(&control, main("1s"), ms("1s"));
    assert_eq!(time, canadian(0, 15, "5m"));
    for _ in 0..14 {
        time = complete_move(&control, spend(&control, time, ms("17s")));
    }
    assert_eq!(time, canadian(0, 1, "1:02"));
    time = complete_move(&control, spend(&control, time, ms("12s")));
    assert_eq!(time, canadian(1, 15, "5m"), "finished in 4:10, nothing carried over");
}

#[test]
fn a_pass_uses_a_canadian_stone_11_4() {
    let mut clock =
        GameClock::with_times(both("main 60m, canadian 15/5m"), Sides::new(canadian(0, 15, "5m"), main("9m"))).unwrap();
    clock.start(Color::Black, at("0s")).unwrap();
    assert_eq!(clock.press(Color::Black, at("8s")).unwrap().after.black, canadian(0, 14, "4:52"));
}

#[test]
fn the_last_canadian_stone_at_the_last_instant_is_too_late_9_4() {
    let control = control("main 60m, canadian 15/5m");
    let last = canadian(0, 1, "5m");
    assert_eq!(complete_move(&control, spend(&control, last, ms("4:59.999"))), canadian(1, 15, "5m"));
    assert_eq!(complete_move(&control, spend(&control, last, ms("5:00.000"))), SideTime::Overrun);
}

#[test]
fn limited_canadian_periods_are_spare_until_the_last_9_5() {
    let control = control("main 38m, canadian 20/5m x2");
    assert_eq!(spend(&control, canadian(0, 7, "1m"), ms("90s")), canadian(1, 20, "4:30"));
    assert_eq!(spend(&control, canadian(1, 7, "1m"), ms("60s")), SideTime::Overrun);
    let played_out = complete_move(&control, canadian(1, 1, "1m"));
    assert!(!played_out.is_overrun(), "the last stone was in time");
    assert_eq!(spend(&control, played_out, Millis::ZERO), SideTime::Overrun, "but no time is left for another");
}

#[test]
fn periods_of_different_length_follow_each_other_9_4() {
    let control = control("main 30m, canadian 20/5m 15/4m 10/3m...");
    assert_eq!(complete_move(&control, canadian(0, 1, "1m")), canadian(1, 15, "4m"));
    assert_eq!(complete_move(&control, canadian(1, 1, "1m")), canadian(2, 10, "3m"));
    assert_eq!(complete_move(&control, canadian(2, 1, "1m")), canadian(3, 10, "3m"));
}

#[test]
fn an_increment_is_added_after_the_move() {
    let control = control("fischer 30m+10s");
    assert_eq!(complete_move(&control, spend(&control, main("30m"), ms("4s"))), main("30:06"));
    assert_eq!(spend(&control, main("4s"), ms("4s")), SideTime::Overrun);
}

#[test]
fn a_stop_counts_for_nobody_and_the_move_goes_on_after_it_11_5() {
    let mut clock = GameClock::new(both("main 60m, japanese 3x30s"));
    clock.start(Color::Black, at("0s")).unwrap();
    assert_eq!(clock.stop(at("10m")), Ok(Color::Black));
    assert_eq!(clock.stop(at("10m")), Err(ClockError::Stopped));
    assert_eq!(clock.to_move(), Some(Color::Black));
    assert_eq!(clock.at(at("40m")).black, main("50m"));
    clock.start(Color::Black, at("40m")).unwrap();
    assert_eq!(clock.press(Color::Black, at("41m")).unwrap().spent, ms("11m"));
    assert_eq!(clock.start(Color::Black, at("41m")), Err(ClockError::Running { side: Color::White }));
}

#[test]
fn only_the_side_to_move_can_make_a_move() {
    let mut clock = GameClock::new(both("main 60m"));
    assert_eq!(clock.press(Color::Black, at("1s")), Err(ClockError::Stopped));
    clock.start(Color::Black, at("0s")).unwrap();
    let error = clock.press(Color::White, at("1s"));
    assert_eq!(error, Err(ClockError::NotToMove { side: Color::Black }));
    assert_eq!(clock.at(at("1s")), Sides::new(main("59:59"), main("60m")));
}

#[test]
fn a_wrong_press_is_taken_back_with_both_times() {
    let mut clock = GameClock::new(both("main 60m, japanese 3x30s"));
    clock.start(Color::Black, at("0s")).unwrap();
    let wrong = clock.press(Color::Black, at("10s")).unwrap();
    clock.stop(at("12s")).unwrap();
    clock.start(Color::White, at("60s")).unwrap();
    clock.take_back(wrong.previous, at("63s"));
    assert_eq!(clock.running(), Some(Color::Black));
    assert_eq!(clock.at(at("63s")), Sides::new(main("59:45"), main("60m")), "10 + 2 + 3 s are Black's, the stop nobody's");
    assert_eq!(clock.press(Color::Black, at("64s")).unwrap().spent, ms("16s"));
}

#[test]
fn the_next_change_is_foretold() {
    let next = |time, clock: &str| {
        let mut clock = GameClock::with_times(both(clock), Sides::new(time, time)).unwrap();
        clock.start(Color::White, at("0s")).unwrap();
        clock.next_change(at("1s")).map(|next| (next.side, next.in_, next.what))
    };
    let japanese_control = "main 60m, japanese 3x30s";
    assert_eq!(next(main("10s"), japanese_control), Some((Color::White, ms("9s"), Change::MainEnds)));
    assert_eq!(next(main("10s"), "main 60m"), Some((Color::White, ms("9s"), Change::FlagFalls)));
    assert_eq!(next(japanese(2, "30s"), japanese_control), Some((Color::White, ms("29s"), Change::PeriodEnds)));
    assert_eq!(next(japanese(1, "30s"), japanese_control), Some((Color::White, ms("29s"), Change::FlagFalls)));
    assert_eq!(next(canadian(0, 9, "2m"), "main 60m, canadian 15/5m"), Some((Color::White, ms("119s"), Change::FlagFalls)));
    assert_eq!(next(japanese(1, "1s"), japanese_control), None);
}

#[test]
fn a_time_that_the_control_does_not_know_is_refused() {
    let mut clock = GameClock::new(both("main 60m, japanese 3x30s"));
    let refused = |unfit| Err(ClockError::Unfit(unfit));
    assert_eq!(clock.set(Color::Black, canadian(0, 3, "1m"), at("0s")), refused(Unfit::OtherByoYomi));
    assert_eq!(clock.set(Color::Black, japanese(0, "1s"), at("0s")), refused(Unfit::NoPeriods));
    assert_eq!(clock.set(Color::Black, main("-1s"), at("0s")), refused(Unfit::Negative));
    assert_eq!(clock.set(Color::Black, main("70m"), at("0s")), Ok(()), "a referee may add time");
}

#[test]
fn time_set_while_running_counts_from_then_16_7() {
    let mut clock = GameClock::new(both("main 60m"));
    clock.start(Color::Black, at("0s")).unwrap();
    clock.set(Color::Black, main("30m"), at("5m")).unwrap();
    clock.set(Color::White, main("40m"), at("5m")).unwrap();
    assert_eq!(clock.at(at("6m")), Sides::new(main("29m"), main("40m")));
    assert_eq!(clock.ran(at("6m")), ms("6m"));
}

#[test]
fn a_gap_in_which_the_hall_stood_still_is_taken_out() {
    let mut clock = GameClock::new(both("main 60m"));
    clock.start(Color::Black, at("10m")).unwrap();
    clock.discount(at("5m"), at("12m"));
    assert_eq!(clock.at(at("13m")).black, main("59m"), "only the part that ran");
    clock.discount(at("20m"), at("8h"));
    assert_eq!(clock.at(at("8h1m")).black, main("51m"));
}

#[test]
fn a_clock_goes_through_the_journal_unchanged() {
    let mut clock = GameClock::new(both("main 60m, canadian 20/5m 15/5m..."));
    clock.start(Color::Black, at("0s")).unwrap();
    let text = ron::to_string(&clock).unwrap();
    assert_eq!(ron::from_str::<GameClock>(&text).unwrap(), clock);
}
