//! The appeals committee as elected: at least three members, two reserves, no judges (5.6).

use super::{Sent, labelled};
use crate::referee::{Command, Committee, QUORUM, RESERVES, State};
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Dialog, Field, Icon, Note, bits};
use crate::ui::{Cx, Go, words};
use eframe::egui::{Ui, vec2};

/// What has been typed so far.
#[derive(Debug)]
pub struct CommitteeForm {
    members: Vec<String>,
    reserves: Vec<String>,
    sent: Sent,
}

impl CommitteeForm {
    pub fn new(state: &State) -> CommitteeForm {
        let Committee { mut members, mut reserves } = state.committee.clone().unwrap_or_default();
        members.resize(members.len().max(QUORUM), String::new());
        reserves.resize(reserves.len().max(RESERVES), String::new());
        CommitteeForm { members, reserves, sent: Sent::default() }
    }

    fn committee(&self) -> Committee {
        let named = |all: &[String]| all.iter().map(|n| n.trim().to_owned()).filter(|n| !n.is_empty()).collect();
        Committee { members: named(&self.members), reserves: named(&self.reserves) }
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, form: &mut CommitteeForm) {
    if form.sent.closes(cx) {
        return;
    }
    let l = cx.l;
    let committee = form.committee();
    let lacks = (committee.members.len() < QUORUM).then(|| l.tr("conduct-committee-lacks"));
    let title = l.tr("conduct-committee");
    let shared: &Cx = cx;
    let shown = Dialog::new("conduct-committee", &title).width(560.0).show(
        ui.ctx(),
        |_| (),
        |ui| {
            bits::article(ui, &words::article(l, "5.6"));
        },
        |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
            bits::words(ui, &l.tr("conduct-committee-what"), Type::S12, Tone::Ink2);
            names(ui, shared, "conduct-member", &mut form.members);
            names(ui, shared, "conduct-reserve", &mut form.reserves);
            if committee.reserves.len() < RESERVES {
                Note::new(Tone::Amber).text(&l.tr("conduct-committee-reserves")).show(ui);
            }
            let started = shared.model.state().rounds.values().any(|r| r.started.is_some());
            if started && shared.model.state().committee.is_none() {
                Note::new(Tone::Amber).text(&l.tr("conduct-committee-late")).show(ui);
            }
            form.sent.show_refusal(ui, shared);
        },
        |ui| footer(ui, l, &l.tr("conduct-main-committee"), lacks.as_deref()),
    );
    if shown.close || shown.footer == Answer::Cancel {
        cx.go(Go::CloseDialog);
    } else if shown.footer == Answer::Main && lacks.is_none() {
        let command = Command::SetCommittee(form.committee());
        form.sent.send(cx, command);
    }
}

fn names(ui: &mut Ui, cx: &Cx, id: &str, names: &mut Vec<String>) {
    let l = cx.l;
    for (at, name) in names.iter_mut().enumerate() {
        let label = l.tr_args(id, &[("n", words::number(at + 1))]);
        labelled(ui, &label, |ui| ui.add(Field::new(name, &label)));
    }
    let more = l.tr(&format!("{id}-more"));
    if ui.add(Button::new(&more).icon(Icon::Plus).size(ButtonSize::Panel).quiet()).clicked() {
        names.push(String::new());
    }
}
