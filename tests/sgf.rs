//! Records as they come: real files where the collection is at hand, and small ones with one defect each.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

use fujite::clock::{ByoYomi, Interval, Millis, SideTime, TimeControl};
use fujite::formats::sgf::{self, Collection, GameTree, Margin, NodeId, RecordedResult, SgfError};
use fujite::formats::text::{Evidence, encoding_named};
use fujite::formats::{board_text, text};
use fujite::rules::{Color, Komi, Options, Point, Record, Setup, Size};
use proptest::prelude::*;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn crafted(name: &str) -> Vec<u8> {
    let path = root().join("tests/data/sgf/crafted").join(name);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The collection of other people's records, where it lies beside the project.
fn corpus() -> Option<PathBuf> {
    let path = std::env::var_os("FUJITE_CORPUS").map_or_else(|| root().join("../shared/corpus"), PathBuf::from).join("sgf");
    let there = path.is_dir();
    if !there {
        println!("skipped: no collection of records at {}", path.display());
    }
    there.then_some(path)
}

fn read(bytes: &[u8]) -> Collection {
    sgf::read(bytes).unwrap_or_else(|e| panic!("{e}: {}", String::from_utf8_lossy(bytes.get(..200).unwrap_or(bytes))))
}

fn one(text: &str) -> GameTree {
    let mut collection = read(text.as_bytes());
    assert_eq!(collection.games.len(), 1, "{text}");
    collection.games.remove(0)
}

fn codes(collection: &Collection) -> Vec<&'static str> {
    collection.repairs.iter().map(|r| r.kind.code()).collect()
}

/// Where the truth table's case goes wrong, if it does.
fn differs(case: &Value, bytes: &[u8]) -> Option<String> {
    let collection = match sgf::read(bytes) {
        Ok(collection) => collection,
        Err(error) => return Some(error.to_string()),
    };
    let line = match collection.games.first()?.record() {
        Ok(line) => line,
        Err(error) => return Some(error.to_string()),
    };
    let end = line.record.replay(Options::default()).end();
    let rows: Vec<String> = serde_json::from_value(case["rows"].clone()).ok()?;
    if end.rows() != rows {
        return Some(format!("rows\n{}\ninstead of\n{}", end.rows().join("\n"), rows.join("\n")));
    }
    let taken = (case["white_captured"].as_u64(), case["black_captured"].as_u64());
    let ours = (Some(u64::from(end.prisoners.black)), Some(u64::from(end.prisoners.white)));
    if taken.0.is_some() && taken != ours {
        return Some(format!("prisoners {ours:?} instead of {taken:?}"));
    }
    let moves = case["moves"].as_array()?;
    if case["setup_midgame"] == false && line.record.moves() as usize != moves.len() {
        return Some(format!("{} moves instead of {}", line.record.moves(), moves.len()));
    }
    None
}

