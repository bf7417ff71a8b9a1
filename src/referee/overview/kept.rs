use super::{Alert, Line, attention, lines};
use crate::clock::Stamp;
use crate::referee::{History, RoundNo, State, TableId};

/// The lines of the round being refereed, kept from one look to the next: made anew when an entry has been recorded, brought to
/// date once a visible second. Only a clock kept by this station is looked at every time, for it shows tenths.
#[derive(Debug, Default)]
pub struct Overview {
    /// How many entries, which round and which second of the day the lines are of.
    of: Option<(usize, RoundNo, i64)>,
    serial: u64,
    lines: Vec<Line>,
    alerts: Vec<Alert>,
}

impl Overview {
    /// Brings the lines to `now`.
    pub fn refresh(&mut self, history: &History, now: Stamp) {
        let state = history.state();
        let (Some(round), Some(regulation)) = (state.current_round(), state.regulation()) else {
            self.forget();
            return;
        };
        let of = (history.entries().len(), round.number, now.utc.0.div_euclid(1_000));
        if self.of == Some(of) {
            let mut turned = false;
            for (line, table) in self.lines.iter_mut().zip(round.tables.values()).filter(|(line, _)| line.running.is_some()) {
                let before = line.status;
                line.bring_to(regulation, round, table, now);
                turned |= line.status != before;
            }
            // A flag that falls does not wait for the second to end.
            if turned {
                self.settle(state, now);
            }
            return;
        }
        if self.of.is_some_and(|(entries, number, _)| (entries, number) == (of.0, of.1)) {
            for (line, table) in self.lines.iter_mut().zip(round.tables.values()) {
                line.bring_to(regulation, round, table, now);
            }
        } else {
            self.lines = lines(state, round, now);
        }
        self.of = Some(of);
        self.settle(state, now);
    }

    fn settle(&mut self, state: &State, now: Stamp) {
        self.alerts = match self.of {
            Some((_, current, _)) => attention(state, current, &self.lines, now),
            None => Vec::new(),
        };
        self.serial += 1;
    }

    /// Another file is opened, or none: equal numbers of entries would mean nothing.
    pub fn forget(&mut self) {
        if self.of.take().is_some() {
            self.lines.clear();
            self.alerts.clear();
            self.serial += 1;
        }
    }

    /// The lines in table order.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// What needs the referee, most urgent first.
    #[must_use]
    pub fn alerts(&self) -> &[Alert] {
        &self.alerts
    }

    /// The line of a table of the round being refereed.
    #[must_use]
    pub fn line(&self, id: TableId) -> Option<&Line> {
        self.lines.binary_search_by_key(&id, |line| line.id).ok().and_then(|at| self.lines.get(at))
    }

    /// Changes when the order of the lines can have changed.
    #[must_use]
    pub const fn serial(&self) -> u64 {
        self.serial
    }
}
