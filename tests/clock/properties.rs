//! What holds for every clock: time is conserved, never negative, and what is observed contains what is so.
use fujite::clock::*;
use fujite::rules::{Color, Sides};
use proptest::prelude::*;

fn a_byoyomi() -> impl Strategy<Value = ByoYomi> {
    let interval = (1..6_u16, 1..9_000_i64).prop_map(|(stones, time)| Interval { stones, time: Millis(time) });
    let intervals = prop::collection::vec(interval, 1..4);
    prop_oneof![
        Just(ByoYomi::Absolute),
        (1..6_000_i64, 1..5_u16).prop_map(|(period, periods)| ByoYomi::Japanese { period: Millis(period), periods }),
        (intervals, prop::option::of(0..3_u16)).prop_map(|(intervals, spare)| {
            let limit = spare.map(|spare| u16::try_from(intervals.len()).unwrap() + spare);
            ByoYomi::Canadian { intervals, limit }
        }),
    ]
}

fn a_control() -> impl Strategy<Value = TimeControl> {
    let fischer = (1..3_000_i64).prop_map(|increment| ByoYomi::Fischer { increment: Millis(increment) });
    let byoyomi = prop_oneof![4 => a_byoyomi(), 1 => fischer];
    (1..20_000_i64, byoyomi).prop_map(|(main, byoyomi)| TimeControl { main: Millis(main), byoyomi })
}

/// Anything the types can hold, playable or not.
fn any_control() -> impl Strategy<Value = TimeControl> {
    let length = || prop_oneof![-5..5_i64, any::<i64>()].prop_map(Millis);
    let interval = (0..3_u16, length()).prop_map(|(stones, time)| Interval { stones, time });
    let byoyomi = prop_oneof![
        (length(), any::<u16>()).prop_map(|(period, periods)| ByoYomi::Japanese { period, periods }),
        length().prop_map(|increment| ByoYomi::Fischer { increment }),
        (prop::collection::vec(interval, 0..3), prop::option::of(any::<u16>()))
            .prop_map(|(intervals, limit)| ByoYomi::Canadian { intervals, limit }),
    ];
    (length(), byoyomi).prop_map(|(main, byoyomi)| TimeControl { main, byoyomi })
}

fn any_time() -> impl Strategy<Value = SideTime> {
    let left = || prop_oneof![-5..5_i64, any::<i64>()].prop_map(Millis);
    prop_oneof![
        left().prop_map(|left| SideTime::Main { left }),
        (any::<u16>(), left()).prop_map(|(periods, left)| SideTime::Japanese { periods, left }),
        (any::<u16>(), any::<u16>(), left()).prop_map(|(interval, stones, left)| SideTime::Canadian { interval, stones, left }),
        Just(SideTime::Overrun),
    ]
}

/// Thinking times, each followed by a move (`true`) or by a stop and a start.
fn a_game() -> impl Strategy<Value = Vec<(i64, bool)>> {
    prop::collection::vec((0..4_000_i64, prop::bool::weighted(0.8)), 0..30)
}

/// Plays on from `*now`; after each step `look` sees the clock.
fn play(clock: &mut GameClock, now: &mut Mono, steps: &[(i64, bool)], mut look: impl FnMut(&mut GameClock, Mono)) {
    for &(thought, moves) in steps {
        *now = *now + Millis(thought);
        let side = clock.running().unwrap();
        if moves {
            clock.press(side, *now).unwrap();
        } else {
            clock.stop(*now).unwrap();
            clock.start(side, *now).unwrap();
        }
        look(clock, *now);
    }
}

fn started(control: &TimeControl) -> GameClock {
    let mut clock = GameClock::new(Sides::new(control.clone(), control.clone()));
    clock.start(Color::Black, Mono(0)).unwrap();
    clock
}

