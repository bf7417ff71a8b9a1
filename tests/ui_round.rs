//! The round at the window: start, stops, absences, readings, a clock kept here, search and filters, by accessible name.

mod support;

use eframe::egui::{Key, Modifiers};
use fujite::app::Action;
use fujite::clock::{ClockModel, Millis, SideTime, TableClock};
use fujite::i18n::Locale;
use fujite::referee::{
    Article, Causes, Command, Consequence, HallStop, How, Incident, Level, Measure, Outcome, Protest, Refusal, Ruling,
    StopReason, Who, overview::Status,
};
use fujite::rules::{Color, Sides};
use support::{Hall, LARGE, ROUND, SMALL, hall, table};

fn mins(n: i64) -> Millis {
    Millis::from_mins(n)
}

fn main_time(secs: i64) -> SideTime {
    SideTime::Main { left: Millis::from_secs(secs) }
}

/// A round in full swing, with one table of every kind.
fn busy(locale: Locale, size: [f32; 2]) -> Hall {
    let mut h = hall(locale, size);
    h.command(Command::StartRound { round: ROUND });
    h.command(Command::MarkAbsent { table: table(12), absent: Sides::new(false, true) });
    h.command(Command::MarkAbsent { table: table(13), absent: Sides::new(true, true) });
    h.pass(mins(27));
    let read = |h: &mut Hall, n: u16, black: i64, white: i64| {
        let reading = Sides::new(main_time(black), main_time(white));
        h.command(Command::TakeReading { table: table(n), reading, device: ClockModel::Summed, force: true });
    };
    let main = h.state().regulation().expect("founded").control.main.secs();
    let used = 27 * 60;
    read(&mut h, 7, 230, main * 2 - used - 230);
    read(&mut h, 9, main * 2 - used - 410, 410);
    read(&mut h, 10, 1_200, main * 2 - used - 1_200);
    read(&mut h, 14, 40, main * 2 - used - 40);
    for (n, article, matter, measure) in [(7, "15.1", "phone", Measure::Warning), (7, "15.5", "noise", Measure::Remark)] {
        h.command(Command::EnterIncident {
            incident: Box::new(Incident {
                table: Some(table(n)),
                who: Who::Side(Color::Black),
                measure,
                article: Article::new(article),
                matter: matter.to_owned(),
                note: String::new(),
                causes: Causes::default(),
            }),
            ruling: None,
        });
    }
    h.command(Command::Stop { table: table(8), reason: StopReason::Protest, by: Some(Color::White), ruling: None });
    h.command(Command::LodgeProtest(Box::new(Protest {
        table: table(8),
        by: Color::White,
        against: String::new(),
        article: Article::new("16.3"),
        level: Level::Judge,
    })));
    h.command(Command::Stop { table: table(15), reason: StopReason::Captures, by: Some(Color::Black), ruling: None });
    h.command(Command::Stop { table: table(16), reason: StopReason::GameEnd, by: None, ruling: None });
    let won = Outcome::win(Color::Black, How::Resignation);
    h.command(Command::EnterResult { table: table(20), outcome: won, under_protest: false });
    let times = Sides::new(SideTime::Japanese { periods: 1, left: Millis(20_400) }, main_time(1_240));
    h.command(Command::RunHere { table: table(11), times, running: Some(Color::Black) });
    h.pass(Millis(12_000));
    h
}

#[test]
fn pictures_of_the_round() {
    for (locale, tag) in [(Locale::Ru, "ru"), (Locale::En, "en")] {
        for (size, width) in [(SMALL, "1366"), (LARGE, "1920")] {
            let mut h = busy(locale, size);
            h.press(Key::Num7);
            h.picture(&format!("round-{tag}-{width}"));
            if tag == "ru" {
                h.dark();
                h.picture(&format!("round-{tag}-{width}-dark"));
            }
        }
    }
}

#[test]
fn pictures_of_the_rest() {
    for (locale, tag) in [(Locale::Ru, "ru"), (Locale::En, "en")] {
        let mut h = hall(locale, SMALL);
        h.picture(&format!("before-{tag}"));
        let mut h = busy(locale, LARGE);
        h.press(Key::Num7);
        h.click(if tag == "ru" { "Карточки" } else { "Cards" });
        h.dark();
        h.picture(&format!("cards-{tag}-dark"));
        let mut h = busy(locale, SMALL);
        h.press(Key::Num7);
        h.press(Key::R);
        h.type_text("250");
        h.picture(&format!("reading-{tag}"));
        h.press(Key::Escape);
        h.press(Key::S);
        h.picture(&format!("stop-{tag}"));
        h.press(Key::Escape);
        h.press(Key::L);
        h.picture(&format!("run-{tag}"));
        h.press(Key::Escape);
        h.click(if tag == "ru" { "Поправить…" } else { "Correct…" });
        h.picture(&format!("correct-{tag}"));
        h.press(Key::Escape);
        h.press_with(Modifiers::SHIFT, Key::ArrowDown);
        h.press_with(Modifiers::SHIFT, Key::ArrowDown);
        h.picture(&format!("selection-{tag}"));
        h.press(Key::Escape);
        h.press(Key::Num1);
        h.press(Key::Num3);
        h.picture(&format!("absent-{tag}"));
        h.press(Key::Num1);
        h.pass(Millis(2_000));
        h.press(Key::Num1);
        h.press(Key::Num1);
        h.press(Key::L);
        h.picture(&format!("keeper-{tag}"));
        h.window.state_mut().view.time_keeper = None;
        h.window.state_mut().view.wall = true;
        h.settle();
        h.picture(&format!("wall-{tag}"));
    }
}
