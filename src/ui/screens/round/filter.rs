//! Which tables the list shows.

use crate::referee::overview::{Line, Status};
use crate::referee::{Player, State, Table};
use crate::rules::Color;
use crate::ui::theme::Tone;
use crate::ui::widgets::{Icon, StateSign};

/// One chip of the place bar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Filter {
    #[default]
    All,
    Absent,
    Running,
    Soon,
    ByoYomi,
    Overrun,
    Stopped,
    Adjourned,
    Counting,
    Finished,
    Warned,
    Protest,
}

impl Filter {
    pub const ALL: [Filter; 12] = [
        Filter::All,
        Filter::Absent,
        Filter::Running,
        Filter::Soon,
        Filter::ByoYomi,
        Filter::Overrun,
        Filter::Stopped,
        Filter::Adjourned,
        Filter::Counting,
        Filter::Finished,
        Filter::Warned,
        Filter::Protest,
    ];

    pub fn takes(self, line: &Line) -> bool {
        let status = line.status;
        match self {
            Filter::All => true,
            Filter::Absent => matches!(status, Status::AbsentBlack | Status::AbsentWhite | Status::AbsentBoth),
            Filter::Running => status == Status::Running,
            Filter::Soon => status == Status::ByoYomiSoon,
            Filter::ByoYomi => status == Status::ByoYomi,
            Filter::Overrun => status == Status::OverrunPossible,
            Filter::Stopped => status == Status::Stopped,
            Filter::Adjourned => status == Status::Adjourned,
            Filter::Counting => status == Status::Counting,
            Filter::Finished => status == Status::Finished,
            Filter::Warned => line.warnings.black + line.warnings.white > 0,
            Filter::Protest => line.protest.is_some(),
        }
    }

    /// The message that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Filter::All => "round-filter-all",
            Filter::Absent => "round-filter-absent",
            Filter::Running => "round-filter-running",
            Filter::Soon => "round-filter-soon",
            Filter::ByoYomi => "round-filter-byoyomi",
            Filter::Overrun => "round-filter-overrun",
            Filter::Stopped => "round-filter-stopped",
            Filter::Adjourned => "round-filter-adjourned",
            Filter::Counting => "round-filter-counting",
            Filter::Finished => "round-filter-finished",
            Filter::Warned => "round-filter-warned",
            Filter::Protest => "round-filter-protest",
        }
    }

    pub const fn mark(self) -> Option<(Icon, Tone)> {
        let sign = match self {
            Filter::All | Filter::Warned => return None,
            Filter::Protest => return Some((Icon::Protest, Tone::Red)),
            Filter::Absent => StateSign::Absent,
            Filter::Running => StateSign::Running,
            Filter::Soon => StateSign::ByoyomiSoon,
            Filter::ByoYomi => StateSign::Byoyomi,
            Filter::Overrun => StateSign::Overrun,
            Filter::Stopped => StateSign::Stopped,
            Filter::Adjourned => StateSign::Adjourned,
            Filter::Counting => StateSign::Counting,
            Filter::Finished => StateSign::Finished,
        };
        Some((sign.icon(), sign.tone()))
    }

    /// Warnings and protests say themselves by their mark alone; they stand apart from the states.
    pub const fn is_mark_alone(self) -> bool {
        matches!(self, Filter::Warned | Filter::Protest)
    }
}

/// Whether a table is meant by what was typed: the beginning of its number, or a part of a name.
pub fn found(state: &State, table: &Table, typed: &str) -> bool {
    let typed = typed.trim();
    if typed.is_empty() {
        return true;
    }
    if typed.bytes().all(|b| b.is_ascii_digit()) {
        return table.id.table.to_string().starts_with(typed);
    }
    let typed = fold(typed);
    Color::BOTH.iter().any(|side| fold(&state.names(table, *side, Player::full_name)).contains(&typed))
}

/// "Ё" is typed as "е" as often as not.
fn fold(text: &str) -> String {
    text.to_lowercase().replace('ё', "е")
}
