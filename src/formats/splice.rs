//! Another program's file changed in a few places, every other byte kept.

use super::export::Written;
use super::pairings::{FindingKind, Imported, ImportedGame, ImportedResult, Outcome, Place};
use super::text;
use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// A file's text, known to give the same bytes when it is encoded again.
pub(super) struct Original<'a> {
    bytes: &'a [u8],
    pub text: String,
    encoding: &'static Encoding,
    /// Length of the byte order mark.
    mark: usize,
}

impl<'a> Original<'a> {
    /// `None` when it would not come out as it was.
    pub fn of(bytes: &'a [u8], declared: Option<&str>) -> Option<Original<'a>> {
        let decoded = text::decode(bytes, declared);
        let mark = Encoding::for_bom(bytes).map_or(0, |(_, length)| length);
        let original = Original { bytes, text: decoded.text.into_owned(), encoding: decoded.encoding, mark };
        (original.encode(&original.text).as_deref() == bytes.get(mark..)).then_some(original)
    }

    fn encode(&self, text: &str) -> Option<Vec<u8>> {
        // The library writes UTF-8 where a set is UTF-16.
        if self.encoding == UTF_16LE {
            return Some(text.encode_utf16().flat_map(u16::to_le_bytes).collect());
        }
        if self.encoding == UTF_16BE {
            return Some(text.encode_utf16().flat_map(u16::to_be_bytes).collect());
        }
        let (bytes, _, lost) = self.encoding.encode(text);
        (!lost).then(|| bytes.into_owned())
    }

    /// The file with these places of its text replaced. The replacements are plain ASCII, so they exist in every set.
    pub fn with(&self, mut edits: Vec<(Range<usize>, String)>) -> Option<Vec<u8>> {
        if edits.is_empty() {
            return Some(self.bytes.to_vec());
        }
        edits.sort_by_key(|(range, _)| range.start);
        let mut text = String::with_capacity(self.text.len() + edits.len() * 8);
        let mut done = 0;
        for (range, new) in edits {
            text.push_str(self.text.get(done..range.start)?);
            text.push_str(&new);
            done = range.end;
        }
        text.push_str(self.text.get(done..)?);
        let mut out = self.bytes.get(..self.mark)?.to_vec();
        out.extend(self.encode(&text)?);
        Some(out)
    }
}

/// The games of a tournament by round and players, whatever the keys of the file: its own, or those its names give.
pub(super) struct Games<'a> {
    by_pair: HashMap<(u16, [String; 2]), &'a ImportedGame>,
    /// The station's key of a player to the file's.
    keys: HashMap<&'a str, String>,
    met: HashSet<(u16, [String; 2])>,
}

impl<'a> Games<'a> {
    /// `find` gives the file's key of a player by the station's key and by the name.
    pub fn new(tournament: &'a Imported, find: impl Fn(&str, &str) -> Option<String>) -> Games<'a> {
        let players = tournament.players.iter();
        let keys: HashMap<&str, String> = players
            .filter_map(|player| {
                let name = format!("{}{}", player.surname, player.given);
                Some((player.key.as_str(), find(&player.key, &name)?))
            })
            .collect();
        let mut out = Games { by_pair: HashMap::new(), keys, met: HashSet::new() };
        out.by_pair = tournament.games.iter().filter_map(|game| Some((out.place(game)?, game))).collect();
        out
    }

    /// The result of the game two players of the file have in a round, as seen from the file's sides, and whether those are the
    /// station's other way round.
    fn meet(&mut self, round: u16, black: &str, white: &str) -> Option<(ImportedResult, bool)> {
        let place = (round, sorted(black.to_owned(), white.to_owned()));
        let game = *self.by_pair.get(&place)?;
        self.met.insert(place);
        let turned = self.keys.get(game.black.as_str()).is_none_or(|own| own != black);
        let outcome = if turned { game.result.outcome.swapped() } else { game.result.outcome };
        Some((ImportedResult { outcome, ..game.result }, turned))
    }

    /// Names the games of the tournament the file does not have.
    pub fn tell_missing(&self, tournament: &Imported, out: &mut Written) {
        for game in &tournament.games {
            let place = self.place(game);
            if place.is_none_or(|place| !self.met.contains(&place)) {
                out.found(FindingKind::GameNotInFile, Place::game(Some(game.round), game.table, &game.black, &game.white));
            }
        }
    }

    fn place(&self, game: &ImportedGame) -> Option<(u16, [String; 2])> {
        let key = |own: &String| self.keys.get(own.as_str()).cloned();
        Some((game.round, sorted(key(&game.black)?, key(&game.white)?)))
    }
}

fn sorted(one: String, other: String) -> [String; 2] {
    if one <= other { [one, other] } else { [other, one] }
}

/// The key made of a name where a file has none of its own: capitals without blanks.
pub(super) fn key_of(name: &str) -> String {
    name.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_uppercase).collect()
}

/// What is to be written at a game of the file (round, table, Black, White), if anything; what does not agree is named.
pub(super) fn settle<W: PartialEq>(
    games: &mut Games<'_>,
    (round, table, black, white): (u16, Option<u16>, &str, &str),
    standing: ImportedResult,
    word: impl Fn(ImportedResult) -> Option<W>,
    out: &mut Written,
) -> Option<W> {
    let place = || Place::game(Some(round), table, black, white);
    let Some((wanted, turned)) = games.meet(round, black, white) else {
        out.found(FindingKind::GameOnlyInFile, place());
        return None;
    };
    if turned {
        out.found(FindingKind::ColoursDiffer, place());
    }
    if wanted.outcome == Outcome::Unknown {
        if standing.outcome.is_known() {
            out.found(FindingKind::ResultOnlyInFile, place());
        }
        return None;
    }
    let Some(new) = word(wanted) else {
        out.found(FindingKind::ResultNotHeld, place());
        return None;
    };
    if word(standing).as_ref() == Some(&new) {
        return None;
    }
    if standing.outcome.is_known() {
        out.found(FindingKind::ResultReplaced, place());
    }
    Some(new)
}
