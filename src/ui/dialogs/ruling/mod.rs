//! The proposal and the ruling: what the rules would have happen, its articles and facts, and what the referee decides.

mod aside;
mod choices;
mod matter;

use crate::app::{Action, Pending};
use crate::clock::Millis;
use crate::i18n::{L10n, WallTime};
use crate::referee::{Command, Consequence, Incident, Measure, Ruling, Table};
use crate::rules::{Color, Sides};
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{
    Dialog, DurationField, Field, Proposal, RadioRow, article, heading, label, stone_dot, strong, warning_card, words,
};
use crate::ui::{Cx, words as say};
use choices::{Choice, Does, choices};
use eframe::egui::{Align, CornerRadius, Layout, Rect, Shape, Ui, epaint::RectShape, pos2, vec2};
use matter::About;

/// What was chosen and typed so far.
#[derive(Debug, Default)]
pub struct RulingView {
    /// Which of the choices; the first is the proposal.
    chosen: usize,
    reason: String,
    /// Times typed for "other times", prefilled once.
    times: Option<Sides<String>>,
}

impl RulingView {
    /// Forgets everything: the proposal was ruled on or left.
    pub fn reset(&mut self) {
        if *self != RulingView::default() {
            *self = RulingView::default();
        }
    }
}

impl PartialEq for RulingView {
    fn eq(&self, other: &RulingView) -> bool {
        self.chosen == other.chosen && self.reason == other.reason && self.times == other.times
    }
}

const WIDTH: f32 = 800.0;
const ASIDE: f32 = 268.0;

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut RulingView) {
    let Some(pending) = &cx.model.pending else { return };
    let (l, state) = (cx.l, cx.model.state());
    let about = About::of(&pending.command, &pending.proposal);
    let table = about.table.and_then(|id| state.table(id));
    let all = choices(l, state, &about, pending, table, &aside::desk(cx));
    let at = view.chosen.min(all.len().saturating_sub(1));
    let decided = all.get(at).and_then(|c| decided(l, c, view, &about, table, pending));
    let ruled = match &decided {
        Some(Decided::Ruling(consequence)) => Some(*consequence),
        _ => None,
    };
    let needs_reason = about.always_reasoned || decided.is_some() && ruled.is_none_or(|c| c != pending.proposal.consequence);
    let refused = match decided {
        None => Some(l.tr("ruling-times-wrong")),
        Some(_) if needs_reason && view.reason.trim().is_empty() => Some(l.tr("ruling-reason-missing")),
        Some(_) => all.get(at).and_then(|c| c.refused.clone()),
    };
    let main = match all.get(at).map(|c| c.does) {
        Some(Does::RemarkInstead) => l.tr("rule-remark-instead"),
        Some(Does::Refer) => l.tr("rule-refer"),
        _ => say::main_button(l, ruled.unwrap_or(pending.proposal.consequence), about.matter),
    };
    let title = about.title(l, state);
    let card = about.warning_count(state).map(|n| n.to_string());
    let seat = table.map(|t| {
        let color = about.side;
        let name = color.map(|c| state.names(t, c, crate::referee::Player::full_name));
        let place = say::table_title(l, t.id).to_lowercase();
        (color, name.map_or_else(|| place.clone(), |n| format!("{n}, {place}")))
    });
    let shown = Dialog::new("ruling", &title).width(WIDTH).show(
        ui.ctx(),
        |ui| {
            if let Some(number) = &card {
                warning_card(ui, number, &l.tr("measure-warning"));
            }
        },
        |ui| {
            if let Some((color, text)) = &seat {
                words(ui, text, Type::S13, Tone::Ink);
                if let Some(color) = color {
                    stone_dot(ui, *color, 14.0, &say::side(l, *color));
                }
            }
        },
        |ui| {
            let back = ui.painter().add(Shape::Noop);
            let edge = ui.painter().add(Shape::Noop);
            let columns = ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 34.0;
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
                    let most = (ui.available_width() - ASIDE).max(240.0);
                    ui.set_width(most);
                    left(ui, cx, view, &about, pending, &all, needs_reason);
                });
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
                    ui.set_width(ASIDE - 32.0);
                    aside::show(ui, cx, &about, table, pending.at.mono);
                });
            });
            let t = theme::tokens(ui);
            let inner = columns.response.rect;
            let right = ui.max_rect().right() + 18.0;
            let panel = Rect::from_min_max(pos2(right - ASIDE, inner.top() - 12.0), pos2(right, inner.bottom() + 12.0));
            ui.painter().set(back, RectShape::filled(panel, CornerRadius::ZERO, t.bg));
            let line = Rect::from_min_size(panel.min, vec2(1.0, panel.height()));
            ui.painter().set(edge, RectShape::filled(line, CornerRadius::ZERO, t.line));
        },
        |ui| footer(ui, l, &main, refused.as_deref()),
    );
    view.chosen = view.chosen.min(all.len().saturating_sub(1));
    match (shown.footer, decided) {
        (Answer::Main, Some(Decided::Entry(incident))) => {
            cx.action(Action::DropPending);
            cx.command(Command::EnterIncident { incident, ruling: None });
        }
        (Answer::Main, Some(Decided::Ruling(consequence))) => {
            cx.action(Action::Rule(Ruling { consequence, reason: view.reason.trim().to_owned() }));
        }
        (Answer::Cancel, _) => cx.action(Action::DropPending),
        _ if shown.close => cx.action(Action::DropPending),
        _ => {}
    }
}

