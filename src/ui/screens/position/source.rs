//! What can be held against what: the board, the record, the form, what the journal holds, each player's own record.

use super::editor::Editor;
use super::{PositionView, table};
use crate::referee::PositionSource;
use crate::rules::{Color, Point, Setup};
use crate::ui::{Cx, words as said};

/// One of two positions held against each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Source {
    /// What stands on the board of the window now.
    #[default]
    Board,
    /// The record in hand, after a move.
    Record,
    /// The position the journal holds for the table.
    Table,
    /// The form of the table's adjournment.
    Form,
    /// The last position of a player's own record.
    Sheet(Color),
}

/// A source that is there, with its words.
pub struct Offer {
    pub source: Source,
    pub words: String,
}

impl Source {
    const ALL: [Source; 6] =
        [Source::Board, Source::Record, Source::Table, Source::Form, Source::Sheet(Color::Black), Source::Sheet(Color::White)];

    /// All that can be chosen now.
    pub fn offers(cx: &Cx, view: &PositionView, editor: &Editor) -> Vec<Offer> {
        let there = |source: &Source| source.setup(cx, view, editor, "").is_some();
        Self::ALL.into_iter().filter(there).map(|source| Offer { source, words: source.words(cx) }).collect()
    }

    fn words(self, cx: &Cx) -> String {
        let l = cx.l;
        match self {
            Source::Board => l.tr("position-against-board"),
            Source::Record => l.tr("position-against-record"),
            Source::Table => l.tr("position-against-table"),
            Source::Form => l.tr("position-against-form"),
            Source::Sheet(side) => l.tr_args("position-against-sheet", &[("side", said::side_of(l, side).into())]),
        }
    }

    /// The position; `at` is the move typed beside a record, empty for the one in hand.
    pub fn setup(self, cx: &Cx, view: &PositionView, editor: &Editor, at: &str) -> Option<Setup> {
        match self {
            Source::Board => Some(editor.setup().clone()),
            Source::Record => editor.record().map(|(game, now)| game.replay().at(number(at, now))),
            Source::Table => table(cx)?.position.as_ref().map(|position| position.setup.clone()),
            Source::Form => table(cx)?.adjournments.last().map(|adjournment| adjournment.form.position.clone()),
            Source::Sheet(side) => view.sheets.end(side).cloned(),
        }
    }

    /// Where the position comes from, as the journal says it, with its last move.
    pub fn origin(self, cx: &Cx, view: &PositionView, editor: &Editor, at: &str) -> (PositionSource, Option<Point>) {
        match self {
            Source::Board => (editor.source(), editor.last_move()),
            Source::Record => match editor.record() {
                Some((game, now)) => {
                    let n = number(at, now).min(game.moves());
                    let source = PositionSource::Record { name: game.name().to_owned(), moves: n, edited: game.is_changed() };
                    (source, game.ply(n).and_then(|ply| ply.point))
                }
                None => (PositionSource::SetUp, None),
            },
            Source::Table => match table(cx).and_then(|t| t.position.as_ref()) {
                Some(position) => (position.source.clone(), position.last_move),
                None => (PositionSource::SetUp, None),
            },
            Source::Form => {
                let last = table(cx).and_then(|t| t.adjournments.last()).and_then(|a| a.form.last_move);
                (PositionSource::Form, last)
            }
            Source::Sheet(side) => {
                let moves = view.sheets.moves(side);
                (PositionSource::Record { name: self.words(cx), moves, edited: false }, view.sheets.last_move(side))
            }
        }
    }
}

/// The move typed, else the one in hand.
pub fn number(typed: &str, now: u32) -> u32 {
    typed.trim().parse().unwrap_or(now)
}
