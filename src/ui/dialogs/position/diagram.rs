//! A diagram of the position for others: a file to print or to send, or a picture in the clipboard.

use crate::app::{Action, DiagramExport, DiagramFormat, DiagramTo};
use crate::forms::Diagram;
use crate::rules::{Point, Setup};
use crate::ui::Cx;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Button, Dialog as Window, Field, Segment, bits, choice};
use eframe::egui;
use std::path::PathBuf;

/// What is being chosen.
#[derive(Debug)]
pub struct DiagramDialog {
    diagram: Diagram,
    caption: String,
    format: DiagramFormat,
    path: String,
}

impl DiagramDialog {
    pub(super) fn new(cx: &Cx, setup: &Setup, last_move: Option<Point>, caption: String, moves: u32) -> DiagramDialog {
        let folder = cx.model.file.as_ref().map_or_else(PathBuf::new, |file| file.path.with_extension("papers"));
        let table = cx.table.map_or_else(String::new, |id| format!("-round-{}-table-{}", id.round, id.table));
        let path = folder.join(format!("diagram{table}-move-{moves}.pdf"));
        DiagramDialog {
            diagram: Diagram::of(setup, last_move),
            caption,
            format: DiagramFormat::Pdf,
            path: path.display().to_string(),
        }
    }

    /// Whether the dialog is done with.
    pub(super) fn show(&mut self, ui: &egui::Ui, cx: &mut Cx) -> bool {
        let l = cx.l;
        let DiagramDialog { caption, format, path, .. } = self;
        let empty = path.trim().is_empty();
        let shown = Window::new("position diagram", &l.tr("position-diagram-title")).show(
            ui.ctx(),
            |_| {},
            |_| {},
            |ui| {
                bits::label(ui, &l.tr("position-diagram-format"));
                let names = DiagramFormat::ALL.map(|format| format.extension().to_uppercase());
                let segments = names.each_ref().map(|name| Segment::text(name));
                let mut at = DiagramFormat::ALL.iter().position(|one| one == format).unwrap_or(0);
                if choice(ui, &l.tr("position-diagram-format"), &segments, &mut at)
                    && let Some(chosen) = DiagramFormat::ALL.get(at)
                {
                    *format = *chosen;
                    *path = PathBuf::from(&*path).with_extension(chosen.extension()).display().to_string();
                }
                bits::label(ui, &l.tr("position-diagram-caption"));
                ui.add(Field::new(caption, &l.tr("position-diagram-caption")));
                bits::label(ui, &l.tr("position-diagram-path"));
                ui.add(Field::new(path, &l.tr("position-diagram-path")));
                bits::words(ui, &l.tr("position-diagram-note"), Type::S12, Tone::Dim);
            },
            |ui| {
                let missing = l.tr("position-path-missing");
                let refused = empty.then_some(missing.as_str());
                let save = ui.add(Button::new(&l.tr("position-diagram-save")).main().disabled(refused)).clicked();
                let copy = ui.add(Button::new(&l.tr("position-diagram-copy"))).clicked();
                (save, copy, ui.add(Button::new(&l.tr("position-cancel"))).clicked())
            },
        );
        let (save, copy, cancel) = shown.footer;
        let to = match (save && !empty, copy) {
            (true, _) => Some(DiagramTo::File(self.format, PathBuf::from(self.path.trim().trim_matches('"')))),
            (_, true) => Some(DiagramTo::Clipboard),
            _ => None,
        };
        let done = to.is_some();
        if let Some(to) = to {
            let caption = Some(self.caption.trim().to_owned()).filter(|words| !words.is_empty());
            cx.action(Action::ExportDiagram(Box::new(DiagramExport { diagram: self.diagram.clone(), caption, to })));
        }
        done || shown.close || cancel
    }
}
