use super::bits;
use super::field::Field;
use super::icon::Icon;
use super::paint;
use crate::ui::theme::{self, SHADOW, Tone, Type, measure};
use eframe::egui::{
    self, Align, Align2, Area, Context, CornerRadius, Frame, Id, Layout, Margin, Modal, Response, Role, Stroke, Ui, vec2,
};

/// A dialog: over a scrim, the keyboard kept inside, Esc closes it and leaves nothing behind.
#[derive(Clone, Copy, Debug)]
#[must_use = "show it"]
pub struct Dialog<'a> {
    id: Id,
    title: &'a str,
    width: f32,
    top: f32,
}

/// What came of a dialog this frame.
#[derive(Debug)]
pub struct DialogResponse<B, F> {
    pub body: B,
    pub footer: F,
    /// Esc was pressed: the caller forgets the dialog.
    pub close: bool,
}

impl<'a> Dialog<'a> {
    pub fn new(id: &str, title: &'a str) -> Self {
        Dialog { id: Id::unique(("dialog", id)), title, width: 560.0, top: 68.0 }
    }

    pub fn width(self, width: f32) -> Self {
        Dialog { width, ..self }
    }

    /// Shows it. `lead` stands before the title (a yellow card), `right` at the end of its row (whom it is about); the body
    /// scrolls when the window is too low; buttons in the footer stand from the left, the way out last.
    pub fn show<B, F>(
        self,
        ctx: &Context,
        lead: impl FnOnce(&mut Ui),
        right: impl FnOnce(&mut Ui),
        body: impl FnOnce(&mut Ui) -> B,
        footer: impl FnOnce(&mut Ui) -> F,
    ) -> DialogResponse<B, F> {
        let width = self.width.min(ctx.content_rect().width() - 2.0 * place_shift(ctx) - 32.0);
        let most = ctx.content_rect().height() - self.top - 32.0;
        let shown = frame(ctx, self.id, self.title, self.top, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            row(ui, Margin::symmetric(18, 12), 24.0, |ui| {
                lead(ui);
                let title = bits::strong(ui, self.title, Type::S18, Tone::Ink);
                ui.ctx().accesskit_node_builder(title.id, |node| {
                    node.set_role(Role::Heading);
                    node.set_label(self.title);
                });
                ui.with_layout(Layout::right_to_left(Align::Center), right);
            });
            bits::divider(ui);
            let room = (most - 2.0 * 50.0).max(120.0);
            let body = egui::ScrollArea::vertical()
                .id_salt("body")
                .max_height(room)
                .min_scrolled_height(room) // what grows is not cut to the height of the frame before
                .show(ui, |ui| {
                    Frame::NONE
                        .inner_margin(Margin::symmetric(18, 12))
                        .show(ui, |ui| {
                            ui.set_width(ui.available_width());
                            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                            body(ui)
                        })
                        .inner
                })
                .inner;
            bits::divider(ui);
            let footer = row(ui, Margin::symmetric(18, 10), measure::BUTTON, footer);
            (body, footer)
        });
        let (body, footer) = shown.inner;
        DialogResponse { body, footer, close: shown.close }
    }
}

struct Shown<T> {
    inner: T,
    close: bool,
}

/// Dialogs stand over the middle of the place: says in each frame how far that is right of the window's middle.
pub fn set_place(ctx: &Context, place: Option<egui::Rect>) {
    let shift = place.map_or(0.0, |place| place.center().x - ctx.content_rect().center().x);
    ctx.data_mut(|data| data.insert_temp(Id::unique("place-shift"), shift));
}

fn place_shift(ctx: &Context) -> f32 {
    ctx.data(|data| data.get_temp(Id::unique("place-shift"))).unwrap_or(0.0)
}

/// The frame of dialogs and palette. A click beside it does nothing: what is typed must not vanish by a slip.
fn frame<T>(ctx: &Context, id: Id, name: &str, top: f32, contents: impl FnOnce(&mut Ui) -> T) -> Shown<T> {
    let t = theme::tokens_of(ctx);
    let edge = Stroke::new(1.0, t.edge);
    let look = Frame::NONE.fill(t.panel).stroke(edge).corner_radius(CornerRadius::same(measure::RADIUS_DIALOG)).shadow(SHADOW);
    let area: Area =
        Modal::default_area(id).anchor(Align2::CENTER_TOP, vec2(place_shift(ctx), top)).role(Role::Dialog).accessible_name(name);
    let modal = Modal::new(id).area(area).frame(look).backdrop_color(t.scrim).show(ctx, contents);
    let esc =
        modal.is_top_modal && !modal.any_popup_open && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
    Shown { inner: modal.inner, close: esc }
}

fn row<R>(ui: &mut Ui, margin: Margin, height: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    Frame::NONE.inner_margin(margin).show(ui, |ui| bits::row(ui, height, contents)).inner
}

/// The command palette: a line to type in, what it finds, and the keys that work in it.
#[derive(Clone, Copy, Debug)]
#[must_use = "show it"]
pub struct Palette<'a> {
    /// The accessible name of the line and what it says when empty.
    pub hint: &'a str,
    /// At the right of the line: how many were found.
    pub found: &'a str,
}

/// What came of the palette this frame.
#[derive(Debug)]
pub struct PaletteResponse<T> {
    pub inner: T,
    /// The line; `changed()` when the query was typed.
    pub query: Response,
    pub close: bool,
}

