use super::seen::{Seen, Vacated};
use super::{Board, Color, Finding, FindingKind, Illegal, Options, Played, Point, Repetition, Setup, Sides, Size};
use serde::{Deserialize, Serialize};

/// One move: a stone or a pass (Code 1.6, 2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ply {
    /// The side that moves.
    pub color: Color,
    /// `None`: a pass.
    pub point: Option<Point>,
}

/// A legal position with its turn and its past, on which only legal moves are played.
///
/// Made from an empty board, or from a [`Setup`] through [`Setup::audit`].
#[derive(Clone, Debug)]
pub struct Position {
    board: Board,
    options: Options,
    to_play: Color,
    /// What it was made from, for what play does not change.
    origin: Setup,
    overridden: Vec<Finding>,
    /// Stones taken here by each side, and passes made here: the set-up's come on top, whatever they are.
    taken: Sides<u32>,
    passes: Sides<u32>,
    plies: Vec<Done>,
    seen: Seen,
    vacated: Vacated,
}

#[derive(Clone, Copy, Debug)]
struct Done {
    ply: Ply,
    played: Played,
    to_play_before: Color,
}

impl Position {
    /// An empty board, Black to move.
    pub fn start(size: Size, options: Options) -> Position {
        Position::made(Setup::empty(size), options, Vec::new())
    }

    /// A set-up nothing is wrong with.
    ///
    /// # Errors
    /// Every finding of [`Setup::audit`], at once.
    pub fn from_setup(setup: &Setup, options: Options) -> Result<Position, Vec<Finding>> {
        Position::from_setup_with(setup, options, &[])
    }

    /// A set-up nothing else is wrong with than the kinds of findings named, which the referee overrules and the position
    /// remembers. A chain without liberties cannot be overruled: no play is possible with it.
    ///
    /// # Errors
    /// Every finding that is not overruled, at once.
    pub fn from_setup_with(setup: &Setup, options: Options, overrides: &[FindingKind]) -> Result<Position, Vec<Finding>> {
        let allowed = |finding: &Finding| finding.kind != FindingKind::ChainWithoutLiberties && overrides.contains(&finding.kind);
        let (overridden, against): (Vec<_>, Vec<_>) = setup.audit().into_iter().partition(allowed);
        if against.is_empty() { Ok(Position::made(setup.clone(), options, overridden)) } else { Err(against) }
    }

    fn made(origin: Setup, options: Options, overridden: Vec<Finding>) -> Position {
        let board = origin.board();
        let to_play = origin.to_play;
        let mut seen = Seen::new();
        seen.push(board.hash(), to_play, Some(to_play.opponent()));
        Position {
            board,
            options,
            to_play,
            taken: Sides::default(),
            passes: Sides::default(),
            origin,
            overridden,
            plies: Vec::with_capacity(512),
            seen,
            vacated: Vacated::new(),
        }
    }

    /// Whether the move is legal now.
    ///
    /// # Errors
    /// The first reason why not: off the board, occupied, ko, suicide, an earlier position, and last the other side's turn.
    pub fn try_play(&self, color: Color, point: Point) -> Result<(), Illegal> {
        self.board.try_play(color, point, self.options.suicide)?;
        if self.may_repeat(point) {
            let hash = self.board.hash_after(color, point);
            if self.barred(hash, color).next().is_some() {
                let mut after = self.board.clone();
                let played = after.play_with(color, point, self.options.suicide)?;
                if let Some(repeats) = self.repeated(&after, &played, color) {
                    return Err(Illegal::Superko { repeats });
                }
            }
        }
        if color == self.to_play { Ok(()) } else { Err(Illegal::OutOfTurn) }
    }

    /// Whether the side to move may play there.
    pub fn is_legal(&self, point: Point) -> bool {
        self.try_play(self.to_play, point).is_ok()
    }

