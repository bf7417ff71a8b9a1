//! The board itself: what is drawn on it, and what a click, a drag or a key on it does.

use super::editor::{Editor, Outlook};
use super::region::Region;
use super::source::Source;
use super::{Mode, PositionView, Tool, compare, repair_list, words};
use crate::rules::{Color, Discrepancy, Notation, Point, Setup};
use crate::ui::theme::Tone;
use crate::ui::widgets::{BoardResponse, BoardView, Mark, MarkKind, Preview};
use crate::ui::{Cx, words as said};
use eframe::egui::{self, PointerButton, UiBuilder, vec2};

pub fn show(ui: &mut egui::Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor, lit: &[Point], room: f32) {
    let place = egui::Rect::from_min_size(ui.max_rect().min + vec2(8.0, 6.0), vec2(room, room));
    let response =
        ui.scope_builder(UiBuilder::new().max_rect(place).id_salt("wood"), |ui| drawn(ui, cx, view, editor, lit, room)).inner;
    heard(cx, view, editor, &response);
}

fn drawn(ui: &mut egui::Ui, cx: &Cx, view: &PositionView, editor: &Editor, lit: &[Point], room: f32) -> BoardResponse {
    let size = editor.size();
    let shown = shown(cx, view, editor);
    let setup = shown.as_ref().unwrap_or(editor.setup());
    let other_board = shown.as_ref().map(Setup::board);
    let mut stones = vec![None; size.points()];
    for (point, color) in setup.stones() {
        if let Some(place) = stones.get_mut(size.index(view.seen(size, point))) {
            *place = Some(color);
        }
    }
    let mut columns: Vec<String> = (0..size.width()).map(|x| Notation::Standard.column(size, x)).collect();
    let mut rows: Vec<String> = (0..size.height()).map(|y| Notation::Standard.row(size, y)).collect();
    if view.from_white {
        columns.reverse();
        rows.reverse();
    }
    let mut marks = marks(cx, view, editor, lit);
    for mark in &mut marks {
        mark.at = view.seen(size, mark.at);
        if let MarkKind::Arrow { to, .. } | MarkKind::Region { to, .. } = &mut mark.kind {
            *to = view.seen(size, *to);
        }
    }
    let preview = match (view.mode, view.tool) {
        _ if shown.is_some() => Preview::Outline,
        (Mode::SetUp, Tool::Stones) => Preview::Stone(view.brush_color()),
        (Mode::SetUp, _) => Preview::Outline,
        (Mode::Play | Mode::AsRecorded, _) => Preview::Stone(editor.setup().to_play),
    };
    let named = other_board.as_ref().unwrap_or(editor.board());
    let last_move = editor.last_move().filter(|_| shown.is_none());
    let point_name = |p: Point| words::point_name(cx.l, named, setup, last_move, view.seen(size, p));
    let name = cx.l.tr("position-board");
    BoardView::new(size, &stones, &name)
        .labels(&columns, &rows)
        .marks(&marks)
        .cursor(view.cursor.map(|p| view.seen(size, p)))
        .point_name(&point_name)
        .preview(preview)
        .fit(vec2(room, room))
        .show(ui)
}

/// The position shown in place of the board's own, while another one is held against the right one.
fn shown(cx: &Cx, view: &PositionView, editor: &Editor) -> Option<Setup> {
    let other = Some(view.now).filter(|source| *source != Source::Board)?.setup(cx, view, editor, &view.now_move)?;
    (other.size() == editor.size()).then_some(other)
}

fn marks(cx: &Cx, view: &PositionView, editor: &Editor, lit: &[Point]) -> Vec<Mark> {
    let setup = editor.setup();
    let mut marks = Vec::new();
    if view.numbers {
        marks.extend(editor.numbers().into_iter().map(|(at, n)| Mark::new(at, MarkKind::Text(n.to_string()))));
    } else if let Some(last) = editor.last_move() {
        marks.push(Mark::new(last, MarkKind::LastMove));
    }
    if let Some(ko) = setup.ko {
        marks.push(Mark::new(ko, MarkKind::Ko));
    }
    match repair_list::marks(view) {
        Some(explained) => marks.extend(explained),
        None => marks.extend(differing(cx, view, editor)),
    }
    marks.extend(lit.iter().map(|at| Mark::new(*at, MarkKind::Ring(Tone::Accent))));
    if let Some(picked) = view.picked {
        marks.push(Mark::new(picked, MarkKind::Ring(Tone::Accent)));
    }
    if let Some(corner) = view.corner {
        marks.push(Mark::new(corner, MarkKind::Region { to: corner, tone: Tone::Accent }));
    }
    if let Some((least, most)) = view.region.map(Region::corners) {
        marks.push(Mark::new(least, MarkKind::Region { to: most, tone: Tone::Accent }));
    }
    for (at, stone) in &view.brush {
        match stone {
            Some(color) => marks.push(Mark::new(*at, MarkKind::Ghost { color: *color, tone: Tone::Accent })),
            None => marks.push(Mark::new(*at, MarkKind::Cross(Tone::Amber))),
        }
    }
    if let Some((revision, _, at, outlook)) = &view.outlook
        && *revision == editor.revision()
    {
        marks.extend(outlook.captures.iter().map(|point| Mark::new(*point, MarkKind::Cross(Tone::Red))));
        if outlook.illegal.is_some() {
            marks.push(Mark::new(*at, MarkKind::Cross(Tone::Red)));
        }
    }
    marks
}

