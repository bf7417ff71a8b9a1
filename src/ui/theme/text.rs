use eframe::egui::{FontData, FontDefinitions, FontFamily, FontId};
use std::sync::Arc;

const REGULAR: &str = "plex";
const SEMIBOLD: &str = "plex-semibold";

/// The text sizes of the window; there are no others (the time-keeper's and the wall's digits apart).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// Digits of the working clock.
    S32,
    /// Titles of panels, the time of day.
    S24,
    /// A verdict, the title of a dialog.
    S18,
    /// The title of a place.
    S15,
    /// Everything else.
    S13,
    /// Explanations, buttons of the panel.
    S12,
    /// Heads of columns, labels: the smallest.
    S11,
    /// The F-key hints on the rail only.
    S10,
}

impl Type {
    /// Points.
    pub const fn px(self) -> f32 {
        match self {
            Type::S32 => 32.0,
            Type::S24 => 24.0,
            Type::S18 => 18.0,
            Type::S15 => 15.0,
            Type::S13 => 13.0,
            Type::S12 => 12.0,
            Type::S11 => 11.0,
            Type::S10 => 10.0,
        }
    }

    /// Height of a line, in points.
    pub const fn line(self) -> f32 {
        match self {
            Type::S32 => 36.0,
            Type::S24 => 28.0,
            Type::S18 => 24.0,
            Type::S15 | Type::S13 => 20.0,
            Type::S12 => 16.0,
            Type::S11 => 14.0,
            Type::S10 => 12.0,
        }
    }

    pub fn font(self) -> FontId {
        regular(self.px())
    }

    pub fn bold(self) -> FontId {
        semibold(self.px())
    }
}

/// Plex Regular in a size of its own: the wall's letters and the time-keeper's digits.
pub fn regular(px: f32) -> FontId {
    FontId::new(px, FontFamily::Proportional)
}

/// Plex `SemiBold` in a size of its own.
pub fn semibold(px: f32) -> FontId {
    FontId::new(px, FontFamily::Name(SEMIBOLD.into()))
}

/// IBM Plex Sans, Regular and `SemiBold`, before egui's own fonts, which stay as fall-back for characters it lacks.
pub fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let files = [
        (REGULAR, include_bytes!("../../../assets/fonts/IBMPlexSans-Regular.ttf").as_slice()),
        (SEMIBOLD, include_bytes!("../../../assets/fonts/IBMPlexSans-SemiBold.ttf").as_slice()),
    ];
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let with = |first: &str| -> Vec<String> { std::iter::once(first.to_owned()).chain(fallback.iter().cloned()).collect() };
    fonts.families.insert(FontFamily::Proportional, with(REGULAR));
    fonts.families.insert(FontFamily::Name(REGULAR.into()), with(REGULAR));
    fonts.families.insert(FontFamily::Name(SEMIBOLD.into()), with(SEMIBOLD));
    fonts
}
