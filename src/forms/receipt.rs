//! The players' receipt of a handed-over envelope (Code 12.3): what they need to know to come back.

use super::adjournment::AdjournmentForm;
use super::check::{self, Kind};
use super::values::{Player, grade, shortened, side, side_of, stone};
use crate::i18n::L10n;
use crate::rules::Color;
use serde_json::{Value as Json, json};

/// Receipts on a sheet of A4.
pub(super) const ON_SHEET: usize = 4;

/// A receipt of one side of an adjourned game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    pub form: AdjournmentForm,
    /// Who is given it.
    pub side: Color,
    /// Who keeps the envelope, and where, as far as it is known.
    pub keeper: String,
    pub kept_at: String,
    /// The commitment of the electronic envelope.
    pub commitment: Option<String>,
}

impl Receipt {
    fn values(&self, l: L10n) -> Json {
        let form = &self.form;
        let check = form.check();
        let reference = form.reference();
        let mover = form.to_play;
        let person = |color: Color| {
            let player: &Player = &form.players[color];
            json!({ "name": player.names(), "grade": grade(player.rank, l), "signed": player.signed() })
        };
        let kept = [self.keeper.trim(), self.kept_at.trim()].into_iter().filter(|t| !t.is_empty()).collect::<Vec<_>>().join(", ");
        json!({
            "event": form.event.name,
            "line": l.tr_args("paper-slip-line", &[("round", form.round.into()), ("date", l.weekday_date(form.date).into())]),
            "table": form.table.to_string(),
            "for": { "stone": stone(self.side), "text": l.tr_args("paper-receipt-for", &[("side", side(self.side, l).into())]) },
            "black": person(Color::Black),
            "white": person(Color::White),
            "envelope": l.tr_args("paper-envelope-number", &[("number", form.envelope.into())]),
            "adjournment": l.tr_args("paper-adjournment-number", &[("number", form.adjournment.into())]),
            "to_play": side_of(mover, l),
            "move": l.tr_args("paper-receipt-move", &[("number", form.moves.saturating_add(1).into())]),
            "resumption": form.resumption.map(|at| l.weekday_date_time(at)),
            "place": form.place,
            "left": [left(form, Color::Black, l), left(form, Color::White, l)],
            "kept": if kept.is_empty() { Json::Null } else { json!(kept) },
            "commitment": self.commitment,
            "judge": shortened(&form.judge),
            "check": check.to_string(),
            "qr": check::qr(&check::payload(Kind::Receipt, &reference, check.digits())),
        })
    }
}

/// "1:06:10", "3 × 0:30".
fn left(form: &AdjournmentForm, color: Color, l: L10n) -> String {
    l.side_time(&form.control, form.left[color])
}

/// The receipts as they lie on their sheets: cut, the piles are in the order given.
pub(super) fn sheets(receipts: &[Receipt], l: L10n) -> Json {
    let count = receipts.len().div_ceil(ON_SHEET);
    let sheets: Vec<Vec<Json>> = (0..count)
        .map(|sheet| (0..ON_SHEET).filter_map(|pile| receipts.get(pile * count + sheet)).map(|r| r.values(l)).collect())
        .collect();
    json!({ "sheets": sheets })
}
