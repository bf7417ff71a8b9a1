use super::input::{self, Source};
use super::replay::PlayRules;
use super::{Answer, InputError, report};
use crate::rules::{Change, Explanation, Ply, Replay, Setup, Since, Size, repair, repair_record};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// `fujite repair`.
#[derive(Debug, clap::Args)]
pub struct RepairArgs {
    /// The position that is sure: a record with the number of the move (GAME.sgf:118; without it the last), or a board as text
    pub sure: String,
    /// What stands now: either kind
    pub now: String,
    #[command(flatten)]
    pub rules: PlayRules,
    /// One object for machines
    #[arg(long)]
    pub json: bool,
}

/// A position, and the record it comes from.
enum Place {
    Move { replay: Box<Replay>, at: u32 },
    Board(Box<Setup>),
}

impl Place {
    fn setup(&self) -> Setup {
        match self {
            Place::Move { replay, at } => replay.at(*at),
            Place::Board(setup) => (**setup).clone(),
        }
    }
}

pub fn run(args: &RepairArgs) -> Result<Answer, InputError> {
    let sure = place(&args.sure, &args.rules)?;
    let now = place(&args.now, &args.rules)?.setup();
    let explanations = match &sure {
        Place::Move { replay, at } => repair_record(replay, *at, &now),
        Place::Board(setup) => repair(setup, &now, args.rules.options()),
    }?;
    let size = now.size();
    let disturbed = explanations.first().is_some_and(|best| !best.changes.is_empty());
    let text = if args.json {
        let mut map = serde_json::Map::new();
        map.insert("candidates".into(), explanations.iter().map(|e| candidate(size, e)).collect());
        report::line(map)
    } else {
        let mut text = String::new();
        for (n, explanation) in explanations.iter().enumerate() {
            let _ = writeln!(text, "{}. cost {}{}", n + 1, explanation.cost, since_words(size, &explanation.since));
            for change in &explanation.changes {
                let _ = writeln!(text, "   {}", change_line(size, *change));
            }
            if explanation.changes.is_empty() {
                text.push_str("   the boards agree\n");
            }
        }
        text
    };
    Ok(Answer { text, findings: disturbed })
}

/// `RECORD.sgf`, `RECORD.sgf:118` or `BOARD.txt`. A file that is called so, colon and digits and all, goes first.
fn place(text: &str, rules: &PlayRules) -> Result<Place, InputError> {
    let numbered = text.rsplit_once(':').and_then(|(path, n)| Some((path, n.parse::<u32>().ok()?)));
    let (path, wanted) = match numbered {
        Some((path, n)) if !Path::new(text).exists() => (PathBuf::from(path), Some(n)),
        _ => (PathBuf::from(text), None),
    };
    let collection = match (input::source(&path)?, wanted) {
        (Source::Record(collection), _) => collection,
        (Source::Board(setup), None) => return Ok(Place::Board(setup)),
        (Source::Board(_), Some(wanted)) => return Err(InputError::NoSuchMove { path, wanted, moves: 0 }),
    };
    let line = input::game(&collection, 1, &path)?.record();
    let line = line.map_err(|error| InputError::Record { path: path.clone(), error })?;
    let replay = Box::new(line.record.replay(rules.options()));
    let (at, moves) = (wanted.unwrap_or(replay.moves()), replay.moves());
    if at > moves {
        return Err(InputError::NoSuchMove { path, wanted: at, moves });
    }
    Ok(Place::Move { replay, at })
}

fn candidate(size: Size, explanation: &Explanation) -> Value {
    let changes: Vec<Value> = explanation.changes.iter().flat_map(|change| change_values(size, *change)).collect();
    let mut map = serde_json::Map::new();
    map.insert("cost".into(), json!(f64::from(explanation.cost.in_hundredths()) / 100.0));
    map.insert("changes".into(), json!(changes));
    match &explanation.since {
        Since::Nothing => {}
        Since::Recorded(n) => {
            map.insert("after_move".into(), json!(n));
        }
        Since::Played(plies) => {
            let ply =
                |ply: &Ply| json!({ "color": report::color(ply.color), "point": ply.point.map(|p| report::point(size, p)) });
            map.insert("played".into(), plies.iter().map(ply).collect());
        }
    }
    map.insert("restored".into(), Value::Object(report::position(&explanation.restored)));
    Value::Object(map)
}

/// Stones that changed places are two moved ones.
fn change_values(size: Size, change: Change) -> Vec<Value> {
    let at = |point| report::point(size, point);
    let moved = |color, from, to| json!({ "kind": change.name(), "color": report::color(color), "from": at(from), "to": at(to) });
    match change {
        Change::Moved { color, from, to } => vec![moved(color, from, to)],
        Change::Swapped { black, white } => {
            use crate::rules::Color::{Black, White};
            vec![moved(Black, black, white), moved(White, white, black)]
        }
        Change::Recolored { point, should: color } | Change::Missing { color, point } | Change::Extra { color, point } => {
            vec![json!({ "kind": change.name(), "color": report::color(color), "point": at(point) })]
        }
    }
}

fn change_line(size: Size, change: Change) -> String {
    let at = |point| report::point(size, point);
    match change {
        Change::Swapped { black, white } => format!("swapped: black belongs on {}, white on {}", at(black), at(white)),
        Change::Moved { color, from, to } => format!("moved: {} from {} to {}", report::color(color), at(from), at(to)),
        Change::Recolored { point, should } => format!("recolored: {} belongs on {}", report::color(should), at(point)),
        Change::Missing { color, point } => format!("missing: {} on {}", report::color(color), at(point)),
        Change::Extra { color, point } => format!("extra: {} on {}", report::color(color), at(point)),
    }
}

fn since_words(size: Size, since: &Since) -> String {
    match since {
        Since::Nothing => String::new(),
        Since::Recorded(n) => format!(", after move {n} of the record"),
        Since::Played(plies) => {
            let ply = |ply: &Ply| {
                format!(
                    "{} {}",
                    report::color(ply.color),
                    ply.point.map_or_else(|| "pass".to_owned(), |p| report::point(size, p))
                )
            };
            format!(", after {} was played", plies.iter().map(ply).collect::<Vec<_>>().join(", "))
        }
    }
}