fn left(ui: &mut Ui, cx: &Cx, view: &mut RulingView, about: &About, pending: &Pending, all: &[Choice], needs_reason: bool) {
    let (l, state) = (cx.l, cx.model.state());
    for (name, text) in about.facts(l, state) {
        row(ui, &name, &text);
    }
    let mut taken = vec![l.time_seconds(WallTime::from(pending.at))];
    if let Some(id) = about.table {
        taken.push(l.tr_args("shell-round", &[("round", say::number(id.round))]).to_lowercase());
        if let Some(table) = state.table(id) {
            taken.push(aside::clocks_now(l, table, pending.at.mono));
        }
    }
    row(ui, &l.tr("ruling-taken"), &taken.join(" · "));
    if pending.anew {
        words(ui, &l.tr("ruling-anew"), Type::S12, Tone::Amber);
    }
    ui.add_space(2.0);
    let proposal = &pending.proposal;
    let what = say::consequence_text(l, state, about.table, about.matter, proposal.consequence);
    let because = say::basis_text(l, &cx.model.history, proposal.basis);
    let first = proposal.articles.first().map(|a| say::article(l, &a.0)).unwrap_or_default();
    let tone = if matches!(proposal.consequence, Consequence::End(_)) { Tone::Red } else { Tone::Accent };
    let lead = l.tr("ruling-proposed");
    let _ = Proposal { lead: &lead, ruling: &what, article: &first, because: &because, tone }.show(ui);
    let more: Vec<String> = proposal.articles.iter().skip(1).map(|a| say::article(l, &a.0)).collect();
    if !more.is_empty() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            label(ui, &l.tr("ruling-see-also"));
            for text in &more {
                article(ui, text);
            }
        });
    }
    ui.add_space(4.0);
    heading(ui, &l.tr("ruling-decision"));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (at, choice) in all.iter().enumerate() {
            let on = view.chosen == at;
            let refused = choice.refused.as_deref();
            if (RadioRow { text: &choice.text, note: &choice.note, on, refused }).show(ui).clicked() {
                view.chosen = at;
            }
        }
    });
    if all.get(view.chosen).is_some_and(|c| c.does == Does::Times) {
        times(ui, cx, view, about, pending);
    }
    ui.add_space(2.0);
    let name = l.tr(if needs_reason { "ruling-reason-required" } else { "reason" });
    label(ui, &name);
    ui.add(Field::new(&mut view.reason, &l.tr("reason")).lines(2));
    if pending.reason_needed && view.reason.trim().is_empty() {
        words(ui, &l.tr("ruling-reason-missing"), Type::S12, Tone::Red);
    }
}

fn row(ui: &mut Ui, name: &str, text: &str) {
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(vec2(84.0, 16.0), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(84.0);
            label(ui, name);
        });
        words(ui, text, Type::S12, Tone::Ink2);
    });
}

/// The fields of "other times".
fn times(ui: &mut Ui, cx: &Cx, view: &mut RulingView, about: &About, pending: &Pending) {
    let l = cx.l;
    let Some(table) = about.table.and_then(|id| cx.model.state().table(id)) else { return };
    let start = choices::times_now(table, pending);
    let texts = view.times.get_or_insert_with(|| start.map(|_, time| l.hms(time.left())));
    let parse = |text: &str| text.trim().parse::<Millis>().ok();
    let say_back = |value: Millis| l.hms(value);
    let wrong = l.tr("not-a-length");
    ui.horizontal_top(|ui| {
        ui.add_space(22.0);
        for color in Color::BOTH {
            let name = l.tr_args("ruling-time-of", &[("side", say::side_of(l, color).into())]);
            strong(ui, &say::side_capital(l, color), Type::S13, Tone::Ink);
            DurationField::new(&mut texts[color], &name, &parse, &say_back, &wrong).width(110.0).show(ui);
        }
    });
}

/// What the main button would have recorded.
enum Decided {
    Ruling(Consequence),
    /// Another entry in place of the warning.
    Entry(Box<Incident>),
}

/// What a choice would do; `None` while its times cannot be read.
fn decided(
    l: L10n,
    choice: &Choice,
    view: &RulingView,
    about: &About,
    table: Option<&Table>,
    pending: &Pending,
) -> Option<Decided> {
    let entry = |measure: Measure, lead: String| {
        let incident = about.incident()?;
        let said = [lead, incident.note.trim().to_owned(), view.reason.trim().to_owned()];
        let note = said.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ");
        Some(Decided::Entry(Box::new(Incident { measure, note, ..incident.clone() })))
    };
    match choice.does {
        Does::Rule(consequence) => Some(Decided::Ruling(consequence)),
        Does::RemarkInstead => entry(Measure::Remark, String::new()),
        Does::Refer => entry(Measure::Note, l.tr("ruling-referred-note")),
        Does::Times => {
            let (table, texts) = (table?, view.times.as_ref());
            let running = match pending.proposal.consequence {
                Consequence::Clocks { running, .. } => running,
                _ => None,
            };
            let times = choices::times_typed(table, pending, texts)?;
            Some(Decided::Ruling(Consequence::Clocks { times, running }))
        }
    }
}
