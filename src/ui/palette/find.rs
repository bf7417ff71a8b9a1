use super::act::{Act, Entry, Item};
use super::layout::{fold, readings};
use crate::i18n::L10n;
use crate::i18n::WallTime;
use crate::referee::{IncidentEntry, Measure, Player, State, Table, TableId, TableNo};
use crate::rules::Color;
use crate::ui::dialogs::conduct::catalogue;
use crate::ui::shell::look;
use crate::ui::{Cx, Place, words as say};

/// Items listed at most.
const MOST: usize = 24;

/// A word of the query, as every layout reads it.
struct Word(Vec<String>);

impl Word {
    fn begins_any(&self, texts: &[String]) -> bool {
        self.0.iter().any(|reading| {
            texts.iter().any(|text| {
                text.split(|c: char| !c.is_alphanumeric()).any(|part| !part.is_empty() && part.starts_with(reading.as_str()))
            })
        })
    }
}

/// What the query can mean, the likeliest first. `hand` is the table in hand: without a number or name it is meant.
pub(super) fn find(cx: &Cx, query: &str, hand: Option<TableId>) -> Vec<Item> {
    let l = cx.l;
    let state = cx.model.state();
    let mut number = None;
    let mut words = Vec::new();
    for part in query.split_whitespace() {
        match part.parse::<u16>() {
            Ok(n) if number.is_none() => number = Some(TableNo(n)),
            _ => words.push(Word(readings(part))),
        }
    }
    let mut items = Vec::new();
    let round = state.current_round();
    match (number, round) {
        (Some(number), Some(round)) => {
            if let Some(table) = round.tables.get(&number) {
                of_table(cx, table, &words, &mut items);
            }
            // The digits may be the beginning of a longer number.
            if words.is_empty() {
                let text = number.to_string();
                let longer = round.tables.iter().filter(|(n, _)| **n != number && n.to_string().starts_with(&text));
                items.extend(longer.take(4).map(|(_, table)| open(l, state, table)));
            }
        }
        (None, Some(round)) => {
            let in_hand = hand.and_then(|id| state.table(id));
            if let Some(table) = in_hand {
                of_table(cx, table, &words, &mut items);
            }
            if !words.is_empty() {
                for table in round.tables.values().filter(|t| Some(t.id) != hand) {
                    by_name(cx, table, &words, &mut items);
                    if items.len() >= MOST {
                        break;
                    }
                }
            }
        }
        (_, None) => {}
    }
    if number.is_none() {
        everywhere(cx, &words, &mut items);
    }
    items.truncate(MOST);
    items
}

/// Names of both sides, folded.
fn names(state: &State, table: &Table) -> Vec<String> {
    Color::BOTH.into_iter().map(|c| fold(&state.names(table, c, Player::full_name))).collect()
}

/// A table some of whose names the query begins; the words that are no names must fit an act.
fn by_name(cx: &Cx, table: &Table, words: &[Word], items: &mut Vec<Item>) {
    let names = names(cx.model.state(), table);
    let named = words.iter().filter(|w| w.begins_any(&names)).count();
    if named == 0 {
        return;
    }
    let rest: Vec<&Word> = words.iter().filter(|w| !w.begins_any(&names)).collect();
    if rest.is_empty() {
        items.push(open(cx.l, cx.model.state(), table));
    } else {
        items.extend(fitting(cx, table, &rest));
    }
}

/// A table by number: opening it, then what can be done there.
fn of_table(cx: &Cx, table: &Table, words: &[Word], items: &mut Vec<Item>) {
    if words.is_empty() {
        items.push(open(cx.l, cx.model.state(), table));
        items.extend(acts(cx, table).into_iter().map(|(item, _)| item));
        return;
    }
    items.extend(fitting(cx, table, &words.iter().collect::<Vec<_>>()));
    let names = names(cx.model.state(), table);
    if words.iter().all(|w| w.begins_any(&names)) {
        items.push(open(cx.l, cx.model.state(), table));
    }
}

/// What at a table fits every word; words an entry of conduct does not know name what it is for: "17 предупр телефон".
fn fitting(cx: &Cx, table: &Table, words: &[&Word]) -> Vec<Item> {
    let (l, state) = (cx.l, cx.model.state());
    let fit = |(item, keys): (Item, Vec<String>)| {
        let rest: Vec<&[String]> = words.iter().filter(|w| !w.begins_any(&keys)).map(|w| w.0.as_slice()).collect();
        if rest.is_empty() {
            return Some(item);
        }
        let Act::Entry(entry) = item.act else { return None };
        let matter = catalogue::meant(state, &rest)?;
        let title = format!("{} · {}", item.title, catalogue::line_words(l, matter));
        Some(Item { act: Act::Entry(Entry { matter: Some(matter), ..entry }), title, ..item })
    };
    acts(cx, table).into_iter().filter_map(fit).collect()
}

