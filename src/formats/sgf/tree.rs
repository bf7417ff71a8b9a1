use super::value;
use std::borrow::Cow;
use std::sync::Arc;

/// A node of one [`GameTree`]; means nothing in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The root of every tree.
    pub const ROOT: NodeId = NodeId(0);
}

/// "No node" in the links between nodes.
const NONE: u32 = u32::MAX;

/// A stretch of the tree's text, in bytes. Offsets from the source's length on lie in the text added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub start: u32,
    pub end: u32,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    first_child: u32,
    last_child: u32,
    next_sibling: u32,
    /// Where it begins in the source; [`NONE`] when it was made here.
    start: u32,
    content: Content,
}

/// What a node says.
#[derive(Clone, Copy, Debug)]
enum Content {
    /// `;B[aa]` as it stands in the source and nothing else, as nearly all nodes do: the `B` or `W` and the two letters.
    Move { name: u8, letters: [u8; 2] },
    /// A stretch of the array of properties.
    Properties { first: u32, end: u32 },
}

/// One property. The first value stands here, further ones in the array of values.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prop {
    pub name: Span,
    /// The name when it has one or two letters, else 0; see [`code`].
    pub code: u16,
    pub value: Span,
    pub first_more: u32,
    pub end_more: u32,
}

impl Prop {
    /// The property of a node `;B[aa]` that begins at `start`.
    fn of_move(start: u32, name: u8) -> Prop {
        let value = Span { start: start + 3, end: start + 5 };
        Prop { name: Span { start: start + 1, end: start + 2 }, code: u16::from(name), value, first_more: 0, end_more: 0 }
    }
}

/// A name of one or two letters as a number, so that names compare as numbers; 0 for longer ones.
pub(super) const fn code(name: &[u8]) -> u16 {
    match name {
        [a] => *a as u16,
        [a, b] => (*a as u16) | ((*b as u16) << 8),
        _ => 0,
    }
}

/// One game with all its variations, as the file has it: nothing is dropped that the reader did not report.
///
/// Nodes, properties and further values lie in three arrays; values are stretches of the file's text in UTF-8, unread until asked
/// for. A node of nothing but a move has no entry beside its own. All walks are loops, so that depth costs no stack.
#[derive(Clone, Debug)]
pub struct GameTree {
    source: Arc<str>,
    added: String,
    nodes: Vec<Node>,
    props: Vec<Prop>,
    /// The values of a property behind its first.
    more: Vec<Span>,
}

/// One property of a node: its name in capitals and its values.
#[derive(Clone, Copy, Debug)]
pub struct Property<'a> {
    tree: &'a GameTree,
    prop: Prop,
}

impl<'a> Property<'a> {
    /// `B`, `AB`, `KGSDE`...
    pub fn name(self) -> &'a str {
        self.tree.slice(self.prop.name)
    }

    /// The values as written between the brackets, backslashes and all.
    pub fn raw_values(self) -> impl Iterator<Item = &'a str> {
        self.spans().map(move |span| self.tree.slice(span))
    }

    /// The first value as written; every property has one, it may be empty.
    pub fn raw(self) -> &'a str {
        self.tree.slice(self.prop.value)
    }

    pub(super) fn code(self) -> u16 {
        self.prop.code
    }

    fn spans(self) -> impl Iterator<Item = Span> + use<'a> {
        let more = self.tree.more.get(self.prop.first_more as usize..self.prop.end_more as usize).unwrap_or_default();
        std::iter::once(self.prop.value).chain(more.iter().copied())
    }

    /// The values' places in the source; `None` for one that was made here.
    pub(super) fn places(self) -> impl Iterator<Item = (&'a str, Option<(usize, usize)>)> {
        self.spans().map(move |span| (self.tree.slice(span), self.tree.place(span)))
    }

    /// Where its name stands in the source, if it stands there as it is now.
    pub(super) fn place(self) -> Option<(usize, usize)> {
        self.tree.place(self.prop.name)
    }

    /// Where it ends in the source, the last bracket included.
    pub(super) fn end(self) -> Option<usize> {
        self.places().last().and_then(|(_, place)| place).map(|(_, end)| end + 1)
    }

    /// Where each value begins in the source, for places in messages.
    pub(super) fn offsets(self) -> impl Iterator<Item = usize> {
        self.spans().map(|span| span.start as usize)
    }

    /// Where its first value begins in the source.
    pub(super) fn offset(self) -> usize {
        self.prop.value.start as usize
    }
}

impl GameTree {
    /// A tree of one empty root node.
    pub fn new() -> GameTree {
        let mut tree = GameTree::over(Arc::from(""));
        tree.add_node(None);
        tree
    }

    pub(super) fn over(source: Arc<str>) -> GameTree {
        GameTree { source, added: String::new(), nodes: Vec::new(), props: Vec::new(), more: Vec::new() }
    }

