//! Announcing an adjournment (12.1) for one table or several, and taking it back.

use crate::referee::{Command, Envelope, State, TableId};
use crate::rules::{Color, Sides};
use crate::ui::screens::adjournment::{blank, side_key, side_name, when};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Dialog, Field, Segment, bits, choice, scroll_rows};
use crate::ui::{Cx, Go, keys, words};
use eframe::egui::{self, Key, Modifiers, vec2};
use std::collections::BTreeMap;

/// What is being announced or taken back.
#[derive(Debug)]
pub enum AdjournmentDialog {
    Announce {
        /// Whose turn it is at each table; `None` while nobody said so.
        movers: BTreeMap<TableId, Option<Color>>,
        /// As typed; empty before the dialog was first shown.
        resumption: Option<String>,
    },
    Cancel {
        table: TableId,
        reason: String,
    },
}

impl AdjournmentDialog {
    /// To announce: whose turn it is comes from the table's position or from a clock run here.
    pub fn announce(state: &State, tables: impl IntoIterator<Item = TableId>) -> AdjournmentDialog {
        let mover = |id: TableId| {
            let table = state.table(id)?;
            let of_position = table.position.as_ref().map(|p| p.setup.to_play);
            table.running_side().or(of_position)
        };
        let movers = tables.into_iter().map(|id| (id, mover(id))).collect();
        AdjournmentDialog::Announce { movers, resumption: None }
    }

    pub fn cancel(table: TableId) -> AdjournmentDialog {
        AdjournmentDialog::Cancel { table, reason: String::new() }
    }
}

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, view: &mut AdjournmentDialog) {
    match view {
        AdjournmentDialog::Announce { movers, resumption } => announce(ui, cx, movers, resumption),
        AdjournmentDialog::Cancel { table, reason } => cancel(ui, cx, *table, reason),
    }
}

fn announce(ui: &mut egui::Ui, cx: &mut Cx, movers: &mut BTreeMap<TableId, Option<Color>>, resumption: &mut Option<String>) {
    let l = cx.l;
    let now = cx.model.now;
    let text = resumption.get_or_insert_with(|| when::write(when::next_morning(now), now.offset));
    let title = match movers.keys().next() {
        Some(only) if movers.len() == 1 => l.tr_args("adjournment-announce-table", &[("table", only.table.0.into())]),
        _ => l.tr_args("adjournment-announce-tables", &[("n", movers.len().into())]),
    };
    let until = when::read(text, now.offset);
    let wrong = match until {
        None => Some(l.tr("adjournment-when-unreadable")),
        Some(at) if at <= now.utc => Some(l.tr("adjournment-when-past")),
        Some(_) => None,
    };
    let unknown = movers.values().filter(|m| m.is_none()).count();
    let reason =
        wrong.clone().or_else(|| (unknown > 0).then(|| l.tr_args("adjournment-movers-unknown", &[("n", unknown.into())])));
    let main = match movers.keys().next() {
        Some(only) if movers.len() == 1 => l.tr_args("adjournment-do-announce", &[("table", only.table.0.into())]),
        _ => l.tr_args("adjournment-do-announce-all", &[("n", movers.len().into())]),
    };
    let response = Dialog::new("adjournment-announce", &title).width(560.0).show(
        ui.ctx(),
        |_| {},
        |ui| {
            bits::article(ui, &words::article(l, "12.1"));
        },
        |ui| {
            bits::words(ui, &l.tr("adjournment-announce-lead"), Type::S13, Tone::Ink2);
            bits::label(ui, &l.tr("adjournment-when"));
            ui.add(
                Field::new(text, &l.tr("adjournment-when")).hint("30.11.2026 10:00").width(200.0).first().error(wrong.as_deref()),
            );
            ui.horizontal(|ui| {
                bits::label(ui, &l.tr("adjournment-who-moves"));
                if unknown > 1 {
                    for side in Color::BOTH {
                        let text = l.tr_args("adjournment-all-others", &[("side", side_key(side).into())]);
                        if ui.add(Button::new(&text).size(ButtonSize::Bar)).clicked() {
                            for mover in movers.values_mut().filter(|m| m.is_none()) {
                                *mover = Some(side);
                            }
                        }
                    }
                }
            });
            let tables: Vec<TableId> = movers.keys().copied().collect();
            let height = (28.0 * tables.len() as f32).min(280.0);
            ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
                ui.set_height(height);
                scroll_rows(ui, "adjournment-movers", 28.0, tables.len(), |ui, range| {
                    for id in tables.get(range).unwrap_or_default() {
                        if let Some(mover) = movers.get_mut(id) {
                            mover_row(ui, cx, *id, mover);
                        }
                    }
                });
            });
        },
        |ui| {
            let keyed = keys::pressed(ui, Modifiers::COMMAND, Key::Enter) && reason.is_none();
            let go = ui.add(Button::new(&main).main().hint("Ctrl Enter").disabled(reason.as_deref())).clicked() || keyed;
            (go, ui.add(Button::new(&l.tr("adjournment-leave")).quiet()).clicked())
        },
    );
    let (go, leave) = response.footer;
    if go && let Some(until) = until {
        let mut number = next_envelope(cx.model.state());
        for (id, mover) in &*movers {
            let (Some(mover), Some(table)) = (mover, cx.model.state().table(*id)) else { continue };
            let form = Box::new(blank(cx.model.state(), table, *mover, now));
            cx.command(Command::Adjourn { table: *id, mover: *mover, resumption: until, form });
            let sealed_by = sealer(cx.model.state(), *id, *mover);
            let envelope = Envelope { number, sealed_by, ..Envelope::default() };
            cx.command(Command::SetEnvelope { table: *id, envelope, resumption: until });
            number = number.saturating_add(1);
        }
    }
    if go || leave || response.close {
        cx.go(Go::CloseDialog);
    }
}

