//! How a disturbed board can have come about: the smallest explanations, one click to take one. Nothing changes by itself.

use super::compare::{self, Pair};
use super::editor::Editor;
use super::source::{Source, number};
use super::{PositionView, words};
use crate::referee::Disturbance;
use crate::rules::{Change, Explanation, Since, repair, repair_record};
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{Button, ButtonSize, Mark, MarkKind, bits, paint};
use crate::ui::{Cx, keys, words as said};
use eframe::egui::{self, Align, Frame, Key, Layout, Margin, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo};
use std::sync::Arc;

/// Shown before more are asked for.
const FIRST: usize = 3;

/// The explanations of the pair compared last.
#[derive(Debug, Default)]
pub struct Repairs {
    of: Option<(Pair, u64)>,
    found: Vec<Explanation>,
    chosen: usize,
    all: bool,
}

impl Repairs {
    /// The one that is looked at.
    fn chosen(&self) -> Option<&Explanation> {
        self.found.get(self.chosen)
    }

    /// Works them out anew when something else is compared.
    fn keep_up(&mut self, cx: &Cx, view: &PositionView, editor: &Editor) {
        let Some(pair) = compare::pair(cx, view, editor) else {
            *self = Repairs::default();
            return;
        };
        // A record explains with its later moves too: another record is another question.
        let record = editor.record().map_or(0, |(game, _)| Arc::as_ptr(game) as usize as u64);
        if self.of.as_ref().is_some_and(|(of, game)| *of == pair && *game == record) {
            return;
        }
        let explained = match (view.right, editor.record()) {
            (Source::Record, Some((game, at))) => repair_record(game.replay(), number(&view.right_move, at), &pair.now),
            _ => repair(&pair.right, &pair.now, editor.options()),
        };
        // Boards of other lines have no explanation.
        let found = explained.unwrap_or_default();
        *self = Repairs { of: Some((pair, record)), found, chosen: 0, all: false };
    }
}

/// Marks of the explanation looked at: arrows back, ghosts where something belongs.
pub fn marks(view: &PositionView) -> Option<Vec<Mark>> {
    let explanation = view.repairs.chosen()?;
    let mut marks = Vec::new();
    for change in &explanation.changes {
        match *change {
            Change::Moved { color, from, to } => {
                marks.push(Mark::new(from, MarkKind::Ghost { color, tone: Tone::Accent }));
                marks.push(Mark::new(to, MarkKind::Ring(Tone::Accent)));
                marks.push(Mark::new(to, MarkKind::Arrow { to: from, tone: Tone::Accent }));
            }
            Change::Swapped { black, white } => {
                marks.push(Mark::new(black, MarkKind::Ring(Tone::Accent)));
                marks.push(Mark::new(white, MarkKind::Ring(Tone::Accent)));
                marks.push(Mark::new(black, MarkKind::Arrow { to: white, tone: Tone::Accent }));
            }
            Change::Missing { color, point } => {
                marks.push(Mark::new(point, MarkKind::Ghost { color, tone: Tone::Red }));
                marks.push(Mark::new(point, MarkKind::Cross(Tone::Red)));
            }
            Change::Extra { point, .. } => marks.push(Mark::new(point, MarkKind::Ring(Tone::Amber))),
            Change::Recolored { point, .. } => marks.push(Mark::new(point, MarkKind::Ring(Tone::Red))),
        }
    }
    Some(marks)
}

pub fn show(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    let l = cx.l;
    let mut repairs = std::mem::take(&mut view.repairs);
    repairs.keep_up(cx, view, editor);
    let can_take = view.now == Source::Board;
    let shown = if repairs.all { repairs.found.len() } else { repairs.found.len().min(FIRST) };
    let mut take = None;
    for (n, explanation) in repairs.found.iter().take(shown).enumerate() {
        let on = n == repairs.chosen;
        let (clicked, taken) = card(ui, cx, editor, n, explanation, on, can_take);
        if clicked {
            repairs.chosen = n;
        }
        if taken {
            take = Some(n);
        }
        ui.add_space(6.0);
    }
    if shown < repairs.found.len() {
        let left = u32::try_from(repairs.found.len() - shown).unwrap_or(u32::MAX);
        if bits::link(ui, &l.tr_args("position-repair-more", &[("n", left.into())]), Type::S12).clicked() {
            repairs.all = true;
        }
    }
    if !repairs.found.is_empty() {
        bits::words(ui, &l.tr("position-repair-nothing-changes"), Type::S12, Tone::Dim);
        ui.add_space(4.0);
    }
    let nothing_focused = ui.memory(|m| m.focused().is_none()) && !egui::Popup::is_any_open(ui.ctx());
    if can_take && nothing_focused && !repairs.found.is_empty() && keys::letter(ui, Key::Enter) {
        take = Some(repairs.chosen);
    }
    let taken = take.and_then(|n| repairs.found.get(n).cloned());
    view.repairs = repairs;
    if let Some(explanation) = taken {
        put_back(cx, view, editor, &explanation);
    }
}

