//! Records as they come: real files where the collection is at hand, and small ones with one defect each.

mod characters;
mod defects;
mod information;
mod limits;
mod positions;
mod round_trip;

use fujite::formats::sgf::{self, Collection, GameTree};
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn crafted(name: &str) -> Vec<u8> {
    let path = root().join("tests/data/sgf/crafted").join(name);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The collection of other people's records, where `FUJITE_CORPUS` names one: they are not ours to copy.
fn corpus() -> Option<PathBuf> {
    let path = std::env::var_os("FUJITE_CORPUS").map(|folder| PathBuf::from(folder).join("sgf")).filter(|path| path.is_dir());
    if path.is_none() {
        println!("skipped: FUJITE_CORPUS names no collection of records");
    }
    path
}

fn read(bytes: &[u8]) -> Collection {
    sgf::read(bytes).unwrap_or_else(|e| panic!("{e}: {}", String::from_utf8_lossy(bytes.get(..200).unwrap_or(bytes))))
}

fn one(text: &str) -> GameTree {
    let mut collection = read(text.as_bytes());
    assert_eq!(collection.games.len(), 1, "{text}");
    collection.games.remove(0)
}

fn codes(collection: &Collection) -> Vec<&'static str> {
    collection.repairs.iter().map(|r| r.kind.code()).collect()
}
