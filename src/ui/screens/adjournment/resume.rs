//! The resumption (12.4): board, prisoners and clocks against the form, the minute to check, then what lay in the envelope.

use super::board::Picture;
use super::{ruling, say, when};
use crate::clock::{Millis, Stamp};
use crate::i18n::WallTime;
use crate::referee::{Adjournment, Check, Command, Found, MoveKind, Regulation, Table, TableId, Verdict, propose};
use crate::rules::{Color, Notation, Options, Point, Setup};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, Field, Icon, Mark, MarkKind, Preview, RadioRow, bits, icon, paint, scroll};
use crate::ui::{Cx, keys};
use eframe::egui::{
    self, Align, Frame, Key, Layout, Margin, Modifiers, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2,
};
use std::time::Duration;

const FOOT: f32 = 49.0;

/// What is seen and typed at a resumption, until it is recorded. Empty before the envelope is opened.
#[derive(Debug, Default)]
pub struct ResumeView {
    of: Option<(TableId, u16)>,
    /// The board that stands on the table, where it was set up here.
    seen: Option<Setup>,
    cursor: Option<Point>,
    pick: Option<Pick>,
    coordinate: String,
    pub ruling: ruling::RulingDraft,
}

/// What lay in the envelope, as far as it was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pick {
    Marked(Option<Point>),
    Pass,
    Unmarked,
    Unclear,
    Resignation,
}

impl Pick {
    const fn found(self) -> Option<Found> {
        match self {
            Pick::Marked(Some(point)) => Some(Found::Marked(point)),
            Pick::Marked(None) => None,
            Pick::Pass => Some(Found::Pass),
            Pick::Unmarked => Some(Found::Unmarked),
            Pick::Unclear => Some(Found::Unclear),
            Pick::Resignation => Some(Found::Resignation),
        }
    }
}

/// How far the resumption is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// Checks to be made first.
    Check(Vec<Check>),
    Begin,
    /// The minute runs: so much is left.
    Minute(Millis),
    /// The envelope may be opened.
    Open,
    /// It is open: what lay in it?
    Look,
}

fn stage(adjournment: &Adjournment, regulation: &Regulation, now: Stamp) -> Stage {
    let open = |check: Check| !adjournment.checks.contains_key(&check);
    let (mover, opponent) = match adjournment.mover {
        Color::Black => (Check::BlackPresent, Check::WhitePresent),
        Color::White => (Check::WhitePresent, Check::BlackPresent),
    };
    let waits = regulation.opened_before_opponent && open(opponent);
    if waits {
        return Stage::Check([opponent, mover].into_iter().filter(|c| open(*c)).collect());
    }
    if let Some(check) = [Check::Board, Check::Prisoners, Check::Clocks].into_iter().find(|c| open(*c)) {
        return Stage::Check(vec![check]);
    }
    let Some(since) = adjournment.checking_since else { return Stage::Begin };
    let left = regulation.checking_time() - (now.mono - since.mono);
    if left.is_positive() {
        Stage::Minute(left)
    } else if open(Check::EnvelopeIntact) {
        Stage::Open
    } else {
        Stage::Look
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut ResumeView, table: &Table, adjournment: &Adjournment, area: Rect) {
    let Some(regulation) = cx.model.state().regulation() else { return };
    if view.of != Some((table.id, adjournment.number)) {
        let marked = match adjournment.kind {
            MoveKind::Open(point) => Some(Pick::Marked(Some(point))),
            MoveKind::Sealed => None,
        };
        *view = ResumeView { of: Some((table.id, adjournment.number)), pick: marked, ..ResumeView::default() };
    }
    let t = theme::tokens(ui);
    let stage = stage(adjournment, regulation, cx.model.now);
    let options = regulation.rule_set().options;
    let side = (area.height() - 60.0).min(area.width() - 520.0).max(280.0);
    let split = area.left() + side + 36.0;
    let left = Rect::from_min_max(area.min + vec2(12.0, 10.0), pos2(split, area.bottom()));
    let right = Rect::from_min_max(pos2(split, area.top()), area.max);
    ui.painter().rect_filled(Rect::from_min_size(right.min, vec2(1.0, right.height())), 0.0, t.edge);
    let right = right.with_min_x(right.left() + 1.0);

    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("resume-board"), |ui| {
        if stage == Stage::Look {
            look(ui, cx, view, table, adjournment, options, side);
        } else {
            compare(ui, cx, view, adjournment, side);
        }
    });
    let foot = Rect::from_min_max(pos2(right.left(), right.bottom() - FOOT), right.max);
    let body = Rect::from_min_max(right.min, pos2(right.right(), foot.top()));
    ui.scope_builder(UiBuilder::new().max_rect(body).id_salt("resume-right"), |ui| {
        scroll(ui, "resume-scroll", |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            checks(ui, cx, view, table, adjournment, &stage);
            bits::divider(ui);
            if stage == Stage::Look {
                contents(ui, cx, view, adjournment);
                verdict(ui, cx, view, table, adjournment, options);
            } else {
                section(ui, |ui| {
                    bits::words(ui, &cx.l.tr("adjournment-move-later"), Type::S12, Tone::Dim);
                });
            }
        });
    });
    paint::top_line(ui.painter(), foot, t.line);
    let inside = UiBuilder::new()
        .max_rect(foot.shrink2(vec2(16.0, 0.0)))
        .layout(Layout::left_to_right(Align::Center))
        .id_salt("resume-foot");
    ui.scope_builder(inside, |ui| buttons(ui, cx, view, table, adjournment, &stage, options));
    if matches!(stage, Stage::Minute(_)) {
        ui.ctx().request_repaint_after(Duration::from_millis(500));
    }
}

