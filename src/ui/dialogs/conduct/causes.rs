//! The whole reasons of 17.1: short while closed, whole when it matters.

use super::labelled;
use crate::app::{Action, Browse};
use crate::i18n::L10n;
use crate::referee::{CameOf, Causes, EvidenceFile};
use crate::rules::Color;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Chip, Field, Icon, PathBox, bits};
use crate::ui::{Cx, words};
use eframe::egui::{Ui, vec2};
use std::path::PathBuf;

/// What has been typed so far.
#[derive(Debug, Default)]
pub struct CausesForm {
    open: bool,
    typed: Causes,
    path: String,
    /// The serial of the file that came last when the dialog was opened; what comes after it is ours.
    seen: Option<u64>,
}

impl CausesForm {
    /// As the journal writes it.
    pub fn causes(&self) -> Causes {
        let trim = |text: &String| text.trim().to_owned();
        let Causes { origin, motive, cause, said, positions, evidence, files, decision } = &self.typed;
        Causes {
            origin: *origin,
            motive: trim(motive),
            cause: trim(cause),
            said: said.as_ref().map(|_, text| trim(text)),
            positions: trim(positions),
            evidence: trim(evidence),
            files: files.clone(),
            decision: trim(decision),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.causes() == Causes::default()
    }

    /// `seated` where the sides of a table are concerned: each then has its own say.
    pub fn show(&mut self, ui: &mut Ui, cx: &mut Cx, seated: bool) {
        let l = cx.l;
        self.take_in(cx);
        bits::row(ui, 28.0, |ui| {
            let text = l.tr("conduct-causes");
            let mark = if self.open { Icon::Down } else { Icon::Right };
            if ui.add(Button::new(&text).icon(mark).quiet()).clicked() {
                self.open = !self.open;
            }
            bits::article(ui, &words::article(l, "17.1"));
        });
        if !self.open {
            return;
        }
        labelled(ui, &l.tr("conduct-origin"), |ui| self.origin(ui, l));
        let typed = &mut self.typed;
        let field = |ui: &mut Ui, id: &str, text: &mut String| {
            let name = l.tr(id);
            labelled(ui, &name, |ui| ui.add(Field::new(text, &name)));
        };
        field(ui, "conduct-motive", &mut typed.motive);
        field(ui, "conduct-cause", &mut typed.cause);
        if seated {
            field(ui, "conduct-said-black", &mut typed.said[Color::Black]);
            field(ui, "conduct-said-white", &mut typed.said[Color::White]);
        }
        field(ui, "conduct-positions", &mut typed.positions);
        field(ui, "conduct-evidence", &mut typed.evidence);
        self.files(ui, cx);
        let decision = l.tr("conduct-decision-words");
        labelled(ui, &decision, |ui| {
            ui.add(Field::new(&mut self.typed.decision, &decision).hint(&l.tr("conduct-decision-hint")).lines(2))
        });
    }

    fn origin(&mut self, ui: &mut Ui, l: L10n) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for origin in CameOf::ALL {
                let on = self.typed.origin == Some(origin);
                if ui.add(Chip::new(&words::origin_words(l, origin)).on(on)).clicked() {
                    self.typed.origin = if on { None } else { Some(origin) };
                }
            }
        });
    }

    fn files(&mut self, ui: &mut Ui, cx: &mut Cx) {
        let l = cx.l;
        let name = l.tr("conduct-files");
        labelled(ui, &name, |ui| {
            let mut gone = None;
            for (at, file) in self.typed.files.iter().enumerate() {
                bits::row(ui, 24.0, |ui| {
                    let EvidenceFile { path, digest, .. } = file;
                    let short = digest.get(..12).unwrap_or_default();
                    bits::words(ui, &format!("{path} · {short}"), Type::S12, Tone::Ink2);
                    let drop = l.tr("conduct-file-drop");
                    if ui.add(Button::new(&drop).quiet().size(ButtonSize::Bar)).clicked() {
                        gone = Some(at);
                    }
                });
            }
            if let Some(at) = gone {
                self.typed.files.remove(at);
            }
            if PathBox::new(&mut self.path, &name, &l.tr("browse")).show(ui).browse {
                cx.action(Action::Browse(Browse::Evidence));
            }
            let attach = l.tr("conduct-file-attach");
            let nothing = self.path.trim().is_empty().then(|| l.tr("conduct-file-none"));
            let button = Button::new(&attach).size(ButtonSize::Panel).disabled(nothing.as_deref());
            if ui.add(button).clicked() {
                cx.action(Action::TakeEvidence(PathBuf::from(self.path.trim())));
            }
            bits::words(ui, &l.tr("conduct-file-what"), Type::S12, Tone::Dim);
        });
    }

    /// A file whose bytes were weighed since the dialog was opened belongs to it.
    fn take_in(&mut self, cx: &Cx) {
        let last = cx.model.evidence.as_ref();
        let serial = last.map_or(0, |e| e.serial);
        let seen = *self.seen.get_or_insert(serial);
        if let Some(evidence) = last.filter(|e| e.serial > seen) {
            self.seen = Some(serial);
            self.path.clear();
            if !self.typed.files.contains(&evidence.file) {
                self.typed.files.push(evidence.file.clone());
            }
        }
    }
}
