//! The station's own matters: who sits at it, its second copy, its settings, what was lost while it slept, what is taken back.

mod counter;
mod gap;
mod help;
mod mirror;
mod people;
mod settings;
mod wall_notice;

pub use gap::gap;
pub(crate) use settings::{language, theme as theme_choice};

use crate::app::Model;
use crate::referee::EntryNo;
use crate::ui::Cx;
use counter::CounterView;
use eframe::egui::Ui;
use mirror::MirrorView;
use people::PeopleView;
use wall_notice::WallNoticeView;

#[derive(Debug)]
pub enum StationDialog {
    /// Takes an entry back by a counter-entry.
    Counter(CounterView),
    /// The panel of judges, and who sits at the desk.
    People(PeopleView),
    /// The second copy of the journal.
    Mirror(MirrorView),
    /// A line for everybody on the wall screen.
    WallNotice(WallNoticeView),
    Settings,
    /// The keys.
    Help,
}

impl StationDialog {
    /// Asks to take an entry back, with the commonest reason already written.
    #[must_use]
    pub fn counter(cx: &Cx, entry: EntryNo) -> StationDialog {
        StationDialog::Counter(CounterView { entry, reason: cx.l.tr("counter-usual-reason") })
    }

    #[must_use]
    pub fn officials(model: &Model) -> StationDialog {
        StationDialog::People(PeopleView::of(model))
    }

    #[must_use]
    pub fn wall_notice(model: &Model) -> StationDialog {
        StationDialog::WallNotice(WallNoticeView::of(model))
    }

    #[must_use]
    pub fn mirror(model: &Model) -> StationDialog {
        let path = model.file.as_ref().and_then(|f| f.mirror.as_ref()).map(|(path, _)| path.display().to_string());
        StationDialog::Mirror(MirrorView { path: path.unwrap_or_default() })
    }
}

pub fn show(ui: &mut Ui, cx: &mut Cx, view: &mut StationDialog) {
    match view {
        StationDialog::Counter(view) => counter::show(ui, cx, view),
        StationDialog::People(view) => people::show(ui, cx, view),
        StationDialog::Mirror(view) => mirror::show(ui, cx, view),
        StationDialog::WallNotice(view) => wall_notice::show(ui, cx, view),
        StationDialog::Settings => settings::show(ui, cx),
        StationDialog::Help => help::show(ui, cx),
    }
}