/// Where the two positions compared differ, while nothing explains it.
fn differing(cx: &Cx, view: &PositionView, editor: &Editor) -> Vec<Mark> {
    let mut marks = Vec::new();
    for discrepancy in compare::discrepancies(cx, view, editor) {
        match discrepancy {
            Discrepancy::Missing { point, color } => {
                marks.push(Mark::new(point, MarkKind::Ghost { color, tone: Tone::Red }));
                marks.push(Mark::new(point, MarkKind::Cross(Tone::Red)));
            }
            Discrepancy::WrongColor { point, .. } => marks.push(Mark::new(point, MarkKind::Ring(Tone::Red))),
            Discrepancy::Extra { point, .. } => marks.push(Mark::new(point, MarkKind::Ring(Tone::Amber))),
            _ => {}
        }
    }
    marks
}

fn heard(cx: &Cx, view: &mut PositionView, editor: &mut Editor, board: &BoardResponse) {
    let size = editor.size();
    let from_white = view.from_white;
    let back = |p: Point| if from_white { Point::new(size.width() - 1 - p.x, size.height() - 1 - p.y) } else { p };
    if let Some(cursor) = board.cursor {
        view.cursor = Some(back(cursor));
    }
    if view.now != Source::Board {
        // Another position is looked at: the board is not changed behind it.
        if board.clicked.is_some() || board.dragged.is_some() || board.entered.is_some() {
            view.say(cx.l.tr("position-shown-other"), editor.revision());
        }
        return;
    }
    if let Some(color) = looked_ahead(view, editor) {
        look_ahead(view, editor, color, board.hovered.map(back).or(view.cursor.filter(|_| board.response.has_focus())));
    }
    let button =
        if board.response.dragged_by(PointerButton::Secondary) || board.response.drag_stopped_by(PointerButton::Secondary) {
            PointerButton::Secondary
        } else {
            PointerButton::Primary
        };
    if let Some((from, to)) = board.dragging {
        dragging(view, editor, back(from), back(to), button);
    }
    if let Some((from, to)) = board.dragged {
        dragged(view, editor, back(from), back(to));
    } else if board.response.drag_stopped() {
        // Let go beside the board: what was painted stays, a stone that was carried does not move.
        paint(view, editor);
    }
    if let Some((point, button)) = board.clicked {
        view.cursor = Some(back(point));
        view.brush.clear();
        clicked(cx, view, editor, back(point), button);
    }
    if let Some(point) = board.entered {
        clicked(cx, view, editor, back(point), PointerButton::Primary);
    }
}

/// The side whose next move is looked at before it is made.
fn looked_ahead(view: &PositionView, editor: &Editor) -> Option<Color> {
    match view.mode {
        Mode::SetUp => None,
        Mode::Play | Mode::AsRecorded => Some(editor.side_to_move()),
    }
}

fn look_ahead(view: &mut PositionView, editor: &Editor, color: Color, at: Option<Point>) {
    let Some(at) = at else {
        view.outlook = None;
        return;
    };
    let known = matches!(&view.outlook, Some((r, c, p, _)) if *r == editor.revision() && *c == color && *p == at);
    if !known {
        let outlook: Outlook = editor.outlook(color, at);
        view.outlook = Some((editor.revision(), color, at, outlook));
    }
}

