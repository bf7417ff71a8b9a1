//! What a large hall costs: the time of the processor for one frame of the round with 291 and with 500 tables, for one
//! with a full board, and for one tick of 500 clocks kept by the station. Leaves with 1 when a limit is passed.

use egui::{Context, Pos2, RawInput, Rect, Vec2};
use fujite::app::{Action, App};
use fujite::clock::{Millis, SideTime, Timestamp};
use fujite::formats::presets;
use fujite::i18n::Locale;
use fujite::platform::dirs::Places;
use fujite::platform::hall::HallClock;
use fujite::platform::{ManualTime, TimeSource};
use fujite::referee::{
    Command, Event, Foundation, Official, Pairing, Player, PlayerId, Rank, Role, RoundNo, TableId, TableNo, Tournament,
};
use fujite::rules::{Color, Komi, Sides, Size};
use fujite::store::Journal;
use fujite::ui::Station;
use fujite::ui::theme::{self, ThemeChoice};
use fujite::ui::widgets::BoardView;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

const ROUND: RoundNo = RoundNo(1);
/// Milliseconds.
const FRAME_LIMIT: f64 = 4.0;
const TICK_LIMIT: f64 = 0.2;
const FRAMES: usize = 600;

fn main() -> ExitCode {
    let folder = std::env::temp_dir().join(format!("fujite-frame-{}", std::process::id()));
    if let Err(error) = std::fs::create_dir_all(&folder) {
        eprintln!("{}: {error}", folder.display());
        return ExitCode::from(2);
    }
    println!("| what | median ms | 99 of 100 ms | limit ms |\n|---|---|---|---|");
    let mut over = false;
    for tables in [291, 500] {
        let mut hall = Hall::new(&folder, tables, 40);
        let (plain, seconds) = hall.frames();
        over |= line(&format!("{tables} tables, a frame between two seconds"), plain, FRAME_LIMIT);
        over |= line(&format!("{tables} tables, a frame with a new second"), seconds, FRAME_LIMIT);
    }
    for lines in [19, 25] {
        over |= line(&format!("a frame with nothing but a full board of {lines} lines"), full_board(lines), FRAME_LIMIT);
    }
    let mut hall = Hall::new(&folder, 500, 500);
    over |= line("500 clocks kept here, a tick", hall.ticks(), TICK_LIMIT);
    // The folder is the program's own; that it stays behind harms nobody.
    let _ = std::fs::remove_dir_all(&folder);
    if over { ExitCode::from(1) } else { ExitCode::SUCCESS }
}

/// Prints a line; whether its median is over the limit.
fn line(what: &str, mut times: Vec<f64>, limit: f64) -> bool {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    let median = at(0.5);
    println!("| {what} | {median:.3} | {:.3} | {limit} |", at(0.99));
    median > limit
}

/// Frames of a board without a free point, with its coordinates, drawn down to the meshes.
fn full_board(lines: u8) -> Vec<f64> {
    let size = Size::square(lines).expect("a board");
    let stones: Vec<_> = size.iter().map(|p| Some(if (p.x + p.y) % 2 == 0 { Color::Black } else { Color::White })).collect();
    let columns: Vec<String> = "ABCDEFGHJKLMNOPQRSTUVWXYZ".chars().take(lines.into()).map(String::from).collect();
    let rows: Vec<String> = (1..=lines).rev().map(|n| n.to_string()).collect();
    let ctx = Context::default();
    theme::install(&ctx, ThemeChoice::Light);
    let frame = || {
        let input =
            RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Vec2::new(1366.0, 768.0))), ..Default::default() };
        let start = Instant::now();
        let mut output = ctx.run_ui(input, |ui| {
            BoardView::new(size, &stones, "board").labels(&columns, &rows).fit(Vec2::splat(640.0)).show(ui);
        });
        let meshes = ctx.tessellate(std::mem::take(&mut output.shapes), 1.0);
        std::hint::black_box(meshes.len());
        output.drop_without_applying_deltas();
        start.elapsed().as_secs_f64() * 1000.0
    };
    (0..FRAMES + 20).map(|_| frame()).skip(20).collect()
}

/// The station in a window nobody sees.
struct Hall {
    station: Station,
    ctx: Context,
    time: ManualTime,
}

