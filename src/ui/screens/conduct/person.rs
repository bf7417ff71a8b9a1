//! Who was chosen in the log: what he has, what comes next, and the chosen entry in full.

use super::ladder::{Here, Ladder};
use super::rows::{Kind, Row, Subject, subject_full};
use crate::i18n::WallTime;
use crate::referee::{Event, Measure, PlayerId, RoundNo, State, TableId, Who};
use crate::rules::Color;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::conduct::ConductDialog;
use crate::ui::dialogs::station::StationDialog;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::view::Place;
use crate::ui::widgets::{Button, ButtonSize, Icon, bits, paint, stone_dot};
use crate::ui::{Cx, Go, words};
use eframe::egui::{Align, Layout, Rect, Role, Sense, Ui, WidgetInfo, vec2};

pub fn show(ui: &mut Ui, cx: &mut Cx, row: &Row) {
    let state = cx.model.state();
    title(ui, cx, row);
    ui.add_space(8.0);
    let people = people(state, &row.subject);
    if !people.is_empty() {
        counts(ui, cx, row, &people);
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

/// Whether an entry speaks of one of these players.
fn speaks_of(state: &State, people: &[PlayerId], table: Option<TableId>, who: &Who) -> bool {
    let sits =
        |side: Color| table.and_then(|t| state.table(t)).is_some_and(|t| t.players[side].iter().any(|id| people.contains(id)));
    match who {
        Who::Side(side) => sits(*side),
        Who::BothSides => sits(Color::Black) || sits(Color::White),
        Who::Player(id) => people.contains(id),
        _ => false,
    }
}

/// How many remarks, warnings and protests there are of these people: in the game, in the round, in the tournament.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    remarks: [usize; 3],
    warnings: [usize; 3],
    protests: [usize; 3],
}

fn count(state: &State, people: &[PlayerId], game: Option<TableId>, round: Option<RoundNo>) -> Counts {
    let mut counts = Counts::default();
    let add = |line: &mut [usize; 3], table: Option<TableId>| {
        let [in_game, in_round, in_all] = line;
        *in_all += 1;
        if table.is_some() && table.map(|t| t.round) == round {
            *in_round += 1;
        }
        if table.is_some() && table == game {
            *in_game += 1;
        }
    };
    for entry in &state.incidents {
        let line = match entry.incident.measure {
            Measure::Remark => &mut counts.remarks,
            Measure::Warning => &mut counts.warnings,
            _ => continue,
        };
        if speaks_of(state, people, entry.incident.table, &entry.incident.who) {
            add(line, entry.incident.table);
        }
    }
    for protest in &state.protests {
        if speaks_of(state, people, Some(protest.protest.table), &Who::Side(protest.protest.by)) {
            add(&mut counts.protests, Some(protest.protest.table));
        }
    }
    counts
}

fn counts(ui: &mut Ui, cx: &Cx, row: &Row, people: &[PlayerId]) {
    let t = theme::tokens(ui);
    let counts = count(cx.model.state(), people, row.table, row.round);
    bits::divider(ui);
    let number_width = 64.0;
    let line = |ui: &mut Ui, name: &str, values: [&str; 3], head: bool| {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
        let spoken = format!("{name}: {}", values.join(", "));
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        let painter = ui.painter();
        paint::line(painter, rect, Align::Min, name, Type::S13.font(), t.ink);
        for (at, value) in values.into_iter().enumerate() {
            let right = rect.right() - number_width * (2 - at) as f32;
            let cell = Rect::from_x_y_ranges(right - number_width..=right, rect.y_range());
            let font = match (head, value == "0") {
                (true, _) => Type::S11.font(),
                (_, true) => Type::S13.font(),
                _ => Type::S13.bold(),
            };
            paint::line(painter, cell, Align::Max, value, font, if head { t.dim } else { t.ink });
        }
    };
    let l = cx.l;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let heads = [l.tr("conduct-in-game"), l.tr("conduct-in-round"), l.tr("conduct-in-all")];
        line(ui, "", [&heads[0], &heads[1], &heads[2]], true);
        for (id, values) in
            [("conduct-remarks", counts.remarks), ("conduct-warnings", counts.warnings), ("conduct-protests", counts.protests)]
        {
            let text = values.map(|n| n.to_string());
            line(ui, &l.tr(id), [&text[0], &text[1], &text[2]], false);
        }
    });
    bits::divider(ui);
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
    if let Event::IncidentEntered(incident) = &found.event {
        let causes = &incident.causes;
        facts.extend([
            ("conduct-motive", causes.motive.clone()),
            ("conduct-cause", causes.cause.clone()),
            ("conduct-positions", causes.positions.clone()),
            ("conduct-evidence", causes.evidence.clone()),
        ]);
    }
    if let Event::ProtestLodged(_) = &found.event
        && let Some(protest) = history.state().protests.iter().find(|p| p.entry == row.entry)
    {
        facts.push(("conduct-level", words::level_words(l, protest.protest.level)));
        for decision in &protest.decisions {
            let verdict = l.tr(if decision.upheld { "conduct-upheld" } else { "conduct-rejected" });
            let text = format!("{} ({}): {}", verdict, words::level_words(l, decision.level), decision.decision);
            facts.push(("conduct-decision", text));
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
            if let Kind::Protest { .. } = row.kind
                && row.struck.is_none()
                && button(ui, &l.tr("conduct-decide"), Some(Icon::Protest), None)
            {
                cx.dialog(Dialog::Conduct(ConductDialog::decide(row.entry)));
            }
            let refused = cx.model.history.may_counter(row.entry).err();
            let why = refused
                .map(|r| words::refusal(l, cx.model.state(), &r))
                .map(|said| if said.then.is_empty() { said.what } else { format!("{} {}", said.what, said.then) });
            if button(ui, &l.tr("conduct-take-back"), Some(Icon::Undo), why.as_deref()) {
                cx.dialog(Dialog::Station(StationDialog::counter(cx, row.entry)));
            }
        });
    });
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
