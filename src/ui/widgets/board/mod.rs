//! The board: any size SGF can hold, drawn, clicked, dragged on, walked by arrows, and read aloud point by point.

mod geometry;
mod mark;
mod paint;

pub use geometry::Geometry;
pub use mark::{Mark, MarkKind};

use crate::rules::{Color, Point, Size};
use crate::ui::theme::{self, measure};
use eframe::egui::accesskit::Action;
use eframe::egui::{self, EventFilter, Key, Modifiers, PointerButton, Response, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

/// A board to show.
#[must_use = "show it"]
pub struct BoardView<'a> {
    size: Size,
    name: &'a str,
    stones: &'a [Option<Color>],
    labels: Option<(&'a [String], &'a [String])>,
    marks: &'a [Mark],
    faded: &'a [Point],
    cursor: Option<Point>,
    point_name: Option<&'a dyn Fn(Point) -> String>,
    room: Option<Vec2>,
    preview: Preview,
    still: bool,
}

/// What the point under the pointer shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preview {
    #[default]
    Nothing,
    /// The stone a click would put there.
    Stone(Color),
    /// A thin square.
    Outline,
}

impl std::fmt::Debug for BoardView<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BoardView").field("size", &self.size).field("name", &self.name).finish_non_exhaustive()
    }
}

/// What the referee did with the board this frame.
#[derive(Clone, Debug)]
pub struct BoardResponse {
    pub response: Response,
    /// A point was clicked, by the pointer or by a screen reader.
    pub clicked: Option<(Point, PointerButton)>,
    /// The point under the pointer.
    pub hovered: Option<Point>,
    /// A drag ended: from, to. A press that ends on its own point is a click, however slow.
    pub dragged: Option<(Point, Point)>,
    /// A drag is under way: from, and where it is now.
    pub dragging: Option<(Point, Point)>,
    /// The arrows moved the cursor here.
    pub cursor: Option<Point>,
    /// Enter was pressed at the cursor.
    pub entered: Option<Point>,
    pub geometry: Geometry,
}

impl<'a> BoardView<'a> {
    /// `stones` row by row from the top left ([`Size::index`]); `name` is the board's accessible name.
    pub fn new(size: Size, stones: &'a [Option<Color>], name: &'a str) -> Self {
        BoardView {
            size,
            name,
            stones,
            labels: None,
            marks: &[],
            faded: &[],
            cursor: None,
            point_name: None,
            room: None,
            preview: Preview::Nothing,
            still: false,
        }
    }

    /// Coordinates: columns from the left, rows from the top. Without them the margin is narrower.
    pub fn labels(self, columns: &'a [String], rows: &'a [String]) -> Self {
        BoardView { labels: Some((columns, rows)), ..self }
    }

    pub fn marks(self, marks: &'a [Mark]) -> Self {
        BoardView { marks, ..self }
    }

    /// Stones drawn pale: dead ones, or ones in doubt.
    pub fn faded(self, faded: &'a [Point]) -> Self {
        BoardView { faded, ..self }
    }

    /// Where the keyboard is.
    pub fn cursor(self, cursor: Option<Point>) -> Self {
        BoardView { cursor, ..self }
    }

    /// What a screen reader says of a point; without it points are silent.
    pub fn point_name(self, name: &'a dyn Fn(Point) -> String) -> Self {
        BoardView { point_name: Some(name), ..self }
    }

    /// The room it may take; otherwise as wide as there is room.
    pub fn fit(self, room: Vec2) -> Self {
        BoardView { room: Some(room), ..self }
    }

    pub fn preview(self, preview: Preview) -> Self {
        BoardView { preview, ..self }
    }

    /// A picture only: no pointer, no keyboard.
    pub fn still(self) -> Self {
        BoardView { still: true, ..self }
    }

    pub fn show(self, ui: &mut Ui) -> BoardResponse {
        let t = theme::tokens(ui);
        let room = self.room.unwrap_or_else(|| Vec2::new(ui.available_width(), f32::INFINITY));
        let geometry = Geometry::fit(self.size, room, self.labels.is_some());
        let sense = if self.still { Sense::hover() } else { Sense::click_and_drag() };
        let (rect, response) = ui.allocate_exact_size(geometry.wood().size(), sense);
        let geometry = geometry.at(rect.min);
        let role = if self.still { Role::Image } else { Role::Grid };
        response.widget_info(|| WidgetInfo::labeled(role, true, self.name));
        let asked = self.tell_points(ui, &response, &geometry);
        let mut out = self.hear(ui, response, geometry);
        out.clicked = out.clicked.or(asked.map(|point| (point, PointerButton::Primary)));

        if ui.is_rect_visible(rect) {
            let painter = ui.painter().with_clip_rect(rect.expand(4.0).intersect(ui.clip_rect()));
            paint::wood(&painter, &geometry, t);
            if let Some((columns, rows)) = self.labels {
                paint::coordinates(&painter, &geometry, columns, rows, t);
            }
            paint::under(&painter, &geometry, self.marks);
            paint::stones(&painter, &geometry, self.stones, self.faded);
            if let Some(point) = out.hovered.filter(|_| out.dragging.is_none()) {
                let empty = self.stones.get(self.size.index(point)).copied().flatten().is_none();
                match self.preview {
                    Preview::Stone(color) if empty => paint::hover(&painter, &geometry, point, Some(color)),
                    Preview::Stone(_) | Preview::Outline => paint::hover(&painter, &geometry, point, None),
                    Preview::Nothing => {}
                }
            }
            paint::over(&painter, &geometry, self.stones, self.marks, t);
            if let Some(point) = out.cursor.or(self.cursor).filter(|p| self.size.contains(*p)) {
                paint::cursor(&painter, &geometry, point);
            }
            if out.response.has_focus() {
                super::paint::focus_ring(ui.painter(), rect, measure::RADIUS_CONTROL, t);
            }
        }
        out
    }

