//! Who sits at the desk, and what he may decide (14.5, 17.3).

use crate::app::Model;
use crate::referee::{Level, Role};

/// The name entries will carry: the one chosen in the settings, else the chief judge's.
pub fn name(model: &Model) -> String {
    let chosen = model.settings.desk.trim();
    if !chosen.is_empty() {
        return chosen.to_owned();
    }
    let officials = model.state().foundation.as_ref().map(|f| f.officials.as_slice()).unwrap_or_default();
    officials.iter().find(|o| o.role == Role::ChiefJudge).map(|o| o.name.clone()).unwrap_or_default()
}

pub fn is_chief(model: &Model) -> bool {
    model.state().role_of(&name(model)) == Some(Role::ChiefJudge)
}

/// The highest level whose decisions the desk may enter.
pub fn may_enter(model: &Model, level: Level) -> bool {
    level < Level::ChiefJudge || is_chief(model)
}
