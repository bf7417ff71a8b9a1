//! Files of other programs.

mod disagreements;
mod latin;
mod merge;
mod pairings;
mod readers;
mod record_findings;
mod round_trip;
mod rulesets;
mod splice;
pub mod support;
