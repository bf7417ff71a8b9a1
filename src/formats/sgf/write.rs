//! Trees to bytes: FF\[4\] in UTF-8, each property once a node. What was read keeps the line breaks and blanks it had; what was made
//! here stands some nodes a line.

use super::Collection;
use super::names::{is_long_text, is_root_only, is_single};
use super::parse::is_blank;
use super::tree::{GameTree, NodeId, Property, code};
use super::value;
use std::collections::{BTreeMap, HashSet};

/// Longest line before a node made here is put on the next, in bytes.
const LINE: usize = 76;

/// The file of a collection. Values stand as they were read; the root gets `FF[4]`, `GM`, `CA[UTF-8]` and this program's `AP`.
pub fn write(collection: &Collection) -> Vec<u8> {
    let mut writer = Writer::default();
    if let Some(first) = collection.games.first() {
        writer.behind = Some((first.source(), 0));
    }
    collection.games.iter().for_each(|game| writer.game(game));
    writer.finish().into_bytes()
}

/// One tree as a file of its own; also what goes to the clipboard.
pub fn write_tree(tree: &GameTree) -> String {
    let mut writer = Writer::default();
    writer.game(tree);
    writer.finish()
}

enum Step {
    Node(NodeId),
    /// A variation: its parentheses around it.
    Open(NodeId),
    Close,
}

#[derive(Default)]
struct Writer<'a> {
    out: String,
    /// Where the last line of `out` begins.
    line: usize,
    /// Parentheses not yet written, with the line breaks they get unless the source has its own.
    pending: String,
    /// The source of what was written last, and the place behind it there.
    behind: Option<(&'a str, usize)>,
}

impl<'a> Writer<'a> {
    fn game(&mut self, tree: &'a GameTree) {
        self.pending.push('(');
        let mut steps = vec![Step::Close, Step::Node(NodeId::ROOT)];
        while let Some(step) = steps.pop() {
            let node = match step {
                Step::Close => {
                    self.pending.push(')');
                    continue;
                }
                Step::Open(node) => {
                    self.pending.push_str("\n(");
                    steps.push(Step::Close);
                    node
                }
                Step::Node(node) => node,
            };
            self.node(tree, node);
            let mut children = tree.children(node);
            match (children.next(), children.next()) {
                (Some(only), None) => steps.push(Step::Node(only)),
                (Some(_), Some(_)) => {
                    let first = steps.len();
                    steps.extend(tree.children(node).map(Step::Open));
                    if let Some(added) = steps.get_mut(first..) {
                        added.reverse();
                    }
                }
                (None, _) => {}
            }
        }
        self.pending.push('\n');
    }

    fn finish(mut self) -> String {
        let end = self.behind.map(|(source, _)| (source, source.len()));
        if !self.keep_layout(end) {
            self.out.push_str(&self.pending);
        }
        self.out
    }

