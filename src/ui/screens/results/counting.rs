//! Counting a finished game on its board (13.2-13.7): dead stones, both traditions, the result.

use super::sheet;
use crate::referee::{Command, EnteredPosition, EqualScores, How, Outcome, Player, Regulation, StopReason, Table, TableId};
use crate::rules::{self, Agreed, Board, Color, Notation, Point, Score, ScoreSheet, Setup, Sides, Size};
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::conduct::dialog_open;
use crate::ui::dialogs::results::ResultsDialog;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{
    BoardView, Button, ButtonSize, Field, Icon, Mark, MarkKind, Note, Preview, Segment, bars, bits, check, choice, icon, paint,
    stone_dot,
};
use crate::ui::{Cx, words};
use eframe::egui::{
    self, Align, Frame, Layout, Margin, PointerButton, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};
use std::collections::BTreeSet;

/// More neutral points than these are not dame left over: the game was not played out.
const MANY_NEUTRAL: usize = 24;

/// What has been marked on the board so far.
#[derive(Debug, Default)]
pub struct CountingView {
    table: Option<TableId>,
    /// The position the marks belong to.
    setup: Option<Setup>,
    dead: BTreeSet<usize>,
    seki: BTreeSet<usize>,
    /// 0 marks dead stones, 1 groups in seki.
    mode: usize,
    prisoners: Sides<String>,
    deducted: Sides<String>,
    agreed: Sides<bool>,
    under_protest: bool,
    cursor: Option<Point>,
}

impl CountingView {
    /// Another table, or another position of this one: nothing is marked on it yet.
    fn refresh(&mut self, cx: &Cx, table: &Table, setup: &Setup) {
        if self.table == Some(table.id) && self.setup.as_ref() == Some(setup) {
            return;
        }
        *self = CountingView {
            table: Some(table.id),
            setup: Some(setup.clone()),
            prisoners: Sides::from_fn(|side| setup.prisoners[side].to_string()),
            deducted: Sides::from_fn(|side| cx.model.state().penalty_points(table.id, side).to_string()),
            mode: self.mode,
            ..CountingView::default()
        };
    }

    fn marked(&mut self) -> &mut BTreeSet<usize> {
        if self.mode == 0 { &mut self.dead } else { &mut self.seki }
    }

    /// Marks the chain at a point, or takes the mark off; with `area`, everything of its colour in its surroundings.
    fn toggle(&mut self, board: &Board, at: Point, area: bool) {
        let Some(color) = board.get(at) else { return };
        let stones = if area { surroundings(board, at, color) } else { board.chain_at(at) };
        let size = board.size();
        let marked = self.marked();
        let on = !marked.contains(&size.index(at));
        for stone in stones {
            if on {
                marked.insert(size.index(stone));
            } else {
                marked.remove(&size.index(stone));
            }
        }
        self.agreed = Sides::default();
    }
}

/// Stones of a colour reached from `from` over stones of that colour and empty points.
fn surroundings(board: &Board, from: Point, color: Color) -> Vec<Point> {
    let size = board.size();
    let mut seen = BTreeSet::from([size.index(from)]);
    let (mut next, mut stones) = (vec![from], Vec::new());
    while let Some(at) = next.pop() {
        if board.get(at) == Some(color) {
            stones.push(at);
        }
        for neighbour in size.neighbours(at) {
            if board.get(neighbour) != Some(color.opponent()) && seen.insert(size.index(neighbour)) {
                next.push(neighbour);
            }
        }
    }
    stones
}