impl Hall {
    fn new(folder: &Path, tables: u16, live: u16) -> Hall {
        let time = ManualTime::new(Timestamp(1_795_863_600_000), 180);
        let path = write(folder, tables, live, &time);
        let places = Places {
            settings: folder.join("settings.ron"),
            logs: folder.join("logs"),
            templates: folder.join("templates"),
            tournaments: folder.to_owned(),
        };
        let source = time.clone();
        let app = App::new(move || Box::new(source.clone()) as Box<dyn TimeSource>, Some(places), Locale::Ru, || {});
        let ctx = Context::default();
        let mut station = Station::new(app, &ctx);
        station.app.handle(Action::Open(path));
        station.app.handle(Action::Do(Command::StartRound { round: ROUND }));
        time.advance(Millis::from_mins(27));
        station.app.tick();
        for number in 1..=tables {
            let table = TableId::new(ROUND, TableNo(number));
            let left = |secs: i64| SideTime::Main { left: Millis::from_secs(secs) };
            let times = Sides::new(left(600 + i64::from(number)), left(1_380 + i64::from(number)));
            let command = match number {
                n if n <= live => Command::RunHere { table, times, running: Some(Color::Black), force: true },
                n if n % 7 == 0 => Command::MarkAbsent { table, absent: Sides::new(n % 2 == 0, true) },
                n if n % 3 == 0 => {
                    Command::TakeReading { table, reading: times, device: fujite::clock::ClockModel::Plain, force: true }
                }
                _ => continue,
            };
            station.app.handle(Action::Do(command));
        }
        let mut hall = Hall { station, ctx, time };
        for _ in 0..30 {
            hall.frame();
        }
        hall
    }

    /// One frame, as the window makes it: logic, the picture, its triangles. Milliseconds.
    fn frame(&mut self) -> f64 {
        let size = Rect::from_min_size(Pos2::ZERO, Vec2::new(1366.0, 768.0));
        let input = RawInput { screen_rect: Some(size), ..RawInput::default() };
        let (station, ctx) = (&mut self.station, &self.ctx);
        let start = Instant::now();
        station.logic(ctx);
        let mut output = ctx.run_ui(input, |ui| station.ui(ui));
        // No screen takes the letters' pictures.
        output.textures_delta.clear();
        std::hint::black_box(ctx.tessellate(output.shapes, output.pixels_per_point));
        start.elapsed().as_secs_f64() * 1e3
    }

    /// Frames at sixty a second: those within a second, and those that begin one.
    fn frames(&mut self) -> (Vec<f64>, Vec<f64>) {
        let (mut plain, mut seconds) = (Vec::new(), Vec::new());
        let mut second = 0;
        for _ in 0..FRAMES {
            self.time.advance(Millis(17));
            let took = self.frame();
            let now = self.station.app.model.now.utc.0.div_euclid(1_000);
            if now == second {
                plain.push(took)
            } else {
                seconds.push(took)
            }
            second = now;
        }
        (plain, seconds)
    }

    fn ticks(&mut self) -> Vec<f64> {
        (0..FRAMES)
            .map(|_| {
                self.time.advance(Millis(17));
                let start = Instant::now();
                self.station.app.tick();
                start.elapsed().as_secs_f64() * 1e3
            })
            .collect()
    }
}

/// A tournament of people who do not exist, its first round paired.
fn write(folder: &Path, tables: u16, live: u16, time: &ManualTime) -> PathBuf {
    let players = (1..=u32::from(tables) * 2)
        .map(|n| Player {
            id: PlayerId(n),
            surname: format!("Проба{n}"),
            given: "Игрок".to_owned(),
            patronymic: String::new(),
            rank: Rank::Kyu(5),
            club: "Заречье".to_owned(),
            country: "RU".to_owned(),
            key: String::new(),
        })
        .collect();
    let pairings = (1..=tables)
        .map(|n| Pairing {
            table: TableNo(n),
            players: Sides::new(vec![PlayerId(u32::from(n) * 2 - 1)], vec![PlayerId(u32::from(n) * 2)]),
            handicap: 0,
            komi: Komi::quarters(26),
        })
        .collect();
    let foundation = Foundation {
        tournament: Tournament {
            name: "Кубок Заречья".to_owned(),
            short_name: "KZ".to_owned(),
            place: "Заречье".to_owned(),
            first_day: "2026-11-28".to_owned(),
            last_day: "2026-11-29".to_owned(),
            rounds: 5,
            size: Size::STANDARD,
            source: None,
        },
        players,
        officials: vec![Official { name: "Берестов Антон".to_owned(), role: Role::ChiefJudge }],
        regulation: presets::by_name(presets::DEFAULT).expect("the default preset"),
    };
    let path = folder.join(format!("hall-{tables}-{live}.fujite"));
    let now = HallClock::resume(time.clone(), None).now();
    let mut journal = Journal::<Event>::create(&path).expect("a new journal");
    let events = vec![Event::Founded(Box::new(foundation)), Event::RoundPaired { round: ROUND, pairings, byes: Vec::new() }];
    journal.append(now, "Берестов Антон", events).expect("the founding entries");
    path
}
