use super::paint;
use crate::seal::Passphrase;
use crate::ui::theme::{self, Type, measure};
use eframe::egui::{
    self, Align, Event, EventFilter, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Widget, WidgetInfo, pos2, vec2,
};
use zeroize::Zeroize as _;

/// A field for a passphrase. What is typed goes straight into memory that is wiped: no copy is kept to undo, to select or to
/// read aloud, and only dots are drawn.
#[derive(Debug)]
#[must_use = "add it to a Ui"]
pub struct SecretField<'a> {
    secret: &'a mut Passphrase,
    name: &'a str,
    error: Option<&'a str>,
}

const ERROR_LINE: f32 = 18.0;

impl<'a> SecretField<'a> {
    pub const fn new(secret: &'a mut Passphrase, name: &'a str) -> Self {
        SecretField { secret, name, error: None }
    }

    /// What is wrong with it: shown below and told to a screen reader.
    pub const fn error(self, error: Option<&'a str>) -> Self {
        SecretField { error, ..self }
    }
}

impl Widget for SecretField<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let below = if self.error.is_some() { ERROR_LINE } else { 0.0 };
        let size = vec2(ui.available_width(), measure::BUTTON);
        let (whole, _) = ui.allocate_exact_size(size + vec2(0.0, below), Sense::hover());
        let rect = Rect::from_min_size(whole.min, size);
        let id = ui.scope_id().with(("secret", self.name));
        let response = ui.interact(rect, id, Sense::click());
        if response.clicked() {
            response.request_focus();
        }
        if response.has_focus() {
            let filter = EventFilter { horizontal_arrows: true, vertical_arrows: false, tab: false, escape: false };
            ui.memory_mut(|m| m.set_focus_lock_filter(id, filter));
            ui.input_mut(|input| input.events.retain_mut(|event| !take(event, self.secret)));
        }
        response.widget_info(|| WidgetInfo::labeled(Role::PasswordInput, ui.is_enabled(), self.name));
        if let Some(error) = self.error {
            ui.ctx().accesskit_node_builder(id, |node| {
                node.set_description(error);
                node.set_invalid(egui::accesskit::Invalid::True);
            });
            paint::line(ui.painter(), whole.with_min_y(rect.bottom()), Align::Min, error, Type::S12.font(), t.red);
        }
        let (width, border) = match (response.has_focus(), self.error.is_some()) {
            (focused, true) => (if focused { measure::FOCUS_WIDTH } else { 1.0 }, t.red),
            (true, _) => (measure::FOCUS_WIDTH, t.acc),
            _ => (1.0, t.ctl),
        };
        let painter = ui.painter();
        painter.rect(rect, f32::from(measure::RADIUS_CONTROL), t.card, Stroke::new(width, border), StrokeKind::Inside);
        let most = ((rect.width() - 20.0) / 9.0).max(1.0) as usize;
        for n in 0..self.secret.letters().min(most) {
            painter.circle_filled(pos2(rect.left() + 12.0 + 9.0 * n as f32, rect.center().y), 2.5, t.ink);
        }
        response
    }
}

/// Takes an event that types, wiping its text; `false` leaves it to others.
fn take(event: &mut Event, secret: &mut Passphrase) -> bool {
    match event {
        Event::Text(text) | Event::Paste(text) | Event::Ime(egui::ImeEvent::Commit(text)) => {
            text.chars().for_each(|letter| secret.push(letter));
            text.zeroize();
            true
        }
        Event::Key { key: Key::Backspace, pressed, modifiers, .. } => {
            match (*pressed, modifiers.command) {
                (true, true) => secret.clear(),
                (true, false) => secret.pop(),
                _ => {}
            }
            true
        }
        // Nothing to copy.
        Event::Copy | Event::Cut => true,
        _ => false,
    }
}