/// The table of the place bar: number, pair, what its clocks do.
pub fn title(ui: &mut Ui, cx: &Cx) {
    let l = cx.l;
    let state = cx.model.state();
    let Some(table) = cx.table.and_then(|id| state.table(id)) else { return };
    ui.spacing_mut().item_spacing.x = 6.0;
    bits::strong(ui, &words::table_title(l, table.id), Type::S15, Tone::Ink);
    for side in Color::BOTH {
        stone_dot(ui, side, 12.0, &words::side(l, side));
        bits::words(ui, &state.names(table, side, Player::short_name), Type::S13, Tone::Ink);
        let ranks = state.names(table, side, |p| words::rank_short(l, p.rank));
        bits::words(ui, &ranks, Type::S13, Tone::Dim);
    }
    let clock = match (&table.stopped, table.watch.is_running()) {
        (Some(stopped), _) if stopped.reason == StopReason::GameEnd => l.tr("results-two-passes"),
        (_, true) => l.tr("results-clocks-run"),
        _ => l.tr("results-clocks-stand"),
    };
    bits::words(ui, &clock, Type::S12, Tone::Dim);
}

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut CountingView) {
    let state = cx.model.state();
    let Some(table) = cx.table.and_then(|id| state.table(id)) else {
        nothing(ui, &cx.l.tr("results-count-no-table"));
        return;
    };
    let Some(position) = &table.position else {
        no_position(ui, cx, table.id);
        return;
    };
    view.refresh(cx, table, &position.setup);
    let all = ui.available_rect_before_wrap();
    let board_side = (all.height() - 44.0).min(all.width() - 460.0).max(200.0);
    let left = all.with_max_x(all.left() + board_side + 24.0);
    let right = all.with_min_x(left.right());
    let t = theme::tokens(ui);
    let board = position.setup.board();
    let counted = count(cx, view, table, &position.setup, &board);
    ui.scope_builder(UiBuilder::new().max_rect(left.shrink2(vec2(12.0, 8.0))).id_salt("count-board"), |ui| {
        ui.set_clip_rect(left.intersect(ui.clip_rect()));
        show_board(ui, cx, view, &board, counted.as_ref(), board_side);
        ui.add_space(7.0);
        legend(ui, cx);
    });
    ui.painter().rect_filled(Rect::from_min_size(right.min, vec2(1.0, right.height())), 0.0, t.edge);
    let foot = 51.0;
    let work = right.with_max_y(right.bottom() - foot);
    ui.scope_builder(UiBuilder::new().max_rect(work).id_salt("count-sheet"), |ui| {
        bars::scroll(ui, "count-scroll", |ui| {
            Frame::NONE.inner_margin(Margin::symmetric(16, 10)).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
                facts(ui, cx, view, table, board.size(), counted.as_ref());
            });
        });
    });
    let foot = right.with_min_y(work.bottom());
    ui.scope_builder(UiBuilder::new().max_rect(foot).id_salt("count-foot"), |ui| {
        bits::divider(ui);
        Frame::NONE.inner_margin(Margin::symmetric(16, 11)).show(ui, |ui| {
            footer(ui, cx, view, table, position, counted.as_ref());
        });
    });
}

fn nothing(ui: &mut Ui, text: &str) {
    ui.centered_and_justified(|ui| bits::words(ui, text, Type::S13, Tone::Dim));
}

fn no_position(ui: &mut Ui, cx: &mut Cx, table: TableId) {
    let l = cx.l;
    Frame::NONE.inner_margin(Margin::same(16)).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        ui.set_max_width(560.0);
        bits::strong(ui, &l.tr("results-no-position"), Type::S15, Tone::Ink);
        bits::words(ui, &l.tr("results-no-position-then"), Type::S13, Tone::Ink2);
        ui.horizontal(|ui| {
            if ui.add(Button::new(&l.tr("results-by-numbers")).main()).clicked() {
                cx.dialog(Dialog::Results(ResultsDialog::for_table(table)));
            }
            if ui.add(Button::new(&l.tr("results-to-position")).icon(Icon::Board)).clicked() {
                cx.go(crate::ui::Go::To(crate::ui::Place::Position));
            }
        });
    });
}

/// The numbers typed; `None` while one of them is none.
fn typed(view: &CountingView) -> Option<(Sides<u32>, Sides<Score>)> {
    let number = |text: &str| text.trim().parse::<u32>().ok();
    let points = |text: &str| text.trim().parse::<Score>().ok().filter(|s| *s >= Score::ZERO);
    Some((
        Sides::new(number(&view.prisoners.black)?, number(&view.prisoners.white)?),
        Sides::new(points(&view.deducted.black)?, points(&view.deducted.white)?),
    ))
}

fn count(cx: &Cx, view: &CountingView, table: &Table, setup: &Setup, board: &Board) -> Option<ScoreSheet> {
    let (prisoners, deducted) = typed(view)?;
    let at = |marked: &BTreeSet<usize>| -> Vec<Point> {
        board.size().iter().filter(|p| marked.contains(&board.size().index(*p))).collect()
    };
    let (dead, seki) = (at(&view.dead), at(&view.seki));
    let agreed = Agreed {
        dead: &dead,
        seki: &seki,
        prisoners,
        handed_over: setup.penalty,
        deducted,
        pass_stones: setup.passes,
        handicap: table.handicap,
        ..Agreed::new(board)
    };
    Some(rules::score(&agreed, &cx.model.state().regulation()?.rule_set(), table.komi))
}

