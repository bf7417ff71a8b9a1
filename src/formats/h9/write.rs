use crate::clock::Millis;
use crate::formats::export::Written;
use crate::formats::latin::latin;
use crate::formats::pairings::{
    FindingKind, Imported, ImportedByoYomi, ImportedPlayer, Outcome, Place, quarters_text, rank_text,
};
use crate::formats::standing::standings;
use crate::referee::Rank;
use std::collections::HashMap;
use std::fmt::Write as _;

/// Columns of games at most; a mistyped number of a round must not make a table of sixty thousand.
const MOST_ROUNDS: u16 = 99;

/// A table sorted by points, in ASCII.
pub(in crate::formats) fn write(tournament: &Imported) -> Written {
    let mut out = Written::default();
    let lines = standings(tournament);
    let places: HashMap<&str, u32> =
        lines.iter().filter_map(|line| Some((tournament.players.get(line.player)?.key.as_str(), line.place))).collect();
    let halves = halves(tournament, &places, &mut out);
    let rounds = tournament.rounds.max(tournament.last_round()).min(MOST_ROUNDS);
    if tournament.last_round() > MOST_ROUNDS {
        out.found(FindingKind::RoundBeyond, Place::default().in_round(Some(tournament.last_round())));
    }
    let mut text = header(tournament, &mut out);
    for line in &lines {
        let Some(player) = tournament.players.get(line.player) else { continue };
        let _ = write!(
            text,
            "{:>4} {:<30} {:>3} {:<2} {:<4} {:>4} {:>5}",
            line.place,
            name(player, &mut out),
            rank(player, &mut out),
            two_letters(&player.country),
            club(&player.club, &mut out),
            points(line.points),
            points(line.sos),
        );
        for round in 1..=rounds {
            let told = halves.get(&(player.key.as_str(), round)).map_or("0-", String::as_str);
            let _ = write!(text, " {told:<8}");
        }
        while text.ends_with(' ') {
            text.pop();
        }
        if !player.egf_pin.is_empty() {
            let _ = write!(text, " |{}", player.egf_pin);
        }
        text.push('\n');
    }
    out.bytes = text.into_bytes();
    out
}

fn header(tournament: &Imported, out: &mut Written) -> String {
    let (minutes, comment) = effective(tournament);
    let day = |date: Option<crate::formats::pairings::Date>| date.map(|date| date.to_string()).unwrap_or_default();
    let last = tournament.end.or(tournament.begin);
    let handicap = tournament.games.iter().map(|game| game.handicap).max().unwrap_or(0);
    let mut text = String::new();
    for (name, value) in [
        ("CL", class(tournament, minutes).to_owned()),
        ("EV", spelt(&tournament.name, out)),
        ("PC", format!("{},{}", two_letters(&tournament.country).trim(), spelt(&tournament.location, out))),
        ("DT", format!("{},{}", day(tournament.begin), day(last))),
        ("HA", format!("h{handicap}")),
        ("KM", tournament.komi.map(quarters_text).unwrap_or_default()),
        ("TA", minutes.to_string()),
        ("CM", comment),
    ] {
        let _ = writeln!(text, "; {name}[{value}]");
    }
    text.push_str(";\n; Pl Name                            Rk Co Club  NBW  SOSW\n");
    text
}

/// Minutes that count for the class: byo-yomi by 45 moves (Japanese), 60 stones (Canadian), 120 moves (increments).
fn effective(tournament: &Imported) -> (i64, String) {
    let Some(control) = tournament.control else { return (0, String::new()) };
    let (more, comment) = match control.after {
        ImportedByoYomi::Absolute => (0, "No byo-yomi"),
        ImportedByoYomi::Japanese { period, .. } => (period.0 * 45, "Japanese byo-yomi"),
        ImportedByoYomi::Canadian { stones, interval } => (interval.0 * 60 / i64::from(stones.max(1)), "Canadian byo-yomi"),
        ImportedByoYomi::Fischer { increment } => (increment.0 * 120, "Fischer"),
    };
    ((control.main.0 + more) / Millis::from_mins(1).0, comment.to_owned())
}

