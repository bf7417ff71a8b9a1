//! Work off the frame thread: papers and file dialogs.

use super::{Browse, Destination, DiagramExport, DiagramFormat, DiagramTo, Failure};
use crate::forms;
use crate::i18n::L10n;
use crate::platform::{dialogs, files, open};
use crate::referee::{Event, EvidenceFile, Sealed, TableId};
use crate::seal::{self, Occasion, OpenError, Passphrase, SealError, SealedMove, Secret};
use crate::store::{DamageKind, Journal, StoreError, Verification};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

/// What came back from a task.
pub(super) enum Done {
    /// `Ok(None)`: it was stopped.
    Printed {
        paper: forms::Order,
        result: Result<Option<PathBuf>, Failure>,
    },
    /// So many papers of a pack are set.
    Progress {
        paper: forms::Order,
        done: usize,
        all: usize,
    },
    Sealed {
        table: TableId,
        result: Result<Sealed, SealError>,
    },
    Unsealed {
        table: TableId,
        result: Result<SealedMove, OpenError>,
    },
    Picked {
        browse: Browse,
        picked: dialogs::Picked,
    },
    Verified {
        path: PathBuf,
        result: Result<Verification, StoreError>,
    },
    Weighed(Result<EvidenceFile, Failure>),
    Exported(Result<Exported, Failure>),
}

/// A diagram made.
pub(super) enum Exported {
    File(PathBuf),
    Picture(forms::Picture),
}

/// A diagram to be made.
pub(super) struct DiagramOrder {
    pub export: DiagramExport,
    pub l10n: L10n,
}

/// What the printing thread does, in order.
enum Work {
    Print(PrintOrder),
    Diagram(DiagramOrder),
}

/// A paper to be made: its data, already taken from the state.
pub(super) struct PrintOrder {
    pub paper: forms::Order,
    pub data: forms::Paper,
    pub tongues: forms::Tongues,
    pub to: Destination,
    /// Where papers for the viewer are saved, and under what name.
    pub folder: PathBuf,
    pub file_name: String,
    /// Set from elsewhere to stop a pack.
    pub stop: Arc<AtomicBool>,
}

/// The printing thread and the file dialogs under way.
pub(super) struct Tasks {
    orders: Sender<Work>,
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
        let (orders, inbox) = mpsc::channel::<Work>();
        let (report, done) = mpsc::channel();
        let out = report.clone();
        thread::spawn(move || {
            let own = |name: &str| std::fs::read_to_string(templates.as_ref()?.join(name)).ok();
            let press = forms::Press::with_templates(&forms::Templates::bundled().with_folder(own));
            for work in inbox {
                let done = match work {
                    Work::Print(order) => {
                        let paper = order.paper;
                        let result = print(&press, &order, |done, all| {
                            // Nobody reads it once the station closes; the pack then ends at the next paper.
                            let heard = out.send(Done::Progress { paper, done, all }).is_ok();
                            wake();
                            heard && !order.stop.load(Ordering::Relaxed)
                        });
                        Done::Printed { paper, result }
                    }
                    Work::Diagram(order) => Done::Exported(export(&press, &order)),
                };
                if out.send(done).is_err() {
                    return;
                }
                wake();
            }
        });
        Tasks { orders, done, report }
    }

    pub fn print(&self, order: PrintOrder) -> Result<(), Failure> {
        self.send(Work::Print(order))
    }

    pub fn export(&self, order: DiagramOrder) -> Result<(), Failure> {
        self.send(Work::Diagram(order))
    }

    fn send(&self, work: Work) -> Result<(), Failure> {
        self.orders.send(work).map_err(|_| Failure::Paper("the printing thread has ended".to_owned()))
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

    /// Takes the digest of a file that proves something; it may lie on a slow stick.
    pub fn weigh(&self, path: PathBuf, wake: impl Fn() + Send + 'static) {
        let report = self.report.clone();
        thread::spawn(move || {
            let weighed =
                files::digest(&path).map(|(digest, bytes)| EvidenceFile { path: path.display().to_string(), digest, bytes });
            let _ = report.send(Done::Weighed(weighed.map_err(|source| Failure::Read { path, source })));
            wake();
        });
    }

    /// Locks a sealed move: half a second of work.
    pub fn seal(&self, table: TableId, secret: Secret, occasion: Occasion, wake: impl Fn() + Send + 'static) {
        let report = self.report.clone();
        thread::spawn(move || {
            let result = seal::seal(&secret, &occasion);
            drop(secret);
            let _ = report.send(Done::Sealed { table, result });
            wake();
        });
    }

    /// Opens one.
    pub fn unseal(
        &self,
        table: TableId,
        sealed: Sealed,
        passphrase: Passphrase,
        occasion: Occasion,
        wake: impl Fn() + Send + 'static,
    ) {
        let report = self.report.clone();
        thread::spawn(move || {
            let result = seal::open(&sealed, &passphrase, &occasion);
            drop(passphrase);
            let _ = report.send(Done::Unsealed { table, result });
            wake();
        });
    }

    pub fn poll(&self) -> Option<Done> {
        self.done.try_recv().ok()
    }
}

/// Dots an inch of a diagram as a picture.
const DIAGRAM_DPI: f32 = 300.0;

fn export(press: &forms::Press, order: &DiagramOrder) -> Result<Exported, Failure> {
    let failed = |e: forms::PaperError| Failure::Paper(e.to_string());
    let DiagramExport { diagram, caption, to } = &order.export;
    let printed = || press.print(&forms::Paper::Diagram(Box::new(diagram.clone()), caption.clone()), order.l10n);
    let (format, path) = match to {
        DiagramTo::Clipboard => {
            let picture = printed().map_err(failed)?.picture(0, DIAGRAM_DPI);
            let none = || Failure::Paper("a diagram has no page".to_owned());
            return picture.map(Exported::Picture).ok_or_else(none);
        }
        DiagramTo::File(format, path) => (*format, path),
    };
    let bytes = match format {
        DiagramFormat::Svg => forms::svg(diagram, forms::DIAGRAM_SIDE).into_bytes(),
        DiagramFormat::Pdf => printed().and_then(|p| p.pdf()).map_err(failed)?,
        DiagramFormat::Png => printed().and_then(|p| p.png(0, DIAGRAM_DPI)).map_err(failed)?,
    };
    save(path, &bytes)?;
    Ok(Exported::File(path.clone()))
}

fn save(path: &std::path::Path, bytes: &[u8]) -> Result<(), Failure> {
    let write = || {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        files::write_whole(path, bytes)
    };
    write().map_err(|source| Failure::Write { path: path.to_owned(), source })
}

/// Sets a paper and saves it; a pack asks `go_on` after each of its papers and gives `None` where it was stopped.
fn print(press: &forms::Press, order: &PrintOrder, go_on: impl FnMut(usize, usize) -> bool) -> Result<Option<PathBuf>, Failure> {
    let failed = |e: forms::PaperError| Failure::Paper(e.to_string());
    let Some(printed) = press.print_watched(&order.data, order.tongues, go_on).map_err(failed)? else { return Ok(None) };
    let pdf = printed.pdf().map_err(failed)?;
    let path = match &order.to {
        Destination::File(path) => path.clone(),
        Destination::Viewer => order.folder.join(&order.file_name),
    };
    save(&path, &pdf)?;
    match &order.to {
        Destination::Viewer if open::show(&path).is_err() => Err(Failure::Viewer { path }),
        _ => Ok(Some(path)),
    }
}
