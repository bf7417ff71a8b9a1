//! Lengths of the window, in points.

pub const UNIT: f32 = 4.0;

pub const RADIUS_SIGN: u8 = 3;
pub const RADIUS_CONTROL: u8 = 4;
pub const RADIUS_CARD: u8 = 6;
pub const RADIUS_DIALOG: u8 = 8;

pub const FOCUS_WIDTH: f32 = 2.0;
/// The clear line between a control and its focus ring.
pub const FOCUS_GAP: f32 = 1.0;

pub const TOP_BAR: f32 = 44.0;
pub const RAIL: f32 = 84.0;
pub const RAIL_ITEM: f32 = 64.0;
pub const PLACE_BAR: f32 = 40.0;
pub const TABLE_HEAD: f32 = 22.0;
pub const BOTTOM_BAR: f32 = 34.0;
/// The panel of the open table.
pub const PANEL: f32 = 340.0;
/// The same where the window is 1920 wide or more.
pub const PANEL_WIDE: f32 = 356.0;
/// The same where the window is narrower than [`NARROW`].
pub const PANEL_NARROW: f32 = 300.0;
/// Below this width ranks are hidden and chips gather under the last one.
pub const NARROW: f32 = 1340.0;
pub const WIDE: f32 = 1920.0;

pub const BUTTON: f32 = 28.0;
pub const BUTTON_KEEPER: f32 = 34.0;
pub const BUTTON_PANEL: f32 = 26.0;
pub const BUTTON_BAR: f32 = 24.0;
pub const INSTRUMENT: f32 = 36.0;
pub const CARD_WIDTH: f32 = 200.0;
pub const CARD_HEIGHT: f32 = 98.0;

/// The panel's width in a window of that width.
pub fn panel(window: f32) -> f32 {
    if window < NARROW {
        PANEL_NARROW
    } else if window < WIDE {
        PANEL
    } else {
        PANEL_WIDE
    }
}
