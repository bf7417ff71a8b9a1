use super::adjournment::{self, AdjournmentForm};
use super::decision::{self, WrittenDecision};
use super::drawing::Drawing;
use super::envelope::{self, Envelope};
use super::protocol::RoundProtocol;
use super::receipt::{self, Receipt};
use super::report::ChiefReport;
use super::restoration::{self, RestorationAct};
use super::resumption::{self, ResumptionSheet};
use super::slips::{self, ResultSlip};
use super::tongues::{self, Tongues};
use super::values::Diagram;
use crate::i18n::L10n;
use serde_json::{Map, Value as Json, json};

/// A paper the station prints. The blank ones are the same sheets to be filled in by pen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paper {
    /// The adjournment form (Code 12.1-12.4), A4.
    Adjournment(Box<AdjournmentForm>),
    /// The same without values, with an empty board of 19 lines.
    BlankAdjournment,
    /// The face of an envelope of the given kind (Code 12.3).
    Envelope(Box<Envelope>, EnvelopeSheet),
    BlankEnvelope(EnvelopeSheet),
    /// Labels of 105 by 74 mm for envelopes, eight on an A4 sheet.
    Labels(Vec<Envelope>),
    /// Eight empty labels.
    BlankLabels,
    /// The sheet a game is resumed by (Code 12.4), A4.
    Resumption(Box<ResumptionSheet>),
    BlankResumption,
    /// Receipts for players, four on an A4 sheet, in such an order that the cut piles are in the order given.
    Receipts(Vec<Receipt>),
    /// Result slips, four on an A4 sheet, in such an order that the cut piles are in the order of tables.
    ResultSlips(Vec<ResultSlip>),
    /// Four empty slips.
    BlankResultSlips,
    /// A written decision (Code 14.5, 15.9, 17.1), A4, as many pages as its text takes.
    Decision(Box<WrittenDecision>),
    BlankDecision,
    /// The protocol of a round (Code 13.8), forty tables a page.
    Protocol(Box<RoundProtocol>),
    /// The act of a position put back (Code 16.3, 16.4), A4.
    Restoration(Box<RestorationAct>),
    BlankRestoration,
    /// A position by itself, with a line of words under it, on a page of its own size.
    Diagram(Box<Diagram>, Option<String>),
    /// The chief judge's report of the tournament (Code 14.4), A4, as many pages as it takes.
    Report(Box<ChiefReport>),
    /// Several papers as one, each beginning on a sheet of its own when both sides are printed.
    Pack(Box<Pack>),
}

/// Papers that are printed together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// What it is of: "KZ26 / 3".
    pub reference: String,
    pub papers: Vec<Paper>,
}

/// What the face of an envelope is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EnvelopeSheet {
    /// An envelope of 229 by 162 mm.
    #[default]
    C5,
    /// A sheet of A4 that is folded to A5 and glued, where there are no envelopes.
    FoldedA4,
}

/// The side of a diagram that is a paper by itself, mm.
pub const DIAGRAM_SIDE: f64 = 120.0;

/// What goes to the press: the template, the paper's title, and the values by name.
#[derive(Debug)]
pub(super) struct Composed {
    pub template: &'static str,
    pub title: String,
    pub data: Json,
}

impl Paper {
    /// How many papers are set for it.
    #[must_use]
    pub fn papers(&self) -> usize {
        match self {
            Paper::Pack(pack) => pack.papers.iter().map(Paper::papers).sum(),
            _ => 1,
        }
    }

    /// Sheets that players of two languages fill in together have room for both; the others are worded in the first.
    const fn is_bilingual(&self) -> bool {
        matches!(
            self,
            Paper::Adjournment(_) | Paper::BlankAdjournment | Paper::Envelope(..) | Paper::BlankEnvelope(_) | Paper::Receipts(_)
        )
    }