fn section(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    Frame::NONE.inner_margin(Margin { left: 16, right: 16, top: 8, bottom: 8 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
}

/// The board's heading, with what stands at its right.
fn board_head(ui: &mut Ui, side: f32, title: &str, right: impl FnOnce(&mut Ui)) {
    let (rect, _) = ui.allocate_exact_size(vec2(side, 30.0), Sense::hover());
    let row = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)).id_salt(title);
    ui.scope_builder(row, |ui| {
        bits::strong(ui, title, Type::S15, Tone::Ink);
        ui.with_layout(Layout::right_to_left(Align::Center), right);
    });
    ui.add_space(6.0);
}

/// Before the envelope is opened: what stands on the table against the form, point by point.
fn compare(ui: &mut Ui, cx: &mut Cx, view: &mut ResumeView, adjournment: &Adjournment, side: f32) {
    let l = cx.l;
    let form = &adjournment.form.position;
    let size = form.size();
    let settled = adjournment.checks.contains_key(&Check::Board);
    let seen = view.seen.as_ref().unwrap_or(form);
    let different: Vec<Point> = form.differences(seen).into_iter().map(|(point, _, _)| point).collect();
    board_head(ui, side, &l.tr("adjournment-board-seen"), |ui| {
        if different.is_empty() {
            let text = l.tr_args("adjournment-board-same", &[("n", size.points().into())]);
            bits::words(ui, &text, Type::S12, Tone::Green);
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 16.0), Sense::hover());
            icon(ui.painter(), Rect::from_center_size(rect.center(), vec2(12.0, 12.0)), Icon::Check, theme::tokens(ui).grn);
        } else {
            let names: Vec<String> = different.iter().take(6).map(|p| say::point(size, *p)).collect();
            let text =
                l.tr_args("adjournment-board-differs", &[("n", different.len().into()), ("points", names.join(", ").into())]);
            bits::words(ui, &text, Type::S12, Tone::Red);
            if !settled && bits::link(ui, &l.tr("adjournment-board-as-form"), Type::S12).clicked() {
                view.seen = None;
            }
        }
    });
    let seen = view.seen.as_ref().unwrap_or(form);
    let mut marks: Vec<Mark> = different.iter().map(|p| Mark::new(*p, MarkKind::Ring(Tone::Red))).collect();
    marks.extend(adjournment.form.last_move.map(|p| Mark::new(p, MarkKind::LastMove)));
    let picture = Picture { setup: seen, marks: &marks, cursor: view.cursor, preview: Preview::Outline, still: settled };
    let shown = picture.show(ui, l, &l.tr("adjournment-board-seen"), vec2(side, side));
    view.cursor = shown.cursor.or(view.cursor);
    if let Some(point) = shown.clicked.map(|(point, _)| point).or(shown.entered) {
        let mut changed = seen.clone();
        let next = match changed.get(point) {
            None => Some(Color::Black),
            Some(Color::Black) => Some(Color::White),
            Some(Color::White) => None,
        };
        changed.set(point, next);
        view.seen = (!form.differences(&changed).is_empty()).then_some(changed);
    }
}

