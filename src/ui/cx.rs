use super::dialogs::Dialog;
use super::view::Place;
use crate::app::{Action, Model};
use crate::i18n::L10n;
use crate::referee::{Command, TableId};

/// What every screen gets: the model to read, the language, and two out-trays. It changes nothing itself.
pub struct Cx<'a> {
    pub model: &'a Model,
    pub l: L10n,
    /// The table in hand; it goes along from place to place.
    pub table: Option<TableId>,
    actions: Vec<Action>,
    go: Vec<Go>,
}

/// A change of what the window shows; nothing is recorded by it.
#[derive(Debug)]
pub enum Go {
    /// To a place, taking the open table along.
    To(Place),
    /// Opens a table's panel; the place stays.
    Table(Option<TableId>),
    /// Opens a dialog in place of any other.
    Dialog(Box<Dialog>),
    CloseDialog,
    /// The palette, with a text already typed.
    Palette(String),
    /// The time-keeper's full window for a table; `None` leaves it.
    TimeKeeper(Option<TableId>),
    Wall(bool),
    Quit,
}

impl<'a> Cx<'a> {
    pub fn new(model: &'a Model) -> Cx<'a> {
        Cx { model, l: model.l10n(), table: None, actions: Vec::new(), go: Vec::new() }
    }

    /// Asks for something to be recorded.
    pub fn command(&mut self, command: Command) {
        self.actions.push(Action::Do(command));
    }

    pub fn action(&mut self, action: Action) {
        self.actions.push(action);
    }

    pub fn go(&mut self, go: Go) {
        self.go.push(go);
    }

    /// Opens a dialog.
    pub fn dialog(&mut self, dialog: Dialog) {
        self.go.push(Go::Dialog(Box::new(dialog)));
    }

    /// What was asked for, in order.
    pub fn into_parts(self) -> (Vec<Action>, Vec<Go>) {
        (self.actions, self.go)
    }
}

impl std::fmt::Debug for Cx<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Cx").field("actions", &self.actions).field("go", &self.go).finish_non_exhaustive()
    }
}
