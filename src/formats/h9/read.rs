use crate::formats::pairings::{
    FindingKind, ImportError, Imported, ImportedBye, ImportedGame, ImportedPlayer, ImportedResult, Outcome, Place, Source, date,
    quarter_points, rank,
};
use std::collections::HashMap;

/// The longest line that is looked at: twenty rounds take three hundred bytes.
const LONGEST_LINE: usize = 4096;

/// One game as one of its two players has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Half {
    /// Place of the opponent; 0 is nobody.
    other: u32,
    sign: char,
    /// Whether the player had Black.
    black: Option<bool>,
    handicap: u8,
    by_default: bool,
}

/// Whether a text is such a table: header lines with square brackets after a semicolon, or a line with a place, a name and games.
pub(in crate::formats) fn is(text: &str) -> bool {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut lines = lines.filter(|line| line.len() <= LONGEST_LINE);
    let header = |line: &str| line.strip_prefix(';').and_then(header).is_some();
    lines.by_ref().take(40).any(|line| header(line) || row(line).is_some_and(|row| !row.halves.is_empty()))
}

/// `EV[Some Open]`.
fn header(line: &str) -> Option<(&str, &str)> {
    let (name, rest) = line.trim().split_once('[')?;
    let value = rest.strip_suffix(']').or_else(|| rest.rsplit_once(']').map(|(value, _)| value))?;
    (name.len() == 2 && name.bytes().all(|byte| byte.is_ascii_uppercase())).then_some((name, value.trim()))
}

struct Row<'a> {
    place: u32,
    surname: String,
    given: String,
    rank: &'a str,
    country: &'a str,
    club: &'a str,
    pin: &'a str,
    halves: Vec<Half>,
}

fn row(line: &str) -> Option<Row<'_>> {
    let (line, pin) = match line.rsplit_once('|') {
        Some((line, pin)) if pin.trim().bytes().all(|byte| byte.is_ascii_digit()) => (line, pin.trim()),
        _ => (line, ""),
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    let place = words.first()?.parse().ok().filter(|place| *place > 0)?;
    // The rank ends the name; a name may look like one only as its first word.
    let at = words.iter().skip(2).position(|word| rank(word).is_some())? + 2;
    let games = words.iter().skip(at + 1).position(|word| half(word).is_some()).map_or(words.len(), |found| found + at + 1);
    let name = words.get(1..at)?;
    let (surname, given) = match name {
        [both] => both.split_once('_').map_or((*both, String::new()), |(surname, given)| (surname, given.to_owned())),
        [surname, given @ ..] => (*surname, given.join(" ")),
        [] => return None,
    };
    let blank = |word: &'_ str| !word.bytes().all(|byte| byte == b'-');
    let between = words.get(at + 1..games)?;
    // Between rank and criteria stand country and club, unless they are numbers already.
    let mut texts = between.iter().take(2).filter(|word| word.parse::<f64>().is_err()).copied();
    Some(Row {
        place,
        surname: named(surname),
        given: named(&given),
        rank: words.get(at).copied()?,
        country: texts.next().filter(|word| blank(word)).unwrap_or_default(),
        club: texts.next().filter(|word| blank(word)).unwrap_or_default(),
        pin,
        halves: words.get(games..)?.iter().map_while(|word| half(word)).collect(),
    })
}

/// A part of a name: blanks are written as underscores, nothing as a dash.
fn named(word: &str) -> String {
    if word == "-" { String::new() } else { word.replace('_', " ") }
}

/// `23+/w0`, `0-`, `7=/b2`, `12+!`.
fn half(word: &str) -> Option<Half> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = word.split_at_checked(digits)?;
    let other = number.parse().ok()?;
    let mut letters = rest.chars();
    let sign = letters.next().filter(|sign| "+-=?".contains(*sign))?;
    let rest = letters.as_str();
    let (rest, by_default) = rest.strip_prefix('!').map_or((rest, false), |rest| (rest, true));
    let mut side = rest.strip_prefix('/').unwrap_or_default().chars();
    let black = match side.next() {
        None if rest.is_empty() => None,
        Some('b' | 'B') => Some(true),
        Some('w' | 'W') => Some(false),
        _ => return None,
    };
    let handicap = match side.as_str() {
        "" => 0,
        digits => digits.parse().ok()?,
    };
    Some(Half { other, sign, black, handicap, by_default })
}

