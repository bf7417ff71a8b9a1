//! The same keys in the other layout: "ghtlegh" is "предупр" typed without switching.

const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN: &str = "йцукенгшщзхъфывапролджэячсмитьбюё";

fn through(text: &str, from: &str, to: &str) -> String {
    text.chars()
        .map(|letter| from.chars().position(|c| c == letter).and_then(|at| to.chars().nth(at)).unwrap_or(letter))
        .collect()
}

/// What may have been meant: as typed, and with the keys read in the other layout. All in small letters, ё as е.
pub(super) fn readings(text: &str) -> Vec<String> {
    let small = text.to_lowercase();
    let mut all = vec![through(&small, LATIN, RUSSIAN), through(&small, RUSSIAN, LATIN)];
    all.retain(|other| *other != small);
    all.insert(0, small);
    all.iter().map(|reading| fold(reading)).collect()
}

/// Small letters, ё as е: how words are compared.
pub(super) fn fold(text: &str) -> String {
    text.to_lowercase().replace('ё', "е")
}
