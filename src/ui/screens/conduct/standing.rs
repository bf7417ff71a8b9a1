//! What a person already has: in the game, in the round, in the tournament.

use crate::i18n::L10n;
use crate::referee::ladder::{Counts, Standing};
use crate::ui::theme::{self, Type};
use crate::ui::widgets::{bits, paint};
use eframe::egui::{Align, Rect, Role, Sense, Ui, WidgetInfo, vec2};

pub fn show(ui: &mut Ui, l: L10n, standing: &Standing) {
    bits::divider(ui);
    let heads = [l.tr("conduct-in-game"), l.tr("conduct-in-round"), l.tr("conduct-in-all")];
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        line(ui, "", [&heads[0], &heads[1], &heads[2]], true);
        for (id, Counts { game, round, tournament }) in [
            ("conduct-remarks", standing.remarks),
            ("conduct-warnings", standing.warnings),
            ("conduct-protests", standing.protests),
        ] {
            let text = [game, round, tournament].map(|n| n.to_string());
            line(ui, &l.tr(id), [&text[0], &text[1], &text[2]], false);
        }
    });
    bits::divider(ui);
}

fn line(ui: &mut Ui, name: &str, values: [&str; 3], head: bool) {
    let t = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
    let spoken = format!("{name}: {}", values.join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let painter = ui.painter();
    paint::line(painter, rect, Align::Min, name, Type::S13.font(), t.ink);
    // Three columns stand at the right; the name needs the rest.
    let column = ((rect.width() - 110.0) / 3.0).clamp(36.0, 64.0);
    for (back, value) in (0_u8..).zip(values.into_iter().rev()) {
        let right = rect.right() - column * f32::from(back);
        let cell = Rect::from_x_y_ranges(right - column..=right, rect.y_range());
        let font = match (head, value == "0") {
            (true, _) => Type::S11.font(),
            (_, true) => Type::S13.font(),
            _ => Type::S13.bold(),
        };
        paint::line(painter, cell, Align::Max, value, font, if head { t.dim } else { t.ink });
    }
}
