//! Rule sets as data: those that ship, in assets/rules, and those a federation writes for itself.

use crate::rules::{Preset, RuleSet};

/// A text that is no rule set.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("line {line}, column {column}: {message}")]
pub struct RuleSetError {
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
    pub message: String,
}

/// The text of a rule set that ships, with its comments: what a federation starts its own from.
#[must_use]
pub const fn text(preset: Preset) -> &'static str {
    match preset {
        Preset::CodeJapanese => include_str!("../../assets/rules/code-japanese.ron"),
        Preset::CodeChinese => include_str!("../../assets/rules/code-chinese.ron"),
        Preset::Japanese1989 => include_str!("../../assets/rules/japanese-1989.ron"),
        Preset::Chinese2002 => include_str!("../../assets/rules/chinese-2002.ron"),
        Preset::Aga => include_str!("../../assets/rules/aga.ron"),
        Preset::Ing => include_str!("../../assets/rules/ing.ron"),
        Preset::NewZealand => include_str!("../../assets/rules/new-zealand.ron"),
        Preset::Egf => include_str!("../../assets/rules/egf.ron"),
    }
}

/// Reads a rule set in RON, as the files in assets/rules are written. Options left out are those of the Code in the Japanese
/// tradition; an unknown option is an error, so that a slip of the pen is not taken for a rule.
///
/// # Errors
/// [`RuleSetError`] with the place.
pub fn read(text: &str) -> Result<RuleSet, RuleSetError> {
    ron::from_str(text).map_err(|error| RuleSetError {
        line: error.span.start.line,
        column: error.span.start.col,
        message: error.code.to_string(),
    })
}

/// Writes a rule set as [`read`] takes it; `None` never happens for the types in use.
#[must_use]
pub fn write(rules: &RuleSet) -> Option<String> {
    ron::ser::to_string_pretty(rules, ron::ser::PrettyConfig::default()).ok()
}