    /// What goes to the press; `None` for a pack, which is its papers.
    pub(super) fn compose(&self, tongues: Tongues) -> Option<Composed> {
        let mut composed = self.worded(tongues.first)?;
        if let Some(second) = tongues.second.filter(|_| self.is_bilingual())
            && let Some(other) = self.worded(second)
        {
            composed.data = tongues::merge(composed.data, other.data);
            if let Json::Object(values) = &mut composed.data {
                values.insert("t".to_owned(), tongues::labels(LABELS, tongues.first, second));
                values.insert("two".to_owned(), json!(true));
            }
        }
        Some(composed)
    }

    fn worded(&self, l: L10n) -> Option<Composed> {
        let (template, title, mut data) = match self {
            Paper::Adjournment(form) => ("adjournment.typ", form.title(l), form.values(l)),
            Paper::BlankAdjournment => ("adjournment.typ", l.tr("paper-adjournment-title"), adjournment::blank(l)),
            Paper::Envelope(envelope, sheet) => ("envelope.typ", envelope.title(l), on(*sheet, envelope.values(l))),
            Paper::BlankEnvelope(sheet) => ("envelope.typ", l.tr("paper-envelope-title"), on(*sheet, envelope::blank(l))),
            Paper::Labels(envelopes) => {
                let labels: Vec<Json> = envelopes.iter().map(|envelope| envelope.values(l)).collect();
                ("labels.typ", l.tr("paper-envelope-title"), json!({ "labels": labels }))
            }
            Paper::BlankLabels => {
                let labels = vec![envelope::blank(l); envelope::LABELS_ON_SHEET];
                ("labels.typ", l.tr("paper-envelope-title"), json!({ "labels": labels }))
            }
            Paper::Resumption(sheet) => ("resumption.typ", sheet.title(l), sheet.values(l)),
            Paper::BlankResumption => ("resumption.typ", l.tr("paper-resumption-title"), resumption::blank(l)),
            Paper::Receipts(receipts) => ("receipt.typ", l.tr("paper-receipt-title"), receipt::sheets(receipts, l)),
            Paper::ResultSlips(slips) => ("slips.typ", l.tr("paper-slips-title"), slips::sheets(slips, l)),
            Paper::BlankResultSlips => ("slips.typ", l.tr("paper-slips-title"), slips::blank()),
            Paper::Decision(decision) => ("decision.typ", decision.title(l), decision.values(l)),
            Paper::BlankDecision => ("decision.typ", l.tr("paper-decision-blank"), decision::blank(l)),
            Paper::Protocol(protocol) => ("protocol.typ", protocol.title(l), protocol.values(l)),
            Paper::Restoration(act) => ("restoration.typ", act.title(l), act.values(l)),
            Paper::BlankRestoration => ("restoration.typ", l.tr("paper-restoration-blank"), restoration::blank(l)),
            Paper::Diagram(diagram, caption) => {
                let drawing = Drawing::new(diagram, DIAGRAM_SIDE);
                ("diagram.typ", l.tr("paper-diagram-title"), json!({ "diagram": drawing, "caption": caption }))
            }
            Paper::Pack(_) => return None,
            Paper::Report(report) => ("report.typ", ChiefReport::title(l), report.values(l)),
        };
        if let Json::Object(values) = &mut data {
            values.insert("lang".to_owned(), json!(l.locale().tag()));
            values.insert("title".to_owned(), json!(title));
            values.insert("t".to_owned(), labels(l));
        }
        Some(Composed { template, title, data })
    }
}

fn on(sheet: EnvelopeSheet, mut data: Json) -> Json {
    if let Json::Object(values) = &mut data {
        values.insert("folded".to_owned(), json!(sheet == EnvelopeSheet::FoldedA4));
    }
    data
}

/// Every fixed word of papers, for templates: message `paper-label-black` is `t.at("black")`.
fn labels(l: L10n) -> Json {
    let fixed = LABELS.iter().map(|id| ((*id).to_owned(), json!(l.tr(&format!("paper-label-{id}")))));
    Json::Object(fixed.collect::<Map<_, _>>())
}

