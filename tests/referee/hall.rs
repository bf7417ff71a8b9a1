//! A hall for the referee's tests.

use fujite::clock::{Millis, Mono, SideTime, Stamp, TimeControl, Timestamp};
use fujite::formats::presets;
use fujite::referee::{
    Command, Consequence, Desk, Entry, EntryNo, Foundation, History, How, Official, Outcome, Pairing, Player, PlayerId, Rank,
    Refusal, Role, RoundNo, TableId, TableNo, Tournament, decide,
};
use fujite::rules::{Color, Komi, Sides, Size};

pub(super) const ROUND: RoundNo = RoundNo(1);
pub(super) const TABLE: TableId = TableId { round: ROUND, table: TableNo(1) };

/// A hall of two tables with its clock in the test's hand.
pub(super) struct Hall {
    pub(super) history: History,
    pub(super) now: Stamp,
    pub(super) desk: &'static str,
}

pub(super) fn secs(text: &str) -> i64 {
    text.split(':').fold(0, |sum, part| sum * 60 + part.parse::<i64>().unwrap())
}

pub(super) fn ms(text: &str) -> Millis {
    Millis::from_secs(secs(text))
}

pub(super) fn main_left(text: &str) -> SideTime {
    SideTime::Main { left: ms(text) }
}

pub(super) fn player(number: u32) -> Player {
    Player {
        id: PlayerId(number),
        surname: format!("Игрок{number}"),
        given: "Проба".into(),
        patronymic: String::new(),
        rank: Rank::Kyu(1),
        club: String::new(),
        country: String::new(),
        key: String::new(),
    }
}

impl Hall {
    pub(super) fn new(control: &str) -> Hall {
        Hall::with(control, |_| {})
    }

    pub(super) fn with(control: &str, change: impl FnOnce(&mut fujite::referee::Regulation)) -> Hall {
        let mut regulation = presets::by_name(presets::DEFAULT).unwrap();
        regulation.control = control.parse::<TimeControl>().unwrap();
        change(&mut regulation);
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
            players: (1..=4).map(player).collect(),
            officials: vec![
                Official { name: "главный".into(), role: Role::ChiefJudge },
                Official { name: "судья".into(), role: Role::Judge },
            ],
            regulation,
        };
        let mut hall = Hall {
            history: History::default(),
            now: Stamp { mono: Mono(0), utc: Timestamp(1_764_400_000_000), offset: 180 },
            desk: "главный",
        };
        hall.must(Command::Found(Box::new(foundation)));
        let pair = |table, black, white| Pairing {
            table: TableNo(table),
            players: Sides::new(vec![PlayerId(black)], vec![PlayerId(white)]),
            handicap: 0,
            komi: Komi::quarters(26),
        };
        hall.must(Command::PairRound { round: ROUND, pairings: vec![pair(1, 1, 2), pair(2, 3, 4)], byes: vec![] });
        hall
    }

    pub(super) fn started(control: &str) -> Hall {
        let mut hall = Hall::new(control);
        hall.must(Command::StartRound { round: ROUND });
        hall
    }

    pub(super) fn wait(&mut self, text: &str) {
        self.now = self.now.after(ms(text));
    }

    pub(super) fn ask(&mut self, command: Command) -> Result<(), Refusal> {
        let desk = Desk { name: self.desk.into() };
        for event in decide(&self.history, &desk, command, self.now)? {
            let number = EntryNo(self.history.entries().len() as u64 + 1);
            self.history.push(Entry { number, at: self.now, recorded: self.now, by: self.desk.into(), event });
        }
        Ok(())
    }

    pub(super) fn must(&mut self, command: Command) {
        self.ask(command).unwrap();
    }

    /// The proposal a command meets.
    pub(super) fn proposal(&mut self, command: Command) -> fujite::referee::Proposal {
        match self.ask(command) {
            Err(Refusal::RulingNeeded(proposal)) => *proposal,
            other => panic!("no proposal: {other:?}"),
        }
    }

    pub(super) fn absent(&mut self, black: bool, white: bool) {
        self.must(Command::MarkAbsent { table: TABLE, absent: Sides::new(black, white) });
    }

    pub(super) fn arrive(&mut self, side: Color) -> fujite::referee::Proposal {
        let proposal = self.proposal(Command::Arrive { table: TABLE, side, ruling: None });
        self.must(Command::Arrive { table: TABLE, side, ruling: Some(proposal.accept()) });
        proposal
    }

    pub(super) fn table(&self) -> &fujite::referee::Table {
        self.history.state().table(TABLE).unwrap()
    }

    /// What each side has at most, as text for comparing.
    pub(super) fn most(&self) -> Sides<SideTime> {
        self.table().watch.bounds(self.now.mono).map(|_, b| b.most)
    }

    pub(super) fn last(&self) -> EntryNo {
        self.history.entries().last().unwrap().number
    }
}

pub(super) fn loss_of(side: Color, how: How) -> Consequence {
    Consequence::End(Outcome::win(side.opponent(), how))
}
