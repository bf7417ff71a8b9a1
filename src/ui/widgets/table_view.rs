//! A table as the list and the cards show it: words already in the language, nothing to compute.

use super::icon::{Icon, icon};
use super::paint;
use super::sign::Sign;
use super::time_text::TimeText;
use crate::rules::{Color, Sides};
use crate::ui::theme::{Tokens, Tone};
use eframe::egui::{Painter, Pos2, Rect, pos2, vec2};

/// One table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowView {
    /// The whole row as it is read aloud; its accessible name.
    pub name: String,
    pub number: String,
    pub players: Sides<PlayerView>,
    pub clocks: Sides<TimeText>,
    pub state: Sign,
    /// In how long the nearest event comes: `2:30`, "now".
    pub due: String,
    /// Red: now or overdue; amber: under five minutes; ink otherwise.
    pub due_tone: Tone,
    /// Whose clock the event is about.
    pub event_side: Option<Color>,
    pub event: String,
    pub marks: Marks,
}

/// A name and a rank as short as the row needs them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerView {
    pub name: String,
    pub rank: String,
}

/// What else is known about a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The highest number of warnings of a side; zero shows no card.
    pub warnings: u8,
    pub protest: bool,
    /// Readings or a position that cannot be.
    pub finding: bool,
    /// This laptop is the clock.
    pub live: bool,
}

/// How a row or card stands in the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    pub selected: bool,
    /// Open in the panel.
    pub open: bool,
}

impl Marks {
    /// Paints them from the left edge `left`; returns the width they took.
    pub(super) fn paint(&self, painter: &Painter, left: Pos2, t: &Tokens) -> f32 {
        let mut x = left.x;
        if self.warnings > 0 {
            let number = if self.warnings > 9 { "9".to_owned() } else { self.warnings.to_string() };
            paint::warning_card(painter, pos2(x + 6.0, left.y), 15.0, &number);
            x += 15.0;
        }
        let marks = [
            (self.protest, Icon::Protest, 14.0, Tone::Red),
            (self.finding, Icon::Warning, 14.0, Tone::Red),
            (self.live, Icon::Live, 12.0, Tone::Accent),
        ];
        for (_, which, side, tone) in marks.into_iter().filter(|mark| mark.0) {
            icon(painter, Rect::from_center_size(pos2(x + side / 2.0, left.y), vec2(side, side)), which, t.tone(tone));
            x += side + 3.0;
        }
        x - left.x
    }
}