/// The labels templates may use, in the files as `paper-label-...`.
pub const LABELS: &[&str] = &[
    "check",
    "article",
    "black",
    "black-fill",
    "white-fill",
    "white",
    "judge",
    "round",
    "table",
    "round-small",
    "table-small",
    "rules",
    "handicap",
    "komi",
    "control",
    "board",
    "moves",
    "to-play",
    "ko",
    "stopped",
    "announced",
    "resumption",
    "common-part",
    "coordinates",
    "sides-parts",
    "prisoners",
    "penalties",
    "spent",
    "left",
    "byoyomi",
    "pause",
    "signatures",
    "signatures-note",
    "correction",
    "fold",
    "second-fold",
    "sealed",
    "open",
    "step-cross",
    "step-name",
    "letter",
    "number",
    "pass",
    "pass-note",
    "step-signature",
    "mistake",
    "mistake-note",
    "next",
    "diagram-elsewhere",
    "envelope",
    "move-written",
    "do-not-open",
    "kept-by",
    "place",
    "taken-by",
    "at-opening",
    "whole",
    "damaged",
    "opened-by",
    "envelope-note",
    "folded-note",
    "result",
    "points",
    "marks",
    "note",
    "remarks-by-hand",
    "hall-judge",
    "chief-judge",
    "protocol-legend",
    "protocol-foot",
    "long-notes",
    "see-list",
    "same-check",
    "order",
    "hall-clock",
    "compare",
    "recorded",
    "at-table",
    "in-envelope",
    "proposal",
    "article-column",
    "ruling",
    "move-made",
    "clock-started",
    "resumption-note",
    "receipt",
    "receipt-left",
    "receipt-kept",
    "receipt-received",
    "receipt-note",
    "commitment",
    "slip",
    "slip-blank-line",
    "black-small",
    "white-small",
    "draw",
    "both-lose",
    "points-small",
    "resignation",
    "time",
    "regulation",
    "count",
    "territory",
    "count-prisoners",
    "count-stones",
    "count-komi",
    "count-penalties",
    "total",
    "komi-short",
    "under-protest",
    "protest-note",
    "signature",
    "judge-time",
    "slip-note",
    "by-judge",
    "by-chief-judge",
    "by-committee",
    "by-organisers",
    "by-presidium",
    "round-table",
    "filed",
    "filed-by",
    "happened",
    "said",
    "evidence",
    "cause",
    "cause-organisation",
    "cause-rules",
    "cause-participant",
    "first-ruling",
    "decision",
    "effect-result",
    "effect-pairing",
    "effect-warnings",
    "effect-prizes",
    "effect-protest",
    "effect-appeal",
    "attachments",
    "attached-record",
    "attached-photo",
    "attached-statements",
    "dissent",
    "received-black",
    "received-white",
    "handed-over",
    "decision-copies",
    "journal-head",
    "sheet",
    "report-foot",
    "report-nothing",
    "report-numbers",
    "report-rounds",
    "report-rounds-note",
    "report-round",
    "report-start",
    "report-games",
    "report-draws",
    "report-both",
    "report-none",
    "report-absent",
    "report-time",
    "report-adjourned",
    "report-remarks",
    "report-warnings",
    "report-losses",
    "report-protests",
    "report-total",
    "report-articles",
    "report-about",
    "report-measures",
    "report-corrections",
    "report-corrections-note",
    "report-seat",
    "report-was-is",
    "report-who-when",
    "report-other",
    "report-rulings",
    "report-proposed",
    "report-further",
    "report-officials",
    "report-judges",
    "report-committee-label",
    "report-received",
    "report-protest-list",
    "report-against",
    "report-incident-list",
    "report-when",
    "report-who",
    "report-what",
    "report-by",
];
