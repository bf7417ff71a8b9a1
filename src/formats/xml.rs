//! XML of other programs: bytes to text by the declared character set, then a tree, within bounds.

use super::pairings::{Flaw, ImportError};
use super::text::{self, Evidence};
use roxmltree::{Document, ParsingOptions};
use std::borrow::Cow;

/// Elements, attributes and texts at most: a congress has some ten thousand.
const MOST_NODES: u32 = 300_000;

/// How deep elements may lie in each other; the formats need six.
const MOST_DEPTH: usize = 64;

/// The text of an XML or JSON file, and whether its character set had to be guessed: by byte order mark, by the declaration, as UTF-8,
/// or by its letters.
pub(super) fn decode(bytes: &[u8]) -> (Cow<'_, str>, bool) {
    let label = declared_label(bytes).map(String::from_utf8_lossy);
    let decoded = text::decode(bytes, label.as_deref());
    let guessed = decoded.evidence == Evidence::Detected || decoded.declaration_refused || decoded.damaged;
    (decoded.text, guessed)
}

/// The value of `encoding` in `<?xml ... ?>`.
pub(super) fn declared_label(bytes: &[u8]) -> Option<&[u8]> {
    let head = bytes.get(..bytes.len().min(400))?.trim_ascii_start();
    let head = head.strip_prefix(b"<?xml")?;
    let end = head.windows(2).position(|pair| pair == b"?>")?;
    let declaration = head.get(..end)?;
    let key = b"encoding";
    let place = declaration.windows(key.len()).position(|window| window == key)?;
    let value = declaration.get(place + key.len()..)?.trim_ascii_start().strip_prefix(b"=")?.trim_ascii_start();
    let (quote, value) = value.split_first()?;
    let end = value.iter().position(|byte| byte == quote)?;
    value.get(..end)
}

/// Parses `text` and hands the tree to `read`.
pub(super) fn parse<T>(text: &str, read: impl FnOnce(&Document<'_>) -> T) -> Result<T, ImportError> {
    let text = without_doctype(text)?;
    check_depth(&text)?;
    let options = ParsingOptions { allow_dtd: false, nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let document = Document::parse_with_options(&text, options).map_err(|error| {
        // What ends too early ends at the end; the parser names no place for it.
        let end = || u32::try_from(text.lines().count()).unwrap_or(u32::MAX);
        let (line, column) = match &error {
            roxmltree::Error::UnexpectedEndOfStream | roxmltree::Error::UnclosedRootNode => (end(), 1),
            placed => (placed.pos().row, placed.pos().col),
        };
        ImportError::Malformed { line, column, flaw: flaw(&error) }
    })?;
    Ok(read(&document))
}

/// The parser's reasons, as far as they tell a person where to look.
fn flaw(error: &roxmltree::Error) -> Flaw {
    use roxmltree::Error as E;
    match error {
        E::UnexpectedEndOfStream | E::UnclosedRootNode | E::NoRootNode => Flaw::Unfinished,
        E::UnexpectedCloseTag(..) | E::UnexpectedEntityCloseTag(_) => Flaw::Unmatched,
        E::DuplicatedAttribute(..) => Flaw::AttributeTwice,
        E::NonXmlChar(..) => Flaw::Character,
        E::NodesLimitReached | E::AttributesLimitReached | E::NamespacesLimitReached => Flaw::TooMany,
        _ => Flaw::Syntax,
    }
}

/// The text with its document type blanked out: old OpenGotha files name a DTD nobody has. One that declares anything inside is
/// refused, for entities live there.
pub(super) fn without_doctype(text: &str) -> Result<String, ImportError> {
    let root = text.match_indices('<').find(|(place, _)| {
        text.get(place + 1..).and_then(|rest| rest.chars().next()).is_some_and(|first| first != '?' && first != '!')
    });
    let prolog = text.get(..root.map_or(text.len(), |(place, _)| place)).unwrap_or_default();
    let Some(start) = prolog.find("<!DOCTYPE") else { return Ok(text.to_owned()) };
    let rest = text.get(start..).unwrap_or_default();
    let end = rest.find(['>', '[']).ok_or(ImportError::Entities)?;
    let doctype = rest.get(..=end).filter(|doctype| doctype.ends_with('>')).ok_or(ImportError::Entities)?;
    // Blanks, so that places in messages stay right.
    let blank: String = doctype.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect();
    Ok(text.replacen(doctype, &blank, 1))
}

/// The parser calls itself for each level, so a tree without end must not reach it. Counts tags only as closely as that needs:
/// comments and quoted brackets can make it count too high, by no more than they have of them.
fn check_depth(text: &str) -> Result<(), ImportError> {
    let (mut depth, mut line) = (0_usize, 1_u32);
    let bytes = text.as_bytes();
    for (place, byte) in bytes.iter().enumerate() {
        match (byte, bytes.get(place + 1)) {
            (b'\n', _) => line += 1,
            (b'<', Some(b'/')) | (b'/', Some(b'>')) => depth = depth.saturating_sub(1),
            (b'<', Some(next)) if *next != b'?' && *next != b'!' => depth += 1,
            _ => {}
        }
        if depth > MOST_DEPTH {
            return Err(ImportError::Malformed { line, column: 1, flaw: Flaw::TooDeep });
        }
    }
    Ok(())
}

/// An element to be written: attributes and elements inside, which is all OpenGotha's files have.
pub(super) struct Element {
    name: &'static str,
    attributes: Vec<(&'static str, String)>,
    inside: Vec<Element>,
}

impl Element {
    pub fn new(name: &'static str) -> Element {
        Element { name, attributes: Vec::new(), inside: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Element {
        self.attributes.push((name, value.into()));
        self
    }

    pub fn add(&mut self, element: Element) {
        self.inside.push(element);
    }

    /// The whole file, in UTF-8.
    pub fn document(&self) -> String {
        let mut out = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n".to_owned();
        self.write(0, &mut out);
        out
    }

    fn write(&self, depth: usize, out: &mut String) {
        let indent = "    ".repeat(depth);
        out.push_str(&indent);
        out.push('<');
        out.push_str(self.name);
        for (name, value) in &self.attributes {
            out.push(' ');
            out.push_str(name);
            out.push_str("=\"");
            escape(value, out);
            out.push('"');
        }
        if self.inside.is_empty() {
            out.push_str("/>\n");
            return;
        }
        out.push_str(">\n");
        for element in &self.inside {
            element.write(depth + 1, out);
        }
        out.push_str(&indent);
        out.push_str("</");
        out.push_str(self.name);
        out.push_str(">\n");
    }
}

/// What XML cannot hold at all is left out; line ends in a value stay what they are.
fn escape(value: &str, out: &mut String) {
    for letter in value.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push_str("&#10;"),
            '\r' => out.push_str("&#13;"),
            '\t' => out.push_str("&#9;"),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
            letter => out.push(letter),
        }
    }
}
