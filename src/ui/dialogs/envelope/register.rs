use crate::i18n::WallTime;
use crate::referee::{Command, CustodyAct, State, TableId};
use crate::ui::Cx;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog, Field, bits};
use crate::ui::words;
use eframe::egui;

/// What is to be recorded of an envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    HandOver,
    TakeOut,
    Break,
}

/// A line being written.
#[derive(Debug)]
pub struct Register {
    table: TableId,
    entry: Entry,
    /// Who hands it over, or takes it.
    by: String,
    to: String,
    place: String,
    note: String,
}

impl Register {
    pub fn new(state: &State, table: TableId, entry: Entry, desk: &str) -> Register {
        let adjournment = state.table(table).and_then(|t| t.adjournment());
        let envelope = adjournment.map(|a| a.envelope.clone()).unwrap_or_default();
        let first = adjournment.is_none_or(|a| a.custody.is_empty());
        // The first to have it in hand is who sealed it; later, who keeps it.
        let by = match entry {
            Entry::HandOver if first => envelope.sealed_by,
            Entry::HandOver => envelope.keeper.clone(),
            Entry::TakeOut => desk.to_owned(),
            Entry::Break => String::new(),
        };
        let to = if entry == Entry::HandOver && first { desk.to_owned() } else { String::new() };
        // Where the last one was laid, the next one is likely to lie.
        let place = if envelope.place.is_empty() { last_place(state) } else { envelope.place };
        Register { table, entry, by, to, place, note: String::new() }
    }

    fn act(&self) -> CustodyAct {
        let text = |s: &str| s.trim().to_owned();
        match self.entry {
            Entry::HandOver => CustodyAct::HandedOver { by: text(&self.by), to: text(&self.to), place: text(&self.place) },
            Entry::TakeOut => CustodyAct::TakenOut { by: text(&self.by) },
            Entry::Break => CustodyAct::SealBroken { note: text(&self.note) },
        }
    }
}

fn last_place(state: &State) -> String {
    let kept = state.envelopes();
    let last = kept.iter().filter(|e| !e.adjournment.envelope.place.is_empty()).max_by_key(|e| e.adjournment.announced.utc);
    last.map(|e| e.adjournment.envelope.place.clone()).unwrap_or_default()
}

pub(super) fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut Register) -> bool {
    let l = cx.l;
    let Some(adjournment) = cx.model.state().table(view.table).and_then(|t| t.adjournment()) else { return true };
    let (title, main) = match view.entry {
        Entry::HandOver => ("envelope-hand-over-title", "envelope-do-hand-over"),
        Entry::TakeOut => ("envelope-take-out-title", "envelope-do-take-out"),
        Entry::Break => ("envelope-break-title", "envelope-do-break"),
    };
    let empty = |s: &str| s.trim().is_empty();
    let missing = match view.entry {
        Entry::HandOver => (empty(&view.by) || empty(&view.to)).then(|| l.tr("envelope-name-needed")),
        Entry::TakeOut => empty(&view.by).then(|| l.tr("envelope-name-needed")),
        Entry::Break => empty(&view.note).then(|| l.tr("envelope-note-needed")),
    };
    let args = [
        ("number", adjournment.envelope.number.into()),
        ("round", view.table.round.0.into()),
        ("table", view.table.table.0.into()),
    ];
    let which = l.tr_args("envelope-line", &args);
    let custody = adjournment.custody.clone();
    let response = Dialog::new("envelope-register", &l.tr(title)).width(520.0).show(
        ui.ctx(),
        |_| {},
        |ui| {
            bits::article(ui, &words::article(l, "12.3"));
        },
        |ui| {
            bits::strong(ui, &which, Type::S13, Tone::Ink);
            let line = |ui: &mut egui::Ui, id: &str, text: &mut String, lines: usize| {
                let name = l.tr(id);
                bits::label(ui, &name);
                ui.add(Field::new(text, &name).lines(lines));
            };
            match view.entry {
                Entry::HandOver => {
                    line(ui, "envelope-by", &mut view.by, 1);
                    line(ui, "envelope-to", &mut view.to, 1);
                    line(ui, "envelope-where", &mut view.place, 1);
                }
                Entry::TakeOut => line(ui, "envelope-taker", &mut view.by, 1),
                Entry::Break => line(ui, "envelope-note", &mut view.note, 2),
            }
            bits::heading(ui, &l.tr("envelope-history"));
            if custody.is_empty() {
                bits::words(ui, &l.tr("envelope-nothing-yet"), Type::S12, Tone::Dim);
            }
            for past in &custody {
                let text = format!("{} {}", l.weekday_day_time(WallTime::from(past.at)), words::custody_text(l, &past.act));
                bits::words(ui, &text, Type::S12, Tone::Ink2);
            }
        },
        |ui| {
            let go = ui.add(Button::new(&l.tr(main)).main().disabled(missing.as_deref())).clicked();
            (go, ui.add(Button::new(&l.tr("envelope-leave")).quiet()).clicked())
        },
    );
    let (go, leave) = response.footer;
    if go {
        cx.command(Command::RegisterEnvelope { table: view.table, act: view.act() });
    }
    go || leave || response.close
}