fn cases(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

#[test]
fn crafted_records_end_in_the_known_positions() {
    let mut seen = 0;
    for case in cases(&root().join("tests/data/sgf/crafted.jsonl")) {
        let name = case["file"].as_str().expect("a file name").trim_start_matches("crafted/").to_owned();
        assert_eq!(differs(&case, &crafted(&name)), None, "{name}");
        seen += 1;
    }
    assert_eq!(seen, 50);
}

#[test]
fn real_records_end_in_the_known_positions() {
    let Some(corpus) = corpus() else { return };
    let truth = corpus.join("../../truth/positions.jsonl");
    if !truth.is_file() {
        println!("skipped: no table at {}", truth.display());
        return;
    }
    let mut wrong = Vec::new();
    let all = cases(&truth);
    for case in &all {
        let name = case["file"].as_str().expect("a file name");
        let bytes = std::fs::read(corpus.join(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
        if let Some(how) = differs(case, &bytes) {
            wrong.push(format!("{name}: {how}"));
        }
    }
    assert!(all.len() > 250);
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
}

/// Files on which other readers disagree; ours follows FF[4] where it speaks, a patient person elsewhere.
#[test]
fn disagreements_between_readers_are_decided_knowingly() {
    let end = |name: &str| {
        let line = read(&crafted(name)).games[0].record().expect("a record");
        line.record.replay(Options::default()).end()
    };
    // A file cut within a value keeps all that was whole.
    assert_eq!(end("unclosed_value.sgf").count().black, 1);
    // FF[4]: a move is carried out whatever stands there.
    assert_eq!(end("overwrite_stone.sgf").get(Point::new(4, 4)), Some(Color::White));
    // FF[4]: setting up takes nothing off.
    assert_eq!(end("setup_kills_nothing.sgf").get(Point::new(0, 0)), Some(Color::White));
    // FF[4]: HA places no stones.
    assert_eq!(end("handicap_no_stones.sgf").count().black, 1);
    // The characters are decoded before backslashes are looked for.
    assert_eq!(end("shift_jis_5c.sgf").count().black, 2);
    // Missing semicolons are seen.
    assert_eq!(end("missing_semicolon.sgf").count().white, 1);
    assert_eq!(end("missing_semicolon_in_variation.sgf").count().white, 1);
    assert_eq!(end("lower_upper_52.sgf").size(), Size::square(52).expect("a size"));
    // A size that is no number is guessed; one that no board has is refused.
    assert_eq!(end("bad_size.sgf").size(), Size::STANDARD);
    assert!(read(&crafted("size_53.sgf")).games[0].record().is_err());
    assert_eq!(sgf::read(&crafted("empty.sgf")).err(), Some(SgfError::Empty));
}

#[test]
fn every_defect_is_read_and_named_with_its_place() {
    // What is written, the main line's moves and the repairs as line:column code.
    let table: &[(&str, &str, &[&str])] = &[
        ("(;B[aa];W[bb])", "B[aa]W[bb]", &[]),
        ("(;B[aa];W[bb]", "B[aa]W[bb]", &["1:14 unclosed_tree"]),
        ("(;B[aa];W[bb", "B[aa]W[bb]", &["1:13 unclosed_value", "1:13 unclosed_tree"]),
        ("(;B[aa;W[bb])", "B[aa]W[bb]", &["1:7 unclosed_value"]),
        ("(B[aa];W[bb])", "B[aa]W[bb]", &["1:2 missing_semicolon"]),
        (";B[aa];W[bb]", "B[aa]W[bb]", &["1:1 missing_parenthesis", "1:13 unclosed_tree"]),
        ("(;B[aa]W[bb])", "B[aa]W[bb]", &["1:8 several_moves_in_node"]),
        ("(;B[aa]B[aa];W[bb])", "B[aa]W[bb]", &["1:8 duplicate_property"]),
        ("(;Black[aa];White[bb])", "B[aa]W[bb]", &["1:3 old_name", "1:13 old_name"]),
        ("(;b[aa];w[bb])", "B[aa]W[bb]", &["1:3 old_name", "1:9 old_name"]),
        ("(;B[aa];W[bb]))", "B[aa]W[bb]", &["1:15 extra_parenthesis"]),
        ("(;B[aa];W[bb];)", "B[aa]W[bb]", &[]),
        ("(;A)", "", &["1:3 name_without_value"]),
        ("(;B[aa];W[bb])\n--\nYours", "B[aa]W[bb]", &["2:1 text_outside_game"]),
        ("Hello (not a game) :(\n(;B[aa])", "B[aa]", &["1:1 text_outside_game"]),
        ("(;B[aa]C[a [1] b];W[bb])", "B[aa]W[bb]", &["1:14 unescaped_bracket"]),
        ("(;C[ok [B:)] yes];B[aa])", "B[aa]", &["1:12 unescaped_bracket"]),
        ("(;C[done] , ;B[aa])", "B[aa]", &["1:11 stray_characters"]),
        ("(;C[here (a [b]) more];B[aa])", "B[aa]", &["1:15 unescaped_bracket"]),
        ("(;B[aa](;W[bb]);B[cc])", "B[aa]W[bb]", &["1:16 node_after_variation"]),
        ("(;B[aa]AB[cc];W[bb])", "B[aa]W[bb]", &["1:2 setup_with_move"]),
        ("(;SZ[9:9];B[aa])", "B[aa]", &["1:6 size"]),
        ("(;SZ[nine];B[aa])", "B[aa]", &["1:6 size"]),
        ("(;KM[];B[aa])", "B[aa]", &["1:6 number"]),
        ("(;HA[none];B[aa])", "B[aa]", &["1:6 number"]),
        ("(;KM[6,5];B[aa])", "B[aa]", &["1:6 number"]),
        ("(;B[aa];SZ[9]W[bb])", "B[aa]W[bb]", &["1:9 misplaced_property"]),
        ("(;[aa];B[aa])", "B[aa]", &["1:3 value_without_name"]),
        ("(;B[aa]!!;W[bb])", "B[aa]W[bb]", &["1:8 stray_characters"]),
        ("(;\n;B[aa]\n;C[x]C[y]\n;W[bb])", "B[aa]W[bb]", &["3:6 duplicate_property"]),
        ("(;C[Щука]B[aa]!;W[bb])", "B[aa]W[bb]", &["1:15 stray_characters"]),
    ];
    for (written, moves, repairs) in table {
        let collection = read(written.as_bytes());
        let tree = &collection.games[0];
        let played: Vec<String> = tree
            .main_line()
            .iter()
            .flat_map(|n| tree.properties(*n).filter(|p| matches!(p.name(), "B" | "W")).take(1))
            .map(|p| format!("{}[{}]", p.name(), p.raw()))
            .collect();
        let played = played.concat();
        assert_eq!(&played, moves, "{written}");
        let found: Vec<String> = collection.repairs.iter().map(|r| format!("{} {}", r.place, r.kind.code())).collect();
        assert_eq!(&found, repairs, "{written}");
        let again = read(&sgf::write(&collection));
        let left: Vec<_> = again.repairs.iter().filter(|r| r.kind.code() != "number").collect();
        assert!(
            left.is_empty(),
            "{written}: written as {} still has {left:?}",
            String::from_utf8_lossy(&sgf::write(&collection))
        );
    }
}

#[test]
fn points_off_the_board_and_odd_lists_are_listed() {
    let line = one("(;SZ[9]AB[cc:aa][zz][dd][dd];B[jj];W[too much])").record().expect("a record");
    let found: Vec<String> = line.repairs.iter().map(|r| format!("{} {}", r.place, r.kind.code())).collect();
    assert_eq!(found, ["1:11 turned_rectangle", "1:18 point", "1:26 repeated_point", "1:32 point", "1:38 point"]);
    assert_eq!(line.record.setup.count().black, 10);
    let reasons = line.record.replay(Options::default()).findings().iter().filter(|f| f.kind.name() == "illegal_move").count();
    assert_eq!(reasons, 2);
}

#[test]
fn several_games_of_a_file_are_found() {
    assert_eq!(read(b"(;B[aa])(;B[bb])\n(;B[cc])").games.len(), 3);
    // The first is not closed; the second says that it is a game.
    let unclosed = read(b"(;GM[1]SZ[9];B[aa]\n(;GM[1]SZ[13];B[bb])");
    assert_eq!((unclosed.games.len(), codes(&unclosed)), (2, vec!["unclosed_tree"]));
    let rootless = read(b"((;B[aa])(;B[bb]))");
    assert_eq!(rootless.games.len(), 2);
    assert_eq!(read(b"A letter (see [1]) first.\n(;B[aa])\nAnd [2] between.\n(;C[x])\nEnd [3].").games.len(), 2);
}

#[test]
fn nothing_to_read_is_said_so() {
    for (bytes, error) in [
        (&b""[..], SgfError::Empty),
        (b" \r\n\0", SgfError::Empty),
        (b"no game here (really; none)", SgfError::NoGame),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", SgfError::NoGame),
        (b"()", SgfError::NoGame),
    ] {
        assert_eq!(sgf::read(bytes).err(), Some(error), "{bytes:?}");
    }
}

#[test]
fn character_sets_are_read_by_mark_name_validity_and_letters() {
    for (name, encoding, evidence, player) in [
        ("cp1251_declared.sgf", "windows-1251", Evidence::Declared, "Иванов Пётр"),
        ("cp1251_no_ca.sgf", "windows-1251", Evidence::Detected, "Иванов Пётр"),
        ("cp1251_ca_utf8_lie.sgf", "windows-1251", Evidence::Detected, "Иванов Пётр"),
        ("koi8r.sgf", "KOI8-R", Evidence::Declared, "Иванов Пётр"),
        ("cp866.sgf", "IBM866", Evidence::Declared, "Иванов Пётр"),
        ("utf8_ru.sgf", "UTF-8", Evidence::Declared, "Иванов Пётр"),
        ("utf8_bom_ru.sgf", "UTF-8", Evidence::ByteOrderMark, "Иванов Пётр"),
        ("utf16le_bom_ru.sgf", "UTF-16LE", Evidence::ByteOrderMark, "Иванов Пётр"),
        ("utf16be_bom_ru.sgf", "UTF-16BE", Evidence::ByteOrderMark, "Иванов Пётр"),
        ("shift_jis_5c.sgf", "Shift_JIS", Evidence::Declared, "表 十一"),
        ("big5_5c.sgf", "Big5", Evidence::Declared, "許功蓋"),
        ("euc_kr.sgf", "EUC-KR", Evidence::Declared, "이창호"),
        ("no_gm_sz.sgf", "UTF-8", Evidence::Ascii, ""),
    ] {
        let collection = read(&crafted(name));
        let info = collection.games[0].info();
        println!("{name}: {:?}", info.players.black.name);
        assert_eq!((collection.encoding.name(), collection.evidence), (encoding, evidence), "{name}");
        assert_eq!(info.players.black.name.unwrap_or_default(), player, "{name}");
    }
}

#[test]
fn every_offered_character_set_can_be_chosen_and_its_preview_reads() {
    let bytes = crafted("cp1251_no_ca.sgf");
    let offered = sgf::candidates(&bytes);
    assert_eq!(offered[0].encoding.name(), "windows-1251");
    assert!(offered[0].preview.contains("Иванов Пётр"), "{}", offered[0].preview);
    assert!(offered.iter().any(|c| c.encoding.name() == "UTF-8" && c.damaged));
    for candidate in &offered {
        let collection = sgf::read_as(&bytes, candidate.encoding).expect("moves are ASCII in every set");
        assert_eq!(collection.games[0].record().expect("a record").record.moves(), 5, "{}", candidate.encoding.name());
    }
    // Text without a name, in the other Cyrillic sets: what it is stands among the first choices.
    for name in ["KOI8-R", "IBM866", "windows-1251"] {
        let encoding = encoding_named(name).expect("a known set");
        let said = "(;GM[1]SZ[9]PB[Иванов Пётр Сергеевич]PW[Щукина Юлия]C[Партия отложена после хода чёрных];B[ee])";
        let (encoded, _, lossy) = encoding.encode(said);
        assert!(!lossy);
        let offered = sgf::candidates(&encoded);
        let place = offered.iter().position(|c| c.encoding == encoding).expect("offered");
        assert!(place < 2, "{name} is number {place}");
    }
}

#[test]
fn wrong_or_vague_names_of_character_sets_are_understood() {
    for (name, encoding) in [
        ("cp1251", "windows-1251"),
        ("WINDOWS-1251", "windows-1251"),
        ("cp932", "Shift_JIS"),
        ("gb2312", "GBK"),
        ("ISO-8859", "windows-1252"),
        ("utf8", "UTF-8"),
        ("koi8-r", "KOI8-R"),
    ] {
        assert_eq!(encoding_named(name).map(encoding_rs::Encoding::name), Some(encoding), "{name}");
    }
    assert_eq!(encoding_named("klingon"), None);
    // UTF-8 under the name of Latin-1: the bytes tell.
    let collection = read("(;CA[ISO-8859-1]PB[Иванов];B[aa])".as_bytes());
    assert_eq!(collection.games[0].info().players.black.name.as_deref(), Some("Иванов"));
    assert_eq!(codes(&collection), ["wrong_character_set"]);
    // UTF-16 that lost its mark.
    let utf16: Vec<u8> = "(;GM[1]PB[Иванов];B[aa])".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(text::decode(&utf16, None).evidence, Evidence::ZeroBytes);
    assert_eq!(read(&utf16).games[0].info().players.black.name.as_deref(), Some("Иванов"));
}

#[test]
fn texts_lose_their_backslashes_and_soft_breaks() {
    let collection = read(&crafted("escapes.sgf"));
    let tree = &collection.games[0];
    let comment = tree.text(NodeId::ROOT, "C").expect("a comment");
    assert_eq!(comment, "close ] bracket, back\\slash, colon: softbreak, CRLF\nline, tab");
    assert_eq!(tree.simple_text(NodeId::ROOT, "N").as_deref(), Some("simple text"));
    assert_eq!(one("(;C[one]C[two])").text(NodeId::ROOT, "C").as_deref(), Some("one\ntwo"));
}

#[test]
fn the_side_to_move_follows_the_record() {
    let to_play = |text: &str| one(text).record().expect("a record").record.setup.to_play;
    assert_eq!(to_play("(;AB[aa][bb]AW[cc]PL[B];B[dd])"), Color::Black);
    assert_eq!(to_play("(;AB[aa][bb]AW[cc]PL[W])"), Color::White);
    assert_eq!(to_play("(;AB[aa][bb]AW[cc];B[dd])"), Color::Black);
    assert_eq!(to_play("(;HA[2]AB[dp][pd];W[dd])"), Color::White);
    assert_eq!(to_play("(;HA[2]AB[dp][pd])"), Color::White);
    assert_eq!(to_play("(;W[dd])"), Color::Black);
}

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

/// Everything a collection says, in order, without what the writer itself puts into the root.
fn content(collection: &Collection) -> Vec<Vec<(String, Vec<String>)>> {
    let mut all = Vec::new();
    for tree in &collection.games {
        let mut open = vec![NodeId::ROOT];
        while let Some(node) = open.pop() {
            let properties =
                tree.properties(node).filter(|p| node != NodeId::ROOT || !matches!(p.name(), "FF" | "GM" | "CA" | "AP"));
            all.push(properties.map(|p| (p.name().to_owned(), p.raw_values().map(str::to_owned).collect())).collect());
            open.extend(tree.children(node));
        }
    }
    all
}

fn holds_through_a_round_trip(name: &str, collection: &Collection) {
    let written = sgf::write(collection);
    let again = read(&written);
    assert_eq!(again.encoding.name(), "UTF-8", "{name}");
    // Of a doubled property, and of a value too many, FF[4] has room for one.
    if !codes(collection).iter().any(|c| matches!(*c, "duplicate_property" | "misplaced_property")) {
        let (one, other) = (content(collection), content(&again));
        for (before, after) in one.iter().zip(&other) {
            for ((name_before, values_before), (name_after, values_after)) in before.iter().zip(after) {
                assert_eq!(name_before, name_after, "{name}");
                assert!(values_before.starts_with(values_after), "{name}: {values_before:?} {values_after:?}");
            }
            assert_eq!(before.len(), after.len(), "{name}");
        }
        assert_eq!(one.len(), other.len(), "{name}");
    }
    assert_eq!(String::from_utf8_lossy(&sgf::write(&again)), String::from_utf8_lossy(&written), "{name}");
    let still: Vec<_> = again.repairs.iter().filter(|r| r.kind.code() != "number").collect();
    assert!(still.is_empty(), "{name}: {still:?}");
}

#[test]
fn writing_keeps_everything_and_mends_what_was_listed() {
    for entry in std::fs::read_dir(root().join("tests/data/sgf/crafted")).expect("the folder") {
        let path = entry.expect("an entry").path();
        if let Ok(collection) = sgf::read(&std::fs::read(&path).expect("a file")) {
            holds_through_a_round_trip(&path.display().to_string(), &collection);
        }
    }
    let tree = one("(;GM[1]KGSDE[x\\]y]MULTIGOGM[1]ZZ[a][b];B[aa]XY[1]VW[aa:bb]LB[aa:\\:]);");
    let text = sgf::write_tree(&tree);
    for kept in
        ["KGSDE[x\\]y]", "MULTIGOGM[1]", "ZZ[a][b]", "XY[1]", "VW[aa:bb]", "LB[aa:\\:]", "CA[UTF-8]", "FF[4]", "AP[Fujite:"]
    {
        assert!(text.contains(kept), "{kept} in {text}");
    }
}

#[test]
fn real_records_survive_a_round_trip() {
    let Some(corpus) = corpus() else { return };
    let mut folders = vec![corpus];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "sgf") {
                let bytes = std::fs::read(&path).expect("a file");
                let Ok(collection) = sgf::read(&bytes) else { continue };
                files += 1;
                holds_through_a_round_trip(&path.display().to_string(), &collection);
            }
        }
    }
    assert!(files > 250, "{files}");
}

