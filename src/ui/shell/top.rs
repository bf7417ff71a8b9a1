use super::needs::{Need, Needs};
use crate::app::Action;
use crate::app::Model;
use crate::i18n::{L10n, WallTime};
use crate::referee::Command;
use crate::referee::overview::AlertKind;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::station::StationDialog;
use crate::ui::theme::{self, Tone, Type, measure};
use crate::ui::widgets::{Chip, Icon, icon, logo, paint, select_item};
use crate::ui::{Cx, Go, words};
use eframe::egui::{
    Align, Align2, Popup, PopupCloseBehavior, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

/// At most so many needs stand in the bar; the rest are under "more".
const MOST: usize = 4;
const FIND_WIDTH: f32 = 202.0;
const CLOCK_WIDTH: f32 = 112.0;
/// Room for "до конца перерыва" above the running length.
const SINCE_WIDTH: f32 = 100.0;

pub(super) fn show(ui: &mut Ui, cx: &mut Cx, needs: &Needs) {
    let t = theme::tokens(ui);
    let bar = ui.max_rect();
    paint::bottom_line(ui.painter(), bar, t.line);
    let brand = Rect::from_min_size(bar.min, vec2(measure::RAIL, measure::TOP_BAR - 1.0));
    logo(ui.painter(), Rect::from_center_size(brand.center(), vec2(26.0, 26.0)), t);

    let right = bar.right() - 12.0;
    let clock = Rect::from_min_max(pos2(right - CLOCK_WIDTH, bar.top()), pos2(right, bar.bottom()));
    let since = Rect::from_min_max(pos2(clock.left() - 8.0 - SINCE_WIDTH, bar.top()), pos2(clock.left() - 8.0, bar.bottom()));
    day_clock(ui, cx.model, cx.l, clock);
    let since_left = since_start(ui, cx.model, cx.l, since);
    let middle = bar.center().y - 0.5;
    let find = Rect::from_min_size(pos2(since_left - 12.0 - FIND_WIDTH, middle - 12.0), vec2(FIND_WIDTH, 24.0));
    if find_box(ui, cx.l, find).clicked() {
        cx.go(Go::Palette(String::new()));
    }

    let name_end = tournament(ui, cx, Rect::from_min_max(pos2(brand.right(), bar.top()), pos2(find.left() - 12.0, bar.bottom())));
    let room = Rect::from_min_max(pos2(name_end + 20.0, middle - 12.0), pos2(find.left() - 12.0, middle + 12.0));
    chips(ui, cx, needs, room);
}

/// The tournament's name and round; a click opens the station's own matters. Returns where it ends.
fn tournament(ui: &mut Ui, cx: &mut Cx, room: Rect) -> f32 {
    let (t, l) = (theme::tokens(ui), cx.l);
    let state = cx.model.state();
    let name = state.foundation.as_ref().map(|f| f.tournament.name.as_str()).unwrap_or_default();
    let mut round =
        state.current_round().map(|r| l.tr_args("shell-round", &[("round", words::number(r.number))])).unwrap_or_default();
    if cx.model.file.as_ref().is_some_and(|f| f.example) {
        round = format!("{round} · {}", l.tr("shell-example"));
    }
    let painter = ui.painter();
    let round_width = paint::width(painter, &round, Type::S15.font());
    // Half of the bar at most: what needs the referee comes before a long name.
    let most = (room.width() * 0.5 - round_width).max(80.0);
    let galley = paint::elided(painter, name, Type::S15.bold(), t.ink, most);
    let left = room.left() + 12.0;
    let end = left + galley.size().x + 10.0 + round_width;
    let rect = Rect::from_min_max(pos2(left - 6.0, room.center().y - 14.0), pos2(end + 6.0, room.center().y + 14.0));
    let response = ui.interact(rect, ui.scope_id().with("tournament"), Sense::click());
    let spoken = format!("{name}, {round}");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, 4.0, t.hover);
    }
    let middle = room.center().y - 0.5;
    painter.galley(pos2(left, middle - galley.size().y / 2.0), galley, t.ink);
    painter.text(pos2(end, middle), Align2::RIGHT_CENTER, &round, Type::S15.font(), t.ink2);
    if response.has_focus() {
        paint::focus_ring(painter, rect, measure::RADIUS_CONTROL, t);
    }
    Popup::menu(&response).width(260.0).gap(2.0).close_behavior(PopupCloseBehavior::CloseOnClick).show(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        if select_item(ui, false, &l.tr("menu-officials"), "").clicked() {
            cx.dialog(Dialog::Station(StationDialog::officials(cx.model)));
        }
        if select_item(ui, false, &l.tr("menu-mirror"), "").clicked() {
            cx.dialog(Dialog::Station(StationDialog::mirror(cx.model)));
        }
        if select_item(ui, false, &l.tr("menu-wall-notice"), "").clicked() {
            cx.dialog(Dialog::Station(StationDialog::wall_notice(cx.model)));
        }
        if select_item(ui, false, &l.tr("menu-settings"), "").clicked() {
            cx.dialog(Dialog::Station(StationDialog::Settings));
        }
        if select_item(ui, false, &l.tr("menu-keys"), "Shift F1").clicked() {
            cx.dialog(Dialog::Station(StationDialog::Help));
        }
        if select_item(ui, false, &l.tr("menu-close"), "").clicked() {
            cx.action(Action::CloseFile);
        }
    });
    end
}

