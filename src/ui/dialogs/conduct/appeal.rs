//! A protest carried to a higher level: to whom, on what grounds, through whom (14.5, 14.7, 14.9, 15.9).

use super::decide::story;
use super::protest::level_select;
use super::{Sent, labelled};
use crate::i18n::L10n;
use crate::referee::{Appeal, Command, EntryNo, Level, Measure, ProtestEntry, Refusal, Who};
use crate::referee::{Article, Causes, Incident};
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog, Field, Icon, bits, check, mark};
use crate::ui::{Cx, Go, words};
use eframe::egui::{Id, Ui, vec2};

/// What has been typed so far.
#[derive(Debug)]
pub struct AppealForm {
    entry: EntryNo,
    to: Option<Level>,
    through: String,
    grounds: String,
    prizes: bool,
    focus: bool,
    sent: Sent,
}

impl AppealForm {
    pub fn new(entry: EntryNo) -> AppealForm {
        AppealForm {
            entry,
            to: None,
            through: String::new(),
            grounds: String::new(),
            prizes: false,
            focus: true,
            sent: Sent::default(),
        }
    }

    /// What a refused appeal leaves: that it was made, and why it was not taken.
    fn note(&self, protest: &ProtestEntry, article: &str) -> Command {
        let incident = Incident {
            table: Some(protest.protest.table),
            who: Who::Side(protest.protest.by),
            measure: Measure::Note,
            article: Article::new(article),
            matter: String::new(),
            note: self.grounds.trim().to_owned(),
            causes: Causes::default(),
        };
        Command::EnterIncident { incident: Box::new(incident), ruling: None }
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, form: &mut AppealForm) {
    if form.sent.closes(cx) {
        return;
    }
    let l = cx.l;
    let found = cx.model.state().protests.iter().find(|p| p.entry == form.entry);
    let Some(protest) = found.filter(|p| !p.is_pending()) else {
        cx.go(Go::CloseDialog);
        return;
    };
    let below = protest.decisions.last().map_or(Level::Judge, |d| d.decision.level);
    let mut to = form.to.unwrap_or_else(|| below.above().unwrap_or(Level::Presidium));
    let lacks = form.grounds.trim().is_empty().then(|| l.tr("conduct-lacks-grounds"));
    let title = l.tr("conduct-appeal-title");
    let seat = words::table_title(l, protest.protest.table);
    let main = l.tr_args("conduct-main-appeal", &[("level", words::level_words(l, to).into())]);
    // Refused for good: what can still be done is to write down that it was made.
    let refused = match form.sent.refusal(cx) {
        Some(Refusal::AppealLate { .. }) => Some("5.5"),
        Some(Refusal::NotUnderProtest) => Some("14.9"),
        Some(Refusal::AppealFinal) => Some("14.7"),
        _ => None,
    };
    let shared: &Cx = cx;
    let mut keep = false;
    let shown = Dialog::new("conduct-appeal", &title).width(600.0).show(
        ui.ctx(),
        |ui| {
            mark(ui, Icon::Protest, 16.0, Tone::Red, &title);
        },
        |ui| {
            bits::words(ui, &seat, Type::S13, Tone::Ink);
        },
        |ui| body(ui, shared, form, protest, below, &mut to),
        |ui| {
            if refused.is_some() {
                keep = ui.add(Button::new(&l.tr("conduct-keep-note"))).clicked();
            }
            footer(ui, l, &main, lacks.as_deref())
        },
    );
    form.focus = false;
    form.to = Some(to);
    if shown.close || shown.footer == Answer::Cancel {
        cx.go(Go::CloseDialog);
    } else if let (true, Some(article)) = (keep, refused) {
        let note = form.note(protest, article);
        form.sent.send(cx, note);
    } else if shown.footer == Answer::Main && lacks.is_none() {
        let appeal = Appeal {
            protest: form.entry,
            to,
            through: form.through.trim().to_owned(),
            grounds: form.grounds.trim().to_owned(),
            prizes: form.prizes,
        };
        form.sent.send(cx, Command::AppealProtest(Box::new(appeal)));
    }
}

fn body(ui: &mut Ui, cx: &Cx, form: &mut AppealForm, protest: &ProtestEntry, below: Level, to: &mut Level) {
    let l = cx.l;
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    story(ui, cx, protest);
    let name = l.tr("conduct-label-to");
    let refused = |level: Level| (level <= below).then(|| l.tr("conduct-level-decided"));
    labelled(ui, &name, |ui| level_select(ui, cx, &name, to, refused));
    let grounds = l.tr("conduct-label-grounds");
    labelled(ui, &grounds, |ui| {
        let id = Id::unique("conduct-grounds");
        let field = ui.add(Field::new(&mut form.grounds, &grounds).hint(&l.tr("conduct-grounds-hint")).lines(2).id(id));
        if form.focus {
            field.request_focus();
        }
    });
    let through = l.tr("conduct-label-through");
    labelled(ui, &through, |ui| ui.add(Field::new(&mut form.through, &through).hint(&l.tr("conduct-through-hint"))));
    check(ui, &mut form.prizes, &l.tr("conduct-effect-prizes"));
    bits::words(ui, &deadline(l, cx, protest), Type::S12, Tone::Ink2);
    form.sent.show_refusal(ui, cx);
}

/// How long the regulation leaves, counted from the decision.
fn deadline(l: L10n, cx: &Cx, protest: &ProtestEntry) -> String {
    let limit = cx.model.state().regulation().and_then(|r| r.appeal_deadline);
    let since = protest.decisions.last().map(|d| cx.model.now.mono - d.at.mono);
    match (limit, since) {
        (Some(limit), Some(since)) if since <= limit => {
            l.tr_args("conduct-deadline-left", &[("left", l.hms(limit - since).into())])
        }
        (Some(limit), Some(since)) => l.tr_args("conduct-deadline-over", &[("late", l.hms(since - limit).into())]),
        _ => l.tr("conduct-deadline-none"),
    }
}
