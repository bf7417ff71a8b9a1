//! The position workplace (F2): a board to set up or to play on, the record beside it, what is wrong, and the way to the journal.

pub mod again;
mod amend;
mod bar;
mod board;
mod clipboard;
mod compare;
mod counters;
pub mod editor;
mod foot;
pub mod game;
mod instruments;
mod keyboard;
mod list_row;
mod number_field;
mod record_list;
pub mod region;
mod repair_list;
mod sheets;
mod side;
mod source;
mod words;

pub use words::{changes, source_words};

use crate::referee::{EnteredPosition, Table, TableId};
use crate::rules::{Color, Point, Size};
use crate::ui::theme::{self, measure};
use crate::ui::{Cx, words as said};
use again::Again;
use amend::AmendView;
use editor::{Editor, Origin, Outlook};
use eframe::egui::{self, Rect, UiBuilder, pos2, vec2};
use game::Game;
use region::Region;
use repair_list::Repairs;
use sheets::SheetsView;
use source::Source;

/// The column of instruments.
const INSTRUMENTS: f32 = 44.0;
/// Counters and the record.
const SHEETS: f32 = 232.0;
/// The bar under the board.
const FOOT: f32 = 36.0;
/// Findings and comparison are never narrower.
const SIDE_LEAST: f32 = 300.0;

/// What a click on the board means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mode {
    /// Stones are put down and taken off; nothing is captured.
    #[default]
    SetUp,
    /// Moves that obey the rules.
    Play,
    /// Moves as a record has them, against the rules too.
    AsRecorded,
}

/// What the pointer does while setting up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tool {
    Move,
    #[default]
    Stones,
    Erase,
    Region,
}

/// What the last act met.
#[derive(Debug)]
struct Message {
    text: String,
    /// The position it belongs to: it goes with the next change.
    revision: u64,
}

/// Where the cursors of the workplace stand, and the position worked on.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches of the window, each with its own button")]
pub struct PositionView {
    editor: Option<Editor>,
    /// The record last taken from the model.
    seen_record: Option<u64>,
    /// The table whose position was last looked for.
    seen_table: Option<TableId>,
    /// The picture last taken to the clipboard.
    seen_picture: Option<u64>,
    mode: Mode,
    tool: Tool,
    /// Enter and a left click put white: X swaps.
    swapped: bool,
    /// As White sees the board.
    from_white: bool,
    numbers: bool,
    cursor: Option<Point>,
    picked: Option<Point>,
    corner: Option<Point>,
    region: Option<Region>,
    brush: Vec<(Point, Option<Color>)>,
    jump: String,
    point: String,
    focus_point: bool,
    message: Option<Message>,
    finding: Option<usize>,
    difference: Option<Point>,
    /// Points that a list of findings lights.
    lit: Vec<Point>,
    /// The position taken to be right, and the one held against it.
    right: Source,
    now: Source,
    /// The move of the record meant by either; empty: the one the board was taken from.
    right_move: String,
    now_move: String,
    repairs: Repairs,
    sheets: SheetsView,
    amend: AmendView,
    again: Option<Again>,
    outlook: Option<(u64, Color, Point, Outlook)>,
    /// The move the record list was last scrolled to.
    scrolled: Option<(u64, u32)>,
}

impl PositionView {
    /// The colour a left click puts while setting up.
    const fn brush_color(&self) -> Color {
        if self.swapped { Color::White } else { Color::Black }
    }

    /// Where a point of the position is seen, and back: half a turn is its own return.
    const fn seen(&self, size: Size, p: Point) -> Point {
        if self.from_white { Point::new(size.width() - 1 - p.x, size.height() - 1 - p.y) } else { p }
    }

    fn say(&mut self, text: String, revision: u64) {
        self.message = Some(Message { text, revision });
    }

