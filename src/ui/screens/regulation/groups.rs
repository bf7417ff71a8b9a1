//! Ranges of tables with a control of their own (5.5).

use super::draft::{Draft, GroupText, WrongGroup, groups};
use crate::clock::{ByoYomi, Millis, TimeControl};
use crate::i18n::L10n;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Field, Icon, strong, words};
use eframe::egui::{Frame, Margin, Ui};

pub(super) fn show(ui: &mut Ui, l: L10n, draft: &mut Draft) {
    let texts = &mut draft.texts.groups;
    let wrong = groups(texts).err();
    Frame::NONE.inner_margin(Margin { left: 16, right: 16, top: 12, bottom: 8 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        strong(ui, &l.tr("regulation-tables-title"), Type::S13, Tone::Ink);
        words(ui, &l.tr("regulation-tables-what"), Type::S12, Tone::Dim);
        let mut removed = None;
        for (at, group) in texts.iter_mut().enumerate() {
            ui.push_id(("group", at), |ui| {
                if line(ui, l, at, group) {
                    removed = Some(at);
                }
                if let Some((_, why)) = wrong.filter(|(of, _)| *of == at) {
                    words(ui, &l.tr(why_wrong(why)), Type::S12, Tone::Red);
                }
            });
        }
        if let Some(at) = removed {
            texts.remove(at);
        }
        if ui.add(Button::new(&l.tr("regulation-tables-add")).icon(Icon::Plus).size(ButtonSize::Bar)).clicked() {
            let control = l.control_text(&draft.regulation.control);
            texts.push(GroupText { control, ..GroupText::default() });
        }
    });
}

const fn why_wrong(why: WrongGroup) -> &'static str {
    match why {
        WrongGroup::Tables => "regulation-tables-wrong",
        WrongGroup::Control => "regulation-tables-wrong-control",
        WrongGroup::Overlaps => "regulation-tables-overlap",
    }
}

/// One range; whether it is to be taken away.
fn line(ui: &mut Ui, l: L10n, at: usize, group: &mut GroupText) -> bool {
    let named = |id: &str| l.tr_args(id, &[("n", (at + 1).into())]);
    let removed = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let name = l.tr("regulation-tables-name");
        ui.add(Field::new(&mut group.name, &named("regulation-tables-name-n")).hint(&name).width(130.0));
        ui.add(Field::new(&mut group.first, &named("regulation-tables-first-n")).hint("1").width(52.0));
        words(ui, "–", Type::S13, Tone::Dim);
        ui.add(Field::new(&mut group.last, &named("regulation-tables-last-n")).hint("40").width(52.0));
        let room = (ui.available_width() - 44.0).clamp(120.0, 260.0);
        let byoyomi = ByoYomi::Japanese { period: Millis::from_secs(30), periods: 3 };
        let hint = l.control_text(&TimeControl { main: Millis::from_mins(60), byoyomi });
        ui.add(Field::new(&mut group.control, &named("regulation-tables-control-n")).hint(&hint).width(room));
        ui.add(Button::mark(Icon::Cross, &named("regulation-tables-remove-n")).quiet()).clicked()
    });
    // Said back in words, so that a slip in the line of text shows.
    if let Ok(control) = group.control.parse::<TimeControl>() {
        words(ui, &l.time_control(&control), Type::S12, Tone::Dim);
    }
    removed.inner
}
