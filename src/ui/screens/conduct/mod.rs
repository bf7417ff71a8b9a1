//! Conduct (F4): everything that was said, shown and ruled about people, newest first, and the ladder of who is chosen.

pub mod ladder;
mod list;
mod papers;
pub mod person;
pub mod rows;
pub mod standing;

use crate::clock::Stamp;
use crate::i18n::Locale;
use crate::referee::{EntryNo, Measure, RoundNo};
use crate::ui::Cx;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::conduct::{ConductDialog, dialog_open};
use crate::ui::theme::{Tone, Type, measure};
use crate::ui::widgets::{Button, ButtonSize, Chip, Icon, SearchBox, bars, bits};
use crate::ui::words;
use eframe::egui::{self, Align, Id, Key, Layout, Modifiers, Rect, UiBuilder, pos2, vec2};
use rows::{Class, Log, Row};

/// Where the log's cursors stand.
#[derive(Debug, Default)]
pub struct ConductView {
    /// What is typed into the search box.
    pub search: String,
    all_rounds: bool,
    class: Option<Class>,
    chosen: Option<EntryNo>,
    cache: Option<Cache>,
}

/// The log as last made; it grows with the journal, and is made again for another file or language.
#[derive(Debug)]
struct Cache {
    entries: usize,
    last: Option<EntryNo>,
    /// Tells one file from another: the moment of its first entry.
    founded: Option<Stamp>,
    locale: Locale,
    log: Log,
}

impl ConductView {
    fn refresh(&mut self, cx: &Cx) {
        let entries = cx.model.history.entries();
        let (count, last, locale) = (entries.len(), entries.last().map(|e| e.number), cx.l.locale());
        let founded = entries.first().map(|e| e.at);
        match &mut self.cache {
            Some(cache) if (cache.founded, cache.locale) == (founded, locale) => {
                if (cache.entries, cache.last) != (count, last) {
                    cache.log.grow(cx.l, &cx.model.history);
                    (cache.entries, cache.last) = (count, last);
                }
            }
            cache => *cache = Some(Cache { entries: count, last, founded, locale, log: Log::of(cx.l, &cx.model.history) }),
        }
    }
}

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut ConductView) {
    view.refresh(cx);
    let Some(cache) = view.cache.take() else { return };
    let round = cx.model.state().current_round().map(|r| r.number);
    let query = view.search.to_lowercase();
    let in_scope = |row: &&Row| view.all_rounds || row.round.is_none() || row.round == round;
    let of_class = |row: &&Row| view.class.is_none_or(|class| row.kind.class() == Some(class));
    let shown: Vec<&Row> =
        cache.log.rows.iter().rev().filter(in_scope).filter(of_class).filter(|row| row.matches(&query)).collect();
    // A line that is hidden cannot be acted on.
    let chosen = shown.iter().find(|row| Some(row.entry) == view.chosen).or(shown.first()).copied();
    let moved = step(ui, &shown, chosen);

    let all = ui.available_rect_before_wrap();
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    place(ui, cx, view, &cache.log.rows, round);
    let panel_width = measure::panel(ui.ctx().content_rect().width());
    let rest = Rect::from_min_max(pos2(all.left(), all.top() + measure::PLACE_BAR), all.max);
    let left = rest.with_max_x(rest.right() - panel_width);
    let side = rest.with_min_x(left.right());
    let clicked = ui
        .scope_builder(UiBuilder::new().max_rect(left).id_salt("conduct-log"), |ui| {
            ui.set_clip_rect(left.intersect(ui.clip_rect()));
            log(ui, cx, view.all_rounds, &shown, chosen, moved.is_some())
        })
        .inner;
    bars::side_panel(ui, side, "conduct-person", |ui| match chosen {
        Some(row) => person::show(ui, cx, row),
        None => {
            bits::words(ui, &cx.l.tr("conduct-nobody"), Type::S12, Tone::Dim);
        }
    });
    if let Some(entry) = clicked.or(moved) {
        view.chosen = Some(entry);
    }
    view.cache = Some(cache);
}

/// The arrows go through the log while no field has the keyboard.
fn step(ui: &egui::Ui, shown: &[&Row], chosen: Option<&Row>) -> Option<EntryNo> {
    if ui.ctx().text_edit_focused() || dialog_open(ui) {
        return None;
    }
    let down = ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::ArrowDown));
    let up = ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::ArrowUp));
    let at = shown.iter().position(|row| Some(row.entry) == chosen.map(|c| c.entry))?;
    let to = match (down, up) {
        (true, _) => at + 1,
        (_, true) => at.checked_sub(1)?,
        _ => return None,
    };
    shown.get(to).map(|row| row.entry)
}

