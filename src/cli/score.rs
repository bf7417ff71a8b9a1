use super::input::Source;
use super::{Answer, InputError, input, report};
use crate::formats::rulesets;
use crate::rules::{
    Act, Agreed, Chance, Color, Hint, HintKind, Komi, Notation, Options, Point, Preset, Record, RuleSet, Score, ScoreSheet,
    Setup, Sides, Size, Suggestion, Tradition, TraditionSheet, hints, score, suggest,
};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// `fujite score`.
#[derive(Debug, clap::Args)]
pub struct ScoreArgs {
    /// The record in SGF, or the board as text
    pub file: PathBuf,
    /// Which game of the file
    #[arg(long, value_name = "G", default_value_t = 1)]
    pub game: usize,
    /// code-japanese, code-chinese, japanese-1989, chinese-2002, aga, ing, new-zealand, egf; or a rule set in a file, RULES.ron
    #[arg(long, value_name = "PRESET", default_value = "code-japanese", value_parser = named_rules)]
    pub rules: NamedRules,
    /// Points for White; else the record's
    #[arg(long, value_name = "K", allow_hyphen_values = true)]
    pub komi: Option<Komi>,
    /// Dead stones; one names its chain
    #[arg(long, value_name = "P,P...", value_delimiter = ',')]
    pub dead: Vec<String>,
    /// Stones of groups in seki; one names its chain
    #[arg(long, value_name = "P,P...", value_delimiter = ',')]
    pub seki: Vec<String>,
    /// White stones that Black took; else the record's
    #[arg(long, value_name = "N")]
    pub prisoners_black: Option<u32>,
    /// Black stones that White took; else the record's
    #[arg(long, value_name = "N")]
    pub prisoners_white: Option<u32>,
    /// Points taken off Black at the end
    #[arg(long, value_name = "P")]
    pub penalty_black: Option<Score>,
    /// Points taken off White at the end
    #[arg(long, value_name = "P")]
    pub penalty_white: Option<Score>,
    /// One object for machines
    #[arg(long)]
    pub json: bool,
}

/// Rules by the name given.
#[derive(Clone, Debug)]
pub struct NamedRules {
    pub name: String,
    pub rules: RuleSet,
}

/// A preset, or a federation's own rule set from a file.
fn named_rules(text: &str) -> Result<NamedRules, String> {
    let is_file = Path::new(text).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron"));
    let rules = if is_file {
        let content = std::fs::read_to_string(text).map_err(|error| format!("{text}: {error}"))?;
        rulesets::read(&content).map_err(|error| format!("{text}: {error}"))?
    } else {
        text.parse::<Preset>().map_err(|error| error.to_string())?.rules()
    };
    Ok(NamedRules { name: text.to_owned(), rules })
}

/// What a file gives to count.
struct Finished {
    setup: Setup,
    komi: Option<Komi>,
    passes: Sides<u32>,
    passed_last: Option<Color>,
    /// Moves of each side, passes included.
    moves: Sides<u32>,
}

impl Finished {
    fn of(args: &ScoreArgs) -> Result<Finished, InputError> {
        match input::source(&args.file)? {
            Source::Board(setup) => Ok(Finished { setup: *setup, komi: None, ..Finished::unplayed() }),
            Source::Record(collection) => {
                let game = input::game(&collection, args.game, &args.file)?;
                let line = game.record().map_err(|error| InputError::Record { path: args.file.clone(), error })?;
                let komi = game.info().komi.and_then(|komi| komi.read);
                let mut finished = Finished { komi, ..Finished::unplayed() };
                finished.count(&line.record);
                finished.setup = line.record.replay(Options::default()).end();
                Ok(finished)
            }
        }
    }

    /// Before anything is known.
    fn unplayed() -> Finished {
        let none = Sides::default();
        Finished { setup: Setup::empty(Size::STANDARD), komi: None, passes: none, passed_last: None, moves: none }
    }

    /// Takes moves and passes from a record, for rules under which a pass costs a stone.
    fn count(&mut self, record: &Record) {
        for act in &record.acts {
            if let Act::Move { color, point } = act {
                self.moves[*color] += 1;
                if point.is_none() {
                    self.passes[*color] += 1;
                    self.passed_last = Some(*color);
                }
            }
        }
    }
}

