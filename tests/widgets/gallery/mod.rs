//! Pages of the window made of its parts with made-up people, to be looked at beside the drawings.

mod hall;

use eframe::egui::{self, Align, Layout, Rect, Ui, UiBuilder, pos2, vec2};
use fujite::clock::Millis;
use fujite::rules::{Color, Point, Size};
use fujite::ui::theme::{self, Density, Tone, Type, measure};
use fujite::ui::widgets::{self as w, *};

pub use hall::*;

fn inside<R>(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        contents(ui)
    })
    .inner
}

/// Top bar and rail; returns the room left.
fn shell(ui: &mut Ui, on: usize) -> Rect {
    let t = theme::tokens(ui);
    let all = ui.max_rect();
    ui.painter().rect_filled(all, 0.0, t.panel);
    let top = Rect::from_min_size(all.min, vec2(all.width(), measure::TOP_BAR));
    inside(ui, top, |ui| {
        w::top_bar(ui, |ui| {
            let mark = Rect::from_center_size(pos2(all.left() + 42.0, all.top() + 22.0), vec2(26.0, 26.0));
            w::logo(ui.painter(), mark, t);
            ui.add_space(76.0);
            w::strong(ui, "Кубок Заречья", Type::S15, Tone::Ink);
            w::words(ui, "Тур 3", Type::S15, Tone::Ink2);
            ui.add_space(8.0);
            ui.add(Chip::new("просрочка?").lead("244").icon(Icon::Flag, Tone::Red).tinted(Tone::Red));
            ui.add(Chip::new("протест 6:40").lead("88").icon(Icon::Protest, Tone::Red).tinted(Tone::Red));
            ui.add(Chip::new("конверт").lead("5").icon(Icon::Envelope, Tone::Violet).tinted(Tone::Violet));
            ui.add(Chip::new("опоздание 4:10").lead("12").icon(Icon::Absent, Tone::Amber).tinted(Tone::Amber));
            ui.add(Chip::new("ещё 6").menu());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                w::strong(ui, "14:40:50", Type::S24, Tone::Ink);
                ui.add_space(12.0);
                let mut find = String::new();
                ui.add(SearchBox::new(&mut find, "Стол, имя, действие").key("Ctrl K").width(202.0));
            });
        });
    });
    let rail = Rect::from_min_max(pos2(all.left(), top.bottom()), pos2(all.left() + measure::RAIL, all.bottom()));
    ui.painter().rect_filled(rail, 0.0, t.rail);
    inside(ui, rail, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space(4.0);
        let places = [
            (Icon::Clock, "Тур", "F1"),
            (Icon::Board, "Позиция", "F2"),
            (Icon::Envelope, "Откладывание", "F3"),
            (Icon::Card, "Поведение", "F4"),
            (Icon::List, "Результаты", "F5"),
            (Icon::Sliders, "Регламент", "F6"),
            (Icon::Journal, "Журнал", "F7"),
        ];
        for (i, (icon, text, key)) in places.into_iter().enumerate() {
            let counter = usize::from(i == 2 || i == 3);
            ui.add(RailItem::new(icon, text, key).on(i == on).counter(counter, "ждёт 1"));
        }
    });
    let line = Rect::from_min_max(pos2(rail.right() - 1.0, rail.top()), rail.max);
    ui.painter().rect_filled(line, 0.0, t.line);
    Rect::from_min_max(pos2(rail.right(), top.bottom()), all.max)
}

