//! Text to trees. One pass, no recursion, no going back over more than the distance to the next bracket: linear in the text.
//!
//! The grammar is FF\[4\]'s; what real files do instead is read as a person would read it and noted with its place.

mod value;

use super::names::{B, Marks, PL, W, is_game_info, is_root_only, is_setup, is_single};
use super::repair::RepairKind;
use super::tree::{GameTree, NodeId, Prop, Span, code};
use std::sync::Arc;

/// The trees of a text and what was mended, by byte.
#[derive(Debug)]
pub(super) struct Parsed {
    pub games: Vec<GameTree>,
    pub repairs: Vec<(usize, RepairKind)>,
}

pub(super) fn parse(source: &Arc<str>) -> Parsed {
    let mut reader = Reader::new(source);
    reader.run();
    if reader.games.is_empty() {
        // No parenthesis opens a game; perhaps only the parenthesis is missing.
        if let Some(start) = reader.bare_start() {
            reader = Reader::new(source);
            reader.note(start, RepairKind::MissingParenthesis);
            if start > 0 {
                reader.note(0, RepairKind::TextOutsideGame { length: start });
            }
            reader.at = start;
            reader.begin_game();
            reader.game();
            reader.run();
        }
    }
    Parsed { games: reader.games, repairs: reader.repairs }
}

/// Bytes of a move on a line of its own.
const BYTES_OF_NODE: usize = 6;
/// Room for the nodes of a game as games are; longer ones grow.
const FIRST_NODES: usize = 512;

struct Reader<'a> {
    source: &'a Arc<str>,
    bytes: &'a [u8],
    at: usize,
    games: Vec<GameTree>,
    repairs: Vec<(usize, RepairKind)>,
    tree: GameTree,
    /// Open parentheses before the game's root.
    before_root: usize,
    /// The nodes behind which the other open parentheses stand.
    open: Vec<NodeId>,
    /// The node the next one follows.
    cursor: Option<NodeId>,
    /// The node that takes properties now, and what it has so far.
    node: Option<NodeId>,
    marks: Marks,
    /// A variation was closed since the last node or parenthesis.
    after_variation: bool,
}

