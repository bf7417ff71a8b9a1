//! What an entry does to an adjournment (Code 12).

use crate::clock::{Mono, RunMeter, Stamp};
use crate::referee::{
    Adjournment, Check, Custody, CustodyAct, Electronic, ElectronicOpening, EnteredPosition, Envelope, Event, Found, MoveKind,
    Opened, PositionSource, Step, StopReason, StoppedClock, Table, Verdict,
};
use crate::rules::{Color, Options, Point, Setup, Sides};
use std::collections::BTreeMap;

impl Table {
    pub(super) fn apply_adjournment(&mut self, event: &Event, at: Stamp) {
        match event {
            Event::AdjournmentOpened { mover, resumption, form, .. } => {
                let number = u16::try_from(self.adjournments.len()).unwrap_or(u16::MAX).saturating_add(1);
                self.adjournments.push(Adjournment {
                    number,
                    announced: at,
                    resumption: *resumption,
                    mover: *mover,
                    form: (**form).clone(),
                    kind: MoveKind::Sealed,
                    steps: BTreeMap::new(),
                    signed: Sides::default(),
                    envelope: Envelope::default(),
                    custody: Vec::new(),
                    electronic: None,
                    checks: BTreeMap::new(),
                    checking_since: None,
                    waiting: None,
                    opened: None,
                    closed: None,
                });
            }
            Event::EnvelopeOpened { found, verdict, .. } => {
                if let Some(adjournment) = self.adjournment_mut() {
                    adjournment.opened = Some(Opened { at, found: *found, verdict: *verdict });
                }
            }
            Event::Resumed { .. } => {
                let found = self.adjournment().and_then(|a| a.opened).map(|o| (o.found, o.verdict));
                self.resume(at, found);
            }
            Event::AdjournmentCancelled { .. } => {
                self.adjournments.pop();
                if let Some(stopped) = self.stopped.take() {
                    self.start(stopped.running.unwrap_or(Color::Black), at.mono);
                }
            }
            Event::StepDone { step, .. } => {
                if *step == Step::MoveDecided && self.watch.is_running() {
                    let running = self.running_side();
                    self.halt(at.mono);
                    self.stopped =
                        Some(StoppedClock { reason: StopReason::Adjournment, hall: None, by: None, since: at, running });
                }
                if let Some(adjournment) = self.adjournment_mut() {
                    adjournment.steps.insert(*step, at);
                }
            }
            event => {
                if let Some(adjournment) = self.adjournment_mut() {
                    adjournment.apply(event, at);
                }
            }
        }
    }

    /// The game goes on from the form: the move in the envelope is played where there is one, and the reply's clock runs (12.4).
    pub(super) fn resume(&mut self, at: Stamp, found: Option<(Found, Verdict)>) {
        let options = self.options;
        let control = self.watch.control().clone();
        let Some(adjournment) = self.adjournment_mut() else { return };
        let mut times = adjournment.times(&control, at.mono);
        adjournment.closed = Some(at);
        let (form, mover) = (adjournment.form.clone(), adjournment.mover);
        let adjournment = adjournment.clone();
        let open_move = match adjournment.kind {
            MoveKind::Open(point) => Some(Found::Marked(point)),
            MoveKind::Sealed => None,
        };
        let played = found.filter(|(_, v)| matches!(v, Verdict::Valid { .. })).map(|(f, _)| adjournment.counted(f)).or(open_move);
        let (setup, last_move) = after_move(&adjournment, options, played).unwrap_or((form.position.clone(), form.last_move));
        self.position = Some(EnteredPosition {
            setup,
            last_move,
            source: PositionSource::Form,
            agreed: Sides::new(true, true),
            note: String::new(),
            disturbance: None,
            clocks: None,
        });
        if played.is_some() {
            times[mover] = crate::clock::complete_move(&self.watch.control()[mover], times[mover]);
        }
        self.set_times(times, at);
        self.stopped = None;
        self.start(if played.is_some() { mover.opponent() } else { mover }, at.mono);
    }
}

/// The position after the move found, and that move; `None` when nothing can be played.
fn after_move(adjournment: &Adjournment, options: Options, found: Option<Found>) -> Option<(Setup, Option<Point>)> {
    let mover = adjournment.mover;
    let mut position = adjournment.position(options)?;
    match found? {
        Found::Marked(point) => {
            let _captured = position.play(mover, point).ok()?;
            Some((position.to_setup(), Some(point)))
        }
        Found::Pass => {
            position.pass(mover).ok()?;
            Some((position.to_setup(), None))
        }
        Found::Unmarked | Found::TwoMarks | Found::Unclear | Found::Resignation | Found::Lost | Found::Damaged => None,
    }
}

impl Adjournment {
    fn apply(&mut self, event: &Event, at: Stamp) {
        match event {
            Event::FormFilled { form, .. } => self.form = (**form).clone(),
            Event::MoveKindChosen { kind, .. } => {
                self.kind = *kind;
                if *kind == MoveKind::Sealed {
                    self.steps.remove(&Step::OpenChecked);
                }
            }
            Event::FormSigned { side, .. } => {
                self.signed[*side] = Some(at);
                if self.signed.black.is_some() && self.signed.white.is_some() {
                    self.steps.insert(Step::Signed, at);
                }
            }
            Event::EnvelopeSet { envelope, resumption, .. } => {
                self.envelope = envelope.clone();
                self.resumption = *resumption;
            }
            Event::EnvelopeRegistered { act, .. } => {
                if let CustodyAct::HandedOver { to, place, .. } = act {
                    self.envelope.keeper.clone_from(to);
                    self.envelope.place.clone_from(place);
                    self.steps.entry(Step::Kept).or_insert(at);
                }
                self.custody.push(Custody { at, act: act.clone() });
            }
            Event::ElectronicSealed { sealed, .. } => {
                self.electronic = Some(Electronic { at, sealed: (**sealed).clone(), opened: None });
            }
            Event::ElectronicOpened { found, .. } => {
                if let Some(electronic) = &mut self.electronic {
                    electronic.opened = Some(ElectronicOpening { at, found: *found });
                }
            }
            Event::Checked { check, .. } => {
                self.checks.insert(*check, at);
                if let Some(waiting) = self.waiting.as_mut().filter(|_| *check == Check::present(self.mover.opponent())) {
                    waiting.stop(at.mono);
                }
            }
            Event::AbsentClockStarted { .. } => {
                self.waiting = Some(RunMeter::default());
                self.wait_on(at.mono);
            }
            Event::CheckingBegun { .. } => self.checking_since = Some(at),
            _ => {}
        }
    }

    /// The absent side's clock runs, where it was started and the side has not come.
    pub(super) fn wait_on(&mut self, at: Mono) {
        let come = self.checks.contains_key(&Check::present(self.replies()));
        if let Some(waiting) = self.waiting.as_mut().filter(|_| !come) {
            waiting.start(at);
        }
    }

    /// Checks not made yet. A side's absence at the resumption keeps the envelope closed.
    pub fn open_checks(&self) -> Vec<Check> {
        Check::ALL.into_iter().filter(|c| !self.checks.contains_key(c)).collect()
    }
}