    /// Writes the pending parentheses as they stand in the source between what was written last and the place given; `false`,
    /// and nothing written, when other text stands there.
    fn keep_layout(&mut self, until: Option<(&'a str, usize)>) -> bool {
        let (Some((source, from)), Some((same, to))) = (self.behind, until) else { return false };
        let Some(gap) = source.get(from..to).filter(|_| std::ptr::eq(source, same)) else { return false };
        let signs = |byte: &u8| !is_blank(*byte);
        if !gap.bytes().filter(signs).eq(self.pending.bytes().filter(signs)) {
            return false;
        }
        self.push(gap);
        self.pending.clear();
        true
    }

    fn push(&mut self, text: &str) {
        if let Some(last) = text.rfind('\n') {
            self.line = self.out.len() + last + 1;
        }
        self.out.push_str(text);
    }

    fn node(&mut self, tree: &'a GameTree, node: NodeId) {
        let source = tree.source();
        let start = tree.start(node);
        if !self.keep_layout(start.map(|start| (source, start))) {
            let pending = std::mem::take(&mut self.pending);
            self.push(&pending);
            if self.out.len() - self.line > LINE {
                self.push("\n");
            }
        }
        self.out.push(';');
        // Behind the semicolon, where there is one.
        let mut behind = start.filter(|start| source.as_bytes().get(*start) == Some(&b';')).map(|start| start + 1);
        let mut unread = Vec::new();
        if node == NodeId::ROOT {
            // The character set stands first: whoever looks for it in the bytes meets no other text before.
            self.out.push_str("FF[4]CA[UTF-8]AP[Fujite:");
            self.out.push_str(env!("CARGO_PKG_VERSION"));
            self.out.push_str("]GM");
            self.value(tree.property(node, "GM").map_or("1", Property::raw));
            unread = tree.properties(node).filter(|p| is_unread_number(*p)).collect();
        }
        let merged = Merged::of(tree, node);
        for (at, property) in tree.properties(node).enumerate() {
            let elsewhere = match node {
                NodeId::ROOT => matches!(property.name(), "FF" | "GM" | "CA" | "AP") || is_unread_number(property),
                _ => is_root_only(property.code()),
            };
            if !elsewhere && !merged.skipped.contains(&at) {
                self.blanks(source, behind, property.place().map(|(start, _)| start));
                self.property(source, property, merged.values.get(&at), &mut unread);
            }
            behind = property.end();
        }
        if unread.iter().any(|p| !p.raw().trim().is_empty()) {
            self.out.push_str("GC");
            self.value(&comment(&unread));
        }
        self.behind = tree.end(node).map(|end| (source, end));
    }

    fn property(&mut self, source: &str, property: Property<'_>, merged: Option<&Vec<String>>, unread: &mut Vec<Property<'_>>) {
        self.out.push_str(property.name());
        if property.name() == "GC" && !unread.is_empty() {
            let mut text = merged.and_then(|values| values.first()).map_or(property.raw(), String::as_str).to_owned();
            let unread = comment(&std::mem::take(unread));
            if !text.is_empty() && !unread.is_empty() {
                text.push('\n');
            }
            text.push_str(&unread);
            self.value(&text);
        } else if let Some(values) = merged {
            for value in values {
                self.value(value);
            }
        } else if is_single(property.code()) {
            self.values(source, property, 1);
        } else {
            self.values(source, property, usize::MAX);
        }
    }

    fn values(&mut self, source: &str, property: Property<'_>, most: usize) {
        let mut behind = property.place().map(|(_, end)| end);
        for (value, place) in property.places().take(most) {
            self.blanks(source, behind, place.map(|(start, _)| start.saturating_sub(1)));
            self.value(value);
            behind = place.map(|(_, end)| end + 1);
        }
    }

    /// Writes what stands between two places of the source, if it is white space.
    fn blanks(&mut self, source: &str, from: Option<usize>, to: Option<usize>) {
        let gap = from.zip(to).and_then(|(from, to)| source.get(from..to)).unwrap_or_default();
        if gap.bytes().all(is_blank) {
            self.push(gap);
        }
    }

    fn value(&mut self, value: &str) {
        self.out.push('[');
        self.push(value);
        self.out.push(']');
    }
}

/// A komi or handicap of the root that is no number: FF\[4\] has no room for it.
fn is_unread_number(property: Property<'_>) -> bool {
    match property.name() {
        "KM" => !value::is_real(property.raw()),
        "HA" => !value::is_count(property.raw()),
        _ => false,
    }
}

/// The words of such properties, a line each, for the game's comment.
fn comment(unread: &[Property<'_>]) -> String {
    let words = |p: &Property<'_>| (p.name().to_owned(), value::simple_text(p.raw()).trim().to_owned());
    let lines = unread.iter().map(words).filter(|(_, text)| !text.is_empty());
    value::escape(&lines.map(|(name, text)| format!("{name}: {text}")).collect::<Vec<_>>().join("\n"))
}

/// Properties that stand twice in a node: written once, with what both say.
#[derive(Default)]
struct Merged {
    /// By the place of the first.
    values: BTreeMap<usize, Vec<String>>,
    /// The places of the others.
    skipped: HashSet<usize>,
}

impl Merged {
    fn of(tree: &GameTree, node: NodeId) -> Merged {
        let mut merged = Merged::default();
        let mut first: BTreeMap<&str, usize> = BTreeMap::new();
        let mut doubled: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, property) in tree.properties(node).enumerate() {
            match first.get(property.name()) {
                Some(earlier) => {
                    doubled.entry(property.name()).or_insert_with(|| vec![*earlier]).push(at);
                    merged.skipped.insert(at);
                }
                None => {
                    first.insert(property.name(), at);
                }
            }
        }
        // A comment of several values is one text.
        for (at, property) in tree.properties(node).enumerate() {
            if is_long_text(property.code()) && property.raw_values().nth(1).is_some() {
                doubled.entry(property.name()).or_insert_with(|| vec![at]);
            }
        }
        if doubled.is_empty() {
            return merged;
        }
        let properties: Vec<_> = tree.properties(node).collect();
        for (name, places) in doubled {
            let each = || places.iter().filter_map(|at| properties.get(*at));
            let values = if is_long_text(code(name.as_bytes())) {
                vec![value::escape(&tree.text(node, name).unwrap_or_default())]
            } else if is_single(code(name.as_bytes())) {
                each().take(1).map(|p| p.raw().to_owned()).collect()
            } else {
                let mut seen = HashSet::new();
                each().flat_map(|p| p.raw_values()).filter(|v| seen.insert(*v)).map(str::to_owned).collect()
            };
            if let Some(at) = places.first() {
                merged.values.insert(*at, values);
            }
        }
        merged
    }
}
