use super::seen::{Seen, Vacated};
use super::{
    Act, Board, Color, Detail, Finding, FindingKind, Illegal, Options, Played, Ply, Point, Record, Repeats, Repetition, Setup,
    Sides,
};

/// A record carried out: the position after any move, and everything that is wrong with it.
///
/// The record as played wins over the rules: an illegal move is carried out (a stone in the way is replaced, captures
/// follow, a suicide takes its own stones off) and named with its reason. Only a stone off the board cannot be.
#[derive(Clone, Debug)]
pub struct Replay {
    record: Record,
    options: Options,
    /// Acts carried out before the move of this number plus one: `starts[n]` acts lead to the position after move n.
    starts: Vec<usize>,
    /// The state after every so many acts, to step to any move at once.
    marks: Vec<State>,
    last: State,
    findings: Vec<Finding>,
}

/// What stands after some acts.
#[derive(Clone, Debug)]
struct State {
    board: Board,
    to_play: Color,
    /// Stones taken by each side since the start, and passes made; the set-up's come on top.
    taken: Sides<u32>,
    passes: Sides<u32>,
    passes_in_a_row: u32,
    moves: u32,
    /// Whether all stones so far came by moves in turn, so that moves and stones must add up.
    regular: bool,
}

/// What one move did in [`State::carry_out`].
struct Step {
    illegal: Option<Illegal>,
    played: Option<Played>,
    out_of_turn: bool,
    replaced: bool,
}

impl State {
    /// The start; `sound` says whether anything is wrong with the set-up.
    fn new(setup: &Setup, sound: bool) -> State {
        State {
            board: setup.board(),
            to_play: setup.to_play,
            taken: Sides::default(),
            passes: Sides::default(),
            passes_in_a_row: 0,
            moves: 0,
            regular: sound,
        }
    }

    /// Carries out one act, whatever the rules say.
    fn carry_out(&mut self, act: &Act, options: Options) -> Option<Step> {
        match act {
            Act::Edit { stones, to_play } => {
                if !stones.is_empty() {
                    self.board.edit(stones.iter().copied());
                    self.regular = false;
                }
                if let Some(color) = to_play {
                    self.regular &= *color == self.to_play;
                    self.to_play = *color;
                }
                self.passes_in_a_row = 0;
                None
            }
            Act::Move { color, point } => Some(self.carry_out_move(Ply { color: *color, point: *point }, options)),
        }
    }

    fn carry_out_move(&mut self, Ply { color, point }: Ply, options: Options) -> Step {
        let out_of_turn = color != self.to_play;
        self.moves += 1;
        self.regular &= !out_of_turn;
        self.to_play = color.opponent();
        let mut step = Step { illegal: None, played: None, out_of_turn, replaced: false };
        let Some(point) = point else {
            let _ = self.board.pass(color);
            self.passes[color] += 1;
            self.passes_in_a_row += 1;
            return step;
        };
        self.passes_in_a_row = 0;
        match self.board.play_with(color, point, options.suicide) {
            Ok(played) => step.played = Some(played),
            Err(reason) => {
                step.illegal = Some(reason);
                step.replaced = reason == Illegal::Occupied;
                step.played = self.board.play_as_recorded(color, point).ok();
                self.regular &= step.played.is_some() && !step.replaced;
            }
        }
        if let Some(played) = &step.played {
            self.taken[color] += played.captured();
            self.taken[color.opponent()] += played.suicided();
        }
        step
    }

    fn setup(&self, origin: &Setup) -> Setup {
        let mut setup = Setup::from_board(&self.board);
        setup.to_play = self.to_play;
        setup.ko = self.board.ko().filter(|(_, side)| *side == self.to_play).map(|(point, _)| point);
        setup.prisoners = origin.prisoners.plus(self.taken);
        setup.penalty = origin.penalty;
        setup.moves = origin.moves.filter(|_| self.regular).map(|before| before.saturating_add(self.moves));
        setup.passes = origin.passes.plus(self.passes);
        setup.handicap = origin.handicap;
        setup
    }
}

impl Replay {
    /// Acts between two kept states.
    const STRIDE: usize = 128;

    pub(super) fn of(record: &Record, options: Options) -> Replay {
        let findings = record.setup.audit();
        let start = State::new(&record.setup, findings.is_empty());
        let mut replay = Replay {
            record: record.clone(),
            options,
            starts: Vec::with_capacity(record.acts.len() + 1),
            marks: vec![start.clone()],
            last: start,
            findings,
        };
        let mut past = Past::new(&replay.last);
        let mut after_end = false;
        for (index, act) in record.acts.iter().enumerate() {
            if let Act::Move { color, point } = act {
                replay.starts.push(index);
                let ended = replay.last.passes_in_a_row >= 2 && point.is_some();
                let step = replay.last.carry_out_move(Ply { color: *color, point: *point }, options);
                if ended && !after_end {
                    after_end = true;
                    replay.note(FindingKind::MoveAfterEnd, *point, Detail::None);
                }
                replay.judge(&mut past, Ply { color: *color, point: *point }, &step);
            } else {
                let _ = replay.last.carry_out(act, options);
                if let Act::Edit { stones, .. } = act
                    && !stones.is_empty()
                {
                    let points: Vec<Point> = stones.iter().map(|(point, _)| *point).collect();
                    for point in &points {
                        past.vacated.note(*point);
                    }
                    let at_move = Some(replay.last.moves);
                    replay.findings.push(Finding { kind: FindingKind::SetupMidgame, at_move, points, detail: Detail::None });
                }
                past.push(&replay.last, None);
            }
            if (index + 1) % Self::STRIDE == 0 {
                replay.marks.push(replay.last.clone());
            }
        }
        replay.starts.push(record.acts.len());
        replay
    }

