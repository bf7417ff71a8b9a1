//! What a record says about its game.

use super::{codes, crafted, one, read};
use fujite::clock::{ByoYomi, Interval, Millis, SideTime, TimeControl};
use fujite::formats::sgf::{self, Margin, NodeId, Property, RecordedResult};
use fujite::rules::{Color, Komi};

#[test]
fn game_information_is_read_and_kept() {
    let info =
        one("(;PB[A]BR[5d]PW[B]KM[6.5]HA[0]RE[W+2.5]DT[2019-02-28,03-01,02]RU[Japanese]EV[Cup]RO[3]PC[Kazan]AP[X:1])").info();
    assert_eq!(info.players.black.name.as_deref(), Some("A"));
    assert_eq!(info.players.black.rank.as_deref(), Some("5d"));
    assert_eq!(info.komi.and_then(|k| k.read), Some(Komi::quarters(26)));
    assert_eq!(info.handicap.and_then(|h| h.read), Some(0));
    assert_eq!(info.result.and_then(|r| r.read), Some(RecordedResult::Win { winner: Color::White, by: Margin::Quarters(10) }));
    let dates: Vec<String> = info.dates.and_then(|d| d.read).expect("dates").iter().map(ToString::to_string).collect();
    assert_eq!(dates, ["2019-02-28", "2019-03-01", "2019-03-02"]);
    assert_eq!((info.event.as_deref(), info.round.as_deref(), info.place.as_deref()), (Some("Cup"), Some("3"), Some("Kazan")));
}

#[test]
fn numbers_written_loosely_are_read_and_put_into_form() {
    for (written, quarters, right) in [
        ("6.5", Some(26), "6.5"),
        ("6.", Some(24), "6"),
        (".5", Some(2), "0.5"),
        ("-.5", Some(-2), "-0.5"),
        ("6,5", Some(26), "6.5"),
        (" 6.5 ", Some(26), "6.5"),
        ("6.50", Some(26), "6.50"),
        ("+6.5", Some(26), "+6.5"),
        ("- 5.5", Some(-22), "-5.5"),
        ("7½", Some(30), "7.5"),
        ("650", Some(26), "6.5"),
        ("-650", Some(-26), "-6.5"),
        ("+650", Some(26), "6.5"),
        ("- 650", Some(-26), "-6.5"),
        ("650,0", Some(26), "6.5"),
        ("9950", Some(398), "99.5"),
        ("10000", None, "10000"),
        ("-65000", None, "-65000"),
        ("100.5", Some(402), "100.5"),
        ("6.3", None, "6.3"),
        (".", None, "."),
    ] {
        let collection = read(format!("(;KM[{written}];B[aa])").as_bytes());
        let tree = &collection.games[0];
        assert_eq!(tree.info().komi.and_then(|k| k.read), quarters.map(Komi::quarters), "KM[{written}]");
        assert_eq!(tree.property(NodeId::ROOT, "KM").map(Property::raw), Some(right), "KM[{written}]");
        let said = quarters.is_none() || written != right;
        assert_eq!(codes(&collection), if said { vec!["number"] } else { vec![] }, "KM[{written}]");
        let file = sgf::write(&collection);
        assert_eq!(sgf::write(&read(&file)), file, "KM[{written}]: read again");
    }
    for (written, stones, right) in
        [("5", Some(5), "5"), ("+5", Some(5), "5"), (" 5 ", Some(5), "5"), ("05", Some(5), "05"), ("five", None, "five")]
    {
        let collection = read(format!("(;HA[{written}]AB[dd];W[aa])").as_bytes());
        let tree = &collection.games[0];
        assert_eq!(tree.info().handicap.and_then(|h| h.read), stones, "HA[{written}]");
        assert_eq!(tree.property(NodeId::ROOT, "HA").map(Property::raw), Some(right), "HA[{written}]");
        assert_eq!(tree.record().expect("a record").record.setup.handicap, stones.unwrap_or(0), "HA[{written}]");
        let said = stones.is_none() || written != right;
        assert_eq!(codes(&collection), if said { vec!["number"] } else { vec![] }, "HA[{written}]");
    }
}

