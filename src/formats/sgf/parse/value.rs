//! Where a value ends: at its bracket, unless what follows shows that the bracket belongs to a text.

use super::super::names::{is_free_text, is_strict};
use super::super::repair::RepairKind;
use super::super::tree::Span;
use super::{Reader, is_blank};

impl Reader<'_> {
    /// A value, from behind its bracket to behind the one that closes it.
    pub(super) fn value(&mut self, name: u16) -> Span {
        let start = self.at;
        let strict = is_strict(name);
        if strict
            && let Some([x, y, b']']) = self.bytes.get(start..start + 3)
            && x.is_ascii_alphabetic()
            && y.is_ascii_alphabetic()
        {
            // A point, as nearly all values are.
            self.at = start + 3;
            return Span { start: start as u32, end: start as u32 + 2 };
        }
        let mut bare = Vec::new();
        loop {
            if !strict {
                self.at += plain_run(self.bytes.get(self.at..).unwrap_or_default());
            }
            match self.byte(self.at) {
                Some(b']') => {
                    if self.closes(name) {
                        let end = self.at;
                        self.at += 1;
                        return self.escaped(start, end, &bare);
                    }
                    self.note(self.at, RepairKind::UnescapedBracket);
                    bare.push(self.at);
                    self.at += 1;
                }
                Some(b'\\') => self.at = (self.at + 2).min(self.bytes.len()),
                Some(b';' | b'(' | b')' | b'[') if strict => {
                    self.note(self.at, RepairKind::UnclosedValue);
                    let mut end = self.at;
                    while end > start && self.byte(end - 1).is_some_and(is_blank) {
                        end -= 1;
                    }
                    return self.escaped(start, end, &bare);
                }
                Some(_) => self.at += 1,
                None => {
                    self.note(self.at, RepairKind::UnclosedValue);
                    return self.escaped(start, self.at, &bare);
                }
            }
        }
    }

    /// The span of a value; of a copy with the backslashes it lacks, where some do.
    fn escaped(&mut self, start: usize, end: usize, bare: &[usize]) -> Span {
        let raw = self.source.get(start..end).unwrap_or_default();
        let dangling = raw.len() - raw.trim_end_matches('\\').len();
        if bare.is_empty() && dangling % 2 == 0 {
            return Span { start: start as u32, end: end as u32 };
        }
        let mut text = String::with_capacity(raw.len() + bare.len());
        let mut from = start;
        for at in bare {
            text.push_str(self.source.get(from..*at).unwrap_or_default());
            text.push('\\');
            from = *at;
        }
        text.push_str(self.source.get(from..end).unwrap_or_default());
        if dangling % 2 == 1 {
            text.pop();
        }
        self.tree.add_text(&text)
    }

    /// Whether the `]` here ends the value: what follows goes on as SGF does.
    fn closes(&self, name: u16) -> bool {
        if name != 0 && !is_free_text(name) {
            return true;
        }
        let next = self.skip_blanks(self.at + 1);
        match self.byte(next) {
            None | Some(b'[') => true,
            Some(b';') => {
                let node = self.skip_blanks(next + 1);
                matches!(self.byte(node), None | Some(b';' | b'(' | b')'))
                    || self.property_at(node)
                    || self.node_follows(next + 1)
            }
            Some(b'(') => {
                let inner = self.skip_blanks(next + 1);
                matches!(self.byte(inner), Some(b';' | b'(')) || self.property_at(inner)
            }
            Some(b')') => {
                let after = self.skip_blanks(next + 1);
                match self.byte(after) {
                    None | Some(b'(' | b')' | b';') => true,
                    // Behind a game's end a letter may follow; but a lone `]` shows that the text was not over.
                    Some(_) if self.depth() <= 1 => !matches!(
                        self.bytes.get(after..).and_then(|b| b.iter().find(|b| matches!(b, b'(' | b'[' | b']'))),
                        Some(b']')
                    ),
                    Some(_) => self.property_at(after),
                }
            }
            Some(b) if b.is_ascii_alphabetic() => self.property_at(next) || self.node_follows(next),
            Some(_) => self.node_follows(next),
        }
    }

    /// Whether a node begins between here and the next `]`: then what lies between is rubbish, not text.
    fn node_follows(&self, from: usize) -> bool {
        let mut at = from;
        while let Some(b) = self.byte(at) {
            match b {
                b']' => return false,
                b';' if self.property_at(self.skip_blanks(at + 1)) => return true,
                _ => at += 1,
            }
        }
        false
    }
}

/// How many bytes from here on, in whole blocks, are neither bracket nor backslash: long comments in a few steps.
#[expect(clippy::needless_bitwise_bool, reason = "without branches the block is compared at once")]
fn plain_run(bytes: &[u8]) -> usize {
    const BLOCK: usize = 32;
    let plain = |block: &&[u8]| !block.iter().fold(false, |found, b| found | (*b == b']') | (*b == b'\\'));
    bytes.chunks_exact(BLOCK).take_while(plain).count() * BLOCK
}
