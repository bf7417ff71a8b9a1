//! A position or a record to and from the clipboard: as SGF or as lines of text.

use super::editor::Editor;
use super::game::Game;
use super::{PositionView, open_game};
use crate::app::LoadedRecord;
use crate::formats::{board_text, sgf};
use crate::referee::PositionSource;
use crate::ui::{Cx, words as said};
use eframe::egui::{self, Event};
use std::sync::Arc;

/// What is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The moves that led here, as far as there are any; else the stones.
    Sgf,
    /// Rows of signs with prisoners and side to move.
    Text,
}

pub fn copy(ui: &egui::Ui, editor: &Editor, what: Copied) {
    let text = match what {
        Copied::Text => board_text::write(editor.setup()),
        Copied::Sgf if editor.is_touched() || editor.record().is_none() => {
            sgf::write_tree(&sgf::GameTree::from_setup(editor.setup()))
        }
        Copied::Sgf => sgf::write_tree(&sgf::GameTree::from_record(&editor.line())),
    };
    ui.ctx().copy_text(text);
}

/// A diagram that was made for the clipboard goes there, once.
pub fn picture(ui: &egui::Ui, cx: &Cx, view: &mut PositionView, editor: &Editor) {
    let Some((serial, picture)) = &cx.model.picture else { return };
    if view.seen_picture == Some(*serial) {
        return;
    }
    view.seen_picture = Some(*serial);
    let size = [picture.width as usize, picture.height as usize];
    ui.ctx().copy_image(egui::ColorImage::from_rgba_unmultiplied(size, &picture.rgba));
    view.say(cx.l.tr("position-diagram-copied"), editor.revision());
}

/// Asks the window for what the clipboard holds; it comes as an event.
pub fn ask(ui: &egui::Ui) {
    ui.ctx().send_viewport_cmd(egui::ViewportCommand::RequestPaste);
}

pub fn keys(ui: &egui::Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    let mut pasted = None;
    let mut copied = false;
    ui.input_mut(|i| {
        i.events.retain(|event| match event {
            Event::Copy => {
                copied = true;
                false
            }
            Event::Paste(text) => {
                pasted = Some(text.clone());
                false
            }
            _ => true,
        });
    });
    if copied {
        copy(ui, editor, Copied::Sgf);
    }
    if let Some(text) = pasted {
        paste(cx, view, editor, &text);
    }
}

fn paste(cx: &Cx, view: &mut PositionView, editor: &mut Editor, text: &str) {
    if text.contains("(;") || text.trim_start().starts_with('(') {
        match sgf::read(text.as_bytes()) {
            Ok(collection) => {
                let name = cx.l.tr("position-clipboard");
                let file = Arc::new(LoadedRecord { serial: 0, name, collection });
                open_game(cx, view, editor, Game::open(file, 0, editor.options()));
            }
            Err(error) => view.say(unreadable(cx, &said::record_unreadable(cx.l, &error)), editor.revision()),
        }
        return;
    }
    match board_text::read(text) {
        Ok(setup) => {
            editor.open_board(setup, None, PositionSource::SetUp);
            view.drop_handles();
            view.cursor = None;
            view.message = None;
        }
        Err(error) => view.say(unreadable(cx, &said::board_text_unreadable(cx.l, &error)), editor.revision()),
    }
}

fn unreadable(cx: &Cx, reason: &str) -> String {
    cx.l.tr_args("position-paste-unreadable", &[("reason", reason.into())])
}
