use crate::clock::effective;
use crate::i18n::L10n;
use crate::referee::{BothAbsent, Regulation};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{card, strong, words};
use crate::ui::words as say;
use eframe::egui::{Align, Layout, Ui, vec2};

/// What a regulation means at the tables, in a card.
pub(super) fn show(ui: &mut Ui, l: L10n, regulation: &Regulation) {
    card(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        let time = effective(&regulation.control);
        strong(ui, &l.time_control(&regulation.control), Type::S13, Tone::Ink);
        let category = time.category.map(|c| l.tr(&format!("category-{}", c.word())));
        let figure = l.hms_long(time.effective.unwrap_or(time.linear));
        row(ui, &l.tr("regulation-effective"), &[figure, category.unwrap_or_default()].join(" "));
        let lateness = match regulation.lateness_limit {
            Some(limit) => l.hms(limit),
            None => l.tr("regulation-half-of-main"),
        };
        row(ui, &l.tr("regulation-lateness"), &lateness);
        let both = l.tr(match regulation.both_absent {
            BothAbsent::Half => "regulation-both-half",
            BothAbsent::Nothing => "regulation-both-nothing",
        });
        row(ui, &l.tr("regulation-both-absent"), &both);
        let warnings = match regulation.warnings_to_loss {
            Some(n) => l.tr_args("regulation-warnings-n", &[("n", n.into())]),
            None => l.tr("regulation-warnings-never"),
        };
        row(ui, &l.tr("regulation-warnings"), &warnings);
        row(ui, &l.tr("regulation-komi"), &l.quarters(i64::from(regulation.komi.score().in_quarters())));
        row(ui, &l.tr("regulation-adjournment"), &l.tr(if regulation.adjournment { "yes" } else { "no" }));
        for conflict in regulation.conflicts() {
            let (what, then) = say::conflict_words(l, conflict);
            super::finding(ui, &format!("{what} {then}"));
        }
    });
}

fn row(ui: &mut Ui, name: &str, value: &str) {
    ui.horizontal(|ui| {
        words(ui, name, Type::S12, Tone::Ink2);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| words(ui, value, Type::S12, Tone::Ink));
    });
}
