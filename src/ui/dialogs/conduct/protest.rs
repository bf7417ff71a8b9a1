//! A protest: whose, against what, at which level (14.9, 15.9).

use super::{Sent, labelled, recorded_by_key};
use crate::referee::{Article, Causes, Command, Incident, Level, Measure, Player, Protest, StopReason, TableId, Who};
use crate::rules::Color;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Dialog, Field, Icon, Note, Select, bits, check, mark, select_item, stone_dot};
use crate::ui::{Cx, Go, words};
use eframe::egui::{Align, Id, Layout, Ui, vec2};

/// Articles a protest most often stands on.
const ARTICLES: [&str; 8] = ["14.9", "13.1", "16.3", "16.4", "16.5", "16.7", "17.2", "13.3"];

/// What has been typed so far.
#[derive(Debug)]
pub struct ProtestForm {
    table: TableId,
    by: Option<Color>,
    against: String,
    article: String,
    level: Level,
    stop: bool,
    focus: bool,
    sent: Sent,
}

impl ProtestForm {
    pub fn new(table: TableId) -> ProtestForm {
        ProtestForm {
            table,
            by: None,
            against: String::new(),
            article: "14.9".to_owned(),
            level: Level::Judge,
            stop: true,
            focus: true,
            sent: Sent::default(),
        }
    }

    fn lacks(&self, cx: &Cx) -> Option<String> {
        match (self.by, self.against.trim().is_empty()) {
            (None, _) => Some(cx.l.tr("conduct-lacks-side")),
            (_, true) => Some(cx.l.tr("conduct-lacks-against")),
            _ => None,
        }
    }

