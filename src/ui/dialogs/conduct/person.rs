//! About whom: a side of a table, both, or somebody without a seat there.

use crate::referee::{Player, PlayerId, State, TableId, Who};
use crate::rules::Color;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Field, Icon, Select, bits, select_item, stone_dot};
use crate::ui::{Cx, words};
use eframe::egui::{Id, Key, Ui};

/// Whom a line without a side may be about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    #[default]
    Spectator,
    Coach,
    Judge,
    Team,
}

impl Role {
    const ALL: [Role; 4] = [Role::Spectator, Role::Coach, Role::Judge, Role::Team];

    const fn id(self) -> &'static str {
        match self {
            Role::Spectator => "conduct-spectator",
            Role::Coach => "conduct-coach",
            Role::Judge => "conduct-judge",
            Role::Team => "conduct-team",
        }
    }
}

/// What is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    Nobody,
    Side(Color),
    Both,
    Player(PlayerId),
    Other(Role),
}

/// The field and its buttons.
#[derive(Debug)]
pub struct Person {
    pub table: Option<TableId>,
    pub chosen: Chosen,
    /// A table's number or a name, while nobody is chosen.
    search: String,
    /// The name of somebody without a seat.
    name: String,
}

/// As many are offered while a name is typed.
const OFFERED: usize = 5;

impl Person {
    pub fn new(table: Option<TableId>, side: Option<Color>) -> Person {
        let chosen = match (table, side) {
            (Some(_), Some(side)) => Chosen::Side(side),
            _ => Chosen::Nobody,
        };
        Person { table, chosen, search: String::new(), name: String::new() }
    }

    /// As the journal writes it; `None` while nobody is chosen.
    pub fn who(&self) -> Option<Who> {
        let name = || self.name.trim().to_owned();
        Some(match &self.chosen {
            Chosen::Nobody => return None,
            Chosen::Side(side) => Who::Side(*side),
            Chosen::Both => Who::BothSides,
            Chosen::Player(id) => Who::Player(*id),
            Chosen::Other(Role::Spectator) => Who::Spectator(name()),
            Chosen::Other(Role::Coach) => Who::Coach(name()),
            Chosen::Other(Role::Judge) => Who::Judge(name()),
            Chosen::Other(Role::Team) => Who::Team(name()),
        })
    }

    pub fn side(&self) -> Option<(TableId, Color)> {
        match (self.table, &self.chosen) {
            (Some(table), Chosen::Side(side)) => Some((table, *side)),
            _ => None,
        }
    }

    /// The players meant, where they are players.
    pub fn people(&self, state: &State) -> Vec<PlayerId> {
        match &self.chosen {
            Chosen::Side(side) => self.table.and_then(|id| state.table(id)).map(|t| t.players[*side].clone()).unwrap_or_default(),
            Chosen::Player(id) => vec![*id],
            Chosen::Nobody | Chosen::Both | Chosen::Other(_) => Vec::new(),
        }
    }

    /// `focus` puts the keyboard into the field where there is one; whether something was chosen this frame.
    pub fn show(&mut self, ui: &mut Ui, cx: &Cx, focus: bool) -> bool {
        let before = self.chosen.clone();
        match self.table {
            Some(table) => self.seats(ui, cx, table),
            None => self.find(ui, cx, focus),
        }
        if let Chosen::Other(_) = self.chosen {
            let name = cx.l.tr("conduct-name");
            ui.add(Field::new(&mut self.name, &name).hint(&name));
        }
        before != self.chosen && self.chosen != Chosen::Nobody
    }

