use crate::app::{Action, SettingsChange, TableDensity, ThemeChoice};
use crate::i18n::Locale;
use crate::ui::dialogs::parts::close_footer;
use crate::ui::widgets::{Dialog, Segment, choice, label};
use crate::ui::{Cx, Go};
use eframe::egui::Ui;

pub(super) fn show(ui: &mut Ui, cx: &mut Cx) {
    let l = cx.l;
    let title = l.tr("settings-title");
    let mut changes = Vec::new();
    let shown = Dialog::new("settings", &title).width(460.0).show(
        ui.ctx(),
        |_| (),
        |_| (),
        |ui| {
            language(ui, cx, &mut changes);
            theme(ui, cx, &mut changes);
            let settings = &cx.model.settings;
            let rows = [TableDensity::Dense, TableDensity::Normal, TableDensity::Roomy];
            let names = [l.tr("density-dense"), l.tr("density-normal"), l.tr("density-roomy")];
            pick(ui, &l.tr("settings-density"), &names, &rows, settings.density, |d| changes.push(SettingsChange::Density(d)));
        },
        |ui| close_footer(ui, l),
    );
    for change in changes {
        cx.action(Action::ChangeSettings(change));
    }
    if shown.close || shown.footer {
        cx.go(Go::CloseDialog);
    }
}

/// The language, each named in itself.
pub(crate) fn language(ui: &mut Ui, cx: &Cx, changes: &mut Vec<SettingsChange>) {
    let names = ["Русский".to_owned(), "English".to_owned()];
    let now = cx.l.locale();
    pick(ui, &cx.l.tr("settings-language"), &names, &Locale::ALL, now, |l| changes.push(SettingsChange::Locale(l)));
}

pub(crate) fn theme(ui: &mut Ui, cx: &Cx, changes: &mut Vec<SettingsChange>) {
    let l = cx.l;
    let all = [ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark];
    let names = [l.tr("theme-system"), l.tr("theme-light"), l.tr("theme-dark")];
    let now = cx.model.settings.theme;
    pick(ui, &l.tr("settings-theme"), &names, &all, now, |t| changes.push(SettingsChange::Theme(t)));
}

fn pick<T: Copy + PartialEq>(ui: &mut Ui, name: &str, names: &[String], all: &[T], now: T, mut set: impl FnMut(T)) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        label(ui, name);
        let segments: Vec<Segment> = names.iter().map(|n| Segment::text(n)).collect();
        let mut at = all.iter().position(|v| *v == now).unwrap_or(0);
        if choice(ui, name, &segments, &mut at)
            && let Some(chosen) = all.get(at)
        {
            set(*chosen);
        }
    });
}
