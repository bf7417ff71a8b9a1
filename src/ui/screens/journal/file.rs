use crate::app::{Access, Action, FileCheck};
use crate::i18n::{L10n, WallTime};
use crate::store::{Damage, MirrorStatus};
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::station::StationDialog;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Icon, Note, heading, label, words};
use crate::ui::{Cx, words as say};
use eframe::egui::{Label, RichText, Ui, vec2};

/// Damaged lines listed at most.
const SHOWN: usize = 20;

/// The file: where it lies, whether its chain held when it was opened, its head value, its second copy.
pub(super) fn show(ui: &mut Ui, cx: &mut Cx) {
    let l = cx.l;
    let Some(file) = &cx.model.file else { return };
    ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
    heading(ui, &l.tr("journal-file"));
    wrapped(ui, &file.path.display().to_string());
    let entries = cx.model.history.entries().len();
    words(ui, &l.tr_args("journal-entries", &[("count", entries.into())]), Type::S12, Tone::Ink2);
    let report = &file.report;
    if report.damage.is_empty() {
        Note::new(Tone::Green).icon(Icon::Check).title(&l.tr("journal-intact")).text(&l.tr("journal-intact-what")).show(ui);
    } else {
        let title = l.tr_args("journal-damage", &[("count", report.damage.len().into())]);
        Note::new(Tone::Red).icon(Icon::Warning).title(&title).text(&l.tr("journal-damage-what")).outlined().show_with(
            ui,
            |ui| {
                for damage in report.damage.iter().take(SHOWN) {
                    words(ui, &damage_line(l, damage), Type::S12, Tone::Ink);
                }
            },
        );
        if matches!(file.access, Access::ReadOnly(_))
            && ui.add(Button::new(&l.tr("banner-accept")).size(ButtonSize::Panel)).clicked()
        {
            cx.action(Action::AcceptDamage);
        }
    }
    if let Some(torn) = &report.torn {
        let mut text = l.tr("journal-torn-what");
        if torn.saved.is_some() {
            let kept = l.tr_args("journal-torn-kept", &[("file", say::kept_file(torn.saved.as_deref()).into())]);
            text = format!("{text} {kept}");
        }
        let title = l.tr_args("journal-torn", &[("line", say::number(torn.line))]);
        Note::new(Tone::Amber).icon(Icon::Warning).title(&title).text(&text).outlined().show(ui);
    }
    if report.unlocked {
        Note::new(Tone::Amber).icon(Icon::Warning).title(&l.tr("journal-unlocked")).outlined().show(ui);
    }
    if !file.head.is_empty() {
        label(ui, &l.tr("journal-head"));
        wrapped(ui, &file.head);
        words(ui, &l.tr("journal-head-what"), Type::S12, Tone::Dim);
    }
    check(ui, cx, &file.check);
    ui.add_space(6.0);
    heading(ui, &l.tr("journal-copy"));
    match &file.mirror {
        None => {
            words(ui, &l.tr("journal-no-copy"), Type::S12, Tone::Ink2);
        }
        Some((path, status)) => {
            wrapped(ui, &path.display().to_string());
            let (tone, icon, title) = match status {
                MirrorStatus::Working => (Tone::Dim, Icon::Wait, l.tr("mirror-working")),
                MirrorStatus::UpToDate { .. } => (Tone::Green, Icon::Check, l.tr("mirror-up-to-date")),
                MirrorStatus::Failed { why, .. } => (Tone::Red, Icon::Warning, say::mirror_failure_words(l, *why)),
            };
            Note::new(tone).icon(icon).title(&title).outlined().show(ui);
        }
    }
    if ui.add(Button::new(&l.tr("menu-mirror")).size(ButtonSize::Panel)).clicked() {
        cx.dialog(Dialog::Station(StationDialog::mirror(cx.model)));
    }
}

/// The whole file read again now, off the frame's thread.
fn check(ui: &mut Ui, cx: &mut Cx, check: &FileCheck) {
    let l = cx.l;
    let running = matches!(check, FileCheck::Running).then(|| l.tr("journal-check-running"));
    let text = l.tr("journal-check");
    let button = Button::new(&text).size(ButtonSize::Panel).disabled(running.as_deref());
    if ui.add(button).clicked() {
        cx.action(Action::VerifyFile);
    }
    let FileCheck::Done { at, result } = check else { return };
    let when = l.time_seconds(WallTime::from(*at));
    match result {
        Ok(found) if found.intact => {
            let title = l.tr_args("journal-check-intact", &[("time", when.into()), ("count", found.events.into())]);
            Note::new(Tone::Green).icon(Icon::Check).title(&title).outlined().show(ui);
        }
        Ok(found) => {
            let title = l.tr_args("journal-check-damaged", &[("time", when.into()), ("count", found.damage.len().into())]);
            Note::new(Tone::Red)
                .icon(Icon::Warning)
                .title(&title)
                .text(&l.tr("journal-check-damaged-then"))
                .outlined()
                .show_with(ui, |ui| {
                    for damage in found.damage.iter().take(SHOWN) {
                        words(ui, &damage_line(l, damage), Type::S12, Tone::Ink);
                    }
                });
        }
        Err(error) => {
            let said = say::store_failure(l, error);
            Note::new(Tone::Red).icon(Icon::Warning).title(&said.what).text(&said.then).outlined().show(ui);
        }
    }
}

fn damage_line(l: L10n, damage: &Damage) -> String {
    l.tr_args("journal-damage-line", &[("line", say::number(damage.line)), ("what", say::damage_words(l, damage.kind).into())])
}

fn wrapped(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).font(Type::S12.font())).wrap());
}
