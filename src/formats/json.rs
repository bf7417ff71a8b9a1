//! Where the values of a JSON text stand in it.

use std::ops::Range;

/// A value and its place; of a string or number only the place.
#[derive(Debug)]
pub(super) struct Placed {
    pub range: Range<usize>,
    pub inside: Inside,
}

#[derive(Debug)]
pub(super) enum Inside {
    Members(Vec<(String, Placed)>),
    Items(Vec<Placed>),
    Plain,
}

impl Placed {
    /// The member of that name; the last one, as JSON readers take it.
    pub fn member(&self, name: &str) -> Option<&Placed> {
        match &self.inside {
            Inside::Members(members) => members.iter().rev().find(|(own, _)| own == name).map(|(_, value)| value),
            _ => None,
        }
    }

    /// Items of a list, or the values of an object.
    pub fn items(&self) -> Vec<&Placed> {
        match &self.inside {
            Inside::Items(items) => items.iter().collect(),
            Inside::Members(members) => members.iter().map(|(_, value)| value).collect(),
            Inside::Plain => Vec::new(),
        }
    }

    /// A string's or number's text.
    pub fn text(&self, json: &str) -> String {
        let raw = json.get(self.range.clone()).unwrap_or_default();
        match serde_json::from_str(raw) {
            Ok(serde_json::Value::String(text)) => text.trim().to_owned(),
            Ok(number @ serde_json::Value::Number(_)) => number.to_string(),
            _ => String::new(),
        }
    }
}

/// Places of a text that is sound JSON: the parser proper has read it already, and bounded its depth. `None` when it is not.
pub(super) fn places(json: &str) -> Option<Placed> {
    serde_json::from_str::<serde::de::IgnoredAny>(json).ok()?;
    Scanner { bytes: json.as_bytes(), json, at: 0 }.value()
}

struct Scanner<'a> {
    bytes: &'a [u8],
    json: &'a str,
    at: usize,
}

impl Scanner<'_> {
    fn blanks(&mut self) -> Option<u8> {
        while self.bytes.get(self.at)?.is_ascii_whitespace() {
            self.at += 1;
        }
        self.bytes.get(self.at).copied()
    }

    fn value(&mut self) -> Option<Placed> {
        let first = self.blanks()?;
        let start = self.at;
        let inside = match first {
            b'{' => self.members()?,
            b'[' => self.list()?,
            b'"' => {
                self.string()?;
                Inside::Plain
            }
            _ => {
                let rest = self.bytes.get(self.at..)?;
                self.at += rest.iter().position(|byte| b",]} \t\r\n".contains(byte)).unwrap_or(rest.len());
                Inside::Plain
            }
        };
        Some(Placed { range: start..self.at, inside })
    }

    fn string(&mut self) -> Option<String> {
        let start = self.at;
        self.at += 1;
        loop {
            match self.bytes.get(self.at)? {
                b'\\' => self.at += 2,
                b'"' => break,
                _ => self.at += 1,
            }
        }
        self.at += 1;
        serde_json::from_str(self.json.get(start..self.at)?).ok()
    }

    fn members(&mut self) -> Option<Inside> {
        let mut members = Vec::new();
        self.at += 1;
        loop {
            match self.blanks()? {
                b'}' => break,
                b',' => self.at += 1,
                _ => {
                    let name = self.string()?;
                    self.blanks()?;
                    self.at += 1;
                    members.push((name, self.value()?));
                }
            }
        }
        self.at += 1;
        Some(Inside::Members(members))
    }

    fn list(&mut self) -> Option<Inside> {
        let mut items = Vec::new();
        self.at += 1;
        loop {
            match self.blanks()? {
                b']' => break,
                b',' => self.at += 1,
                _ => items.push(self.value()?),
            }
        }
        self.at += 1;
        Some(Inside::Items(items))
    }
}
