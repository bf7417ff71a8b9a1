//! Boards of this place: a position with its coordinates.

use super::say;
use crate::i18n::L10n;
use crate::rules::{Color, Notation, Point, Setup, Size};
use crate::ui::widgets::{BoardResponse, BoardView, Mark, Preview};
use eframe::egui::{Ui, Vec2};

/// What is drawn of a position.
#[derive(Debug)]
pub struct Picture<'a> {
    pub setup: &'a Setup,
    pub marks: &'a [Mark],
    pub cursor: Option<Point>,
    pub preview: Preview,
    /// A picture only.
    pub still: bool,
    /// Said before the name of each point, where another board may be on the window.
    pub prefix: &'a str,
}

impl Picture<'_> {
    pub fn show(&self, ui: &mut Ui, l: L10n, name: &str, room: Vec2) -> BoardResponse {
        let size = self.setup.size();
        let stones: Vec<Option<Color>> = size.iter().map(|point| self.setup.get(point)).collect();
        let (columns, rows) = labels(size);
        let point_name = |point: Point| {
            let what = match self.setup.get(point) {
                Some(color) => say::side(l, color),
                None => l.tr("adjournment-point-empty"),
            };
            format!("{}{}, {what}", self.prefix, say::point(size, point))
        };
        let view = BoardView::new(size, &stones, name)
            .labels(&columns, &rows)
            .marks(self.marks)
            .cursor(self.cursor)
            .point_name(&point_name)
            .preview(self.preview)
            .fit(room);
        if self.still { view.still().show(ui) } else { view.show(ui) }
    }
}

fn labels(size: Size) -> (Vec<String>, Vec<String>) {
    let columns = (0..size.width()).map(|x| Notation::Standard.column(size, x)).collect();
    let rows = (0..size.height()).map(|y| Notation::Standard.row(size, y)).collect();
    (columns, rows)
}
