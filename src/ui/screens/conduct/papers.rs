//! What the log gives away: papers, exports, and the committee and the announcement that belong to them.

use crate::app::{Action, ConductExport, Destination};
use crate::forms::Order;
use crate::referee::{Command, RoundNo};
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::conduct::ConductDialog;
use crate::ui::widgets::{Select, select_item};
use crate::ui::{Cx, words};
use eframe::egui::Ui;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    Protocol,
    Report,
    Csv,
    Ron,
    Committee,
    Announce,
}

impl Item {
    const ALL: [Item; 6] = [Item::Protocol, Item::Report, Item::Csv, Item::Ron, Item::Committee, Item::Announce];

    const fn id(self) -> &'static str {
        match self {
            Item::Protocol => "conduct-print",
            Item::Report => "conduct-report",
            Item::Csv => "conduct-export-csv",
            Item::Ron => "conduct-export-ron",
            Item::Committee => "conduct-committee",
            Item::Announce => "conduct-announce",
        }
    }

    const fn article(self) -> &'static str {
        match self {
            Item::Protocol => "13.8",
            Item::Report => "14.4",
            Item::Csv | Item::Ron => "",
            Item::Committee => "5.6",
            Item::Announce => "14.7",
        }
    }
}

pub fn menu(ui: &mut Ui, cx: &mut Cx, round: Option<RoundNo>) {
    let l = cx.l;
    let name = l.tr("conduct-papers");
    let mut chosen = None;
    Select::new(&name, &name).bar().show(ui, |ui| {
        for item in Item::ALL {
            let note = if item.article().is_empty() { String::new() } else { words::article(l, item.article()) };
            if select_item(ui, false, &l.tr(item.id()), &note).clicked() {
                chosen = Some(item);
            }
        }
    });
    let print = |paper| Action::Print { paper, to: Destination::Viewer };
    match (chosen, round) {
        (Some(Item::Protocol), Some(round)) => cx.action(print(Order::RoundProtocol(round))),
        (Some(Item::Report), _) => cx.action(print(Order::Report(l.locale()))),
        (Some(Item::Csv), _) => cx.action(Action::ExportConduct(ConductExport::Csv)),
        (Some(Item::Ron), _) => cx.action(Action::ExportConduct(ConductExport::Ron)),
        (Some(Item::Committee), _) => cx.dialog(Dialog::Conduct(ConductDialog::committee(cx.model))),
        (Some(Item::Announce), _) => cx.command(Command::AnnounceResults),
        (Some(Item::Protocol), None) | (None, _) => {}
    }
}
