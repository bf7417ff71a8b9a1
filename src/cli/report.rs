//! Findings and positions as JSON and as lines.

use crate::formats::sgf::Repair;
use crate::rules::{Color, Detail, Finding, Notation, Point, Setup, Size};
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
    let points: Vec<String> = finding.points.iter().map(|p| point(size, *p)).collect();
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
            map.insert("taken".into(), json!({ "black": repeats.taken.black, "white": repeats.taken.white }));
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
        Detail::Repeats(repeats) => format!(": the position after move {} ({} moves earlier)", repeats.earlier, repeats.cycle),
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