fn chips(ui: &mut Ui, cx: &mut Cx, needs: &Needs, room: Rect) {
    let l = cx.l;
    let mut x = room.left();
    let mut shown = 0;
    let more_width = |ui: &Ui, count: usize| {
        let text = l.tr_args("shell-more", &[("count", count.into())]);
        Chip::new(&text).menu().width(ui)
    };
    for need in needs.iter().take(MOST) {
        let (lead, sign) = (need.lead(l), need.sign(l));
        let chip = Chip::new(&sign.word).lead(&lead).icon(sign.icon, sign.tone).tinted(sign.tone);
        let width = chip.width(ui);
        let rest = needs.len() - shown - 1;
        let reserve = if rest > 0 { 8.0 + more_width(ui, rest) } else { 0.0 };
        if x + width + reserve > room.right() {
            break;
        }
        if ui.put(Rect::from_min_size(pos2(x, room.top()), vec2(width, 24.0)), chip).clicked() {
            follow(cx, need);
        }
        x += width + 8.0;
        shown += 1;
    }
    let rest = needs.len() - shown;
    if rest == 0 {
        return;
    }
    let text = l.tr_args("shell-more", &[("count", rest.into())]);
    let chip = Chip::new(&text).menu();
    let width = chip.width(ui);
    let response = ui.put(Rect::from_min_size(pos2(x, room.top()), vec2(width, 24.0)), chip);
    Popup::menu(&response).width(260.0).gap(2.0).close_behavior(PopupCloseBehavior::CloseOnClick).show(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.set_max_height(480.0);
        crate::ui::widgets::scroll_rows(ui, "needs", 24.0, rest, |ui, range| {
            for need in needs.iter().skip(shown + range.start).take(range.len()) {
                let lead = need.lead(l);
                let text = if lead.is_empty() { need.sign(l).word } else { format!("{lead}  {}", need.sign(l).word) };
                if select_item(ui, false, &text, "").clicked() {
                    follow(cx, need);
                }
            }
        });
    });
}

fn follow(cx: &mut Cx, need: Need) {
    let (place, table) = need.target();
    cx.go(Go::To(place));
    if table.is_some() {
        cx.go(Go::Table(table));
    }
    // Nothing is left to look up: the proposal itself is what waits.
    if let (Need::Table(alert), Some(table)) = (need, table)
        && alert.kind == AlertKind::Warnings
    {
        cx.command(Command::RuleOnWarnings { table, ruling: None });
    }
}

