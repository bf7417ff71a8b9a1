//! What was entered last, newest first.

use crate::i18n::{L10n, WallTime};
use crate::referee::{Consequence, EntryNo, Event, History, How, Outcome, Player, Round, TableId};
use crate::rules::Color;
use crate::ui::theme::{self, Tokens, Type};
use crate::ui::widgets::paint;
use crate::ui::words;
use eframe::egui::{Align, Painter, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

/// One result as it was entered or ruled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Latest {
    pub entry: EntryNo,
    pub table: TableId,
    pub time: String,
    pub outcome: Outcome,
    pub under_protest: bool,
    /// Taken back since.
    pub struck: bool,
}

/// The last results of a round, at most `most` of them.
pub fn latest(l: L10n, history: &History, round: &Round, most: usize) -> Vec<Latest> {
    history
        .entries()
        .iter()
        .rev()
        .filter(|entry| entry.event.round() == Some(round.number))
        .filter_map(|entry| {
            let (table, outcome, under_protest) = match &entry.event {
                Event::ResultEntered { table, result } => (*table, result.outcome, result.under_protest),
                Event::Ruled { table, ruling, .. } => match ruling.consequence {
                    Consequence::End(outcome) => (*table, outcome, false),
                    _ => return None,
                },
                _ => return None,
            };
            Some(Latest {
                entry: entry.number,
                table,
                time: l.time_seconds(WallTime::from(entry.at)),
                outcome,
                under_protest,
                struck: history.countered_by(entry.number).is_some(),
            })
        })
        .take(most)
        .collect()
}

pub const ROW: f32 = 28.0;

struct Columns {
    time: Rect,
    table: Rect,
    result: Rect,
    pair: Rect,
    how: Rect,
}

fn columns(rect: Rect) -> Columns {
    let inner = rect.shrink2(vec2(16.0, 0.0));
    let cut = |from: f32, to: f32| Rect::from_x_y_ranges(inner.left() + from..=inner.left() + to, rect.y_range());
    let width = inner.width();
    Columns {
        time: cut(0.0, 60.0),
        table: cut(68.0, 112.0),
        result: cut(120.0, 168.0),
        pair: cut(172.0, width - 108.0),
        how: cut(width - 104.0, width),
    }
}

pub fn head(ui: &mut Ui, words: [&str; 4]) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 23.0), Sense::hover());
    paint::bottom_line(ui.painter(), rect, t.line);
    let c = columns(rect);
    let [time, table, pair, how] = words;
    let pair_place = Rect::from_min_max(c.result.min, c.pair.max);
    for (place, align, word) in
        [(c.time, Align::Min, time), (c.table, Align::Max, table), (pair_place, Align::Min, pair), (c.how, Align::Max, how)]
    {
        paint::line(ui.painter(), place, align, word, Type::S11.font(), t.ink2);
    }
}

/// "Щавелев Л. — Вязов Н."
pub fn pair(history: &History, table: TableId) -> String {
    let state = history.state();
    let name = |side| state.table(table).map(|t| state.names(t, side, Player::short_name)).unwrap_or_default();
    format!("{} — {}", name(Color::Black), name(Color::White))
}

/// How a game was won, as the last column has it.
pub fn how_words(l: L10n, outcome: Outcome) -> String {
    match outcome {
        Outcome::Win { how: How::Points(Some(margin)), .. } => l.quarters(i64::from(margin.in_quarters())),
        Outcome::Win { how, .. } => l.tr(match how {
            How::Points(_) => "results-how-points",
            How::Resignation => "results-how-resignation",
            How::Time => "results-how-time",
            How::Regulation => "results-how-regulation",
            How::Absence => "results-how-absence",
        }),
        Outcome::Draw => l.tr("result-draw"),
        Outcome::BothLose => l.tr("result-both-lose"),
        Outcome::NoResult => l.tr("result-none"),
    }
}

/// Whose win, as a stone and a letter.
pub fn paint_winner(painter: &Painter, l: L10n, rect: Rect, outcome: Outcome, t: &Tokens) -> Rect {
    let (stone, text) = match outcome {
        Outcome::Win { winner, .. } => {
            let id = match winner {
                Color::Black => "result-black-letter",
                Color::White => "result-white-letter",
            };
            (Some(winner), format!("{}+", l.tr(id)))
        }
        Outcome::Draw => (None, "=".to_owned()),
        Outcome::BothLose => (None, "0".to_owned()),
        Outcome::NoResult => (None, "?".to_owned()),
    };
    let mut left = rect.left();
    if let Some(winner) = stone {
        paint::stone(painter, pos2(left + 6.0, rect.center().y), 12.0, winner, t);
        left += 16.0;
    }
    paint::line(painter, rect.with_min_x(left), Align::Min, &text, Type::S13.bold(), t.ink)
}

pub fn row(ui: &mut Ui, l: L10n, history: &History, latest: &Latest) -> Response {
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), ROW));
    let response = ui.interact(rect, ui.scope_id().with(("latest", latest.entry.0)), Sense::click());
    let pair = pair(history, latest.table);
    let title = words::table_title(l, latest.table);
    let result = words::outcome_short(l, latest.outcome);
    let struck = if latest.struck { format!(", {}", l.tr("conduct-taken-back")) } else { String::new() };
    let spoken = format!("{}, {title}, {result}, {pair}{struck}", latest.time);
    response.widget_info(|| WidgetInfo::labeled(Role::Row, ui.is_enabled(), &spoken));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let t = theme::tokens(ui);
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, 0.0, t.hover);
    }
    paint::bottom_line(painter, rect, t.line);
    let c = columns(rect);
    let (ink, second) = if latest.struck { (t.dim, t.dim) } else { (t.ink, t.ink2) };
    let mut places = vec![
        paint::line(painter, c.time, Align::Min, &latest.time, Type::S12.font(), t.dim),
        paint::line(painter, c.table, Align::Max, &latest.table.table.to_string(), Type::S13.bold(), ink),
        paint_winner(painter, l, c.result, latest.outcome, t),
        paint::line(painter, c.pair, Align::Min, &pair, Type::S13.font(), ink),
    ];
    let mut how = how_words(l, latest.outcome);
    if latest.under_protest {
        how = format!("{how} {}", l.tr("results-protest-short"));
    }
    places.push(paint::line(painter, c.how, Align::Max, &how, Type::S13.font(), second));
    if latest.struck {
        for place in places.iter().skip(1) {
            painter.hline(place.x_range(), place.center().y + 0.5, Stroke::new(1.0, t.dim));
        }
    }
    if response.has_focus() {
        paint::focus_inside(painter, rect, 0, t);
    }
    response
}