    /// Gives every point a node with its name, under the board's; returns the point a screen reader clicked.
    ///
    /// Done only while something listens: egui then keeps an accessibility tree.
    fn tell_points(&self, ui: &mut Ui, response: &Response, geometry: &Geometry) -> Option<Point> {
        let name = self.point_name?;
        let listens = ui.ctx().accesskit_node_builder(response.id, |node| {
            if let Some(cursor) = self.cursor {
                node.set_active_descendant(point_id(response, cursor).accesskit_id());
            }
        });
        listens?;
        let points = ui.new_child(UiBuilder::new().max_rect(response.rect).accessibility_parent(response.id));
        let mut asked = None;
        for point in self.size.iter() {
            let id = point_id(response, point);
            points.interact(geometry.cell(point), id, Sense::hover());
            let rect = geometry.cell(point);
            points.ctx().accesskit_node_builder(id, |node| {
                node.set_role(Role::GridCell);
                node.set_label(name(point));
                node.set_bounds(egui::accesskit::Rect {
                    x0: rect.left().into(),
                    y0: rect.top().into(),
                    x1: rect.right().into(),
                    y1: rect.bottom().into(),
                });
                node.set_row_index(point.y.into());
                node.set_column_index(point.x.into());
                if !self.still {
                    node.add_action(Action::Click);
                }
            });
            if !self.still && ui.input(|i| i.has_accesskit_action_request(id, Action::Click)) {
                asked = Some(point);
            }
        }
        asked
    }

    fn hear(&self, ui: &Ui, response: Response, geometry: Geometry) -> BoardResponse {
        let at = |pos: Option<egui::Pos2>| pos.and_then(|pos| geometry.point(pos));
        let mut out = BoardResponse {
            hovered: at(response.hover_pos()).filter(|_| !self.still),
            response,
            clicked: None,
            dragged: None,
            dragging: None,
            cursor: None,
            entered: None,
            geometry,
        };
        if self.still {
            return out;
        }
        let response = &out.response;
        let now = at(response.interact_pointer_pos());
        if response.drag_started() {
            // egui forgets where the button went down in the frame it comes up.
            let from = at(ui.input(|i| i.pointer.press_origin()));
            ui.data_mut(|data| data.insert_temp(response.id, from));
        }
        let from = || ui.data(|data| data.get_temp::<Option<Point>>(response.id)).flatten();
        for button in [PointerButton::Primary, PointerButton::Secondary, PointerButton::Middle] {
            // Enter and Space make a click too, without a place: `entered` speaks for them.
            if response.clicked_by(button) && ui.input(|i| i.pointer.button_released(button)) {
                out.clicked = now.map(|point| (point, button));
            }
            if response.drag_stopped_by(button) {
                match (from(), now) {
                    // egui calls a slow click a drag.
                    (Some(a), Some(b)) if a == b => out.clicked = Some((a, button)),
                    (Some(a), Some(b)) => out.dragged = Some((a, b)),
                    _ => {}
                }
            }
        }
        if response.dragged() {
            out.dragging = from().zip(now).filter(|(a, b)| a != b);
        }
        if out.clicked.is_some() || out.dragged.is_some() {
            response.request_focus();
        }
        if response.has_focus() {
            let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            out.cursor = self.walk(ui);
            if ui.input(|i| i.key_pressed(Key::Enter)) {
                out.entered = out.cursor.or(self.cursor);
            }
        }
        out
    }

    /// The cursor after this frame's arrows; the first arrow puts it into the middle.
    fn walk(&self, ui: &Ui) -> Option<Point> {
        let steps = [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1)];
        let mut cursor = self.cursor;
        let mut moved = false;
        for (key, dx, dy) in steps {
            let presses = ui.input_mut(|i| i.count_and_consume_key(Modifiers::NONE, key));
            for _ in 0..presses {
                moved = true;
                cursor = Some(match cursor {
                    None => Point::new(self.size.width() / 2, self.size.height() / 2),
                    Some(p) => Point::new(step(p.x, dx, self.size.width()), step(p.y, dy, self.size.height())),
                });
            }
        }
        cursor.filter(|_| moved)
    }
}

fn step(at: u8, by: i8, lines: u8) -> u8 {
    at.saturating_add_signed(by).min(lines - 1)
}

fn point_id(response: &Response, point: Point) -> egui::Id {
    response.id.with((point.x, point.y))
}
