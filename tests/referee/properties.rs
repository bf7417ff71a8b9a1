//! Invariants of the fold over random days in the hall.

use fujite::clock::{ClockModel, Millis, Mono, SideTime, Stamp, Timestamp};
use fujite::formats::presets;
use fujite::referee::{
    Article, Causes, Check, Command, Desk, Entry, EntryNo, Event, Form, Found, Foundation, HallStop, History, How, Incident,
    Level, Measure, MoveKind, Outcome, Pairing, Player, PlayerId, Protest, Rank, Refusal, RoundNo, Step, StopReason, TableId,
    TableNo, Tournament, Who, decide, overview,
};
use fujite::rules::Color::{Black, White};
use fujite::rules::{Color, Komi, Point, Setup, Sides, Size};
use proptest::prelude::*;

const ROUND: RoundNo = RoundNo(1);

fn side() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Black), Just(White)]
}

fn table() -> impl Strategy<Value = TableId> {
    (1u16..=3).prop_map(|n| TableId::new(ROUND, TableNo(n)))
}

fn time() -> impl Strategy<Value = SideTime> {
    prop_oneof![
        (0i64..3_600_000).prop_map(|left| SideTime::Main { left: Millis(left) }),
        (1u16..=3, 1i64..=30_000).prop_map(|(periods, left)| SideTime::Japanese { periods, left: Millis(left) }),
    ]
}

fn times() -> impl Strategy<Value = Sides<SideTime>> {
    (time(), time()).prop_map(|(black, white)| Sides::new(black, white))
}

fn incident(table: TableId, side: Color, measure: Measure) -> Command {
    let incident = Incident {
        table: Some(table),
        who: Who::Side(side),
        measure,
        article: Article::new("15.4"),
        matter: "talk".into(),
        note: "строка\nи \"кавычки\"".into(),
        causes: Causes::default(),
    };
    Command::EnterIncident { incident: Box::new(incident), ruling: None }
}

fn form() -> Box<Form> {
    let mut position = Setup::empty(Size::STANDARD);
    position.set(Point::new(3, 3), Some(Black));
    position.to_play = White;
    position.moves = Some(1);
    let left = SideTime::Main { left: Millis::from_mins(40) };
    Box::new(Form {
        position,
        last_move: Some(Point::new(3, 3)),
        times: Sides::new(left, left),
        pause_taken: Sides::default(),
        notes: String::new(),
    })
}

