//! What became of a protest: at which level, by whom, upheld or rejected, why, and what it changes (14.5-14.7, 14.9).

use super::protest::level_select;
use super::{Sent, desk, labelled};
use crate::i18n::{L10n, WallTime};
use crate::referee::{
    Command, Consequence, Effect, EntryNo, How, Interest, Level, Outcome, Player, ProtestDecision, ProtestEntry, Sitting,
    interest,
};
use crate::rules::Color;
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Dialog, Field, Icon, Note, RadioRow, Select, bits, check, mark, select_item, stone_dot};
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
    /// What it does to the game; `None` for nothing.
    game: Option<Consequence>,
    conflicted: Vec<String>,
    effect: Effect,
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
            game: None,
            conflicted: Vec::new(),
            effect: Effect::default(),
            focus: true,
            sent: Sent::default(),
        }
    }

    fn lacks(&self, cx: &Cx, protest: &ProtestEntry, level: Level) -> Option<String> {
        if let Some(refused) = level_refused(cx, protest, level) {
            return Some(refused);
        }
        if level == Level::Committee && self.sitting(cx).is_some_and(|s| !s.is_quorate()) {
            return Some(cx.l.tr("conduct-committee-small"));
        }
        match (self.upheld, self.decision.trim().is_empty()) {
            (None, _) => Some(cx.l.tr("conduct-lacks-verdict")),
            (_, true) => Some(cx.l.tr("conduct-lacks-decision")),
            _ => None,
        }
    }

    fn sitting(&self, cx: &Cx) -> Option<Sitting> {
        cx.model.state().committee.as_ref().map(|c| c.sitting(&self.conflicted))
    }

    fn command(&self, level: Level, upheld: bool) -> Command {
        let Effect { pairing_only, pairing, prizes, presidium } = &self.effect;
        let effect = Effect {
            pairing_only: *pairing_only,
            pairing: pairing.trim().to_owned(),
            prizes: *prizes,
            presidium: presidium.trim().to_owned(),
        };
        let decision = ProtestDecision {
            protest: self.entry,
            level,
            upheld,
            decision: self.decision.trim().to_owned(),
            under_protest: self.under_protest,
            conflicted: if level >= Level::Committee { self.conflicted.clone() } else { Vec::new() },
            sat: Vec::new(),
            effect,
        };
        Command::DecideProtest { decision: Box::new(decision), game: self.game }
    }
}