#[test]
fn a_record_and_a_position_are_written_and_read_back() {
    let mut record = Record::new(Setup::empty(Size::square(9).expect("a size")));
    record.play(Color::Black, Point::new(4, 4));
    record.play(Color::White, Point::new(2, 2));
    record.pass(Color::Black);
    record.edit(vec![(Point::new(4, 4), None), (Point::new(0, 0), Some(Color::Black))], Some(Color::White));
    record.play(Color::White, Point::new(30, 1));
    let text = sgf::write_tree(&GameTree::from_record(&record));
    assert_eq!(one(&text).record().expect("a record").record, record, "{text}");

    let mut setup = Setup::from_rows(&["X.O", "...", ".OX"]).expect("rows");
    setup.to_play = Color::White;
    let text = sgf::write_tree(&GameTree::from_setup(&setup));
    let back = one(&text).record().expect("a record").record.setup;
    assert_eq!((back.rows(), back.to_play), (setup.rows(), Color::White), "{text}");
}

#[test]
fn editing_a_tree_changes_only_what_is_named() {
    let mut tree = one("(;GM[1]SZ[9]C[old];B[aa](;W[bb])(;W[cc]))");
    tree.set(NodeId::ROOT, "C", &["new ] \\ text"]);
    tree.set::<&str>(NodeId::ROOT, "GM", &[]);
    let first = tree.next(NodeId::ROOT).expect("a node");
    let added = tree.add_child(first);
    tree.set(added, "W", &["dd"]);
    assert_eq!(tree.text(NodeId::ROOT, "C").as_deref(), Some("new ] \\ text"));
    assert_eq!(tree.children(first).count(), 3);
    assert_eq!(tree.leaves().count(), 3);
    let path = tree.path_to(added);
    assert_eq!(tree.line(&path).expect("a line").record.moves(), 2);
    assert!(tree.property(NodeId::ROOT, "GM").is_none());
}

