use super::icon::{Icon, icon};
use super::paint;
use super::table_view::{Look, RowView};
use crate::rules::Color;
use crate::ui::theme::{self, Density, Tokens, Type, measure};
use eframe::egui::{Align, Align2, Painter, Rangef, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The columns of the round's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    Number,
    Black,
    BlackClock,
    WhiteClock,
    White,
    State,
    Due,
    Event,
    Marks,
}

/// Where each column begins and ends, for a list of some width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Columns {
    names: f32,
    ranks: bool,
    event: f32,
}

const BAR: f32 = 8.0;
const NUMBER: f32 = 32.0;
const STONE: f32 = 14.0;
const NAME: f32 = 112.0;
const BLACK_RANK: f32 = 30.0;
const CLOCK: f32 = 97.0;
const WHITE_STONE: f32 = 22.0;
const WHITE_RANK: f32 = 28.0;
const STATE: f32 = 122.0;
const DUE: f32 = 54.0;
const EVENT: f32 = 164.0;
const MARKS: f32 = 40.0;

impl Columns {
    /// The columns of a list `width` wide in a window `window` wide. Names and the event share what there is beyond the
    /// measures; narrower lists shorten the event first.
    pub fn new(width: f32, window: f32) -> Columns {
        let ranks = window >= measure::NARROW;
        let rank_room = if ranks { BLACK_RANK + WHITE_RANK } else { 0.0 };
        let fixed = BAR + NUMBER + STONE + WHITE_STONE + 2.0 * CLOCK + STATE + DUE + MARKS + rank_room;
        let spare = width - fixed - 2.0 * NAME - EVENT;
        if spare >= 0.0 {
            // The list of 1366 has 10 points over: they stay at the right, as drawn.
            let share = if spare > 16.0 { spare - 10.0 } else { 0.0 };
            Columns { names: NAME + share * 0.25, ranks, event: EVENT + share * 0.5 }
        } else {
            let event = (EVENT + spare).max(90.0);
            let names = ((width - fixed - event) / 2.0).clamp(60.0, NAME);
            Columns { names, ranks, event }
        }
    }

    /// Horizontal places, left to right.
    fn places(&self, left: f32) -> Places {
        let mut x = left;
        let mut take = |width: f32| {
            let from = x;
            x += width;
            Rangef::new(from, x)
        };
        let rank = |width: f32| if self.ranks { width } else { 0.0 };
        Places {
            bar: take(BAR),
            number: take(NUMBER),
            black_stone: take(STONE),
            black: take(self.names),
            black_rank: take(rank(BLACK_RANK)),
            black_clock: take(CLOCK),
            white_clock: take(CLOCK),
            white_stone: take(WHITE_STONE),
            white: take(self.names),
            white_rank: take(rank(WHITE_RANK)),
            state: take(STATE),
            due: take(DUE),
            event: take(self.event),
            marks: take(MARKS),
        }
    }
}

struct Places {
    bar: Rangef,
    number: Rangef,
    black_stone: Rangef,
    black: Rangef,
    black_rank: Rangef,
    black_clock: Rangef,
    white_clock: Rangef,
    white_stone: Rangef,
    white: Rangef,
    white_rank: Rangef,
    state: Rangef,
    due: Rangef,
    event: Rangef,
    marks: Rangef,
}

/// The words over the columns.
#[derive(Clone, Copy, Debug)]
pub struct HeadWords<'a> {
    pub number: &'a str,
    pub black: &'a str,
    pub black_clock: &'a str,
    pub white_clock: &'a str,
    pub white: &'a str,
    pub state: &'a str,
    pub due: &'a str,
    pub event: &'a str,
    pub marks: &'a str,
}

