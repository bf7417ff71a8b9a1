//! The game played again from memory (Code 11.9): the station takes the moves, marks what was not certain and what was not agreed
//! on, keeps the time and the clocks' readings from before, and closes with both players' consent.

use super::editor::{Editor, Origin};
use super::{Mode, PositionView, pair, sheets, table, words};
use crate::clock::{ClockModel, SideTime, Stamp};
use crate::referee::PositionSource;
use crate::rules::{Act, Color, Ply, Setup, Sides};
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::clock::entry::SideEntry;
use crate::ui::dialogs::position::PositionDialog;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Field, Icon, RadioRow, bits, paint, sign};
use crate::ui::{Cx, words as said};
use eframe::egui::{self, Align, Frame, Margin, ScrollArea, Sense, Ui, pos2, vec2};

const ROW: f32 = 24.0;
const FOOT: f32 = 96.0;

/// Where the replay stands.
#[derive(Debug)]
pub enum Again {
    /// The readings are noted; nothing is played yet.
    Preparing {
        faces: Sides<SideEntry>,
        from_board: bool,
    },
    Playing(Playing),
}

/// A replay under way.
#[derive(Debug)]
pub struct Playing {
    before: Option<Sides<SideTime>>,
    since: Stamp,
    base: Setup,
    marks: Vec<MoveMark>,
}

/// What the players say of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct MoveMark {
    /// One of them was not certain.
    unsure: bool,
    /// They do not agree on it.
    disputed: bool,
}

impl Again {
    /// Readings as far as the station knows them.
    pub fn prepare(cx: &Cx) -> Again {
        let faces = table(cx).map_or_else(Default::default, |t| {
            let bounds = t.watch.bounds(cx.model.now.mono);
            Sides::from_fn(|side| SideEntry::from_time(ClockModel::Plain, &t.watch.control()[side], bounds[side].most))
        });
        Again::Preparing { faces, from_board: false }
    }
}

impl Playing {
    /// Whether the board in hand is still that of the replay.
    fn holds(&self, editor: &Editor) -> bool {
        matches!(editor.origin(), Origin::Board { base, .. } if **base == self.base)
    }

    fn doubtful(&self) -> Vec<u32> {
        let marked = self.marks.iter().enumerate().filter(|(_, mark)| mark.unsure || mark.disputed);
        marked.map(|(n, _)| u32::try_from(n + 1).unwrap_or(u32::MAX)).collect()
    }
}

/// The moves made since the replay began.
fn plies(editor: &Editor) -> Vec<Ply> {
    let line = editor.line();
    let ply = |act: &Act| match act {
        Act::Move { color, point } => Some(Ply { color: *color, point: *point }),
        Act::Edit { .. } => None,
    };
    line.acts.iter().filter_map(ply).collect()
}

/// The way to a replay, beside the record.
pub fn offer(ui: &mut Ui, cx: &Cx, view: &mut PositionView) {
    if bits::link(ui, &cx.l.tr("position-again-open"), Type::S12).clicked() {
        view.again = Some(Again::prepare(cx));
    }
}

/// Ends with the entry in the journal; marks follow the moves.
pub fn take_in(cx: &Cx, view: &mut PositionView, editor: &Editor) {
    let Some(Again::Playing(playing)) = &mut view.again else { return };
    if !playing.holds(editor) {
        return;
    }
    playing.marks.resize(plies(editor).len(), MoveMark::default());
    let entered = table(cx).and_then(|t| t.position.as_ref());
    if entered.is_some_and(|p| matches!(p.source, PositionSource::PlayedAgain { .. }) && p.setup == *editor.setup()) {
        view.again = None;
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut PositionView, editor: &mut Editor) {
    let Some(mut again) = view.again.take() else { return };
    let next = match &mut again {
        Again::Preparing { faces, from_board } => prepare(ui, cx, view, editor, faces, from_board),
        Again::Playing(playing) => play(ui, cx, view, editor, playing),
    };
    view.again = match next {
        Next::Stay => Some(again),
        Next::End => None,
        Next::Begin(playing) => Some(Again::Playing(*playing)),
    };
}

enum Next {
    Stay,
    End,
    Begin(Box<Playing>),
}

fn heading(ui: &mut Ui, cx: &mut Cx, right: &str) {
    bits::row(ui, 20.0, |ui| {
        bits::heading(ui, &cx.l.tr("position-again"));
        ui.with_layout(egui::Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            bits::words(ui, right, Type::S12, Tone::Dim);
            if bits::article(ui, &said::article(cx.l, "11.9")).clicked() {
                cx.go(crate::ui::Go::Palette("11.9".to_owned()));
            }
        });
    });
}

