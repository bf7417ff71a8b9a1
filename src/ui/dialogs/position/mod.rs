//! Dialogs of the position workplace: opening a record, entering a position for a table, a diagram for others.

mod diagram;
mod enter;
mod open;

use crate::clock::SideTime;
use crate::referee::{Disturbance, PositionSource};
use crate::rules::{Point, Setup, Sides};
use crate::ui::{Cx, Go};
use diagram::DiagramDialog;
use eframe::egui;
use enter::Enter;
use open::OpenRecord;

/// What is being collected.
#[derive(Debug)]
pub enum PositionDialog {
    Open(OpenRecord),
    Enter(Box<Enter>),
    Diagram(Box<DiagramDialog>),
}

impl PositionDialog {
    /// Asks for a game record.
    #[must_use]
    pub fn open_record() -> PositionDialog {
        PositionDialog::Open(OpenRecord::default())
    }

    /// Asks what a diagram of the position is saved as, and where.
    #[must_use]
    pub fn diagram(cx: &Cx, setup: &Setup, last_move: Option<Point>, caption: String, moves: u32) -> PositionDialog {
        PositionDialog::Diagram(Box::new(DiagramDialog::new(cx, setup, last_move, caption, moves)))
    }

    /// Asks for whom the position is entered, who agreed to it, and what the clocks are set to.
    #[must_use]
    pub fn enter(
        cx: &Cx,
        setup: Setup,
        last_move: Option<Point>,
        source: PositionSource,
        disturbance: Option<Disturbance>,
    ) -> PositionDialog {
        PositionDialog::Enter(Box::new(Enter::new(cx, setup, last_move, source, disturbance)))
    }

    /// The same for a game played again from memory (11.9): both players must agree, and the clocks' readings from before are at
    /// hand.
    #[must_use]
    pub fn enter_again(
        cx: &Cx,
        setup: Setup,
        last_move: Option<Point>,
        source: PositionSource,
        before: Option<Sides<SideTime>>,
    ) -> PositionDialog {
        let mut enter = Enter::new(cx, setup, last_move, source, None);
        enter.note_before(cx, before);
        PositionDialog::Enter(Box::new(enter))
    }
}

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut PositionDialog) {
    let close = match view {
        PositionDialog::Open(open) => open.show(ui, cx),
        PositionDialog::Enter(enter) => enter.show(ui, cx),
        PositionDialog::Diagram(diagram) => diagram.show(ui, cx),
    };
    if close {
        cx.go(Go::CloseDialog);
    }
}
