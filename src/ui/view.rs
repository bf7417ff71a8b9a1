use super::dialogs::{self, Dialog};
use super::palette::PaletteView;
use super::screens;
use crate::referee::TableId;

/// The places of the left rail, F1 to F7.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    #[default]
    Round,
    Position,
    Adjournment,
    Conduct,
    Results,
    Regulation,
    Journal,
}

impl Place {
    pub const ALL: [Place; 7] =
        [Place::Round, Place::Position, Place::Adjournment, Place::Conduct, Place::Results, Place::Regulation, Place::Journal];
}

/// What the window shows and where its cursors stand. None of it is recorded, none of it is read by the model.
#[derive(Debug, Default)]
pub struct View {
    pub place: Place,
    /// The table in hand; it goes along from place to place.
    pub table: Option<TableId>,
    pub dialog: Option<Box<Dialog>>,
    pub ruling: dialogs::ruling::RulingView,
    pub palette: Option<PaletteView>,
    pub time_keeper: Option<TableId>,
    pub wall: bool,
    pub start: screens::start::StartView,
    pub round: screens::round::RoundView,
    pub position: screens::position::PositionView,
    pub adjournment: screens::adjournment::AdjournmentView,
    pub conduct: screens::conduct::ConductView,
    pub results: screens::results::ResultsView,
    pub regulation: screens::regulation::RegulationView,
    pub journal: screens::journal::JournalView,
}
