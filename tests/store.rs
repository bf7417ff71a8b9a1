//! The journal: whole or not at all, read for ever, told of when damaged.

use fujite::clock::{Mono, Stamp, Timestamp};
use fujite::store::{
    Access, DamageKind, Journal, Mirror, MirrorFailure, MirrorStatus, Opened, ReadOnlyReason, Record, StoreError, verify,
};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Deed {
    RoundStarted { round: u16 },
    Note(String),
}

fn at(ms: i64) -> Stamp {
    Stamp { mono: Mono(ms), utc: Timestamp(1_790_000_000_000 + ms), offset: 180 }
}

fn note(text: &str) -> Deed {
    Deed::Note(text.to_owned())
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn open(path: &Path) -> Opened<Deed> {
    Journal::open(path).unwrap()
}

fn writable(opened: Opened<Deed>) -> Journal<Deed> {
    match opened.access {
        Access::Writable(journal) => journal,
        Access::ReadOnly(read_only) => panic!("read-only: {:?}, {:?}", read_only.reason(), opened.report),
    }
}

fn reason(opened: &Opened<Deed>) -> ReadOnlyReason {
    match &opened.access {
        Access::Writable(_) => panic!("writable"),
        Access::ReadOnly(read_only) => read_only.reason(),
    }
}

/// A file of six records: three alone, a batch of two, one alone.
fn sample(path: &Path) -> Vec<Record<Deed>> {
    let mut journal = Journal::create(path).unwrap();
    let mut all = journal.append(at(1), "Судья Примерова", vec![Deed::RoundStarted { round: 1 }]).unwrap();
    all.extend(journal.append(at(2), "J", vec![note("two\nlines, \"quotes\", tab\t, № 5")]).unwrap());
    all.extend(journal.append(at(3), "J", vec![note("three")]).unwrap());
    all.extend(journal.append(at(4), "J", vec![note("four of a batch"), note("five of a batch")]).unwrap());
    all.extend(journal.append(at(5), "J", vec![Deed::RoundStarted { round: 2 }]).unwrap());
    all
}

/// Where each line begins, and where the file ends.
fn line_starts(bytes: &[u8]) -> Vec<usize> {
    let breaks = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(place, _)| place + 1);
    std::iter::once(0).chain(breaks).collect()
}

fn kinds(path: &Path) -> Vec<(u64, DamageKind)> {
    verify::<Deed>(path).unwrap().damage.iter().map(|damage| (damage.line, damage.kind)).collect()
}

#[test]
fn what_was_appended_is_read_back_in_order_with_one_record_a_line() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let written = sample(&path);
    let opened = open(&path);
    assert_eq!(opened.records, written);
    assert!(opened.report.is_clean());
    assert_eq!(opened.records[0].wall, "2026-09-21 17:13:20.001 +03:00");
    assert_eq!(opened.records.iter().map(|record| record.seq).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    let journal = writable(opened);
    assert_eq!((journal.last_seq(), journal.last_stamp()), (6, Some(at(5))));
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 7);
    assert!(text.contains("Судья Примерова"), "readable as it stands");
    let verification = verify::<Deed>(&path).unwrap();
    assert_eq!((verification.events, verification.intact, verification.head), (6, true, journal.head()));
}

#[test]
fn creating_never_overwrites() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    fs::write(&path, "precious").unwrap();
    assert!(matches!(Journal::<Deed>::create(&path), Err(StoreError::Exists { .. })));
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
}

#[test]
fn a_copy_made_anew_is_the_same_tournament() {
    let folder = folder();
    let written = sample(&folder.path().join("a.fujite"));
    let copy = folder.path().join("b.fujite");
    let mut journal = Journal::recreate(&copy, &written).unwrap();
    journal.append(at(9), "J", vec![note("seven")]).unwrap();
    drop(journal);
    let opened = open(&copy);
    assert!(opened.report.is_clean());
    assert_eq!(opened.records[..6], written);
    assert_eq!(opened.records[6].seq, 7);
}

#[test]
fn version_1_files_are_read_for_ever() {
    let folder = folder();
    let path = folder.path().join("v1.fujite");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals/v1.fujite"), &path).unwrap();
    let opened = open(&path);
    assert!(opened.report.is_clean());
    assert_eq!(opened.records, sample(&folder.path().join("now.fujite")));
    assert_eq!(fs::read(&path).unwrap(), fs::read(folder.path().join("now.fujite")).unwrap(), "and written the same way");
}

