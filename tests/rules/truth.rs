//! Cases with answers on which independent programs agree (tests/data).

use super::{setup, sgf, side};
use fujite::rules::{
    Act, Board, Color, FindingKind, Komi, Options, Point, Position, Preset, Record, Repetition, Score, ScoreSheet, Setup, Sides,
    Size, Suicide,
};
use fujite::rules::{Agreed, Illegal, score};
use serde_json::Value;

pub fn cases(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines().map(|line| serde_json::from_str(line).expect("a case in JSON")).collect()
}

pub fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_default()
}

fn number(case: &Value, key: &str) -> u32 {
    u32::try_from(case[key].as_u64().unwrap_or_else(|| panic!("no number {key} in {case}"))).expect("small")
}

pub fn list<'a>(case: &'a Value, key: &str) -> Vec<&'a str> {
    case[key].as_array().map_or_else(Vec::new, |list| list.iter().filter_map(Value::as_str).collect())
}

pub fn points(case: &Value, key: &str) -> Vec<Point> {
    list(case, key).into_iter().map(sgf).collect()
}

/// A point, or a pass where there is none.
fn target(letters: &str) -> Option<Point> {
    (!letters.is_empty()).then(|| sgf(letters))
}

#[test]
fn every_crafted_line_of_play_is_judged_and_ends_as_stated() {
    let all = cases("rules.jsonl");
    let lines: Vec<_> = all.iter().filter(|case| case["kind"] == "moves").collect();
    assert!(lines.len() >= 40, "{} lines of play", lines.len());
    for case in lines {
        let id = text(case, "id");
        let mut start = setup(&list(case, "rows"));
        start.to_play = side(text(case, "to_move"));
        let repetition = match text(case, "ko_rule") {
            "simple" => Repetition::None,
            "psk" => Repetition::Positional,
            "ssk" => Repetition::Situational,
            other => panic!("{id}: rule {other}"),
        };
        let options = Options { repetition, suicide: Suicide::Forbidden };
        let mut position = Position::from_setup(&start, options).unwrap_or_else(|found| panic!("{id}: {found:?}"));
        for (index, played) in case["moves"].as_array().expect("moves").iter().enumerate() {
            let (color, point) = (side(text(played, "c")), target(text(played, "p")));
            let judged = point.map(|point| position.try_play(color, point));
            let result = match point {
                Some(point) => position.play(color, point).map(|played| played.captured()),
                None => position.pass(color).map(|()| 0),
            };
            if let Some(judged) = judged {
                assert_eq!(judged, result.map(|_| ()), "{id}, move {index}: judged without playing");
            }
            let place = format!("{id}, move {index}: {} {played}", text(case, "title"));
            if played["legal"] == true {
                assert_eq!(result.map(u64::from).ok(), played["captures"].as_u64().or(Some(0)), "{place}");
            } else {
                let reason = match text(played, "reason") {
                    "offboard" => "off_board",
                    "turn" => "out_of_turn",
                    other => other,
                };
                assert_eq!(result.map_err(Illegal::name), Err(reason), "{place}");
            }
        }
        assert_eq!(position.board().rows(), list(case, "final_rows"), "{id}");
        let prisoners = Sides::new(number(case, "white_captured"), number(case, "black_captured"));
        assert_eq!(position.prisoners(), prisoners, "{id}");
        assert_eq!(position.ko(), case["ko_point"].as_str().map(sgf), "{id}");
        while position.undo() {}
        assert_eq!(position.board().rows(), list(case, "rows"), "{id}: taken back");
    }
}

#[test]
fn every_crafted_set_up_is_found_legal_or_not_with_its_stones() {
    let all = cases("rules.jsonl");
    let setups: Vec<_> = all.iter().filter(|case| case["kind"] == "position").collect();
    assert!(setups.len() >= 6);
    for case in setups {
        let start = setup(&list(case, "rows"));
        let findings = start.audit();
        assert_eq!(findings.is_empty(), case["legal"] == true, "{}: {findings:?}", text(case, "id"));
        let mut stifled: Vec<Point> = findings
            .iter()
            .filter(|finding| finding.kind == FindingKind::ChainWithoutLiberties)
            .flat_map(|finding| finding.points.clone())
            .collect();
        stifled.sort_unstable();
        assert_eq!(stifled, points(case, "no_liberty_stones"), "{}", text(case, "id"));
        assert_eq!(Position::from_setup(&start, Options::default()).is_ok(), case["legal"] == true);
    }
}