#[test]
fn results_are_read_as_people_write_them() {
    let win = |winner, by| RecordedResult::Win { winner, by };
    for (written, read) in [
        ("B+R", win(Color::Black, Margin::Resignation)),
        ("W+Resign", win(Color::White, Margin::Resignation)),
        ("W+T", win(Color::White, Margin::Time)),
        ("B+F", win(Color::Black, Margin::Forfeit)),
        ("B+", win(Color::Black, Margin::Unknown)),
        ("B+Illegal", win(Color::Black, Margin::Unknown)),
        ("b+3.5", win(Color::Black, Margin::Quarters(14))),
        ("B+1/2", win(Color::Black, Margin::Quarters(2))),
        ("B+3.25", win(Color::Black, Margin::Quarters(13))),
        ("Б+3,5", win(Color::White, Margin::Quarters(14))),
        ("0", RecordedResult::Draw),
        ("Jigo", RecordedResult::Draw),
        ("Void", RecordedResult::Void),
        ("?", RecordedResult::Unknown),
        ("john wins", RecordedResult::Other("john wins".to_owned())),
    ] {
        let info = one(&format!("(;RE[{written}])")).info();
        assert_eq!(info.result.and_then(|r| r.read), Some(read), "{written}");
    }
}

#[test]
fn time_texts_become_controls_where_they_say_enough() {
    let japanese = |periods, seconds| ByoYomi::Japanese { period: Millis::from_secs(seconds), periods };
    let canadian = |stones, seconds| ByoYomi::Canadian {
        intervals: vec![Interval { stones, time: Millis::from_secs(seconds) }],
        limit: None,
    };
    let fischer = ByoYomi::Fischer { increment: Millis::from_secs(10) };
    for (tm, ot, expected) in [
        ("3600", "", Some((3600, ByoYomi::Absolute))),
        ("3600", "none", Some((3600, ByoYomi::Absolute))),
        ("3600", "3x30 byo-yomi", Some((3600, japanese(3, 30)))),
        ("1500", "5x00:30 byo-yomi", Some((1500, japanese(5, 30)))),
        ("1500", "3 x 30 sec", Some((1500, japanese(3, 30)))),
        ("0", "10x60 byo-yomi", Some((0, japanese(10, 60)))),
        ("60", "15/300 canadian", Some((60, canadian(15, 300)))),
        ("60", "25 moves / 10 min", Some((60, canadian(25, 600)))),
        ("60", "25 stones per 10 minutes", Some((60, canadian(25, 600)))),
        ("60", "10 fischer", Some((60, fischer))),
        ("10:00(5x1:00)", "", Some((600, japanese(5, 60)))),
        ("25:00 + 00:30(5) ByoYomi", "", Some((1500, japanese(5, 30)))),
        ("1:00+4:00/25", "", Some((60, canadian(25, 240)))),
        ("2:00:00(5x1:00)", "", Some((7200, japanese(5, 60)))),
        ("9 hours", "", Some((32400, ByoYomi::Absolute))),
        // Not enough is said, or it cannot be told what is meant.
        ("3600", "30 seconds byo-yomi", None),
        ("1800,0,30,5", "", None),
        ("-", "", None),
        ("3600", "8 xyz 16", None),
        // No time at all, or more than anybody means.
        ("0", "", None),
        ("0", "10 fischer", None),
        ("9999999", "", None),
        ("60", "15/9999999 canadian", None),
        ("", "3x30 byo-yomi", None),
    ] {
        let expected = expected.map(|(main, byoyomi)| TimeControl { main: Millis::from_secs(main), byoyomi });
        let info = one(&format!("(;TM[{tm}]OT[{ot}])")).info();
        assert_eq!(info.control, expected, "TM[{tm}] OT[{ot}]");
        assert_eq!(info.main_time.unwrap_or_default(), tm, "kept verbatim");
    }
}

#[test]
fn readings_beside_the_moves_become_clock_times() {
    let collection = read(&crafted("time_bl_ot.sgf"));
    let tree = &collection.games[0];
    let control = tree.info().control.expect("a control");
    let line = tree.main_line();
    let times: Vec<_> = line.iter().map(|n| tree.readings(*n)).collect();
    assert_eq!(times[1].black.side_time(&control), Some(SideTime::Main { left: Millis(3_590_100) }));
    assert_eq!((times[2].white.left, times[2].white.overtime), (Some(Millis(3_580_000)), Some(3)));
    // 3580 s cannot be left of a period of 30 s.
    assert_eq!(times[2].white.side_time(&control), None);
}
