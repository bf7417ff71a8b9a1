//! An entry in three gestures: who, for what, what follows (14-17).

use super::catalogue::Choice;
use super::causes::CausesForm;
use super::person::{Chosen, Person};
use super::{Sent, desk, labelled};
use crate::clock::Bounds;
use crate::i18n::{L10n, WallTime};
use crate::referee::{Article, Command, Incident, Means, Measure, Player, Rung, TableId, ladder, propose};
use crate::rules::{Color, Sides};
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::screens::conduct::ladder::{Here, Ladder, warning_title};
use crate::ui::screens::conduct::standing;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Dialog, Field, Note, RadioRow, bits, stone_dot, warning_card};
use crate::ui::{Cx, Go, words};
use eframe::egui::{Align, Layout, Rect, Sense, Ui, UiBuilder, pos2, vec2};

/// What follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follows {
    Measure(Measure),
    /// Points taken from the score (3.5); how many is typed.
    Penalty,
    /// A loss without warnings (17.2).
    Loss,
}

impl Follows {
    const ALL: [Follows; 7] = [
        Follows::Measure(Measure::Remark),
        Follows::Measure(Measure::Warning),
        Follows::Penalty,
        Follows::Loss,
        Follows::Measure(Measure::Removal),
        Follows::Measure(Measure::Exclusion),
        Follows::Measure(Measure::Note),
    ];
}

/// What has been typed so far.
#[derive(Debug)]
pub struct EntryForm {
    person: Person,
    choice: Choice,
    follows: Follows,
    note: String,
    /// Penalty points as typed.
    points: String,
    causes: CausesForm,
    /// The keyboard goes here first.
    focus: Focus,
    sent: Sent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Focus {
    Person,
    Catalogue,
    Nothing,
}

impl EntryForm {
    pub fn new(table: Option<TableId>, side: Option<Color>, follows: Follows) -> EntryForm {
        EntryForm {
            person: Person::new(table, side),
            choice: Choice::default(),
            follows,
            note: String::new(),
            points: "1".to_owned(),
            causes: CausesForm::default(),
            focus: if table.is_some() { Focus::Catalogue } else { Focus::Person },
            sent: Sent::default(),
        }
    }

    /// With a line of the catalogue chosen.
    pub fn about(mut self, matter: usize) -> EntryForm {
        self.choice.chosen = Some(matter);
        self.focus = Focus::Nothing;
        self
    }

    /// About both sides of the table.
    pub fn of_both(mut self) -> EntryForm {
        self.person.chosen = Chosen::Both;
        self
    }

    fn incident(&self, measure: Measure) -> Option<Incident> {
        let who = self.person.who()?;
        let (article, matter) = self.choice.line().unwrap_or_default();
        Some(Incident {
            table: self.person.table,
            who,
            measure,
            article: Article::new(article),
            matter: matter.to_owned(),
            note: self.note.trim().to_owned(),
            causes: self.causes.causes(),
        })
    }

    /// The measure a line of "what follows" stands for; none for a loss, and for points that are no number.
    fn measure(&self, follows: Follows) -> Option<Measure> {
        match follows {
            Follows::Measure(measure) => Some(measure),
            Follows::Penalty => self.points.trim().parse().ok().filter(|n| *n > 0).map(|points| Measure::Penalty { points }),
            Follows::Loss => None,
        }
    }

    /// Why it cannot be recorded yet.
    fn lacks(&self, cx: &Cx) -> Option<String> {
        let l = cx.l;
        if self.person.who().is_none() {
            return Some(l.tr("conduct-lacks-who"));
        }
        match self.follows {
            Follows::Measure(Measure::Warning) | Follows::Penalty if self.choice.line().is_none() => {
                Some(l.tr("conduct-lacks-matter"))
            }
            Follows::Penalty if self.measure(Follows::Penalty).is_none() => Some(l.tr("conduct-lacks-points")),
            Follows::Measure(Measure::Note) if self.choice.line().is_none() && self.note.trim().is_empty() => {
                Some(l.tr("conduct-lacks-note"))
            }
            follows => refused(cx, &self.person, follows),
        }
    }

