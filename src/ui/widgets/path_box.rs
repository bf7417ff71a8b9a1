use super::button::Button;
use super::field::Field;
use eframe::egui::{Response, Ui};

/// A path that can be typed or pasted, and a button that asks the system for one: a missing file dialog never blocks work.
/// A file dropped on the window fills it too, while the pointer is over it.
#[must_use = "show it"]
#[derive(Debug)]
pub struct PathBox<'a> {
    path: &'a mut String,
    name: &'a str,
    browse: &'a str,
    hint: &'a str,
    error: Option<&'a str>,
    first: bool,
}

/// What came of the box this frame.
#[derive(Clone, Debug)]
pub struct PathResponse {
    /// The field; `changed()` after a drop too.
    pub field: Response,
    /// The button was pressed: the caller asks the system, off the frame's thread.
    pub browse: bool,
}

impl<'a> PathBox<'a> {
    /// `browse` is the word on the button.
    pub fn new(path: &'a mut String, name: &'a str, browse: &'a str) -> Self {
        PathBox { path, name, browse, hint: "", error: None, first: false }
    }

    pub fn hint(self, hint: &'a str) -> Self {
        PathBox { hint, ..self }
    }

    /// Its field takes the keyboard when it comes into sight.
    pub fn first(self) -> Self {
        PathBox { first: true, ..self }
    }

    /// What is wrong with the path.
    pub fn error(self, error: Option<&'a str>) -> Self {
        PathBox { error, ..self }
    }

    pub fn show(self, ui: &mut Ui) -> PathResponse {
        ui.horizontal_top(|ui| {
            let button = super::paint::width(ui.painter(), self.browse, crate::ui::theme::Type::S13.font()) + 20.0;
            let width = (ui.available_width() - button.ceil() - 8.0).max(120.0);
            let field = Field::new(&mut *self.path, self.name).hint(self.hint).width(width).error(self.error);
            let mut field = ui.add(if self.first { field.first() } else { field });
            let dropped = ui.input(|i| i.raw.dropped_files.first().map(|file| file.path().to_path_buf()));
            if let Some(path) = dropped.filter(|_| field.contains_pointer()) {
                *self.path = path.display().to_string();
                field.mark_changed();
            }
            let browse = ui.add(Button::new(self.browse)).clicked();
            PathResponse { field, browse }
        })
        .inner
    }
}
