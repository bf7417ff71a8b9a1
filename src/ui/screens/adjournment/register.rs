//! The register of envelopes: every one of the tournament, where it is, through whose hands it went, whether its seal is whole.

use super::{say, when};
use crate::i18n::WallTime;
use crate::referee::{Adjournment, CustodyAct, Registered, Role, Step, TableId, Whereabouts};
use crate::ui::Cx;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::envelope::{Entry, EnvelopeDialog};
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{Button, ButtonSize, bits, paint, scroll_rows};
use eframe::egui::{self, Align, Frame, Margin, Rect, Sense, Ui, pos2, vec2};

/// The envelope chosen in the register.
pub type Chosen = Option<(TableId, u16)>;

/// Columns' left edges: number, place, pair, where, keeper, handed over, taken out, seal, term.
const COLUMNS: [f32; 9] = [0.0, 44.0, 120.0, 400.0, 540.0, 800.0, 890.0, 980.0, 1110.0];
const WIDTH: f32 = 1240.0;
const HEADS: [&str; 9] = ["number", "table", "pair", "where", "keeper", "handed", "taken", "seal", "term"];

fn column(row: Rect, n: usize) -> Rect {
    let squeeze = (row.width() / WIDTH).min(1.4);
    let at = |x: f32| row.left() + 12.0 + x * squeeze;
    let left = COLUMNS.get(n).copied().unwrap_or(0.0);
    let right = COLUMNS.get(n + 1).copied().unwrap_or(WIDTH);
    Rect::from_min_max(pos2(at(left), row.top()), pos2(at(right).min(row.right()) - 8.0, row.bottom()))
}

pub fn head(ui: &mut Ui, cx: &Cx) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), measure::TABLE_HEAD), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, t.bg);
    paint::bottom_line(ui.painter(), rect, t.line);
    for (n, id) in HEADS.iter().enumerate() {
        let text = cx.l.tr(&format!("envelope-column-{id}"));
        paint::line(ui.painter(), column(rect, n), Align::Min, &text, Type::S11.font(), t.dim);
    }
}

pub fn rows(ui: &mut Ui, cx: &Cx, chosen: &mut Chosen) {
    let all = cx.model.state().envelopes();
    if all.is_empty() {
        Frame::NONE.inner_margin(Margin::symmetric(12, 12)).show(ui, |ui| {
            bits::words(ui, &cx.l.tr("envelope-empty"), Type::S13, Tone::Dim);
        });
        return;
    }
    let height = theme::density(ui.ctx()).row().max(22.0);
    scroll_rows(ui, "envelope-rows", height, all.len(), |ui, range| {
        for envelope in all.get(range).unwrap_or_default() {
            row(ui, cx, *envelope, chosen, height);
        }
    });
}

fn row(ui: &mut Ui, cx: &Cx, envelope: Registered<'_>, chosen: &mut Chosen, height: f32) {
    let l = cx.l;
    let t = theme::tokens(ui);
    let key = (envelope.id(), envelope.adjournment.number);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let texts = texts(cx, envelope);
    let number = envelope.adjournment.envelope.number;
    let title = l.tr_args(
        "envelope-line",
        &[("number", number.into()), ("round", envelope.id().round.0.into()), ("table", envelope.id().table.0.into())],
    );
    let spoken = std::iter::once(title.as_str())
        .chain(texts.iter().skip(2).map(String::as_str))
        .filter(|s| !s.is_empty())
        .collect::<Vec<_>>()
        .join(", ");
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Row, true, *chosen == Some(key), &spoken));
    let painter = ui.painter();
    if *chosen == Some(key) {
        painter.rect_filled(rect, 0.0, t.sel);
    } else if response.hovered() {
        painter.rect_filled(rect, 0.0, t.hover);
    }
    let broken = envelope.adjournment.broken_seal().is_some();
    for (n, text) in texts.iter().enumerate() {
        let tone = match (n, broken) {
            (7, true) => t.red,
            (3, _) if envelope.adjournment.whereabouts() == Whereabouts::Gone => t.red,
            (1 | 5 | 6, _) => t.ink2,
            _ => t.ink,
        };
        let font = if n == 0 { Type::S13.bold() } else { Type::S13.font() };
        paint::line(painter, column(rect, n), Align::Min, text, font, tone);
    }
    painter.rect_filled(Rect::from_min_max(pos2(rect.left(), rect.bottom() - 1.0), rect.max), 0.0, t.hair);
    if response.has_focus() {
        paint::focus_inside(painter, rect, 0, t);
    }
    if response.clicked() {
        *chosen = Some(key);
    }
}

