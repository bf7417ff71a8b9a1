//! The station without a window: the open file, the gate commands pass through, effects, settings. No egui in it.
//!
//! A screen reads [`Model`] and answers with [`Action`]s; [`App::handle`] carries them out one by one: a command is decided, its
//! events are on disk, and only then does the state the screen reads change.

mod action;
mod errors;
pub mod example;
mod files;
mod model;
mod settings;
mod tasks;
mod update;

pub use action::{Action, Browse, ConductExport, Destination, DiagramExport, DiagramFormat, DiagramTo, SettingsChange};
pub use errors::Failure;
pub use model::{
    Access, Evidence, FileCheck, GapQuestion, GapWhy, Importing, LoadedRecord, Model, Notice, OpenFile, Pack, Pending,
};
pub use settings::{Settings, TableDensity, ThemeChoice};
pub use update::App;