/// The envelope is open: the mark on the diagram, the written coordinate beside it.
fn look(ui: &mut Ui, cx: &mut Cx, view: &mut ResumeView, table: &Table, adjournment: &Adjournment, options: Options, side: f32) {
    let l = cx.l;
    let form = &adjournment.form;
    let size = form.position.size();
    let marked = match view.pick {
        Some(Pick::Marked(point)) => point,
        _ => None,
    };
    let written = Notation::Standard.parse(size, &view.coordinate).ok();
    let mut typed = None;
    board_head(ui, side, &l.tr("adjournment-marked-title"), |ui| {
        let (text, tone, mark) = match (view.coordinate.trim().is_empty(), written, marked) {
            (true, _, _) => (String::new(), Tone::Dim, None),
            (_, None, _) => (l.tr("adjournment-coordinate-unreadable"), Tone::Amber, Some(Icon::Warning)),
            (_, Some(_), None) => (l.tr("adjournment-coordinate-alone"), Tone::Dim, None),
            (_, Some(a), Some(b)) if a == b => (l.tr("adjournment-coordinate-agrees"), Tone::Green, Some(Icon::Check)),
            _ => (l.tr("adjournment-coordinate-differs"), Tone::Amber, Some(Icon::Warning)),
        };
        bits::words(ui, &text, Type::S12, tone);
        if let Some(mark) = mark {
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 16.0), Sense::hover());
            icon(ui.painter(), Rect::from_center_size(rect.center(), vec2(12.0, 12.0)), mark, theme::tokens(ui).tone(tone));
        }
        let name = l.tr("adjournment-coordinate");
        let field = ui.add(Field::new(&mut view.coordinate, &name).bar().width(64.0));
        if field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) && marked.is_none() {
            typed = Notation::Standard.parse(size, &view.coordinate).ok();
        }
        bits::label(ui, &name);
    });
    let found = view.pick.and_then(Pick::found);
    let verdict = found.map(|found| propose::verdict(table, options, found));
    let mut marks = Vec::new();
    let mut after = None;
    if let (Some(point), Some(Verdict::Valid { .. }), Some(mut position)) = (marked, verdict, adjournment.position(options)) {
        if position.play(adjournment.mover, point).is_ok() {
            let played = position.to_setup();
            for (gone, _, _) in form.position.differences(&played).into_iter().filter(|(p, _, _)| *p != point) {
                let taken = MarkKind::Ghost { color: adjournment.mover.opponent(), tone: Tone::Accent };
                marks.push(Mark::new(gone, taken));
                marks.push(Mark::new(gone, MarkKind::Cross(Tone::Accent)));
            }
            marks.push(Mark::new(point, MarkKind::LastMove));
            after = Some(played);
        }
    } else {
        if let (Some(last), Some(n)) = (form.last_move, form.position.moves) {
            marks.push(Mark::new(last, MarkKind::Text(n.to_string())));
        }
        if let Some(point) = marked {
            marks.push(Mark::new(point, MarkKind::Ghost { color: adjournment.mover, tone: Tone::Red }));
            marks.push(Mark::new(point, MarkKind::Cross(Tone::Red)));
            marks.push(Mark::new(point, MarkKind::Ring(Tone::Red)));
        }
    }
    let picture = Picture {
        setup: after.as_ref().unwrap_or(&form.position),
        marks: &marks,
        cursor: view.cursor,
        preview: Preview::Stone(adjournment.mover),
        still: false,
    };
    let shown = picture.show(ui, l, &l.tr("adjournment-marked-title"), vec2(side, side));
    view.cursor = shown.cursor.or(view.cursor);
    if let Some(point) = shown.clicked.map(|(point, _)| point).or(shown.entered).or(typed) {
        view.pick = Some(Pick::Marked(Some(point)));
        view.ruling = ruling::RulingDraft::default();
    }
}

