use super::bits;
use super::icon::{Icon, icon};
use crate::ui::theme::{self, Tone, Type, measure};
use eframe::egui::{self, Color32, Frame, InnerResponse, Layout, Margin, Response, RichText, Sense, Stroke, Ui, vec2};

/// A tinted box: what is noticed and what it means.
#[derive(Clone, Copy, Debug)]
#[must_use = "show it"]
pub struct Note<'a> {
    tone: Tone,
    icon: Option<Icon>,
    title: &'a str,
    right: &'a str,
    text: &'a str,
    outlined: bool,
}

impl<'a> Note<'a> {
    pub fn new(tone: Tone) -> Self {
        Note { tone, icon: None, title: "", right: "", text: "", outlined: false }
    }

    pub fn icon(self, icon: Icon) -> Self {
        Note { icon: Some(icon), ..self }
    }

    /// Bold, first.
    pub fn title(self, title: &'a str) -> Self {
        Note { title, ..self }
    }

    /// At the right of the title: a time of day.
    pub fn right(self, right: &'a str) -> Self {
        Note { right, ..self }
    }

    /// Under the title, wrapped.
    pub fn text(self, text: &'a str) -> Self {
        Note { text, ..self }
    }

    /// An edge of the tone, on no tint where the tone has none.
    pub fn outlined(self) -> Self {
        Note { outlined: true, ..self }
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        self.show_with(ui, |_| ()).response
    }

    /// With contents of its own under the text.
    pub fn show_with<R>(self, ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
        let t = theme::tokens(ui);
        let plain = matches!(self.tone, Tone::Ink | Tone::Ink2 | Tone::Dim);
        let edge = if plain { t.line } else { t.tone(self.tone) };
        let fill = if plain { Color32::TRANSPARENT } else { t.tint(self.tone) };
        // With an edge or without, it takes the same room: nothing moves when one becomes the other.
        let stroke = Stroke::new(1.0, if self.outlined { edge } else { fill });
        Frame::NONE.fill(fill).stroke(stroke).corner_radius(measure::RADIUS_CONTROL).inner_margin(Margin::symmetric(8, 6)).show(
            ui,
            |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
                    if let Some(which) = self.icon {
                        let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
                        icon(ui.painter(), rect, which, t.tone(self.tone));
                    }
                    ui.vertical(|ui| {
                        if !self.title.is_empty() {
                            title_row(ui, |ui| bits::strong(ui, self.title, Type::S12, Tone::Ink), self.right);
                        }
                        if !self.text.is_empty() {
                            bits::words(ui, self.text, Type::S12, Tone::Ink2);
                        }
                        contents(ui)
                    })
                    .inner
                })
                .inner
            },
        )
    }
}

/// A title with words at the right edge.
fn title_row(ui: &mut Ui, title: impl FnOnce(&mut Ui) -> Response, right: &str) {
    ui.horizontal(|ui| {
        title(ui);
        if !right.is_empty() {
            ui.with_layout(Layout::right_to_left(egui::Align::Center), |ui| {
                bits::words(ui, right, Type::S12, Tone::Ink);
            });
        }
    });
}

/// What a rule proposes, with its article: shown before the referee's ruling, never instead of it.
#[derive(Clone, Copy, Debug)]
#[must_use = "show it"]
pub struct Proposal<'a> {
    /// "Proposed".
    pub lead: &'a str,
    /// The ruling proposed, bold.
    pub ruling: &'a str,
    /// The article that proposes it; empty for none.
    pub article: &'a str,
    /// Why: facts, not opinions.
    pub because: &'a str,
    pub tone: Tone,
}

impl Proposal<'_> {
    /// Returns the response of the article, which can be clicked.
    pub fn show(self, ui: &mut Ui) -> Option<Response> {
        let t = theme::tokens(ui);
        let frame = Frame::NONE
            .fill(t.tint(self.tone))
            .stroke(Stroke::new(1.0, t.tone(self.tone)))
            .corner_radius(measure::RADIUS_CARD)
            .inner_margin(Margin::symmetric(12, 9));
        frame
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
                let article = bits::row(ui, Type::S15.line(), |ui| {
                    bits::words(ui, self.lead, Type::S13, Tone::Ink2);
                    let badge = if self.article.is_empty() { 0.0 } else { 72.0 };
                    let room = (ui.available_width() - badge).max(40.0);
                    let ruling = RichText::new(self.ruling).font(Type::S15.bold()).color(t.ink);
                    ui.scope(|ui| {
                        ui.set_max_width(room);
                        ui.add(egui::Label::new(ruling).wrap());
                    });
                    let right = Layout::right_to_left(egui::Align::Center);
                    (!self.article.is_empty()).then(|| ui.with_layout(right, |ui| bits::article(ui, self.article)).inner)
                });
                if !self.because.is_empty() {
                    bits::words(ui, self.because, Type::S12, Tone::Ink2);
                }
                article
            })
            .inner
    }
}

/// A card of the work area: a frame for what belongs together.
pub fn card<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let t = theme::tokens(ui);
    Frame::NONE
        .fill(t.card)
        .stroke(Stroke::new(1.0, t.line))
        .corner_radius(measure::RADIUS_CARD)
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, contents)
}
