//! Words of an adjournment: sides, steps, what was found in the envelope.

use crate::i18n::L10n;
use crate::referee::{Adjournment, Consequence, MoveKind, Outcome, Player, Rank, State, Step, Table};
use crate::rules::{Color, Illegal, Notation, Point, Size};
use crate::ui::words;

/// The side as messages choose by it.
pub const fn key(side: Color) -> &'static str {
    match side {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// "чёрные".
pub fn side(l: L10n, side: Color) -> String {
    l.tr(key(side))
}

/// A message that speaks of one side.
pub fn of_side(l: L10n, id: &str, side: Color) -> String {
    l.tr_args(id, &[("side", key(side).into())])
}

pub fn name(state: &State, table: &Table, side: Color) -> String {
    state.names(table, side, Player::short_name)
}

/// The rank of a side's first player, short: "4д".
pub fn rank(l: L10n, state: &State, table: &Table, side: Color) -> String {
    let rank = table.players[side].first().and_then(|id| state.player(*id)).map_or(Rank::Unknown, |p| p.rank);
    words::rank_short(l, rank)
}

pub fn point(size: Size, at: Point) -> String {
    Notation::Standard.format(size, at)
}

const fn step_key(step: Step) -> &'static str {
    match step {
        Step::OpponentFills => "opponent-fills",
        Step::MoveDecided => "move-decided",
        Step::Completed => "completed",
        Step::Signed => "signed",
        Step::Marked => "marked",
        Step::OpenChecked => "open-checked",
        Step::Enveloped => "enveloped",
        Step::Inscribed => "inscribed",
        Step::Kept => "kept",
    }
}

/// What the step is: "Соперник заполняет форму, идут часы чёрных".
pub fn step(l: L10n, step: Step, adjournment: &Adjournment) -> String {
    let id = match (step, adjournment.kind) {
        (Step::Marked, MoveKind::Open(_)) => "adjournment-step-played".to_owned(),
        _ => format!("adjournment-step-{}", step_key(step)),
    };
    of_side(l, &id, adjournment.mover)
}

/// Who does it.
pub fn step_by(l: L10n, step: Step, adjournment: &Adjournment) -> String {
    if !step.applies(adjournment.kind) {
        return l.tr("adjournment-by-not-needed");
    }
    of_side(l, &format!("adjournment-by-{}", step_key(step)), adjournment.mover)
}

/// The button that records it.
pub fn step_button(l: L10n, step: Step, adjournment: &Adjournment) -> String {
    match (step, adjournment.kind) {
        (Step::Marked, MoveKind::Open(_)) => l.tr("adjournment-do-played"),
        _ => of_side(l, &format!("adjournment-do-{}", step_key(step)), adjournment.mover),
    }
}

/// What is missing while the step is open.
pub fn step_missing(l: L10n, step: Step, adjournment: &Adjournment) -> String {
    match (step, adjournment.kind) {
        (Step::Marked, MoveKind::Open(_)) => l.tr("adjournment-missing-played"),
        _ => of_side(l, &format!("adjournment-missing-{}", step_key(step)), adjournment.mover),
    }
}

/// "Ход запрещён: ко".
pub fn illegal(l: L10n, reason: Illegal) -> String {
    l.tr(match reason {
        Illegal::Occupied => "adjournment-illegal-occupied",
        Illegal::Suicide => "adjournment-illegal-suicide",
        Illegal::Ko => "adjournment-illegal-ko",
        Illegal::Superko { .. } => "adjournment-illegal-superko",
        Illegal::OffBoard => "adjournment-illegal-off-board",
        Illegal::OutOfTurn => "adjournment-illegal-out-of-turn",
    })
}

/// What a ruling does to the game, as a button says it: "поражение чёрных", "игра продолжается".
pub fn consequence(l: L10n, consequence: Consequence) -> String {
    match consequence {
        Consequence::End(Outcome::Win { winner, .. }) => of_side(l, "adjournment-loses", winner.opponent()),
        Consequence::End(Outcome::BothLose) => l.tr("adjournment-both-lose"),
        Consequence::End(Outcome::Draw) => l.tr("adjournment-draw"),
        Consequence::End(Outcome::NoResult) => l.tr("adjournment-no-result"),
        Consequence::PlayOn | Consequence::Clocks { .. } | Consequence::Restart { .. } => l.tr("adjournment-play-on"),
    }
}