    fn send(&mut self, cx: &mut Cx) {
        match self.measure(self.follows) {
            Some(measure) => {
                if let Some(incident) = self.incident(measure) {
                    self.sent.send(cx, Command::EnterIncident { incident: Box::new(incident), ruling: None });
                }
            }
            None if self.follows == Follows::Loss => {
                let command = match (self.person.side(), self.person.table) {
                    (Some((table, side)), _) => Command::DeclareLoss { table, side, ruling: None },
                    (None, Some(table)) => Command::DeclareLossOfBoth { table, ruling: None },
                    (None, None) => return,
                };
                // The ruling keeps its own reason; what the referee wrote here stays beside it as a note.
                let written = self.choice.line().is_some() || !self.note.trim().is_empty() || !self.causes.is_empty();
                let note = self.incident(Measure::Note).filter(|_| written);
                let then = note.map(|incident| Command::EnterIncident { incident: Box::new(incident), ruling: None });
                self.sent.send_then(cx, command, then);
            }
            None => {}
        }
    }
}

/// Why a measure cannot be taken: not the chief judge's desk (17.3), no side, no game left.
fn refused(cx: &Cx, person: &Person, follows: Follows) -> Option<String> {
    let l = cx.l;
    match follows {
        Follows::Measure(measure) if measure.needs_chief() && !desk::is_chief(cx.model) => Some(l.tr("conduct-chief-only")),
        Follows::Loss | Follows::Penalty => match (person.table, &person.chosen) {
            (Some(id), Chosen::Side(_) | Chosen::Both) => {
                let table = cx.model.state().table(id);
                let closed = table.is_none_or(|t| if follows == Follows::Loss { t.is_finished() } else { t.is_fixed() });
                closed.then(|| l.tr("conduct-loss-finished"))
            }
            (_, Chosen::Nobody) => None,
            _ if follows == Follows::Penalty => Some(l.tr("conduct-penalty-side")),
            _ => Some(l.tr("conduct-loss-side")),
        },
        Follows::Measure(_) => None,
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, form: &mut EntryForm) {
    if form.sent.closes(cx) {
        return;
    }
    let l = cx.l;
    let number = next_number(cx, form);
    let title = title(cx, form, number);
    let lacks = form.lacks(cx);
    let main = main_words(cx, form, number);
    let about = about(cx, &form.person);
    let follows = form.follows;
    let shown = Dialog::new("conduct-entry", &title).width(800.0).show(
        ui.ctx(),
        |ui| {
            if let (Follows::Measure(Measure::Warning), Some(n)) = (follows, number) {
                warning_card(ui, &n.to_string(), &warning_title(l, n));
            }
        },
        |ui| {
            if let Some((side, text)) = &about {
                bits::words(ui, text, Type::S13, Tone::Ink);
                if let Some(side) = side {
                    stone_dot(ui, *side, 14.0, &words::side(l, *side));
                }
            }
        },
        |ui| body(ui, &mut *cx, form),
        |ui| footer(ui, l, &main, lacks.as_deref()),
    );
    form.focus = Focus::Nothing;
    if shown.close || shown.footer == Answer::Cancel {
        cx.go(Go::CloseDialog);
    } else if shown.footer == Answer::Main && form.lacks(cx).is_none() {
        form.send(cx);
    }
}

/// The how-manieth warning of this game the one being entered would be.
fn next_number(cx: &Cx, form: &EntryForm) -> Option<u8> {
    let (table, side) = form.person.side()?;
    let given = cx.model.state().warnings(table, side).count();
    Some(u8::try_from(given).unwrap_or(u8::MAX).saturating_add(1))
}

fn title(cx: &Cx, form: &EntryForm, number: Option<u8>) -> String {
    match (form.follows, number) {
        (Follows::Measure(Measure::Warning), Some(n)) => warning_title(cx.l, n),
        (follows, _) => follows_words(cx.l, follows),
    }
}

fn follows_words(l: L10n, follows: Follows) -> String {
    l.tr(match follows {
        Follows::Measure(Measure::Remark) => "conduct-kind-remark",
        Follows::Measure(Measure::Warning) => "conduct-kind-warning",
        Follows::Measure(Measure::Removal) => "conduct-follows-removal",
        Follows::Measure(Measure::Exclusion) => "conduct-follows-exclusion",
        Follows::Measure(Measure::Note | Measure::Penalty { .. }) => "conduct-follows-note",
        Follows::Penalty => "conduct-follows-penalty",
        Follows::Loss => "conduct-follows-loss",
    })
}

fn about(cx: &Cx, person: &Person) -> Option<(Option<Color>, String)> {
    let state = cx.model.state();
    let (id, side) = person.side()?;
    let table = state.table(id)?;
    let name = state.names(table, side, Player::full_name);
    let seat = cx.l.tr_args("conduct-at-table", &[("name", name.into()), ("table", words::number(id.table))]);
    Some((Some(side), seat))
}

fn main_words(cx: &Cx, form: &EntryForm, number: Option<u8>) -> String {
    let l = cx.l;
    let rules = match form.follows {
        Follows::Measure(measure) => {
            form.incident(measure).is_some_and(|incident| propose::incident(cx.model.state(), &incident).is_some())
        }
        Follows::Penalty => return l.tr("conduct-main-penalty"),
        Follows::Loss => return l.tr("conduct-main-loss"),
    };
    match (form.follows, number) {
        (Follows::Measure(Measure::Warning), Some(n)) if rules => l.tr_args("conduct-main-ruling", &[("n", n.into())]),
        (Follows::Measure(Measure::Warning), _) => l.tr("conduct-main-warning"),
        (Follows::Measure(Measure::Removal), _) => l.tr("conduct-main-removal"),
        (Follows::Measure(Measure::Exclusion), _) => l.tr("conduct-main-exclusion"),
        (Follows::Measure(Measure::Note), _) => l.tr("conduct-main-note"),
        _ => l.tr("conduct-main-remark"),
    }
}

/// The facts at the left, the ladder at the right on a surface of its own.
fn body(ui: &mut Ui, cx: &mut Cx, form: &mut EntryForm) {
    let whole = ui.available_rect_before_wrap();
    let ladder_width = 252.0;
    let left = whole.with_max_x(whole.right() - ladder_width - 32.0);
    let right = Rect::from_min_max(pos2(whole.right() - ladder_width, whole.top()), whole.max);
    // Painted under both once it is known how high they are.
    let back = ui.painter().add(eframe::egui::Shape::Noop);
    let facts = ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("facts"), |ui| {
        ui.set_width(left.width());
        facts(ui, cx, form);
    });
    let side = ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("ladder"), |ui| {
        ui.set_width(ladder_width);
        aside(ui, cx, form);
    });
    let bottom = facts.response.rect.bottom().max(side.response.rect.bottom());
    ui.advance_cursor_after_rect(Rect::from_min_max(whole.min, pos2(whole.right(), bottom)));
    let t = theme::tokens(ui);
    let surface = Rect::from_min_max(pos2(right.left() - 16.0, whole.top() - 12.0), pos2(whole.right() + 18.0, bottom + 12.0));
    let edge = Rect::from_min_size(surface.min, vec2(1.0, surface.height()));
    ui.painter().set(
        back,
        eframe::egui::Shape::Vec(vec![
            eframe::egui::Shape::rect_filled(surface, 0.0, t.bg),
            eframe::egui::Shape::rect_filled(edge, 0.0, t.line),
        ]),
    );
}

