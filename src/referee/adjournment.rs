use super::{Custody, CustodyAct, Electronic};
use crate::clock::{Mono, RunMeter, SideTime, Stamp, TimeControl, Timestamp, spend};
use crate::rules::{Color, FindingKind, Illegal, Options, Point, Position, Setup, Sides};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One adjournment of one game (Code 12). The sealed move has no place in it: it is on paper until the envelope is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjournment {
    /// First, second... adjournment of this game.
    pub number: u16,
    pub announced: Stamp,
    /// Expected resumption (12.1).
    pub resumption: Timestamp,
    /// Whose turn it is: who seals.
    pub mover: Color,
    pub form: Form,
    pub kind: MoveKind,
    /// When each step was done; absent while open.
    pub steps: BTreeMap<Step, Stamp>,
    pub signed: Sides<Option<Stamp>>,
    pub envelope: Envelope,
    /// What was done with the envelope since, oldest first.
    #[serde(default)]
    pub custody: Vec<Custody>,
    /// The second copy of the sealed move, where the regulation has one.
    #[serde(default)]
    pub electronic: Option<Electronic>,
    pub checks: BTreeMap<Check, Stamp>,
    /// When the checking time began (12.4).
    pub checking_since: Option<Stamp>,
    /// How long the side that must reply has let its clock run at the resumption; `None` while it was not started.
    #[serde(default)]
    pub waiting: Option<RunMeter>,
    pub opened: Option<Opened>,
    /// The game goes on again, or was decided.
    pub closed: Option<Stamp>,
}

/// What the form holds before anybody marks a move (12.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Form {
    /// Position, prisoners, penalty stones, moves made, side to move, ko.
    pub position: Setup,
    pub last_move: Option<Point>,
    /// What each side has left when the clocks were stopped.
    pub times: Sides<SideTime>,
    /// The pause of 15.9 was taken.
    pub pause_taken: Sides<bool>,
    /// The sides' remarks.
    pub notes: String,
}

/// How the move is left (12.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MoveKind {
    /// Marked unseen on the form; the station does not know it.
    Sealed,
    /// Played on the board; allowed only when it captures nothing.
    Open(Point),
}

/// The nine steps of 12.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Step {
    OpponentFills,
    MoveDecided,
    Completed,
    Signed,
    Marked,
    OpenChecked,
    Enveloped,
    Inscribed,
    Kept,
}

impl Step {
    pub const ALL: [Step; 9] = [
        Step::OpponentFills,
        Step::MoveDecided,
        Step::Completed,
        Step::Signed,
        Step::Marked,
        Step::OpenChecked,
        Step::Enveloped,
        Step::Inscribed,
        Step::Kept,
    ];

    /// 1 to 9.
    #[must_use]
    pub fn number(self) -> usize {
        Step::ALL.iter().position(|s| *s == self).unwrap_or(0) + 1
    }

    /// Whether this adjournment has the step at all: an open move is checked, a sealed one is not.
    #[must_use]
    pub const fn applies(self, kind: MoveKind) -> bool {
        !matches!((self, kind), (Step::OpenChecked, MoveKind::Sealed))
    }
}

/// Data of the envelope (12.3; the list follows FIDE's practice).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    pub number: u32,
    /// Who of the mover's side sealed it.
    pub sealed_by: String,
    pub keeper: String,
    pub place: String,
}

/// What is checked before the envelope is opened (12.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Check {
    BlackPresent,
    WhitePresent,
    Board,
    Prisoners,
    Clocks,
    EnvelopeIntact,
}

impl Check {
    /// That a side is there.
    #[must_use]
    pub const fn present(side: Color) -> Check {
        match side {
            Color::Black => Check::BlackPresent,
            Color::White => Check::WhitePresent,
        }
    }

    pub const ALL: [Check; 6] =
        [Check::BlackPresent, Check::WhitePresent, Check::Board, Check::Prisoners, Check::Clocks, Check::EnvelopeIntact];
}

/// What lay in the envelope, as marked on the diagram; or why nothing can be said of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Found {
    Marked(Point),
    Pass,
    Unmarked,
    /// More than one point is marked.
    TwoMarks,
    /// A mark nobody can read.
    Unclear,
    Resignation,
    /// There is no envelope.
    Lost,
    /// The envelope was opened before, or the form cannot be read any more.
    Damaged,
}

impl Found {
    /// No envelope can be opened: the mover has to say what it sealed.
    #[must_use]
    pub const fn is_without_envelope(self) -> bool {
        matches!(self, Found::Lost | Found::Damaged)
    }
}