#[test]
fn a_file_cut_at_any_byte_of_its_last_lines_keeps_every_whole_batch_and_goes_on() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let written = sample(&path);
    let whole = fs::read(&path).unwrap();
    let starts = line_starts(&whole);
    let first = starts[starts.len() - 5]; // the last record, the batch before it, and one more
    for length in first..whole.len() {
        let path = folder.path().join(format!("{length}.fujite"));
        fs::write(&path, &whole[..length]).unwrap();
        // A record counts when it is whole up to its line break, and so is its batch.
        let lines = starts.iter().filter(|start| **start > 0 && **start <= length + 1).count() - 1;
        let kept = if lines == 4 { 3 } else { lines };
        let whole_batches_end = starts[kept + 1].min(length);
        let opened = open(&path);
        assert_eq!(opened.records, written[..kept], "cut at {length}");
        assert!(opened.report.damage.is_empty());
        let torn = length - whole_batches_end;
        assert_eq!(opened.report.torn.as_ref().map_or(0, |torn| torn.bytes), torn as u64, "cut at {length}");
        if let Some(torn) = &opened.report.torn {
            assert_eq!(fs::read(torn.saved.as_ref().unwrap()).unwrap(), &whole[whole_batches_end..length]);
        }
        let mut journal = writable(opened);
        assert_eq!(journal.append(at(9), "J", vec![note("after")]).unwrap()[0].seq, kept as u64 + 1);
        drop(journal);
        assert!(verify::<Deed>(&path).unwrap().intact);
        assert_eq!(open(&path).records.len(), kept + 1);
    }
}

#[test]
fn verify_names_a_torn_tail_and_leaves_it() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    sample(&path);
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() - 5]).unwrap();
    assert_eq!(kinds(&path), [(7, DamageKind::TornTail)]);
    assert_eq!(fs::read(&path).unwrap().len(), whole.len() - 5);
}

#[test]
fn a_changed_record_is_reported_with_its_line_and_all_others_are_offered() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let written = sample(&path);
    let text = fs::read_to_string(&path).unwrap().replace("three", "tbree");
    fs::write(&path, text).unwrap();
    assert_eq!(kinds(&path), [(4, DamageKind::Checksum)]);
    let opened = open(&path);
    assert_eq!(reason(&opened), ReadOnlyReason::Damaged);
    let rest: Vec<_> = written.iter().filter(|record| record.seq != 3).cloned().collect();
    assert_eq!(opened.records, rest);
    assert_eq!(opened.doubtful.len(), 1);
    assert!(opened.report.damage[0].text.contains("tbree"));
    assert!(matches!(Journal::<Deed>::open(&path).unwrap().access, Access::ReadOnly(_)), "the lock is held while it waits");
    let Access::ReadOnly(waiting) = opened.access else { panic!() };
    let mut journal = waiting.accept_damage().unwrap();
    assert_eq!(journal.append(at(9), "J", vec![note("on")]).unwrap()[0].seq, 7);
    drop(journal);
    assert_eq!(kinds(&path), [(4, DamageKind::Checksum)], "the old damage, no new one");
}

#[test]
fn damage_to_a_checksum_alone_costs_no_record() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let written = sample(&path);
    let mut bytes = fs::read(&path).unwrap();
    let place = line_starts(&bytes)[3] - 2; // in the checksum of record 2
    bytes[place] = if bytes[place] == b'0' { b'1' } else { b'0' };
    fs::write(&path, bytes).unwrap();
    let opened = open(&path);
    assert_eq!(opened.records, written);
    assert_eq!(
        opened.report.damage.iter().map(|damage| (damage.line, damage.kind)).collect::<Vec<_>>(),
        [(3, DamageKind::Checksum)]
    );
}

#[test]
fn a_lost_line_shows_as_a_gap_in_the_numbers() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let written = sample(&path);
    let text = fs::read_to_string(&path).unwrap();
    let without: Vec<&str> = text.lines().enumerate().filter(|(line, _)| *line != 2).map(|(_, line)| line).collect();
    fs::write(&path, without.join("\n") + "\n").unwrap();
    assert_eq!(kinds(&path), [(3, DamageKind::Sequence)]);
    let opened = open(&path);
    assert_eq!(opened.doubtful, written[2..3]);
    assert_eq!(opened.records.len(), 4);
}