/// `["B", "pd"]` and `"Bpd"` alike.
fn action(value: &Value) -> (String, String) {
    match value {
        Value::String(joined) => {
            let at = joined.len() - joined.trim_start_matches(|c: char| c.is_ascii_uppercase()).len();
            (joined[..at].to_owned(), joined[at..].to_owned())
        }
        _ => (value[0].as_str().unwrap_or_default().to_owned(), value[1].as_str().unwrap_or_default().to_owned()),
    }
}

fn record_of(case: &Value) -> Record {
    let lines = u8::try_from(number(case, "size")).expect("a size");
    let mut record = Record::new(Setup::empty(Size::square(lines).expect("a size")));
    let actions = case["events"].as_array().cloned().unwrap_or_else(|| {
        let parts = ["setup", "moves"].into_iter();
        parts.flat_map(|part| case[part].as_array().cloned().unwrap_or_default()).collect()
    });
    for (kind, letters) in actions.iter().map(action) {
        let stone = |stone| Act::Edit { stones: vec![(sgf(&letters), stone)], to_play: None };
        record.acts.push(match kind.as_str() {
            "AB" => stone(Some(Color::Black)),
            "AW" => stone(Some(Color::White)),
            "AE" => stone(None),
            // Up to 19 lines `tt` is a pass, as older records write it.
            _ => Act::Move { color: side(&kind), point: target(&letters).filter(|p| lines > 19 || *p != sgf("tt")) },
        });
    }
    record
}

fn ends_as_stated(case: &Value, name: &str) {
    let record = record_of(case);
    let replay = record.replay(Options::default());
    let end = replay.end();
    assert_eq!(end.rows(), list(case, "rows"), "{name}");
    assert_eq!(end.prisoners, Sides::new(number(case, "white_captured"), number(case, "black_captured")), "{name}");
    if case["ko_agree"] != false {
        assert_eq!(end.board().ko().map(|(point, _)| point), case["ko_point"].as_str().map(sgf), "{name}");
    }
    assert_eq!(replay.at(replay.moves()), end, "{name}");
    let suicides = case["problems"].as_array().map_or(0, Vec::len);
    let found =
        replay.findings().iter().filter(|f| matches!(f.detail, fujite::rules::Detail::Reason(r) if r.name() == "suicide"));
    assert_eq!(found.count(), suicides, "{name}");
}

#[test]
fn main_lines_of_collected_records_end_as_independent_programs_agree() {
    let mut played = 0;
    for case in cases("positions.jsonl").iter().filter(|case| !case["moves"].is_null()) {
        ends_as_stated(case, text(case, "file"));
        played += 1;
    }
    assert!(played > 250, "{played} records");
}

#[test]
fn complete_games_end_as_independent_programs_agree() {
    for case in cases("bulk19.jsonl") {
        ends_as_stated(&case, text(&case, "path"));
    }
}

#[test]
fn any_move_of_a_game_can_be_stepped_to() {
    for case in cases("bulk19.jsonl").iter().take(12) {
        let record = record_of(case);
        let replay = record.replay(Options { repetition: Repetition::None, ..Options::default() });
        let mut board = replay.at(0).board();
        for n in 1..=replay.moves() {
            let ply = replay.move_at(n).expect("a move");
            match ply.point {
                Some(point) => drop(board.play(ply.color, point).expect("a legal game")),
                None => drop(board.pass(ply.color)),
            }
            assert_eq!(replay.at(n).rows(), board.rows(), "{} move {n}", text(case, "path"));
        }
    }
}

/// Points as the cases write them: a JSON number.
fn exact(value: &Value) -> Score {
    value.to_string().parse().unwrap_or_else(|error| panic!("{value}: {error}"))
}

