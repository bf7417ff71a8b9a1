use super::finding;
use super::preview;
use crate::app::{Action, Browse, Importing};
use crate::formats::founding::{self, Completion, LeftOut};
use crate::formats::presets;
use crate::referee::{Regulation, RoundNo};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Field, PathBox, Select, heading, label, select_item, strong, words};
use crate::ui::{Cx, words as say};
use eframe::egui::{Align, Layout, ScrollArea, Ui, vec2};
use std::path::PathBuf;

/// Longest list of findings drawn; the rest is counted.
const SHOWN: usize = 200;

/// What the pairing file lacks, as answered so far.
#[derive(Debug)]
pub(super) struct Wizard {
    /// The file these answers are for.
    of: PathBuf,
    preset: String,
    periods: String,
    round: RoundNo,
    chief: String,
    target: String,
    /// What was suggested when `target` was last set from it.
    suggested: PathBuf,
    made: Option<Made>,
}

/// What the answers make of the file; made anew only when an answer changes.
#[derive(Debug)]
struct Made {
    completion: Completion,
    regulation: Regulation,
    tables: usize,
    left_out: Vec<LeftOut>,
}

impl Wizard {
    pub fn new(importing: &Importing) -> Wizard {
        Wizard {
            of: importing.path.clone(),
            preset: presets::DEFAULT.to_owned(),
            periods: if founding::asks_periods(&importing.imported) { String::new() } else { "1".to_owned() },
            round: founding::likely_round(&importing.imported),
            chief: importing.imported.director.clone(),
            target: importing.suggested.display().to_string(),
            suggested: importing.suggested.clone(),
            made: None,
        }
    }

    /// Begins anew when another file was read; takes over a place chosen in the system's dialog.
    pub fn follow(&mut self, importing: &Importing) {
        if self.of != importing.path {
            *self = Wizard::new(importing);
        } else if self.suggested != importing.suggested {
            self.suggested.clone_from(&importing.suggested);
            self.target = importing.suggested.display().to_string();
        }
    }

    fn completion(&self, importing: &Importing) -> Option<Completion> {
        let periods = self.periods.trim().parse().ok().filter(|n| *n > 0)?;
        let file_name = importing.path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let regulation = presets::by_name(&self.preset)?;
        Some(Completion { regulation, periods, round: Some(self.round), chief_judge: self.chief.clone(), file_name })
    }

    fn make(&mut self, importing: &Importing) {
        let Some(completion) = self.completion(importing) else {
            self.made = None;
            return;
        };
        if self.made.as_ref().is_some_and(|m| m.completion == completion) {
            return;
        }
        let founded = founding::found(&importing.imported, &completion);
        let round = founded.rounds.iter().find(|r| Some(r.round) == completion.round);
        self.made = Some(Made {
            regulation: founded.foundation.regulation,
            tables: round.map_or(0, |r| r.pairings.len()),
            left_out: founded.left_out,
            completion,
        });
    }
}

pub(super) fn show(ui: &mut Ui, cx: &mut Cx, wizard: &mut Wizard) {
    let l = cx.l;
    let Some(importing) = &cx.model.importing else { return };
    wizard.make(importing);
    let imported = &importing.imported;
    strong(ui, &imported.name, Type::S18, Tone::Ink);
    let file = l.tr_args(
        "wizard-file",
        &[
            ("file", importing.path.display().to_string().into()),
            ("players", imported.players.len().into()),
            ("rounds", imported.rounds.into()),
            ("games", imported.games.len().into()),
        ],
    );
    words(ui, &file, Type::S12, Tone::Ink2);
    ui.add_space(4.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 40.0;
        let column = (ui.available_width() - 40.0) / 2.0;
        ui.vertical(|ui| {
            ui.set_width(column);
            ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
            questions(ui, cx, importing, wizard);
        });
        ui.vertical(|ui| {
            ui.set_width(column);
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            if let Some(made) = &wizard.made {
                preview::show(ui, l, &made.regulation);
            }
            ui.add_space(8.0);
            found(ui, cx, importing, wizard);
        });
    });
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let refused = if wizard.made.is_none() {
            Some(l.tr("wizard-no-periods"))
        } else if wizard.target.trim().is_empty() {
            Some(l.tr("wizard-no-target"))
        } else if wizard.made.as_ref().is_some_and(|m| m.tables == 0) {
            Some(l.tr("wizard-no-tables"))
        } else {
            None
        };
        let create = l.tr("wizard-create");
        let button = Button::new(&create).main().disabled(refused.as_deref());
        if ui.add(button).clicked()
            && let Some(made) = &wizard.made
        {
            let (completion, path) = (Box::new(made.completion.clone()), PathBuf::from(wizard.target.trim()));
            cx.action(Action::CreateTournament { completion, path });
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.add(Button::new(&l.tr("cancel")).quiet()).clicked() {
                cx.action(Action::DropImport);
            }
        });
    });
    ui.add_space(16.0);
}

