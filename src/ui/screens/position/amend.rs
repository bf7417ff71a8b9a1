//! A move of the record put in, taken out or changed, and the first later move that becomes impossible by it (Code 16.3).

use super::editor::Editor;
use super::{PositionView, words};
use crate::rules::{Amendment, Detail, Finding, Notation, Ply, Point};
use crate::ui::theme::Type;
use crate::ui::widgets::{Button, ButtonSize, Field, Icon, Note, bits};
use crate::ui::{Cx, words as said};
use eframe::egui::Ui;
use std::sync::Arc;

/// What the last change of a move did to the moves after it.
#[derive(Debug)]
pub struct Consequence {
    /// The record it is about.
    game: usize,
    text: String,
    /// The move to look at.
    at: Option<u32>,
}

/// The point typed for a move, and what came of the last change.
#[derive(Debug, Default)]
pub struct AmendView {
    point: String,
    consequence: Option<Consequence>,
}

pub fn show(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    let l = cx.l;
    let Some((game, at)) = editor.record().map(|(game, at)| (Arc::clone(game), at)) else { return };
    let size = editor.size();
    let read = Notation::Standard.parse(size, &view.amend.point).ok();
    let passes = said_pass(cx, &view.amend.point);
    let ready = read.is_some() || passes;
    let point: Option<Point> = read;
    bits::row(ui, 26.0, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        bits::label(ui, &l.tr("position-amend"));
        ui.add(Field::new(&mut view.amend.point, &l.tr("position-amend-point")).bar().width(52.0).hint("K10"));
        let missing = l.tr("position-amend-needs-point");
        let start = l.tr("position-amend-at-start");
        let refused = (!ready).then_some(missing.as_str());
        let next = said::number(at.saturating_add(1));
        let here = || said::number(at);
        let mut wanted = None;
        let insert = l.tr_args("position-amend-insert", &[("n", next)]);
        if ui.add(Button::mark(Icon::Plus, &insert).size(ButtonSize::Bar).disabled(refused)).clicked() {
            let color = game.replay().at(at).to_play;
            wanted = Some(Amendment::Insert { number: at.saturating_add(1), ply: Ply { color, point } });
        }
        let refused = if at == 0 { Some(start.as_str()) } else { refused };
        let replace = l.tr_args("position-amend-replace", &[("n", here())]);
        if ui.add(Button::mark(Icon::Pen, &replace).size(ButtonSize::Bar).disabled(refused)).clicked()
            && let Some(now) = game.ply(at)
        {
            wanted = Some(Amendment::Replace { number: at, ply: Ply { color: now.color, point } });
        }
        let refused = (at == 0).then_some(start.as_str());
        let delete = l.tr_args("position-amend-delete", &[("n", here())]);
        if ui.add(Button::mark(Icon::Erase, &delete).size(ButtonSize::Bar).disabled(refused)).clicked() {
            wanted = Some(Amendment::Delete { number: at });
        }
        if let Some(amendment) = wanted {
            carry_out(cx, view, editor, amendment);
        }
    });
}

/// "пас" or "pass".
fn said_pass(cx: &Cx, text: &str) -> bool {
    let text = text.trim().to_lowercase();
    text == cx.l.tr("position-passed").to_lowercase() || text == "pass"
}

fn carry_out(cx: &Cx, view: &mut PositionView, editor: &mut Editor, amendment: Amendment) {
    let l = cx.l;
    let amended = match editor.amend(amendment) {
        Ok(amended) => amended,
        Err(error) => {
            view.say(error.to_string(), editor.revision());
            return;
        }
    };
    view.amend.point.clear();
    view.drop_handles();
    let size = editor.size();
    let reason = |finding: &Finding| match finding.detail {
        Detail::Reason(reason) => said::illegal_words(l, reason),
        Detail::Side(side) => l.tr_args("position-amend-twice", &[("side", said::side(l, side).into())]),
        _ => String::new(),
    };
    let line = |id: &str, finding: &Finding| {
        let point = finding.points.first().map_or_else(|| l.tr("position-passed"), |p| words::point(size, *p));
        let n = finding.at_move.unwrap_or(0);
        l.tr_args(id, &[("n", said::number(n)), ("point", point.into()), ("reason", reason(finding).into())])
    };
    let first = amended.impossible.as_ref().or(amended.out_of_turn.as_ref());
    let mut lines: Vec<String> = Vec::new();
    lines.extend(amended.itself.as_ref().map(|f| line("position-amend-itself", f)));
    lines.push(match &amended.impossible {
        Some(finding) => line("position-amend-impossible", finding),
        None => l.tr("position-amend-all-possible"),
    });
    lines.extend(amended.out_of_turn.as_ref().map(|f| line("position-amend-out-of-turn", f)));
    let game = editor.record().map_or(0, |(game, _)| Arc::as_ptr(game) as usize);
    let at = first.and_then(|finding| finding.at_move);
    view.amend.consequence = Some(Consequence { game, text: lines.join(" "), at });
}

/// What the last change did, over the list of moves, as long as its record is in hand.
pub fn consequence(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    let Some((game, _)) = editor.record() else { return };
    let game = Arc::as_ptr(game) as usize;
    let Some(said) = view.amend.consequence.as_ref().filter(|c| c.game == game) else { return };
    let tone = if said.at.is_some() { crate::ui::theme::Tone::Amber } else { crate::ui::theme::Tone::Green };
    let mut to = None;
    ui.add_space(4.0);
    Note::new(tone).text(&said.text).show_with(ui, |ui| {
        if let Some(n) = said.at {
            let text = cx.l.tr_args("position-amend-show", &[("n", crate::ui::words::number(n))]);
            if bits::link(ui, &text, Type::S12).clicked() {
                to = Some(n);
            }
        }
    });
    if let Some(n) = to {
        editor.go_to(n);
        view.drop_handles();
    }
}
