use crate::app::Model;
use crate::i18n::L10n;
use crate::referee::overview::{Alert, AlertKind};
use crate::referee::{Conflict, TableId};
use crate::store::MirrorStatus;
use crate::ui::theme::Tone;
use crate::ui::widgets::{Icon, Sign};
use crate::ui::{Place, words};

/// Everything that waits for the referee, most urgent first.
pub(super) struct Needs<'a> {
    pub alerts: &'a [Alert],
    pub conflicts: Vec<Conflict>,
    /// The second copy is behind.
    pub mirror_failed: bool,
}

/// One of them.
#[derive(Clone, Copy)]
pub(super) enum Need {
    Mirror,
    Table(Alert),
    Regulation(Conflict),
}

impl<'a> Needs<'a> {
    pub fn of(model: &'a Model) -> Needs<'a> {
        let conflicts = model.state().regulation().map(crate::referee::Regulation::conflicts).unwrap_or_default();
        let mirror = model.file.as_ref().and_then(|f| f.mirror.as_ref());
        let mirror_failed = mirror.is_some_and(|(_, status)| matches!(status, MirrorStatus::Failed { .. }));
        Needs { alerts: model.overview.alerts(), conflicts, mirror_failed }
    }

    pub fn len(&self) -> usize {
        usize::from(self.mirror_failed) + self.alerts.len() + self.conflicts.len()
    }

    pub fn iter(&self) -> impl Iterator<Item = Need> {
        let mirror = self.mirror_failed.then_some(Need::Mirror);
        let alerts = self.alerts.iter().map(|a| Need::Table(*a));
        let conflicts = self.conflicts.iter().map(|c| Need::Regulation(*c));
        mirror.into_iter().chain(alerts).chain(conflicts)
    }

    /// How many of them wait in a place of the rail.
    pub fn count(&self, place: Place) -> usize {
        let protest = |alert: &Alert| matches!(alert.kind, AlertKind::Protest | AlertKind::Warnings);
        match place {
            Place::Adjournment => self.alerts.iter().filter(|a| a.adjourned && !protest(a)).count(),
            Place::Conduct => self.alerts.iter().filter(|a| protest(a)).count(),
            Place::Regulation => self.conflicts.len(),
            Place::Journal => usize::from(self.mirror_failed),
            Place::Round | Place::Position | Place::Results => 0,
        }
    }
}

impl Need {
    /// What stands bold before the words: the table's number, the article.
    pub fn lead(self, l: L10n) -> String {
        match self {
            Need::Table(alert) => alert.table.table.to_string(),
            Need::Regulation(_) => words::article(l, "5.7"),
            Need::Mirror => String::new(),
        }
    }

    pub fn sign(self, l: L10n) -> Sign {
        let warning = |tone, id: &str| Sign { icon: Icon::Warning, word: l.tr(id), tone };
        match self {
            Need::Table(alert) => words::alert_sign(l, alert.kind, alert.within),
            Need::Mirror => warning(Tone::Red, "alert-mirror"),
            Need::Regulation(Conflict::LatenessAboveHour | Conflict::LatenessUnset) => {
                warning(Tone::Amber, "alert-conflict-lateness")
            }
            Need::Regulation(Conflict::ResumptionCheckShort) => warning(Tone::Amber, "alert-conflict-check"),
            Need::Regulation(Conflict::Fischer) => warning(Tone::Amber, "alert-conflict-control"),
        }
    }

    /// Where a click leads.
    pub fn target(self) -> (Place, Option<TableId>) {
        match self {
            Need::Mirror => (Place::Journal, None),
            Need::Regulation(_) => (Place::Regulation, None),
            Need::Table(alert) => {
                let place = match alert.kind {
                    AlertKind::Protest | AlertKind::Warnings => Place::Conduct,
                    _ if alert.adjourned => Place::Adjournment,
                    _ => Place::Round,
                };
                (place, Some(alert.table))
            }
        }
    }
}