fn facts(ui: &mut Ui, cx: &mut Cx, form: &mut EntryForm) {
    let l = cx.l;
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    labelled(ui, &l.tr("conduct-label-who"), |ui| {
        let focus = form.focus == Focus::Person;
        if form.person.show(ui, cx, focus) && form.choice.chosen.is_none() {
            ui.memory_mut(|memory| memory.request_focus(eframe::egui::Id::unique("conduct-catalogue")));
        }
    });
    labelled(ui, &l.tr("conduct-label-matter"), |ui| form.choice.show(ui, cx, form.focus == Focus::Catalogue));
    if let Some(due) = due(cx, form) {
        labelled(ui, "", |ui| bits::words(ui, &due, Type::S12, Tone::Amber));
    }
    labelled(ui, &l.tr("conduct-label-note"), |ui| {
        let name = l.tr("conduct-label-note");
        ui.add(Field::new(&mut form.note, &name).hint(&l.tr("conduct-note-hint")));
    });
    labelled(ui, &l.tr("conduct-label-taken"), |ui| {
        ui.add_space(5.0);
        bits::words(ui, &taken(cx, form.person.table), Type::S12, Tone::Ink2);
    });
    ui.add_space(4.0);
    bits::heading(ui, &l.tr("conduct-label-follows"));
    bits::stack(ui, |ui| {
        for follows in Follows::ALL {
            let refused = refused(cx, &form.person, follows);
            let text = follows_words(l, follows);
            let note = follows_note(cx, form, follows);
            let row = RadioRow { text: &text, note: &note, on: form.follows == follows, refused: refused.as_deref() };
            if row.show(ui).clicked() && refused.is_none() {
                form.follows = follows;
            }
            if follows == Follows::Penalty && form.follows == follows {
                let name = l.tr("conduct-points");
                ui.add(Field::new(&mut form.points, &name).width(64.0));
            }
        }
    });
    let seated = matches!(form.person.chosen, Chosen::Side(_) | Chosen::Both);
    form.causes.show(ui, cx, seated);
    form.sent.show_refusal(ui, cx);
}

