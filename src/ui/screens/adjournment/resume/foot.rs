//! The main button of a resumption, and what stands beside it.

use super::{Pick, ResumeView, Stage, checks};
use crate::referee::{Adjournment, Check, Command, Found, Table};
use crate::rules::Options;
use crate::ui::screens::adjournment::{frozen, ruling, say};
use crate::ui::widgets::Button;
use crate::ui::{Cx, keys};
use eframe::egui::{Align, Key, Layout, Modifiers, Ui};

/// What the main button does.
enum Act {
    Do(Vec<Command>),
    Nothing(String),
}

pub(super) fn buttons(
    ui: &mut Ui,
    cx: &mut Cx,
    view: &mut ResumeView,
    table: &Table,
    adjournment: &Adjournment,
    stage: &Stage,
    options: Options,
) {
    let l = cx.l;
    let id = table.id;
    let (text, act, key) = match stage {
        Stage::Check(checks) => {
            let differs = checks.contains(&Check::Board) && view.seen.is_some();
            let text = match checks.first() {
                Some(Check::Board) => l.tr("adjournment-do-board"),
                Some(Check::Prisoners) => l.tr("adjournment-do-prisoners"),
                Some(Check::Clocks) => l.tr("adjournment-do-clocks"),
                _ => l.tr("adjournment-do-present"),
            };
            let act = if differs {
                Act::Nothing(l.tr("adjournment-board-first"))
            } else {
                Act::Do(checks.iter().map(|check| Command::DoCheck { table: id, check: *check }).collect())
            };
            (text, act, "Enter")
        }
        Stage::Begin => (l.tr("adjournment-do-minute"), Act::Do(vec![Command::BeginChecking { table: id }]), "Enter"),
        Stage::Minute(left) => {
            let text = l.tr_args("adjournment-minute-runs", &[("left", l.hms(checks::whole(*left)).into())]);
            (text, Act::Nothing(l.tr("adjournment-minute-why")), "")
        }
        Stage::Open => {
            (l.tr("adjournment-do-open"), Act::Do(vec![Command::DoCheck { table: id, check: Check::EnvelopeIntact }]), "Enter")
        }
        Stage::Look => envelope(cx, view, table, adjournment, options),
    };
    let frozen = frozen(cx);
    let reason = match (&frozen, &act) {
        (Some(frozen), _) => Some(frozen.as_str()),
        (None, Act::Nothing(why)) => Some(why.as_str()),
        (None, Act::Do(_)) => None,
    };
    let pressed = ui.add(Button::new(&text).main().hint(key).disabled(reason)).clicked();
    let ready = reason.is_none() && cx.model.pending.is_none();
    let entered = match key {
        "Enter" => ready && ui.memory(|m| m.focused().is_none()) && keys::pressed(ui, Modifiers::NONE, Key::Enter),
        "Ctrl Enter" => ready && keys::pressed(ui, Modifiers::COMMAND, Key::Enter),
        _ => false,
    };
    if (pressed || entered)
        && let Act::Do(commands) = act
    {
        for command in commands {
            cx.command(command);
        }
    }
    if *stage == Stage::Open {
        for (pick, text) in [(Pick::Lost, "adjournment-envelope-lost"), (Pick::Damaged, "adjournment-envelope-damaged")] {
            if ui.add(Button::new(&l.tr(text)).quiet().disabled(frozen.as_deref())).clicked() {
                view.pick = Some(pick);
                view.ruling = ruling::RulingDraft::default();
            }
        }
    }
    if *stage == Stage::Look && view.pick.is_some() && ui.add(Button::new(&l.tr("adjournment-back-to-mark"))).clicked() {
        view.pick = None;
        view.ruling = ruling::RulingDraft::default();
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let wrong = l.tr("adjournment-form-wrong");
        if ui.add(Button::new(&wrong).quiet().disabled(frozen.as_deref())).clicked() {
            cx.command(Command::FormWrong { table: id, ruling: None });
        }
    });
}

/// The button of an open envelope: the move is played, or a ruling announced.
fn envelope(
    cx: &Cx,
    view: &ResumeView,
    table: &Table,
    adjournment: &Adjournment,
    options: Options,
) -> (String, Act, &'static str) {
    let l = cx.l;
    let Some(found) = view.pick.and_then(Pick::found) else {
        return (l.tr("adjournment-do-look"), Act::Nothing(l.tr("adjournment-look-first")), "");
    };
    let coordinate = view.coordinate.trim().to_owned();
    let counted = adjournment.counted(found);
    let open = |ruling| Command::OpenEnvelope { table: table.id, found, coordinate: coordinate.clone(), ruling };
    let key = "Ctrl Enter";
    match super::proposal(view, table, options, found) {
        None => {
            let point = match counted {
                Found::Marked(point) => say::point(adjournment.form.position.size(), point),
                _ => l.tr("adjournment-found-pass"),
            };
            let args = [("point", point.into()), ("side", say::key(adjournment.mover.opponent()).into())];
            (l.tr_args("adjournment-do-play", &args), Act::Do(vec![open(None)]), key)
        }
        Some(_) if view.ruling.is_otherwise() => (l.tr("adjournment-do-otherwise"), Act::Do(vec![open(None)]), key),
        Some(proposal) => {
            let ruling = view.ruling.ruling(&proposal);
            let what = say::consequence(l, ruling.consequence);
            let text = l.tr_args("adjournment-do-rule", &[("what", what.into())]);
            let differs = ruling.consequence != proposal.consequence;
            if differs && ruling.reason.trim().is_empty() {
                (text, Act::Nothing(l.tr("adjournment-reason-needed")), key)
            } else {
                (text, Act::Do(vec![open(Some(ruling))]), key)
            }
        }
    }
}
