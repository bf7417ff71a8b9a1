//! Between a line of a tree and the rules core's record.

use super::info::{UnusableSize, format_size};
use super::names::{B, PL, W};
use super::repair::{Repair, RepairKind, place_all};
use super::tree::{GameTree, NodeId, Property, code};
use super::value::{self, Move};
use crate::rules::{Act, Color, Point, Record, Setup, Sides, Size};

/// One line of play, from the root to a node, as the rules core takes it.
#[derive(Clone, Debug)]
pub struct Line {
    /// The starting position and what was done.
    pub record: Record,
    /// For each act of the record, the node it comes from.
    pub nodes: Vec<NodeId>,
    /// What of the line was no point of the board or written oddly.
    pub repairs: Vec<Repair>,
}

/// Why a tree gives no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// `SZ` names a board nobody has.
    #[error(transparent)]
    Size(#[from] UnusableSize),
    /// Rectangles of a few bytes could fill the memory.
    #[error("the record sets stones on more than {0} points in all")]
    TooManyEdits(usize),
}

/// More set stones than any record has; keeps rectangles written in a few bytes from filling the memory.
const MOST_EDITS: usize = 2_000_000;

/// A move whose value is no point at all: off every board.
const NOWHERE: Point = Point::new(u8::MAX, u8::MAX);

const AB: u16 = code(b"AB");
const AW: u16 = code(b"AW");
const AE: u16 = code(b"AE");

impl GameTree {
    /// The main line as a record.
    ///
    /// # Errors
    /// [`RecordError`] when no board can hold it.
    pub fn record(&self) -> Result<Line, RecordError> {
        self.line(&self.main_line())
    }

    /// The moves and set-ups of `path`, a walk from the root, exactly as recorded. What is set up before the first move becomes
    /// the starting position; the side to move is `PL`'s, else the one that moves first after a set-up, else by the handicap.
    ///
    /// # Errors
    /// [`RecordError`] when no board can hold it.
    pub fn line(&self, path: &[NodeId]) -> Result<Line, RecordError> {
        let size = self.size()?;
        let mut notes = Vec::new();
        let mut setup = Setup::empty(size);
        let (mut acts, mut nodes) = (Vec::with_capacity(path.len()), Vec::with_capacity(path.len()));
        let (mut said, mut any_stones, mut edits) = (None, false, 0usize);
        let mut list = PointList::new(size);
        for &node in path {
            if let Some((name, letters)) = self.lone_move(node)
                && let Some(point) = value::point_of(letters).filter(|point| size.contains(*point))
            {
                // As nearly all nodes are.
                acts.push(Act::Move { color: if name == b'B' { Color::Black } else { Color::White }, point: Some(point) });
                nodes.push(node);
                continue;
            }
            let mut to_play = None;
            let (mut sets, mut names_side, mut played) = (false, false, None);
            for property in self.properties(node) {
                match property.code() {
                    AB | AW | AE => sets = true,
                    PL => names_side = true,
                    // The same move doubled is one move.
                    B => played = played.or(Some((property, Color::Black))),
                    W => played = played.or(Some((property, Color::White))),
                    _ => {}
                }
            }
            if sets {
                // The order within a node means nothing in FF[4]; clearing comes first, as in "AE[aa:ss]AB[dd]".
                for (name, stone) in [(AE, None), (AB, Some(Color::Black)), (AW, Some(Color::White))] {
                    for property in self.properties(node).filter(|p| p.code() == name) {
                        list.read(property, stone, &mut notes);
                    }
                }
            }
            if let Some(property) = self.properties(node).find(|p| names_side && p.code() == PL) {
                to_play = value::parse_color(property.raw());
                if to_play.is_none() {
                    let at = property.offset();
                    notes.push((at, RepairKind::SideToMove { written: property.raw().to_owned() }));
                }
            }
            let stones = if sets { list.take() } else { Vec::new() };
            if !sets && !names_side {
                // Nothing but a move, perhaps.
            } else if acts.is_empty() {
                any_stones |= !stones.is_empty();
                for (point, stone) in stones {
                    setup.set(point, stone);
                }
                said = to_play.or(said);
            } else if !stones.is_empty() || to_play.is_some() {
                edits += stones.len();
                if edits > MOST_EDITS {
                    return Err(RecordError::TooManyEdits(MOST_EDITS));
                }
                acts.push(Act::Edit { stones, to_play });
                nodes.push(node);
            }
            let Some((property, color)) = played else { continue };
            let point = match value::parse_move(property.raw(), size) {
                Move::Point(point) => Some(point),
                Move::Pass => None,
                Move::OffBoard => {
                    let at = property.offset();
                    let (name, written) = (property.name().to_owned(), property.raw().to_owned());
                    notes.push((at, RepairKind::Point { name, written }));
                    Some(value::bare_point(property.raw()).unwrap_or(NOWHERE))
                }
            };
            acts.push(Act::Move { color, point });
            nodes.push(node);
        }
        self.complete(&mut setup, said, any_stones, acts.first());
        let mut record = Record::new(setup);
        record.acts = acts;
        Ok(Line { record, nodes, repairs: place_all(self.source(), notes) })
    }

