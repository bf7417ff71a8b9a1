//! What has been recorded about a table: the last of it first, what was taken back struck through.

use super::At;
use crate::i18n::WallTime;
use crate::referee::{Entry, Event, Measure};
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::station::StationDialog;
use crate::ui::theme::{self, Type};
use crate::ui::widgets::{Button, ButtonSize, Icon, bits, paint};
use crate::ui::{Cx, Go, Place, words};
use eframe::egui::{self, Rect, Sense, Stroke, WidgetInfo, pos2, vec2};

const SHOWN: usize = 12;

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, at: At) {
    let l = cx.l;
    let history = &cx.model.history;
    let id = at.table.id;
    let about: Vec<&Entry> = history.entries().iter().rev().filter(|e| concerns(&e.event, at)).collect();
    ui.horizontal(|ui| {
        bits::label(ui, &l.tr("round-entries"));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let all = l.tr_args("round-entries-all", &[("count", about.len().into())]);
            if bits::link(ui, &all, Type::S11).clicked() {
                cx.go(Go::Table(Some(id)));
                cx.go(Go::To(Place::Journal));
            }
        });
    });
    ui.add_space(2.0);
    for entry in about.into_iter().take(SHOWN) {
        line(ui, cx, entry);
    }
}

/// The table's own entries, and those of the round that moved its clock. Presses of a clock kept here are too many to list.
fn concerns(event: &Event, at: At) -> bool {
    let id = at.table.id;
    match event {
        Event::Pressed { .. } | Event::PressTakenBack { .. } => false,
        Event::RoundStarted { round } | Event::RoundStopped { round, .. } | Event::RoundContinued { round } => *round == id.round,
        event => event.table() == Some(id),
    }
}

fn line(ui: &mut egui::Ui, cx: &mut Cx, entry: &Entry) {
    let l = cx.l;
    let t = theme::tokens(ui);
    let history = &cx.model.history;
    let countered = history.countered_by(entry.number).is_some();
    let time = l.time(WallTime::from(entry.at));
    let text = words::event_text(l, cx.model.state(), entry);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 17.0), Sense::hover());
    let spoken = if countered { l.tr_args("round-entry-countered", &[("entry", text.as_str().into())]) } else { text.clone() };
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, format!("{time} {spoken}")));
    let undo = Rect::from_min_size(pos2(rect.right() - 20.0, rect.top() - 1.0), vec2(20.0, 18.0));
    let painter = ui.painter();
    paint::line(painter, rect, egui::Align::Min, &time, Type::S12.font(), t.dim);
    let mut left = rect.left() + 40.0;
    if let Event::IncidentEntered(incident) = &entry.event
        && incident.measure == Measure::Warning
    {
        paint::warning_card(painter, pos2(left + 4.5, rect.center().y), 12.0, "");
        left += 13.0;
    }
    let place = Rect::from_min_max(pos2(left, rect.top()), pos2(undo.left() - 2.0, rect.bottom()));
    let ink = if countered { t.dim } else { t.ink };
    let written = paint::line(painter, place, egui::Align::Min, &text, Type::S12.font(), ink);
    if countered {
        painter.hline(written.x_range(), written.center().y + 1.0, Stroke::new(1.0, t.dim));
        return;
    }
    if history.may_counter(entry.number).is_ok() && !cx.model.is_read_only() {
        let name = l.tr_args("round-entry-take-back", &[("entry", text.as_str().into())]);
        let inside = egui::UiBuilder::new().max_rect(undo).id_salt(("undo", entry.number));
        let button = Button::mark(Icon::Undo, &name).quiet().size(ButtonSize::Bar).width(20.0);
        // Beside the row, not in its flow: the button is higher than a line.
        if ui.new_child(inside).add(button).clicked() {
            let dialog = StationDialog::counter(cx, entry.number);
            cx.dialog(Dialog::Station(dialog));
        }
    }
    response.on_hover_text(format!("{time}  {spoken}  ({})", entry.by));
}
