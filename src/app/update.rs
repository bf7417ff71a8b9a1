use super::model::GapWhy;
use super::settings::Settings;
use super::tasks::{Done, PrintOrder, Tasks};
use super::{
    Access, Action, Browse, Destination, Failure, FileCheck, GapQuestion, Importing, LoadedRecord, Model, Notice, OpenFile,
    Pending, SettingsChange, example,
};
use crate::clock::{Millis, Stamp};
use crate::formats::founding::{self, Completion};
use crate::formats::{pairings, sgf};
use crate::forms::{Order, order};
use crate::i18n::Locale;
use crate::platform::dialogs::{Ask, Filter, Picked};
use crate::platform::dirs::Places;
use crate::platform::hall::{Gap, GapKind, HallClock};
use crate::platform::time::TimeSource;
use crate::referee::{Command, Desk, Entry, EntryNo, Event, History, Refusal, Ruling, decide};
use crate::store::{self, Journal, Mirror, ReadOnly, Record};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A pause between the last entry and the next opening shorter than this asks nothing.
const SHORT_ABSENCE: Millis = Millis::from_secs(5);

enum Store {
    None,
    Writable(Journal<Event>),
    ReadOnly(ReadOnly<Event>),
}

/// The running station.
pub struct App {
    pub model: Model,
    store: Store,
    hall: HallClock<Box<dyn TimeSource>>,
    new_source: Box<dyn Fn() -> Box<dyn TimeSource>>,
    places: Option<Places>,
    tasks: Tasks,
    wake: Arc<dyn Fn() + Send + Sync>,
    serial: u64,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("file", &self.model.file).finish_non_exhaustive()
    }
}

