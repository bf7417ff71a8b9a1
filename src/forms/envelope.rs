//! The envelope of a sealed move (Code 12.3), and the label that makes any envelope one.

use super::check::{self, Check, Kind};
use super::values::{Event, MoveMode, Player, grade, short_grade, shortened, side_of};
use crate::i18n::{L10n, WallTime};
use crate::rules::{Color, Sides};
use serde_json::{Value as Json, json};

/// Labels of 105 by 74 mm on a sheet of A4.
pub(super) const LABELS_ON_SHEET: usize = 8;

/// What stands on the outside of the envelope; made from its form by [`super::AdjournmentForm::envelope`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    pub event: Event,
    /// The day of the round.
    pub date: WallTime,
    pub round: u16,
    pub table: u32,
    /// Which adjournment of the game, from 1.
    pub adjournment: u16,
    /// The envelope's number in the tournament.
    pub number: u16,
    pub players: Sides<Player>,
    /// In pair go, the partner who seals.
    pub mover: Option<String>,
    /// The number of the move inside.
    pub move_number: u32,
    pub to_play: Color,
    pub mode: MoveMode,
    pub resumption: Option<WallTime>,
    pub place: Option<String>,
    /// Surname and initials.
    pub judge: String,
    /// The check value of the form inside.
    pub check: Check,
    /// The commitment of the electronic envelope, where there is one.
    pub commitment: Option<String>,
}

impl Envelope {
    fn reference(&self) -> String {
        format!("{}/{}/{}/{}", self.event.code, self.round, self.table, self.adjournment)
    }

    pub(super) fn title(&self, l: L10n) -> String {
        format!("{} {}", l.tr("paper-envelope-title"), self.reference())
    }

    pub(super) fn values(&self, l: L10n) -> Json {
        let mover = self.to_play;
        let witness = mover.opponent();
        let person = |color: Color| {
            let player = &self.players[color];
            json!({
                "name": player.names(),
                "grade": grade(player.rank, l),
                "short": short_grade(player.rank, l),
                "signed": player.signed(),
            })
        };
        let sealed = self.mode == MoveMode::Sealed;
        let number = |id: &str| l.tr_args(id, &[("number", self.move_number.into())]);
        json!({
            "heading": l.tr("paper-envelope-title"),
            "event": self.event.name,
            "line": l.tr_args("paper-envelope-line", &[
                ("event", (&self.event.name).into()),
                ("round", self.round.into()),
                ("date", l.weekday_date(self.date).into()),
            ]),
            "number": self.number.to_string(),
            "adjournment": l.tr_args("paper-adjournment-number", &[("number", self.adjournment.into())]),
            "check": self.check.to_string(),
            "qr": check::qr(&check::payload(Kind::Envelope, &self.reference(), self.check.digits())),
            "round": self.round.to_string(),
            "table": self.table.to_string(),
            "black": person(Color::Black),
            "white": person(Color::White),
            "to_play": side_of(mover, l),
            "move": number(if sealed { "paper-move-sealed" } else { "paper-move-open" }),
            "move_short": number(if sealed { "paper-move-sealed-short" } else { "paper-move-open-short" }),
            "mover": self.mover.as_deref().map(shortened),
            "resumption": self.resumption.map(|at| l.weekday_date_time(at)),
            "place": self.place,
            "opened": l.tr_args("paper-opened-at-table", &[
                ("table", self.table.into()),
                ("witness", side_of(witness, l).text.into()),
                // The sentence ends with a full stop of its own.
                ("name", self.players[witness].signed().trim_end_matches('.').into()),
            ]),
            "opened_short": l.tr_args("paper-opened-before", &[("witness", side_of(witness, l).text.into())]),
            "black_role": role(Color::Black, sealed.then_some(mover), l),
            "white_role": role(Color::White, sealed.then_some(mover), l),
            "judge": shortened(&self.judge),
            "commitment": self.commitment,
        })
    }
}

/// The face without values.
pub(super) fn blank(l: L10n) -> Json {
    json!({
        "heading": l.tr("paper-envelope-title"),
        "opened": l.tr("paper-opened-blank"),
        "opened_short": l.tr("paper-opened-blank-short"),
        "black_role": l.tr("black-capital"),
        "white_role": l.tr("white-capital"),
    })
}

/// Who signs, and which of them sealed it.
fn role(color: Color, sealer: Option<Color>, l: L10n) -> String {
    let name = l.tr(match color {
        Color::Black => "black-capital",
        Color::White => "white-capital",
    });
    if sealer == Some(color) { l.tr_args("paper-sealed-by", &[("side", name.into())]) } else { name }
}
