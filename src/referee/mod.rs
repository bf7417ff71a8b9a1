//! What a referee records and rules: the tournament, its rounds and tables, adjournments, conduct, results (Code 9-17).
//!
//! [`decide`] turns a [`Command`] into [`Event`]s or a [`Refusal`]; [`History`] folds the journal's entries into a [`State`];
//! [`propose`] computes what the rules would have happen, for the referee to confirm or overrule. All of it pure.

mod adjournment;
mod appeal;
mod command;
mod conduct;
mod decide;
mod envelope;
mod event;
pub mod form_audit;
mod history;
mod ids;
pub mod ladder;
pub mod origin;
pub mod overview;
pub mod propose;
mod refusal;
mod regulation;
mod result;
mod ruling;
mod state;
mod subject;
mod table;
mod tournament;

pub use adjournment::{Adjournment, Check, ClockDuty, Envelope, Form, Found, MoveKind, Opened, Step, Verdict, Whereabouts};
pub use appeal::{Appeal, Committee, Decided, Effect, Interest, ProtestEntry, QUORUM, RESERVES, RulingEntry, Sitting, interest};
pub use command::Command;
pub use conduct::{CATALOGUE, CameOf, Causes, EvidenceFile, Incident, Level, Measure, Protest, ProtestDecision, Who};
pub use decide::{Desk, decide, resignation};
pub use envelope::{
    Custody, CustodyAct, Electronic, ElectronicOpening, FETCH, Registered, Sealed, coordinate_differs, takes_copy,
};
pub use event::{ClocksSet, Disturbance, EnteredPosition, Entry, Event, HallStop, Matter, PositionSource, StopReason};
pub use history::History;
pub use ids::{Article, EntryNo, PlayerId, RoundNo, TableId, TableNo};
pub use ladder::{MatterLadder, Means, Rung};
pub use origin::Origin;
pub use refusal::Refusal;
pub use regulation::{BothAbsent, BothFlags, Conflict, EqualScores, Group, Regulation};
pub use result::{GameResult, How, Outcome};
pub use ruling::{Basis, Consequence, Proposal, Ruling};
pub use state::{Round, RoundStop, State};
pub use subject::EventKind;
pub use table::{ClockOff, FirstArrival, IncidentEntry, StoppedClock, Table};
pub use tournament::{Appointment, Foundation, Official, Pairing, Player, Rank, Role, Tournament};
