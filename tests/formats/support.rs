//! Files of other programs, tournaments made of them, and what must come through every change of format.

use fujite::clock::{Mono, Stamp, Timestamp};
use fujite::formats::founding::{self, Completion};
use fujite::formats::pairings::{self, Imported, ImportedGame, Outcome};
use fujite::formats::presets;
use fujite::referee::{Entry, EntryNo, Event, History};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub fn bytes(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pairings").join(name)).unwrap()
}

pub fn import(name: &str) -> Imported {
    pairings::read(&bytes(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Kind and place of every finding, as `--json` gives them.
pub fn findings(imported: &Imported) -> Vec<(&'static str, String)> {
    imported.summary().findings.into_iter().map(|finding| (finding.kind, finding.place)).collect()
}

/// The real files, where `FUJITE_CORPUS` names them: they belong to others and are not in this repository.
pub fn corpus() -> Vec<PathBuf> {
    let folder = std::env::var_os("FUJITE_CORPUS").map(|folder| PathBuf::from(folder).join("pairings"));
    let Some(files) = folder.and_then(|folder| fs::read_dir(folder).ok()) else {
        println!("skipped: FUJITE_CORPUS names no real files");
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

pub fn stamp(n: i64) -> Stamp {
    Stamp { mono: Mono(n), utc: Timestamp(1_790_000_000_000 + n), offset: 180 }
}

/// A tournament made of a file, as the station has it after its founding.
pub fn founded(imported: &Imported, round: Option<u16>) -> History {
    let completion = Completion {
        regulation: presets::by_name(presets::DEFAULT).unwrap(),
        periods: 3,
        round: round.map(fujite::referee::RoundNo),
        chief_judge: "Главная Т.".to_owned(),
        file_name: "pairings".to_owned(),
    };
    let mut history = History::default();
    for event in founding::found(imported, &completion).into_events() {
        record(&mut history, event);
    }
    history
}

pub fn record(history: &mut History, event: Event) {
    let number = history.entries().len() as u64 + 1;
    history.push(Entry {
        number: EntryNo(number),
        at: stamp(number as i64),
        recorded: stamp(number as i64),
        by: "Главная Т.".to_owned(),
        event,
    });
}

/// A game: round, Black, White, handicap, whether colours are known, result, by default.
pub type Played = (u16, String, String, u8, bool, Outcome, bool);

pub fn people(imported: &Imported) -> BTreeSet<(String, String)> {
    imported.players.iter().map(|p| (p.full_name(), format!("{:?}", p.rank.unwrap_or_default()))).collect()
}

pub fn played(imported: &Imported) -> Vec<Played> {
    let name = |key: &str| imported.players.iter().find(|p| p.key == key).map(|p| p.full_name()).unwrap_or_default();
    let one = |game: &ImportedGame| {
        let result = game.result;
        (game.round, name(&game.black), name(&game.white), game.handicap, game.color_known, result.outcome, result.by_default)
    };
    let mut games: Vec<Played> = imported.games.iter().map(one).collect();
    games.sort_by(|a, b| (a.0, &a.1, &a.2).cmp(&(b.0, &b.1, &b.2)));
    games
}

pub fn free(imported: &Imported) -> BTreeSet<(u16, String)> {
    let name = |key: &str| imported.players.iter().find(|p| p.key == key).map(|p| p.full_name()).unwrap_or_default();
    imported.byes.iter().map(|bye| (bye.round, name(&bye.player))).collect()
}
