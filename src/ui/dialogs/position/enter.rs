//! A position on its way into the journal: for which table, where it comes from, who agreed, what the clocks are set to.

use crate::app::{Action, Destination};
use crate::clock::{ClockModel, SideTime};
use crate::forms::Order;
use crate::referee::{
    ClocksSet, Command, Consequence, Disturbance, EnteredPosition, Player, PositionSource, Table, TableId, TableNo, propose,
};
use crate::rules::{Color, Point, Setup, Sides};
use crate::ui::dialogs::clock::sides::Faces;
use crate::ui::dialogs::clock::times::floors;
use crate::ui::screens::position::{changes, source_words};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog as Window, Field, Icon, Note, bits, check, sign};
use crate::ui::{Cx, keys, words as said};
use eframe::egui::{self, Key, Modifiers};
use std::cell::Cell;

/// A position on its way into the journal.
#[derive(Debug)]
pub struct Enter {
    table: String,
    setup: Setup,
    last_move: Option<Point>,
    source: PositionSource,
    disturbance: Option<Disturbance>,
    agreed: Sides<bool>,
    note: String,
    set_clocks: bool,
    /// Filled for this table.
    faces: Option<(TableId, Faces)>,
    /// The clocks' readings from before, noted by hand.
    before: Option<Sides<SideTime>>,
    print: bool,
}

impl Enter {
    pub(super) fn new(
        cx: &Cx,
        setup: Setup,
        last_move: Option<Point>,
        source: PositionSource,
        disturbance: Option<Disturbance>,
    ) -> Enter {
        let table = cx.table.map_or_else(String::new, |id| id.table.to_string());
        Enter {
            table,
            setup,
            last_move,
            source,
            disturbance,
            agreed: Sides::default(),
            note: String::new(),
            set_clocks: false,
            faces: None,
            before: None,
            print: false,
        }
    }

    pub(super) fn note_before(&mut self, cx: &Cx, before: Option<Sides<SideTime>>) {
        self.before = before;
        self.set_clocks = before.is_some();
        if let (Some(times), Some(table)) = (before, table(cx, &self.table)) {
            self.faces = Some((table.id, Faces::filled(ClockModel::Plain, table.watch.control(), times)));
        }
    }

    /// Whether the dialog is done with.
    pub(super) fn show(&mut self, ui: &egui::Ui, cx: &mut Cx) -> bool {
        let l = cx.l;
        let found = table(cx, &self.table);
        let unknown = l.tr("position-no-such-table");
        let title = l.tr("position-enter-title");
        let times: Cell<Option<Sides<SideTime>>> = Cell::new(None);
        let enter = self;
        let (disturbance, source, setup) = (enter.disturbance.clone(), enter.source.clone(), enter.setup.clone());
        let both = matches!(source, PositionSource::PlayedAgain { .. });
        let (number, agreed, note, set_clocks) = (&mut enter.table, &mut enter.agreed, &mut enter.note, &mut enter.set_clocks);
        let (faces, print) = (&mut enter.faces, &mut enter.print);
        let refusal: Cell<Option<&str>> = Cell::new(None);
        let shown = Window::new("position enter", &title).width(600.0).show(
            ui.ctx(),
            |_| {},
            |_| {},
            |ui| {
                which_table(ui, cx, number, found, &unknown);
                facts(ui, cx, &setup, &source, disturbance.as_ref());
                bits::label(ui, &l.tr("position-who-agreed"));
                bits::row(ui, 22.0, |ui| {
                    ui.spacing_mut().item_spacing.x = 20.0;
                    check(ui, &mut agreed.black, &l.tr("position-black-agree"));
                    check(ui, &mut agreed.white, &l.tr("position-white-agree"));
                });
                let open = found.filter(|t| !t.is_finished());
                if let Some(table) = open {
                    check(ui, set_clocks, &l.tr("position-enter-clocks"));
                    if *set_clocks {
                        times.set(clocks(ui, cx, table, faces));
                    }
                }
                let name = l.tr("position-note");
                bits::label(ui, &name);
                ui.add(Field::new(note, &name).lines(2).hint(&l.tr("position-note-hint")));
                check(ui, print, &l.tr("position-enter-print"));
                refusal.set(match (found, open.filter(|_| *set_clocks), times.get()) {
                    (None, ..) => Some("position-no-such-table"),
                    (Some(_), Some(_), None) => Some("round-reading-missing"),
                    (Some(_), Some(table), Some(times)) if against_floor(cx, table, times) && note.trim().is_empty() => {
                        Some("refusal-reason-missing")
                    }
                    _ if both && !(agreed.black && agreed.white) => Some("position-again-both"),
                    _ => None,
                });
            },
            |ui| {
                let number = found.map_or_else(String::new, |t| t.id.table.to_string());
                let words = match found {
                    Some(_) => l.tr_args("position-enter-button", &[("table", number.into())]),
                    None => l.tr("position-enter-button-bare"),
                };
                let refused = refusal.get().map(|id| l.tr(id));
                let enters = ui.add(Button::new(&words).main().hint("Ctrl Enter").disabled(refused.as_deref())).clicked()
                    || keys::pressed(ui, Modifiers::CTRL, Key::Enter);
                (enters && refused.is_none(), ui.add(Button::new(&l.tr("position-cancel"))).clicked())
            },
        );
        let (enters, cancel) = shown.footer;
        if let Some(table) = found.filter(|_| enters) {
            enter.record(cx, table, times.get());
            return true;
        }
        shown.close || cancel
    }

