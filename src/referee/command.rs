use super::{
    Appeal, Appointment, Check, Committee, Consequence, CustodyAct, EnteredPosition, EntryNo, Envelope, Form, Found, Foundation,
    HallStop, Incident, MoveKind, Official, Origin, Outcome, Pairing, Player, PlayerId, Protest, ProtestDecision, Regulation,
    RoundNo, Ruling, Sealed, Step, StopReason, TableId, TableNo,
};
use crate::clock::{ClockModel, Mono, SideTime};
use crate::rules::{Color, Sides};
use std::collections::BTreeSet;

/// What the referee asks for at the window or the command line. [`super::decide`] answers with events or a refusal.
///
/// Where the rules lead to a ruling, `ruling` is `None` at first; the refusal [`super::Refusal::RulingNeeded`] then carries the
/// proposal, and the same command comes again with the ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Found(Box<Foundation>),
    SetRegulation {
        regulation: Box<Regulation>,
        reason: String,
    },
    SetOfficials(Vec<Official>),
    /// The pairing file as it was read, before what follows from it.
    ReadOrigin(Box<Origin>),
    /// New players, or known ones with corrected data.
    EnterPlayers(Vec<Player>),
    PairRound {
        round: RoundNo,
        pairings: Vec<Pairing>,
        byes: Vec<PlayerId>,
    },
    /// Takes over what the pairing program changed in a round that stands already; finished and adjourned games stay.
    ChangePairings {
        round: RoundNo,
        removed: Vec<TableNo>,
        set: Vec<Pairing>,
        byes: Vec<PlayerId>,
    },
    /// Results of games still open here that the pairing program has already.
    TakeResults {
        round: RoundNo,
        results: Vec<(TableNo, Outcome)>,
    },

    PlanRound {
        round: RoundNo,
        start: Appointment,
    },
    StartRound {
        round: RoundNo,
    },
    StopAll {
        round: RoundNo,
        reason: HallStop,
        until: Option<Appointment>,
    },
    ContinueAll {
        round: RoundNo,
    },
    /// What the wall screen tells everybody, in the referee's words; an empty text takes it down.
    SetWallNotice {
        text: String,
    },
    JudgeGap {
        from: Mono,
        to: Mono,
        went_on: bool,
    },

    MarkAbsent {
        table: TableId,
        absent: Sides<bool>,
    },
    /// A side comes late (10.6, 16.1).
    Arrive {
        table: TableId,
        side: Color,
        ruling: Option<Ruling>,
    },
    /// Nobody has come within the limit (16.1).
    NobodyCame {
        table: TableId,
        ruling: Option<Ruling>,
    },
    /// Colours or handicap were wrong; so many white stones have been placed (16.2).
    WrongColour {
        table: TableId,
        white_stones: u8,
        ruling: Option<Ruling>,
    },
    /// `force` after the discrepancy was shown and the reading is right all the same (16.6).
    TakeReading {
        table: TableId,
        reading: Sides<SideTime>,
        device: ClockModel,
        force: bool,
    },
    RunHere {
        table: TableId,
        times: Sides<SideTime>,
        running: Option<Color>,
        /// The hall contradicts the times (16.6), and they are meant all the same.
        force: bool,
    },
    Press {
        table: TableId,
        side: Color,
    },
    TakeBackPress {
        table: TableId,
    },
    HandBack {
        table: TableId,
    },
    /// `by` is the player who stopped it, `None` a judge.
    Stop {
        table: TableId,
        reason: StopReason,
        by: Option<Color>,
        ruling: Option<Ruling>,
    },
    Continue {
        table: TableId,
        running: Option<Color>,
    },
    TakePause {
        table: TableId,
        side: Color,
    },
    /// Times set by the referee (16.7).
    Correct {
        table: TableId,
        times: Sides<SideTime>,
        ruling: Ruling,
    },
    ReplaceClock {
        table: TableId,
        times: Sides<SideTime>,
        reason: String,
    },
    /// Flag or overrun of one side (13.1).
    Overrun {
        table: TableId,
        side: Color,
        ruling: Option<Ruling>,
    },
    /// Both flags down, order unknown (16.5).
    BothOverrun {
        table: TableId,
        ruling: Option<Ruling>,
    },

    EnterPosition {
        table: TableId,
        position: Box<EnteredPosition>,
    },

    Adjourn {
        table: TableId,
        mover: Color,
        resumption: Appointment,
        form: Box<Form>,
    },
    FillForm {
        table: TableId,
        form: Box<Form>,
    },
    /// For an open move `captures` is what the board says it takes (12.2).
    ChooseMoveKind {
        table: TableId,
        kind: MoveKind,
    },
    DoStep {
        table: TableId,
        step: Step,
    },
    SignForm {
        table: TableId,
        side: Color,
    },
    SetEnvelope {
        table: TableId,
        envelope: Envelope,
        resumption: Appointment,
    },
    /// A line in the register of envelopes.
    RegisterEnvelope {
        table: TableId,
        act: CustodyAct,
    },
    /// The mover's second copy, sealed by its passphrase before it comes here.
    SealElectronically {
        table: TableId,
        sealed: Box<Sealed>,
    },
    /// What the second copy held; allowed when the envelope may be opened.
    OpenElectronically {
        table: TableId,
        found: Found,
    },
    CancelAdjournment {
        table: TableId,
        reason: String,
    },
    DoCheck {
        table: TableId,
        check: Check,
    },
    BeginChecking {
        table: TableId,
    },
    /// The side that must reply is not there at the resumption: its clock runs (practice; 12.4 is silent).
    StartAbsentClock {
        table: TableId,
    },
    /// It has not come within the limit of 16.1, or its time is used up (13.1).
    AbsentAtResumption {
        table: TableId,
        ruling: Option<Ruling>,
    },
    OpenEnvelope {
        table: TableId,
        found: Found,
        coordinate: String,
        ruling: Option<Ruling>,
    },
    /// The form cannot be reconciled with board or clocks (12.4).
    FormWrong {
        table: TableId,
        ruling: Option<Ruling>,
    },

    EnterIncident {
        incident: Box<Incident>,
        ruling: Option<Ruling>,
    },
    /// A loss without warnings (17.2).
    /// The warnings that are there already are enough for the loss, and their ruling was taken back (17.2).
    RuleOnWarnings {
        table: TableId,
        ruling: Option<Ruling>,
    },
    DeclareLoss {
        table: TableId,
        side: Color,
        ruling: Option<Ruling>,
    },
    /// The same for both sides (17.2).
    DeclareLossOfBoth {
        table: TableId,
        ruling: Option<Ruling>,
    },
    /// The chief judge decides otherwise than a judge did; both stay (14.5). For a remark, a warning or another measure
    /// `consequence` is `None`: it counts no more.
    Overturn {
        entry: EntryNo,
        consequence: Option<Consequence>,
        reason: String,
    },
    LodgeProtest(Box<Protest>),
    /// `game` is what the decision does to the game, if anything (14.7).
    DecideProtest {
        decision: Box<ProtestDecision>,
        game: Option<Consequence>,
    },
    AppealProtest(Box<Appeal>),
    /// The appeals committee as elected (5.6).
    SetCommittee(Committee),
    /// Whose names are shortened on paper.
    SetMinors(BTreeSet<PlayerId>),
    /// The results of the tournament are announced (14.7).
    AnnounceResults,

    EnterResult {
        table: TableId,
        outcome: Outcome,
        under_protest: bool,
    },
    FixResult {
        table: TableId,
    },

    Counter {
        entry: EntryNo,
        reason: String,
    },
}