/// The list of 12.4: what is done, and a click for what is not.
fn checks(ui: &mut Ui, cx: &mut Cx, view: &ResumeView, table: &Table, adjournment: &Adjournment, stage: &Stage) {
    let l = cx.l;
    let form = &adjournment.form;
    let setup = &form.position;
    let id = table.id;
    let time = |check: Check| adjournment.checks.get(&check).map(|at| l.time(WallTime::from(*at)));
    section(ui, |ui| {
        ui.horizontal(|ui| {
            bits::heading(ui, &l.tr("adjournment-before-opening"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let id = if *stage == Stage::Look { "adjournment-all-done" } else { "adjournment-in-order" };
                bits::words(ui, &l.tr(id), Type::S12, Tone::Dim);
            });
        });
        let present = [(Check::BlackPresent, Color::Black), (Check::WhitePresent, Color::White)];
        let here = present.iter().filter(|(c, _)| adjournment.checks.contains_key(c)).count();
        let right = match here {
            2 => time(Check::WhitePresent).max(time(Check::BlackPresent)).unwrap_or_default(),
            _ => String::new(),
        };
        if row(ui, here == 2, here < 2, &l.tr("adjournment-check-present"), &right) {
            for (check, _) in present.into_iter().filter(|(c, _)| !adjournment.checks.contains_key(c)) {
                cx.command(Command::DoCheck { table: id, check });
            }
        }
        if here < 2 {
            ui.horizontal(|ui| {
                ui.add_space(24.0);
                for (check, side) in present {
                    if adjournment.checks.contains_key(&check) {
                        bits::words(ui, &say::of_side(l, "adjournment-is-here", side), Type::S12, Tone::Green);
                    } else if bits::link(ui, &say::of_side(l, "adjournment-only-here", side), Type::S12).clicked() {
                        cx.command(Command::DoCheck { table: id, check });
                    }
                }
            });
        }
        let points = setup.size().points();
        let differs = view.seen.as_ref().map_or(0, |seen| setup.differences(seen).len());
        let right = l.tr_args("adjournment-points-of", &[("n", (points - differs).into()), ("all", points.into())]);
        if row(ui, time(Check::Board).is_some(), differs == 0, &l.tr("adjournment-check-board"), &right) {
            cx.command(Command::DoCheck { table: id, check: Check::Board });
        }
        let right = l.tr_args(
            "adjournment-prisoners-of",
            &[
                ("black", setup.prisoners.black.into()),
                ("white", setup.prisoners.white.into()),
                ("paidblack", setup.penalty.white.into()),
                ("paidwhite", setup.penalty.black.into()),
            ],
        );
        if row(ui, time(Check::Prisoners).is_some(), true, &l.tr("adjournment-check-prisoners"), &right) {
            cx.command(Command::DoCheck { table: id, check: Check::Prisoners });
        }
        let control = table.watch.control();
        let left = |side: Color| l.side_time(&control[side], form.times[side]);
        let right =
            l.tr_args("adjournment-clocks-of", &[("black", left(Color::Black).into()), ("white", left(Color::White).into())]);
        if row(ui, time(Check::Clocks).is_some(), true, &l.tr("adjournment-check-clocks"), &right) {
            cx.command(Command::DoCheck { table: id, check: Check::Clocks });
        }
        let since = adjournment.checking_since.map(|at| l.time_seconds(WallTime::from(at))).unwrap_or_default();
        let right = match stage {
            Stage::Minute(left) => l.hms(whole(*left)),
            _ => since,
        };
        let over = matches!(stage, Stage::Open | Stage::Look);
        if row(ui, over, *stage == Stage::Begin, &l.tr("adjournment-check-minute"), &right) {
            cx.command(Command::BeginChecking { table: id });
        }
        let right = adjournment.checks.get(&Check::EnvelopeIntact).map(|at| l.time_seconds(WallTime::from(*at)));
        let text = say::of_side(l, "adjournment-check-envelope", adjournment.mover.opponent());
        if row(ui, right.is_some(), *stage == Stage::Open, &text, &right.unwrap_or_default()) {
            cx.command(Command::DoCheck { table: id, check: Check::EnvelopeIntact });
        }
    });
}

/// Seconds rounded up: a countdown ends at 0:00, not a second before.
fn whole(left: Millis) -> Millis {
    Millis::from_secs((left.0.saturating_add(999)).div_euclid(1_000))
}