    fn seats(&mut self, ui: &mut Ui, cx: &Cx, id: TableId) {
        let l = cx.l;
        let state = cx.model.state();
        let Some(table) = state.table(id) else {
            self.table = None;
            return;
        };
        bits::row(ui, 28.0, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            bits::strong(ui, &words::table_title(l, id), Type::S13, Tone::Ink);
            for side in Color::BOTH {
                let name = state.names(table, side, Player::short_name);
                let spoken = format!("{}: {name}", words::side_capital(l, side));
                stone_dot(ui, side, 12.0, &words::side(l, side));
                let on = self.chosen == Chosen::Side(side);
                if ui.add(Button::new(&name).name(&spoken).size(ButtonSize::Panel).toggled(on)).clicked() {
                    self.chosen = Chosen::Side(side);
                }
            }
            let both = l.tr("conduct-both");
            let on = self.chosen == Chosen::Both;
            if ui.add(Button::new(&both).size(ButtonSize::Panel).toggled(on)).clicked() {
                self.chosen = Chosen::Both;
            }
        });
        bits::row(ui, 26.0, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            self.others(ui, cx);
            let another = l.tr("conduct-another-table");
            if ui.add(Button::new(&another).size(ButtonSize::Panel).quiet()).clicked() {
                self.table = None;
                self.chosen = Chosen::Nobody;
            }
        });
    }

    /// Somebody without a seat.
    fn others(&mut self, ui: &mut Ui, cx: &Cx) {
        let name = cx.l.tr("conduct-other");
        let text = match self.chosen {
            Chosen::Other(role) => cx.l.tr(role.id()),
            _ => name.clone(),
        };
        let mut chosen = None;
        Select::new(&name, &text).bar().show(ui, |ui| {
            for role in Role::ALL {
                if select_item(ui, self.chosen == Chosen::Other(role), &cx.l.tr(role.id()), "").clicked() {
                    chosen = Some(role);
                }
            }
        });
        if let Some(role) = chosen {
            self.chosen = Chosen::Other(role);
        }
    }

    fn find(&mut self, ui: &mut Ui, cx: &Cx, focus: bool) {
        let l = cx.l;
        let state = cx.model.state();
        if let Chosen::Player(id) = self.chosen {
            bits::row(ui, 28.0, |ui| {
                let name = state.player(id).map_or_else(|| format!("#{id}"), Player::full_name);
                bits::strong(ui, &name, Type::S13, Tone::Ink);
                let another = l.tr("conduct-another");
                if ui.add(Button::new(&another).size(ButtonSize::Panel).quiet()).clicked() {
                    self.chosen = Chosen::Nobody;
                }
            });
            return;
        }
        let offered = offered(state, &self.search);
        let name = l.tr("conduct-who-find");
        let mut taken = None;
        bits::row(ui, 28.0, |ui| {
            let width = (ui.available_width() - 130.0).max(120.0);
            let id = Id::unique("conduct-who");
            let field = ui.add(Field::new(&mut self.search, &name).hint(&name).icon(Icon::Find).width(width).id(id));
            if focus {
                field.request_focus();
            }
            if field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
                taken = offered.first().cloned();
            }
            self.others(ui, cx);
        });
        bits::stack(ui, |ui| {
            for offer in &offered {
                if select_item(ui, false, &offer.text(cx), &offer.note(cx)).clicked() {
                    taken = Some(offer.clone());
                }
            }
        });
        match taken {
            Some(Offer::Table(id)) => {
                self.table = Some(id);
                self.chosen = Chosen::Nobody;
            }
            Some(Offer::Seat(id, side, _)) => {
                self.table = Some(id);
                self.chosen = Chosen::Side(side);
            }
            Some(Offer::Player(id)) => self.chosen = Chosen::Player(id),
            None => return,
        }
        self.search.clear();
    }
}

#[derive(Clone, Debug)]
enum Offer {
    Table(TableId),
    Seat(TableId, Color, PlayerId),
    Player(PlayerId),
}

impl Offer {
    fn text(&self, cx: &Cx) -> String {
        let name = |id: PlayerId| cx.model.state().player(id).map_or_else(|| format!("#{id}"), Player::full_name);
        match self {
            Offer::Table(id) => words::table_title(cx.l, *id),
            Offer::Seat(_, _, player) | Offer::Player(player) => name(*player),
        }
    }

    fn note(&self, cx: &Cx) -> String {
        let l = cx.l;
        match self {
            Offer::Table(id) => {
                let state = cx.model.state();
                let name = |side| state.table(*id).map(|t| state.names(t, side, Player::short_name)).unwrap_or_default();
                format!("{} — {}", name(Color::Black), name(Color::White))
            }
            Offer::Seat(id, side, _) => {
                l.tr_args("conduct-seat", &[("table", words::number(id.table)), ("side", words::side(l, *side).into())])
            }
            Offer::Player(_) => l.tr("conduct-no-seat"),
        }
    }
}

/// A table by its number, players by their names; those who sit in the round first.
fn offered(state: &State, typed: &str) -> Vec<Offer> {
    let query = typed.trim().to_lowercase();
    if query.is_empty() {
        return Vec::new();
    }
    let round = state.current_round();
    if let Ok(number) = query.parse::<u16>() {
        let tables = round.into_iter().flat_map(|r| r.tables.values());
        return tables.filter(|t| t.id.table.0 == number).map(|t| Offer::Table(t.id)).collect();
    }
    let players = state.foundation.as_ref().map(|f| f.players.as_slice()).unwrap_or_default();
    let wanted = players.iter().filter(|p| p.full_name().to_lowercase().contains(&query)).take(OFFERED);
    wanted
        .map(|player| {
            let seat = round.into_iter().flat_map(|r| r.tables.values()).find_map(|table| {
                let side = Color::BOTH.into_iter().find(|side| table.players[*side].contains(&player.id))?;
                Some(Offer::Seat(table.id, side, player.id))
            });
            seat.unwrap_or(Offer::Player(player.id))
        })
        .collect()
}
