//! Who was chosen in the log: what he has, what comes next, and the chosen entry in full.

use super::ladder::{Here, Ladder};
use super::rows::{Kind, Row, Subject, subject_full};
use super::standing;
use crate::app::{Action, Destination};
use crate::forms::Order;
use crate::i18n::WallTime;
use crate::referee::{Command, Consequence, Event, Level, Measure, PlayerId, State, ladder};
use crate::rules::Color;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::conduct::ConductDialog;
use crate::ui::dialogs::station::StationDialog;
use crate::ui::theme::{Tone, Type};
use crate::ui::view::Place;
use crate::ui::widgets::{Button, ButtonSize, Icon, bits, check, stone_dot};
use crate::ui::{Cx, Go, words};
use eframe::egui::{Align, Layout, Ui, vec2};

pub fn show(ui: &mut Ui, cx: &mut Cx, row: &Row) {
    let state = cx.model.state();
    title(ui, cx, row);
    ui.add_space(8.0);
    let people = people(state, &row.subject);
    if !people.is_empty() {
        standing::show(ui, cx.l, &ladder::standing(state, &people, row.table, row.round));
        minors(ui, cx, &people);
    }
    if let Subject::Side(table, side) = row.subject {
        ui.add_space(10.0);
        bits::row(ui, 20.0, |ui| {
            bits::heading(ui, &cx.l.tr("conduct-ladder"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                bits::words(ui, &preset(cx), Type::S12, Tone::Dim);
            });
        });
        ui.add_space(4.0);
        Ladder::of(cx.l, &cx.model.history, table, side, Here::Next).show(ui);
        bits::words(ui, &cx.l.tr("conduct-rounds-apart"), Type::S12, Tone::Ink2);
    } else if matches!(row.subject, Subject::Other(_)) {
        ui.add_space(10.0);
        bits::words(ui, &cx.l.tr("conduct-others"), Type::S12, Tone::Ink2);
    }
    ui.add_space(12.0);
    bits::divider(ui);
    ui.add_space(8.0);
    entry(ui, cx, row);
}

fn title(ui: &mut Ui, cx: &Cx, row: &Row) {
    let state = cx.model.state();
    let name = subject_full(cx.l, state, &row.subject);
    bits::row(ui, 24.0, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if let Subject::Side(_, side) = row.subject {
            stone_dot(ui, side, 18.0, &words::side(cx.l, side));
        }
        bits::strong(ui, &name, Type::S18, Tone::Ink);
    });
    let seat = match (&row.subject, row.table) {
        (Subject::Side(table, side), _) => Some(
            cx.l.tr_args("conduct-seat", &[("table", words::number(table.table)), ("side", words::side(cx.l, *side).into())]),
        ),
        (_, Some(table)) => Some(words::table_title(cx.l, table)),
        _ => None,
    };
    let person = match people(state, &row.subject).as_slice() {
        [only] => state.player(*only),
        _ => None,
    };
    let parts = [person.map(|p| words::rank(cx.l, p.rank)), person.map(|p| p.club.clone()), seat];
    let line = parts.into_iter().flatten().filter(|s| !s.is_empty()).collect::<Vec<_>>().join(" · ");
    bits::words(ui, &line, Type::S12, Tone::Dim);
}

fn preset(cx: &Cx) -> String {
    let name = cx.model.state().regulation().map(|r| r.preset.clone()).unwrap_or_default();
    let id = format!("conduct-preset-{name}");
    if cx.l.has(&id) { cx.l.tr(&id) } else { cx.l.tr("conduct-preset-own") }
}

/// The players a line is about.
pub fn people(state: &State, subject: &Subject) -> Vec<PlayerId> {
    match subject {
        Subject::Side(table, side) => state.table(*table).map(|t| t.players[*side].clone()).unwrap_or_default(),
        Subject::Player(id) => vec![*id],
        Subject::Both(_) | Subject::Other(_) => Vec::new(),
    }
}

