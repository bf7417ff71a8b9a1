//! The regulation (F6): every setting with its article and the Code's default, as a draft until it is recorded with a reason;
//! effective time and category at the right.

mod cards;
mod draft;
mod groups;
mod rows;

use crate::formats::presets;
use crate::referee::Command;
use crate::ui::Cx;
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{
    Button, ButtonSize, Field, Icon, Select, bottom_bar, mark, paint, place_bar, scroll, select_item, side_panel, strong, words,
};
use draft::Draft;
use eframe::egui::{Align, Layout, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use rows::{GROUPS, Group};

#[derive(Debug, Default)]
pub struct RegulationView {
    draft: Option<Draft>,
    reason: String,
    trial: String,
    /// The group last gone to.
    group: Group,
    /// Brings that group into view in this frame.
    scroll: bool,
}

const GROUPS_WIDTH: f32 = 176.0;
const CARDS_WIDTH: f32 = 376.0;

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut RegulationView) {
    let Some(recorded) = cx.model.state().regulation() else { return };
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    if view.draft.as_ref().is_none_or(|d| !d.is_of(recorded)) {
        view.draft = Some(Draft::of(recorded, cx.l));
    }
    let whole = ui.max_rect();
    place_bar(ui, |ui| bar(ui, cx, view));
    let below = Rect::from_min_max(pos2(whole.left(), whole.top() + measure::PLACE_BAR), whole.max);
    let groups = Rect::from_min_size(below.min, vec2(GROUPS_WIDTH, below.height()));
    let cards = Rect::from_min_max(pos2(below.right() - CARDS_WIDTH, below.top()), below.max);
    let foot = Rect::from_min_max(pos2(groups.right(), below.bottom() - measure::BOTTOM_BAR), pos2(cards.left(), below.bottom()));
    let middle = Rect::from_min_max(pos2(groups.right(), below.top()), pos2(cards.left(), foot.top()));
    ui.scope_builder(UiBuilder::new().max_rect(groups).id_salt("groups"), |ui| group_list(ui, cx, view));
    ui.scope_builder(UiBuilder::new().max_rect(middle).id_salt("rows"), |ui| {
        ui.set_clip_rect(middle.intersect(ui.clip_rect()));
        let (goes_to, moves) = (view.group, std::mem::take(&mut view.scroll));
        if let Some(draft) = &mut view.draft {
            scroll(ui, "settings", |ui| rows::show(ui, cx, draft, moves.then_some(goes_to)));
        }
    });
    ui.scope_builder(UiBuilder::new().max_rect(foot).id_salt("foot"), |ui| record_bar(ui, cx, view));
    side_panel(ui, cards, "cards", |ui| cards::show(ui, cx, view.draft.as_ref().map(|d| &d.regulation), &mut view.trial));
}

fn bar(ui: &mut Ui, cx: &Cx, view: &mut RegulationView) {
    let l = cx.l;
    ui.spacing_mut().item_spacing.x = 8.0;
    let Some(draft) = &mut view.draft else { return };
    let name = l.tr("regulation-base");
    words(ui, &name, Type::S11, Tone::Dim);
    let preset = l.tr(&format!("preset-{}", draft.regulation.preset));
    Select::new(&name, &preset).bar().width(190.0).show(ui, |ui| {
        for id in presets::names() {
            if select_item(ui, draft.regulation.preset == id, &l.tr(&format!("preset-{id}")), "").clicked() {
                draft.take_preset(id, l);
            }
        }
    });
    words(ui, &l.tr_args("regulation-changed", &[("count", draft.changes().into())]), Type::S12, Tone::Dim);
    let conflicts = draft.regulation.conflicts().len();
    if conflicts > 0 {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = l.tr_args("regulation-conflicts", &[("count", conflicts.into())]);
            strong(ui, &text, Type::S12, Tone::Amber);
            mark(ui, Icon::Warning, 13.0, Tone::Amber, "");
        });
    }
}

fn group_list(ui: &mut Ui, cx: &Cx, view: &mut RegulationView) {
    let (t, l) = (theme::tokens(ui), cx.l);
    let room = ui.max_rect();
    ui.painter().rect_filled(room, 0.0, t.bg);
    ui.painter().rect_filled(Rect::from_min_max(pos2(room.right() - 1.0, room.top()), room.max), 0.0, t.line);
    ui.add_space(6.0);
    let changed = view.draft.as_ref().map(Draft::changed_groups).unwrap_or_default();
    for group in GROUPS {
        let text = l.tr(group.id());
        let (rect, response) = ui.allocate_exact_size(vec2(room.width() - 1.0, 32.0), Sense::click());
        let on = view.group == group;
        response.widget_info(|| WidgetInfo::selected(Role::Tab, true, on, &text));
        let painter = ui.painter();
        if on {
            painter.rect_filled(rect, 0.0, t.card);
            painter.rect_filled(Rect::from_min_size(rect.min, vec2(3.0, rect.height())), 0.0, t.acc);
        } else if response.hovered() {
            painter.rect_filled(rect, 0.0, t.hover);
        }
        let inner = rect.shrink2(vec2(12.0, 0.0));
        paint::line(painter, inner, Align::Min, &text, Type::S13.font(), if on { t.ink } else { t.ink2 });
        let count = changed.iter().filter(|g| **g == group).count();
        if count > 0 {
            paint::line(painter, inner, Align::Max, &count.to_string(), Type::S12.font(), t.dim);
        }
        if response.has_focus() {
            paint::focus_inside(painter, rect, measure::RADIUS_SIGN, t);
        }
        if response.clicked() {
            view.group = group;
            view.scroll = true;
        }
    }
}

/// Records the draft with its reason, or drops it.
fn record_bar(ui: &mut Ui, cx: &mut Cx, view: &mut RegulationView) {
    let l = cx.l;
    let recorded = cx.model.state().regulation();
    let started = cx.model.state().current_round().is_some_and(|r| r.started.is_some());
    let Some(draft) = &view.draft else { return };
    let differs = recorded.is_some_and(|r| *r != draft.regulation);
    let wrong = draft.has_wrong(l);
    let mut drop_draft = false;
    let mut record = false;
    bottom_bar(ui, differs || wrong, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if !differs && !wrong {
            words(ui, &l.tr(if started { "regulation-started" } else { "regulation-no-change" }), Type::S12, Tone::Dim);
            return;
        }
        let refused = if wrong {
            Some(l.tr("regulation-wrong"))
        } else if view.reason.trim().is_empty() {
            Some(l.tr("refusal-reason-missing"))
        } else if cx.model.is_read_only() {
            Some(l.tr("failure-read-only"))
        } else {
            None
        };
        let name = l.tr("regulation-reason");
        let width = (ui.available_width() - 330.0).max(120.0);
        ui.add(Field::new(&mut view.reason, &name).hint(&name).bar().width(width));
        let text = l.tr("regulation-record");
        record = ui.add(Button::new(&text).main().size(ButtonSize::Bar).disabled(refused.as_deref())).clicked();
        drop_draft = ui.add(Button::new(&l.tr("regulation-drop")).quiet().size(ButtonSize::Bar)).clicked();
    });
    if record {
        let regulation = Box::new(draft.regulation.clone());
        cx.command(Command::SetRegulation { regulation, reason: view.reason.trim().to_owned() });
        view.reason.clear();
    }
    if drop_draft {
        view.draft = None;
        view.reason.clear();
    }
}