fn open(l: L10n, state: &State, table: &Table) -> Item {
    let name = |c| state.names(table, c, Player::full_name);
    let args =
        [("table", say::number(table.id.table)), ("black", name(Color::Black).into()), ("white", name(Color::White).into())];
    let title = l.tr_args("palette-open", &args);
    Item { act: Act::Open(table.id), title, text: l.time_control(&table.watch.control().black), number: String::new() }
}

/// Everything that can be done at a table, each with the words that find it.
fn acts(cx: &Cx, table: &Table) -> Vec<(Item, Vec<String>)> {
    let (l, state, id) = (cx.l, cx.model.state(), table.id);
    let mut all = Vec::new();
    let mut add = |act: Act, title: String, text: String, number: String, keys: &str| {
        let keys = vec![fold(&title), fold(&l.tr(keys))];
        all.push((Item { act, title, text, number }, keys));
    };
    let needed = state.regulation().and_then(|r| r.warnings_to_loss);
    for color in Color::BOTH {
        let name = state.names(table, color, Player::full_name);
        let count = state.warnings(id, color).count() + 1;
        let args = [("name", name.into()), ("table", say::number(id.table))];
        let loses = needed.is_some_and(|n| count >= usize::from(n));
        let text = l.tr_args(if loses { "palette-nth-loss" } else { "palette-nth" }, &[("n", count.into())]);
        let title = match color {
            Color::Black => "palette-warning-black",
            Color::White => "palette-warning-white",
        };
        let entry = Entry { table: id, side: Some(color), measure: Measure::Warning, matter: None };
        add(Act::Entry(entry), l.tr_args(title, &args), text, count.to_string(), "palette-words-warning");
    }
    let count = |side| state.warnings(id, side).count();
    let both = [("table", say::number(id.table))];
    let counts = [("black", (count(Color::Black) + 1).into()), ("white", (count(Color::White) + 1).into())];
    let entry = Entry { table: id, side: None, measure: Measure::Warning, matter: None };
    let text = l.tr_args("palette-warning-both-text", &counts);
    add(Act::Entry(entry), l.tr_args("palette-warning-both", &both), text, String::new(), "palette-words-warning");
    for color in Color::BOTH {
        let name = state.names(table, color, Player::full_name);
        let args = [("name", name.into()), ("table", say::number(id.table))];
        let text = l.tr_args("palette-remark-text", &[("n", state.warnings(id, color).count().into())]);
        let title = match color {
            Color::Black => "palette-remark-black",
            Color::White => "palette-remark-white",
        };
        let entry = Entry { table: id, side: Some(color), measure: Measure::Remark, matter: None };
        add(Act::Entry(entry), l.tr_args(title, &args), text, String::new(), "palette-words-remark");
    }
    let given = |i: &&IncidentEntry| i.incident.table == Some(id) && i.incident.measure == Measure::Warning && i.counts();
    if let Some(last) = state.incidents.iter().rev().find(given) {
        let args = [("time", l.time(WallTime::from(last.at)).into()), ("table", say::number(id.table))];
        let text = l.tr("palette-correct-text");
        add(Act::Counter(last.entry), l.tr_args("palette-correct", &args), text, String::new(), "palette-words-warning");
    }
    for (act, name) in [
        (Act::Readings(id), "readings"),
        (Act::Stop(id), "stop"),
        (Act::Result(id), "result"),
        (Act::Position(id), "position"),
        (Act::Adjourn(id), "adjourn"),
        (Act::Protest(id), "protest"),
    ] {
        let title = l.tr_args(&format!("palette-{name}"), &[("table", say::number(id.table))]);
        add(act, title, l.tr(&format!("palette-{name}-text")), String::new(), &format!("palette-words-{name}"));
    }
    all
}

/// Places, and the station's own matters.
fn everywhere(cx: &Cx, words: &[Word], items: &mut Vec<Item>) {
    let l = cx.l;
    let mut add = |act: Act, title: String, text: String| {
        if words.iter().all(|w| w.begins_any(&[fold(&title)])) {
            items.push(Item { act, title, text, number: String::new() });
        }
    };
    for (place, key) in Place::ALL.into_iter().zip(["F1", "F2", "F3", "F4", "F5", "F6", "F7"]) {
        add(Act::Place(place), l.tr(look(place).1), l.tr_args("palette-place-text", &[("key", key.into())]));
    }
    if let Some(entry) = cx.model.history.last_counterable() {
        add(Act::Counter(entry.number), l.tr("palette-counter"), say::event_text(l, cx.model.state(), entry));
    }
    let station = l.tr("palette-station");
    add(Act::Wall, l.tr("place-wall"), "F11".to_owned());
    add(Act::WallNotice, l.tr("menu-wall-notice"), station.clone());
    add(Act::People, l.tr("menu-officials"), station.clone());
    add(Act::Mirror, l.tr("menu-mirror"), station.clone());
    add(Act::Settings, l.tr("menu-settings"), station.clone());
    add(Act::Keys, l.tr("menu-keys"), station);
}
