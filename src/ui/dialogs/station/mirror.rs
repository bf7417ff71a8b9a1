use crate::app::{Action, Browse};
use crate::store::MirrorStatus;
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog, Icon, Note, PathBox, label, words};
use crate::ui::{Cx, Go, words as say};
use eframe::egui::Ui;
use std::path::PathBuf;

#[derive(Debug)]
pub struct MirrorView {
    pub path: String,
}

pub(super) fn show(ui: &mut Ui, cx: &mut Cx, view: &mut MirrorView) {
    let l = cx.l;
    let title = l.tr("mirror-title");
    let now = cx.model.file.as_ref().and_then(|f| f.mirror.clone());
    let refused = view.path.trim().is_empty().then(|| l.tr("mirror-no-path"));
    let shown = Dialog::new("mirror", &title).width(560.0).show(
        ui.ctx(),
        |_| (),
        |_| (),
        |ui| {
            words(ui, &l.tr("mirror-what"), Type::S13, Tone::Ink2);
            let name = l.tr("mirror-path");
            label(ui, &name);
            let path = PathBox::new(&mut view.path, &name, &l.tr("browse")).show(ui);
            let mut stop = false;
            if let Some((path, status)) = &now {
                let place = path.display().to_string();
                match status {
                    MirrorStatus::Working => {
                        Note::new(Tone::Dim).icon(Icon::Wait).title(&l.tr("mirror-working")).text(&place).outlined().show(ui);
                    }
                    MirrorStatus::UpToDate { .. } => {
                        let note = l.tr("mirror-up-to-date");
                        Note::new(Tone::Green).icon(Icon::Check).title(&note).text(&place).outlined().show(ui);
                    }
                    MirrorStatus::Failed { why, .. } => {
                        let title = say::mirror_failure_words(l, *why);
                        Note::new(Tone::Red).icon(Icon::Warning).title(&title).text(&place).outlined().show(ui);
                    }
                }
                stop = ui.add(Button::new(&l.tr("mirror-stop"))).clicked();
            }
            (path.browse, stop)
        },
        |ui| footer(ui, l, &l.tr("mirror-start"), refused.as_deref()),
    );
    let (browse, stop) = shown.body;
    if browse {
        cx.action(Action::Browse(Browse::Mirror));
        cx.go(Go::CloseDialog);
    } else if stop {
        cx.action(Action::SetMirror(None));
    } else if shown.footer == Answer::Main {
        cx.action(Action::SetMirror(Some(PathBuf::from(view.path.trim()))));
    } else if shown.close || shown.footer == Answer::Cancel {
        cx.go(Go::CloseDialog);
    }
}
