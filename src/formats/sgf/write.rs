//! Trees to bytes: FF\[4\] in UTF-8, each property once a node, moves a dozen a line.

use super::Collection;
use super::names::is_root_only;
use super::tree::{GameTree, NodeId, Property, code};
use super::value;
use std::collections::BTreeMap;
use std::collections::HashSet;

/// Longest line before a node is put on the next, in bytes.
const LINE: usize = 76;

/// The file of a collection. Values stand as they were read; the root gets `FF[4]`, `GM`, `CA[UTF-8]` and this program's `AP`.
pub fn write(collection: &Collection) -> Vec<u8> {
    let mut out = String::new();
    for game in &collection.games {
        write_game(game, &mut out);
    }
    out.into_bytes()
}

/// One tree as a file of its own; also what goes to the clipboard.
pub fn write_tree(tree: &GameTree) -> String {
    let mut out = String::new();
    write_game(tree, &mut out);
    out
}

enum Step {
    Node(NodeId),
    /// A variation: its parentheses around it.
    Open(NodeId),
    Close,
}

fn write_game(tree: &GameTree, out: &mut String) {
    let mut line = out.len();
    let mut steps = vec![Step::Close, Step::Node(NodeId::ROOT)];
    out.push('(');
    while let Some(step) = steps.pop() {
        let node = match step {
            Step::Close => {
                out.push(')');
                continue;
            }
            Step::Open(node) => {
                out.push_str("\n(");
                line = out.len() - 1;
                steps.push(Step::Close);
                node
            }
            Step::Node(node) => node,
        };
        if out.len() - line > LINE {
            out.push('\n');
            line = out.len();
        }
        write_node(tree, node, out);
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
    out.push('\n');
}

fn write_node(tree: &GameTree, node: NodeId, out: &mut String) {
    out.push(';');
    if node == NodeId::ROOT {
        // The character set stands first: whoever looks for it in the bytes meets no other text before.
        out.push_str("FF[4]CA[UTF-8]AP[Fujite:");
        out.push_str(env!("CARGO_PKG_VERSION"));
        out.push_str("]GM");
        push_value(tree.property(node, "GM").map_or("1", Property::raw), out);
    }
    let merged = Merged::of(tree, node);
    for (at, property) in tree.properties(node).enumerate() {
        let name = property.name();
        let elsewhere =
            if node == NodeId::ROOT { matches!(name, "FF" | "GM" | "CA" | "AP") } else { is_root_only(property.code()) };
        if elsewhere || merged.skipped.contains(&at) {
            continue;
        }
        out.push_str(name);
        if let Some(values) = merged.values.get(&at) {
            for value in values {
                push_value(value, out);
            }
        } else if is_single(property.code()) {
            push_value(property.raw(), out);
        } else {
            property.raw_values().for_each(|value| push_value(value, out));
        }
    }
}

fn push_value(value: &str, out: &mut String) {
    out.push('[');
    out.push_str(value);
    out.push(']');
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
        if tree.properties(node).nth(1).is_none() {
            return merged;
        }
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
        if doubled.is_empty() {
            return merged;
        }
        let properties: Vec<_> = tree.properties(node).collect();
        for (name, places) in doubled {
            let each = || places.iter().filter_map(|at| properties.get(*at));
            let values = if matches!(name, "C" | "GC") {
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

/// Properties of which FF\[4\] allows one value.
fn is_single(name: u16) -> bool {
    const NAMES: [&[u8]; 44] = [
        b"B", b"W", b"KO", b"MN", b"PL", b"C", b"DM", b"GB", b"GW", b"HO", b"N", b"UC", b"V", b"BM", b"DO", b"IT", b"TE", b"AP",
        b"CA", b"FF", b"GM", b"ST", b"SZ", b"AN", b"BR", b"BT", b"CP", b"DT", b"EV", b"GN", b"GC", b"ON", b"OT", b"PB", b"PC",
        b"PW", b"RE", b"RO", b"RU", b"SO", b"TM", b"US", b"WR", b"WT",
    ];
    NAMES.iter().any(|n| code(n) == name)
}