pub(in crate::formats) fn read(text: &str) -> Result<Imported, ImportError> {
    let mut out = Imported::new(Source::H9);
    let mut rows: Vec<Row<'_>> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if let Some(comment) = line.strip_prefix(';') {
            if let Some((name, value)) = header(comment) {
                heading(&mut out, name, value);
            }
        } else if let Some(row) = Some(line).filter(|line| line.len() <= LONGEST_LINE).and_then(row) {
            rows.push(row);
        } else if !line.is_empty() {
            out.found(FindingKind::RowSkipped, Place::line(number + 1));
        }
    }
    if rows.is_empty() {
        return Err(ImportError::Unrecognised);
    }
    let mut keys: HashMap<u32, String> = HashMap::new();
    let mut again: HashMap<u32, u32> = HashMap::new();
    for row in &rows {
        let own = row.place.to_string();
        let times = again.entry(row.place).and_modify(|times| *times += 1).or_insert(1);
        let key = if *times == 1 { own.clone() } else { format!("{own}#{times}") };
        if *times == 1 {
            keys.insert(row.place, key.clone());
        } else {
            out.found(FindingKind::DuplicatePlayer, Place::who(&own));
        }
        out.players.push(ImportedPlayer {
            key,
            surname: row.surname.clone(),
            given: row.given.clone(),
            country: row.country.to_owned(),
            club: row.club.to_owned(),
            rank: rank(row.rank),
            rank_text: row.rank.to_owned(),
            egf_pin: row.pin.to_owned(),
            registered: true,
            ..ImportedPlayer::default()
        });
    }
    let by_place: HashMap<u32, &Row<'_>> = rows.iter().rev().map(|row| (row.place, row)).collect();
    let mut absences: Vec<(u32, u16)> = Vec::new();
    for row in rows.iter().filter(|row| by_place.get(&row.place).is_some_and(|first| std::ptr::eq(*first, *row))) {
        games(&mut out, row, &by_place, &keys, &mut absences);
    }
    // A column nobody has played in belongs to no round: tables are written wider than tournaments are long.
    let played = out.last_round();
    out.rounds = played;
    let index: HashMap<String, usize> = out.players.iter().enumerate().map(|(i, player)| (player.key.clone(), i)).collect();
    for (place, round) in absences.into_iter().filter(|(_, round)| *round <= played) {
        if let Some(player) = index.get(&place.to_string()).and_then(|index| out.players.get_mut(*index)) {
            player.absent.insert(round);
        }
    }
    // The table has no boards: games are numbered in the order of their better places.
    let mut next: HashMap<u16, u16> = HashMap::new();
    for game in &mut out.games {
        let table = next.entry(game.round).or_insert(0);
        *table = table.saturating_add(1);
        game.table = Some(*table);
    }
    Ok(out)
}

fn heading(out: &mut Imported, name: &str, value: &str) {
    match name {
        "EV" => value.clone_into(&mut out.name),
        "PC" => {
            let (country, place) = value.split_once(',').unwrap_or(("", value));
            country.trim().clone_into(&mut out.country);
            place.trim().clone_into(&mut out.location);
        }
        "DT" => {
            let (first, last) = value.split_once(',').unwrap_or((value, value));
            (out.begin, out.end) = (date(first), date(last));
            if out.begin.is_none() || out.end.is_none() {
                out.found(FindingKind::BadValue, Place::field("DT", value));
            }
        }
        "KM" => {
            out.komi = quarter_points(value);
            if out.komi.is_none() {
                out.found(FindingKind::BadValue, Place::field("KM", value));
            }
        }
        _ => {}
    }
}

fn games(
    out: &mut Imported,
    row: &Row<'_>,
    by_place: &HashMap<u32, &Row<'_>>,
    keys: &HashMap<u32, String>,
    absences: &mut Vec<(u32, u16)>,
) {
    let Some(own) = keys.get(&row.place).cloned() else { return };
    for (round, half) in (1_u16..).zip(&row.halves) {
        if half.other == 0 {
            match half.sign {
                '+' => out.byes.push(ImportedBye { round, player: own.clone() }),
                _ => absences.push((row.place, round)),
            }
            continue;
        }
        let place = || Place::game(Some(round), None, &row.place.to_string(), &half.other.to_string());
        let (Some(other), Some(opponent)) = (keys.get(&half.other), by_place.get(&half.other)) else {
            out.found(FindingKind::DanglingPlayer, place());
            continue;
        };
        if half.other == row.place {
            out.found(FindingKind::PlaysItself, place());
            continue;
        }
        let answer = opponent.halves.get(usize::from(round - 1)).filter(|answer| answer.other == row.place);
        match answer {
            // Told once, by the better place.
            Some(_) if half.other < row.place => continue,
            None => out.found(FindingKind::OneSided, place()),
            Some(_) => {}
        }
        let black = half.black.or(answer.and_then(|answer| answer.black).map(|black| !black));
        if let (Some(own), Some(theirs)) = (half.black, answer.and_then(|answer| answer.black))
            && own == theirs
        {
            out.found(FindingKind::ColoursDiffer, place());
        }
        let outcome = outcome(half.sign, answer.map(|answer| answer.sign)).unwrap_or_else(|| {
            out.found(FindingKind::ResultsDiffer, place());
            Outcome::Unknown
        });
        let is_black = black.unwrap_or(true);
        let (black_key, white_key) = if is_black { (own.clone(), other.clone()) } else { (other.clone(), own.clone()) };
        out.games.push(ImportedGame {
            round,
            black: black_key,
            white: white_key,
            handicap: half.handicap.max(answer.map_or(0, |answer| answer.handicap)),
            color_known: black.is_some(),
            result: ImportedResult {
                outcome: if is_black { outcome } else { outcome.swapped() },
                by_default: half.by_default && outcome.is_known(),
            },
            ..ImportedGame::default()
        });
    }
}

/// As if the player whose line it is had Black; `None` when the two lines contradict each other.
fn outcome(own: char, answer: Option<char>) -> Option<Outcome> {
    Some(match (own, answer) {
        ('+', None | Some('-')) => Outcome::BlackWins,
        ('-', None | Some('+')) => Outcome::WhiteWins,
        ('=', None | Some('=')) => Outcome::Draw,
        ('?', None | Some('?')) => Outcome::Unknown,
        ('+', Some('+')) => Outcome::BothWin,
        ('-', Some('-')) => Outcome::BothLose,
        _ => return None,
    })
}