fn command() -> impl Strategy<Value = Command> {
    let hall = prop_oneof![
        Just(Command::StartRound { round: ROUND }),
        Just(Command::StopAll { round: ROUND, reason: HallStop::Break, until: None }),
        Just(Command::ContinueAll { round: ROUND }),
    ];
    let clocks = prop_oneof![
        (table(), any::<bool>(), any::<bool>())
            .prop_map(|(table, black, white)| Command::MarkAbsent { table, absent: Sides::new(black, white) }),
        (table(), side()).prop_map(|(table, side)| Command::Arrive { table, side, ruling: None }),
        (table(), times()).prop_map(|(table, reading)| Command::TakeReading {
            table,
            reading,
            device: ClockModel::Plain,
            force: true
        }),
        (table(), times(), side()).prop_map(|(table, times, side)| Command::RunHere {
            table,
            times,
            running: Some(side),
            force: true
        }),
        (table(), side()).prop_map(|(table, side)| Command::Press { table, side }),
        table().prop_map(|table| Command::TakeBackPress { table }),
        table().prop_map(|table| Command::HandBack { table }),
        (table(), side()).prop_map(|(table, side)| Command::Stop {
            table,
            reason: StopReason::Protest,
            by: Some(side),
            ruling: None
        }),
        table().prop_map(|table| Command::Continue { table, running: None }),
        (table(), side()).prop_map(|(table, side)| Command::TakePause { table, side }),
        (table(), side()).prop_map(|(table, side)| Command::Overrun { table, side, ruling: None }),
    ];
    let adjournment = prop_oneof![
        table().prop_map(|table| Command::Adjourn { table, mover: White, resumption: Timestamp(1), form: form() }),
        (table(), 0usize..9).prop_map(|(table, n)| Command::DoStep { table, step: Step::ALL[n] }),
        (table(), side()).prop_map(|(table, side)| Command::SignForm { table, side }),
        table().prop_map(|table| Command::ChooseMoveKind { table, kind: MoveKind::Open(Point::new(15, 15)) }),
        (table(), 0usize..6).prop_map(|(table, n)| Command::DoCheck { table, check: Check::ALL[n] }),
        table().prop_map(|table| Command::BeginChecking { table }),
        table().prop_map(|table| Command::OpenEnvelope {
            table,
            found: Found::Marked(Point::new(2, 2)),
            coordinate: "C17".into(),
            ruling: None
        }),
        table().prop_map(|table| Command::StartAbsentClock { table }),
        table().prop_map(|table| Command::AbsentAtResumption { table, ruling: None }),
        table().prop_map(|table| Command::OpenEnvelope { table, found: Found::Lost, coordinate: String::new(), ruling: None }),
        table().prop_map(|table| Command::CancelAdjournment { table, reason: "перерыв отменён".into() }),
    ];
    let conduct = prop_oneof![
        (table(), side()).prop_map(|(t, s)| incident(t, s, Measure::Remark)),
        (table(), side()).prop_map(|(t, s)| incident(t, s, Measure::Warning)),
        (table(), side()).prop_map(|(table, by)| Command::LodgeProtest(Box::new(Protest {
            table,
            by,
            against: "часы".into(),
            article: Article::new("16.6"),
            level: Level::Judge
        }))),
        (table(), side()).prop_map(|(table, side)| Command::EnterResult {
            table,
            outcome: Outcome::win(side, How::Points(None)),
            under_protest: false
        }),
        table().prop_map(|table| Command::FixResult { table }),
        (1u64..60).prop_map(|n| Command::Counter { entry: EntryNo(n), reason: "ошибка".into() }),
    ];
    prop_oneof![1 => hall, 4 => clocks, 4 => adjournment, 3 => conduct]
}

fn foundation() -> Foundation {
    let player = |n| Player {
        id: PlayerId(n),
        surname: format!("Игрок{n}"),
        given: String::new(),
        patronymic: String::new(),
        rank: Rank::Unknown,
        club: String::new(),
        country: String::new(),
        key: String::new(),
    };
    Foundation {
        tournament: Tournament {
            name: "Проба".into(),
            short_name: String::new(),
            place: String::new(),
            first_day: String::new(),
            last_day: String::new(),
            rounds: 1,
            size: Size::STANDARD,
            source: None,
        },
        players: (1..=6).map(player).collect(),
        officials: vec![],
        regulation: presets::by_name(presets::DEFAULT).unwrap(),
    }
}

/// Plays a day: every command that is accepted is recorded, every proposal is accepted.
fn day(commands: Vec<(i64, Command)>) -> (History, Stamp) {
    let desk = Desk { name: "судья".into() };
    let mut history = History::default();
    let mut now = Stamp { mono: Mono(0), utc: Timestamp(0), offset: 0 };
    let pairings = (1..=3)
        .map(|t| Pairing {
            table: TableNo(t),
            players: Sides::new(vec![PlayerId(u32::from(t) * 2 - 1)], vec![PlayerId(u32::from(t) * 2)]),
            handicap: 0,
            komi: Komi::quarters(26),
        })
        .collect();
    let opening = [
        (0, Command::Found(Box::new(foundation()))),
        (0, Command::PairRound { round: ROUND, pairings, byes: vec![] }),
        (0, Command::StartRound { round: ROUND }),
    ];
    for (wait, command) in opening.into_iter().chain(commands) {
        now = now.after(Millis(wait));
        let decided = match decide(&history, &desk, command.clone(), now) {
            Err(Refusal::RulingNeeded(proposal)) => decide(&history, &desk, ruled(command, proposal.accept()), now),
            other => other,
        };
        for event in decided.unwrap_or_default() {
            let number = EntryNo(history.entries().len() as u64 + 1);
            history.push(Entry { number, at: now, recorded: now, by: desk.name.clone(), event });
        }
    }
    (history, now)
}

