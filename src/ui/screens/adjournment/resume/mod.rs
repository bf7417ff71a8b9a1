//! The resumption (12.4): board, prisoners and clocks against the form, the minute to check, then what lay in the envelope.

mod boards;
mod checks;
mod foot;

use super::{ruling, say, when};
use crate::clock::{Millis, Stamp};
use crate::referee::{Adjournment, Check, Found, MoveKind, Proposal, Regulation, Table, TableId, propose};
use crate::rules::{Options, Point, Setup};
use crate::ui::Cx;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::envelope::EnvelopeDialog;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Icon, RadioRow, bits, paint, scroll};
use crate::ui::words;
use eframe::egui::{Align, Frame, Layout, Margin, Rect, Ui, UiBuilder, pos2, vec2};
use std::time::Duration;

const FOOT: f32 = 49.0;

/// What is seen and typed at a resumption, until it is recorded. Empty before the envelope is opened.
#[derive(Debug, Default)]
pub struct ResumeView {
    of: Option<(TableId, u16)>,
    /// The board that stands on the table, where it was set up here.
    seen: Option<Setup>,
    cursor: Option<Point>,
    pick: Option<Pick>,
    coordinate: String,
    pub ruling: ruling::RulingDraft,
}

/// What lay in the envelope, as far as it was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pick {
    Marked(Option<Point>),
    Pass,
    Unmarked,
    TwoMarks,
    Unclear,
    Resignation,
    /// There is no envelope, or none that can be trusted.
    Lost,
    Damaged,
}

impl Pick {
    const fn found(self) -> Option<Found> {
        match self {
            Pick::Marked(Some(point)) => Some(Found::Marked(point)),
            Pick::Marked(None) => None,
            Pick::Pass => Some(Found::Pass),
            Pick::Unmarked => Some(Found::Unmarked),
            Pick::TwoMarks => Some(Found::TwoMarks),
            Pick::Unclear => Some(Found::Unclear),
            Pick::Resignation => Some(Found::Resignation),
            Pick::Lost => Some(Found::Lost),
            Pick::Damaged => Some(Found::Damaged),
        }
    }
}

/// How far the resumption is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// Checks to be made first.
    Check(Vec<Check>),
    Begin,
    /// The minute runs: so much is left.
    Minute(Millis),
    /// The envelope may be opened.
    Open,
    /// It is open: what lay in it?
    Look,
}

fn stage(adjournment: &Adjournment, regulation: &Regulation, now: Stamp) -> Stage {
    let open = |check: Check| !adjournment.checks.contains_key(&check);
    let (mover, opponent) = (Check::present(adjournment.mover), Check::present(adjournment.replies()));
    let waits = regulation.opened_before_opponent && open(opponent);
    if waits {
        return Stage::Check([opponent, mover].into_iter().filter(|c| open(*c)).collect());
    }
    if let Some(check) = [Check::Board, Check::Prisoners, Check::Clocks].into_iter().find(|c| open(*c)) {
        return Stage::Check(vec![check]);
    }
    let Some(since) = adjournment.checking_since else { return Stage::Begin };
    let left = regulation.checking_time() - (now.mono - since.mono);
    if left.is_positive() {
        Stage::Minute(left)
    } else if open(Check::EnvelopeIntact) {
        Stage::Open
    } else {
        Stage::Look
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut ResumeView, table: &Table, adjournment: &Adjournment, area: Rect) {
    let Some(regulation) = cx.model.state().regulation() else { return };
    if view.of != Some((table.id, adjournment.number)) {
        let marked = match adjournment.kind {
            MoveKind::Open(point) => Some(Pick::Marked(Some(point))),
            MoveKind::Sealed => None,
        };
        *view = ResumeView { of: Some((table.id, adjournment.number)), pick: marked, ..ResumeView::default() };
    }
    let t = theme::tokens(ui);
    let gone = view.pick.and_then(Pick::found).is_some_and(Found::is_without_envelope);
    let stage = match stage(adjournment, regulation, cx.model.now) {
        // There is nothing to open: straight to the ruling.
        Stage::Open if gone => Stage::Look,
        other => other,
    };
    let options = regulation.rule_set().options;
    let side = (area.height() - 60.0).min(area.width() - 520.0).max(280.0);
    let split = area.left() + side + 36.0;
    let left = Rect::from_min_max(area.min + vec2(12.0, 10.0), pos2(split, area.bottom()));
    let right = Rect::from_min_max(pos2(split, area.top()), area.max);
    ui.painter().rect_filled(Rect::from_min_size(right.min, vec2(1.0, right.height())), 0.0, t.edge);
    let right = right.with_min_x(right.left() + 1.0);

    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("resume-board"), |ui| {
        if stage == Stage::Look {
            boards::look(ui, cx, view, table, adjournment, options, side);
        } else {
            boards::compare(ui, cx, view, adjournment, side);
        }
    });
    let foot = Rect::from_min_max(pos2(right.left(), right.bottom() - FOOT), right.max);
    let body = Rect::from_min_max(right.min, pos2(right.right(), foot.top()));
    ui.scope_builder(UiBuilder::new().max_rect(body).id_salt("resume-right"), |ui| {
        scroll(ui, "resume-scroll", |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            checks::show(ui, cx, view, table, adjournment, &stage);
            bits::divider(ui);
            if stage == Stage::Look {
                if !gone {
                    contents(ui, cx, view, adjournment);
                }
                electronic(ui, cx, view, table, adjournment);
                verdict(ui, cx, view, table, adjournment, options);
            } else {
                section(ui, |ui| {
                    bits::words(ui, &cx.l.tr("adjournment-move-later"), Type::S12, Tone::Dim);
                });
            }
        });
    });
    paint::top_line(ui.painter(), foot, t.line);
    let inside = UiBuilder::new()
        .max_rect(foot.shrink2(vec2(16.0, 0.0)))
        .layout(Layout::left_to_right(Align::Center))
        .id_salt("resume-foot");
    ui.scope_builder(inside, |ui| foot::buttons(ui, cx, view, table, adjournment, &stage, options));
    if matches!(stage, Stage::Minute(_)) {
        ui.ctx().request_repaint_after(Duration::from_millis(500));
    }
}