fn filters(ui: &mut Ui, view: &mut usize) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.add(Chip::new("Все").count(270).on(true).tight());
    for (text, count, sign) in [
        ("Нет игрока", 2, StateSign::Absent),
        ("Идут", 201, StateSign::Running),
        ("Скоро бё-ёми", 11, StateSign::ByoyomiSoon),
        ("Бё-ёми", 3, StateSign::Byoyomi),
        ("Просрочка", 0, StateSign::Overrun),
        ("Стоят", 1, StateSign::Stopped),
        ("Отложены", 1, StateSign::Adjourned),
        ("Завершение", 6, StateSign::Counting),
        ("Окончены", 44, StateSign::Finished),
    ] {
        ui.add(Chip::new(text).count(count).icon(sign.icon(), sign.tone()).tight());
    }
    ui.add(Chip::new("").count(4).warning_card().tight().name("Предупреждения 4"));
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let views =
            [Segment::mark(Icon::Rows, "Строки"), Segment::mark(Icon::Cards, "Карточки"), Segment::mark(Icon::Plan, "План")];
        w::choice(ui, "Вид", &views, view);
    });
}

fn actions(ui: &mut Ui, title: &str, actions: &[(&str, &str)], main: bool) {
    ui.add_space(5.0);
    w::label(ui, title);
    ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
    let width = (ui.available_width() - 4.0) / 2.0;
    for pair in actions.chunks(2) {
        ui.horizontal(|ui| {
            for (i, (text, hint)) in pair.iter().enumerate() {
                let button = Button::new(text).hint(hint).size(ButtonSize::Panel).width(width);
                let first = main && i == 0 && std::ptr::eq(pair.as_ptr(), actions.as_ptr());
                ui.add(if first { button.main() } else { button });
            }
        });
    }
}

fn panel(ui: &mut Ui) {
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.horizontal(|ui| {
        w::strong(ui, "Стол 247", Type::S24, Tone::Ink);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            w::sign_badge(ui, &StateSign::ByoyomiSoon.with("Скоро бё-ёми"));
        });
    });
    w::words(ui, "Группа В · 30 мин, 3 × 20 с · фора 2 · коми 0,5", Type::S12, Tone::Dim);
    for (color, name, low, high, bar) in [
        (Color::Black, "Ольховский Кирилл", "2:30", "3:50", (0.083, 0.128)),
        (Color::White, "Черёмухин Даниил", "15:20", "16:40", (0.51, 0.556)),
    ] {
        w::row(ui, 24.0, |ui| {
            w::stone_dot(ui, color, 18.0, name);
            w::strong(ui, name, Type::S13, Tone::Ink);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| w::time_text(ui, &observed(low, high), Type::S18));
        });
        TimeBar { low: bar.0, high: bar.1, mark: Some(bar.0) }.show(ui, "осталось");
    }
    Note::new(Tone::Amber)
        .icon(Icon::Soon)
        .title("Бё-ёми возможно через 2:30")
        .right("14:43:20")
        .text("Чёрные. Снято 1:20 назад, в 14:39:30")
        .show(ui);
    let clock = [
        ("Снять показания", "R"),
        ("Вести здесь", "L"),
        ("Остановить…", "S"),
        ("Поправить…", "п. 16.7"),
        ("Пауза 3 мин", "п. 15.9"),
        ("Заменить часы…", "п. 16.6"),
    ];
    actions(ui, "Часы — электронные, показывают сумму периодов", &clock, true);
    let game = [("Позиция", "F2"), ("Отложить…", "ст. 12"), ("Завершение", "ст. 13"), ("Результат…", "F5")];
    actions(ui, "Партия", &game, false);
    w::divider(ui);
    ui.horizontal(|ui| {
        w::label(ui, "По этому столу");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| w::link(ui, "всё, 6 записей", Type::S11));
    });
}

