use crate::app::Model;
use crate::referee::Command;
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Dialog, Field, label, words};
use crate::ui::{Cx, Go};
use eframe::egui::Ui;

/// So many letters stay large enough to be read across the hall.
const MOST: usize = 120;

/// What the wall screen is to tell everybody.
#[derive(Debug)]
pub struct WallNoticeView {
    text: String,
}

impl WallNoticeView {
    pub(super) fn of(model: &Model) -> WallNoticeView {
        WallNoticeView { text: model.state().wall_notice.clone() }
    }
}

pub(super) fn show(ui: &mut Ui, cx: &mut Cx, view: &mut WallNoticeView) {
    let l = cx.l;
    let title = l.tr("wall-notice-title");
    let shown_now = &cx.model.state().wall_notice;
    let text = view.text.trim();
    let letters = text.chars().count();
    let refused = if letters > MOST {
        Some(l.tr_args("wall-notice-long", &[("most", MOST.into()), ("now", letters.into())]))
    } else if text == shown_now {
        Some(l.tr("wall-notice-same"))
    } else {
        None
    };
    let main = l.tr(if text.is_empty() && !shown_now.is_empty() { "wall-notice-clear" } else { "wall-notice-do" });
    let shown = Dialog::new("wall-notice", &title).width(520.0).show(
        ui.ctx(),
        |_| (),
        |_| (),
        |ui| {
            let name = l.tr("wall-notice-text");
            label(ui, &name);
            ui.add(Field::new(&mut view.text, &name).lines(3));
            words(ui, &l.tr("wall-notice-what"), Type::S12, Tone::Ink2);
        },
        |ui| footer(ui, l, &main, refused.as_deref()),
    );
    if shown.footer == Answer::Main {
        cx.command(Command::SetWallNotice { text: view.text.trim().to_owned() });
        cx.go(Go::CloseDialog);
    } else if shown.close || shown.footer == Answer::Cancel {
        cx.go(Go::CloseDialog);
    }
}
