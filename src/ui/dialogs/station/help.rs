use crate::ui::dialogs::parts::close_footer;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Dialog, heading, key_cap, words};
use crate::ui::{Cx, Go};
use eframe::egui::{Align, Layout, Ui, vec2};

/// The keys, by where they work; `key|message`.
const SECTIONS: [(&str, &[(&str, &str)]); 4] = [
    (
        "help-everywhere",
        &[
            ("F1 – F7", "help-places"),
            ("F11", "help-wall"),
            ("Ctrl K", "help-palette"),
            ("Ctrl F", "help-find"),
            ("Ctrl Z", "help-counter"),
            ("Ctrl Enter", "help-record"),
            ("Esc", "help-esc"),
            ("Shift F1", "help-help"),
        ],
    ),
    (
        "help-round",
        &[
            ("0 – 9", "help-digits"),
            ("↑ ↓ Shift Ctrl", "help-select"),
            ("Enter", "help-open"),
            ("Ctrl R", "help-sort"),
            ("R", "help-readings"),
            ("L", "help-live"),
            ("S", "help-stop"),
            ("N", "help-remark"),
            ("W", "help-warning"),
        ],
    ),
    (
        "help-keeper",
        &[("Space", "help-press"), ("A, L", "help-press-side"), ("Backspace", "help-take-back"), ("S, P, F", "help-keeper-stop")],
    ),
    (
        "help-board",
        &[("[ ]", "help-step"), ("Enter", "help-play"), ("X", "help-swap"), ("Delete", "help-delete"), ("Ctrl Z", "help-undo")],
    ),
];

pub(super) fn show(ui: &mut Ui, cx: &mut Cx) {
    let l = cx.l;
    let title = l.tr("help-title");
    let shown = Dialog::new("help", &title).width(640.0).show(
        ui.ctx(),
        |_| (),
        |_| (),
        |ui| {
            ui.columns(2, |columns| {
                for (at, (section, keys)) in SECTIONS.iter().enumerate() {
                    let Some(ui) = columns.get_mut(usize::from(at > 0 && at != 2)) else { continue };
                    heading(ui, &l.tr(section));
                    for (key, id) in *keys {
                        ui.horizontal(|ui| {
                            ui.allocate_ui_with_layout(vec2(112.0, 20.0), Layout::left_to_right(Align::Center), |ui| {
                                ui.set_min_width(112.0);
                                key_cap(ui, key);
                            });
                            words(ui, &l.tr(id), Type::S12, Tone::Ink);
                        });
                    }
                    ui.add_space(6.0);
                }
            });
        },
        |ui| close_footer(ui, l),
    );
    if shown.close || shown.footer {
        cx.go(Go::CloseDialog);
    }
}
