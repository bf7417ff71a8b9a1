use super::columns::Column;
use crate::formats::pairings::{ImportedResult, Outcome};
use crate::rules::Color;

/// What a heading means; one that names no side belongs to the player before it.
pub(super) fn heading(text: &str, side: Option<Color>) -> Option<Column> {
    let text = text.trim().to_lowercase().replace('ё', "е");
    if let Ok(column) = text.parse() {
        return Some(column);
    }
    let (own, rest) = sided(&text);
    let side = own.or(side);
    match rest.as_str() {
        "" => own.map(Column::Name),
        "тур" | "раунд" | "round" | "rd" | "№ тура" => Some(Column::Round),
        "стол" | "столик" | "доска" | "№" | "№ стола" | "n" | "no" | "#" | "table" | "tbl" | "board" => {
            Some(Column::Table)
        }
        "фора" | "handicap" | "hd" | "hcp" | "h" => Some(Column::Handicap),
        "коми" | "komi" => Some(Column::Komi),
        "результат" | "рез" | "рез." | "итог" | "счет" | "result" | "res" | "res." | "score" => {
            Some(Column::Result)
        }
        "игрок" | "фамилия" | "фио" | "player" | "name" | "surname" | "last name" => match (own, side) {
            (Some(own), _) => Some(Column::Name(own)),
            // A second player without a side of his own is White.
            (None, Some(Color::Black)) => Some(Column::Name(Color::White)),
            (None, _) => Some(Column::Name(Color::Black)),
        },
        "имя" | "given" | "given name" | "first name" => side.map(Column::Given),
        "ранг" | "разряд" | "уровень" | "кю/дан" | "rank" | "grade" | "level" => side.map(Column::Rank),
        "рейтинг" | "rating" | "gor" => side.map(Column::Rating),
        "клуб" | "город" | "club" | "town" | "city" => side.map(Column::Club),
        "страна" | "country" => side.map(Column::Country),
        "pin" | "egd" | "egd pin" => side.map(Column::Pin),
        "key" | "ключ" => side.map(Column::Key),
        _ => None,
    }
}

/// The side a heading names, and what is left of it.
fn sided(text: &str) -> (Option<Color>, String) {
    let words: Vec<&str> = text.split([' ', '_', '-', '.', ':', '(', ')', ',']).filter(|word| !word.is_empty()).collect();
    let mut side = None;
    let mut rest = Vec::new();
    for word in words {
        let named = match word {
            "черные" | "черный" | "черных" | "ч" | "black" | "b" | "player1" => Some(Color::Black),
            "белые" | "белый" | "белых" | "б" | "white" | "w" | "player2" => Some(Color::White),
            "1" if !rest.is_empty() => Some(Color::Black),
            "2" if !rest.is_empty() => Some(Color::White),
            _ => None,
        };
        match named {
            Some(named) if side.is_none() => side = Some(named),
            _ => rest.push(word),
        }
    }
    (side, rest.join(" "))
}

/// A result as people and programs write it; Black's points come first.
pub(super) fn result(text: &str) -> Option<ImportedResult> {
    let text = text.trim().to_lowercase().replace('ё', "е").replace(['–', '—', '−', ':'], "-");
    let (text, marked) = match text.strip_suffix('!') {
        Some(text) => (text.trim(), true),
        None => (text.as_str(), false),
    };
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let (outcome, by_default) = match compact.as_str() {
        "" | "?" | "?-?" | "-" => (Outcome::Unknown, false),
        "1-0" | "2-0" | "b" | "b+" | "ч" | "ч+" | "black" | "черные" | "+-" | "b+r" | "b+t" => {
            (Outcome::BlackWins, false)
        }
        "0-1" | "0-2" | "w" | "w+" | "б" | "б+" | "white" | "белые" | "-+" | "w+r" | "w+t" => (Outcome::WhiteWins, false),
        "½-½" | "1/2-1/2" | "0.5-0.5" | "0,5-0,5" | "1-1/2" | "=" | "==" | "draw" | "jigo" | "ничья" | "дзиго" => {
            (Outcome::Draw, false)
        }
        "0-0" | "--" | "bothlose" | "обапроиграли" => (Outcome::BothLose, false),
        "1-1" | "++" | "bothwin" | "обавыиграли" => (Outcome::BothWin, false),
        "x" | "cancelled" | "void" | "безрезультата" => (Outcome::Cancelled, false),
        "b+f" | "ч+н" | "+-н" => (Outcome::BlackWins, true),
        "w+f" | "б+н" | "-+н" => (Outcome::WhiteWins, true),
        other => {
            // By so many points: B+3.5.
            let (side, points) = other.split_once('+')?;
            points.replace(',', ".").parse::<f64>().ok().filter(|points| points.is_finite())?;
            match side {
                "b" | "ч" => (Outcome::BlackWins, false),
                "w" | "б" => (Outcome::WhiteWins, false),
                _ => return None,
            }
        }
    };
    Some(ImportedResult { outcome, by_default: (by_default || marked) && outcome != Outcome::Unknown })
}

/// The same result in words [`result`] reads.
pub(super) fn result_text(result: ImportedResult) -> String {
    let word = match result.outcome {
        Outcome::Unknown => "?",
        Outcome::BlackWins => "B+",
        Outcome::WhiteWins => "W+",
        Outcome::Draw => "draw",
        Outcome::BothWin => "both win",
        Outcome::BothLose => "both lose",
        Outcome::Cancelled => "cancelled",
    };
    format!("{word}{}", if result.by_default { "!" } else { "" })
}

/// A place where a player's name would be, but nobody sits.
pub(super) fn is_nobody(text: &str) -> bool {
    let text = text.trim().to_lowercase().replace('ё', "е");
    matches!(text.as_str(), "" | "-" | "—" | "–" | "bye" | "free" | "свободен" | "свободна" | "пропуск" | "выходной")
}
