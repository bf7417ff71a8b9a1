//! The chief judge decides otherwise than a judge did; both stay readable (14.5).

use super::{Sent, labelled};
use crate::i18n::WallTime;
use crate::referee::{Command, Consequence, EntryNo, How, Outcome};
use crate::rules::Color;
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Dialog, Field, Note, RadioRow, bits};
use crate::ui::{Cx, Go, words};
use eframe::egui::{Id, Ui, vec2};

/// What has been typed so far.
#[derive(Debug)]
pub struct OverturnForm {
    entry: EntryNo,
    /// What holds instead, for a ruling; a measure just counts no more.
    instead: Option<Consequence>,
    reason: String,
    focus: bool,
    sent: Sent,
}

impl OverturnForm {
    pub fn new(entry: EntryNo) -> OverturnForm {
        OverturnForm { entry, instead: None, reason: String::new(), focus: true, sent: Sent::default() }
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, form: &mut OverturnForm) {
    if form.sent.closes(cx) {
        return;
    }
    let l = cx.l;
    let Some(entry) = cx.model.history.entry(form.entry) else {
        cx.go(Go::CloseDialog);
        return;
    };
    let state = cx.model.state();
    let ruling = state.rulings.iter().find(|r| r.entry == form.entry);
    let lacks = match (ruling, form.instead, form.reason.trim().is_empty()) {
        (Some(_), None, _) => Some(l.tr("conduct-lacks-instead")),
        (_, _, true) => Some(l.tr("conduct-lacks-reason")),
        _ => None,
    };
    let title = l.tr_args("conduct-overturn-title", &[("entry", words::number(form.entry))]);
    let main = l.tr("conduct-main-overturn");
    let said = words::event_text(l, state, entry);
    let who = format!("{}, {}", words::desk_words(l, state, &entry.by), l.time(WallTime::from(entry.at)));
    let shared: &Cx = cx;
    let shown = Dialog::new("conduct-overturn", &title).width(600.0).show(
        ui.ctx(),
        |_| (),
        |ui| {
            bits::article(ui, &words::article(l, "14.5"));
        },
        |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            Note::new(Tone::Ink2).title(&said).text(&who).outlined().show(ui);
            if let Some(ruling) = ruling {
                instead(ui, shared, form, ruling.consequence);
            } else {
                bits::words(ui, &l.tr("conduct-overturn-measure"), Type::S12, Tone::Ink2);
            }
            let reason = l.tr("reason");
            labelled(ui, &reason, |ui| {
                let id = Id::unique("conduct-overturn-reason");
                let field = ui.add(Field::new(&mut form.reason, &reason).lines(2).id(id));
                if form.focus {
                    field.request_focus();
                }
            });
            bits::words(ui, &l.tr("conduct-overturn-both"), Type::S12, Tone::Ink2);
            form.sent.show_refusal(ui, shared);
        },
        |ui| footer(ui, l, &main, lacks.as_deref()),
    );
    form.focus = false;
    if shown.close || shown.footer == Answer::Cancel {
        cx.go(Go::CloseDialog);
    } else if shown.footer == Answer::Main && lacks.is_none() {
        let command = Command::Overturn { entry: form.entry, consequence: form.instead, reason: form.reason.trim().to_owned() };
        form.sent.send(cx, command);
    }
}

/// What can hold instead of the ruling; the same again cannot.
fn instead(ui: &mut Ui, cx: &Cx, form: &mut OverturnForm, earlier: Consequence) {
    let l = cx.l;
    let wins = |winner| Consequence::End(Outcome::win(winner, How::Regulation));
    let all = [
        Consequence::PlayOn,
        wins(Color::Black),
        wins(Color::White),
        Consequence::End(Outcome::BothLose),
        Consequence::End(Outcome::NoResult),
    ];
    bits::heading(ui, &l.tr("conduct-instead"));
    bits::stack(ui, |ui| {
        for consequence in all.into_iter().filter(|c| *c != earlier) {
            let text = words::consequence_text(l, cx.model.state(), None, None, consequence);
            let row = RadioRow { text: &text, note: "", on: form.instead == Some(consequence), refused: None };
            if row.show(ui).clicked() {
                form.instead = Some(consequence);
            }
        }
    });
}