impl Palette<'_> {
    pub fn show<T>(
        self,
        ctx: &Context,
        query: &mut String,
        body: impl FnOnce(&mut Ui) -> T,
        keys: impl FnOnce(&mut Ui),
    ) -> PaletteResponse<T> {
        let width = 680.0_f32.min(ctx.content_rect().width() - 32.0);
        let id = Id::unique("palette");
        let shown = frame(ctx, id, self.hint, 96.0, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            let line = row(ui, Margin::symmetric(14, 8), 32.0, |ui| {
                let found = paint::width(ui.painter(), self.found, Type::S12.font());
                let field = Field::new(query, self.hint)
                    .hint(self.hint)
                    .icon(Icon::Find)
                    .large()
                    .id(id.with("query"))
                    .width(ui.available_width() - found - 8.0);
                let line = ui.add(field);
                bits::words(ui, self.found, Type::S12, Tone::Dim);
                line
            });
            bits::divider(ui);
            let inner = egui::ScrollArea::vertical()
                .id_salt("found")
                .max_height((ui.ctx().content_rect().height() - 240.0).max(160.0))
                .show(ui, body)
                .inner;
            bits::divider(ui);
            row(ui, Margin::symmetric(14, 6), 18.0, keys);
            (line, inner)
        });
        let (line, inner) = shown.inner;
        // The palette is for typing: nothing else in it takes the keyboard.
        if !line.has_focus() {
            line.request_focus();
        }
        PaletteResponse { inner, query: line, close: shown.close }
    }
}

/// One thing the palette found.
#[derive(Clone, Copy, Debug)]
#[must_use = "show it"]
pub struct PaletteItem<'a> {
    /// The digit that takes it, with Alt.
    pub key: &'a str,
    pub title: &'a str,
    pub text: &'a str,
    /// The article behind it, in a thin frame at the right; empty where there is none.
    pub article: &'a str,
    /// What Enter would take.
    pub on: bool,
}

impl PaletteItem<'_> {
    /// 54 high. `marks` paints into the given point and returns the width it took: stones, cards, icons.
    pub fn show(self, ui: &mut Ui, marks: impl FnOnce(&egui::Painter, egui::Pos2) -> f32) -> Response {
        let t = theme::tokens(ui);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 54.0), egui::Sense::CLICK);
        let spoken = [self.title, self.text, self.article].into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().join(". ");
        response.widget_info(|| egui::WidgetInfo::selected(Role::ListBoxOption, true, self.on, &spoken));
        let painter = ui.painter();
        if self.on || response.hovered() {
            painter.rect_filled(rect, 0.0, if self.on { t.accbg } else { t.hover });
        }
        let cap = egui::Rect::from_center_size(egui::pos2(rect.left() + 25.0, rect.center().y), vec2(22.0, 18.0));
        cap_at(ui, cap, self.key);
        let left = rect.left() + 46.0;
        let took = marks(painter, egui::pos2(left, rect.top() + 17.0));
        let gap = if took > 0.0 { 8.0 } else { 0.0 };
        let right = rect.right() - 14.0;
        let chip = self.article_chip(ui, right - 50.0, rect.top() + 17.0);
        let painter = ui.painter();
        let title = egui::Rect::from_min_max(
            egui::pos2(left + took + gap, rect.top() + 7.0),
            egui::pos2(right - 50.0 - chip, rect.top() + 27.0),
        );
        let font = if self.on { Type::S13.bold() } else { Type::S13.font() };
        paint::line(painter, title, Align::Min, self.title, font, t.ink);
        let text = egui::Rect::from_min_max(egui::pos2(left, rect.top() + 29.0), egui::pos2(right - 50.0, rect.top() + 45.0));
        paint::line(painter, text, Align::Min, self.text, Type::S12.font(), t.ink2);
        if self.on {
            let enter = egui::Rect::from_min_max(
                egui::pos2(right - 37.0, rect.center().y - 9.0),
                egui::pos2(right, rect.center().y + 9.0),
            );
            cap_at(ui, enter, "Enter");
        }
        response
    }
}

impl PaletteItem<'_> {
    /// The article's chip, ending at `right`; the room it took.
    fn article_chip(&self, ui: &Ui, right: f32, middle: f32) -> f32 {
        if self.article.is_empty() {
            return 0.0;
        }
        let t = theme::tokens(ui);
        let painter = ui.painter();
        let width = paint::width(painter, self.article, Type::S11.font()).ceil() + 10.0;
        let chip = egui::Rect::from_center_size(egui::pos2(right - width / 2.0, middle), vec2(width, 18.0));
        let radius = f32::from(measure::RADIUS_SIGN);
        painter.rect(chip, radius, egui::Color32::TRANSPARENT, Stroke::new(1.0, t.edge), egui::StrokeKind::Inside);
        paint::line(painter, chip, Align::Center, self.article, Type::S11.font(), t.ink2);
        width + 8.0
    }
}

fn cap_at(ui: &Ui, rect: egui::Rect, key: &str) {
    let t = theme::tokens(ui);
    let painter = ui.painter();
    painter.rect(rect, f32::from(measure::RADIUS_SIGN), t.card, Stroke::new(1.0, t.edge), egui::StrokeKind::Inside);
    paint::line(painter, rect, Align::Center, key, Type::S11.font(), t.ink2);
}
