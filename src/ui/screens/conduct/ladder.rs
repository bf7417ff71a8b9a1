//! The ladder of one side in one game: what it has, what comes next, and what that means by the regulation (17.2, 17.5).

use crate::i18n::{L10n, WallTime};
use crate::referee::{History, Measure, TableId};
use crate::rules::Color;
use crate::ui::theme::{self, Tokens, Tone, Type, measure};
use crate::ui::widgets::{Icon, icon, paint};
use crate::ui::words;
use eframe::egui::{Align, Color32, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

/// More warnings than these are not drawn as steps of their own.
const MOST: u8 = 5;

/// Where a person stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Here {
    /// The next warning, when one is given.
    Next,
    /// The measure being entered.
    Now(Measure),
    /// A loss without warnings is being entered.
    Loss,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Remark,
    Warning(u8),
    Loss,
}

/// One step: what it is, what it means, whether it was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    mark: Mark,
    title: String,
    text: String,
    taken: bool,
    /// "now", "next".
    here: Option<String>,
}

/// The steps, lowest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder {
    steps: Vec<Step>,
}

impl Ladder {
    pub fn of(l: L10n, history: &History, table: TableId, side: Color, here: Here) -> Ladder {
        let state = history.state();
        let regulation = state.regulation();
        let needed = regulation.and_then(|r| r.warnings_to_loss);
        let points = regulation.map_or(0, |r| r.points_per_warning);
        let given: Vec<_> = state.warnings(table, side).collect();
        let count = u8::try_from(given.len()).unwrap_or(u8::MAX);
        let next = count.saturating_add(1);
        let remarks: Vec<_> = state
            .incidents
            .iter()
            .filter(|i| i.incident.table == Some(table) && i.incident.measure == Measure::Remark && i.incident.concerns(side))
            .collect();
        let now = l.tr("conduct-step-now");
        let remark_text = match remarks.last() {
            None => l.tr("conduct-step-remark-none"),
            Some(last) => l.tr_args(
                "conduct-step-remark-given",
                &[("count", remarks.len().into()), ("time", l.time(WallTime::from(last.at)).into())],
            ),
        };
        let mut steps = vec![Step {
            mark: Mark::Remark,
            title: l.tr("conduct-kind-remark"),
            text: remark_text,
            taken: !remarks.is_empty(),
            here: (here == Here::Now(Measure::Remark)).then(|| now.clone()),
        }];
        // The highest steps matter most: long ladders lose their lowest warnings.
        let last = needed.unwrap_or(0).max(next);
        for n in last.saturating_sub(MOST - 1).max(1)..=last {
            let text = match given.get(usize::from(n) - 1) {
                Some(entry) => l.tr_args(
                    "conduct-step-warning-given",
                    &[
                        ("time", l.time(WallTime::from(entry.at)).into()),
                        ("article", words::article(l, &entry.incident.article.0).into()),
                    ],
                ),
                None if needed.is_some_and(|needed| n >= needed) => l.tr("conduct-step-warning-loses"),
                None if points > 0 => l.tr_args("conduct-step-warning-points", &[("points", points.into())]),
                None => l.tr("conduct-step-warning-protocol"),
            };
            let here = match here {
                Here::Next if n == next => Some(l.tr("conduct-step-next")),
                Here::Now(Measure::Warning) if n == next => Some(now.clone()),
                _ => None,
            };
            steps.push(Step { mark: Mark::Warning(n), title: warning_title(l, n), text, taken: n <= count, here });
        }
        steps.push(Step {
            mark: Mark::Loss,
            title: l.tr("conduct-step-loss"),
            text: l.tr(if needed.is_some() { "conduct-step-loss-text" } else { "conduct-step-loss-never" }),
            taken: false,
            here: (here == Here::Loss).then_some(now),
        });
        Ladder { steps }
    }

    pub fn show(&self, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.y = 0.0;
        let last = self.steps.len().saturating_sub(1);
        for (at, step) in self.steps.iter().enumerate() {
            step.show(ui, at < last);
        }
    }
}

/// "Второе предупреждение".
pub fn warning_title(l: L10n, n: u8) -> String {
    l.tr_args("conduct-step-warning", &[("n", n.into())])
}

impl Step {
    fn show(&self, ui: &mut Ui, goes_on: bool) {
        let t = theme::tokens(ui);
        let width = ui.available_width();
        let room = (width - 32.0).max(60.0);
        let text = ui.painter().layout(self.text.clone(), Type::S12.font(), t.ink2, room);
        let height = 24.0 + text.size().y + 8.0;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let spoken = match &self.here {
            Some(here) => format!("{} ({here}): {}", self.title, self.text),
            None => format!("{}: {}", self.title, self.text),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        let painter = ui.painter();
        if goes_on {
            let line = Rect::from_min_max(pos2(rect.left() + 11.0, rect.top() + 25.0), pos2(rect.left() + 13.0, rect.bottom()));
            painter.rect_filled(line, 0.0, t.edge);
        }
        self.paint_mark(ui, rect, t);
        let left = rect.left() + 32.0;
        let bold = self.taken || self.here.is_some();
        let font = if bold { Type::S13.bold() } else { Type::S13.font() };
        let title = Rect::from_min_max(pos2(left, rect.top()), pos2(rect.right(), rect.top() + 24.0));
        let place = paint::line(painter, title, Align::Min, &self.title, font, t.ink);
        if let Some(here) = &self.here {
            let after = Rect::from_min_max(pos2(place.right() + 5.0, title.top()), title.max);
            paint::line(painter, after, Align::Min, here, Type::S13.font(), t.acc);
        }
        painter.galley(pos2(left, rect.top() + 24.0), text, t.ink2);
    }

    fn paint_mark(&self, ui: &Ui, rect: Rect, t: &Tokens) {
        let painter = ui.painter();
        let center = pos2(rect.left() + 12.0, rect.top() + 12.0);
        let square = |side: f32| Rect::from_center_size(center, vec2(side, side));
        match self.mark {
            Mark::Remark => icon(painter, square(13.0), Icon::Remark, t.tone(Tone::Ink2)),
            Mark::Warning(n) => paint::warning_card(painter, center, 16.0, &n.to_string()),
            Mark::Loss => icon(painter, square(14.0), Icon::Cross, t.tone(Tone::Red)),
        }
        if self.here.is_some() {
            let ring = Rect::from_center_size(center, vec2(18.0, 22.0));
            let radius = CornerRadius::same(measure::RADIUS_CARD);
            painter.rect(ring, radius, Color32::TRANSPARENT, Stroke::new(2.0, t.acc), StrokeKind::Outside);
        }
    }
}
