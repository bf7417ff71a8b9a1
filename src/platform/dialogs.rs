//! The system's file dialogs, off the window's thread: one that never comes up blocks nothing. A box for typing a path stands
//! beside them on screen, always.

use super::time::{SystemTimeSource, TimeSource};
use crate::clock::Millis;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// No hand closes a dialog sooner than this; a dialog that could not be shown "closes" at once.
const TOO_QUICK: Millis = Millis(150);

/// What to ask for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ask {
    pub title: String,
    /// The name offered when saving.
    pub file_name: Option<String>,
    /// Where to begin.
    pub directory: Option<PathBuf>,
    pub filters: Vec<Filter>,
}

/// One kind of file to choose among.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    pub name: String,
    /// Without the dot.
    pub extensions: Vec<String>,
}

/// What became of the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    Path(PathBuf),
    Cancelled,
    /// Nothing was shown: no portal, no helper program. Told from a cancelled dialog only by its haste, for the system gives no other sign.
    Unavailable,
}

/// Asks for a file to read. The answer comes once; a receiver that finds the sender gone means [`Picked::Unavailable`].
#[must_use]
pub fn pick_open(ask: Ask) -> Receiver<Picked> {
    pick(ask, rfd::FileDialog::pick_file)
}

/// Asks for a place to write. As [`pick_open`].
#[must_use]
pub fn pick_save(ask: Ask) -> Receiver<Picked> {
    pick(ask, rfd::FileDialog::save_file)
}

fn pick(ask: Ask, show: fn(rfd::FileDialog) -> Option<PathBuf>) -> Receiver<Picked> {
    let (answer, receiver) = channel();
    let worker = move || {
        let clock = SystemTimeSource::new();
        let picked = match show(dialog(ask)) {
            Some(path) => Picked::Path(path),
            None if clock.monotonic() < TOO_QUICK => Picked::Unavailable,
            None => Picked::Cancelled,
        };
        // Nobody may be waiting any more: the window was closed.
        let _ = answer.send(picked);
    };
    if let Err(error) = thread::Builder::new().name("dialog".to_owned()).spawn(worker) {
        tracing::warn!(%error, "no thread for a dialog");
    }
    receiver
}

fn dialog(ask: Ask) -> rfd::FileDialog {
    let mut dialog = rfd::FileDialog::new().set_title(ask.title);
    if let Some(name) = ask.file_name {
        dialog = dialog.set_file_name(name);
    }
    if let Some(directory) = ask.directory {
        dialog = dialog.set_directory(directory);
    }
    for filter in ask.filters {
        dialog = dialog.add_filter(filter.name, &filter.extensions);
    }
    dialog
}
