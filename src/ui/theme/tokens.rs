use eframe::egui::Color32;

/// The colours of one theme, by what they are for. Widgets name a token, never a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tokens {
    /// The window behind everything.
    pub bg: Color32,
    /// The left rail.
    pub rail: Color32,
    /// The work area.
    pub panel: Color32,
    /// Fields, cards, buttons.
    pub card: Color32,
    /// The row under the pointer.
    pub hover: Color32,
    /// Lines between rows.
    pub hair: Color32,
    /// Dividers.
    pub line: Color32,
    /// Edges of panels, chips and dialogs.
    pub edge: Color32,
    /// Borders of controls: at least 3:1 on every surface.
    pub ctl: Color32,
    /// Text.
    pub ink: Color32,
    /// Second text.
    pub ink2: Color32,
    /// Labels and what is less sure.
    pub dim: Color32,
    /// Action, focus, stopped.
    pub acc: Color32,
    /// Text on `acc`.
    pub onacc: Color32,
    /// Forbidden, or now.
    pub red: Color32,
    /// Soon, or to be checked.
    pub amb: Color32,
    /// Agrees.
    pub grn: Color32,
    /// Adjourned.
    pub vio: Color32,
    /// The open row.
    pub accbg: Color32,
    /// Selected rows.
    pub sel: Color32,
    pub redbg: Color32,
    pub ambbg: Color32,
    pub grnbg: Color32,
    pub viobg: Color32,
    /// The mark of the station and the counters on the rail.
    pub seal: Color32,
    pub onseal: Color32,
    /// The board, its lines and its coordinates.
    pub wood: Color32,
    pub wood_line: Color32,
    pub wood_text: Color32,
    /// The ring that keeps a black stone visible on a dark surface.
    pub stone_ring: Color32,
    /// Over the window, under a dialog.
    pub scrim: Color32,
}

/// What a text or a mark says by its colour; never the only sign of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tone {
    #[default]
    Ink,
    Ink2,
    Dim,
    /// Action, or stopped.
    Accent,
    /// Certain or forbidden.
    Red,
    /// Possible, soon, or to be checked.
    Amber,
    /// Agrees.
    Green,
    /// Adjourned.
    Violet,
}

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

impl Tokens {
    pub const LIGHT: Tokens = Tokens {
        bg: hex(0xF2_F0EB),
        rail: hex(0xE7_E4DC),
        panel: hex(0xFA_F9F6),
        card: hex(0xFF_FFFF),
        hover: hex(0xF1_EEE7),
        hair: hex(0xEB_E8E2),
        line: hex(0xDE_DAD1),
        edge: hex(0xB9_B4A8),
        ctl: hex(0x85_7F73),
        ink: hex(0x1A_1B1D),
        ink2: hex(0x4C_4F54),
        dim: hex(0x63_666B),
        acc: hex(0x1D_4F82),
        onacc: hex(0xFF_FFFF),
        red: hex(0xAF_231B),
        amb: hex(0x80_5000),
        grn: hex(0x1F_6336),
        vio: hex(0x5D_3D96),
        accbg: hex(0xE1_EAF4),
        sel: hex(0xE8_EEF6),
        redbg: hex(0xFB_E5E2),
        ambbg: hex(0xFA_EBC8),
        grnbg: hex(0xE0_F0E3),
        viobg: hex(0xEC_E5F7),
        seal: hex(0xB2_3A22),
        onseal: hex(0xFF_FFFF),
        wood: hex(0xE6_C383),
        wood_line: hex(0x4A_3415),
        wood_text: hex(0x5A_3F17),
        stone_ring: hex(0x00_0000),
        scrim: Color32::from_rgba_premultiplied(8, 8, 9, 97),
    };

    pub const DARK: Tokens = Tokens {
        bg: hex(0x14_1517),
        rail: hex(0x1A_1C1E),
        panel: hex(0x1B_1D20),
        card: hex(0x22_2528),
        hover: hex(0x2A_2D31),
        hair: hex(0x28_2B2F),
        line: hex(0x33_373B),
        edge: hex(0x4B_5056),
        ctl: hex(0x76_7C83),
        ink: hex(0xED_EBE6),
        ink2: hex(0xBF_BDB7),
        dim: hex(0x9A_9993),
        acc: hex(0x8F_BBEA),
        onacc: hex(0x0E_1A26),
        red: hex(0xFF_8F80),
        amb: hex(0xED_BE55),
        grn: hex(0x86_CB97),
        vio: hex(0xC5_AEF5),
        accbg: hex(0x20_3347),
        sel: hex(0x22_303F),
        redbg: hex(0x43_211D),
        ambbg: hex(0x3B_2E12),
        grnbg: hex(0x1D_3324),
        viobg: hex(0x2F_2745),
        seal: hex(0xE0_654A),
        onseal: hex(0x1A_0C08),
        wood: hex(0xD9_B573),
        wood_line: hex(0x4A_3415),
        wood_text: hex(0x4A_3415),
        stone_ring: hex(0xA9_A79F),
        scrim: Color32::from_rgba_premultiplied(8, 8, 9, 97),
    };

    /// The colour of a text or mark.
    pub const fn tone(&self, tone: Tone) -> Color32 {
        match tone {
            Tone::Ink => self.ink,
            Tone::Ink2 => self.ink2,
            Tone::Dim => self.dim,
            Tone::Accent => self.acc,
            Tone::Red => self.red,
            Tone::Amber => self.amb,
            Tone::Green => self.grn,
            Tone::Violet => self.vio,
        }
    }

    /// The tint behind a text or mark of that tone.
    pub const fn tint(&self, tone: Tone) -> Color32 {
        match tone {
            Tone::Ink | Tone::Ink2 | Tone::Dim => self.bg,
            Tone::Accent => self.accbg,
            Tone::Red => self.redbg,
            Tone::Amber => self.ambbg,
            Tone::Green => self.grnbg,
            Tone::Violet => self.viobg,
        }
    }
}

/// The contrast of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio").
pub fn contrast(a: Color32, b: Color32) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(color: Color32) -> f64 {
    let linear = |channel: u8| {
        let c = f64::from(channel) / 255.0;
        if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
}