fn questions(ui: &mut Ui, cx: &mut Cx, importing: &Importing, wizard: &mut Wizard) {
    let l = cx.l;
    let imported = &importing.imported;
    heading(ui, &l.tr("wizard-ask"));
    if founding::asks_periods(imported) {
        let name = l.tr("wizard-periods");
        label(ui, &name);
        let wrong = !wizard.periods.trim().is_empty() && wizard.made.is_none();
        let error = l.tr("wizard-periods-wrong");
        ui.add(Field::new(&mut wizard.periods, &name).width(80.0).error(wrong.then_some(error.as_str())));
        words(ui, &l.tr("wizard-periods-why"), Type::S12, Tone::Dim);
    }
    let name = l.tr("wizard-preset");
    label(ui, &name);
    Select::new(&name, &preset_words(cx, &wizard.preset)).show(ui, |ui| {
        for preset in presets::names() {
            if select_item(ui, wizard.preset == preset, &preset_words(cx, preset), "").clicked() {
                preset.clone_into(&mut wizard.preset);
            }
        }
    });
    words(ui, &l.tr("wizard-preset-why"), Type::S12, Tone::Dim);
    let name = l.tr("wizard-round");
    label(ui, &name);
    let round = wizard.round.to_string();
    Select::new(&name, &round).width(80.0).show(ui, |ui| {
        for number in 1..=imported.rounds.max(imported.games.iter().map(|g| g.round).max().unwrap_or(1)).max(1) {
            let games = imported.games.iter().filter(|g| g.round == number).count();
            let note = l.tr_args("wizard-games", &[("count", games.into())]);
            if select_item(ui, wizard.round.0 == number, &number.to_string(), &note).clicked() {
                wizard.round = RoundNo(number);
            }
        }
    });
    let name = l.tr("wizard-chief");
    label(ui, &name);
    ui.add(Field::new(&mut wizard.chief, &name));
    let name = l.tr("wizard-target");
    label(ui, &name);
    if PathBox::new(&mut wizard.target, &name, &l.tr("browse")).show(ui).browse {
        cx.action(Action::Browse(Browse::NewTournament));
    }
}

fn preset_words(cx: &Cx, preset: &str) -> String {
    cx.l.tr(&format!("preset-{preset}"))
}

/// What is not in order in the file, and the games without a table.
fn found(ui: &mut Ui, cx: &Cx, importing: &Importing, wizard: &Wizard) {
    let l = cx.l;
    let imported = &importing.imported;
    let left_out = wizard.made.as_ref().map(|m| m.left_out.as_slice()).unwrap_or_default();
    if let Some(made) = &wizard.made {
        let tables = l.tr_args("wizard-tables", &[("round", say::number(wizard.round)), ("tables", made.tables.into())]);
        words(ui, &tables, Type::S13, Tone::Ink);
    }
    let total = imported.findings.len() + left_out.len();
    if total == 0 {
        words(ui, &l.tr("wizard-no-findings"), Type::S12, Tone::Ink2);
        return;
    }
    heading(ui, &l.tr_args("wizard-findings", &[("count", total.into())]));
    let name_of = |key: &str| {
        let player = imported.players.iter().find(|p| p.key == key);
        player.map_or_else(|| key.to_owned(), crate::formats::pairings::ImportedPlayer::full_name)
    };
    ScrollArea::vertical().id_salt("findings").max_height(150.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for one in imported.findings.iter().take(SHOWN) {
            finding(ui, &say::finding_words(l, one));
        }
        for game in left_out.iter().take(SHOWN) {
            let named = LeftOut { black: name_of(&game.black), white: name_of(&game.white), ..game.clone() };
            finding(ui, &say::left_out_words(l, &named));
        }
        let hidden = imported.findings.len().saturating_sub(SHOWN) + left_out.len().saturating_sub(SHOWN);
        if hidden > 0 {
            words(ui, &l.tr_args("shell-more", &[("count", hidden.into())]), Type::S12, Tone::Dim);
        }
    });
}
