use super::needs::Needs;
use crate::ui::theme::{self, measure};
use crate::ui::widgets::{Icon, RailItem};
use crate::ui::{Cx, Go, Place, View};
use eframe::egui::{Rect, Ui, UiBuilder, pos2, vec2};

pub(super) fn show(ui: &mut Ui, cx: &mut Cx, view: &View, needs: &Needs) {
    let (t, l) = (theme::tokens(ui), cx.l);
    let rail = ui.max_rect();
    ui.painter().rect_filled(rail, 0.0, t.rail);
    ui.painter().rect_filled(Rect::from_min_max(pos2(rail.right() - 1.0, rail.top()), rail.max), 0.0, t.line);
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    ui.add_space(4.0);
    for (place, key) in Place::ALL.into_iter().zip(["F1", "F2", "F3", "F4", "F5", "F6", "F7"]) {
        let (icon, id) = look(place);
        let count = needs.count(place);
        let counted = l.tr_args("shell-waiting", &[("count", count.into())]);
        let name = l.tr(id);
        if ui.add(RailItem::new(icon, &name, key).on(view.place == place).counter(count, &counted)).clicked() {
            cx.go(Go::To(place));
        }
    }
    let low = Rect::from_min_size(pos2(rail.left(), rail.bottom() - 52.0), vec2(measure::RAIL, 52.0));
    ui.scope_builder(UiBuilder::new().max_rect(low).id_salt("low"), |ui| {
        let name = l.tr("place-wall");
        if ui.add(RailItem::new(Icon::Screen, &name, "F11").on(view.wall).low()).clicked() {
            cx.go(Go::Wall(!view.wall));
        }
    });
}

/// A place's mark and name.
pub(crate) const fn look(place: Place) -> (Icon, &'static str) {
    match place {
        Place::Round => (Icon::Clock, "place-round"),
        Place::Position => (Icon::Board, "place-position"),
        Place::Adjournment => (Icon::Envelope, "place-adjournment"),
        Place::Conduct => (Icon::Card, "place-conduct"),
        Place::Results => (Icon::List, "place-results"),
        Place::Regulation => (Icon::Sliders, "place-regulation"),
        Place::Journal => (Icon::Journal, "place-journal"),
    }
}