    fn protest(&self) -> Option<Protest> {
        Some(Protest {
            table: self.table,
            by: self.by?,
            against: self.against.trim().to_owned(),
            article: Article::new(self.article.trim()),
            level: self.level,
        })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Asked {
    lodge: bool,
    note: bool,
    cancel: bool,
}

pub fn show(ui: &mut Ui, cx: &mut Cx, form: &mut ProtestForm) {
    if form.sent.closes(cx) {
        return;
    }
    let l = cx.l;
    let state = cx.model.state();
    let Some(table) = state.table(form.table) else {
        cx.go(Go::CloseDialog);
        return;
    };
    let fixed = table.is_fixed();
    let runs = table.watch.is_running() && !table.is_finished();
    let by_key = recorded_by_key(ui);
    let title = l.tr("conduct-kind-protest");
    let seat = words::table_title(l, form.table);
    let lacks = form.lacks(cx);
    let closed = fixed.then(|| l.tr("conduct-protest-closed"));
    let refused = closed.clone().or_else(|| lacks.clone());
    let (lodge, keep, cancel) = (l.tr("conduct-main-protest"), l.tr("conduct-keep-note"), l.tr("cancel"));
    let shared: &Cx = cx;
    let shown = Dialog::new("conduct-protest", &title).width(600.0).show(
        ui.ctx(),
        |ui| {
            mark(ui, Icon::Protest, 16.0, Tone::Red, &title);
        },
        |ui| {
            bits::words(ui, &seat, Type::S13, Tone::Ink);
        },
        |ui| body(ui, shared, form, runs, fixed),
        |ui| {
            let mut asked = Asked {
                lodge: ui.add(Button::new(&lodge).main().hint("Ctrl Enter").disabled(refused.as_deref())).clicked(),
                ..Asked::default()
            };
            if fixed {
                asked.note = ui.add(Button::new(&keep).disabled(lacks.as_deref())).clicked();
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                asked.cancel = ui.add(Button::new(&cancel).quiet().hint("Esc")).clicked();
            });
            asked
        },
    );
    form.focus = false;
    let asked = shown.footer;
    if shown.close || asked.cancel {
        cx.go(Go::CloseDialog);
    } else if asked.note {
        if let Some(protest) = form.protest() {
            form.sent.send(cx, note(protest));
        }
    } else if (asked.lodge || by_key)
        && form.lacks(cx).is_none()
        && !fixed
        && let Some(protest) = form.protest()
    {
        if runs && form.stop {
            cx.command(Command::Stop { table: form.table, reason: StopReason::Protest, by: Some(protest.by), ruling: None });
        }
        form.sent.send(cx, Command::LodgeProtest(Box::new(protest)));
    }
}

/// A protest that comes too late is no protest; that it was made is written down (13.8).
fn note(protest: Protest) -> Command {
    let incident = Incident {
        table: Some(protest.table),
        who: Who::Side(protest.by),
        measure: Measure::Note,
        article: Article::new("13.8"),
        matter: String::new(),
        note: protest.against,
        causes: Causes::default(),
    };
    Command::EnterIncident { incident: Box::new(incident), ruling: None }
}

fn body(ui: &mut Ui, cx: &Cx, form: &mut ProtestForm, runs: bool, fixed: bool) {
    let l = cx.l;
    let state = cx.model.state();
    labelled(ui, &l.tr("conduct-label-by"), |ui| {
        bits::row(ui, 28.0, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            for side in Color::BOTH {
                let name = state.table(form.table).map(|t| state.names(t, side, Player::short_name)).unwrap_or_default();
                let spoken = format!("{}: {name}", words::side_capital(l, side));
                stone_dot(ui, side, 12.0, &words::side(l, side));
                let on = form.by == Some(side);
                if ui.add(Button::new(&name).name(&spoken).size(ButtonSize::Panel).toggled(on)).clicked() {
                    form.by = Some(side);
                }
            }
        });
    });
    let against = l.tr("conduct-label-against");
    labelled(ui, &against, |ui| {
        let id = Id::unique("conduct-against");
        let field = ui.add(Field::new(&mut form.against, &against).hint(&l.tr("conduct-against-hint")).lines(2).id(id));
        if form.focus {
            field.request_focus();
        }
    });
    let article = l.tr("conduct-label-article");
    labelled(ui, &article, |ui| {
        let text = words::article(l, &form.article);
        let mut chosen = None;
        Select::new(&article, &text).width(180.0).show(ui, |ui| {
            for number in ARTICLES {
                let about = l.tr(&format!("conduct-article-{}", number.replace('.', "-")));
                if select_item(ui, form.article == number, &words::article(l, number), &about).clicked() {
                    chosen = Some(number);
                }
            }
        });
        if let Some(number) = chosen {
            number.clone_into(&mut form.article);
        }
    });
    let level = l.tr("conduct-label-level");
    labelled(ui, &level, |ui| level_select(ui, cx, &level, &mut form.level, |_| None));
    if runs {
        ui.add_space(2.0);
        check(ui, &mut form.stop, &l.tr("conduct-stop-clock"));
    }
    if fixed {
        Note::new(Tone::Red)
            .icon(Icon::Lock)
            .title(&l.tr("conduct-protest-closed"))
            .text(&l.tr("conduct-protest-closed-then"))
            .outlined()
            .show_with(ui, |ui| bits::article(ui, &words::article(l, "13.8")));
    } else {
        bits::words(ui, &l.tr("conduct-protest-means"), Type::S12, Tone::Ink2);
    }
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    form.sent.show_refusal(ui, cx);
}

/// A list of the levels of 14.5; those that are refused stay in it with the reason.
pub fn level_select(ui: &mut Ui, cx: &Cx, name: &str, level: &mut Level, refused: impl Fn(Level) -> Option<String>) {
    let text = words::level_words(cx.l, *level);
    let mut chosen = None;
    Select::new(name, &text).width(260.0).show(ui, |ui| {
        for of in Level::ALL {
            let refused = refused(of);
            let note = refused.clone().unwrap_or_default();
            if select_item(ui, of == *level, &words::level_words(cx.l, of), &note).clicked() && refused.is_none() {
                chosen = Some(of);
            }
        }
    });
    if let Some(of) = chosen {
        *level = of;
    }
}