fn show_board(ui: &mut Ui, cx: &Cx, view: &mut CountingView, board: &Board, counted: Option<&ScoreSheet>, side: f32) {
    let l = cx.l;
    let size = board.size();
    let stones: Vec<Option<Color>> = size.iter().map(|p| board.get(p)).collect();
    let mut marks = Vec::new();
    let mut faded = Vec::new();
    if let Some(sheet) = counted {
        for color in Color::BOTH {
            marks.extend(sheet.territory[color].iter().map(|p| Mark::new(*p, MarkKind::Territory(color))));
            for dead in &sheet.dead[color] {
                marks.push(Mark::new(*dead, MarkKind::Cross(Tone::Red)));
                faded.push(*dead);
            }
        }
        marks.extend(sheet.neutral.iter().map(|p| Mark::new(*p, MarkKind::Dame)));
    }
    let seki = size.iter().filter(|p| view.seki.contains(&size.index(*p)));
    marks.extend(seki.map(|p| Mark::new(p, MarkKind::Ring(Tone::Accent))));
    let columns: Vec<String> = (0..size.width()).map(|x| Notation::Standard.column(size, x)).collect();
    let rows: Vec<String> = (0..size.height()).map(|y| Notation::Standard.row(size, y)).collect();
    let dead = &view.dead;
    let name = |point: Point| {
        let stone = match board.get(point) {
            Some(color) if dead.contains(&size.index(point)) => {
                l.tr_args("results-point-dead", &[("side", words::side(l, color).into())])
            }
            Some(color) => words::side(l, color),
            None => l.tr("results-point-empty"),
        };
        format!("{} {stone}", Notation::Standard.format(size, point))
    };
    let board_name = l.tr("results-board");
    let shown = BoardView::new(size, &stones, &board_name)
        .labels(&columns, &rows)
        .marks(&marks)
        .faded(&faded)
        .cursor(view.cursor)
        .point_name(&name)
        .preview(Preview::Outline)
        .fit(vec2(side, side))
        .show(ui);
    if let Some(cursor) = shown.cursor {
        view.cursor = Some(cursor);
    }
    let area = ui.input(|i| i.modifiers.shift);
    if let Some((point, button)) = shown.clicked
        && button != PointerButton::Middle
    {
        view.cursor = Some(point);
        view.toggle(board, point, area || button == PointerButton::Secondary);
    }
    if let Some(point) = shown.entered {
        view.toggle(board, point, area);
    }
}

fn legend(ui: &mut Ui, cx: &Cx) {
    let l = cx.l;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        for (id, mark) in [
            ("results-legend-black", Some(Color::Black)),
            ("results-legend-white", Some(Color::White)),
            ("results-legend-dead", None),
        ] {
            let text = l.tr(id);
            let width = paint::width(ui.painter(), &text, Type::S12.font()).ceil();
            let (rect, response) = ui.allocate_exact_size(vec2(17.0 + width, 16.0), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
            let t = theme::tokens(ui);
            let square = Rect::from_center_size(pos2(rect.left() + 6.0, rect.center().y), vec2(10.0, 10.0));
            match mark {
                Some(Color::Black) => {
                    ui.painter().rect(
                        square,
                        0.0,
                        egui::Color32::from_rgb(0x1D, 0x1E, 0x21),
                        Stroke::new(1.0, t.edge),
                        StrokeKind::Inside,
                    );
                }
                Some(Color::White) => {
                    let edge = Stroke::new(1.0, egui::Color32::from_rgb(0x5F, 0x5B, 0x52));
                    ui.painter().rect(square, 0.0, egui::Color32::from_rgb(0xFA, 0xF8, 0xF2), edge, StrokeKind::Inside);
                }
                None => icon(ui.painter(), square, Icon::Cross, t.red),
            }
            let words = rect.with_min_x(rect.left() + 17.0).expand2(vec2(1.0, 0.0));
            paint::line(ui.painter(), words, Align::Min, &text, Type::S12.font(), t.ink2);
        }
    });
}

