use super::{Check, EntryNo, PlayerId, Proposal, Role, RoundNo, Step, TableId};
use crate::clock::Millis;
use crate::rules::{Color, Illegal, Point};

/// Why a command was not carried out, as data: nothing was recorded. The window puts it into words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Not an error: the rules propose this, the referee must rule.
    #[error("a ruling is needed")]
    RulingNeeded(Box<Proposal>),
    /// The ruling differs from the proposal and gives no reason (RULES: both are kept).
    #[error("the ruling differs from the proposal: give the reason")]
    ReasonNeeded(Box<Proposal>),

    #[error("this file already holds a tournament")]
    AlreadyFounded,
    #[error("this file holds no tournament yet")]
    NotFounded,
    #[error("there is no round {0}")]
    NoRound(RoundNo),
    #[error("round {0} exists already")]
    RoundExists(RoundNo),
    #[error("round {0} has started already")]
    RoundStarted(RoundNo),
    #[error("round {0} has not started")]
    RoundNotStarted(RoundNo),
    #[error("all clocks of round {0} are stopped already")]
    RoundIsStopped(RoundNo),
    #[error("the clocks of round {0} are running already")]
    RoundIsRunning(RoundNo),
    #[error("there is no table {}", .0.table)]
    NoTable(TableId),
    #[error("player {0} is not in the tournament")]
    NoPlayer(PlayerId),
    #[error("two games at table {}", .0.table)]
    TableTwice(TableId),
    #[error("player {0} is paired twice")]
    PlayerTwice(PlayerId),

    #[error("the game is finished")]
    GameFinished,
    /// 13.8: no protest, no change of the game after this.
    #[error("the result is fixed")]
    ResultFixed,
    #[error("there is no result to fix")]
    NoResult,
    #[error("a protest is still to be decided")]
    ProtestOpen(EntryNo),
    #[error("this side is not absent")]
    NotAbsent(Color),
    #[error("the limit of lateness is not reached: {left:?} left")]
    LimitNotReached { left: Millis },
    #[error("a player of this table has come")]
    SomebodyCame,
    #[error("the clock is running already")]
    ClockRunning,
    #[error("the clock is not running")]
    ClockStopped,
    #[error("the clock is not run here")]
    NotRunHere,
    #[error("it is the other side's clock that runs")]
    OtherSideRuns,
    #[error("there is no press to take back")]
    NoPress,
    /// 16.6: what was read cannot be; nothing is recorded until the referee confirms it.
    #[error("the readings do not agree with the time since the start: {by:?} unaccounted")]
    ReadingImpossible { by: Millis },
    #[error("a reading cannot lie outside the time control")]
    ReadingOutOfRange,
    #[error("the pause of 15.9 was taken already")]
    PauseTaken,
    #[error("the clocks of the hall are stopped")]
    HallStopped,

    #[error("the regulation has no adjournment")]
    NoAdjournmentInRegulation,
    #[error("the game is adjourned already")]
    AlreadyAdjourned,
    #[error("the game is not adjourned")]
    NotAdjourned,
    /// 12.2: an open move may not capture.
    #[error("an open move may not capture ({captures} stones)")]
    OpenMoveCaptures { captures: u32 },
    #[error("the open move is forbidden")]
    OpenMoveForbidden(Illegal),
    #[error("the form is signed; withdraw the signatures first")]
    FormSigned,
    #[error("this step does not belong here")]
    StepNotHere(Step),
    #[error("the step was done already")]
    StepDone(Step),
    #[error("the clocks must be stopped first")]
    ClocksMustStop,
    #[error("checks are still open")]
    ChecksOpen(Vec<Check>),
    /// 12.4: at least a minute to check.
    #[error("{left:?} of the checking time are left")]
    MinuteNotOver { left: Millis },
    #[error("the envelope is not complete")]
    EnvelopeIncomplete(Vec<Step>),
    #[error("the envelope is not kept anywhere")]
    EnvelopeNotKept,
    #[error("a name is needed")]
    NameMissing,
    #[error("the regulation has no electronic envelope")]
    NoElectronicInRegulation,
    #[error("an electronic copy cannot be laid in now")]
    ElectronicNotNow,
    #[error("there is no electronic copy")]
    NoElectronic,
    #[error("the electronic copy was opened already")]
    ElectronicOpened,
    #[error("the resumption is appointed for later: {left:?} left")]
    ResumptionNotYet { left: Millis },
    #[error("the clock of the absent side was not started")]
    NotAwaited(Color),
    #[error("the envelope was opened already")]
    AlreadyOpened,
    #[error("the point is not on this board")]
    OffBoard(Point),

    /// 17.3: the chief judge's power.
    #[error("this is for the chief judge")]
    ChiefOnly { has: Option<Role> },
    #[error("the entry needs a table")]
    TableNeeded,
    #[error("there are no warnings to rule on")]
    NothingToRule,
    #[error("a reason is needed")]
    ReasonMissing,
    #[error("a warning needs the article")]
    ArticleMissing,
    #[error("entry {0} is not a protest")]
    NotAProtest(EntryNo),
    #[error("the protest was decided on this level already")]
    ProtestDecided,
    /// 14.5: an appeal is made against a decision.
    #[error("protest {0} has no decision to appeal against yet")]
    NothingToAppeal(EntryNo),
    /// 14.7: the committee's word on a pairing is final.
    #[error("the committee's decision on a pairing is final")]
    AppealFinal,
    /// The regulation's deadline is over.
    #[error("the appeal comes {late:?} after the deadline")]
    AppealLate { late: Millis },
    /// 14.9: the game went on, and nobody said under protest.
    #[error("the game was not played on under protest")]
    NotUnderProtest,
    #[error("there is no appeals committee")]
    NoCommittee,
    /// 14.6: the organisers decide together with those who remain.
    #[error("{sits} of the committee remain: the organisers decide with them")]
    CommitteeSmall { sits: usize },
    /// 5.6.
    #[error("a committee has at least three members, not {has}")]
    CommitteeShort { has: usize },
    /// 5.6: judges do not sit in it.
    #[error("{0} is a judge of the tournament")]
    JudgeInCommittee(String),
    #[error("{0} is in the committee twice")]
    MemberTwice(String),
    /// 14.7: places or prizes wait for this protest.
    #[error("protest {0} keeps the results back")]
    ResultsHeld(EntryNo),
    #[error("{open} games have no fixed result")]
    GamesOpen { open: usize },
    #[error("the results were announced already")]
    AlreadyAnnounced,
    /// 14.5: what a judge decided, the chief judge decides otherwise, not another judge.
    #[error("{by} has ruled on this in entry {entry}")]
    RuledAlready { entry: EntryNo, by: String },
    #[error("entry {0} is no ruling and no measure")]
    NotARuling(EntryNo),
    #[error("entry {entry} was overturned already by {by}")]
    AlreadyOverturned { entry: EntryNo, by: EntryNo },
    #[error("the ruling says what was ruled before")]
    SameRuling,
    /// Penalty points of nought.
    #[error("a penalty needs its points")]
    PenaltyEmpty,

    #[error("there is no entry {0}")]
    NoEntry(EntryNo),
    /// The founding entry and answers about lost time cannot be countered.
    #[error("entry {0} cannot be taken back")]
    CannotCounter(EntryNo),
    #[error("entry {0} was taken back already")]
    AlreadyCountered(EntryNo),
    /// Later entries rest on it; they have to go first.
    #[error("entry {entry} carries later entries: take back {by} first")]
    CarriesLater { entry: EntryNo, by: EntryNo },
}
