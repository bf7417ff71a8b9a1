//! What an entry is about: its kind, table, round and side.

use super::{Event, RoundNo, TableId, Who};
use crate::rules::Color;

/// What an entry is about, for filters and marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventKind {
    Tournament,
    Clock,
    Position,
    Adjournment,
    Conduct,
    Result,
    Correction,
}

impl EventKind {
    pub const ALL: [EventKind; 7] = [
        EventKind::Tournament,
        EventKind::Clock,
        EventKind::Position,
        EventKind::Adjournment,
        EventKind::Conduct,
        EventKind::Result,
        EventKind::Correction,
    ];
}

impl Event {
    /// What it is about.
    #[must_use]
    pub fn kind(&self) -> EventKind {
        match self {
            Event::Founded(_)
            | Event::RegulationSet { .. }
            | Event::OfficialsSet(_)
            | Event::OriginRead(_)
            | Event::PlayersEntered(_)
            | Event::RoundPaired { .. }
            | Event::PairingsChanged { .. }
            | Event::RoundTaken { .. }
            | Event::RoundPlanned { .. }
            | Event::RoundStarted { .. }
            | Event::RoundStopped { .. }
            | Event::RoundContinued { .. }
            | Event::WallNoticeSet { .. }
            | Event::CommitteeSet(_)
            | Event::MinorsSet(_)
            | Event::ResultsAnnounced
            | Event::GapJudged { .. } => EventKind::Tournament,
            Event::AbsenceMarked { .. }
            | Event::ReadingTaken { .. }
            | Event::RunHere { .. }
            | Event::Pressed { .. }
            | Event::PressTakenBack { .. }
            | Event::HandedBack { .. }
            | Event::Stopped { .. }
            | Event::Continued { .. }
            | Event::PauseTaken { .. }
            | Event::ClockReplaced { .. } => EventKind::Clock,
            Event::PositionEntered { .. } => EventKind::Position,
            Event::AdjournmentOpened { .. }
            | Event::FormFilled { .. }
            | Event::MoveKindChosen { .. }
            | Event::StepDone { .. }
            | Event::FormSigned { .. }
            | Event::EnvelopeSet { .. }
            | Event::EnvelopeRegistered { .. }
            | Event::ElectronicSealed { .. }
            | Event::ElectronicOpened { .. }
            | Event::AdjournmentCancelled { .. }
            | Event::Checked { .. }
            | Event::CheckingBegun { .. }
            | Event::EnvelopeOpened { .. }
            | Event::AbsentClockStarted { .. }
            | Event::Resumed { .. } => EventKind::Adjournment,
            Event::IncidentEntered(_)
            | Event::IncidentOverturned { .. }
            | Event::ProtestLodged(_)
            | Event::ProtestDecided(_)
            | Event::ProtestAppealed(_)
            | Event::Ruled { .. } => EventKind::Conduct,
            Event::ResultEntered { .. } | Event::ResultFixed { .. } => EventKind::Result,
            Event::Countered { .. } => EventKind::Correction,
        }
    }

    /// The table it is about, if one.
    #[must_use]
    pub fn table(&self) -> Option<TableId> {
        match self {
            Event::AbsenceMarked { table, .. }
            | Event::ReadingTaken { table, .. }
            | Event::RunHere { table, .. }
            | Event::Pressed { table, .. }
            | Event::PressTakenBack { table }
            | Event::HandedBack { table }
            | Event::Stopped { table, .. }
            | Event::Continued { table, .. }
            | Event::PauseTaken { table, .. }
            | Event::ClockReplaced { table, .. }
            | Event::PositionEntered { table, .. }
            | Event::AdjournmentOpened { table, .. }
            | Event::FormFilled { table, .. }
            | Event::MoveKindChosen { table, .. }
            | Event::StepDone { table, .. }
            | Event::FormSigned { table, .. }
            | Event::EnvelopeSet { table, .. }
            | Event::EnvelopeRegistered { table, .. }
            | Event::ElectronicSealed { table, .. }
            | Event::ElectronicOpened { table, .. }
            | Event::AdjournmentCancelled { table, .. }
            | Event::Checked { table, .. }
            | Event::CheckingBegun { table }
            | Event::AbsentClockStarted { table, .. }
            | Event::EnvelopeOpened { table, .. }
            | Event::Resumed { table }
            | Event::Ruled { table, .. }
            | Event::ResultEntered { table, .. }
            | Event::ResultFixed { table } => Some(*table),
            Event::IncidentEntered(incident) => incident.table,
            Event::ProtestLodged(protest) => Some(protest.table),
            _ => None,
        }
    }

    /// The round it belongs to, if one.
    #[must_use]
    pub fn round(&self) -> Option<RoundNo> {
        match self {
            Event::RoundPaired { round, .. }
            | Event::PairingsChanged { round, .. }
            | Event::RoundTaken { round, .. }
            | Event::RoundPlanned { round, .. }
            | Event::RoundStarted { round }
            | Event::RoundStopped { round, .. }
            | Event::RoundContinued { round } => Some(*round),
            event => event.table().map(|t| t.round),
        }
    }

    /// The side it speaks of, for lists.
    #[must_use]
    pub fn side(&self) -> Option<Color> {
        match self {
            Event::Pressed { side, .. }
            | Event::PauseTaken { side, .. }
            | Event::FormSigned { side, .. }
            | Event::AbsentClockStarted { side, .. } => Some(*side),
            Event::Stopped { by, .. } => *by,
            Event::ProtestLodged(p) => Some(p.by),
            Event::IncidentEntered(i) => match i.who {
                Who::Side(side) => Some(side),
                _ => None,
            },
            _ => None,
        }
    }
}