/// What a step would mean now, for whoever is chosen.
fn follows_note(cx: &Cx, form: &EntryForm, follows: Follows) -> String {
    let l = cx.l;
    if follows == Follows::Loss {
        return words::article(l, "17.2");
    }
    let incident = form.measure(follows).and_then(|measure| form.incident(measure));
    match (incident, follows) {
        (Some(incident), _) => {
            let means = ladder::means(cx.model.state(), &incident, desk::is_chief(cx.model));
            if means == Means::Fact { words::means_text(l, means) } else { words::means_article(l, means) }
        }
        (None, Follows::Penalty) => words::article(l, "3.5"),
        (None, Follows::Measure(Measure::Removal | Measure::Exclusion)) => words::article(l, "17.3"),
        (None, Follows::Measure(Measure::Note)) => words::means_text(l, Means::Fact),
        (None, _) => words::article(l, "17.2"),
    }
}

/// What the matter's own ladder answers this breach with, where the regulation has one for it.
fn due(cx: &Cx, form: &EntryForm) -> Option<String> {
    let state = cx.model.state();
    let (table, side) = form.person.side()?;
    let (_, matter) = form.choice.line()?;
    let l = cx.l;
    let rung = match ladder::due(state, state.regulation()?, table, side, matter)? {
        Rung::Remark => l.tr("measure-remark"),
        Rung::Warning => l.tr("measure-warning"),
        Rung::Points(points) => l.tr_args("means-penalty", &[("points", points.into())]),
        Rung::Loss => l.tr("conduct-due-loss"),
    };
    Some(l.tr_args("conduct-due", &[("what", rung.into())]))
}

/// What goes along by itself: time, round, clocks, move.
fn taken(cx: &Cx, table: Option<TableId>) -> String {
    let l = cx.l;
    let state = cx.model.state();
    let mut parts = vec![l.time_seconds(WallTime::from(cx.model.now))];
    let Some(id) = table else { return parts.concat() };
    parts.push(l.tr_args("conduct-round-small", &[("round", words::number(id.round))]));
    if let Some(table) = state.table(id) {
        let bounds: Sides<Bounds> = table.watch.bounds(cx.model.now.mono);
        let clock = |side: Color| {
            let Bounds { least, most, .. } = bounds[side];
            let text = words::side_time(l, state, id, side, least);
            if least == most { text } else { format!("≥ {text}") }
        };
        let clocks = [("black", clock(Color::Black).into()), ("white", clock(Color::White).into())];
        parts.push(l.tr_args("conduct-clocks", &clocks));
        parts.push(match table.position.as_ref().and_then(|p| p.setup.moves) {
            Some(moves) => l.tr_args("conduct-move", &[("n", words::number(moves))]),
            None => l.tr("conduct-no-move"),
        });
    }
    parts.join(" · ")
}

fn aside(ui: &mut Ui, cx: &Cx, form: &EntryForm) {
    let l = cx.l;
    let state = cx.model.state();
    let people = form.person.people(state);
    if !people.is_empty() {
        let table = form.person.table;
        let round = table.map(|t| t.round).or(state.current_round().map(|r| r.number));
        standing::show(ui, l, &ladder::standing(state, &people, table, round));
        ui.add_space(4.0);
    }
    bits::heading(ui, &l.tr("conduct-ladder"));
    ui.add_space(4.0);
    if let Some((table, side)) = form.person.side() {
        let here = match form.follows {
            Follows::Measure(measure) => Here::Now(measure),
            Follows::Penalty => Here::Next,
            Follows::Loss => Here::Loss,
        };
        Ladder::of(l, &cx.model.history, table, side, here).show(ui);
        if cx.model.state().table(table).is_some_and(crate::referee::Table::is_fixed) {
            Note::new(Tone::Amber).text(&l.tr("conduct-fixed-note")).show(ui);
        }
    } else {
        let id = match form.person.chosen {
            Chosen::Other(_) => "conduct-others",
            _ => "conduct-ladder-nobody",
        };
        bits::words(ui, &l.tr(id), Type::S12, Tone::Ink2);
    }
    ui.add_space(6.0);
    bits::divider(ui);
    ui.add_space(6.0);
    let decides = words::desk_words(l, cx.model.state(), &desk::name(cx.model));
    fact(ui, &l.tr("conduct-decides"), &decides);
    if !desk::is_chief(cx.model) {
        fact(ui, &l.tr("conduct-above"), &words::level_words(l, crate::referee::Level::ChiefJudge));
    }
    ui.add_space(6.0);
    bits::words(ui, &l.tr("conduct-stays"), Type::S12, Tone::Ink2);
}

fn fact(ui: &mut Ui, name: &str, value: &str) {
    ui.horizontal(|ui| {
        bits::words(ui, name, Type::S12, Tone::Ink2);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let t = theme::tokens(ui);
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), Sense::hover());
            response.widget_info(|| eframe::egui::WidgetInfo::labeled(eframe::egui::Role::Label, true, value));
            crate::ui::widgets::paint::line(ui.painter(), rect, Align::Max, value, Type::S12.font(), t.ink);
        });
    });
}
