use crate::app::{Action, Model, Notice};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Icon, article, mark, paint, strong, words};
use crate::ui::{Cx, words as say};
use eframe::egui::{Align, Frame, Label, Layout, Margin, Popup, PopupCloseBehavior, RichText, Ui, vec2};

/// Whether the bottom line has anything to say.
#[must_use]
pub(super) fn has_notice(model: &Model) -> bool {
    model.notice.is_some() || !model.printing.is_empty()
}

/// What the last act met, at the bottom: it stays until the next act or until it is put away.
pub(super) fn notice(ui: &mut Ui, cx: &mut Cx) {
    let (t, l) = (theme::tokens(ui), cx.l);
    let (tone, icon, title, said) = match &cx.model.notice {
        Some(Notice::Refused(refusal)) => {
            (Tone::Amber, Icon::Warning, l.tr("not-recorded"), say::refusal(l, cx.model.state(), refusal))
        }
        Some(Notice::Failed(failure)) => (Tone::Red, Icon::Warning, l.tr("failed"), say::failure(l, failure)),
        Some(Notice::Printed(path)) => {
            let what = l.tr_args("notice-printed", &[("path", path.display().to_string().into())]);
            (Tone::Green, Icon::Check, l.tr("notice-printed-title"), plain(what))
        }
        Some(Notice::PackStopped) => {
            (Tone::Amber, Icon::Print, l.tr("notice-pack-stopped"), plain(l.tr("notice-pack-stopped-what")))
        }
        Some(Notice::Torn { line, saved }) => {
            let what =
                l.tr_args("notice-torn", &[("line", say::number(line)), ("file", say::kept_file(saved.as_deref()).into())]);
            (Tone::Amber, Icon::Warning, l.tr("notice-torn-title"), plain(what))
        }
        Some(Notice::ClockSet { by }) => {
            let what = l.tr_args("notice-clock-set", &[("by", l.hms(*by).into())]);
            (Tone::Amber, Icon::Warning, l.tr("notice-clock-set-title"), plain(what))
        }
        Some(Notice::Created { left_out: 0 }) => {
            (Tone::Green, Icon::Check, l.tr("notice-created-title"), plain(l.tr("notice-created")))
        }
        Some(Notice::Created { left_out }) => {
            let what = l.tr_args("notice-left-out", &[("count", (*left_out).into())]);
            (Tone::Amber, Icon::Warning, l.tr("notice-created-title"), plain(what))
        }
        None => {
            let what = l.tr_args("notice-printing", &[("count", cx.model.printing.len().into())]);
            (Tone::Dim, Icon::Print, l.tr("notice-printing-title"), plain(what))
        }
    };
    let bar = ui.max_rect();
    let fill = if tone == Tone::Dim { t.panel } else { t.tint(tone) };
    ui.painter().rect_filled(bar, 0.0, fill);
    paint::top_line(ui.painter(), bar, if tone == Tone::Dim { t.edge } else { t.tone(tone) });
    Frame::NONE.inner_margin(Margin::symmetric(12, 5)).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), 24.0), Layout::right_to_left(Align::Center), |ui| {
            if cx.model.notice.is_some()
                && ui.add(Button::mark(Icon::Cross, &l.tr("notice-dismiss")).quiet().size(ButtonSize::Bar)).clicked()
            {
                cx.action(Action::DismissNotice);
            }
            if let Some(number) = said.article {
                article(ui, &say::article(l, number));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                mark(ui, icon, 14.0, tone, &title);
                strong(ui, &title, Type::S13, Tone::Ink);
                let text = if said.then.is_empty() { said.what.clone() } else { format!("{} {}", said.what, said.then) };
                let whole = paint::width(ui.painter(), &text, Type::S13.font());
                let more = l.tr("notice-whole");
                let button = paint::width(ui.painter(), &more, Type::S12.font()) + 24.0;
                let short = whole <= ui.available_width();
                let room = if short { whole + 1.0 } else { (ui.available_width() - button - 8.0).max(40.0) };
                let line = RichText::new(&text).font(Type::S13.font()).color(t.ink);
                ui.add_sized(vec2(room, 20.0), Label::new(line).truncate().halign(Align::Min));
                // Nothing is lost to a short line: the whole text opens above it.
                if !short {
                    let response = ui.add(Button::new(&more).size(ButtonSize::Bar));
                    Popup::menu(&response).width(560.0).gap(4.0).close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(
                        |ui| {
                            strong(ui, &title, Type::S13, Tone::Ink);
                            words(ui, &said.what, Type::S13, Tone::Ink);
                            if !said.then.is_empty() {
                                words(ui, &said.then, Type::S13, Tone::Ink2);
                            }
                        },
                    );
                }
            });
        });
    });
}

fn plain(what: String) -> say::Said {
    say::Said { what, then: String::new(), article: None }
}

/// The same as a box, where there is no bottom line: the start, before a file is open.
pub(crate) fn notice_box(ui: &mut Ui, cx: &Cx) {
    let l = cx.l;
    let (tone, title, said) = match &cx.model.notice {
        Some(Notice::Refused(refusal)) => (Tone::Amber, l.tr("not-recorded"), say::refusal(l, cx.model.state(), refusal)),
        Some(Notice::Failed(failure)) => (Tone::Red, l.tr("failed"), say::failure(l, failure)),
        _ => return,
    };
    crate::ui::widgets::Note::new(tone).icon(Icon::Warning).title(&title).outlined().show_with(ui, |ui| {
        words(ui, &said.what, Type::S13, Tone::Ink);
        if !said.then.is_empty() {
            words(ui, &said.then, Type::S13, Tone::Ink2);
        }
    });
}