/// The class by the European federation's limits: effective and main time in minutes.
fn class(tournament: &Imported, effective: i64) -> &'static str {
    let main = tournament.control.map_or(0, |control| control.main.0 / Millis::from_mins(1).0);
    let fischer = tournament.control.is_some_and(|control| matches!(control.after, ImportedByoYomi::Fischer { .. }));
    let least = |fixed: i64, with_increment: i64| if fischer { with_increment } else { fixed };
    match () {
        () if effective >= 75 && main >= least(60, 45) => "A",
        () if effective >= 50 && main >= least(40, 30) => "B",
        () if effective >= 25 && main >= least(20, 15) => "C",
        () => "D",
    }
}

fn spelt(text: &str, out: &mut Written) -> String {
    let spelt = latin(text);
    if spelt.lost {
        out.found(FindingKind::LettersLost, Place { value: Some(text.to_owned()), ..Place::default() });
    }
    spelt.text.chars().map(|letter| if letter.is_control() || letter == ']' { ' ' } else { letter }).collect()
}

/// Surname and given name, two words.
fn name(player: &ImportedPlayer, out: &mut Written) -> String {
    let mut word = |text: &str| {
        let joined = spelt(text, out).replace('|', "/").split_whitespace().collect::<Vec<_>>().join("_");
        if joined.is_empty() { "-".to_owned() } else { joined }
    };
    format!("{} {}", word(&player.surname), word(&player.given))
}

fn rank(player: &ImportedPlayer, out: &mut Written) -> String {
    match player.rank {
        Some(rank) if rank != Rank::Unknown => rank_text(rank),
        _ => {
            out.found(FindingKind::RankAssumed, Place::who(&player.full_name()));
            "30K".to_owned()
        }
    }
}

fn two_letters(country: &str) -> String {
    let letters: String = country.chars().filter(char::is_ascii_alphabetic).take(2).collect();
    if letters.len() == 2 { letters.to_ascii_uppercase() } else { "--".to_owned() }
}

/// Four letters, one word that is no number.
fn club(club: &str, out: &mut Written) -> String {
    let word: String = spelt(club, out).chars().filter(char::is_ascii_alphanumeric).take(4).collect();
    if word.is_empty() || word.parse::<f64>().is_ok() { "--".to_owned() } else { word }
}

/// Half points as a number: 5 is 2.5.
fn points(halves: u32) -> String {
    if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}.5", halves / 2) }
}

/// What stands in a player's line for a round. A game that was not played counts, but has no opponent.
fn halves<'a>(tournament: &'a Imported, places: &HashMap<&str, u32>, out: &mut Written) -> HashMap<(&'a str, u16), String> {
    let mut told = HashMap::new();
    for game in &tournament.games {
        let place = || Place::game(Some(game.round), game.table, &game.black, &game.white);
        let (Some(black), Some(white)) = (places.get(game.black.as_str()), places.get(game.white.as_str())) else { continue };
        let (for_black, for_white) = match game.result.outcome {
            Outcome::BlackWins => ('+', '-'),
            Outcome::WhiteWins => ('-', '+'),
            Outcome::Draw => ('=', '='),
            Outcome::BothWin => ('+', '+'),
            Outcome::BothLose => ('-', '-'),
            Outcome::Unknown => ('?', '?'),
            Outcome::Cancelled => {
                out.found(FindingKind::ResultNotHeld, place());
                ('?', '?')
            }
        };
        let sides = [(game.black.as_str(), *white, for_black, 'b'), (game.white.as_str(), *black, for_white, 'w')];
        for (key, other, sign, side) in sides {
            let text = if game.result.by_default { format!("0{sign}") } else { format!("{other}{sign}/{side}{}", game.handicap) };
            told.insert((key, game.round), text);
        }
    }
    for bye in &tournament.byes {
        told.entry((bye.player.as_str(), bye.round)).or_insert_with(|| "0+".to_owned());
    }
    told
}
