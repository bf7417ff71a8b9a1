use super::paint::Pips;
use crate::ui::theme::{self, Tokens, Tone, Type, regular, semibold};
use eframe::egui::text::LayoutJob;
use eframe::egui::{self, Align2, Painter, Pos2, Response, Role, Sense, TextFormat, Ui, WidgetInfo, vec2};

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

    /// Upper bounds beside large digits are smaller: 15.
    fn job(&self, px: f32, t: &Tokens) -> LayoutJob {
        let mut job = LayoutJob::default();
        let mut put = |text: &str, font, color| {
            job.append(text, 0.0, TextFormat { valign: egui::Align::Max, ..TextFormat::simple(font, color) });
        };
        match self {
            TimeText::Blank => {}
            TimeText::Live { text, tone, .. } => put(text, semibold(px), t.tone(*tone)),
            TimeText::Observed { low, high } => {
                let large = px >= 18.0;
                put(low, if large { semibold(px) } else { regular(px) }, t.ink);
                put(&format!("–{high}"), regular(if large { 15.0 } else { px }), t.dim);
            }
            TimeText::AtLeast(text) => put(&format!("≥ {text}"), regular(px), t.dim),
            TimeText::Still(text) => put(text, regular(px), t.ink),
            TimeText::Word { text, tone } => put(text, regular(px), t.tone(*tone)),
        }
        job
    }

    /// Paints it in letters of `px` so that `anchor` of its box lies at `at`; returns its width with the pips.
    pub fn paint(&self, painter: &Painter, at: Pos2, anchor: Align2, px: f32, t: &Tokens) -> f32 {
        let galley = painter.layout_job(self.job(px, t));
        let size = galley.size();
        let place = anchor.anchor_size(at, size);
        painter.galley(place.min, galley, t.ink);
        let pips = self.pips().filter(|p| p.total > 0);
        match pips {
            None => size.x,
            Some(pips) => {
                let left = place.left() - 6.0 - pips.width();
                pips.paint(painter, egui::pos2(left, place.center().y), t.red);
                size.x + 6.0 + pips.width()
            }
        }
    }
}

/// A time among other things.
pub fn time_text(ui: &mut Ui, time: &TimeText, size: Type) -> Response {
    let t = theme::tokens(ui);
    let galley = ui.painter().layout_job(time.job(size.px(), t));
    let pips = time.pips().map_or(0.0, |p| p.width() + 6.0);
    let room = vec2(galley.size().x + pips, size.line().max(galley.size().y));
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, time.spoken()));
    time.paint(ui.painter(), rect.right_center(), Align2::RIGHT_CENTER, size.px(), t);
    response
}
