//! The frame of the window: top bar, rail, the place between them, what the last act met at the bottom, and the keys that work
//! everywhere.

mod banner;
mod keys;
mod needs;
mod notice;
mod rail;
mod repaint;
mod top;

pub(crate) use keys::dropped;
pub(crate) use notice::notice_box;
use notice::{has_notice, notice};
pub(crate) use rail::look;
pub use repaint::schedule_repaint;

use super::theme::{self, measure};
use super::widgets::set_place;
use super::{Cx, Place, View, screens};
use eframe::egui::{Rect, Ui, UiBuilder, pos2, vec2};
use needs::Needs;

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut View) {
    let t = theme::tokens(ui);
    let whole = ui.max_rect();
    ui.painter().rect_filled(whole, 0.0, t.panel);
    let needs = Needs::of(cx.model);
    keys::before_place(ui, cx, view);

    let top = Rect::from_min_size(whole.min, vec2(whole.width(), measure::TOP_BAR));
    let below = Rect::from_min_max(pos2(whole.left(), top.bottom()), whole.max);
    let rail = Rect::from_min_size(below.min, vec2(measure::RAIL, below.height()));
    let mut place = Rect::from_min_max(pos2(rail.right(), below.top()), whole.max);

    set_place(ui.ctx(), Some(place));
    inside(ui, top, "top", |ui| top::show(ui, cx, &needs));
    inside(ui, rail, "rail", |ui| rail::show(ui, cx, view, &needs));
    if banner::is_due(cx.model) {
        let bar = Rect::from_min_size(place.min, vec2(place.width(), measure::BOTTOM_BAR));
        place.min.y = bar.bottom();
        inside(ui, bar, "banner", |ui| banner::show(ui, cx));
    }
    if has_notice(cx.model) {
        let bar = Rect::from_min_max(pos2(place.left(), place.bottom() - measure::BOTTOM_BAR), place.max);
        place.max.y = bar.top();
        inside(ui, bar, "notice", |ui| notice(ui, cx));
    }
    inside(ui, place, "place", |ui| match view.place {
        Place::Round => screens::round::show(ui, cx, &mut view.round),
        Place::Position => screens::position::show(ui, cx, &mut view.position),
        Place::Adjournment => screens::adjournment::show(ui, cx, &mut view.adjournment),
        Place::Conduct => screens::conduct::show(ui, cx, &mut view.conduct),
        Place::Results => screens::results::show(ui, cx, &mut view.results),
        Place::Regulation => screens::regulation::show(ui, cx, &mut view.regulation),
        Place::Journal => screens::journal::show(ui, cx, &mut view.journal),
    });
    keys::after_place(ui, cx, view);
}

/// A part of the window with its own clip, so that nothing runs into its neighbour.
fn inside<R>(ui: &mut Ui, rect: Rect, id: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(id), |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        contents(ui)
    })
    .inner
}
