//! The round at the window: start, stops, absences, readings, a clock kept here, search and filters, by accessible name.

use super::support::{Hall, LARGE, ROUND, SMALL, hall, table};
use eframe::egui::{Key, Modifiers};
use fujite::app::Action;
use fujite::clock::{ClockModel, Millis, SideTime, TableClock};
use fujite::i18n::Locale;
use fujite::referee::{
    Article, Causes, Command, Consequence, HallStop, How, Incident, Level, Measure, Outcome, Protest, Ruling, StopReason, Who,
    overview::Status,
};
use fujite::rules::{Color, Sides};

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
    h.command(Command::RunHere { table: table(11), times, running: Some(Color::Black), force: true });
    h.pass(Millis(12_000));
    h
}

fn status(h: &Hall, n: u16) -> Status {
    let model = &h.window.state().app.model;
    let state = model.state();
    let (regulation, round) = (state.regulation().expect("founded"), &state.rounds[&ROUND]);
    fujite::referee::overview::line(state, regulation, round, state.table(table(n)).expect("a table"), model.now).status
}

fn accept(h: &mut Hall) {
    let pending = h.window.state().app.model.pending.clone().expect("a proposal waits");
    h.act(Action::Rule(pending.proposal.accept()));
}

#[test]
fn the_round_starts_by_its_main_button() {
    for (locale, start, waiting, running) in
        [(Locale::Ru, "Старт тура", "Ждёт старта", "Идёт"), (Locale::En, "Start the round", "Waiting", "Running")]
    {
        let mut h = hall(locale, SMALL);
        assert!(h.says(waiting), "before the start every table waits");
        h.click(start);
        let round = &h.state().rounds[&ROUND];
        assert!(round.started.is_some());
        assert!(round.tables.values().all(|t| t.watch.is_running()));
        assert!(h.says(running));
    }
}

#[test]
fn the_start_is_planned_for_a_time_of_day() {
    let mut h = hall(Locale::Ru, SMALL);
    h.click("Назначить время…");
    h.type_into("Время начала", "14:30");
    h.click("Назначить");
    assert!(h.says("Начало в 14:30"));
}

#[test]
fn all_clocks_stop_for_a_break_and_go_on() {
    let mut h = hall(Locale::Ru, SMALL);
    h.click("Старт тура");
    h.pass(mins(5));
    h.click("Остановить все…");
    h.type_into("До какого времени: минуты или час", "15");
    h.click("Остановить все часы");
    let stop = h.state().rounds[&ROUND].stopped.expect("the hall stands");
    assert_eq!(stop.reason, HallStop::Break);
    assert!(h.says("до 14:20"));
    assert!(h.state().rounds[&ROUND].tables.values().all(|t| !t.watch.is_running()));
    h.pass(mins(15));
    h.click("Продолжить тур");
    let round = &h.state().rounds[&ROUND];
    assert!(round.stopped.is_none());
    let now = h.window.state().app.model.now.mono;
    assert!(round.tables.values().all(|t| t.watch.is_running() && t.run_time(now) == mins(5)), "the break used nobody's time");
}

#[test]
fn the_first_of_two_absent_comes_and_both_lose_half() {
    let mut h = hall(Locale::Ru, SMALL);
    h.click("Старт тура");
    h.press(Key::Num3);
    h.click("Нет игрока…");
    h.click("Чёрные, ");
    h.click("Белые, ");
    h.click("Записать отсутствие");
    assert_eq!(status(&h, 3), Status::AbsentBoth);
    h.pass(mins(10));
    h.click("Белые пришли");
    let pending = h.window.state().app.model.pending.as_ref().expect("10.6 is put to the referee");
    assert_eq!(pending.proposal.articles.first().map(|a| a.0.as_str()), Some("10.6"));
    let times = Sides::new(main_time(55 * 60), main_time(55 * 60));
    assert_eq!(pending.proposal.consequence, Consequence::Clocks { times, running: Some(Color::Black) });
    accept(&mut h);
    assert_eq!(status(&h, 3), Status::AbsentBlack);
}