/// The head of the list, 22 high; returns the column clicked, to sort by.
pub fn table_head(ui: &mut Ui, columns: &Columns, words: &HeadWords<'_>, sorted: Column) -> Option<Column> {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), measure::TABLE_HEAD), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, t.bg);
    paint::bottom_line(ui.painter(), rect, t.edge);
    let at = columns.places(rect.left());
    let cells = [
        (Column::Number, words.number, at.number, Align::Max, 0.0),
        (Column::Black, words.black, Rangef::new(at.black.min, at.black_rank.max), Align::Min, 0.0),
        (Column::BlackClock, words.black_clock, at.black_clock, Align::Max, 0.0),
        (Column::WhiteClock, words.white_clock, at.white_clock, Align::Max, 0.0),
        (Column::White, words.white, Rangef::new(at.white.min, at.white_rank.max), Align::Min, 0.0),
        (Column::State, words.state, at.state, Align::Min, 12.0),
        (Column::Due, words.due, at.due, Align::Max, 0.0),
        (Column::Event, words.event, at.event, Align::Min, 13.0),
        (Column::Marks, words.marks, at.marks, Align::Min, 0.0),
    ];
    let mut clicked = None;
    for (column, word, range, align, inset) in cells {
        let cell = Rect::from_x_y_ranges(range, rect.y_range());
        let response = ui.interact(cell, ui.scope_id().with(("head", column)), Sense::click());
        let on = column == sorted;
        response.widget_info(|| WidgetInfo::selected(Role::ColumnHeader, ui.is_enabled(), on, word));
        if response.clicked() {
            clicked = Some(column);
        }
        let ink = if on || response.hovered() { t.ink } else { t.ink2 };
        let font = if on { Type::S11.bold() } else { Type::S11.font() };
        let end = if align == Align::Max { 8.0 } else { 0.0 };
        let inner = Rect::from_min_max(pos2(cell.left() + inset, cell.top()), pos2(cell.right() - end, cell.bottom() - 1.0));
        let inner = if align == Align::Max { inner.with_min_x(inner.left() - 12.0) } else { inner };
        let place = paint::line(ui.painter(), inner, align, word, font, ink);
        if on {
            let x = if align == Align::Max { place.left() - 6.0 } else { place.right() + 7.0 };
            icon(ui.painter(), Rect::from_center_size(pos2(x, place.center().y), vec2(10.0, 10.0)), Icon::Up, ink);
        }
        if response.has_focus() {
            paint::focus_inside(ui.painter(), cell, measure::RADIUS_SIGN, t);
        }
    }
    clicked
}

/// One row of the list: one widget, one name.
#[derive(Clone, Copy, Debug)]
#[must_use = "show it"]
pub struct TableRow<'a> {
    row: &'a RowView,
    columns: &'a Columns,
    look: Look,
}

impl<'a> TableRow<'a> {
    pub fn new(row: &'a RowView, columns: &'a Columns) -> Self {
        TableRow { row, columns, look: Look::default() }
    }

    pub fn look(self, look: Look) -> Self {
        TableRow { look, ..self }
    }

