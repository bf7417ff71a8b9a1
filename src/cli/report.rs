//! Findings and positions as JSON and as lines.

use crate::formats::record_findings::{Placed, RecordFinding};
use crate::formats::sgf::Repair;
use crate::rules::{Color, Detail, Finding, Notation, Point, Preset, Repeats, Repetition, Setup, Size, Verdict};
use serde_json::{Map, Value, json};

pub fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

pub fn point(size: Size, point: Point) -> String {
    if size.contains(point) { Notation::Standard.format(size, point) } else { "off the board".to_owned() }
}

/// The position as the contract of `replay` has it.
pub fn position(setup: &Setup) -> Map<String, Value> {
    let size = setup.size();
    let mut map = Map::new();
    map.insert("size".into(), json!([size.width(), size.height()]));
    map.insert("to_play".into(), json!(color(setup.to_play)));
    map.insert("rows".into(), json!(setup.rows()));
    map.insert("prisoners".into(), json!({ "black": setup.prisoners.black, "white": setup.prisoners.white }));
    map.insert("ko".into(), json!(setup.ko.map(|ko| point(size, ko))));
    map
}

/// One finding as JSON: kind, move, points and what its detail says.
pub fn finding(size: Size, finding: &Finding) -> Value {
    let mut map = Map::new();
    map.insert("kind".into(), json!(finding.kind.name()));
    map.insert("move".into(), json!(finding.at_move));
    // A point off the board has no name.
    let points: Vec<Option<String>> = finding.points.iter().map(|p| size.contains(*p).then(|| point(size, *p))).collect();
    map.insert("point".into(), json!(points.first()));
    map.insert("points".into(), json!(points));
    match finding.detail {
        Detail::None => {}
        Detail::Reason(illegal) => {
            map.insert("reason".into(), json!(illegal.name()));
        }
        Detail::Side(side) => {
            map.insert("side".into(), json!(color(side)));
        }
        Detail::Repeats(repeats) => {
            map.insert("repeats".into(), json!(repeats.earlier));
            map.insert("cycle".into(), json!(repeats.cycle));
            map.insert("same_turn".into(), json!(repeats.same_turn));
            map.insert("same_maker".into(), json!(repeats.same_maker));
            map.insert("taken".into(), json!({ "black": repeats.taken.black, "white": repeats.taken.white }));
            map.insert("says".into(), says(repeats));
        }
        Detail::Counts { side, found, placed } => {
            map.insert("side".into(), json!(color(side)));
            map.insert("found".into(), json!(found));
            map.insert("placed".into(), json!(placed));
        }
        Detail::Handicap { stated, standing } => {
            map.insert("stated".into(), json!(stated));
            map.insert("standing".into(), json!(standing));
        }
        Detail::Turn { stated, expected } => {
            map.insert("stated".into(), json!(color(stated)));
            map.insert("expected".into(), json!(color(expected)));
        }
    }
    Value::Object(map)
}

/// What each rule of repetition and each preset says.
fn says(repeats: Repeats) -> Value {
    let rule = |rule: Repetition| if repeats.forbidden_by(rule) { Verdict::Illegal } else { Verdict::Continue };
    let rules = Repetition::ALL.map(|name| (name.name().to_owned(), json!(rule(name).name())));
    let presets = Preset::ALL.map(|preset| (preset.name().to_owned(), json!(repeats.verdict(&preset.rules()).name())));
    Value::Object(rules.into_iter().chain(presets).collect())
}

/// A finding of a record as JSON, with the line it stands in: `variation` is empty for the main line.
pub fn placed(size: Size, placed: &Placed) -> Value {
    let mut object = match &placed.finding {
        RecordFinding::Board(found) => finding(size, found),
        RecordFinding::ResultImpossible { written, komi } => {
            json!({ "kind": placed.finding.name(), "move": null, "point": null, "points": [], "result": written,
                "komi": komi.to_string() })
        }
        RecordFinding::ResultDiffers { written, counted } => {
            let counted: Vec<String> = counted.iter().map(ToString::to_string).collect();
            json!({ "kind": placed.finding.name(), "move": null, "point": null, "points": [], "result": written,
                "counted": counted })
        }
    };
    if let Some(map) = object.as_object_mut() {
        let turns = placed.variation.iter().map(|turn| json!({ "after_move": turn.after_move, "choice": turn.choice }));
        map.insert("variation".into(), turns.collect());
    }
    object
}

/// A finding of a record as a line.
pub fn placed_line(size: Size, placed: &Placed) -> String {
    let mut text = String::new();
    for turn in &placed.variation {
        text.push_str("variation ");
        text.push_str(&turn.choice.to_string());
        text.push_str(" after move ");
        text.push_str(&turn.after_move.to_string());
        text.push_str(", ");
    }
    text + &match &placed.finding {
        RecordFinding::Board(found) => finding_line(size, found),
        RecordFinding::ResultImpossible { written, komi } => format!("result impossible: {written} with komi {komi}"),
        RecordFinding::ResultDiffers { written, counted } => {
            let counted: Vec<String> = counted.iter().map(ToString::to_string).collect();
            format!("result differs: {written} recorded, {} counted", counted.join(", "))
        }
    }
}

/// One finding as a line.
pub fn finding_line(size: Size, finding: &Finding) -> String {
    let place = finding.at_move.map(|n| format!("move {n}")).into_iter();
    let points = finding.points.iter().take(12).map(|p| point(size, *p));
    let place: Vec<String> = place.chain(points).collect();
    let more = if finding.points.len() > 12 { " ..." } else { "" };
    let what = finding.kind.name().replace('_', " ");
    let detail = match finding.detail {
        Detail::None => String::new(),
        Detail::Reason(illegal) => format!(": {}", illegal.name().replace('_', " ")),
        Detail::Side(side) => format!(": {}", color(side)),
        Detail::Repeats(repeats) => format!(
            ": the position after move {} ({} moves earlier; prisoners since: Black {}, White {})",
            repeats.earlier, repeats.cycle, repeats.taken.black, repeats.taken.white
        ),
        Detail::Counts { side, found, placed } => format!(": {} has {found} stones of {placed} placed", color(side)),
        Detail::Handicap { stated, standing } => format!(": {stated} stated, {standing} on the board"),
        Detail::Turn { stated, expected } => format!(": {} stated, {} expected", color(stated), color(expected)),
    };
    if place.is_empty() { format!("{what}{detail}") } else { format!("{}{more}: {what}{detail}", place.join(" ")) }
}

/// One repair as JSON.
pub fn repair(repair: &Repair) -> Value {
    json!({
        "kind": repair.kind.code(),
        "line": repair.place.line,
        "column": repair.place.column,
        "message": repair.kind.to_string(),
    })
}

/// One repair as a line.
pub fn repair_line(repair: &Repair) -> String {
    format!("{}: {}", repair.place, repair.kind)
}

/// The object as one line.
pub fn line(map: Map<String, Value>) -> String {
    format!("{}\n", Value::Object(map))
}
