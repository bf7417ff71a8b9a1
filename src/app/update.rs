use super::model::GapWhy;
use super::settings::Settings;
use super::tasks::{DiagramOrder, Done, Exported, PrintOrder, Tasks};
use super::{
    Action, Browse, ConductExport, Destination, Evidence, Failure, FileCheck, GapQuestion, Model, Notice, Pack, Pending,
    SettingsChange,
};
use crate::clock::{Mono, Stamp};
use crate::formats::conduct_log;
use crate::forms::{Order, Tongues, order};
use crate::i18n::Locale;
use crate::platform::dialogs::{Ask, Filter, Picked};
use crate::platform::dirs::Places;
use crate::platform::files;
use crate::platform::hall::{Gap, GapKind, HallClock};
use crate::platform::time::TimeSource;
use crate::referee::{Command, Desk, Event, Refusal, Ruling, TableId, decide};
use crate::seal::{Occasion, Passphrase, Secret};
use crate::store::{Journal, ReadOnly};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub(super) enum Store {
    None,
    Writable(Journal<Event>),
    ReadOnly(ReadOnly<Event>),
}

/// The running station.
pub struct App {
    pub model: Model,
    pub(super) store: Store,
    pub(super) hall: HallClock<Box<dyn TimeSource>>,
    pub(super) new_source: Box<dyn Fn() -> Box<dyn TimeSource>>,
    pub(super) places: Option<Places>,
    pub(super) tasks: Tasks,
    pub(super) wake: Arc<dyn Fn() + Send + Sync>,
    /// Stops the pack on the press.
    pub(super) stop: Arc<AtomicBool>,
    pub(super) serial: u64,
    /// When the station last left word in the file.
    pub(super) beaten: Option<Mono>,
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
        App {
            model,
            store: Store::None,
            hall,
            new_source: Box::new(new_source),
            places,
            tasks,
            wake,
            stop: Arc::default(),
            serial: 0,
            beaten: None,
        }
    }

    /// Brings the time up to date and takes in what background work has finished. Called before every frame.
    pub fn tick(&mut self) {
        let tick = self.hall.tick();
        self.model.now = tick.now;
        if let Some(gap) = tick.gap {
            self.meet(gap, tick.now);
        }
        self.beat();
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
                    self.model.gap = Some(GapQuestion { kind: GapWhy::Slept, seen: true, from, to: self.model.now });
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
                if self.model.pack.is_some_and(|p| p.order == paper) {
                    self.model.pack = None;
                }
                self.model.notice = Some(match result {
                    Ok(Some(path)) => Notice::Printed(path),
                    Ok(None) => Notice::PackStopped,
                    Err(failure) => Self::failed(failure),
                });
            }
            Done::Progress { paper, done, all } => self.model.pack = Some(Pack { order: paper, done, all }),
            Done::Sealed { table, result } => {
                self.model.sealing = None;
                match result {
                    Ok(sealed) => self.command_aside(Command::SealElectronically { table, sealed: Box::new(sealed) }),
                    Err(error) => self.model.notice = Some(Self::failed(error.into())),
                }
            }
            Done::Unsealed { table, result } => {
                self.model.sealing = None;
                match result {
                    Ok(sealed) => self.command_aside(Command::OpenElectronically { table, found: sealed.found() }),
                    Err(error) => self.model.notice = Some(Self::failed(error.into())),
                }
            }
            Done::Verified { path, result } => {
                if let Some(file) = self.model.file.as_mut().filter(|f| f.path == path) {
                    file.check = FileCheck::Done { at: self.model.now, result };
                }
            }
            Done::Exported(result) => {
                self.model.notice = match result {
                    Ok(Exported::File(path)) => Some(Notice::Printed(path)),
                    Ok(Exported::Picture(picture)) => {
                        self.serial += 1;
                        self.model.picture = Some((self.serial, Arc::new(picture)));
                        None
                    }
                    Err(failure) => Some(Self::failed(failure)),
                };
            }
            Done::Weighed(Ok(file)) => {
                self.serial += 1;
                self.model.evidence = Some(Evidence { serial: self.serial, file });
            }
            Done::Weighed(Err(failure)) => self.model.notice = Some(Self::failed(failure)),
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
                    Browse::Evidence => Action::TakeEvidence(path),
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
            Action::CancelPrinting => {
                self.stop.store(true, Ordering::Relaxed);
                Ok(())
            }
            Action::SealMove { table, secret } => {
                self.seal(table, secret);
                Ok(())
            }
            Action::UnsealMove { table, passphrase } => {
                self.unseal(table, passphrase);
                Ok(())
            }
            Action::ExportDiagram(export) => {
                let l10n = self.model.l10n();
                self.tasks.export(DiagramOrder { export: *export, l10n })
            }
            Action::TakeEvidence(path) => {
                let wake = Arc::clone(&self.wake);
                self.tasks.weigh(path, move || wake());
                Ok(())
            }
            Action::ExportConduct(export) => self.export_conduct(export),
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
        self.model.now = self.hall.now();
        match decide(&self.model.history, &self.desk(), command.clone(), self.model.now) {
            Ok(events) => self.record(self.model.now, events),
            Err(refusal) => {
                self.refused(command, self.model.now, refusal);
                Ok(())
            }
        }
    }

    /// What background work found: a proposal that is being read stays where it is.
    fn command_aside(&mut self, command: Command) {
        let waiting = self.model.pending.take();
        self.handle(Action::Do(command));
        if waiting.is_some() {
            self.model.pending = waiting;
        }
    }

    fn refused(&mut self, command: Command, at: Stamp, refusal: Refusal) {
        let seen = self.model.history.entries().len();
        let pending = |proposal, reason_needed| Some(Pending { command, proposal, at, seen, anew: false, reason_needed });
        match refusal {
            Refusal::RulingNeeded(proposal) => self.model.pending = pending(*proposal, false),
            Refusal::ReasonNeeded(proposal) => self.model.pending = pending(*proposal, true),
            refusal => self.model.notice = Some(Notice::Refused(refusal)),
        }
    }

    /// The ruling is on what stood at the click: how long the referee read changes nothing. Only where something was recorded for
    /// the table in between is there another proposal, of this moment.
    fn rule(&mut self, ruling: Ruling) -> Result<(), Failure> {
        let Some(pending) = self.model.pending.take() else { return Ok(()) };
        self.model.now = self.hall.now();
        let asked = pending.command.clone();
        let command = with_ruling(pending.command, ruling);
        let decided = decide(&self.model.history, &self.desk(), command.clone(), pending.at);
        let later = self.model.history.entries().get(pending.seen..).unwrap_or_default();
        let touched: Vec<Option<TableId>> = later.iter().map(|e| e.event.table()).collect();
        let overtaken = match &decided {
            Ok(events) => {
                let ours: Vec<TableId> = events.iter().filter_map(Event::table).collect();
                touched.iter().any(|table| table.is_none_or(|table| ours.contains(&table)))
            }
            Err(_) => !touched.is_empty(),
        };
        if overtaken {
            self.command(asked)?;
            if let Some(pending) = &mut self.model.pending {
                pending.anew = true;
            }
            return Ok(());
        }
        match decided {
            Ok(events) => self.record(pending.at, events),
            Err(refusal) => {
                self.refused(command, pending.at, refusal);
                Ok(())
            }
        }
    }

    /// Writes events of the moment `about` to disk; the state changes only when they are there.
    fn record(&mut self, about: Stamp, events: Vec<Event>) -> Result<(), Failure> {
        let by = self.desk().name;
        let Store::Writable(journal) = &mut self.store else { return Err(Failure::ReadOnly) };
        let records = journal.append_about(self.model.now, about, &by, events)?;
        for record in records {
            self.model.history.push(record.into());
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

    fn browse(&mut self, browse: Browse) {
        let (message, extensions): (&str, &[&str]) = match browse {
            Browse::Tournament | Browse::Mirror => ("dialog-open-tournament", &["fujite"]),
            Browse::NewTournament => ("dialog-save-tournament", &["fujite"]),
            Browse::Pairings => ("dialog-open-pairings", &["xml", "tour", "json", "h9", "csv", "tsv", "txt"]),
            Browse::Record => ("dialog-open-record", &["sgf"]),
            Browse::Evidence => ("dialog-open-evidence", &[]),
        };
        let suggested = self.model.importing.as_ref().filter(|_| browse == Browse::NewTournament).map(|i| i.suggested.clone());
        let file_name = suggested.and_then(|path| path.file_name().map(|n| n.to_string_lossy().into_owned()));
        let ask = Ask {
            title: self.model.l10n().tr(message),
            file_name,
            directory: self.places.as_ref().map(|p| p.tournaments.clone()).filter(|p| p.is_dir()),
            filters: match extensions {
                [] => Vec::new(),
                _ => vec![Filter {
                    name: self.model.l10n().tr(message),
                    extensions: extensions.iter().map(|e| (*e).to_owned()).collect(),
                }],
            },
        };
        let wake = Arc::clone(&self.wake);
        self.tasks.pick(browse, ask, move || wake());
    }

    fn print(&mut self, paper: Order, to: Destination) -> Result<(), Failure> {
        let l10n = self.model.l10n();
        let head = self.model.file.as_ref().map(|f| f.head.clone()).unwrap_or_default();
        let data = order::data(&self.model.history, paper, &head, self.model.now).ok_or(Failure::NothingToPrint)?;
        let folder = self.papers_folder();
        // Each pack has its own stop, so that one told late does not stop the next.
        let stop: Arc<AtomicBool> = Arc::default();
        if paper.is_pack() {
            self.stop = Arc::clone(&stop);
        }
        let tongues = if self.model.settings.bilingual_papers { Tongues::both(l10n) } else { l10n.into() };
        let work = PrintOrder { paper, data, tongues, to, folder, file_name: order::file_name(paper), stop };
        self.tasks.print(work)?;
        self.model.printing.push(paper);
        Ok(())
    }

    /// Where papers and exports go: beside the tournament's file.
    fn papers_folder(&self) -> PathBuf {
        match (&self.places, &self.model.file) {
            (_, Some(file)) if !file.example => file.path.with_extension("papers"),
            (Some(places), _) => places.tournaments.join("papers"),
            (None, _) => std::env::temp_dir(),
        }
    }

    fn export_conduct(&mut self, export: ConductExport) -> Result<(), Failure> {
        let (name, text) = match export {
            ConductExport::Csv => ("conduct.csv", conduct_log::csv(&self.model.history)),
            ConductExport::Ron => ("conduct.ron", conduct_log::ron(&self.model.history)),
        };
        let folder = self.papers_folder();
        let path = folder.join(name);
        std::fs::create_dir_all(&folder)
            .and_then(|()| files::write_whole(&path, text.as_bytes()))
            .map_err(|source| Failure::Write { path: path.clone(), source })?;
        self.model.notice = Some(Notice::Printed(path));
        Ok(())
    }

    /// Which electronic envelope a table's would be.
    fn occasion(&self, table: TableId) -> Option<Occasion> {
        let state = self.model.state();
        let adjournment = state.table(table)?.adjournment()?;
        Some(Occasion {
            tournament: state.foundation.as_ref()?.tournament.short_name.clone(),
            table,
            adjournment: adjournment.number,
            size: adjournment.form.position.size(),
        })
    }

    fn seal(&mut self, table: TableId, secret: Secret) {
        let Some(occasion) = self.occasion(table) else {
            self.model.notice = Some(Notice::Refused(Refusal::NotAdjourned));
            return;
        };
        self.model.sealing = Some(table);
        let wake = Arc::clone(&self.wake);
        self.tasks.seal(table, secret, occasion, move || wake());
    }

    fn unseal(&mut self, table: TableId, passphrase: Passphrase) {
        let copy = self.model.state().table(table).and_then(|t| t.adjournment()).and_then(|a| a.electronic.as_ref());
        let Some((sealed, occasion)) = copy.map(|c| c.sealed.clone()).zip(self.occasion(table)) else {
            self.model.notice = Some(Notice::Refused(Refusal::NoElectronic));
            return;
        };
        self.model.sealing = Some(table);
        let wake = Arc::clone(&self.wake);
        self.tasks.unseal(table, sealed, passphrase, occasion, move || wake());
    }

    fn change_settings(&mut self, change: SettingsChange) {
        let settings = &mut self.model.settings;
        match change {
            SettingsChange::Locale(locale) => settings.locale = Some(locale),
            SettingsChange::Theme(theme) => settings.theme = theme,
            SettingsChange::Density(density) => settings.density = density,
            SettingsChange::Desk(name) => settings.desk = name,
            SettingsChange::BilingualPapers(on) => settings.bilingual_papers = on,
        }
        self.save_settings();
    }

    pub(super) fn save_settings(&mut self) {
        if let Some(places) = &self.places
            && let Err(error) = self.model.settings.write(&places.settings)
        {
            tracing::warn!("settings were not saved: {error}");
        }
    }
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
        | Command::RuleOnWarnings { ruling, .. }
        | Command::DeclareLoss { ruling, .. }
        | Command::DeclareLossOfBoth { ruling, .. } => *ruling = Some(given),
        Command::Correct { ruling, .. } => *ruling = given,
        _ => {}
    }
    command
}