impl App {
    /// A station without a file. `new_source` makes the clock it measures with; `wake` has an idle window drawn again.
    pub fn new(
        new_source: impl Fn() -> Box<dyn TimeSource> + 'static,
        places: Option<Places>,
        system_locale: Locale,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> App {
        let wake: Arc<dyn Fn() + Send + Sync> = Arc::new(wake);
        let settings = places.as_ref().map_or_else(Settings::default, |places| {
            let (settings, warning) = Settings::read(&places.settings);
            if let Some(warning) = warning {
                tracing::warn!("{warning}");
            }
            settings
        });
        let hall = HallClock::resume(new_source(), None);
        let templates = places.as_ref().map(|p| p.templates.clone());
        let tasks = Tasks::start(templates, {
            let wake = Arc::clone(&wake);
            move || wake()
        });
        let model = Model { settings, system_locale, now: hall.now(), ..Model::default() };
        App { model, store: Store::None, hall, new_source: Box::new(new_source), places, tasks, wake, serial: 0 }
    }

    /// Brings the time up to date and takes in what background work has finished. Called before every frame.
    pub fn tick(&mut self) {
        let tick = self.hall.tick();
        self.model.now = tick.now;
        if let Some(gap) = tick.gap {
            self.meet(gap, tick.now);
        }
        while let Some(done) = self.tasks.poll() {
            self.finish(done);
        }
        if let (Some(file), Store::Writable(journal)) = (&mut self.model.file, &self.store) {
            file.mirror = journal.mirror().map(|m| (m.path().to_owned(), m.status()));
        }
        self.model.overview.refresh(&self.model.history, self.model.now);
    }

    /// The hall went on while the machine slept, unless the referee says otherwise: the players' clocks did not sleep. A clock that
    /// was set changes nothing, for nothing is measured with it.
    fn meet(&mut self, gap: Gap, from: Stamp) {
        match gap.kind {
            GapKind::Sleep => {
                self.hall.advance(gap.wall - gap.monotonic);
                self.model.now = self.hall.now();
                if matches!(self.store, Store::Writable(_)) && self.clocks_run() {
                    self.model.gap = Some(GapQuestion { kind: GapWhy::Slept, from, to: self.model.now });
                }
            }
            GapKind::ClockSet => {
                tracing::warn!("the machine's clock was set by {}; tournament time is not touched", gap.wall - gap.monotonic);
                self.model.notice = Some(Notice::ClockSet { by: gap.wall - gap.monotonic });
            }
        }
    }

    fn finish(&mut self, done: Done) {
        match done {
            Done::Printed { paper, result } => {
                self.model.printing.retain(|p| *p != paper);
                self.model.notice = Some(match result {
                    Ok(path) => Notice::Printed(path),
                    Err(failure) => Self::failed(failure),
                });
            }
            Done::Verified { path, result } => {
                if let Some(file) = self.model.file.as_mut().filter(|f| f.path == path) {
                    file.check = FileCheck::Done { at: self.model.now, result };
                }
            }
            Done::Picked { browse, picked } => match picked {
                Picked::Path(path) => self.handle(match browse {
                    Browse::Tournament => Action::Open(path),
                    Browse::Pairings => Action::ReadPairings(path),
                    Browse::Record => Action::ReadRecord(path),
                    Browse::Mirror => Action::SetMirror(Some(path)),
                    Browse::NewTournament => {
                        if let Some(importing) = &mut self.model.importing {
                            importing.suggested = path;
                        }
                        return;
                    }
                }),
                Picked::Cancelled => {}
                Picked::Unavailable => self.model.notice = Some(Notice::Failed(Failure::NoDialog)),
            },
        }
    }

    /// Carries out what a screen asked for.
    pub fn handle(&mut self, action: Action) {
        if !matches!(action, Action::DismissNotice | Action::ChangeSettings(_)) {
            self.model.notice = None;
        }
        let outcome = match action {
            Action::Do(command) => self.command(command),
            Action::Rule(ruling) => self.rule(ruling),
            Action::DropPending => {
                self.model.pending = None;
                Ok(())
            }
            Action::Counter { entry, reason } => self.command(Command::Counter { entry, reason }),
            Action::AnswerGap { went_on } => self.answer_gap(went_on),
            Action::DismissNotice => {
                self.model.notice = None;
                Ok(())
            }
            Action::Open(path) => self.open(&path, false),
            Action::OpenExample => self.open_example(),
            Action::ReadPairings(path) => self.read_pairings(path),
            Action::CreateTournament { completion, path } => self.create(&completion, &path),
            Action::DropImport => {
                self.model.importing = None;
                Ok(())
            }
            Action::ReadRecord(path) => self.read_record(&path),
            Action::CloseFile => {
                self.close();
                Ok(())
            }
            Action::VerifyFile => {
                self.verify();
                Ok(())
            }
            Action::AcceptDamage => self.accept_damage(),
            Action::SetMirror(path) => self.set_mirror(path),
            Action::Browse(browse) => {
                self.browse(browse);
                Ok(())
            }
            Action::Print { paper, to } => self.print(paper, to),
            Action::ChangeSettings(change) => {
                self.change_settings(change);
                Ok(())
            }
        };
        if let Err(failure) = outcome {
            self.model.notice = Some(Self::failed(failure));
        }
        self.model.overview.refresh(&self.model.history, self.model.now);
    }

    fn failed(failure: Failure) -> Notice {
        tracing::error!("{failure}");
        Notice::Failed(failure)
    }

    fn desk(&self) -> Desk {
        let chosen = self.model.settings.desk.trim();
        if !chosen.is_empty() {
            return Desk { name: chosen.to_owned() };
        }
        // Nobody has said who sits at the desk: the chief judge does, where the file names one.
        let chief = self
            .model
            .state()
            .foundation
            .as_ref()
            .and_then(|f| f.officials.iter().find(|o| o.role == crate::referee::Role::ChiefJudge).map(|o| o.name.clone()));
        Desk { name: chief.unwrap_or_default() }
    }

    fn command(&mut self, command: Command) -> Result<(), Failure> {
        self.model.pending = None;
        let now = self.hall.now();
        self.model.now = now;
        match decide(&self.model.history, &self.desk(), command.clone(), now) {
            Ok(events) => self.record(events),
            Err(Refusal::RulingNeeded(proposal)) => {
                self.model.pending = Some(Pending { command, proposal: *proposal, reason_needed: false });
                Ok(())
            }
            Err(Refusal::ReasonNeeded(proposal)) => {
                self.model.pending = Some(Pending { command, proposal: *proposal, reason_needed: true });
                Ok(())
            }
            Err(refusal) => {
                self.model.notice = Some(Notice::Refused(refusal));
                Ok(())
            }
        }
    }

    fn rule(&mut self, ruling: Ruling) -> Result<(), Failure> {
        let Some(pending) = self.model.pending.take() else { return Ok(()) };
        self.command(with_ruling(pending.command, ruling))
    }

    /// Writes events to disk; the state changes only when they are there.
    fn record(&mut self, events: Vec<Event>) -> Result<(), Failure> {
        let by = self.desk().name;
        let Store::Writable(journal) = &mut self.store else { return Err(Failure::ReadOnly) };
        let records = journal.append(self.model.now, &by, events)?;
        for record in records {
            self.model.history.push(entry(record));
        }
        if let Some(file) = &mut self.model.file {
            file.head = journal.head();
        }
        Ok(())
    }

    fn answer_gap(&mut self, went_on: bool) -> Result<(), Failure> {
        let Some(gap) = self.model.gap.take() else { return Ok(()) };
        let (from, to) = (gap.from.mono, gap.to.mono);
        self.command(Command::JudgeGap { from, to, went_on })
    }

    fn close(&mut self) {
        self.store = Store::None;
        self.model.file = None;
        self.model.history = History::default();
        self.model.overview.forget();
        self.model.pending = None;
        self.model.gap = None;
    }

    fn open(&mut self, path: &Path, example: bool) -> Result<(), Failure> {
        let opened = Journal::<Event>::open(path)?;
        let last = opened.records.last().map(|r| r.at);
        self.close();
        self.hall = HallClock::resume((self.new_source)(), last);
        self.model.now = self.hall.now();
        self.model.history = History::from_entries(opened.records.into_iter().map(entry).collect());
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
        if let Some(last) = last
            && access == Access::Writable
            && !example
            && self.model.now.mono - last.mono > SHORT_ABSENCE
            && self.clocks_run()
        {
            self.model.gap = Some(GapQuestion { kind: GapWhy::StationClosed, from: last, to: self.model.now });
        }
        if !example {
            self.model.settings.remember(path);
            self.save_settings();
        }
        Ok(())
    }

    fn clocks_run(&self) -> bool {
        self.model.state().rounds.values().flat_map(|r| r.tables.values()).any(|t| t.watch.is_running())
    }

    fn open_example(&mut self) -> Result<(), Failure> {
        let folder = self.places.as_ref().map_or_else(std::env::temp_dir, |p| p.tournaments.clone());
        let path = example::write(&folder, &self.hall.now())?;
        self.open(&path, true)
    }

    fn read_pairings(&mut self, path: PathBuf) -> Result<(), Failure> {
        let bytes = std::fs::read(&path).map_err(|source| Failure::Read { path: path.clone(), source })?;
        let imported = pairings::read(&bytes).map_err(|source| Failure::Pairings { path: path.clone(), source })?;
        let stem = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
        let suggested = self.suggested_path(if imported.name.is_empty() { &stem } else { &imported.name });
        self.model.importing = Some(Importing { path, imported, suggested });
        Ok(())
    }

    fn create(&mut self, completion: &Completion, path: &Path) -> Result<(), Failure> {
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

    fn read_record(&mut self, path: &Path) -> Result<(), Failure> {
        let bytes = std::fs::read(path).map_err(|source| Failure::Read { path: path.to_owned(), source })?;
        let collection = sgf::read(&bytes).map_err(|source| Failure::Record { path: path.to_owned(), source })?;
        self.serial += 1;
        let name = path.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
        self.model.record = Some(Arc::new(LoadedRecord { serial: self.serial, name, collection }));
        Ok(())
    }

    fn accept_damage(&mut self) -> Result<(), Failure> {
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

    fn verify(&mut self) {
        let Some(file) = &mut self.model.file else { return };
        file.check = FileCheck::Running;
        let wake = Arc::clone(&self.wake);
        self.tasks.verify(file.path.clone(), move || wake());
    }

    fn set_mirror(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let Store::Writable(journal) = &mut self.store else { return Err(Failure::ReadOnly) };
        let mirror = path.map(|copy| Mirror::start(journal.path(), copy)).transpose()?;
        journal.set_mirror(mirror);
        Ok(())
    }

    fn browse(&mut self, browse: Browse) {
        let (message, extensions): (&str, &[&str]) = match browse {
            Browse::Tournament | Browse::Mirror => ("dialog-open-tournament", &["fujite"]),
            Browse::NewTournament => ("dialog-save-tournament", &["fujite"]),
            Browse::Pairings => ("dialog-open-pairings", &["xml", "tour", "json"]),
            Browse::Record => ("dialog-open-record", &["sgf"]),
        };
        let suggested = self.model.importing.as_ref().filter(|_| browse == Browse::NewTournament).map(|i| i.suggested.clone());
        let file_name = suggested.and_then(|path| path.file_name().map(|n| n.to_string_lossy().into_owned()));
        let ask = Ask {
            title: self.model.l10n().tr(message),
            file_name,
            directory: self.places.as_ref().map(|p| p.tournaments.clone()).filter(|p| p.is_dir()),
            filters: vec![Filter {
                name: self.model.l10n().tr(message),
                extensions: extensions.iter().map(|e| (*e).to_owned()).collect(),
            }],
        };
        let wake = Arc::clone(&self.wake);
        self.tasks.pick(browse, ask, move || wake());
    }

    fn print(&mut self, paper: Order, to: Destination) -> Result<(), Failure> {
        let l10n = self.model.l10n();
        let head = self.model.file.as_ref().map(|f| f.head.clone()).unwrap_or_default();
        let data = order::data(&self.model.history, paper, &head, self.model.now)
            .ok_or_else(|| Failure::Paper(l10n.tr("messages-paper-no-data")))?;
        let folder = match (&self.places, &self.model.file) {
            (_, Some(file)) if !file.example => file.path.with_extension("papers"),
            (Some(places), _) => places.tournaments.join("papers"),
            (None, _) => std::env::temp_dir(),
        };
        let work = PrintOrder { paper, data, l10n, to, folder, file_name: order::file_name(paper) };
        self.tasks.print(work)?;
        self.model.printing.push(paper);
        Ok(())
    }

    fn change_settings(&mut self, change: SettingsChange) {
        let settings = &mut self.model.settings;
        match change {
            SettingsChange::Locale(locale) => settings.locale = Some(locale),
            SettingsChange::Theme(theme) => settings.theme = theme,
            SettingsChange::Density(density) => settings.density = density,
            SettingsChange::Desk(name) => settings.desk = name,
        }
        self.save_settings();
    }

    fn save_settings(&mut self) {
        if let Some(places) = &self.places
            && let Err(error) = self.model.settings.write(&places.settings)
        {
            tracing::warn!("settings were not saved: {error}");
        }
    }

    /// Where a new tournament file of this name would go.
    #[must_use]
    pub fn suggested_path(&self, name: &str) -> PathBuf {
        let clean: String = name.chars().map(|c| if c.is_alphanumeric() || " -_.".contains(c) { c } else { '_' }).collect();
        let folder = self.places.as_ref().map_or_else(|| PathBuf::from("."), |p| p.tournaments.clone());
        folder.join(clean.trim()).with_extension("fujite")
    }
}

fn entry(record: Record<Event>) -> Entry {
    Entry { number: EntryNo(record.seq), at: record.at, by: record.by, event: record.event }
}

/// The same command, with the ruling it asked for.
fn with_ruling(mut command: Command, given: Ruling) -> Command {
    match &mut command {
        Command::Arrive { ruling, .. }
        | Command::NobodyCame { ruling, .. }
        | Command::WrongColour { ruling, .. }
        | Command::Stop { ruling, .. }
        | Command::Overrun { ruling, .. }
        | Command::BothOverrun { ruling, .. }
        | Command::AbsentAtResumption { ruling, .. }
        | Command::OpenEnvelope { ruling, .. }
        | Command::FormWrong { ruling, .. }
        | Command::EnterIncident { ruling, .. }
        | Command::DeclareLoss { ruling, .. } => *ruling = Some(given),
        Command::Correct { ruling, .. } => *ruling = given,
        _ => {}
    }
    command
}
