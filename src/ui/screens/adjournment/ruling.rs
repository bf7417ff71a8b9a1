//! The rules core's word on the envelope, and the referee's.

use super::say;
use crate::referee::{Adjournment, Consequence, Found, Outcome, Proposal, Ruling, Table, Verdict};
use crate::rules::{Color, Illegal};
use crate::ui::Cx;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Field, Icon, Segment, bits, choice, icon};
use crate::ui::words;
use eframe::egui::{Align, Frame, Layout, Margin, Rect, Sense, Ui, vec2};

/// The ruling as it is being chosen.
#[derive(Clone, Debug, Default)]
pub struct RulingDraft {
    /// As proposed, play on, both lose, otherwise.
    chosen: usize,
    reason: String,
}

impl RulingDraft {
    /// The referee means none of the rulings offered here: the dialog of all rulings is asked for.
    pub const fn is_otherwise(&self) -> bool {
        self.chosen == 3
    }

    pub fn ruling(&self, proposal: &Proposal) -> Ruling {
        let consequence = match self.chosen {
            1 => Consequence::PlayOn,
            2 => Consequence::End(Outcome::BothLose),
            _ => proposal.consequence,
        };
        Ruling { consequence, reason: self.reason.trim().to_owned() }
    }
}

/// What the rules say of what lay in the envelope, and what they would have happen.
pub fn verdict(
    ui: &mut Ui,
    cx: &Cx,
    table: &Table,
    adjournment: &Adjournment,
    found: Found,
    verdict: Verdict,
    proposal: Option<&Proposal>,
) {
    let l = cx.l;
    let t = theme::tokens(ui);
    let (tone, mark) = match verdict {
        Verdict::Valid { .. } => (Tone::Green, Icon::Check),
        Verdict::Forbidden(_) | Verdict::NoMove | Verdict::CopiesDiffer => (Tone::Red, Icon::Cross),
        Verdict::Resigned | Verdict::NoEnvelope => (Tone::Amber, Icon::Question),
    };
    let (title, because) = said(cx, table, adjournment, found, verdict);
    let shown = Frame::NONE.fill(t.tint(tone)).inner_margin(Margin { left: 16, right: 16, top: 10, bottom: 10 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(18.0, 24.0), Sense::hover());
            icon(ui.painter(), Rect::from_center_size(rect.center(), vec2(16.0, 16.0)), mark, t.tone(tone));
            bits::strong(ui, &title, Type::S18, tone);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let articles = proposal.map(|p| p.articles.as_slice()).unwrap_or_default();
                for article in articles {
                    bits::article(ui, &words::article(l, &article.0));
                }
            });
        });
        ui.add_space(4.0);
        ui.horizontal_top(|ui| {
            ui.add_space(26.0);
            ui.vertical(|ui| {
                bits::words(ui, &because, Type::S13, Tone::Ink);
                if let Some(proposal) = proposal {
                    ui.add_space(6.0);
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = 5.0;
                        bits::words(ui, &l.tr("adjournment-proposed"), Type::S15, Tone::Ink2);
                        bits::strong(ui, &say::consequence(l, proposal.consequence), Type::S15, Tone::Ink);
                    });
                }
            });
        });
    });
    let rect = shown.response.rect;
    let line = eframe::egui::Stroke::new(1.0, t.tone(tone));
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, line);
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, line);
}

