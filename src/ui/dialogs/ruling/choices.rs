use super::matter::About;
use crate::app::Pending;
use crate::clock::{Millis, SideTime};
use crate::i18n::L10n;
use crate::referee::{Consequence, How, Matter, Outcome, Role, State, Table};
use crate::rules::{Color, Sides};
use crate::ui::words as say;

/// One ruling the referee can give.
pub(super) struct Choice {
    pub text: String,
    /// The article, or that it goes against the proposal.
    pub note: String,
    pub does: Does,
    /// Why it cannot be chosen.
    pub refused: Option<String>,
}

/// What a choice leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Does {
    Rule(Consequence),
    /// Clocks set to times that are typed.
    Times,
    /// No warning: a remark, spoken (17.2).
    RemarkInstead,
    /// Not decided here: written down for the chief judge (14.5).
    Refer,
}

/// The proposal first, then what else can be ruled in such a matter.
pub(super) fn choices(
    l: L10n,
    state: &State,
    about: &About,
    pending: &Pending,
    table: Option<&Table>,
    desk: &str,
) -> Vec<Choice> {
    let proposal = &pending.proposal;
    let id = about.table;
    let text = |consequence| say::consequence_text(l, state, id, about.matter, consequence);
    let articles = proposal.articles.iter().map(|a| a.0.as_str()).collect::<Vec<_>>().join(", ");
    let first = l.tr_args("ruling-by-proposal", &[("what", text(proposal.consequence).into())]);
    let mut all = vec![Choice { text: first, note: articles, does: Does::Rule(proposal.consequence), refused: None }];
    let against = l.tr("ruling-against");
    for consequence in alternatives(about, table) {
        if consequence != proposal.consequence {
            let does = Does::Rule(consequence);
            all.push(Choice { text: capital(&text(consequence)), note: against.clone(), does, refused: None });
        }
    }
    if about.sets_clocks && table.is_some() {
        let note = "16.7".to_owned();
        all.push(Choice { text: l.tr("ruling-other-times"), note, does: Does::Times, refused: None });
    }
    if about.warning_count(state).is_some() {
        let (text, note) = (l.tr("ruling-remark-instead"), "17.2".to_owned());
        all.push(Choice { text, note, does: Does::RemarkInstead, refused: None });
        let refused = (state.role_of(desk) == Some(Role::ChiefJudge)).then(|| l.tr("ruling-refer-chief"));
        all.push(Choice { text: l.tr("ruling-refer"), note: "14.5".to_owned(), does: Does::Refer, refused });
    }
    all
}

fn alternatives(about: &About, table: Option<&Table>) -> Vec<Consequence> {
    let lost = |side: Color| Consequence::End(Outcome::win(side.opponent(), about.how));
    let mut all = vec![Consequence::PlayOn];
    match about.matter {
        Some(Matter::WrongColour) => {
            if let Some(table) = table {
                all.push(Consequence::Restart { times: table.watch.control().as_ref().map(|_, c| c.initial()) });
            }
        }
        Some(Matter::Correction) => return Vec::new(),
        Some(Matter::StoppedWithoutReason { side }) => {
            all.push(Consequence::End(Outcome::win(side.opponent(), How::Resignation)));
        }
        _ => {}
    }
    match about.side {
        Some(side) => all.extend([lost(side), lost(side.opponent())]),
        None => all.extend([lost(Color::Black), lost(Color::White)]),
    }
    all.push(Consequence::End(Outcome::BothLose));
    if matches!(about.matter, Some(Matter::BothOverrun | Matter::FormWrong | Matter::SealedMove)) {
        all.push(Consequence::End(Outcome::NoResult));
    }
    all
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Times to start typing from: the proposal's where it sets clocks, else what the clocks show at least.
pub(super) fn times_now(table: &Table, pending: &Pending) -> Sides<SideTime> {
    match pending.proposal.consequence {
        Consequence::Clocks { times, .. } | Consequence::Restart { times } => times,
        _ => table.watch.bounds(pending.at.mono).map(|_, b| b.least),
    }
}

/// The typed lengths in the stage each side is in; `None` when one cannot be read.
pub(super) fn times_typed(table: &Table, pending: &Pending, texts: Option<&Sides<String>>) -> Option<Sides<SideTime>> {
    let texts = texts?;
    let stages = match pending.proposal.consequence {
        Consequence::Clocks { times, .. } | Consequence::Restart { times } => times,
        _ => table.watch.control().as_ref().map(|_, c| c.initial()),
    };
    let read = |color: Color| {
        let left: Millis = texts[color].trim().parse().ok()?;
        Some(match stages[color] {
            SideTime::Japanese { periods, .. } => SideTime::Japanese { periods, left },
            SideTime::Canadian { interval, stones, .. } => SideTime::Canadian { interval, stones, left },
            SideTime::Main { .. } | SideTime::Overrun => SideTime::Main { left },
        })
    };
    Some(Sides::new(read(Color::Black)?, read(Color::White)?))
}
