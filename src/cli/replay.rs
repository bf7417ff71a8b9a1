use super::{Answer, InputError, input, report};
use crate::formats::board_text;
use crate::rules::{Options, Repetition, Suicide};
use serde_json::json;
use std::fmt::Write as _;
use std::path::PathBuf;

/// `fujite replay`.
#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    /// The record, in SGF
    pub record: PathBuf,
    /// Which game of the file
    #[arg(long, value_name = "G", default_value_t = 1)]
    pub game: usize,
    /// Stop after this move
    #[arg(long = "move", value_name = "N")]
    pub at: Option<u32>,
    #[command(flatten)]
    pub rules: PlayRules,
    /// One object for machines
    #[arg(long)]
    pub json: bool,
}

/// What play is legal, on the command line.
#[derive(Debug, clap::Args)]
pub struct PlayRules {
    /// Which repetitions are illegal: none, situational, positional, natural
    #[arg(long, value_name = "RULE", default_value = "situational", value_parser = |s: &str| s.parse::<Repetition>())]
    pub repetition: Repetition,
    /// Suicide: forbidden, allowed
    #[arg(long, value_name = "RULE", default_value = "forbidden", value_parser = |s: &str| s.parse::<Suicide>())]
    pub suicide: Suicide,
}

impl PlayRules {
    pub fn options(&self) -> Options {
        Options { repetition: self.repetition, suicide: self.suicide }
    }
}

pub fn run(args: &ReplayArgs) -> Result<Answer, InputError> {
    let collection = input::collection(&args.record)?;
    let game = input::game(&collection, args.game, &args.record)?;
    let line = game.record().map_err(|error| InputError::Record { path: args.record.clone(), error })?;
    let replay = line.record.replay(args.rules.options());
    let moves = args.at.unwrap_or(replay.moves());
    if moves > replay.moves() {
        return Err(InputError::NoSuchMove { path: args.record.clone(), wanted: moves, moves: replay.moves() });
    }
    let setup = if args.at.is_some() { replay.at(moves) } else { replay.end() };
    let size = setup.size();
    let findings: Vec<_> = replay.findings().iter().filter(|f| f.at_move.is_none_or(|n| n <= moves)).collect();
    let repairs = || collection.repairs.iter().chain(&line.repairs);
    let text = if args.json {
        let mut map = report::position(&setup);
        map.insert("moves".into(), json!(moves));
        map.insert("total_moves".into(), json!(replay.moves()));
        map.insert("games".into(), json!(collection.games.len()));
        map.insert("findings".into(), findings.iter().map(|f| report::finding(size, f)).collect());
        map.insert("repairs".into(), repairs().map(report::repair).collect());
        report::line(map)
    } else {
        let mut text = board_text::write(&setup);
        // Comment lines, so that the whole is a board text.
        for finding in &findings {
            let _ = writeln!(text, "# {}", report::finding_line(size, finding));
        }
        for repair in repairs() {
            let _ = writeln!(text, "# {}", report::repair_line(repair));
        }
        text
    };
    Ok(Answer { text, findings: !findings.is_empty() })
}