fn place(ui: &mut egui::Ui, cx: &mut Cx, view: &mut ConductView, all: &[Row], round: Option<RoundNo>) {
    let l = cx.l;
    bars::place_bar(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        // What was taken back is shown, but counts for nothing.
        let counted = || all.iter().filter(|row| row.struck.is_none());
        let in_round = |row: &&Row| row.round.is_none() || row.round == round;
        let title = l.tr_args("conduct-round", &[("round", words::number(round.map_or(0, |r| r.0)))]);
        if ui.add(Chip::new(&title).count(counted().filter(in_round).count()).on(!view.all_rounds)).clicked() {
            view.all_rounds = false;
        }
        if ui.add(Chip::new(&l.tr("conduct-tournament")).count(counted().count()).on(view.all_rounds)).clicked() {
            view.all_rounds = true;
        }
        ui.add_space(8.0);
        for class in Class::ALL {
            let count =
                counted().filter(|row| view.all_rounds || in_round(row)).filter(|row| row.kind.class() == Some(class)).count();
            let (id, mark) = match class {
                Class::Remarks => ("conduct-remarks", None),
                Class::Warnings => ("conduct-warnings", None),
                Class::Losses => ("conduct-losses", Some((Icon::Cross, Tone::Red))),
                Class::Protests => ("conduct-protests", Some((Icon::Protest, Tone::Red))),
            };
            let text = l.tr(id);
            let mut chip = Chip::new(&text).count(count).on(view.class == Some(class));
            if class == Class::Warnings {
                chip = chip.warning_card();
            }
            if let Some((icon, tone)) = mark {
                chip = chip.icon(icon, tone);
            }
            if ui.add(chip).clicked() {
                view.class = if view.class == Some(class) { None } else { Some(class) };
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            papers::menu(ui, cx, round);
            let add = l.tr("conduct-add");
            if ui.add(Button::new(&add).icon(Icon::Plus).size(ButtonSize::Bar).main()).clicked() {
                cx.dialog(Dialog::Conduct(ConductDialog::entry(cx.table, None, Measure::Remark)));
            }
            let search = l.tr("conduct-search");
            let id = Id::unique("conduct-search");
            if !dialog_open(ui) && ui.input_mut(|i| i.consume_key(Modifiers::COMMAND, Key::F)) {
                ui.memory_mut(|memory| memory.request_focus(id));
            }
            ui.add(SearchBox::new(&mut view.search, &search).width(180.0).id(id));
        });
    });
}

/// Lines and the heads of their rounds, in one scroll of which only what is seen is drawn.
fn log(ui: &mut egui::Ui, cx: &Cx, grouped: bool, shown: &[&Row], chosen: Option<&Row>, follow: bool) -> Option<EntryNo> {
    let l = cx.l;
    let words: [String; 7] = [
        "conduct-col-time",
        "conduct-col-table",
        "conduct-col-who",
        "conduct-col-what",
        "conduct-col-matter",
        "conduct-col-article",
        "conduct-col-by",
    ]
    .map(|id| l.tr(id));
    list::head(ui, words.each_ref().map(String::as_str));
    if shown.is_empty() {
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            ui.add_space(12.0);
            bits::words(ui, &l.tr("conduct-empty"), Type::S13, Tone::Dim);
        });
        return None;
    }
    let mut clicked = None;
    bars::scroll(ui, "conduct-lines", |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let seen = ui.clip_rect();
        let mut skipped = 0.0;
        let mut before: Option<Option<RoundNo>> = None;
        for row in shown {
            let heads = grouped && before != Some(row.round);
            if heads {
                if skipped > 0.0 {
                    ui.add_space(std::mem::take(&mut skipped));
                }
                group(ui, cx, shown, row.round);
            }
            before = Some(row.round);
            let top = ui.cursor().top() + skipped;
            let is_chosen = chosen.is_some_and(|c| c.entry == row.entry);
            let far = top > seen.bottom() + 2.0 * list::ROW || top + list::ROW < seen.top() - 2.0 * list::ROW;
            if far && !(is_chosen && follow) {
                skipped += list::ROW;
                continue;
            }
            if skipped > 0.0 {
                ui.add_space(std::mem::take(&mut skipped));
            }
            let response = list::row(ui, row, is_chosen);
            if is_chosen && follow {
                response.scroll_to_me(None);
            }
            if response.clicked() {
                clicked = Some(row.entry);
            }
        }
        if skipped > 0.0 {
            ui.add_space(skipped);
        }
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            ui.add_space(12.0);
            bits::words(ui, &l.tr("conduct-never-erased"), Type::S12, Tone::Dim);
        });
        ui.add_space(10.0);
    });
    clicked
}

fn group(ui: &mut egui::Ui, cx: &Cx, shown: &[&Row], round: Option<RoundNo>) {
    let l = cx.l;
    let title = match round {
        Some(round) => l.tr_args("conduct-round", &[("round", words::number(round))]),
        None => l.tr("conduct-before-rounds"),
    };
    let mut of_round = shown.iter().filter(|row| row.round == round);
    let newest = of_round.next();
    let oldest = of_round.next_back().or(newest);
    let note = match (newest, oldest) {
        (Some(newest), Some(oldest)) => format!("{}, {}–{}", l.weekday_date(oldest.at), oldest.time, newest.time),
        _ => String::new(),
    };
    list::group(ui, &title, &note);
}
