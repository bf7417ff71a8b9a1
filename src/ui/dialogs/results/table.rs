//! The result of one table: who won and how, under protest or not, fixed or not (13.7, 13.8).

use crate::referee::{Command, EntryNo, Event, How, Outcome, Player, Table, TableId};
use crate::rules::{Color, Score};
use crate::ui::dialogs::Dialog as Any;
use crate::ui::dialogs::conduct::{ConductDialog, Progress, Sent, labelled, recorded_by_key};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Dialog, Field, Icon, Note, RadioRow, bits, check, mark, stone_dot};
use crate::ui::{Cx, Go, words};
use eframe::egui::{Align, Id, Layout, Ui, vec2};

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Win(Color),
    Draw,
    BothLose,
    NoResult,
}

/// How a win came about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Way {
    #[default]
    Points,
    Resignation,
    Time,
    Regulation,
    Absence,
}

impl Way {
    const ALL: [Way; 5] = [Way::Points, Way::Resignation, Way::Time, Way::Regulation, Way::Absence];

    const fn id(self) -> &'static str {
        match self {
            Way::Points => "results-how-points",
            Way::Resignation => "results-how-resignation",
            Way::Time => "results-how-time",
            Way::Regulation => "results-how-regulation",
            Way::Absence => "results-how-absence",
        }
    }

    const fn article(self) -> &'static str {
        match self {
            Way::Points => "13.6",
            Way::Resignation => "11.7",
            Way::Time => "13.1",
            Way::Regulation => "13.7",
            Way::Absence => "16.1",
        }
    }
}

/// What has been chosen so far.
#[derive(Debug)]
pub struct TableForm {
    table: TableId,
    ending: Option<Ending>,
    way: Way,
    margin: String,
    under_protest: bool,
    /// Why the fixing is taken back.
    reason: String,
    /// The result this form was filled from, so that a change elsewhere shows.
    filled: Option<crate::referee::GameResult>,
    fresh: bool,
    sent: Sent,
}

impl TableForm {
    pub fn new(table: TableId) -> TableForm {
        TableForm {
            table,
            ending: None,
            way: Way::Points,
            margin: String::new(),
            under_protest: false,
            reason: String::new(),
            filled: None,
            fresh: true,
            sent: Sent::default(),
        }
    }

    /// Shows what is recorded already.
    fn fill(&mut self, cx: &Cx, table: &Table) {
        if !self.fresh && self.filled == table.result {
            return;
        }
        self.fresh = false;
        self.filled = table.result;
        let Some(result) = table.result else { return };
        self.under_protest = result.under_protest;
        self.margin.clear();
        self.ending = Some(match result.outcome {
            Outcome::Win { winner, how } => {
                self.way = match how {
                    How::Points(margin) => {
                        if let Some(margin) = margin {
                            self.margin = cx.l.quarters(i64::from(margin.in_quarters()));
                        }
                        Way::Points
                    }
                    How::Resignation => Way::Resignation,
                    How::Time => Way::Time,
                    How::Regulation => Way::Regulation,
                    How::Absence => Way::Absence,
                };
                Ending::Win(winner)
            }
            Outcome::Draw => Ending::Draw,
            Outcome::BothLose => Ending::BothLose,
            Outcome::NoResult => Ending::NoResult,
        });
    }

    /// `Err` when the margin is no number of points; `Ok(None)` while nothing is chosen.
    fn outcome(&self) -> Result<Option<Outcome>, ()> {
        let Some(ending) = self.ending else { return Ok(None) };
        Ok(Some(match ending {
            Ending::Draw => Outcome::Draw,
            Ending::BothLose => Outcome::BothLose,
            Ending::NoResult => Outcome::NoResult,
            Ending::Win(winner) => {
                let how = match self.way {
                    Way::Points if self.margin.trim().is_empty() => How::Points(None),
                    Way::Points => {
                        let margin: Score = self.margin.parse().map_err(|_| ())?;
                        How::Points(Some(Some(margin).filter(|m| *m > Score::ZERO).ok_or(())?))
                    }
                    Way::Resignation => How::Resignation,
                    Way::Time => How::Time,
                    Way::Regulation => How::Regulation,
                    Way::Absence => How::Absence,
                };
                Outcome::win(winner, how)
            }
        }))
    }
}

/// The entry that fixed a table's result and still counts.
fn fixing(cx: &Cx, table: &Table) -> Option<EntryNo> {
    let history = &cx.model.history;
    let fixes = |number: &&EntryNo| history.entry(**number).is_some_and(|entry| matches!(entry.event, Event::ResultFixed { .. }));
    table.entries.iter().rev().find(fixes).copied()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Nothing,
    Record,
    Fix,
    Unfix,
    Cancel,
    Decide,
}

