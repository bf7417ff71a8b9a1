//! The built program in a real window: started, clicked, killed, opened again. Needs a display, a window manager and xdotool;
//! under CI their absence is a failure, elsewhere the test says that it was skipped.

use fujite::clock::Millis;
use fujite::platform::time::{SystemTimeSource, TimeSource};
use fujite::referee::{Entry, Event, History, RoundNo};
use fujite::store::Journal;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const PAIRINGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/pairings/opengotha-sound.xml");
const SIZE: (i32, i32) = (1366, 768);
/// The main button of the bottom bar, in the window: "Старт тура".
const START: (i32, i32) = (440, 768 - 17);

fn fujite() -> Command {
    Command::new(env!("CARGO_BIN_EXE_fujite"))
}

fn xdotool(arguments: &[&str]) -> Option<String> {
    let output = Command::new("xdotool").args(arguments).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Waits until `ready` gives something, at most a minute: the first frames of a debug build come slowly on a busy machine.
fn wait_for<T>(what: &str, mut ready: impl FnMut() -> Option<T>) -> T {
    let clock = SystemTimeSource::new();
    loop {
        if let Some(found) = ready() {
            return found;
        }
        assert!(clock.monotonic() < Millis::from_secs(60), "{what} did not come");
        std::thread::sleep(Duration::from_millis(100));
    }
}

struct Window {
    process: Child,
    id: String,
}

impl Window {
    fn open(file: &Path, home: &Path) -> Window {
        let process = fujite()
            .arg(file)
            .args(["--lang", "ru"])
            .env("HOME", home)
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_DATA_HOME", home.join("data"))
            .env_remove("WAYLAND_DISPLAY")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let pid = process.id().to_string();
        let id = wait_for("the window", || {
            let found = xdotool(&["search", "--onlyvisible", "--pid", &pid])?;
            found.lines().next_back().map(str::to_owned)
        });
        let (width, height) = (SIZE.0.to_string(), SIZE.1.to_string());
        xdotool(&["windowsize", "--sync", &id, &width, &height]);
        xdotool(&["windowmove", &id, "0", "0"]);
        xdotool(&["windowactivate", "--sync", &id]);
        Window { process, id }
    }

    fn click(&self, (x, y): (i32, i32)) {
        xdotool(&["mousemove", "--window", &self.id, &x.to_string(), &y.to_string(), "click", "1"]).expect("a click");
    }

    fn key(&self, key: &str) {
        xdotool(&["key", "--window", &self.id, key]).expect("a key");
    }

    /// As the machine's power going would end it.
    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn entries(file: &Path) -> Vec<Entry> {
    let Ok(opened) = Journal::<Event>::open(file) else { return Vec::new() };
    opened.records.into_iter().map(Entry::from).collect()
}

fn display_is_there() -> bool {
    let there = std::env::var_os("DISPLAY").is_some() && xdotool(&["version"]).is_some();
    assert!(there || std::env::var_os("CI").is_none(), "CI has no display or no xdotool");
    if !there {
        println!("skipped: no display or no xdotool");
    }
    there
}

#[test]
fn a_round_started_by_a_click_outlives_the_program_s_sudden_end() {
    if !display_is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file: PathBuf = folder.path().join("проба.fujite");
    let made = fujite().args(["import", PAIRINGS, "--round", "1", "-o"]).arg(&file).output().unwrap();
    assert!(file.exists(), "{}", String::from_utf8_lossy(&made.stderr));

    let window = Window::open(&file, folder.path());
    wait_for("the round's start in the journal", || {
        window.click(START);
        std::thread::sleep(Duration::from_millis(400));
        std::fs::read_to_string(&file).ok()?.contains("RoundStarted").then_some(())
    });
    window.kill();

    let history = History::from_entries(entries(&file));
    let round = &history.state().rounds[&RoundNo(1)];
    assert!(round.started.is_some());
    assert!(round.tables.values().all(|t| t.watch.is_running() || t.is_finished()));
    assert!(fujite().arg("verify").arg(&file).status().unwrap().success());

    // The clocks have run while the station was gone: opened again, it asks what became of that time.
    std::thread::sleep(Duration::from_secs(6));
    let again = Window::open(&file, folder.path());
    wait_for("the answer about the time the station was gone", || {
        again.key("ctrl+Return");
        std::thread::sleep(Duration::from_millis(400));
        std::fs::read_to_string(&file).ok()?.contains("GapJudged").then_some(())
    });
    again.kill();
    let judged = entries(&file).into_iter().find_map(|e| match e.event {
        Event::GapJudged { went_on, .. } => Some(went_on),
        _ => None,
    });
    assert_eq!(judged, Some(true), "the hall went on, unless the referee says otherwise");
}
