//! The screen behind which the mover lays the second copy in: nothing else is on it, and it is covered until the mover is alone.

use crate::app::Action;
use crate::referee::{TableId, takes_copy};
use crate::rules::{Point, Setup};
use crate::seal::{LEAST_LETTERS, Passphrase, SealedMove, Secret};
use crate::ui::Cx;
use crate::ui::screens::adjournment::{Picture, side_key, side_name};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, Mark, MarkKind, Preview, SecretField, bits, check};
use eframe::egui::{self, Align2, Area, Frame, Id, Margin, Modal, Rect, Role, Ui, UiBuilder, pos2, vec2};

/// What is behind the screen. All of it is wiped when the screen closes.
#[derive(Debug)]
pub struct Seal {
    table: TableId,
    /// The mover said that nobody else looks.
    alone: bool,
    chosen: Option<SealedMove>,
    passphrase: Passphrase,
    again: Passphrase,
}

impl Seal {
    pub fn new(table: TableId) -> Seal {
        Seal { table, alone: false, chosen: None, passphrase: Passphrase::new(), again: Passphrase::new() }
    }
}

/// Shows the screen over the whole window; whether it is done with.
pub(super) fn show(ui: &mut Ui, cx: &mut Cx, view: &mut Seal) -> bool {
    let state = cx.model.state();
    let Some((table, adjournment)) = state.table(view.table).and_then(|t| Some((t, t.adjournment()?))) else { return true };
    // Laid in meanwhile, or too late: nothing more to ask.
    if !state.regulation().is_some_and(|r| takes_copy(r, adjournment)) {
        return true;
    }
    let l = cx.l;
    let ctx = ui.ctx().clone();
    // Whoever switches windows or turns away covers it again.
    if !ctx.input(|i| i.focused) {
        view.alone = false;
    }
    let title = l.tr("envelope-seal-title");
    let id = Id::unique("envelope-seal");
    let screen = ctx.content_rect();
    let t = theme::tokens_of(&ctx);
    let name = match adjournment.envelope.sealed_by.trim() {
        "" => side_name(state, table, adjournment.mover),
        sealer => sealer.to_owned(),
    };
    let cover = l.tr_args("envelope-seal-cover", &[("side", side_key(adjournment.mover).into()), ("name", name.into())]);
    let area: Area = Modal::default_area(id).anchor(Align2::LEFT_TOP, vec2(0.0, 0.0)).role(Role::Dialog).accessible_name(&title);
    let setup = adjournment.form.position.clone();
    let modal = Modal::new(id).area(area).frame(Frame::NONE.fill(t.bg)).backdrop_color(t.bg).show(&ctx, |ui| {
        ui.set_min_size(screen.size());
        ui.set_max_size(screen.size());
        if view.alone { entry(ui, cx, view, &setup, screen) } else { covered(ui, cx, view, &title, &cover, screen) }
    });
    let esc = modal.is_top_modal && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
    modal.inner || esc
}

fn covered(ui: &mut Ui, cx: &Cx, view: &mut Seal, title: &str, cover: &str, screen: Rect) -> bool {
    let l = cx.l;
    let room = Rect::from_center_size(screen.center(), vec2(620.0, 220.0));
    let mut leave = false;
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        bits::strong(ui, title, Type::S18, Tone::Ink);
        bits::strong(ui, cover, Type::S15, Tone::Ink);
        bits::words(ui, &l.tr("envelope-seal-cover-lead"), Type::S13, Tone::Ink2);
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if ui.add(Button::new(&l.tr("envelope-seal-show")).main()).clicked() {
                view.alone = true;
            }
            leave = ui.add(Button::new(&l.tr("envelope-leave")).quiet()).clicked();
        });
    });
    leave
}