fn mover_row(ui: &mut egui::Ui, cx: &Cx, id: TableId, mover: &mut Option<Color>) {
    let l = cx.l;
    let state = cx.model.state();
    let Some(table) = state.table(id) else { return };
    ui.horizontal(|ui| {
        ui.set_height(28.0);
        let names = Sides::from_fn(|side| side_name(state, table, side));
        let number = l.tr_args("adjournment-table", &[("table", id.table.0.into())]);
        ui.allocate_ui_with_layout(vec2(330.0, 24.0), egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_width(330.0);
            bits::strong(ui, &number, Type::S13, Tone::Ink);
            ui.add(egui::Label::new(format!("{} — {}", names.black, names.white)).truncate());
        });
        let (black, white) = (l.tr("black"), l.tr("white"));
        let mut selected = match mover {
            Some(Color::Black) => 0,
            Some(Color::White) => 1,
            None => usize::MAX,
        };
        let name = format!("{}, {number}", l.tr("adjournment-who-moves"));
        if choice(ui, &name, &[Segment::text(&black), Segment::text(&white)], &mut selected) {
            *mover = Some(if selected == 0 { Color::Black } else { Color::White });
        }
    });
}

/// The next envelope number nobody has.
fn next_envelope(state: &State) -> u32 {
    let tables = state.rounds.values().flat_map(|r| r.tables.values());
    let most = tables.flat_map(|t| &t.adjournments).map(|a| a.envelope.number).max();
    most.unwrap_or(0).saturating_add(1)
}

/// Who seals, where the side is one player; partners say it at the table.
fn sealer(state: &State, id: TableId, mover: Color) -> String {
    match state.table(id).map(|t| t.players[mover].as_slice()) {
        Some([only]) => state.player(*only).map(crate::referee::Player::full_name).unwrap_or_default(),
        _ => String::new(),
    }
}

fn cancel(ui: &mut egui::Ui, cx: &mut Cx, table: TableId, reason: &mut String) {
    let l = cx.l;
    let title = l.tr_args("adjournment-cancel-title", &[("table", table.table.0.into())]);
    let missing = reason.trim().is_empty().then(|| l.tr("adjournment-reason-needed"));
    let response = Dialog::new("adjournment-cancel", &title).width(480.0).show(
        ui.ctx(),
        |_| {},
        |_| {},
        |ui| {
            bits::words(ui, &l.tr("adjournment-cancel-lead"), Type::S13, Tone::Ink2);
            bits::label(ui, &l.tr("adjournment-reason"));
            ui.add(Field::new(reason, &l.tr("adjournment-reason")).lines(2));
        },
        |ui| {
            let main = l.tr("adjournment-do-cancel");
            let go = ui.add(Button::new(&main).danger().disabled(missing.as_deref())).clicked();
            (go, ui.add(Button::new(&l.tr("adjournment-keep")).quiet()).clicked())
        },
    );
    let (go, leave) = response.footer;
    if go {
        cx.command(Command::CancelAdjournment { table, reason: reason.trim().to_owned() });
    }
    if go || leave || response.close {
        cx.go(Go::CloseDialog);
    }
}
