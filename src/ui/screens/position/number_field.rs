//! A number in a column of numbers: right-aligned, changed where it stands.

use crate::ui::theme::{self, Tone, Type, measure};
use eframe::egui::{Align2, Frame, Id, Key, Margin, Rect, Stroke, StrokeKind, TextEdit, Ui};

/// Digits a number may have.
const DIGITS: usize = 4;

/// What came of the field this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    Nothing,
    Number(u32),
    /// The field was emptied.
    NoNumber,
}

/// Shows `value` in `rect`; answers once something else is typed and the field left.
pub fn show(ui: &mut Ui, rect: Rect, name: &str, value: Option<u32>, tone: Tone) -> Typed {
    let id = Id::unique(("position number", name));
    let t = theme::tokens(ui);
    let standing = value.map_or_else(String::new, |n| n.to_string());
    let focused = ui.memory(|m| m.has_focus(id));
    let mut text = if focused { ui.data(|d| d.get_temp::<String>(id)).unwrap_or_else(|| standing.clone()) } else { standing };
    let edit = TextEdit::singleline(&mut text)
        .id(id)
        .font(Type::S13.font())
        .text_color(t.tone(tone))
        .char_limit(DIGITS)
        .align(Align2::RIGHT_CENTER)
        .desired_width(rect.width())
        .min_size(rect.size())
        .frame(Frame::NONE.inner_margin(Margin::symmetric(4, 0)));
    let response = ui.put(rect, edit).accessible_name(name);
    text.retain(|c| c.is_ascii_digit());
    let (border, width) = match (response.has_focus(), response.hovered()) {
        (true, _) => (t.acc, measure::FOCUS_WIDTH),
        (_, true) => (t.ctl, 1.0),
        _ => (t.line, 1.0),
    };
    ui.painter().rect_stroke(rect, f32::from(measure::RADIUS_SIGN), Stroke::new(width, border), StrokeKind::Inside);
    ui.data_mut(|d| d.insert_temp(id, text.clone()));
    let done = response.lost_focus() && !ui.input(|i| i.key_pressed(Key::Escape));
    match text.parse().ok() {
        typed if !done || typed == value => Typed::Nothing,
        Some(number) => Typed::Number(number),
        None => Typed::NoNumber,
    }
}
