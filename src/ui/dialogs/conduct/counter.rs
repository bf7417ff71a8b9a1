//! An entry taken back: the counter-entry names it and says why; both stay readable.

use super::{Sent, recorded_by_key};
use crate::i18n::WallTime;
use crate::referee::{Command, EntryNo};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog, Field, Icon, Note, bits, mark};
use crate::ui::{Cx, Go, words};
use eframe::egui::{Align, Id, Layout, Ui};

/// What has been typed so far.
#[derive(Debug)]
pub struct CounterForm {
    entry: EntryNo,
    reason: String,
    focus: bool,
    sent: Sent,
}

impl CounterForm {
    pub fn new(entry: EntryNo) -> CounterForm {
        CounterForm { entry, reason: String::new(), focus: true, sent: Sent::default() }
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, form: &mut CounterForm) {
    if form.sent.closes(cx) {
        return;
    }
    let l = cx.l;
    let history = &cx.model.history;
    let Some(entry) = history.entry(form.entry) else {
        cx.go(Go::CloseDialog);
        return;
    };
    let refused = history.may_counter(form.entry).err().map(|r| words::refusal(l, history.state(), &r));
    let what = words::event_text(l, history.state(), entry);
    let by = format!("{}, {}", l.time(WallTime::from(entry.at)), words::desk_words(l, history.state(), &entry.by));
    let by_key = recorded_by_key(ui);
    let title = l.tr_args("conduct-counter-title", &[("n", words::number(form.entry))]);
    let lacks = match (&refused, form.reason.trim().is_empty()) {
        (Some(said), _) => Some(said.what.clone()),
        (None, true) => Some(l.tr("conduct-lacks-reason")),
        (None, false) => None,
    };
    let (main, cancel) = (l.tr("conduct-main-counter"), l.tr("conduct-cancel"));
    let shared: &Cx = cx;
    let shown = Dialog::new("conduct-counter", &title).width(520.0).show(
        ui.ctx(),
        |ui| {
            mark(ui, Icon::Undo, 16.0, Tone::Ink2, &title);
        },
        |_| {},
        |ui| {
            bits::strong(ui, &what, Type::S13, Tone::Ink);
            bits::words(ui, &by, Type::S12, Tone::Dim);
            if let Some(said) = &refused {
                Note::new(Tone::Red).icon(Icon::Warning).title(&said.what).text(&said.then).outlined().show(ui);
            } else {
                let name = l.tr("conduct-reason");
                bits::label(ui, &name);
                let id = Id::unique("conduct-counter-reason");
                let field = ui.add(Field::new(&mut form.reason, &name).lines(2).id(id));
                if form.focus {
                    field.request_focus();
                }
                bits::words(ui, &l.tr("conduct-counter-means"), Type::S12, Tone::Ink2);
            }
            form.sent.show_refusal(ui, shared);
        },
        |ui| {
            let record = ui.add(Button::new(&main).main().hint("Ctrl Enter").disabled(lacks.as_deref())).clicked();
            let cancel = ui
                .with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.add(Button::new(&cancel).quiet().hint("Esc")).clicked()
                })
                .inner;
            (record, cancel)
        },
    );
    form.focus = false;
    let (record, cancel) = shown.footer;
    if shown.close || cancel {
        cx.go(Go::CloseDialog);
    } else if (record || by_key) && lacks.is_none() {
        form.sent.send(cx, Command::Counter { entry: form.entry, reason: form.reason.trim().to_owned() });
    }
}
