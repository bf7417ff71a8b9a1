use super::state::CounteredBy;
use super::{Consequence, Entry, EntryNo, Event, EventKind, Matter, Refusal, State};

/// The journal's entries and the state they fold to. A counter-entry makes the state as if the entry it names had not been
/// written; both stay readable.
#[derive(Clone, Debug, Default)]
pub struct History {
    entries: Vec<Entry>,
    countered: CounteredBy,
    state: State,
}

impl History {
    /// Folds all entries, oldest first.
    #[must_use]
    pub fn from_entries(entries: Vec<Entry>) -> History {
        let mut history = History { entries, countered: CounteredBy::new(), state: State::default() };
        history.refold();
        history
    }

    /// Takes one more entry in.
    pub fn push(&mut self, entry: Entry) {
        let counter = matches!(entry.event, Event::Countered { .. });
        if !counter {
            self.state.apply(&entry);
        }
        self.entries.push(entry);
        if counter {
            self.refold();
        }
    }

    fn refold(&mut self) {
        self.countered.clear();
        // The last word counts: a counter-entry that was itself countered takes nothing back.
        for entry in self.entries.iter().rev() {
            if let Event::Countered { entry: target, .. } = &entry.event
                && !self.countered.contains_key(&entry.number)
            {
                self.countered.entry(*target).or_insert(entry.number);
            }
        }
        let mut state = State::default();
        for entry in self.entries.iter().filter(|e| !self.countered.contains_key(&e.number)) {
            state.apply(entry);
        }
        self.state = state;
    }

    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The state as it was when an entry was written, itself left out: where the game stood that it speaks of.
    #[must_use]
    pub fn before(&self, number: EntryNo) -> State {
        let mut state = State::default();
        let then = self.entries.iter().filter(|e| e.number < number);
        for entry in then.filter(|e| !matches!(e.event, Event::Countered { .. }) && !self.countered.contains_key(&e.number)) {
            state.apply(entry);
        }
        state
    }

    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    #[must_use]
    pub fn entry(&self, number: EntryNo) -> Option<&Entry> {
        let guess = usize::try_from(number.0).ok()?.checked_sub(1).and_then(|i| self.entries.get(i));
        guess.filter(|e| e.number == number).or_else(|| self.entries.iter().find(|e| e.number == number))
    }

    /// The counter-entry that took this entry back.
    #[must_use]
    pub fn countered_by(&self, number: EntryNo) -> Option<EntryNo> {
        self.countered.get(&number).copied()
    }

    /// The entry Ctrl+Z would counter: the last one that counts and can be taken back.
    #[must_use]
    pub fn last_counterable(&self) -> Option<&Entry> {
        self.entries
            .iter()
            .rev()
            .filter(|e| !matches!(e.event, Event::Countered { .. }))
            .find(|e| self.may_counter(e.number).is_ok())
    }

    /// Whether an entry can be taken back now.
    ///
    /// # Errors
    /// [`Refusal::NoEntry`], [`Refusal::CannotCounter`], [`Refusal::AlreadyCountered`], and [`Refusal::CarriesLater`] when later
    /// entries rest on it.
    pub fn may_counter(&self, number: EntryNo) -> Result<(), Refusal> {
        let entry = self.entry(number).ok_or(Refusal::NoEntry(number))?;
        if self.countered.contains_key(&number) {
            return Err(Refusal::AlreadyCountered(number));
        }
        if matches!(
            entry.event,
            Event::Founded(_)
                | Event::OriginRead(_)
                | Event::PlayersEntered(_)
                | Event::GapJudged { .. }
                | Event::RoundTaken { .. }
                | Event::Pressed { .. }
        ) {
            return Err(Refusal::CannotCounter(number));
        }
        let later = self.entries.iter().filter(|e| e.number > number && !self.countered.contains_key(&e.number));
        later
            .filter(|e| rests_on(&e.event, &entry.event, number))
            .map(|e| Refusal::CarriesLater { entry: number, by: e.number })
            .next_back()
            .map_or(Ok(()), Err)
    }
}

/// What an entry builds on and others build on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Strand {
    Clock,
    Adjournment,
    Result,
    Free,
}

fn strand(event: &Event) -> Strand {
    match (event, event.kind()) {
        // A later reading stands by itself.
        (Event::ReadingTaken { .. }, _) => Strand::Free,
        (Event::Ruled { ruling, matter, .. }, _) => match (ruling.consequence, matter) {
            (Consequence::End(_), _) | (_, Matter::Overturned { .. } | Matter::Protest { .. }) => Strand::Result,
            (_, Matter::SealedMove | Matter::Coordinate | Matter::FormWrong | Matter::AbsentAtResumption { .. }) => {
                Strand::Adjournment
            }
            (Consequence::PlayOn, Matter::Warning { .. } | Matter::Loss { .. } | Matter::LossOfBoth) => Strand::Free,
            _ => Strand::Clock,
        },
        (_, EventKind::Clock) => Strand::Clock,
        (_, EventKind::Adjournment) => Strand::Adjournment,
        (_, EventKind::Result) => Strand::Result,
        (_, EventKind::Tournament | EventKind::Position | EventKind::Conduct | EventKind::Correction) => Strand::Free,
    }
}

/// Whether `later` would lose its footing without `earlier`.
fn rests_on(later: &Event, earlier: &Event, number: EntryNo) -> bool {
    match earlier {
        Event::RoundPaired { round, .. } => later.round() == Some(*round),
        // A removed table has no later entries; a new or reseated one may.
        Event::PairingsChanged { round, set, .. } => match later {
            Event::PairingsChanged { round: other, .. } => other == round,
            later => later.table().is_some_and(|id| id.round == *round && set.iter().any(|pairing| pairing.table == id.table)),
        },
        Event::RoundStarted { round } => {
            later.round() == Some(*round) && !matches!(later, Event::IncidentEntered(_) | Event::RoundPlanned { .. })
        }
        Event::Ruled { .. } if matches!(later, Event::Ruled { matter: Matter::Overturned { entry }, .. } if *entry == number) => {
            true
        }
        Event::RoundStopped { round, .. } => matches!(later, Event::RoundContinued { round: r } if r == round),
        Event::ProtestLodged(_) => match later {
            Event::ProtestDecided(decision) => decision.protest == number,
            Event::ProtestAppealed(appeal) => appeal.protest == number,
            _ => false,
        },
        Event::ProtestDecided(decision) => match later {
            Event::ProtestDecided(further) => further.protest == decision.protest,
            Event::ProtestAppealed(appeal) => appeal.protest == decision.protest,
            Event::Ruled { matter: Matter::Protest { entry }, .. } => *entry == decision.protest,
            _ => false,
        },
        Event::ProtestAppealed(appeal) => matches!(later, Event::ProtestDecided(d) if d.protest == appeal.protest),
        Event::IncidentEntered(incident) => match later {
            Event::IncidentOverturned { entry, .. } => *entry == number,
            Event::Ruled { table, matter: Matter::Warning { side }, .. } => {
                incident.table == Some(*table) && incident.concerns(*side)
            }
            _ => false,
        },
        _ => {
            let same_table = earlier.table().is_some() && earlier.table() == later.table();
            let (a, b) = (strand(earlier), strand(later));
            same_table && a != Strand::Free && a == b
        }
    }
}
