//! Games to measure on: real ones where the collection of records is at hand, and generated ones, the same every time.

use fujite::formats::sgf::{self, GameTree};
use fujite::rules::{Act, Board, Color, Point, Record, Setup, Size};
use std::path::{Path, PathBuf};

/// Moves in turn from an empty board of 19 lines, Black first, all legal by simple ko.
pub type Game = Vec<Point>;

/// Numbers that look random and are the same every time (splitmix64).
#[derive(Clone)]
pub struct Numbers(pub u64);

impl Numbers {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Below `bound`.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        ((self.next() >> 32) * u64::from(bound) >> 32) as u32
    }
}

/// The side of move `n`, from 0.
#[inline]
pub const fn side(n: usize) -> Color {
    if n % 2 == 0 { Color::Black } else { Color::White }
}

/// The collection of real records, where `FUJITE_CORPUS` names one.
fn corpus() -> Option<PathBuf> {
    std::env::var_os("FUJITE_CORPUS").map(|folder| PathBuf::from(folder).join("sgf")).filter(|path| path.is_dir())
}

fn files_under(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            files_under(&path, files);
        } else if path.extension().is_some_and(|e| e == "sgf") {
            files.push(path);
        }
    }
}

/// The moves of a record from an empty board of 19 lines, as far as they are legal and in turn; none if it is no such game.
fn moves_of(tree: &GameTree) -> Option<Game> {
    let record = tree.record().ok()?.record;
    if record.setup.size() != Size::STANDARD || record.setup.stones().next().is_some() {
        return None;
    }
    let mut board = Board::new(Size::STANDARD);
    let mut game = Vec::new();
    for act in &record.acts {
        match act {
            Act::Move { color, point: Some(point) } if *color == side(game.len()) && board.play(*color, *point).is_ok() => {
                game.push(*point);
            }
            _ => break,
        }
    }
    (game.len() >= 100).then_some(game)
}

/// The texts of records, and the games among them.
pub struct Material {
    pub real: bool,
    /// Each a file in UTF-8.
    pub files: Vec<String>,
    pub games: Vec<Game>,
}

impl Material {
    pub fn find() -> Material {
        let mut paths = Vec::new();
        if let Some(corpus) = corpus() {
            files_under(&corpus, &mut paths);
        }
        let mut material = Material { real: true, files: Vec::new(), games: Vec::new() };
        for path in paths {
            let Ok(text) = std::fs::read_to_string(&path) else { continue };
            let Ok(collection) = sgf::read(text.as_bytes()) else { continue };
            material.games.extend(collection.games.iter().filter_map(moves_of));
            material.files.push(text);
        }
        if material.games.is_empty() { Material::generated() } else { material }
    }

    pub fn generated() -> Material {
        let games: Vec<Game> = (1..=60).map(|seed| like_a_game(seed, 250)).collect();
        let files = games.iter().map(|game| text_of(game)).collect();
        Material { real: false, files, games }
    }
}

/// A game that looks like one to a board: stones near stones, chains, captures and kos, no own eyes filled.
pub fn like_a_game(seed: u64, moves: usize) -> Game {
    let mut numbers = Numbers(seed);
    let mut board = Board::new(Size::STANDARD);
    let mut game: Game = Vec::new();
    let mut misses = 0;
    while game.len() < moves && misses < 2000 {
        misses += 1;
        let near = game.iter().rev().nth(numbers.below(6) as usize).filter(|_| numbers.below(4) > 0);
        let point = match near {
            Some(point) => {
                let shift = |line: u8, by: u32| (line + by as u8).saturating_sub(2).min(18);
                Point::new(shift(point.x, numbers.below(5)), shift(point.y, numbers.below(5)))
            }
            None => Point::new(numbers.below(19) as u8, numbers.below(19) as u8),
        };
        let color = side(game.len());
        let eye = Size::STANDARD.neighbours(point).all(|q| board.get(q) == Some(color));
        if !eye && board.play(color, point).is_ok() {
            game.push(point);
            misses = 0;
        }
    }
    game
}

/// The game as a record's text.
pub fn text_of(game: &[Point]) -> String {
    let mut record = Record::new(Setup::empty(Size::STANDARD));
    for (n, point) in game.iter().enumerate() {
        record.play(side(n), *point);
    }
    let mut tree = GameTree::from_record(&record);
    for (name, value) in
        [("PB", "Black"), ("PW", "White"), ("KM", "6.5"), ("RE", "B+R"), ("EV", "A tournament"), ("DT", "2026-11-29")]
    {
        tree.set(sgf::NodeId::ROOT, name, &[value]);
    }
    sgf::write_tree(&tree)
}

/// A record of so many nodes in one line of play.
pub fn long_record(nodes: usize) -> String {
    let mut numbers = Numbers(7);
    let mut text = String::from("(;FF[4]GM[1]SZ[19]CA[UTF-8]KM[6.5]PB[Black]PW[White]");
    for n in 1..nodes {
        let mut letter = || char::from(b'a' + numbers.below(19) as u8);
        let (x, y) = (letter(), letter());
        text.push_str(if n % 2 == 1 { "\n;B[" } else { ";W[" });
        text.extend([x, y, ']']);
    }
    text.push(')');
    text
}