    /// Handicap, side to move and what is known of the moves before the start.
    fn complete(&self, setup: &mut Setup, said: Option<Color>, any_stones: bool, first: Option<&Act>) {
        let handicap: u8 = self.property(NodeId::ROOT, "HA").and_then(|p| p.raw().trim().parse().ok()).unwrap_or(0);
        setup.handicap = handicap;
        let first = first.and_then(|act| match act {
            Act::Move { color, .. } => Some(*color),
            Act::Edit { .. } => None,
        });
        let Sides { black, white } = if any_stones { setup.count() } else { Sides::default() };
        let by_handicap = || if handicap >= 2 || (black >= 2 && white == 0) { Color::White } else { Color::Black };
        setup.to_play = said.or(first.filter(|_| any_stones || handicap >= 2)).unwrap_or_else(by_handicap);
        // Only a start of nothing but the stated handicap says that no move came before.
        let stated = if handicap >= 2 { u32::from(handicap) } else { 0 };
        setup.moves = (white == 0 && black == stated).then_some(0);
    }

    /// A tree of one line: the record's starting position in the root, then its acts.
    pub fn from_record(record: &Record) -> GameTree {
        let mut tree = GameTree::from_setup(&record.setup);
        let mut node = NodeId::ROOT;
        for act in &record.acts {
            node = tree.add_child(node);
            match act {
                Act::Move { color, point } => {
                    let written = point.map(value::format_point).unwrap_or_default();
                    tree.set(node, move_name(*color), &[written]);
                }
                Act::Edit { stones, to_play } => {
                    for (name, wanted) in [("AE", None), ("AB", Some(Color::Black)), ("AW", Some(Color::White))] {
                        let points: Vec<String> =
                            stones.iter().filter(|(_, stone)| *stone == wanted).map(|(p, _)| value::format_point(*p)).collect();
                        tree.set(node, name, &points);
                    }
                    if let Some(color) = to_play {
                        tree.set(node, "PL", &[move_name(*color)]);
                    }
                }
            }
        }
        tree
    }

    /// A tree of one node: a position, for the clipboard of other programs. Prisoners have no property in SGF.
    pub fn from_setup(setup: &Setup) -> GameTree {
        let mut tree = GameTree::new();
        tree.set(NodeId::ROOT, "GM", &["1"]);
        tree.set(NodeId::ROOT, "SZ", &[format_size(setup.size())]);
        if setup.handicap > 0 {
            tree.set(NodeId::ROOT, "HA", &[setup.handicap.to_string()]);
        }
        let points = |wanted: Color| -> Vec<String> {
            setup.stones().filter(|(_, color)| *color == wanted).map(|(point, _)| value::format_point(point)).collect()
        };
        tree.set(NodeId::ROOT, "AB", &points(Color::Black));
        tree.set(NodeId::ROOT, "AW", &points(Color::White));
        tree.set(NodeId::ROOT, "PL", &[move_name(setup.to_play)]);
        tree
    }
}

const fn move_name(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// The set stones of one node: each point once, the last word about it holding.
struct PointList {
    size: Size,
    places: Vec<u32>,
    stones: Vec<(Point, Option<Color>)>,
}

impl PointList {
    const UNSET: u32 = u32::MAX;

    fn new(size: Size) -> PointList {
        PointList { size, places: Vec::new(), stones: Vec::new() }
    }

    fn read(&mut self, property: Property<'_>, stone: Option<Color>, notes: &mut Vec<(usize, RepairKind)>) {
        self.places.resize(self.size.points(), PointList::UNSET);
        for (raw, at) in property.raw_values().zip(property.offsets()) {
            let Some(rectangle) = value::parse_points(raw, self.size) else {
                if !raw.trim().is_empty() {
                    notes.push((at, RepairKind::Point { name: property.name().to_owned(), written: raw.to_owned() }));
                }
                continue;
            };
            if rectangle.turned {
                notes.push((at, RepairKind::TurnedRectangle { written: raw.to_owned() }));
            }
            let mut repeated = false;
            for point in rectangle.points() {
                let Some(place) = self.places.get_mut(self.size.index(point)) else { continue };
                if let Some(set) = self.stones.get_mut(*place as usize) {
                    repeated = true;
                    set.1 = stone;
                } else {
                    *place = self.stones.len() as u32;
                    self.stones.push((point, stone));
                }
            }
            if repeated {
                notes.push((at, RepairKind::RepeatedPoint { written: raw.to_owned() }));
            }
        }
    }

    fn take(&mut self) -> Vec<(Point, Option<Color>)> {
        for (point, _) in &self.stones {
            if let Some(place) = self.places.get_mut(self.size.index(*point)) {
                *place = PointList::UNSET;
            }
        }
        std::mem::take(&mut self.stones)
    }
}
