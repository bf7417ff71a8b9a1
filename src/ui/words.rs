//! Words for what happened: events, refusals, proposals, states.
