use super::{FILES, Locale};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// An argument of a message. A count is a number, so that the language can choose its plural; anything with a decimal mark is
/// written by [`super::L10n`] first and given as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl From<char> for Value<'_> {
    fn from(character: char) -> Self {
        Value::Text(Cow::Owned(character.to_string()))
    }
}

macro_rules! numbers {
    ($($int:ty),*) => {$(
        impl From<$int> for Value<'_> {
            fn from(number: $int) -> Self {
                Value::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

macro_rules! wide_numbers {
    ($($int:ty),*) => {$(
        impl From<$int> for Value<'_> {
            fn from(number: $int) -> Self {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
wide_numbers!(u64, usize);

/// The messages of one language.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    flaws: Vec<String>,
}

impl Catalogue {
    /// The catalogue of a language, read on first use.
    pub fn of(locale: Locale) -> &'static Catalogue {
        static RU: OnceLock<Catalogue> = OnceLock::new();
        static EN: OnceLock<Catalogue> = OnceLock::new();
        let cell = match locale {
            Locale::Ru => &RU,
            Locale::En => &EN,
        };
        cell.get_or_init(|| Catalogue::read(locale))
    }

    fn read(locale: Locale) -> Catalogue {
        let language: LanguageIdentifier = locale.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks are boxes in many fonts, and both languages run left to right.
        bundle.set_use_isolating(false);
        let mut flaws = Vec::new();
        for file in FILES {
            let resource = match FluentResource::try_new(file.text(locale).to_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    flaws.extend(errors.iter().map(|error| format!("{}/{}.ftl: {error}", locale.tag(), file.name)));
                    resource
                }
            };
            if let Err(errors) = bundle.add_resource(resource) {
                flaws.extend(errors.iter().map(|error| format!("{}/{}.ftl: {error}", locale.tag(), file.name)));
            }
        }
        Catalogue { bundle, flaws }
    }

    /// What is wrong with the files themselves: syntax, ids given twice. Nothing, in a program that passed its tests.
    pub fn flaws(&self) -> &[String] {
        &self.flaws
    }

    pub(super) fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    pub(super) fn format(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            let value = match value {
                Value::Text(text) => FluentValue::String(Cow::Borrowed(text.as_ref())),
                Value::Number(number) => FluentValue::from(*number),
            };
            fluent.set(Cow::Borrowed(*name), value);
        }
        // An argument that is not given shows as `{$name}` in the text; there is nobody better to report it to.
        let mut unresolved = Vec::new();
        self.bundle.format_pattern(pattern, Some(&fluent), &mut unresolved).into_owned()
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Catalogue").field("locales", &self.bundle.locales).field("flaws", &self.flaws).finish_non_exhaustive()
    }
}