#[test]
fn a_loss_by_lateness_is_overruled_with_a_reason() {
    let mut h = hall(Locale::En, SMALL);
    h.click("Start the round");
    h.press(Key::Num5);
    h.click("Absent…");
    h.click("White, ");
    h.click("Record absence");
    h.pass(mins(20));
    assert!(h.says("Loss by lateness in 10:00"));
    h.pass(mins(11));
    h.click("White has come");
    let pending = h.window.state().app.model.pending.as_ref().expect("16.1 is put to the referee");
    assert!(matches!(pending.proposal.consequence, Consequence::End(Outcome::Win { winner: Color::Black, how: How::Absence })));
    h.act(Action::Rule(Ruling { consequence: Consequence::PlayOn, reason: "the bus of the organisers was late".to_owned() }));
    let found = h.state().table(table(5)).expect("a table");
    assert!(found.result.is_none() && !found.absent.white);
    assert_eq!(status(&h, 5), Status::Running);
}

#[test]
fn readings_are_typed_as_digits_and_shown_back() {
    let mut h = hall(Locale::Ru, SMALL);
    h.click("Старт тура");
    h.pass(mins(20));
    h.press(Key::Num4);
    h.press(Key::R);
    h.type_text("5000");
    assert!(h.says("засчитается: 50:00"));
    h.press(Key::Enter);
    h.type_text("4955");
    h.press(Key::Enter);
    let found = h.state().table(table(4)).expect("a table");
    assert!(
        matches!(found.watch.clock(), TableClock::Observed(a) if a.black.time == main_time(3_000) && a.white.time == main_time(2_995))
    );
    assert!(h.says("50:00–50:00") || h.says("50:00"));
}

#[test]
fn a_reading_that_cannot_be_is_a_finding_and_is_recorded_only_on_purpose() {
    let mut h = hall(Locale::Ru, SMALL);
    h.click("Старт тура");
    h.pass(mins(20));
    h.press(Key::Num4);
    h.press(Key::R);
    h.type_text("5500");
    h.press(Key::Enter);
    h.type_text("5500");
    assert!(h.says("Не сходится: 10:00 прошло в зале"));
    h.press(Key::Enter);
    assert!(matches!(h.state().table(table(4)).expect("a table").watch.clock(), TableClock::Announced), "Enter does not force");
    h.click("Записать всё равно");
    assert!(matches!(h.state().table(table(4)).expect("a table").watch.clock(), TableClock::Observed(_)));
}

#[test]
fn a_sum_of_periods_is_read_as_periods() {
    let mut h = hall(Locale::Ru, SMALL);
    h.click("Старт тура");
    h.pass(mins(119));
    h.press(Key::Num4);
    h.press(Key::R);
    h.type_text("100");
    h.press(Key::Enter);
    h.type_text("110");
    assert!(h.says("засчитается: 1:00"));
    h.click("Бё-ёми");
    assert!(h.says("засчитается: 2-й из 3, 0:30"), "a DGT's 1:00 is two periods of thirty seconds");
}

#[test]
fn a_clock_kept_here_goes_by_presses_and_loses_periods() {
    let mut h = hall(Locale::Ru, SMALL);
    h.click("Старт тура");
    h.press(Key::Num6);
    let times = Sides::new(main_time(5), main_time(600));
    h.command(Command::RunHere { table: table(6), times, running: Some(Color::Black), force: true });
    h.press(Key::L);
    assert!(h.says("основной контроль"));
    h.pass(Millis(15_000));
    assert!(h.says("идут часы"));
    assert!(h.says("осталось 3 периода из 3"));
    h.pass(Millis(30_000));
    assert!(h.says("осталось 2 периода из 3"), "a period is gone");
    h.press(Key::Space);
    let clock = |h: &Hall| match h.state().table(table(6)).expect("a table").watch.clock() {
        TableClock::Live(clock) => clock.clone(),
        other => panic!("not kept here: {other:?}"),
    };
    assert_eq!(clock(&h).running(), Some(Color::White));
    let now = h.window.state().app.model.now.mono;
    assert_eq!(clock(&h).at(now).black, SideTime::Japanese { periods: 2, left: Millis(30_000) });
    h.press(Key::A);
    assert_eq!(clock(&h).running(), Some(Color::White), "Black's key does nothing while White thinks");
    h.press(Key::L);
    assert_eq!(clock(&h).running(), Some(Color::Black));
    h.press(Key::Backspace);
    assert_eq!(clock(&h).running(), Some(Color::White), "the wrong press never was");
    h.press(Key::Escape);
    assert!(h.window.state().view.time_keeper.is_none());
}

