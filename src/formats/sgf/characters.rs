//! From a file's bytes to its text: the set that `CA` names, for each game its own.

use super::super::text::{self, Decoded, Evidence, encoding_named};
use super::parse::is_blank;
use super::repair::RepairKind;
use encoding_rs::{Encoding, UTF_8};
use std::borrow::Cow;

/// A file's text and what was noted in reading it, by byte of the text.
pub struct Characters<'a> {
    pub text: Cow<'a, str>,
    pub encoding: &'static Encoding,
    pub evidence: Evidence,
    pub notes: Vec<(usize, RepairKind)>,
}

impl<'a> Characters<'a> {
    pub fn of(decoded: Decoded<'a>, declared: Option<String>) -> Characters<'a> {
        let mut notes = Vec::new();
        note(&decoded, declared, 0, &mut notes);
        Characters { text: decoded.text, encoding: decoded.encoding, evidence: decoded.evidence, notes }
    }
}

/// Notes what is doubtful about a text that stands at `at`.
fn note(decoded: &Decoded<'_>, declared: Option<String>, at: usize, notes: &mut Vec<(usize, RepairKind)>) {
    let read_as = decoded.encoding.name();
    if let Some(declared) = declared.filter(|_| decoded.declaration_refused) {
        notes.push((at, RepairKind::WrongCharacterSet { declared, read_as }));
    } else if decoded.evidence == Evidence::Detected && decoded.encoding != UTF_8 {
        notes.push((at, RepairKind::GuessedCharacterSet { read_as }));
    }
    if decoded.damaged {
        notes.push((at + decoded.text.find('\u{fffd}').unwrap_or_default(), RepairKind::DamagedCharacters));
    }
}

/// The text of a file. A collection put together from files in different sets is read game by game, each in the set it names.
pub fn decode(bytes: &[u8]) -> Characters<'_> {
    let cuts = if is_one_set(bytes) { Vec::new() } else { cuts(bytes) };
    if cuts.len() < 2 {
        let declared = declared_set(bytes);
        return Characters::of(text::decode(bytes, declared.as_deref()), declared);
    }
    let mut all = Characters { text: Cow::Borrowed(""), encoding: UTF_8, evidence: Evidence::Ascii, notes: Vec::new() };
    let ends = cuts.iter().skip(1).map(|(start, _)| *start).chain([bytes.len()]);
    for ((start, declared), end) in cuts.iter().zip(ends) {
        let decoded = text::decode(bytes.get(*start..end).unwrap_or_default(), Some(declared));
        note(&decoded, Some(declared.clone()), all.text.len(), &mut all.notes);
        if *start == 0 {
            (all.encoding, all.evidence) = (decoded.encoding, decoded.evidence);
        }
        all.text.to_mut().push_str(&decoded.text);
    }
    all
}

/// Whether the whole file is surely in one set: plain ASCII, or UTF-8 that says so. What a comment of it quotes of another game is then
/// no game.
fn is_one_set(bytes: &[u8]) -> bool {
    let said = || declared_set(bytes).as_deref().and_then(encoding_named) == Some(UTF_8);
    bytes.is_ascii() || (std::str::from_utf8(bytes).is_ok() && said())
}

/// Where the character set changes: the places of games that name another one than the game before, with the name. The first
/// is the start of the file.
fn cuts(bytes: &[u8]) -> Vec<(usize, String)> {
    let mut cuts: Vec<(usize, String)> = Vec::new();
    let named = bytes.windows(3).filter(|w| w == b"CA[").nth(1).is_some();
    if !named || Encoding::for_bom(bytes).is_some() {
        return cuts;
    }
    for (at, _) in bytes.iter().enumerate().filter(|(_, b)| **b == b'(') {
        let Some(name) = set_of_game(bytes.get(at + 1..).unwrap_or_default()) else { continue };
        let Some(encoding) = encoding_named(&name).filter(|e| e.is_ascii_compatible()) else { continue };
        let before = cuts.last().and_then(|(_, name)| encoding_named(name));
        if before != Some(encoding) {
            cuts.push((if cuts.is_empty() { 0 } else { at }, name));
        }
    }
    cuts
}

/// The set that a game names in its first node, which begins here behind its parenthesis; looked for over half a page.
fn set_of_game(bytes: &[u8]) -> Option<String> {
    let page = bytes.get(..1024).unwrap_or(bytes);
    let mut rest = skip_blanks(page).strip_prefix(b";")?;
    loop {
        rest = skip_blanks(rest);
        let letters = rest.iter().take_while(|b| b.is_ascii_alphanumeric()).count();
        let (name, values) = rest.split_at_checked(letters).filter(|(name, _)| !name.is_empty())?;
        rest = skip_blanks(values);
        let value = rest.strip_prefix(b"[")?;
        if name == b"CA" {
            return label(value);
        }
        while let Some(value) = rest.strip_prefix(b"[") {
            let mut escaped = false;
            let length = value.iter().position(|b| {
                let closes = *b == b']' && !escaped;
                escaped = *b == b'\\' && !escaped;
                closes
            })?;
            rest = skip_blanks(value.get(length + 1..)?);
        }
    }
}

fn skip_blanks(bytes: &[u8]) -> &[u8] {
    let blanks = bytes.iter().take_while(|b| is_blank(**b)).count();
    bytes.get(blanks..).unwrap_or_default()
}

/// The name of a set, which begins here behind its bracket.
fn label(value: &[u8]) -> Option<String> {
    let end = value.iter().take(64).position(|b| *b == b']')?;
    let name = std::str::from_utf8(value.get(..end)?).ok()?.trim();
    (!name.is_empty() && name.len() < 40 && !name.contains('\\')).then(|| name.to_owned())
}

/// The character set that a file names in its first `CA`; looked for in the bytes, for the text is not to be had without it.
pub fn declared_set(bytes: &[u8]) -> Option<String> {
    let head = bytes.get(..64 * 1024).unwrap_or(bytes);
    let mut from = 0;
    while let Some(found) = head.get(from..)?.windows(2).position(|w| w == b"CA") {
        let at = from + found;
        from = at + 2;
        let before = at.checked_sub(1).and_then(|b| head.get(b));
        if before.is_some_and(u8::is_ascii_alphanumeric) {
            continue;
        }
        if let Some(value) = head.get(at + 2..)?.trim_ascii_start().strip_prefix(b"[") {
            return label(value);
        }
    }
    None
}
