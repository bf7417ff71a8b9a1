//! Words for what happened: events, refusals, proposals, states. Everything a screen says about the referee's facts is worded
//! here, so that two screens never call one thing by two names.

mod conduct;
mod event;
mod failure;
mod person;
mod refusal;
mod result;
mod ruling;
mod status;

pub use crate::words::{
    Said, board_text_unreadable, damage_words, finding_words, left_out_words, number, record_unreadable, record_unusable,
    store_failure,
};
pub use conduct::{means_article, means_text, origin_words};
pub use event::{custody_text, event_text, found_words, kind_words, step_words, stop_words};
pub use failure::{failure, mirror_failure_words};
pub use person::{desk_words, level_words, matter_words, measure_words, rank, rank_short, role_words, whom};
pub use refusal::{check_words, illegal_words, refusal};
pub use result::{outcome_short, outcome_words};
pub use ruling::{basis_text, clocks_text, conflict_words, consequence_text, main_button};
pub use status::{alert_sign, next_text, sign, within_text};

use crate::clock::SideTime;
use crate::i18n::L10n;
use crate::referee::{State, TableId};
use crate::rules::{Color, Notation, Point, Size};

/// The badge of an article: "п. 16.1" or "16.1" of the Code, "ст. 12", "Приказ 225, 3".
#[must_use]
pub fn article(l: L10n, number: &str) -> String {
    if let Some(clause) = number.strip_prefix("225/") {
        return l.tr_args("article-order", &[("n", clause.into())]);
    }
    let id = if number.contains('.') { "article-clause" } else { "article-whole" };
    l.tr_args(id, &[("n", number.into())])
}

/// "чёрные".
#[must_use]
pub fn side(l: L10n, color: Color) -> String {
    l.tr(match color {
        Color::Black => "black",
        Color::White => "white",
    })
}

/// "Чёрные".
#[must_use]
pub fn side_capital(l: L10n, color: Color) -> String {
    l.tr(match color {
        Color::Black => "black-capital",
        Color::White => "white-capital",
    })
}

/// "чёрных": whose.
#[must_use]
pub fn side_of(l: L10n, color: Color) -> String {
    l.tr(match color {
        Color::Black => "black-of",
        Color::White => "white-of",
    })
}

/// "чёрным": to whom.
#[must_use]
pub fn side_to(l: L10n, color: Color) -> String {
    l.tr(match color {
        Color::Black => "black-to",
        Color::White => "white-to",
    })
}

/// "Стол 247".
#[must_use]
pub fn table_title(l: L10n, table: TableId) -> String {
    l.tr_args("table-title", &[("table", number(table.table.0))])
}

/// A point in the notation of the window, on the tournament's board.
#[must_use]
pub fn point(state: &State, point: Point) -> String {
    let size = state.foundation.as_ref().map_or(Size::STANDARD, |f| f.tournament.size);
    Notation::Standard.format(size, point)
}

/// What a side has left, as far as its control words it.
#[must_use]
pub fn side_time(l: L10n, state: &State, table: impl Into<Option<TableId>>, color: Color, time: SideTime) -> String {
    match table.into().and_then(|id| state.table(id)) {
        Some(found) => l.side_time(&found.watch.control()[color], time),
        None => l.hms(time.left()),
    }
}

/// The name of a file that was kept beside another.
#[must_use]
pub fn kept_file(path: Option<&std::path::Path>) -> String {
    path.and_then(std::path::Path::file_name).map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