    fn drop_handles(&mut self) {
        self.picked = None;
        self.corner = None;
        self.region = None;
        self.brush.clear();
    }
}

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut PositionView) {
    let mut editor = view.editor.take().unwrap_or_else(|| empty(cx));
    take_in(cx, view, &mut editor);
    clipboard::picture(ui, cx, view, &editor);
    keyboard::keys(ui, cx, view, &mut editor);

    let all = ui.available_rect_before_wrap();
    let t = theme::tokens(ui);
    ui.painter().rect_filled(all, 0.0, t.panel);
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    bar::place(ui, cx, view, &mut editor);

    let rest = all.with_min_y(all.top() + measure::PLACE_BAR);
    let side_of_board = (rest.height() - FOOT - 8.0).min(rest.width() - INSTRUMENTS - SHEETS - SIDE_LEAST - 16.0).max(200.0);
    let tools = rest.with_max_x(rest.left() + INSTRUMENTS);
    let middle = Rect::from_min_max(tools.right_top(), pos2(tools.right() + side_of_board + 16.0, rest.bottom()));
    let sheets = Rect::from_min_max(middle.right_top(), pos2(middle.right() + SHEETS, rest.bottom()));
    let side = rest.with_min_x(sheets.right());
    for x in [tools.right() - 1.0, middle.right(), sheets.right()] {
        ui.painter().vline(x + 0.5, rest.y_range(), egui::Stroke::new(1.0, t.line));
    }
    again::take_in(cx, view, &editor);
    let lit = std::mem::take(&mut view.lit);
    part(ui, tools, "position-tools", |ui| instruments::show(ui, cx, view, &mut editor));
    let wood = middle.with_max_y(middle.bottom() - FOOT);
    part(ui, wood, "position-board", |ui| board::show(ui, cx, view, &mut editor, &lit, side_of_board));
    part(ui, middle.with_min_y(wood.bottom()), "position-foot", |ui| foot::show(ui, cx, view, &mut editor));
    part(ui, sheets.with_min_x(sheets.left() + 1.0), "position-sheets", |ui| {
        counters::show(ui, cx, &mut editor);
        if view.again.is_some() {
            again::show(ui, cx, view, &mut editor);
        } else if view.sheets.is_open() {
            sheets::show(ui, cx, view, &mut editor);
        } else {
            record_list::show(ui, cx, view, &mut editor);
        }
    });
    part(ui, side.with_min_x(side.left() + 1.0), "position-side", |ui| side::show(ui, cx, view, &mut editor));
    if view.lit != lit {
        ui.ctx().request_repaint();
    }
    view.editor = Some(editor);
}

fn part(ui: &mut egui::Ui, rect: Rect, id: &str, contents: impl FnOnce(&mut egui::Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(id), |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        contents(ui);
    });
}

fn empty(cx: &Cx) -> Editor {
    let size = cx.model.state().foundation.as_ref().map_or(Size::STANDARD, |f| f.tournament.size);
    Editor::new(size, table(cx).map_or_else(Default::default, |t| t.options))
}

fn table<'a>(cx: &Cx<'a>) -> Option<&'a Table> {
    cx.model.state().table(cx.table?)
}

/// A record read since, a table taken in hand since.
fn take_in(cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    if let Some(table) = table(cx) {
        editor.set_options(table.options);
    }
    if let Some(record) = &cx.model.record
        && view.seen_record != Some(record.serial)
    {
        view.seen_record = Some(record.serial);
        open_game(cx, view, editor, Game::open(record.clone(), 0, editor.options()));
        view.seen_table = cx.table;
    }
    if view.seen_table == cx.table {
        return;
    }
    view.seen_table = cx.table;
    // Work under way is kept, whatever table is looked at.
    if editor.is_touched() {
        return;
    }
    match table(cx).and_then(|t| t.position.as_ref()) {
        Some(position) => open_entered(view, editor, position),
        // Nobody enters one table's position for another by a slip.
        None if matches!(editor.origin(), Origin::Board { .. }) && editor.setup().stones().next().is_some() => {
            let new = empty(cx);
            editor.open_board(new.setup().clone(), None, crate::referee::PositionSource::SetUp);
        }
        None => {}
    }
}

fn open_entered(view: &mut PositionView, editor: &mut Editor, position: &EnteredPosition) {
    editor.open_board(position.setup.clone(), position.last_move, position.source.clone());
    view.drop_handles();
    view.cursor = None;
}

fn open_game(cx: &Cx, view: &mut PositionView, editor: &mut Editor, game: Result<Game, crate::formats::sgf::RecordError>) {
    match game {
        Ok(game) => {
            editor.open_game(game);
            view.drop_handles();
            view.cursor = None;
            view.finding = None;
            view.difference = None;
            view.message = None;
            view.right = Source::Record;
            view.now = Source::Board;
            view.right_move.clear();
            view.now_move.clear();
        }
        Err(error) => {
            let text = cx.l.tr_args("position-record-unusable", &[("reason", said::record_unusable(cx.l, &error).into())]);
            view.say(text, editor.revision());
        }
    }
}

/// The table's name and players, as the place bar and the dialog say it.
fn pair(cx: &Cx, table: &Table, side: Color) -> (String, String) {
    let state = cx.model.state();
    let name = state.names(table, side, crate::referee::Player::short_name);
    let rank = match table.players[side].as_slice() {
        [one] => state.player(*one).map_or_else(String::new, |p| said::rank_short(cx.l, p.rank)),
        _ => String::new(),
    };
    (name, rank)
}
