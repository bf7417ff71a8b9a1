use super::{
    Appeal, Appointment, Check, Committee, CustodyAct, EntryNo, Envelope, Form, Found, Foundation, GameResult, Incident,
    MoveKind, Official, Origin, Pairing, Player, PlayerId, Proposal, Protest, ProtestDecision, Regulation, RoundNo, Ruling,
    Sealed, Step, TableId, TableNo, Verdict,
};
use crate::clock::{ClockModel, Mono, SideTime, Stamp};
use crate::rules::{Change, Color, Point, Setup, Sides};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A journal record as the fold sees it: what happened, when, entered by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    pub number: EntryNo,
    /// The moment it is about: the fold goes by it.
    pub at: Stamp,
    /// When it was written down: later than `at` where the referee had to rule first.
    pub recorded: Stamp,
    /// Name of the official at the desk.
    pub by: String,
    pub event: Event,
}

/// A fact the referee recorded. Never changed, never erased; [`Event::Countered`] takes one back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    // The tournament
    Founded(Box<Foundation>),
    RegulationSet {
        regulation: Box<Regulation>,
        reason: String,
    },
    OfficialsSet(Vec<Official>),
    /// The pairing file the next entries come from, as it was read; nothing of it is for play, all of it for writing back.
    OriginRead(Box<Origin>),
    /// Players who came after the founding, or whose data changed: known numbers replace, new ones are added.
    PlayersEntered(Vec<Player>),
    RoundPaired {
        round: RoundNo,
        pairings: Vec<Pairing>,
        byes: Vec<PlayerId>,
    },
    /// The pairing program changed a round that stood already: tables taken out, tables new or seated otherwise, and who is free.
    PairingsChanged {
        round: RoundNo,
        removed: Vec<TableNo>,
        set: Vec<Pairing>,
        byes: Vec<PlayerId>,
    },
    /// Results that came with the pairing file.
    RoundTaken {
        round: RoundNo,
        results: Vec<(TableNo, GameResult)>,
    },

    // The round (10.3-10.5)
    RoundPlanned {
        round: RoundNo,
        start: Appointment,
    },
    RoundStarted {
        round: RoundNo,
    },
    RoundStopped {
        round: RoundNo,
        reason: HallStop,
        until: Option<Appointment>,
    },
    RoundContinued {
        round: RoundNo,
    },
    /// Shown on the wall screen until the next one; empty: nothing is.
    WallNoticeSet {
        text: String,
    },
    /// Time the machine did not see (sleep, power cut) was judged: when the hall stood still, no clock used it.
    GapJudged {
        from: Mono,
        to: Mono,
        went_on: bool,
    },

    // A table's clock
    AbsenceMarked {
        table: TableId,
        absent: Sides<bool>,
    },
    ReadingTaken {
        table: TableId,
        reading: Sides<SideTime>,
        device: ClockModel,
    },
    RunHere {
        table: TableId,
        times: Sides<SideTime>,
        running: Option<Color>,
    },
    /// The side made its move (or passed) and pressed.
    Pressed {
        table: TableId,
        side: Color,
    },
    PressTakenBack {
        table: TableId,
    },
    /// The laptop stops being this table's clock; the physical clock goes on from its last state.
    HandedBack {
        table: TableId,
    },
    Stopped {
        table: TableId,
        reason: StopReason,
        by: Option<Color>,
    },
    Continued {
        table: TableId,
        running: Option<Color>,
    },
    PauseTaken {
        table: TableId,
        side: Color,
    },
    ClockReplaced {
        table: TableId,
        times: Sides<SideTime>,
        reason: String,
    },

    // Positions
    PositionEntered {
        table: TableId,
        position: Box<EnteredPosition>,
    },

    // Adjournment (12)
    AdjournmentOpened {
        table: TableId,
        mover: Color,
        resumption: Appointment,
        form: Box<Form>,
    },
    FormFilled {
        table: TableId,
        form: Box<Form>,
    },
    MoveKindChosen {
        table: TableId,
        kind: MoveKind,
    },
    StepDone {
        table: TableId,
        step: Step,
    },
    FormSigned {
        table: TableId,
        side: Color,
    },
    EnvelopeSet {
        table: TableId,
        envelope: Envelope,
        resumption: Appointment,
    },
    /// Something was done with the envelope.
    EnvelopeRegistered {
        table: TableId,
        act: CustodyAct,
    },
    /// The mover laid a second copy of the sealed move into the station, which cannot read it.
    ElectronicSealed {
        table: TableId,
        sealed: Box<Sealed>,
    },
    /// The second copy was opened by its passphrase, once the envelope could be.
    ElectronicOpened {
        table: TableId,
        found: Found,
    },
    AdjournmentCancelled {
        table: TableId,
        reason: String,
    },
    Checked {
        table: TableId,
        check: Check,
    },
    CheckingBegun {
        table: TableId,
    },
    /// The side that must reply was not there at the resumption; its clock runs until it comes.
    AbsentClockStarted {
        table: TableId,
        side: Color,
    },
    EnvelopeOpened {
        table: TableId,
        found: Found,
        coordinate: String,
        verdict: Verdict,
    },
    Resumed {
        table: TableId,
    },

    // Conduct (14-17)
    IncidentEntered(Box<Incident>),
    ProtestLodged(Box<Protest>),
    ProtestDecided(Box<ProtestDecision>),
    ProtestAppealed(Box<Appeal>),
    CommitteeSet(Committee),
    /// The chief judge took a measure off; the entry stays readable (14.5).
    IncidentOverturned {
        entry: EntryNo,
        reason: String,
    },
    /// Whose names are shortened on paper.
    MinorsSet(BTreeSet<PlayerId>),
    /// The results of the tournament were announced (14.7).
    ResultsAnnounced,

    /// A proposal was put to the referee and ruled on.
    Ruled {
        table: TableId,
        matter: Matter,
        proposal: Box<Proposal>,
        ruling: Box<Ruling>,
    },

    // Results (13)
    ResultEntered {
        table: TableId,
        result: GameResult,
    },
    ResultFixed {
        table: TableId,
    },

    /// The named entry does not count any more; it stays readable (DESIGN: counter-entry).
    Countered {
        entry: EntryNo,
        reason: String,
    },
}

