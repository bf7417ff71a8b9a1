//! Changes in the middle of a record, and the first later move they make impossible (Code 16.3).

use super::{Act, Finding, FindingKind, Options, Ply, Record};

/// A change of one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "a move and its number from 1, as the variants say")]
pub enum Amendment {
    /// A move that was left out, before move `number`; one beyond the last adds it at the end.
    Insert { number: u32, ply: Ply },
    /// Move `number` was never made.
    Delete { number: u32 },
    /// Move `number` was another one.
    Replace { number: u32, ply: Ply },
}

/// A record after a change, and what the change does to the moves after it. Nothing is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amended {
    /// The record as it is then.
    pub record: Record,
    /// What is against the rules in the move put in.
    pub itself: Option<Finding>,
    /// The first later move that was possible before and is not now.
    pub impossible: Option<Finding>,
    /// The first later move that was in turn before and is not now.
    pub out_of_turn: Option<Finding>,
}

/// The record has no such move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no move {number}; the record has {moves}")]
pub struct NoSuchMove {
    /// The number asked for.
    pub number: u32,
    /// How many moves there are.
    pub moves: u32,
}

impl Record {
    /// The record with one move changed; changes of stones between moves stay where they are.
    ///
    /// # Errors
    /// [`NoSuchMove`] when the number is not one of the record's.
    pub fn amended(&self, amendment: Amendment, options: Options) -> Result<Amended, NoSuchMove> {
        let moves = self.moves();
        let (number, most) = match amendment {
            Amendment::Insert { number, .. } => (number, moves.saturating_add(1)),
            Amendment::Delete { number } | Amendment::Replace { number, .. } => (number, moves),
        };
        if number == 0 || number > most {
            return Err(NoSuchMove { number, moves });
        }
        let is_move = |act: &Act| matches!(act, Act::Move { .. });
        let place = self.acts.iter().enumerate().filter(|(_, act)| is_move(act)).nth(number as usize - 1);
        let place = place.map_or(self.acts.len(), |(place, _)| place);
        let mut record = self.clone();
        let act = |Ply { color, point }: Ply| Act::Move { color, point };
        // Where a later move of the changed record stood before.
        let before: fn(u32) -> u32 = match amendment {
            Amendment::Insert { ply, .. } => {
                record.acts.insert(place, act(ply));
                |n| n - 1
            }
            Amendment::Delete { .. } => {
                record.acts.remove(place);
                |n| n + 1
            }
            Amendment::Replace { ply, .. } => {
                record.acts.splice(place..=place, [act(ply)]);
                |n| n
            }
        };
        let (old, new) = (self.replay(options), record.replay(options));
        let was = |finding: &Finding, at: u32| old.findings_at(before(at)).any(|f| f.kind == finding.kind);
        let put_in = !matches!(amendment, Amendment::Delete { .. });
        let wrong = |kind| matches!(kind, FindingKind::IllegalMove | FindingKind::OutOfTurn);
        let itself = new.findings_at(number).find(|f| put_in && wrong(f.kind)).cloned();
        let first_later = number + u32::from(put_in);
        let first = |kind: FindingKind| {
            let is_new = |f: &&Finding| f.kind == kind && f.at_move.is_some_and(|at| at >= first_later && !was(f, at));
            new.findings().iter().find(is_new).cloned()
        };
        let (impossible, out_of_turn) = (first(FindingKind::IllegalMove), first(FindingKind::OutOfTurn));
        Ok(Amended { record, itself, impossible, out_of_turn })
    }
}
