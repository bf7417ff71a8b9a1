use crate::app::{Access, Action, Model};
use crate::store::ReadOnlyReason;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Icon, mark, paint, strong, words};
use crate::ui::{Cx, Go, Place};
use eframe::egui::{Align, Frame, Layout, Margin, Ui, vec2};

/// Whether the file can only be read.
pub(super) fn is_due(model: &Model) -> bool {
    model.is_read_only()
}

/// Why the file can only be read, and what can be done about it.
pub(super) fn show(ui: &mut Ui, cx: &mut Cx) {
    let (t, l) = (theme::tokens(ui), cx.l);
    let Some(file) = &cx.model.file else { return };
    let Access::ReadOnly(reason) = file.access else { return };
    let bar = ui.max_rect();
    ui.painter().rect_filled(bar, 0.0, t.ambbg);
    paint::bottom_line(ui.painter(), bar, t.amb);
    let damage = file.report.damage.len();
    Frame::NONE.inner_margin(Margin::symmetric(12, 5)).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), 24.0), Layout::left_to_right(Align::Center), |ui| {
            let title = l.tr("banner-read-only");
            mark(ui, Icon::Lock, 14.0, Tone::Amber, &title);
            strong(ui, &title, Type::S13, Tone::Ink);
            let why = match reason {
                ReadOnlyReason::OpenElsewhere => l.tr("banner-elsewhere"),
                ReadOnlyReason::NotPermitted => l.tr("banner-not-permitted"),
                ReadOnlyReason::Damaged => l.tr_args("banner-damaged", &[("count", damage.into())]),
            };
            words(ui, &why, Type::S13, Tone::Ink2);
            if reason == ReadOnlyReason::Damaged {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if ui.add(Button::new(&l.tr("banner-accept")).size(ButtonSize::Bar)).clicked() {
                        cx.action(Action::AcceptDamage);
                    }
                    if ui.add(Button::new(&l.tr("banner-show")).size(ButtonSize::Bar)).clicked() {
                        cx.go(Go::To(Place::Journal));
                    }
                });
            }
        });
    });
}
