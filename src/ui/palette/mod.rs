//! The palette (Ctrl+K): a table by number or name, and what to do there, by typing in either layout.

mod act;
mod find;
mod layout;

use super::dialogs::conduct::catalogue;
use super::keys::pressed;
use super::theme::{self, Tone, Type};
use super::widgets::{Chip, Icon, PaletteItem, icon, key_cap, paint, words};
use super::{Cx, widgets, words as say};
use crate::referee::{Measure, TableId};
use crate::rules::Color;
use act::{Act, Entry, Item};
use eframe::egui::{Align, Key, Layout, Modifiers, Painter, Pos2, Rect, Ui, pos2, vec2};

#[derive(Debug, Default)]
pub struct PaletteView {
    pub query: String,
    chosen: usize,
}

impl PaletteView {
    #[must_use]
    pub fn with(query: String) -> PaletteView {
        PaletteView { query, chosen: 0 }
    }
}

const DIGITS: [Key; 9] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut Option<PaletteView>, table: Option<TableId>) {
    let Some(palette) = view else { return };
    let l = cx.l;
    let items = find::find(cx, &palette.query, table);
    let last = items.len().saturating_sub(1);
    if pressed(ui, Modifiers::NONE, Key::ArrowDown) {
        palette.chosen = if palette.chosen >= last { 0 } else { palette.chosen + 1 };
    }
    if pressed(ui, Modifiers::NONE, Key::ArrowUp) {
        palette.chosen = if palette.chosen == 0 { last } else { palette.chosen - 1 };
    }
    palette.chosen = palette.chosen.min(last);
    let mut taken = pressed(ui, Modifiers::NONE, Key::Enter).then_some(palette.chosen);
    for (at, key) in DIGITS.into_iter().enumerate() {
        if pressed(ui, Modifiers::ALT, key) {
            taken = Some(at);
        }
    }
    let found = match items.len() {
        0 => l.tr("palette-nothing"),
        count => l.tr_args("palette-found", &[("count", count.into())]),
    };
    let hint = l.tr("palette-hint");
    let chosen = palette.chosen;
    let shown = widgets::Palette { hint: &hint, found: &found }.show(
        ui.ctx(),
        &mut palette.query,
        |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let mut clicked = None;
            for (at, item) in items.iter().enumerate() {
                let key = if at < DIGITS.len() { (at + 1).to_string() } else { String::new() };
                let article = item.act.article().map(|number| say::article(l, number)).unwrap_or_default();
                let row = PaletteItem { key: &key, title: &item.title, text: &item.text, article: &article, on: at == chosen };
                if row.show(ui, |painter, left| marks(painter, left, item)).clicked() {
                    clicked = Some(at);
                }
            }
            let matter = items.get(chosen).and_then(|item| matters(ui, cx, item));
            (clicked, matter)
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (key, id) in [("↑ ↓", "palette-choose"), ("Enter", "palette-enter"), ("Alt 1–9", "palette-alt")] {
                key_cap(ui, key);
                words(ui, &l.tr(id), Type::S12, Tone::Ink2);
                ui.add_space(12.0);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                words(ui, &l.tr("palette-esc"), Type::S12, Tone::Ink2);
                key_cap(ui, "Esc");
            });
        },
    );
    if shown.query.changed() {
        palette.chosen = 0;
    }
    let (clicked, matter) = shown.inner;
    let taken = taken.or(clicked);
    if let Some(entry) = matter {
        *view = None;
        Act::Entry(entry).carry_out(cx);
    } else if let Some(item) = taken.and_then(|at| items.into_iter().nth(at)) {
        *view = None;
        item.act.carry_out(cx);
    } else if shown.close {
        *view = None;
    }
}

/// For what the chosen entry is, most used first: one gesture instead of two.
fn matters(ui: &mut Ui, cx: &Cx, item: &Item) -> Option<Entry> {
    let Act::Entry(entry) = item.act else { return None };
    if entry.matter.is_some() {
        return None;
    }
    let l = cx.l;
    let mut taken = None;
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.add_space(14.0);
        words(ui, &l.tr("palette-matters"), Type::S12, Tone::Dim);
        for (at, article, text) in catalogue::most_used(l, cx.model.state()) {
            let spoken = format!("{article} {text}");
            if ui.add(Chip::new(&text).lead(article).name(&spoken)).clicked() {
                taken = Some(Entry { matter: Some(at), ..entry });
            }
        }
    });
    ui.add_space(8.0);
    taken
}

/// The marks before a title; returns the room they took.
fn marks(painter: &Painter, left: Pos2, item: &Item) -> f32 {
    let t = theme::tokens_of(painter.ctx());
    let stone = |x: f32, color: Color| paint::stone(painter, pos2(x + 6.0, left.y), 12.0, color, t);
    let mark = |which: Icon| {
        icon(painter, Rect::from_center_size(pos2(left.x + 7.0, left.y), vec2(14.0, 14.0)), which, t.ink2);
        14.0
    };
    match &item.act {
        Act::Entry(Entry { side, measure, .. }) => {
            let mut took = 0.0;
            if let Some(color) = side {
                stone(left.x, *color);
                took = 12.0;
            }
            if *measure == Measure::Warning {
                paint::warning_card(
                    painter,
                    pos2(left.x + took + if took > 0.0 { 14.0 } else { 6.0 }, left.y),
                    16.0,
                    &item.number,
                );
                took += if took > 0.0 { 20.0 } else { 12.0 };
            }
            took
        }
        Act::Open(_) => mark(Icon::Right),
        Act::Readings(_) => mark(Icon::Clock),
        Act::Stop(_) => mark(Icon::Pause),
        Act::Result(_) => mark(Icon::Check),
        Act::Adjourn(_) => mark(Icon::Envelope),
        Act::Position(_) => mark(Icon::Board),
        Act::Protest(_) => mark(Icon::Protest),
        Act::Place(place) => mark(super::shell::look(*place).0),
        Act::Counter(_) => mark(Icon::Undo),
        Act::People => mark(Icon::People),
        Act::Mirror => mark(Icon::Sheet),
        Act::Settings => mark(Icon::Sliders),
        Act::Keys => mark(Icon::Question),
        Act::Wall | Act::WallNotice => mark(Icon::Screen),
    }
}
