//! Language: messages (Fluent), numbers, dates, lengths of time, in Russian and English.
//!
//! [`L10n`] is what everything that writes text is given; it is a locale and a reference, so it is passed by value or by
//! reference as is handy. Messages live in `assets/i18n/{ru,en}/*.ftl`, one file a room, and are compiled in.

mod catalogue;
mod controls;
mod dates;
mod durations;
mod locale;
mod numbers;

pub use catalogue::{Catalogue, Value};
pub use dates::WallTime;
pub use locale::{Locale, UnknownLocale};

/// One message file in both languages.
#[derive(Clone, Copy, Debug)]
pub struct MessageFile {
    /// Its name without `.ftl`.
    pub name: &'static str,
    pub ru: &'static str,
    pub en: &'static str,
}

impl MessageFile {
    /// The text in one language.
    pub const fn text(&self, locale: Locale) -> &'static str {
        match locale {
            Locale::Ru => self.ru,
            Locale::En => self.en,
        }
    }
}

macro_rules! message_files {
    ($($name:literal),* $(,)?) => {
        /// Every message file of the program.
        pub const FILES: &[MessageFile] = &[$(MessageFile {
            name: $name,
            ru: include_str!(concat!("../../assets/i18n/ru/", $name, ".ftl")),
            en: include_str!(concat!("../../assets/i18n/en/", $name, ".ftl")),
        }),*];
    };
}

// A new file is one line here and one file in each language.
message_files![
    "common",
    "forms",
    "shell",
    "round",
    "position",
    "adjournment",
    "envelope",
    "conduct",
    "results",
    "regulation",
    "journal",
    "dialogs",
    "messages",
    "exchange",
];

/// A language to write in: its messages, and how it writes numbers, dates and times.
#[derive(Clone, Copy, Debug)]
pub struct L10n {
    locale: Locale,
    catalogue: &'static Catalogue,
}

impl L10n {
    /// The messages of a language are read once in the life of the process.
    pub fn new(locale: Locale) -> L10n {
        L10n { locale, catalogue: Catalogue::of(locale) }
    }

    pub const fn locale(self) -> Locale {
        self.locale
    }

    /// The message `id`. One that is missing shows its id: a hole in the text, never in the program.
    pub fn tr(self, id: &str) -> String {
        self.catalogue.format(id, &[])
    }

    /// The message `id` with the values of its arguments.
    pub fn tr_args(self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.catalogue.format(id, args)
    }

    /// Whether there is a message `id`.
    pub fn has(self, id: &str) -> bool {
        self.catalogue.has(id)
    }
}
