//! The theme and the widgets: contrast of every token, names and answers of every widget, and, on demand, pictures.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test says what went wrong by failing

#[path = "widgets/gallery.rs"]
mod gallery;

use eframe::egui::{self, Event, Key, Modifiers, Ui, accesskit, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use fujite::clock::Millis;
use fujite::rules::{Color, Point, Size};
use fujite::ui::keys;
use fujite::ui::theme::{self, ThemeChoice, Tokens, Tone, contrast};
use fujite::ui::widgets::{self as w, *};

fn window<'a, S: 'a>(state: S, app: impl FnMut(&mut Ui, &mut S) + 'a) -> Harness<'a, S> {
    Harness::builder()
        .with_size(vec2(900.0, 700.0))
        .with_theme(egui::Theme::Light)
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::Light))
        .build_ui_state(app, state)
}

mod tokens {
    use super::*;

    type Pick = fn(&Tokens) -> egui::Color32;

    /// Text tokens and every surface and tint each is used on.
    fn pairs() -> Vec<(&'static str, Pick, Vec<(&'static str, Pick)>)> {
        let surfaces: Vec<(&'static str, Pick)> =
            vec![("bg", |t| t.bg), ("rail", |t| t.rail), ("panel", |t| t.panel), ("card", |t| t.card), ("hover", |t| t.hover)];
        let with = |more: Vec<(&'static str, Pick)>| [surfaces.clone(), more].concat();
        let rows: Vec<(&'static str, Pick)> = vec![("sel", |t| t.sel), ("accbg", |t| t.accbg)];
        let tints: Vec<(&'static str, Pick)> =
            vec![("redbg", |t| t.redbg), ("ambbg", |t| t.ambbg), ("grnbg", |t| t.grnbg), ("viobg", |t| t.viobg)];
        let rows_and = |more: Vec<(&'static str, Pick)>| [rows.clone(), more].concat();
        vec![
            ("ink", |t| t.ink, with(rows_and(tints.clone()))),
            ("ink2", |t| t.ink2, with(rows_and(tints))),
            ("dim", |t| t.dim, with(rows.clone())),
            ("acc", |t| t.acc, with(rows.clone())),
            ("red", |t| t.red, with(rows_and(vec![("redbg", |t| t.redbg)]))),
            ("amb", |t| t.amb, with(rows_and(vec![("ambbg", |t| t.ambbg)]))),
            ("grn", |t| t.grn, with(rows_and(vec![("grnbg", |t| t.grnbg)]))),
            ("vio", |t| t.vio, with(rows_and(vec![("viobg", |t| t.viobg)]))),
            ("onacc", |t| t.onacc, vec![("acc", |t| t.acc)]),
            ("onseal", |t| t.onseal, vec![("seal", |t| t.seal)]),
            ("wood_text", |t| t.wood_text, vec![("wood", |t| t.wood)]),
        ]
    }

    #[test]
    fn every_text_can_be_read_on_every_surface_it_lies_on() {
        let mut low = Vec::new();
        for (theme, tokens) in [("light", &Tokens::LIGHT), ("dark", &Tokens::DARK)] {
            for (text, pick, grounds) in pairs() {
                for (ground, surface) in grounds {
                    let ratio = contrast(pick(tokens), surface(tokens));
                    if ratio < 4.5 {
                        low.push(format!("{theme}: {text} on {ground}: {ratio:.2}"));
                    }
                }
            }
        }
        assert!(low.is_empty(), "{low:#?}");
    }

    #[test]
    fn borders_of_controls_stand_out_three_to_one() {
        for tokens in [&Tokens::LIGHT, &Tokens::DARK] {
            for surface in [tokens.bg, tokens.rail, tokens.panel, tokens.card] {
                assert!(contrast(tokens.ctl, surface) >= 3.0, "{surface:?}");
            }
        }
    }

    #[test]
    fn contrast_is_the_one_of_the_standard() {
        assert!((contrast(egui::Color32::BLACK, egui::Color32::WHITE) - 21.0).abs() < 1e-9);
        assert!((contrast(egui::Color32::from_rgb(0x77, 0x77, 0x77), egui::Color32::WHITE) - 4.478).abs() < 0.01);
    }

    #[test]
    fn the_theme_of_a_subtree_decides_its_tokens() {
        let seen = std::cell::RefCell::new(Vec::new());
        let _harness = window((), |ui, ()| {
            seen.borrow_mut().push(theme::tokens(ui) == &Tokens::LIGHT);
            let dark = ui.ctx().style_of(egui::Theme::Dark);
            ui.scope(|ui| {
                ui.set_style(dark);
                seen.borrow_mut().push(theme::tokens(ui) == &Tokens::DARK);
            });
        });
        assert!(seen.borrow().iter().all(|right| *right));
    }
}

mod buttons {
    use super::*;

    #[test]
    fn a_button_answers_by_its_text_and_tells_its_key() {
        let mut harness = window(0, |ui, clicks| {
            if ui.add(Button::new("Снять показания").hint("R").main()).clicked() {
                *clicks += 1;
            }
        });
        let button = harness.get_by_label("Снять показания");
        assert_eq!(button.accesskit_node().data().keyboard_shortcut(), Some("R"));
        button.click();
        harness.run();
        assert_eq!(*harness.state(), 1);
    }

    #[test]
    fn what_cannot_be_done_stays_visible_with_its_article_and_does_nothing() {
        let mut harness = window(0, |ui, clicks| {
            if ui.add(Button::new("Возобновить").disabled(Some("п. 12.9: конверт не вскрыт"))).clicked()
            {
                *clicks += 1;
            }
        });
        let button = harness.get_by_label("Возобновить");
        assert!(button.accesskit_node().is_disabled());
        assert_eq!(button.accesskit_node().data().description(), Some("п. 12.9: конверт не вскрыт"));
        button.click();
        harness.run();
        assert_eq!(*harness.state(), 0);
        harness.get_by_label("Возобновить").hover();
        harness.run_steps(8);
        assert!(harness.query_by_label("п. 12.9: конверт не вскрыт").is_some(), "the reason shows under the pointer");
    }

    #[test]
    fn tab_reaches_the_reason_too() {
        let mut harness = window((), |ui, ()| {
            ui.add(Button::new("Возобновить").disabled(Some("п. 12.9")));
        });
        harness.key_press(Key::Tab);
        harness.run_steps(3);
        assert!(harness.query_by_label("п. 12.9").is_some());
    }

    #[test]
    fn a_choice_moves_by_a_click_and_only_then() {
        let mut harness = window((0, 0), |ui, (chosen, changes)| {
            let segments = [Segment::text("Ставить"), Segment::text("Играть"), Segment::mark(Icon::Plan, "План")];
            if w::choice(ui, "Щелчок", &segments, chosen) {
                *changes += 1;
            }
        });
        harness.get_by_label("План").click();
        harness.run();
        assert_eq!(*harness.state(), (2, 1));
        harness.get_by_label("План").click();
        harness.run();
        assert_eq!(*harness.state(), (2, 1));
    }

    #[test]
    fn a_chip_reads_its_count() {
        let harness = window((), |ui, ()| {
            ui.add(Chip::new("Бё-ёми").count(3).icon(Icon::Byoyomi, Tone::Red));
            ui.add(Chip::new("просрочка?").lead("244").tinted(Tone::Red));
        });
        harness.get_by_label("Бё-ёми 3");
        harness.get_by_label("244 просрочка?");
    }
}

mod fields {
    use super::*;

    #[test]
    fn text_typed_goes_to_the_field_with_that_name() {
        let mut harness = window((String::new(), String::new()), |ui, (a, b)| {
            ui.add(Field::new(a, "Что было"));
            ui.add(Field::new(b, "Обоснование").lines(2));
        });
        harness.get_by_label("Обоснование").focus();
        harness.run();
        harness.get_by_label("Обоснование").type_text("звонил врач");
        harness.run();
        assert_eq!(harness.state().1, "звонил врач");
        assert_eq!(harness.state().0, "");
    }

    #[test]
    fn a_length_of_time_is_read_while_typed() {
        let parse = |text: &str| text.strip_suffix('m').and_then(|n| n.parse().ok()).map(Millis::from_mins);
        let say = |time: Millis| format!("{}:00", time.secs() / 60);
        let mut harness = window((String::new(), None, false), move |ui, (text, value, wrong)| {
            let shown = DurationField::new(text, "Часы чёрных", &parse, &say, "не время").show(ui);
            (*value, *wrong) = (shown.value, shown.wrong);
        });
        assert!(!harness.state().2, "an empty field is not wrong");
        harness.get_by_label("Часы чёрных").focus();
        harness.run();
        harness.get_by_label("Часы чёрных").type_text("62");
        harness.run();
        assert_eq!((harness.state().1, harness.state().2), (None, true));
        let node = harness.get_by_label("Часы чёрных");
        assert_eq!(node.accesskit_node().data().description(), Some("не время"));
        harness.get_by_label("Часы чёрных").type_text("m");
        harness.run();
        assert_eq!((harness.state().1, harness.state().2), (Some(Millis::from_mins(62)), false));
        let node = harness.get_by_label("Часы чёрных");
        assert_eq!(node.accesskit_node().data().description(), Some("62:00"));
    }

    #[test]
    fn escape_empties_a_search() {
        let mut harness = window("247".to_owned(), |ui, text| {
            ui.add(SearchBox::new(text, "№ или имя"));
        });
        harness.get_by_label("№ или имя").focus();
        harness.run();
        harness.key_press(Key::Escape);
        harness.run();
        assert_eq!(harness.state(), "");
    }

    #[test]
    fn a_path_can_be_typed_or_asked_for() {
        let mut harness = window((String::new(), false), |ui, (path, asked)| {
            *asked |= PathBox::new(path, "Файл турнира", "Обзор…").show(ui).browse;
        });
        harness.get_by_label("Файл турнира").focus();
        harness.run();
        harness.get_by_label("Файл турнира").type_text("/media/usb/a.fujite");
        harness.get_by_label("Обзор…").click();
        harness.run();
        assert_eq!(*harness.state(), ("/media/usb/a.fujite".to_owned(), true));
    }

    #[test]
    fn boxes_and_rows_are_ticked_and_a_refused_row_is_not() {
        let mut harness = window((false, None), |ui, (ticked, ruling)| {
            w::check(ui, ticked, "Белые подписали");
            for (i, refused) in [(0, None), (1, Some("решает главный судья"))] {
                let text = ["Предупреждение", "Исключение"][i];
                let row = RadioRow { text, note: "17.3", on: *ruling == Some(i), refused };
                if row.show(ui).clicked() {
                    *ruling = Some(i);
                }
            }
        });
        harness.get_by_label("Белые подписали").click();
        harness.get_by_label("Предупреждение, 17.3").click();
        harness.run();
        assert_eq!(*harness.state(), (true, Some(0)));
        harness.get_by_label("Исключение, 17.3").click();
        harness.run();
        assert_eq!(*harness.state(), (true, Some(0)));
    }

    #[test]
    fn a_list_opens_under_its_field_and_closes_on_a_choice() {
        let mut harness = window(0, |ui, chosen| {
            let articles = ["телефон", "подсказка"];
            Select::new("За что", articles[*chosen]).show(ui, |ui| {
                for (i, article) in articles.iter().enumerate() {
                    if w::select_item(ui, i == *chosen, article, "").clicked() {
                        *chosen = i;
                    }
                }
            });
        });
        assert!(harness.query_by_label("подсказка").is_none());
        harness.get_by_label("За что").click();
        harness.run();
        harness.get_by_label("подсказка").click();
        harness.run();
        assert_eq!(*harness.state(), 1);
        assert!(harness.query_by_label("телефон").is_none(), "closed");
    }
}

mod key_places {
    use super::*;

    fn press(harness: &Harness<'_, (u32, String)>, key: Key, physical: Option<Key>, modifiers: Modifiers) {
        harness.event(Event::Key { key, physical_key: physical, pressed: true, repeat: false, modifiers });
    }

    fn listening<'a>() -> Harness<'a, (u32, String)> {
        window((0, String::new()), |ui, (heard, text)| {
            ui.add(Field::new(text, "поле"));
            if keys::letter(ui, Key::R) {
                *heard += 1;
            }
            if keys::pressed(ui, Modifiers::COMMAND | Modifiers::CTRL, Key::Z) {
                *heard += 10;
            }
        })
    }

    #[test]
    fn the_place_of_a_key_decides_not_its_letter() {
        let mut harness = listening();
        // Dvorak: the key at R prints P.
        press(&harness, Key::P, Some(Key::R), Modifiers::NONE);
        press(&harness, Key::R, Some(Key::O), Modifiers::NONE);
        harness.run();
        assert_eq!(harness.state().0, 1);
    }

    #[test]
    fn modifiers_must_be_exactly_those() {
        let mut harness = listening();
        press(&harness, Key::R, None, Modifiers::SHIFT);
        press(&harness, Key::Z, Some(Key::Z), Modifiers::CTRL | Modifiers::COMMAND);
        harness.run();
        assert_eq!(harness.state().0, 10);
    }

    #[test]
    fn letters_do_nothing_while_a_field_is_typed_in() {
        let mut harness = listening();
        harness.get_by_label("поле").focus();
        harness.run();
        press(&harness, Key::R, Some(Key::R), Modifiers::NONE);
        harness.run();
        assert_eq!(harness.state().0, 0);
    }
}

mod dialogs {
    use super::*;

    fn ruling<'a>() -> Harness<'a, (bool, u32)> {
        window((true, 0), |ui, (open, behind)| {
            if ui.add(Button::new("Позади")).clicked() {
                *behind += 1;
            }
            if *open {
                let ctx = ui.ctx().clone();
                let mut reason = String::new();
                let shown = Dialog::new("ruling", "Второе предупреждение").show(
                    &ctx,
                    |_| (),
                    |_| (),
                    |ui| drop(ui.add(Field::new(&mut reason, "Обоснование"))),
                    |ui| drop(ui.add(Button::new("Записать решение").main())),
                );
                if shown.close {
                    *open = false;
                }
            }
        })
    }

    #[test]
    fn escape_closes_a_dialog() {
        let mut harness = ruling();
        harness.run();
        assert!(harness.query_by_label("Записать решение").is_some());
        harness.key_press(Key::Escape);
        harness.run();
        assert!(!harness.state().0);
        assert!(harness.query_by_label("Записать решение").is_none());
    }

    #[test]
    fn nothing_behind_a_dialog_can_be_clicked_and_a_slip_does_not_close_it() {
        let mut harness = ruling();
        harness.run();
        harness.get_by_label("Позади").click();
        harness.run();
        assert_eq!(*harness.state(), (true, 0));
    }

    #[test]
    fn the_keyboard_stays_inside() {
        let mut harness = ruling();
        harness.run();
        for _ in 0..6 {
            harness.key_press(Key::Tab);
            harness.run();
            assert!(!harness.get_by_label("Позади").is_focused());
        }
    }

    #[test]
    fn the_palette_is_typed_in_at_once() {
        let mut harness = window(String::new(), |ui, query| {
            let ctx = ui.ctx().clone();
            Palette { hint: "Стол, имя, действие", found: "" }.show(&ctx, query, |_| (), |_| ());
        });
        harness.run();
        harness.event(Event::Text("17".into()));
        harness.run();
        assert_eq!(harness.state(), "17");
    }
}

mod tables {
    use super::*;

    #[test]
    fn a_row_and_a_card_are_one_widget_that_reads_the_whole() {
        let rows = gallery::rows();
        let mut harness = window(Vec::<String>::new(), move |ui, clicked| {
            let columns = Columns::new(ui.available_width(), 1366.0);
            for row in rows.iter().take(3) {
                if TableRow::new(row, &columns).show(ui).clicked() {
                    clicked.push(row.number.clone());
                }
            }
            if TableCard::new(&rows[5]).show(ui).clicked() {
                clicked.push("card".into());
            }
        });
        harness.get_by_label("Стол 244: Шиповников Е., Ясенев М., Просрочка?").click();
        harness.run();
        harness.get_by_label_contains("Стол 249").click();
        harness.run();
        assert_eq!(*harness.state(), ["244", "card"]);
        assert!(harness.query_by_label("Ясенев М.").is_none(), "no part of a row is a widget of its own");
    }

    #[test]
    fn a_click_on_the_head_asks_for_that_order() {
        let mut harness = window(None, |ui, asked| {
            let columns = Columns::new(ui.available_width(), 1366.0);
            *asked = asked.or(w::table_head(ui, &columns, &gallery::head_words(), Column::Due));
        });
        harness.get_by_label("Белые").click();
        harness.run();
        assert_eq!(*harness.state(), Some(Column::White));
    }

    #[test]
    fn times_are_read_with_their_certainty() {
        assert_eq!(TimeText::Observed { low: "2:30".into(), high: "3:50".into() }.spoken(), "2:30–3:50");
        assert_eq!(TimeText::AtLeast("19:10".into()).spoken(), "≥ 19:10");
    }
}

mod boards {
    use super::*;

    #[derive(Default)]
    struct Seen {
        clicked: Option<Point>,
        dragged: Option<(Point, Point)>,
        cursor: Option<Point>,
        entered: Option<Point>,
    }

    fn name(size: Size, stones: &[Option<Color>], point: Point) -> String {
        let letter = gallery::LETTERS.chars().nth(point.x.into()).unwrap_or('?');
        let what = match stones[size.index(point)] {
            Some(Color::Black) => "чёрный камень",
            Some(Color::White) => "белый камень",
            None => "пусто",
        };
        format!("{letter}{}, {what}", size.height() - point.y)
    }

    fn board<'a>(size: Size) -> Harness<'a, Seen> {
        let mut stones = vec![None; size.points()];
        stones[0] = Some(Color::White);
        let (columns, rows) = gallery::labels(size);
        window(Seen::default(), move |ui, seen: &mut Seen| {
            let shown = BoardView::new(size, &stones, "Доска")
                .labels(&columns, &rows)
                .cursor(seen.cursor)
                .point_name(&|p| name(size, &stones, p))
                .fit(vec2(640.0, 640.0))
                .show(ui);
            seen.clicked = shown.clicked.map(|c| c.0).or(seen.clicked);
            seen.dragged = shown.dragged.or(seen.dragged);
            seen.cursor = shown.cursor.or(seen.cursor);
            seen.entered = shown.entered.or(seen.entered);
        })
    }

    #[test]
    fn a_click_lands_on_the_point_under_it() {
        let mut harness = board(Size::STANDARD);
        harness.get_by_label("K10, пусто").click();
        harness.run();
        assert_eq!(harness.state().clicked, Some(Point::new(9, 9)));
    }

    #[test]
    fn a_screen_reader_reads_points_and_presses_them() {
        let mut harness = board(Size::STANDARD);
        assert_eq!(harness.get_by_label("A19, белый камень").accesskit_node().role(), accesskit::Role::GridCell);
        harness.get_by_label("T1, пусто").click_accesskit();
        harness.run();
        assert_eq!(harness.state().clicked, Some(Point::new(18, 18)));
    }

    #[test]
    fn a_drag_tells_where_it_began_and_where_it_ended() {
        let mut harness = board(Size::STANDARD);
        let (from, to) = (harness.get_by_label("Q3, пусто").rect().center(), harness.get_by_label("P3, пусто").rect().center());
        harness.drag_at(from);
        harness.run();
        harness.hover_at(to);
        harness.run();
        harness.drop_at(to);
        harness.run();
        assert_eq!(harness.state().dragged, Some((Point::new(15, 16), Point::new(14, 16))));
        assert_eq!(harness.state().clicked, None);
    }

    #[test]
    fn arrows_walk_from_the_middle_and_stop_at_the_edge_and_enter_takes_the_point() {
        let mut harness = board(Size::square(9).unwrap());
        harness.get_by_label("Доска").focus();
        harness.run();
        harness.key_press(Key::ArrowRight);
        harness.run();
        assert_eq!(harness.state().cursor, Some(Point::new(4, 4)));
        for _ in 0..9 {
            harness.key_press(Key::ArrowLeft);
            harness.run();
        }
        harness.key_press(Key::ArrowUp);
        harness.run();
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(harness.state().cursor, Some(Point::new(0, 3)));
        assert_eq!(harness.state().entered, Some(Point::new(0, 3)));
        assert_eq!(harness.state().clicked, None);
    }

    #[test]
    fn boards_of_every_shape_are_shown() {
        for (width, height) in [(1, 1), (1, 52), (52, 1), (2, 3), (25, 25), (52, 52)] {
            let size = Size::new(width, height).unwrap();
            let stones = gallery::stones(size);
            let harness = window((), |ui, ()| {
                BoardView::new(size, &stones, "Доска").fit(vec2(640.0, 640.0)).show(ui);
            });
            let rect = harness.get_by_label("Доска").rect();
            assert!(rect.width() <= 640.5 && rect.height() <= 640.5, "{width}x{height}: {rect:?}");
        }
    }
}

/// The page in the whole window: the harness itself leaves a margin.
fn whole(ui: &mut Ui, show: fn(&mut Ui)) {
    let all = ui.ctx().content_rect();
    ui.scope_builder(egui::UiBuilder::new().max_rect(all), |ui| {
        ui.set_clip_rect(all);
        show(ui);
    });
}

/// Pages as pictures: `FUJITE_PICTURES=directory cargo test --test widgets pictures`.
#[test]
fn pictures_are_drawn_when_asked_for() {
    let Some(folder) = std::env::var_os("FUJITE_PICTURES").map(std::path::PathBuf::from) else {
        return;
    };
    std::fs::create_dir_all(&folder).unwrap();
    for (theme, choice, name) in
        [(egui::Theme::Light, ThemeChoice::Light, "light"), (egui::Theme::Dark, ThemeChoice::Dark, "dark")]
    {
        for (page, show) in gallery::PAGES {
            let mut harness = Harness::builder()
                .with_size(vec2(1366.0, 768.0))
                .with_theme(theme)
                .with_context_setup(move |ctx| theme::install(ctx, choice))
                .wgpu()
                .build_ui(move |ui| whole(ui, show));
            harness.run_steps(3);
            let picture = harness.render().unwrap();
            picture.save(folder.join(format!("{page}-{name}.png"))).unwrap();
        }
    }
}

/// Every page of the gallery, in both themes, has a name for each thing that can be used (the harness fails otherwise).
#[test]
fn every_page_can_be_used_without_seeing_it() {
    for (_, show) in gallery::PAGES {
        let mut harness = Harness::builder()
            .with_size(vec2(1366.0, 768.0))
            .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::System))
            .build_ui(move |ui| whole(ui, show));
        harness.run_steps(2);
        harness.check_accessibility();
    }
}

/// The time one frame with a full board takes, without a screen reader: `cargo test --test widgets --release -- --ignored`.
#[test]
#[ignore = "a measurement"]
fn a_full_board_takes_little_of_a_frame() {
    for lines in [19, 25] {
        let size = Size::square(lines).unwrap();
        let stones: Vec<_> = size.iter().map(|p| Some(if (p.x + p.y) % 2 == 0 { Color::Black } else { Color::White })).collect();
        let (columns, rows) = gallery::labels(size);
        let ctx = egui::Context::default();
        theme::install(&ctx, ThemeChoice::Light);
        let frame = |with_board: bool| {
            let input = egui::RawInput {
                screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(1366.0, 768.0))),
                ..Default::default()
            };
            let start = std::time::Instant::now();
            let mut output = ctx.run_ui(input, |ui| {
                if with_board {
                    BoardView::new(size, &stones, "Доска").labels(&columns, &rows).fit(vec2(640.0, 640.0)).show(ui);
                }
            });
            let meshes = ctx.tessellate(std::mem::take(&mut output.shapes), 1.0);
            std::hint::black_box(meshes.len());
            output.drop_without_applying_deltas();
            start.elapsed()
        };
        for _ in 0..20 {
            frame(true);
        }
        let best = (0..200).map(|_| frame(true)).min().unwrap_or_default();
        let empty = (0..200).map(|_| frame(false)).min().unwrap_or_default();
        println!("{lines}x{lines}: {best:?} of which without the board {empty:?}");
    }
}
