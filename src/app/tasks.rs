//! Work off the frame thread: papers and file dialogs.

use super::{Browse, Destination, Failure};
use crate::forms;
use crate::i18n::L10n;
use crate::platform::{dialogs, files, open};
use crate::referee::Event;
use crate::store::{DamageKind, Journal, StoreError, Verification};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

/// What came back from a task.
pub(super) enum Done {
    Printed { paper: forms::Order, result: Result<PathBuf, Failure> },
    Picked { browse: Browse, picked: dialogs::Picked },
    Verified { path: PathBuf, result: Result<Verification, StoreError> },
}

/// A paper to be made: its data, already taken from the state.
pub(super) struct PrintOrder {
    pub paper: forms::Order,
    pub data: forms::Paper,
    pub l10n: L10n,
    pub to: Destination,
    /// Where papers for the viewer are saved, and under what name.
    pub folder: PathBuf,
    pub file_name: String,
}

/// The printing thread and the file dialogs under way.
pub(super) struct Tasks {
    orders: Sender<PrintOrder>,
    done: Receiver<Done>,
    report: Sender<Done>,
}

impl std::fmt::Debug for Tasks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Tasks")
    }
}

impl Tasks {
    /// Starts the printing thread; `wake` is called when something is done, so that an idle window draws it.
    /// `templates` is a federation's own folder of paper templates, laid over the built-in ones.
    pub fn start(templates: Option<PathBuf>, wake: impl Fn() + Send + Clone + 'static) -> Tasks {
        let (orders, inbox) = mpsc::channel::<PrintOrder>();
        let (report, done) = mpsc::channel();
        let out = report.clone();
        thread::spawn(move || {
            let own = |name: &str| std::fs::read_to_string(templates.as_ref()?.join(name)).ok();
            let press = forms::Press::with_templates(&forms::Templates::bundled().with_folder(own));
            for order in inbox {
                let paper = order.paper;
                let result = print(&press, &order);
                if out.send(Done::Printed { paper, result }).is_err() {
                    return;
                }
                wake();
            }
        });
        Tasks { orders, done, report }
    }

    pub fn print(&self, order: PrintOrder) -> Result<(), Failure> {
        self.orders.send(order).map_err(|_| Failure::Paper("the printing thread has ended".to_owned()))
    }

    /// Reads a journal from its first line.
    pub fn verify(&self, path: PathBuf, wake: impl Fn() + Send + 'static) {
        let report = self.report.clone();
        thread::spawn(move || {
            let torn = |v: &Verification| v.damage.iter().all(|d| d.kind == DamageKind::TornTail);
            let mut result = Journal::<Event>::verify(&path);
            // A line that was being written while it was read is whole a moment later.
            for _ in 0..3 {
                if !matches!(&result, Ok(v) if !v.intact && torn(v)) {
                    break;
                }
                thread::sleep(Duration::from_millis(100));
                result = Journal::<Event>::verify(&path);
            }
            let _ = report.send(Done::Verified { path, result });
            wake();
        });
    }

    pub fn pick(&self, browse: Browse, ask: dialogs::Ask, wake: impl Fn() + Send + 'static) {
        let report = self.report.clone();
        let answer = if browse == Browse::NewTournament { dialogs::pick_save(ask) } else { dialogs::pick_open(ask) };
        thread::spawn(move || {
            let picked = answer.recv().unwrap_or(dialogs::Picked::Unavailable);
            // The station may be closing: then nobody waits for the answer.
            let _ = report.send(Done::Picked { browse, picked });
            wake();
        });
    }

    pub fn poll(&self) -> Option<Done> {
        self.done.try_recv().ok()
    }
}

fn print(press: &forms::Press, order: &PrintOrder) -> Result<PathBuf, Failure> {
    let failed = |e: forms::PaperError| Failure::Paper(e.to_string());
    let pdf = press.print(&order.data, order.l10n).and_then(|p| p.pdf()).map_err(failed)?;
    let path = match &order.to {
        Destination::File(path) => path.clone(),
        Destination::Viewer => order.folder.join(&order.file_name),
    };
    let write = || {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        files::write_whole(&path, &pdf)
    };
    write().map_err(|source| Failure::Write { path: path.clone(), source })?;
    match &order.to {
        Destination::Viewer if open::show(&path).is_err() => Err(Failure::Viewer { path }),
        _ => Ok(path),
    }
}
