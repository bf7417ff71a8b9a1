use crate::app::{Action, Model, SettingsChange};
use crate::referee::{Command, Official, Role};
use crate::ui::dialogs::parts::{Answer, footer};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog, Field, Icon, RadioRow, Select, divider, heading, select_item, words};
use crate::ui::{Cx, Go, words as say};
use eframe::egui::Ui;

#[derive(Debug)]
pub struct PeopleView {
    officials: Vec<Official>,
    /// Who sits at the desk, by name.
    desk: String,
}

impl PeopleView {
    pub(super) fn of(model: &Model) -> PeopleView {
        let officials = model.state().foundation.as_ref().map(|f| f.officials.clone()).unwrap_or_default();
        let chief = officials.iter().find(|o| o.role == Role::ChiefJudge).map(|o| o.name.clone());
        let desk = model.settings.desk.trim();
        let desk = if desk.is_empty() { chief.unwrap_or_default() } else { desk.to_owned() };
        PeopleView { officials, desk }
    }
}

const ROLES: [Role; 3] = [Role::ChiefJudge, Role::Judge, Role::Secretary];

pub(super) fn show(ui: &mut Ui, cx: &mut Cx, view: &mut PeopleView) {
    let l = cx.l;
    let title = l.tr("people-title");
    let nameless = view.officials.iter().any(|o| o.name.trim().is_empty());
    let refused = nameless.then(|| l.tr("people-nameless"));
    let shown = Dialog::new("people", &title).width(560.0).show(
        ui.ctx(),
        |_| (),
        |_| (),
        |ui| {
            heading(ui, &l.tr("people-panel"));
            let mut removed = None;
            for (at, official) in view.officials.iter_mut().enumerate() {
                ui.push_id(at, |ui| {
                    ui.horizontal(|ui| {
                        let name = l.tr_args("people-name", &[("n", (at + 1).into())]);
                        ui.add(Field::new(&mut official.name, &name).width(260.0));
                        let role = say::role_words(l, official.role);
                        let role_name = l.tr_args("people-role", &[("n", (at + 1).into())]);
                        Select::new(&role_name, &role).width(160.0).show(ui, |ui| {
                            for role in ROLES {
                                let on = role == official.role;
                                if select_item(ui, on, &say::role_words(l, role), "").clicked() {
                                    official.role = role;
                                }
                            }
                        });
                        let remove = l.tr_args("people-remove", &[("name", (&official.name).into())]);
                        if ui.add(Button::mark(Icon::Cross, &remove).quiet()).clicked() {
                            removed = Some(at);
                        }
                    });
                });
            }
            if let Some(at) = removed {
                view.officials.remove(at);
            }
            if ui.add(Button::new(&l.tr("people-add")).icon(Icon::Plus)).clicked() {
                view.officials.push(Official { name: String::new(), role: Role::Judge });
            }
            divider(ui);
            heading(ui, &l.tr("people-desk"));
            words(ui, &l.tr("people-desk-what"), Type::S12, Tone::Ink2);
            let named = view.officials.iter().filter(|o| !o.name.trim().is_empty());
            for official in named {
                let on = view.desk == official.name;
                let role = say::role_words(l, official.role);
                if (RadioRow { text: &official.name, note: &role, on, refused: None }).show(ui).clicked() {
                    view.desk.clone_from(&official.name);
                }
            }
        },
        |ui| footer(ui, l, &l.tr("people-record"), refused.as_deref()),
    );
    if shown.footer == Answer::Main {
        let before = cx.model.state().foundation.as_ref().map(|f| f.officials.as_slice()).unwrap_or_default();
        for official in &mut view.officials {
            official.name = official.name.trim().to_owned();
        }
        if before != view.officials {
            cx.command(Command::SetOfficials(view.officials.clone()));
        }
        if view.desk != cx.model.settings.desk {
            cx.action(Action::ChangeSettings(SettingsChange::Desk(view.desk.trim().to_owned())));
        }
        cx.go(Go::CloseDialog);
    } else if shown.close || shown.footer == Answer::Cancel {
        cx.go(Go::CloseDialog);
    }
}
