//! A hall for the window's tests: the station on a tournament of its own in a temporary folder, with clocks moved by hand,
//! driven by accessible name. `FUJITE_PICTURES=folder` has [`Hall::picture`] write what the window shows.

use eframe::egui::{Event, Key, Modifiers, Theme, Vec2, accesskit};
use egui_kittest::{
    Harness, Node,
    kittest::{NodeT, Queryable},
};
use fujite::app::{Action, App, SettingsChange, ThemeChoice};
use fujite::clock::{Millis, Timestamp};
use fujite::formats::presets;
use fujite::i18n::Locale;
use fujite::platform::dirs::Places;
use fujite::platform::hall::HallClock;
use fujite::platform::{ManualTime, TimeSource};
use fujite::referee::{
    Command, Event as Entry, Foundation, Official, Pairing, Player, PlayerId, Rank, Role, RoundNo, State, TableId, TableNo,
    Tournament,
};
use fujite::rules::{Komi, Sides, Size};
use fujite::store::Journal;
use fujite::ui::Station;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

pub const ROUND: RoundNo = RoundNo(1);
/// The window the pictures of the style sheet were drawn for.
pub const SMALL: [f32; 2] = [1366.0, 768.0];
pub const LARGE: [f32; 2] = [1920.0, 1080.0];
/// 2026-11-28 11:00:00 UTC, two in the afternoon of the hall.
const AFTERNOON: Timestamp = Timestamp(1_795_863_600_000);
const HALL_OFFSET: i16 = 180;

pub fn table(number: u16) -> TableId {
    TableId::new(ROUND, TableNo(number))
}

/// The station in its window.
pub struct Hall {
    pub window: Harness<'static, Station>,
    pub time: ManualTime,
    pub folder: TempDir,
}

/// A hall in the middle of nothing: no file is open.
pub fn empty_hall(locale: Locale, size: [f32; 2]) -> Hall {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let time = ManualTime::new(AFTERNOON, HALL_OFFSET);
    let places = Places {
        settings: folder.path().join("settings.ron"),
        logs: folder.path().join("logs"),
        templates: folder.path().join("templates"),
        tournaments: folder.path().to_owned(),
    };
    let source = time.clone();
    let app = App::new(move || Box::new(source.clone()) as Box<dyn TimeSource>, Some(places), locale, || {});
    let window = Harness::builder()
        .with_size(Vec2::from(size))
        .with_max_steps(24)
        .with_theme(Theme::Light)
        .build_eframe(move |cc| Station::new(app, &cc.egui_ctx));
    let mut hall = Hall { window, time, folder };
    hall.act(Action::ChangeSettings(SettingsChange::Theme(ThemeChoice::Light)));
    hall
}

/// A hall with the file of [`founding`] open: 24 tables, round 1 paired and not started.
pub fn hall(locale: Locale, size: [f32; 2]) -> Hall {
    let mut hall = empty_hall(locale, size);
    let path = write_tournament(hall.folder.path(), &hall.time);
    hall.act(Action::Open(path));
    hall
}

/// Writes the tournament's file and closes it again.
pub fn write_tournament(folder: &Path, time: &ManualTime) -> PathBuf {
    let path = folder.join("cup.fujite");
    let now = HallClock::resume(time.clone(), None).now();
    let mut journal = Journal::<Entry>::create(&path).expect("a new journal");
    journal.append(now, "Берестов Антон", founding()).expect("founding entries");
    path
}

const SURNAMES: [&str; 24] = [
    "Ельников",
    "Ивлев",
    "Клевер",
    "Лещинский",
    "Зарубин",
    "Аистов",
    "Берестов",
    "Никольцев",
    "Калинин",
    "Снегирёв",
    "Тополев",
    "Цветаев",
    "Яхонтов",
    "Юркин",
    "Брусникин",
    "Грушин",
    "Рябинин",
    "Фиалкин",
    "Дубравин",
    "Полынин",
    "Овсянкин",
    "Лозовой",
    "Шиповников",
    "Черёмухин",
];
const GIVEN: [&str; 8] = ["Захар", "Кирилл", "Роман", "Матвей", "Даниил", "Игорь", "Юрий", "Тимофей"];

