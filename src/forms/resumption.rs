//! The resumption sheet (Code 12.4, 16.3, 2.2-2.4): the open part of the form again, as the form itself lies in the envelope,
//! and what is done, found and ruled when the game goes on.

use super::adjournment::{AdjournmentForm, merge};
use super::check::{self, Kind};
use super::drawing::Drawing;
use super::values::{Diagram, grade, point_name, shortened, side_of};
use crate::clock::{Millis, SideTime};
use crate::i18n::L10n;
use crate::rules::{Color, Size};
use serde_json::{Value as Json, json};

/// A game about to be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResumptionSheet {
    /// What was printed when the game was adjourned; the check value is the same.
    pub form: AdjournmentForm,
    /// The judge of the resumption, when it is known: surname and initials.
    pub judge: Option<String>,
    /// Surname and initials.
    pub chief_judge: String,
    /// The commitment of the electronic envelope, where there is one.
    pub commitment: Option<String>,
}

/// The diagram's square, mm.
const DIAGRAM: f64 = 92.0;

impl ResumptionSheet {
    pub(super) fn title(&self, l: L10n) -> String {
        format!("{} {}", l.tr("paper-resumption-title"), self.form.reference())
    }

    pub(super) fn values(&self, l: L10n) -> Json {
        let form = &self.form;
        let check = form.check();
        let mover = form.to_play;
        let size = form.diagram.size();
        let person = |color: Color| {
            let player = &form.players[color];
            json!({ "name": player.names(), "grade": grade(player.rank, l), "signed": player.signed() })
        };
        let main = |color: Color| match form.left[color] {
            SideTime::Main { left } => l.hms_long(left),
            _ => l.hms_long(Millis::ZERO),
        };
        let pause = |color: Color| {
            let id = if form.pause_taken[color] { "paper-warnings-pause-taken" } else { "paper-warnings-pause-not-taken" };
            l.tr_args(id, &[("warnings", form.warnings[color].into())])
        };
        let both = |text: &dyn Fn(Color) -> String| json!([text(Color::Black), text(Color::White)]);
        let mut caption = Vec::new();
        if let Some(last) = form.diagram.last() {
            let args = [("number", form.moves.into()), ("point", point_name(size, last).into())];
            caption.push(l.tr_args("paper-legend-last", &args));
        }
        if let Some(ko) = form.diagram.ko() {
            caption.push(l.tr_args("paper-caption-ko", &[("point", point_name(size, ko).into())]));
        }
        let on_board = |color: Color| size.iter().filter(|point| form.diagram.stone(*point) == Some(color)).count();
        let mut data = frame(&form.diagram, Some(mover), form.resumption.map(|at| l.time(at)), l);
        let values = json!({
            "event": form.event.name,
            "line": l.tr_args("paper-resumption-line", &[("round", form.round.into())]),
            "table": l.tr_args("paper-resumption-table", &[("table", form.table.into())]),
            "envelope": l.tr_args("paper-envelope-number", &[("number", form.envelope.into())]),
            "check": check.to_string(),
            "qr": check::qr(&check::payload(Kind::Resumption, &form.reference(), check.digits())),
            "black": person(Color::Black),
            "white": person(Color::White),
            "caption": caption,
            "to_play": side_of(mover, l),
            "caption_move": l.tr_args("paper-caption-move", &[("number", form.moves.saturating_add(1).into())]),
            "caption_count": l.tr_args("paper-caption-count", &[
                ("black", on_board(Color::Black).into()),
                ("white", on_board(Color::White).into()),
            ]),
            "rows": [
                both(&|color| format!("{} · {}", form.prisoners[color], form.penalties[color])),
                both(&main),
                both(&|color| l.byoyomi_state(&form.control, form.left[color])),
                both(&pause),
            ],
            "judge": self.judge.as_deref().map(shortened),
            "chief_judge": shortened(&self.chief_judge),
            "commitment": self.commitment,
        });
        merge(&mut data, values);
        data
    }
}

/// What the sheet says of any game: the order of things and what the rules propose for each finding.
fn frame(diagram: &Diagram, mover: Option<Color>, time: Option<String>, l: L10n) -> Json {
    let (of_mover, of_opponent) = match mover {
        Some(color) => (side_of(color, l).text, side_of(color.opponent(), l).text),
        None => (l.tr("paper-of-mover"), l.tr("paper-of-opponent")),
    };
    let args = [
        ("mover", of_mover.into()),
        ("opponent", of_opponent.into()),
        ("time", time.unwrap_or_else(|| "__ : __".to_owned()).into()),
    ];
    let order: Vec<String> = ORDER.iter().map(|id| l.tr_args(&format!("paper-order-{id}"), &args)).collect();
    let findings: Vec<Json> = FINDINGS
        .iter()
        .map(|(id, article)| {
            json!({
                "finding": l.tr_args(&format!("paper-finding-{id}"), &args),
                "proposal": l.tr_args(&format!("paper-proposal-{id}"), &args),
                "article": article,
            })
        })
        .collect();
    let rows: Vec<String> = ROWS.iter().map(|id| l.tr(&format!("paper-compare-{id}"))).collect();
    json!({
        "heading": l.tr("paper-resumption-title"),
        "diagram": Drawing::new(diagram, DIAGRAM),
        "order": order,
        "compare": rows,
        "findings": findings,
    })
}

/// The sheet without values.
pub(super) fn blank(l: L10n) -> Json {
    frame(&Diagram::empty(Size::STANDARD), None, None, l)
}

/// The steps of a resumption (Code 12.4) in their order.
const ORDER: [&str; 10] =
    ["taken", "set-up", "black", "white", "prisoners", "clocks", "check-begins", "check-ends", "opened", "compared"];

const ROWS: [&str; 4] = ["prisoners", "main", "byoyomi", "warnings"];

/// What an envelope can hold, and the article that says what follows.
const FINDINGS: [(&str, &str); 8] = [
    ("clear", "12.4"),
    ("pass", "2.4"),
    ("differ", "12.4"),
    ("unclear", "12.4"),
    ("forbidden", "12.4, 2.2–2.3"),
    ("position", "16.3"),
    ("other", "12.4"),
    ("lost", "—"),
];