fn clicked(cx: &Cx, view: &mut PositionView, editor: &mut Editor, at: Point, button: PointerButton) {
    view.message = None;
    match view.mode {
        Mode::SetUp => set_up(view, editor, at, button),
        Mode::Play if button == PointerButton::Primary => {
            if let Err(reason) = editor.play(at) {
                let reason = said::illegal_words(cx.l, reason);
                let point = words::point(editor.size(), at);
                let text = cx.l.tr_args("position-refused", &[("point", point.into()), ("reason", reason.into())]);
                view.say(text, editor.revision());
            }
        }
        Mode::Play => {}
        Mode::AsRecorded => {
            let mover = editor.side_to_move();
            let color = if button == PointerButton::Secondary { mover.opponent() } else { mover };
            if let Some(reason) = editor.play_as_recorded(color, at) {
                let reason = said::illegal_words(cx.l, reason);
                let point = words::point(editor.size(), at);
                let text = cx.l.tr_args("position-flagged", &[("point", point.into()), ("reason", reason.into())]);
                view.say(text, editor.revision());
            }
        }
    }
}

fn set_up(view: &mut PositionView, editor: &mut Editor, at: Point, button: PointerButton) {
    let standing = editor.setup().get(at);
    match view.tool {
        Tool::Stones => {
            let color = if button == PointerButton::Secondary { view.brush_color().opponent() } else { view.brush_color() };
            let stone = if standing == Some(color) { None } else { Some(color) };
            editor.set(&[(at, stone)]);
        }
        Tool::Erase => {
            editor.set(&[(at, None)]);
        }
        Tool::Move => match view.picked.take() {
            Some(from) if standing.is_none() => {
                editor.move_stone(from, at);
            }
            Some(from) if from == at => {}
            _ => view.picked = standing.map(|_| at),
        },
        Tool::Region => {
            view.region = view.corner.take().map(|corner| Region::between(corner, at));
            view.corner = if view.region.is_none() { Some(at) } else { None };
        }
    }
}

fn dragging(view: &mut PositionView, editor: &Editor, from: Point, to: Point, button: PointerButton) {
    if view.mode != Mode::SetUp {
        return;
    }
    let carried = editor.setup().get(from);
    let painted = match (view.tool, carried) {
        (Tool::Stones, None) => {
            let color = if button == PointerButton::Secondary { view.brush_color().opponent() } else { view.brush_color() };
            Some(Some(color))
        }
        (Tool::Erase, _) => Some(None),
        _ => None,
    };
    match (painted, view.tool) {
        (Some(stone), _) => {
            for at in [from, to] {
                if !view.brush.iter().any(|(p, _)| *p == at) {
                    view.brush.push((at, stone));
                }
            }
        }
        // The stone in the hand, where it would land.
        (None, Tool::Stones | Tool::Move) => view.brush = carried.map(|color| (to, Some(color))).into_iter().collect(),
        (None, Tool::Region) => {
            if !view.region.is_some_and(|region| region.contains(from)) {
                view.region = None;
                view.corner = None;
                view.brush.clear();
            }
            view.lit.push(to);
        }
        (None, Tool::Erase) => {}
    }
}

fn dragged(view: &mut PositionView, editor: &mut Editor, from: Point, to: Point) {
    if view.mode != Mode::SetUp {
        return;
    }
    match view.tool {
        Tool::Region => match view.region.filter(|region| region.contains(from)) {
            Some(region) => {
                let step = |a: u8, b: u8| i16::from(b) - i16::from(a);
                view.region = editor.move_region(region, step(from.x, to.x), step(from.y, to.y)).or(Some(region));
            }
            None => view.region = Some(Region::between(from, to)),
        },
        Tool::Move | Tool::Stones if editor.setup().get(from).is_some() => {
            view.brush.clear();
            editor.move_stone(from, to);
        }
        Tool::Move | Tool::Stones | Tool::Erase => paint(view, editor),
    }
}

/// What the brush has gone over, in one step.
fn paint(view: &mut PositionView, editor: &mut Editor) {
    let brush = std::mem::take(&mut view.brush);
    let paints = match view.tool {
        Tool::Stones => brush.len() > 1,
        Tool::Erase => true,
        Tool::Move | Tool::Region => false,
    };
    if paints {
        editor.set(&brush);
    }
}

/// Delete: the region's stones, else the stone at the cursor.
pub fn delete(view: &mut PositionView, editor: &mut Editor) {
    if view.mode != Mode::SetUp {
        return;
    }
    match (view.region, view.cursor) {
        (Some(region), _) => {
            editor.clear_region(region);
        }
        (None, Some(at)) => {
            editor.set(&[(at, None)]);
        }
        (None, None) => {}
    }
}