    fn record(&self, cx: &mut Cx, table: &Table, times: Option<Sides<SideTime>>) {
        let known = table.watch.bounds(cx.model.now.mono).map(|_, bounds| bounds.most);
        let clocks = times.map(|set| ClocksSet { before: self.before.unwrap_or(known), set });
        let position = EnteredPosition {
            setup: self.setup.clone(),
            last_move: self.last_move,
            source: self.source.clone(),
            agreed: self.agreed,
            note: self.note.trim().to_owned(),
            disturbance: self.disturbance.clone(),
            clocks,
        };
        cx.command(Command::EnterPosition { table: table.id, position: Box::new(position) });
        if self.print {
            cx.action(Action::Print { paper: Order::RestorationAct(table.id), to: Destination::Viewer });
        }
    }
}

/// The table of that number in the round in hand.
fn table<'a>(cx: &Cx<'a>, text: &str) -> Option<&'a Table> {
    let state = cx.model.state();
    let round = cx.table.map(|id| id.round).or_else(|| state.current_round().map(|round| round.number))?;
    state.table(TableId::new(round, TableNo(text.trim().parse().ok()?)))
}

fn which_table(ui: &mut egui::Ui, cx: &Cx, number: &mut String, found: Option<&Table>, unknown: &str) {
    let l = cx.l;
    bits::row(ui, 28.0, |ui| {
        bits::words(ui, &l.tr("position-enter-table"), Type::S13, Tone::Ink);
        ui.add(Field::new(number, &l.tr("position-table-number")).width(64.0));
        match found {
            Some(table) => {
                for side in Color::BOTH {
                    sign::stone_dot(ui, side, 12.0, &said::side(l, side));
                    bits::words(ui, &cx.model.state().names(table, side, Player::short_name), Type::S13, Tone::Ink);
                }
            }
            None => {
                bits::words(ui, unknown, Type::S12, Tone::Red);
            }
        }
    });
}

/// Where it comes from, what stands, what was wrong and is put back.
fn facts(ui: &mut egui::Ui, cx: &Cx, setup: &Setup, source: &PositionSource, disturbance: Option<&Disturbance>) {
    let (l, count, findings) = (cx.l, setup.count(), setup.audit());
    let text = l.tr_args("position-enter-source", &[("source", source_words(l, source).into())]);
    bits::words(ui, &text, Type::S13, Tone::Ink);
    let args = [
        ("black", said::number(count.black)),
        ("white", said::number(count.white)),
        ("taken_black", said::number(setup.prisoners.black)),
        ("taken_white", said::number(setup.prisoners.white)),
        ("side", said::side_of(l, setup.to_play).into()),
    ];
    bits::words(ui, &l.tr_args("position-enter-stones", &args), Type::S12, Tone::Ink2);
    if let Some(disturbance) = disturbance {
        let n = u32::try_from(disturbance.changes.len()).unwrap_or(u32::MAX);
        let title = l.tr_args("position-enter-disturbed", &[("n", n.into())]);
        Note::new(Tone::Accent).title(&title).text(&changes(l, setup.size(), &disturbance.changes)).show(ui);
    }
    if !findings.is_empty() {
        let n = u32::try_from(findings.len()).unwrap_or(u32::MAX);
        let text = l.tr_args("position-enter-findings", &[("n", n.into())]);
        Note::new(Tone::Amber).icon(Icon::Warning).text(&text).show(ui);
    }
}

/// Both clocks, as they are to be set; what 16.7 leaves a side stands under them.
fn clocks(ui: &mut egui::Ui, cx: &Cx, table: &Table, faces: &mut Option<(TableId, Faces)>) -> Option<Sides<SideTime>> {
    let filled = || {
        // The most there can be: a prefilled field takes nothing from a player.
        let times = table.watch.bounds(cx.model.now.mono).map(|_, bounds| bounds.most);
        (table.id, Faces::filled(ClockModel::Plain, table.watch.control(), times))
    };
    if faces.as_ref().is_none_or(|(id, _)| *id != table.id) {
        *faces = Some(filled());
    }
    let (_, faces) = faces.as_mut()?;
    let typed = faces.show(ui, cx.l, cx.model.state(), table, ClockModel::Plain);
    let times = typed.both();
    if let Some(times) = times {
        floors(ui, cx, table, times);
    }
    times
}

/// Whether 16.7 would leave a side more: then the note must say why not.
fn against_floor(cx: &Cx, table: &Table, times: Sides<SideTime>) -> bool {
    let proposal = propose::correction(table, times, cx.model.now.mono);
    proposal.consequence != Consequence::Clocks { times, running: None }
}