/// What the rules core says of the move found (12.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    Valid {
        captures: u32,
    },
    Forbidden(Illegal),
    /// No move, or none that can be read.
    NoMove,
    /// The Code is silent: the referee rules.
    Resigned,
    /// Nothing to judge: the Code is silent here too.
    NoEnvelope,
    /// The paper and the electronic copy hold different moves.
    CopiesDiffer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    pub at: Stamp,
    pub found: Found,
    pub verdict: Verdict,
}

impl Adjournment {
    /// Steps still open, in order.
    pub fn open_steps(&self) -> impl Iterator<Item = Step> {
        Step::ALL.into_iter().filter(|s| s.applies(self.kind) && !self.steps.contains_key(s))
    }

    /// The envelope was handed over and nothing more is to be done before the resumption.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.open_steps().next().is_none()
    }

    /// The form's position with the mover to play, if the rules can hold it at all: a chain without liberties they cannot.
    /// Doubts about counts or whose turn it is are the form's findings, not the move's fault.
    #[must_use]
    pub fn position(&self, options: Options) -> Option<Position> {
        const DOUBTS: &[FindingKind] =
            &[FindingKind::StoneCount, FindingKind::HandicapMismatch, FindingKind::WrongSideToMove, FindingKind::ImpossibleKo];
        let mut setup = self.form.position.clone();
        setup.to_play = self.mover;
        Position::from_setup_with(&setup, options, DOUBTS).ok()
    }

    /// Who must reply to the move in the envelope.
    #[must_use]
    pub const fn replies(&self) -> Color {
        self.mover.opponent()
    }

    /// What each side has left: as on the form, less what the side that must reply has let run at the resumption.
    #[must_use]
    pub fn times(&self, control: &Sides<TimeControl>, now: Mono) -> Sides<SideTime> {
        let mut times = self.form.times;
        if let Some(waiting) = self.waiting {
            let side = self.replies();
            times[side] = spend(&control[side], times[side], waiting.elapsed(now));
        }
        times
    }

    /// The move that counts: what lay in the envelope, or, where there was none, what the opened electronic copy held.
    #[must_use]
    pub fn counted(&self, found: Found) -> Found {
        let copy = self.electronic.as_ref().and_then(|e| e.opened);
        copy.filter(|_| found.is_without_envelope()).map_or(found, |opened| opened.found)
    }

    /// The opened electronic copy holds another move than the one found on paper.
    #[must_use]
    pub fn copies_differ(&self, found: Found) -> bool {
        let copy = self.electronic.as_ref().and_then(|e| e.opened);
        copy.is_some_and(|opened| !found.is_without_envelope() && opened.found != found)
    }

    /// What the clock has to do now (12.3).
    #[must_use]
    pub fn duty(&self) -> ClockDuty {
        if self.steps.contains_key(&Step::MoveDecided) { ClockDuty::Stand } else { ClockDuty::Run(self.mover) }
    }

    /// Where the envelope is, as far as the register knows.
    #[must_use]
    pub fn whereabouts(&self) -> Whereabouts {
        if let Some(opened) = self.opened {
            return if opened.found.is_without_envelope() { Whereabouts::Gone } else { Whereabouts::Opened };
        }
        let last = self.custody.iter().rev().find(|c| !matches!(c.act, CustodyAct::SealBroken { .. }));
        match last.map(|c| &c.act) {
            Some(CustodyAct::TakenOut { .. }) => Whereabouts::TakenOut,
            Some(_) => Whereabouts::Kept,
            None if self.steps.contains_key(&Step::Kept) => Whereabouts::Kept,
            None if self.steps.contains_key(&Step::Enveloped) => Whereabouts::Sealed,
            None => Whereabouts::Unsealed,
        }
    }

    /// When its seal was found broken, while it is not opened.
    #[must_use]
    pub fn broken_seal(&self) -> Option<Stamp> {
        let broken = self.custody.iter().find(|c| matches!(c.act, CustodyAct::SealBroken { .. }));
        broken.filter(|_| self.opened.is_none()).map(|c| c.at)
    }

    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.closed.is_none()
    }
}

/// What the clock of an adjourned game has to do (12.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockDuty {
    /// The mover still thinks: its clock runs.
    Run(Color),
    Stand,
}

impl ClockDuty {
    /// Whether a clock that runs or stands does as it should.
    #[must_use]
    pub const fn is_met(self, running: bool) -> bool {
        matches!((self, running), (ClockDuty::Run(_), true) | (ClockDuty::Stand, false))
    }
}

/// Where an envelope is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whereabouts {
    /// The form does not lie in it yet.
    Unsealed,
    /// Sealed, and with nobody who keeps it.
    Sealed,
    Kept,
    TakenOut,
    Opened,
    /// Lost, or not to be used.
    Gone,
}
