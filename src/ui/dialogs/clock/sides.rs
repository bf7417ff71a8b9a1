//! Two clock faces to type into, Black's and White's, each said back as it will count.

use super::entered;
use super::entry::{SideEntry, Wrong};
use crate::clock::{ByoYomi, ClockModel, FaceError, SideTime, TimeControl};
use crate::i18n::L10n;
use crate::referee::{Player, State, Table};
use crate::rules::{Color, Sides};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Field, Segment, bits, choice, paint};
use crate::ui::words;
use eframe::egui;

/// Both clocks as they are being typed.
#[derive(Clone, Debug, Default)]
pub struct Faces {
    pub sides: Sides<SideEntry>,
    /// The keyboard goes to Black's field when the dialog opens.
    taken: bool,
}

/// What the fields hold, and whether Enter was pressed in the last one.
#[derive(Clone, Copy, Debug)]
pub struct Typed {
    pub times: Sides<Result<SideTime, Wrong>>,
    pub entered: bool,
}

impl Typed {
    /// Both times, when both are there.
    pub fn both(&self) -> Option<Sides<SideTime>> {
        Some(Sides::new(self.times.black.ok()?, self.times.white.ok()?))
    }
}

impl Faces {
    pub fn empty() -> Faces {
        Faces::default()
    }

    pub fn filled(model: ClockModel, controls: &Sides<TimeControl>, times: Sides<SideTime>) -> Faces {
        let sides = times.map(|side, time| SideEntry::from_time(model, &controls[side], time));
        Faces { sides, taken: false }
    }

    pub fn show(&mut self, ui: &mut egui::Ui, l: L10n, state: &State, table: &Table, model: ClockModel) -> Typed {
        let controls = table.watch.control();
        let mut last_entered = false;
        let mut next = None;
        for side in Color::BOTH {
            let name = state.names(table, side, Player::full_name);
            ui.push_id(side, |ui| {
                let typed = self.side(ui, l, side, &name, model, &controls[side]);
                if typed.entered || typed.tabbed {
                    match side {
                        _ if typed.tabbed => next = Some(id(Color::White)),
                        Color::Black if self.sides.white.face.trim().is_empty() => next = Some(id(Color::White)),
                        _ => last_entered = true,
                    }
                }
            });
        }
        if let Some(next) = next {
            ui.memory_mut(|m| m.request_focus(next));
        }
        let times = Sides::from_fn(|side| self.sides[side].time(model, &controls[side]));
        Typed { times, entered: last_entered }
    }

    fn side(&mut self, ui: &mut egui::Ui, l: L10n, side: Color, name: &str, model: ClockModel, control: &TimeControl) -> Entered {
        let side_word = words::side_capital(l, side);
        let entry = &mut self.sides[side];
        let (mut pressed, mut tabbed) = (false, false);
        ui.horizontal(|ui| {
            named(ui, side, &side_word, name);
            let clock_name = l.tr_args("round-face-of", &[("side", words::side_of(l, side).into())]);
            let hint = if model == ClockModel::Mechanical { "4:45" } else { "3:50" };
            let response = ui.add(Field::new(&mut entry.face, &clock_name).hint(hint).width(96.0).id(id(side)));
            if side == Color::Black && !std::mem::replace(&mut self.taken, true) {
                response.request_focus();
                select_all(ui, response.id, &entry.face);
            }
            pressed |= entered(ui, &response);
            // From one clock to the other; what is said of byo-yomi is on the way where there is any.
            tabbed = side == Color::Black && !entry.in_byoyomi && response.lost_focus() && tab(ui);
            if control.has_byoyomi() && !(model == ClockModel::Mechanical && matches!(control.byoyomi, ByoYomi::Japanese { .. }))
            {
                let (main, byoyomi) = (l.tr("round-stage-main"), l.tr("round-stage-byoyomi"));
                let mut which = usize::from(entry.in_byoyomi);
                let stage = l.tr_args("round-stage-of", &[("side", words::side_of(l, side).into())]);
                if choice(ui, &stage, &[Segment::text(&main), Segment::text(&byoyomi)], &mut which) {
                    entry.in_byoyomi = which == 1;
                }
            }
            if entry.in_byoyomi {
                match control.byoyomi {
                    ByoYomi::Japanese { .. } if model != ClockModel::Summed => {
                        pressed |= small(ui, &mut entry.periods, &l.tr("round-periods-left"));
                    }
                    ByoYomi::Canadian { .. } => {
                        pressed |= small(ui, &mut entry.stones, &l.tr("round-stones-left"));
                        pressed |= small(ui, &mut entry.periods, &l.tr("round-period-number"));
                    }
                    _ => {}
                }
            }
        });
        let (said, tone) = match entry.time(model, control) {
            Ok(time) => {
                let time = l.side_time(control, time);
                (l.tr_args("round-counts-as", &[("time", time.into())]), Tone::Green)
            }
            Err(Wrong::Empty) => (l.tr("round-face-empty"), Tone::Dim),
            Err(wrong) => (wrong_words(l, wrong), Tone::Red),
        };
        ui.horizontal(|ui| {
            ui.set_height(16.0);
            ui.add_space(208.0);
            bits::words(ui, &said, Type::S12, tone);
        });
        Entered { entered: pressed, tabbed }
    }
}

struct Entered {
    entered: bool,
    /// Tab was pressed in the face.
    tabbed: bool,
}

fn tab(ui: &egui::Ui) -> bool {
    ui.input(|i| i.key_pressed(egui::Key::Tab) && i.modifiers.is_none())
}

/// The stone and the name before a clock's field.
fn named(ui: &mut egui::Ui, side: Color, side_word: &str, name: &str) {
    let t = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(200.0, 28.0), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{side_word}, {name}")));
    paint::stone(ui.painter(), egui::pos2(rect.left() + 8.0, rect.center().y), 15.0, side, t);
    let words = rect.with_min_x(rect.left() + 23.0);
    paint::line(ui.painter(), words, egui::Align::Min, name, Type::S13.bold(), t.ink);
}

/// What stands in the field is written over by the first key.
fn select_all(ui: &egui::Ui, id: egui::Id, text: &str) {
    use egui::text::{CCursor, CCursorRange};
    let mut state = egui::TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), id);
}

fn id(side: Color) -> egui::Id {
    egui::Id::unique(("clock face", side))
}

fn small(ui: &mut egui::Ui, text: &mut String, name: &str) -> bool {
    let response = ui.add(Field::new(text, name).hint("1").width(40.0));
    bits::words(ui, name, Type::S12, Tone::Ink2);
    entered(ui, &response)
}

/// Why a face means no time.
pub fn wrong_words(l: L10n, wrong: Wrong) -> String {
    l.tr(match wrong {
        Wrong::Empty => "round-face-empty",
        Wrong::Unreadable => "round-face-unreadable",
        Wrong::Periods | Wrong::Face(FaceError::PeriodsNeeded) => "round-face-periods",
        Wrong::Stones => "round-face-stones",
        Wrong::Face(FaceError::PastSix { .. }) => "round-face-past-six",
        Wrong::Face(FaceError::NotOnHands) => "round-face-not-on-hands",
        Wrong::Face(FaceError::OffDial | FaceError::TooLong) => "round-face-off-dial",
        Wrong::Face(FaceError::OtherModel | FaceError::Unfit(_)) => "round-face-unfit",
    })
}