proptest! {
    #[test]
    fn thinking_in_two_parts_is_thinking_once(control in a_control(), a in 0..30_000_i64, b in 0..30_000_i64) {
        let time = control.initial();
        let parts = spend(&control, spend(&control, time, Millis(a)), Millis(b));
        prop_assert_eq!(parts, spend(&control, time, Millis(a + b)));
    }

    #[test]
    fn looking_stopping_and_saving_change_nothing(control in a_control(), steps in a_game(), looks in prop::collection::vec(0..5_000_i64, 5)) {
        let moves_only: Vec<_> = steps.iter().map(|&(thought, _)| (thought, true)).collect();
        let (mut plain, mut watched) = (started(&control), started(&control));
        play(&mut plain, &mut Mono(0), &moves_only, |_, _| {});
        let mut now = Mono(0);
        for &(thought, _) in &moves_only {
            let side = watched.running().unwrap();
            let moved = now + Millis(thought);
            for &look in &looks {
                let _ = watched.at(now + Millis(look));
                let _ = watched.next_change(now + Millis(look));
            }
            let half = now + Millis(thought / 2);
            watched.stop(half).unwrap();
            watched = ron::from_str(&ron::to_string(&watched).unwrap()).unwrap();
            watched.start(side, half).unwrap();
            watched.press(side, moved).unwrap();
            now = moved;
        }
        prop_assert_eq!(plain, watched);
    }

    #[test]
    fn time_is_conserved_in_main_time(steps in a_game()) {
        let control = TimeControl { main: Millis::from_mins(60), byoyomi: ByoYomi::Absolute };
        let mut clock = started(&control);
        let mut now = Mono(0);
        play(&mut clock, &mut now, &steps, |_, _| {});
        let times = clock.at(now);
        prop_assert_eq!(times.black.left() + times.white.left() + clock.ran(now), Millis::from_mins(120));
        prop_assert_eq!(clock.ran(now), now - Mono(0));
    }

    #[test]
    fn a_wrong_press_leaves_no_trace(control in a_control(), steps in a_game(), later in 0..5_000_i64) {
        let mut clock = started(&control);
        let mut now = Mono(0);
        play(&mut clock, &mut now, &steps, |_, _| {});
        let untouched = clock.clone();
        let side = clock.running().unwrap();
        let wrong = clock.press(side, now + Millis(later / 2)).unwrap();
        now = now + Millis(later);
        clock.take_back(wrong.previous, now);
        prop_assert_eq!(clock.at(now), untouched.at(now));
        prop_assert_eq!(clock.ran(now), untouched.ran(now));
        prop_assert_eq!(clock.running(), untouched.running());
    }

    #[test]
    fn time_ends_exactly_when_it_is_foretold(control in a_control(), steps in a_game()) {
        let mut clock = started(&control);
        let mut now = Mono(0);
        let mut wrong = None;
        play(&mut clock, &mut now, &steps, |clock, now| {
            let side = clock.running().unwrap();
            let time = clock.at(now)[side];
            let all = until_overrun(&control, time);
            let before = time.is_overrun() || all == Millis::ZERO || !spend(&control, time, all - Millis(1)).is_overrun();
            if !before || !spend(&control, time, all).is_overrun() {
                wrong = Some(time);
            }
            if let Some(next) = clock.next_change(now) {
                let ends = clock.at(now + next.in_)[side];
                let kept = !next.in_.is_positive() || clock.at(now + (next.in_ - Millis(1)))[side].left() == Millis(1);
                let right = match next.what {
                    Change::MainEnds | Change::PeriodEnds => ends.in_byoyomi(),
                    Change::FlagFalls => ends.is_overrun(),
                };
                if !kept || !right {
                    wrong = Some(time);
                }
            }
        });
        prop_assert_eq!(wrong, None);
    }

    #[test]
    fn nothing_is_ever_negative_or_trips(control in any_control(), time in any_time(), elapsed in any::<i64>()) {
        let thought = spend(&control, time, Millis(elapsed));
        prop_assert!(thought.left() >= Millis::ZERO || elapsed <= 0 || time.left() < Millis::ZERO, "{:?}", thought);
        let _ = (complete_move(&control, thought), until_overrun(&control, time), next_end(&control, time));
        let _ = (control.initial(), control.check(), effective(&control), cut(&control, time.left(), Millis(elapsed)));
        let controls = Sides::new(control.clone(), control.clone());
        let _ = both_flags(&controls, Sides::new(time, thought));
        for model in [ClockModel::Mechanical, ClockModel::Summed, ClockModel::Plain] {
            if let Ok((face, stage)) = face_of(model, &control, time) {
                let _ = read_face(model, &control, face, stage);
            }
        }
        if let Ok(mut clock) = GameClock::with_times(controls, Sides::new(time, time)) {
            clock.start(Color::Black, Mono(elapsed)).unwrap();
            let _ = (clock.at(Mono(i64::MAX)), clock.next_change(Mono(i64::MIN)), clock.flag_fell(Mono(i64::MAX)));
            clock.discount(Mono(i64::MIN), Mono(i64::MAX));
            let press = clock.press(Color::Black, Mono(0)).unwrap();
            clock.take_back(press.previous, Mono(i64::MIN));
        }
    }

    #[test]
    fn what_is_so_lies_within_what_a_reading_allows(
        byoyomi in a_byoyomi(), main in 1..20_000_i64, before in a_game(), after in a_game()
    ) {
        let control = TimeControl { main: Millis(main), byoyomi };
        let mut clock = started(&control);
        let mut watch = Watch::new(clock.control().clone());
        watch.start(Color::Black, Mono(0)).unwrap();
        let mut now = Mono(0);
        play(&mut clock, &mut now, &before, |_, _| {});
        let seen = clock.at(now);
        prop_assert_eq!(watch.consistency(seen, now, Millis::ZERO), Ok(()));
        watch.read(seen, Stamp { mono: now, ..Stamp::default() }).unwrap();
        play(&mut clock, &mut now, &after, |_, _| {});
        let (so, bounds) = (clock.at(now), watch.bounds(now));
        prop_assert_eq!(watch.consistency(so, now, Millis::ZERO), Ok(()), "{:?} then {:?}", seen, so);
        for side in Color::BOTH {
            let (so, bounds) = (so[side], bounds[side]);
            // The first moment of a period may show more than the last one of the main time.
            let same_stage = !bounds.most.in_byoyomi() || so.left() <= bounds.most.left();
            prop_assert!(same_stage, "{:?} in {:?}", so, bounds);
            if !matches!(control.byoyomi, ByoYomi::Canadian { .. }) {
                prop_assert!(order(bounds.least) <= order(so) && order(so) <= order(bounds.most), "{:?} in {:?}", so, bounds);
            }
            let past_main = control.has_byoyomi() && !matches!(so, SideTime::Main { .. });
            agrees(watch.byoyomi(now)[side], past_main)?;
            // A limited control played to its end falls on the next turn, which thinking alone does not tell.
            if !matches!(control.byoyomi, ByoYomi::Canadian { limit: Some(_), .. }) {
                agrees(watch.overrun(now)[side], so.is_overrun())?;
            }
        }
        if let Some(sum) = watch.main_sum(now) {
            prop_assert_eq!(sum, so.black.left() + so.white.left());
        }
    }

    #[test]
    fn a_face_shown_back_is_the_time_that_was_entered(byoyomi in a_byoyomi(), thought in 0..20_i64) {
        // Whole seconds: hands show no less.
        let scale = |length: Millis| Millis::from_secs(length.0 / 100 + 1);
        let byoyomi = match byoyomi {
            ByoYomi::Japanese { period, periods } => ByoYomi::Japanese { period: scale(period), periods },
            ByoYomi::Canadian { intervals, limit } => {
                let intervals = intervals.into_iter().map(|i| Interval { time: scale(i.time), ..i }).collect();
                ByoYomi::Canadian { intervals, limit }
            }
            other => other,
        };
        let control = TimeControl { main: Millis::from_secs(10), byoyomi };
        let time = spend(&control, control.initial(), Millis::from_secs(thought));
        for model in [ClockModel::Mechanical, ClockModel::Summed, ClockModel::Plain] {
            match face_of(model, &control, time) {
                // At zero main time the face cannot say that all is over where byo-yomi would follow.
                Ok((face, stage)) if !time.is_overrun() => prop_assert_eq!(read_face(model, &control, face, stage), Ok(time)),
                Ok(_) => {}
                Err(error) => prop_assert_eq!(error, FaceError::NotOnHands),
            }
        }
    }
}

fn agrees(chance: Chance, is_so: bool) -> Result<(), TestCaseError> {
    prop_assert_ne!(chance, if is_so { Chance::No } else { Chance::Certain });
    Ok(())
}

/// From no time at all to the full main time.
fn order(time: SideTime) -> (u8, u16, Millis) {
    match time {
        SideTime::Overrun => (0, 0, Millis::ZERO),
        SideTime::Canadian { left, .. } => (1, 0, left),
        SideTime::Japanese { periods, left } => (1, periods, left),
        SideTime::Main { left } => (2, 0, left),
    }
}
