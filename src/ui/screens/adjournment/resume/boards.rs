//! The board at a resumption: what stands on the table before the opening, the mark on the diagram after it.

use super::{Pick, ResumeView};
use crate::referee::{Adjournment, Check, Found, Table, Verdict, propose};
use crate::rules::{Color, Notation, Options, Point};
use crate::ui::Cx;
use crate::ui::screens::adjournment::board::Picture;
use crate::ui::screens::adjournment::{ruling, say};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Field, Icon, Mark, MarkKind, Preview, bits, icon};
use eframe::egui::{Align, Key, Layout, Rect, Sense, Ui, UiBuilder, vec2};

/// The board's heading, with what stands at its right.
fn board_head(ui: &mut Ui, side: f32, title: &str, right: impl FnOnce(&mut Ui)) {
    let (rect, _) = ui.allocate_exact_size(vec2(side, 30.0), Sense::hover());
    let row = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)).id_salt(title);
    ui.scope_builder(row, |ui| {
        bits::strong(ui, title, Type::S15, Tone::Ink);
        ui.with_layout(Layout::right_to_left(Align::Center), right);
    });
    ui.add_space(6.0);
}

/// Before the envelope is opened: what stands on the table against the form, point by point.
pub(super) fn compare(ui: &mut Ui, cx: &mut Cx, view: &mut ResumeView, adjournment: &Adjournment, side: f32) {
    let l = cx.l;
    let form = &adjournment.form.position;
    let size = form.size();
    let settled = adjournment.checks.contains_key(&Check::Board);
    let seen = view.seen.as_ref().unwrap_or(form);
    let different: Vec<Point> = form.differences(seen).into_iter().map(|(point, _, _)| point).collect();
    board_head(ui, side, &l.tr("adjournment-board-seen"), |ui| {
        if different.is_empty() {
            let text = l.tr_args("adjournment-board-same", &[("n", size.points().into())]);
            bits::words(ui, &text, Type::S12, Tone::Green);
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 16.0), Sense::hover());
            icon(ui.painter(), Rect::from_center_size(rect.center(), vec2(12.0, 12.0)), Icon::Check, theme::tokens(ui).grn);
        } else {
            let names: Vec<String> = different.iter().take(6).map(|p| say::point(size, *p)).collect();
            let text =
                l.tr_args("adjournment-board-differs", &[("n", different.len().into()), ("points", names.join(", ").into())]);
            bits::words(ui, &text, Type::S12, Tone::Red);
            if !settled && bits::link(ui, &l.tr("adjournment-board-as-form"), Type::S12).clicked() {
                view.seen = None;
            }
        }
    });
    let seen = view.seen.as_ref().unwrap_or(form);
    let mut marks: Vec<Mark> = different.iter().map(|p| Mark::new(*p, MarkKind::Ring(Tone::Red))).collect();
    marks.extend(adjournment.form.last_move.map(|p| Mark::new(p, MarkKind::LastMove)));
    let picture =
        Picture { setup: seen, marks: &marks, cursor: view.cursor, preview: Preview::Outline, still: settled, prefix: "" };
    let shown = picture.show(ui, l, &l.tr("adjournment-board-seen"), vec2(side, side));
    view.cursor = shown.cursor.or(view.cursor);
    if let Some(point) = shown.clicked.map(|(point, _)| point).or(shown.entered) {
        let mut changed = seen.clone();
        let next = match changed.get(point) {
            None => Some(Color::Black),
            Some(Color::Black) => Some(Color::White),
            Some(Color::White) => None,
        };
        changed.set(point, next);
        view.seen = (!form.differences(&changed).is_empty()).then_some(changed);
    }
}

/// The envelope is open: the mark on the diagram, the written coordinate beside it.
pub(super) fn look(
    ui: &mut Ui,
    cx: &mut Cx,
    view: &mut ResumeView,
    table: &Table,
    adjournment: &Adjournment,
    options: Options,
    side: f32,
) {
    let l = cx.l;
    let form = &adjournment.form;
    let size = form.position.size();
    // Where there is no paper, what the opened second copy held is shown.
    let marked = match view.pick.and_then(Pick::found).map(|found| adjournment.counted(found)) {
        Some(Found::Marked(point)) => Some(point),
        _ => None,
    };
    let written = Notation::Standard.parse(size, &view.coordinate).ok();
    let mut typed = None;
    board_head(ui, side, &l.tr("adjournment-marked-title"), |ui| {
        let (text, tone, mark) = match (view.coordinate.trim().is_empty(), written, marked) {
            (true, _, _) => (String::new(), Tone::Dim, None),
            (_, None, _) => (l.tr("adjournment-coordinate-unreadable"), Tone::Amber, Some(Icon::Warning)),
            (_, Some(_), None) => (l.tr("adjournment-coordinate-alone"), Tone::Dim, None),
            (_, Some(a), Some(b)) if a == b => (l.tr("adjournment-coordinate-agrees"), Tone::Green, Some(Icon::Check)),
            _ => (l.tr("adjournment-coordinate-differs"), Tone::Amber, Some(Icon::Warning)),
        };
        bits::words(ui, &text, Type::S12, tone);
        if let Some(mark) = mark {
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 16.0), Sense::hover());
            icon(ui.painter(), Rect::from_center_size(rect.center(), vec2(12.0, 12.0)), mark, theme::tokens(ui).tone(tone));
        }
        let name = l.tr("adjournment-coordinate");
        let field = ui.add(Field::new(&mut view.coordinate, &name).bar().width(64.0));
        if field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) && marked.is_none() {
            typed = Notation::Standard.parse(size, &view.coordinate).ok();
        }
        bits::label(ui, &name);
    });
    let found = view.pick.and_then(Pick::found);
    let verdict = found.map(|found| propose::verdict(table, options, found));
    let mut marks = Vec::new();
    let mut after = None;
    if let (Some(point), Some(Verdict::Valid { .. }), Some(mut position)) = (marked, verdict, adjournment.position(options)) {
        if position.play(adjournment.mover, point).is_ok() {
            let played = position.to_setup();
            for (gone, _, _) in form.position.differences(&played).into_iter().filter(|(p, _, _)| *p != point) {
                let taken = MarkKind::Ghost { color: adjournment.mover.opponent(), tone: Tone::Accent };
                marks.push(Mark::new(gone, taken));
                marks.push(Mark::new(gone, MarkKind::Cross(Tone::Accent)));
            }
            marks.push(Mark::new(point, MarkKind::LastMove));
            after = Some(played);
        }
    } else {
        if let (Some(last), Some(n)) = (form.last_move, form.position.moves) {
            marks.push(Mark::new(last, MarkKind::Text(n.to_string())));
        }
        if let Some(point) = marked {
            marks.push(Mark::new(point, MarkKind::Ghost { color: adjournment.mover, tone: Tone::Red }));
            marks.push(Mark::new(point, MarkKind::Cross(Tone::Red)));
            marks.push(Mark::new(point, MarkKind::Ring(Tone::Red)));
        }
    }
    let picture = Picture {
        setup: after.as_ref().unwrap_or(&form.position),
        marks: &marks,
        cursor: view.cursor,
        preview: Preview::Stone(adjournment.mover),
        still: false,
        prefix: "",
    };
    let shown = picture.show(ui, l, &l.tr("adjournment-marked-title"), vec2(side, side));
    view.cursor = shown.cursor.or(view.cursor);
    if let Some(point) = shown.clicked.map(|(point, _)| point).or(shown.entered).or(typed) {
        view.pick = Some(Pick::Marked(Some(point)));
        view.ruling = ruling::RulingDraft::default();
    }
}