fn entry(ui: &mut Ui, cx: &mut Cx, view: &mut Seal, setup: &Setup, screen: Rect) -> bool {
    let l = cx.l;
    let side = (screen.height() - 80.0).min(screen.width() - 460.0).max(240.0);
    let board = Rect::from_min_size(screen.min + vec2(32.0, 40.0), vec2(side, side));
    ui.scope_builder(UiBuilder::new().max_rect(board).id_salt("seal-board"), |ui| {
        let point = view.chosen.as_ref().and_then(SealedMove::point);
        let mark = |at: Point| {
            let ghost = Mark::new(at, MarkKind::Ghost { color: setup.to_play, tone: Tone::Accent });
            [ghost, Mark::new(at, MarkKind::Ring(Tone::Accent))]
        };
        let marks: Vec<Mark> = point.map(mark).into_iter().flatten().collect();
        let prefix = format!("{}: ", l.tr("envelope-seal-move"));
        let preview = Preview::Stone(setup.to_play);
        let picture = Picture { setup, marks: &marks, cursor: None, preview, still: false, prefix: &prefix };
        let shown = picture.show(ui, l, &l.tr("envelope-seal-board"), vec2(side, side));
        if let Some(at) = shown.clicked.map(|(point, _)| point).or(shown.entered)
            && setup.get(at).is_none()
        {
            view.chosen = Some(SealedMove::play(at));
        }
    });
    let right = Rect::from_min_max(pos2(board.right() + 32.0, board.top()), screen.max - vec2(32.0, 32.0));
    let mut leave = false;
    ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("seal-side"), |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        Frame::NONE.inner_margin(Margin::ZERO).show(ui, |ui| {
            ui.set_max_width(360.0);
            bits::strong(ui, &l.tr("envelope-seal-move"), Type::S15, Tone::Ink);
            let passes = view.chosen.as_ref().is_some_and(|m| m.point().is_none());
            let said = match (&view.chosen, passes) {
                (None, _) => "envelope-seal-move-none",
                (_, true) => "envelope-seal-move-pass",
                _ => "envelope-seal-move-chosen",
            };
            bits::words(ui, &l.tr(said), Type::S13, Tone::Ink2);
            let mut on = passes;
            if check(ui, &mut on, &l.tr("envelope-seal-pass")).clicked() {
                view.chosen = on.then(SealedMove::pass);
            }
            let least = [("n", LEAST_LETTERS.into())];
            let name = l.tr_args("envelope-passphrase", &least);
            bits::label(ui, &name);
            let short = !view.passphrase.is_empty() && !view.passphrase.is_long_enough();
            let wrong = short.then(|| l.tr_args("envelope-passphrase-short", &least));
            ui.add(SecretField::new(&mut view.passphrase, &name).error(wrong.as_deref()));
            let name = l.tr("envelope-passphrase-again");
            bits::label(ui, &name);
            let differs = !view.again.is_empty() && !view.again.agrees_with(&view.passphrase);
            let wrong = differs.then(|| l.tr("envelope-passphrase-differs"));
            ui.add(SecretField::new(&mut view.again, &name).error(wrong.as_deref()));
            bits::words(ui, &l.tr("envelope-passphrase-note"), Type::S12, Tone::Ink2);
            ui.add_space(8.0);
            let reason = if view.chosen.is_none() {
                Some(l.tr("envelope-seal-choose"))
            } else if !view.passphrase.is_long_enough() {
                Some(l.tr_args("envelope-passphrase-short", &least))
            } else if !view.again.agrees_with(&view.passphrase) {
                Some(l.tr("envelope-passphrase-differs"))
            } else {
                None
            };
            ui.horizontal(|ui| {
                if ui.add(Button::new(&l.tr("envelope-do-seal")).main().disabled(reason.as_deref())).clicked()
                    && let Some(sealed) = view.chosen.take()
                {
                    let passphrase = std::mem::take(&mut view.passphrase);
                    view.again.clear();
                    cx.action(Action::SealMove { table: view.table, secret: Secret { sealed, passphrase } });
                    leave = true;
                }
                leave |= ui.add(Button::new(&l.tr("envelope-leave")).quiet()).clicked();
                if ui.add(Button::new(&l.tr("envelope-seal-hide")).quiet()).clicked() {
                    view.alone = false;
                }
            });
        });
    });
    leave
}
