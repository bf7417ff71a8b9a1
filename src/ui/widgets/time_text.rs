use super::paint::Pips;
use crate::ui::theme::{self, Tokens, Tone, Type, regular, semibold};
use eframe::egui::{Align2, Color32, FontId, Galley, Painter, Pos2, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use std::sync::Arc;

/// A side's time as it is known, already in words: how sure it is shows in its weight and colour.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TimeText {
    #[default]
    Blank,
    /// This laptop is the clock: bold; red in its last periods.
    Live { text: String, tone: Tone, pips: Option<Pips> },
    /// Read from the physical clock at some moment: the lower bound in ink, the upper one dim.
    Observed { low: String, high: String },
    /// Nothing known but the start of the round: `≥ 19:10`, dim.
    AtLeast(String),
    /// The clock stands.
    Still(String),
    /// A word instead of a number.
    Word { text: String, tone: Tone },
}

impl TimeText {
    /// As it is read aloud and found by tests: `2:30–3:50`, `≥ 19:10`.
    pub fn spoken(&self) -> String {
        match self {
            TimeText::Blank => String::new(),
            TimeText::Live { text, .. } | TimeText::Still(text) | TimeText::Word { text, .. } => text.clone(),
            TimeText::Observed { low, high } => format!("{low}–{high}"),
            TimeText::AtLeast(text) => format!("≥ {text}"),
        }
    }

    const fn pips(&self) -> Option<Pips> {
        match self {
            TimeText::Live { pips, .. } => *pips,
            _ => None,
        }
    }

    /// What is sure, and what may follow it: upper bounds beside large digits are smaller, 15.
    fn parts(&self, px: f32, t: &Tokens) -> [(String, FontId, Color32); 2] {
        let none = || (String::new(), regular(px), t.ink);
        match self {
            TimeText::Blank => [none(), none()],
            TimeText::Live { text, tone, .. } => [(text.clone(), semibold(px), t.tone(*tone)), none()],
            TimeText::Observed { low, high } => {
                let large = px >= LARGE;
                [
                    (low.clone(), if large { semibold(px) } else { regular(px) }, t.ink),
                    (format!("–{high}"), regular(if large { 15.0 } else { px }), t.dim),
                ]
            }
            TimeText::AtLeast(text) => [(format!("≥ {text}"), regular(px), t.dim), none()],
            TimeText::Still(text) => [(text.clone(), regular(px), t.ink), none()],
            TimeText::Word { text, tone } => [(text.clone(), regular(px), t.tone(*tone)), none()],
        }
    }

    fn galleys(&self, painter: &Painter, px: f32, t: &Tokens) -> [Arc<Galley>; 2] {
        self.parts(px, t).map(|(text, font, color)| painter.layout_no_wrap(text, font, color))
    }

    /// Size with the pips, in points.
    pub fn size(&self, painter: &Painter, px: f32, t: &Tokens) -> Vec2 {
        let [sure, maybe] = self.galleys(painter, px, t);
        let pips = self.pips().map_or(0.0, |pips| pips.width() + PIPS_GAP);
        vec2(sure.size().x + maybe.size().x + pips, sure.size().y)
    }

    /// Paints it in letters of `px` so that `anchor` of its digits lies at `at`; returns its width with the pips.
    pub fn paint(&self, painter: &Painter, at: Pos2, anchor: Align2, px: f32, t: &Tokens) -> f32 {
        let [sure, maybe] = self.galleys(painter, px, t);
        let (width, follows) = (sure.size().x, maybe.size().x);
        let place = anchor.anchor_size(at, vec2(width + follows, sure.size().y));
        // Both stand on one line: Plex's letters stand 1.025 of their size below the top of the row.
        let lower = if px >= LARGE { ((px - 15.0) * 1.025).round() } else { 0.0 };
        painter.galley(place.min, sure, t.ink);
        if follows > 0.0 {
            painter.galley(place.min + vec2(width, lower), maybe, t.dim);
        }
        match self.pips().filter(|pips| pips.total > 0) {
            None => width + follows,
            Some(pips) => {
                pips.paint(painter, pos2(place.left() - PIPS_GAP - pips.width(), place.center().y), t.red);
                width + follows + PIPS_GAP + pips.width()
            }
        }
    }
}

/// From here on, lower bounds are bold and upper ones smaller.
const LARGE: f32 = 18.0;
const PIPS_GAP: f32 = 6.0;

/// A time among other things.
pub fn time_text(ui: &mut Ui, time: &TimeText, size: Type) -> Response {
    let t = theme::tokens(ui);
    let room = time.size(ui.painter(), size.px(), t);
    let room = room.max(vec2(0.0, size.line()));
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, time.spoken()));
    time.paint(ui.painter(), rect.right_center(), Align2::RIGHT_CENTER, size.px(), t);
    response
}
