use crate::i18n::L10n;
use crate::referee::{CameOf, Means};

/// What a step of the ladder would mean: "2-е в этой партии: предложим поражение".
#[must_use]
pub fn means_text(l: L10n, means: Means) -> String {
    match means {
        Means::Spoken => l.tr("means-spoken"),
        Means::WarningDue { remarks } => l.tr_args("means-warning-due", &[("n", remarks.into())]),
        Means::Protocol { number, points: 0 } => l.tr_args("means-protocol", &[("n", number.into())]),
        Means::Protocol { number, points } => {
            l.tr_args("means-protocol-points", &[("n", number.into()), ("points", points.into())])
        }
        Means::Penalty { points } => l.tr_args("means-penalty", &[("points", points.into())]),
        Means::LossProposed { number } => l.tr_args("means-loss", &[("n", number.into())]),
        Means::Kept { fixed: false } => l.tr("means-kept"),
        Means::Kept { fixed: true } => l.tr("means-kept-fixed"),
        Means::NoGame => l.tr("means-no-game"),
        Means::Visitor { again: false } => l.tr("means-visitor"),
        Means::Visitor { again: true } => l.tr("means-visitor-again"),
        Means::Organisers => l.tr("means-organisers"),
        Means::Team => l.tr("means-team"),
        Means::ChiefPower => l.tr("means-chief-power"),
        Means::ChiefOnly => l.tr("means-chief-only"),
        Means::Fact => l.tr("means-fact"),
    }
}

/// The same with its article at the end: "устно, п. 17.2".
#[must_use]
pub fn means_article(l: L10n, means: Means) -> String {
    format!("{}, {}", means_text(l, means), super::article(l, means.article()))
}

/// "слабая организация".
#[must_use]
pub fn origin_words(l: L10n, origin: CameOf) -> String {
    l.tr(match origin {
        CameOf::Organisation => "origin-organisation",
        CameOf::Rules => "origin-rules",
        CameOf::Oversight => "origin-oversight",
        CameOf::Intent => "origin-intent",
    })
}