impl<'a> Reader<'a> {
    fn new(source: &'a Arc<str>) -> Reader<'a> {
        Reader {
            source,
            bytes: source.as_bytes(),
            at: 0,
            games: Vec::new(),
            repairs: Vec::new(),
            tree: GameTree::over(Arc::clone(source)),
            before_root: 0,
            open: Vec::new(),
            cursor: None,
            node: None,
            marks: Marks::default(),
            after_variation: false,
        }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.bytes.get(at).copied()
    }

    fn note(&mut self, at: usize, kind: RepairKind) {
        self.repairs.push((at, kind));
    }

    fn skip_blanks(&self, mut at: usize) -> usize {
        while self.byte(at).is_some_and(is_blank) {
            at += 1;
        }
        at
    }

    fn skip_word(&self, mut at: usize) -> usize {
        while self.byte(at).is_some_and(|b| b.is_ascii_alphanumeric()) {
            at += 1;
        }
        at
    }

    /// Whether a property begins here: a word, then a bracket.
    fn property_at(&self, at: usize) -> bool {
        self.byte(at).is_some_and(|b| b.is_ascii_alphabetic()) && self.byte(self.skip_blanks(self.skip_word(at))) == Some(b'[')
    }

    /// Whether the parenthesis here opens a game, rather than a remark in a letter.
    fn game_at(&self, at: usize) -> bool {
        let inner = self.skip_blanks(at + 1);
        match self.byte(inner) {
            Some(b';') => match self.byte(self.skip_blanks(inner + 1)) {
                None | Some(b'(' | b')' | b';' | b'[') => true,
                Some(b) => b.is_ascii_alphanumeric(),
            },
            // A sad face at a line's end is no tree around the next game.
            Some(b'(') => {
                let alone = at.checked_sub(1).and_then(|before| self.byte(before)).is_none_or(|b| is_blank(b) || b == b')');
                alone && matches!(self.byte(self.skip_blanks(inner + 1)), Some(b';' | b'('))
            }
            // Without its semicolon a game is known by a property in capitals.
            Some(b) if b.is_ascii_uppercase() => self.byte(self.skip_word(inner)) == Some(b'['),
            _ => false,
        }
    }

    /// Whether the tree that opens here is a game of its own: its first node says what game it is.
    fn names_game_at(&self, at: usize) -> bool {
        let inner = self.skip_blanks(at + 1);
        let name = if self.byte(inner) == Some(b';') { self.skip_blanks(inner + 1) } else { inner };
        let end = self.skip_word(name);
        matches!(self.bytes.get(name..end), Some(b"GM" | b"FF" | b"GaMe" | b"FileFormat"))
            && self.byte(self.skip_blanks(end)) == Some(b'[')
    }

    /// Where nodes begin in a text without parentheses.
    fn bare_start(&self) -> Option<usize> {
        let mut at = 0;
        while let Some(b) = self.byte(at) {
            if b == b';' && self.property_at(self.skip_blanks(at + 1)) {
                return Some(at);
            }
            at += 1;
        }
        None
    }

    /// The level of games: passes over what is none.
    fn run(&mut self) {
        let mut outside = self.at;
        loop {
            match self.byte(self.at) {
                Some(b'(') if self.game_at(self.at) => {
                    self.outside(outside);
                    self.at += 1;
                    self.begin_game();
                    self.game();
                    outside = self.at;
                }
                Some(_) => self.at += 1,
                None => break,
            }
        }
        self.outside(outside);
    }

    /// Notes the text passed over since `from`, unless it is blank; a lone parenthesis is named as such.
    fn outside(&mut self, from: usize) {
        let Some(passed) = self.source.get(from..self.at) else { return };
        let blank = |c: char| c.is_whitespace() || c == '\0' || c == '\u{1a}' || c == '\u{feff}';
        let text = passed.trim_matches(blank);
        if text.is_empty() {
            return;
        }
        let at = from + passed.len() - passed.trim_start_matches(blank).len();
        if text.bytes().all(|b| b == b')' || is_blank(b)) {
            self.note(at, RepairKind::ExtraParenthesis);
        } else if text.bytes().all(|b| b == b')' || b == b'(' || is_blank(b)) {
            self.note(at, RepairKind::EmptyTree);
        } else {
            self.note(at, RepairKind::TextOutsideGame { length: text.len() });
        }
    }

    fn begin_game(&mut self) {
        self.tree = GameTree::over(Arc::clone(self.source));
        let left = self.bytes.len().saturating_sub(self.at);
        self.tree.expect_nodes((left / BYTES_OF_NODE).min(FIRST_NODES));
        self.open.clear();
        self.before_root = 1;
        self.cursor = None;
        self.node = None;
        self.after_variation = false;
    }

    fn end_game(&mut self) {
        self.close_node();
        if self.tree.is_empty() {
            self.note(self.at.saturating_sub(1), RepairKind::EmptyTree);
        } else {
            let mut tree = std::mem::replace(&mut self.tree, GameTree::over(Arc::clone(self.source)));
            tree.finish();
            self.games.push(tree);
        }
        self.open.clear();
        self.before_root = 0;
        self.cursor = None;
    }

    /// Parentheses not closed yet.
    fn depth(&self) -> usize {
        self.before_root + self.open.len()
    }

    /// From behind a game's parenthesis to behind the one that closes it.
    fn game(&mut self) {
        while self.depth() > 0 {
            match self.byte(self.at) {
                Some(b';') => {
                    if !self.lone_moves() {
                        let start = self.at;
                        self.at += 1;
                        self.open_node(start);
                    }
                }
                Some(b'(') => {
                    if !self.tree.is_empty() && self.names_game_at(self.at) {
                        let open = self.depth();
                        self.note(self.at, RepairKind::UnclosedTree { open });
                        self.end_game();
                        self.begin_game();
                    } else {
                        self.close_node();
                        match self.cursor {
                            Some(node) => self.open.push(node),
                            None => self.before_root += 1,
                        }
                        self.after_variation = false;
                    }
                    self.at += 1;
                }
                Some(b')') => {
                    self.close_node();
                    let outer = self.open.pop();
                    self.before_root -= usize::from(outer.is_none());
                    self.at += 1;
                    if self.depth() == 0 {
                        self.end_game();
                    } else {
                        self.cursor = outer;
                        self.after_variation = true;
                    }
                }
                Some(b'[') => {
                    self.note(self.at, RepairKind::ValueWithoutName);
                    self.at += 1;
                    self.value(0);
                }
                Some(b) if b.is_ascii_alphabetic() => self.property(),
                Some(b) if is_blank(b) => self.at += 1,
                Some(_) => self.stray(),
                None => {
                    let open = self.depth();
                    self.note(self.at, RepairKind::UnclosedTree { open });
                    self.end_game();
                }
            }
        }
    }

    fn stray(&mut self) {
        let start = self.at;
        while self.byte(self.at).is_some_and(|b| !matches!(b, b';' | b'(' | b')' | b'[') && !b.is_ascii_alphabetic()) {
            self.at += 1;
        }
        self.note(start, RepairKind::StrayCharacters { length: self.at - start });
    }

    /// Reads nodes of one move and nothing else, as nearly all nodes are; `false` and nothing read when here is none.
    fn lone_moves(&mut self) -> bool {
        if self.cursor.is_none() || self.after_variation {
            return false;
        }
        let mut read = false;
        while let Some(&[b';', name @ (b'B' | b'W'), b'[', x, y, b']']) = self.bytes.get(self.at..).and_then(<[u8]>::first_chunk)
        {
            let next = self.skip_blanks(self.at + 6);
            let ends = matches!(self.byte(next), Some(b';' | b'(' | b')'));
            if !ends || !x.is_ascii_alphabetic() || !y.is_ascii_alphabetic() {
                break;
            }
            if !read {
                // Dividing the node before may move its end.
                self.close_node();
                read = true;
            }
            let Some(before) = self.cursor else { break };
            self.cursor = Some(self.tree.add_move(before, self.at, name, [x, y]));
            self.at = next;
        }
        read
    }

    fn open_node(&mut self, start: usize) {
        self.close_node();
        if self.cursor.is_none() && !self.tree.is_empty() {
            // "((;...)(;...))": the trees have no root in common.
            let depth = self.depth();
            self.note(start, RepairKind::GamesWithoutRoot);
            self.end_game();
            self.begin_game();
            self.before_root = depth;
        }
        if self.after_variation {
            self.note(start, RepairKind::NodeAfterVariation);
            self.after_variation = false;
        }
        let node = self.tree.add_node(self.cursor);
        self.tree.set_start(node, start);
        self.cursor = Some(node);
        self.node = Some(node);
        self.marks.clear(start);
    }

    /// Fixes the open node's properties; divides it when it has both a move and stones set.
    fn close_node(&mut self) {
        let Some(node) = self.node.take() else { return };
        let end = self.tree.props_len();
        let first = self.tree.first_prop(node);
        self.tree.set_props(node, first, end);
        if !(self.marks.moves && self.marks.setup) {
            return;
        }
        let stones = self.tree.props_of(node).any(|p| is_setup(p.code) && p.code != PL);
        // A lone PL that names the other side says who moves next; it goes behind the move.
        let mover = self.tree.properties(node).find(|p| matches!(p.code(), B | W)).map(|p| p.code() == B);
        let next = self.tree.property(node, "PL").and_then(|p| super::value::parse_color(p.raw()));
        let behind = !stones && next.is_some_and(|c| Some(c == crate::rules::Color::Black) != mover);
        self.note(self.marks.start, RepairKind::SetupWithMove);
        let (before, within) = self.tree.rank_props(first, |p| match p.code {
            code if node == NodeId::ROOT && is_game_info(code) => 0,
            code if is_setup(code) => {
                if behind {
                    2
                } else {
                    0
                }
            }
            _ => 1,
        });
        let mut parts = vec![(first, first + before), (first + before, first + within), (first + within, end)];
        if behind && before == 0 {
            parts.remove(0); // nothing to keep before the move
        }
        if !behind {
            parts.truncate(2);
        }
        let mut parts = parts.into_iter();
        if let Some((from, to)) = parts.next() {
            self.tree.set_props(node, from, to);
        }
        let mut last = node;
        for (from, to) in parts {
            last = self.tree.add_node(Some(last));
            self.tree.set_props(last, from, to);
        }
        self.cursor = Some(last);
    }

    fn property(&mut self) {
        let start = self.at;
        let end = self.skip_word(start);
        let bracket = self.skip_blanks(end);
        if self.byte(bracket) != Some(b'[') {
            let name = self.source.get(start..end).unwrap_or_default();
            let kind = if name.len() <= 2 && name.bytes().all(|b| b.is_ascii_uppercase()) {
                RepairKind::NameWithoutValue { name: name.to_owned() }
            } else {
                RepairKind::StrayCharacters { length: end - start }
            };
            self.note(start, kind);
            self.at = end;
            return;
        }
        if self.node.is_none() {
            self.note(start, RepairKind::MissingSemicolon);
            self.open_node(start);
        }
        let (name, code) = self.name(start, end);
        self.at = bracket;
        let value = self.bracketed(code);
        let first_more = self.tree.more_len();
        while self.byte(self.at) == Some(b'[') {
            let more = self.bracketed(code);
            self.tree.add_more(more);
        }
        let end_more = self.tree.more_len();
        if end_more > first_more && is_single(code) {
            let name = self.tree.slice(name).to_owned();
            self.note(start, RepairKind::SurplusValue { name });
        }
        self.add(start, Prop { name, code, value, first_more, end_more });
    }

    /// A value from its bracket on, and the blanks behind it if another value follows.
    fn bracketed(&mut self, code: u16) -> Span {
        self.at += 1;
        let span = self.value(code);
        if self.byte(self.at).is_some_and(is_blank) {
            let next = self.skip_blanks(self.at);
            if self.byte(next) == Some(b'[') {
                self.at = next;
            }
        }
        span
    }

    /// Puts a finished property where it belongs.
    fn add(&mut self, start: usize, prop: Prop) {
        let is_move = prop.code == B || prop.code == W;
        if is_move && self.marks.moves {
            let same = self.node.is_some_and(|node| self.same_move(node, &prop));
            if !same {
                self.note(start, RepairKind::SeveralMovesInNode);
                self.open_node(start);
            }
        }
        let tree = &self.tree;
        if self.marks.repeats(prop.code, || tree.slice(prop.name).to_owned()) {
            let name = self.tree.slice(prop.name).to_owned();
            self.note(start, RepairKind::DuplicateProperty { name });
        }
        if self.node != Some(NodeId::ROOT) && is_root_only(prop.code) {
            let name = self.tree.slice(prop.name).to_owned();
            self.note(start, RepairKind::MisplacedProperty { name });
        }
        self.marks.moves |= is_move;
        self.marks.setup |= is_setup(prop.code);
        self.tree.add_prop(prop);
    }

    /// Whether the open node has this very move already: doubled, not two moves.
    fn same_move(&self, node: NodeId, prop: &Prop) -> bool {
        self.tree
            .props_from(self.tree.first_prop(node))
            .iter()
            .rev()
            .find(|p| matches!(p.code, B | W))
            .is_some_and(|p| p.code == prop.code && self.tree.slice(p.value) == self.tree.slice(prop.value))
    }

    /// A name as FF\[4\] has it: the capitals of an older, longer spelling.
    fn name(&mut self, start: usize, end: usize) -> (Span, u16) {
        let written = self.bytes.get(start..end).unwrap_or_default();
        if written.iter().all(|b| !b.is_ascii_lowercase()) {
            return (Span { start: start as u32, end: end as u32 }, code(written));
        }
        let capitals: String = written.iter().filter(|b| b.is_ascii_uppercase()).map(|b| char::from(*b)).collect();
        let name =
            if capitals.is_empty() { self.source.get(start..end).unwrap_or_default().to_ascii_uppercase() } else { capitals };
        let written = self.source.get(start..end).unwrap_or_default().to_owned();
        self.note(start, RepairKind::OldName { written, read_as: name.clone() });
        (self.tree.add_text(&name), code(name.as_bytes()))
    }
}

pub(super) const fn is_blank(b: u8) -> bool {
    matches!(b, b' ' | b'\t' | b'\n' | b'\r' | 0x0B | 0x0C)
}