#[test]
fn a_sound_line_this_program_cannot_read_is_named_and_the_file_is_read_only() {
    #[derive(Debug, Serialize, Deserialize)]
    enum Newer {
        Note(String),
        Unheard,
    }
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let mut journal = Journal::create(&path).unwrap();
    for event in [Newer::Note("one".to_owned()), Newer::Unheard, Newer::Note("three".to_owned())] {
        journal.append(at(1), "J", vec![event]).unwrap();
    }
    drop(journal);
    assert_eq!(kinds(&path), [(3, DamageKind::Unreadable)]);
    let opened = open(&path);
    assert_eq!(reason(&opened), ReadOnlyReason::Damaged);
    assert_eq!(opened.records.iter().map(|record| record.seq).collect::<Vec<_>>(), [1, 3]);
}

#[test]
fn a_damaged_header_condemns_no_record() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let written = sample(&path);
    let text = fs::read_to_string(&path).unwrap().replacen("journal 1", "journal 3", 1);
    fs::write(&path, text).unwrap();
    assert_eq!(kinds(&path), [(1, DamageKind::Header)]);
    assert_eq!(open(&path).records, written);
}

#[test]
fn a_newer_version_is_refused_with_both_numbers() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let covered = "fujite-journal 2\t=";
    let digest = blake3::hash(covered.as_bytes()).to_hex();
    fs::write(&path, format!("{covered}{}\nwho knows\n", &digest[..32])).unwrap();
    let refused = Journal::<Deed>::open(&path).map(|_| ()).unwrap_err();
    assert!(matches!(refused, StoreError::NewerVersion { found: 2, known: 1, .. }), "{refused}");
    assert_eq!(kinds(&path), [(1, DamageKind::Version)]);
}

#[test]
fn other_files_are_refused_by_name() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    assert!(matches!(Journal::<Deed>::open(&path), Err(StoreError::Missing { .. })));
    fs::write(&path, "<?xml version='1.0'?>\n<Tournament/>\n").unwrap();
    assert!(matches!(Journal::<Deed>::open(&path), Err(StoreError::NotAJournal { .. })));
    fs::write(&path, "fujite-jour").unwrap();
    assert!(matches!(Journal::<Deed>::open(&path), Err(StoreError::Unfinished { .. })));
    fs::write(&path, "").unwrap();
    assert!(matches!(Journal::<Deed>::open(&path), Err(StoreError::Unfinished { .. })));
    assert!(Journal::<Deed>::open(folder.path()).is_err(), "a folder");
}

#[test]
fn an_event_that_would_not_read_back_is_refused_and_nothing_is_written() {
    #[derive(Debug, Serialize, Deserialize)]
    struct Picky {
        #[serde(deserialize_with = "never")]
        value: u8,
    }
    fn never<'de, D: serde::Deserializer<'de>>(_: D) -> Result<u8, D::Error> {
        Err(serde::de::Error::custom("never"))
    }
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let mut journal = Journal::create(&path).unwrap();
    let before = fs::read(&path).unwrap();
    assert!(matches!(journal.append(at(1), "J", vec![Picky { value: 1 }]), Err(StoreError::Encode { .. })));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_deleted_or_replaced_file_takes_no_more_records() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let mut journal = Journal::create(&path).unwrap();
    journal.append(at(1), "J", vec![note("one")]).unwrap();
    let bytes = fs::read(&path).unwrap();
    fs::remove_file(&path).unwrap();
    assert!(matches!(journal.append(at(2), "J", vec![note("two")]), Err(StoreError::Vanished { kept: 1, .. })));
    fs::write(&path, &bytes).unwrap();
    if cfg!(unix) {
        assert!(matches!(journal.append(at(2), "J", vec![note("two")]), Err(StoreError::Vanished { kept: 1, .. })));
    }
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_file_another_program_wrote_to_takes_no_more_records() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let mut journal = Journal::create(&path).unwrap();
    journal.append(at(1), "J", vec![note("one")]).unwrap();
    fs::OpenOptions::new().append(true).open(&path).unwrap().write_all(b"x").unwrap();
    assert!(matches!(journal.append(at(2), "J", vec![note("two")]), Err(StoreError::ChangedOutside { kept: 1, .. })));
}

#[test]
fn a_second_station_opens_the_file_read_only_until_the_first_closes() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let mut first = Journal::create(&path).unwrap();
    first.append(at(1), "J", vec![note("one")]).unwrap();
    let second = child("store::child_opens", &path).output().unwrap();
    let said = String::from_utf8_lossy(&second.stdout).into_owned();
    assert!(said.contains("ANSWER ReadOnly OpenElsewhere 1"), "{said}");
    first.append(at(2), "J", vec![note("two")]).unwrap();
    drop(first);
    let third = child("store::child_opens", &path).output().unwrap();
    assert!(String::from_utf8_lossy(&third.stdout).contains("ANSWER Writable 2"));
}