fn ruled(mut command: Command, given: fujite::referee::Ruling) -> Command {
    match &mut command {
        Command::Arrive { ruling, .. }
        | Command::Overrun { ruling, .. }
        | Command::AbsentAtResumption { ruling, .. }
        | Command::OpenEnvelope { ruling, .. }
        | Command::EnterIncident { ruling, .. } => *ruling = Some(given),
        _ => {}
    }
    command
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: crate::kept_cases("tests/data/regressions/referee.txt"), ..ProptestConfig::default() })]

    #[test]
    fn opening_the_journal_gives_the_state_the_work_had(commands in prop::collection::vec((0i64..600_000, command()), 0..60)) {
        let (history, _) = day(commands);
        let reopened = History::from_entries(history.entries().to_vec());
        prop_assert_eq!(reopened.state(), history.state());
    }

    #[test]
    fn every_event_comes_back_from_its_text(commands in prop::collection::vec((0i64..600_000, command()), 0..40)) {
        let (history, _) = day(commands);
        for entry in history.entries() {
            let text = ron::to_string(&entry.event).unwrap();
            prop_assert_eq!(&ron::from_str::<Event>(&text).unwrap(), &entry.event, "{}", text);
        }
    }

    #[test]
    fn no_clock_is_ever_negative_and_the_overview_never_fails(
        commands in prop::collection::vec((0i64..3_000_000, command()), 0..40),
        later in 0i64..100_000_000,
    ) {
        let (history, now) = day(commands);
        let now = now.after(Millis(later));
        let state = history.state();
        for line in overview::lines(state, &state.rounds[&ROUND], now) {
            for (_, bounds) in line.bounds.iter() {
                prop_assert!(bounds.least.left() >= Millis::ZERO && bounds.most.left() >= bounds.least.left() || bounds.least.in_byoyomi());
            }
        }
    }

    #[test]
    fn a_counter_entry_and_its_own_counter_leave_everything_as_it_was(
        commands in prop::collection::vec((0i64..600_000, command()), 0..40),
    ) {
        let (mut history, now) = day(commands);
        let Some(target) = history.last_counterable().map(|e| e.number) else { return Ok(()) };
        let before = history.state().clone();
        let mut push = |event| {
            let number = EntryNo(history.entries().len() as u64 + 1);
            history.push(Entry { number, at: now, recorded: now, by: "судья".into(), event });
            number
        };
        let counter = push(Event::Countered { entry: target, reason: "ошибка".into() });
        push(Event::Countered { entry: counter, reason: "не ошибка".into() });
        prop_assert_eq!(history.state(), &before);
    }

    #[test]
    fn an_overview_kept_is_the_overview_made_anew(
        commands in prop::collection::vec((0i64..600, command()), 1..40),
        part in 1i64..1_000,
    ) {
        let (history, _) = day(commands.into_iter().map(|(wait, command)| (wait * 1_000, command)).collect());
        let mut kept = overview::Overview::default();
        let mut sofar = History::default();
        let mut now = Stamp::default();
        for entry in history.entries() {
            now = entry.at;
            sofar.push(entry.clone());
            kept.refresh(&sofar, now);
            now = now.after(Millis(7_000));
            kept.refresh(&sofar, now);
            let Some(round) = sofar.state().current_round() else { continue };
            prop_assert_eq!(kept.lines(), overview::lines(sofar.state(), round, now));
            prop_assert_eq!(kept.alerts(), overview::attention(sofar.state(), round.number, kept.lines(), now));
        }
        // Between two seconds a clock kept here goes on, and nothing else is looked at.
        let before = kept.lines().to_vec();
        now = now.after(Millis(part));
        let second = now.utc.0 / 1_000 == now.after(-Millis(part)).utc.0 / 1_000;
        kept.refresh(&sofar, now);
        let Some(round) = sofar.state().current_round() else { return Ok(()) };
        for (line, (was, fresh)) in kept.lines().iter().zip(before.iter().zip(overview::lines(sofar.state(), round, now))) {
            let expected = if !second || line.running.is_some() { &fresh } else { was };
            prop_assert_eq!(line, expected);
        }
    }
}
