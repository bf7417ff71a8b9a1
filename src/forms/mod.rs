//! Papers: typed data, set by Typst in process, as PDF and as pictures of pages.
//!
//! A paper's data is a value of [`Paper`]; [`Press::print`] words it in a language, lays it out by a template of
//! `assets/forms`, and gives the pages. Nothing here reads a file or a clock: the same data gives the same bytes.

mod adjournment;
mod check;
mod decision;
mod drawing;
mod envelope;
pub mod order;
mod order_conduct;
mod order_report;
mod paper;
mod press;
mod protocol;
mod receipt;
mod report;
mod restoration;
mod resumption;
mod slips;
mod svg;
mod templates;
mod tongues;
mod values;
pub mod wording;

pub use adjournment::AdjournmentForm;
pub use check::Check;
pub use decision::{Attachment, Cause, Decider, Effects, Filing, GameAtHand, Passage, Subject, WrittenDecision};
pub use drawing::{Drawing, Ink, Shape};
pub use envelope::Envelope;
pub use order::Order;
pub use paper::{DIAGRAM_SIDE, EnvelopeSheet, LABELS, Pack, Paper};
pub use press::{PaperError, Picture, Press, Printed};
pub use protocol::{ConductKind, ConductMark, Ending, JournalHead, ProtocolOutcome, ProtocolRow, RoundProtocol, Tally};
pub use receipt::Receipt;
pub use report::{ArticleLine, ChiefReport, CorrectionLine, IncidentLine, OtherNumbers, ProtestLine, RoundLine, RulingLine};
pub use restoration::RestorationAct;
pub use resumption::ResumptionSheet;
pub use slips::ResultSlip;
pub use svg::svg;
pub use templates::{Templates, UnknownTemplate};
pub use tongues::Tongues;
pub use values::{Diagram, DiagramError, Event, MoveMode, Player, Rules};