/// Not a test of its own: the other process of the test above.
#[test]
fn child_opens() {
    let Some(path) = given_path() else { return };
    let opened = open(&path);
    match &opened.access {
        Access::Writable(_) => println!("\nANSWER Writable {}", opened.records.len()),
        Access::ReadOnly(it) => println!("\nANSWER ReadOnly {:?} {}", it.reason(), opened.records.len()),
    }
}

#[test]
fn a_station_killed_while_it_records_loses_nothing_it_acknowledged() {
    let folder = folder();
    for round in 0..3 {
        let path = folder.path().join(format!("{round}.fujite"));
        let mut killed = child("store::child_appends", &path).stdout(Stdio::piped()).spawn().unwrap();
        let mut acknowledged = 0;
        for line in BufReader::new(killed.stdout.take().unwrap()).lines() {
            if let Some(number) = line.unwrap().strip_prefix("ACK ") {
                acknowledged = number.parse().unwrap();
                if acknowledged >= 40 + round * 17 {
                    killed.kill().unwrap(); // SIGKILL on Unix
                    break;
                }
            }
        }
        killed.wait().unwrap();
        let opened = open(&path);
        assert!(opened.report.damage.is_empty());
        assert!(opened.records.len() as u64 >= acknowledged, "{} of {acknowledged}", opened.records.len());
        assert_eq!(opened.records.len() % 3, 0, "batches are whole");
        writable(opened).append(at(9), "J", vec![note("on")]).unwrap();
    }
}

