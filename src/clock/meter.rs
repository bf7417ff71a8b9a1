use super::{Millis, Mono};
use serde::{Deserialize, Serialize};

/// How long a table's clock has run by the hall's time, whichever side it was: the sum both sides must have used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunMeter {
    /// From the stretches that are over.
    pub accumulated: Millis,
    /// Beginning of the stretch that is not.
    pub since: Option<Mono>,
}

impl RunMeter {
    /// Runs from `at` on; a running meter runs on.
    pub fn start(&mut self, at: Mono) {
        self.since.get_or_insert(at);
    }

    /// Stands still from `at` on.
    pub fn stop(&mut self, at: Mono) {
        self.accumulated = self.elapsed(at);
        self.since = None;
    }

    pub fn elapsed(&self, now: Mono) -> Millis {
        self.accumulated + self.since.map_or(Millis::ZERO, |since| (now - since).at_least_zero())
    }

    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Takes the time between `from` and `to` out of the stretch that runs: the hall stood still then.
    pub fn discount(&mut self, from: Mono, to: Mono) {
        self.since = self.since.map(|since| discounted(since, from, to));
    }
}

/// The beginning that a running stretch needs so that the time between `from` and `to` does not count in it.
pub(super) fn discounted(since: Mono, from: Mono, to: Mono) -> Mono {
    since + (to - from.max(since)).at_least_zero()
}
