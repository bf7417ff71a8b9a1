//! The journal (F7): every entry as it was written, what was taken back struck through, and whether the chain holds.

mod file;
mod row;

use crate::referee::EventKind;
use crate::referee::{EntryNo, TableNo};
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::station::StationDialog;
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{
    Button, ButtonSize, Icon, SearchBox, Select, bottom_bar, paint, place_bar, scroll_rows, select_item, side_panel, words,
};
use crate::ui::words as say;
use crate::ui::{Cx, keys};
use eframe::egui::{Align, Id, Key, Layout, Modifiers, Rect, Ui, UiBuilder, pos2, vec2};
use row::Row;

#[derive(Debug, Default)]
pub struct JournalView {
    text: String,
    kind: Option<EventKind>,
    /// Entries of the table in hand only.
    one_table: bool,
    chosen: Option<EntryNo>,
    /// What was drawn last, so that 10 000 entries are not read anew in every frame.
    listed: Option<Listed>,
}

/// The rows that pass the filter, and what they were made for.
#[derive(Debug)]
struct Listed {
    entries: usize,
    text: String,
    kind: Option<EventKind>,
    table: Option<TableNo>,
    locale: crate::i18n::Locale,
    /// Places in the journal, the last entry first.
    rows: Vec<usize>,
}

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut JournalView) {
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let whole = ui.max_rect();
    let panel = measure::panel(ui.ctx().content_rect().width());
    place_bar(ui, |ui| bar(ui, cx, view));
    list_rows(cx, view);
    let below = Rect::from_min_max(pos2(whole.left(), whole.top() + measure::PLACE_BAR), whole.max);
    let right = Rect::from_min_max(pos2(below.right() - panel, below.top()), below.max);
    let left = Rect::from_min_max(below.min, pos2(right.left(), below.bottom()));
    let foot = Rect::from_min_max(pos2(left.left(), left.bottom() - measure::BOTTOM_BAR), left.max);
    let list = Rect::from_min_max(left.min, pos2(left.right(), foot.top()));
    ui.scope_builder(UiBuilder::new().max_rect(list).id_salt("list"), |ui| {
        ui.set_clip_rect(list.intersect(ui.clip_rect()));
        entries(ui, cx, view);
    });
    ui.scope_builder(UiBuilder::new().max_rect(foot).id_salt("foot"), |ui| act_bar(ui, cx, view));
    side_panel(ui, right, "file", |ui| file::show(ui, cx));
}

fn bar(ui: &mut Ui, cx: &Cx, view: &mut JournalView) {
    let l = cx.l;
    ui.spacing_mut().item_spacing.x = 8.0;
    let all = l.tr("journal-all-kinds");
    let kind = view.kind.map_or_else(|| all.clone(), |k| say::kind_words(l, k));
    Select::new(&l.tr("journal-kind"), &kind).bar().width(190.0).show(ui, |ui| {
        if select_item(ui, view.kind.is_none(), &all, "").clicked() {
            view.kind = None;
        }
        for kind in EventKind::ALL {
            if select_item(ui, view.kind == Some(kind), &say::kind_words(l, kind), "").clicked() {
                view.kind = Some(kind);
            }
        }
    });
    if let Some(table) = cx.table {
        let text = l.tr_args("journal-only-table", &[("table", say::number(table.table))]);
        if ui.add(Button::new(&text).size(ButtonSize::Bar).toggled(view.one_table)).clicked() {
            view.one_table = !view.one_table;
        }
    } else {
        view.one_table = false;
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let id = Id::unique("journal-find");
        if keys::pressed(ui, Modifiers::COMMAND, Key::F) {
            ui.memory_mut(|m| m.request_focus(id));
        }
        ui.add(SearchBox::new(&mut view.text, &l.tr("journal-find")).key("Ctrl F").width(240.0).id(id));
        let shown = view.listed.as_ref().map_or(0, |list| list.rows.len());
        words(ui, &l.tr_args("journal-count", &[("count", shown.into())]), Type::S12, Tone::Dim);
    });
}

