//! What became of a protest: at which level, upheld or rejected, and why (14.5, 14.7, 14.9).

use super::protest::level_select;
use super::{Sent, desk, labelled};
use crate::i18n::WallTime;
use crate::referee::{Command, EntryNo, Level, Player, ProtestDecision, ProtestEntry};
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Dialog, Field, Icon, Note, RadioRow, bits, check, mark, stone_dot};
use crate::ui::{Cx, Go, words};
use eframe::egui::{Id, Ui, vec2};

/// What has been typed so far.
#[derive(Debug)]
pub struct DecideForm {
    entry: EntryNo,
    /// `None` until the levels before it are known.
    level: Option<Level>,
    upheld: Option<bool>,
    decision: String,
    under_protest: bool,
    focus: bool,
    sent: Sent,
}

impl DecideForm {
    pub fn new(entry: EntryNo) -> DecideForm {
        DecideForm {
            entry,
            level: None,
            upheld: None,
            decision: String::new(),
            under_protest: false,
            focus: true,
            sent: Sent::default(),
        }
    }

    fn lacks(&self, cx: &Cx, protest: &ProtestEntry, level: Level) -> Option<String> {
        if let Some(refused) = level_refused(cx, protest, level) {
            return Some(refused);
        }
        match (self.upheld, self.decision.trim().is_empty()) {
            (None, _) => Some(cx.l.tr("conduct-lacks-verdict")),
            (_, true) => Some(cx.l.tr("conduct-lacks-decision")),
            _ => None,
        }
    }
}

/// Levels that have decided, and those the desk may not enter for.
fn level_refused(cx: &Cx, protest: &ProtestEntry, level: Level) -> Option<String> {
    if protest.decisions.last().is_some_and(|d| d.level >= level) {
        return Some(cx.l.tr("conduct-level-decided"));
    }
    (!desk::may_enter(cx.model, level)).then(|| cx.l.tr("conduct-level-chief"))
}

pub fn show(ui: &mut Ui, cx: &mut Cx, form: &mut DecideForm) {
    if form.sent.closes(cx) {
        return;
    }
    let l = cx.l;
    let Some(protest) = cx.model.state().protests.iter().find(|p| p.entry == form.entry) else {
        cx.go(Go::CloseDialog);
        return;
    };
    let mut level = form.level.unwrap_or_else(|| match protest.decisions.last() {
        Some(last) => last.level.above().unwrap_or(Level::Presidium),
        None if desk::is_chief(cx.model) => protest.protest.level.max(Level::ChiefJudge),
        None => protest.protest.level,
    });
    let title = l.tr("conduct-decide-title");
    let seat = words::table_title(l, protest.protest.table);
    let lacks = form.lacks(cx, protest, level);
    let main = l.tr(match form.upheld {
        Some(true) => "conduct-main-upheld",
        Some(false) => "conduct-main-rejected",
        None => "conduct-main-decide",
    });
    let shared: &Cx = cx;
    let shown = Dialog::new("conduct-decide", &title).width(600.0).show(
        ui.ctx(),
        |ui| {
            mark(ui, Icon::Protest, 16.0, Tone::Red, &l.tr("conduct-kind-protest"));
        },
        |ui| {
            bits::words(ui, &seat, Type::S13, Tone::Ink);
        },
        |ui| body(ui, shared, form, protest, &mut level),
        |ui| footer(ui, l, &main, lacks.as_deref()),
    );
    form.focus = false;
    form.level = Some(level);
    if shown.close || shown.footer == Answer::Cancel {
        cx.go(Go::CloseDialog);
    } else if shown.footer == Answer::Main
        && form.lacks(cx, protest, level).is_none()
        && let Some(upheld) = form.upheld
    {
        let decision = ProtestDecision {
            protest: form.entry,
            level,
            upheld,
            decision: form.decision.trim().to_owned(),
            under_protest: form.under_protest,
        };
        form.sent.send(cx, Command::DecideProtest(Box::new(decision)));
    }
}

fn body(ui: &mut Ui, cx: &Cx, form: &mut DecideForm, protest: &ProtestEntry, level: &mut Level) {
    let l = cx.l;
    let state = cx.model.state();
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    let by = protest.protest.by;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        stone_dot(ui, by, 13.0, &words::side(l, by));
        let name = state.table(protest.protest.table).map(|t| state.names(t, by, Player::full_name)).unwrap_or_default();
        bits::strong(ui, &name, Type::S13, Tone::Ink);
        bits::words(ui, &l.time(WallTime::from(protest.at)), Type::S13, Tone::Dim);
        bits::article(ui, &words::article(l, &protest.protest.article.0));
    });
    bits::words(ui, &protest.protest.against, Type::S13, Tone::Ink);
    for earlier in &protest.decisions {
        let verdict = l.tr(if earlier.upheld { "conduct-upheld" } else { "conduct-rejected" });
        let text = format!("{} ({}): {}", verdict, words::level_words(l, earlier.level), earlier.decision);
        Note::new(Tone::Ink2).text(&text).outlined().show(ui);
    }
    let name = l.tr("conduct-label-level");
    labelled(ui, &name, |ui| level_select(ui, cx, &name, level, |of| level_refused(cx, protest, of)));
    bits::heading(ui, &l.tr("conduct-label-verdict"));
    bits::stack(ui, |ui| {
        for (upheld, id) in [(true, "conduct-verdict-upheld"), (false, "conduct-verdict-rejected")] {
            let text = l.tr(id);
            let row = RadioRow { text: &text, note: "", on: form.upheld == Some(upheld), refused: None };
            if row.show(ui).clicked() {
                form.upheld = Some(upheld);
            }
        }
    });
    let decision = l.tr("conduct-label-decision");
    labelled(ui, &decision, |ui| {
        let id = Id::unique("conduct-decision");
        let field = ui.add(Field::new(&mut form.decision, &decision).hint(&l.tr("conduct-decision-hint")).lines(2).id(id));
        if form.focus {
            field.request_focus();
        }
    });
    check(ui, &mut form.under_protest, &l.tr("conduct-under-protest"));
    bits::words(ui, &l.tr("conduct-decide-means"), Type::S12, Tone::Ink2);
    form.sent.show_refusal(ui, cx);
}