/// A row's words, column by column.
fn texts(cx: &Cx, envelope: Registered<'_>) -> [String; 9] {
    let l = cx.l;
    let state = cx.model.state();
    let (table, adjournment) = (envelope.table, envelope.adjournment);
    let name = |side| say::name(state, table, side);
    let pair = l.tr_args(
        "envelope-pair",
        &[("black", name(crate::rules::Color::Black).into()), ("white", name(crate::rules::Color::White).into())],
    );
    let pair = match adjournment.number {
        1 => pair,
        n => l.tr_args("envelope-second", &[("pair", pair.into()), ("n", n.into())]),
    };
    let at = |stamp: crate::clock::Stamp| l.time(WallTime::from(stamp));
    let handed = adjournment.custody.iter().rev().find(|c| matches!(c.act, CustodyAct::HandedOver { .. })).map(|c| c.at);
    let handed = handed.or(adjournment.steps.get(&Step::Kept).copied());
    let taken = adjournment.custody.iter().rev().find(|c| matches!(c.act, CustodyAct::TakenOut { .. })).map(|c| c.at);
    let broken = adjournment.custody.iter().find(|c| matches!(c.act, CustodyAct::SealBroken { .. })).map(|c| c.at);
    let seal = match (adjournment.whereabouts(), broken) {
        (_, Some(stamp)) => l.tr_args("envelope-seal-broken", &[("time", at(stamp).into())]),
        (Whereabouts::Unsealed | Whereabouts::Gone, None) => String::new(),
        _ => l.tr("envelope-seal-whole"),
    };
    let keeper = [adjournment.envelope.keeper.as_str(), adjournment.envelope.place.as_str()];
    [
        adjournment.envelope.number.to_string(),
        l.tr_args("envelope-place", &[("round", table.id.round.0.into()), ("table", table.id.table.0.into())]),
        pair,
        l.tr(whereabouts(adjournment)),
        keeper.into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().join(", "),
        handed.map(at).unwrap_or_default(),
        taken.map(at).unwrap_or_default(),
        seal,
        if adjournment.is_open() { when::say(l, adjournment.resumption, cx.model.now) } else { String::new() },
    ]
}

/// The message that says where an envelope is.
pub fn whereabouts(adjournment: &Adjournment) -> &'static str {
    match adjournment.whereabouts() {
        Whereabouts::Unsealed => "envelope-where-unsealed",
        Whereabouts::Sealed => "envelope-where-sealed",
        Whereabouts::Kept => "envelope-where-kept",
        Whereabouts::TakenOut => "envelope-where-taken",
        Whereabouts::Opened => "envelope-where-opened",
        Whereabouts::Gone => "envelope-where-gone",
    }
}

/// Who sits at the desk.
fn desk(cx: &Cx) -> String {
    let chosen = cx.model.settings.desk.trim();
    let officials = cx.model.state().foundation.iter().flat_map(|f| &f.officials);
    let chief = officials.filter(|o| o.role == Role::ChiefJudge).map(|o| o.name.clone()).next();
    if chosen.is_empty() { chief.unwrap_or_default() } else { chosen.to_owned() }
}

/// What can be recorded of the chosen envelope.
pub fn actions(ui: &mut Ui, cx: &mut Cx, chosen: Chosen) {
    let l = cx.l;
    let found = chosen.and_then(|(id, number)| {
        let table = cx.model.state().table(id)?;
        table.adjournment().filter(|a| a.number == number).map(|a| (id, a))
    });
    let refused = super::frozen(cx).or_else(|| match (chosen, found) {
        (None, _) => Some(l.tr("envelope-choose")),
        (Some(_), None) => Some(l.tr("envelope-is-opened")),
        (_, Some((_, a))) if a.opened.is_some() => Some(l.tr("envelope-is-opened")),
        _ => None,
    });
    let kept = found.is_some_and(|(_, a)| a.whereabouts() == Whereabouts::Kept);
    let not_kept = (!kept).then(|| l.tr("envelope-not-kept"));
    let buttons = [
        (Entry::HandOver, "envelope-hand-over", refused.clone()),
        (Entry::TakeOut, "envelope-take-out", refused.clone().or(not_kept)),
        (Entry::Break, "envelope-break", refused),
    ];
    for (entry, id, refused) in buttons {
        let text = l.tr(id);
        if ui.add(Button::new(&text).size(ButtonSize::Bar).disabled(refused.as_deref())).clicked()
            && let Some((table, _)) = chosen
        {
            let desk = desk(cx);
            cx.dialog(Dialog::Envelope(EnvelopeDialog::register(cx.model.state(), table, entry, &desk)));
        }
    }
}