    /// The points where the side to move may play; it may always pass.
    pub fn legal_points(&self) -> impl Iterator<Item = Point> + '_ {
        self.board.size().iter().filter(|point| self.is_legal(*point))
    }

    /// Plays a stone.
    ///
    /// # Errors
    /// As [`try_play`](Self::try_play); the position is then as before.
    pub fn play(&mut self, color: Color, point: Point) -> Result<Played, Illegal> {
        let played = self.board.play_with(color, point, self.options.suicide)?;
        let barred = if self.may_repeat(point) { self.repeated(&self.board, &played, color) } else { None };
        let against = match barred {
            Some(repeats) => Some(Illegal::Superko { repeats }),
            None if color != self.to_play => Some(Illegal::OutOfTurn),
            None => None,
        };
        if let Some(illegal) = against {
            self.board.undo(&played);
            return Err(illegal);
        }
        if played.captured() + played.suicided() > 0 {
            for gone in self.board.captured(&played) {
                self.vacated.note(gone);
            }
        }
        self.taken[color] += played.captured();
        self.taken[color.opponent()] += played.suicided();
        self.close(Ply { color, point: Some(point) }, played, Some(color));
        Ok(played)
    }

    /// Passes (Code 1.6).
    ///
    /// # Errors
    /// [`Illegal::OutOfTurn`] when it is the other side's turn.
    pub fn pass(&mut self, color: Color) -> Result<(), Illegal> {
        if color != self.to_play {
            return Err(Illegal::OutOfTurn);
        }
        let played = self.board.pass(color);
        self.passes[color] += 1;
        self.close(Ply { color, point: None }, played, None);
        Ok(())
    }

    fn close(&mut self, ply: Ply, played: Played, maker: Option<Color>) {
        self.plies.push(Done { ply, played, to_play_before: self.to_play });
        self.to_play = ply.color.opponent();
        if self.options.repetition != Repetition::None {
            self.seen.push(self.board.hash(), self.to_play, maker);
        }
    }

    /// Takes back the last move; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(Done { ply, played, to_play_before }) = self.plies.pop() else { return false };
        self.board.undo(&played);
        self.taken[ply.color] -= played.captured();
        self.taken[ply.color.opponent()] -= played.suicided();
        if ply.point.is_none() {
            self.passes[ply.color] -= 1;
        }
        self.to_play = to_play_before;
        if self.options.repetition != Repetition::None {
            self.seen.pop();
        }
        true
    }

    fn may_repeat(&self, point: Point) -> bool {
        self.options.repetition != Repetition::None
            && (self.vacated.has(point) || self.options.suicide == super::Suicide::Allowed)
    }

    /// Earlier positions with this hash that `maker` may not make again: how many moves had been made here.
    fn barred(&self, hash: u64, maker: Color) -> impl Iterator<Item = usize> + '_ {
        let rule = self.options.repetition;
        let found = self.seen.find(hash);
        found.filter(move |(_, stood)| stood.bars(rule, maker, maker.opponent())).map(|(index, _)| index)
    }

    /// The number of the move after which `after`, just made by `played`, stood before and may not stand again. Equal
    /// hashes are confirmed on the boards.
    fn repeated(&self, after: &Board, played: &Played, maker: Color) -> Option<u32> {
        self.barred(after.hash(), maker).find(|earlier| self.stood(after, played, *earlier)).map(|earlier| {
            let before = self.origin.moves.unwrap_or(0);
            before.saturating_add(earlier as u32)
        })
    }

    #[cold]
    fn stood(&self, after: &Board, played: &Played, earlier: usize) -> bool {
        let mut back = after.clone();
        back.undo(played);
        for done in self.plies.get(earlier..).unwrap_or_default().iter().rev() {
            back.undo(&done.played);
        }
        back.same_stones(after)
    }

    /// The stones, with the ko.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The lines of the board.
    pub fn size(&self) -> Size {
        self.board.size()
    }

    /// What play is legal.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The side to move (part of the position: Code 1.3).
    pub fn to_play(&self) -> Color {
        self.to_play
    }

    /// The point at which the side to move may not retake at once (Code 2.3).
    pub fn ko(&self) -> Option<Point> {
        self.board.ko().filter(|(_, side)| *side == self.to_play).map(|(point, _)| point)
    }

    /// Prisoners in the lid of each side.
    pub fn prisoners(&self) -> Sides<u32> {
        self.origin.prisoners.plus(self.taken)
    }

    /// Moves made here, passes included; what led to the set-up is not counted.
    pub fn moves(&self) -> u32 {
        self.plies.len() as u32
    }

    /// Passes in a row at the end; two end the playing stage (Code 3.1).
    pub fn passes_in_a_row(&self) -> u32 {
        self.plies.iter().rev().take_while(|done| done.ply.point.is_none()).count() as u32
    }

    /// The moves made here.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = Ply> + '_ {
        self.plies.iter().map(|done| done.ply)
    }

    /// The findings the referee overruled when this was made.
    pub fn overridden(&self) -> &[Finding] {
        &self.overridden
    }

    /// The position as it stands now, without its past.
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup::from_board(&self.board);
        setup.to_play = self.to_play;
        setup.ko = self.ko();
        setup.prisoners = self.prisoners();
        setup.penalty = self.origin.penalty;
        setup.moves = self.origin.moves.map(|before| before.saturating_add(self.moves()));
        setup.passes = self.origin.passes.plus(self.passes);
        setup.handicap = self.origin.handicap;
        setup
    }
}
