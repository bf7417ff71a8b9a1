use crate::clock::Millis;
use crate::i18n::{L10n, WallTime};
use crate::referee::EventKind;
use crate::referee::{Entry, Event};
use crate::ui::Cx;
use crate::ui::theme::{self, Type, measure};
use crate::ui::widgets::{Icon, icon, paint};
use crate::ui::words as say;
use eframe::egui::{Align, Color32, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

/// An entry in words.
pub(super) struct Row {
    number: String,
    time: String,
    table: String,
    what: String,
    by: String,
    kind: EventKind,
    /// Taken back: by which entry, when, by whom and why.
    countered: Option<String>,
}

impl Row {
    pub fn of(cx: &Cx, entry: &Entry) -> Row {
        let (l, state, history) = (cx.l, cx.model.state(), &cx.model.history);
        let countered = history.countered_by(entry.number).and_then(|n| history.entry(n)).map(|counter| {
            let reason = match &counter.event {
                Event::Countered { reason, .. } => reason.as_str(),
                _ => "",
            };
            l.tr_args(
                "journal-countered",
                &[
                    ("entry", say::number(counter.number)),
                    ("time", l.time(WallTime::from(counter.at)).into()),
                    ("by", (&counter.by).into()),
                    ("reason", reason.into()),
                ],
            )
        });
        Row {
            number: entry.number.to_string(),
            time: l.time_seconds(WallTime::from(entry.at)),
            table: entry.event.table().map(|t| t.table.to_string()).unwrap_or_default(),
            what: recorded(l, say::event_text(l, state, entry), entry),
            by: entry.by.clone(),
            kind: entry.event.kind(),
            countered,
        }
    }

    /// Whether any word of the row holds the text, given in small letters.
    pub fn matches(&self, text: &str) -> bool {
        self.number == text
            || self.table == text
            || self.what.to_lowercase().contains(text)
            || self.by.to_lowercase().contains(text)
    }

    fn spoken(&self) -> String {
        let parts = [&self.number, &self.time, &self.table, &self.what, &self.by];
        let mut text = parts.into_iter().filter(|s| !s.is_empty()).cloned().collect::<Vec<_>>().join(", ");
        if let Some(countered) = &self.countered {
            text = format!("{text}. {countered}");
        }
        text
    }
}

/// The words of an entry, with when it was written down where the ruling came later than the fact.
fn recorded(l: L10n, what: String, entry: &Entry) -> String {
    if entry.recorded.mono - entry.at.mono < Millis::from_secs(1) {
        return what;
    }
    let time = l.time_seconds(WallTime::from(entry.recorded));
    format!("{what} · {}", l.tr_args("journal-recorded", &[("time", time.into())]))
}

/// Left edges: number and table end at theirs.
struct Columns {
    number: f32,
    time: f32,
    table: f32,
    mark: f32,
    what: f32,
    by: f32,
}

fn columns(rect: Rect) -> Columns {
    let left = rect.left();
    Columns {
        number: left + 52.0,
        time: left + 64.0,
        table: left + 168.0,
        mark: left + 182.0,
        what: left + 202.0,
        by: (rect.right() - 150.0).max(left + 320.0),
    }
}

pub(super) fn head(ui: &mut Ui, l: L10n) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), measure::TABLE_HEAD), Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, t.bg);
    paint::bottom_line(painter, rect, t.edge);
    let c = columns(rect);
    let (font, ink) = (Type::S11.font(), t.ink2);
    let span = |from: f32, to: f32| Rect::from_min_max(pos2(from, rect.top()), pos2(to, rect.bottom()));
    paint::line(painter, span(rect.left(), c.number), Align::Max, &l.tr("journal-number"), font.clone(), ink);
    paint::line(painter, span(c.time, c.table - 40.0), Align::Min, &l.tr("journal-time"), font.clone(), ink);
    paint::line(painter, span(c.time, c.table), Align::Max, &l.tr("journal-table"), font.clone(), ink);
    paint::line(painter, span(c.what, c.by), Align::Min, &l.tr("journal-what"), font.clone(), ink);
    paint::line(painter, span(c.by, rect.right()), Align::Min, &l.tr("journal-by"), font, ink);
}

const fn kind_icon(kind: EventKind) -> Icon {
    match kind {
        EventKind::Tournament => Icon::Sliders,
        EventKind::Clock => Icon::Clock,
        EventKind::Position => Icon::Board,
        EventKind::Adjournment => Icon::Envelope,
        EventKind::Conduct => Icon::Card,
        EventKind::Result => Icon::List,
        EventKind::Correction => Icon::Undo,
    }
}

/// One painted row with one name that reads it whole; what was taken back is struck, with the why behind it.
pub(super) fn show(ui: &mut Ui, row: &Row, height: f32, chosen: bool) -> Response {
    let t = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Row, true, chosen, row.spoken()));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let painter = ui.painter();
    let fill = match (chosen, response.hovered()) {
        (true, _) => t.accbg,
        (_, true) => t.hover,
        _ => Color32::TRANSPARENT,
    };
    painter.rect_filled(rect, 0.0, fill);
    if chosen {
        painter.rect_filled(Rect::from_min_size(rect.min, vec2(3.0, rect.height())), 0.0, t.acc);
    }
    paint::bottom_line(painter, rect, t.hair);
    let c = columns(rect);
    let struck = row.countered.is_some();
    let ink = if struck { t.dim } else { t.ink };
    let span = |from: f32, to: f32| Rect::from_min_max(pos2(from, rect.top()), pos2(to, rect.bottom()));
    paint::line(painter, span(rect.left(), c.number), Align::Max, &row.number, Type::S12.font(), t.dim);
    paint::line(painter, span(c.time, c.table - 30.0), Align::Min, &row.time, Type::S13.font(), t.dim);
    paint::line(painter, span(c.time, c.table), Align::Max, &row.table, Type::S13.bold(), ink);
    let mark = Rect::from_center_size(pos2(c.mark + 6.0, rect.center().y), vec2(12.0, 12.0));
    icon(painter, mark, kind_icon(row.kind), t.dim);
    let room = c.by - 12.0 - c.what;
    let galley = paint::elided(painter, &row.what, Type::S13.font(), ink, room);
    let width = galley.size().x;
    painter.galley(pos2(c.what, rect.center().y - galley.size().y / 2.0), galley, ink);
    if let Some(countered) = &row.countered {
        painter.hline(c.what..=c.what + width, rect.center().y + 0.5, Stroke::new(1.0, t.dim));
        let after = span(c.what + width + 12.0, c.by - 12.0);
        if after.width() > 60.0 {
            let why = paint::elided(painter, countered, Type::S12.font(), t.ink2, after.width());
            painter.galley(pos2(after.left(), rect.center().y - why.size().y / 2.0), why, t.ink2);
        }
    }
    let by = paint::elided(painter, &row.by, Type::S12.font(), t.dim, rect.right() - 12.0 - c.by);
    painter.galley(pos2(c.by, rect.center().y - by.size().y / 2.0), by, t.dim);
    if response.has_focus() {
        paint::focus_inside(painter, rect, measure::RADIUS_SIGN, t);
    }
    match &row.countered {
        Some(countered) => response.on_hover_text(countered),
        None => response,
    }
}
