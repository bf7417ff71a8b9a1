//! The hall's clock goes on as the hall does, whatever the machine does.

use fujite::clock::{Millis, Mono, Stamp, Timestamp};
use fujite::platform::{Gap, GapKind, HallClock, ManualTime, SystemTimeSource, TimeSource, files};
use std::fs;

const NOON: Timestamp = Timestamp(1_790_000_000_000);

fn secs(seconds: i64) -> Millis {
    Millis::from_secs(seconds)
}

#[test]
fn the_clock_advances_with_the_monotonic_clock() {
    let time = ManualTime::new(NOON, 180);
    let mut hall = HallClock::resume(time.clone(), None);
    assert_eq!(hall.now(), Stamp { mono: Mono(0), utc: NOON, offset: 180 });
    time.advance(secs(90));
    let tick = hall.tick();
    assert_eq!((tick.now.mono, tick.now.utc, tick.gap), (Mono(90_000), Timestamp(NOON.0 + 90_000), None));
}

#[test]
fn after_a_restart_it_goes_on_by_wall_time_and_never_back() {
    let last = Stamp { mono: Mono(5_000), utc: NOON, offset: 180 };
    let later = ManualTime::new(Timestamp(NOON.0 + 60_000), 180);
    assert_eq!(HallClock::resume(later, Some(last)).now().mono, Mono(65_000));
    let earlier = ManualTime::new(Timestamp(NOON.0 - 3_600_000), 180);
    let hall = HallClock::resume(earlier.clone(), Some(last));
    assert_eq!(hall.now().mono, Mono(5_000));
    earlier.advance(secs(1));
    assert_eq!(hall.now().mono, Mono(6_000));
}

#[test]
fn sleep_is_told_from_a_clock_that_was_set() {
    let time = ManualTime::new(NOON, 180);
    let mut hall = HallClock::resume(time.clone(), None);
    time.advance(secs(1));
    time.sleep(secs(600));
    let tick = hall.tick();
    assert_eq!(tick.gap, Some(Gap { kind: GapKind::Sleep, monotonic: secs(1), wall: secs(601) }));
    assert_eq!(tick.now.mono, Mono(1_000), "not moved without the referee");
    assert_eq!(hall.tick().gap, None, "told once");

    time.set_utc(Timestamp(time.utc().0 + 3_600_000));
    assert_eq!(hall.tick().gap, Some(Gap { kind: GapKind::ClockSet, monotonic: secs(0), wall: secs(3_600) }));
    time.set_utc(Timestamp(time.utc().0 - 3_600_000));
    assert_eq!(hall.tick().gap, Some(Gap { kind: GapKind::ClockSet, monotonic: secs(0), wall: secs(-3_600) }));
    assert_eq!(hall.now().mono, Mono(1_000), "a clock that was set moves nothing");
}

#[test]
fn small_corrections_of_wall_time_are_no_gap() {
    let time = ManualTime::new(NOON, 180);
    let mut hall = HallClock::resume(time.clone(), None);
    for by in [2_000, -2_000] {
        time.set_utc(Timestamp(time.utc().0 + by));
        assert_eq!(hall.tick().gap, None);
    }
    time.set_utc(Timestamp(time.utc().0 + 2_001));
    assert!(hall.tick().gap.is_some());
}

#[test]
fn summer_time_changes_the_offset_and_nothing_else() {
    let time = ManualTime::new(NOON, 120);
    let mut hall = HallClock::resume(time.clone(), None);
    time.set_offset(180);
    let tick = hall.tick();
    assert_eq!((tick.now.offset, tick.now.mono, tick.gap), (180, Mono(0), None));
}

#[test]
fn the_referee_can_say_the_hall_went_on() {
    let time = ManualTime::new(NOON, 180);
    let mut hall = HallClock::resume(time, None);
    hall.advance(secs(600));
    hall.advance(secs(-600));
    assert_eq!(hall.now().mono, Mono(600_000));
}

#[test]
fn the_machines_clocks_run() {
    let time = SystemTimeSource::new();
    let first = time.monotonic();
    assert!(first >= Millis::ZERO);
    assert!(time.monotonic() >= first);
    assert!(time.utc() > Timestamp(1_700_000_000_000));
    assert!((-14 * 60..=14 * 60).contains(&time.offset_minutes()));
    if cfg!(target_os = "linux") {
        assert!(time.with_sleep().unwrap() > Millis::ZERO);
    }
}

#[test]
fn a_file_is_written_whole_or_left_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    files::write_whole(&path, b"one").unwrap();
    files::write_whole(&path, b"two").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"two");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left there");
    assert!(files::write_whole(&folder.path().join("none/settings.ron"), b"x").is_err());
    assert_eq!(files::read_bounded(&path, 3).unwrap(), b"two");
    assert!(files::read_bounded(&path, 2).is_err());
}
