//! What an entry does to a table.

use crate::clock::{GameClock, Mono, SideTime, Stamp, TOLERANCE, TableClock};
use crate::referee::{ClockOff, Consequence, Event, FirstArrival, GameResult, Matter, StopReason, StoppedClock, Table};
use crate::rules::{Color, Sides};

impl Table {
    pub(super) fn start(&mut self, side: Color, at: Mono) {
        // A watch that runs already keeps running: `decide` refuses a second start, an old journal may still hold one.
        let _ = self.watch.start(side, at);
    }

    pub(super) fn halt(&mut self, at: Mono) {
        let _ = self.watch.stop(at);
    }

    /// Whose clock runs, where the station knows: a clock run here, or an absent side's.
    #[must_use]
    pub fn running_side(&self) -> Option<Color> {
        if !self.watch.is_running() {
            return None;
        }
        match self.watch.clock() {
            TableClock::Live(clock) => clock.running(),
            _ if self.absent.black => Some(Color::Black),
            _ => None,
        }
    }

    pub(super) fn set_times(&mut self, times: Sides<SideTime>, at: Stamp) {
        let _ = self.watch.set_both(times, at);
        for off in &mut self.off {
            off.settled = true;
        }
    }

    /// Keeps what does not agree with the hall, before the times are taken over (16.6).
    fn weigh(&mut self, times: Sides<SideTime>, at: Stamp) {
        if matches!(self.watch.clock(), TableClock::Live(_)) {
            return;
        }
        if let (Err(off), Some(entry)) = (self.watch.consistency(times, at.mono, TOLERANCE), self.entries.last()) {
            self.off.push(ClockOff { entry: *entry, at, by: off.by, settled: false });
        }
    }

    pub(super) fn end(&mut self, at: Stamp) {
        self.halt(at.mono);
        self.stopped = None;
        self.pause = None;
        if let Some(adjournment) = self.adjournment_mut() {
            adjournment.closed = Some(at);
        }
    }

    pub(super) fn apply(&mut self, event: &Event, at: Stamp) {
        match event {
            Event::AbsenceMarked { absent, .. } => self.absent = *absent,
            Event::ReadingTaken { reading, .. } => {
                self.weigh(*reading, at);
                let _ = self.watch.read(*reading, at);
            }
            Event::RunHere { times, running, .. } => {
                self.weigh(*times, at);
                if let Ok(mut clock) = GameClock::with_times(self.watch.control().clone(), *times) {
                    if let Some(side) = running {
                        let _ = clock.start(*side, at.mono);
                        self.stopped = None;
                    }
                    self.watch.run_here(clock, at.mono);
                    self.presses.clear();
                }
            }
            Event::Pressed { side, .. } => {
                if let Ok(press) = self.watch.press(*side, at.mono) {
                    self.presses.push(press.previous);
                }
            }
            Event::PressTakenBack { .. } => {
                if let Some(previous) = self.presses.pop() {
                    let _ = self.watch.take_back(previous, at.mono);
                }
            }
            Event::HandedBack { .. } => {
                let _ = self.watch.hand_over(at);
                self.presses.clear();
            }
            Event::Stopped { reason, by, .. } => {
                let running = self.running_side();
                self.halt(at.mono);
                self.stopped = Some(StoppedClock { reason: *reason, hall: None, by: *by, since: at, running });
            }
            Event::Continued { running, .. } => {
                let side = running.or(self.stopped.and_then(|s| s.running)).unwrap_or(Color::Black);
                self.stopped = None;
                self.pause = None;
                self.start(side, at.mono);
            }
            Event::PauseTaken { side, .. } => {
                let running = self.running_side();
                self.halt(at.mono);
                self.pause_taken[*side] = true;
                self.pause = Some((*side, at.mono));
                self.stopped =
                    Some(StoppedClock { reason: StopReason::ByoYomiPause, hall: None, by: Some(*side), since: at, running });
            }
            Event::ClockReplaced { times, .. } => self.set_times(*times, at),
            Event::PositionEntered { position, .. } => self.position = Some((**position).clone()),
            Event::ResultEntered { result, .. } => {
                self.end(at);
                self.result = Some(*result);
            }
            Event::ResultFixed { .. } => {
                if let Some(result) = &mut self.result {
                    result.fixed = true;
                }
            }
            Event::Ruled { matter, ruling, .. } => self.rule(*matter, ruling.consequence, at),
            _ => self.apply_adjournment(event, at),
        }
    }

    fn rule(&mut self, matter: Matter, consequence: Consequence, at: Stamp) {
        if let Matter::Arrival { side } = matter {
            self.absent[side] = false;
        }
        match consequence {
            Consequence::PlayOn => {
                match matter {
                    Matter::SealedMove | Matter::FormWrong => self.resume(at, None),
                    // A loss taken off: the game is where it was, its clock in the judge's hand.
                    Matter::Overturned { .. } | Matter::Protest { .. } if self.result.take().is_some() => {
                        self.stopped =
                            Some(StoppedClock { reason: StopReason::Judge, hall: None, by: None, since: at, running: None });
                    }
                    _ => {}
                }
            }
            Consequence::Clocks { times, running } => {
                if matches!(matter, Matter::Overturned { .. } | Matter::Protest { .. }) {
                    self.result = None;
                }
                self.set_times(times, at);
                if matches!(matter, Matter::Arrival { .. }) && self.first_arrival.is_none() {
                    self.first_arrival = Some(FirstArrival { ran: self.watch.ran(at.mono), times });
                }
                if let Some(side) = running
                    && !self.watch.is_running()
                    && self.adjournment().is_none()
                {
                    self.stopped = None;
                    self.start(side, at.mono);
                }
            }
            Consequence::End(outcome) => {
                self.end(at);
                let under_protest = self.result.is_some_and(|r| r.under_protest);
                self.result = Some(GameResult { outcome, under_protest, fixed: false });
            }
            Consequence::Restart { times } => {
                self.halt(at.mono);
                self.set_times(times, at);
                self.position = None;
                self.stopped = None;
                self.result = None;
                self.start(Color::Black, at.mono);
            }
        }
    }
}
