//! A made-up hall: tables, boards and the words over them.

use fujite::rules::{Color, Sides, Size};
use fujite::ui::theme::Tone;
use fujite::ui::widgets::{HeadWords, Marks, Pips, PlayerView, RowView, Sign, StateSign, TimeText};

fn player(name: &str, rank: &str) -> PlayerView {
    PlayerView { name: name.into(), rank: rank.into() }
}

pub fn observed(low: &str, high: &str) -> TimeText {
    TimeText::Observed { low: low.into(), high: high.into() }
}

pub fn live(text: &str, tone: Tone, pips: Option<Pips>) -> TimeText {
    TimeText::Live { text: text.into(), tone, pips }
}

/// One table of the made-up hall; its accessible name is its number and players.
#[allow(clippy::too_many_arguments)]
fn row(
    number: u32,
    black: (&str, &str),
    white: (&str, &str),
    clocks: (TimeText, TimeText),
    state: Sign,
    due: (&str, Tone),
    event: (Option<Color>, &str),
    marks: Marks,
) -> RowView {
    RowView {
        name: format!("Стол {number}: {}, {}, {}", black.0, white.0, state.word),
        number: number.to_string(),
        players: Sides::new(player(black.0, black.1), player(white.0, white.1)),
        clocks: Sides::new(clocks.0, clocks.1),
        state,
        due: due.0.into(),
        due_tone: due.1,
        event_side: event.0,
        event: event.1.into(),
        marks,
    }
}

/// The rows of the round's list.
pub fn rows() -> Vec<RowView> {
    let none = Marks::default;
    let periods = |left| Some(Pips { left, total: 3 });
    let mut rows = vec![
        row(
            263,
            ("Подберёзов Р.", "15к"),
            ("Ежевикин Я.", "9к"),
            (live("8.4", Tone::Red, periods(1)), live("20:40", Tone::Ink, None)),
            StateSign::Byoyomi.with("Бё-ёми"),
            ("8.4", Tone::Red),
            (Some(Color::Black), "последний период"),
            Marks { live: true, ..none() },
        ),
        row(
            244,
            ("Шиповников Е.", "10к"),
            ("Ясенев М.", "8к"),
            (observed("0:00", "0:40"), observed("18:30", "19:40")),
            StateSign::Overrun.with("Просрочка?"),
            ("сейчас", Tone::Red),
            (Some(Color::Black), "флажок: проверить"),
            Marks { finding: true, ..none() },
        ),
        row(
            88,
            ("Клевер Т.", "6к"),
            ("Лещинский Б.", "6к"),
            (TimeText::Still("42:10".into()), TimeText::Still("43:40".into())),
            StateSign::Stopped.with("Остановлены"),
            ("6:40", Tone::Red),
            (None, "протест, ждёт решения"),
            Marks { protest: true, ..none() },
        ),
        row(
            5,
            ("Ельников З.", "4д"),
            ("Ивлев К.", "4д"),
            (TimeText::Still("1:06:10".into()), TimeText::Still("1:15:30".into())),
            StateSign::Adjourned.with("Отложена"),
            ("сейчас", Tone::Red),
            (None, "конверт: шаг 4 из 9"),
            none(),
        ),
        row(
            238,
            ("Ольховский Ю.", "19к"),
            ("Жаворонков Н.", "12к"),
            (TimeText::Word { text: "бё-ёми".into(), tone: Tone::Red }, observed("19:10", "24:00")),
            StateSign::Byoyomi.with("Бё-ёми"),
            ("сейчас", Tone::Red),
            (Some(Color::Black), "идёт бё-ёми"),
            none(),
        ),
        row(
            249,
            ("Черёмухин И.", "16к"),
            ("Тальников З.", "11к"),
            (observed("15:00", "16:50"), observed("2:20", "4:10")),
            StateSign::ByoyomiSoon.with("Скоро бё-ёми"),
            ("2:20", Tone::Amber),
            (Some(Color::White), "бё-ёми возможно"),
            none(),
        ),
        row(
            247,
            ("Ольховский К.", "11к"),
            ("Черёмухин Д.", "9к"),
            (observed("2:30", "3:50"), observed("15:20", "16:40")),
            StateSign::ByoyomiSoon.with("Скоро бё-ёми"),
            ("2:30", Tone::Amber),
            (Some(Color::Black), "бё-ёми возможно"),
            Marks { warnings: 1, ..none() },
        ),
        row(
            12,
            ("Зарубин Т.", "3д"),
            ("Аистов Г.", "1д"),
            (TimeText::AtLeast("1:29:20".into()), TimeText::AtLeast("49:50".into())),
            StateSign::Absent.with("Нет белых"),
            ("4:10", Tone::Amber),
            (Some(Color::White), "до поражения, п. 16.1"),
            none(),
        ),
        row(
            239,
            ("Никольцев Я.", "9к"),
            ("Тополев Ю.", "10к"),
            (TimeText::Still("10:12".into()), TimeText::Still("11:08".into())),
            StateSign::Counting.with("Завершение"),
            ("", Tone::Ink),
            (None, "дамэ и тэирэ, 2:10"),
            none(),
        ),
        row(
            246,
            ("Ульянцев Н.", "15к"),
            ("Ивлев Г.", "15к"),
            (TimeText::Blank, TimeText::Blank),
            StateSign::Finished.with("Окончена"),
            ("", Tone::Ink),
            (None, "Б+Вр"),
            none(),
        ),
    ];
    for number in 41..75 {
        rows.push(row(
            number,
            ("Яхонтов Я.", "5к"),
            ("Юркин Е.", "4к"),
            (TimeText::AtLeast("19:10".into()), TimeText::AtLeast("19:10".into())),
            StateSign::Running.with("Идёт"),
            ("19:10", Tone::Ink),
            (None, "бё-ёми возможно"),
            none(),
        ));
    }
    rows
}

pub fn head_words() -> HeadWords<'static> {
    HeadWords {
        number: "№",
        black: "Чёрные",
        black_clock: "Часы чёрных",
        white_clock: "Часы белых",
        white: "Белые",
        state: "Состояние",
        due: "Через",
        event: "Ближайшее событие",
        marks: "Знаки",
    }
}

pub const LETTERS: &str = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

pub fn labels(size: Size) -> (Vec<String>, Vec<String>) {
    let columns = LETTERS.chars().take(size.width().into()).map(String::from).collect();
    (columns, (1..=size.height()).rev().map(|n| n.to_string()).collect())
}

/// A board about half full, the same each time.
pub fn stones(size: Size) -> Vec<Option<Color>> {
    let mut seed = 7_u32;
    size.iter()
        .map(|_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            match seed >> 24 {
                0..70 => Some(Color::Black),
                70..140 => Some(Color::White),
                _ => None,
            }
        })
        .collect()
}
