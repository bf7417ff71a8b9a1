use crate::app::Action;
use crate::i18n::WallTime;
use crate::referee::EntryNo;
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Dialog, Field, Icon, Note, label, strong, words};
use crate::ui::{Cx, Go, words as say};
use eframe::egui::Ui;

#[derive(Debug)]
pub struct CounterView {
    pub entry: EntryNo,
    pub reason: String,
}

pub(super) fn show(ui: &mut Ui, cx: &mut Cx, view: &mut CounterView) {
    let l = cx.l;
    let Some(entry) = cx.model.history.entry(view.entry) else {
        cx.go(Go::CloseDialog);
        return;
    };
    let state = cx.model.state();
    let number = view.entry;
    let refusal = cx.model.history.may_counter(number).err().map(|r| say::refusal(l, state, &r));
    let missing = view.reason.trim().is_empty().then(|| l.tr("refusal-reason-missing"));
    let refused = refusal.as_ref().map(|r| r.what.clone()).or(missing);
    let title = l.tr_args("counter-title", &[("entry", say::number(number))]);
    let shown = Dialog::new("counter", &title).width(520.0).show(
        ui.ctx(),
        |_| (),
        |_| (),
        |ui| {
            let head = match entry.event.table() {
                Some(table) => format!("{} · {}", l.time(WallTime::from(entry.at)), say::table_title(l, table)),
                None => l.time(WallTime::from(entry.at)),
            };
            label(ui, &head);
            strong(ui, &say::event_text(l, state, entry), Type::S15, Tone::Ink);
            words(ui, &say::desk_words(l, state, &entry.by), Type::S12, Tone::Dim);
            words(ui, &l.tr("counter-what"), Type::S12, Tone::Ink2);
            if let Some(refusal) = &refusal {
                Note::new(Tone::Amber).icon(Icon::Warning).title(&refusal.what).text(&refusal.then).outlined().show(ui);
            }
            let name = l.tr("reason");
            label(ui, &name);
            ui.add(Field::new(&mut view.reason, &name));
        },
        |ui| footer(ui, l, &l.tr_args("counter-do", &[("entry", say::number(number))]), refused.as_deref()),
    );
    if shown.footer == Answer::Main {
        cx.action(Action::Counter { entry: number, reason: view.reason.trim().to_owned() });
        cx.go(Go::CloseDialog);
    } else if shown.close || shown.footer == Answer::Cancel {
        cx.go(Go::CloseDialog);
    }
}