fn counted(case: &Value, preset: Preset) -> ScoreSheet {
    let board: Board = setup(&list(case, "rows")).board();
    let either = |a: &str, b: &str| case.get(a).or_else(|| case.get(b)).and_then(Value::as_u64).unwrap_or(0) as u32;
    let penalty = |key: &str| Score::from(case[key].as_u64().unwrap_or(0) as u32);
    let (dead, seki) = (points(case, "dead"), points(case, "seki"));
    let agreed = Agreed {
        dead: &dead,
        seki: &seki,
        prisoners: Sides::new(
            either("white_captured", "white_captured_in_play"),
            either("black_captured", "black_captured_in_play"),
        ),
        deducted: Sides::new(penalty("penalty_black"), penalty("penalty_white")),
        ..Agreed::new(&board)
    };
    score(&agreed, &preset.rules(), Komi::from(exact(&case["komi"])))
}

fn counts_as_stated(case: &Value, name: &str) {
    let sheet = counted(case, Preset::CodeJapanese);
    let territory = sheet.territory.as_ref().map(|_, points| points.len() as u32);
    assert_eq!(territory, Sides::new(number(case, "territory_black"), number(case, "territory_white")), "{name}");
    let stones = sheet.chinese.sides.map(|_, side| side.stones);
    assert_eq!(stones, Sides::new(number(case, "stones_black"), number(case, "stones_white")), "{name}");
    assert_eq!(sheet.neutral.len() as u32, number(case, "neutral"), "{name}");
    let komi = exact(&case["komi"]);
    for (tradition, stated) in [(sheet.japanese, &case["japanese"]), (sheet.chinese, &case["chinese"])] {
        // The cases take komi from Black; the sheet gives it to White.
        assert_eq!(tradition.sides.black.total - komi, exact(&stated["black"]), "{name}: {stated}");
        assert_eq!(tradition.sides.white.total - komi, exact(&stated["white"]), "{name}: {stated}");
        let result = text(stated, "result");
        assert_eq!(tradition.outcome.to_string(), if result == "0" { "draw" } else { result }, "{name}");
    }
}

#[test]
fn crafted_scores_are_counted_as_stated() {
    let all = cases("rules.jsonl");
    let scores: Vec<_> = all.iter().filter(|case| case["kind"] == "score").collect();
    assert!(scores.len() >= 15);
    for case in scores {
        counts_as_stated(case, text(case, "id"));
    }
}

#[test]
fn finished_games_are_counted_as_stated() {
    let all = cases("scores.jsonl");
    for (index, case) in all.iter().enumerate() {
        counts_as_stated(case, &format!("score {index}"));
    }
}

#[test]
fn eyes_in_seki_count_by_the_letter_and_not_in_the_japanese_preset() {
    let mut marked = 0;
    for case in cases("scores.jsonl").iter().filter(|case| !list(case, "seki").is_empty()) {
        let stated = &case["goscorer"]["territory"];
        let sheet = counted(case, Preset::Japanese1989);
        let territory = sheet.japanese.sides.map(|_, side| u64::from(side.territory));
        assert_eq!([Some(territory.black), Some(territory.white)], [stated[0].as_u64(), stated[1].as_u64()]);
        marked += 1;
    }
    assert!(marked >= 5, "{marked} positions with seki");
}

#[test]
fn area_of_positions_with_known_ownership_is_theirs() {
    for case in cases("ogs_ownership.jsonl") {
        let board = setup(&list(&case, "rows")).board();
        let dead = points(&case, "dead");
        let sheet = score(&Agreed { dead: &dead, ..Agreed::new(&board) }, &Preset::CodeChinese.rules(), Komi::default());
        let area = sheet.chinese.sides.map(|_, side| u64::from(side.territory + side.stones));
        let stated = &case["goscorer_area_after_dead"];
        assert_eq!([Some(area.black), Some(area.white)], [stated[0].as_u64(), stated[1].as_u64()], "{}", text(&case, "file"));
    }
}