    /// As wide as the list, as high as the density says; the id follows the number of the table, not the place in the list.
    pub fn show(self, ui: &mut Ui) -> Response {
        let density = theme::density(ui.ctx());
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), density.row()));
        let response = ui.interact(rect, ui.scope_id().with(("table", &self.row.number)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Row, ui.is_enabled(), &self.row.name));
        let look = self.look;
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_selected(look.selected || look.open);
        });
        if ui.is_rect_visible(rect) {
            let t = theme::tokens(ui);
            self.paint(ui.painter(), rect, density, t, response.hovered());
            if response.has_focus() {
                paint::focus_inside(ui.painter(), rect, 0, t);
            }
        }
        response
    }

    fn paint(&self, painter: &Painter, rect: Rect, density: Density, t: &Tokens, hovered: bool) {
        let fill = match (self.look.open, self.look.selected, hovered) {
            (true, ..) => Some(t.accbg),
            (_, true, _) => Some(t.sel),
            (.., true) => Some(t.hover),
            _ => None,
        };
        if let Some(fill) = fill {
            painter.rect_filled(rect, 0.0, fill);
        }
        paint::bottom_line(painter, rect, t.hair);
        let at = self.columns.places(rect.left());
        if self.look.open || self.look.selected {
            painter.rect_filled(Rect::from_min_size(pos2(at.bar.min, rect.top()), vec2(3.0, rect.height())), 0.0, t.acc);
        }
        let row = self.row;
        let size = Type::S13;
        let middle = rect.center().y;
        let cell = |range: Rangef, left: f32, right: f32| {
            Rect::from_min_max(pos2(range.min + left, rect.top()), pos2(range.max - right, rect.bottom()))
        };
        paint::line(painter, cell(at.number, -8.0, 8.0), Align::Max, &row.number, size.bold(), t.ink);
        let stone = if density == Density::Dense { 11.0 } else { 12.0 };
        paint::stone(painter, pos2(at.black_stone.min + 5.5, middle), stone, Color::Black, t);
        paint::stone(painter, pos2(at.white_stone.min + 13.5, middle), stone, Color::White, t);
        paint::line(painter, cell(at.black, 0.0, 2.0), Align::Min, &row.players.black.name, size.font(), t.ink);
        paint::line(painter, cell(at.white, 0.0, 2.0), Align::Min, &row.players.white.name, size.font(), t.ink);
        if self.columns.ranks {
            paint::line(painter, cell(at.black_rank, 0.0, 4.0), Align::Max, &row.players.black.rank, size.font(), t.ink2);
            paint::line(painter, cell(at.white_rank, 0.0, 2.0), Align::Max, &row.players.white.rank, size.font(), t.ink2);
        }
        for (clock, range) in [(&row.clocks.black, at.black_clock), (&row.clocks.white, at.white_clock)] {
            // Two bounds with their hours are long: smaller letters keep them whole, and off the rank.
            let long = clock.size(painter, size.px(), t).x > range.span() - 12.0;
            let px = if long { Type::S11.px() } else { size.px() };
            clock.paint(painter, pos2(range.max - 8.0, middle), Align2::RIGHT_CENTER, px, t);
        }
        let state = cell(at.state, 12.0, 0.0);
        let side = 12.0;
        let color = t.tone(row.state.tone);
        icon(painter, Rect::from_center_size(pos2(state.left() + side / 2.0, middle), vec2(side, side)), row.state.icon, color);
        paint::line(painter, cell(at.state, 28.0, 2.0), Align::Min, &row.state.word, size.font(), color);
        paint::line(painter, cell(at.due, -4.0, 8.0), Align::Max, &row.due, size.bold(), t.tone(row.due_tone));
        if let Some(side) = row.event_side {
            paint::stone(painter, pos2(at.event.min + 4.5, middle), 9.0, side, t);
        }
        paint::line(painter, cell(at.event, 13.0, 4.0), Align::Min, &row.event, size.font(), t.ink2);
        row.marks.paint(painter, pos2(at.marks.min, middle), t);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_keep_their_measures_at_1366() {
        let at = Columns::new(942.0, 1366.0).places(84.0);
        assert_eq!((at.number.min, at.state.min, at.marks.max), (92.0, 636.0, 1016.0));
    }

    #[test]
    fn columns_never_leave_a_list_that_can_hold_them() {
        for (width, window) in [(942.0, 1366.0), (896.0, 1280.0), (800.0, 1184.0), (1480.0, 1920.0), (2200.0, 2560.0)] {
            let at = Columns::new(width, window).places(0.0);
            assert!(at.marks.max <= width + 0.5, "{width}: {}", at.marks.max);
        }
    }

    #[test]
    fn ranks_hide_in_a_narrow_window() {
        assert!(!Columns::new(896.0, 1280.0).ranks);
        assert!(Columns::new(942.0, 1366.0).ranks);
    }
}
