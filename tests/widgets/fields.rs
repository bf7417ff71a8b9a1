//! Fields, boxes, lists.

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
fn long_text_scrolls_inside_its_field() {
    let long = "строка\n".repeat(12);
    let harness = window(long, |ui, text| {
        ui.add(Field::new(text, "Обоснование").lines(2));
        ui.add(Button::new("Записать"));
    });
    let top = harness.get_by_label("Записать").rect().top();
    assert!(top < 80.0, "two lines and their edge, not twelve: {top}");
    let shown = harness.get_by_label("Обоснование").rect();
    assert!(shown.height() > 100.0, "the rest is there to scroll to");
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
