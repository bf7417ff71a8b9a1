use super::icon::{Icon, icon};
use super::paint::{self, Pips};
use crate::rules::Color;
use crate::ui::theme::{self, Tokens, Tone, Type, measure};
use eframe::egui::{self, Align, Color32, Painter, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The states of a table, each with its mark and colour; the word comes from the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StateSign {
    /// Waits for the start.
    Waiting,
    Running,
    /// The earliest end of the main time is under 5:00.
    ByoyomiSoon,
    Byoyomi,
    /// The time may have been overrun.
    Overrun,
    /// One side or both are not there.
    Absent,
    Stopped,
    Adjourned,
    /// Dame, teire, counting.
    Counting,
    Finished,
}

impl StateSign {
    pub const ALL: [StateSign; 10] = [
        StateSign::Waiting,
        StateSign::Running,
        StateSign::ByoyomiSoon,
        StateSign::Byoyomi,
        StateSign::Overrun,
        StateSign::Absent,
        StateSign::Stopped,
        StateSign::Adjourned,
        StateSign::Counting,
        StateSign::Finished,
    ];

    pub const fn icon(self) -> Icon {
        match self {
            StateSign::Waiting => Icon::Wait,
            StateSign::Running => Icon::Play,
            StateSign::ByoyomiSoon => Icon::Soon,
            StateSign::Byoyomi => Icon::Byoyomi,
            StateSign::Overrun => Icon::Flag,
            StateSign::Absent => Icon::Absent,
            StateSign::Stopped => Icon::Pause,
            StateSign::Adjourned => Icon::Envelope,
            StateSign::Counting => Icon::Count,
            StateSign::Finished => Icon::Check,
        }
    }

    pub const fn tone(self) -> Tone {
        match self {
            StateSign::Waiting | StateSign::Finished => Tone::Dim,
            StateSign::Running => Tone::Ink2,
            StateSign::ByoyomiSoon | StateSign::Absent => Tone::Amber,
            StateSign::Byoyomi | StateSign::Overrun => Tone::Red,
            StateSign::Stopped => Tone::Accent,
            StateSign::Adjourned => Tone::Violet,
            StateSign::Counting => Tone::Green,
        }
    }

    /// With its word.
    pub fn with(self, word: impl Into<String>) -> Sign {
        Sign { icon: self.icon(), word: word.into(), tone: self.tone() }
    }
}

/// A word, a mark and a colour that say the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    pub icon: Icon,
    pub word: String,
    pub tone: Tone,
}

impl Sign {
    /// Width of mark, gap and word in letters of 13 or 12, in points.
    pub fn width(&self, painter: &Painter, size: Type) -> f32 {
        mark_side(size) + 4.0 + paint::width(painter, &self.word, size.font())
    }

    /// Paints it from the left edge of `rect`, in the middle of its height.
    pub fn paint(&self, painter: &Painter, rect: Rect, size: Type, t: &Tokens) {
        let side = mark_side(size);
        let color = t.tone(self.tone);
        icon(
            painter,
            Rect::from_center_size(pos2(rect.left() + side / 2.0, rect.center().y), vec2(side, side)),
            self.icon,
            color,
        );
        let words = Rect::from_min_max(pos2(rect.left() + side + 4.0, rect.top()), pos2(rect.right() + 1.0, rect.bottom()));
        paint::line(painter, words, Align::Min, &self.word, size.font(), color);
    }
}

const fn mark_side(size: Type) -> f32 {
    match size {
        Type::S12 | Type::S11 | Type::S10 => 12.0,
        _ => 14.0,
    }
}

/// A sign among other things.
pub fn sign(ui: &mut Ui, sign: &Sign) -> Response {
    let t = theme::tokens(ui);
    let width = sign.width(ui.painter(), Type::S13).ceil();
    let (rect, response) = ui.allocate_exact_size(vec2(width, Type::S13.line()), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &sign.word));
    sign.paint(ui.painter(), rect, Type::S13, t);
    response
}

/// A sign on its tint: the head of a panel.
pub fn sign_badge(ui: &mut Ui, sign: &Sign) -> Response {
    let t = theme::tokens(ui);
    let width = sign.width(ui.painter(), Type::S13).ceil() + 16.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, 24.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &sign.word));
    ui.painter().rect_filled(rect, f32::from(measure::RADIUS_CONTROL), t.tint(sign.tone));
    sign.paint(ui.painter(), rect.shrink2(vec2(8.0, 0.0)), Type::S13, t);
    response
}

/// A mark of 12 to 20 points with a name.
pub fn mark(ui: &mut Ui, which: Icon, size: f32, tone: Tone, name: &str) -> Response {
    let color = theme::tokens(ui).tone(tone);
    named(ui, vec2(size, size), name, |painter, rect| icon(painter, rect, which, color))
}

/// A stone beside a name; `name` says whose it is.
pub fn stone_dot(ui: &mut Ui, color: Color, size: f32, name: &str) -> Response {
    let t = theme::tokens(ui);
    named(ui, vec2(size, size), name, |painter, rect| paint::stone(painter, rect.center(), size, color, t))
}

/// A yellow card; `number` may be empty.
pub fn warning_card(ui: &mut Ui, number: &str, name: &str) -> Response {
    named(ui, vec2(12.0, 16.0), name, |painter, rect| paint::warning_card(painter, rect.center(), 16.0, number))
}

/// Periods of byo-yomi: filled are the ones left.
pub fn pips(ui: &mut Ui, pips: Pips, name: &str) -> Response {
    let color = theme::tokens(ui).red;
    named(ui, vec2(pips.width(), 8.0), name, |painter, rect| pips.paint(painter, rect.left_center(), color))
}

fn named(ui: &mut Ui, size: egui::Vec2, name: &str, paint: impl FnOnce(&Painter, Rect)) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    paint(ui.painter(), rect);
    response
}

/// What is left of a time between two sure bounds, as a bar: to `low` certain, to `high` possible.
///
/// Shares of the whole, 0 to 1; `mark` is where something begins (byo-yomi soon).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimeBar {
    pub low: f32,
    pub high: f32,
    pub mark: Option<f32>,
}

impl TimeBar {
    /// As wide as there is room, 12 high.
    pub fn show(self, ui: &mut Ui, name: &str) -> Response {
        let t = theme::tokens(ui);
        let size = vec2(ui.available_width(), 12.0);
        named(ui, size, name, |painter, rect| {
            let at = |share: f32| rect.left() + rect.width() * share.clamp(0.0, 1.0);
            let (top, bottom) = (rect.top() + 4.0, rect.top() + 9.0);
            let part = |from: f32, to: f32| Rect::from_min_max(pos2(from, top), pos2(to, bottom));
            painter.rect_filled(part(rect.left(), rect.right()), 2.0, t.line);
            painter.rect_filled(part(rect.left(), at(self.low)), 2.0, t.ink2);
            let stroke = egui::Stroke::new(1.0, t.ink2);
            painter.rect(part(at(self.low), at(self.high)), 0.0, Color32::TRANSPARENT, stroke, egui::StrokeKind::Inside);
            if let Some(mark) = self.mark {
                painter.vline(at(mark), rect.top() + 1.0..=rect.bottom(), egui::Stroke::new(2.0, t.amb));
            }
        })
    }
}