#[test]
fn twenty_thousand_nested_variations_need_no_stack() {
    let depth = 20_000;
    let text = format!("(;GM[1]SZ[19]{}{})", "(;B[aa];W[bb]".repeat(depth), ")".repeat(depth));
    // A thread with a small stack: recursion would end it.
    let run = std::thread::Builder::new().stack_size(128 * 1024).spawn(move || {
        let collection = read(text.as_bytes());
        let tree = &collection.games[0];
        let moves = tree.record().expect("a record").record.moves();
        let again = read(&sgf::write(&collection));
        (tree.len(), moves, again.games[0].len(), collection.repairs.len())
    });
    let counts = run.expect("a thread").join().expect("no overflow");
    assert_eq!(counts, (2 * depth + 1, 2 * depth as u32, 2 * depth + 1, 0));
}

/// The least of three runs, for a busy machine.
fn time(text: &str) -> Duration {
    let run = || {
        let start = Instant::now();
        let collection = sgf::read(text.as_bytes());
        let time = start.elapsed();
        drop(collection);
        time
    };
    run().min(run()).min(run())
}

#[test]
fn reading_takes_time_in_proportion_to_the_text() {
    // Shapes that would tempt a careless reader to look ahead again and again.
    let shapes: &[(&str, &str)] = &[
        ("(;GM[1]", ";B[aa]"),
        ("(;GM[1]", "(;B[aa])"),
        ("(;GM[1]", "(;B[aa]"),
        ("(", "("),
        ("(;C[", "] "),
        ("(;C[", "])"),
        ("(;C[", "];"),
        ("(;C[", "]a"),
        ("(;C[", "]\n"),
        ("(;C[x]", "AA[x]"),
        ("(;", "LONGNAME[x]"),
        ("(;", "B[aa]"),
        ("(;", "AB[aa]B[bb]"),
        ("(;B[", "["),
        ("", "(;"),
        ("", ";"),
        ("", "(A"),
        ("(;C[", "\\"),
        ("(;", "!"),
        ("(;", "a"),
        ("(;", " "),
    ];
    for (head, unit) in shapes {
        let text = |n: usize| format!("{head}{}", unit.repeat(n / unit.len()));
        let (small, large) = (time(&text(40_000)), time(&text(320_000)));
        // Eight times the text: linear is 8, quadratic 64.
        let limit = small * 30 + Duration::from_millis(30);
        assert!(large < limit, "{head:?} {unit:?}: {small:?} then {large:?}");
    }
}

