use super::view::{Place, View};
use super::{Cx, Go, dialogs, palette, screens, shell, theme, time_keeper, wall};
use crate::app::{Action, App, Failure, Notice, TableDensity, ThemeChoice};
use eframe::egui;

/// The window: draws the model, sends what the referee asks for to [`App`].
#[derive(Debug)]
pub struct Station {
    pub app: App,
    pub view: View,
    looks: Option<(ThemeChoice, TableDensity)>,
    title: String,
}

impl Station {
    pub fn new(app: App, ctx: &egui::Context) -> Station {
        theme::install(ctx, theme_choice(app.model.settings.theme));
        Station { app, view: View::default(), looks: None, title: String::new() }
    }

    /// Brings time and background work up to date; runs while the window is hidden too.
    pub fn logic(&mut self, ctx: &egui::Context) {
        self.app.tick();
        let settings = &self.app.model.settings;
        let looks = (settings.theme, settings.density);
        if self.looks != Some(looks) {
            theme::set_choice(ctx, theme_choice(looks.0));
            theme::set_density(ctx, density(looks.1));
            self.looks = Some(looks);
        }
        self.retitle(ctx);
        shell::schedule_repaint(ctx, &self.app.model);
    }

    /// The window's title names the tournament, as task bars show nothing else.
    fn retitle(&mut self, ctx: &egui::Context) {
        let title = match &self.app.model.state().foundation {
            Some(foundation) => format!("{} — Fujite", foundation.tournament.name),
            None => "Fujite".to_owned(),
        };
        if title != self.title {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    /// Draws one frame and carries out what was asked for in it.
    pub fn ui(&mut self, ui: &mut egui::Ui) {
        let mut cx = Cx::new(&self.app.model);
        let view = &mut self.view;
        cx.table = view.table;
        // Where there is no rail, the place is the window; the frame with a rail says otherwise.
        super::widgets::set_place(ui.ctx(), None);
        let founded = self.app.model.state().foundation.is_some();
        if !founded {
            screens::start::show(ui, &mut cx, &mut view.start);
        } else if let Some(table) = view.time_keeper {
            time_keeper::show(ui, &mut cx, table);
        } else {
            shell::show(ui, &mut cx, view);
        }
        dialogs::show(ui, &mut cx, &mut view.dialog, &mut view.ruling);
        palette::show(ui, &mut cx, &mut view.palette, view.table);
        if view.wall {
            wall::show(ui.ctx(), &mut cx);
        }
        let (actions, go) = cx.into_parts();
        for step in go {
            self.go(step, ui.ctx());
        }
        for action in actions {
            let opens =
                matches!(action, Action::Open(_) | Action::OpenExample | Action::CreateTournament { .. } | Action::CloseFile);
            let record = matches!(action, Action::ReadRecord(_));
            self.app.handle(action);
            if opens {
                self.view = View::default();
            }
            if record {
                self.view.place = Place::Position;
            }
            ui.ctx().request_repaint();
        }
    }

    fn go(&mut self, step: Go, ctx: &egui::Context) {
        match step {
            Go::To(place) => {
                // What one place could not do is not told in another; what failed with the file stays until it is put away.
                let local = matches!(
                    self.app.model.notice,
                    Some(Notice::Refused(_) | Notice::Failed(Failure::Record { .. } | Failure::Read { .. }))
                );
                if local && self.view.place != place {
                    self.app.handle(Action::DismissNotice);
                }
                self.view.place = place;
            }
            Go::Table(table) => self.view.table = table,
            Go::Dialog(dialog) => {
                self.view.palette = None;
                self.view.dialog = Some(dialog);
            }
            Go::CloseDialog => self.view.dialog = None,
            Go::Palette(text) => self.view.palette = Some(palette::PaletteView::with(text)),
            Go::TimeKeeper(table) => self.view.time_keeper = table,
            Go::Wall(on) => self.view.wall = on,
            Go::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
        }
        ctx.request_repaint();
    }
}

impl eframe::App for Station {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        Station::logic(self, ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        Station::ui(self, ui);
    }
}

fn theme_choice(choice: ThemeChoice) -> theme::ThemeChoice {
    match choice {
        ThemeChoice::System => theme::ThemeChoice::System,
        ThemeChoice::Light => theme::ThemeChoice::Light,
        ThemeChoice::Dark => theme::ThemeChoice::Dark,
    }
}

fn density(density: TableDensity) -> theme::Density {
    match density {
        TableDensity::Dense => theme::Density::Dense,
        TableDensity::Normal => theme::Density::Normal,
        TableDensity::Roomy => theme::Density::Roomy,
    }
}
