/// What is wrong with the writing of a file, in our own words: the parsers' are in one language only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Flaw {
    #[error("the file ends too early")]
    Unfinished,
    #[error("this is not the syntax of the format")]
    Syntax,
    #[error("an element is closed that was not opened")]
    Unmatched,
    #[error("an attribute stands twice in one element")]
    AttributeTwice,
    #[error("a character that may not stand in the file")]
    Character,
    #[error("elements lie too deep in each other")]
    TooDeep,
    #[error("more elements than any tournament has")]
    TooMany,
}

impl Flaw {
    /// The message that words it.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Flaw::Unfinished => "flaw-unfinished",
            Flaw::Syntax => "flaw-syntax",
            Flaw::Unmatched => "flaw-unmatched",
            Flaw::AttributeTwice => "flaw-attribute-twice",
            Flaw::Character => "flaw-character",
            Flaw::TooDeep => "flaw-too-deep",
            Flaw::TooMany => "flaw-too-many",
        }
    }
}
