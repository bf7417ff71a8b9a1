use crate::app::Notice;
use crate::referee::{Command, Refusal};
use crate::ui::theme::Tone;
use crate::ui::widgets::{Icon, Note, bits};
use crate::ui::{Cx, Go, words};
use eframe::egui::Ui;

/// What a dialog has asked for, until the journal has it.
///
/// The dialog stays open while its proposal waits for a ruling, so that nothing typed is lost when the ruling is dropped; once
/// the journal has grown, it closes.
#[derive(Debug, Default)]
pub struct Sent {
    entries: Option<usize>,
    then: Option<Box<Command>>,
}

/// Whether the dialog is still needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    Open,
    /// It is recorded: nothing more to show.
    Recorded,
}

impl Sent {
    /// Asks for something to be recorded.
    pub fn send(&mut self, cx: &mut Cx, command: Command) {
        self.entries = Some(cx.model.history.entries().len());
        self.then = None;
        cx.command(command);
    }

    /// The same; `then` is asked for once the first is recorded.
    pub fn send_then(&mut self, cx: &mut Cx, command: Command, then: Option<Command>) {
        self.send(cx, command);
        self.then = then.map(Box::new);
    }

    /// Looks whether the journal has it; sends what was to follow.
    pub fn progress(&mut self, cx: &mut Cx) -> Progress {
        let Some(before) = self.entries else { return Progress::Open };
        if cx.model.history.entries().len() <= before {
            return Progress::Open;
        }
        self.entries = None;
        if let Some(then) = self.then.take() {
            cx.command(*then);
        }
        Progress::Recorded
    }

    /// Closes the dialog once it is recorded; whether it is.
    pub fn closes(&mut self, cx: &mut Cx) -> bool {
        let recorded = self.progress(cx) == Progress::Recorded;
        if recorded {
            cx.go(Go::CloseDialog);
        }
        recorded
    }

    /// Why what this dialog sent was refused.
    pub fn refusal<'a>(&self, cx: &Cx<'a>) -> Option<&'a Refusal> {
        match &cx.model.notice {
            Some(Notice::Refused(refusal)) if self.entries.is_some() => Some(refusal),
            _ => None,
        }
    }

    /// Shows the refusal, where there is one.
    pub fn show_refusal(&self, ui: &mut Ui, cx: &Cx) {
        if let Some(refusal) = self.refusal(cx) {
            let said = words::refusal(cx.l, cx.model.state(), refusal);
            Note::new(Tone::Red).icon(Icon::Warning).title(&said.what).text(&said.then).outlined().show_with(ui, |ui| {
                if let Some(article) = said.article {
                    bits::article(ui, &words::article(cx.l, article));
                }
            });
        }
    }
}
