//! Files of other programs.

mod disagreements;
mod pairings;
mod record_findings;
mod rulesets;
