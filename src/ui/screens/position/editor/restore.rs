//! A disturbed board put back, and moves changed in the middle of the record in hand.

use super::{Editor, Origin, Snapshot};
use crate::referee::{Disturbance, PositionSource};
use crate::rules::{Amended, Amendment, NoSuchMove, Ply, Point, Record, Setup};
use crate::ui::screens::position::game::Game;
use std::sync::Arc;

impl Editor {
    /// What the board was put back from; gone with the next board or record taken up.
    #[must_use]
    pub fn disturbance(&self) -> Option<&Disturbance> {
        self.now.disturbance.as_deref()
    }

    /// Puts the board back to move `n` of the record, and then to what was played after it.
    pub fn restore_record(&mut self, game: Arc<Game>, n: u32, played: &[Ply], disturbance: Disturbance) {
        let mut next = Snapshot::record(game, n);
        next.disturbance = Some(Arc::new(disturbance));
        self.push(next);
        for ply in played {
            if let Some(point) = ply.point {
                let reason = self.judge(ply.color, point).err();
                self.carry_out(ply.color, point, reason);
            }
        }
        self.merge_steps(played.len());
    }

    /// Puts the board back to a position that comes from elsewhere.
    pub fn restore_board(&mut self, setup: Setup, last_move: Option<Point>, source: PositionSource, disturbance: Disturbance) {
        let mut next = Snapshot::board(setup, last_move, source);
        next.disturbance = Some(Arc::new(disturbance));
        self.push(next);
    }

    /// The last steps become part of the one before them.
    fn merge_steps(&mut self, steps: usize) {
        let left = self.past.len().saturating_sub(steps);
        self.past.truncate(left);
    }

    /// Changes one move of the record in hand and stands after it; says what the change does to later moves.
    ///
    /// # Errors
    /// [`NoSuchMove`] when the record has no such move, or there is none in hand.
    pub fn amend(&mut self, amendment: Amendment) -> Result<Amended, NoSuchMove> {
        let (number, stands_at) = match amendment {
            Amendment::Insert { number, .. } | Amendment::Replace { number, .. } => (number, number),
            Amendment::Delete { number } => (number, number.saturating_sub(1)),
        };
        let Some((game, _)) = self.record() else { return Err(NoSuchMove { number, moves: 0 }) };
        let amended = game.replay().record().amended(amendment, self.options)?;
        let game = Game::of_record(game.name().to_owned(), amended.record.clone(), self.options, true);
        self.push(Snapshot::record(Arc::new(game), stands_at));
        Ok(amended)
    }

    /// The moves that led here, where the position was not set up by hand.
    #[must_use]
    pub fn moves_record(&self) -> Option<Record> {
        let whole = match &self.now.origin {
            Origin::Record { game, .. } if !self.is_touched() => game.replay().record().clone(),
            _ => self.line(),
        };
        (whole.moves() > 0).then_some(whole)
    }
}
