use crate::referee::{EntryNo, Measure, TableId};
use crate::rules::Color;
use crate::ui::dialogs::clock::ClockDialog;
use crate::ui::dialogs::conduct::ConductDialog;
use crate::ui::dialogs::station::StationDialog;
use crate::ui::dialogs::{Dialog, clock};
use crate::ui::screens::round::hand_over;
use crate::ui::{Cx, Go, Place};

/// What an item of the palette does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    Open(TableId),
    Entry(Entry),
    Readings(TableId),
    Stop(TableId),
    Result(TableId),
    Adjourn(TableId),
    Position(TableId),
    Protest(TableId),
    Place(Place),
    Counter(EntryNo),
    People,
    Mirror,
    Settings,
    Keys,
    Wall,
    WallNotice,
}

/// An entry of conduct on its way: to whom, what, and for what as far as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub table: TableId,
    /// `None` for both sides.
    pub side: Option<Color>,
    pub measure: Measure,
    /// Its place in the catalogue.
    pub matter: Option<usize>,
}

/// One thing the palette found.
pub(super) struct Item {
    pub act: Act,
    pub title: String,
    pub text: String,
    /// On the yellow card: which warning it would be.
    pub number: String,
}

impl Act {
    pub fn carry_out(self, cx: &mut Cx) {
        if let Some(table) = self.table() {
            cx.go(Go::Table(Some(table)));
        }
        match self {
            Act::Open(_) => cx.go(Go::To(Place::Round)),
            Act::Entry(entry) => entry.open(cx),
            Act::Readings(table) => cx.dialog(Dialog::Clock(ClockDialog::readings(cx.model, &[table]))),
            Act::Stop(table) => cx.dialog(Dialog::Clock(clock::ClockDialog::stop(vec![table]))),
            Act::Result(table) => hand_over::result(cx, table),
            Act::Adjourn(table) => hand_over::adjourn(cx, &[table]),
            Act::Position(_) => cx.go(Go::To(Place::Position)),
            Act::Protest(table) => hand_over::protest(cx, table),
            Act::Place(place) => cx.go(Go::To(place)),
            Act::Counter(entry) => cx.dialog(Dialog::Station(StationDialog::counter(cx, entry))),
            Act::People => cx.dialog(Dialog::Station(StationDialog::officials(cx.model))),
            Act::Mirror => cx.dialog(Dialog::Station(StationDialog::mirror(cx.model))),
            Act::Settings => cx.dialog(Dialog::Station(StationDialog::Settings)),
            Act::Keys => cx.dialog(Dialog::Station(StationDialog::Help)),
            Act::Wall => cx.go(Go::Wall(true)),
            Act::WallNotice => cx.dialog(Dialog::Station(StationDialog::wall_notice(cx.model))),
        }
    }

    /// The article behind it.
    pub const fn article(self) -> Option<&'static str> {
        match self {
            Act::Entry(_) => Some("17.2"),
            Act::Readings(_) => Some("9.1"),
            Act::Stop(_) => Some("14.8"),
            Act::Result(_) => Some("13.8"),
            Act::Adjourn(_) => Some("12.1"),
            Act::Position(_) => Some("16.4"),
            Act::Protest(_) => Some("14.9"),
            _ => None,
        }
    }

    const fn table(self) -> Option<TableId> {
        match self {
            Act::Open(table)
            | Act::Entry(Entry { table, .. })
            | Act::Readings(table)
            | Act::Stop(table)
            | Act::Result(table)
            | Act::Adjourn(table)
            | Act::Position(table)
            | Act::Protest(table) => Some(table),
            _ => None,
        }
    }
}

impl Entry {
    /// The dialog, with everything in it that is known: where all of it is, only the button is left.
    fn open(self, cx: &mut Cx) {
        let Entry { table, side, measure, matter } = self;
        cx.dialog(Dialog::Conduct(match matter {
            Some(matter) => ConductDialog::entry_about(table, side, measure, matter),
            None if side.is_none() => ConductDialog::entry_of_both(table, measure),
            None => ConductDialog::entry(Some(table), side, measure),
        }));
    }
}