fn prepare(
    ui: &mut Ui,
    cx: &mut Cx,
    view: &mut PositionView,
    editor: &mut Editor,
    faces: &mut Sides<SideEntry>,
    from_board: &mut bool,
) -> Next {
    let l = cx.l;
    let mut next = Next::Stay;
    Frame::NONE.inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 8 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        heading(ui, cx, "");
        wrapped(ui, &l.tr("position-again-about"));
        let mut before = None;
        if let Some(table) = table(cx) {
            bits::label(ui, &l.tr("position-again-readings"));
            for side in Color::BOTH {
                bits::row(ui, 28.0, |ui| {
                    ui.spacing_mut().item_spacing.x = 6.0;
                    sign::stone_dot(ui, side, 12.0, &said::side(l, side));
                    let name = l.tr_args("position-again-reading-of", &[("side", said::side_of(l, side).into())]);
                    ui.add(Field::new(&mut faces[side].face, &name).bar().width(76.0).hint("42:10"));
                    bits::words(ui, &pair(cx, table, side).0, Type::S12, Tone::Ink2);
                });
            }
            let controls = table.watch.control();
            let read = |side: Color| faces[side].time(ClockModel::Plain, &controls[side]).ok();
            before = read(Color::Black).zip(read(Color::White)).map(|(black, white)| Sides::new(black, white));
        }
        bits::label(ui, &l.tr("position-again-from"));
        ui.spacing_mut().item_spacing.y = 0.0;
        for (board, id) in [(false, "position-again-from-start"), (true, "position-again-from-board")] {
            let row = RadioRow { text: &l.tr(id), note: "", on: *from_board == board, refused: None };
            if row.show(ui).clicked() {
                *from_board = board;
            }
        }
        ui.add_space(6.0);
        bits::row(ui, 28.0, |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let missing = l.tr("position-again-readings-missing");
            let refused = (table(cx).is_some() && before.is_none()).then_some(missing.as_str());
            if ui.add(Button::new(&l.tr("position-again-begin")).main().size(ButtonSize::Bar).disabled(refused)).clicked() {
                next = Next::Begin(Box::new(begin(cx, view, editor, before, *from_board)));
            }
            if ui.add(Button::new(&l.tr("position-cancel")).size(ButtonSize::Bar)).clicked() {
                next = Next::End;
            }
        });
    });
    next
}

fn begin(cx: &Cx, view: &mut PositionView, editor: &mut Editor, before: Option<Sides<SideTime>>, from_board: bool) -> Playing {
    let (base, last_move) =
        if from_board { (editor.setup().clone(), editor.last_move()) } else { (super::empty(cx).setup().clone(), None) };
    editor.open_board(base.clone(), last_move, PositionSource::SetUp);
    view.mode = Mode::Play;
    view.now = super::Source::Board;
    view.drop_handles();
    Playing { before, since: cx.model.now, base, marks: Vec::new() }
}

