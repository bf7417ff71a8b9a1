use crate::i18n::L10n;
use crate::referee::{Level, Measure, Player, Rank, Role, State, Who};

/// "3 дан".
#[must_use]
pub fn rank(l: L10n, rank: Rank) -> String {
    match rank {
        Rank::Unknown => String::new(),
        Rank::Kyu(n) => l.tr_args("grade-kyu", &[("n", n.into())]),
        Rank::Dan(n) => l.tr_args("grade-dan", &[("n", n.into())]),
        Rank::Pro(n) => l.tr_args("grade-pro", &[("n", n.into())]),
    }
}

/// "3д".
#[must_use]
pub fn rank_short(l: L10n, rank: Rank) -> String {
    match rank {
        Rank::Unknown => String::new(),
        Rank::Kyu(n) => l.tr_args("grade-kyu-short", &[("n", n.into())]),
        Rank::Dan(n) => l.tr_args("grade-dan-short", &[("n", n.into())]),
        Rank::Pro(n) => l.tr_args("grade-pro-short", &[("n", n.into())]),
    }
}

/// "главный судья".
#[must_use]
pub fn role_words(l: L10n, role: Role) -> String {
    l.tr(match role {
        Role::ChiefJudge => "role-chief",
        Role::Judge => "role-judge",
        Role::Secretary => "role-secretary",
    })
}

/// Who wrote an entry: "Берестов Антон, главный судья"; a name alone where the panel of judges does not have it.
#[must_use]
pub fn desk_words(l: L10n, state: &State, name: &str) -> String {
    match (name.is_empty(), state.role_of(name)) {
        (true, _) => l.tr("desk-nobody"),
        (false, Some(role)) => format!("{name}, {}", role_words(l, role)),
        (false, None) => name.to_owned(),
    }
}

/// "главный судья": the level that decides.
#[must_use]
pub fn level_words(l: L10n, level: Level) -> String {
    l.tr(match level {
        Level::Judge => "level-judge",
        Level::ChiefJudge => "level-chief",
        Level::Committee => "level-committee",
        Level::Organisers => "level-organisers",
        Level::Presidium => "level-presidium",
    })
}

/// "предупреждение".
#[must_use]
pub fn measure_words(l: L10n, measure: Measure) -> String {
    l.tr(match measure {
        Measure::Remark => "measure-remark",
        Measure::Warning => "measure-warning",
        Measure::Penalty { .. } => "measure-penalty",
        Measure::Removal => "measure-removal",
        Measure::Exclusion => "measure-exclusion",
        Measure::Note => "measure-note",
    })
}

/// To whom: "чёрным", "обеим сторонам", "зрителю (Иванов)".
#[must_use]
pub fn whom(l: L10n, state: &State, who: &Who) -> String {
    let named = |id: &str, name: &str| {
        if name.is_empty() { l.tr(id) } else { format!("{} ({name})", l.tr(id)) }
    };
    match who {
        Who::Side(color) => super::side_to(l, *color),
        Who::BothSides => l.tr("whom-both"),
        Who::Player(id) => {
            let name = state.player(*id).map_or_else(|| format!("#{id}"), Player::short_name);
            named("whom-player", &name)
        }
        Who::Spectator(name) => named("whom-spectator", name),
        Who::Coach(name) => named("whom-coach", name),
        Who::Judge(name) => named("whom-judge", name),
        Who::Team(name) => named("whom-team", name),
    }
}

pub use crate::forms::wording::matter_words;