pub fn show(ui: &mut Ui, cx: &mut Cx, form: &mut TableForm) {
    let recorded = form.sent.progress(cx) == Progress::Recorded;
    let l = cx.l;
    let Some(table) = cx.model.state().table(form.table) else {
        cx.go(Go::CloseDialog);
        return;
    };
    // A fixing taken back leads on to the correction; everything else is done.
    let corrects = recorded && form.filled.is_some_and(|r| r.fixed) && !table.is_fixed();
    if recorded && !corrects {
        cx.go(Go::CloseDialog);
        return;
    }
    form.fill(cx, table);
    let by_key = recorded_by_key(ui);
    let title = l.tr_args("results-title", &[("table", words::number(form.table.table))]);
    let shared: &Cx = cx;
    let face = Face::of(shared, form, table);
    let shown = Dialog::new("results-table", &title).width(580.0).show(
        ui.ctx(),
        |ui| {
            mark(ui, Icon::List, 16.0, Tone::Ink2, &title);
        },
        |ui| pair(ui, shared, table),
        |ui| if face.fixed { fixed_body(ui, shared, form, table) } else { body(ui, shared, form, table) },
        |ui| face.footer(ui, by_key),
    );
    let asked = match (shown.close, shown.footer, shown.body) {
        (true, ..) => Asked::Cancel,
        (_, Asked::Nothing, body) => body,
        (_, footer, _) => footer,
    };
    act(cx, form, &face, asked);
}

fn act(cx: &mut Cx, form: &mut TableForm, face: &Face, asked: Asked) {
    let table = form.table;
    match asked {
        Asked::Nothing => {}
        Asked::Cancel => cx.go(Go::CloseDialog),
        Asked::Record => {
            if let Ok(Some(outcome)) = form.outcome() {
                let under_protest = form.under_protest;
                form.sent.send(cx, Command::EnterResult { table, outcome, under_protest });
            }
        }
        Asked::Fix => form.sent.send(cx, Command::FixResult { table }),
        Asked::Unfix => {
            if let Some(entry) = face.fixing {
                let reason = form.reason.trim().to_owned();
                form.sent.send(cx, Command::Counter { entry, reason });
            }
        }
        Asked::Decide => {
            if let Some(protest) = cx.model.state().pending_protests(table).next() {
                cx.dialog(Any::Conduct(ConductDialog::decide(protest.entry)));
            }
        }
    }
}

fn pair(ui: &mut Ui, cx: &Cx, table: &Table) {
    let state = cx.model.state();
    for side in [Color::White, Color::Black] {
        bits::words(ui, &state.names(table, side, Player::short_name), Type::S13, Tone::Ink);
        stone_dot(ui, side, 12.0, &words::side(cx.l, side));
    }
}

/// The words of the buttons, made before the dialog is drawn.
struct Face {
    fixed: bool,
    fixing: Option<EntryNo>,
    record: String,
    record_refused: Option<String>,
    fix: String,
    fix_refused: Option<String>,
    unfix: String,
    unfix_refused: Option<String>,
    cancel: String,
}

impl Face {
    fn of(cx: &Cx, form: &TableForm, table: &Table) -> Face {
        let l = cx.l;
        let state = cx.model.state();
        let started = state.rounds.get(&form.table.round).is_some_and(|r| r.started.is_some());
        let outcome = form.outcome();
        let record = match outcome {
            Ok(Some(outcome)) => {
                let id = if table.result.is_some() { "results-replace-with" } else { "results-record" };
                l.tr_args(id, &[("result", words::outcome_short(l, outcome).into())])
            }
            _ => l.tr("results-record-none"),
        };
        let same = table.result.is_some_and(|r| Ok(Some(r.outcome)) == outcome && r.under_protest == form.under_protest);
        let record_refused = match outcome {
            _ if !started => Some(l.tr("results-not-started")),
            Err(()) => Some(l.tr("results-flaw-margin")),
            Ok(None) => Some(l.tr("results-lacks-winner")),
            Ok(Some(_)) if same => Some(l.tr("results-same")),
            Ok(Some(_)) => None,
        };
        let fix_refused = match table.result {
            None => Some(l.tr("results-nothing-entered")),
            Some(_) if state.pending_protests(form.table).next().is_some() => Some(l.tr("results-protest-open")),
            Some(_) if !same => Some(l.tr("results-record-first")),
            Some(_) => None,
        };
        let fixing = fixing(cx, table);
        let may = fixing.map(|entry| cx.model.history.may_counter(entry));
        let unfix_refused = match (may, form.reason.trim().is_empty()) {
            (Some(Ok(())), false) => None,
            (Some(Ok(())), true) => Some(l.tr("refusal-reason-missing")),
            (Some(Err(refusal)), _) => Some(words::refusal(l, state, &refusal).what),
            // Results that came with the pairing file were never fixed here.
            (None, _) => Some(l.tr("results-taken")),
        };
        Face {
            fixed: table.is_fixed(),
            fixing,
            record,
            record_refused,
            fix: l.tr("results-fix"),
            fix_refused,
            unfix: l.tr("results-unfix"),
            unfix_refused,
            cancel: l.tr("cancel"),
        }
    }