pub fn run(args: &ScoreArgs) -> Result<Answer, InputError> {
    let Finished { setup, komi, passes, passed_last, moves } = Finished::of(args)?;
    let rules = &args.rules.rules;
    let size = setup.size();
    let board = setup.board();
    let (dead, seki) = (input::points(&args.dead, size)?, input::points(&args.seki, size)?);
    if let Some(empty) = dead.iter().find(|p| setup.get(**p).is_none()) {
        return Err(InputError::NoStone { point: Notation::Standard.format(size, *empty) });
    }
    for penalty in [args.penalty_black, args.penalty_white].into_iter().flatten() {
        if penalty < Score::ZERO {
            return Err(InputError::Points(penalty.to_string()));
        }
    }
    let prisoners =
        Sides::new(args.prisoners_black.unwrap_or(setup.prisoners.black), args.prisoners_white.unwrap_or(setup.prisoners.white));
    let agreed = Agreed {
        dead: &dead,
        seki: &seki,
        prisoners,
        handed_over: setup.penalty,
        deducted: Sides::new(args.penalty_black.unwrap_or_default(), args.penalty_white.unwrap_or_default()),
        pass_stones: passes,
        passed_last,
        handicap: setup.handicap,
        ..Agreed::new(&board)
    };
    let used = args.komi.or(komi).unwrap_or_default();
    let sheet = score(&agreed, rules, used);
    let hints = hints(&agreed, rules);
    let suggestion = suggest(&board, PLAYOUTS, &mut Chance::new(SEED));
    let names = |points: &[Point]| -> Vec<String> { points.iter().map(|p| report::point(size, *p)).collect() };
    let text = if args.json {
        let mut map = Map::new();
        map.insert("rules".into(), json!(args.rules.name));
        map.insert("komi".into(), number(used.score()));
        map.insert("japanese".into(), tradition(&sheet.japanese, Tradition::Japanese));
        map.insert("chinese".into(), tradition(&sheet.chinese, Tradition::Chinese));
        map.insert("result".into(), json!(sheet.outcome().to_string()));
        map.insert("neutral".into(), json!(names(&sheet.neutral)));
        map.insert("territory".into(), json!({ "black": names(&sheet.territory.black), "white": names(&sheet.territory.white) }));
        map.insert("difference".into(), difference(&sheet, moves, passes));
        let hint = |hint: &Hint| {
            let side = hint.side.map(report::color);
            json!({ "kind": hint.kind.name(), "side": side, "points": names(&hint.points) })
        };
        map.insert("hints".into(), hints.iter().map(hint).collect());
        map.insert("suggestion".into(), json!({ "dead": names(&suggestion.dead), "seki": names(&suggestion.seki) }));
        report::line(map)
    } else {
        let mut text = readable(&sheet, &args.rules.name, used, args.komi.or(komi).is_some(), &names(&sheet.neutral));
        remarks(&mut text, &hints, &suggestion, &dead, names);
        text
    };
    Ok(Answer { text, findings: false })
}

/// One tradition's terms; those that it does not count are left out, those that are zero are not.
fn tradition(sheet: &TraditionSheet, which: Tradition) -> Value {
    let side = |color: Color| {
        let side = &sheet.sides[color];
        let mut map = Map::new();
        map.insert("territory".into(), json!(side.territory));
        match which {
            Tradition::Japanese => {
                map.insert("prisoners".into(), json!(side.prisoners));
                map.insert("dead".into(), json!(side.dead));
                map.insert("pass_stones".into(), json!(side.pass_stones));
            }
            Tradition::Chinese => {
                map.insert("stones".into(), json!(side.stones));
                map.insert("compensation".into(), number(side.compensation));
            }
        }
        map.insert("penalty_received".into(), json!(side.penalty_received));
        map.insert("penalty_deducted".into(), number(side.penalty_deducted));
        map.insert("komi".into(), number(side.komi));
        map.insert("total".into(), number(side.total));
        Value::Object(map)
    };
    json!({ "black": side(Color::Black), "white": side(Color::White), "result": sheet.outcome.to_string() })
}