fn facts(ui: &mut Ui, cx: &mut Cx, view: &mut CountingView, table: &Table, size: Size, counted: Option<&ScoreSheet>) {
    let l = cx.l;
    let unfilled = counted.map(|sheet| unfilled(sheet, view, size)).unwrap_or_default();
    steps(ui, cx, !unfilled.is_empty(), table.result.is_some());
    if unfilled.len() > MANY_NEUTRAL {
        let title = l.tr_args("results-not-played-out", &[("count", unfilled.len().into())]);
        Note::new(Tone::Amber).icon(Icon::Warning).title(&title).text(&l.tr("results-not-played-out-then")).show(ui);
    } else if !unfilled.is_empty() {
        let title = l.tr_args("results-unfilled", &[("count", unfilled.len().into())]);
        let points = named(size, &unfilled);
        let text = l.tr_args("results-unfilled-then", &[("points", points.into())]);
        Note::new(Tone::Amber).icon(Icon::Warning).title(&title).text(&text).show(ui);
    }
    bits::row(ui, 24.0, |ui| {
        bits::words(ui, &l.tr("results-marked-dead"), Type::S13, Tone::Ink2);
        let dead = dead_words(cx, size, counted);
        let room = (ui.available_width() - 150.0).max(60.0);
        let (rect, response) = ui.allocate_exact_size(vec2(room, 20.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &dead));
        paint::line(ui.painter(), rect, Align::Min, &dead, Type::S13.bold(), theme::tokens(ui).ink);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let modes = [l.tr("results-mode-dead"), l.tr("results-mode-seki")];
            let [dead, seki] = &modes;
            choice(ui, &l.tr("results-mode"), &[Segment::text(dead), Segment::text(seki)], &mut view.mode);
        });
    });
    bits::words(ui, &l.tr("results-mark-how"), Type::S12, Tone::Dim);
    if let Some(sheet) = counted {
        sheet::show(ui, l, sheet);
        let difference = sheet.difference();
        if difference != Score::ZERO {
            let points = l.quarters(i64::from(difference.abs().in_quarters()));
            bits::words(ui, &l.tr_args("results-traditions", &[("points", points.into())]), Type::S12, Tone::Ink2);
        }
    } else {
        Note::new(Tone::Red).icon(Icon::Warning).title(&l.tr("results-not-numbers")).show(ui);
    }
    ui.add_space(4.0);
    bits::divider(ui);
    bits::row(ui, 28.0, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (id, fields) in [("results-prisoners-short", &mut view.prisoners), ("results-penalty-short", &mut view.deducted)] {
            let name = l.tr(id);
            bits::words(ui, &name, Type::S12, Tone::Ink2);
            for side in Color::BOTH {
                stone_dot(ui, side, 11.0, &words::side(l, side));
                let spoken = format!("{name}, {}", words::side(l, side));
                ui.add(Field::new(&mut fields[side], &spoken).bar().width(44.0));
            }
            ui.add_space(10.0);
        }
    });
    bits::row(ui, 24.0, |ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        bits::heading(ui, &l.tr("results-agree"));
        for side in Color::BOTH {
            check(ui, &mut view.agreed[side], &words::side(l, side));
        }
    });
}

/// Neutral points that are nobody's though no seki keeps them so.
fn unfilled(sheet: &ScoreSheet, view: &CountingView, size: Size) -> Vec<Point> {
    let in_seki = |point: Point| size.neighbours(point).any(|n| view.seki.contains(&size.index(n)));
    sheet.neutral.iter().copied().filter(|point| !in_seki(*point)).collect()
}

fn named(size: Size, points: &[Point]) -> String {
    const NAMED: usize = 8;
    let mut names = points.iter().take(NAMED).map(|p| Notation::Standard.format(size, *p)).collect::<Vec<_>>().join(", ");
    if points.len() > NAMED {
        names.push('…');
    }
    names
}

fn dead_words(cx: &Cx, size: Size, counted: Option<&ScoreSheet>) -> String {
    let l = cx.l;
    let parts: Vec<String> = Color::BOTH
        .into_iter()
        .filter_map(|color| {
            let dead = counted.map(|sheet| &sheet.dead[color]).filter(|dead| !dead.is_empty())?;
            Some(format!("{} {}", words::side(l, color), named(size, dead)))
        })
        .collect();
    if parts.is_empty() { l.tr("results-none-dead") } else { parts.join("; ") }
}

/// The four steps of a count, the one at hand filled.
fn steps(ui: &mut Ui, cx: &Cx, unfilled: bool, done: bool) {
    let l = cx.l;
    let at = if done { 3 } else { 1 };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        for (n, id) in
            ["results-step-dame", "results-step-dead", "results-step-score", "results-step-result"].into_iter().enumerate()
        {
            let t = theme::tokens(ui);
            let text = l.tr(id);
            let here = n == at;
            let font = if here { Type::S13.bold() } else { Type::S13.font() };
            let width = paint::width(ui.painter(), &text, font.clone()).ceil();
            let (rect, response) = ui.allocate_exact_size(vec2(30.0 + width, 24.0), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
            let center = pos2(rect.left() + 11.0, rect.center().y);
            let painter = ui.painter();
            let warns = n == 0 && unfilled;
            let edge = if warns {
                t.amb
            } else if here {
                t.acc
            } else {
                t.ctl
            };
            painter.circle(center, 10.5, if here { t.acc } else { t.panel }, Stroke::new(1.5, edge));
            let square = Rect::from_center_size(center, vec2(12.0, 12.0));
            if warns {
                icon(painter, square, Icon::Warning, t.amb);
            } else if n < at {
                icon(painter, square, Icon::Check, t.grn);
            } else {
                let ink = if here { t.onacc } else { t.dim };
                painter.text(center, egui::Align2::CENTER_CENTER, n + 1, Type::S12.bold(), ink);
            }
            let ink = if here || n < at { t.ink } else { t.dim };
            paint::line(painter, rect.with_min_x(rect.left() + 30.0).expand2(vec2(1.0, 0.0)), Align::Min, &text, font, ink);
        }
    });
}

