//! The theme and the widgets: contrast of every token, names and answers of every widget, and, on demand, pictures.

mod boards;
mod buttons;
mod dialogs;
mod fields;
mod gallery;
mod key_places;
mod tables;
mod tokens;

use eframe::egui::{self, Event, Key, Modifiers, Ui, accesskit, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use fujite::clock::Millis;
use fujite::rules::{Color, Point, Size};
use fujite::ui::keys;
use fujite::ui::theme::{self, ThemeChoice, Tokens, Tone, contrast};
use fujite::ui::widgets::{self as w, *};

fn window<'a, S: 'a>(state: S, app: impl FnMut(&mut Ui, &mut S) + 'a) -> Harness<'a, S> {
    Harness::builder()
        .with_size(vec2(900.0, 700.0))
        .with_theme(egui::Theme::Light)
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::Light))
        .build_ui_state(app, state)
}

/// The page in the whole window: the harness itself leaves a margin.
fn whole(ui: &mut Ui, show: fn(&mut Ui)) {
    let all = ui.ctx().content_rect();
    ui.scope_builder(egui::UiBuilder::new().max_rect(all), |ui| {
        ui.set_clip_rect(all);
        show(ui);
    });
}

/// Pages as pictures: `FUJITE_PICTURES=directory cargo test --test widgets pictures`.
#[test]
fn pictures_are_drawn_when_asked_for() {
    let Some(folder) = std::env::var_os("FUJITE_PICTURES").map(std::path::PathBuf::from) else {
        eprintln!("no pictures: FUJITE_PICTURES names no folder");
        return;
    };
    std::fs::create_dir_all(&folder).unwrap();
    for (theme, choice, name) in
        [(egui::Theme::Light, ThemeChoice::Light, "light"), (egui::Theme::Dark, ThemeChoice::Dark, "dark")]
    {
        for (page, show) in gallery::PAGES {
            let mut harness = Harness::builder()
                .with_size(vec2(1366.0, 768.0))
                .with_theme(theme)
                .with_context_setup(move |ctx| theme::install(ctx, choice))
                .wgpu()
                .build_ui(move |ui| whole(ui, show));
            harness.run_steps(3);
            let picture = harness.render().unwrap();
            picture.save(folder.join(format!("{page}-{name}.png"))).unwrap();
        }
    }
}

/// Every page of the gallery, in both themes, has a name for each thing that can be used (the harness fails otherwise).
#[test]
fn every_page_can_be_used_without_seeing_it() {
    for (_, show) in gallery::PAGES {
        let mut harness = Harness::builder()
            .with_size(vec2(1366.0, 768.0))
            .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::System))
            .build_ui(move |ui| whole(ui, show));
        harness.run_steps(2);
        harness.check_accessibility();
    }
}
