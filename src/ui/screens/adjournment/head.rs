//! The bar of the place while a table is open: whose game it is, how far it is, its papers.

use super::{Mode, frozen, say, when};
use crate::app::{Action, Destination, SettingsChange};
use crate::forms::Order;
use crate::referee::{Adjournment, Step, Table, TableId};
use crate::rules::Color;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::adjournment::AdjournmentDialog;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Icon, Sign, StateSign, bits, paint, place_bar, select_item, sign_badge, stone_dot};
use crate::ui::{Cx, Go};
use eframe::egui::{Align, Layout, Popup, PopupCloseBehavior, Rect, Sense, Ui, WidgetInfo, vec2};

/// The widest a name may be before it is cut.
const NAME: f32 = 150.0;

/// Shows the bar; the other sheet is asked for through `other`.
pub fn bar(
    ui: &mut Ui,
    cx: &mut Cx,
    table: &Table,
    adjournment: Option<(&Adjournment, Mode)>,
    other: impl FnOnce(&mut Ui, Mode),
) {
    let l = cx.l;
    place_bar(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let number = l.tr_args("adjournment-table", &[("table", table.id.table.0.into())]);
        bits::strong(ui, &number, Type::S15, Tone::Ink);
        for side in Color::BOTH {
            ui.add_space(4.0);
            player(ui, cx, table, side);
        }
        if let Some((adjournment, mode)) = adjournment {
            ui.add_space(4.0);
            let sign = match mode {
                Mode::Form => StateSign::Adjourned.with(l.tr("adjournment-sign-adjourned")),
                Mode::Resumption => Sign { icon: Icon::Envelope, word: l.tr("adjournment-sign-resumption"), tone: Tone::Violet },
            };
            sign_badge(ui, &sign);
            let text = match mode {
                Mode::Form => {
                    let all = Step::ALL.len();
                    let done = all - adjournment.open_steps().count();
                    l.tr_args(
                        "adjournment-progress",
                        &[("number", adjournment.number.into()), ("done", done.into()), ("all", all.into())],
                    )
                }
                Mode::Resumption => l.tr_args(
                    "adjournment-resumption-line",
                    &[
                        ("number", adjournment.number.into()),
                        ("envelope", adjournment.envelope.number.into()),
                        ("round", table.id.round.0.into()),
                        ("time", when::say(l, adjournment.resumption, cx.model.now).into()),
                    ],
                ),
            };
            // What the buttons at the right leave.
            let room = ui.available_width()
                - match mode {
                    Mode::Form => 560.0,
                    Mode::Resumption => 460.0,
                };
            cut(ui, &text, room.max(120.0), Tone::Dim);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| match adjournment {
            Some((_, mode)) => buttons(ui, cx, table, mode, other),
            None => all_tables(ui, cx),
        });
    });
}

fn player(ui: &mut Ui, cx: &Cx, table: &Table, side: Color) {
    ui.spacing_mut().item_spacing.x = 4.0;
    stone_dot(ui, side, 12.0, &say::side(cx.l, side));
    cut(ui, &say::name(cx.model.state(), table, side), NAME, Tone::Ink);
    let rank = say::rank(cx.l, cx.model.state(), table, side);
    if !rank.is_empty() {
        bits::words(ui, &rank, Type::S13, Tone::Dim);
    }
    ui.spacing_mut().item_spacing.x = 8.0;
}

/// Words of 13 cut to a width.
fn cut(ui: &mut Ui, text: &str, most: f32, tone: Tone) {
    let width = paint::width(ui.painter(), text, Type::S13.font()).min(most).ceil();
    let (rect, response) = ui.allocate_exact_size(vec2(width, 20.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(eframe::egui::Role::Label, true, text));
    let room = Rect::from_min_size(rect.min, vec2(width + 1.0, 20.0));
    paint::line(ui.painter(), room, Align::Min, text, Type::S13.font(), theme::tokens(ui).tone(tone));
    response.on_hover_text(text);
}

fn buttons(ui: &mut Ui, cx: &mut Cx, table: &Table, mode: Mode, other: impl FnOnce(&mut Ui, Mode)) {
    let l = cx.l;
    let id = table.id;
    let print = |ui: &mut Ui, cx: &mut Cx, text: &str, paper: Order| {
        let busy = cx.model.printing.contains(&paper).then(|| l.tr("adjournment-printing"));
        let button = Button::new(text).icon(Icon::Print).size(ButtonSize::Bar).disabled(busy.as_deref());
        if ui.add(button).clicked() {
            cx.action(Action::Print { paper, to: Destination::Viewer });
        }
    };
    match mode {
        Mode::Form => {
            let refused = frozen(cx);
            let text = l.tr("adjournment-cancel-button");
            if ui.add(Button::new(&text).size(ButtonSize::Bar).disabled(refused.as_deref())).clicked() {
                cx.dialog(Dialog::Adjournment(AdjournmentDialog::cancel(id)));
            }
            more_papers(ui, cx, id);
            print(ui, cx, &l.tr("adjournment-print-envelope"), Order::Envelope(id));
            print(ui, cx, &l.tr("adjournment-print-form"), Order::AdjournmentForm(id));
        }
        Mode::Resumption => {
            more_papers(ui, cx, id);
            print(ui, cx, &l.tr("adjournment-print-resumption"), Order::ResumptionSheet(id));
            if ui.add(Button::new(&l.tr("adjournment-to-form")).size(ButtonSize::Bar)).clicked() {
                other(ui, Mode::Form);
            }
        }
    }
    all_tables(ui, cx);
}

/// The papers asked for less often.
fn more_papers(ui: &mut Ui, cx: &mut Cx, id: TableId) {
    let l = cx.l;
    let response = ui.add(Button::new(&l.tr("envelope-papers")).icon(Icon::Print).size(ButtonSize::Bar));
    Popup::menu(&response).gap(2.0).close_behavior(PopupCloseBehavior::CloseOnClick).show(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let papers = [
            ("envelope-pack-table", Order::TablePack(id)),
            ("adjournment-print-label", Order::EnvelopeLabel(id)),
            ("envelope-receipts", Order::Receipts(id)),
            ("adjournment-print-resumption", Order::ResumptionSheet(id)),
        ];
        for (text, paper) in papers {
            if select_item(ui, false, &l.tr(text), "").clicked() && !cx.model.printing.contains(&paper) {
                cx.action(Action::Print { paper, to: Destination::Viewer });
            }
        }
        let both = cx.model.settings.bilingual_papers;
        if select_item(ui, both, &l.tr("envelope-papers-both"), "").clicked() {
            cx.action(Action::ChangeSettings(SettingsChange::BilingualPapers(!both)));
        }
    });
}

fn all_tables(ui: &mut Ui, cx: &mut Cx) {
    if ui.add(Button::new(&cx.l.tr("adjournment-whole-round")).size(ButtonSize::Bar)).clicked() {
        cx.go(Go::Table(None));
    }
}