/// The round as a list.
pub fn round(ui: &mut Ui) {
    let rows = rows();
    let room = shell(ui, 0);
    let mut view = 0;
    let place = Rect::from_min_size(room.min, vec2(room.width(), measure::PLACE_BAR));
    inside(ui, place, |ui| w::place_bar(ui, |ui| filters(ui, &mut view)));
    let split = room.right() - measure::panel(ui.max_rect().width());
    let side = Rect::from_min_max(pos2(split, place.bottom()), room.max);
    w::side_panel(ui, side, "panel", panel);
    let left = Rect::from_min_max(pos2(room.left(), place.bottom()), pos2(split, room.bottom()));
    let columns = Columns::new(left.width(), ui.max_rect().width());
    inside(ui, left.with_max_y(left.top() + measure::TABLE_HEAD), |ui| {
        w::table_head(ui, &columns, &head_words(), Column::Due);
    });
    let list = Rect::from_min_max(pos2(left.left(), left.top() + 22.0), pos2(left.right(), left.bottom() - measure::BOTTOM_BAR));
    inside(ui, list, |ui| {
        w::scroll_rows(ui, "tables", theme::density(ui.ctx()).row(), rows.len(), |ui, range| {
            for row in rows.get(range).unwrap_or_default() {
                let look = Look { selected: row.number == "249", open: row.number == "247" };
                TableRow::new(row, &columns).look(look).show(ui);
            }
        });
    });
    inside(ui, Rect::from_min_max(pos2(left.left(), left.bottom() - measure::BOTTOM_BAR), left.max), |ui| {
        w::bottom_bar(ui, true, |ui| {
            w::strong(ui, "2 стола:", Type::S13, Tone::Ink);
            w::words(ui, "247, 249", Type::S13, Tone::Ink);
            ui.add(Button::new("Остановить…").size(ButtonSize::Bar));
            ui.add(Button::new("Показания").size(ButtonSize::Bar));
            ui.add(Button::new("Снять выбор").hint("Esc").size(ButtonSize::Bar).quiet());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(Button::new("Пересортировать").hint("Ctrl R").size(ButtonSize::Bar));
                w::words(ui, "сменили бы место: 4", Type::S12, Tone::Ink2);
            });
        });
    });
}

/// The round as cards.
pub fn cards(ui: &mut Ui) {
    let rows = rows();
    let room = shell(ui, 0);
    inside(ui, room.shrink(8.0), |ui| {
        let columns = 6;
        let width = ((ui.available_width() - 6.0 * 5.0) / columns as f32).floor();
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for line in rows.chunks(columns).take(6) {
            ui.horizontal(|ui| {
                for row in line {
                    let look = Look { selected: row.number == "249", open: row.number == "247" };
                    TableCard::new(row).look(look).width(width).finished(row.number == "246").show(ui);
                }
            });
        }
    });
}

/// Everything that is not a page of its own.
pub fn parts(ui: &mut Ui) {
    let t = theme::tokens(ui);
    ui.painter().rect_filled(ui.max_rect(), 0.0, t.panel);
    let area = ui.max_rect().shrink(20.0);
    let half = area.width() / 2.0 - 10.0;
    inside(ui, Rect::from_min_size(area.min, vec2(half, area.height())), left_parts);
    inside(ui, Rect::from_min_size(area.min + vec2(half + 20.0, 0.0), vec2(half, area.height())), right_parts);
}

