use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Locale {
    Ru,
    #[default]
    En,
}

impl Locale {
    pub const ALL: [Locale; 2] = [Locale::Ru, Locale::En];

    /// The language for a system's tag, in either spelling ("ru-RU", "`ru_RU.UTF-8`"). Any language but Russian gives English.
    pub fn from_tag(tag: &str) -> Locale {
        let language = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("ru") { Locale::Ru } else { Locale::En }
    }

    /// The language's own tag: "ru", "en".
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::Ru => "ru",
            Locale::En => "en",
        }
    }
}

/// A language the program does not speak.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the languages are ru and en, not {0:?}")]
pub struct UnknownLocale(pub String);

impl FromStr for Locale {
    type Err = UnknownLocale;
    /// Exactly "ru" or "en", as typed on the command line; for a system's tag see [`Locale::from_tag`].
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Locale::ALL.into_iter().find(|locale| locale.tag() == text).ok_or_else(|| UnknownLocale(text.to_owned()))
    }
}