/// One explanation; whether it was clicked, and whether it was taken.
fn card(ui: &mut Ui, cx: &Cx, editor: &Editor, n: usize, explanation: &Explanation, on: bool, can_take: bool) -> (bool, bool) {
    let (l, t, size) = (cx.l, theme::tokens(ui), editor.size());
    let summary = words::explanation(l, size, explanation);
    let details = words::changes(l, size, &explanation.changes);
    let cost = l.tr_args("position-repair-cost", &[("cost", words::cost(l, explanation.cost).into())]);
    let border = if on { Stroke::new(measure::FOCUS_WIDTH, t.acc) } else { Stroke::new(1.0, t.line) };
    let mut taken = false;
    let scope = ui.scope_builder(UiBuilder::new().id_salt(("repair", n)).sense(Sense::click()), |ui| {
        let frame = Frame::NONE.fill(t.card).stroke(border).corner_radius(measure::RADIUS_CARD);
        frame.inner_margin(Margin::symmetric(8, 6)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            bits::row(ui, 20.0, |ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                bits::key_cap(ui, &(n + 1).to_string());
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    bits::words(ui, &cost, Type::S12, Tone::Ink2);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        let room = ui.available_rect_before_wrap();
                        paint::line(ui.painter(), room, Align::Min, &summary, Type::S13.bold(), t.ink);
                    });
                });
            });
            ui.add(egui::Label::new(egui::RichText::new(&details).font(Type::S12.font()).color(t.ink2)).wrap());
            if on {
                bits::row(ui, 26.0, |ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    let other = l.tr("position-repair-other-board");
                    let refused = (!can_take).then_some(other.as_str());
                    let text = l.tr("position-repair-take");
                    let button = Button::new(&text).main().size(ButtonSize::Bar).hint("Enter").disabled(refused);
                    taken = ui.add(button).clicked();
                });
            }
        });
    });
    let response = scope.response;
    let spoken = l.tr_args(
        "position-repair-spoken",
        &[("n", said::number(n + 1)), ("summary", summary.into()), ("cost", cost.into()), ("details", details.into())],
    );
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, on, &spoken));
    if response.has_focus() {
        paint::focus_ring(ui.painter(), response.rect, measure::RADIUS_CARD, t);
    }
    (response.clicked(), taken)
}

/// Puts the board back as this explanation has it; one step, which can be undone.
fn put_back(cx: &Cx, view: &mut PositionView, editor: &mut Editor, explanation: &Explanation) {
    let (mut basis, last_move) = view.right.origin(cx, view, editor, &view.right_move);
    if let (Since::Recorded(n), crate::referee::PositionSource::Record { moves, .. }) = (&explanation.since, &mut basis) {
        *moves = *n;
    }
    let disturbance = Disturbance { found: editor.setup().clone(), basis: basis.clone(), changes: explanation.changes.clone() };
    let record = editor.record().map(|(game, at)| (Arc::clone(game), at));
    match (view.right, record, &explanation.since) {
        (Source::Record, Some((game, at)), since) => {
            let sure = number(&view.right_move, at);
            let (n, played) = match since {
                Since::Nothing => (sure, &[][..]),
                Since::Recorded(n) => (*n, &[][..]),
                Since::Played(plies) => (game.moves(), &plies[..]),
            };
            editor.restore_record(game, n, played, disturbance);
        }
        (_, _, since) => {
            let last = match since {
                Since::Played(plies) => plies.last().and_then(|ply| ply.point),
                _ => last_move,
            };
            editor.restore_board(explanation.restored.clone(), last, basis, disturbance);
        }
    }
    view.drop_handles();
    view.difference = None;
    let text = cx.l.tr("position-repair-done");
    view.say(text, editor.revision());
}
