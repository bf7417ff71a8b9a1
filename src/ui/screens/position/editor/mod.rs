//! The board editor: what stands, how it came there, and every step back. It knows nothing of windows.

mod restore;

use super::game::Game;
use super::region::Region;
use crate::referee::{Disturbance, PositionSource};
use crate::rules::{
    Act, Board, Color, Detail, Finding, FindingKind, Illegal, Options, Point, Record, Repetition, Setup, Sides, Size,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What stands at one moment; never changed, only followed by another.
#[derive(Clone, Debug)]
struct Snapshot {
    setup: Setup,
    last_move: Option<Point>,
    origin: Origin,
    /// What was done by hand since.
    done: Vec<Act>,
    /// Moves carried out against the rules since.
    flags: Vec<Finding>,
    /// Stones or numbers were changed by hand since.
    edited: bool,
    /// What the position was put back from.
    disturbance: Option<Arc<Disturbance>>,
}

/// Where a position was taken from.
#[derive(Clone, Debug)]
pub enum Origin {
    /// The record in hand, after so many of its moves.
    Record { game: Arc<Game>, at: u32 },
    /// A board: an empty one, one pasted, one the journal holds.
    Board { base: Arc<Setup>, source: PositionSource },
}

/// A way to change numbers that belong to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// Prisoners in the lid of this side.
    Prisoners(Color),
    /// Penalty stones this side has handed over.
    Penalty(Color),
}

/// What a play would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Stones that come off, the mover's own too where suicide is carried out.
    pub captures: Vec<Point>,
    pub illegal: Option<Illegal>,
}

/// The stones of a position against its moves, side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    pub standing: Sides<u32>,
    /// Stones placed by moves and handicap; `None` when the number of moves is not known.
    pub placed: Option<Sides<u32>>,
}

impl Tally {
    /// Stones too many (or too few: negative) of a side, its captured ones counted.
    #[must_use]
    pub fn excess(&self, side: Color, prisoners: Sides<u32>) -> Option<i64> {
        let placed = self.placed?[side];
        Some(i64::from(self.standing[side]) + i64::from(prisoners[side.opponent()]) - i64::from(placed))
    }
}

/// The position being worked on, with all steps back and forward.
#[derive(Clone, Debug)]
pub struct Editor {
    now: Arc<Snapshot>,
    past: Vec<Arc<Snapshot>>,
    future: Vec<Arc<Snapshot>>,
    options: Options,
    /// The stones of `now`, ready for play.
    board: Board,
    findings: Vec<Finding>,
    revision: u64,
}

