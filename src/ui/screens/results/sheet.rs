//! The score sheet: both traditions side by side, term by term (13.4-13.6).

use crate::i18n::L10n;
use crate::rules::{Color, Outcome, Score, ScoreSheet, SideSheet, Tradition};
use crate::ui::theme::{self, Type};
use crate::ui::widgets::paint;
use eframe::egui::{Align, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

const NUMBER: f32 = 74.0;
const GROUP_GAP: f32 = 14.0;

/// Right edges of the four columns of numbers: Japanese Black and White, Chinese Black and White.
fn edges(rect: Rect) -> [f32; 4] {
    let right = rect.right();
    let middle = right - 2.0 * NUMBER - GROUP_GAP;
    [middle - NUMBER, middle, right - NUMBER, right]
}

/// A number of points, or a dash where the tradition does not count it.
fn points(l: L10n, score: Score) -> String {
    l.quarters(i64::from(score.in_quarters()))
}

/// "Ч+19,5"
pub fn outcome(l: L10n, outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => l.tr("result-draw"),
        Outcome::Win { winner, margin } => {
            let id = match winner {
                Color::Black => "result-black-letter",
                Color::White => "result-white-letter",
            };
            let margin = if margin == Score::ZERO { String::new() } else { points(l, margin) };
            format!("{}+{margin}", l.tr(id))
        }
    }
}

/// What a tradition counts for a term; `None` where it does not count it.
type Term<'a> = &'a dyn Fn(&SideSheet) -> Option<Score>;

pub fn show(ui: &mut Ui, l: L10n, sheet: &ScoreSheet) {
    ui.spacing_mut().item_spacing.y = 0.0;
    head(ui, l, sheet.tradition);
    let (j, c) = (&sheet.japanese.sides, &sheet.chinese.sides);
    let whole = |n: u32| Some(Score::from(n));
    let terms: [(&str, Term<'_>, Term<'_>); 7] = [
        ("results-territory", &|s| whole(s.territory), &|s| whole(s.territory)),
        ("results-prisoners", &|s| whole(s.prisoners), &|_| None),
        ("results-dead-stones", &|s| whole(s.dead), &|_| None),
        ("results-living", &|_| None, &|s| whole(s.stones)),
        ("results-penalty", &|s| Some(Score::from(s.penalty_received) - s.penalty_deducted), &|s| {
            Some(Score::from(s.penalty_received) - s.penalty_deducted)
        }),
        ("results-komi", &|s| Some(s.komi).filter(|k| *k != Score::ZERO), &|s| Some(s.komi).filter(|k| *k != Score::ZERO)),
        ("results-compensation", &|s| whole(s.pass_stones), &|s| Some(s.compensation)),
    ];
    for (id, japanese, chinese) in terms {
        let values = [japanese(&j.black), japanese(&j.white), chinese(&c.black), chinese(&c.white)];
        row(ui, l, &l.tr(id), values);
    }
    total(ui, l, sheet);
}

fn head(ui: &mut Ui, l: L10n, tradition: Tradition) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 44.0), Sense::hover());
    let painter = ui.painter();
    let e = edges(rect);
    let by = l.tr(match tradition {
        Tradition::Japanese => "results-by-japanese",
        Tradition::Chinese => "results-by-chinese",
    });
    let top = rect.with_max_y(rect.top() + 20.0);
    paint::line(painter, top.with_max_x(e[0] - NUMBER), Align::Min, &by, Type::S13.font(), t.ink2);
    for (of, id, right) in [(Tradition::Japanese, "results-japanese", e[1]), (Tradition::Chinese, "results-chinese", e[3])] {
        let group = Rect::from_x_y_ranges(right - 2.0 * NUMBER..=right, top.y_range());
        let decides = of == tradition;
        let font = if decides { Type::S13.bold() } else { Type::S13.font() };
        paint::line(painter, group, Align::Center, &l.tr(id), font, t.ink);
        let height = if decides { 2.0 } else { 1.0 };
        let line = Rect::from_min_max(pos2(group.left(), group.bottom()), pos2(group.right(), group.bottom() + height));
        painter.rect_filled(line, 0.0, if decides { t.acc } else { t.ctl });
        for (side, at) in [(Color::Black, right - NUMBER), (Color::White, right)] {
            paint::stone(painter, pos2(at - 14.0, rect.top() + 33.0), 12.0, side, t);
        }
    }
}

fn row(ui: &mut Ui, l: L10n, name: &str, values: [Option<Score>; 4]) {
    let t = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 27.0), Sense::hover());
    let texts = values.map(|value| value.map_or_else(|| "—".to_owned(), |v| points(l, v)));
    let spoken = format!("{name}: {}", texts.join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &spoken));
    let e = edges(rect);
    let painter = ui.painter();
    let rule = |from: f32, to: f32| Rect::from_min_max(pos2(from, rect.bottom() - 1.0), pos2(to, rect.bottom()));
    painter.rect_filled(rule(rect.left(), e[1]), 0.0, t.line);
    painter.rect_filled(rule(e[2] - NUMBER, e[3]), 0.0, t.line);
    paint::line(painter, rect.with_max_x(e[0] - NUMBER), Align::Min, name, Type::S13.font(), t.ink);
    for ((text, value), right) in texts.iter().zip(values).zip(e) {
        let cell = Rect::from_x_y_ranges(right - NUMBER..=right - 8.0, rect.y_range());
        paint::line(painter, cell, Align::Max, text, Type::S13.font(), if value.is_some() { t.ink } else { t.dim });
    }
}

fn total(ui: &mut Ui, l: L10n, sheet: &ScoreSheet) {
    let t = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 36.0), Sense::hover());
    let totals = [
        sheet.japanese.sides.black.total,
        sheet.japanese.sides.white.total,
        sheet.chinese.sides.black.total,
        sheet.chinese.sides.white.total,
    ]
    .map(|total| points(l, total));
    let name = l.tr("results-total");
    let spoken = format!("{name}: {}", totals.join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &spoken));
    let e = edges(rect);
    let painter = ui.painter();
    let rule = |from: f32, to: f32| Rect::from_min_max(pos2(from, rect.top()), pos2(to, rect.top() + 2.0));
    painter.rect_filled(rule(rect.left(), e[1]), 0.0, t.ink2);
    painter.rect_filled(rule(e[2] - NUMBER, e[3]), 0.0, t.ink2);
    paint::line(painter, rect, Align::Min, &name, Type::S18.bold(), t.ink);
    for (text, right) in totals.iter().zip(e) {
        let cell = Rect::from_x_y_ranges(right - NUMBER..=right - 8.0, rect.y_range());
        paint::line(painter, cell, Align::Max, text, Type::S18.bold(), t.ink);
    }
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    let (japanese, chinese) = (outcome(l, sheet.japanese.outcome), outcome(l, sheet.chinese.outcome));
    let name = l.tr("results-difference");
    let spoken = format!("{name}: {japanese}, {chinese}");
    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &spoken));
    let painter = ui.painter();
    let e = edges(rect);
    paint::line(painter, rect, Align::Min, &name, Type::S13.font(), t.ink2);
    for (of, text, right) in [(Tradition::Japanese, &japanese, e[1]), (Tradition::Chinese, &chinese, e[3])] {
        let decides = of == sheet.tradition;
        let font = if decides { Type::S18.bold() } else { Type::S18.font() };
        let cell = Rect::from_x_y_ranges(right - 2.0 * NUMBER..=right - 8.0, rect.y_range());
        paint::line(painter, cell, Align::Max, text, font, if decides { t.ink } else { t.ink2 });
    }
}
