//! Dialogs of the position workplace: opening a record, entering a position for a table.

use crate::app::{Action, Browse};
use crate::referee::{Command, EnteredPosition, Player, PositionSource, Table, TableId, TableNo};
use crate::rules::{Color, Point, Setup, Sides};
use crate::ui::screens::position::source_words;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog as Window, Field, Icon, Note, PathBox, bits, check, sign};
use crate::ui::{Cx, Go, keys, words as said};
use eframe::egui::{self, Key, Modifiers};
use std::path::PathBuf;

/// What is being collected.
#[derive(Debug)]
pub enum PositionDialog {
    Open(OpenRecord),
    Enter(Box<Enter>),
}

/// A path to a record.
#[derive(Debug, Default)]
pub struct OpenRecord {
    path: String,
}

/// A position on its way into the journal.
#[derive(Debug)]
pub struct Enter {
    table: String,
    setup: Setup,
    last_move: Option<Point>,
    source: PositionSource,
    agreed: Sides<bool>,
    note: String,
}

impl PositionDialog {
    /// Asks for a game record.
    #[must_use]
    pub fn open_record() -> PositionDialog {
        PositionDialog::Open(OpenRecord::default())
    }

    /// Asks for whom the position is entered and who agreed to it.
    #[must_use]
    pub fn enter(table: Option<TableId>, setup: Setup, last_move: Option<Point>, source: PositionSource) -> PositionDialog {
        let table = table.map_or_else(String::new, |id| id.table.to_string());
        let enter = Enter { table, setup, last_move, source, agreed: Sides::default(), note: String::new() };
        PositionDialog::Enter(Box::new(enter))
    }
}

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut PositionDialog) {
    let close = match view {
        PositionDialog::Open(open) => open_record(ui, cx, open),
        PositionDialog::Enter(enter) => enter_position(ui, cx, enter),
    };
    if close {
        cx.go(Go::CloseDialog);
    }
}

fn open_record(ui: &egui::Ui, cx: &mut Cx, open: &mut OpenRecord) -> bool {
    let l = cx.l;
    let mut browse = keys::pressed(ui, Modifiers::CTRL, Key::O);
    let mut entered = false;
    let empty = open.path.trim().is_empty();
    let title = l.tr("position-open-title");
    let shown = Window::new("position open", &title).show(
        ui.ctx(),
        |_| {},
        |_| {},
        |ui| {
            bits::words(ui, &l.tr("position-open-lead"), Type::S12, Tone::Ink2);
            let (name, word) = (l.tr("position-path"), l.tr("position-browse"));
            let path = PathBox::new(&mut open.path, &name, &word).hint("game.sgf").show(ui);
            browse |= path.browse;
            entered = path.field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        },
        |ui| {
            let missing = l.tr("position-path-missing");
            let refused = empty.then_some(missing.as_str());
            let opens = ui.add(Button::new(&l.tr("position-open-button")).main().disabled(refused)).clicked();
            (opens, ui.add(Button::new(&l.tr("position-cancel"))).clicked())
        },
    );
    let (opens, cancel) = shown.footer;
    if browse {
        cx.action(Action::Browse(Browse::Record));
        return true;
    }
    if (opens || entered) && !open.path.trim().is_empty() {
        // Paths copied from a file manager come in quotes.
        let path = open.path.trim().trim_matches('"');
        cx.action(Action::ReadRecord(PathBuf::from(path)));
        return true;
    }
    shown.close || cancel
}

/// The table of that number in the round in hand.
fn table<'a>(cx: &Cx<'a>, text: &str) -> Option<&'a Table> {
    let state = cx.model.state();
    let round = cx.table.map(|id| id.round).or_else(|| state.current_round().map(|round| round.number))?;
    state.table(TableId::new(round, TableNo(text.trim().parse().ok()?)))
}

fn enter_position(ui: &egui::Ui, cx: &mut Cx, enter: &mut Enter) -> bool {
    let l = cx.l;
    let title = l.tr("position-enter-title");
    let found = table(cx, &enter.table);
    let unknown = l.tr("position-no-such-table");
    let state = cx.model.state();
    let (findings, count) = (enter.setup.audit(), enter.setup.count());
    let shown = Window::new("position enter", &title).show(
        ui.ctx(),
        |_| {},
        |_| {},
        |ui| {
            bits::row(ui, 28.0, |ui| {
                bits::words(ui, &l.tr("position-enter-table"), Type::S13, Tone::Ink);
                ui.add(Field::new(&mut enter.table, &l.tr("position-table-number")).width(64.0));
                match found {
                    Some(table) => {
                        for side in Color::BOTH {
                            sign::stone_dot(ui, side, 12.0, &said::side(l, side));
                            bits::words(ui, &state.names(table, side, Player::short_name), Type::S13, Tone::Ink);
                        }
                    }
                    None => {
                        bits::words(ui, &unknown, Type::S12, Tone::Red);
                    }
                }
            });
            bits::words(
                ui,
                &l.tr_args("position-enter-source", &[("source", source_words(l, &enter.source).into())]),
                Type::S13,
                Tone::Ink,
            );
            let args = [
                ("black", said::number(count.black)),
                ("white", said::number(count.white)),
                ("taken_black", said::number(enter.setup.prisoners.black)),
                ("taken_white", said::number(enter.setup.prisoners.white)),
                ("side", said::side_of(l, enter.setup.to_play).into()),
            ];
            bits::words(ui, &l.tr_args("position-enter-stones", &args), Type::S12, Tone::Ink2);
            if !findings.is_empty() {
                let n = u32::try_from(findings.len()).unwrap_or(u32::MAX);
                let text = l.tr_args("position-enter-findings", &[("n", n.into())]);
                Note::new(Tone::Amber).icon(Icon::Warning).text(&text).show(ui);
            }
            bits::label(ui, &l.tr("position-who-agreed"));
            bits::row(ui, 22.0, |ui| {
                ui.spacing_mut().item_spacing.x = 20.0;
                check(ui, &mut enter.agreed.black, &l.tr("position-black-agree"));
                check(ui, &mut enter.agreed.white, &l.tr("position-white-agree"));
            });
            let note = l.tr("position-note");
            bits::label(ui, &note);
            ui.add(Field::new(&mut enter.note, &note).lines(2).hint(&l.tr("position-note-hint")));
        },
        |ui| {
            let number = found.map_or_else(String::new, |t| t.id.table.to_string());
            let words = match found {
                Some(_) => l.tr_args("position-enter-button", &[("table", number.into())]),
                None => l.tr("position-enter-button-bare"),
            };
            let refused = found.is_none().then_some(unknown.as_str());
            let enters = ui.add(Button::new(&words).main().hint("Ctrl Enter").disabled(refused)).clicked()
                || keys::pressed(ui, Modifiers::CTRL, Key::Enter);
            (enters, ui.add(Button::new(&l.tr("position-cancel"))).clicked())
        },
    );
    let (enters, cancel) = shown.footer;
    if let Some(table) = found.filter(|_| enters) {
        let position = EnteredPosition {
            setup: enter.setup.clone(),
            last_move: enter.last_move,
            source: enter.source.clone(),
            agreed: enter.agreed,
            note: enter.note.trim().to_owned(),
        };
        cx.command(Command::EnterPosition { table: table.id, position: Box::new(position) });
        return true;
    }
    shown.close || cancel
}