/// Whose name is shortened on paper.
fn minors(ui: &mut Ui, cx: &mut Cx, people: &[PlayerId]) {
    if cx.model.is_read_only() {
        return;
    }
    ui.add_space(4.0);
    let mut minors = cx.model.state().minors.clone();
    let mut changed = false;
    for id in people {
        let mut on = minors.contains(id);
        let text = match (people.len(), cx.model.state().player(*id)) {
            (2.., Some(player)) => cx.l.tr_args("conduct-minor-named", &[("name", player.short_name().into())]),
            _ => cx.l.tr("conduct-minor"),
        };
        if check(ui, &mut on, &text).changed() {
            changed = true;
            if on {
                minors.insert(*id)
            } else {
                minors.remove(id)
            };
        }
    }
    if changed {
        cx.command(Command::SetMinors(minors));
    }
}

/// The chosen entry: everything it says, and what can be done with it.
fn entry(ui: &mut Ui, cx: &mut Cx, row: &Row) {
    let l = cx.l;
    let history = &cx.model.history;
    let title = l.tr_args("conduct-entry", &[("n", words::number(row.entry)), ("what", row.what.clone().into())]);
    bits::heading(ui, &title);
    let when = format!("{} · {}", l.weekday_date_time(row.at), row.article);
    bits::words(ui, when.trim_end_matches(" · "), Type::S12, Tone::Dim);
    if !row.full.is_empty() {
        bits::words(ui, &row.full, Type::S13, Tone::Ink);
    }
    let Some(found) = history.entry(row.entry) else { return };
    let mut facts: Vec<(&str, String)> = vec![("conduct-entered-by", words::desk_words(l, history.state(), &found.by))];
    match &found.event {
        Event::IncidentEntered(incident) => {
            let causes = &incident.causes;
            let said = |side: Color| causes.said[side].clone();
            let files: Vec<String> =
                causes.files.iter().map(|f| format!("{} ({})", f.path, f.digest.get(..12).unwrap_or_default())).collect();
            facts.extend([
                ("conduct-origin", causes.origin.map(|o| words::origin_words(l, o)).unwrap_or_default()),
                ("conduct-motive", causes.motive.clone()),
                ("conduct-cause", causes.cause.clone()),
                ("conduct-said-black", said(Color::Black)),
                ("conduct-said-white", said(Color::White)),
                ("conduct-positions", causes.positions.clone()),
                ("conduct-evidence", causes.evidence.clone()),
                ("conduct-files", files.join("; ")),
                ("conduct-decision-words", causes.decision.clone()),
            ]);
        }
        Event::Ruled { table, proposal, ruling, matter } => {
            let text = |consequence| words::consequence_text(l, history.state(), *table, Some(*matter), consequence);
            facts.push(("conduct-proposed", text(proposal.consequence)));
            facts.push(("conduct-ruled", text(ruling.consequence)));
            facts.push(("conduct-ruled-why", ruling.reason.clone()));
        }
        _ => {}
    }
    if let Event::ProtestLodged(_) = &found.event
        && let Some(protest) = history.state().protests.iter().find(|p| p.entry == row.entry)
    {
        facts.push(("conduct-level", words::level_words(l, protest.protest.level)));
        for decided in &protest.decisions {
            let decision = &decided.decision;
            let verdict = l.tr(if decision.upheld { "conduct-upheld" } else { "conduct-rejected" });
            let text = format!("{} ({}): {}", verdict, words::level_words(l, decision.level), decision.decision);
            facts.push(("conduct-decision", text));
            facts.push(("conduct-sat", decision.sat.join(", ")));
            facts.push(("conduct-effect-pairing", decision.effect.pairing.clone()));
            facts.push(("conduct-effect-presidium", decision.effect.presidium.clone()));
        }
        for (at, appeal) in &protest.appeals {
            let level = words::level_words(l, appeal.to);
            facts.push(("conduct-appealed", format!("{}, {level}: {}", l.time(WallTime::from(*at)), appeal.grounds)));
        }
        if protest.holds_results() {
            facts.push(("conduct-holds", words::article(l, "14.7")));
        }
    }
    if let Some(over) = row.overturned.and_then(|by| history.entry(by)) {
        let time = l.time(WallTime::from(over.at));
        facts.push(("conduct-overturned-by", format!("{time}, {}", words::desk_words(l, history.state(), &over.by))));
        match &over.event {
            Event::IncidentOverturned { reason, .. } => facts.push(("conduct-overturned-why", reason.clone())),
            Event::Ruled { ruling, .. } => facts.push(("conduct-overturned-why", ruling.reason.clone())),
            _ => {}
        }
    }
    if let Some(counter) = row.struck.and_then(|by| history.entry(by)) {
        let time = l.time(WallTime::from(counter.at));
        let by = words::desk_words(l, history.state(), &counter.by);
        facts.push(("conduct-taken-back-by", format!("{time}, {by}")));
        if let Event::Countered { reason, .. } = &counter.event {
            facts.push(("conduct-taken-back-why", reason.clone()));
        }
    }
    for (id, text) in facts.into_iter().filter(|(_, text)| !text.trim().is_empty()) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            bits::words(ui, &l.tr(id), Type::S12, Tone::Dim);
            bits::words(ui, &text, Type::S12, Tone::Ink2);
        });
    }
    ui.add_space(8.0);
    actions(ui, cx, row);
}

