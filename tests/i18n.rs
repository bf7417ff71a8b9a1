//! Both languages say the same things, and write numbers, times and dates in their own way.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fujite::clock::{ByoYomi, Interval, Millis, SideTime, TimeControl, Timestamp};
use fujite::i18n::{Catalogue, FILES, L10n, Locale, UnknownLocale, WallTime};
use std::collections::{BTreeMap, BTreeSet};

const RU: Locale = Locale::Ru;
const EN: Locale = Locale::En;

/// What a message asks for, and how it selects.
#[derive(Default)]
struct Anatomy {
    arguments: BTreeSet<String>,
    /// The keys of every selection by a plural category.
    plurals: Vec<BTreeSet<String>>,
    empty: bool,
}

fn read(pattern: &Pattern<&str>, into: &mut Anatomy) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read_expression(expression, into);
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, into: &mut Anatomy) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.arguments.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => read_expression(expression, into),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                read_inline(argument, into);
            }
        }
        _ => {}
    }
}

fn read_expression(expression: &Expression<&str>, into: &mut Anatomy) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, into),
        Expression::Select { selector, variants } => {
            read_inline(selector, into);
            let mut keys = BTreeSet::new();
            for variant in variants {
                if let VariantKey::Identifier { name } = variant.key {
                    keys.insert(name.to_owned());
                }
                read(&variant.value, into);
            }
            if ["one", "few", "many", "two", "zero"].iter().any(|category| keys.contains(*category)) {
                into.plurals.push(keys);
            }
        }
    }
}

fn messages(locale: Locale) -> BTreeMap<String, Anatomy> {
    let mut messages = BTreeMap::new();
    for file in FILES {
        let resource = fluent_syntax::parser::parse(file.text(locale)).unwrap_or_else(|(resource, _)| resource);
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut anatomy = Anatomy::default();
                match &message.value {
                    Some(pattern) => {
                        anatomy.empty = !pattern.elements.iter().any(|element| match element {
                            PatternElement::TextElement { value } => !value.trim().is_empty(),
                            PatternElement::Placeable { .. } => true,
                        });
                        read(pattern, &mut anatomy);
                    }
                    None => anatomy.empty = true,
                }
                messages.insert(message.id.name.to_owned(), anatomy);
            }
        }
    }
    messages
}

#[test]
fn every_file_parses_and_gives_each_id_once() {
    for locale in Locale::ALL {
        assert_eq!(Catalogue::of(locale).flaws(), <&[String]>::default());
    }
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_arguments() {
    let (russian, english) = (messages(RU), messages(EN));
    let only = |a: &BTreeMap<String, Anatomy>, b: &BTreeMap<String, Anatomy>| {
        a.keys().filter(|id| !b.contains_key(*id)).cloned().collect::<Vec<_>>()
    };
    assert_eq!(only(&russian, &english), Vec::<String>::new(), "only in Russian");
    assert_eq!(only(&english, &russian), Vec::<String>::new(), "only in English");
    for (id, anatomy) in &russian {
        assert_eq!(anatomy.arguments, english[id].arguments, "arguments of {id}");
    }
}

/// A message nobody wrote shows as its bare id: whatever the source asks for by name has to be there.
#[test]
fn every_message_the_source_names_is_there() {
    let all = messages(Locale::Ru);
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let mut missing = Vec::new();
    let mut asked = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the source").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a source file");
            for call in [".tr(", ".tr_args("] {
                for rest in text.split(call).skip(1) {
                    let Some(id) = rest.trim_start().strip_prefix('"').and_then(|r| r.split('"').next()) else { continue };
                    asked += 1;
                    if !all.contains_key(id) {
                        missing.push(format!("{}: {id}", path.display()));
                    }
                }
            }
        }
    }
    assert!(asked > 500, "the source is read: {asked}");
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Messages chosen by a table, not named in the call.
#[test]
fn what_file_dialogs_ask_for_is_worded() {
    for id in ["dialog-open-tournament", "dialog-save-tournament", "dialog-open-pairings", "dialog-open-record"] {
        assert!(L10n::new(Locale::Ru).has(id), "{id}");
    }
}

#[test]
fn no_message_is_empty_and_plurals_have_all_their_forms() {
    for (locale, forms) in [(RU, ["one", "few", "many"].as_slice()), (EN, ["one", "other"].as_slice())] {
        for (id, anatomy) in messages(locale) {
            assert!(!anatomy.empty, "{id} is empty in {}", locale.tag());
            for keys in anatomy.plurals {
                for form in forms {
                    assert!(keys.contains(*form), "{id} lacks [{form}] in {}", locale.tag());
                }
            }
        }
    }
}

#[test]
fn a_missing_message_shows_its_id() {
    assert_eq!(L10n::new(RU).tr("no-such-message"), "no-such-message");
    assert!(!L10n::new(EN).has("no-such-message"));
}

#[test]
fn system_tags_choose_a_language_and_the_command_line_is_strict() {
    for (tag, locale) in
        [("ru", RU), ("ru-RU", RU), ("ru_RU.UTF-8", RU), ("RU", RU), ("en-GB", EN), ("C", EN), ("", EN), ("rue", EN)]
    {
        assert_eq!(Locale::from_tag(tag), locale, "{tag:?}");
    }
    assert_eq!("ru".parse(), Ok(RU));
    assert_eq!("de".parse::<Locale>(), Err(UnknownLocale("de".into())));
}