fn left_parts(ui: &mut Ui) {
    for (text, size) in [("14:40:50", Type::S32), ("Стол 247", Type::S24), ("Ход запрещён: ко", Type::S18)] {
        w::strong(ui, text, size, Tone::Ink);
    }
    for (text, size) in [
        ("Кубок Заречья", Type::S15),
        ("бё-ёми возможно, чёрные 2:30–3:50", Type::S13),
        ("Снято 1:20 назад", Type::S12),
        ("Часы чёрных", Type::S11),
    ] {
        w::words(ui, text, size, Tone::Ink);
    }
    w::heading(ui, "Состояния");
    let words = [
        "Ждёт старта",
        "Идёт",
        "Скоро бё-ёми",
        "Бё-ёми",
        "Просрочка?",
        "Нет чёрных",
        "Остановлены",
        "Отложена",
        "Завершение",
        "Окончена",
    ];
    let signs: Vec<(StateSign, &str)> = StateSign::ALL.into_iter().zip(words).collect();
    for line in signs.chunks(4) {
        ui.horizontal(|ui| {
            for (sign, word) in line {
                w::sign(ui, &sign.with(*word));
            }
        });
    }
    ui.horizontal(|ui| {
        w::warning_card(ui, "1", "первое предупреждение");
        w::warning_card(ui, "2", "второе предупреждение");
        w::words(ui, "предупреждения", Type::S13, Tone::Ink);
        w::mark(ui, Icon::Protest, 15.0, Tone::Red, "протест");
        w::mark(ui, Icon::Warning, 15.0, Tone::Red, "находка");
        w::mark(ui, Icon::Live, 14.0, Tone::Accent, "ведётся здесь");
        w::pips(ui, Pips { left: 2, total: 3 }, "осталось 2 периода из 3");
        w::stone_dot(ui, Color::Black, 12.0, "чёрные");
        w::stone_dot(ui, Color::White, 12.0, "белые");
    });
    w::heading(ui, "Кнопки и поля");
    ui.horizontal(|ui| {
        ui.add(Button::new("Главная").main().hint("Enter"));
        ui.add(Button::new("Обычная").hint("R"));
        ui.add(Button::new("Опасная").danger());
        ui.add(Button::new("Тихая").hint("Esc").quiet());
        ui.add(Button::new("Включена").toggled(true));
        ui.add(Button::new("Нельзя сейчас").disabled(Some("п. 13.2: партия не остановлена")));
    });
    ui.horizontal(|ui| {
        ui.add(Button::new("Диаграмма…").icon(Icon::Print));
        ui.add(Button::new("В фокусе")).request_focus();
    });
    let (mut empty, mut typed, mut on, mut off) = (String::new(), "к10".to_owned(), true, false);
    ui.horizontal(|ui| {
        ui.add(Field::new(&mut empty, "поле").hint("поле").width(110.0));
        ui.add(Field::new(&mut typed, "ход").width(110.0));
        ui.add(Chip::new("Фильтр").count(9).icon(Icon::Soon, Tone::Amber));
        ui.add(Chip::new("Выбран").count(9).on(true));
        w::article(ui, "п. 16.1");
        w::key_cap(ui, "F2");
        w::check(ui, &mut on, "да");
        w::check(ui, &mut off, "нет");
    });
    let mut time = "62m".to_owned();
    let mut wrong = "3:7x".to_owned();
    let parse = |text: &str| text.strip_suffix('m').and_then(|n| n.parse().ok()).map(Millis::from_mins);
    let say = |time: Millis| format!("{}:{:02}:{:02}", time.secs() / 3600, time.secs() / 60 % 60, time.secs() % 60);
    ui.horizontal_top(|ui| {
        DurationField::new(&mut time, "Часы чёрных", &parse, &say, "не время").width(130.0).show(ui);
        DurationField::new(&mut wrong, "Часы белых", &parse, &say, "это не время").width(130.0).show(ui);
        let mut mode = 1;
        let modes = [Segment::text("Ставить камни"), Segment::text("Играть"), Segment::text("Как записано")];
        w::choice(ui, "Что делает щелчок", &modes, &mut mode);
    });
    let mut path = "/home/sudya/kubok.fujite".to_owned();
    PathBox::new(&mut path, "Файл турнира", "Обзор…").show(ui);
    w::heading(ui, "Время");
    for time in [
        live("1:02:30", Tone::Ink, None),
        live("9.8", Tone::Red, Some(Pips { left: 2, total: 5 })),
        observed("2:30", "3:50"),
        TimeText::AtLeast("19:10".into()),
    ] {
        w::time_text(ui, &time, Type::S13);
    }
}

