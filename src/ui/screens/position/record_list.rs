//! The record: its moves with numbers, the one in hand, those against the rules; the games and variations of the file.

use super::editor::Editor;
use super::game::Game;
use super::{PositionView, again, amend, open_game, sheets, words};
use crate::rules::{FindingKind, Ply};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{self, Icon, Select, bits, paint, select_item};
use crate::ui::{Cx, words as said};
use eframe::egui::{self, Align, Frame, Margin, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};
use std::sync::Arc;

const ROW: f32 = 19.0;
/// Where the variations are chosen and a move is changed.
const FORK: f32 = 64.0;

pub fn show(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    let l = cx.l;
    let Some((game, at)) = editor.record().map(|(game, at)| (Arc::clone(game), at)) else {
        Frame::NONE.inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
            bits::heading(ui, &l.tr("position-record"));
            ui.add_space(4.0);
            bits::words(ui, &l.tr("position-no-record"), Type::S12, Tone::Dim);
            ui.add_space(4.0);
            sheets::bar(ui, cx, view, editor);
            again::offer(ui, cx, view);
        });
        return;
    };
    Frame::NONE.inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 4 }).show(ui, |ui| {
        bits::row(ui, 20.0, |ui| {
            bits::heading(ui, &l.tr("position-record"));
            ui.with_layout(egui::Layout::right_to_left(Align::Center), |ui| {
                let wrong = wrong_moves(&game);
                if wrong > 0 {
                    bits::words(ui, &l.tr_args("position-wrong-moves", &[("n", wrong.into())]), Type::S12, Tone::Amber);
                }
            });
        });
        games(ui, cx, view, editor, &game);
        ui.add_space(2.0);
        sheets::bar(ui, cx, view, editor);
        again::offer(ui, cx, view);
        amend::consequence(ui, cx, view, editor);
    });
    let area = ui.available_rect_before_wrap();
    let room = if game.variations(at).is_empty() { FORK / 2.0 } else { FORK };
    let list = area.with_max_y(area.bottom() - room);
    ui.scope_builder(egui::UiBuilder::new().max_rect(list).id_salt("moves"), |ui| rows(ui, cx, view, editor, &game, at));
    let fork = area.with_min_y(list.bottom()).shrink2(vec2(12.0, 5.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(fork).id_salt("fork"), |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        variations(ui, cx, view, editor, &game, at);
        amend::show(ui, cx, view, editor);
    });
}

fn wrong_moves(game: &Game) -> u32 {
    let wrong = game.replay().findings().iter().filter(|f| matches!(f.kind, FindingKind::IllegalMove | FindingKind::OutOfTurn));
    u32::try_from(wrong.count()).unwrap_or(u32::MAX)
}

fn games(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor, game: &Game) {
    let file = game.file();
    let total = file.collection.games.len();
    if total < 2 {
        return;
    }
    let title = |n: usize| {
        let players = Game::title(file, n);
        if players.is_empty() { cx.l.tr_args("position-game-number", &[("n", said::number(n + 1))]) } else { players }
    };
    let lead = format!("{}/{total}", game.number() + 1);
    let mut chosen = None;
    ui.add_space(4.0);
    Select::new(&cx.l.tr("position-game"), &title(game.number())).lead(&lead).bar().width(ui.available_width()).show(ui, |ui| {
        ScrollArea::vertical().max_height(400.0).show_rows(ui, 24.0, total, |ui, range| {
            for n in range {
                if select_item(ui, n == game.number(), &title(n), &(n + 1).to_string()).clicked() {
                    chosen = Some(n);
                }
            }
        });
    });
    if let Some(n) = chosen.filter(|n| *n != game.number()) {
        open_game(cx, view, editor, Game::open(Arc::clone(file), n, editor.options()));
    }
}

fn rows(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor, game: &Arc<Game>, at: u32) {
    let total = game.moves() as usize + 1;
    let height = ui.available_height();
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical().id_salt("position-moves").auto_shrink(false);
    let now = (Arc::as_ptr(game) as usize as u64, at);
    if view.scrolled != Some(now) {
        view.scrolled = Some(now);
        area = area.vertical_scroll_offset((at as f32 * ROW - height * 0.6).max(0.0));
    }
    let mut to = None;
    area.show_rows(ui, ROW, total, |ui, range| {
        for n in range {
            let n = u32::try_from(n).unwrap_or(u32::MAX);
            if line(ui, cx, editor, game, n, n == at) {
                to = Some(n);
            }
        }
    });
    if let Some(n) = to {
        editor.go_to(n);
        view.drop_handles();
    }
}