#[test]
fn quarter_points_are_exact_and_carry_the_mark_of_the_language() {
    let (ru, en) = (L10n::new(RU), L10n::new(EN));
    for (quarters, russian, english) in
        [(26, "6,5", "6.5"), (15, "3,75", "3.75"), (1, "0,25", "0.25"), (28, "7", "7"), (0, "0", "0"), (-2, "−0,5", "−0.5")]
    {
        assert_eq!(ru.quarters(quarters), russian);
        assert_eq!(en.quarters(quarters), english);
    }
    assert_eq!(ru.signed_quarters(26), "+6,5");
    assert_eq!(ru.signed_quarters(0), "0");
    assert_eq!(en.signed_quarters(-30), "−7.5");
}

#[test]
fn lengths_round_down_as_clocks_do() {
    let (ru, en) = (L10n::new(RU), L10n::new(EN));
    assert_eq!(ru.hms(Millis(3_750_999)), "1:02:30");
    assert_eq!(ru.hms(Millis::from_secs(17 * 60 + 30)), "17:30");
    assert_eq!(ru.hms(Millis(999)), "0:00");
    assert_eq!(ru.hms(Millis(-999)), "0:00");
    assert_eq!(ru.hms(Millis(-5_000)), "−0:05");
    assert_eq!(ru.hms_long(Millis::from_secs(1_430)), "0:23:50");
    assert_eq!(ru.hms(Millis(i64::MIN)), "−2562047788015:12:55");
    assert_eq!(ru.tenths(Millis(9_890)), "9,8");
    assert_eq!(en.tenths(Millis(50)), "0.0");
    assert_eq!(ru.length(Millis::from_mins(90)), "90 мин");
    assert_eq!(ru.length(Millis::from_secs(60)), "60 с");
    assert_eq!(en.length(Millis::from_secs(150)), "2 min 30 s");
}

#[test]
fn time_controls_and_byoyomi_are_worded_in_the_plural_the_language_wants() {
    let ru = L10n::new(RU);
    let japanese = |periods| TimeControl {
        main: Millis::from_mins(90),
        byoyomi: ByoYomi::Japanese { period: Millis::from_secs(60), periods },
    };
    let main = SideTime::Main { left: Millis::from_mins(1) };
    assert_eq!(ru.time_control(&japanese(5)), "90 мин, бё-ёми 5 × 60 с");
    assert_eq!(ru.byoyomi_state(&japanese(1), main), "не начато, 1 период");
    assert_eq!(ru.byoyomi_state(&japanese(3), main), "не начато, 3 периода");
    assert_eq!(ru.byoyomi_state(&japanese(5), main), "не начато, 5 периодов");
    let in_period = SideTime::Japanese { periods: 4, left: Millis(41_300) };
    assert_eq!(ru.side_time(&japanese(5), in_period), "2-й из 5, 0:41");
    assert_eq!(L10n::new(EN).side_time(&japanese(5), in_period), "period 2 of 5, 0:41");
    let five = Millis::from_mins(5);
    let canadian = |limit| TimeControl {
        main: Millis::from_mins(60),
        byoyomi: ByoYomi::Canadian { intervals: vec![Interval { stones: 15, time: five }], limit },
    };
    let series = SideTime::Canadian { interval: 1, stones: 7, left: Millis(161_000) };
    assert_eq!(ru.byoyomi_state(&canadian(Some(4)), series), "2-й из 4: камней ещё 7 из 15, 2:41");
    assert_eq!(ru.byoyomi_state(&canadian(None), series), "2-й: камней ещё 7 из 15, 2:41");
    assert_eq!(ru.time_control(&canadian(None)), "60 мин, канадское бё-ёми 15/5 мин");
    assert_eq!(ru.time_control(&canadian(Some(2))), "60 мин, канадское бё-ёми 15/5 мин, всего 2 периода");
    assert_eq!(ru.byoyomi_state(&canadian(None), SideTime::Overrun), "время истекло");
}

#[test]
fn dates_and_times_are_those_of_the_hall() {
    let (ru, en) = (L10n::new(RU), L10n::new(EN));
    let at = WallTime::local((2026, 11, 29), (14, 38, 20), 180).unwrap();
    assert_eq!(at.utc, Timestamp(1_795_952_300_000));
    assert_eq!(ru.weekday_date(at), "вс 29.11.2026");
    assert_eq!(en.weekday_date(at), "Sun 29 Nov 2026");
    assert_eq!(ru.weekday_day_time(at), "вс 29.11, 14:38");
    assert_eq!(en.weekday_date_time(at), "Sun 29 Nov 2026, 14:38");
    assert_eq!(ru.time_seconds(at), "14:38:20");
    assert_eq!(at.parts(), ((2026, 11, 29), (14, 38, 20)));
    let past_midnight = WallTime { utc: at.utc, offset: 600 };
    assert_eq!(ru.date(past_midnight), "29.11.2026");
    assert_eq!(ru.time(past_midnight), "21:38");
    assert_eq!(WallTime::local((2026, 2, 30), (0, 0, 0), 0), None);
    let beyond = WallTime { utc: Timestamp(i64::MAX), offset: i16::MAX };
    assert_eq!(ru.date(beyond), "01.01.1970");
}

#[test]
fn a_time_control_is_typed_in_the_words_of_the_window() {
    use fujite::clock::TimeControl;
    for text in [
        "main 90m",
        "main 1h30m30s, japanese 3x30s",
        "main 60m, canadian 20/5m 15/5m...",
        "main 60m, canadian 20/5m x2",
        "fischer 30m+10s",
    ] {
        let control: TimeControl = text.parse().unwrap();
        let russian = fujite::i18n::L10n::new(Locale::Ru).control_text(&control);
        assert!(!russian.contains(['m', 'h', 's']), "{russian}");
        assert_eq!(russian.parse::<TimeControl>().as_ref(), Ok(&control), "{russian}");
        let english = fujite::i18n::L10n::new(Locale::En).control_text(&control);
        assert_eq!(english.parse::<TimeControl>().as_ref(), Ok(&control), "{english}");
    }
}
