pub use crate::forms::wording::{outcome_short, outcome_words};