fn said(cx: &Cx, table: &Table, adjournment: &Adjournment, found: Found, verdict: Verdict) -> (String, String) {
    let l = cx.l;
    let form = &adjournment.form;
    let size = form.position.size();
    let point = match adjournment.counted(found) {
        Found::Marked(point) => say::point(size, point),
        _ => String::new(),
    };
    match verdict {
        Verdict::Valid { captures } => {
            let reply = adjournment.mover.opponent();
            let title = match adjournment.counted(found) {
                Found::Pass => l.tr("adjournment-verdict-pass"),
                _ => l.tr_args("adjournment-verdict-valid", &[("point", point.into())]),
            };
            let taken = match captures {
                0 => l.tr("adjournment-verdict-takes-none"),
                n => l.tr_args("adjournment-verdict-takes", &[("n", n.into())]),
            };
            let time = l.side_time(&table.watch.control()[reply], form.times[reply]);
            let clock = l.tr_args("adjournment-verdict-clock", &[("side", say::key(reply).into()), ("time", time.into())]);
            (title, format!("{taken} {clock}"))
        }
        Verdict::Forbidden(reason) => {
            let title = l.tr_args("adjournment-verdict-forbidden", &[("reason", say::illegal(l, reason).into())]);
            (title, forbidden(cx, adjournment, &point, reason))
        }
        Verdict::NoMove => match found {
            Found::TwoMarks => (l.tr("adjournment-verdict-two"), l.tr("adjournment-verdict-two-why")),
            Found::Unclear => (l.tr("adjournment-verdict-unclear"), l.tr("adjournment-verdict-unclear-why")),
            _ => (l.tr("adjournment-verdict-nothing"), l.tr("adjournment-verdict-nothing-why")),
        },
        Verdict::NoEnvelope => {
            let title = if found == Found::Lost { "adjournment-verdict-lost" } else { "adjournment-verdict-damaged" };
            let side = say::key(adjournment.mover);
            (l.tr(title), l.tr_args("adjournment-verdict-gone-why", &[("side", side.into())]))
        }
        Verdict::CopiesDiffer => (l.tr("adjournment-verdict-copies"), l.tr("adjournment-verdict-copies-why")),
        Verdict::Resigned => (l.tr("adjournment-verdict-resigned"), l.tr("adjournment-verdict-resigned-why")),
    }
}

/// Why, from this board.
fn forbidden(cx: &Cx, adjournment: &Adjournment, point: &str, reason: Illegal) -> String {
    let l = cx.l;
    let form = &adjournment.form;
    let side = say::key(adjournment.mover);
    match (reason, form.position.moves) {
        (Illegal::Ko, Some(n)) => {
            let taker: Color = adjournment.mover.opponent();
            l.tr_args("adjournment-why-ko", &[("n", n.into()), ("side", say::key(taker).into()), ("point", point.into())])
        }
        (Illegal::Ko, None) => l.tr_args("adjournment-why-ko-plain", &[("point", point.into())]),
        (Illegal::Occupied, _) => l.tr_args("adjournment-why-occupied", &[("point", point.into())]),
        (Illegal::Suicide, _) => l.tr_args("adjournment-why-suicide", &[("point", point.into()), ("side", side.into())]),
        (Illegal::Superko { repeats }, _) => {
            l.tr_args("adjournment-why-superko", &[("point", point.into()), ("n", repeats.into())])
        }
        (Illegal::OffBoard | Illegal::OutOfTurn, _) => l.tr("adjournment-why-other"),
    }
}

/// The ruling: as proposed, or otherwise with a reason.
pub fn choose(ui: &mut Ui, cx: &Cx, draft: &mut RulingDraft, proposal: &Proposal) {
    let l = cx.l;
    bits::heading(ui, &l.tr("adjournment-ruling"));
    ui.add_space(6.0);
    let ways = ["adjournment-as-proposed", "adjournment-rule-play-on", "adjournment-rule-both", "adjournment-rule-otherwise"]
        .map(|id| l.tr(id));
    let ways: Vec<Segment> = ways.iter().map(|text| Segment::text(text)).collect();
    choice(ui, &l.tr("adjournment-ruling"), &ways, &mut draft.chosen);
    ui.add_space(8.0);
    if draft.is_otherwise() {
        bits::words(ui, &l.tr("adjournment-otherwise-next"), Type::S12, Tone::Ink2);
        return;
    }
    bits::label(ui, &l.tr("adjournment-grounds"));
    ui.add_space(3.0);
    ui.add(Field::new(&mut draft.reason, &l.tr("adjournment-grounds")).lines(2));
    ui.add_space(8.0);
    let differs = draft.ruling(proposal).consequence != proposal.consequence;
    let id = if differs { "adjournment-ruling-differs" } else { "adjournment-ruling-recorded" };
    bits::words(ui, &l.tr(id), Type::S12, if differs { Tone::Amber } else { Tone::Ink2 });
}
