use super::{
    Adjournment, EnteredPosition, EntryNo, GameResult, HallStop, Incident, Pairing, PlayerId, Regulation, Step, StopReason,
    TableId,
};
use crate::clock::{Bounds, Millis, Mono, SideTime, Stamp, Standing, Watch};
use crate::rules::{Color, Komi, Options, Sides};

/// One game of a round: the hub of everything the station knows about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub id: TableId,
    pub players: Sides<Vec<PlayerId>>,
    pub handicap: u8,
    /// Points for White.
    pub komi: Komi,
    /// The rules its moves obey.
    pub options: Options,
    pub watch: Watch,
    /// Absent since the start of the round and not yet come.
    pub absent: Sides<bool>,
    /// What the first arrival at a table without players settled; it happens once (10.6).
    pub first_arrival: Option<FirstArrival>,
    pub stopped: Option<StoppedClock>,
    /// The pause of 15.9 was taken, by side.
    pub pause_taken: Sides<bool>,
    /// The side whose pause runs now, and since when.
    pub pause: Option<(Color, Mono)>,
    pub position: Option<EnteredPosition>,
    /// Every adjournment of this game, the last one perhaps still open.
    pub adjournments: Vec<Adjournment>,
    pub result: Option<GameResult>,
    /// Presses that can be taken back, the last one on top.
    pub presses: Vec<Standing>,
    /// Times entered here that the hall contradicted (16.6), in order.
    pub off: Vec<ClockOff>,
    /// Entries about this table, in order.
    pub entries: Vec<EntryNo>,
}

/// Why and since when a table's clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoppedClock {
    pub reason: StopReason,
    /// It stands with all the others, for this; `reason` is then the nearest of 11.5.
    pub hall: Option<HallStop>,
    pub by: Option<Color>,
    pub since: Stamp,
    /// Whose clock ran, as far as known.
    pub running: Option<Color>,
}

/// Times that were recorded though the hall's time contradicts them (16.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockOff {
    /// The entry that holds them.
    pub entry: EntryNo,
    pub at: Stamp,
    /// As in [`crate::clock::Discrepancy`]: positive, ran in the hall and is on neither side.
    pub by: Millis,
    /// The clock has been set or replaced since.
    pub settled: bool,
}

/// The times set at the first arrival, and how long the clocks had run by then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstArrival {
    pub ran: Millis,
    pub times: Sides<SideTime>,
}

impl Table {
    /// Both have completed the form of the adjournment that is open (12.3): its times are the game's.
    #[must_use]
    pub fn form_is_complete(&self) -> bool {
        self.adjournment().is_some_and(|adjournment| adjournment.steps.contains_key(&Step::Completed))
    }

    /// What each side's time can be: what the form says once both have completed it (12.3), else what the clock is known by.
    #[must_use]
    pub fn bounds(&self, now: Mono) -> Sides<Bounds> {
        match self.adjournment().filter(|_| self.form_is_complete()) {
            Some(adjournment) => {
                adjournment.times(self.watch.control(), now).map(|_, time| Bounds { least: time, most: time, open: false })
            }
            None => self.watch.bounds(now),
        }
    }

    /// A game nobody has begun.
    #[must_use]
    pub fn new(id: TableId, pairing: &Pairing, regulation: &Regulation) -> Table {
        let control = regulation.control_for(id.table);
        Table {
            id,
            players: pairing.players.clone(),
            handicap: pairing.handicap,
            komi: pairing.komi,
            options: regulation.rule_set().options,
            watch: Watch::new(Sides::new(control.clone(), control.clone())),
            absent: Sides::default(),
            first_arrival: None,
            stopped: None,
            pause_taken: Sides::default(),
            pause: None,
            position: None,
            adjournments: Vec::new(),
            result: None,
            presses: Vec::new(),
            off: Vec::new(),
            entries: Vec::new(),
        }
    }

    /// The adjournment that is not closed yet.
    #[must_use]
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournments.last().filter(|a| a.is_open())
    }

    pub(super) fn adjournment_mut(&mut self) -> Option<&mut Adjournment> {
        self.adjournments.last_mut().filter(|a| a.is_open())
    }

    /// The clock was found to be off, and nothing has been done about it.
    #[must_use]
    pub fn clock_off(&self) -> Option<&ClockOff> {
        self.off.iter().rev().find(|off| !off.settled)
    }

    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.result.is_some()
    }

    #[must_use]
    pub fn is_fixed(&self) -> bool {
        self.result.is_some_and(|r| r.fixed)
    }

    /// Time this table's clocks have run, stops left out.
    #[must_use]
    pub fn run_time(&self, now: Mono) -> Millis {
        self.watch.ran(now)
    }
}

/// A remark, warning or sanction with the entry that holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncidentEntry {
    pub entry: EntryNo,
    pub at: Stamp,
    pub by: String,
    pub incident: Incident,
    /// The chief judge decided otherwise: it counts for nothing, and both stay readable (14.5).
    pub overturned: Option<EntryNo>,
}

impl IncidentEntry {
    #[must_use]
    pub const fn counts(&self) -> bool {
        self.overturned.is_none()
    }
}