/// Not a test of its own: records in batches of three until it is killed.
#[test]
fn child_appends() {
    let Some(path) = given_path() else { return };
    let mut journal = Journal::create(&path).unwrap();
    println!();
    for number in 0..100_000 {
        let batch = (0..3).map(|part| note(&"long text ".repeat(20 + part))).collect();
        journal.append(at(number), "J", batch).unwrap();
        println!("ACK {}", journal.last_seq());
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_named_and_leaves_file_and_memory_as_they_were() {
    let folder = folder();
    let path = folder.path().join("a.fujite");
    // A limit on the size of files fails a write half way, as a full disk does.
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" --exact store::child_fills --nocapture";
    let output = Command::new("bash")
        .args(["-c", script])
        .arg(std::env::current_exe().unwrap())
        .env("FUJITE_TEST_JOURNAL", &path)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("FULL"), "{said}");
    let opened = open(&path);
    assert!(opened.report.is_clean(), "{:?}", opened.report);
    assert_eq!(opened.records.last().unwrap().event, note("short"));
}

/// Not a test of its own: fills the file up to the limit the other one sets.
#[cfg(unix)]
#[test]
fn child_fills() {
    let Some(path) = given_path() else { return };
    let mut journal = Journal::create(&path).unwrap();
    loop {
        let before = (journal.last_seq(), journal.head());
        match journal.append(at(1), "J", vec![note(&"x".repeat(900)), note(&"y".repeat(900))]) {
            Ok(_) => assert!(journal.last_seq() < 100, "no limit was set"),
            Err(StoreError::Full { kept, .. }) => {
                assert_eq!((kept, (journal.last_seq(), journal.head())), (before.0, before));
                break;
            }
            Err(other) => panic!("{other}"),
        }
    }
    journal.append(at(2), "J", vec![note("short")]).unwrap();
    println!("\nFULL");
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_written_opens_read_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let path = folder.path().join("a.fujite");
    let written = sample(&path);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    if fs::OpenOptions::new().write(true).open(&path).is_ok() {
        println!("skipped: this user may write everything");
        return;
    }
    let opened = open(&path);
    assert_eq!((reason(&opened), opened.records.len()), (ReadOnlyReason::NotPermitted, written.len()));
}

fn up_to_date(mirror: &Mirror) -> bool {
    matches!(mirror.settled(Duration::from_secs(20)), MirrorStatus::UpToDate { .. })
}

#[test]
fn the_second_copy_follows_every_append() {
    let folder = folder();
    let (path, copy) = (folder.path().join("a.fujite"), folder.path().join("stick.fujite"));
    sample(&path);
    let mut journal = writable(open(&path));
    journal.set_mirror(Some(Mirror::start(&path, copy.clone()).unwrap()));
    for number in 0..20 {
        journal.append(at(number), "J", vec![note("more")]).unwrap();
    }
    assert!(up_to_date(journal.mirror().unwrap()));
    assert_eq!(fs::read(&path).unwrap(), fs::read(&copy).unwrap());
}

#[test]
fn a_second_copy_that_cannot_be_written_is_reported_never_in_the_way_and_caught_up_later() {
    let folder = folder();
    let (path, stick) = (folder.path().join("a.fujite"), folder.path().join("stick"));
    let copy: PathBuf = stick.join("a.fujite");
    let mut journal = Journal::create(&path).unwrap();
    journal.set_mirror(Some(Mirror::start(&path, copy.clone()).unwrap()));
    journal.append(at(1), "J", vec![note("one")]).unwrap();
    let status = journal.mirror().unwrap().settled(Duration::from_secs(20));
    assert!(matches!(status, MirrorStatus::Failed { why: MirrorFailure::Missing, .. }), "{status:?}");
    fs::create_dir(&stick).unwrap();
    journal.append(at(2), "J", vec![note("two")]).unwrap();
    assert!(up_to_date(journal.mirror().unwrap()));
    assert_eq!(fs::read(&path).unwrap(), fs::read(&copy).unwrap());
}

#[test]
fn a_second_copy_never_overwrites_another_file() {
    let folder = folder();
    let (path, copy) = (folder.path().join("a.fujite"), folder.path().join("b.fujite"));
    fs::write(&copy, "other").unwrap();
    let mut journal = Journal::create(&path).unwrap();
    journal.set_mirror(Some(Mirror::start(&path, copy.clone()).unwrap()));
    journal.append(at(1), "J", vec![note("one")]).unwrap();
    let status = journal.mirror().unwrap().settled(Duration::from_secs(20));
    assert!(matches!(status, MirrorStatus::Failed { why: MirrorFailure::Differs, .. }), "{status:?}");
    assert_eq!(fs::read_to_string(&copy).unwrap(), "other");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_flipped_bit_anywhere_is_reported_and_costs_at_most_the_lines_it_touches(place in any::<prop::sample::Index>(), bit in 0..8) {
        let folder = folder();
        let path = folder.path().join("a.fujite");
        let written = sample(&path);
        let mut bytes = fs::read(&path).unwrap();
        let place = place.index(bytes.len());
        bytes[place] ^= 1u8 << bit;
        fs::write(&path, &bytes).unwrap();
        let verification = verify::<Deed>(&path).unwrap();
        prop_assert!(!verification.intact);
        let line = line_starts(&fs::read(&path).unwrap()).iter().filter(|start| **start <= place).count() as u64;
        prop_assert!(verification.damage.iter().any(|damage| damage.line == line || damage.line == line - 1),
            "line {} not in {:?}", line, verification.damage);
        let opened = open(&path);
        prop_assert!(!opened.report.is_clean());
        let lost = written.iter().filter(|record| !opened.records.contains(record)).count();
        prop_assert!(lost <= 2, "{} lost", lost);
        prop_assert!(opened.records.iter().all(|record| written.contains(record)), "nothing false is offered as proven");
    }

    #[test]
    fn garbage_after_a_header_never_panics(lines in prop::collection::vec("[ -~]{0,60}(\t[=+][0-9a-f]{32})?", 0..12)) {
        let folder = folder();
        let path = folder.path().join("a.fujite");
        Journal::<Deed>::create(&path).unwrap();
        fs::OpenOptions::new().append(true).open(&path).unwrap().write_all(lines.join("\n").as_bytes()).unwrap();
        let opened = open(&path);
        prop_assert!(opened.records.is_empty());
    }

    #[test]
    fn any_text_comes_back_as_it_was(texts in prop::collection::vec(any::<String>(), 1..4)) {
        let folder = folder();
        let path = folder.path().join("a.fujite");
        let mut journal = Journal::create(&path).unwrap();
        let written = journal.append(at(1), &texts[0], texts.iter().map(|text| note(text)).collect()).unwrap();
        drop(journal);
        prop_assert_eq!(open(&path).records, written);
    }
}

fn given_path() -> Option<PathBuf> {
    std::env::var_os("FUJITE_TEST_JOURNAL").map(PathBuf::from)
}

fn child(test: &str, path: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", test, "--nocapture"]).env("FUJITE_TEST_JOURNAL", path);
    command
}