/// Brings the list up to date with the journal and the filter.
fn list_rows(cx: &Cx, view: &mut JournalView) {
    let (l, history) = (cx.l, &cx.model.history);
    let table = cx.table.filter(|_| view.one_table);
    let fresh = view.listed.as_ref().is_some_and(|list| {
        list.entries == history.entries().len()
            && list.text == view.text
            && list.kind == view.kind
            && list.table == table.map(|t| t.table)
            && list.locale == l.locale()
    });
    if fresh {
        return;
    }
    let wanted = view.text.trim().to_lowercase();
    let rows = history
        .entries()
        .iter()
        .enumerate()
        .rev()
        .filter(|(_, e)| view.kind.is_none_or(|k| e.event.kind() == k))
        .filter(|(_, e)| table.is_none_or(|t| e.event.table() == Some(t)))
        .filter(|(_, e)| wanted.is_empty() || Row::of(cx, e).matches(&wanted))
        .map(|(at, _)| at)
        .collect();
    view.listed = Some(Listed {
        entries: history.entries().len(),
        text: view.text.clone(),
        kind: view.kind,
        table: table.map(|t| t.table),
        locale: l.locale(),
        rows,
    });
}

fn entries(ui: &mut Ui, cx: &Cx, view: &mut JournalView) {
    row::head(ui, cx.l);
    let Some(listed) = &view.listed else { return };
    let height = theme::density(ui.ctx()).row();
    if listed.rows.is_empty() {
        ui.add_space(12.0);
        ui.horizontal(|ui| {
            ui.add_space(12.0);
            words(ui, &cx.l.tr("journal-nothing"), Type::S13, Tone::Dim);
        });
        return;
    }
    let mut chosen = view.chosen;
    scroll_rows(ui, "entries", height, listed.rows.len(), |ui, range| {
        for at in listed.rows.iter().skip(range.start).take(range.len()) {
            if let Some(entry) = cx.model.history.entries().get(*at)
                && row::show(ui, &Row::of(cx, entry), height, chosen == Some(entry.number)).clicked()
            {
                chosen = Some(entry.number);
            }
        }
    });
    view.chosen = chosen;
}

/// What can be done with the chosen entry.
fn act_bar(ui: &mut Ui, cx: &mut Cx, view: &JournalView) {
    let l = cx.l;
    bottom_bar(ui, view.chosen.is_some(), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let Some(entry) = view.chosen.and_then(|n| cx.model.history.entry(n)) else {
            words(ui, &l.tr("journal-never-erased"), Type::S12, Tone::Dim);
            return;
        };
        let refusal = cx.model.history.may_counter(entry.number).err().map(|r| say::refusal(l, cx.model.state(), &r));
        let read_only = cx.model.is_read_only().then(|| l.tr("failure-read-only"));
        let why = refusal.as_ref().map(|r| format!("{} {}", r.what, r.then)).or(read_only);
        let title = l.tr_args("counter-do", &[("entry", say::number(entry.number))]);
        let button = Button::new(&title).size(ButtonSize::Bar).icon(Icon::Undo).hint("Ctrl Z").disabled(why.as_deref());
        if ui.add(button).clicked() {
            cx.dialog(Dialog::Station(StationDialog::counter(cx, entry.number)));
        }
        if let Some(table) = entry.event.table() {
            let open = say::table_title(l, table);
            if ui.add(Button::new(&open).size(ButtonSize::Bar)).clicked() {
                cx.go(crate::ui::Go::Table(Some(table)));
                cx.go(crate::ui::Go::To(crate::ui::Place::Round));
            }
        }
        if let Some(why) = why {
            let t = theme::tokens(ui);
            let room = ui.available_width();
            let galley = paint::elided(ui.painter(), &why, Type::S12.font(), t.amb, room);
            let (rect, _) = ui.allocate_exact_size(galley.size(), eframe::egui::Sense::hover());
            ui.painter().galley(rect.min, galley, t.amb);
        }
    });
}