/// Forty-eight people who do not exist, at twenty-four tables; handicap games at the last four.
pub fn founding() -> Vec<Entry> {
    let rank = |n: u32| match n {
        0..6 => Rank::Dan(u8::try_from(6 - n).expect("small")),
        n => Rank::Kyu(u8::try_from((n - 5).min(20)).expect("small")),
    };
    let players: Vec<Player> = (0..48u32)
        .map(|n| {
            let at = n as usize;
            Player {
                id: PlayerId(n + 1),
                surname: SURNAMES[(at * 7) % 24].to_owned(),
                given: GIVEN[(at * 3 + at / 24) % 8].to_owned(),
                patronymic: String::new(),
                rank: rank(n),
                club: "Вышгород".to_owned(),
                country: "RU".to_owned(),
                key: format!("k{n}"),
            }
        })
        .collect();
    let pairings = (1..=24u16)
        .map(|number| {
            let first = u32::from(number) * 2 - 1;
            let handicap = if number > 20 { u8::try_from(number - 19).expect("small") } else { 0 };
            Pairing {
                table: TableNo(number),
                players: Sides::new(vec![PlayerId(first)], vec![PlayerId(first + 1)]),
                handicap,
                komi: Komi::quarters(if handicap > 0 { 2 } else { 26 }),
            }
        })
        .collect();
    let foundation = Foundation {
        tournament: Tournament {
            name: "Кубок Заречья".to_owned(),
            short_name: "KZ26".to_owned(),
            place: "Заречье".to_owned(),
            first_day: "2026-11-28".to_owned(),
            last_day: "2026-11-29".to_owned(),
            rounds: 5,
            size: Size::STANDARD,
            source: None,
        },
        players,
        officials: vec![
            Official { name: "Берестов Антон".to_owned(), role: Role::ChiefJudge },
            Official { name: "Мятлева Ольга".to_owned(), role: Role::Judge },
        ],
        regulation: presets::by_name(presets::DEFAULT).expect("the default preset"),
    };
    vec![Entry::Founded(Box::new(foundation)), Entry::RoundPaired { round: ROUND, pairings, byes: Vec::new() }]
}

impl Hall {
    pub fn state(&self) -> &State {
        self.window.state().app.model.state()
    }

    /// Does what a screen would have asked for.
    pub fn act(&mut self, action: Action) {
        self.window.state_mut().app.handle(action);
        self.settle();
    }

    pub fn command(&mut self, command: Command) {
        self.act(Action::Do(command));
    }

    /// Draws until the window is at rest.
    pub fn settle(&mut self) {
        self.window.run_ok();
    }

    /// Time passes in the hall.
    pub fn pass(&mut self, length: Millis) {
        self.time.advance(length);
        self.settle();
    }

    /// Whether anything on the window bears this name.
    pub fn shows(&self, name: &str) -> bool {
        self.window.query_all_by_label(name).next().is_some()
    }

    /// Whether any name or value on the window holds these words.
    pub fn says(&self, words: &str) -> bool {
        self.window.query_all_by_label_contains(words).next().is_some() || self.window.query_all_by_value(words).next().is_some()
    }

    fn named<'a>(&'a self, name: &'a str) -> Node<'a> {
        // A label beside its control may bear the same words: what can be pressed is meant.
        let acts = |node: &Node<'_>| !matches!(node.accesskit_node().role(), accesskit::Role::Label);
        let mut all: Vec<Node<'_>> = self.window.query_all_by_label(name).collect();
        if all.is_empty() {
            all = self.window.query_all_by_label_contains(name).collect();
        }
        assert!(!all.is_empty(), "nothing on the window is named {name:?}");
        let at = all.iter().position(acts).unwrap_or(0);
        all.swap_remove(at)
    }

    /// Clicks what bears this name; where nothing does, the first thing whose name holds it.
    pub fn click(&mut self, name: &str) {
        self.named(name).click();
        self.settle();
    }

    /// Clicks a point of the board as a screen reader does.
    pub fn click_point(&mut self, name: &str) {
        let node = self.window.get_by_label_contains(name);
        assert_eq!(node.accesskit_node().role(), accesskit::Role::GridCell, "{name} is a point of the board");
        node.click_accesskit();
        self.settle();
    }

    /// Types into the field of this name, after what stands in it.
    pub fn type_into(&mut self, name: &str, text: &str) {
        self.named(name).focus();
        self.settle();
        self.named(name).type_text(text);
        self.settle();
    }

    /// Types where the focus is.
    pub fn type_text(&mut self, text: &str) {
        self.window.event(Event::Text(text.to_owned()));
        self.settle();
    }

    /// Everything at once, as after a frame that took long.
    pub fn in_one_frame(&mut self, events: impl IntoIterator<Item = Event>) {
        self.window.input_mut().events.extend(events);
        self.settle();
    }

    pub fn press(&mut self, key: Key) {
        self.press_with(Modifiers::NONE, key);
    }

    pub fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// Saves what the window shows as `name.png` in the folder of `FUJITE_PICTURES`; without it, nothing is drawn.
    pub fn picture(&mut self, name: &str) {
        let Some(folder) = std::env::var_os("FUJITE_PICTURES") else { return };
        let folder = PathBuf::from(folder);
        std::fs::create_dir_all(&folder).expect("the pictures' folder");
        self.settle();
        let image = self.window.render().expect("a picture of the window");
        image.save(folder.join(format!("{name}.png"))).expect("a picture saved");
    }

    pub fn dark(&mut self) {
        self.act(Action::ChangeSettings(SettingsChange::Theme(ThemeChoice::Dark)));
    }
}
