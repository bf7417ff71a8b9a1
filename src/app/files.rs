//! The tournament's file and what is read beside it: opening, founding, records, checking, the second copy.

use super::model::GapWhy;
use super::update::Store;
use super::{Access, App, Failure, FileCheck, GapQuestion, Importing, LoadedRecord, Notice, OpenFile, example};
use crate::clock::Millis;
use crate::formats::founding::{self, Completion};
use crate::formats::{pairings, sgf};
use crate::platform::files;
use crate::platform::hall::HallClock;
use crate::referee::{Entry, Event, History};
use crate::store::{self, Journal, Mirror};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Bytes of a record file: more than any collection; a device that never ends does not fill the memory.
const MOST_OF_A_RECORD: u64 = 1 << 28;

/// A pause between the last entry and the next opening shorter than this asks nothing.
const SHORT_ABSENCE: Millis = Millis::from_secs(5);

/// How often the station leaves word while clocks run.
const BEAT: Millis = Millis::from_secs(2);

impl App {
    /// Leaves word in the file that the station sees the hall, while clocks run there.
    pub(super) fn beat(&mut self) {
        let now = self.model.now;
        let due = self.beaten.is_none_or(|last| now.mono - last >= BEAT || now.mono < last);
        if let Store::Writable(journal) = &self.store
            && due
            && self.clocks_run()
        {
            journal.beat(now.utc);
            self.beaten = Some(now.mono);
        }
    }

    pub(super) fn close(&mut self) {
        self.beaten = None;
        self.model.now = self.hall.now();
        self.beat();
        self.beaten = None;
        self.store = Store::None;
        self.model.file = None;
        self.model.history = History::default();
        self.model.overview.forget();
        self.model.pending = None;
        self.model.gap = None;
    }

    pub(super) fn open(&mut self, path: &Path, example: bool) -> Result<(), Failure> {
        let opened = Journal::<Event>::open(path)?;
        let last = opened.records.last().map(|r| r.at);
        self.close();
        self.hall = HallClock::resume((self.new_source)(), last);
        self.model.now = self.hall.now();
        self.model.history = History::from_entries(opened.records.into_iter().map(Entry::from).collect());
        let (access, head) = match opened.access {
            store::Access::Writable(journal) => {
                let head = journal.head();
                self.store = Store::Writable(journal);
                (Access::Writable, head)
            }
            store::Access::ReadOnly(read_only) => {
                let reason = read_only.reason();
                self.store = Store::ReadOnly(read_only);
                (Access::ReadOnly(reason), String::new())
            }
        };
        self.model.file = Some(OpenFile {
            path: path.to_owned(),
            access,
            report: opened.report,
            head,
            mirror: None,
            check: FileCheck::NotAsked,
            example,
        });
        if let Some(torn) = self.model.file.as_ref().and_then(|f| f.report.torn.as_ref()).filter(|t| t.saved.is_some()) {
            self.model.notice = Some(Notice::Torn { line: torn.line, saved: torn.saved.clone() });
        }
        if let Some(last) = last
            && access == Access::Writable
            && !example
            && self.clocks_run()
        {
            let beat = opened.last_beat.filter(|beat| *beat >= last.utc && *beat <= self.model.now.utc);
            let from = beat.map_or(last, |beat| last.after(Millis(beat.0 - last.utc.0)));
            if self.model.now.mono - from.mono > SHORT_ABSENCE {
                let to = self.model.now;
                self.model.gap = Some(GapQuestion { kind: GapWhy::StationClosed, seen: beat.is_some(), from, to });
            }
        }
        if !example {
            self.model.settings.remember(path);
            self.save_settings();
        }
        Ok(())
    }

    pub(super) fn clocks_run(&self) -> bool {
        self.model.state().rounds.values().flat_map(|r| r.tables.values()).any(|t| t.watch.is_running())
    }

    pub(super) fn open_example(&mut self) -> Result<(), Failure> {
        let folder = self.places.as_ref().map_or_else(std::env::temp_dir, |p| p.tournaments.clone());
        let path = example::write(&folder, &self.hall.now())?;
        self.open(&path, true)
    }

    pub(super) fn read_pairings(&mut self, path: PathBuf) -> Result<(), Failure> {
        let most = u64::try_from(pairings::MOST).unwrap_or(u64::MAX);
        let bytes = files::read_bounded(&path, most).map_err(|source| Failure::Read { path: path.clone(), source })?;
        let imported = pairings::read(&bytes).map_err(|source| Failure::Pairings { path: path.clone(), source })?;
        let stem = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
        let suggested = self.suggested_path(if imported.name.is_empty() { &stem } else { &imported.name });
        self.model.importing = Some(Importing { path, imported, suggested });
        Ok(())
    }

    pub(super) fn create(&mut self, completion: &Completion, path: &Path) -> Result<(), Failure> {
        let Some(importing) = &self.model.importing else { return Ok(()) };
        let founding = founding::found(&importing.imported, completion);
        let left_out = founding.left_out.len();
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|source| Failure::Write { path: path.to_owned(), source })?;
        }
        let mut journal = Journal::<Event>::create(path)?;
        journal.append(self.hall.now(), completion.chief_judge.trim(), founding.into_events())?;
        drop(journal);
        self.model.importing = None;
        self.open(path, false)?;
        self.model.notice = Some(Notice::Created { left_out });
        Ok(())
    }

    pub(super) fn read_record(&mut self, path: &Path) -> Result<(), Failure> {
        let bytes =
            files::read_bounded(path, MOST_OF_A_RECORD).map_err(|source| Failure::Read { path: path.to_owned(), source })?;
        let collection = sgf::read(&bytes).map_err(|source| Failure::Record { path: path.to_owned(), source })?;
        self.serial += 1;
        let name = path.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
        self.model.record = Some(Arc::new(LoadedRecord { serial: self.serial, name, collection }));
        Ok(())
    }

    pub(super) fn accept_damage(&mut self) -> Result<(), Failure> {
        match std::mem::replace(&mut self.store, Store::None) {
            Store::ReadOnly(read_only) => match read_only.accept_damage() {
                Ok(journal) => {
                    self.store = Store::Writable(journal);
                    if let Some(file) = &mut self.model.file {
                        file.access = Access::Writable;
                    }
                    Ok(())
                }
                Err(error) => Err(error.into()),
            },
            other => {
                self.store = other;
                Ok(())
            }
        }
    }

    pub(super) fn verify(&mut self) {
        let Some(file) = &mut self.model.file else { return };
        file.check = FileCheck::Running;
        let wake = Arc::clone(&self.wake);
        self.tasks.verify(file.path.clone(), move || wake());
    }

    pub(super) fn set_mirror(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let Store::Writable(journal) = &mut self.store else { return Err(Failure::ReadOnly) };
        let mirror = path.map(|copy| Mirror::start(journal.path(), copy)).transpose()?;
        journal.set_mirror(mirror);
        Ok(())
    }

    /// Where a new tournament file of this name would go.
    #[must_use]
    pub fn suggested_path(&self, name: &str) -> PathBuf {
        let clean: String = name.chars().map(|c| if c.is_alphanumeric() || " -_.".contains(c) { c } else { '_' }).collect();
        let folder = self.places.as_ref().map_or_else(|| PathBuf::from("."), |p| p.tournaments.clone());
        folder.join(clean.trim()).with_extension("fujite")
    }
}
