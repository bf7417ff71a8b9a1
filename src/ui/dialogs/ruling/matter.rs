use crate::i18n::L10n;
use crate::referee::{Basis, Command, How, Incident, Matter, Measure, Proposal, State, StopReason, TableId, Who};
use crate::rules::Color;
use crate::ui::words as say;

/// What a command that waits for a ruling is about.
pub(super) struct About<'a> {
    pub table: Option<TableId>,
    pub matter: Option<Matter>,
    /// The side it concerns, where it is one.
    pub side: Option<Color>,
    /// How a loss ruled in this matter is written.
    pub how: How,
    /// Clocks can be set by such a ruling.
    pub sets_clocks: bool,
    /// A reason is needed even for what is proposed (17.1).
    pub always_reasoned: bool,
    incident: Option<&'a Incident>,
}

impl<'a> About<'a> {
    pub fn of(command: &'a Command, proposal: &Proposal) -> About<'a> {
        let about = |table, matter, side, how, sets_clocks| About {
            table: Some(table),
            matter: Some(matter),
            side,
            how,
            sets_clocks,
            always_reasoned: false,
            incident: None,
        };
        match command {
            Command::Arrive { table, side, .. } => {
                about(*table, Matter::Arrival { side: *side }, Some(*side), How::Absence, true)
            }
            Command::NobodyCame { table, .. } => about(*table, Matter::NobodyCame, None, How::Absence, false),
            Command::WrongColour { table, .. } => about(*table, Matter::WrongColour, None, How::Regulation, false),
            Command::Stop { table, reason: StopReason::None, by: Some(side), .. } => {
                about(*table, Matter::StoppedWithoutReason { side: *side }, Some(*side), How::Regulation, false)
            }
            Command::Correct { table, .. } => about(*table, Matter::Correction, None, How::Regulation, true),
            Command::Overrun { table, side, .. } => about(*table, Matter::Overrun { side: *side }, Some(*side), How::Time, true),
            Command::BothOverrun { table, .. } => about(*table, Matter::BothOverrun, None, How::Time, true),
            Command::AbsentAtResumption { table, .. } => {
                let replies = match proposal.basis {
                    Basis::AbsentAtResumption { side, .. } | Basis::Overrun { side } => Some(side),
                    _ => None,
                };
                let matter = replies.map(|side| Matter::AbsentAtResumption { side });
                About { matter, ..about(*table, Matter::NobodyCame, replies, How::Absence, false) }
            }
            Command::OpenEnvelope { table, .. } => {
                let matter = match proposal.basis {
                    Basis::CoordinateDiffers { .. } => Matter::Coordinate,
                    _ => Matter::SealedMove,
                };
                about(*table, matter, None, How::Regulation, false)
            }
            Command::FormWrong { table, .. } => about(*table, Matter::FormWrong, None, How::Regulation, false),
            Command::DeclareLoss { table, side, .. } => {
                About { always_reasoned: true, ..about(*table, Matter::Loss { side: *side }, Some(*side), How::Regulation, true) }
            }
            Command::DeclareLossOfBoth { table, .. } => {
                About { always_reasoned: true, ..about(*table, Matter::LossOfBoth, None, How::Regulation, true) }
            }
            Command::RuleOnWarnings { table, .. } => {
                let side = match proposal.basis {
                    Basis::Warnings { side, .. } => side,
                    _ => Color::Black,
                };
                about(*table, Matter::Warning { side }, Some(side), How::Regulation, true)
            }
            Command::EnterIncident { incident, .. } => {
                let side = match incident.who {
                    Who::Side(side) => Some(side),
                    _ => None,
                };
                About {
                    table: incident.table,
                    matter: Some(Matter::Warning { side: side.unwrap_or(Color::Black) }),
                    side,
                    how: How::Regulation,
                    sets_clocks: true,
                    always_reasoned: false,
                    incident: Some(incident),
                }
            }
            _ => About {
                table: None,
                matter: None,
                side: None,
                how: How::Regulation,
                sets_clocks: false,
                always_reasoned: false,
                incident: None,
            },
        }
    }

    /// The number the warning in hand would have in its game (17.2).
    pub fn warning_count(&self, state: &State) -> Option<usize> {
        let incident = self.incident.filter(|i| i.measure == Measure::Warning)?;
        let table = incident.table?;
        let before = |side: Color| {
            if incident.concerns(side) { state.warnings(table, side).count() } else { 0 }
        };
        Some(before(Color::Black).max(before(Color::White)) + 1)
    }

    pub const fn incident(&self) -> Option<&Incident> {
        self.incident
    }

    pub fn title(&self, l: L10n, state: &State) -> String {
        if let Some(count) = self.warning_count(state) {
            return l.tr_args("ruling-title-warning", &[("count", count.into())]);
        }
        let of = |id: &str, side: Color| l.tr_args(id, &[("side", say::side_of(l, side).into())]);
        match self.matter {
            Some(Matter::Arrival { side }) => of("ruling-title-arrival", side),
            Some(Matter::NobodyCame) => l.tr("ruling-title-nobody"),
            Some(Matter::AbsentAtResumption { side }) => of("ruling-title-absent", side),
            Some(Matter::WrongColour) => l.tr("ruling-title-colour"),
            Some(Matter::Loss { side }) => of("ruling-title-loss", side),
            Some(Matter::LossOfBoth) => l.tr("ruling-title-loss-both"),
            Some(Matter::SealedMove | Matter::Coordinate) => l.tr("ruling-title-envelope"),
            Some(Matter::FormWrong) => l.tr("ruling-title-form"),
            Some(Matter::Overrun { side }) => of("ruling-title-overrun", side),
            Some(Matter::BothOverrun) => l.tr("ruling-title-both-overrun"),
            Some(Matter::Correction) => l.tr("ruling-title-correction"),
            Some(Matter::StoppedWithoutReason { side }) => of("ruling-title-stopped", side),
            Some(Matter::Warning { .. } | Matter::Overturned { .. } | Matter::Protest { .. }) | None => l.tr("ruling-title"),
        }
    }

    /// What was entered, as rows of name and text.
    pub fn facts(&self, l: L10n, state: &State) -> Vec<(String, String)> {
        let Some(incident) = self.incident else { return Vec::new() };
        let mut rows = Vec::new();
        let matter = say::matter_words(l, &incident.matter);
        let why = [say::article(l, &incident.article.0), matter].into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>();
        rows.push((l.tr("ruling-whom"), say::whom(l, state, &incident.who)));
        rows.push((l.tr("ruling-what-for"), why.join(" · ")));
        if !incident.note.trim().is_empty() {
            rows.push((l.tr("ruling-what-was"), incident.note.clone()));
        }
        rows
    }
}
