use super::field::Field;
use super::paint;
use crate::clock::Millis;
use crate::ui::theme::{self, Type};
use eframe::egui::{self, Align, Id, Response, Ui, pos2};

/// A field for a length of time: what is typed (`1:02:30`, `62m`, `3:50`) is read at once and said back as it was understood.
#[must_use = "show it"]
pub struct DurationField<'a> {
    text: &'a mut String,
    name: &'a str,
    parse: &'a dyn Fn(&str) -> Option<Millis>,
    say: &'a dyn Fn(Millis) -> String,
    wrong: &'a str,
    bar: bool,
    width: f32,
    id: Option<Id>,
}

impl std::fmt::Debug for DurationField<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("DurationField").field("name", &self.name).field("text", &self.text).finish_non_exhaustive()
    }
}

/// What the field holds.
#[derive(Clone, Debug)]
pub struct DurationResponse {
    pub response: Response,
    /// `None` when the field is empty or says no length of time.
    pub value: Option<Millis>,
    /// Something is typed that is no length of time.
    pub wrong: bool,
}

impl<'a> DurationField<'a> {
    /// `parse` reads, `say` writes a length of time; `wrong` is said of what cannot be read.
    pub fn new(
        text: &'a mut String,
        name: &'a str,
        parse: &'a dyn Fn(&str) -> Option<Millis>,
        say: &'a dyn Fn(Millis) -> String,
        wrong: &'a str,
    ) -> Self {
        DurationField { text, name, parse, say, wrong, bar: false, width: 120.0, id: None }
    }

    /// 24 high.
    pub fn bar(self) -> Self {
        DurationField { bar: true, ..self }
    }

    pub fn width(self, width: f32) -> Self {
        DurationField { width, ..self }
    }

    pub fn id(self, id: Id) -> Self {
        DurationField { id: Some(id), ..self }
    }

    pub fn show(self, ui: &mut Ui) -> DurationResponse {
        let read = |text: &str| match text.trim() {
            "" => (None, false),
            text => {
                let value = (self.parse)(text);
                (value, value.is_none())
            }
        };
        let (_, was_wrong) = read(self.text);
        let mut field = Field::new(&mut *self.text, self.name).width(self.width).error(was_wrong.then_some(self.wrong));
        if self.bar {
            field = field.bar();
        }
        if let Some(id) = self.id {
            field = field.id(id);
        }
        let response = ui.add(field);
        let (value, wrong) = read(self.text);
        if let Some(value) = value {
            let said = (self.say)(value);
            // Said back only where it is written differently from what was typed.
            if said != self.text.trim() {
                let t = theme::tokens(ui);
                let typed = paint::width(ui.painter(), self.text, Type::S13.font());
                let room = response.rect.shrink2(egui::vec2(8.0, 0.0));
                let room = egui::Rect::from_min_max(pos2(room.left() + typed + 8.0, room.top()), room.max);
                if room.width() > 20.0 {
                    paint::line(ui.painter(), room, Align::Max, &said, Type::S12.font(), t.dim);
                }
            }
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(said));
        }
        DurationResponse { response, value, wrong }
    }
}
