//! No file is open: a tournament to open, a new one from a pairing file, the example; language and theme.

mod preview;
mod wizard;

use crate::app::{Action, Browse};
use crate::ui::Cx;
use crate::ui::dialogs::station::{language, theme_choice};
use crate::ui::shell::{dropped, notice_box};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, Icon, Note, PathBox, divider, heading, label, logo, mark, paint, strong, words};
use eframe::egui::{Align, Layout, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use std::path::{Path, PathBuf};
use wizard::Wizard;

#[derive(Debug, Default)]
pub struct StartView {
    open: String,
    pairings: String,
    wizard: Option<Wizard>,
}

const WIDTH: f32 = 880.0;
const COLUMN: f32 = 420.0;
/// Room for language and theme.
const LOOKS: f32 = 360.0;

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut StartView) {
    let t = theme::tokens(ui);
    let whole = ui.max_rect();
    ui.painter().rect_filled(whole, 0.0, t.panel);
    if let Some(action) = dropped(ui, false) {
        cx.action(action);
    }
    if cx.model.importing.is_none() {
        view.wizard = None;
    }
    let width = WIDTH.min(whole.width() - 48.0);
    let room = Rect::from_min_size(pos2(whole.center().x - width / 2.0, whole.top()), vec2(width, whole.height()));
    ui.scope_builder(UiBuilder::new().max_rect(room).id_salt("start"), |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            head(ui, cx, whole.height());
            notice_box(ui, cx);
            unfounded(ui, cx);
            match &cx.model.importing {
                Some(importing) => {
                    let wizard = view.wizard.get_or_insert_with(|| Wizard::new(importing));
                    wizard.follow(importing);
                    wizard::show(ui, cx, wizard);
                }
                None => first(ui, cx, view),
            }
        });
    });
}

fn head(ui: &mut Ui, cx: &mut Cx, height: f32) {
    let l = cx.l;
    let wizard = cx.model.importing.is_some();
    ui.add_space(if wizard { 20.0 } else { (height * 0.12).clamp(24.0, 140.0) });
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(40.0, 40.0), Sense::hover());
        logo(ui.painter(), rect, theme::tokens(ui));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            strong(ui, "Fujite", Type::S24, Tone::Ink);
            words(ui, &l.tr("start-what"), Type::S13, Tone::Ink2);
        });
        let room = ui.max_rect();
        let corner = Rect::from_min_max(pos2((room.right() - LOOKS).max(rect.right() + 8.0), rect.top()), room.right_bottom());
        let mut changes = Vec::new();
        let inside = UiBuilder::new().max_rect(corner).layout(Layout::left_to_right(Align::Min)).id_salt("looks");
        ui.scope_builder(inside, |ui| {
            ui.spacing_mut().item_spacing.x = 20.0;
            language(ui, cx, &mut changes);
            theme_choice(ui, cx, &mut changes);
        });
        for change in changes {
            cx.action(Action::ChangeSettings(change));
        }
    });
    ui.add_space(8.0);
    divider(ui);
    ui.add_space(8.0);
}

/// A file is open and the entry that founds its tournament cannot be read: without it there is nothing to show.
fn unfounded(ui: &mut Ui, cx: &Cx) {
    let l = cx.l;
    let Some(file) = &cx.model.file else { return };
    let title = l.tr("start-unfounded");
    let args = [("path", file.path.display().to_string().into()), ("count", file.report.damage.len().into())];
    Note::new(Tone::Red).icon(Icon::Warning).title(&title).text(&l.tr_args("start-unfounded-then", &args)).outlined().show(ui);
}

/// The first page: open, or make.
fn first(ui: &mut Ui, cx: &mut Cx, view: &mut StartView) {
    let l = cx.l;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 40.0;
        let column = COLUMN.min((ui.available_width() - 40.0) / 2.0);
        ui.vertical(|ui| {
            ui.set_width(column);
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            heading(ui, &l.tr("start-open"));
            if path_row(ui, cx, &mut view.open, "start-open-path", Browse::Tournament, "start-open-do") {
                cx.action(Action::Open(PathBuf::from(view.open.trim())));
            }
            if !cx.model.settings.recent.is_empty() {
                label(ui, &l.tr("start-recent"));
                ui.spacing_mut().item_spacing.y = 0.0;
                for path in &cx.model.settings.recent {
                    if recent(ui, path) {
                        cx.action(Action::Open(path.clone()));
                    }
                }
            }
        });
        ui.vertical(|ui| {
            ui.set_width(column);
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            heading(ui, &l.tr("start-new"));
            words(ui, &l.tr("start-new-what"), Type::S12, Tone::Ink2);
            if path_row(ui, cx, &mut view.pairings, "start-pairings-path", Browse::Pairings, "start-pairings-do") {
                cx.action(Action::ReadPairings(PathBuf::from(view.pairings.trim())));
            }
            ui.add_space(16.0);
            heading(ui, &l.tr("start-example"));
            words(ui, &l.tr("start-example-what"), Type::S12, Tone::Ink2);
            if ui.add(Button::new(&l.tr("start-example-do")).icon(Icon::Play)).clicked() {
                cx.action(Action::OpenExample);
            }
        });
    });
    ui.add_space(16.0);
    words(ui, &l.tr("start-drop"), Type::S12, Tone::Dim);
}

/// A path, a way to look for it, and the button it is for. Returns whether the button (or Enter in the field) was pressed.
fn path_row(ui: &mut Ui, cx: &mut Cx, path: &mut String, name: &str, browse: Browse, act: &str) -> bool {
    let l = cx.l;
    let field = PathBox::new(path, &l.tr(name), &l.tr("browse")).hint(&l.tr(name)).show(ui);
    if field.browse {
        cx.action(Action::Browse(browse));
    }
    let entered = field.field.lost_focus() && ui.input(|i| i.key_pressed(eframe::egui::Key::Enter));
    let empty = path.trim().is_empty();
    let why = l.tr("start-no-path");
    let text = l.tr(act);
    let button = Button::new(&text).disabled(empty.then_some(why.as_str()));
    let button = if browse == Browse::Tournament { button.main() } else { button };
    let clicked = ui.add(button).clicked();
    !empty && (clicked || entered)
}

/// A file opened lately: its name, and where it lies.
fn recent(ui: &mut Ui, path: &Path) -> bool {
    let t = theme::tokens(ui);
    let name = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    let folder = path.parent().map(|p| p.display().to_string()).unwrap_or_default();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 40.0), Sense::click());
    let spoken = format!("{name}, {folder}");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, 4.0, t.hover);
    }
    paint::bottom_line(painter, rect, t.line);
    let inner = rect.shrink2(vec2(8.0, 3.0));
    let (top, bottom) = inner.split_top_bottom_at_fraction(0.55);
    let title = paint::elided(painter, &name, Type::S13.bold(), t.ink, inner.width());
    painter.galley(pos2(top.left(), top.center().y - title.size().y / 2.0), title, t.ink);
    let place = paint::elided(painter, &folder, Type::S11.font(), t.dim, inner.width());
    painter.galley(pos2(bottom.left(), bottom.center().y - place.size().y / 2.0), place, t.dim);
    if response.has_focus() {
        paint::focus_inside(painter, rect, 4, t);
    }
    response.clicked()
}

/// A line of a list of findings, with its mark.
fn finding(ui: &mut Ui, text: &str) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        mark(ui, Icon::Warning, 12.0, Tone::Amber, "");
        words(ui, text, Type::S12, Tone::Ink);
    });
}
