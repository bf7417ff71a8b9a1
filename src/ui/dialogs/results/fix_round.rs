//! All results of a round fixed at once: what it closes is said before (13.8).

use crate::referee::{Command, RoundNo};
use crate::ui::dialogs::conduct::Sent;
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::screens::results::{fixable, held};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Dialog, Icon, Note, bits, mark};
use crate::ui::{Cx, Go, words};
use eframe::egui::Ui;

/// The round to fix.
#[derive(Debug)]
pub struct FixForm {
    round: RoundNo,
    sent: Sent,
}

impl FixForm {
    pub fn new(round: RoundNo) -> FixForm {
        FixForm { round, sent: Sent::default() }
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, form: &mut FixForm) {
    if form.sent.closes(cx) {
        return;
    }
    let l = cx.l;
    let state = cx.model.state();
    let Some(round) = state.rounds.get(&form.round) else {
        cx.go(Go::CloseDialog);
        return;
    };
    let (waits, held) = (fixable(state, round), held(state, round));
    let missing = round.tables.values().filter(|t| !t.is_finished()).count();
    let title = l.tr_args("results-fix-title", &[("round", words::number(form.round))]);
    let main = l.tr_args("results-fix-count", &[("count", waits.len().into())]);
    let none = l.tr("results-fix-none");
    let refused = waits.is_empty().then_some(none.as_str());
    let shared: &Cx = cx;
    let sent = &form.sent;
    let shown = Dialog::new("results-fix", &title).width(520.0).show(
        ui.ctx(),
        |ui| {
            mark(ui, Icon::Lock, 16.0, Tone::Ink2, &title);
        },
        |_| {},
        |ui| {
            bits::words(ui, &l.tr("results-fix-means"), Type::S13, Tone::Ink);
            if !held.is_empty() {
                let list = held.iter().map(|id| id.table.to_string()).collect::<Vec<_>>().join(", ");
                let text = l.tr_args("results-fix-held", &[("list", list.into())]);
                Note::new(Tone::Red).icon(Icon::Protest).title(&text).show(ui);
            }
            if missing > 0 {
                let text = l.tr_args("results-fix-missing", &[("count", missing.into())]);
                bits::words(ui, &text, Type::S12, Tone::Ink2);
            }
            sent.show_refusal(ui, shared);
        },
        |ui| footer(ui, l, &main, refused),
    );
    if shown.close || shown.footer == Answer::Cancel {
        cx.go(Go::CloseDialog);
    } else if shown.footer == Answer::Main {
        for table in waits {
            form.sent.send(cx, Command::FixResult { table });
        }
    }
}
