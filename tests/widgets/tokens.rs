//! The colours and who chooses them.

use super::*;

type Pick = fn(&Tokens) -> egui::Color32;
type Named = (&'static str, Pick);

/// Text tokens and every surface and tint each is used on.
fn pairs() -> Vec<(&'static str, Pick, Vec<Named>)> {
    let surfaces: Vec<Named> =
        vec![("bg", |t| t.bg), ("rail", |t| t.rail), ("panel", |t| t.panel), ("card", |t| t.card), ("hover", |t| t.hover)];
    let with = |more: Vec<Named>| [surfaces.clone(), more].concat();
    let rows: Vec<Named> = vec![("sel", |t| t.sel), ("accbg", |t| t.accbg)];
    let tints: Vec<Named> = vec![("redbg", |t| t.redbg), ("ambbg", |t| t.ambbg), ("grnbg", |t| t.grnbg), ("viobg", |t| t.viobg)];
    let rows_and = |more: Vec<Named>| [rows.clone(), more].concat();
    vec![
        ("ink", |t| t.ink, with(rows_and(tints.clone()))),
        ("ink2", |t| t.ink2, with(rows_and(tints))),
        ("dim", |t| t.dim, with(rows.clone())),
        ("acc", |t| t.acc, with(rows.clone())),
        ("red", |t| t.red, with(rows_and(vec![("redbg", |t| t.redbg)]))),
        ("amb", |t| t.amb, with(rows_and(vec![("ambbg", |t| t.ambbg)]))),
        ("grn", |t| t.grn, with(rows_and(vec![("grnbg", |t| t.grnbg)]))),
        ("vio", |t| t.vio, with(rows_and(vec![("viobg", |t| t.viobg)]))),
        ("onacc", |t| t.onacc, vec![("acc", |t| t.acc)]),
        ("onseal", |t| t.onseal, vec![("seal", |t| t.seal)]),
        ("wood_text", |t| t.wood_text, vec![("wood", |t| t.wood)]),
    ]
}

#[test]
fn every_text_can_be_read_on_every_surface_it_lies_on() {
    let mut low = Vec::new();
    for (theme, tokens) in [("light", &Tokens::LIGHT), ("dark", &Tokens::DARK)] {
        for (text, pick, grounds) in pairs() {
            for (ground, surface) in grounds {
                let ratio = contrast(pick(tokens), surface(tokens));
                if ratio < 4.5 {
                    low.push(format!("{theme}: {text} on {ground}: {ratio:.2}"));
                }
            }
        }
    }
    assert!(low.is_empty(), "{low:#?}");
}

#[test]
fn borders_of_controls_stand_out_three_to_one() {
    for tokens in [&Tokens::LIGHT, &Tokens::DARK] {
        for surface in [tokens.bg, tokens.rail, tokens.panel, tokens.card] {
            assert!(contrast(tokens.ctl, surface) >= 3.0, "{surface:?}");
        }
    }
}

#[test]
fn contrast_is_the_one_of_the_standard() {
    assert!((contrast(egui::Color32::BLACK, egui::Color32::WHITE) - 21.0).abs() < 1e-9);
    assert!((contrast(egui::Color32::from_rgb(0x77, 0x77, 0x77), egui::Color32::WHITE) - 4.478).abs() < 0.01);
}

#[test]
fn the_system_decides_when_asked_to() {
    for (system, tokens) in [(egui::Theme::Dark, &Tokens::DARK), (egui::Theme::Light, &Tokens::LIGHT)] {
        let ctx = egui::Context::default();
        theme::install(&ctx, ThemeChoice::System);
        let input = egui::RawInput { system_theme: Some(system), ..Default::default() };
        let mut seen = None;
        ctx.run_ui(input, |ui| seen = Some(*theme::tokens(ui))).drop_without_applying_deltas();
        assert_eq!(seen, Some(*tokens));
    }
}

#[test]
fn the_referee_decides_against_the_system() {
    let ctx = egui::Context::default();
    theme::install(&ctx, ThemeChoice::System);
    theme::set_choice(&ctx, ThemeChoice::Light);
    let input = egui::RawInput { system_theme: Some(egui::Theme::Dark), ..Default::default() };
    let mut seen = None;
    ctx.run_ui(input, |ui| seen = Some(*theme::tokens(ui))).drop_without_applying_deltas();
    assert_eq!(seen, Some(Tokens::LIGHT));
}

#[test]
fn the_theme_of_a_subtree_decides_its_tokens() {
    let seen = std::cell::RefCell::new(Vec::new());
    let _harness = window((), |ui, ()| {
        seen.borrow_mut().push(theme::tokens(ui) == &Tokens::LIGHT);
        let dark = ui.ctx().style_of(egui::Theme::Dark);
        ui.scope(|ui| {
            ui.set_style(dark);
            seen.borrow_mut().push(theme::tokens(ui) == &Tokens::DARK);
        });
    });
    assert!(seen.borrow().iter().all(|right| *right));
}