#[test]
fn a_table_is_found_by_digits_and_by_name() {
    let mut h = hall(Locale::Ru, SMALL);
    h.press(Key::Num1);
    h.press(Key::Num7);
    assert_eq!(h.window.state().view.table, Some(table(17)));
    assert!(h.shows("Стол 17"));
    h.press_with(Modifiers::COMMAND, Key::F);
    h.type_text("черемух");
    assert!(!h.says("Стол 1, "), "others are hidden");
    h.press(Key::Enter);
    let found = h.window.state().view.table.expect("a table is open");
    let state = h.state();
    let found = state.table(found).expect("a table");
    let names: Vec<String> = Color::BOTH.map(|side| state.names(found, side, fujite::referee::Player::full_name)).to_vec();
    assert!(names.iter().any(|n| n.contains("Черёмухин")), "{names:?}");
}

#[test]
fn filters_show_their_tables_alone() {
    let mut h = busy(Locale::Ru, SMALL);
    h.click("Нет игрока 2");
    assert!(h.says("Стол 12, ") && h.says("Стол 13, "));
    assert!(!h.says("Стол 9, "));
    h.click("Все 24");
    assert!(h.says("Стол 9, "));
}

#[test]
fn several_tables_are_stopped_at_once() {
    let mut h = hall(Locale::Ru, SMALL);
    h.click("Старт тура");
    h.press(Key::Num2);
    h.press_with(Modifiers::SHIFT, Key::ArrowDown);
    h.press_with(Modifiers::SHIFT, Key::ArrowDown);
    assert!(h.says("3 стола:"));
    h.click("Остановить…");
    h.click("инвентарь");
    h.click("Остановить часы");
    for n in 2..=4 {
        let stopped = h.state().table(table(n)).expect("a table").stopped.expect("stopped");
        assert_eq!(stopped.reason, StopReason::Equipment);
    }
    assert!(h.state().table(table(5)).expect("a table").stopped.is_none());
    h.press(Key::Escape);
    assert!(!h.says("3 стола:"));
}

#[test]
fn an_entry_is_taken_back_from_the_panel() {
    let mut h = hall(Locale::Ru, SMALL);
    h.click("Старт тура");
    h.press(Key::Num2);
    h.command(Command::Stop { table: table(2), reason: StopReason::Toilet, by: Some(Color::Black), ruling: None });
    h.click("Взять назад: ");
    h.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(h.state().table(table(2)).expect("a table").stopped.is_none());
    assert!(h.says("взято назад: "));
}

#[test]
fn what_cannot_be_done_says_why() {
    let h = hall(Locale::Ru, SMALL);
    let mut h = h;
    h.press(Key::Num2);
    h.press(Key::R);
    assert!(h.window.state().view.dialog.is_none(), "no readings before the start");
}

#[test]
fn the_wall_shows_results_and_nothing_else() {
    let mut h = busy(Locale::Ru, SMALL);
    h.window.state_mut().view.wall = true;
    h.settle();
    assert!(h.says("20 Клевер — Снегирёв Ч+"));
}

#[test]
fn pictures_of_the_round() {
    if std::env::var_os("FUJITE_PICTURES").is_none() {
        return;
    }
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
    if std::env::var_os("FUJITE_PICTURES").is_none() {
        return;
    }
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