/// Why all clocks of the hall were stopped (10.5, 11.5, 14.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HallStop {
    Break,
    Announcement,
    Disturbance,
}

/// Why one table's clock was stopped; the list of 11.5, 12, 13, 14.8, 14.9, 15.9, 16.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StopReason {
    /// Three or more prisoners to take (11.5).
    Captures,
    /// Setting Canadian byo-yomi (11.5).
    ByoYomiSetting,
    /// Toilet, in byo-yomi (11.5).
    Toilet,
    /// Urgent announcement (11.5, 14.8).
    Announcement,
    /// Equipment (11.5).
    Equipment,
    /// Protest (14.9, 15.9).
    Protest,
    /// Position disturbed (16.4).
    Disturbed,
    /// Time claimed or flag fallen (13.1, 15.9).
    TimeClaim,
    /// Two passes (13.2).
    GameEnd,
    /// Adjournment (12).
    Adjournment,
    /// A judge clears something up (14.8).
    Judge,
    /// The pause before a side's first byo-yomi (15.9).
    ByoYomiPause,
    /// Restoring the record (11.9).
    Record,
    /// None of these: a misunderstanding is asked about first (17.4).
    None,
}

impl StopReason {
    /// Every reason, in the order the window offers them.
    pub const ALL: [StopReason; 14] = [
        StopReason::Protest,
        StopReason::Disturbed,
        StopReason::TimeClaim,
        StopReason::GameEnd,
        StopReason::Judge,
        StopReason::Equipment,
        StopReason::Captures,
        StopReason::ByoYomiSetting,
        StopReason::ByoYomiPause,
        StopReason::Toilet,
        StopReason::Announcement,
        StopReason::Record,
        StopReason::Adjournment,
        StopReason::None,
    ];

    /// The article that allows it.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            StopReason::Captures
            | StopReason::ByoYomiSetting
            | StopReason::Toilet
            | StopReason::Announcement
            | StopReason::Equipment => "11.5",
            StopReason::Protest => "14.9",
            StopReason::Disturbed => "16.4",
            StopReason::TimeClaim => "13.1",
            StopReason::GameEnd => "13.2",
            StopReason::Adjournment => "12.3",
            StopReason::Judge => "14.8",
            StopReason::ByoYomiPause => "15.9",
            StopReason::Record => "11.9",
            StopReason::None => "17.4",
        }
    }
}

/// What a ruling was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Matter {
    Arrival {
        side: Color,
    },
    NobodyCame,
    AbsentAtResumption {
        side: Color,
    },
    WrongColour,
    Warning {
        side: Color,
    },
    Loss {
        side: Color,
    },
    LossOfBoth,
    /// A ruling overturned by the chief judge; its own consequence is the proposal's (14.5).
    Overturned {
        entry: EntryNo,
    },
    /// What the decision on a protest does to the game (14.7).
    Protest {
        entry: EntryNo,
    },
    SealedMove,
    /// The mark and the written coordinate name different points (12.4).
    Coordinate,
    FormWrong,
    Overrun {
        side: Color,
    },
    BothOverrun,
    Correction,
    StoppedWithoutReason {
        side: Color,
    },
}

/// A position the referee vouches for, and where it came from (16.3, 16.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnteredPosition {
    pub setup: Setup,
    pub last_move: Option<Point>,
    pub source: PositionSource,
    /// Which sides agreed to it.
    pub agreed: Sides<bool>,
    pub note: String,
    /// Where the board had been disturbed: what stood on it, and how that was explained.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disturbance: Option<Disturbance>,
    /// The clocks, where they are set with the position (16.7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<ClocksSet>,
}

/// A disturbed board and its explanation (16.3, 16.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disturbance {
    /// What stood on the board.
    pub found: Setup,
    /// What was taken to be right.
    pub basis: PositionSource,
    /// From the right position to what stood.
    pub changes: Vec<Change>,
}

/// The clocks before a position was put back, and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClocksSet {
    pub before: Sides<SideTime>,
    pub set: Sides<SideTime>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PositionSource {
    /// From a game record, after so many moves; `edited` when stones were changed afterwards.
    Record { name: String, moves: u32, edited: bool },
    /// Set up by hand.
    SetUp,
    /// From an adjournment's form.
    Form,
    /// The players played the game again from memory (11.9): so many moves, and the numbers of those that were not certain or
    /// not agreed on.
    PlayedAgain { moves: u32, doubtful: Vec<u32> },
}
