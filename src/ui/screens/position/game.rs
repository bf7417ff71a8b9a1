//! A game record in hand: one line of one game, carried out.

use crate::app::LoadedRecord;
use crate::formats::sgf::{Collection, GameTree, Line, NodeId, RecordError};
use crate::formats::text::Evidence;
use crate::rules::{Act, Notation, Options, Ply, Point, Record, Replay};
use std::sync::Arc;

/// One line of one game of a file, replayed.
#[derive(Clone, Debug)]
pub struct Game {
    file: Arc<LoadedRecord>,
    number: usize,
    line: Line,
    replay: Replay,
    /// Moves were changed since the file was read, or it is of no file.
    changed: bool,
}

/// Another way the record goes on from here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    pub node: NodeId,
    /// Its first move; `None` for a pass or a change of stones.
    pub point: Option<Point>,
    /// The line in hand goes this way.
    pub taken: bool,
}

impl Game {
    /// The main line of game `number` (from 0) of a file.
    ///
    /// # Errors
    /// [`RecordError`] when no board can hold it, or the file has no such game.
    pub fn open(file: Arc<LoadedRecord>, number: usize, options: Options) -> Result<Game, RecordError> {
        let line = match file.collection.games.get(number).or_else(|| file.collection.games.first()) {
            Some(tree) => tree.record()?,
            None => crate::formats::sgf::GameTree::new().record()?,
        };
        let replay = line.record.replay(options);
        Ok(Game { file, number, line, replay, changed: false })
    }

    /// A record made here: changed, merged of two, or typed in. It has one line.
    #[must_use]
    pub fn of_record(name: String, record: Record, options: Options, changed: bool) -> Game {
        let tree = GameTree::from_record(&record);
        // The set-up with its numbers stays ours: SGF holds the stones alone.
        let nodes = tree.record().map(|line| line.nodes).unwrap_or_default();
        let collection =
            Collection { games: vec![tree], encoding: encoding_rs::UTF_8, evidence: Evidence::ValidUtf8, repairs: Vec::new() };
        let replay = record.replay(options);
        let file = Arc::new(LoadedRecord { serial: 0, name, collection });
        Game { file, number: 0, line: Line { record, nodes, repairs: Vec::new() }, replay, changed }
    }

    /// The same record by other rules.
    #[must_use]
    pub fn by(&self, options: Options) -> Game {
        Game { replay: self.line.record.replay(options), ..self.clone() }
    }

    /// Whether it is not as the file has it.
    #[must_use]
    pub const fn is_changed(&self) -> bool {
        self.changed
    }

    /// The name of the file.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.file.name
    }

    #[must_use]
    pub const fn file(&self) -> &Arc<LoadedRecord> {
        &self.file
    }

    /// Which game of the file, from 0.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.number
    }

    #[must_use]
    pub const fn replay(&self) -> &Replay {
        &self.replay
    }

    /// Number of moves, passes included.
    #[must_use]
    pub fn moves(&self) -> u32 {
        self.replay.moves()
    }

    /// The acts up to move `n` and the changes of stones that follow it.
    #[must_use]
    pub fn acts_to(&self, n: u32) -> &[Act] {
        let acts = &self.line.record.acts;
        let mut left = n;
        let end = acts.iter().position(|act| match act {
            Act::Move { .. } if left == 0 => true,
            Act::Move { .. } => {
                left -= 1;
                false
            }
            Act::Edit { .. } => false,
        });
        acts.get(..end.unwrap_or(acts.len())).unwrap_or_default()
    }

    /// The record up to move `n`.
    #[must_use]
    pub fn record_to(&self, n: u32) -> Record {
        Record { setup: self.line.record.setup.clone(), acts: self.acts_to(n).to_vec() }
    }

    /// The first move at a point; after it the next one, and so round again.
    #[must_use]
    pub fn next_at(&self, point: Point, after: u32) -> Option<u32> {
        let at = |n: &u32| self.replay.move_at(*n).is_some_and(|ply| ply.point == Some(point));
        let first = || (1..=self.moves()).find(at);
        if at(&after) { (after + 1..=self.moves()).find(at).or_else(first) } else { first() }
    }

    /// Move `n`, from 1.
    #[must_use]
    pub fn ply(&self, n: u32) -> Option<Ply> {
        self.replay.move_at(n)
    }

    /// The ways the record goes on after move `n`; empty where there is only one.
    #[must_use]
    pub fn variations(&self, n: u32) -> Vec<Variation> {
        let Some(tree) = self.file.collection.games.get(self.number) else { return Vec::new() };
        let Some(&next) = self.line.nodes.get(self.acts_to(n).len()) else { return Vec::new() };
        let Some(parent) = tree.parent(next) else { return Vec::new() };
        let size = self.replay.record().setup.size();
        let ways: Vec<Variation> = tree
            .children(parent)
            .map(|node| {
                let written = ["B", "W"].iter().find_map(|name| tree.property(node, name));
                let point = written.and_then(|p| Notation::Sgf.parse(size, p.raw()).ok());
                Variation { node, point, taken: node == next }
            })
            .collect();
        if ways.len() > 1 { ways } else { Vec::new() }
    }

    /// The line that goes through `node` and from there along the first children.
    ///
    /// # Errors
    /// [`RecordError`] when no board can hold it.
    pub fn through(&self, node: NodeId, options: Options) -> Result<Game, RecordError> {
        let Some(tree) = self.file.collection.games.get(self.number) else { return Ok(self.clone()) };
        let mut path = tree.path_to(node);
        path.extend(std::iter::successors(tree.next(node), |node| tree.next(*node)));
        let line = tree.line(&path)?;
        let replay = line.record.replay(options);
        Ok(Game { line, replay, ..self.clone() })
    }

    /// "Клевер — Лещинский", as far as the record says who played.
    #[must_use]
    pub fn title(file: &LoadedRecord, number: usize) -> String {
        let Some(tree) = file.collection.games.get(number) else { return String::new() };
        let player = |name| tree.simple_text(NodeId::ROOT, name).filter(|text| !text.is_empty());
        match (player("PB"), player("PW")) {
            (None, None) => player("GN").unwrap_or_default(),
            (black, white) => {
                let or_unknown = |name: Option<String>| name.unwrap_or_else(|| "?".to_owned());
                format!("{} — {}", or_unknown(black), or_unknown(white))
            }
        }
    }
}