fn section(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    Frame::NONE.inner_margin(Margin { left: 16, right: 16, top: 8, bottom: 8 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
}

fn contents(ui: &mut Ui, cx: &Cx, view: &mut ResumeView, adjournment: &Adjournment) {
    let l = cx.l;
    let size = adjournment.form.position.size();
    section(ui, |ui| {
        bits::heading(ui, &l.tr("adjournment-in-envelope"));
        ui.add_space(3.0);
        let marked = match view.pick {
            Some(Pick::Marked(Some(point))) => {
                l.tr_args("adjournment-found-marked-at", &[("point", say::point(size, point).into())])
            }
            _ => l.tr("adjournment-found-marked"),
        };
        let loses = l.tr("adjournment-found-loses");
        let rules = l.tr("adjournment-found-ruled");
        let ways = [
            (Pick::Marked(None), marked, ""),
            (Pick::Pass, l.tr("adjournment-found-pass"), ""),
            (Pick::Unmarked, l.tr("adjournment-found-nothing"), loses.as_str()),
            (Pick::TwoMarks, l.tr("adjournment-found-two"), loses.as_str()),
            (Pick::Unclear, l.tr("adjournment-found-unclear"), loses.as_str()),
            (Pick::Resignation, l.tr("adjournment-found-resignation"), rules.as_str()),
        ];
        for (pick, text, note) in ways {
            let on = match (view.pick, pick) {
                (Some(Pick::Marked(_)), Pick::Marked(_)) => true,
                (chosen, pick) => chosen == Some(pick),
            };
            if (RadioRow { text: &text, note, on, refused: None }).show(ui).clicked() && !on {
                view.pick = Some(pick);
                view.ruling = ruling::RulingDraft::default();
            }
        }
    });
}

/// The second copy: opened by the mover's passphrase, and held against the paper.
fn electronic(ui: &mut Ui, cx: &mut Cx, view: &ResumeView, table: &Table, adjournment: &Adjournment) {
    let Some(copy) = &adjournment.electronic else { return };
    let l = cx.l;
    section(ui, |ui| {
        bits::heading(ui, &l.tr("envelope-electronic-heading"));
        ui.add_space(3.0);
        if cx.model.sealing == Some(table.id) {
            bits::words(ui, &l.tr("envelope-electronic-busy"), Type::S12, Tone::Ink2);
            return;
        }
        let Some(opened) = copy.opened else {
            let text = l.tr_args("envelope-electronic-closed", &[("commitment", copy.sealed.printed().into())]);
            bits::words(ui, &text, Type::S12, Tone::Ink2);
            ui.add_space(4.0);
            let refused = super::frozen(cx);
            let text = l.tr("envelope-unseal");
            let button = Button::new(&text).icon(Icon::Lock).size(ButtonSize::Bar);
            if ui.add(button.disabled(refused.as_deref())).clicked() {
                cx.dialog(Dialog::Envelope(EnvelopeDialog::unseal(table.id)));
            }
            return;
        };
        let held = words::found_words(l, cx.model.state(), opened.found);
        bits::words(ui, &l.tr_args("envelope-electronic-holds", &[("move", held.into())]), Type::S13, Tone::Ink);
        let (id, tone) = match view.pick.and_then(Pick::found) {
            None => return,
            Some(found) if found.is_without_envelope() => ("envelope-electronic-replaces", Tone::Amber),
            Some(found) if adjournment.copies_differ(found) => ("envelope-electronic-differs", Tone::Red),
            Some(_) => ("envelope-electronic-agrees", Tone::Green),
        };
        bits::words(ui, &l.tr(id), Type::S12, tone);
    });
}

fn verdict(ui: &mut Ui, cx: &mut Cx, view: &mut ResumeView, table: &Table, adjournment: &Adjournment, options: Options) {
    let Some(found) = view.pick.and_then(Pick::found) else { return };
    let verdict = propose::verdict(table, options, found);
    let proposal = proposal(view, table, options, found);
    ruling::verdict(ui, cx, table, adjournment, found, verdict, proposal.as_ref());
    if let Some(proposal) = proposal {
        section(ui, |ui| ruling::choose(ui, cx, &mut view.ruling, &proposal));
    }
}

/// What the rules would have happen: for the move itself, or for a coordinate that names another point than the mark.
fn proposal(view: &ResumeView, table: &Table, options: Options, found: Found) -> Option<Proposal> {
    propose::sealed_move(table, options, found).or_else(|| propose::coordinate(table, options, found, view.coordinate.trim()))
}

/// "10:00" of the appointment, for lists.
pub fn appointment(cx: &Cx, adjournment: &Adjournment) -> String {
    when::say(cx.l, adjournment.resumption, cx.model.now)
}
