//! Names in Latin letters, for lists that hold no others: Cyrillic as Russian passports spell it (ICAO Doc 9303), Latin letters
//! with marks without them.

/// What became of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Latin {
    pub text: String,
    /// Some letter is of another script, and a question mark stands for it.
    pub lost: bool,
}

/// The text in ASCII.
#[must_use]
pub fn latin(text: &str) -> Latin {
    let mut out = Latin { text: String::with_capacity(text.len()), lost: false };
    let letters: Vec<char> = text.chars().collect();
    for (place, letter) in letters.iter().copied().enumerate() {
        if letter.is_ascii() {
            out.text.push(letter);
            continue;
        }
        let small = letter.to_lowercase().next().unwrap_or(letter);
        let Some(spelt) = cyrillic(small).or_else(|| marked(small)).or_else(|| sign(letter)) else {
            out.text.push('?');
            out.lost = true;
            continue;
        };
        if letter == small {
            out.text.push_str(spelt);
        } else {
            // Within capitals all of it is capital: ЩУКИН, SHCHUKIN; otherwise the first letter: Щукин, Shchukin.
            let near = [place.checked_sub(1), place.checked_add(1)].into_iter().flatten().filter_map(|at| letters.get(at));
            let among_capitals = near.clone().any(|near| near.is_uppercase()) && !near.clone().any(|near| near.is_lowercase());
            let mut spelt = spelt.chars();
            out.text.extend(spelt.next().map(|first| first.to_ascii_uppercase()));
            out.text.extend(spelt.map(|letter| if among_capitals { letter.to_ascii_uppercase() } else { letter }));
        }
    }
    out
}

/// Small letters of the Russian, Ukrainian and Belarusian alphabets.
fn cyrillic(letter: char) -> Option<&'static str> {
    Some(match letter {
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' | 'ґ' => "g",
        'д' => "d",
        'е' | 'ё' | 'э' => "e",
        'ж' => "zh",
        'з' => "z",
        'и' | 'й' | 'і' | 'ї' => "i",
        'к' => "k",
        'л' => "l",
        'м' => "m",
        'н' => "n",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'у' | 'ў' => "u",
        'ф' => "f",
        'х' => "kh",
        'ц' => "ts",
        'ч' => "ch",
        'ш' => "sh",
        'щ' => "shch",
        'ъ' | 'є' => "ie",
        'ы' => "y",
        'ь' => "",
        'ю' => "iu",
        'я' => "ia",
        _ => return None,
    })
}

/// Small Latin letters with marks.
fn marked(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' | 'ǎ' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ĥ' | 'ħ' => "h",
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' | 'ǐ' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' | 'ǒ' => "o",
        'œ' => "oe",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ŧ' | 'ț' => "t",
        'þ' => "th",
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' | 'ǔ' => "u",
        'ŵ' => "w",
        'ý' | 'ŷ' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => return None,
    })
}

/// Marks that are no letters.
fn sign(letter: char) -> Option<&'static str> {
    Some(match letter {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => "-",
        '’' | '‘' | 'ʼ' | '«' | '»' | '“' | '”' | '„' => "'",
        '\u{a0}' | '\u{2009}' | '\u{202f}' => " ",
        '№' => "No ",
        '…' => "...",
        // Marks that combine with the letter before them.
        '\u{300}'..='\u{36f}' => "",
        _ => return None,
    })
}