impl Editor {
    /// An empty board before the first move.
    #[must_use]
    pub fn new(size: Size, options: Options) -> Editor {
        let now = Arc::new(Snapshot::board(Setup::empty(size), None, PositionSource::SetUp));
        let board = now.setup.board();
        Editor { now, past: Vec::new(), future: Vec::new(), options, board, findings: Vec::new(), revision: 0 }
    }

    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.now.setup
    }

    #[must_use]
    pub fn size(&self) -> Size {
        self.now.setup.size()
    }

    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    #[must_use]
    pub fn last_move(&self) -> Option<Point> {
        self.now.last_move
    }

    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.now.origin
    }

    /// Changes with every change of the position.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The record in hand and the move it stands at.
    #[must_use]
    pub fn record(&self) -> Option<(&Arc<Game>, u32)> {
        match &self.now.origin {
            Origin::Record { game, at } => Some((game, *at)),
            Origin::Board { .. } => None,
        }
    }

    /// Whether anything was done by hand since the position was taken.
    #[must_use]
    pub fn is_touched(&self) -> bool {
        self.now.edited || !self.now.done.is_empty()
    }

    #[must_use]
    pub fn side_to_move(&self) -> Color {
        self.now.setup.to_play
    }

    /// Where the position comes from, for the journal.
    #[must_use]
    pub fn source(&self) -> PositionSource {
        match &self.now.origin {
            Origin::Record { game, .. } => {
                let edited = self.is_touched() || game.is_changed();
                PositionSource::Record { name: game.name().to_owned(), moves: self.moves_made(), edited }
            }
            Origin::Board { source, .. } if !self.is_touched() => source.clone(),
            Origin::Board { source: PositionSource::Record { name, .. }, .. } => {
                PositionSource::Record { name: name.clone(), moves: self.moves_made(), edited: true }
            }
            Origin::Board { .. } => PositionSource::SetUp,
        }
    }

    /// Moves that led here, as far as they are known: of the record or the set-up, and those played since.
    #[must_use]
    pub fn moves_made(&self) -> u32 {
        let before = match &self.now.origin {
            Origin::Record { at, .. } => *at,
            Origin::Board { base, source } => match source {
                PositionSource::Record { moves, .. } => *moves,
                PositionSource::SetUp | PositionSource::Form | PositionSource::PlayedAgain { .. } => base.moves.unwrap_or(0),
            },
        };
        let since = self.now.done.iter().filter(|act| matches!(act, Act::Move { .. })).count();
        before.saturating_add(u32::try_from(since).unwrap_or(u32::MAX))
    }

    /// Everything that is wrong: in the record up to here, in moves carried out since, in what stands.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// How stones and moves stand to each other.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let setup = &self.now.setup;
        let placed = setup.moves.map(|moves| {
            let first = setup.first_side();
            Sides::from_fn(|side| {
                let turns = if side == first { moves.div_ceil(2) } else { moves / 2 };
                let handicap = if side == Color::Black && setup.handicap >= 2 { u32::from(setup.handicap) } else { 0 };
                turns.saturating_sub(setup.passes[side]).saturating_add(handicap)
            })
        });
        Tally { standing: setup.count(), placed }
    }

    /// The number of the move that put each standing stone there, where a move did.
    #[must_use]
    pub fn numbers(&self) -> BTreeMap<Point, u32> {
        let mut numbers = BTreeMap::new();
        let (mut number, before) = match &self.now.origin {
            Origin::Record { game, at } => (0, game.acts_to(*at)),
            Origin::Board { .. } => (self.moves_made() - self.moves_since(), &[][..]),
        };
        let mut makers = BTreeMap::new();
        for act in before.iter().chain(&self.now.done) {
            match act {
                Act::Move { color, point } => {
                    number += 1;
                    if let Some(point) = point {
                        numbers.insert(*point, number);
                        makers.insert(*point, *color);
                    }
                }
                Act::Edit { stones, .. } => stones.iter().for_each(|(point, _)| {
                    numbers.remove(point);
                }),
            }
        }
        numbers
            .retain(|point, _| self.now.setup.get(*point).is_some() && self.now.setup.get(*point) == makers.get(point).copied());
        numbers
    }

    fn moves_since(&self) -> u32 {
        let since = self.now.done.iter().filter(|act| matches!(act, Act::Move { .. })).count();
        u32::try_from(since).unwrap_or(u32::MAX)
    }

    // Steps back and forward ---------------------------------------------------------------------------------------------

    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// One step back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.now, before));
        self.refresh();
        true
    }

    /// One step forward again; whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.now, after));
        self.refresh();
        true
    }

    fn push(&mut self, next: Snapshot) {
        self.past.push(std::mem::replace(&mut self.now, Arc::new(next)));
        self.future.clear();
        self.refresh();
    }

    /// Looking through a record is no change: only what was done by hand can be taken back.
    fn look(&mut self, next: Snapshot) {
        if self.is_touched() {
            self.push(next);
        } else {
            self.now = Arc::new(next);
            self.refresh();
        }
    }

    fn refresh(&mut self) {
        self.revision += 1;
        self.board = self.now.setup.board();
        self.findings.clear();
        if let Origin::Record { game, at } = &self.now.origin {
            let up_to_here = |finding: &&Finding| finding.at_move.is_some_and(|n| n <= *at);
            self.findings.extend(game.replay().findings().iter().filter(up_to_here).cloned());
        }
        self.findings.extend(self.now.flags.iter().cloned());
        self.findings.extend(self.now.setup.audit());
    }

    // Opening -------------------------------------------------------------------------------------------------------------

    /// The rules the game is played by; a record in hand is judged by them anew.
    pub fn set_options(&mut self, options: Options) {
        if self.options == options {
            return;
        }
        self.options = options;
        if let Origin::Record { game, at } = &self.now.origin {
            let origin = Origin::Record { game: Arc::new(game.by(options)), at: *at };
            self.now = Arc::new(Snapshot { origin, ..(*self.now).clone() });
        }
        self.refresh();
    }

    /// A record, at its last move.
    pub fn open_game(&mut self, game: Game) {
        let at = game.moves();
        self.push(Snapshot::record(Arc::new(game), at));
    }

    /// Another line of the record in hand, at the same move.
    pub fn follow(&mut self, game: Game) {
        let at = self.record().map_or(0, |(_, at)| at).min(game.moves());
        self.look(Snapshot::record(Arc::new(game), at));
    }

    /// A board as it stands somewhere.
    pub fn open_board(&mut self, setup: Setup, last_move: Option<Point>, source: PositionSource) {
        self.push(Snapshot::board(setup, last_move, source));
    }

    /// After move `n` of the record in hand; beyond the last, the last.
    pub fn go_to(&mut self, n: u32) {
        let Some((game, at)) = self.record() else { return };
        let n = n.min(game.moves());
        if n != at || self.is_touched() {
            let next = Snapshot::record(Arc::clone(game), n);
            self.look(next);
        }
    }

    /// To the next move at a point, the first one first; `None` when the record has none.
    pub fn go_to_point(&mut self, point: Point) -> Option<u32> {
        let (game, at) = self.record()?;
        let n = game.next_at(point, at)?;
        self.go_to(n);
        Some(n)
    }

    // Setting up ----------------------------------------------------------------------------------------------------------

    /// Puts down and takes off stones; nothing is captured. Returns whether anything changed.
    pub fn set(&mut self, stones: &[(Point, Option<Color>)]) -> bool {
        let size = self.size();
        let changes: Vec<(Point, Option<Color>)> = stones
            .iter()
            .filter(|(point, stone)| size.contains(*point) && self.now.setup.get(*point) != *stone)
            .copied()
            .collect();
        if changes.is_empty() {
            return false;
        }
        let mut next = self.edited();
        for (point, stone) in &changes {
            next.setup.set(*point, *stone);
        }
        if matches!(next.origin, Origin::Board { .. }) && next.setup.moves == Some(0) {
            // A board set up by hand: nobody has said how many moves led there.
            next.setup.moves = None;
        }
        next.last_move = next.last_move.filter(|last| !changes.iter().any(|(point, _)| point == last));
        next.done.push(Act::Edit { stones: changes, to_play: None });
        self.push(next);
        true
    }

    /// Moves a stone to another point; what stood there goes.
    pub fn move_stone(&mut self, from: Point, to: Point) -> bool {
        let stone = self.now.setup.get(from);
        stone.is_some() && from != to && self.size().contains(to) && self.set(&[(from, None), (to, stone)])
    }

    /// Takes all stones of a region off.
    pub fn clear_region(&mut self, region: Region) -> bool {
        let stones: Vec<_> = region.points().map(|point| (point, None)).collect();
        self.set(&stones)
    }

    /// Moves a region with its empty points; what would leave the board refuses the whole.
    pub fn move_region(&mut self, region: Region, dx: i16, dy: i16) -> Option<Region> {
        let moved = region.moved(dx, dy, self.size())?;
        let mut stones: BTreeMap<Point, Option<Color>> = region.points().map(|point| (point, None)).collect();
        for (from, to) in region.points().zip(moved.points()) {
            stones.insert(to, self.now.setup.get(from));
        }
        let stones: Vec<_> = stones.into_iter().collect();
        self.set(&stones).then_some(moved)
    }

    /// Mirrors the stones of a region left to right, or of the whole board.
    pub fn mirror(&mut self, region: Option<Region>) -> bool {
        self.transform(region, |region, p| Point::new(region.right() - (p.x - region.left()), p.y))
    }

    /// Turns the stones of a region, or of the whole board: a quarter clockwise where it is square, else half a turn.
    pub fn turn(&mut self, region: Option<Region>) -> bool {
        self.transform(region, |r, p| {
            let (x, y) = (p.x - r.left(), p.y - r.top());
            if r.is_square() { Point::new(r.right() - y, r.top() + x) } else { Point::new(r.right() - x, r.bottom() - y) }
        })
    }

    fn transform(&mut self, region: Option<Region>, to: impl Fn(Region, Point) -> Point) -> bool {
        let whole = Region::whole(self.size());
        let area = region.unwrap_or(whole);
        let stones: Vec<_> = area.points().map(|p| (to(area, p), self.now.setup.get(p))).collect();
        let (last_move, ko) = (self.now.last_move, self.now.setup.ko);
        if !self.set(&stones) {
            return false;
        }
        let mut now = (*self.now).clone();
        let carry = |point: Point| if area.contains(point) { to(area, point) } else { point };
        now.last_move = last_move.map(carry);
        now.setup.ko = ko.map(carry);
        self.now = Arc::new(now);
        self.refresh();
        true
    }

    /// The side to move; a ko, which is the side's, goes.
    pub fn set_to_play(&mut self, side: Color) {
        if side == self.now.setup.to_play {
            return;
        }
        let mut next = self.edited();
        next.setup.to_play = side;
        next.setup.ko = None;
        next.done.push(Act::Edit { stones: Vec::new(), to_play: Some(side) });
        self.push(next);
    }

    /// The point where the side to move may not retake.
    pub fn set_ko(&mut self, ko: Option<Point>) {
        if ko != self.now.setup.ko {
            let mut next = self.edited();
            next.setup.ko = ko;
            self.push(next);
        }
    }

    #[must_use]
    pub fn number(&self, which: Number) -> u32 {
        match which {
            Number::Prisoners(side) => self.now.setup.prisoners[side],
            Number::Penalty(side) => self.now.setup.penalty[side],
        }
    }

    pub fn set_number(&mut self, which: Number, to: u32) {
        if self.number(which) == to {
            return;
        }
        let mut next = self.edited();
        match which {
            Number::Prisoners(side) => next.setup.prisoners[side] = to,
            Number::Penalty(side) => next.setup.penalty[side] = to,
        }
        self.push(next);
    }

    /// How many moves led here; `None`: nobody knows, and stones need not add up.
    pub fn set_moves(&mut self, moves: Option<u32>) {
        if self.now.setup.moves != moves {
            let mut next = self.edited();
            next.setup.moves = moves;
            self.push(next);
        }
    }

    /// The present, about to be changed by hand.
    fn edited(&self) -> Snapshot {
        Snapshot { edited: true, ..(*self.now).clone() }
    }

    // Playing -------------------------------------------------------------------------------------------------------------

    /// What a stone of `color` at a point would do under the rules.
    #[must_use]
    pub fn outlook(&self, color: Color, point: Point) -> Outlook {
        match self.judge(color, point) {
            Ok(()) => {
                let mut board = self.board.clone();
                let captures = match board.play_with(color, point, self.options.suicide) {
                    Ok(played) => board.captured(&played).collect(),
                    Err(_) => Vec::new(),
                };
                Outlook { captures, illegal: None }
            }
            Err(reason) => Outlook { captures: Vec::new(), illegal: Some(reason) },
        }
    }

    fn judge(&self, color: Color, point: Point) -> Result<(), Illegal> {
        self.board.try_play(color, point, self.options.suicide)?;
        if color != self.now.setup.to_play {
            return Err(Illegal::OutOfTurn);
        }
        if self.options.repetition == Repetition::None {
            return Ok(());
        }
        let mut line = self.line();
        line.play(color, point);
        let replay = line.replay(self.options);
        let superko = replay.findings_at(replay.moves()).find_map(|finding| match finding.detail {
            Detail::Reason(reason @ Illegal::Superko { .. }) => Some(reason),
            _ => None,
        });
        superko.map_or(Ok(()), Err)
    }

    /// Everything that led here, as a record.
    #[must_use]
    pub fn line(&self) -> Record {
        let mut line = match &self.now.origin {
            Origin::Record { game, at } => game.record_to(*at),
            Origin::Board { base, .. } => Record::new((**base).clone()),
        };
        line.acts.extend(self.now.done.iter().cloned());
        line
    }

    /// Plays for the side to move, by the rules. Returns how many stones were taken.
    ///
    /// # Errors
    /// The reason why not; nothing has changed.
    pub fn play(&mut self, point: Point) -> Result<u32, Illegal> {
        let color = self.now.setup.to_play;
        self.judge(color, point)?;
        Ok(self.carry_out(color, point, None))
    }

    /// Carries a move out whatever the rules say, as a record does; what is against them is flagged and returned.
    pub fn play_as_recorded(&mut self, color: Color, point: Point) -> Option<Illegal> {
        let reason = self.judge(color, point).err();
        if reason != Some(Illegal::OffBoard) {
            self.carry_out(color, point, reason);
        }
        reason
    }

    fn carry_out(&mut self, color: Color, point: Point, against: Option<Illegal>) -> u32 {
        let mut board = self.board.clone();
        let played = match against {
            None => board.play_with(color, point, self.options.suicide),
            Some(_) => board.play_as_recorded(color, point),
        };
        let Ok(played) = played else { return 0 };
        let mut next = (*self.now).clone();
        for at in self.size().iter() {
            next.setup.set(at, board.get(at));
        }
        next.setup.prisoners[color] += played.captured();
        next.setup.prisoners[color.opponent()] += played.suicided();
        next.setup.to_play = color.opponent();
        next.setup.ko = played.ko();
        // After a replaced stone or a move out of turn stones and moves need not add up.
        let regular = !matches!(against, Some(Illegal::Occupied | Illegal::OutOfTurn));
        next.setup.moves = next.setup.moves.filter(|_| regular).map(|n| n.saturating_add(1));
        next.last_move = Some(point).filter(|_| board.get(point).is_some());
        next.done.push(Act::Move { color, point: Some(point) });
        if let Some(reason) = against {
            let kind = if reason == Illegal::OutOfTurn { FindingKind::OutOfTurn } else { FindingKind::IllegalMove };
            let detail = if reason == Illegal::OutOfTurn { Detail::Side(color) } else { Detail::Reason(reason) };
            next.flags.push(Finding { kind, at_move: Some(self.moves_made() + 1), points: vec![point], detail });
        }
        self.push(next);
        played.captured()
    }

    /// The side to move passes.
    pub fn pass(&mut self) {
        let color = self.now.setup.to_play;
        let mut next = (*self.now).clone();
        next.setup.passes[color] += 1;
        next.setup.to_play = color.opponent();
        next.setup.ko = None;
        next.setup.moves = next.setup.moves.map(|n| n.saturating_add(1));
        next.last_move = None;
        next.done.push(Act::Move { color, point: None });
        self.push(next);
    }
}

impl Snapshot {
    fn board(setup: Setup, last_move: Option<Point>, source: PositionSource) -> Snapshot {
        let origin = Origin::Board { base: Arc::new(setup.clone()), source };
        Snapshot { setup, last_move, origin, done: Vec::new(), flags: Vec::new(), edited: false, disturbance: None }
    }

    fn record(game: Arc<Game>, at: u32) -> Snapshot {
        let setup = game.replay().at(at);
        let last_move = game.ply(at).and_then(|ply| ply.point).filter(|point| setup.get(*point).is_some());
        let origin = Origin::Record { game, at };
        Snapshot { setup, last_move, origin, done: Vec::new(), flags: Vec::new(), edited: false, disturbance: None }
    }
}