#[test]
fn a_board_text_reads_back_as_written() {
    let text = "# a remark\n. X O\n. . .\nO X .\nto play: white\nprisoners: black 3, white 5\n";
    let setup = board_text::read(text).expect("a board");
    assert_eq!((setup.prisoners.black, setup.prisoners.white, setup.to_play), (3, 5, Color::White));
    assert_eq!(setup.rows(), [".XO", "...", "OX."]);
    assert_eq!(board_text::read(&board_text::write(&setup)).expect("a board"), setup);
    for (text, part) in [
        ("", "no row"),
        ("X..\nX.\n", "line 2"),
        ("X..\nhello\n", "line 2"),
        ("X..\nto play: red\n", "line 2"),
        ("X..\n\nX..\n", "line 3"),
        ("...\nko: K10\n", "line 2"),
    ] {
        let error = board_text::read(text).expect_err("wrong").to_string();
        assert!(error.contains(part), "{text:?}: {error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused_without_harm(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        if let Ok(collection) = sgf::read(&bytes) {
            prop_assert!(collection.repairs.len() <= 2 * bytes.len() + 4);
            prop_assert!(!collection.games.is_empty());
        }
        let _ = text::candidates(&bytes, None);
        let _ = board_text::read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn anything_like_a_record_survives_a_round_trip(
        pieces in proptest::collection::vec(
            prop::sample::select(vec![
                "(", ")", ";", "[", "]", "\\", "B[aa]", "W[bb]", "AB[cc][dd]", "AE[cc]", "PL[B]", "PL[W]", "C[", "x", " ", "\n", ":", "SZ[9]", "KM[6,5]",
                "HA[2]", "Black[cc]", "LONG[a]", "sz[5]", "Щ", "B", "FF[3]", "GM[1]", "[]", "!", "(;", "])", "];", "\\]",
            ]),
            0..60,
        )
    ) {
        let text = pieces.concat();
        if let Ok(collection) = sgf::read(text.as_bytes()) {
            prop_assert!(collection.repairs.len() <= 2 * text.len() + 4);
            let written = sgf::write(&collection);
            let again = sgf::read(&written).expect("what we write we read");
            prop_assert_eq!(again.games.len(), collection.games.len());
            for (one, other) in collection.games.iter().zip(&again.games) {
                prop_assert_eq!(one.len(), other.len());
                if let (Ok(one), Ok(other)) = (one.record(), other.record()) {
                    prop_assert!(one.record == other.record, "{}\n{}", text, String::from_utf8_lossy(&written));
                }
            }
            prop_assert_eq!(String::from_utf8_lossy(&sgf::write(&again)).into_owned(), String::from_utf8_lossy(&written).into_owned());
            let _ = collection.games[0].info();
        }
    }
}