fn right_parts(ui: &mut Ui) {
    let rows = rows();
    w::heading(ui, "Строка таблицы");
    let columns = Columns::new(ui.available_width(), 1300.0);
    for (i, density) in [Density::Dense, Density::Normal, Density::Roomy].into_iter().enumerate() {
        theme::set_density(ui.ctx(), density);
        ui.spacing_mut().item_spacing.y = 0.0;
        for (j, row) in rows.iter().skip(i * 2).take(2).enumerate() {
            TableRow::new(row, &columns).look(Look { selected: j == 0, open: j == 1 }).show(ui);
        }
    }
    theme::set_density(ui.ctx(), Density::Dense);
    ui.spacing_mut().item_spacing.y = 8.0;
    ui.add_space(8.0);
    Proposal {
        lead: "Предлагается",
        ruling: "поражение чёрных по регламенту",
        article: "п. 17.2",
        because: "Второе предупреждение одной стороне в одной партии. Первое — 14:19, п. 15.4.",
        tone: Tone::Red,
    }
    .show(ui);
    for (tone, icon) in
        [(Tone::Amber, Icon::Soon), (Tone::Green, Icon::Check), (Tone::Violet, Icon::Envelope), (Tone::Ink, Icon::Question)]
    {
        Note::new(tone).icon(icon).title("Заметка").text("Что замечено и что из этого следует.").outlined().show(ui);
    }
    w::stack(ui, |ui| {
        RadioRow { text: "По предложению: поражение чёрных", note: "17.2", on: false, refused: None }.show(ui);
        RadioRow {
            text: "Предупреждение без поражения", note: "вопреки предложению", on: true, refused: None
        }
        .show(ui);
        RadioRow {
            text: "Исключение", note: "17.3", on: false, refused: Some("решает главный судья")
        }
        .show(ui);
    });
    Select::new("За что", "телефон в игровой зоне").lead("15.1").show(ui, |_| ());
    let mut reason = "Звонил врач ребёнка, игрок предупредил судью до тура.\n".repeat(4);
    ui.add(Field::new(&mut reason, "Обоснование").lines(2));
    w::words(ui, "Все знаки", Type::S11, Tone::Dim);
    for line in Icon::ALL.chunks(25) {
        ui.horizontal(|ui| {
            for icon in line {
                w::mark(ui, *icon, 16.0, Tone::Ink, &format!("{icon:?}"));
            }
        });
    }
}

/// The board with every mark, and small ones without coordinates.
pub fn board(ui: &mut Ui) {
    let room = shell(ui, 1);
    let size = Size::STANDARD;
    let (columns, rows) = labels(size);
    let mut stones = stones(size);
    let p = Point::new;
    for (x, y, stone) in
        [(3, 3, Some(Color::White)), (15, 16, Some(Color::Black)), (14, 16, None), (16, 15, None), (10, 10, None)]
    {
        if let Some(place) = stones.get_mut(size.index(p(x, y))) {
            *place = stone;
        }
    }
    let marks = [
        Mark::new(p(3, 3), MarkKind::LastMove),
        Mark::new(p(10, 10), MarkKind::Ko),
        Mark::new(p(14, 16), MarkKind::Ghost { color: Color::Black, tone: Tone::Accent }),
        Mark::new(p(15, 16), MarkKind::Ring(Tone::Accent)),
        Mark::new(p(15, 16), MarkKind::Arrow { to: p(14, 16), tone: Tone::Accent }),
        Mark::new(p(16, 15), MarkKind::Ghost { color: Color::White, tone: Tone::Red }),
        Mark::new(p(16, 15), MarkKind::Cross(Tone::Red)),
        Mark::new(p(12, 15), MarkKind::Region { to: p(18, 18), tone: Tone::Accent }),
        Mark::new(p(5, 5), MarkKind::Text("118".into())),
        Mark::new(p(0, 0), MarkKind::Territory(Color::Black)),
        Mark::new(p(1, 0), MarkKind::Territory(Color::White)),
        Mark::new(p(2, 0), MarkKind::Dame),
    ];
    inside(ui, room.shrink(8.0), |ui| {
        ui.horizontal_top(|ui| {
            BoardView::new(size, &stones, "Доска")
                .labels(&columns, &rows)
                .marks(&marks)
                .faded(&[p(6, 6), p(7, 7)])
                .cursor(Some(p(7, 4)))
                .fit(vec2(640.0, 640.0))
                .show(ui);
            ui.vertical(|ui| {
                for lines in [9, 13] {
                    let size = Size::square(lines).unwrap_or(Size::STANDARD);
                    let stones = hall::stones(size);
                    let (columns, rows) = labels(size);
                    BoardView::new(size, &stones, "Малая доска").labels(&columns, &rows).fit(vec2(316.0, 316.0)).show(ui);
                }
            });
            ui.vertical(|ui| {
                let size = Size::new(7, 3).unwrap_or(Size::STANDARD);
                BoardView::new(size, &hall::stones(size), "Часть доски").fit(vec2(200.0, 200.0)).still().show(ui);
                for icon in [Icon::Hand, Icon::Stones, Icon::Erase, Icon::Region, Icon::Turn, Icon::Mirror] {
                    let name = format!("{icon:?}");
                    ui.add(Button::instrument(icon, &name).toggled(icon == Icon::Stones));
                }
            });
        });
    });
}