    fn footer(&self, ui: &mut Ui, by_key: bool) -> Asked {
        let mut asked = Asked::Nothing;
        if self.fixed {
            let refused = self.unfix_refused.as_deref();
            let button = Button::new(&self.unfix).danger().icon(Icon::Undo).disabled(refused);
            if ui.add(button).clicked() || (by_key && refused.is_none()) {
                asked = Asked::Unfix;
            }
        } else {
            let refused = self.record_refused.as_deref();
            if ui.add(Button::new(&self.record).main().hint("Ctrl Enter").disabled(refused)).clicked()
                || (by_key && refused.is_none())
            {
                asked = Asked::Record;
            }
            let refused = self.fix_refused.as_deref();
            if ui.add(Button::new(&self.fix).icon(Icon::Lock).disabled(refused)).clicked() {
                asked = Asked::Fix;
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.add(Button::new(&self.cancel).quiet().hint("Esc")).clicked() {
                asked = Asked::Cancel;
            }
        });
        asked
    }
}

fn fixed_body(ui: &mut Ui, cx: &Cx, form: &mut TableForm, table: &Table) -> Asked {
    let l = cx.l;
    if let Some(result) = table.result {
        bits::strong(ui, &words::outcome_words(l, result.outcome), Type::S15, Tone::Ink);
        if result.under_protest {
            bits::words(ui, &l.tr("results-under-protest"), Type::S13, Tone::Amber);
        }
    }
    Note::new(Tone::Ink2)
        .icon(Icon::Lock)
        .title(&l.tr("results-fixed-already"))
        .text(&l.tr("results-fixed-then"))
        .outlined()
        .show_with(ui, |ui| bits::article(ui, &words::article(l, "13.8")));
    let name = l.tr("results-unfix-why");
    bits::label(ui, &name);
    ui.add(Field::new(&mut form.reason, &name).lines(2).id(Id::unique("results-unfix-why")));
    form.sent.show_refusal(ui, cx);
    Asked::Nothing
}

fn body(ui: &mut Ui, cx: &Cx, form: &mut TableForm, table: &Table) -> Asked {
    let l = cx.l;
    let mut asked = Asked::Nothing;
    if let Some(result) = table.result {
        let text = l.tr_args("results-now", &[("result", words::outcome_short(l, result.outcome).into())]);
        bits::words(ui, &text, Type::S13, Tone::Ink2);
    }
    labelled(ui, &l.tr("results-label-who"), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for (ending, id) in [
                (Ending::Win(Color::Black), "results-black-won"),
                (Ending::Win(Color::White), "results-white-won"),
                (Ending::Draw, "results-ending-draw"),
                (Ending::BothLose, "results-ending-both"),
                (Ending::NoResult, "results-ending-none"),
            ] {
                let text = l.tr(id);
                let on = form.ending == Some(ending);
                if ui.add(Button::new(&text).size(ButtonSize::Panel).toggled(on)).clicked() {
                    form.ending = Some(ending);
                }
            }
        });
    });
    if let Some(Ending::Win(_)) = form.ending {
        labelled(ui, &l.tr("results-label-how"), |ui| {
            bits::stack(ui, |ui| {
                for way in Way::ALL {
                    let text = l.tr(way.id());
                    let article = words::article(l, way.article());
                    let row = RadioRow { text: &text, note: &article, on: form.way == way, refused: None };
                    if row.show(ui).clicked() {
                        form.way = way;
                    }
                }
            });
        });
        if form.way == Way::Points {
            let name = l.tr("results-label-margin");
            let wrong = form.outcome().is_err().then(|| l.tr("results-flaw-margin"));
            labelled(ui, &name, |ui| {
                let hint = l.tr("results-margin-hint");
                ui.add(Field::new(&mut form.margin, &name).hint(&hint).width(180.0).error(wrong.as_deref()));
            });
        }
    }
    check(ui, &mut form.under_protest, &l.tr("results-played-under-protest"));
    if let Some(protest) = cx.model.state().pending_protests(form.table).next() {
        let text = l.tr("results-protest-open");
        Note::new(Tone::Red).icon(Icon::Protest).title(&text).text(&protest.protest.against).outlined().show_with(ui, |ui| {
            if ui.add(Button::new(&l.tr("conduct-decide")).size(ButtonSize::Bar)).clicked() {
                asked = Asked::Decide;
            }
        });
    }
    if table.result.is_some() {
        bits::words(ui, &l.tr("results-fixing-means"), Type::S12, Tone::Ink2);
    }
    form.sent.show_refusal(ui, cx);
    asked
}
