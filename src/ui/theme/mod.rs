//! The look of the window: colours, text, lengths, and egui's own style made from them.
//!
//! [`install`] once, at the start. After that every widget finds its colours by [`tokens`]: they follow the style of the `Ui`
//! it is drawn in, so the wall's window can be dark while the station is light.

pub mod measure;
mod text;
mod tokens;

pub use text::{Type, fonts, regular, semibold};
pub use tokens::{Tokens, Tone, contrast};

use eframe::egui::style::{ScrollStyle, Selection, TextCursorStyle, WidgetVisuals};
use eframe::egui::{
    self, Color32, Context, CornerRadius, Id, Margin, Shadow, Stroke, Style, TextStyle, ThemePreference, Ui, Visuals, vec2,
};

/// Which theme the referee wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThemeChoice {
    /// What the system asks for, now and when it changes.
    #[default]
    System,
    Light,
    Dark,
}

/// The height of table rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Density {
    #[default]
    Dense,
    Normal,
    Roomy,
}

impl Density {
    /// Points: 17, 22 or 28.
    pub const fn row(self) -> f32 {
        match self {
            Density::Dense => 17.0,
            Density::Normal => 22.0,
            Density::Roomy => 28.0,
        }
    }
}

/// Gives the context its fonts, both themes, and the referee's choice between them.
pub fn install(ctx: &Context, choice: ThemeChoice) {
    ctx.set_fonts(fonts());
    ctx.set_style_of(egui::Theme::Light, style(&Tokens::LIGHT, false));
    ctx.set_style_of(egui::Theme::Dark, style(&Tokens::DARK, true));
    set_choice(ctx, choice);
}

/// Changes the theme; it is drawn so from the next frame.
pub fn set_choice(ctx: &Context, choice: ThemeChoice) {
    // Where the system does not say, a lit hall is likelier than a dark one.
    ctx.options_mut(|options| options.fallback_theme = egui::Theme::Light);
    ctx.set_theme(match choice {
        ThemeChoice::System => ThemePreference::System,
        ThemeChoice::Light => ThemePreference::Light,
        ThemeChoice::Dark => ThemePreference::Dark,
    });
}

/// The colours of the theme `ui` is drawn in.
pub fn tokens(ui: &Ui) -> &'static Tokens {
    of(ui.visuals().dark_mode)
}

/// The colours of the theme of the window, for what is drawn outside any `Ui`.
pub fn tokens_of(ctx: &Context) -> &'static Tokens {
    of(ctx.global_style().visuals.dark_mode)
}

const fn of(dark: bool) -> &'static Tokens {
    if dark { &Tokens::DARK } else { &Tokens::LIGHT }
}

/// The height of table rows, as last set.
pub fn density(ctx: &Context) -> Density {
    ctx.data(|data| data.get_temp(Id::unique("fujite density"))).unwrap_or_default()
}

pub fn set_density(ctx: &Context, density: Density) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("fujite density"), density));
}

/// The one shadow: dialogs'.
pub const SHADOW: Shadow = Shadow { offset: [0, 4], blur: 16, spread: 0, color: Color32::from_rgba_premultiplied(0, 0, 0, 56) };

/// egui's own style from tokens alone: what screens take from egui (labels, text fields, menus, tooltips, scroll bars) must
/// not look borrowed.
fn style(t: &Tokens, dark: bool) -> Style {
    let mut style = Style {
        animation_time: 0.0,
        scroll_animation: egui::style::ScrollAnimation::none(),
        visuals: visuals(t, dark),
        text_styles: [
            (TextStyle::Heading, Type::S18.bold()),
            (TextStyle::Body, Type::S13.font()),
            (TextStyle::Button, Type::S13.font()),
            (TextStyle::Small, Type::S11.font()),
            (TextStyle::Monospace, Type::S13.font()),
        ]
        .into(),
        ..Style::default()
    };
    let s = &mut style.spacing;
    s.item_spacing = vec2(8.0, 4.0);
    s.button_padding = vec2(10.0, 4.0);
    // A row is as high as what stands in it.
    s.interact_size = vec2(28.0, 16.0);
    s.menu_margin = Margin::same(4);
    s.window_margin = Margin::same(0);
    s.icon_width = 14.0;
    s.icon_width_inner = 10.0;
    s.icon_spacing = 6.0;
    s.tooltip_width = 360.0;
    s.combo_height = 320.0;
    s.scroll = ScrollStyle {
        bar_width: 6.0,
        floating_width: 6.0,
        floating_allocated_width: 0.0,
        handle_min_length: 24.0,
        bar_inner_margin: 2.0,
        bar_outer_margin: 2.0,
        dormant_background_opacity: 0.0,
        active_background_opacity: 0.0,
        interact_background_opacity: 0.0,
        dormant_handle_opacity: 1.0,
        active_handle_opacity: 1.0,
        interact_handle_opacity: 1.0,
        ..ScrollStyle::floating()
    };
    s.scroll.fade.strength = 0.0;
    s.scroll.foreground_color = false;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.3;
    style
}

fn visuals(t: &Tokens, dark: bool) -> Visuals {
    let radius = CornerRadius::same(measure::RADIUS_CONTROL);
    let widget = |fill: Color32, border: Color32, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, border),
        corner_radius: radius,
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    };
    let mut v = if dark { Visuals::dark() } else { Visuals::light() };
    v.widgets.noninteractive = widget(t.panel, t.line, t.ink);
    // The scroll handle is painted with `inactive.bg_fill`: an edge, not a card.
    v.widgets.inactive = WidgetVisuals { bg_fill: t.edge, ..widget(t.card, t.ctl, t.ink) };
    v.widgets.hovered = WidgetVisuals { bg_fill: t.ctl, ..widget(t.hover, t.ctl, t.ink) };
    v.widgets.active = WidgetVisuals { bg_fill: t.ctl, ..widget(t.accbg, t.acc, t.ink) };
    v.widgets.open = widget(t.accbg, t.acc, t.ink);
    v.selection = Selection {
        bg_fill: if dark { t.acc.gamma_multiply(0.35) } else { t.acc.gamma_multiply(0.25) },
        stroke: Stroke::new(measure::FOCUS_WIDTH, t.acc),
    };
    v.text_cursor = TextCursorStyle { stroke: Stroke::new(1.5, t.ink), blink: false, ..TextCursorStyle::default() };
    v.weak_text_color = Some(t.dim);
    v.hyperlink_color = t.acc;
    v.faint_bg_color = t.bg;
    v.extreme_bg_color = t.card;
    v.text_edit_bg_color = Some(t.card);
    v.code_bg_color = t.bg;
    v.warn_fg_color = t.amb;
    v.error_fg_color = t.red;
    v.panel_fill = t.panel;
    v.window_fill = t.panel;
    v.window_stroke = Stroke::new(1.0, t.edge);
    v.window_corner_radius = CornerRadius::same(measure::RADIUS_DIALOG);
    v.window_shadow = SHADOW;
    v.menu_corner_radius = radius;
    v.popup_shadow = Shadow::NONE;
    v.striped = false;
    v.disabled_alpha = 1.0;
    v
}
