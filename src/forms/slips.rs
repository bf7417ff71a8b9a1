//! Result slips (Code 13.4-13.8, 14.9): what the players of a table hand in.

use super::check::{self, Check, Digest, Kind};
use super::values::{Event, Player, Rules, grade, short_grade, stone};
use crate::i18n::{L10n, WallTime};
use crate::rules::{Color, Komi, Sides};
use serde_json::{Value as Json, json};

/// Slips on a sheet of A4.
pub(super) const ON_SHEET: usize = 4;

/// The slip of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultSlip {
    pub event: Event,
    /// The day of the round.
    pub date: WallTime,
    pub round: u16,
    pub table: u32,
    pub players: Sides<Player>,
    /// Decides which tradition's row of the count is dashed out; for other rules both stay open.
    pub rules: Rules,
    /// Handicap stones, 0 for none.
    pub handicap: u8,
    /// Komi for White.
    pub komi: Komi,
}

impl ResultSlip {
    /// The check value of the slip.
    pub fn check(&self) -> Check {
        let mut digest = Digest::new("result-slip");
        digest.line("event", &self.event.name);
        digest.line("reference", self.reference());
        digest.line("date", self.date.utc.0.div_euclid(60_000));
        for (color, player) in self.players.iter() {
            digest.line(stone(color), player.names());
        }
        digest.line("rules", self.rules.digest());
        digest.line("handicap", self.handicap);
        digest.line("komi", self.komi.in_quarters());
        digest.check()
    }

    fn reference(&self) -> String {
        format!("{}/{}/{}", self.event.code, self.round, self.table)
    }

    fn values(&self, l: L10n) -> Json {
        let check = self.check();
        let person = |color: Color| {
            let player = &self.players[color];
            json!({
                "name": player.names(),
                "grade": grade(player.rank, l),
                "short": short_grade(player.rank, l),
            })
        };
        json!({
            "event": self.event.name,
            "line": l.tr_args("paper-slip-line", &[
                ("round", self.round.into()),
                ("date", l.weekday_date(self.date).into()),
            ]),
            "table": self.table.to_string(),
            "black": person(Color::Black),
            "white": person(Color::White),
            "handicap": if self.handicap == 0 { l.tr("paper-none") } else { self.handicap.to_string() },
            "komi": l.quarters(self.komi.in_quarters().into()),
            "komi_signed": l.signed_quarters(self.komi.in_quarters().into()),
            "rules": self.rules.text(l),
            "without_prisoners": self.rules == Rules::Chinese,
            "without_stones": self.rules == Rules::Japanese,
            "check": check.to_string(),
            "qr": check::qr(&check::payload(Kind::ResultSlip, &self.reference(), check.digits())),
        })
    }
}

/// The slips as they lie on their sheets: the first of every sheet are the first tables, so that the four piles, cut and laid
/// on each other, are in the order of tables.
pub(super) fn sheets(slips: &[ResultSlip], l: L10n) -> Json {
    let count = slips.len().div_ceil(ON_SHEET);
    let sheets: Vec<Vec<Json>> = (0..count)
        .map(|sheet| (0..ON_SHEET).filter_map(|pile| slips.get(pile * count + sheet)).map(|slip| slip.values(l)).collect())
        .collect();
    json!({ "sheets": sheets })
}

/// One sheet of slips without values.
pub(super) fn blank() -> Json {
    json!({ "sheets": [vec![json!({}); ON_SHEET]] })
}
