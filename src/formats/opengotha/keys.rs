use crate::formats::pairings::Unique;
pub(super) use crate::formats::splice::key_of;
use std::collections::HashMap;

/// Players' keys, and their ASCII forms, to the keys this reader gave them.
#[derive(Default)]
pub(super) struct Keys {
    exact: Unique,
    /// `None` when several players share the form.
    folded: HashMap<String, Option<String>>,
}

impl Keys {
    /// Takes a player in and gives the key to know it by: its own, or one with a number when that is taken.
    pub fn add(&mut self, own: &str) -> String {
        let key = self.exact.give(own);
        self.folded.entry(fold(own)).and_modify(|shared| *shared = None).or_insert_with(|| Some(key.clone()));
        key
    }

    pub fn find(&self, reference: &str) -> Option<String> {
        let key = key_of(reference);
        let by_fold = || self.folded.get(&fold(&key)).cloned().flatten();
        if self.exact.contains(&key) { Some(key) } else { by_fold() }
    }
}

/// Latin capitals with marks to the bare letter; other letters stay.
pub(super) fn fold(key: &str) -> String {
    let mut out = String::with_capacity(key.len());
    for letter in key.chars() {
        match letter {
            'À'..='Å' | 'Ā' | 'Ă' | 'Ą' => out.push('A'),
            'Æ' => out.push_str("AE"),
            'Ç' | 'Ć' | 'Ĉ' | 'Ċ' | 'Č' => out.push('C'),
            'Ð' | 'Ď' | 'Đ' => out.push('D'),
            'È'..='Ë' | 'Ē' | 'Ĕ' | 'Ė' | 'Ę' | 'Ě' => out.push('E'),
            'Ĝ' | 'Ğ' | 'Ġ' | 'Ģ' => out.push('G'),
            'Ĥ' | 'Ħ' => out.push('H'),
            'Ì'..='Ï' | 'Ĩ' | 'Ī' | 'Ĭ' | 'Į' | 'İ' => out.push('I'),
            'Ĵ' => out.push('J'),
            'Ķ' => out.push('K'),
            'Ĺ' | 'Ļ' | 'Ľ' | 'Ł' => out.push('L'),
            'Ñ' | 'Ń' | 'Ņ' | 'Ň' => out.push('N'),
            'Ò'..='Ö' | 'Ø' | 'Ō' | 'Ŏ' | 'Ő' => out.push('O'),
            'Œ' => out.push_str("OE"),
            'Ŕ' | 'Ŗ' | 'Ř' => out.push('R'),
            'Ś' | 'Ŝ' | 'Ş' | 'Š' | 'Ș' => out.push('S'),
            'Ţ' | 'Ť' | 'Ŧ' | 'Ț' => out.push('T'),
            'Ù'..='Ü' | 'Ũ' | 'Ū' | 'Ŭ' | 'Ů' | 'Ű' | 'Ų' => out.push('U'),
            'Ŵ' => out.push('W'),
            'Ý' | 'Ŷ' | 'Ÿ' => out.push('Y'),
            'Ź' | 'Ż' | 'Ž' => out.push('Z'),
            other => out.push(other),
        }
    }
    out
}