/// A check; returns whether it was asked for.
fn row(ui: &mut Ui, done: bool, possible: bool, text: &str, right: &str) -> bool {
    let t = theme::tokens(ui);
    let clickable = !done && possible;
    let sense = if clickable { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), sense);
    let spoken = if right.is_empty() { text.to_owned() } else { format!("{text}: {right}") };
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::CheckBox, clickable || done, done, &spoken));
    if clickable && response.hovered() {
        ui.painter().rect_filled(rect, 4.0, t.hover);
    }
    let mark = Rect::from_center_size(pos2(rect.left() + 6.0, rect.center().y), vec2(12.0, 12.0));
    if done {
        icon(ui.painter(), mark, Icon::Check, t.grn);
    } else {
        let border = if possible { t.ctl } else { t.line };
        ui.painter().rect(mark, 3.0, t.card, Stroke::new(1.5, border), StrokeKind::Inside);
    }
    let words = rect.with_min_x(rect.left() + 24.0);
    let time = paint::line(ui.painter(), words, Align::Max, right, Type::S13.font(), t.ink2);
    let ink = if done || possible { t.ink } else { t.dim };
    let end = if right.is_empty() { words.right() } else { time.left() - 8.0 };
    paint::line(ui.painter(), words.with_max_x(end), Align::Min, text, Type::S13.font(), ink);
    if response.has_focus() {
        paint::focus_inside(ui.painter(), rect.expand2(vec2(4.0, 0.0)), 4, t);
    }
    response.clicked()
}

fn contents(ui: &mut Ui, cx: &Cx, view: &mut ResumeView, adjournment: &Adjournment) {
    let l = cx.l;
    let size = adjournment.form.position.size();
    section(ui, |ui| {
        bits::heading(ui, &l.tr("adjournment-in-envelope"));
        ui.add_space(3.0);
        let marked = match view.pick {
            Some(Pick::Marked(Some(point))) => {
                l.tr_args("adjournment-found-marked-at", &[("point", say::point(size, point).into())])
            }
            _ => l.tr("adjournment-found-marked"),
        };
        let loses = l.tr("adjournment-found-loses");
        let rules = l.tr("adjournment-found-ruled");
        let ways = [
            (Pick::Marked(None), marked, ""),
            (Pick::Pass, l.tr("adjournment-found-pass"), ""),
            (Pick::Unmarked, l.tr("adjournment-found-nothing"), loses.as_str()),
            (Pick::Unclear, l.tr("adjournment-found-unclear"), loses.as_str()),
            (Pick::Resignation, l.tr("adjournment-found-resignation"), rules.as_str()),
        ];
        for (pick, text, note) in ways {
            let on = match (view.pick, pick) {
                (Some(Pick::Marked(_)), Pick::Marked(_)) => true,
                (chosen, pick) => chosen == Some(pick),
            };
            if (RadioRow { text: &text, note, on, refused: None }).show(ui).clicked() && !on {
                view.pick = Some(pick);
                view.ruling = ruling::RulingDraft::default();
            }
        }
    });
}

fn verdict(ui: &mut Ui, cx: &mut Cx, view: &mut ResumeView, table: &Table, adjournment: &Adjournment, options: Options) {
    let Some(found) = view.pick.and_then(Pick::found) else { return };
    let verdict = propose::verdict(table, options, found);
    let proposal = propose::sealed_move(table, options, found);
    ruling::verdict(ui, cx, table, adjournment, found, verdict, proposal.as_ref());
    if let Some(proposal) = proposal {
        section(ui, |ui| ruling::choose(ui, cx, &mut view.ruling, &proposal));
    }
}

/// What the main button does.
enum Act {
    Do(Vec<Command>),
    Nothing(String),
}

fn buttons(
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
            let text = l.tr_args("adjournment-minute-runs", &[("left", l.hms(whole(*left)).into())]);
            (text, Act::Nothing(l.tr("adjournment-minute-why")), "")
        }
        Stage::Open => {
            (l.tr("adjournment-do-open"), Act::Do(vec![Command::DoCheck { table: id, check: Check::EnvelopeIntact }]), "Enter")
        }
        Stage::Look => envelope(cx, view, table, adjournment, options),
    };
    let frozen = super::frozen(cx);
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
    let open = |ruling| Command::OpenEnvelope { table: table.id, found, coordinate: coordinate.clone(), ruling };
    let key = "Ctrl Enter";
    match propose::sealed_move(table, options, found) {
        None => {
            let point = match found {
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

/// "10:00" of the appointment, for lists.
pub fn appointment(cx: &Cx, adjournment: &Adjournment) -> String {
    when::say(cx.l, adjournment.resumption, cx.model.now)
}
