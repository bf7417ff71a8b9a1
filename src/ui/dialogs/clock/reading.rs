use super::sides::Faces;
use super::{Answer, table_of};
use crate::app::Model;
use crate::clock::{ClockModel, Millis, SideTime, TOLERANCE};
use crate::i18n::WallTime;
use crate::referee::{Command, TableId};
use crate::rules::Sides;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog as Window, Icon, Note, Select, bits, select_item};
use crate::ui::{Cx, words};
use eframe::egui;
use std::cell::Cell;

/// The readings of a table's clock (9.1, 16.6), or of several tables one after the other.
#[derive(Debug)]
pub struct ReadingDialog {
    tables: Vec<TableId>,
    at: usize,
    device: ClockModel,
    faces: Faces,
}

impl ReadingDialog {
    pub fn new(model: &Model, tables: &[TableId]) -> ReadingDialog {
        let device = model.state().regulation().map_or(ClockModel::Plain, |r| r.device);
        ReadingDialog { tables: tables.to_vec(), at: 0, device, faces: Faces::empty() }
    }

    pub(super) fn show(&mut self, ctx: &egui::Context, cx: &mut Cx) -> bool {
        let l = cx.l;
        let model = cx.model;
        let Some(id) = self.tables.get(self.at).copied() else { return true };
        let Some(table) = table_of(cx, id) else { return true };
        let now = model.now;
        let title = l.tr_args("round-reading-title", &[("table", words::number(id.table.0))]);
        let more = self.tables.len().saturating_sub(self.at + 1);
        // The body is drawn first, and the footer goes by what it found.
        let (off, times) = (Cell::new(None), Cell::new(None));
        let shown = Window::new("reading", &title).width(640.0).show(
            ctx,
            |_| {},
            |ui| {
                bits::words(ui, &l.time_seconds(WallTime::from(now)), Type::S15, Tone::Ink2);
            },
            |ui| {
                device(ui, cx, &mut self.device);
                let typed = self.faces.show(ui, l, model.state(), table, self.device);
                if let Some(both) = typed.both() {
                    times.set(Some(both));
                    off.set(table.watch.consistency(both, now.mono, TOLERANCE).err().map(|d| d.by));
                    if let Some(by) = off.get() {
                        finding(ui, cx, by);
                    }
                }
                typed.entered
            },
            |ui| {
                let off = off.get();
                let missing = times.get().is_none().then(|| l.tr("round-reading-missing"));
                let main = l.tr(if off.is_some() { "round-reading-anyway" } else { "round-reading-record" });
                let mut button = Button::new(&main).hint(if off.is_some() { "" } else { "Enter" }).disabled(missing.as_deref());
                button = if off.is_some() { button.danger() } else { button.main() };
                let pressed = ui.add(button).clicked();
                let skipped =
                    more > 0 && ui.add(Button::new(&l.tr_args("round-reading-skip", &[("more", more.into())]))).clicked();
                let cancelled = ui.add(Button::new(&l.tr("cancel")).hint("Esc").quiet()).clicked();
                match (pressed, skipped, cancelled) {
                    (true, ..) => (Answer::Main, false),
                    (_, skip, false) => (Answer::None, skip),
                    _ => (Answer::Cancel, false),
                }
            },
        );
        if shown.close || shown.footer.0 == Answer::Cancel {
            return true;
        }
        let (off, times) = (off.get(), times.get());
        // Enter records what agrees; what does not agree is recorded by its own button alone.
        let record = shown.footer.0 == Answer::Main || (shown.body && off.is_none());
        match (record, times) {
            (true, Some(times)) => {
                self.record(cx, id, times, off.is_some());
                self.next()
            }
            _ if shown.footer.1 => self.next(),
            _ => false,
        }
    }

    fn record(&self, cx: &mut Cx, table: TableId, reading: Sides<SideTime>, force: bool) {
        cx.command(Command::TakeReading { table, reading, device: self.device, force });
    }

    /// To the next table; whether there is none.
    fn next(&mut self) -> bool {
        self.at += 1;
        self.faces = Faces::empty();
        self.at >= self.tables.len()
    }
}

/// The clock that stands on this table, where it is another than the regulation's.
fn device(ui: &mut egui::Ui, cx: &Cx, device: &mut ClockModel) {
    let l = cx.l;
    let name = |model: ClockModel| {
        l.tr(match model {
            ClockModel::Summed => "round-device-summed",
            ClockModel::Plain => "round-device-plain",
            ClockModel::Mechanical => "round-device-mechanical",
        })
    };
    Select::new(&l.tr("round-device"), &name(*device)).bar().show(ui, |ui| {
        for model in [ClockModel::Summed, ClockModel::Plain, ClockModel::Mechanical] {
            if select_item(ui, *device == model, &name(model), "").clicked() {
                *device = model;
            }
        }
    });
}

pub(super) fn finding(ui: &mut egui::Ui, cx: &Cx, by: Millis) {
    let l = cx.l;
    let size = l.hms(Millis(by.0.saturating_abs()));
    let id = if by.is_positive() { "round-reading-lost" } else { "round-reading-gained" };
    let title = l.tr_args(id, &[("by", size.into())]);
    let text = l.tr_args("round-reading-off", &[("article", words::article(l, "16.6").into())]);
    Note::new(Tone::Red).icon(Icon::Warning).title(&title).text(&text).outlined().show(ui);
}