    /// Number of nodes, the root included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: a tree has its root.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The node this one follows; none for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).and_then(|n| link(n.parent))
    }

    /// The node's variations, the main one first.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = self.node(node).and_then(|n| link(n.first_child));
        std::iter::successors(first, |child| self.node(*child).and_then(|n| link(n.next_sibling)))
    }

    /// The first child: the main line goes on there.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).and_then(|n| link(n.first_child))
    }

    /// The other way to go instead of `node`, in the file's order.
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).and_then(|n| link(n.next_sibling))
    }

    /// From the root along the first children to the end.
    pub fn main_line(&self) -> Vec<NodeId> {
        let mut line = Vec::with_capacity(self.len());
        line.extend(std::iter::successors(Some(NodeId::ROOT), |node| self.next(*node)));
        line
    }

    /// From the root to `node`.
    pub fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(node), |node| self.parent(*node)).collect();
        path.reverse();
        path
    }

    /// The ends of all variations, in the file's order.
    pub fn leaves(&self) -> impl Iterator<Item = NodeId> + '_ {
        (0..self.nodes.len() as u32).map(NodeId).filter(|node| self.next(*node).is_none())
    }

    /// The node's properties, in the file's order.
    pub fn properties(&self, node: NodeId) -> impl Iterator<Item = Property<'_>> {
        self.props_of(node).map(|prop| Property { tree: self, prop })
    }

    /// The first property of that name in the node.
    pub fn property(&self, node: NodeId, name: &str) -> Option<Property<'_>> {
        let wanted = code(name.as_bytes());
        self.properties(node).find(|p| p.prop.code == wanted && (wanted != 0 || p.name() == name))
    }

    /// A property's value as text over several lines (`C`, `GC`); what stands in a second value or
    /// property follows on a line of its own.
    pub fn text(&self, node: NodeId, name: &str) -> Option<Cow<'_, str>> {
        let wanted = code(name.as_bytes());
        let named = self.properties(node).filter(move |p| p.prop.code == wanted && (wanted != 0 || p.name() == name));
        let mut all = named.flat_map(Property::raw_values);
        let first = value::text(all.next()?);
        Some(all.fold(first, |text, next| Cow::Owned(format!("{text}\n{}", value::text(next)))))
    }

    /// A property's value as text on one line, without blanks at its ends (`PB`, `EV`...).
    pub fn simple_text(&self, node: NodeId, name: &str) -> Option<String> {
        self.property(node, name).map(|p| value::simple_text(p.raw()).trim().to_owned())
    }

    /// Adds an empty node as the last variation of `parent`. A parent that is no node of this tree makes the new node a child of
    /// the root.
    pub fn add_child(&mut self, parent: NodeId) -> NodeId {
        let parent = if self.node(parent).is_some() { parent } else { NodeId::ROOT };
        self.add_node(Some(parent))
    }

    /// Gives `node` the property `name` (capitals) with `values`, plain texts that are escaped here; replaces what it had of that
    /// name. No values: removes it.
    pub fn set<S: AsRef<str>>(&mut self, node: NodeId, name: &str, values: &[S]) {
        let escaped: Vec<String> = values.iter().map(|v| value::escape(v.as_ref())).collect();
        self.set_raw(node, name, &escaped);
    }

    /// As [`GameTree::set`], with values already escaped.
    pub(super) fn set_raw<S: AsRef<str>>(&mut self, node: NodeId, name: &str, values: &[S]) {
        if self.node(node).is_none() {
            return;
        }
        let wanted = code(name.as_bytes());
        let mut props: Vec<Prop> = self.props_of(node).collect();
        let same = |tree: &GameTree, p: &Prop| p.code == wanted && (wanted != 0 || tree.slice(p.name) == name);
        let place = props.iter().position(|p| same(self, p));
        props.retain(|p| !same(self, p));
        if let Some((value, more)) = values.split_first() {
            let name = self.add_text(name);
            let value = self.add_text(value.as_ref());
            let first_more = self.more_len();
            for value in more {
                let span = self.add_text(value.as_ref());
                self.more.push(span);
            }
            let prop = Prop { name, code: wanted, value, first_more, end_more: self.more_len() };
            props.insert(place.unwrap_or(props.len()), prop);
        }
        // The node's properties move to the end of the array, where they can grow; the old ones stay behind, unused.
        let first = self.props_len();
        self.props.extend(props);
        self.set_props(node, first, self.props_len());
    }

    // What the writer asks for.

    /// The text the tree was read from; empty for one made here.
    pub(super) fn source(&self) -> &str {
        &self.source
    }

    /// Where the node begins in the source.
    pub(super) fn start(&self, node: NodeId) -> Option<usize> {
        self.node(node).map(|n| n.start).filter(|start| *start != NONE).map(|start| start as usize)
    }

    /// Where the node's last value ends in the source, its bracket included.
    pub(super) fn end(&self, node: NodeId) -> Option<usize> {
        match self.properties(node).last() {
            Some(property) => property.end(),
            None => self.start(node).map(|start| start + 1),
        }
    }

    // What the reader builds with.

    /// Makes room for a game that may have so many nodes.
    pub(super) fn expect_nodes(&mut self, nodes: usize) {
        self.nodes.reserve(nodes);
    }

    /// Gives back the room that was not needed.
    pub(super) fn finish(&mut self) {
        self.nodes.shrink_to_fit();
    }

    pub(super) fn set_start(&mut self, node: NodeId, start: usize) {
        if let Some(node) = self.nodes.get_mut(node.0 as usize) {
            node.start = start as u32;
        }
    }

    /// Adds a node without properties, which are to follow in the array.
    pub(super) fn add_node(&mut self, parent: Option<NodeId>) -> NodeId {
        let props = self.props_len();
        self.link(parent, NONE, Content::Properties { first: props, end: props })
    }

    /// Adds a node of nothing but a move, `;B[aa]`, which stands at `start`.
    #[inline]
    pub(super) fn add_move(&mut self, parent: NodeId, start: usize, name: u8, letters: [u8; 2]) -> NodeId {
        self.link(Some(parent), start as u32, Content::Move { name, letters })
    }

    #[inline]
    fn link(&mut self, parent: Option<NodeId>, start: u32, content: Content) -> NodeId {
        let id = self.nodes.len() as u32;
        let parent = parent.map_or(NONE, |p| p.0);
        if let Some(above) = self.nodes.get_mut(parent as usize) {
            let older = std::mem::replace(&mut above.last_child, id);
            if older == NONE {
                above.first_child = id;
            } else if let Some(older) = self.nodes.get_mut(older as usize) {
                older.next_sibling = id;
            }
        }
        self.nodes.push(Node { parent, first_child: NONE, last_child: NONE, next_sibling: NONE, start, content });
        NodeId(id)
    }

    pub(super) fn add_prop(&mut self, prop: Prop) {
        self.props.push(prop);
    }

    pub(super) fn add_more(&mut self, value: Span) {
        self.more.push(value);
    }

    pub(super) fn more_len(&self) -> u32 {
        self.more.len() as u32
    }

    pub(super) fn props_len(&self) -> u32 {
        self.props.len() as u32
    }

    pub(super) fn set_props(&mut self, node: NodeId, first: u32, end: u32) {
        if let Some(node) = self.nodes.get_mut(node.0 as usize) {
            node.content = Content::Properties { first, end };
        }
    }

    /// Orders the properties from `first` on by `rank`, keeping the order within a rank; how many have rank 0, and how many 0 or 1.
    pub(super) fn rank_props(&mut self, first: u32, mut rank: impl FnMut(&Prop) -> u8) -> (u32, u32) {
        let tail = self.props.get_mut(first as usize..).unwrap_or_default();
        tail.sort_by_key(&mut rank);
        let upto = |limit: u8, rank: &mut dyn FnMut(&Prop) -> u8| tail.iter().filter(|p| rank(p) <= limit).count() as u32;
        (upto(0, &mut rank), upto(1, &mut rank))
    }

    /// Keeps `text` beside the source.
    pub(super) fn add_text(&mut self, text: &str) -> Span {
        let start = (self.source.len() + self.added.len()) as u32;
        self.added.push_str(text);
        Span { start, end: start + text.len() as u32 }
    }

    pub(super) fn slice(&self, span: Span) -> &str {
        let (start, end, base) = (span.start as usize, span.end as usize, self.source.len());
        let text = if start >= base && !self.added.is_empty() {
            self.added.get(start - base..end - base)
        } else {
            self.source.get(start..end)
        };
        text.unwrap_or_default()
    }

    pub(super) fn props_of(&self, node: NodeId) -> impl Iterator<Item = Prop> {
        let (alone, listed) = match self.node(node) {
            Some(&Node { content: Content::Move { name, .. }, start, .. }) => (Some(Prop::of_move(start, name)), None),
            Some(&Node { content: Content::Properties { first, end }, .. }) => {
                (None, self.props.get(first as usize..end as usize))
            }
            None => (None, None),
        };
        alone.into_iter().chain(listed.unwrap_or_default().iter().copied())
    }

    /// The `B` or `W` and the two letters of a node that is nothing but a move.
    #[inline]
    pub(super) fn lone_move(&self, node: NodeId) -> Option<(u8, [u8; 2])> {
        match self.node(node)?.content {
            Content::Move { name, letters } => Some((name, letters)),
            Content::Properties { .. } => None,
        }
    }

    /// The first place among the properties that belongs to `node`.
    pub(super) fn first_prop(&self, node: NodeId) -> u32 {
        match self.node(node) {
            Some(&Node { content: Content::Properties { first, .. }, .. }) => first,
            _ => 0,
        }
    }

    pub(super) fn props_from(&self, first: u32) -> &[Prop] {
        self.props.get(first as usize..).unwrap_or_default()
    }

    /// A stretch of the source, not of the text added to it.
    fn place(&self, span: Span) -> Option<(usize, usize)> {
        let (start, end) = (span.start as usize, span.end as usize);
        (end < self.source.len()).then_some((start, end))
    }

    fn node(&self, node: NodeId) -> Option<&Node> {
        self.nodes.get(node.0 as usize)
    }
}

impl Default for GameTree {
    fn default() -> GameTree {
        GameTree::new()
    }
}

fn link(id: u32) -> Option<NodeId> {
    (id != NONE).then_some(NodeId(id))
}