/// A ruling, over the round.
pub fn dialog(ui: &mut Ui) {
    round(ui);
    let ctx = ui.ctx().clone();
    Dialog::new("ruling", "Второе предупреждение").width(800.0).show(
        &ctx,
        |ui| drop(w::warning_card(ui, "2", "второе предупреждение")),
        |ui| {
            w::words(ui, "Калинин Роман, стол 17", Type::S13, Tone::Ink);
            w::stone_dot(ui, Color::Black, 14.0, "чёрные");
        },
        |ui| {
            Select::new("За что", "телефон в игровой зоне").lead("15.1").show(ui, |_| ());
            Proposal {
                lead: "Предлагается",
                ruling: "поражение чёрных по регламенту",
                article: "п. 17.2",
                because: "Второе предупреждение одной стороне в одной партии. Первое — 14:19, п. 15.4.",
                tone: Tone::Red,
            }
            .show(ui);
            w::heading(ui, "Решение");
            w::stack(ui, |ui| {
                RadioRow {
                    text: "По предложению: поражение чёрных", note: "17.2", on: true, refused: None
                }
                .show(ui);
                RadioRow {
                    text: "Предупреждение без поражения", note: "вопреки", on: false, refused: None
                }
                .show(ui);
            });
        },
        |ui| {
            ui.add(Button::new("Записать решение").main().hint("Ctrl Enter"));
            ui.add(Button::new("Передать главному судье"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.add(Button::new("Отмена").hint("Esc").quiet()));
        },
    );
}

/// The palette, over the round.
pub fn palette(ui: &mut Ui) {
    round(ui);
    let ctx = ui.ctx().clone();
    let mut query = "17 предупр".to_owned();
    Palette { hint: "Стол, имя, действие", found: "5 действий" }.show(
        &ctx,
        &mut query,
        |ui| {
            for (i, title) in ["Предупреждение чёрным: Калинин Роман, стол 17", "Все записи стола 17"].into_iter().enumerate()
            {
                let key = (i + 1).to_string();
                PaletteItem {
                    key: &key,
                    title,
                    text: "в этой партии первое; одно замечание в 14:08",
                    article: "п. 17.2",
                    on: i == 0,
                }
                .show(ui, |painter, at| {
                    w::paint::warning_card(painter, at + vec2(6.0, 0.0), 16.0, "2");
                    12.0
                });
            }
        },
        |ui| {
            w::key_cap(ui, "Enter");
            w::words(ui, "дальше", Type::S12, Tone::Ink2);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                w::words(ui, "закрыть, ничего не записано", Type::S12, Tone::Ink2);
                w::key_cap(ui, "Esc");
            });
        },
    );
}

pub type Page = (&'static str, fn(&mut egui::Ui));

pub const PAGES: [Page; 6] =
    [("round", round), ("cards", cards), ("parts", parts), ("board", board), ("dialog", dialog), ("palette", palette)];
