use super::replay::PlayRules;
use super::{Answer, InputError, input, report};
use crate::formats::record_findings::{self, Checked};
use crate::formats::sgf::RepairKind;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::path::PathBuf;

/// `fujite check`.
#[derive(Debug, clap::Args)]
pub struct CheckArgs {
    /// The record, in SGF
    pub record: PathBuf,
    /// Only this game of the file
    #[arg(long, value_name = "G")]
    pub game: Option<usize>,
    #[command(flatten)]
    pub rules: PlayRules,
    /// One object for machines
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &CheckArgs) -> Result<Answer, InputError> {
    let collection = input::collection(&args.record)?;
    let chosen: Vec<usize> = match args.game {
        Some(game) => vec![game],
        None => (1..=collection.games.len()).collect(),
    };
    let (mut findings, mut repairs) = (Vec::new(), Vec::new());
    let mut text = String::new();
    let mut moves = 0;
    let alone = chosen.len() == 1;
    for repair in &collection.repairs {
        let _ = writeln!(text, "{}", report::repair_line(repair));
        repairs.push(report::repair(repair));
        if repair.kind == RepairKind::SeveralMovesInNode {
            // Mended in the tree, and still a fault of the record.
            let place = repair.place;
            findings.push(json!({ "kind": repair.kind.code(), "line": place.line, "column": place.column, "move": null }));
        }
    }
    for number in chosen {
        let game = input::game(&collection, number, &args.record)?;
        let checked = match record_findings::check(game, args.rules.options()) {
            Ok(checked) => checked,
            Err(error) if alone => return Err(InputError::Record { path: args.record.clone(), error }),
            Err(error) => {
                let _ = writeln!(text, "game {number}: {error}");
                findings.push(json!({ "kind": "unusable_game", "game": number, "message": error.to_string() }));
                continue;
            }
        };
        let Checked { size, findings: placed, repairs: odd, unwalked, .. } = checked;
        moves += checked.moves;
        let which = if alone { String::new() } else { format!("game {number}, ") };
        for placed in &placed {
            let _ = writeln!(text, "{which}{}", report::placed_line(size, placed));
            let mut object = report::placed(size, placed);
            if let Some(object) = object.as_object_mut() {
                object.insert("game".into(), json!(number));
            }
            findings.push(object);
        }
        if unwalked > 0 {
            let _ = writeln!(text, "{which}{unwalked} variations not looked at");
            findings.push(json!({ "kind": "variations_left_out", "game": number, "count": unwalked }));
        }
        for repair in &odd {
            let _ = writeln!(text, "{}", report::repair_line(repair));
            repairs.push(report::repair(repair));
        }
    }
    let found = !findings.is_empty() || !repairs.is_empty();
    if args.json {
        let mut map = Map::new();
        map.insert("games".into(), json!(collection.games.len()));
        map.insert("moves".into(), json!(moves));
        map.insert("encoding".into(), json!(collection.encoding.name()));
        map.insert("findings".into(), Value::Array(findings));
        map.insert("repairs".into(), Value::Array(repairs));
        text = report::line(map);
    } else if !found {
        text.push_str("no findings\n");
    }
    Ok(Answer { text, findings: found })
}