/// The result the sheet gives; equal scores end as the regulation says (13.7, 13.9).
fn result(sheet: &ScoreSheet, regulation: Option<&Regulation>) -> Outcome {
    match sheet.outcome() {
        rules::Outcome::Win { winner, margin } if margin == Score::ZERO => Outcome::win(winner, How::Points(None)),
        rules::Outcome::Win { winner, margin } => Outcome::win(winner, How::Points(Some(margin))),
        rules::Outcome::Draw => match regulation.map(|r| r.equal_scores) {
            Some(EqualScores::WhiteWins) => Outcome::win(Color::White, How::Points(None)),
            Some(EqualScores::Replay) => Outcome::NoResult,
            Some(EqualScores::Draw) | None => Outcome::Draw,
        },
    }
}

fn footer(
    ui: &mut Ui,
    cx: &mut Cx,
    view: &mut CountingView,
    table: &Table,
    position: &EnteredPosition,
    counted: Option<&ScoreSheet>,
) {
    let l = cx.l;
    let state = cx.model.state();
    let outcome = counted.map(|sheet| result(sheet, state.regulation()));
    let started = state.rounds.get(&table.id.round).is_some_and(|r| r.started.is_some());
    let refused = match (outcome, table.is_fixed(), started) {
        (None, ..) => Some(l.tr("results-not-numbers")),
        (_, true, _) => Some(l.tr("results-fixed-already")),
        (.., false) => Some(l.tr("results-not-started")),
        _ => None,
    };
    let text = match outcome {
        Some(outcome) => {
            let id = if table.result.is_some() { "results-replace-with" } else { "results-record" };
            l.tr_args(id, &[("result", words::outcome_short(l, outcome).into())])
        }
        None => l.tr("results-record-none"),
    };
    let key = !dialog_open(ui) && ui.input_mut(|i| i.consume_key(egui::Modifiers::COMMAND, egui::Key::Enter));
    bits::row(ui, 28.0, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let clicked = ui.add(Button::new(&text).main().hint("Ctrl Enter").disabled(refused.as_deref())).clicked();
        let protest = l.tr("results-protest-toggle");
        if ui.add(Button::new(&protest).toggled(view.under_protest)).clicked() {
            view.under_protest = !view.under_protest;
        }
        if let Some(given) = table.result {
            let text = l.tr_args("results-now", &[("result", words::outcome_short(l, given.outcome).into())]);
            if ui.add(Button::new(&text).size(ButtonSize::Normal).quiet()).clicked() {
                cx.dialog(Dialog::Results(ResultsDialog::for_table(table.id)));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            bits::words(ui, &l.tr("results-after-fixing"), Type::S11, Tone::Dim);
        });
        if (clicked || key)
            && refused.is_none()
            && let (Some(outcome), Some(sheet)) = (outcome, counted)
        {
            record(cx, view, table, position, sheet, outcome);
        }
    });
}

/// The marks and the agreement go with the position, the result follows.
fn record(cx: &mut Cx, view: &CountingView, table: &Table, position: &EnteredPosition, sheet: &ScoreSheet, outcome: Outcome) {
    let l = cx.l;
    let size = position.setup.size();
    let totals = |of: &rules::TraditionSheet| {
        let points = |side| l.quarters(i64::from(of.sides[side].total.in_quarters()));
        format!("{}–{}", points(Color::Black), points(Color::White))
    };
    let note = l.tr_args(
        "results-count-note",
        &[
            ("dead", dead_words(cx, size, Some(sheet)).into()),
            ("japanese", totals(&sheet.japanese).into()),
            ("chinese", totals(&sheet.chinese).into()),
        ],
    );
    let counted = EnteredPosition { agreed: view.agreed, note, ..position.clone() };
    cx.command(Command::EnterPosition { table: table.id, position: Box::new(counted) });
    cx.command(Command::EnterResult { table: table.id, outcome, under_protest: view.under_protest });
}