    /// Notes what is wrong with the move just carried out.
    fn judge(&mut self, past: &mut Past, ply: Ply, step: &Step) {
        let Some(point) = ply.point else {
            if step.out_of_turn {
                self.note(FindingKind::OutOfTurn, None, Detail::Side(ply.color));
            }
            past.push(&self.last, None);
            return;
        };
        let repeats = match &step.played {
            Some(played) => {
                if step.replaced {
                    past.vacated.note(point);
                }
                let may_repeat = past.vacated.has(point) || played.suicided() > 0;
                if played.captured() + played.suicided() > 0 {
                    self.last.board.captured(played).for_each(|gone| past.vacated.note(gone));
                }
                // A retaken ko or a replaced stone is named already.
                if may_repeat && step.illegal.is_none() { self.repetition(past, ply.color) } else { None }
            }
            None => None,
        };
        let superko = repeats.filter(|r| r.forbidden_by(self.options.repetition));
        let reason = step.illegal.or(superko.map(|r| Illegal::Superko { repeats: r.earlier }));
        if let Some(reason) = reason {
            self.note(FindingKind::IllegalMove, Some(point), Detail::Reason(reason));
        } else if step.out_of_turn {
            self.note(FindingKind::OutOfTurn, Some(point), Detail::Side(ply.color));
        }
        if let Some(repeats) = repeats {
            self.note(FindingKind::Repetition, Some(point), Detail::Repeats(repeats));
        }
        past.push(&self.last, Some(ply.color));
    }

    fn note(&mut self, kind: FindingKind, point: Option<Point>, detail: Detail) {
        let at_move = Some(self.last.moves);
        self.findings.push(Finding { kind, at_move, points: point.into_iter().collect(), detail });
    }

    /// The earlier position that stands again: the latest the rule in force forbids, else the latest with the same side to
    /// move, else the latest.
    fn repetition(&self, past: &Past, maker: Color) -> Option<Repeats> {
        let mut best: Option<(u8, Repeats)> = None;
        let mut same_board = None;
        for (index, stood) in past.seen.find(self.last.board.hash()) {
            // Equal hashes are confirmed on the boards, once: they are then equal among themselves.
            let equal = *same_board.get_or_insert_with(|| self.state_after(index).board.same_stones(&self.last.board));
            if !equal {
                return None;
            }
            let (earlier, before) = past.tally.get(index).copied().unwrap_or_default();
            let now = self.last.taken;
            let repeats = Repeats {
                earlier,
                cycle: self.last.moves - earlier,
                same_turn: stood.to_play == self.last.to_play,
                same_maker: stood.maker == Some(maker),
                taken: now.map(|side, n| n.saturating_sub(before[side])),
            };
            let rank = u8::from(repeats.same_turn) + 2 * u8::from(repeats.forbidden_by(self.options.repetition));
            if best.is_none_or(|(highest, _)| rank > highest) {
                best = Some((rank, repeats));
            }
            if rank == if self.options.repetition == Repetition::None { 1 } else { 3 } {
                break;
            }
        }
        best.map(|(_, repeats)| repeats)
    }

    /// The state after this many acts.
    fn state_after(&self, acts: usize) -> State {
        let mark = (acts / Self::STRIDE).min(self.marks.len() - 1);
        let mut state = self.marks.get(mark).unwrap_or(&self.last).clone();
        for act in self.record.acts.get(mark * Self::STRIDE..acts).unwrap_or_default() {
            let _ = state.carry_out(act, self.options);
        }
        state
    }

    /// The record carried out.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The rules it was judged by.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Number of moves, passes included.
    pub fn moves(&self) -> u32 {
        self.last.moves
    }

    /// What stands after move `n` and the changes of stones that follow it, as the next move finds it; beyond the last
    /// move, the end.
    pub fn at(&self, n: u32) -> Setup {
        if n >= self.moves() {
            return self.end();
        }
        let acts = self.starts.get(n as usize).copied().unwrap_or(self.record.acts.len());
        self.state_after(acts).setup(&self.record.setup)
    }

    /// What stands at the end.
    pub fn end(&self) -> Setup {
        self.last.setup(&self.record.setup)
    }

    /// Move `n`, counted from 1.
    pub fn move_at(&self, n: u32) -> Option<Ply> {
        let act = *self.starts.get((n as usize).checked_sub(1)?)?;
        match self.record.acts.get(act)? {
            Act::Move { color, point } => Some(Ply { color: *color, point: *point }),
            Act::Edit { .. } => None,
        }
    }

    /// Everything wrong: with the set-up first, then move by move.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// What is wrong with move `n`.
    pub fn findings_at(&self, n: u32) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(move |finding| finding.at_move == Some(n))
    }
}

/// What stood after each act.
struct Past {
    seen: Seen,
    /// Moves and stones taken until then.
    tally: Vec<(u32, Sides<u32>)>,
    vacated: Vacated,
}

impl Past {
    fn new(start: &State) -> Past {
        let mut past = Past { seen: Seen::new(), tally: Vec::new(), vacated: Vacated::new() };
        past.push(start, Some(start.to_play.opponent()));
        past
    }

    fn push(&mut self, state: &State, maker: Option<Color>) {
        self.seen.push(state.board.hash(), state.to_play, maker);
        self.tally.push((state.moves, state.taken));
    }
}
