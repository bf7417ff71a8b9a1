use std::collections::{HashMap, HashSet};

/// Keys that are each given once: who comes later under one that is taken gets it with a number.
#[derive(Debug, Default)]
pub(in crate::formats) struct Unique {
    taken: HashSet<String>,
    /// The last number given behind a key, so that a list of nothing but one name takes no longer than any other.
    last: HashMap<String, u32>,
}

impl Unique {
    pub fn contains(&self, key: &str) -> bool {
        self.taken.contains(key)
    }

    /// The key to know this one by: its own, or `OWN#2`...
    pub fn give(&mut self, own: &str) -> String {
        if self.taken.insert(own.to_owned()) {
            return own.to_owned();
        }
        let last = self.last.entry(own.to_owned()).or_insert(1);
        loop {
            *last = last.saturating_add(1);
            let key = format!("{own}#{last}");
            if self.taken.insert(key.clone()) {
                return key;
            }
        }
    }
}