fn play(ui: &mut Ui, cx: &mut Cx, view: &mut PositionView, editor: &mut Editor, playing: &mut Playing) -> Next {
    let l = cx.l;
    let holds = playing.holds(editor);
    let moves = if holds { plies(editor) } else { Vec::new() };
    let elapsed = l.hms(cx.model.now.mono - playing.since.mono);
    Frame::NONE.inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 4 }).show(ui, |ui| {
        heading(ui, cx, &elapsed);
        if let (Some(before), Some(table)) = (playing.before, table(cx)) {
            let time = |side: Color| l.side_time(&table.watch.control()[side], before[side]);
            let args = [("black", time(Color::Black).into()), ("white", time(Color::White).into())];
            bits::words(ui, &l.tr_args("position-again-before", &args), Type::S12, Tone::Ink2);
        }
        sheets::bar(ui, cx, view, editor);
        if !holds {
            wrapped(ui, &l.tr("position-again-other-board"));
        }
    });
    let area = ui.available_rect_before_wrap();
    let list = area.with_max_y(area.bottom() - FOOT);
    ui.scope_builder(egui::UiBuilder::new().max_rect(list).id_salt("again"), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let scroll = ScrollArea::vertical().id_salt("position-again").auto_shrink(false).stick_to_bottom(true);
        scroll.show_rows(ui, ROW, moves.len(), |ui, range| {
            for n in range {
                if let (Some(ply), Some(mark)) = (moves.get(n), playing.marks.get_mut(n)) {
                    row(ui, cx, editor, n + 1, *ply, mark);
                }
            }
        });
    });
    let mut next = Next::Stay;
    let foot = area.with_min_y(list.bottom()).shrink2(vec2(12.0, 6.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(foot).id_salt("again foot"), |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let doubtful = playing.doubtful();
        let count = u32::try_from(doubtful.len()).unwrap_or(u32::MAX);
        let args = [("moves", said::number(moves.len())), ("doubtful", count.into())];
        wrapped(ui, &l.tr_args("position-source-again", &args));
        bits::row(ui, 28.0, |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let none = l.tr("position-again-nothing");
            let refused = moves.is_empty().then_some(none.as_str());
            if ui.add(Button::new(&l.tr("position-again-close")).main().size(ButtonSize::Bar).disabled(refused)).clicked() {
                let moves = u32::try_from(moves.len()).unwrap_or(u32::MAX);
                let source = PositionSource::PlayedAgain { moves, doubtful };
                let dialog = PositionDialog::enter_again(cx, editor.setup().clone(), editor.last_move(), source, playing.before);
                cx.dialog(Dialog::Position(dialog));
            }
            if ui.add(Button::new(&l.tr("position-again-break")).size(ButtonSize::Bar)).clicked() {
                next = Next::End;
            }
        });
    });
    next
}

/// One move with its two marks.
fn row(ui: &mut Ui, cx: &Cx, editor: &Editor, n: usize, ply: Ply, mark: &mut MoveMark) {
    let (l, t) = (cx.l, theme::tokens(ui));
    let point = match ply.point {
        Some(at) => words::point(editor.size(), at),
        None => l.tr("position-passed"),
    };
    bits::row(ui, ROW, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.add_space(12.0);
        let (rect, response) = ui.allocate_exact_size(vec2(96.0, ROW), Sense::hover());
        let painter = ui.painter();
        paint::line(painter, rect.with_max_x(rect.left() + 30.0), Align::Min, &n.to_string(), Type::S13.font(), t.dim);
        paint::stone(painter, pos2(rect.left() + 43.0, rect.center().y), 10.0, ply.color, t);
        paint::line(painter, rect.with_min_x(rect.left() + 52.0), Align::Min, &point, Type::S13.font(), t.ink);
        let args = [("move", said::number(n)), ("side", said::side(l, ply.color).into()), ("point", point.as_str().into())];
        let spoken = l.tr_args("position-move-spoken", &args);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &spoken));
        let unsure = l.tr_args("position-again-unsure", &[("n", said::number(n))]);
        if ui.add(Button::mark(Icon::Question, &unsure).size(ButtonSize::Bar).toggled(mark.unsure)).clicked() {
            mark.unsure = !mark.unsure;
        }
        let disputed = l.tr_args("position-again-disputed", &[("n", said::number(n))]);
        if ui.add(Button::mark(Icon::Protest, &disputed).size(ButtonSize::Bar).toggled(mark.disputed)).clicked() {
            mark.disputed = !mark.disputed;
        }
    });
}

fn wrapped(ui: &mut Ui, text: &str) {
    let ink = theme::tokens(ui).ink2;
    ui.add(egui::Label::new(egui::RichText::new(text).font(Type::S12.font()).color(ink)).wrap());
}
