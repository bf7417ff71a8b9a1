//! One line for one result: "132 б 4,5", "17 b r", in either layout of the keyboard.

use crate::referee::{How, Outcome};
use crate::rules::{Color, Score};

/// What a line says so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub table: Option<u16>,
    pub outcome: Option<Outcome>,
    pub under_protest: bool,
    pub flaw: Option<Flaw>,
}

/// Why a line cannot be understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A letter that means nothing here.
    Letter(char),
    /// Two winners, two ways of winning, or a way without a winner.
    Contradiction,
    /// Not a number of points, or one below a quarter.
    Margin,
    /// Not a number of a table.
    Table,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Winner(Color),
    Draw,
    Resignation,
    Time,
    Regulation,
    Absence,
    Protest,
}

/// A letter as printed on a Russian or an English key, or the letter of the other layout on the same key.
fn sign(letter: char) -> Option<Sign> {
    Some(match letter {
        'ч' | 'x' | 'b' | 'и' => Sign::Winner(Color::Black),
        'б' | 'w' | 'ц' => Sign::Winner(Color::White),
        '=' => Sign::Draw,
        'с' | 'c' | 'r' | 'к' => Sign::Resignation,
        'в' | 'd' | 't' | 'е' => Sign::Time,
        'р' | 'h' | 'f' => Sign::Regulation,
        'н' | 'y' | 'a' | 'ф' => Sign::Absence,
        'п' | 'g' | 'p' | 'з' => Sign::Protest,
        _ => return None,
    })
}

/// Reads a line; what is missing is `None`, what is wrong is a flaw.
pub fn parse(text: &str) -> Line {
    let mut line = Line::default();
    let lower = text.trim().to_lowercase();
    let digits = lower.find(|c: char| !c.is_ascii_digit()).unwrap_or(lower.len());
    let (number, rest) = lower.split_at(digits);
    if number.is_empty() {
        line.flaw = (!lower.is_empty()).then_some(Flaw::Table);
        return line;
    }
    let Ok(table) = number.parse::<u16>() else {
        line.flaw = Some(Flaw::Table);
        return line;
    };
    line.table = Some(table);
    match outcome(rest, &mut line.under_protest) {
        Ok(outcome) => line.outcome = outcome,
        Err(flaw) => line.flaw = Some(flaw),
    }
    line
}

fn outcome(rest: &str, under_protest: &mut bool) -> Result<Option<Outcome>, Flaw> {
    let (mut winner, mut how, mut draw) = (None, None, false);
    let digit = |c: char| c.is_ascii_digit();
    let mut points = String::new();
    // Where the number stopped: two numbers are not one.
    let mut points_end = None;
    for (at, letter) in rest.char_indices() {
        let number = letter.is_ascii_digit() || matches!(letter, '.' | ',' | '½' | '¼' | '¾');
        if number {
            // On an English keyboard the key of "б" prints a comma: one that stands alone names the winner.
            let alone = letter == ',' && points.is_empty() && rest.get(at + 1..).is_none_or(|r| !r.starts_with(digit));
            if alone && winner.is_none() {
                winner = Some(Color::White);
            } else if points_end.is_some_and(|end| end < at) {
                return Err(Flaw::Margin);
            } else {
                points.push(letter);
                points_end = Some(at + letter.len_utf8());
            }
            continue;
        }
        if letter.is_whitespace() || letter == '+' {
            continue;
        }
        match sign(letter).ok_or(Flaw::Letter(letter))? {
            Sign::Winner(color) => match winner.replace(color) {
                None => {}
                Some(_) => return Err(Flaw::Contradiction),
            },
            Sign::Draw => draw = true,
            Sign::Protest => *under_protest = true,
            sign => match how.replace(sign) {
                None => {}
                Some(_) => return Err(Flaw::Contradiction),
            },
        }
    }
    let how = match (how, points.is_empty()) {
        (Some(_), false) => return Err(Flaw::Contradiction),
        (Some(Sign::Resignation), _) => Some(How::Resignation),
        (Some(Sign::Time), _) => Some(How::Time),
        (Some(Sign::Regulation), _) => Some(How::Regulation),
        (Some(Sign::Absence), _) => Some(How::Absence),
        _ => None,
    };
    match (winner, how, draw) {
        (None, None, true) if points.is_empty() => Ok(Some(Outcome::Draw)),
        (None, None, false) if points == "0" => Ok(Some(Outcome::BothLose)),
        (None, None, false) if points.is_empty() => Ok(None),
        (Some(winner), Some(how), false) => Ok(Some(Outcome::win(winner, how))),
        (Some(winner), None, false) if points.is_empty() => Ok(Some(Outcome::win(winner, How::Points(None)))),
        (Some(winner), None, false) => {
            let margin: Score = points.parse().map_err(|_| Flaw::Margin)?;
            if margin.in_quarters() <= 0 {
                return Err(Flaw::Margin);
            }
            Ok(Some(Outcome::win(winner, How::Points(Some(margin)))))
        }
        _ => Err(Flaw::Contradiction),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Outcome> {
        let line = parse(text);
        assert_eq!(line.flaw, None, "{text}");
        line.outcome
    }

    #[test]
    fn a_line_names_the_table_the_winner_and_the_margin() {
        let line = parse("132 б 4,5");
        assert_eq!(line.table, Some(132));
        assert_eq!(line.outcome, Some(Outcome::win(Color::White, How::Points(Some(Score::quarters(18))))));
    }

    #[test]
    fn both_layouts_and_both_languages_agree() {
        let by = |how| Some(Outcome::win(Color::Black, how));
        for text in ["7 ч с", "7 b r", "7 x c", "7 чс", "7ч с", "7 Ч+с"] {
            assert_eq!(read(text), by(How::Resignation), "{text}");
        }
        for (text, how) in [("7 ч в", How::Time), ("7 b t", How::Time), ("7 ч р", How::Regulation), ("7 x h", How::Regulation)]
        {
            assert_eq!(read(text), by(how), "{text}");
        }
        assert_eq!(read("7 , 4.5"), read("7 б 4,5"));
        assert_eq!(read("7 б н"), Some(Outcome::win(Color::White, How::Absence)));
    }

    #[test]
    fn a_draw_a_double_loss_and_a_protest_have_signs() {
        assert_eq!(read("12 ="), Some(Outcome::Draw));
        assert_eq!(read("12 0"), Some(Outcome::BothLose));
        assert!(parse("12 б 0,5 п").under_protest);
        assert_eq!(read("12 б"), Some(Outcome::win(Color::White, How::Points(None))));
        assert_eq!(read("12"), None);
    }

    #[test]
    fn what_contradicts_itself_is_not_guessed() {
        assert_eq!(parse("12 ч б").flaw, Some(Flaw::Contradiction));
        assert_eq!(parse("12 ч с 4,5").flaw, Some(Flaw::Contradiction));
        assert_eq!(parse("12 с").flaw, Some(Flaw::Contradiction));
        assert_eq!(parse("12 ч 4 5").flaw, Some(Flaw::Margin));
        assert_eq!(parse("12 ч 4,3").flaw, Some(Flaw::Margin));
        assert_eq!(parse("12 ч 0").flaw, Some(Flaw::Margin));
        assert_eq!(parse("12 ж").flaw, Some(Flaw::Letter('ж')));
        assert_eq!(parse("б 4").flaw, Some(Flaw::Table));
        assert_eq!(parse("99999999 б").flaw, Some(Flaw::Table));
    }
}
