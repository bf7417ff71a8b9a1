//! `fujite time TEXT`: effective time and category of a time control (Code 9.6, 6.8).

use crate::clock::{Category, Effective, Millis, Note, TimeControl, TimeTextError, effective};
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

/// `fujite time`.
#[derive(Clone, Debug, clap::Args)]
pub struct TimeArgs {
    /// For instance: 'main 60m, japanese 3x30s' or 'main 60m, canadian 15/5m'
    pub text: String,
    /// One object for machines
    #[arg(long)]
    pub json: bool,
}

/// Prints the answer; 2 when the text cannot be read, with the place on standard error.
pub fn run(args: &TimeArgs) -> ExitCode {
    let (answer, code) = match args.text.parse::<TimeControl>() {
        Ok(control) => {
            let figures = effective(&control);
            let answer = if args.json { json(&figures) } else { readable(&control, &figures) };
            (io::stdout().write_all(answer.as_bytes()), ExitCode::SUCCESS)
        }
        Err(error) => (io::stderr().write_all(complaint(&args.text, error).as_bytes()), ExitCode::from(2)),
    };
    match answer {
        // A reader that closes the pipe early is no error.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => ExitCode::from(2),
        _ => code,
    }
}

fn json(figures: &Effective) -> String {
    let notes: Vec<_> = figures.notes.iter().copied().map(note_json).collect();
    let answer = serde_json::json!({
        "effective_ms": figures.effective.map(|time| time.0),
        "linear_ms": figures.linear.0,
        "category": figures.category.map(Category::word),
        "article": figures.article,
        "notes": notes,
    });
    format!("{answer}\n")
}

fn note_json(note: Note) -> serde_json::Value {
    match note {
        Note::LinearDiffers { linear } => serde_json::json!({"kind": "linear_differs", "category": linear.word()}),
        Note::OutsideCode => serde_json::json!({"kind": "outside_code"}),
        Note::PeriodsRunOut { moves } => serde_json::json!({"kind": "periods_run_out", "moves": moves}),
        Note::SparePeriodsIgnored => serde_json::json!({"kind": "spare_periods_ignored"}),
    }
}

fn readable(control: &TimeControl, figures: &Effective) -> String {
    let none = "no rule in the Code";
    let effective = figures.effective.map_or_else(|| none.to_owned(), Millis::face);
    let category = figures.category.map_or(none, Category::word);
    // To the nearest second: shares of a period are no whole ones.
    let linear = Millis::from_secs((figures.linear + Millis(500)).secs()).face();
    let mut answer = format!("{control}\neffective  {effective} ({})\n", figures.article);
    // Writing to a String cannot fail.
    let _ = writeln!(answer, "category   {category} (6.8)");
    let _ = writeln!(answer, "linear     {linear} (European rule: {})", figures.linear_category.word());
    for note in &figures.notes {
        let _ = match note {
            Note::LinearDiffers { linear } => writeln!(answer, "note: the European rule would make it {}", linear.word()),
            Note::OutsideCode => writeln!(answer, "note: outside the Code; only the European figure stands"),
            Note::PeriodsRunOut { moves } => writeln!(answer, "note: the periods end after {moves} moves; only they count"),
            Note::SparePeriodsIgnored => writeln!(answer, "note: spare periods do not add to it"),
        };
    }
    answer
}

/// The message, then the text with a mark under the place.
fn complaint(text: &str, error: TimeTextError) -> String {
    let shown: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("fujite time: {error}\n  {shown}\n  {}^\n", " ".repeat(error.at))
}