fn actions(ui: &mut Ui, cx: &mut Cx, row: &Row) {
    let l = cx.l;
    let half = ((ui.available_width() - 6.0) / 2.0).floor();
    let button = |ui: &mut Ui, text: &str, mark: Option<Icon>, reason: Option<&str>| {
        let mut button = Button::new(text).size(ButtonSize::Panel).width(half).disabled(reason);
        if let Some(mark) = mark {
            button = button.icon(mark);
        }
        ui.add(button).clicked()
    };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.horizontal(|ui| {
            if let Some(table) = row.table {
                let again = ConductDialog::entry(Some(table), row.side(), Measure::Warning);
                if button(ui, &l.tr("conduct-again"), Some(Icon::Plus), None) {
                    cx.dialog(Dialog::Conduct(again));
                }
                if button(ui, &words::table_title(l, table), Some(Icon::Clock), None) {
                    cx.go(Go::Table(Some(table)));
                    cx.go(Go::To(Place::Round));
                }
            }
        });
        ui.horizontal(|ui| {
            let refused = cx.model.history.may_counter(row.entry).err();
            let why = refused
                .map(|r| words::refusal(l, cx.model.state(), &r))
                .map(|said| if said.then.is_empty() { said.what } else { format!("{} {}", said.what, said.then) });
            if button(ui, &l.tr("conduct-take-back"), Some(Icon::Undo), why.as_deref()) {
                cx.dialog(Dialog::Station(StationDialog::counter(cx, row.entry)));
            }
            if button(ui, &l.tr("conduct-written"), Some(Icon::Print), None) {
                cx.action(Action::Print { paper: Order::Decision(row.entry, l.locale()), to: Destination::Viewer });
            }
        });
        if row.struck.is_none() {
            ui.horizontal(|ui| further(cx, row, |text, mark, reason| button(ui, text, Some(mark), reason)));
        }
    });
}

/// What leads on from an entry: a protest's decision and appeal, the chief judge's own decision.
fn further(cx: &mut Cx, row: &Row, mut button: impl FnMut(&str, Icon, Option<&str>) -> bool) {
    let l = cx.l;
    if let Kind::Protest { pending } = row.kind {
        let decided = (!pending).then(|| l.tr("conduct-nothing-pending"));
        if button(&l.tr("conduct-decide"), Icon::Protest, decided.as_deref()) {
            cx.dialog(Dialog::Conduct(ConductDialog::decide(row.entry)));
        }
        let undecided = pending.then(|| l.tr("conduct-still-pending"));
        if button(&l.tr("conduct-appeal"), Icon::Up, undecided.as_deref()) {
            cx.dialog(Dialog::Conduct(ConductDialog::appeal(row.entry)));
        }
        return;
    }
    let state = cx.model.state();
    let ruling = state.rulings.iter().any(|r| r.entry == row.entry && matches!(r.consequence, Consequence::End(_)));
    let measure = state.incidents.iter().any(|i| i.entry == row.entry && i.incident.measure != Measure::Note);
    if ruling || measure {
        let refused = match row.overturned {
            Some(_) => Some(l.tr("conduct-overturned")),
            None => (!crate::ui::dialogs::conduct::may_enter(cx.model, Level::ChiefJudge)).then(|| l.tr("conduct-chief-only")),
        };
        if button(&l.tr("conduct-overturn"), Icon::Cross, refused.as_deref()) {
            cx.dialog(Dialog::Conduct(ConductDialog::overturn(row.entry)));
        }
    }
}

impl Row {
    /// The side it is about, where it is one.
    pub fn side(&self) -> Option<Color> {
        match self.subject {
            Subject::Side(_, side) => Some(side),
            _ => None,
        }
    }
}