/// Levels that have decided, those the desk may not enter for, and a committee that is not there.
fn level_refused(cx: &Cx, protest: &ProtestEntry, level: Level) -> Option<String> {
    if protest.decisions.last().is_some_and(|d| d.decision.level >= level) {
        return Some(cx.l.tr("conduct-level-decided"));
    }
    if level == Level::Committee && cx.model.state().committee.is_none() {
        return Some(cx.l.tr("conduct-level-no-committee"));
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
        Some(_) if protest.is_pending() => protest.level(),
        Some(last) => last.decision.level.above().unwrap_or(Level::Presidium),
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
    let shown = Dialog::new("conduct-decide", &title).width(640.0).show(
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
        let command = form.command(level, upheld);
        form.sent.send(cx, command);
    }
}

/// Whose protest, against what, and what was decided on it before.
pub fn story(ui: &mut Ui, cx: &Cx, protest: &ProtestEntry) {
    let l = cx.l;
    let state = cx.model.state();
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
    for decided in &protest.decisions {
        let earlier = &decided.decision;
        let verdict = l.tr(if earlier.upheld { "conduct-upheld" } else { "conduct-rejected" });
        let text = format!("{} ({}): {}", verdict, words::level_words(l, earlier.level), earlier.decision);
        Note::new(Tone::Ink2).text(&text).outlined().show(ui);
    }
}

fn body(ui: &mut Ui, cx: &Cx, form: &mut DecideForm, protest: &ProtestEntry, level: &mut Level) {
    let l = cx.l;
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    story(ui, cx, protest);
    let name = l.tr("conduct-label-level");
    labelled(ui, &name, |ui| level_select(ui, cx, &name, level, |of| level_refused(cx, protest, of)));
    if matches!(*level, Level::Committee | Level::Organisers) {
        committee(ui, cx, form, protest, *level);
    }
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
    game(ui, cx, form, protest);
    check(ui, &mut form.under_protest, &l.tr("conduct-under-protest"));
    effect(ui, l, form, *level);
    bits::words(ui, &l.tr("conduct-decide-means"), Type::S12, Tone::Ink2);
    form.sent.show_refusal(ui, cx);
}

/// Who sits, who steps back, and what follows when too few remain (14.6).
fn committee(ui: &mut Ui, cx: &Cx, form: &mut DecideForm, protest: &ProtestEntry, level: Level) {
    let l = cx.l;
    let Some(committee) = cx.model.state().committee.clone() else { return };
    bits::row(ui, 20.0, |ui| {
        bits::heading(ui, &l.tr("conduct-conflicts"));
        bits::article(ui, &words::article(l, "14.6"));
    });
    for name in committee.members.iter().chain(&committee.reserves) {
        let mut on = form.conflicted.contains(name);
        let text = match interest(cx.model.state(), &protest.protest, name) {
            Some(Interest::Party(side)) => {
                l.tr_args("conduct-interest-party", &[("name", name.into()), ("side", words::side_of(l, side).into())])
            }
            Some(Interest::Club(side)) => {
                l.tr_args("conduct-interest-club", &[("name", name.into()), ("side", words::side_of(l, side).into())])
            }
            None => name.clone(),
        };
        if check(ui, &mut on, &text).changed() {
            if on {
                form.conflicted.push(name.clone());
            } else {
                form.conflicted.retain(|n| n != name);
            }
        }
    }
    let sitting = committee.sitting(&form.conflicted);
    let sits = l.tr_args("conduct-sits", &[("names", sitting.sits.join(", ").into())]);
    if sitting.is_quorate() {
        bits::words(ui, &sits, Type::S12, Tone::Ink2);
    } else {
        let then = l.tr(if level == Level::Committee { "conduct-committee-small" } else { "conduct-committee-joint" });
        Note::new(Tone::Amber).title(&then).text(&sits).outlined().show(ui);
    }
}

/// What the decision does to the game: nothing, or its end or going on.
fn game(ui: &mut Ui, cx: &Cx, form: &mut DecideForm, protest: &ProtestEntry) {
    let l = cx.l;
    let state = cx.model.state();
    let table = protest.protest.table;
    let wins = |winner| Consequence::End(Outcome::win(winner, How::Regulation));
    let all = [
        None,
        Some(Consequence::PlayOn),
        Some(wins(Color::Black)),
        Some(wins(Color::White)),
        Some(Consequence::End(Outcome::BothLose)),
        Some(Consequence::End(Outcome::Draw)),
        Some(Consequence::End(Outcome::NoResult)),
    ];
    let text = |game: Option<Consequence>| match game {
        None => l.tr("conduct-game-nothing"),
        Some(consequence) => words::consequence_text(l, state, table, None, consequence),
    };
    let name = l.tr("conduct-label-game");
    labelled(ui, &name, |ui| {
        let now = text(form.game);
        Select::new(&name, &now).width(360.0).show(ui, |ui| {
            for game in all {
                if select_item(ui, form.game == game, &text(game), "").clicked() {
                    form.game = game;
                }
            }
        });
    });
}

/// Pairing, prizes, and what is left for the presidium (14.7).
fn effect(ui: &mut Ui, l: L10n, form: &mut DecideForm, level: Level) {
    let effect = &mut form.effect;
    let pairing = l.tr("conduct-effect-pairing");
    labelled(ui, &pairing, |ui| ui.add(Field::new(&mut effect.pairing, &pairing).hint(&l.tr("conduct-effect-none"))));
    if level == Level::Committee {
        check(ui, &mut effect.pairing_only, &l.tr("conduct-effect-pairing-only"));
    }
    check(ui, &mut effect.prizes, &l.tr("conduct-effect-prizes"));
    if level >= Level::ChiefJudge && level < Level::Presidium {
        let presidium = l.tr("conduct-effect-presidium");
        labelled(ui, &presidium, |ui| ui.add(Field::new(&mut effect.presidium, &presidium).hint(&l.tr("conduct-effect-none"))));
    }
}