/// Looks like a field, opens the palette.
fn find_box(ui: &mut Ui, l: L10n, rect: Rect) -> Response {
    let t = theme::tokens(ui);
    let name = l.tr("shell-find");
    let response = ui.interact(rect, ui.scope_id().with("find"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut("Ctrl+K"));
    let painter = ui.painter();
    let fill = if response.hovered() { t.hover } else { t.card };
    painter.rect(rect, f32::from(measure::RADIUS_CONTROL), fill, Stroke::new(1.0, t.ctl), StrokeKind::Inside);
    icon(painter, Rect::from_center_size(pos2(rect.left() + 15.0, rect.center().y), vec2(12.0, 12.0)), Icon::Find, t.dim);
    let cap_width = paint::width(painter, "Ctrl K", Type::S11.font()) + 8.0;
    let cap = Rect::from_min_size(pos2(rect.right() - 8.0 - cap_width, rect.center().y - 8.0), vec2(cap_width, 16.0));
    painter.rect(cap, 3.0, t.card, Stroke::new(1.0, t.edge), StrokeKind::Inside);
    paint::line(painter, cap, Align::Center, "Ctrl K", Type::S11.font(), t.ink2);
    let words = Rect::from_min_max(pos2(rect.left() + 27.0, rect.top()), pos2(cap.left() - 6.0, rect.bottom()));
    paint::line(painter, words, Align::Min, &name, Type::S12.font(), t.dim);
    if response.has_focus() {
        paint::focus_ring(painter, rect, measure::RADIUS_CONTROL, t);
    }
    response
}

fn day_clock(ui: &mut Ui, model: &Model, l: L10n, rect: Rect) {
    let t = theme::tokens(ui);
    let text = l.time_seconds(WallTime::from(model.now));
    let response = ui.interact(rect, ui.scope_id().with("clock"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, l.tr_args("shell-clock", &[("time", (&text).into())])));
    ui.painter().text(pos2(rect.right(), rect.center().y - 0.5), Align2::RIGHT_CENTER, text, Type::S24.bold(), t.ink);
}

/// What the round's time says, and the left edge of what was painted.
fn since_start(ui: &mut Ui, model: &Model, l: L10n, rect: Rect) -> f32 {
    let t = theme::tokens(ui);
    let Some((label, length, tone)) = round_time(model, l) else { return rect.right() };
    let response = ui.interact(rect, ui.scope_id().with("since"), Sense::hover());
    let spoken = format!("{label} {length}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let painter = ui.painter();
    let a = painter.text(pos2(rect.right(), rect.top() + 14.0), Align2::RIGHT_CENTER, label, Type::S11.font(), t.dim);
    let b = painter.text(pos2(rect.right(), rect.top() + 28.5), Align2::RIGHT_CENTER, length, Type::S13.bold(), t.tone(tone));
    a.left().min(b.left()).min(rect.right() - 60.0)
}

fn round_time(model: &Model, l: L10n) -> Option<(String, String, Tone)> {
    let round = model.state().current_round()?;
    let now = model.now;
    if let Some(stop) = round.stopped {
        return Some(match stop.until {
            Some(until) => (l.tr("shell-break-ends"), l.hms_long(crate::clock::Millis(until.0 - now.utc.0)), Tone::Accent),
            None => (l.tr("shell-all-stopped"), l.hms_long(now.mono - stop.since.mono), Tone::Accent),
        });
    }
    match (round.started, round.planned) {
        (Some(started), _) => Some((l.tr("shell-since-start"), l.hms_long(now.mono - started.mono), Tone::Ink)),
        (None, Some(planned)) => {
            Some((l.tr("shell-until-start"), l.hms_long(crate::clock::Millis(planned.0 - now.utc.0)), Tone::Ink))
        }
        (None, None) => Some((l.tr("shell-not-started"), l.tr("shell-no-plan"), Tone::Dim)),
    }
}
