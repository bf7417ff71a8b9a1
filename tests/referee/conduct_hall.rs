//! A hall of two tables for conduct: any preset of the regulation, any of three judges at the desk.

use fujite::clock::{Millis, Mono, Stamp, Timestamp};
use fujite::formats::presets;
use fujite::referee::{
    Article, Causes, Command, Desk, Effect, Entry, EntryNo, Event, Foundation, History, Incident, Level, Means, Measure,
    Official, Outcome, Pairing, Player, PlayerId, Proposal, Protest, ProtestDecision, Rank, Refusal, Regulation, Role, RoundNo,
    Ruling, State, Table, TableId, TableNo, Tournament, Who, decide, ladder,
};
use fujite::rules::Color::{Black, White};
use fujite::rules::{Color, Komi, Sides, Size};

pub const ROUND: RoundNo = RoundNo(1);
pub const TABLE: TableId = TableId { round: ROUND, table: TableNo(1) };
pub const OTHER: TableId = TableId { round: ROUND, table: TableNo(2) };
pub const CHIEF: &str = "Главный";
pub const FIRST: &str = "Первый";
pub const SECOND: &str = "Второй";

pub struct Hall {
    pub history: History,
    pub now: Stamp,
    pub desk: &'static str,
}

fn player(number: u32, club: &str) -> Player {
    Player {
        id: PlayerId(number),
        surname: format!("Игрок{number}"),
        given: "Проба".into(),
        patronymic: String::new(),
        rank: Rank::Kyu(1),
        club: club.into(),
        country: String::new(),
        key: String::new(),
    }
}

impl Hall {
    /// A round under way under a preset; the chief judge at the desk.
    pub fn under(preset: &str) -> Hall {
        Hall::with(preset, |_| {})
    }

    pub fn with(preset: &str, change: impl FnOnce(&mut Regulation)) -> Hall {
        let mut regulation = presets::by_name(preset).expect("a preset");
        change(&mut regulation);
        let official = |name: &str, role| Official { name: name.into(), role };
        let foundation = Foundation {
            tournament: Tournament {
                name: "Проба".into(),
                short_name: "P".into(),
                place: String::new(),
                first_day: String::new(),
                last_day: String::new(),
                rounds: 2,
                size: Size::STANDARD,
                source: None,
            },
            // The fifth and the sixth do not play in this round; the sixth is of White's club at the first table.
            players: [(1, "А"), (2, "Б"), (3, "В"), (4, "Г"), (5, "Д"), (6, "Б")].map(|(n, club)| player(n, club)).to_vec(),
            officials: vec![official(CHIEF, Role::ChiefJudge), official(FIRST, Role::Judge), official(SECOND, Role::Judge)],
            regulation,
        };
        let now = Stamp { mono: Mono(0), utc: Timestamp(1_764_400_000_000), offset: 180 };
        let mut hall = Hall { history: History::default(), now, desk: CHIEF };
        hall.must(Command::Found(Box::new(foundation)));
        let pair = |table, black, white| Pairing {
            table: TableNo(table),
            players: Sides::new(vec![PlayerId(black)], vec![PlayerId(white)]),
            handicap: 0,
            komi: Komi::quarters(26),
        };
        hall.must(Command::PairRound { round: ROUND, pairings: vec![pair(1, 1, 2), pair(2, 3, 4)], byes: vec![PlayerId(5)] });
        hall.must(Command::StartRound { round: ROUND });
        hall
    }

    pub fn state(&self) -> &State {
        self.history.state()
    }

    pub fn table(&self) -> &Table {
        self.state().table(TABLE).expect("the table")
    }

    pub fn ask(&mut self, command: Command) -> Result<EntryNo, Refusal> {
        self.now = self.now.after(Millis::from_secs(1));
        let desk = Desk { name: self.desk.into() };
        let mut first = None;
        for event in decide(&self.history, &desk, command, self.now)? {
            let number = EntryNo(self.history.entries().len() as u64 + 1);
            first = first.or(Some(number));
            self.history.push(Entry { number, at: self.now, recorded: self.now, by: self.desk.into(), event });
        }
        Ok(first.expect("an event"))
    }

    pub fn must(&mut self, command: Command) -> EntryNo {
        let text = format!("{command:?}");
        self.ask(command).unwrap_or_else(|refusal| panic!("{refusal}: {text}"))
    }

    pub fn wait(&mut self, minutes: i64) {
        self.now = self.now.after(Millis::from_mins(minutes));
    }

    /// What the rules propose for a command that needs a ruling.
    pub fn proposal(&mut self, command: Command) -> Proposal {
        match self.ask(command) {
            Err(Refusal::RulingNeeded(proposal)) => *proposal,
            other => panic!("a ruling is needed, not {other:?}"),
        }
    }

    pub fn means(&self, incident: &Incident) -> Means {
        ladder::means(self.state(), incident, self.desk == CHIEF)
    }

    /// Enters it, following what is proposed.
    pub fn enter(&mut self, incident: Incident) -> EntryNo {
        let command = |ruling| Command::EnterIncident { incident: Box::new(incident.clone()), ruling };
        match self.ask(command(None)) {
            Ok(entry) => entry,
            Err(Refusal::RulingNeeded(proposal)) => self.must(command(Some(proposal.accept()))),
            Err(refusal) => panic!("{refusal}: {incident:?}"),
        }
    }

    pub fn end(&mut self, outcome: Outcome) {
        self.must(Command::EnterResult { table: TABLE, outcome, under_protest: false });
    }

    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.history.entries().iter().map(|e| &e.event)
    }
}

pub fn incident(who: Who, measure: Measure, matter: &str) -> Incident {
    Incident {
        table: Some(TABLE),
        who,
        measure,
        article: Article::new("15.4"),
        matter: matter.into(),
        note: String::new(),
        causes: Causes::default(),
    }
}

pub fn of(side: Color, measure: Measure, matter: &str) -> Incident {
    incident(Who::Side(side), measure, matter)
}

pub fn protest(by: Color) -> Command {
    Command::LodgeProtest(Box::new(Protest {
        table: TABLE,
        by,
        against: "ход после часов".into(),
        article: Article::new("14.9"),
        level: Level::Judge,
    }))
}

pub fn decision(protest: EntryNo, level: Level) -> ProtestDecision {
    ProtestDecision {
        protest,
        level,
        upheld: false,
        decision: "ход сделан вовремя".into(),
        under_protest: false,
        conflicted: vec![],
        sat: vec![],
        effect: Effect::default(),
    }
}

pub fn decide_as(decision: ProtestDecision) -> Command {
    Command::DecideProtest { decision: Box::new(decision), game: None }
}

pub fn because(consequence: fujite::referee::Consequence) -> Option<Ruling> {
    Some(Ruling { consequence, reason: "показания соседей".into() })
}

pub const SIDES: [Color; 2] = [Black, White];
