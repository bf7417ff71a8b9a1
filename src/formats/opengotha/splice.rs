use super::keys::{Keys, key_of};
use super::read::{child, is, result, text};
use super::write::word;
use crate::formats::export::{Kind, SpliceError, Written};
use crate::formats::pairings::{ImportError, Imported, MOST};
use crate::formats::splice::{Games, Original, settle};
use crate::formats::xml;
use roxmltree::Node;
use std::ops::Range;

/// Writes the results into the `result` attributes of the file's games.
pub(in crate::formats) fn splice(bytes: &[u8], tournament: &Imported) -> Result<Written, SpliceError> {
    if bytes.len() > MOST {
        return Err(ImportError::TooLarge { most: MOST }.into());
    }
    let label = xml::declared_label(bytes).map(String::from_utf8_lossy);
    let original = Original::of(bytes, label.as_deref()).ok_or(SpliceError::Damaged)?;
    let mut out = Written::default();
    let edits = xml::parse(&original.text, |document| {
        let root = document.root_element();
        is(root).then(|| edits(root, tournament, &mut out))
    })?;
    let edits = edits.ok_or(SpliceError::OtherProgram { wanted: Kind::OpenGotha })?;
    out.results = edits.len();
    out.bytes = original.with(edits).ok_or(SpliceError::Damaged)?;
    Ok(out)
}

fn edits(root: Node<'_, '_>, tournament: &Imported, out: &mut Written) -> Vec<(Range<usize>, String)> {
    let mut keys = Keys::default();
    for node in child(root, "Players").iter().flat_map(Node::children).filter(|node| node.has_tag_name("Player")) {
        keys.add(&key_of(&format!("{}{}", text(node, "name"), text(node, "firstName"))));
    }
    let mut games = Games::new(tournament, |key, name| keys.find(key).or_else(|| keys.find(name)));
    let mut edits = Vec::new();
    for node in child(root, "Games").iter().flat_map(Node::children).filter(|node| node.has_tag_name("Game")) {
        let Ok(round) = text(node, "roundNumber").parse() else { continue };
        let (Some(black), Some(white)) = (keys.find(text(node, "blackPlayer")), keys.find(text(node, "whitePlayer"))) else {
            continue;
        };
        let table = text(node, "tableNumber").parse().ok();
        let attribute = node.attributes().find(|attribute| attribute.name() == "result");
        let standing = attribute.and_then(|attribute| result(attribute.value().trim())).unwrap_or_default();
        let Some(word) = settle(&mut games, (round, table, &black, &white), standing, word, out) else { continue };
        edits.push(if let Some(attribute) = attribute {
            (attribute.range_value(), word)
        } else {
            let after_name = node.range().start + 1 + "Game".len();
            (after_name..after_name, format!(" result=\"{word}\""))
        });
    }
    games.tell_missing(tournament, out);
    edits
}