/// Quarters of a point as a JSON number; binary fractions hold them exactly.
fn number(score: Score) -> Value {
    let quarters = score.in_quarters();
    if quarters % 4 == 0 { json!(quarters / 4) } else { json!(f64::from(quarters) / 4.0) }
}

fn readable(sheet: &ScoreSheet, rules: &str, komi: Komi, komi_given: bool, neutral: &[String]) -> String {
    let mut text = String::new();
    let given = if komi_given { "" } else { " (none given)" };
    // Writing to a string cannot fail.
    let _ = writeln!(text, "rules {rules}, komi {komi}{given}\n");
    for (name, tradition) in [("Japanese tradition", &sheet.japanese), ("Chinese tradition", &sheet.chinese)] {
        let _ = writeln!(text, "{name:<22}{:>8}{:>8}", "Black", "White");
        let (black, white) = (&tradition.sides.black, &tradition.sides.white);
        let terms = [
            ("territory", Score::from(black.territory), Score::from(white.territory)),
            ("stones", Score::from(black.stones), Score::from(white.stones)),
            ("prisoners", Score::from(black.prisoners), Score::from(white.prisoners)),
            ("dead stones", Score::from(black.dead), Score::from(white.dead)),
            ("pass stones", Score::from(black.pass_stones), Score::from(white.pass_stones)),
            ("penalties received", Score::from(black.penalty_received), Score::from(white.penalty_received)),
            ("penalties deducted", -black.penalty_deducted, -white.penalty_deducted),
            ("komi", black.komi, white.komi),
            ("compensation", black.compensation, white.compensation),
        ];
        for (term, black, white) in terms.into_iter().filter(|(_, b, w)| *b != Score::ZERO || *w != Score::ZERO) {
            let _ = writeln!(text, "  {term:<20}{black:>8}{white:>8}");
        }
        let _ = writeln!(text, "  {:<20}{:>8}{:>8}   {}\n", "total", black.total, white.total, tradition.outcome);
    }
    if !neutral.is_empty() {
        let _ = writeln!(text, "neutral points: {}", neutral.join(" "));
    }
    let _ = writeln!(text, "result: {}", sheet.outcome());
    text
}

/// Why the traditions differ, term by term. `moves` and `passes` are the record's, null without one.
fn difference(sheet: &ScoreSheet, moves: Sides<u32>, passes: Sides<u32>) -> Value {
    let sides = |sides: Sides<u32>| json!({ "black": sides.black, "white": sides.white });
    let terms = sheet.explained;
    let recorded = moves.black + moves.white > 0;
    json!({
        "total": number(sheet.difference()),
        "placed": sides(terms.placed),
        "seki_eyes": sides(terms.seki_eyes),
        "pass_stones": sides(terms.pass_stones),
        "compensation": number(terms.compensation),
        "moves": recorded.then(|| sides(moves)),
        "passes": recorded.then(|| sides(passes)),
    })
}

/// What the players may still do, and what looks dead: questions, after the result.
fn remarks(text: &mut String, hints: &[Hint], suggestion: &Suggestion, dead: &[Point], names: impl Fn(&[Point]) -> Vec<String>) {
    for hint in hints {
        let points = names(&hint.points).join(" ");
        let side = match hint.side {
            Some(Color::Black) => "Black",
            Some(Color::White) => "White",
            None => "either side",
        };
        let _ = match hint.kind {
            HintKind::Dame => writeln!(text, "{points}: looks like an unfilled dame: filled?"),
            HintKind::OneSidedDame => writeln!(text, "{points}: looks like a dame only {side} can fill: filled?"),
            HintKind::Teire => writeln!(text, "{points}: looks like an unprotected cut of {side}: filled?"),
            HintKind::LastPass => writeln!(text, "White passes last under these rules: one more pass, and its stone?"),
        };
    }
    if dead.is_empty() && !suggestion.dead.is_empty() {
        let _ = writeln!(text, "look dead, and are counted as living: {}", names(&suggestion.dead).join(" "));
    }
    if !suggestion.seki.is_empty() {
        let _ = writeln!(text, "look like a seki: {}", names(&suggestion.seki).join(" "));
    }
}

/// Playouts for a suggestion, and their seed: the same answer every time.
const PLAYOUTS: u32 = 200;
const SEED: u64 = 2008;