/// One move; whether it was clicked.
fn line(ui: &mut Ui, cx: &Cx, editor: &Editor, game: &Game, n: u32, on: bool) -> bool {
    let t = theme::tokens(ui);
    let (l, size) = (cx.l, editor.size());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let wrong = game.replay().findings_at(n).find(|f| matches!(f.kind, FindingKind::IllegalMove | FindingKind::OutOfTurn));
    let ply = game.ply(n);
    let point = match ply {
        Some(Ply { point: Some(at), .. }) if size.contains(at) => words::point(size, at),
        Some(Ply { point: Some(_), .. }) => l.tr("position-off-board"),
        Some(Ply { point: None, .. }) => l.tr("position-passed"),
        None => l.tr("position-start"),
    };
    let fill = match (on, wrong.is_some(), response.hovered()) {
        (true, ..) => Some(t.accbg),
        (_, true, _) => Some(t.ambbg),
        (_, _, true) => Some(t.hover),
        _ => None,
    };
    let painter = ui.painter();
    if let Some(fill) = fill {
        painter.rect_filled(rect, 0.0, fill);
    }
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let number = if n == 0 { String::new() } else { n.to_string() };
    let column = inner.with_max_x(inner.left() + 30.0);
    paint::line(painter, column, Align::Min, &number, Type::S13.font(), t.dim);
    let mut text = inner.with_min_x(inner.left() + 38.0);
    if let Some(ply) = ply {
        paint::stone(painter, pos2(text.left() + 5.0, text.center().y), 10.0, ply.color, t);
        text.min.x += 14.0;
    }
    let (font, ink) = match (on, ply) {
        (true, _) => (Type::S13.bold(), t.ink),
        (_, Some(Ply { point: Some(_), .. })) => (Type::S13.font(), t.ink),
        _ => (Type::S13.font(), t.dim),
    };
    paint::line(painter, text, Align::Min, &point, font, ink);
    let mut spoken = match ply {
        Some(ply) => {
            let args = [("move", said::number(n)), ("side", said::side(l, ply.color).into()), ("point", point.as_str().into())];
            l.tr_args("position-move-spoken", &args)
        }
        None => point.clone(),
    };
    let mut why = String::new();
    if let Some(finding) = wrong {
        let mark = Rect::from_center_size(pos2(inner.right() - 6.0, inner.center().y), vec2(12.0, 12.0));
        widgets::icon(painter, mark, Icon::Warning, t.amb);
        why = words::finding(l, size, finding).1;
        spoken = format!("{spoken}, {why}");
    }
    if response.has_focus() {
        paint::focus_inside(painter, rect, 3, t);
    }
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, on, &spoken));
    let clicked = response.clicked();
    if !why.is_empty() {
        response.on_hover_text(why);
    }
    clicked
}

fn variations(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor, game: &Game, at: u32) {
    let ways = game.variations(at);
    if ways.is_empty() {
        return;
    }
    let (l, size) = (cx.l, editor.size());
    let word = |way: &super::game::Variation| match way.point {
        Some(point) if size.contains(point) => words::point(size, point),
        _ => l.tr("position-other-way"),
    };
    let taken = ways.iter().position(|way| way.taken).unwrap_or(0);
    let text = ways.get(taken).map_or_else(String::new, word);
    let lead = format!("{}/{}", taken + 1, ways.len());
    let mut chosen = None;
    Select::new(&l.tr("position-variation"), &l.tr_args("position-goes-on", &[("point", text.into())]))
        .lead(&lead)
        .bar()
        .width(ui.available_width())
        .show(ui, |ui| {
            for (n, way) in ways.iter().enumerate() {
                let note = if n == 0 { l.tr("position-main-line") } else { String::new() };
                if select_item(ui, way.taken, &word(way), &note).clicked() {
                    chosen = Some(way.node);
                }
            }
        });
    if let Some(node) = chosen {
        match game.through(node, editor.options()) {
            Ok(game) => editor.follow(game),
            Err(error) => open_game(cx, view, editor, Err(error)),
        }
    }
}
