//! Papers in two languages: the same sheet, worded twice.

use crate::i18n::{L10n, Locale};
use serde_json::{Map, Value as Json, json};

/// What a paper is worded in.
#[derive(Clone, Copy, Debug)]
pub struct Tongues {
    pub first: L10n,
    /// The second language, beside or under the first.
    pub second: Option<L10n>,
}

impl Tongues {
    /// Both languages, that of `first` in front.
    #[must_use]
    pub fn both(first: L10n) -> Tongues {
        let other = match first.locale() {
            Locale::Ru => Locale::En,
            Locale::En => Locale::Ru,
        };
        Tongues { first, second: Some(L10n::new(other)) }
    }
}

impl From<L10n> for Tongues {
    fn from(first: L10n) -> Tongues {
        Tongues { first, second: None }
    }
}

/// Values that are not words, or are one for both languages.
const ONCE: [&str; 9] = ["lang", "title", "qr", "diagram", "mode", "stone", "left", "last", "ko_legend"];
/// Sentences: the second language stands under the first.
const UNDER: [&str; 2] = ["coordinates", "open_check"];

/// The longest time control written twice, in letters.
const LONG_CONTROL: usize = 36;

/// The values of both languages in one: where they differ, one after the other.
pub(super) fn merge(first: Json, second: Json) -> Json {
    join("", first, second)
}

fn join(name: &str, first: Json, second: Json) -> Json {
    match (first, second) {
        (first, _) if ONCE.contains(&name) => first,
        (Json::Object(first), Json::Object(mut second)) => {
            let joined = first.into_iter().map(|(key, value)| {
                let other = second.remove(&key).unwrap_or(Json::Null);
                let both = join(&key, value, other);
                (key, both)
            });
            Json::Object(joined.collect())
        }
        (Json::Array(first), Json::Array(second)) if first.len() == second.len() => {
            Json::Array(first.into_iter().zip(second).map(|(a, b)| join(name, a, b)).collect())
        }
        // A series of periods fills its field in one language; figures are read in any.
        (Json::String(first), Json::String(_)) if name == "control" && first.chars().count() > LONG_CONTROL => json!(first),
        (Json::String(first), Json::String(second)) if first != second => {
            json!(if UNDER.contains(&name) { format!("{first}\n{second}") } else { beside(&first, &second) })
        }
        (first, _) => first,
    }
}

/// "Стол / Table".
fn beside(first: &str, second: &str) -> String {
    format!("{first} / {second}")
}

/// The fixed words in two languages, in their short forms where they have them.
pub(super) fn labels(ids: &[&str], first: L10n, second: L10n) -> Json {
    let word = |l: L10n, id: &str| {
        let short = format!("paper-short-{id}");
        if l.has(&short) { l.tr(&short) } else { l.tr(&format!("paper-label-{id}")) }
    };
    let fixed = ids.iter().map(|id| {
        let (a, b) = (word(first, id), word(second, id));
        ((*id).to_owned(), json!(if a == b { a } else { beside(&a, &b) }))
    });
    Json::Object(fixed.collect::<Map<_, _>>())
}
