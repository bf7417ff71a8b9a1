//! What papers cost: the form and envelope of an adjourned game after the first, and the pack of a round of 270 tables.
//! Leaves with 1 when a limit is passed, or when the same papers do not give the same bytes.

use fujite::clock::{ByoYomi, Millis, SideTime, TimeControl};
use fujite::forms::{
    AdjournmentForm, Diagram, EnvelopeSheet, Event, MoveMode, Pack, Paper, PaperError, Player, Press, Receipt, ResumptionSheet,
    Rules,
};
use fujite::i18n::{L10n, Locale, WallTime};
use fujite::referee::Rank;
use fujite::rules::{Color, Komi, Sides, Size};
use std::process::ExitCode;
use std::time::Instant;

const TABLES: u32 = 270;
/// Milliseconds for a form and its envelope, and for the pack.
const PAIR_LIMIT: f64 = 150.0;
const PACK_LIMIT: f64 = 10_000.0;

fn main() -> ExitCode {
    match measure() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn measure() -> Result<bool, PaperError> {
    let l = L10n::new(Locale::Ru);
    let press = Press::new();
    let pair = |table: u32| -> Result<usize, PaperError> {
        let form = form(table);
        let envelope = Paper::Envelope(Box::new(form.envelope()), EnvelopeSheet::C5);
        Ok(press.print(&Paper::Adjournment(Box::new(form)), l)?.pdf()?.len() + press.print(&envelope, l)?.pdf()?.len())
    };
    println!("| what | ms | limit ms |\n|---|---|---|");
    let start = Instant::now();
    pair(1)?;
    println!("| the first form and envelope | {:.0} | |", since(start));
    let mut times = Vec::new();
    for table in 2..42 {
        let start = Instant::now();
        pair(table)?;
        times.push(since(start));
    }
    times.sort_by(f64::total_cmp);
    let median = times[times.len() / 2];
    println!("| form and envelope, median of {} | {median:.1} | {PAIR_LIMIT} |", times.len());
    println!("| the slowest of them | {:.1} | |", times[times.len() - 1]);

    let start = Instant::now();
    let printed = press.print(&pack(), l)?;
    let set = since(start);
    let bytes = printed.pdf()?;
    let whole = since(start);
    println!("| pack of {TABLES} tables, {} pages, {} KiB | {whole:.0} | {PACK_LIMIT} |", printed.pages(), bytes.len() / 1024);
    println!("| of it writing the PDF | {:.0} | |", whole - set);
    let same = Press::new().print(&pack(), l)?.pdf()? == bytes;
    println!("| the same bytes on another press | {same} | |");
    Ok(median <= PAIR_LIMIT && whole <= PACK_LIMIT && same)
}

fn since(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1_000.0
}

/// A game in the middle, with another board at each table.
fn form(table: u32) -> AdjournmentForm {
    let size = Size::STANDARD;
    let mut seed = table.wrapping_mul(2_654_435_761);
    let stones = (0..size.points())
        .map(|_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            match seed >> 29 {
                0 => Some(Color::Black),
                1 => Some(Color::White),
                _ => None,
            }
        })
        .collect();
    let at = |day, hour, minute| {
        WallTime::local((2026, 11, day), (hour, minute, 0), 180)
            .unwrap_or(WallTime { utc: fujite::clock::Timestamp(0), offset: 0 })
    };
    AdjournmentForm {
        event: Event { name: "Кубок Заречья 2026".into(), code: "KZ26".into() },
        date: at(29, 10, 0),
        round: 3,
        table,
        adjournment: 1,
        envelope: u16::try_from(table).unwrap_or(u16::MAX),
        players: Sides::new(Player::new("Ельников Захар", Rank::Dan(4)), Player::new("Ивлев Кирилл", Rank::Kyu(2))),
        mover: None,
        rules: Rules::Japanese,
        handicap: 0,
        komi: Komi::quarters(26),
        control: TimeControl {
            main: Millis::from_mins(90),
            byoyomi: ByoYomi::Japanese { period: Millis::from_secs(60), periods: 5 },
        },
        diagram: Diagram::new(size, stones, None, None).unwrap_or_else(|_| Diagram::empty(size)),
        moves: 100 + table,
        to_play: Color::Black,
        stopped: at(29, 14, 38),
        announced: Some(at(29, 14, 36)),
        resumption: Some(at(30, 10, 0)),
        place: None,
        prisoners: Sides::new(table % 9, table % 7),
        penalties: Sides::default(),
        spent: Sides::new(Millis::from_mins(24), Millis::from_mins(15)),
        left: Sides::new(SideTime::Main { left: Millis::from_mins(66) }, SideTime::Main { left: Millis::from_mins(75) }),
        pause_taken: Sides::default(),
        warnings: Sides::default(),
        mode: MoveMode::Sealed,
        judge: "Берестов П.".into(),
    }
}

fn pack() -> Paper {
    let mut papers = Vec::new();
    let mut receipts = Vec::new();
    for table in 1..=TABLES {
        let form = form(table);
        papers.push(Paper::Adjournment(Box::new(form.clone())));
        papers.push(Paper::Envelope(Box::new(form.envelope()), EnvelopeSheet::FoldedA4));
        let sheet =
            ResumptionSheet { form: form.clone(), judge: None, chief_judge: "Рощина Е. Л.".into(), commitment: None };
        papers.push(Paper::Resumption(Box::new(sheet)));
        receipts.extend(Color::BOTH.map(|side| Receipt {
            form: form.clone(),
            side,
            keeper: "Мятлева Ольга".into(),
            kept_at: "сейф 2".into(),
            commitment: None,
        }));
    }
    papers.push(Paper::Receipts(receipts));
    Paper::Pack(Box::new(Pack { reference: "KZ26/3".into(), papers }))
}
